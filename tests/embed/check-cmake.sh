#!/bin/sh
# SPDX-License-Identifier: Zlib
# CMake: the library as a part of a program, fetched as a tarball, and installed
# by CMake, static and shared, and by autotools.
. "$(dirname "$0")/common.sh"

consumer cmake-subdirectory 'add_subdirectory'

# What git knows, or in a tarball what is there.
mkdir "$work/src"
(
	cd "$top"
	cp -R CMakeLists.txt COPYING Makefile.am cmake build-aux \
		carcassonne.pc.in configure.ac include lib tools tests/signature.c \
		"$work/src"
)
TARBALL=$work/carcassonne.tar.gz
export TARBALL
tar -czf "$TARBALL" -C "$work" src
consumer cmake-fetch 'FetchContent'

# cmake_install KIND FLAG...: build with warnings as errors, play the signature,
# install, then move what was installed: nothing may point to the old place.
cmake_install()
{
	kind=$1
	shift
	quiet "cmake, $kind" cmake -S "$top" -B "$work/$kind" -G Ninja \
		-DCMAKE_C_FLAGS='-pedantic -Wall -Wextra -Wconversion -Werror' \
		-DCMAKE_INSTALL_LIBDIR=lib "$@"
	quiet "cmake --build, $kind" cmake --build "$work/$kind" -j "$jobs"
	quiet "the signature, $kind" env -C "$work/$kind" ctest \
		--output-on-failure
	passed "the same signature, $kind"
	quiet "cmake --install, $kind" cmake --install "$work/$kind" \
		--prefix "$work/$kind-first"
	mv "$work/$kind-first" "$work/$kind-root"
	PREFIX=$work/$kind-root
	export PREFIX
}

cmake_install static
consumer cmake-package 'find_package, static, installed by CMake'
consumer pkg-config 'pkg-config, static, installed by CMake'

cmake_install shared -DBUILD_SHARED_LIBS=ON -DCARC_COMMAND=ON
LD_LIBRARY_PATH=$PREFIX/lib quiet 'the command, by CMake' \
	"$PREFIX/bin/carcassonne" check "$top/tests/games"
passed 'the command, installed by CMake'
consumer cmake-package 'find_package, shared, installed by CMake'
consumer pkg-config 'pkg-config, shared, installed by CMake'

autotools_install
PREFIX=$root
consumer cmake-package 'find_package, installed by autotools'

# Both builds export the same, under the same versions and the same soname.
for so in "$work/shared-root/lib/libcarcassonne.so" \
	"$root/lib/libcarcassonne.so"; do
	nm -D --with-symbol-versions --defined-only "$so" | sed 's/.* //' |
		LC_ALL=C sort
	readelf -d "$so" | sed -n 's/.*\(soname: .*\)/\1/p'
	basename "$(readlink -f "$so")"
done >"$work/exports"
half=$(($(wc -l <"$work/exports") / 2))
head -n $half "$work/exports" >"$work/by-cmake"
tail -n +$((half + 1)) "$work/exports" >"$work/by-autotools"
[ $half -gt 30 ] || fail 'no exports found'
diff "$work/by-cmake" "$work/by-autotools" || fail 'other exports'
passed 'the same exports and soname as by autotools'

# An installed library of another version is refused, whoever installed it.
version=$(sh "$top/build-aux/version.sh")
for prefix in "$work/static-root" "$root"; do
	for want in "$version EXACT:yes" 0.1:yes 0.1...1:yes :yes 0.0:no 0.2:no \
		99:no 0.2...1:no; do
		mkdir -p "$work/version"
		cat >"$work/version/CMakeLists.txt" <<-END
			cmake_minimum_required(VERSION 3.19)
			project(version LANGUAGES C)
			find_package(carcassonne ${want%:*} REQUIRED)
		END
		rm -rf "$work/version/out"
		answer=yes
		cmake -S "$work/version" -B "$work/version/out" \
			-DCMAKE_PREFIX_PATH="$prefix" >"$work/log" 2>&1 || answer=no
		[ "$answer" = "${want##*:}" ] || {
			cat "$work/log"
			fail "find_package(carcassonne ${want%:*}): $answer"
		}
		[ $answer = yes ] || grep -q "version: $version" "$work/log" ||
			fail 'the refusal does not name the version'
	done
done
passed 'find_package checks versions'

quiet amalgamation cmake --build "$work/static" --target amalgamation
quiet 'cc -c' cc -c -o "$work/carcassonne.o" \
	"$work/static/amalgamation/carcassonne.c"
passed 'the target amalgamation'
