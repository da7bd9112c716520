/* SPDX-License-Identifier: Zlib */
/* The builder and the second part of a turn (TB-5 to TB-13). */
#include "deck.h"
#include "frames.h"

/* What the turn keeps in TURN_SECOND (SM-1). */
enum { NONE, PENDING, USED };

static uint16_t *second_part(const struct carc_game *game)
{
	return &carcp_turn_frame(game)->data[TURN_SECOND];
}

/* The feature his builder is in; false if he is not on the board. */
static bool find_builder(const struct carc_game *game, int player,
			 uint16_t *root)
{
	if (game->state->supply[player][CARC_FIGURE_BUILDER])
		return false;
	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *figure = &game->figure[i];

		if ((figure->player == player) &
		    (figure->kind == CARC_FIGURE_BUILDER)) {
			*root = carcp_find(game, figure->node);
			return true;
		}
	}
	return false;
}

/* A road or city of the tile holds his builder. */
static bool extends_builder(const struct carc_game *game, uint16_t number,
			    int player)
{
	const struct cell *cell = &game->cell[number];
	int nodes = game->shape[cell->shape].nodes;
	uint16_t root;
	bool extends = false;

	if (!find_builder(game, player, &root))
		return false;
	for (int n = cell->node; n < cell->node + nodes; n++)
		extends |= carcp_find(game, (uint16_t)n) == root;
	return extends;
}

/* TB-7, TB-9: it is settled when the tile is placed. TB-8: once a turn. */
static void builder_placed(struct carc_game *game, struct frame *part)
{
	if (*second_part(game) == NONE &&
	    extends_builder(game, part->cell, part->player))
		*second_part(game) = PENDING;
}

/* ---- D90: take it? ------------------------------------------------------- */

static void begin_second(struct carc_game *game, const struct frame *turn)
{
	carcp_push_part(game, turn->player, CARC_PART_SECOND, STACKS_MAIN);
}

/* AMB-21: it is asked, or comes by itself; AMB-85: while a tile is left. */
static enum verdict second_enter(struct carc_game *game, struct frame *turn)
{
	if (*second_part(game) != PENDING ||
	    carcp_next_stack(game, STACKS_MAIN) < 0)
		return NEXT;
	if (!game->config.rule[CARC_RULE_DOUBLE_TURN])
		return ASK;
	*second_part(game) = USED;
	begin_second(game, turn);
	return NEXT;
}

static void second_moves(const struct carc_game *game, struct list *list)
{
	carc_move move = {
		CARC_MOVE_SECOND, game->state->decider, -1, -1, -1, -1, -1, 1};

	carcp_list_add(list, &move);
	move.value = 0;
	carcp_list_add(list, &move);
}

static carc_status second_check(const struct carc_game *game,
				const carc_move *move)
{
	(void)game;
	return carcp_check_choice(move, CARC_MOVE_SECOND);
}

static enum verdict second_apply(struct carc_game *game, struct frame *turn,
				 const carc_move *move)
{
	*second_part(game) = USED;
	if (move->value)
		begin_second(game, turn);
	return NEXT;
}

static void builder_turn(const struct carc_game *game, carc_turn_info *out)
{
	out->second = *second_part(game) == PENDING;
}

static const struct step builder_steps[] = {
	{.row = ROW_D90,
	 .decision = CARC_DECISION_SECOND,
	 .enter = second_enter,
	 .moves = second_moves,
	 .check = second_check,
	 .apply = second_apply},
	{0},
};

/* TB-5, TB-6, TB-11: no strength; only where an own follower is. */
static const struct figure_kind builder_figures[] = {
	{.kind = CARC_FIGURE_BUILDER,
	 .supply = 1,
	 .company = true,
	 .stands = 1 << CARC_FEATURE_ROAD | 1 << CARC_FEATURE_CITY},
	{0},
};

const struct expansion carcp_exp_builder = {
	.id = CARC_EXP_BUILDER,
	.figure_kinds = builder_figures,
	.steps = builder_steps,
	.placed = builder_placed,
	.turn = builder_turn,
};
