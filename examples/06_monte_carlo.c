/* SPDX-License-Identifier: Zlib */
/* A player that tries its moves in random games, against a random one. */
#include <carcassonne.h>
#include <stdio.h>

#define GAMES 4
#define PLAYOUTS 120 /* For a decision, shared by its moves. */

static int32_t lead(const carc_game *game)
{
	carc_player player[2];

	carc_players(game, player, 2);
	return player[0].score - player[1].score;
}

/* What the move leads to on average. Copying onto a game allocates nothing. */
static double try_move(const carc_game *game, carc_game *scratch,
		       const carc_move *move, int32_t playouts, uint64_t *rng)
{
	double sum = 0;

	for (int32_t i = 0; i < playouts; i++) {
		carc_game_copy(scratch, game);
		/* Without this the player would know the tiles to come. */
		carc_reshuffle(scratch, *rng);
		carc_apply(scratch, move);
		carc_playout(scratch, rng);
		sum += lead(scratch);
	}
	return sum / playouts;
}

static carc_move think(const carc_game *game, carc_game *scratch, uint64_t *rng)
{
	carc_move moves[CARC_MAX_MOVES];
	int32_t n = carc_legal_moves(game, moves, CARC_MAX_MOVES);
	double value, best_value = 0;
	int32_t best = 0;

	for (int32_t i = 0; n > 1 && i < n; i++) {
		value = try_move(game, scratch, &moves[i], PLAYOUTS / n + 1,
				 rng);
		if (i == 0 || value > best_value) {
			best = i;
			best_value = value;
		}
	}
	return moves[best];
}

int main(void)
{
	carc_game *game, *scratch;
	carc_turn_info turn;
	carc_config config;
	uint64_t rng = 6;
	carc_move move;

	carc_config_init(&config, sizeof config);
	config.events = 0; /* Nobody reads them, and search is faster. */
	config.undo = 0;
	for (config.seed = 1; config.seed <= GAMES; config.seed++) {
		if (carc_game_new(&game, &config, NULL) != CARC_OK ||
		    carc_game_clone(&scratch, game, NULL) != CARC_OK)
			return 1;
		while (carc_turn(game, &turn), turn.player != CARC_NONE) {
			if (turn.player == 0)
				move = think(game, scratch, &rng);
			else
				carc_random_move(game, &rng, &move);
			carc_apply(game, &move);
		}
		printf("Monte Carlo leads by %d\n", (int)lead(game));
		carc_game_free(scratch);
		carc_game_free(game);
	}
	return 0;
}
