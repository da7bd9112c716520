#!/bin/sh
# SPDX-License-Identifier: Zlib
# The commands of doc/gallery.md make every picture that the page shows, and
# sheets of all sets of tiles are among them.
set -eu
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
page=$srcdir/doc/gallery.md
bad=0
sh "$srcdir/doc/gallery.sh" tools/carcassonne "$tmp"
sed -n 's/.*\(src\|href\)="gallery\/\([^"]*\)".*/\2/p' "$page" >"$tmp/shown"
[ "$(wc -l <"$tmp/shown")" -gt 15 ] || {
	echo 'the page shows next to nothing'
	bad=1
}
while read -r name; do
	[ -s "$tmp/$name" ] || {
		echo "no $name"
		bad=1
	}
done <"$tmp/shown"
for set in $(tools/carcassonne tiles |
	sed -n 's/^tile .* set=\([a-z]*\).*/\1/p' | sort -u); do
	grep -qx "tiles-$set.svg" "$tmp/shown" || {
		echo "the page does not show the tiles of $set"
		bad=1
	}
done
exit $bad
