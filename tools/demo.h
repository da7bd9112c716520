/* SPDX-License-Identifier: Zlib */
/* What the parts of carcassonne demo share. */
#ifndef CARCASSONNE_DEMO_H
#define CARCASSONNE_DEMO_H

#include <stdbool.h>
#include <stdint.h>

#include "carcassonne.h"
#include "screen.h"

#define TELLER_LINES 32
#define TELLER_COMPLETED 16

/** Turns events into words, turn by turn. */
struct teller {
	carc_render screen; /**< How boards are printed. */
	bool pause;         /**< Leave time to read. */
	int32_t every;      /**< Turns between two boards. */
	int32_t seen;       /**< Events told. */
	int32_t turn;       /**< Its number. */
	bool final;         /**< The scoring at the end has begun. */
	carc_event completed
		[TELLER_COMPLETED]; /**< In this turn, and not scored. */
	int32_t completions;
	int32_t score[CARC_MAX_PLAYERS];
	int32_t lines;
	char line[TELLER_LINES][128];
};

const char *player_name(int32_t player);

/** Tell what has happened since the last time. */
void tell_news(struct teller *teller, const carc_game *game);

#endif
