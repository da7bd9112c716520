#!/bin/sh
# SPDX-License-Identifier: Zlib
# The Python wheel, as a user meets it: built from the repository and again from
# its own sdist, installed into empty virtual environments of two versions of
# Python, tested there, and with a wrong library inside.
#
#   sh tests/embed/check-wheel.sh
#
# needs a C compiler and Debian's python3 with the packages named below, no
# network and no configured build, and writes nothing into the source tree. The
# second Python is the first of another minor version that pytest runs in, among
# $PYTHONS, those on the PATH and those of pyenv. Exit 77: something was not there to test with.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
unset CARCASSONNE_LIBRARY PYTHONPATH PYTHONHOME VIRTUAL_ENV LD_LIBRARY_PATH
export PYTHONDONTWRITEBYTECODE=1 PIP_NO_INDEX=1 PIP_DISABLE_PIP_VERSION_CHECK=1 \
	PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore

first=/usr/bin/python3
missing=
need()
{
	missing="${missing:+$missing }$1"
}
# shellcheck disable=SC2086 # CC is a list of words
set -- ${CC:-cc}
command -v "$1" >/dev/null 2>&1 || need gcc
[ -f /usr/include/stdlib.h ] || need libc6-dev
if [ -x $first ]; then
	for module in pip setuptools wheel pytest hypothesis; do
		$first -c "import $module" 2>/dev/null || need python3-$module
	done
	$first -c 'import ensurepip' 2>/dev/null || need python3-venv
else
	need 'python3 python3-venv python3-pip python3-setuptools python3-wheel'
	need 'python3-pytest python3-hypothesis'
fi
[ -z "$missing" ] || {
	echo "check-wheel: please install $missing"
	exit 77
}

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM
passed=0
ok()
{
	passed=$((passed + 1))
	echo "ok: $1"
}
fail()
{
	echo "FAILED: $1"
	[ ! -f "$tmp/log" ] || tail -n 40 "$tmp/log"
	echo "$passed passed, 1 failed"
	exit 1
}
# try WHAT COMMAND...: it succeeds; what it says is shown only otherwise.
try()
{
	what=$1
	shift
	"$@" >"$tmp/log" 2>&1 || fail "$what"
}

# ---- wheel and sdist --------------------------------------------------------

mkdir -p "$tmp/tree/bindings"
cp -R "$top/lib" "$top/include" "$tmp/tree"
cp -R "$top/bindings/python" "$tmp/tree/bindings"
chmod -R u+w "$tmp/tree"
cd "$tmp/tree/bindings/python"
rm -rf build dist ./*.egg-info carcassonne/libcarcassonne*

pip_wheel()
{
	try "a wheel from $1" $first -m pip wheel --no-deps \
		--no-build-isolation -w "$2" "$1"
	ls "$2"/carcassonne-*-py3-none-*.whl >"$tmp/log" 2>&1 ||
		fail "a py3-none wheel from $1"
}
try 'an sdist' $first -c '
import sys
from setuptools import build_meta
build_meta.build_sdist(sys.argv[1])' "$tmp"
sdist=$(echo "$tmp"/carcassonne-*.tar.gz)
pip_wheel . "$tmp/wheel"
wheel=$(echo "$tmp"/wheel/*.whl)
ok "${wheel##*/}"

# Away from the tree nothing but the sdist is there to build from.
cd "$tmp"
pip_wheel "$sdist" "$tmp/again"
try 'the wheel of the sdist is the same' $first -c '
import sys, zipfile
def content(path):
    with zipfile.ZipFile(path) as file:
        return {name: file.read(name) for name in file.namelist()}
one, two = map(content, sys.argv[1:])
for name in sorted(one.keys() | two.keys()):
    if one.get(name) != two.get(name):
        sys.exit(f"{name} differs")
for name in ("libcarcassonne.so.0", "py.typed", "COPYING"):
    if not any(file.endswith("/" + name) for file in one):
        sys.exit(f"{name} is not in the wheel")
' "$wheel" "$tmp"/again/*.whl
ok "${sdist##*/} builds the same wheel"

# ---- two versions of Python -------------------------------------------------

# Only the tests need pytest, so it comes from Debian, whatever the Python: what
# it is made of is plain Python. Nothing else of Debian's may be seen. Python
# before 3.11 also wants python3-exceptiongroup and python3-tomli.
mkdir "$tmp/pytest"
$first - "$tmp/pytest" <<'END'
import importlib.util, os, sys
for name in """pytest _pytest py pluggy iniconfig packaging attr attrs tomli
        exceptiongroup hypothesis sortedcontainers""".split():
    spec = importlib.util.find_spec(name)
    if spec:
        path = spec.origin
        if spec.submodule_search_locations:
            path = os.path.dirname(path)
        os.symlink(path, os.path.join(sys.argv[1], os.path.basename(path)))
