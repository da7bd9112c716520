#!/bin/sh
# SPDX-License-Identifier: Zlib
# The library exports the functions of the header, all of them and no others:
# header = version map = built library.
set -eu
so=.libs/libcarcassonne.so
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
LC_ALL=C
export LC_ALL

# The last word before the parenthesis of each declaration.
sed '/^#/d' "$srcdir/include/carcassonne.h" | tr '\n\t' '  ' |
	grep -o 'CARC_API [^(;]*(' | sed 's/($//; s/.*[ *]//' |
	sort >"$tmp/header"
sed -n '/global:/,/local:/s/^[[:space:]]*\([a-z0-9_]*\);.*/\1/p' \
	"$srcdir/lib/libcarcassonne.map" | sort >"$tmp/map"
[ -s "$tmp/header" ] || {
	echo 'no declaration found in the header'
	exit 1
}
if ! diff "$tmp/header" "$tmp/map"; then
	echo '< only in the header, > only in lib/libcarcassonne.map'
	exit 1
fi

[ -f $so ] || exit 77
# The node of the map is itself a symbol, of type A.
${NM:-nm} -D --defined-only $so | sed '/ A /d; s/@.*//; s/.* //' |
	sort -u >"$tmp/so"
if ! diff "$tmp/header" "$tmp/so"; then
	echo "< only in the header, > only in $so"
	exit 1
fi
echo "$(wc -l <"$tmp/header") functions"
