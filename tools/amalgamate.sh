#!/bin/sh
# SPDX-License-Identifier: Zlib
# amalgamate.sh DIRECTORY: write the whole library as two files there,
# carcassonne.c and carcassonne.h, to drop into any project. The files of lib/
# come in the order of Makefile.am, which is that of their dependencies; a
# header comes where it is needed first.
set -eu
[ $# = 1 ] || {
	echo 'usage: amalgamate.sh DIRECTORY' >&2
	exit 2
}
mkdir -p "$1"
out=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
LC_ALL=C
export LC_ALL

sources=$(sed -n 's/^[[:space:]]*\(lib\/[a-z0-9_]*\.c\)[[:space:]\\]*$/\1/p' \
	Makefile.am)
listed=$(echo "$sources" | sort)
found=$(ls lib/*.c)
[ "$listed" = "$found" ] || {
	echo 'amalgamate.sh: Makefile.am does not list the files of lib/' >&2
	exit 1
}
version=$(sh build-aux/version.sh)

# about WHAT: the head of a file.
about()
{
	echo '/* SPDX-License-Identifier: Zlib */'
	echo '/*'
	echo " * libcarcassonne $version, $1."
	echo ' * Made by tools/amalgamate.sh; change the files it is made of.'
	echo ' *'
	sed 's/^/ * /; s/ *$//' COPYING
	echo ' */'
}

# The library is a part of the program: on Windows, too, nothing is imported.
{
	about 'the public header for carcassonne.c'
	sed '1d
	/^#define CARCASSONNE_H$/a\
\
/* Part of the program, unless CARC_BUILD asks for a library to export from. */\
#if !defined(CARC_BUILD) \&\& !defined(CARC_STATIC)\
#define CARC_STATIC\
#endif' include/carcassonne.h
} >"$out/carcassonne.h.new"

# Assertions abort, which the library promises never to do.
{
	about 'the whole library as one file'
	cat <<'END'
#if !defined(CARC_ASSERTIONS) && !defined(NDEBUG)
#define NDEBUG
#endif
#include "carcassonne.h"
END
	# shellcheck disable=SC2086 # a list of words
	awk '
	function put(file, line, last, name, status)
	{
		if (file in seen)
			return
		seen[file] = 1
		printf "\n/* ==== %s ==== */\n", file
		while ((status = (getline line <file)) > 0) {
			if (line ~ /^\/\* SPDX-License-Identifier: /)
				continue
			if (line ~ /^#include "/) {
				name = line
				sub(/^#include "/, "", name)
				sub(/".*/, "", name)
				if (name != "carcassonne.h")
					put("lib/" name)
				continue
			}
			if (line ~ /^#include </) {
				if (line in seen)
					continue
				seen[line] = 1
			}
			if (line != "" || last != "")
				print line
			last = line
		}
		if (status < 0) {
			print "amalgamate.sh: cannot read " file | "cat >&2"
			failed = 1
		}
		close(file)
	}
	BEGIN {
		for (i = 1; i < ARGC; i++)
			put(ARGV[i])
		exit failed
	}' $sources
} >"$out/carcassonne.c.new"

mv "$out/carcassonne.h.new" "$out/carcassonne.h"
mv "$out/carcassonne.c.new" "$out/carcassonne.c"
