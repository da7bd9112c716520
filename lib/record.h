/* SPDX-License-Identifier: Zlib */
/* Records: doc/record-format.md. */
#ifndef CARCP_RECORD_H
#define CARCP_RECORD_H

#include "play.h"
#include "text.h"

/* The seed a move of kind ::CARC_MOVE_RESHUFFLE carries. */
uint64_t carcp_seed_of(const carc_move *move);

void carcp_put_move(struct text *text, const carc_move *move);

/* Read a move from a line or part of one. */
bool carcp_parse_move(const char *at, const char *end, carc_move *out);

void carcp_save(const struct carc_game *game, struct text *text);

carc_status carcp_load(struct carc_game **out, const char *record,
		       const char *end, const carc_allocator *allocator,
		       int32_t *line);

#endif
