#!/bin/sh
# SPDX-License-Identifier: Zlib
# The command as its users meet it: play through a pseudo-terminal, the protocol
# by a client, and what it does with bad input.
set -eu
python=
for p in ${PYTHON:-/usr/bin/python3 python3}; do
	if "$p" -c 'import sys; sys.exit(sys.version_info < (3, 9))' 2>/dev/null
	then
		python=$p
		break
	fi
done
[ -n "$python" ] || exit 77
PYTHONDONTWRITEBYTECODE=1 CARCASSONNE=$PWD/tools/carcassonne
export PYTHONDONTWRITEBYTECODE CARCASSONNE
"$python" "$srcdir/tests/check_command.py"
