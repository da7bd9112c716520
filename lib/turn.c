/* SPDX-License-Identifier: Zlib */
/* The order of a turn and the loop that runs it. */
#include "turn.h"
#include "deck.h"
#include "journal.h"

/* The order of a turn, all of it (B-5); doc/rules.md tells it in words. */
static const struct {
	uint8_t frame, row;
} turn_order[] = {
	/* A turn */
	{FRAME_TURN, ROW_MAIN},     /* the main part */
	{FRAME_TURN, ROW_D90},      /* take the second part? */
	{FRAME_TURN, ROW_END_TURN}, /* next player, or the final count */
	{FRAME_TURN, ROW_DONE},

	/* A part: tile */
	{FRAME_PART, ROW_C10},  /* draw; what fits nowhere goes */
	{FRAME_PART, ROW_D11},  /* place, merge */
	{FRAME_PART, ROW_D13},  /* what may not meet is parted */
	{FRAME_PART, ROW_D20},  /* what the tile brings */
	{FRAME_PART, ROW_D21},  /* what it moves */
	{FRAME_PART, ROW_D21B}, /* what leaves instead */
	{FRAME_PART, ROW_D22},  /* the track: the active player */
	{FRAME_PART, ROW_D23},  /* the track: others */
	/* A part: figure */
	{FRAME_PART, ROW_D30}, /* a figure, or none */
	{FRAME_PART, ROW_C31}, /* the die */
	{FRAME_PART, ROW_D32}, /* where it ends */
	{FRAME_PART, ROW_D40}, /* join stubs of the new tile */
	{FRAME_PART, ROW_D41}, /* join stubs of others anew */
	{FRAME_PART, ROW_D42}, /* what may not meet is parted */
	/* A part: scoring */
	{FRAME_PART, ROW_COLLECT}, /* what is complete; a round */
	{FRAME_PART, ROW_D60},     /* what lay on the scored tiles */
	{FRAME_PART, ROW_CHAIN},   /* what a landing earns */
	/* A part: after scoring */
	{FRAME_PART, ROW_D80},   /* the active player's choice */
	{FRAME_PART, ROW_D81},   /* what each player adds */
	{FRAME_PART, ROW_D82},   /* what each player takes away */
	{FRAME_PART, ROW_BONUS}, /* another part of the same turn */
	{FRAME_PART, ROW_DONE},

	/* A scoring round */
	{FRAME_ROUND, ROW_D50},     /* which feature is next */
	{FRAME_ROUND, ROW_D51},     /* its owners advance, one by one */
	{FRAME_ROUND, ROW_RETURNS}, /* figures go home */
	{FRAME_ROUND, ROW_D55},     /* whose points are taken too */
	{FRAME_ROUND, ROW_D56},     /* and who advances by them */
	{FRAME_ROUND, ROW_DONE},

	/* A chain: from the top again while there is something to earn */
	{FRAME_CHAIN, ROW_TOKEN}, /* what is earned, if anything */
	{FRAME_CHAIN, ROW_D70},   /* what to do with it */
	{FRAME_CHAIN, ROW_D71},   /* what it is about */
	{FRAME_CHAIN, ROW_D72},   /* the points, and a round of their own */
	{FRAME_CHAIN, ROW_DONE},
};

static bool add_steps(struct carc_game *game, const struct step *steps, int row,
		      int *n)
{
	for (; steps && steps->enter; steps++) {
		if (steps->row != row)
			continue;
		if (*n == MAX_STEPS)
			return false;
		game->program[(*n)++] = steps;
	}
	return true;
}

/* Behind the last row of each kind of frame. */
static enum verdict done_enter(struct carc_game *game, struct frame *frame)
{
	(void)game, (void)frame;
	return POP;
}

static const struct step steps_done[] = {
	{.row = ROW_DONE, .enter = done_enter},
	{0},
};

/* Rows that have a step, bit by bit. */
static uint64_t rows_of(const struct step *steps)
{
	uint64_t rows = 0;

	for (; steps && steps->enter; steps++)
		rows |= (uint64_t)1 << steps->row;
	return rows;
}

bool carcp_program_make(struct carc_game *game)
{
	int n = 0, kind = -1;
	bool fits = true;
	uint64_t used = rows_of(carcp_steps_turn) | rows_of(carcp_steps_tile) |
			rows_of(carcp_steps_figure) |
			rows_of(carcp_steps_score) | rows_of(steps_done);

	for (int e = 0; e < game->actives; e++)
		used |= rows_of(game->active[e]->steps);

	for (size_t i = 0; i < sizeof turn_order / sizeof *turn_order; i++) {
		int row = turn_order[i].row;

		if (kind < turn_order[i].frame)
			game->program_begin[++kind] = (uint8_t)n;
		if (!(used >> row & 1))
			continue;
		fits &= add_steps(game, carcp_steps_turn, row, &n) &&
			add_steps(game, carcp_steps_tile, row, &n) &&
			add_steps(game, carcp_steps_figure, row, &n) &&
			add_steps(game, carcp_steps_score, row, &n) &&
			add_steps(game, steps_done, row, &n);
		for (int e = 0; e < game->actives; e++)
			fits &= add_steps(game, game->active[e]->steps, row,
					  &n);
	}
	return fits;
}

/* Carry out a verdict other than to ask. */
static inline void follow(struct carc_game *game, struct frame *frame,
			  enum verdict verdict)
{
	if (verdict == NEXT || verdict == AGAIN) {
		frame->row = verdict == NEXT ? (uint8_t)(frame->row + 1)
					     : game->program_begin[frame->kind];
		frame->asked = 0;
	} else if (verdict == POP) {
		assert(frame == carcp_top(game));
		game->state->frames--;
	}
}

