#!/bin/sh
# SPDX-License-Identifier: Zlib
# The programs in README.md compile, run and print what they should; so do the
# examples in Python.
set -eu
[ "${INSTRUMENTED:-no}" = no ] || exit 77
library=$PWD/.libs/libcarcassonne.so
[ -f "$library" ] || exit 77
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

# block LANGUAGE: the first block of it in README.md
block()
{
	sed -n "/^\`\`\`$1\$/,/^\`\`\`\$/p" "$srcdir/README.md" | sed '1d;$d'
}

block c >"$tmp/game.c"
# shellcheck disable=SC2086 # CC is a list of words
${CC:-cc} -Wall -Wextra -pedantic -Werror -I"$srcdir/include" -o "$tmp/game" \
	"$tmp/game.c" "$library" -Wl,-rpath,"$PWD/.libs"
"$tmp/game" | grep -Eqx '[0-9]+ : [0-9]+'

python=
for p in ${PYTHON:-/usr/bin/python3 python3}; do
	if "$p" -c 'import sys; sys.exit(sys.version_info < (3, 9))' 2>/dev/null
	then
		python=$p
		break
	fi
done
[ -n "$python" ] || exit 0
export CARCASSONNE_LIBRARY="$library" PYTHONDONTWRITEBYTECODE=1
PYTHONPATH=$(cd "$srcdir/bindings/python" && pwd)
export PYTHONPATH
block python >"$tmp/game.py"
"$python" "$tmp/game.py" | grep -Eqx '\([0-9]+, [0-9]+\)'
"$python" "$srcdir/examples/01_random_game.py" |
	grep -Eq '^player 2: [0-9]+ points$'
"$python" "$srcdir/examples/06_monte_carlo.py" |
	grep -Eqx 'monte-carlo [0-9]+, random [0-9]+'
