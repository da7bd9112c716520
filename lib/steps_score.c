/* SPDX-License-Identifier: Zlib */
/* Scoring: collect what is complete (B-16 to B-20), book it feature by feature
 * (B-21 to B-25, B-28, B-29), send figures home (B-26, B-27). */
#include "journal.h"
#include "turn.h"

/* ---- Collect ------------------------------------------------------------- */

/* Those that were enclosed stop waiting. */
static void collect_enclosed(struct carc_game *game)
{
	struct state *state = game->state;

	for (int i = state->lone - 1; i >= 0; i--) {
		uint16_t node = game->lone[i].node;

		if (game->node[node].count[COUNT_OPEN])
			continue;
		carcp_collect(game, node);
		TOUCH(game, game->lone[i]);
		game->lone[i] = game->lone[--state->lone];
	}
}

/* Name order: rounds and their events do not depend on how the engine numbers
 * things (SM-42). */
static void sort_by_name(const struct carc_game *game, struct award *round,
			 int n)
{
	for (int i = 1; i < n; i++) {
		struct award one = round[i];
		int j = i;

		for (; j > 0 &&
		       carcp_named_before(game, one.node, round[j - 1].node);
		     j--)
			round[j] = round[j - 1];
		round[j] = one;
	}
}

/* Owners and values are frozen before any figure goes home (SM-41). */
static void freeze(struct carc_game *game, struct award *one)
{
	carc_event *event = carcp_event(game, CARC_EVENT_COMPLETED, -1);
	struct sum sum = {0};

	if (event) {
		carcp_name_feature(game, one->node, &event->x, &event->y,
				   &event->segment);
		event->value = game->node[one->node].kind;
	}
	one->owners = (uint8_t)carcp_owners(game, one->node);
	if (one->owners)
		carcp_value(game, one->node, true, NOBODY, &sum);
	one->points = sum.total;
}

static enum verdict collect_enter(struct carc_game *game, struct frame *frame)
{
	struct state *state = game->state;
	const struct cell *cell = &game->cell[frame->cell];
	unsigned int nodes = game->shape[cell->shape].completes;
	int early = state->awards;

	if (frame->closed) {
		for (; nodes; nodes &= nodes - 1)
			carcp_collect(game,
				      (uint16_t)(cell->node +
						 carcp_lowest_bit(nodes)));
		collect_enclosed(game);
	}
	FOR_HOOK (game, exp, collect)
		exp->collect(game, frame);
	if (!state->awards)
		return NEXT;
	sort_by_name(game, state->round + early, state->awards - early);
	for (int i = early; i < state->awards; i++)
		freeze(game, &state->round[i]);
	carcp_push(game, FRAME_ROUND, frame->player, frame->part);
	return NEXT;
}

/* ---- D50: which feature is next ------------------------------------------ */

static bool to_be_asked(const struct award *award)
{
	return award->complete && !award->done && award->points;
}

/* The first award not yet booked; what came early is first. Where the order
 * matters the active player chooses among features that give points (SM-42). */
static enum verdict order_enter(struct carc_game *game, struct frame *frame)
{
	struct state *state = game->state;
	const struct award *next;
	int choices = 0;

	(void)frame;
	for (state->booking = 0; state->booking < state->awards;
	     state->booking++)
		if (!state->round[state->booking].done)
			break;
	next = &state->round[state->booking];
	if (!game->ordered || state->booking == state->awards ||
	    !next->complete)
		return NEXT;
	for (int i = 0; i < state->awards; i++)
		choices += to_be_asked(&state->round[i]);
	return choices > 1 ? ASK : NEXT;
}

static carc_move score_move(const struct carc_game *game,
			    const struct award *award)
{
	carc_move move = {
		CARC_MOVE_SCORE, game->state->decider, -1, -1, -1, -1, -1, -1};

	carcp_name_feature(game, award->node, &move.x, &move.y, &move.segment);
	return move;
}

static void order_moves(const struct carc_game *game, struct list *list)
{
	for (int i = 0; i < game->state->awards; i++) {
		const struct award *award = &game->state->round[i];
		carc_move move;

		if (!to_be_asked(award))
			continue;
		move = score_move(game, award);
		carcp_list_add(list, &move);
	}
}

static enum verdict order_apply(struct carc_game *game, struct frame *frame,
				const carc_move *move)
{
	uint16_t node;

	(void)frame;
	carcp_node_at(game, move->x, move->y, move->segment, 0, &node);
	node = carcp_find(game, node);
	game->state->booking = 0;
	while (game->state->round[game->state->booking].node != node)
		game->state->booking++;
	return NEXT;
}

/* ---- D51: its owners advance, clockwise from the active player ----------- */

static struct award *booking(const struct carc_game *game)
{
	return &game->state->round[game->state->booking];
}

static void book_owner(struct carc_game *game, int player, int score_figure)
{
	const struct award *one = booking(game);
	struct sum sum;

	carcp_value(game, carcp_find(game, one->node), one->complete, player,
		    &sum);
	carcp_tell_points(game, player, one->node, &sum, one->reason,
			  score_figure);
	carcp_advance(game, player, score_figure, one->points, one->category,
		      one->reason);
}

static enum verdict book_enter(struct carc_game *game, struct frame *frame)
{
	struct award *one = booking(game);

	if (game->state->booking == game->state->awards)
		return NEXT;
	while (one->points &&
	       carcp_poll(game, frame, one->owners, frame->player, NULL)) {
		if (game->score_figures == 2)
			return ASK;
		book_owner(game, game->state->decider, 0);
	}
	TOUCH(game, *one);
	one->done = 1;
	for (int i = 0; i < game->state->awards; i++)
		if (!game->state->round[i].done)
			return AGAIN;
	return NEXT;
}

static enum verdict book_apply(struct carc_game *game, struct frame *frame,
			       const carc_move *move)
{
	(void)frame;
	book_owner(game, move->player, move->figure == CARC_FIGURE_WOMAN);
	return STAY;
}

static void book_tell(const struct carc_game *game, carc_turn_info *out)
{
	const struct award *one = booking(game);

	carcp_name_feature(game, one->node, &out->x, &out->y, &out->segment);
	out->amount = one->points;
	out->reason = one->reason;
}

/* ---- Returns: B-26 ------------------------------------------------------- */

static enum verdict returns_enter(struct carc_game *game, struct frame *frame)
{
	struct state *state = game->state;

	for (int i = 0; i < state->awards; i++) {
		const struct award *award = &state->round[i];

		if (!award->complete)
			continue;
		FOR_HOOK (game, exp, completed)
			exp->completed(game, frame, award);
		carcp_clear(game, award->node);
	}
	state->awards = 0;
	carcp_settle(game);
	return NEXT;
}

const struct step carcp_steps_score[] = {
	{.row = ROW_COLLECT, .enter = collect_enter},
	{.row = ROW_D50,
	 .decision = CARC_DECISION_ORDER,
	 .enter = order_enter,
	 .moves = order_moves,
	 .apply = order_apply},
	{.row = ROW_D51,
	 .decision = CARC_DECISION_ADVANCE,
	 .enter = book_enter,
	 .moves = carcp_list_advances,
	 .check = carcp_check_advance,
	 .apply = book_apply,
	 .tell = book_tell},
	{.row = ROW_RETURNS, .enter = returns_enter},
	{0},
};
