/* SPDX-License-Identifier: Zlib */
/*
 * One game played twice, by the library and by slow.h, and the comparison of
 * the two. Each pair_same function returns 1 if they agree; if not, it prints
 * what differs and the record of the game so far, and returns 0.
 */
#ifndef PAIR_H
#define PAIR_H

#include "carcassonne.h"
#include "slow.h"

struct pair {
	carc_game *fast;
	struct slow_game slow;
};

/* Start both with this deck of tile names. Returns 0 if either refuses. */
int pair_new(struct pair *pair, const carc_config *config,
	     const struct tilefile *types, const char *const *deck, int n);

void pair_free(struct pair *pair);

/* Make the move in both. */
int pair_apply(struct pair *pair, const struct slow_move *move);

/* Whose decision it is, which one, in which part, about which tile. */
int pair_same_turn(const struct pair *pair);

/* The lists as sets. Returns how many moves there are, -1 if they differ;
 * `out` receives the moves of slow.h. */
int pair_same_moves(const struct pair *pair, struct slow_move *out);

/* Scores, supplies and goods. */
int pair_same_players(const struct pair *pair);

/* The figures on the board. */
int pair_same_figures(const struct pair *pair);

/* The tiles left in each stack. */
int pair_same_remaining(const struct pair *pair);

/* All features with their figures, owners and values. */
int pair_same_features(const struct pair *pair);

/* Final scores by player and category, also before the end. */
int pair_same_final(const struct pair *pair);

#endif /* PAIR_H */
