#!/bin/sh
# SPDX-License-Identifier: Zlib
# The header alone compiles in any program: C99 and C++11, no warning at all.
set -eu
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
flags="-pedantic -Wall -Wextra -Werror -fsyntax-only -I$srcdir/include"

echo '#include <carcassonne.h>' >"$tmp/header.c"
cp "$tmp/header.c" "$tmp/header.cc"
# shellcheck disable=SC2086 # CC and flags are lists of words
${CC:-cc} -std=c99 $flags "$tmp/header.c"
# Twice, as two other headers would.
echo '#include <carcassonne.h>' >>"$tmp/header.c"
# shellcheck disable=SC2086
${CC:-cc} -std=c11 $flags "$tmp/header.c"
# The game on the first page of the manual is a program, too.
sed -n '/^    #include/,/^    }$/s/^    //p' "$srcdir/doc/mainpage.md" \
	>"$tmp/game.c"
grep -q main "$tmp/game.c"
# shellcheck disable=SC2086
${CC:-cc} -std=c99 $flags "$tmp/game.c"

if [ "${CXX:-no}" = no ]; then
	echo 'no C++ compiler: only C was tried'
	exit 77
fi
# shellcheck disable=SC2086
${CXX} -std=c++11 $flags "$tmp/header.cc"
