/* SPDX-License-Identifier: Zlib */
/* Players without a person. They see what a player sees: before they think, the
 * unseen is dealt anew. */
#ifndef CARCASSONNE_BOTS_H
#define CARCASSONNE_BOTS_H

#include <stdbool.h>
#include <stddef.h>

#include "carcassonne.h"

enum bot_kind {
	BOT_RANDOM,     /**< Any legal move. */
	BOT_GREEDY,     /**< Most points if the game ended after the turn. */
	BOT_MONTE_CARLO /**< What does best over many continuations. */
};

/** A bot and how long it thinks. */
struct bot {
	enum bot_kind kind;
	int32_t playouts;     /**< A move, 0 if time counts. */
	int32_t milliseconds; /**< A move. */
};

/** Read "random", "greedy", "mc", "mc:200" (playouts) or "mc:100ms". */
bool bot_parse(const char *text, struct bot *bot);

/** Write what bot_parse() reads. */
void bot_name(const struct bot *bot, char *out, size_t size);

/** Choose a move for whoever decides, chance included. The same game, generator
 * and playouts give the same move. CARC_ERR_OVER or CARC_ERR_MEMORY if there is
 * none. */
carc_status bot_choose(const struct bot *bot, const carc_game *game,
		       uint64_t *rng, carc_move *out);

#endif
