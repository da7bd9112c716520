#!/bin/sh
# SPDX-License-Identifier: Zlib
# build.sh PROJECT [PLATFORM]: build the add-on into PROJECT/addons/carcassonne.
#
# PLATFORM is the name of a library in carcassonne.gdextension, linux.x86_64 unless
# said otherwise. The engine itself writes the header of its interface, 4.4 or
# newer, on any platform. Variables:
#   GODOT      the engine (godot)
#   INTERFACE  a directory with gdextension_interface.h, instead of the engine
#   LIBRARY    flags that find carcassonne.h and the library; without it the
#              library is compiled in, and there is nothing else to ship
#   CC CFLAGS LDFLAGS
set -eu
[ $# = 1 ] || [ $# = 2 ] || {
	echo 'usage: build.sh PROJECT [PLATFORM]' >&2
	exit 2
}
platform=${2:-linux.x86_64}
mkdir -p "$1/addons/carcassonne/bin"
addon=$(cd "$1/addons/carcassonne" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

case $platform in
windows.*) cc=x86_64-w64-mingw32-gcc ending=dll flags='-shared -static-libgcc' ;;
macos) cc=cc ending=dylib flags='-dynamiclib -arch x86_64 -arch arm64' ;;
web.threads.*) cc=emcc ending=wasm flags='-sSIDE_MODULE=1 -pthread' ;;
web.*) cc=emcc ending=wasm flags='-sSIDE_MODULE=1' ;;
*) cc=cc ending=so flags='-shared -fPIC' ;;
esac
[ "$platform" != macos ] || name=macos.universal
library=$addon/bin/libcarcassonne_godot.${name:-$platform}.$ending

if [ -z "${INTERFACE:-}" ]; then
	INTERFACE=$work/interface
	mkdir "$INTERFACE"
	(cd "$INTERFACE" &&
		"${GODOT:-godot}" --headless --dump-gdextension-interface >/dev/null)
fi
if [ -z "${LIBRARY:-}" ]; then
	sh "$here/../../tools/amalgamate.sh" "$work"
	LIBRARY="-DCARC_API= $work/carcassonne.c"
fi

# The editor's help, as numbers: compilers limit the length of a string.
{
	echo 'static const unsigned char documentation[] = {'
	od -An -v -tu1 "$here/doc_classes/CarcassonneGame.xml" |
		sed 's/[0-9][0-9]*/&,/g'
	echo '};'
} >"$work/documentation.h"

# shellcheck disable=SC2086 # lists of words
${CC:-$cc} -std=c11 -O2 -fvisibility=hidden ${CFLAGS:-} $flags \
	-isystem "$INTERFACE" -I"$work" -o "$library" "$here"/src/*.c $LIBRARY \
	${LDFLAGS:-}
cp "$here/addons/carcassonne/carcassonne.gdextension" "$addon"
cp "$here/../../COPYING" "$addon/LICENSE"
echo "$library"
