/* SPDX-License-Identifier: Zlib */
/*
 * Random games in which the library and slow.h must agree on everything at
 * every decision. CARC_GAMES says how many (60), CARC_SEED which (1).
 */
#include <check.h>

#include "pair.h"
#include "setting.h"

static struct tilefile types;

static void play(void)
{
	static struct slow_move moves[SLOW_MOVES];
	const char *deck[SLOW_TILES];
	struct pair pair;
	carc_config config;
	int habits = setting_below(SETTING_HABITS);
	int size;

	setting_random(&config);
	size = setting_deck(&config, &types, deck);
	ck_assert(pair_new(&pair, &config, &types, deck, size));
	for (;;) {
		int n;

		ck_assert(pair_same_turn(&pair));
		ck_assert(pair_same_players(&pair));
		ck_assert(pair_same_figures(&pair));
		ck_assert(pair_same_remaining(&pair));
		ck_assert(pair_same_final(&pair));
		n = pair_same_moves(&pair, moves);
		ck_assert_int_ge(n, 0);
		if (n == 0)
			break;
		ck_assert(pair_same_features(&pair));
		ck_assert(pair_apply(
			&pair,
			&moves[setting_choose(&pair.slow, moves, n, habits)]));
	}
	pair_free(&pair);
}

START_TEST(random_games)
{
	int games = setting_number("CARC_GAMES", 60);
	int seed = setting_number("CARC_SEED", 1);

	for (int i = 0; i < games; i++) {
		setting_seed((uint64_t)seed * 1000003u + (uint64_t)i);
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

	if (!tilefile_read(&types, "classic.tiles") ||
	    !tilefile_read(&types, "minis.tiles"))
		return 1;
	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, random_games);
	suite_add_tcase(suite, tcase);
	srunner_run_all(runner, CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed != 0;
}
