#!/bin/sh
# SPDX-License-Identifier: Zlib
# The Python package: its tests against the built library, and mypy if it is
# there. Nothing is written into the source tree. Debian's Python comes first:
# it is the one that bootstrap gives pytest to.
set -eu
[ "${INSTRUMENTED:-no}" = no ] || exit 77
so=$PWD/.libs/libcarcassonne.so
[ -f "$so" ] || exit 77

python=
for p in ${PYTHON:-/usr/bin/python3 python3}; do
	if "$p" -c 'import pytest, sys; sys.exit(sys.version_info < (3, 9))' \
		2>/dev/null; then
		python=$p
		break
	fi
done
[ -n "$python" ] || {
	echo 'no python3 (3.9 or newer) with pytest'
	exit 77
}

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
package=$(cd "$srcdir/bindings/python" && pwd)
export CARCASSONNE_LIBRARY="$so" PYTHONPATH="$package" \
	PYTHONDONTWRITEBYTECODE=1 HYPOTHESIS_STORAGE_DIRECTORY="$tmp/hypothesis"

status=0
"$python" -m pytest -q -p no:cacheprovider --basetemp="$tmp/pytest" \
	--rootdir="$package" "$package/tests" >"$tmp/log" 2>&1 || status=$?
cat "$tmp/log"
# As tests/summary.sh adds up.
passed=$(sed -n 's/^\(.* \)\{0,1\}\([0-9][0-9]*\) passed.* in .*/\2/p' "$tmp/log")
failed=$(sed -n 's/^\(.* \)\{0,1\}\([0-9][0-9]*\) failed.* in .*/\2/p' "$tmp/log")
[ "$status" = 0 ] || failed=${failed:-1}

if "$python" -c 'import mypy' 2>/dev/null; then
	if "$python" -m mypy --strict --cache-dir="$tmp/mypy" \
		"$package/carcassonne"; then
		passed=$((${passed:-0} + 1))
	else
		failed=$((${failed:-0} + 1))
		status=1
	fi
else
	echo 'no mypy'
fi
echo "${passed:-0} passed, ${failed:-0} failed"
exit $status
