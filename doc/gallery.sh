#!/bin/sh
# SPDX-License-Identifier: Zlib
# Makes the pictures of gallery.md in a directory, by the commands of that page:
#
#   gallery.sh COMMAND DIRECTORY
#
# COMMAND is the command carcassonne that is meant.
set -eu
page=$(cd "$(dirname "$0")" && pwd)/gallery.md
tools=$(cd "$(dirname "$1")" && pwd)
mkdir -p "$2"
cd "$2"
PATH=$tools:$PATH LC_ALL=C.UTF-8 COLUMNS=100
export PATH LC_ALL COLUMNS
sed -n 's/^    \(carcassonne .*\)/\1/p' "$page" >commands
sh -eu commands >/dev/null </dev/null
rm commands
