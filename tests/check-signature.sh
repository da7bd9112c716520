#!/bin/sh
# SPDX-License-Identifier: Zlib
# Hashes over seeded games stand in the repository. Whoever changes one has
# changed the rules or the hash, and says so in the commit. With no expansions
# linked the base game is the same game, and so is Hunters & Gatherers. RUNNER and
# EXEEXT are for machines that this one only imitates.
set -eu
want=$srcdir/tests/data/signature
bad=0

# compare PROGRAM FILE
compare()
{
	${RUNNER-} "tests/$1${EXEEXT-}" | tr -d '\r' | diff "$2" - || bad=1
}

compare signature "$want"
grep -e ' base$' -e ' hunters$' "$want" >signature.base
compare signature_empty signature.base
rm -f signature.base
exit $bad
