#!/bin/sh
# SPDX-License-Identifier: Zlib
# C# and Unity: the binding compiled as a program does and as Unity does, its
# tests with the JIT and ahead of time, a wrong library beside it, the package
# for Unity and its sample.
. "$(dirname "$0")/common.sh"

for tool in mcs mono python3; do
	command -v $tool >/dev/null || {
		echo "check-csharp: no $tool; Debian: mono-mcs mono-runtime python3"
		exit 77
	}
done
unset CARCASSONNE_LIBRARY MONO_PATH || :
export PYTHONDONTWRITEBYTECODE=1
csharp=$top/bindings/csharp
package=$csharp/com.libcarcassonne.carcassonne
version=$(sh "$top/build-aux/version.sh")

# ---- the library ------------------------------------------------------------

sh "$top/tools/amalgamate.sh" "$work/one"
# library FILE DIRECTORY: the one file in it as a shared library
library()
{
	quiet "${1##*/}" cc -std=c11 -O2 -shared -fPIC -fvisibility=hidden \
		-DCARC_BUILD -Wl,-soname,libcarcassonne.so.0 -o "$1" \
		"$2/carcassonne.c"
}
so=$work/libcarcassonne.so
library "$so" "$work/one"

{
	echo '#include <stdio.h>'
	echo '#include "carcassonne.h"'
	echo 'int main(void) {'
	sed -n 's/^} \(carc_[a-z_]*\);/printf("\1 %d\\n", (int)sizeof(\1));/p' \
		"$work/one/carcassonne.h"
	echo 'return 0; }'
} >"$work/one/sizes.c"
quiet 'sizes' cc -o "$work/one/sizes" "$work/one/sizes.c"
"$work/one/sizes" >"$work/sizes"

# ---- the tests --------------------------------------------------------------

compile()
{
	quiet "mcs ${1##*/}" mcs -noconfig -langversion:7 -warn:4 -warnaserror "$@"
}

