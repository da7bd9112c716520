sh libcarcassonne/tools/amalgamate.sh .
cc -O2 -shared -fPIC -DCARC_BUILD carcassonne.c -o libcarcassonne.so
package=libcarcassonne/bindings/csharp/com.libcarcassonne.carcassonne
mcs -unsafe -out:game.exe Program.cs $package/Runtime/*.cs \
	$package/Runtime/Generated/*.cs
mono game.exe
