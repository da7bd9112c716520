export PKG_CONFIG_PATH="$PREFIX/lib/pkgconfig"
cc game.c $(pkg-config --cflags --libs carcassonne) -o game
LD_LIBRARY_PATH="$PREFIX/lib" ./game