# build DIRECTORY DEFINE...: the binding and its tests in a directory
build()
{
	dir=$1
	shift
	mkdir "$dir"
	cp "$so" "$dir"
	compile -out:"$dir/Carcassonne.dll" "$@" -unsafe -target:library \
		-doc:"$dir/Carcassonne.xml" "$package"/Runtime/*.cs \
		"$package"/Runtime/Generated/*.cs
	compile -out:"$dir/Tests.exe" -r:"$dir/Carcassonne.dll" \
		"$csharp"/tests/*.cs
	compile -out:"$dir/Say.exe" -r:"$dir/Carcassonne.dll" \
		"$csharp"/tests/library/*.cs
	compile -out:"$dir/Sample.exe" -r:"$dir/Carcassonne.dll" \
		"$csharp/tests/Runner.cs" "$csharp"/tests/unity/*.cs \
		"$package"/Samples~/Table/*.cs
}

# ahead_of_time DIRECTORY: compile all of it; then nothing is compiled at run
# time any more. mscorlib takes its time, and once is enough.
ahead_of_time()
{
	aot=$work/mscorlib
	[ -d "$aot" ] || {
		mkdir "$aot"
		echo 'class Where { static void Main() { System.Console.WriteLine(
			typeof(object).Assembly.Location); } }' >"$work/Where.cs"
		compile -out:"$work/Where.exe" "$work/Where.cs"
		cp "$(mono "$work/Where.exe")" "$aot"
		MONO_PATH=$aot quiet 'mscorlib ahead of time' \
			mono --aot=full "$aot/mscorlib.dll"
	}
	cp "$aot"/mscorlib.dll* "$1"
	for file in Carcassonne.dll Tests.exe Say.exe Sample.exe; do
		MONO_PATH=$1 quiet "$file ahead of time" \
			mono --aot=full "$1/$file"
	done
}

# jit and aot DIRECTORY PROGRAM ARGUMENT...
jit()
{
	program=$1/$2
	shift 2
	mono "$program" "$@"
}
aot()
{
	program=$1/$2
	MONO_PATH=$1
	export MONO_PATH
	shift 2
	mono --full-aot "$program" "$@"
	unset MONO_PATH
}

build "$work/program"
build "$work/unity" -define:UNITY_5_3_OR_NEWER
build "$work/program-aot"
build "$work/unity-aot" -define:UNITY_5_3_OR_NEWER,ENABLE_IL2CPP
ahead_of_time "$work/program-aot"
ahead_of_time "$work/unity-aot"
passed 'compiles without a warning, every public member documented'

# As each way is run, and what it is.
ways='jit:program aot:program-aot jit:unity aot:unity-aot'
for way in $ways; do
	for program in Tests Sample; do
		name="$program, ${way#*:} by ${way%:*}"
		quiet "$name" "${way%:*}" "$work/${way#*:}" $program.exe \
			"$top/tests/data" "$work/sizes"
		passed "$name: $(tail -n 1 "$work/log")"
	done
done

# ---- a wrong library --------------------------------------------------------

mkdir "$work/wrong"
# wrong NAME CODE: a small library of that name
wrong()
{
	echo "$2" >"$work/wrong/$1.c"
	quiet "$1" cc -shared -fPIC -o "$work/wrong/$1.so" "$work/wrong/$1.c"
}
as_number=$(echo "$version" | awk -F. '{ print $1 * 10000 + $2 * 100 + $3 }')
wrong old 'int carc_version(void) { return 907; }
const char *carc_version_string(void) { return "0.9.7"; }'
wrong other 'int other;'
wrong part "int carc_version(void) { return $as_number; }
const char *carc_version_string(void) { return \"$version\"; }"
echo 'not a library' >"$work/wrong/text.so"
# Two structs have grown.
mkdir "$work/grown"
cp "$work/one/carcassonne.c" "$work/grown"
sed 's/^} \(carc_turn_info\|carc_edition_info\);/int32_t more[2]; &/' \
	"$work/one/carcassonne.h" >"$work/grown/carcassonne.h"
library "$work/wrong/grown.so" "$work/grown"

# refused NAME LINE...: what Say.exe said has these lines, in part
refused()
{
	name=$1
	shift
	head -n 1 "$work/said" | grep -qxF \
		"carcassonne $version found no library it can use; tried:" || {
		cat "$work/said"
		fail "$name: not refused"
	}
	for line; do
		grep -qF "$line" "$work/said" || {
			cat "$work/said"
			fail "$name: does not say \"$line\""
		}
	done
}
misfit="does not fit version $version of this package"
grown='carc_turn_info has 72 bytes there and 64 here; carc_edition_info has 24'

# say: ask Say.exe in $dir, run as $how says
say()
{
	$how "$dir" Say.exe >"$work/said" 2>&1 || {
		cat "$work/said"
		fail "Say.exe, $dir by $how"
	}
}

for way in $ways; do
	dir=$work/${way#*:} how=${way%:*}
	say
	grep -q "^plays with $version" "$work/said" || fail 'does not play'

	# Beside the binding, nothing else to be found.
	for kind in old other part text grown; do
		cp "$work/wrong/$kind.so" "$dir/libcarcassonne.so"
		say
		case $kind in
		old) refused old "version 0.9.7 $misfit" ;;
		other) refused other 'carc_version' ;;
		part) refused part "$misfit: no function carc_" ;;
		text) refused text ;;
		grown) refused grown "$misfit: $grown" ;;
		esac
	done
	rm "$dir/libcarcassonne.so"
	say
	case $way in
	*:unity*) refused missing '"carcassonne"' 'Runtime/Plugins' ;;
	*) refused missing "  $dir/libcarcassonne.so.0: " \
		"  $dir/libcarcassonne.so: " '  libcarcassonne.so.0: ' \
		'  libcarcassonne.so: ' ;;
	esac
	cp "$so" "$dir"
	passed "a wrong library or none, ${way#*:} by $how"
done

# Mono is told which file to take: the variable, beside, the system's.
for way in jit:program aot:program-aot; do
	dir=$work/${way#*:} how=${way%:*}
	CARCASSONNE_LIBRARY=$work/wrong/old.so
	export CARCASSONNE_LIBRARY
	say
	refused 'the variable' "$CARCASSONNE_LIBRARY: version 0.9.7 $misfit"
	[ "$(wc -l <"$work/said")" = 3 ] || fail 'the variable, then nothing else'
	CARCASSONNE_LIBRARY=$so
	cp "$work/wrong/old.so" "$dir/libcarcassonne.so"
	say
	grep -q "^plays with $version" "$work/said" || fail 'by the variable'
	unset CARCASSONNE_LIBRARY

	mkdir -p "$work/system"
	cp "$so" "$work/system/libcarcassonne.so.0"
	LD_LIBRARY_PATH=$work/system
	export LD_LIBRARY_PATH
	say
	grep -q "^plays with $version" "$work/said" ||
		fail "the system's, since the one beside does not fit"
	unset LD_LIBRARY_PATH
	cp "$so" "$dir"
	passed "the right library among wrong ones, by $how"
done

# ---- the package ------------------------------------------------------------

for copy in first second; do
	quiet "upm.py, $copy" python3 "$csharp/upm.py" "$work/upm-$copy" \
		--linux "$so" --windows "$so" --macos "$so"
done
tarball=com.libcarcassonne.carcassonne-$version.tgz
cmp "$work/upm-first/$tarball" "$work/upm-second/$tarball" ||
	fail 'the package differs from run to run'
mkdir "$work/unpacked"
tar -xzf "$work/upm-first/$tarball" -C "$work/unpacked"
python3 - "$work/unpacked/package" "$version" <<'END' || fail 'the package'
import json, pathlib, re, sys
root = pathlib.Path(sys.argv[1])
manifest = json.loads((root / "package.json").read_text())
assert manifest["version"] == sys.argv[2]
for sample in manifest["samples"]:
    assert (root / sample["path"]).is_dir()
ids = set()
for path in sorted(root.rglob("*")):
    if path.suffix == ".meta":
        assert path.with_suffix("").exists(), f"{path}: of nothing"
    elif path.name != "Samples~":
        meta = path.with_name(path.name + ".meta").read_text()
        (guid,) = re.findall(r"^guid: ([0-9a-f]{32})$", meta, re.M)
        assert guid not in ids
        ids.add(guid)
assemblies = {json.loads(p.read_text())["name"]: json.loads(p.read_text())
              for p in root.rglob("*.asmdef")}
assert assemblies["Carcassonne"]["allowUnsafeCode"]
for assembly in assemblies.values():
    assert set(assembly.get("references", [])) <= set(assemblies)
plugins = root / "Runtime" / "Plugins"
for name, target in [("Linux/x86_64/libcarcassonne.so", "Linux64"),
                     ("Windows/x86_64/carcassonne.dll", "Win64"),
                     ("macOS/libcarcassonne.dylib", "OSXUniversal")]:
    assert (plugins / name).is_file()
    assert f"Standalone: {target}\n" in (plugins / f"{name}.meta").read_text()
END
passed 'the package for Unity: complete, the same from run to run'

# The programs of both pages.
block csharp "$package/README.md" >"$work/FirstGame.cs"
compile -out:"$work/FirstGame.dll" -target:library \
	-r:"$work/unity/Carcassonne.dll" "$work/FirstGame.cs" \
	"$csharp/tests/unity/UnityEngine.cs"
block csharp "$csharp/README.md" >"$work/program/Page.cs"
compile -out:"$work/program/Page.exe" -r:"$work/program/Carcassonne.dll" \
	"$work/program/Page.cs"
jit "$work/program" Page.exe | grep -Eqx '[0-9]+ : [0-9]+' ||
	fail 'the program of the page'
passed 'the programs of both pages'

consumer csharp 'C#, the binding compiled into a program'
