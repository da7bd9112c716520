#!/bin/sh
# SPDX-License-Identifier: Zlib
# The signature and the contract with every compiler, optimisation and machine
# that there is here: big and little endian, 32 and 64 bits, Windows, a browser.
# All must agree with the repository. Prints the table of doc/platforms.md; a row
# that cannot be tried says what is missing.
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
tmp=$(mktemp -d)
bad=0
# A Windows of our own that asks for nothing, and where Debian's Emscripten
# looks for its modules.
WINEPREFIX=$tmp/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
NODE_PATH=${NODE_PATH-/usr/share/nodejs}
export WINEPREFIX WINEDEBUG WINEDLLOVERRIDES NODE_PATH
unset DISPLAY || :
trap 'wineserver -k 2>/dev/null || :; rm -rf "$tmp"' EXIT

# hash WHAT: of a signature on standard input.
hash()
{
	sed -n "s/ $1\$//p"
}

# print_row PLATFORM BITS ORDER COMPILER RUNNER SIGNATURE CONTRACT
print_row()
{
	base=$(hash base <"$6")
	all=$(hash all <"$6")
	hunters=$(hash hunters <"$6")
	if cmp -s "$6" "$top/tests/data/signature"; then
		verdict=same
	else
		verdict=DIFFERS
		bad=1
	fi
	printf '| %s | %s | %s | %s | %s | %s | %s | %s | %s | %s |\n' \
		"$1" "$2" "$3" "$4" "$5" "${base:--}" "${all:--}" \
		"${hunters:--}" "$verdict" "$7"
}

# have PLATFORM TOOL...: all are here, or the row says which is not.
have()
{
	platform=$1
	shift
	for tool; do
		command -v "$tool" >/dev/null || {
			echo "| $platform | no $tool here |"
			return 1
		}
	done
}

flags='-std=c11 -DCARC_STATIC -DNDEBUG -D_POSIX_C_SOURCE=200809L'

# row PLATFORM BITS ORDER COMPILER RUNNER FLAG...: RUNNER - runs the program as
# it is.
row()
{
	platform=$1 bits=$2 order=$3 cc=$4 runner=$5
	shift 5
	if [ "$runner" = - ]; then
		by='this machine' runner=
		have "$platform" "$cc" || return 0
	else
		by=$runner
		have "$platform" "$cc" "$runner" || return 0
	fi
	rm -rf "$tmp/row"
	mkdir -p "$tmp/row/tests"
	(
		cd "$tmp/row"
		# shellcheck disable=SC2086 # lists of words
		"$cc" $flags "$@" -I"$top/include" -c "$top"/lib/*.c
		for program in signature contract; do
			# With .exe wine finds it and nobody else minds.
			# shellcheck disable=SC2086
			"$cc" $flags "$@" -I"$top/include" \
				-o tests/$program.exe \
				"$top/tests/$program.c" ./*.o
		done
		$runner tests/signature.exe | tr -d '\r' >"$tmp/signature"
	) >&2 || echo failed >"$tmp/signature"
	contract=same
	(
		cd "$tmp/row"
		srcdir=$top RUNNER=$runner EXEEXT=.exe \
			sh "$top/tests/check-contract.sh"
	) >&2 || contract=DIFFERS bad=1
	print_row "$platform" "$bits" "$order" "$cc $1" "$by" \
		"$tmp/signature" "$contract"
}

# WebAssembly is compiled once and run by both. The contract is replayed there
# by the binding.
wasm_build()
{
	[ ! -f "$tmp/signature.js" ] || return 0
	# shellcheck disable=SC2086 # lists of words
	emcc $flags -O2 -sSINGLE_FILE=1 -sALLOW_MEMORY_GROWTH=1 \
		-sENVIRONMENT=node,web -I"$top/include" \
		-o "$tmp/signature.js" "$top"/lib/*.c "$top/tests/signature.c" >&2
}

wasm_node()
{
	have wasm32 emcc node || return 0
	{ wasm_build && node "$tmp/signature.js" >"$tmp/signature"; } ||
		echo failed >"$tmp/signature"
	print_row wasm32 32 little 'emcc -O2' node "$tmp/signature" -
}

# A page that writes down what the program prints.
wasm_chromium()
{
	have wasm32 emcc chromium || return 0
	cat >"$tmp/page.html" <<'END'
<!DOCTYPE html><title>signature</title><pre id="out"></pre><script>
var Module = { print: function (line) {
	document.getElementById("out").textContent += line + "\n";
} };
</script><script src="signature.js"></script>
END
	{ wasm_build && chromium --headless --no-sandbox --disable-gpu \
		--user-data-dir="$tmp/chromium" --virtual-time-budget=600000 \
		--dump-dom "file://$tmp/page.html" >"$tmp/dom" 2>"$tmp/err"; } || :
	# Between <pre id="out"> and </pre>.
	sed -n 's/.*<pre id="out">//; /^[0-9a-f]\{16\} [a-z]*$/p' "$tmp/dom" \
		>"$tmp/signature"
	print_row wasm32 32 little 'emcc -O2' chromium "$tmp/signature" -
}

cat <<'END'
| platform | bits | byte order | compiler | run by | base | everything | hunters | signature | contract |
|---|---|---|---|---|---|---|---|---|---|
END
for cc in gcc clang; do
	for o in -O0 -O3; do
		row x86-64 64 little $cc - $o
	done
done
row i686 32 little i686-linux-gnu-gcc qemu-i386 -O2 -static
row aarch64 64 little aarch64-linux-gnu-gcc qemu-aarch64 -O2 -static
row s390x 64 big s390x-linux-gnu-gcc qemu-s390x -O2 -static
row win64 64 little x86_64-w64-mingw32-gcc wine -O2 -static
wasm_node
wasm_chromium
exit $bad
