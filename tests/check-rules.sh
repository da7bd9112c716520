#!/bin/sh
# SPDX-License-Identifier: Zlib
# Every finished rule has a test. Each id of tests/data/finished-rules must
# stand in a record below tests/games/, in a line "# rules: B-12 B-14", or in a
# C test, in a comment "rules: B-12 B-14". And every id that is cited, in the
# library or by a test, is explained in the manual.
set -eu
cd "$srcdir/tests"
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

{
	find games -type f -exec sed -n 's/^# rules: *//p' {} +
	sed -n 's/^.*[*/[:space:]]rules: *//p' ./*.c
} | tr -c 'A-Za-z0-9\n-' '\n' | LC_ALL=C sort -u >"$tmp/named"
sed 's/#.*//; s/[[:space:]]*$//; /^$/d' data/finished-rules |
	LC_ALL=C sort -u >"$tmp/finished"
[ -s "$tmp/finished" ] || {
	echo 'tests/data/finished-rules is empty'
	exit 1
}

missing=$(LC_ALL=C comm -23 "$tmp/finished" "$tmp/named")
[ -z "$missing" ] || {
	echo 'finished, but no test names them:'
	echo "$missing"
	exit 1
}

id='\b(P|B|FS|R|A|IC|TB|FM|MS|FE|GM|MW|RB|CC|FT|HG|SM|AMB)-A?[0-9]+\b'
grep -ohE "$id" ../doc/rules.md ../doc/hunters.md | LC_ALL=C sort -u \
	>"$tmp/explained"
{
	grep -ohE "$id" ../lib/*.[ch] ../include/*.h
	grep -oE "$id" "$tmp/named"
} | LC_ALL=C sort -u >"$tmp/cited"
unknown=$(LC_ALL=C comm -23 "$tmp/cited" "$tmp/explained")
[ -z "$unknown" ] || {
	echo 'cited, but doc/rules.md and doc/hunters.md do not explain them:'
	echo "$unknown"
	exit 1
}
echo "$(wc -l <"$tmp/finished") rules, each with a test"
