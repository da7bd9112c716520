/* SPDX-License-Identifier: Zlib */
/* The journal for undo, the history of moves and the log of events. */
#ifndef CARCP_JOURNAL_H
#define CARCP_JOURNAL_H

#include "internal.h"

#define MORE_DRAWS 16 /* of a move, besides tiles */

/* Make ready for a move: reserve all the memory it can need. */
bool carcp_journal_begin(struct carc_game *game);

/* Put a finished move into the history. */
void carcp_journal_commit(struct carc_game *game, const carc_move *move);

/* Take back everything since carcp_journal_begin. */
void carcp_journal_rollback(struct carc_game *game);

/* Take back the last move of the history. */
void carcp_journal_undo(struct carc_game *game);

carc_event *carcp_new_event(struct carc_game *game, int kind, int player);

/* A new event with all fields unused, NULL if events are off. */
static inline carc_event *carcp_event(struct carc_game *game, int kind,
				      int player)
{
	return game->events.on ? carcp_new_event(game, kind, player) : NULL;
}

#endif
