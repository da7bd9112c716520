#!/bin/sh
# SPDX-License-Identifier: Zlib
# The version of the header is the one that was configured: whoever raises it
# has to run bootstrap again, else the .pc file and the tarball lie.
set -eu
header=$(sh "$srcdir/build-aux/version.sh")
[ "$header" = "$PACKAGE_VERSION" ] || {
	echo "header: $header, configured: $PACKAGE_VERSION; run ./bootstrap"
	exit 1
}
