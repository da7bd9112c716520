#!/bin/sh
# SPDX-License-Identifier: Zlib
# The examples are short, compile without a warning as somebody else's programs
# would, run, and print what they promise.
set -eu
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
examples=$srcdir/examples
library=$PWD/.libs/libcarcassonne.so
[ -f "$library" ] || library=$PWD/.libs/libcarcassonne.a
[ -f "$library" ] || exit 77
bad=0

fail()
{
	echo "$*"
	bad=1
}

# build NAME COMPILER... SOURCE
build()
{
	name=$1
	shift
	# shellcheck disable=SC2086 # a list of words
	"$@" -O1 -Wall -Wextra -pedantic -Werror ${INSTRUMENT_CFLAGS-} \
		-I"$srcdir/include" -o "$tmp/$name" "$library" \
		-Wl,-rpath,"$PWD/.libs" || fail "$name: does not compile"
}

# run NAME PATTERN...: every pattern matches a line of the output.
run()
{
	name=$1
	shift
	"$tmp/$name" >"$tmp/out" 2>&1 || fail "$name: fails"
	for pattern; do
		grep -Eq -e "$pattern" "$tmp/out" ||
			fail "$name: no line like '$pattern'"
	done
}

for f in "$examples"/*.c "$examples"/*.cpp; do
	lines=$(wc -l <"$f")
	[ "$lines" -lt 80 ] || fail "$f: $lines lines, not under 80"
done
lines=$(wc -l <"$examples/Makefile")
[ "$lines" -le 4 ] || fail "$examples/Makefile: $lines lines, not 4"

for f in "$examples"/*.c; do
	# shellcheck disable=SC2086 # CC is a list of words
	build "$(basename "$f" .c)" ${CC:-cc} -std=c11 "$f"
done
run 01_random_game '^player 2: [0-9]+ points$' '^  fields +[0-9]+$'
run 02_list_moves '^  place 0 ' ': the cell touches no tile$'
run 03_explain_points '^Player . gets [0-9]+ for a completed .*: tiles' \
	'^[1-9][0-9]* points in all'
run 04_save_load_undo '^place 0 ' '^loaded: the same position$' \
	'^10 moves undone: back at the start$' '^line [0-9]+: not this player'
run 05_greedy 'won (1[6-9]|20) of 20 games, by [2-9][0-9] points'
run 06_monte_carlo 'leads by [1-9]'
! grep -q 'leads by -' "$tmp/out" || fail '06_monte_carlo: loses to chance'
run 07_mirror '^equal hashes at ([0-9]+) of \1 .* ([0-9a-f]{16}) and \2$'

# CXX need not know the instrumentation of CC.
if [ "${CXX:-no}" = no ] || [ "${INSTRUMENTED:-no}" != no ]; then
	echo 'C++ and the Makefile were not tried'
	exit $bad
fi
# shellcheck disable=SC2086 # CXX is a list of words
build 01_random_game_cpp $CXX -std=c++11 "$examples/01_random_game.cpp"
run 01_random_game_cpp '^player 2$' '^  fields [0-9]+$'

# The Makefile knows nothing but pkg-config; here is what it would find.
pkg-config --version >/dev/null 2>&1 || exit $bad
mkdir "$tmp/copy"
cp "$examples"/*.c "$examples"/*.cpp "$examples/Makefile" "$tmp/copy"
cat >"$tmp/copy/carcassonne.pc" <<END
Name: carcassonne
Description: not installed
Version: $PACKAGE_VERSION
Cflags: -I$(cd "$srcdir" && pwd)/include
Libs: $library
END
chmod -R u+w "$tmp/copy"
# Not a part of the make that runs this test.
unset MAKEFLAGS MFLAGS MAKELEVEL
PKG_CONFIG_PATH=$tmp/copy make -C "$tmp/copy" CC="${CC:-cc}" CXX="$CXX" \
	>"$tmp/out" 2>&1 || {
	cat "$tmp/out"
	fail 'examples/Makefile: fails'
}
for f in "$examples"/*.c; do
	[ -x "$tmp/copy/$(basename "$f" .c)" ] || fail "$f: not in the Makefile"
done
[ -x "$tmp/copy/01_random_game_cpp" ] || fail '01_random_game_cpp: not built'
exit $bad
