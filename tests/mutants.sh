#!/bin/sh
# SPDX-License-Identifier: Zlib
# Break the library on purpose, one line at a time, and see that a test notices.
# Each line of tests/data/mutants is
#
#	FILE | sed expression | what it breaks
#
# and must change exactly one line of FILE (such as lib/scoring.c). A mutant
# that no test kills is a gap in the tests. Arguments are line numbers of
# tests/data/mutants, to try only these.
set -eu

# Fast tests, the quickest killers first; the records come before them all.
tests='check_api check_unit check_tiles check_random'

jobs=2
seconds=30 # a mutant that loops for ever is dead, too

top=$(cd "$(dirname "$0")/.." && pwd)
list=$top/tests/data/mutants
: "${CC:=cc}"
cc=$CC
flags="-std=c11 -O1 -w -DCARC_STATIC -DNDEBUG -D_POSIX_C_SOURCE=200809L"
: "${CHECK_CFLAGS=$(pkg-config --cflags check)}"
: "${CHECK_LIBS=$(pkg-config --libs check)}"

# compile DIR FILE OBJECT: with DIR/lib in front of everything.
compile()
{
	# shellcheck disable=SC2086 # lists of words
	$cc $flags -I"$1/lib" -I"$top/include" -I"$top/lib" $CHECK_CFLAGS \
		-c -o "$3" "$2"
}

# run DIR: link the library objects of DIR with the tests and run them.
# Prints the first test that fails; status 0 if none does.
run()
{
	cd "$1"
	$cc -o carcassonne ./lib/*.o "$work"/tools/*.o || return 3
	if ! timeout $seconds ./carcassonne check "$top/tests/games" \
		>records.log 2>&1; then
		echo records
		return 1
	fi
	for t in $tests; do
		# shellcheck disable=SC2086
		$cc -o $t ./tests/$t.o ./lib/*.o $CHECK_LIBS || return 3
		if ! CARC_GAMES=60 CK_DEFAULT_TIMEOUT=$seconds srcdir=$top \
			timeout $seconds ./$t >$t.log 2>&1; then
			echo $t
			return 1
		fi
	done
}

# one NUMBER: try one mutant, print a line about it and leave a mark for what
# is wrong.
one()
{
	line=$(sed -n "${1}p" "$list")
	file=${line%% | *}
	rest=${line#* | }
	expression=${rest% | *}
	what=${rest##* | }
	dir=$work/mutant-$1
	mkdir -p "$dir/lib"
	cp "$top"/lib/*.[ch] "$dir/lib"
	cp -R "$work/tests" "$dir"
	sed -e "$expression" "$top/$file" >"$dir/$file" || {
		echo "BROKEN    $1: sed fails: $line"
		: >"$work/bad-$1"
		return
	}
	changed=$(diff "$top/$file" "$dir/$file" | grep -c '^[<>]' || :)
	if [ "$changed" != 2 ] || [ "$(wc -l <"$top/$file")" != \
		"$(wc -l <"$dir/$file")" ]; then
		echo "BROKEN    $1: must change one line, not $((changed / 2)): $line"
		: >"$work/bad-$1"
		return
	fi
	# A header can change any object, a source only its own.
	cp "$work"/lib/*.o "$dir/lib"
	case $file in
	*.h)
		again=$(cd "$dir/lib" && ls ./*.c)
		for t in $tests; do
			compile "$dir" "$top/tests/$t.c" "$dir/tests/$t.o" \
				>/dev/null 2>&1 ||
				: # what does not compile here does not below
		done
		;;
	*) again=${file#lib/} ;;
	esac
	for f in $again; do
		compile "$dir" "$dir/lib/$f" "$dir/lib/${f%.c}.o" \
			>"$dir/cc.log" 2>&1 || {
			echo "BROKEN    $1: does not compile: $line"
			cat "$dir/cc.log"
			: >"$work/bad-$1"
			return
		}
	done
	status=0
	killer=$(run "$dir") || status=$?
	case $status in
	0)
		echo "SURVIVED  $1: $what ($file)"
		: >"$work/bad-$1"
		;;
	1) echo "killed    $1: $what, by $killer" ;;
	*)
		echo "BROKEN    $1: does not link: $line"
		: >"$work/bad-$1"
		;;
	esac
	rm -rf "$dir"
}

# The script starts itself for each mutant, so that xargs can run several.
if [ "${1:-}" = --one ]; then
	work=$2
	one "$3"
	exit
fi

[ -f "$list" ] || {
	echo "no $list" >&2
	exit 1
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
mkdir "$work/lib" "$work/tools" "$work/tests"
for f in "$top"/lib/*.c "$top"/tools/*.c; do
	o=$work/${f#"$top"/}
	compile "$top" "$f" "${o%.c}.o"
done
for t in $tests; do
	compile "$top" "$top/tests/$t.c" "$work/tests/$t.o"
done
if ! killer=$(run "$work"); then
	echo "the tests fail without any mutant: $killer" >&2
	tail -n 20 "$work"/*.log >&2
	exit 1
fi

if [ $# -gt 0 ]; then
	printf '%s\n' "$@"
else
	grep -n ' | ' "$list" | grep -v '^[0-9]*:#' | cut -d: -f1
fi >"$work/numbers"
export CC CHECK_CFLAGS CHECK_LIBS
xargs -n 1 -P $jobs sh "$0" --one "$work" <"$work/numbers"

total=$(wc -l <"$work/numbers")
bad=$(find "$work" -maxdepth 1 -name 'bad-*' | wc -l)
echo "$total mutants, $bad survived or broken"
[ "$bad" = 0 ]
