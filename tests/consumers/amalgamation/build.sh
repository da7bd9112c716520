sh libcarcassonne/tools/amalgamate.sh .
cc -O2 -c carcassonne.c
cc -O2 -I. game.c carcassonne.o -o game
./game
