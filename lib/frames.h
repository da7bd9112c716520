/* SPDX-License-Identifier: Zlib */
/* The stack of what is pending. */
#ifndef CARCP_FRAMES_H
#define CARCP_FRAMES_H

#include "scoring.h"

/* Stacks an ordinary part draws from. */
#define STACKS_MAIN (1u << STACK_RIVER | 1u << STACK_POOL)

/* Put a frame on top, at its first row. Those that were pending when the move
 * began are kept already. */
struct frame *carcp_push(struct carc_game *game, int kind, int player,
			 int part);

/* Begin a part, nested in the frame on top. */
struct frame *carcp_push_part(struct carc_game *game, int player, int part,
			      unsigned int stacks);

/* The turn in progress. */
static inline struct frame *carcp_turn_frame(const struct carc_game *game)
{
	return &game->frame[0];
}

/* The part in progress, the innermost one. */
struct frame *carcp_part(const struct carc_game *game);

/* Ask the players of a mask one after another, clockwise from `first`, those
 * for whom `asks` holds (NULL: all). False when all have been asked. */
bool carcp_poll(struct carc_game *game, struct frame *frame,
		unsigned int players, int first,
		bool (*asks)(const struct carc_game *game, int player));

/* Why a move is no answer to a question of that kind whose answers are the
 * values 0 and 1. */
carc_status carcp_check_choice(const carc_move *move, int kind);

/* Add a feature to the round that is being collected, once, if it is
 * complete. */
void carcp_collect(struct carc_game *game, uint16_t node);

/* Points for one player as if the feature of `node` were counted at the end:
 * they come first in the round to come (AMB-13). */
void carcp_award_early(struct carc_game *game, uint16_t node, int player,
		       int reason);

#endif
