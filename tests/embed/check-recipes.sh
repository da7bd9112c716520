#!/bin/sh
# SPDX-License-Identifier: Zlib
# Every recipe in doc/embedding.md is a file that the other scripts run: the
# line before a block names it. No consumer is without a recipe.
. "$(dirname "$0")/common.sh"

page=$top/doc/embedding.md
awk -v out="$work" '
	/^```/ && !inside {
		inside = 1
		file = ""
		if (match(last, /tests\/consumers\/[a-z\/.A-Z-]*/)) {
			file = substr(last, RSTART, RLENGTH)
			print file
			gsub("/", "_", file)
			file = out "/" file
		}
		next
	}
	/^```/ { inside = 0; next }
	inside && file != "" { print >file }
	!inside && /[^ ]/ { last = $0 }' "$page" | LC_ALL=C sort >"$work/named"
(cd "$top" && ls tests/consumers/*/*) | LC_ALL=C sort |
	diff "$work/named" - || fail '< recipes, > files below tests/consumers'
while read -r file; do
	diff "$work/$(echo "$file" | tr / _)" "$top/$file" ||
		fail "< doc/embedding.md, > $file"
	passed "$file"
done <"$work/named"
