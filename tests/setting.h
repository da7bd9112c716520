/* SPDX-License-Identifier: Zlib */
/*
 * Random games for slow.h, with the library beside it or without: what is
 * played, with which tiles, and which of the moves is made.
 */
#ifndef SETTING_H
#define SETTING_H

#include <stdint.h>

#include "carcassonne.h"
#include "slow.h"

/* Habits of the players, as bits. */
#define SETTING_EAGER 1   /* never pass where something can be done */
#define SETTING_VARIED 2  /* each kind of move and figure alike */
#define SETTING_PATIENT 4 /* take nobody back, or seldom */
#define SETTING_COMPACT 8 /* rather fill holes than spread */
#define SETTING_LOYAL 16  /* rather build where the own figures are */
#define SETTING_HABITS 32

/* Start the generator; which game follows depends on this alone. */
void setting_seed(uint64_t seed);

int setting_below(int n);

/* An integer from the environment. */
int setting_number(const char *variable, int otherwise);

/* Any edition, players, tile sets, mechanics and readings that slow.h plays. */
void setting_random(carc_config *config);

/* The configuration as slow.h reads it. */
void setting_rules(const carc_config *config, struct slow_rules *rules);

/* A shuffled deck of the configuration's sets: all of their tiles, or some.
 * Returns how many, at most SLOW_TILES. */
int setting_deck(const carc_config *config, const struct tilefile *types,
		 const char **deck);

/* The index of the move to make. */
int setting_choose(const struct slow_game *game, const struct slow_move *moves,
		   int n, int habits);

#endif /* SETTING_H */
