/* SPDX-License-Identifier: Zlib */
/* A player that looks one move ahead, against a random one. */
#include <carcassonne.h>
#include <stdio.h>

#define GAMES 20
#define MAX_ROWS 64

/* By how much player 0 would win if the game ended now. */
static int32_t lead(const carc_game *game)
{
	carc_score row[MAX_ROWS];
	int32_t rows = carc_score_final(game, row, MAX_ROWS);
	int32_t sum = 0;

	for (int32_t i = 0; i < rows; i++)
		sum += row[i].player == 0 ? row[i].points : -row[i].points;
	return sum;
}

/* Try every move and keep the best. Moves and undo leave no trace. */
static carc_move greedy(carc_game *game)
{
	carc_move moves[CARC_MAX_MOVES];
	int32_t n = carc_legal_moves(game, moves, CARC_MAX_MOVES);
	int32_t best = 0, best_lead = INT32_MIN;

	for (int32_t i = 0; i < n; i++) {
		carc_apply(game, &moves[i]);
		if (lead(game) > best_lead) {
			best_lead = lead(game);
			best = i;
		}
		carc_undo(game);
	}
	return moves[best];
}

/* Play a game; say by how much player 0 has won. */
static int32_t play(uint64_t seed)
{
	uint64_t rng = seed;
	carc_turn_info turn;
	carc_config config;
	carc_game *game;
	carc_move move;
	int32_t result;

	carc_config_init(&config, sizeof config);
	config.seed = seed;
	config.first_player = (int32_t)(seed % 2);
	if (carc_game_new(&game, &config, NULL) != CARC_OK)
		return 0;
	while (carc_turn(game, &turn), turn.decision != CARC_DECISION_OVER) {
		if (turn.player == 0)
			move = greedy(game);
		else
			carc_random_move(game, &rng, &move);
		carc_apply(game, &move);
	}
	result = lead(game);
	carc_game_free(game);
	return result;
}

int main(void)
{
	int32_t won = 0, sum = 0;

	for (uint64_t seed = 1; seed <= GAMES; seed++) {
		int32_t result = play(seed);

		won += result > 0;
		sum += result;
	}
	printf("greedy won %d of %d games, by %d points on average\n", (int)won,
	       GAMES, (int)(sum / GAMES));
	return 0;
}
