#!/bin/sh
# SPDX-License-Identifier: Zlib
# pkg-config and a compiler, after make install.
. "$(dirname "$0")/common.sh"

autotools_install
PREFIX=$root
export PREFIX
consumer pkg-config 'pkg-config and cc'
[ "$(PKG_CONFIG_PATH=$root/lib/pkgconfig pkg-config --modversion carcassonne)" = \
	"$(sh "$top/build-aux/version.sh")" ] || fail 'another version'
passed 'the version'
