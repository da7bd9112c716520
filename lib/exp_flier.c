/* SPDX-License-Identifier: Zlib */
/* Flying machines (FM-1 to FM-8). From the choice of a flight to its end the
 * part keeps who flies, plus one, and what the die shows; the figure is in
 * supply until it lands. */
#include "chance.h"
#include "deck.h"
#include "frames.h"
#include "journal.h"

extern const struct expansion carcp_exp_flier;

#define FLIER_DIE 3 /* 1 to 3, equally likely (FM-1) */

struct flier {
	uint64_t rng; /* of the die */
};

static const carc_mark *flier_machine(const struct carc_game *game,
				      const struct frame *part)
{
	return carcp_tile_mark(carcp_shape(game, part->cell)->tile,
			       CARC_MARK_MACHINE);
}

static int flier_figure(const struct frame *part)
{
	return part->data[PART_FIGURE] - 1;
}

static void flier_end(struct frame *part)
{
	part->data[PART_FIGURE] = part->data[PART_DIE] = 0;
}

/* ---- D30: announce it ---------------------------------------------------- */

/* FM-7; AMB-24: the abbot by the rule's switch. */
static bool flier_may_fly(const struct carc_game *game, int32_t figure)
{
	switch (figure) {
	case CARC_FIGURE_FOLLOWER:
	case CARC_FIGURE_LARGE:
		return game->figure_kind[figure] != NULL;
	case CARC_FIGURE_ABBOT:
		return game->figure_kind[figure] &&
		       game->config.rule[CARC_RULE_ABBOT_FLIES];
	default:
		return false;
	}
}

/* FM-2: who flies is settled before the roll (AMB-29). */
static void flier_options(const struct carc_game *game,
			  const struct frame *part, struct list *list)
{
	carc_move move = {CARC_MOVE_FLY, part->player, -1, -1, -1, 0, -1, -1};

	if (!flier_machine(game, part))
		return;
	for (; move.figure < MAX_KINDS; move.figure++)
		if (flier_may_fly(game, move.figure) &&
		    game->state->supply[part->player][move.figure])
			carcp_list_add(list, &move);
}

static carc_status flier_why_not(const struct carc_game *game,
				 const struct frame *part,
				 const carc_move *move)
{
	if (move->kind != CARC_MOVE_FLY)
		return CARC_OK;
	if (!flier_machine(game, part))
		return CARC_ILLEGAL_KIND;
	if (move->x != -1 || move->y != -1 || move->rotation != -1 ||
	    move->segment != -1 || move->value != -1)
		return CARC_ILLEGAL_FIELD;
	return flier_may_fly(game, move->figure) ? CARC_ILLEGAL_SUPPLY
						 : CARC_ILLEGAL_FIGURE;
}

static void flier_take_option(struct carc_game *game, struct frame *part,
			      const carc_move *move)
{
	(void)game;
	if (move->kind == CARC_MOVE_FLY)
		part->data[PART_FIGURE] = (uint16_t)(move->figure + 1);
}

/* ---- C31: the die -------------------------------------------------------- */

static uint64_t *flier_rng(const struct carc_game *game)
{
	struct flier *flier = carcp_block(game, &carcp_exp_flier);

	return &flier->rng;
}

static void flier_setup(struct carc_game *game)
{
	*flier_rng(game) = carcp_stream(game->config.seed, STREAM_DIE);
}

static void flier_reshuffle(struct carc_game *game, uint64_t seed)
{
	TOUCH(game, *flier_rng(game));
	*flier_rng(game) = carcp_stream(seed, STREAM_DIE);
}

static void flier_show(struct carc_game *game, struct frame *part, int32_t die)
{
	carc_event *event = carcp_event(game, CARC_EVENT_ROLLED, part->player);

	if (event)
		event->value = die;
	part->data[PART_DIE] = (uint16_t)die;
}

static enum verdict flier_roll_enter(struct carc_game *game, struct frame *part)
{
	int die;

