/* SPDX-License-Identifier: Zlib */
/* Recompute everything that is kept as the game goes on, and compare. */
#ifndef CARCP_AUDIT_H
#define CARCP_AUDIT_H

#include "internal.h"

/* NULL if all is well, else what is wrong. For tests, between decisions. */
const char *carcp_check(const struct carc_game *game);

#endif
