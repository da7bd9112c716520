/* SPDX-License-Identifier: Zlib */
/* The version of the library. */
#include "version.h"

#define TEXT(x) #x
#define DOTTED(a, b, c) TEXT(a) "." TEXT(b) "." TEXT(c)

const char *carcp_version_string(void)
{
	return DOTTED(CARC_VERSION_MAJOR, CARC_VERSION_MINOR,
		      CARC_VERSION_PATCH);
}
