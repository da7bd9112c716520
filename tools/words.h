/* SPDX-License-Identifier: Zlib */
/* Moves and events in words that a player understands. */
#ifndef CARCASSONNE_WORDS_H
#define CARCASSONNE_WORDS_H

#include <stdbool.h>
#include <stddef.h>

#include "carcassonne.h"

/** Why points are scored, such as "the completed road". */
const char *reason_words(int32_t reason);

/** What a term counts, such as "tiles". */
const char *term_words(int32_t term, int32_t count);

/** The sum of the terms, such as "3 tiles x 2 + 1 pennant x 2". */
void describe_sum(const carc_event *term, int32_t terms, char *out,
		  size_t size);

/** A move, such as "follower into the city in the north, worth 4 now". */
void describe_move(const carc_game *game, const carc_move *move, char *out,
		   size_t size);

/** What happened, in one sentence; false if there is nothing to tell. Points
 * are told without their sum. */
bool describe_event(const carc_event *event, const char *const *names,
		    char *out, size_t size);

#endif
