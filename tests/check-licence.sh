#!/bin/sh
# SPDX-License-Identifier: Zlib
# Every source says its licence in its first line: files get copied one by one.
set -eu
cd "$srcdir"
bad=0
for f in include/*.h lib/*.[ch] tests/*.[ch] tests/plain/*.h tools/*.[ch] examples/*.[ch] \
	examples/*.cpp bench/*.[ch] bindings/godot/src/*.[ch]; do
	[ -f "$f" ] || continue
	if ! head -n 1 "$f" | grep -q '^/\* SPDX-License-Identifier: Zlib \*/$'; then
		echo "$f:1: no SPDX line"
		bad=1
	fi
done
for f in bindings/*.py bindings/*/*.py bindings/*/*/*.py \
	bindings/godot/*/*.gd tests/model/*.py; do
	[ -f "$f" ] || continue
	if ! head -n 1 "$f" | grep -q '^# SPDX-License-Identifier: Zlib$'; then
		echo "$f:1: no SPDX line"
		bad=1
	fi
done
package=bindings/csharp/com.libcarcassonne.carcassonne
for f in $package/*/*.cs $package/*/*/*.cs bindings/csharp/tests/*.cs \
	bindings/csharp/tests/*/*.cs bindings/js/*.mjs bindings/js/*.*ts \
	bindings/js/tests/*.mjs examples/web/*.mjs tests/embed/js/*.mjs \
	tests/embed/js/*.ts; do
	if ! head -n 1 "$f" | grep -q '^// SPDX-License-Identifier: Zlib$'; then
		echo "$f:1: no SPDX line"
		bad=1
	fi
done
# A wheel can take its licence only from the directory it is built in, and so
# can a package for Unity.
cmp COPYING bindings/python/COPYING || bad=1
cmp COPYING $package/LICENSE.md || bad=1
exit $bad
