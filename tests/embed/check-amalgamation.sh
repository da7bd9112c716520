#!/bin/sh
# SPDX-License-Identifier: Zlib
# The library as one file: no warning with either compiler, the same signature,
# and a part of a C++ program.
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

# As a shared library it exports the functions of the header and no others.
quiet 'a shared library' gcc -std=c11 -shared -fPIC -fvisibility=hidden \
	-DCARC_BUILD -o "$work/one.so" "$work/one/carcassonne.c"
nm -D --defined-only "$work/one.so" | sed 's/.* //' | LC_ALL=C sort \
	>"$work/exports"
sed -n '/global:/,/local:/s/^[[:space:]]*\([a-z0-9_]*\);.*/\1/p' \
	"$top/lib/libcarcassonne.map" | LC_ALL=C sort | diff - "$work/exports" ||
	fail 'other exports'
passed 'a shared library with CARC_BUILD'
