apt-get install -y ./libcarcassonne0_*.deb ./libcarcassonne-dev_*.deb
cc game.c $(pkg-config --cflags --libs carcassonne) -o game
./game
