/* SPDX-License-Identifier: Zlib */
/* What the parts of the bench share. */
#ifndef CARCASSONNE_BENCH_H
#define CARCASSONNE_BENCH_H

#include <stddef.h>
#include <stdint.h>

#include "carcassonne.h"

/** Processor time of this thread in seconds. */
double cpu_time(void);

/** The next number below `n` of a cheap generator; any state will do. */
uint32_t random_below(uint64_t *state, uint32_t n);

/** The default configuration: base game, two players. */
carc_config default_config(void);

/** The same for search: automatic on, events and undo off. */
carc_config search_config(void);

/** For search, too: with river, abbot, inns & cathedrals, traders & builders and
 *  the festival; Plus with everything; Hunters & Gatherers. */
carc_config classic_config(void);
carc_config plus_config(void);
carc_config hunters_config(void);

/** A new game, or the end of the program. */
carc_game *new_game(const carc_config *config);

/** Make a move, or end the program. */
void apply(carc_game *game, const carc_move *move);

/** Choose among the listed moves to the end. */
void play_to_end(carc_game *game, carc_move *moves, int32_t capacity,
		 uint64_t *rng);

/** A game that waits for its tile to be placed with 36 or more on the board. */
carc_game *mid_game(const carc_config *config);

/** Seconds for a game of so many: new game each, list + apply. */
double measure_list(const carc_config *config, int games);

/** Seconds for a game of so many: new game each, carc_playout(). */
double measure_playout(const carc_config *config, int games);

/** Seconds for one carc_game_copy() at mid-play. */
double measure_copy(const carc_config *config);

#define KILOBYTE ((size_t)1024)

/** Seconds for one memcpy() of so many bytes between aligned buffers. */
double measure_memcpy(size_t bytes);

/** Seconds for a turn, list + apply, with so many base sets. */
double measure_turn(int sets);

/** Seconds for a carc_apply() and its carc_undo() at mid-play. */
double measure_undo(void);

/** Seconds for a carc_game_copy() and a carc_apply() at mid-play. */
double measure_copy_apply(int undo);

/** Play games for a profiler. */
void play_games(const carc_config *config, int32_t games);

/** Print the statistics of uniform random play. */
void print_fingerprint(int32_t games);

#endif