static void run_to_decision(struct carc_game *game)
{
	while (!game->state->over) {
		struct frame *frame = carcp_top(game);
		enum verdict verdict;

		game->state->decider = frame->player;
		verdict = game->program[frame->row]->enter(game, frame);
		if (verdict == ASK)
			return;
		follow(game, frame, verdict);
	}
}

static void answer_one(struct carc_game *game, const carc_move *move)
{
	struct frame *frame = carcp_top(game);
	const struct step *step = game->program[frame->row];

	if (move->kind == CARC_MOVE_PASS) {
		carc_event *event =
			carcp_event(game, CARC_EVENT_PASSED, move->player);

		if (event)
			event->value = step->decision;
	}
	follow(game, frame, step->apply(game, frame, move));
	run_to_decision(game);
}

/* List the moves of the pending decision for later; those that are too many or
 * easily told to be several stay unknown. */
static void get_to_know(struct carc_game *game)
{
	const struct step *step = carcp_pending(game);
	struct list list = {.out = game->known.move,
			    .to = KNOWN_MOVES,
			    .enough = KNOWN_MOVES + 1};

	game->known.count = 0;
	if (step->several && step->several(game))
		return;
	step->moves(game, &list);
	if (list.count <= KNOWN_MOVES)
		game->known.count = list.count;
}

/* AMB-88: take decisions that have one choice. */
static void take_lone_choices(struct carc_game *game)
{
	while (!game->state->over) {
		carc_move move;
		carc_event *event;

		get_to_know(game);
		if (game->known.count != 1)
			return;
		move = game->known.move[0];
		event = carcp_event(game, CARC_EVENT_AUTOMATIC, move.player);
		if (event)
			event->value = carcp_pending(game)->decision;
		answer_one(game, &move);
	}
}

void carcp_run(struct carc_game *game)
{
	run_to_decision(game);
	if (game->config.automatic)
		take_lone_choices(game);
}

void carcp_answer(struct carc_game *game, const carc_move *move)
{
	answer_one(game, move);
	if (game->config.automatic)
		take_lone_choices(game);
}

void carcp_moves(const struct carc_game *game, struct list *list)
{
	const struct known *known = &game->known;

	if (game->state->over)
		return;
	if (!known->count)
		carcp_pending(game)->moves(game, list);
	for (int32_t i = 0; i < known->count; i++)
		carcp_list_add(list, &known->move[i]);
}

static carc_status check_in_list(const struct carc_game *game,
				 const carc_move *move)
{
	struct list list = {.enough = INT32_MAX, .match = move};

	carcp_moves(game, &list);
	if (list.found)
		return CARC_OK;
	if (list.kind_found)
		return CARC_ILLEGAL_TARGET;
	return move->kind == CARC_MOVE_PASS ? CARC_ILLEGAL_PASS
					    : CARC_ILLEGAL_KIND;
}

carc_status carcp_check_move(const struct carc_game *game,
			     const carc_move *move)
{
	const struct state *state = game->state;
	const struct step *step = carcp_pending(game);
	int player =
		state->decider == CHANCE ? CARC_PLAYER_CHANCE : state->decider;

	if (move->player != player)
		return CARC_ILLEGAL_PLAYER;
	return step->check ? step->check(game, move)
			   : check_in_list(game, move);
}

/* ---- The steps of a turn ------------------------------------------------- */

static enum verdict main_enter(struct carc_game *game, struct frame *frame)
{
	game->state->turns++;
	game->state->active = frame->player;
	carcp_push_part(game, frame->player, CARC_PART_MAIN, STACKS_MAIN);
	return NEXT;
}

/* FS-2: those whose features were counted go home; farmers stay. */
static void leave_counted(struct carc_game *game)
{
	for (int i = game->state->figures - 1; i >= 0; i--) {
		const struct node *node = &game->node[game->figure[i].node];

		if (game->feature_kind[node->kind]->final_pass == 1)
			carcp_go_home(game, i);
	}
}

/* MS-8: two score figures become one. */
static void join_score_figures(struct carc_game *game, int player)
{
	int32_t *track = game->state->track[player];

	carcp_touch(game, track, sizeof game->state->track[player]);
	track[0] += track[1];
	track[1] = 0;
}

static void finish(struct carc_game *game)
{
	struct ledger ledger = {.log = game};
	int32_t best = INT32_MIN;

	carcp_final_count(game, &ledger);
	for (int p = 0; p < game->config.players; p++) {
		join_score_figures(game, p);
		for (int c = 0; c < MAX_CATEGORIES; c++)
			if (ledger.points[p][c])
				carcp_book(game, p, 0, ledger.points[p][c], c);
		if (carcp_score(game, p) > best)
			best = carcp_score(game, p);
	}
	leave_counted(game);
	FOR_HOOK (game, exp, over)
		exp->over(game);
	game->state->over = 1;
	carcp_event(game, CARC_EVENT_OVER, -1);
	for (int p = 0; p < game->config.players; p++) {
		carc_event *event;

		if (carcp_score(game, p) != best)
			continue;
		event = carcp_event(game, CARC_EVENT_WINNER, p);
		if (event)
			event->value = best;
	}
}

/* FS-1: the game ends when no further tile can be drawn. */
static enum verdict end_turn_enter(struct carc_game *game, struct frame *frame)
{
	if (carcp_next_stack(game, STACKS_MAIN) < 0) {
		finish(game);
		return STAY;
	}
	/* B-3: clockwise. */
	frame->player = (uint8_t)((frame->player + 1) % game->config.players);
	memset(frame->data, 0, sizeof frame->data);
	return AGAIN;
}

const struct step carcp_steps_turn[] = {
	{.row = ROW_MAIN, .enter = main_enter},
	{.row = ROW_END_TURN, .enter = end_turn_enter},
	{0},
};
