#!/bin/sh
# SPDX-License-Identifier: Zlib
# The library as one file: no warning with any compiler, the same signature, and
# a part of a C++ program. How fast it is against the shared library is told by
# tests/onefile-speed.sh.
. "$(dirname "$0")/common.sh"

consumer amalgamation 'cc, two files'
consumer amalgamation 'a C++ program with a C file' build-cxx.sh

sh "$top/tools/amalgamate.sh" "$work/one"
cp "$top/tests/signature.c" "$work/one"
warnings='-std=c11 -pedantic -Wall -Wextra -Wconversion -Werror'
for cc in gcc clang; do
	for o in -O0 -O2; do
		# shellcheck disable=SC2086 # a list of words
		quiet "$cc $o" $cc $warnings $o -c -o "$work/$cc.o" \
			"$work/one/carcassonne.c"
		quiet "$cc $o, linked" $cc -std=c11 -o "$work/$cc" \
			"$work/one/signature.c" "$work/$cc.o"
		"$work/$cc" | diff "$top/tests/data/signature" - ||
			fail "$cc $o: another signature"
		passed "$cc $o, no warning and the same signature"
	done
done

# A C++ program that plays the same games.
warnings='-std=c++11 -pedantic -Wall -Wextra -Werror'
# shellcheck disable=SC2086 # a list of words
quiet 'the signature in C++' c++ $warnings -x c++ -I"$work/one" \
	-c -o "$work/cxx.o" "$work/one/signature.c"
quiet 'the signature in C++, linked' c++ -o "$work/cxx" "$work/cxx.o" \
	"$work/gcc.o"
"$work/cxx" | diff "$top/tests/data/signature" - ||
	fail 'C++: another signature'
passed 'C++, no warning and the same signature'

# For Windows.
host=x86_64-w64-mingw32
if command -v $host-gcc >/dev/null && command -v wine >/dev/null; then
	WINEPREFIX=$work/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
	export WINEPREFIX WINEDEBUG WINEDLLOVERRIDES
	unset DISPLAY || :
	warnings='-std=c11 -pedantic -Wall -Wextra -Wconversion -Werror'
	# shellcheck disable=SC2086 # a list of words
	quiet mingw $host-gcc $warnings -O2 -c -o "$work/mingw.o" \
		"$work/one/carcassonne.c"
	quiet 'mingw, linked' $host-gcc -std=c11 -o "$work/mingw.exe" \
		"$work/one/signature.c" "$work/mingw.o"
	quiet 'wine starts' wine cmd /c exit
	wine "$work/mingw.exe" 2>"$work/log" | tr -d '\r' |
		diff "$top/tests/data/signature" - ||
		fail 'mingw: another signature'
	wineserver -k || :
	passed 'mingw, no warning and the same signature'
else
	echo "not tried: $host-gcc and wine are not both here"
fi

# As a shared library it exports the functions of the header and no others.
quiet 'a shared library' gcc -std=c11 -shared -fPIC -fvisibility=hidden \
	-DCARC_BUILD -o "$work/one.so" "$work/one/carcassonne.c"
nm -D --defined-only "$work/one.so" | sed 's/.* //' | LC_ALL=C sort \
	>"$work/exports"
sed -n '/global:/,/local:/s/^[[:space:]]*\([a-z0-9_]*\);.*/\1/p' \
	"$top/lib/libcarcassonne.map" | LC_ALL=C sort | diff - "$work/exports" ||
	fail 'other exports'
passed 'a shared library with CARC_BUILD'
