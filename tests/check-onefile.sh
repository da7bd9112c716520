#!/bin/sh
# SPDX-License-Identifier: Zlib
# All of lib/ compiles as one file, for people who will not run configure, and
# that file needs nothing but what tests/libc-symbols allows.
set -eu
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

for f in "$srcdir"/lib/*.c; do
	echo "#include \"$(basename "$f")\""
done >"$tmp/all.c"
flags="-std=c11 -pedantic -Wall -Wextra -Werror -DCARC_BUILD
	-I$srcdir/include -I$srcdir/lib"
# shellcheck disable=SC2086 # CC and flags are lists of words
${CC:-cc} $flags -fsyntax-only "$tmp/all.c"
# Assertions call abort, so they are off in what is shipped.
# shellcheck disable=SC2086
${CC:-cc} $flags -O1 -DNDEBUG -c -o "$tmp/all.o" "$tmp/all.c"

outside=$(${NM:-nm} -u "$tmp/all.o" | sed 's/.* //' | LC_ALL=C sort -u |
	grep -vxF -f "$srcdir/tests/libc-symbols" || :)
[ -z "$outside" ] || {
	echo 'not in tests/libc-symbols:'
	echo "$outside"
	exit 1
}
