#!/bin/sh
# SPDX-License-Identifier: Zlib
# One hash over seeded games stands in the repository. Whoever changes it has
# changed the rules or the hash, and says so in the commit. With no expansions
# linked the base game is the same game.
set -eu
want=$(cat "$srcdir/tests/data/signature")
bad=0
for program in signature signature_empty; do
	got=$(tests/$program)
	echo "$got $program"
	[ "$got" = "$want" ] || bad=1
done
[ $bad = 0 ] || echo "$want is in tests/data/signature"
exit $bad
