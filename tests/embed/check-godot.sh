#!/bin/sh
# SPDX-License-Identifier: Zlib
# Godot 4: the extension in the real engine, without a screen, and its sample under
# Xvfb. Debian has the engine in sid, so it runs in a chroot of its own,
# ./build-embed/godot-root or what GODOT_ROOT names; one that is there is taken.
# Exit 77: there can be no chroot here.
. "$(dirname "$0")/common.sh"
binding=$top/bindings/godot
sid=${GODOT_ROOT:-$top/build-embed/godot-root}

cannot()
{
	echo "check-godot: $*"
	exit 77
}

# ---- the engine -------------------------------------------------------------

# Mounts are seen by nobody else and end with the command.
mkdir -p "$work/bin" "$work/home"
cat >"$work/bin/inside" <<END
#!/bin/sh
exec unshare -m sh -eu -c '
	for d in /proc /dev /tmp "$top"; do
		mkdir -p "$sid\$d"
		mount --rbind "\$d" "$sid\$d"
	done
	here=\$1
	shift
	exec chroot "$sid" env -C "\$here" HOME="$work/home" \\
		PATH=/usr/sbin:/usr/bin:/sbin:/bin "\$@"
' sh "\$PWD" "\$@"
END
cat >"$work/bin/godot" <<END
#!/bin/sh
exec timeout 300 "$work/bin/inside" godot "\$@"
END
chmod +x "$work/bin/inside" "$work/bin/godot"
PATH=$work/bin:$PATH

[ "$(id -u)" = 0 ] || cannot 'a chroot takes root'
unshare -m true 2>/dev/null || cannot 'no mounts of its own'
[ -x "$sid/usr/bin/godot" ] || {
	command -v debootstrap >/dev/null || cannot 'please install debootstrap'
	rm -rf "$sid"
	debootstrap --variant=minbase --include=godot,xvfb,xauth,libgl1-mesa-dri,libgl1,ca-certificates \
		sid "$sid" >"$work/log" 2>&1 || {
		tail -n 5 "$work/log"
		rm -rf "$sid"
		cannot 'no chroot of sid'
	}
}
quiet 'the engine starts' godot --headless --version
passed "Godot $(tail -n 1 "$work/log")"

# ---- the extension ----------------------------------------------------------

quiet 'what is generated' env PYTHONDONTWRITEBYTECODE=1 \
	python3 "$top/bindings/generate.py" --check
passed 'constants, members and documentation are those of the header'

# project NAME: a project with the add-on; what is new to the engine must be in a
# list, or its first start fails.
project()
{
	here=$work/$1
	mkdir -p "$here/.godot"
	echo res://addons/carcassonne/carcassonne.gdextension \
		>"$here/.godot/extension_list.cfg"
	[ ! -d "$work/addons" ] || cp -R "$work/addons" "$here"
}

mkdir "$work/interface"
(cd "$work/interface" && quiet 'the header of the engine' godot --headless \
	--dump-gdextension-interface)
sed -n 's/^[[:space:]]F([A-Za-z0-9]*, \([a-z0-9_]*\)).*/\1/p' \
	"$binding/src/engine.h" >"$work/used"
awk 'FNR == NR { used[$1]; n++; next }
	/@name/ { name = $3 }
	/@since/ && name in used { n--; if ($3 > 4.4) print name, $3 }
	END { if (n) print n, "are not in the header" }' "$work/used" \
	"$work/interface/gdextension_interface.h" >"$work/log"
[ -s "$work/used" ] && [ ! -s "$work/log" ] || {
	cat "$work/log"
	fail 'not as old as Godot 4.4'
}
passed "uses $(wc -l <"$work/used") functions of the engine, none newer than 4.4"
warnings='-pedantic -Wall -Wextra -Wconversion -Werror'
INTERFACE=$work/interface CFLAGS=$warnings quiet 'the build' \
	sh "$binding/build.sh" "$work"
library=$(tail -n 1 "$work/log")
[ "$(nm -D --defined-only "$library" | sed 's/.* //')" = \
	carcassonne_godot_start ] || fail 'it exports more than its start'
