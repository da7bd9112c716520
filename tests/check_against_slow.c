/* SPDX-License-Identifier: Zlib */
/*
 * Random games in which the library and slow.h must agree on everything at
 * every decision. CARC_GAMES says how many (60), CARC_SEED which (1).
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "pair.h"

static struct tilefile types;

/* splitmix64; the tests keep their own, so that no change of the library's
 * generator changes what is tested. */
static uint64_t state;

static int below(int n)
{
	uint64_t z = state += 0x9e3779b97f4a7c15u;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
	z = (z ^ z >> 27) * 0x94d049bb133111ebu;
	return (int)((z ^ z >> 31) % (uint64_t)n);
}

static int number_from(const char *variable, int otherwise)
{
	const char *text = getenv(variable);

	return text != NULL ? atoi(text) : otherwise;
}

/* The 72 tiles, or as many as wanted of any types in any number; either way
 * shuffled. The start tile is mostly D, but any will do. */
static int random_deck(const char **deck)
{
	int n = 0;

	if (below(3) == 0) {
		int base = 0;

		while (base < types.tiles &&
		       types.tile[base].set == CARC_SET_BASE)
			base++;
		n = 1 + below(40);
		for (int i = 0; i < n; i++)
			deck[i] = types.tile[below(base)].name;
	} else {
		for (int i = 0; i < types.tiles; i++)
			if (types.tile[i].set == CARC_SET_BASE)
				for (int k = 0; k < types.tile[i].count; k++)
					deck[n++] = types.tile[i].name;
	}
	for (int i = n - 1; i > 0; i--) {
		int j = below(i + 1);
		const char *swap = deck[i];

		deck[i] = deck[j];
		deck[j] = swap;
	}
	if (below(4) != 0)
		deck[0] = "D";
	return n;
}

static void random_config(carc_config *config)
{
	static const int editions[] = {
		CARC_EDITION_CLASSIC,
		CARC_EDITION_NEW,
		CARC_EDITION_PLUS,
		CARC_EDITION_TENTH,
	};

	ck_assert_int_eq(carc_config_init(config, sizeof *config), CARC_OK);
	ck_assert_int_eq(carc_config_preset(config, editions[below(4)]),
			 CARC_OK);
	config->players = 1 + below(6);
	config->first_player = below(config->players);
	config->seed = (uint64_t)below(1 << 30);
	/* Half of the games play as the preset says. */
	if (below(2))
		config->expansion[CARC_EXP_FARMERS] = (uint8_t)below(2);
	if (below(2))
		config->rule[CARC_RULE_SMALL_CITY] = (uint8_t)below(2);
}

/* Uniform choice leaves most followers at home; some games deploy whenever
 * they can, so that supplies run out and features are contested. */
static int choose(const struct slow_move *moves, int n, int eager)
{
	int k = below(n);

	if (eager && n > 1 && moves[k].kind == CARC_MOVE_PASS)
		k = below(n - 1); /* passing is last in this list */
	return k;
}

static void play(void)
{
	static struct slow_move moves[SLOW_MOVES];
	const char *deck[SLOW_TILES];
	struct pair pair;
	carc_config config;
	int size = random_deck(deck);
	int eager = below(2);

	random_config(&config);
	ck_assert(pair_new(&pair, &config, &types, deck, size));
	for (;;) {
		int n;

		ck_assert(pair_same_turn(&pair));
		ck_assert(pair_same_players(&pair));
		ck_assert(pair_same_final(&pair));
		n = pair_same_moves(&pair, moves);
		ck_assert_int_ge(n, 0);
		if (n == 0)
			break;
		ck_assert(pair_same_features(&pair));
		ck_assert(pair_apply(&pair, &moves[choose(moves, n, eager)]));
	}
	pair_free(&pair);
}

START_TEST(random_games)
{
	int games = number_from("CARC_GAMES", 60);
	int seed = number_from("CARC_SEED", 1);

	for (int i = 0; i < games; i++) {
		state = (uint64_t)seed * 1000003u + (uint64_t)i;
		play();
	}
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("against slow");
	TCase *tcase = tcase_create("games");
	SRunner *runner = srunner_create(suite);
	int failed;

	if (!tilefile_read(&types, "classic.tiles"))
		return 1;
	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, random_games);
	suite_add_tcase(suite, tcase);
	srunner_run_all(runner, CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed != 0;
}
