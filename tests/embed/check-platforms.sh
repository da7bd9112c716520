#!/bin/sh
# SPDX-License-Identifier: Zlib
# Every platform plays the same games, and the table of doc/platforms.md is what
# a run finds.
. "$(dirname "$0")/common.sh"

status=0
sh "$top/tests/signature-all.sh" >"$work/table" 2>"$work/log" || status=$?
grep '^|' "$top/doc/platforms.md" | diff - "$work/table" || {
	cat "$work/log"
	fail '< doc/platforms.md, > this run'
}
[ $status = 0 ] || fail 'a platform plays another game'
sed 1,2d "$work/table" | while IFS='|' read -r _ platform _ _ compiler by _; do
	echo "$platform" "$compiler" "$by"
done >"$work/rows"
while read -r row; do
	passed "$row"
done <"$work/rows"
