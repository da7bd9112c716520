#!/bin/sh
# SPDX-License-Identifier: Zlib
# Hashes over seeded games stand in the repository. Whoever changes one has
# changed the rules or the hash, and says so in the commit. With no expansions
# linked the base game is the same game, and so is Hunters & Gatherers.
set -eu
want=$srcdir/tests/data/signature
bad=0
tests/signature | diff "$want" - || bad=1
grep -e ' base$' -e ' hunters$' "$want" >signature.base
tests/signature_empty | diff signature.base - || bad=1
rm -f signature.base
exit $bad
