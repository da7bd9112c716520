#!/bin/sh
# SPDX-License-Identifier: Zlib
# Meson: dependency('carcassonne') finds what autotools installed.
. "$(dirname "$0")/common.sh"

autotools_install
PREFIX=$root
export PREFIX
consumer meson "Meson, dependency('carcassonne')"
