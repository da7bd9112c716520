/* SPDX-License-Identifier: Zlib */
/* Recompute everything that is kept as the game goes on, and compare. */
#ifndef CARCP_AUDIT_H
#define CARCP_AUDIT_H

#include "internal.h"

#define DEMAND(holds, text)                                                    \
	do {                                                                   \
		if (!(holds))                                                  \
			return text;                                           \
	} while (0)

/* NULL if all is well, else what is wrong. For tests, between decisions. */
const char *carcp_check(const struct carc_game *game);

/* Its parts in audit_frames.c. */
const char *carcp_check_frames(const struct carc_game *game);
const char *carcp_check_round(const struct carc_game *game);
int carcp_pending_decision(const struct carc_game *game);

#endif
