#!/bin/sh
# SPDX-License-Identifier: Zlib
# No object of the library has writable data, for that would be shared by all
# games and threads. Tables with pointers land in .data.rel.ro, which is fine.
set -eu
[ "${INSTRUMENTED:-no}" = no ] || exit 77
archive=.libs/libcarc-full.a
[ -f $archive ] || archive=libcarc-full.a
[ -f $archive ] || exit 77

# Sections with a size; and symbols in the common section, which has none.
writable=$(size -A $archive | awk '
	/ex / || /:$/ { object = $1 }
	$1 ~ /^\.(data|bss|tdata|tbss)/ && $1 !~ /^\.data\.rel\.ro/ && $2 > 0 {
		print object ": " $1 " has " $2 " bytes"
	}')
common=$(${NM:-nm} $archive 2>/dev/null |
	awk '$2 == "C" { print "common: " $3 }')
[ -z "$writable$common" ] || {
	printf '%s\n' "$writable" "$common"
	${NM:-nm} -A $archive 2>/dev/null | grep ' [bBdDC] ' || :
	exit 1
}
