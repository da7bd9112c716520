#!/bin/sh
# SPDX-License-Identifier: Zlib
# The built library needs the C library and nothing else, and of it only what
# tests/libc-symbols allows.
set -eu
[ "${INSTRUMENTED:-no}" = no ] || exit 77
so=.libs/libcarcassonne.so
[ -f $so ] || exit 77

needed=$(objdump -p $so | sed -n 's/^ *NEEDED *//p' |
	grep -v '^libc\.' | grep -v '^ld-linux' || :)
[ -z "$needed" ] || {
	echo "links to: $needed"
	exit 1
}
outside=$(${NM:-nm} -D --undefined-only $so |
	sed 's/@.*//; s/.* //' | LC_ALL=C sort -u |
	grep -vxF -f "$srcdir/tests/libc-symbols" || :)
[ -z "$outside" ] || {
	echo 'not in tests/libc-symbols:'
	echo "$outside"
	exit 1
}
