/* SPDX-License-Identifier: Zlib */
/* A record while it is being checked, line by line. */
#ifndef CARCASSONNE_RECORD_H
#define CARCASSONNE_RECORD_H

#include <stdbool.h>
#include <stdint.h>

#include "carcassonne.h"

#define MAX_LINE 4096
#define MAX_WORDS 64

struct record {
	const char *file;
	int32_t line; /**< The line being checked. */
	int failures;
	bool stop; /**< What follows would make no sense. */
	carc_game *game;
	carc_config config;
	int32_t mark;  /**< Events before the last move. */
	int32_t drawn; /**< Events before the first of chance that no
				    line has been compared with. */
	int32_t sum;   /**< Points of the TERMs since the last other
				    event. */
	char text[MAX_LINE + 1];
	char *word[MAX_WORDS]; /**< The words of the line, in `text`. */
	int words;
};

/** Say that the record fails at this line, and why. */
void fail(struct record *record, const char *format, ...);

/** Join the words of the line from `first` on with single blanks. */
const char *join_words(const struct record *record, int first, char *out);

/** All legal moves. Free them. */
carc_move *list_moves(const carc_game *game, int32_t *count);

/** Read what an event should be; what the words leave out may be anything. */
bool read_event(char **word, int n, carc_event *event);

/** Whether an event is what read_event() has read. */
bool event_matches(const carc_event *want, const carc_event *is);

/** Test the expectation of this line. */
void check_expectation(struct record *record);

#endif
