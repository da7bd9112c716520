#!/bin/sh
# SPDX-License-Identifier: Zlib
# Print the version, which has its only home in the public header.
# configure.ac reads it, and a test compares it with what was configured.

exec sed -n '
	/^#define CARC_VERSION_MAJOR /{s/^[^ ]* [^ ]* \([0-9]*\).*/\1/;h;}
	/^#define CARC_VERSION_MINOR /{s/^[^ ]* [^ ]* \([0-9]*\).*/.\1/;H;}
	/^#define CARC_VERSION_PATCH /{s/^[^ ]* [^ ]* \([0-9]*\).*/.\1/;H;x
		s/\n//g;p;q;}
' "${0%build-aux/version.sh}include/carcassonne.h"
