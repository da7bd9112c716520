/* SPDX-License-Identifier: Zlib */
/* The version of the library and of its rules and records. */
#ifndef CARCP_VERSION_H
#define CARCP_VERSION_H

#include "carcassonne.h"

#define RULES_REVISION 1
#define RECORD_FORMAT 1

const char *carcp_version_string(void);

#endif
