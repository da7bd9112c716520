#!/bin/sh
# SPDX-License-Identifier: Zlib
# The demo fits into 80 columns, is the same every time, and the points it tells
# add up to the table at its end.
set -eu
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
demo()
{
	LC_ALL=C tools/carcassonne demo "$@"
}

for players in 1 2 3 4 5 6; do
	demo --players $players --seed $players >"$tmp/out"
	awk '
		length > 80 { print "too long: " $0; bad = 1 }
		{
			for (i = 2; i < NF; i++)
				if ($i == "scores")
					told[$(i - 1)] += $(i + 1)
		}
		/^ +(Anna|Ben|Cleo|Dora|Emil|Fred| )+$/ { split($0, name) }
		$1 == "all" { for (i = 2; i <= NF; i++) all[name[i - 1]] = $i }
		/ wins with / { won = 1 }
		END {
			for (i in all)
				if (all[i] != told[i] + 0) {
					print i ": told " told[i] ", has " all[i]
					bad = 1
				}
			if (!won) {
				print "no winner"
				bad = 1
			}
			exit bad
		}' "$tmp/out" || {
		echo "demo --players $players: wrong"
		exit 1
	}
done
demo >"$tmp/first"
demo --fast >"$tmp/second"
cmp "$tmp/first" "$tmp/second"

# The pictures are where it says, and of the game it told.
demo --output "$tmp" >"$tmp/third"
for picture in demo.svg demo.html; do
	grep -q "^  $tmp/$picture  " "$tmp/third" && [ -s "$tmp/$picture" ] || {
		echo "demo --output: no $picture"
		exit 1
	}
done
best=$(sed -n 's/.* wins with \([0-9]*\) points.*/\1/p' "$tmp/third")
grep -q "<desc>.*: $best points\..*</desc>" "$tmp/demo.svg" || {
	echo 'demo.svg is of another game'
	exit 1
}
grep -q "\"[A-Z][a-z]* wins with $best points\.\"" "$tmp/demo.html" || {
	echo 'demo.html is of another game'
	exit 1
}
! demo --output "$tmp/none" >/dev/null 2>&1 || {
	echo 'demo --output: a directory that is not there'
	exit 1
}
for wrong in '--players 0' '--players 7' '--seed x' '--nothing' 'word'; do
	# shellcheck disable=SC2086 # two words
	! demo $wrong >/dev/null 2>&1 || {
		echo "demo $wrong: taken"
		exit 1
	}
done
