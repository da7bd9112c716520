#!/bin/sh
# SPDX-License-Identifier: Zlib
# The manual has no gaps: an undocumented function, parameter, result, constant
# or member is an error.
set -eu
[ "${DOXYGEN:-no}" != no ] || exit 77
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
{
	cat doc/Doxyfile
	echo "OUTPUT_DIRECTORY = $tmp"
} | "$DOXYGEN" -
