/* SPDX-License-Identifier: Zlib */
/* Plays a random game and prints the result by category: 01_random_game [SEED]
 */
#include <carcassonne.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX_ROWS 128

static void print_result(const carc_game *game)
{
	carc_player player[CARC_MAX_PLAYERS];
	carc_score row[MAX_ROWS];
	int32_t players = carc_players(game, player, CARC_MAX_PLAYERS);
	int32_t rows = carc_score_final(game, row, MAX_ROWS);

	for (int32_t p = 0; p < players; p++) {
		printf("player %d: %d points\n", (int)p, (int)player[p].score);
		for (int32_t i = 0; i < rows; i++)
			if (row[i].player == p)
				printf("  %-12s %4d\n",
				       carc_name(CARC_NAME_CATEGORY,
						 row[i].category),
				       (int)row[i].points);
	}
}

int main(int argc, char **argv)
{
	carc_move moves[CARC_MAX_MOVES];
	carc_config config;
	carc_status status;
	carc_game *game;
	int32_t n;

	/* The defaults are the classic edition and two players. */
	carc_config_init(&config, sizeof config);
	config.players = 3;
	config.seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
	srand((unsigned)config.seed);

	status = carc_game_new(&game, &config, NULL);
	/* List the moves, choose one, make it; no moves, no game. */
	while (status == CARC_OK &&
	       (n = carc_legal_moves(game, moves, CARC_MAX_MOVES)) > 0)
		status = carc_apply(game, &moves[rand() % n]);

	if (status == CARC_OK)
		print_result(game);
	else
		fprintf(stderr, "%s\n", carc_status_text(status));
	carc_game_free(game);
	return status == CARC_OK ? 0 : 1;
}
