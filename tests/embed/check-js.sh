#!/bin/sh
# SPDX-License-Identifier: Zlib
# The library in WebAssembly: the package and its tests in node, the signature in
# node and in Chromium, the types, and the page of examples/web played by clicks.
# It needs emscripten and node; npm brings playwright-core, typescript and
# axe-core, which only the tests use.
. "$(dirname "$0")/common.sh"

missing=
need()
{
	command -v "$1" >/dev/null 2>&1 || missing="${missing:+$missing }$2"
}
need emcc emscripten
need node nodejs
need /usr/bin/python3 python3
[ -z "$missing" ] || {
	echo "check-js: please install $missing"
	exit 77
}
node -e 'process.exit(parseInt(process.versions.node) < 18 ? 1 : 0)' || {
	echo "check-js: node $(node --version) is too old, 18 will do"
	exit 77
}
export NODE_PATH="${NODE_PATH:-/usr/share/nodejs}" PYTHONDONTWRITEBYTECODE=1

# ---- the package ------------------------------------------------------------

quiet 'constants and layouts' /usr/bin/python3 "$top/bindings/generate.py" --check
passed 'constants and layouts are those of the header'

consumer js 'a program in node'
page=$work/$number
package=$page/carcassonne

# The same with another version, for the test that it is refused.
sh "$top/tools/amalgamate.sh" "$work/wrong"
sed 's/^\(#define CARC_VERSION_MINOR\) .*/\1 97/' "$work/wrong/carcassonne.h" \
	>"$work/wrong/new"
mv "$work/wrong/new" "$work/wrong/carcassonne.h"
quiet 'another version' emcc -O1 -I"$work/wrong" "$work/wrong/carcassonne.c" \
	"$top/bindings/js/layout.c" --no-entry -sSTANDALONE_WASM -sWASM_BIGINT \
	-sEXPORTED_FUNCTIONS=_carc_version,_carc_js_layout \
	-o "$work/wrong/carcassonne.wasm"

export CARCASSONNE_JS="$package"
export CARCASSONNE_JS_WRONG="$work/wrong/carcassonne.wasm"
quiet 'tests in node' node --test "$top"/bindings/js/tests/*.test.mjs
good=$(sed -n 's/^[^ ]* pass \([0-9]*\)$/\1/p' "$work/log")
[ "${good:-0}" -gt 40 ] || fail 'tests in node: none were run'
passed "$good tests in node, the contract replayed"

# ---- the signature ----------------------------------------------------------

sh "$top/tools/amalgamate.sh" "$work/one"
quiet 'the signature compiles' emcc -O2 -std=c11 -I"$work/one" \
	"$top/tests/signature.c" "$work/one/carcassonne.c" -sSINGLE_FILE=1 \
	-sWASM_BIGINT -sALLOW_MEMORY_GROWTH -sEXIT_RUNTIME=1 \
	-o "$work/one/signature.js"
node "$work/one/signature.js" | diff "$top/tests/data/signature" - ||
	fail 'node: another signature'
passed 'wasm in node: the same signature'

# ---- with what npm brings ---------------------------------------------------

need npm npm
need "${CHROMIUM:-/usr/bin/chromium}" chromium
[ -z "$missing" ] || {
	echo "check-js: please install $missing for types, browser and page"
	exit 77
}
mkdir "$work/npm"
cp "$top"/tests/embed/js/* "$work/npm"
cd "$work/npm"
echo '{ "private": true, "type": "module" }' >package.json
if ! npm install --no-save --no-package-lock --no-audit --no-fund \
	playwright-core@1.60 typescript@5 axe-core@4 >"$work/log" 2>&1; then
	cat "$work/log"
	echo 'check-js: npm cannot install playwright-core, typescript and axe-core'
	exit 77
fi

mkdir "$work/packed"
quiet 'npm pack' npm pack --pack-destination "$work" "$package"
(
	cd "$work/packed"
	quiet 'npm install' npm install --no-package-lock --no-audit --no-fund \
		--offline "$work"/carcassonne-*.tgz
	block js "$top/bindings/js/README.md" >game.mjs
	quiet 'the program of README.md' node game.mjs
	grep -Eqx '\[ [0-9]+, [0-9]+, [0-9]+ \]' "$work/log" ||
		fail 'the program of README.md does not play'
) || exit 1
passed 'npm packs and installs it, and the program of its README.md plays'

cp -R "$work/packed/node_modules/carcassonne" node_modules
quiet 'types' npx --no-install tsc -p .
passed 'tsc --strict accepts a program'

node signature.mjs "$work/one" | diff "$top/tests/data/signature" - ||
	fail 'Chromium: another signature'
passed 'wasm in Chromium: the same signature'

quiet 'a page' node consumer.mjs "$page"
passed 'a page and a worker in Chromium'

quiet 'the page' node "$top/examples/web/build.mjs" "$package" "$work/site"
quiet 'words' node words.mjs "$work/site" "$top/tests/data/contract.txt"
passed 'the page has words for every decision, move and event of the contract'
quiet 'the page in Chromium' node page.mjs "$work/site" "$package"
while read -r ok what; do
	[ "$ok" != ok ] || passed "$what"
done <"$work/log"
