/* SPDX-License-Identifier: Zlib */
/* Configurations and random play for the bench. */
#define _POSIX_C_SOURCE 200809L /* clock_gettime() */

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "bench.h"

double cpu_time(void)
{
	struct timespec now;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
	return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

uint32_t random_below(uint64_t *state, uint32_t n)
{
	*state = *state * 6364136223846793005u + 1442695040888963407u;
	return (uint32_t)((*state >> 32) * n >> 32);
}

static void need(carc_status status)
{
	if (status == CARC_OK)
		return;
	fprintf(stderr, "bench: %s\n", carc_status_text(status));
	exit(2);
}

carc_config default_config(void)
{
	carc_config config;

	carc_config_init(&config, sizeof config);
	return config;
}

static carc_config for_search(carc_config config)
{
	config.automatic = 1;
	config.events = 0;
	config.undo = 0;
	return config;
}

carc_config search_config(void)
{
	return for_search(default_config());
}

/* An edition with what `names`, ended by NULL, add to it. */
static carc_config expanded(int32_t edition, const char *const *names)
{
	carc_config config = default_config();

	need(carc_config_preset(&config, edition));
	for (; *names; names++)
		need(carc_config_add(&config, *names));
	return for_search(config);
}

carc_config classic_config(void)
{
	return expanded(CARC_EDITION_PLUS,
			(const char *[]){"river", "abbot", "inns", "traders",
					 "festival", NULL});
}

carc_config plus_config(void)
{
	return expanded(CARC_EDITION_PLUS, (const char *[]){"all", NULL});
}

carc_config hunters_config(void)
{
	return expanded(CARC_EDITION_HUNTERS, (const char *[]){NULL});
}

carc_game *new_game(const carc_config *config)
{
	carc_game *game;

	need(carc_game_new(&game, config, NULL));
	return game;
}

void apply(carc_game *game, const carc_move *move)
{
	need(carc_apply(game, move));
}

void play_to_end(carc_game *game, carc_move *moves, int32_t capacity,
		 uint64_t *rng)
{
	int32_t n;

	while ((n = carc_legal_moves(game, moves, capacity)) > 0)
		apply(game, &moves[random_below(rng, (uint32_t)n)]);
}

void play_games(const carc_config *config, int32_t games)
{
	static carc_move moves[CARC_MAX_MOVES];
	carc_config one = *config;
	uint64_t rng = 1;

	for (int32_t i = 0; i < games; i++) {
		carc_game *game;

		one.seed = (uint64_t)i;
		game = new_game(&one);
		play_to_end(game, moves, CARC_MAX_MOVES, &rng);
		carc_game_free(game);
	}
}

carc_game *mid_game(const carc_config *config)
{
	carc_game *game = new_game(config);
	carc_turn_info turn;
	carc_move move;
	uint64_t rng = 1;

	do {
		carc_random_move(game, &rng, &move);
		apply(game, &move);
		carc_turn(game, &turn);
	} while (carc_tiles(game, NULL, 0) < 36 ||
		 turn.decision != CARC_DECISION_PLACE);
	return game;
}
