/* SPDX-License-Identifier: Zlib */
/* The measures of the bench, a short pass each. */
#include <string.h>

#include "bench.h"

#define COPIES 20000
#define BUFFERS 4
#define MAX_BUFFER (64 * KILOBYTE)

/* Keep the compiler from leaving out or merging work on memory. */
#define BARRIER(pointer) __asm__ volatile("" : : "r"(pointer) : "memory")

double measure_list(const carc_config *config, int games)
{
	double start = cpu_time();

	play_games(config, games);
	return (cpu_time() - start) / games;
}

double measure_playout(const carc_config *config, int games)
{
	carc_config one = *config;
	uint64_t rng = 1;
	double start = cpu_time();

	for (int i = 0; i < games; i++) {
		carc_game *game;

		one.seed = (uint64_t)i;
		game = new_game(&one);
		carc_playout(game, &rng);
		carc_game_free(game);
	}
	return (cpu_time() - start) / games;
}

double measure_copy(const carc_config *config)
{
	carc_game *game = mid_game(config), *copy[BUFFERS];
	double start, seconds;

	for (int i = 0; i < BUFFERS; i++)
		copy[i] = new_game(config);
	start = cpu_time();
	for (int j = 0; j < COPIES; j++) {
		carc_game_copy(copy[j % BUFFERS], game);
		BARRIER(copy[j % BUFFERS]);
	}
	seconds = cpu_time() - start;
	for (int i = 0; i < BUFFERS; i++)
		carc_game_free(copy[i]);
	carc_game_free(game);
	return seconds / COPIES;
}

double measure_memcpy(size_t bytes)
{
	static _Alignas(64) char buffer[BUFFERS + 1][MAX_BUFFER];
	double start;

	/* As a program does it, the size is not known to the compiler. */
	volatile size_t size = bytes;

	memset(buffer, 1, sizeof buffer);
	start = cpu_time();
	for (int j = 0; j < COPIES; j++) {
		memcpy(buffer[j % BUFFERS], buffer[BUFFERS], size);
		BARRIER(buffer[j % BUFFERS]);
	}
	return (cpu_time() - start) / COPIES;
}

/* A tile opens at most two cells more than it fills, each takes four rotations:
 * no list of 720 tiles is longer. */
#define MAX_TURN_MOVES (4 * (2 * 720 + 2))

double measure_turn(int sets)
{
	static carc_move moves[MAX_TURN_MOVES];
	carc_config config = search_config();
	int games = 100 / sets;
	double seconds = 0;
	int32_t turns = 0;
	uint64_t rng = 1;

	config.set[CARC_SET_BASE] = (uint8_t)sets;
	for (int j = 0; j < games; j++) {
		carc_game *game;
		double start;

		config.seed = (uint64_t)j;
		game = new_game(&config);
		start = cpu_time();
		play_to_end(game, moves, MAX_TURN_MOVES, &rng);
		seconds += cpu_time() - start;
		turns += carc_tiles(game, NULL, 0) - 1;
		carc_game_free(game);
	}
	return seconds / turns;
}

double measure_undo(void)
{
	static carc_move moves[CARC_MAX_MOVES];
	carc_config config = search_config();
	carc_game *game;
	double start, seconds;
	int32_t n;

	config.undo = 1;
	game = mid_game(&config);
	n = carc_legal_moves(game, moves, CARC_MAX_MOVES);
	start = cpu_time();
	for (int j = 0; j < COPIES; j++) {
		apply(game, &moves[j % n]);
		carc_undo(game);
	}
	seconds = cpu_time() - start;
	carc_game_free(game);
	return seconds / COPIES;
}

double measure_copy_apply(int undo)
{
	static carc_move moves[CARC_MAX_MOVES];
	carc_config config = search_config();
	carc_game *game, *copy;
	double start, seconds;
	int32_t n;

	config.undo = undo;
	game = mid_game(&config);
	copy = new_game(&config);
	n = carc_legal_moves(game, moves, CARC_MAX_MOVES);
	start = cpu_time();
	for (int j = 0; j < COPIES; j++) {
		carc_game_copy(copy, game);
		apply(copy, &moves[j % n]);
	}
	seconds = cpu_time() - start;
	carc_game_free(copy);
	carc_game_free(game);
	return seconds / COPIES;
}
