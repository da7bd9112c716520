#!/bin/sh
# SPDX-License-Identifier: Zlib
# Windows: cross-compiled by autotools into a zip with the DLL, the import
# library, the header and the command. Under wine the zip plays the signature
# and every record; the C tests need Check, which is not there for Windows.
. "$(dirname "$0")/common.sh"

host=x86_64-w64-mingw32
for tool in $host-gcc wine zip unzip; do
	command -v $tool >/dev/null || {
		echo "no $tool: install gcc-mingw-w64-x86-64, wine, zip, unzip"
		exit 77
	}
done
version=$(sh "$top/build-aux/version.sh")
package=carcassonne-$version-win64
zip=$top/build-embed/$package.zip
WINEPREFIX=$work/wine WINEDEBUG=-all
export WINEPREFIX WINEDEBUG
mkdir "$work/build"
cd "$work/build"
quiet configure "$top/configure" -q --host=$host --prefix=/ --enable-werror \
	--disable-static CFLAGS='-O2 -static-libgcc'
quiet make make -j "$jobs" libcarcassonne.la

# Programs look for carcassonne.dll; libtool adds the version to its name. The
# import library is made anew for it.
dest=$work/$package
mkdir -p "$dest/bin" "$dest/lib" "$dest/include"
{
	echo 'LIBRARY carcassonne.dll'
	echo EXPORTS
	sed -n '/global:/,/local:/s/^[[:space:]]*\([a-z0-9_]*\);.*/\1/p' \
		"$top/lib/libcarcassonne.map"
} >"$dest/lib/carcassonne.def"
cp .libs/libcarcassonne-*.dll "$dest/bin/carcassonne.dll"
$host-dlltool -d "$dest/lib/carcassonne.def" \
	-l "$dest/lib/libcarcassonne.dll.a"
cp "$top/include/carcassonne.h" "$dest/include"
cp "$top/COPYING" "$top/README.md" "$dest"
# Static but for our DLL: nanosleep is in a library of its own there.
quiet 'the command' $host-gcc -std=c11 -O2 -static \
	-D_POSIX_C_SOURCE=200809L -I"$dest/include" \
	-o "$dest/bin/carcassonne.exe" "$top"/tools/*.c \
	"$dest/lib/libcarcassonne.dll.a" -lpthread
rm -f "$zip"
(cd "$work" && quiet zip zip -rqX "$zip" "$package")
passed "$package.zip"

# The DLL exports the functions of the header and no others.
$host-objdump -p "$dest/bin/carcassonne.dll" |
	sed -n '/Ordinal\/Name Pointer/,/^$/s/.*[] ]\(carc[a-z0-9_]*\)$/\1/p' |
	LC_ALL=C sort >"$work/exports"
sed -n '/global:/,/local:/s/^[[:space:]]*\([a-z0-9_]*\);.*/\1/p' \
	"$top/lib/libcarcassonne.map" | LC_ALL=C sort |
	diff - "$work/exports" || fail 'other exports'
passed 'the same exports'

# From here on only what is in the zip.
mkdir "$work/unzipped"
cd "$work/unzipped"
quiet unzip unzip -q "$zip"
cd "$package"
block c "$top/README.md" >"$work/game.c"
quiet 'a program' $host-gcc -std=c11 -Iinclude -o bin/game.exe \
	"$work/game.c" lib/libcarcassonne.dll.a
quiet 'the signature' $host-gcc -std=c11 -O2 -Iinclude \
	-o bin/signature.exe "$top/tests/signature.c" lib/libcarcassonne.dll.a
cp -R "$top/tests/games" games
wine bin/game.exe | tr -d '\r' | grep -Eqx '[0-9]+ : [0-9]+' ||
	fail 'the program of README.md does not play'
passed 'the program of README.md'
wine bin/signature.exe | tr -d '\r' | diff "$top/tests/data/signature" - ||
	fail 'another signature'
passed 'the same signature'
wine bin/carcassonne.exe check games >"$work/log" 2>&1 || {
	tail -n 20 "$work/log"
	fail 'carcassonne check'
}
tail -n 1 "$work/log" | tr -d '\r' | grep -Eqx '[0-9]+ passed, 0 failed' ||
	fail 'carcassonne check: no result'
passed "records: $(tail -n 1 "$work/log" | tr -d '\r')"
