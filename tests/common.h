/* SPDX-License-Identifier: Zlib */
/*
 * What several tests need: games from a line of tile names, one number for all
 * that can be seen of a game, and running a suite.
 */
#ifndef COMMON_H
#define COMMON_H

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "carcassonne.h"

#define COUNT(array) ((int)(sizeof(array) / sizeof(array)[0]))

/* A configuration of an edition. */
static inline carc_config config_of(int32_t edition, int32_t players)
{
	carc_config config;

	ck_assert_int_eq(carc_config_init(&config, sizeof config), CARC_OK);
	ck_assert_int_eq(carc_config_preset(&config, edition), CARC_OK);
	config.players = players;
	return config;
}

/* Tile types of names between single blanks, such as "D V E_garden". */
static inline int32_t types_of(const char *names, int32_t *out)
{
	int32_t n = 0;

	while (*names) {
		char name[32] = "";
		size_t length = strcspn(names, " ");

		ck_assert_uint_lt(length, sizeof name);
		memcpy(name, names, length);
		out[n] = carc_find(CARC_NAME_TILE_TYPE, name);
		ck_assert_int_ge(out[n++], 0);
		names += length + (names[length] == ' ');
	}
	return n;
}

static inline carc_game *game_of(const carc_config *config)
{
	carc_game *game;

	ck_assert_int_eq(carc_game_new(&game, config, NULL), CARC_OK);
	return game;
}

static inline carc_game *game_of_deck(const carc_config *config,
				      const char *names)
{
	int32_t types[64], n = types_of(names, types);
	carc_game *game;

	ck_assert_int_eq(carc_game_new_deck(&game, config, types, n, NULL),
			 CARC_OK);
	return game;
}

static inline void random_moves(carc_game *game, uint64_t *rng, int n)
{
	carc_move move;

	while (n-- && carc_random_move(game, rng, &move) == CARC_OK)
		ck_assert_int_eq(carc_apply(game, &move), CARC_OK);
}

/* The record of a game; free it. */
static inline char *record_of(const carc_game *game)
{
	int32_t size = carc_save(game, NULL, 0);
	char *text = malloc((size_t)size);

	ck_assert_int_gt(size, 0);
	ck_assert_ptr_nonnull(text);
	ck_assert_int_eq(carc_save(game, text, size), size);
	ck_assert_int_eq((int)strlen(text) + 1, size);
	return text;
}

static inline uint64_t digest_bytes(uint64_t digest, const void *bytes,
				    size_t size)
{
	for (size_t i = 0; i < size; i++)
		digest = (digest ^ ((const unsigned char *)bytes)[i]) *
			 0x100000001B3u;
	return digest;
}

typedef int32_t list_call(const carc_game *game, void *out, int32_t capacity);

static inline uint64_t digest_list(uint64_t digest, const carc_game *game,
				   list_call *call, size_t size)
{
	int32_t n = call(game, NULL, 0);
	void *list = malloc((size_t)(n > 0 ? n : 1) * size);

	digest = digest_bytes(digest, &n, sizeof n);
	ck_assert_ptr_nonnull(list);
	if (n > 0) {
		ck_assert_int_eq(call(game, list, n), n);
		digest = digest_bytes(digest, list, (size_t)n * size);
	}
	free(list);
	return digest;
}

/* Lists of one shape; `all` of those that take a first number. */
#define LIST_CALL(name, type, call)                                            \
	static inline int32_t name(const carc_game *game, void *list,          \
				   int32_t capacity)                           \
	{                                                                      \
		type *out = list;                                              \
                                                                               \
		return call;                                                   \
	}

LIST_CALL(list_moves, carc_move, carc_legal_moves(game, out, capacity))
LIST_CALL(list_placements, carc_move,
	  carc_legal_placements(game, out, capacity))
LIST_CALL(list_deployments, carc_move,
	  carc_legal_deployments(game, out, capacity))
LIST_CALL(list_history, carc_move, carc_history(game, 0, out, capacity))
LIST_CALL(list_weights, int32_t, carc_chance_weights(game, out, capacity))
LIST_CALL(list_events, carc_event, carc_events(game, 0, out, capacity))
LIST_CALL(list_scores, carc_score, carc_score_final(game, out, capacity))
LIST_CALL(list_players, carc_player, carc_players(game, out, capacity))
LIST_CALL(list_tiles, carc_tile, carc_tiles(game, out, capacity))
LIST_CALL(list_features, carc_feature, carc_features(game, out, capacity))
LIST_CALL(list_spots, carc_spot,
	  carc_feature_spots(game, 0, 0, 0, out, capacity))
LIST_CALL(list_figures, carc_figure, carc_figures(game, out, capacity))
LIST_CALL(list_remaining, carc_remaining_type,
	  carc_remaining(game, out, capacity))
LIST_CALL(list_cells, carc_cell, carc_open_cells(game, out, capacity))

static const struct {
	list_call *call;
	size_t size;
} lists[] = {
	{list_moves, sizeof(carc_move)},
	{list_history, sizeof(carc_move)},
	{list_events, sizeof(carc_event)},
	{list_scores, sizeof(carc_score)},
	{list_players, sizeof(carc_player)},
	{list_tiles, sizeof(carc_tile)},
	{list_figures, sizeof(carc_figure)},
	{list_remaining, sizeof(carc_remaining_type)},
	{list_weights, sizeof(int32_t)},
	{list_cells, sizeof(carc_cell)},
	{list_features, sizeof(carc_feature)},
	{list_spots, sizeof(carc_spot)},
	{list_placements, sizeof(carc_move)},
	{list_deployments, sizeof(carc_move)},
};

/* One number for everything that can be seen of a game, the logs included. */
static inline uint64_t digest_of(const carc_game *game)
{
	uint64_t digest = carc_hash(game);
	carc_turn_info turn;

	ck_assert_int_eq(carc_turn(game, &turn), CARC_OK);
	digest = digest_bytes(digest, &turn, sizeof turn);
	for (int i = 0; i < COUNT(lists); i++)
		digest =
			digest_list(digest, game, lists[i].call, lists[i].size);
	return digest;
}

/* The same for what a move that fails could have spoilt; quicker. */
static inline uint64_t short_digest_of(const carc_game *game)
{
	uint64_t digest = carc_hash(game);

	for (int i = 0; i < 5; i++)
		digest =
			digest_list(digest, game, lists[i].call, lists[i].size);
	return digest;
}

static inline int run_suite(Suite *suite)
{
	SRunner *runner = srunner_create(suite);
	int failed;

	srunner_run_all(runner, CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed != 0;
}

#endif /* COMMON_H */
