/* SPDX-License-Identifier: Zlib */
/* Random games for tests: what is played, and how. Everything follows from one
 * number, the seed of the dice. */
#ifndef CARC_TESTS_RANDOM_H
#define CARC_TESTS_RANDOM_H

#include "carcassonne.h"

#define MAX_DECK 200

/* Throw: 0 to n - 1. The tests keep a generator of their own, so that no change
 * of the library's changes what is tested. */
int32_t dice_below(uint64_t *dice, int32_t n);

/* True once in n throws. */
int dice_once_in(uint64_t *dice, int32_t n);

uint64_t dice_word(uint64_t *dice);

/* A tile type of the base game. */
int32_t dice_type(uint64_t *dice);

/* What is played. */
struct setup {
	carc_config config;
	int32_t size; /* of the deck, 0: that of the sets */
	int32_t deck[MAX_DECK];
	const char *const *opening; /* moves to begin with, NULL ends them */
};

void setup_throw(struct setup *setup, uint64_t *dice);

carc_status setup_game(const struct setup *setup, carc_game **game);

/* How it is played. Uniform choice leaves boards loose and followers at home:
 * rare states need players who build tight and deploy when they can. */
struct policy {
	int tight;
	int eager;
};

void policy_throw(struct policy *policy, uint64_t *dice);

/* The number of a move in the list. */
int32_t policy_choose(const struct policy *policy, const carc_game *game,
		      const carc_move *list, int32_t n, uint64_t *dice);

#endif
