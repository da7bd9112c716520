/* SPDX-License-Identifier: Zlib */
/* The measures of the bench, each the best of several repetitions: what
 * disturbs a machine only ever makes it slower. */
#include <string.h>

#include "bench.h"

#define REPETITIONS 9
#define GAMES 2000
#define COPIES 100000
#define BUFFERS 4
#define BUFFER_SIZE 12288

/* Keep the compiler from leaving out or merging work on memory. */
#define BARRIER(pointer) __asm__ volatile("" : : "r"(pointer) : "memory")

static double smaller(double a, double b)
{
	return a < b ? a : b;
}

double measure_list(const carc_config *config)
{
	double best = 1e9;

	for (int i = 0; i < REPETITIONS; i++) {
		double start = cpu_time();

		play_games(config, GAMES);
		best = smaller(best, cpu_time() - start);
	}
	return GAMES / best;
}

static void playout_games(const carc_config *config)
{
	carc_config one = *config;
	uint64_t rng = 1;

	for (int i = 0; i < GAMES; i++) {
		carc_game *game;

		one.seed = (uint64_t)i;
		game = new_game(&one);
		carc_playout(game, &rng);
		carc_game_free(game);
	}
}

double measure_playout(const carc_config *config)
{
	double best = 1e9;

	for (int i = 0; i < REPETITIONS; i++) {
		double start = cpu_time();

		playout_games(config);
		best = smaller(best, cpu_time() - start);
	}
	return GAMES / best;
}

double measure_copy(void)
{
	carc_config config = search_config();
	carc_game *game = mid_game(&config), *copy[BUFFERS];
	double best = 1e9;

	for (int i = 0; i < BUFFERS; i++)
		copy[i] = new_game(&config);
	for (int i = 0; i < REPETITIONS; i++) {
		double start = cpu_time();

		for (int j = 0; j < COPIES; j++) {
			carc_game_copy(copy[j % BUFFERS], game);
			BARRIER(copy[j % BUFFERS]);
		}
		best = smaller(best, cpu_time() - start);
	}
	for (int i = 0; i < BUFFERS; i++)
		carc_game_free(copy[i]);
	carc_game_free(game);
	return best / COPIES;
}

double measure_memcpy(void)
{
	static _Alignas(64) char buffer[BUFFERS + 1][BUFFER_SIZE];
	double best = 1e9;

	/* As a program does it, the size is not known to the compiler. */
	volatile size_t size = BUFFER_SIZE;

	memset(buffer, 1, sizeof buffer);
	for (int i = 0; i < REPETITIONS; i++) {
		double start = cpu_time();

		for (int j = 0; j < COPIES; j++) {
			memcpy(buffer[j % BUFFERS], buffer[BUFFERS], size);
			BARRIER(buffer[j % BUFFERS]);
		}
		best = smaller(best, cpu_time() - start);
	}
	return best / COPIES;
}

/* A tile opens at most two cells more than it fills, each takes four rotations:
 * no list of 720 tiles is longer. */
#define MAX_TURN_MOVES (4 * (2 * 720 + 2))

double measure_turn(int sets)
{
	static carc_move moves[MAX_TURN_MOVES];
	carc_config config = search_config();
	int games = GAMES / 10 / sets;
	double best = 1e9;
	uint64_t rng = 1;

	config.set[CARC_SET_BASE] = (uint8_t)sets;
	for (int i = 0; i < REPETITIONS; i++) {
		double seconds = 0;
		int32_t turns = 0;

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
		best = smaller(best, seconds / turns);
	}
	return best;
}

double measure_undo(void)
{
	static carc_move moves[CARC_MAX_MOVES];
	carc_config config = search_config();
	carc_game *game;
	double best = 1e9;
	int32_t n;

	config.undo = 1;
	game = mid_game(&config);
	n = carc_legal_moves(game, moves, CARC_MAX_MOVES);
	for (int i = 0; i < REPETITIONS; i++) {
		double start = cpu_time();

		for (int j = 0; j < COPIES; j++) {
			apply(game, &moves[j % n]);
			carc_undo(game);
		}
		best = smaller(best, cpu_time() - start);
	}
	carc_game_free(game);
	return best / COPIES;
}

double measure_copy_apply(int undo)
{
	static carc_move moves[CARC_MAX_MOVES];
	carc_config config = search_config();
	carc_game *game, *copy;
	double best = 1e9;
	int32_t n;

	config.undo = undo;
	game = mid_game(&config);
	copy = new_game(&config);
	n = carc_legal_moves(game, moves, CARC_MAX_MOVES);
	for (int i = 0; i < REPETITIONS; i++) {
		double start = cpu_time();

		for (int j = 0; j < COPIES; j++) {
			carc_game_copy(copy, game);
			apply(copy, &moves[j % n]);
		}
		best = smaller(best, cpu_time() - start);
	}
	carc_game_free(copy);
	carc_game_free(game);
	return best / COPIES;
}
