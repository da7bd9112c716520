/* SPDX-License-Identifier: Zlib */
/*
 * Perft: the number of move sequences of each length from fixed decks and from
 * records, as doc/perft.md publishes them. The library must find every number of
 * the tables. Up to CARC_PERFT sequences (30000) slow.h plays along, and the two
 * must agree on every list, score and supply on the way.
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "pair.h"
#include "perft_decks.h"
#include "perft_records.h"
#include "setting.h"

static struct tilefile types;

static void make_config(const struct perft_deck *deck, carc_config *config)
{
	ck_assert_int_eq(carc_config_init(config, sizeof *config), CARC_OK);
	ck_assert_int_eq(carc_config_preset(config, deck->edition), CARC_OK);
	config->players = deck->players;
	config->first_player = deck->first;
	config->expansion[CARC_EXP_FARMERS] = (uint8_t)deck->farmers;
	for (int i = 0; i < perft_deck_size(deck); i++)
		config->set[tilefile_find(&types, deck->deck[i])->set] = 1;
	for (int i = 0; i < 32; i++) {
		if (deck->on >> i & 1)
			config->expansion[i] = 1;
		if (deck->readings >> i & 1)
			config->rule[i] = 1;
	}
}

static long perft(carc_game *game, int depth)
{
	carc_move *moves;
	long sum = 0;
	int n;

	if (depth == 1)
		return carc_count_moves(game);
	n = carc_count_moves(game);
	if (n == 0)
		return 0;
	moves = malloc((size_t)n * sizeof *moves);
	ck_assert_ptr_nonnull(moves);
	ck_assert_int_eq(carc_legal_moves(game, moves, n), n);
	for (int i = 0; i < n; i++) {
		ck_assert_int_eq(carc_apply(game, &moves[i]), CARC_OK);
		sum += perft(game, depth - 1);
		ck_assert_int_eq(carc_undo(game), CARC_OK);
	}
	free(moves);
	return sum;
}

START_TEST(library_counts)
{
	const struct perft_deck *deck = &perft_decks[_i];
	int n = perft_deck_size(deck);
	int32_t type[PERFT_TILES];
	carc_config config;
	carc_game *game;
	uint64_t hash;

	make_config(deck, &config);
	for (int i = 0; i < n; i++) {
		type[i] = carc_find(CARC_NAME_TILE_TYPE, deck->deck[i]);
		ck_assert_int_ge(type[i], 0);
	}
	ck_assert_int_eq(carc_game_new_deck(&game, &config, type, n, NULL),
			 CARC_OK);
	hash = carc_hash(game);
	for (int d = 0; deck->count[d] >= 0; d++) {
		long found = perft(game, d + 1);

		ck_assert_msg(found == deck->count[d],
			      "%s, depth %d: %ld, not %ld", deck->name, d + 1,
			      found, deck->count[d]);
	}
	ck_assert(carc_hash(game) == hash);
	carc_game_free(game);
}
END_TEST

/* Both at once, compared at every node. */
static long perft_pair(struct pair *pair, int depth)
{
	struct slow_move *moves = malloc(SLOW_MOVES * sizeof *moves);
	struct slow_game before = pair->slow;
	long sum = 0;
	int n;

	ck_assert_ptr_nonnull(moves);
	ck_assert(pair_same_turn(pair));
	ck_assert(pair_same_players(pair));
	ck_assert(pair_same_figures(pair));
	ck_assert(pair_same_final(pair));
	n = pair_same_moves(pair, moves);
	ck_assert_int_ge(n, 0);
	if (depth == 1)
		sum = n;
	else
		for (int i = 0; i < n; i++) {
			ck_assert(pair_apply(pair, &moves[i]));
			sum += perft_pair(pair, depth - 1);
			ck_assert_int_eq(carc_undo(pair->fast), CARC_OK);
			pair->slow = before;
		}
	free(moves);
	return sum;
}

START_TEST(slow_confirms)
{
	const struct perft_deck *deck = &perft_decks[_i];
	long limit = setting_number("CARC_PERFT", 30000);
	carc_config config;
	struct pair pair;

	make_config(deck, &config);
	ck_assert(pair_new(&pair, &config, &types, deck->deck,
			   perft_deck_size(deck)));
	for (int d = 0; deck->count[d] >= 0 && deck->count[d] <= limit; d++) {
		long found = perft_pair(&pair, d + 1);

		ck_assert_msg(found == deck->count[d],
			      "%s, depth %d: %ld, not %ld", deck->name, d + 1,
			      found, deck->count[d]);
	}
	pair_free(&pair);
}
END_TEST

/* A record of tests/data/perft, as text. */
static int32_t read_record(const char *name, char *out, int32_t capacity)
{
	const char *root = getenv("srcdir");
	char path[512];
	size_t size;
	FILE *file;

	snprintf(path, sizeof path, "%s/tests/data/perft/%s.game",
		 root ? root : ".", name);
	file = fopen(path, "r");
	ck_assert_msg(file != NULL, "%s: cannot be read", path);
	size = fread(out, 1, (size_t)capacity, file);
	fclose(file);
	ck_assert_uint_lt(size, (size_t)capacity);
	return (int32_t)size;
}

/* From the end of a record on; the model of tests/model made the counts. */
START_TEST(library_counts_records)
{
	const struct perft_record *record = &perft_records[_i];
	char text[4096];
	int32_t size = read_record(record->name, text, sizeof text);
	carc_game *game;

	ck_assert_int_eq(carc_load(&game, text, size, NULL, NULL), CARC_OK);
	for (int d = 0; record->count[d] >= 0; d++) {
		long found = perft(game, d + 1);

		ck_assert_msg(found == record->count[d],
			      "%s, depth %d: %ld, not %ld", record->name, d + 1,
			      found, record->count[d]);
	}
	carc_game_free(game);
}
END_TEST

/* The decks say farmers aloud and trust the preset with the small city (B-23);
 * farmers are on in every preset. */
START_TEST(presets)
{
	static const struct {
		int edition, farmers, small_city;
	} book[] = {
		{CARC_EDITION_CLASSIC, 1, 0},
		{CARC_EDITION_NEW, 1, 0},
		{CARC_EDITION_PLUS, 1, 0},
		{CARC_EDITION_TENTH, 1, 1},
	};
	carc_config config;

	ck_assert_int_eq(carc_config_init(&config, sizeof config), CARC_OK);
	ck_assert_int_eq(carc_config_preset(&config, book[_i].edition),
			 CARC_OK);
	ck_assert_int_eq(config.expansion[CARC_EXP_FARMERS], book[_i].farmers);
	ck_assert_int_eq(config.rule[CARC_RULE_SMALL_CITY],
			 book[_i].small_city);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("perft");
	TCase *tcase = tcase_create("perft");
	SRunner *runner = srunner_create(suite);
	int failed;

	if (!tilefile_read(&types, "classic.tiles") ||
	    !tilefile_read(&types, "minis.tiles"))
		return 1;
	tcase_set_timeout(tcase, 0);
	tcase_add_loop_test(tcase, presets, 0, 4);
	tcase_add_loop_test(tcase, library_counts, 0, PERFT_DECKS);
	tcase_add_loop_test(tcase, library_counts_records, 0, PERFT_RECORDS);
	tcase_add_loop_test(tcase, slow_confirms, 0, PERFT_DECKS);
	suite_add_tcase(suite, tcase);
	srunner_run_all(runner, CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed != 0;
}
