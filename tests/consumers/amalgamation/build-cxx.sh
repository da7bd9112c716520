sh libcarcassonne/tools/amalgamate.sh .
cc -O2 -c carcassonne.c
c++ -O2 -I. game.cpp carcassonne.o -o game
./game