passed 'builds without a warning, and exports its start alone'

project tests
cp "$binding"/tests/* "$here"
cp "$top/tests/data/contract.txt" "$here"
(cd "$here" && godot --headless --verbose --script run.gd -- contract.txt) \
	>"$work/log" 2>&1 || {
	cat "$work/log"
	fail 'the tests in the engine'
}
! grep -i 'leak' "$work/log" || fail 'something is left at the end'
grep '^ok' "$work/log"
passed 'no object is left at the end'

mkdir "$here/doc_classes"
cp "$binding"/doc_classes/* "$here/doc_classes"
(cd "$here" && quiet 'the documentation' godot --headless --doctool . \
	--gdextension-docs)
diff "$here/doc_classes/CarcassonneGame.xml" "$binding/doc_classes" ||
	fail '< the class, > its documentation'
! grep -A 1 '<description>' "$here"/doc_classes/* | grep '</description>' ||
	fail 'something has no description'
passed 'the documentation tells about all there is'

# ---- a wrong library --------------------------------------------------------

sh "$top/tools/amalgamate.sh" "$work/one"
quiet 'the library' cc -fPIC -fvisibility=hidden -c -o "$work/one/carcassonne.o" \
	"$work/one/carcassonne.c"
mkdir "$work/other"
sed 's/^\(#define CARC_VERSION_MINOR\) .*/\1 97/' "$work/one/carcassonne.h" \
	>"$work/other/carcassonne.h"
project wrong
touch "$here/project.godot"
INTERFACE=$work/interface LIBRARY="-I$work/other $work/one/carcassonne.o" \
	quiet 'the build for another version' sh "$binding/build.sh" "$here"
cat >"$here/there.gd" <<END
extends SceneTree
func _init() -> void:
	print("there: ", ClassDB.class_exists("CarcassonneGame"))
	quit()
END
(cd "$here" && godot --headless --script there.gd) >"$work/log" 2>&1 || :
version=$(sh "$top/build-aux/version.sh")
[ "$(grep -c "/libcarcassonne_godot.*so: made for libcarcassonne ${version%%.*}.97.${version##*.}, but the library it runs with is $version\$" "$work/log")" = 1 ] &&
	grep -q '^there: false' "$work/log" || {
	cat "$work/log"
	fail 'a wrong library is refused with one message'
}
passed 'a wrong library is refused with one message that names both versions'

# ---- a recipe, the sample ---------------------------------------------------

consumer godot 'the recipe of doc/embedding.md'

project sample
cp "$binding"/sample/* "$binding/tests/shot.gd" "$here"
mkdir "$work/pictures"
(cd "$here" && quiet 'the sample is imported' godot --headless --import)
! grep -E 'SCRIPT ERROR|^ERROR' "$work/log" || fail 'the sample has errors'
(cd "$here" && timeout 300 inside xvfb-run -a -s '-screen 0 1280x800x24' godot \
	--rendering-driver opengl3 --audio-driver Dummy --script shot.gd -- \
	"$work/pictures") >"$work/log" 2>&1 || {
	cat "$work/log"
	fail 'the sample'
}
! grep -E 'SCRIPT ERROR|^ERROR|FAILED' "$work/log" || fail 'the sample has errors'
grep '^ok' "$work/log"
[ "$(ls "$work"/pictures/*.png | wc -l)" -ge 5 ] || fail 'no pictures'
echo "pictures are in $work/pictures"

# ---- other platforms --------------------------------------------------------

# No engine of them is here; what compiles, compiles without a warning.
for platform in windows.x86_64:x86_64-w64-mingw32-gcc web.wasm32:emcc; do
	command -v "${platform#*:}" >/dev/null || continue
	INTERFACE=$work/interface CFLAGS=$warnings quiet "the build for ${platform%:*}" \
		sh "$binding/build.sh" "$work" "${platform%:*}"
	grep -q carcassonne_godot_start "$(tail -n 1 "$work/log")" ||
		fail "${platform%:*}: no start"
	passed "builds for ${platform%:*} without a warning"
done
