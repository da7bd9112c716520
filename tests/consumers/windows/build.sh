unzip -q "$ZIP"
mv carcassonne-*-win64 carcassonne
x86_64-w64-mingw32-gcc -Icarcassonne/include game.c \
	carcassonne/lib/libcarcassonne.dll.a -o game.exe
cp carcassonne/bin/carcassonne.dll .
wine game.exe
