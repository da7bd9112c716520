#!/bin/sh
# SPDX-License-Identifier: Zlib
# Debian packages: they build, lintian finds no error, and they install into a
# Debian that has nothing else; there a program is compiled, the command plays
# and Python imports the module.
. "$(dirname "$0")/common.sh"

for tool in dpkg-buildpackage dh dh_python3 fakeroot lintian debootstrap; do
	PATH=$PATH:/usr/sbin command -v $tool >/dev/null || {
		echo "no $tool: see bootstrap for the packages"
		exit 77
	}
done
[ "$(id -u)" = 0 ] || {
	echo 'a chroot needs root'
	exit 77
}
# Debian's own tools alone, whatever else is installed.
PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8
export PATH LC_ALL

# ---- the packages -----------------------------------------------------------

version=$(sh "$top/build-aux/version.sh")
packaged=$(dpkg-parsechangelog -l "$top/debian/changelog" -S Version)
[ "$packaged" = "$version" ] ||
	fail "debian/changelog: not version $version of the header"
# The package of the library is named by its soname, without age.
abi=$(sed -n 's/.*CARC_VERSION_INFO.*\[\([0-9]*\):[0-9]*:\([0-9]*\)\].*/\1-\2/p' \
	"$top/configure.ac")
soname=$((${abi%-*} - ${abi#*-}))
grep -qx "Package: libcarcassonne$soname" "$top/debian/control" ||
	fail 'debian/control: the name of the library is not its soname'
passed 'version and soname are those of the sources'

mkdir "$work/source"
tar -C "$top" --exclude=./.git --exclude=./build --exclude='./build-embed' \
	--exclude='./build-asan-*' -cf - . | tar -C "$work/source" -xf -
cd "$work/source"
quiet dpkg-buildpackage dpkg-buildpackage -us -uc -b -j"$jobs"
cd ..
set -- libcarcassonne0 libcarcassonne-dev carcassonne python3-carcassonne
for package; do
	[ -f "$(echo "${package}_${version}"_*.deb)" ] || fail "no $package"
done
passed "packages: $*"
lintian --allow-root --fail-on error ./*.changes >"$work/log" 2>&1 || {
	cat "$work/log"
	fail lintian
}
! grep '^[EW]:' "$work/log" || fail 'lintian warns'
passed 'lintian: no error, no warning'

# ---- a Debian that has nothing else -----------------------------------------

chroot=$work/chroot
. /etc/os-release
quiet debootstrap debootstrap --variant=minbase \
	--include=gcc,libc6-dev,pkg-config "${VERSION_CODENAME:-stable}" "$chroot"

# inside COMMAND: in the directory with the packages.
inside()
{
	chroot "$chroot" sh -euc "cd /packages && DEBIAN_FRONTEND=noninteractive \
		&& export DEBIAN_FRONTEND && $*"
}

mkdir "$chroot/packages"
cp ./*.deb "$top/tests/consumers/debian/build.sh" \
	"$top/tests/data/contract.txt" "$chroot/packages"
cp -R "$top/tests/games" "$chroot/packages"
block c "$top/README.md" >"$chroot/packages/game.c"

quiet 'the recipe' inside sh -eu build.sh
tail -n 1 "$work/log" | grep -Eqx '[0-9]+ : [0-9]+' || fail 'it does not play'
passed 'a program compiled against libcarcassonne-dev'
quiet 'install' inside apt-get install -y --no-install-recommends \
	"./carcassonne_*.deb" "./python3-carcassonne_*.deb"
quiet 'carcassonne check' inside carcassonne check games
quiet 'carcassonne play' inside carcassonne play --seed 5 -e plus -w all \
	-p bot:greedy,bot:random --save bots.game
grep -q ' wins with ' "$work/log" || fail 'nobody wins'
quiet 'a saved game' inside carcassonne check bots.game
passed 'the command plays'
for file in man/man1/carcassonne.1.gz bash-completion/completions/carcassonne; do
	[ -f "$chroot/usr/share/$file" ] || fail "no $file"
done
passed 'its manual and its completion'

# Python loads what the contract saves, and its own.
cat >"$chroot/packages/contract.py" <<'END'
import carcassonne
lines = open("contract.txt").read().splitlines()
saves = 0
for i, line in enumerate(lines):
    if line.startswith("save "):
        n = int(line.split()[1])
        text = "\n".join(lines[i + 1 : i + 1 + n]) + "\n"
        game = carcassonne.Game.loads(text)
        assert game.over and game.dumps() == text
        saves += 1
assert saves > 20
game = carcassonne.Game.loads(open("bots.game").read())
print(carcassonne.__version__, game.scores)
END
quiet 'Python' inside python3 contract.py
tail -n 1 "$work/log" | grep -q "^$version (" || fail 'Python: another version'
passed 'Python imports and plays'
quiet 'remove' inside apt-get purge -y libcarcassonne0
! find "$chroot/usr" -name '*carcassonne*' | grep . || fail 'something is left'
passed 'nothing is left after removing them'
rm -rf "$chroot"
