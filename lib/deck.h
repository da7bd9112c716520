/* SPDX-License-Identifier: Zlib */
/* The stacks of tiles still to come. */
#ifndef CARCP_DECK_H
#define CARCP_DECK_H

#include "expansion.h"

static inline int carcp_left(const struct carc_game *game, int stack)
{
	return game->state->stack[stack].end - game->state->stack[stack].next;
}

/* The stack a part draws from now, -1 if all are empty: the river comes before
 * the pool. */
int carcp_next_stack(const struct carc_game *game, unsigned int stacks);

/* Deal what is unseen in a stack anew. */
void carcp_shuffle(struct carc_game *game, int stack, uint64_t seed);

/* Put into the history what chance brought. */
void carcp_note_draw(struct carc_game *game, int kind, int value);

/* Take the top tile of a stack. */
uint16_t carcp_draw(struct carc_game *game, int stack);

/* Bring a tile of this shape to the top; false if none is left. */
bool carcp_bring_up(struct carc_game *game, int stack, uint16_t shape);

/* How many of each shape are left in a stack and can come next. */
void carcp_count_left(const struct carc_game *game, int stack, bool next_only,
		      uint16_t *counts);

#endif
