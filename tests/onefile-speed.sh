#!/bin/sh
# SPDX-License-Identifier: Zlib
# onefile-speed.sh [LIBRARY]: the instructions that a program needs with the
# library as one file and with the shared library (of ./build unless said),
# counted by callgrind: a time would be noise. Fails if the one file needs more
# than a hundredth more.
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
library=$(cd "$(dirname "${1-$top/build/.libs/libcarcassonne.so}")" && pwd)
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cc=${CC:-cc}
example=$top/examples/05_greedy.c

sh "$top/tools/amalgamate.sh" "$tmp"
$cc -std=c11 -O2 -I"$tmp" -o "$tmp/one" "$example" "$tmp/carcassonne.c"
$cc -std=c11 -O2 -I"$top/include" -o "$tmp/shared" "$example" \
	-L"$library" -lcarcassonne -Wl,-rpath,"$library"

# count PROGRAM: millions of instructions.
count()
{
	valgrind --tool=callgrind --callgrind-out-file=/dev/null "$1" 2>&1 |
		sed -n 's/.*Collected : \([0-9]*\)[0-9]\{6\}$/\1/p'
}

one=$(count "$tmp/one")
shared=$(count "$tmp/shared")
echo "one file: $one million instructions, shared library: $shared million"
[ "$one" -le $((shared + shared / 100)) ]
