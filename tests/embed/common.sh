# SPDX-License-Identifier: Zlib
# What the scripts here share. They need the sources and an empty directory,
# skip nothing, and leave what they build below ./build-embed.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
work=$top/build-embed/$(basename "$0" .sh)
root=$top/build-embed/root
rm -rf "$work"
mkdir -p "$work"
# Not a part of any other make; no library but the one that is built here.
unset MAKEFLAGS MFLAGS MAKELEVEL CMAKE_PREFIX_PATH PKG_CONFIG_PATH || :
unset LD_LIBRARY_PATH CFLAGS CPPFLAGS LDFLAGS BUILD_SHARED_LIBS || :
: "${jobs:=1}"
number=0

fail()
{
	echo "$(basename "$0"): $*"
	exit 1
}

# quiet NAME COMMAND...: its output is shown only if it fails.
quiet()
{
	name=$1
	shift
	"$@" >"$work/log" 2>&1 || {
		cat "$work/log"
		fail "$name"
	}
}

passed()
{
	number=$((number + 1))
	echo "ok $number $*"
}

# autotools_install: configure, build and install below $root.
autotools_install()
{
	mkdir -p "$top/build-embed/autotools"
	(
		cd "$top/build-embed/autotools"
		[ -f Makefile ] || quiet configure ../../configure -q \
			--prefix="$root" --libdir="$root/lib"
		quiet 'make install' make -j "$jobs" install
	)
}

# block LANGUAGE FILE: the first block of it in a page.
block()
{
	sed -n "/^\`\`\`$1\$/,/^\`\`\`\$/p" "$2" | sed '1d;$d'
}

# consumer NAME TITLE [SCRIPT]: copy it, run what its build.sh says as a person
# would type it, with the program of README.md or an example in C++.
consumer()
{
	here=$work/$((number + 1))
	mkdir "$here"
	cp "$top/tests/consumers/$1"/* "$here"
	block c "$top/README.md" >"$here/game.c"
	cp "$top/examples/01_random_game.cpp" "$here/game.cpp"
	ln -s "$top" "$here/libcarcassonne"
	(
		cd "$here"
		sh -eu "${3:-build.sh}" >log 2>&1
	) || {
		cat "$here/log"
		fail "$2: does not build or run"
	}
	tail -n 1 "$here/log" | tr -d '\r' |
		grep -Eqx '[0-9]+ : [0-9]+|  fields [0-9]+' || {
		cat "$here/log"
		fail "$2: does not play"
	}
	! grep -iE 'warning' "$here/log" || fail "$2: warns"
	passed "$2"
}
