#!/bin/sh
# SPDX-License-Identifier: Zlib
# Pictures are what they were when somebody looked at them last: every record in
# tests/data/render has its SVG beside it, and tiles.svg is the tile sheet. The
# line "# render OPTION..." of a record says how it is drawn. After a change that
# is meant, CARC_UPDATE=1 writes them anew; then look at them. The rest is what
# the two commands do when they are asked for something that cannot be.
set -eu
data=$srcdir/tests/data/render
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
tool=tools/carcassonne
passed=0
failed=0

# result WHAT STATUS
result()
{
	if [ "$2" = 0 ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "$1"
	fi
}

# same FILE: what was drawn to $tmp/out.svg is that golden file.
same()
{
	[ -z "${CARC_UPDATE:-}" ] || cat "$tmp/out.svg" >"$data/$1"
	status=0
	cmp "$tmp/out.svg" "$data/$1" || status=1
	result "$1 differs" $status
}

for record in "$data"/*.game; do
	options=$(sed -n 's/^# render *//p' "$record")
	# shellcheck disable=SC2086 # a list of words
	$tool render $options -o "$tmp/out.svg" "$record"
	same "$(basename "$record" .game).svg"
done
$tool tiles --svg -o "$tmp/out.svg"
same tiles.svg
$tool tiles --svg >"$tmp/stdout.svg"
status=0
cmp "$tmp/stdout.svg" "$tmp/out.svg" || status=1
result 'standard output differs' $status

# A picture is a file like any other.
(umask 022 && $tool tiles --svg -o "$tmp/mode.svg" base)
mode=$(ls -l "$tmp/mode.svg" | cut -c 1-10)
status=0
[ "$mode" = -rw-r--r-- ] || status=1
result "the mode of a new file is $mode" $status

# refuses STATUS ARGUMENT...: it exits with that, says why, and writes nothing.
refuses()
{
	want=$1
	shift
	rm -f "$tmp/none.svg"
	status=0
	$tool "$@" >"$tmp/stdout" 2>"$tmp/stderr" || status=$?
	[ "$status" = "$want" ] && [ -s "$tmp/stderr" ] &&
		[ ! -s "$tmp/stdout" ] && [ ! -e "$tmp/none.svg" ] && status=0 ||
		status=1
	result "$*: not refused as it should be" $status
}

record=$data/river.game
echo 'carcassonne 1 rules 1
moves
place 0 9,9 r0' >"$tmp/broken.game"
refuses 1 render -o "$tmp/none.svg" "$tmp/broken.game"
refuses 2 render -o "$tmp/none.svg" "$tmp/missing.game"
refuses 2 render -o "$tmp/none/none.svg" "$record"
refuses 2 render -o "$tmp/none.svg" --move 100000 "$record"
refuses 2 render -o "$tmp/none.svg" --move -1 "$record"
refuses 2 render -o "$tmp/none.svg" --move x "$record"
refuses 2 render -o "$tmp/none.svg" --highlight 99,0,0 "$record"
refuses 2 render -o "$tmp/none.svg" --highlight 0,0 "$record"
refuses 2 render -o "$tmp/none.svg" --nothing "$record"
refuses 2 render -o "$tmp/none.svg"
refuses 2 render -o "$tmp/none.svg" "$record" "$record"
refuses 1 render --html -o "$tmp/none.svg" "$tmp/broken.game"
refuses 2 render --html -o "$tmp/none/none.svg" "$record"
refuses 2 render --html -o "$tmp/none.svg" --move 100000 "$record"
refuses 2 render --html -o "$tmp/none.svg" --highlight 0,0,0 "$record"
refuses 2 render --html -o "$tmp/none.svg" --no-scores "$record"
refuses 2 tiles --svg -o "$tmp/none.svg" nothing
refuses 2 tiles --svg -o "$tmp/none.svg" base river

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