END

version_of()
{
	"$1" -c 'import sys, venv, ensurepip
print("%d.%d" % sys.version_info[:2]); sys.exit(sys.version_info < (3, 9))' \
		2>/dev/null
}
# Not every Python runs the pytest that is here.
can_test()
{
	PYTHONPATH=$tmp/pytest "$1" -c 'import pytest, hypothesis' 2>/dev/null
}
second=
for p in ${PYTHONS:-} python3.9 python3.10 python3.11 python3.12 python3.13 \
	python3.14 python3 \
	"${PYENV_ROOT:-${HOME:-}/.pyenv}"/versions/3.*/bin/python3; do
	v=$(version_of "$p") || continue
	[ "$v" != "$(version_of $first)" ] && can_test "$p" || continue
	second=$p
	break
done

# Says where the package and the library it loaded come from.
cat >"$tmp/five.py" <<'END'
import random, carcassonne
game = carcassonne.Game(edition="plus", expansions="all", players=3, seed=7)
while moves := game.legal_moves():
    game.apply(random.choice(moves))
print(len(game.scores), carcassonne._ffi.library._name)
END

for python in $first $second; do
	v=$(version_of "$python")
	env=$tmp/env-$v
	try "$v: a virtual environment" "$python" -m venv "$env"
	try "$v: pip install" "$env/bin/python" -m pip install "$wheel"
	try "$v: pip check" "$env/bin/python" -m pip check
	ok "$v: the wheel installs and needs nothing"

	try "$v: five lines" "$env/bin/python" "$tmp/five.py"
	package=$(cd "$env"/lib*/python*/site-packages/carcassonne && pwd)
	[ "$(cat "$tmp/log")" = "3 $package/libcarcassonne.so.0" ] ||
		fail "$v: the library of the wheel is the one loaded"
	ok "$v: a program of five lines plays a game"

	# In a directory of its own: here is nothing that could be imported.
	mkdir "$tmp/run-$v"
	(
		cd "$tmp/run-$v"
		HYPOTHESIS_STORAGE_DIRECTORY=$tmp/hypothesis PYTHONPATH=$tmp/pytest \
			"$env/bin/python" -m pytest -q -rs -p no:cacheprovider \
			--basetemp="$tmp/base" --rootdir="$top/bindings/python" \
			-c "$top/bindings/python/pyproject.toml" \
			"$top/bindings/python/tests"
	) >"$tmp/log" 2>&1 || fail "$v: the tests of the package"
	grep '^SKIPPED' "$tmp/log" || :
	ok "$v: $(tail -n 1 "$tmp/log")"
done

# ---- a wrong library --------------------------------------------------------

# The whole library, but of another version, in the last environment.
wrong_library()
{
	mkdir "$tmp/wrong"
	sed 's/^\(#define CARC_VERSION_MINOR\) .*/\1 97/' "$top/include/carcassonne.h" \
		>"$tmp/wrong/carcassonne.h"
	# shellcheck disable=SC2086 # CC is a list of words
	try 'another version compiles' ${CC:-cc} -std=c11 -shared -fPIC -DCARC_BUILD \
		-DNDEBUG -w -I"$tmp/wrong" -o "$package/libcarcassonne.so.0" \
		"$top"/lib/*.c
	mine=$("$env/bin/python" -m pip show carcassonne 2>/dev/null |
		sed -n 's/^Version: //p')
	if "$env/bin/python" -c 'import carcassonne' >"$tmp/log" 2>&1; then
		fail 'a wrong library in the wheel is refused'
	fi
	for line in \
		"ImportError: carcassonne $mine found no library it can use; tried:" \
		"  $package/libcarcassonne.so.0: version ${mine%%.*}.97.${mine##*.} does not fit version $mine of this package"
	do
		grep -qxF "$line" "$tmp/log" || fail "the error says \"$line\""
	done
	grep -q '^  libcarcassonne.so.0: ' "$tmp/log" &&
		grep -q '^  find_library("carcassonne")' "$tmp/log" &&
		[ "$(grep -c '^[A-Za-z]*Error' "$tmp/log")" = 1 ] ||
		fail 'one error that names every path tried'
	sed -n '/^ImportError/,$p' "$tmp/log" | sed "s,$tmp/,,"
	ok 'a wrong library in the wheel is refused'
}
# One that is installed and fits would rightly be taken instead.
if "$env/bin/python" -c 'import ctypes; ctypes.CDLL("libcarcassonne.so.0")' \
	2>/dev/null; then
	echo 'a library is installed: a wrong one is tested by test_library.py only'
else
	wrong_library
fi

echo "$passed passed, 0 failed"
[ -n "$second" ] || {
	echo 'check-wheel: no second version of Python (3.9 or newer, and one that' \
		"Debian's pytest runs in) was found"
	exit 77
}
