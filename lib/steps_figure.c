/* SPDX-License-Identifier: Zlib */
/* Step D30: a figure on the tile just placed, or none (B-11 to B-14). The other
 * options of the step come from the `options` hooks. */
#include "turn.h"

static enum verdict figure_enter(struct carc_game *game, struct frame *frame)
{
	(void)game, (void)frame;
	return ASK;
}

static void list_deployments(const struct carc_game *game,
			     const struct frame *frame, struct list *list)
{
	const struct cell *cell = &game->cell[frame->cell];
	uint16_t segments[MAX_KINDS];
	carc_move move = {CARC_MOVE_DEPLOY,
			  frame->player,
			  cell->x,
			  cell->y,
			  -1,
			  -1,
			  -1,
			  -1};

	carcp_deployments(game, frame->player, frame->cell, segments);
	for (int k = 0; k < game->deployables; k++) {
		move.figure = game->deployable[k];
		for (unsigned int left = segments[k]; left; left &= left - 1) {
			move.segment = carcp_lowest_bit(left);
			carcp_list_add(list, &move);
		}
	}
}

static void figure_moves(const struct carc_game *game, struct list *list)
{
	const struct frame *frame = carcp_top(game);
	carc_move pass = {
		CARC_MOVE_PASS, frame->player, -1, -1, -1, -1, -1, -1};

	list_deployments(game, frame, list);
	FOR_HOOK (game, exp, options)
		exp->options(game, frame, list);
	carcp_list_add(list, &pass);
}

static carc_status deploy_check(const struct carc_game *game,
				const struct frame *frame,
				const carc_move *move)
{
	const struct cell *cell = &game->cell[frame->cell];

	if (move->rotation != -1 || move->value != -1)
		return CARC_ILLEGAL_FIELD;
	if (move->x != cell->x || move->y != cell->y)
		return CARC_ILLEGAL_ELSEWHERE;
	return carcp_may_deploy(game, frame->player, move->figure, frame->cell,
				move->segment);
}

static carc_status figure_check(const struct carc_game *game,
				const carc_move *move)
{
	const struct frame *frame = carcp_top(game);
	struct list list = {.enough = INT32_MAX, .match = move};

	if (move->kind == CARC_MOVE_DEPLOY)
		return deploy_check(game, frame, move);
	if (move->kind == CARC_MOVE_PASS)
		return carcp_only_value(move) && move->value == -1
			       ? CARC_OK
			       : CARC_ILLEGAL_FIELD;
	carcp_moves(game, &list);
	if (list.found)
		return CARC_OK;
	FOR_HOOK (game, exp, why_not) {
		carc_status status = exp->why_not(game, frame, move);

		if (status != CARC_OK)
			return status;
	}
	return CARC_ILLEGAL_KIND;
}

static enum verdict figure_apply(struct carc_game *game, struct frame *frame,
				 const carc_move *move)
{
	uint16_t node;

	if (move->kind == CARC_MOVE_DEPLOY) {
		carcp_node_at(game, move->x, move->y, move->segment,
			      game->figure_kind[move->figure]->layer, &node);
		carcp_deploy(game, frame->player, move->figure, node);
		return NEXT;
	}
	FOR_HOOK (game, exp, take_option)
		exp->take_option(game, frame, move);
	return NEXT;
}

const struct step carcp_steps_figure[] = {
	{.row = ROW_D30,
	 .decision = CARC_DECISION_FIGURE,
	 .enter = figure_enter,
	 .moves = figure_moves,
	 .check = figure_check,
	 .apply = figure_apply},
	{0},
};
