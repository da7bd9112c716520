/* SPDX-License-Identifier: Zlib */
/* The order of a turn and the loop that runs it. */
#ifndef CARCP_TURN_H
#define CARCP_TURN_H

#include "frames.h"

/* Steps of the core, each list ended by an empty one. */
extern const struct step carcp_steps_tile[];
extern const struct step carcp_steps_figure[];
extern const struct step carcp_steps_score[];
extern const struct step carcp_steps_turn[];

/* Put the steps of the core and the active mechanics in order. */
bool carcp_program_make(struct carc_game *game);

/* The step whose decision is pending. */
static inline const struct step *carcp_pending(const struct carc_game *game)
{
	return game->program[carcp_top(game)->row];
}

/* Go on until something is asked or the game is over. */
void carcp_run(struct carc_game *game);

/* Answer the pending decision with a legal move and go on. */
void carcp_answer(struct carc_game *game, const carc_move *move);

/* The legal moves of the pending decision. */
void carcp_moves(const struct carc_game *game, struct list *list);

/* Why a move is illegal, CARC_OK if it is not. */
carc_status carcp_check_move(const struct carc_game *game,
			     const carc_move *move);

#endif
