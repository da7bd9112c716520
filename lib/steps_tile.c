/* SPDX-License-Identifier: Zlib */
/* Steps C10 and D11: draw a tile and place it. */
#include "deck.h"
#include "journal.h"
#include "turn.h"

/* ---- C10: draw (B-1, B-8, B-9) ------------------------------------------- */

static void tell_of_tile(struct carc_game *game, int event_kind, int player,
			 uint16_t shape)
{
	carc_event *event = carcp_event(game, event_kind, player);

	if (event)
		event->value = game->shape[shape].type;
}

/* Take the top tile; one that fits nowhere leaves the game (B-8). */
static bool take_tile(struct carc_game *game, struct frame *frame, int stack)
{
	uint16_t shape = carcp_draw(game, stack);
	int32_t placements = carcp_match(game, shape);

	tell_of_tile(game, CARC_EVENT_DRAWN, frame->player, shape);
	if (!placements) {
		tell_of_tile(game, CARC_EVENT_DISCARDED, frame->player, shape);
		return false;
	}
	frame->hand = shape;
	frame->several = placements > 1;
	return true;
}

static enum verdict draw_enter(struct carc_game *game, struct frame *frame)
{
	int stack;

	if (!frame->asked) {
		carc_event *event =
			carcp_event(game, CARC_EVENT_TURN, frame->player);

		if (event)
			event->value = frame->part;
		frame->asked = 1;
	}
	while ((stack = carcp_next_stack(game, frame->stacks)) >= 0) {
		if (game->config.chance == CARC_CHANCE_EXTERNAL) {
			game->state->decider = CHANCE;
			return ASK;
		}
		if (take_tile(game, frame, stack))
			return NEXT;
	}
	return POP; /* B-9: no tile, no part */
}

/* What chance can draw, by tile type. */
static void draw_moves(const struct carc_game *game, struct list *list)
{
	uint16_t left[NO_SHAPE];
	int stack = carcp_next_stack(game, carcp_top(game)->stacks);
	carc_move move = {
		CARC_MOVE_DRAW, CARC_PLAYER_CHANCE, -1, -1, -1, -1, -1, 0};

	carcp_count_left(game, stack, true, left);
	for (int s = 0; s < game->shapes; s++)
		if (left[s]) {
			move.value = game->shape[s].type;
			carcp_list_add(list, &move);
		}
}

static void draw_weights(const struct carc_game *game, int32_t *out,
			 int32_t capacity)
{
	uint16_t left[NO_SHAPE];
	int stack = carcp_next_stack(game, carcp_top(game)->stacks);
	int32_t n = 0;

	carcp_count_left(game, stack, true, left);
	for (int s = 0; s < game->shapes && n < capacity; s++)
		if (left[s])
			out[n++] = left[s];
}

static uint16_t shape_of_type(const struct carc_game *game, int32_t type)
{
	for (uint16_t s = 0; s < game->shapes; s++)
		if (game->shape[s].type == type)
			return s;
	return NO_SHAPE;
}

static carc_status draw_check(const struct carc_game *game,
			      const carc_move *move)
{
	struct list list = {.enough = INT32_MAX, .match = move};

	if (move->kind != CARC_MOVE_DRAW)
		return move->kind == CARC_MOVE_PASS ? CARC_ILLEGAL_PASS
						    : CARC_ILLEGAL_KIND;
	draw_moves(game, &list);
	if (list.found)
		return CARC_OK;
	if (!carcp_only_value(move))
		return CARC_ILLEGAL_FIELD;
	return CARC_ILLEGAL_OUTCOME;
}

static enum verdict draw_apply(struct carc_game *game, struct frame *frame,
			       const carc_move *move)
{
	int stack = carcp_next_stack(game, frame->stacks);

	carcp_bring_up(game, stack, shape_of_type(game, move->value));
	return take_tile(game, frame, stack) ? NEXT : STAY;
}

/* ---- D11: place (B-6, B-7, B-10) ----------------------------------------- */

static enum verdict place_enter(struct carc_game *game, struct frame *frame)
{
	(void)game, (void)frame;
	return ASK;
}

static void place_moves(const struct carc_game *game, struct list *list)
{
	const struct frame *frame = carcp_top(game);

	carcp_placements(game, frame->hand, frame->player, list);
}

static bool place_several(const struct carc_game *game)
{
	return carcp_top(game)->several;
}

static void place_pick(const struct carc_game *game, uint64_t *rng,
		       carc_move *out)
{
	const struct frame *frame = carcp_top(game);

	carcp_random_placement(game, frame->hand, frame->player, rng, out);
}

static carc_status place_check(const struct carc_game *game,
			       const carc_move *move)
{
	if (move->kind == CARC_MOVE_PASS)
		return CARC_ILLEGAL_PASS;
	if (move->kind != CARC_MOVE_PLACE)
		return CARC_ILLEGAL_KIND;
	if (move->rotation < 0 || move->rotation > 3 || move->figure != -1 ||
	    move->segment != -1 || move->value != -1)
		return CARC_ILLEGAL_FIELD;
	return carcp_check_placement(game, carcp_top(game)->hand, move->x,
				     move->y, move->rotation);
}

static enum verdict place_apply(struct carc_game *game, struct frame *frame,
				const carc_move *move)
{
	uint16_t cell = carcp_cell_at(game, move->x, move->y);
	uint16_t shape = frame->hand;
	unsigned int touched;
	carc_event *event;

	frame->hand = NO_SHAPE;
	frame->cell = cell;
	touched = carcp_fill(game, cell, shape, move->rotation, frame->player);
	event = carcp_event(game, CARC_EVENT_PLACED, frame->player);
	if (event) {
		event->x = move->x;
		event->y = move->y;
		event->rotation = move->rotation;
		event->value = game->shape[shape].type;
	}
	frame->closed = carcp_add_nodes(game, cell, touched);
	FOR_HOOK (game, exp, placed)
		exp->placed(game, frame);
	return NEXT;
}

const struct step carcp_steps_tile[] = {
	{.row = ROW_C10,
	 .decision = CARC_DECISION_DRAW,
	 .enter = draw_enter,
	 .moves = draw_moves,
	 .check = draw_check,
	 .apply = draw_apply,
	 .weights = draw_weights},
	{.row = ROW_D11,
	 .decision = CARC_DECISION_PLACE,
	 .enter = place_enter,
	 .moves = place_moves,
	 .check = place_check,
	 .apply = place_apply,
	 .several = place_several,
	 .pick = place_pick},
	{0},
};
