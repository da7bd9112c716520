#!/bin/sh
# SPDX-License-Identifier: Zlib
# The library as one file, for people who will not run configure, compiles
# without a warning, with and without assertions, and needs nothing but what
# tests/libc-symbols allows. tools/amalgamate.sh also refuses if Makefile.am
# lists other files than lib/ has, which CMakeLists.txt takes all of.
set -eu
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

sh "$srcdir/tools/amalgamate.sh" "$tmp"
flags='-std=c11 -pedantic -Wall -Wextra -Wconversion -Werror'
# shellcheck disable=SC2086 # CC and flags are lists of words
${CC:-cc} $flags -DCARC_ASSERTIONS -fsyntax-only "$tmp/carcassonne.c"
# shellcheck disable=SC2086
${CC:-cc} $flags -DCARC_BUILD -fsyntax-only "$tmp/carcassonne.c"
# shellcheck disable=SC2086
${CC:-cc} $flags -O1 -c -o "$tmp/carcassonne.o" "$tmp/carcassonne.c"

outside=$(${NM:-nm} -u "$tmp/carcassonne.o" | sed 's/.* //' |
	LC_ALL=C sort -u | grep -vxF -f "$srcdir/tests/libc-symbols" || :)
[ -z "$outside" ] || {
	echo 'not in tests/libc-symbols:'
	echo "$outside"
	exit 1
}
