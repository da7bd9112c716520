#!/bin/sh
# SPDX-License-Identifier: Zlib
# package-windows.sh DIRECTORY: cross-compile below it, in build, and pack
# carcassonne-VERSION-win64.zip there: the DLL, what links with it, the header
# and the command. Needs ./configure (./bootstrap makes it), mingw-w64 and zip.
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1/build"
cd "$1"
host=x86_64-w64-mingw32
package=carcassonne-$(sh "$top/build-aux/version.sh")-win64

(
	cd build
	[ -f Makefile ] || CHECK_CFLAGS=-I$top/tests/plain CHECK_LIBS=' ' \
		"$top/configure" -q --host=$host --enable-werror
	make -j "${jobs:-1}"
)

# Programs look for carcassonne.dll; libtool puts the version into the name. The
# import library is made anew for ours, and the .def file is what other
# compilers make theirs of.
rm -rf "$package" "$package.zip"
mkdir -p "$package/bin" "$package/lib" "$package/include"
cp build/.libs/libcarcassonne-*.dll "$package/bin/carcassonne.dll"
$host-strip "$package/bin/carcassonne.dll"
{
	echo 'LIBRARY carcassonne.dll'
	echo EXPORTS
	sed -n '/global:/,/local:/s/^[[:space:]]*\([a-z0-9_]*\);.*/\1/p' \
		"$top/lib/libcarcassonne.map"
} >"$package/lib/carcassonne.def"
$host-dlltool -d "$package/lib/carcassonne.def" \
	-l "$package/lib/libcarcassonne.dll.a"
$host-gcc -s -o "$package/bin/carcassonne.exe" build/tools/*.o \
	"$package/lib/libcarcassonne.dll.a" -Wl,-Bstatic,-lpthread,-Bdynamic
cp "$top/include/carcassonne.h" "$package/include"
cp "$top/COPYING" "$top/README.md" "$package"
zip -rqX "$package.zip" "$package"
