/* SPDX-License-Identifier: Zlib */
/*
 * What the tests of the contract share: every status, a position worked out by
 * hand, what must hold when a move is refused or a list is short.
 */
#ifndef CONTRACT_H
#define CONTRACT_H

#include <stdbool.h>

#include "common.h"

static const int32_t statuses[] = {
	CARC_OK,
	CARC_ERR_MEMORY,
	CARC_ERR_ARGUMENT,
	CARC_ERR_OVER,
	CARC_ERR_FORMAT,
	CARC_ERR_VERSION,
	CARC_ERR_BUFFER,
	CARC_ERR_HISTORY,
	CARC_ILLEGAL_KIND,
	CARC_ILLEGAL_PLAYER,
	CARC_ILLEGAL_FIELD,
	CARC_ILLEGAL_FILLED,
	CARC_ILLEGAL_APART,
	CARC_ILLEGAL_EDGE,
	CARC_ILLEGAL_PLACE,
	CARC_ILLEGAL_TARGET,
	CARC_ILLEGAL_OCCUPIED,
	CARC_ILLEGAL_SUPPLY,
	CARC_ILLEGAL_FIGURE,
	CARC_ILLEGAL_ELSEWHERE,
	CARC_ILLEGAL_PASS,
	CARC_ILLEGAL_OUTCOME,
	CARC_ILLEGAL_ALONE,
	CARC_ILLEGAL_COMPLETE,
	CARC_ILLEGAL_VALUE,
};

static inline bool is_status(int32_t status)
{
	for (int i = 0; i < COUNT(statuses); i++)
		if (statuses[i] == status)
			return true;
	return false;
}

/*
 *      -1   0   1        The start tile D at (0, 0), V east of it with a thief
 *  -1   .   E   .        of player 0, E north of it with a farmer of player 1
 *   0   .   D   V        (the city of two tiles is complete), the monastery B
 *   1   .   B   .        south of it with a monk of player 0. Player 1 holds U;
 *                        X and C are to come.
 */
static inline carc_game *position(int32_t edition)
{
	carc_config config = config_of(edition, 2);
	carc_game *game = game_of_deck(&config, "D V E B U X C");

	ck_assert_int_eq(carc_place(game, 1, 0, 0), CARC_OK);
	ck_assert_int_eq(carc_deploy(game, CARC_FIGURE_FOLLOWER, 0), CARC_OK);
	ck_assert_int_eq(carc_place(game, 0, -1, 2), CARC_OK);
	ck_assert_int_eq(carc_deploy(game, CARC_FIGURE_FOLLOWER, 1), CARC_OK);
	ck_assert_int_eq(carc_place(game, 0, 1, 0), CARC_OK);
	ck_assert_int_eq(carc_deploy(game, CARC_FIGURE_FOLLOWER, 0), CARC_OK);
	return game;
}

static inline int32_t type_of(const char *name)
{
	return carc_find(CARC_NAME_TILE_TYPE, name);
}

/* Refused with this status by check and apply, and nothing has changed. */
static inline void refuse(carc_game *game, const carc_move *move,
			  carc_status status)
{
	uint64_t digest = digest_of(game);

	ck_assert_int_eq(carc_check_move(game, move), status);
	ck_assert_int_eq(carc_apply(game, move), status);
	ck_assert_uint_eq(digest_of(game), digest);
}

/* One member after the other set to what it cannot be. */
static inline void refuse_fields(carc_game *game, const carc_move *good)
{
	static const int32_t wrong[] = {
		INT32_MIN, -65536, -3, -2, -1, 0, 1, 5, 99, 65536, INT32_MAX};
	carc_move list[64];
	int32_t n = carc_legal_moves(game, list, 64);

	ck_assert_int_le(n, 64);
	for (int member = 0; member < 8; member++)
		for (int i = 0; i < COUNT(wrong); i++) {
			carc_move move = *good;
			uint64_t digest = digest_of(game);
			bool listed = false;
			carc_status status;

			((int32_t *)&move)[member] = wrong[i];
			for (int k = 0; k < n; k++)
				listed |= !memcmp(&list[k], &move, sizeof move);
			status = carc_check_move(game, &move);
			ck_assert_int_eq(status == CARC_OK, listed);
			if (listed)
				continue;
			ck_assert(is_status(status) && status <= -100);
			ck_assert_int_eq(carc_apply(game, &move), status);
			ck_assert_uint_eq(digest_of(game), digest);
		}
}

/* Check logs every assertion to a file: one for many bytes. */
static inline bool all_bytes(const void *bytes, size_t size, int value)
{
	const unsigned char *byte = bytes;

	while (size && *byte == value) {
		byte++;
		size--;
	}
	return !size;
}

/* Each list at each capacity: the first min(n, capacity), nothing beyond. */
static inline void check_lists(const carc_game *game)
{
	for (int i = 0; i < COUNT(lists); i++) {
		size_t size = lists[i].size;
		int32_t n = lists[i].call(game, NULL, 0);
		unsigned char *all, *some;

		ck_assert_int_ge(n, 0);
		ck_assert_int_eq(lists[i].call(game, NULL, 1),
				 CARC_ERR_ARGUMENT);
		ck_assert_int_eq(lists[i].call(game, NULL, INT32_MAX),
				 CARC_ERR_ARGUMENT);
		all = malloc(((size_t)n + 3) * size);
		some = malloc(((size_t)n + 3) * size);
		ck_assert(all && some);
		ck_assert_int_eq(lists[i].call(game, all, n), n);
		ck_assert_int_eq(lists[i].call(game, all, -1),
				 CARC_ERR_ARGUMENT);
		ck_assert_int_eq(lists[i].call(game, all, INT32_MIN),
				 CARC_ERR_ARGUMENT);
		ck_assert_int_eq(lists[i].call(NULL, all, n),
				 CARC_ERR_ARGUMENT);
		for (int32_t room = 0; room <= n + 2;
		     room += 1 + (room > 3 && room < n - 3 ? n / 5 : 0)) {
			size_t written = (size_t)(room < n ? room : n) * size;

			memset(some, 0xA5, ((size_t)n + 3) * size);
			ck_assert_int_eq(lists[i].call(game, some, room), n);
			if (written)
				ck_assert_mem_eq(some, all, written);
			ck_assert_msg(
				all_bytes(some + written,
					  ((size_t)n + 3) * size - written,
					  0xA5),
				"list %d writes too much", i);
		}
		free(all);
		free(some);
	}
}

#endif /* CONTRACT_H */
