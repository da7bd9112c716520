/* SPDX-License-Identifier: Zlib */
/* Lists the legal moves of a turn and says why others are illegal. */
#include <carcassonne.h>
#include <stdio.h>

/* Print the decision and its moves as a record writes them. */
static void print_moves(const carc_game *game)
{
	carc_move moves[CARC_MAX_MOVES];
	carc_turn_info turn;
	char text[128];
	int32_t n = carc_legal_moves(game, moves, CARC_MAX_MOVES);

	carc_turn(game, &turn);
	printf("Player %d decides: %s, the tile is %s. %d moves:\n",
	       (int)turn.player, carc_name(CARC_NAME_DECISION, turn.decision),
	       carc_name(CARC_NAME_TILE_TYPE, turn.tile), (int)n);
	for (int32_t i = 0; i < n; i++) {
		carc_move_text(&moves[i], text, sizeof text);
		printf("  %s\n", text);
	}
}

/* Ask without making the move. */
static void explain(const carc_game *game, const char *text)
{
	carc_status status;
	carc_move move;

	status = carc_move_parse(text, &move);
	if (status == CARC_OK)
		status = carc_check_move(game, &move);
	printf("%s: %s\n", text, carc_status_text(status));
}

int main(void)
{
	carc_config config;
	carc_move first;
	carc_game *game;

	carc_config_init(&config, sizeof config);
	config.seed = 7;
	if (carc_game_new(&game, &config, NULL) != CARC_OK)
		return 1;

	print_moves(game);
	explain(game, "place 0 0,0 r0");
	explain(game, "place 0 5,5 r0");
	explain(game, "place 1 0,1 r0");
	explain(game, "pass 0");

	/* The second half of the turn: a follower, or none. */
	carc_kth_move(game, 0, &first);
	carc_apply(game, &first);
	print_moves(game);
	explain(game, "deploy 0 follower 0,0 s0");
	explain(game, "deploy 0 pig 0,-1 s0");

	carc_game_free(game);
	return 0;
}
