#!/bin/sh
# SPDX-License-Identifier: Zlib
# Every record below tests/games/ plays as it says.
set -eu
exec tools/carcassonne check "$srcdir/tests/games"