	if (!part->data[PART_FIGURE])
		return NEXT;
	if (game->config.chance == CARC_CHANCE_EXTERNAL) {
		game->state->decider = CHANCE;
		return ASK;
	}
	TOUCH(game, *flier_rng(game));
	die = 1 + (int)carcp_below(flier_rng(game), FLIER_DIE);
	carcp_note_draw(game, CARC_MOVE_ROLL, die);
	flier_show(game, part, die);
	return NEXT;
}

static void flier_roll_moves(const struct carc_game *game, struct list *list)
{
	carc_move move = {
		CARC_MOVE_ROLL, CARC_PLAYER_CHANCE, -1, -1, -1, -1, -1, 1};

	(void)game;
	for (; move.value <= FLIER_DIE; move.value++)
		carcp_list_add(list, &move);
}

static void flier_roll_weights(const struct carc_game *game, int32_t *out,
			       int32_t capacity)
{
	(void)game;
	for (int i = 0; i < FLIER_DIE && i < capacity; i++)
		out[i] = 1;
}

static carc_status flier_roll_check(const struct carc_game *game,
				    const carc_move *move)
{
	(void)game;
	if (move->kind != CARC_MOVE_ROLL)
		return move->kind == CARC_MOVE_PASS ? CARC_ILLEGAL_PASS
						    : CARC_ILLEGAL_KIND;
	if (!carcp_only_value(move))
		return CARC_ILLEGAL_FIELD;
	return move->value >= 1 && move->value <= FLIER_DIE
		       ? CARC_OK
		       : CARC_ILLEGAL_OUTCOME;
}

static enum verdict flier_roll_apply(struct carc_game *game, struct frame *part,
				     const carc_move *move)
{
	flier_show(game, part, move->value);
	return NEXT;
}

static void flier_roll_tell(const struct carc_game *game, carc_turn_info *out)
{
	out->figure = flier_figure(carcp_top(game));
}

/* ---- D32: where it ends -------------------------------------------------- */

/* FM-3: so many cells on, empty or not; the direction turns with the tile. */
static void flier_target(const struct carc_game *game, const struct frame *part,
			 int32_t *x, int32_t *y)
{
	static const int8_t dx[] = {0, 1, 1, 1, 0, -1, -1, -1};
	static const int8_t dy[] = {-1, -1, 0, 1, 1, 1, 0, -1};
	const struct cell *cell = &game->cell[part->cell];
	int direction =
		(flier_machine(game, part)->value + 2 * cell->rotation) % 8;

	*x = cell->x + part->data[PART_DIE] * dx[direction];
	*y = cell->y + part->data[PART_DIE] * dy[direction];
}

/* The tile he comes down on, 0 if there is none. */
static uint16_t flier_cell(const struct carc_game *game,
			   const struct frame *part)
{
	int32_t x, y;
	uint16_t cell;

	flier_target(game, part, &x, &y);
	cell = carcp_cell_at(game, x, y);
	return carcp_filled(game, cell) ? cell : 0;
}

/* FM-5: wherever he stands but in fields, occupied or not, if it is
 * incomplete. */
static carc_status flier_may_land(const struct carc_game *game,
				  const struct frame *part, uint16_t cell,
				  int32_t segment)
{
	const struct shape *shape = carcp_shape(game, cell);
	unsigned int stands = game->figure_kind[flier_figure(part)]->stands &
			      ~(1u << CARC_FEATURE_FIELD);
	uint16_t node;

	if (segment < 0 || segment >= shape->segments ||
	    !shape->node[segment].kind)
		return CARC_ILLEGAL_TARGET;
	if (!(stands >> shape->node[segment].kind & 1))
		return CARC_ILLEGAL_FIGURE;
	node = (uint16_t)(game->cell[cell].node + segment);
	return carcp_complete(game, carcp_find(game, node))
		       ? CARC_ILLEGAL_COMPLETE
		       : CARC_OK;
}

