#!/bin/sh
# SPDX-License-Identifier: Zlib
# The games that every binding replays stand in the repository as the library
# plays them. "sh check-contract.sh write" writes them anew: do so only if the
# rules, the hash or the games have changed on purpose. RUNNER and EXEEXT are for
# machines that this one only imitates.
set -eu
file=$srcdir/tests/data/contract.txt
tests=$srcdir/tests/games
# Decisions that games played by the program itself do not meet.
${RUNNER-} "tests/contract${EXEEXT-}" \
	"$tests/gold/GM-4-other-player-chooses.game" \
	"$tests/magic/MW-4-must-leave.game" \
	"$tests/magic/MW-5-met.game" \
	"$tests/magic/AMB-33-move.game" \
	"$tests/magic/AMB-34-ferry-move.game" >contract.out
tr -d '\r' <contract.out >contract.new
if [ "${1-}" = write ]; then
	mv contract.new "$file"
	rm -f contract.out
	exit 0
fi
bad=0
diff "$file" contract.new >contract.diff || bad=1
head -n 20 contract.diff
rm -f contract.new contract.out contract.diff
exit $bad
