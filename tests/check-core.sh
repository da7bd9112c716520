#!/bin/sh
# SPDX-License-Identifier: Zlib
# The core never names an expansion, by constant or by noun. If it has to, a
# hook is missing. Underscores end a word here: CARC_FIGURE_PIG names the pig.
set -eu
cd "$srcdir/lib"

nouns='river lake inn cathedral wine grain cloth builder pig abbot garden machine
flier messages ferry ferries gold ingot mage witch magic robber crop circle
festival goods farmer hunters meadow forest hut nugget shrine'

# Where a noun is unavoidable: "file noun", or "file *". Each line says why.
allowed='
names.c *
internal.h river
frames.h river
deck.h river
catalogue.c garden
catalogue.c machine
look.c robber
tiles.c meadow
points.c garden
points.c meadow
points.c river
points.c lake
'
# names.c      has the names of all public constants
# internal.h   names the stacks, as frames.h and deck.h do: an order of their own
# catalogue.c  fills carc_tile_type.plain, the tile without its garden, and
#              .symmetry: a machine points somewhere
# tiles.c      meadows have half-edges as fields do
# points.c     so their points are found alike; a garden stands on ground, a river
#              is a line as a road is
# look.c       fills carc_player.robber with -1, its value if there is none

words=$(echo "$nouns" | tr -s ' \n' '||' | sed 's/|$//')
bad=0
for f in *.c *.h; do
	case $f in
	exp_*.c | expansions.c | registry.c | tiles_*.[ch] | turn.c) continue ;;
	hunters.c) continue ;; # a game of its own, as base.c is one
	# What is drawn is seen from outside, through the header.
	render*.[ch]) continue ;;
	esac
	[ -f "$f" ] || continue
	if ! echo "$allowed" | grep -qxF "$f *" &&
		grep -nHE 'CARC_EXP_|carcp_exp_' "$f"; then
		bad=1
	fi
	# tiles.[ch] list the tables of all sets, a line each.
	case $f in
	tiles.[ch]) list='/carcp_tiles_[a-z]*[,;]$/s/.*//' ;;
	*) list= ;;
	esac
	# Line number and noun of every hit, then those that are not allowed.
	hits=$(sed "$list" "$f" | tr '_' ' ' | grep -nioE "\b($words)s?\b" || :)
	[ -n "$hits" ] || continue
	for hit in $hits; do
		noun=$(echo "${hit#*:}" | tr '[:upper:]' '[:lower:]')
		if echo "$allowed" |
			grep -qxF -e "$f *" -e "$f $noun" -e "$f ${noun%s}"; then
			continue
		fi
		line=${hit%%:*}
		echo "$f:$line: names an expansion, \"$noun\":"
		sed -n "${line}p" "$f"
		bad=1
	done
done
exit $bad
