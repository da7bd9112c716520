#!/bin/sh
# SPDX-License-Identifier: Zlib
# Break the library on purpose, one line at a time, and see that a test notices.
# Each line of tests/data/mutants is
#
#	FILE | sed expression | what it breaks
#
# and must change exactly one line of FILE (such as lib/scoring.c); # starts a
# comment. The run fails if a mutant is
#
#	SURVIVED  no test noticed: a gap in the tests
#	STALE     the expression matches no line of FILE any more: mend it
#	BROKEN    it changes several lines, or what it makes does not compile
#
# Arguments are line numbers of tests/data/mutants, to try only these.
#
# The tests run as they do in make check, but for fewer random games, and end
# with the first that fails. Left out are those that fail for any change
# whatever (the signature) and those that read sources, not behaviour.
set -eu

# The records run first, then these: the quickest first, so that most mutants
# die within a second. Behind a colon are the objects a test needs besides.
slow=pair,setting,slow,slow_moves,slow_score,slow_table,tilefile
tests="check_tiles:tilefile check_config check_history check_api check_unit
	check_memory check_fuzz check_against_slow:$slow
	check_hunters:hunters,random,tilefile
	check_random:random check_probe:exp_probe,registry_probe
	check_perft:$slow"

jobs=2
seconds=60 # a mutant that loops for ever is dead, too

top=$(cd "$(dirname "$0")/.." && pwd)
list=$top/tests/data/mutants
: "${CC:=cc}"
flags='-std=c11 -O1 -w -DCARC_STATIC -DNDEBUG -D_POSIX_C_SOURCE=200809L'
: "${CHECK_CFLAGS=$(pkg-config --cflags check)}"
: "${CHECK_LIBS=$(pkg-config --libs check)}"

# compile DIR FILE OBJECT: with the headers of DIR/lib in front of all others.
compile()
{
	# shellcheck disable=SC2086 # lists of words
	$CC $flags -I"$1/lib" -I"$top/include" -I"$top/lib" $CHECK_CFLAGS \
		-c -o "$3" "$2"
}

# compile_all DIR: the sources of DIR/lib and the tests, with its headers.
compile_all()
{
	for f in "$1"/lib/*.c; do
		compile "$1" "$f" "${f%.c}.o" || return
	done
	for f in $sources; do
		compile "$1" "$top/tests/$f.c" "$1/tests/$f.o" || return
	done
}

# link TEST OBJECT…: with the library of the current directory. A test that
# brings a table of expansions does without that of the library.
link()
{
	name=$1
	shift
	set -- "./tests/$name.o" "$@"
	for o in ./lib/*.o; do
		case "$* $o" in
		*registry_*" ./lib/registry.o") ;;
		*) set -- "$@" "$o" ;;
		esac
	done
	# shellcheck disable=SC2086
	$CC $flags -o "$name" "$@" $CHECK_LIBS
}

# try NAME COMMAND…: true if it succeeds, else print what failed first.
try()
{
	name=$1
	shift
	result=0
	timeout $seconds "$@" >"$name.log" 2>&1 || result=$?
	case $result in
	0) return ;;
	124) first="more than $seconds seconds" ;;
	*) first=$(sed -n -e 's/^[^:]*:[0-9]*:[FE]:[^:]*:\([^:]*\):.*/\1/p' \
		-e 's/^.*\/\([^/]*\.game:[0-9]*\):.*/\1/p' "$name.log" |
		head -n 1) ;;
	esac
	echo "$name${first:+, $first}"
	return 1
}

# run DIR: link the library of DIR with the tests and run them. Prints the first
# that fails; status 0 if none does.
run()
{
	cd "$1"
	$CC -o carcassonne ./lib/*.o "$work"/tools/*.o -lm -lpthread || return 3
	try records ./carcassonne check "$top/tests/games" || return 1
	for t in $tests; do
		name=${t%%:*}
		objects=
		case $t in *:*)
			for o in $(echo "${t#*:}" | tr , ' '); do
				objects="$objects ./tests/$o.o"
			done
			;;
		esac
		# shellcheck disable=SC2086
		link "$name" $objects || return 3
		try "$name" "./$name" || return 1
	done
}

# bad NUMBER WORD WHAT: a mutant that needs work.
bad()
{
	printf '%-9s %s: %s\n' "$2" "$1" "$3"
	: >"$work/bad-$1"
}

# one NUMBER: try one mutant and print a line about it.
one()
{
	line=$(sed -n "${1}p" "$list")
	file=${line%% | *}
	rest=${line#* | }
	expression=${rest% | *}
	what=${rest##* | }
	dir=$work/mutant-$1
	mkdir -p "$dir/lib" "$dir/tests"
	cp "$top"/lib/*.[ch] "$dir/lib"
	if [ ! -f "$top/$file" ]; then
		bad "$1" STALE "there is no $file: $line"
		return
	fi
	if ! sed -e "$expression" "$top/$file" >"$dir/$file"; then
		bad "$1" BROKEN "sed fails: $line"
		return
	fi
	changed=$(diff "$top/$file" "$dir/$file" | grep -c '^<' || :)
	written=$(diff "$top/$file" "$dir/$file" | grep -c '^>' || :)
	case $changed:$written in
	0:0)
		bad "$1" STALE "no line of $file matches any more: $line"
		return
		;;
	1:1) ;;
	*)
		bad "$1" BROKEN "changes $changed lines to $written, not one: $line"
		return
		;;
	esac
	# A header can change any object, a source only its own.
	compiled=0
	case $file in
	*.h) compile_all "$dir" >"$dir/cc.log" 2>&1 || compiled=$? ;;
	*)
		ln "$work"/lib/*.o "$dir/lib"
		ln "$work"/tests/*.o "$dir/tests"
		rm "$dir/${file%.c}.o"
		compile "$dir" "$dir/$file" "$dir/${file%.c}.o" \
			>"$dir/cc.log" 2>&1 || compiled=$?
		;;
	esac
	if [ $compiled != 0 ]; then
		bad "$1" BROKEN "does not compile: $line"
		cat "$dir/cc.log"
		return
	fi
	status=0
	killer=$(run "$dir") || status=$?
	case $status in
	0) bad "$1" SURVIVED "$what ($file)" ;;
	1) printf '%-9s %s: %s, by %s\n' killed "$1" "$what" "$killer" ;;
	*) bad "$1" BROKEN "does not link: $line" ;;
	esac
	rm -rf "$dir"
}

sources=$(echo "$tests" | tr -s ':,[:space:]' '\n' | sort -u)
: "${CARC_GAMES=60}" "${CARC_FUZZ=2000}"
CK_DEFAULT_TIMEOUT=$seconds
srcdir=$top
export CC CHECK_CFLAGS CHECK_LIBS CARC_GAMES CARC_FUZZ CK_DEFAULT_TIMEOUT srcdir

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
cp "$top"/lib/*.[ch] "$work/lib"
compile_all "$work"
for f in "$top"/tools/*.c; do
	o=$work/${f#"$top"/}
	compile "$work" "$f" "${o%.c}.o"
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
xargs -n 1 -P $jobs sh "$0" --one "$work" <"$work/numbers"

total=$(wc -l <"$work/numbers")
bad=$(find "$work" -maxdepth 1 -name 'bad-*' | wc -l)
echo "$total mutants, $bad that need work"
[ "$bad" = 0 ]
