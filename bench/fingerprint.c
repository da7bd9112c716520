/* SPDX-License-Identifier: Zlib */
/* The statistics of uniform random play, beside those of an independent
 * implementation: a rule that is off shows here. */
#include <stdio.h>

#include "bench.h"

struct statistics {
	double placements; /* Decisions where the tile goes, */
	double places;     /* the choices there, */
	double cells;      /* the open cells then, */
	int32_t max_cells; /* and the most of them. */
	double figures;    /* Decisions about a figure, */
	double options;    /* the choices there. */
	double discarded;
	double score[2];
};

static void count_decision(struct statistics *all, const carc_game *game,
			   int32_t choices)
{
	carc_turn_info turn;
	int32_t cells;

	carc_turn(game, &turn);
	if (turn.decision == CARC_DECISION_FIGURE) {
		all->figures++;
		all->options += choices;
		return;
	}
	cells = carc_open_cells(game, NULL, 0);
	all->placements++;
	all->places += choices;
	all->cells += cells;
	if (cells > all->max_cells)
		all->max_cells = cells;
}

static void count_result(struct statistics *all, const carc_game *game)
{
	carc_player player[2];
	carc_event event;

	carc_players(game, player, 2);
	all->score[0] += player[0].score;
	all->score[1] += player[1].score;
	for (int32_t i = 0; carc_events(game, i, &event, 1) > 0; i++)
		all->discarded += event.kind == CARC_EVENT_DISCARDED;
}

static void play_game(struct statistics *all, const carc_config *config,
		      uint64_t *rng)
{
	static carc_move moves[CARC_MAX_MOVES];
	carc_game *game = new_game(config);
	int32_t n;

	while ((n = carc_legal_moves(game, moves, CARC_MAX_MOVES)) > 0) {
		count_decision(all, game, n);
		apply(game, &moves[random_below(rng, (uint32_t)n)]);
	}
	count_result(all, game);
	carc_game_free(game);
}

void print_fingerprint(int32_t games)
{
	carc_config config = default_config();
	struct statistics all = {0};
	uint64_t rng = 1;

	for (int32_t i = 0; i < games; i++) {
		config.seed = (uint64_t)i;
		play_game(&all, &config, &rng);
	}
	printf("%d random games, base, 2 players   here  reference\n",
	       (int)games);
	printf("legal placements a turn        %10.3f      32.65\n",
	       all.places / all.placements);
	printf("open cells                     %10.3f      37.45\n",
	       all.cells / all.placements);
	printf("most open cells                %10d         87\n",
	       (int)all.max_cells);
	printf("figure options, none included  %10.3f      1.863\n",
	       all.options / all.figures);
	printf("score of the first player      %10.3f      19.56\n",
	       all.score[0] / games);
	printf("score of the second player     %10.3f      19.25\n",
	       all.score[1] / games);
	printf("unplaceable tiles a game       %10.4f      0.019\n",
	       all.discarded / games);
}
