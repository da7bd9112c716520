#!/bin/sh
# SPDX-License-Identifier: Zlib
# The library beside the model, a second implementation in Python that was
# written from the rules alone: random games, the records, and the counts of
# doc/perft.md. CARC_GAMES=200 plays so many long games of every subset;
# CARC_SEED gives other games.
set -eu
[ "${INSTRUMENTED:-no}" = no ] || exit 77
so=$PWD/.libs/libcarcassonne.so
[ -f "$so" ] || exit 77

python=
for p in ${PYTHON:-/usr/bin/python3 python3}; do
	if "$p" -c 'import sys; sys.exit(sys.version_info < (3, 9))' \
		2>/dev/null; then
		python=$p
		break
	fi
done
[ -n "$python" ] || {
	echo 'no python3 (3.9 or newer)'
	exit 77
}

source=$(cd "$srcdir" && pwd)
command=$PWD/tools/carcassonne
export CARCASSONNE_LIBRARY="$so" PYTHONDONTWRITEBYTECODE=1 \
	PYTHONPATH="$source/bindings/python"
cd "$source/tests"

if [ -n "${CARC_GAMES:-}" ]; then
	"$python" -m model.compare --long "$CARC_GAMES" "${CARC_SEED:-1}"
else
	"$python" -m model.compare 3 "${CARC_SEED:-1}"
fi
"$python" -m model.replay games
"$python" -m model.perft --check ../doc/perft.md data/perft "$command" \
	"${CARC_PERFT:-100}"
