#!/bin/sh
# SPDX-License-Identifier: Zlib
# build.sh DIRECTORY: make the npm package there, ready for "npm pack" or to be
# served as it is. It needs emscripten; CFLAGS are added to its own.
set -eu
[ $# = 1 ] || {
	echo 'usage: build.sh DIRECTORY' >&2
	exit 2
}
mkdir -p "$1"
out=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
top=$here/../..
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM

# Debian's emscripten looks for its own modules there.
export NODE_PATH="${NODE_PATH:-/usr/share/nodejs}"

sh "$top/tools/amalgamate.sh" "$tmp"
exports=$(sed -n 's/^[[:space:]]*\(carc_[a-z0-9_]*\);.*/_\1,/p' \
	"$top/lib/libcarcassonne.map" | tr -d '\n')
# A module that stands alone: the one thing it asks for is told by library.mjs.
# shellcheck disable=SC2086 # a list of words
emcc -O2 -std=c11 ${CFLAGS:-} -I"$tmp" "$tmp/carcassonne.c" "$here/layout.c" \
	--no-entry -sSTANDALONE_WASM -sWASM_BIGINT -sALLOW_MEMORY_GROWTH \
	-sEXPORTED_FUNCTIONS="${exports}_carc_js_layout,_malloc,_free" \
	-o "$tmp/carcassonne.wasm"
chmod 644 "$tmp/carcassonne.wasm"
mv "$tmp/carcassonne.wasm" "$out"

version=$(sh "$top/build-aux/version.sh")
sed "s/\"version\": \".*\"/\"version\": \"$version\"/" "$here/package.json" \
	>"$out/package.json"
for file in README.md carcassonne.d.ts header.d.mts carcassonne.mjs \
	catalogue.mjs config.mjs game.mjs header.mjs library.mjs; do
	cp "$here/$file" "$out"
done
cp "$top/COPYING" "$out"
