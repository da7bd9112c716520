#!/bin/sh
# SPDX-License-Identifier: Zlib
# Windows: a zip with the DLL, the import library, the header and the command.
# Under wine the whole C test suite runs, the signature and the contract are the
# same, and the command plays.
. "$(dirname "$0")/common.sh"

host=x86_64-w64-mingw32
for tool in $host-gcc wine zip unzip; do
	command -v "$tool" >/dev/null || {
		echo "no $tool: install gcc-mingw-w64-x86-64, wine, zip, unzip"
		exit 77
	}
done
# A Windows of our own that asks for nothing.
WINEPREFIX=$work/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
export WINEPREFIX WINEDEBUG WINEDLLOVERRIDES
unset DISPLAY || :
quiet 'wine starts' wine cmd /c exit
trap 'wineserver -k || :' EXIT

# windows PROGRAM ARGUMENT...: with the ends of lines that everybody else has.
windows()
{
	result=0
	wine "$@" >"$work/out" 2>"$work/err" || result=$?
	tr -d '\r' <"$work/out"
	[ $result = 0 ] || cat "$work/err"
	return $result
}

# ---- the zip ----------------------------------------------------------------

jobs=$jobs quiet 'package-windows.sh' sh "$top/tools/package-windows.sh" \
	"$work/package"
for ZIP in "$work"/package/*-win64.zip; do
	[ -f "$ZIP" ] || fail 'no zip'
done
export ZIP
cp "$ZIP" "$top/build-embed"
passed "$(basename "$ZIP")"

consumer windows 'a program with the zip, mingw'

# The DLL exports the functions of the header and no others, and neither it nor
# the command needs anything that Windows does not have.
package=$work/package/$(basename "$ZIP" .zip)
$host-objdump -p "$package/bin/carcassonne.dll" |
	sed -n '/Ordinal\/Name Pointer/,/^$/s/.*[] ]\(carc[a-z0-9_]*\)$/\1/p' |
	LC_ALL=C sort >"$work/exports"
sed -n '/global:/,/local:/s/^[[:space:]]*\([a-z0-9_]*\);.*/\1/p' \
	"$top/lib/libcarcassonne.map" | LC_ALL=C sort |
	diff - "$work/exports" || fail 'other exports'
passed 'the DLL: the same exports'
! $host-objdump -p "$package/bin/carcassonne.dll" \
	"$package/bin/carcassonne.exe" | grep 'DLL Name' |
	grep -v -i -e kernel32 -e msvcrt -e 'api-ms-win' -e ' carcassonne.dll' ||
	fail 'it needs another DLL'
passed 'the DLL and the command need Windows alone'

# ---- the C tests ------------------------------------------------------------

cd "$work/package/build"
quiet 'the tests build' make -j "$jobs" check TESTS=

# A test that fails must be seen to fail, without Check as well.
cat >"$work/broken.c" <<'END'
#include "common.h"
START_TEST(broken)
{
	ck_assert_int_eq(carc_version(), CARC_VERSION + 1);
}
END_TEST
int main(void)
{
	Suite *suite = suite_create("broken");
	TCase *tcase = tcase_create("broken");

	tcase_add_test(tcase, broken);
	suite_add_tcase(suite, tcase);
	return run_suite(suite);
}
END
quiet 'a broken test' $host-gcc -std=c11 -I"$top/tests/plain" \
	-I"$top/tests" -I"$top/include" -o "$work/broken.exe" \
	"$work/broken.c" .libs/libcarcassonne.dll.a
cp .libs/libcarcassonne-*.dll "$work"
! windows "$work/broken.exe" >"$work/log" || fail 'a broken test passes'
grep -q 'carc_version() is not == ' "$work/log" || {
	cat "$work/log"
	fail 'a broken test does not say what is wrong'
}
passed 'a broken test fails'

# Wine sees the root as drive Z:, and takes slashes.
srcdir=$top
export srcdir
for test in "$top"/tests/check_*.c; do
	name=$(basename "$test" .c)
	windows "tests/$name.exe" >"$work/log" || {
		tail -n 40 "$work/log"
		fail "$name"
	}
	checks=$(sed -n 's/.*Checks: \([0-9]*\), Failures: 0.*/\1/p' "$work/log")
	[ "${checks:-0}" -gt 0 ] || fail "$name: no test was run"
	passed "$name, $checks tests"
done

RUNNER=wine EXEEXT=.exe
export RUNNER EXEEXT
for what in signature contract; do
	quiet "another $what" sh "$top/tests/check-$what.sh"
	passed "the same $what"
done

# ---- the command, from the zip ----------------------------------------------

cd "$work"
quiet unzip unzip -q "$ZIP"
command=$(basename "$ZIP" .zip)/bin/carcassonne.exe
cp -R "$top/tests/games" games
windows "$command" check games >"$work/log" || {
	tail -n 20 "$work/log"
	fail 'carcassonne check'
}
tail -n 1 "$work/log" | grep -Eqx '[0-9]+ passed, 0 failed' ||
	fail 'carcassonne check: no result'
passed "records: $(tail -n 1 "$work/log")"

# A person's moves and a bot's; what is saved here loads there, and back.
autotools_install
here=$root/bin/carcassonne
printf '1\n1\nundo\n1\nsave mine.game\n1\n' >"$work/lines"
windows "$command" play --seed 4 --players me,bot:greedy <"$work/lines" \
	>"$work/log" || fail 'carcassonne play'
grep -q 'Saved\.' "$work/log" || fail 'carcassonne play: nothing saved'
windows "$command" play --seed 5 -e plus -w all -p bot:greedy,bot:random,bot:mc:8 \
	--save bots.game >"$work/log" || fail 'carcassonne play, bots'
grep -q ' wins with ' "$work/log" || fail 'carcassonne play: nobody wins'
passed 'carcassonne play'
for game in mine bots; do
	"$here" check $game.game >"$work/log" || fail "$game.game: not here"
	"$here" render $game.game >$game.svg
	windows "$command" render $game.game | cmp - $game.svg ||
		fail "$game.game: another picture"
done
windows "$command" render bots.game -o file.svg || fail 'carcassonne render'
cmp file.svg bots.svg || fail 'another picture in a file'
passed 'saves and pictures are the same bytes'
# Bots that search play the same games, whoever sorts and however many threads.
for threads in 1 3; do
	windows "$command" simulate 6 -e plus -w all -p greedy,random,mc:8 \
		--seed 3 -q -j $threads >simulate.$threads ||
		fail 'carcassonne simulate'
	"$here" simulate 6 -e plus -w all -p greedy,random,mc:8 --seed 3 -q |
		diff - simulate.$threads ||
		fail 'carcassonne simulate: another result'
done
passed 'carcassonne simulate'
