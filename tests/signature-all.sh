#!/bin/sh
# SPDX-License-Identifier: Zlib
# The signature with every compiler, optimisation and machine at hand: big and
# little endian, 32 and 64 bits, Windows. All must agree with the repository.
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
want=$(cat "$top/tests/data/signature")
first=${want%% *}
bad=0

# row NAME COMPILER RUNNER FLAGS...: RUNNER - runs the program as it is.
row()
{
	name=$1 cc=$2 runner=$3
	shift 3
	if ! command -v "$cc" >/dev/null ||
		{ [ "$runner" != - ] && ! command -v "$runner" >/dev/null; }; then
		printf '%-18s %-16s not here\n' "$name" -
		return
	fi
	# With .exe everywhere wine finds it and nobody else minds.
	if "$cc" -std=c11 "$@" -DCARC_STATIC -DNDEBUG -D_POSIX_C_SOURCE=200809L \
		-I"$top/include" -I"$top/lib" -o "$tmp/signature.exe" \
		"$top"/lib/*.c "$top/tests/signature.c"; then
		[ "$runner" != - ] || runner=
		got=$($runner "$tmp/signature.exe" 2>"$tmp/err" |
			tr -d '\r') || got=failed
	else
		got='no build'
	fi
	if [ "$got" = "$want" ]; then
		verdict=same
	else
		verdict=DIFFERS
		bad=1
		cat "$tmp/err" 2>/dev/null || :
	fi
	printf '%-18s %-16s %s\n' "$name" "${got%% *}" "$verdict"
}

printf '%-18s %s\n' repository "$first"
for cc in gcc clang; do
	for o in -O0 -O3; do
		row "$cc $o" $cc - $o
	done
done
row i686 i686-linux-gnu-gcc qemu-i386 -O2 -static
row aarch64 aarch64-linux-gnu-gcc qemu-aarch64 -O2 -static
row s390x s390x-linux-gnu-gcc qemu-s390x -O2 -static
row win64 x86_64-w64-mingw32-gcc wine -O2 -static
exit $bad
