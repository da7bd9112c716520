#!/bin/sh
# SPDX-License-Identifier: Zlib
# All C is formatted by .clang-format. Tables that are laid out to be read stand
# between "clang-format off" and "clang-format on".
set -eu
[ "${CLANG_FORMAT:-no}" != no ] || exit 77
cd "$srcdir"
set --
for f in include/*.h lib/*.[ch] tests/*.[ch] tests/plain/*.h tools/*.[ch] examples/*.[ch] \
	examples/*.cpp bench/*.[ch] bindings/godot/src/*.[ch]; do
	[ -f "$f" ] && set -- "$@" "$f"
done
"$CLANG_FORMAT" --style=file --dry-run -Werror --ferror-limit=5 "$@"
