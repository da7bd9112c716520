/* SPDX-License-Identifier: Zlib */
/*
 * Games in several threads never interact: a base game and a game of Hunters &
 * Gatherers are played at once, and both come out as they do alone. Build it
 * with -fsanitize=thread (doc/contributing.md) to look for races.
 */
#include <pthread.h>

#include "common.h"

#define GAMES 60

struct series {
	int32_t edition;
	uint64_t digest;
	int failed;
};

/* Play, undo, clone and save; failures are told after the thread has ended. */
static void play(struct series *series, uint64_t seed)
{
	carc_config config;
	carc_game *game, *other;
	carc_player player[2];
	uint64_t rng = seed;
	int32_t size;

	carc_config_init(&config, sizeof config);
	series->failed |= carc_config_preset(&config, series->edition) < 0;
	config.seed = seed;
	series->failed |= carc_game_new(&game, &config, NULL) < 0;
	series->failed |= carc_playout(game, &rng) < 0;
	carc_players(game, player, 2);
	size = carc_save(game, NULL, 0);
	for (int i = 0; i < 40; i++)
		series->failed |= carc_undo(game) < 0;
	series->failed |= carc_game_clone(&other, game, NULL) < 0;
	series->failed |= carc_playout(other, &rng) < 0;
	series->digest = digest_bytes(series->digest, player, sizeof player);
	series->digest = digest_bytes(series->digest, &size, sizeof size);
	series->digest ^= carc_hash(game) ^ carc_hash(other);
	carc_game_free(game);
	carc_game_free(other);
}

static void *play_all(void *data)
{
	struct series *series = data;

	for (uint64_t seed = 0; seed < GAMES; seed++)
		play(series, seed);
	return NULL;
}

START_TEST(two_games_at_once)
{
	static const int32_t edition[] = {CARC_EDITION_CLASSIC,
					  CARC_EDITION_HUNTERS};
	struct series alone[2] = {{0}}, together[2] = {{0}};
	pthread_t thread[2];

	for (int i = 0; i < 2; i++) {
		alone[i].edition = together[i].edition = edition[i];
		play_all(&alone[i]);
		ck_assert(!alone[i].failed);
	}
	ck_assert(alone[0].digest != alone[1].digest);
	for (int i = 0; i < 2; i++)
		ck_assert_int_eq(pthread_create(&thread[i], NULL, play_all,
						&together[i]),
				 0);
	for (int i = 0; i < 2; i++) {
		ck_assert_int_eq(pthread_join(thread[i], NULL), 0);
		ck_assert(!together[i].failed);
		ck_assert(together[i].digest == alone[i].digest);
	}
}
END_TEST

struct reader {
	const carc_game *game;
	uint64_t digest;
};

static void *read_all(void *data)
{
	struct reader *reader = data;

	reader->digest = 0;
	for (int i = 0; i < 20; i++)
		reader->digest ^= digest_of(reader->game) + (uint64_t)i;
	return NULL;
}

/* Two threads read one game: nothing is written behind const. */
START_TEST(two_readers)
{
	static const int32_t edition[] = {CARC_EDITION_CLASSIC,
					  CARC_EDITION_HUNTERS};
	carc_config config = config_of(edition[_i], 3);
	struct reader reader[2];
	pthread_t thread[2];
	carc_game *game;
	uint64_t rng = 1;

	ck_assert_int_eq(carc_game_new(&game, &config, NULL), CARC_OK);
	random_moves(game, &rng, 70);
	for (int i = 0; i < 2; i++) {
		reader[i].game = game;
		ck_assert_int_eq(
			pthread_create(&thread[i], NULL, read_all, &reader[i]),
			0);
	}
	for (int i = 0; i < 2; i++)
		ck_assert_int_eq(pthread_join(thread[i], NULL), 0);
	ck_assert(reader[0].digest == reader[1].digest);
	carc_game_free(game);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("threads");
	TCase *tcase = tcase_create("threads");

	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, two_games_at_once);
	tcase_add_loop_test(tcase, two_readers, 0, 2);
	suite_add_tcase(suite, tcase);
	return run_suite(suite);
}
