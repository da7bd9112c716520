/* SPDX-License-Identifier: Zlib */
/* What features are worth, and points on the track. */
#ifndef CARCP_SCORING_H
#define CARCP_SCORING_H

#include "figures.h"

/* Add `count` things of `each` points to a sum. */
void carcp_term(struct sum *sum, int term, int32_t count, int32_t each);

/* The value of what is complete when it is enclosed. B-21: 9; FS-2: 1 for itself
 * and each neighbour. */
void carcp_enclosed_value(const struct carc_game *game, uint16_t root,
			  bool complete, int player, struct sum *sum);

/* What `player` gets for a feature, with everything that changes it. */
void carcp_value(const struct carc_game *game, uint16_t root, bool complete,
		 int player, struct sum *sum);

/* Log a sum: its terms, then the points. */
#define NO_FEATURE 0xFFFF /* as the node: points for none */
void carcp_tell_points(struct carc_game *game, int player, uint16_t node,
		       const struct sum *sum, int reason, int score_figure);

/* Points for a player: his score figure advances. */
void carcp_advance(struct carc_game *game, int player, int score_figure,
		   int32_t points, int category, int reason);

/* Which of two score figures advances, for whoever decides. */
void carcp_list_advances(const struct carc_game *game, struct list *list);
carc_status carcp_check_advance(const struct carc_game *game,
				const carc_move *move);

/* Points for a player in the final count, which moves nothing else. */
void carcp_book(struct carc_game *game, int player, int score_figure,
		int32_t points, int category);

/* Points of the final count. */
void carcp_count_points(struct ledger *ledger, int player, uint16_t node,
			const struct sum *sum, int category, int reason);

/* What the game would bring if it ended now, beyond what is booked. */
void carcp_final_count(const struct carc_game *game, struct ledger *ledger);

/* All points of a player. */
static inline int32_t carcp_score(const struct carc_game *game, int player)
{
	return game->state->track[player][0] + game->state->track[player][1];
}

#endif
