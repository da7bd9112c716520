/* SPDX-License-Identifier: Zlib */
/* The hash of a position, specified in doc/hash.md. */
#ifndef CARCP_HASH_H
#define CARCP_HASH_H

#include "internal.h"

static inline void carcp_hash_add(uint64_t *hash, uint64_t value)
{
	*hash = (*hash ^ value) * 0x9E3779B97F4A7C15u;
	*hash ^= *hash >> 32;
}

uint64_t carcp_hash(const struct carc_game *game);

#endif