static void flier_land_moves(const struct carc_game *game, struct list *list)
{
	const struct frame *part = carcp_top(game);
	uint16_t cell = flier_cell(game, part);
	carc_move move = {CARC_MOVE_LAND,
			  part->player,
			  game->cell[cell].x,
			  game->cell[cell].y,
			  -1,
			  -1,
			  0,
			  -1};

	if (!cell)
		return;
	for (; move.segment < carcp_shape(game, cell)->segments; move.segment++)
		if (flier_may_land(game, part, cell, move.segment) == CARC_OK)
			carcp_list_add(list, &move);
}

/* FM-4: he lands if he can; FM-6: else he is back, and that was the figure of
 * this part (A-6, AMB-91). */
static enum verdict flier_land_enter(struct carc_game *game, struct frame *part)
{
	struct list list = {.enough = 1};

	if (!part->data[PART_FIGURE])
		return NEXT;
	flier_land_moves(game, &list);
	if (list.count)
		return ASK;
	flier_end(part);
	return NEXT;
}

static carc_status flier_land_check(const struct carc_game *game,
				    const carc_move *move)
{
	const struct frame *part = carcp_top(game);
	uint16_t cell = flier_cell(game, part);

	if (move->kind == CARC_MOVE_PASS)
		return CARC_ILLEGAL_PASS;
	if (move->kind != CARC_MOVE_LAND)
		return CARC_ILLEGAL_KIND;
	if (move->rotation != -1 || move->figure != -1 || move->value != -1)
		return CARC_ILLEGAL_FIELD;
	if (move->x != game->cell[cell].x || move->y != game->cell[cell].y)
		return CARC_ILLEGAL_TARGET;
	return flier_may_land(game, part, cell, move->segment);
}

static enum verdict flier_land_apply(struct carc_game *game, struct frame *part,
				     const carc_move *move)
{
	const struct cell *cell = &game->cell[flier_cell(game, part)];

	carcp_deploy(game, part->player, flier_figure(part),
		     (uint16_t)(cell->node + move->segment));
	flier_end(part);
	return NEXT;
}

static void flier_land_tell(const struct carc_game *game, carc_turn_info *out)
{
	const struct frame *part = carcp_top(game);

	flier_target(game, part, &out->x, &out->y);
	out->figure = flier_figure(part);
	out->die = part->data[PART_DIE];
}

/* ---- All ----------------------------------------------------------------- */

/* Somebody flies while the die or the landing is asked, and then only. */
static bool flier_check(const struct carc_game *game)
{
	const struct frame *top = carcp_top(game);
	int decision = game->program[top->row]->decision;

	for (int i = 0; i < game->state->frames; i++) {
		const struct frame *frame = &game->frame[i];
		bool rolls = frame == top && decision == CARC_DECISION_ROLL;
		bool lands = frame == top && decision == CARC_DECISION_LAND;

		if (frame->kind != FRAME_PART)
			continue;
		if ((frame->data[PART_FIGURE] != 0) != (rolls || lands) ||
		    (frame->data[PART_DIE] != 0) != lands)
			return false;
		if ((rolls || lands) &&
		    (!flier_machine(game, frame) ||
		     !game->state->supply[frame->player][flier_figure(frame)]))
			return false;
	}
	return true;
}

static const struct step flier_steps[] = {
	{.row = ROW_C31,
	 .decision = CARC_DECISION_ROLL,
	 .enter = flier_roll_enter,
	 .moves = flier_roll_moves,
	 .check = flier_roll_check,
	 .apply = flier_roll_apply,
	 .weights = flier_roll_weights,
	 .tell = flier_roll_tell},
	{.row = ROW_D32,
	 .decision = CARC_DECISION_LAND,
	 .enter = flier_land_enter,
	 .moves = flier_land_moves,
	 .check = flier_land_check,
	 .apply = flier_land_apply,
	 .tell = flier_land_tell},
	{0},
};

const struct expansion carcp_exp_flier = {
	.id = CARC_EXP_FLIER,
	.state_size = sizeof(struct flier),
	.steps = flier_steps,
	.setup = flier_setup,
	.options = flier_options,
	.why_not = flier_why_not,
	.take_option = flier_take_option,
	.reshuffle = flier_reshuffle,
	.check = flier_check,
};
