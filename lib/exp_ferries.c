/* SPDX-License-Identifier: Zlib */
/* Ferries (FE-1 to FE-13): a ferry joins two of the roads that end at its lake,
 * and others when a tile extends its road. Each lake has its own (AMB-80), so
 * the stock need not be counted. */
#include "frames.h"
#include "hash.h"
#include "journal.h"

extern const struct expansion carcp_exp_ferries;

struct ferries {
	/* Whose ferries may move in this part or did, by row and column; there
	 * are none but between D41 and scoring. */
	uint16_t lake[SIDES];
	uint8_t lakes;
	uint8_t moved;  /* bit i: that of lake[i] did */
	uint8_t pair[]; /* by cell: the stubs it joins, low | high << 4 */
};

static struct ferries *ferries_of(const struct carc_game *game)
{
	return carcp_block(game, &carcp_exp_ferries);
}

static bool is_lake(const struct carc_game *game, uint16_t cell)
{
	return carcp_tile_mark(carcp_shape(game, cell)->tile,
			       CARC_MARK_FERRY) != NULL;
}

/* FE-1: every road of a lake ends there. */
static bool is_ferry_stub(const struct carc_game *game, uint16_t cell,
			  int32_t segment)
{
	const struct shape *shape = carcp_shape(game, cell);

	return segment >= 0 && segment < shape->segments &&
	       shape->node[segment].kind == CARC_FEATURE_ROAD;
}

static int ferry_pair(int32_t low, int32_t high)
{
	return (int)(low | high << 4);
}

static void ferries_inside(struct carc_game *game, uint16_t cell,
			   carcp_pair *join)
{
	int pair = ferries_of(game)->pair[cell];
	int first = game->cell[cell].node;

	if (pair)
		join(game, (uint16_t)(first + (pair & 15)),
		     (uint16_t)(first + (pair >> 4)));
}

static void set_ferry(struct carc_game *game, uint16_t cell,
		      const carc_move *move)
{
	uint8_t *pair = &ferries_of(game)->pair[cell];
	carc_event *event = carcp_event(game, CARC_EVENT_FERRY, move->player);

	TOUCH(game, *pair);
	*pair = (uint8_t)ferry_pair(move->segment, move->value);
	if (event) {
		event->x = move->x;
		event->y = move->y;
		event->segment = move->segment;
		event->value = move->value;
	}
}

/* Every pair of stubs but the one that is joined. */
static void list_ferry_pairs(const struct carc_game *game, uint16_t cell,
			     struct list *list)
{
	int segments = carcp_shape(game, cell)->segments;
	int joined = ferries_of(game)->pair[cell];
	carc_move move = {CARC_MOVE_FERRY,
			  game->state->decider,
			  game->cell[cell].x,
			  game->cell[cell].y,
			  -1,
			  -1,
			  -1,
			  -1};

	for (int a = 0; a < segments; a++)
		for (int b = a + 1; b < segments; b++) {
			if (!is_ferry_stub(game, cell, a) ||
			    !is_ferry_stub(game, cell, b) ||
			    ferry_pair(a, b) == joined)
				continue;
			move.segment = a;
			move.value = b;
			carcp_list_add(list, &move);
		}
}

/* What is wrong with two stubs of a lake; they have to be others than now. */
static carc_status check_ferry_pair(const struct carc_game *game, uint16_t cell,
				    const carc_move *move)
{
	if (!is_ferry_stub(game, cell, move->segment) ||
	    !is_ferry_stub(game, cell, move->value) ||
	    move->segment >= move->value ||
	    ferry_pair(move->segment, move->value) ==
		    ferries_of(game)->pair[cell])
		return CARC_ILLEGAL_TARGET;
	return CARC_OK;
}

/* ---- D40: the ferry of the new tile -------------------------------------- */

/* FE-4, AMB-26: whether or not a follower was placed. */
static enum verdict ferry_enter(struct carc_game *game, struct frame *part)
{
	return is_lake(game, part->cell) ? ASK : NEXT;
}

static void ferry_moves(const struct carc_game *game, struct list *list)
{
	list_ferry_pairs(game, carcp_top(game)->cell, list);
}

static carc_status ferry_check(const struct carc_game *game,
			       const carc_move *move)
{
	uint16_t cell = carcp_top(game)->cell;

	if (move->kind == CARC_MOVE_PASS)
		return CARC_ILLEGAL_PASS;
	if (move->kind != CARC_MOVE_FERRY)
		return CARC_ILLEGAL_KIND;
	if (move->rotation != -1 || move->figure != -1)
		return CARC_ILLEGAL_FIELD;
	if (move->x != game->cell[cell].x || move->y != game->cell[cell].y)
		return CARC_ILLEGAL_ELSEWHERE;
	return check_ferry_pair(game, cell, move);
}

static enum verdict ferry_apply(struct carc_game *game, struct frame *part,
				const carc_move *move)
{
	set_ferry(game, part->cell, move);
	ferries_inside(game, part->cell, carcp_join_inside);
	return NEXT;
}

/* ---- Which ferries may move ---------------------------------------------- */

/* The segment in the middle of a side as the tile lies. */
static int ferry_segment_at(const struct carc_game *game, uint16_t cell,
			    int side)
{
	int upright = carcp_upright(side, game->cell[cell].rotation);

	return carcp_shape(game, cell)->lane[upright][LANE_MIDDLE];
}

/* Where a road that comes in at a side leaves the tile, -1 if it ends there. */
static int road_goes_on(const struct carc_game *game, uint16_t cell, int side)
{
	int segment = ferry_segment_at(game, cell, side);

	for (int out = 0; out < SIDES; out++)
		if (out != side && ferry_segment_at(game, cell, out) == segment)
			return out;
	return -1;
}

/* Does a ferry take on a road that comes to its lake at a side? */
static bool ferry_takes(const struct carc_game *game, uint16_t lake, int side)
{
	int pair = ferries_of(game)->pair[lake];
	int segment = ferry_segment_at(game, lake, side);

	return pair && (segment == (pair & 15) || segment == pair >> 4);
}

/* FE-6: the lake of the first ferry on the road that leaves a tile at a side, 0
 * if there is none. The first lake ends the walk whether the ferry takes the
 * road on or not (FE-8, AMB-87). So does the tile itself: the road leaves it
 * again in a direction that is walked anyway, and the ferry of the new tile is
 * not to move (FE-7). */
static uint16_t first_ferry(const struct carc_game *game, uint16_t from,
			    int side)
{
	uint16_t cell = from;

	do {
		const struct cell *here = &game->cell[cell];

		cell = carcp_cell_at(game, here->x + carcp_dx(side),
				     here->y + carcp_dy(side));
		if (!carcp_filled(game, cell) || cell == from)
			return 0;
		side = carcp_opposite(side);
		if (is_lake(game, cell))
			return ferry_takes(game, cell, side) ? cell : 0;
		side = road_goes_on(game, cell, side);
	} while (side >= 0);
	return 0;
}

static bool lake_before(const struct carc_game *game, uint16_t a, uint16_t b)
{
	const struct cell *one = &game->cell[a], *other = &game->cell[b];

	return one->y < other->y || (one->y == other->y && one->x < other->x);
}

/* Once, however many ways lead to it (AMB-48). */
static void add_ferry_lake(const struct carc_game *game,
			   struct ferries *ferries, uint16_t lake)
{
	int at = ferries->lakes;

	for (int i = 0; i < ferries->lakes; i++)
		if (ferries->lake[i] == lake)
			return;
	for (; at > 0 && lake_before(game, lake, ferries->lake[at - 1]); at--)
		ferries->lake[at] = ferries->lake[at - 1];
	ferries->lake[at] = lake;
	ferries->lakes++;
}

/* FE-5, FE-6: the first on every road of the new tile, in each direction. */
static void find_ferries(struct carc_game *game, uint16_t cell)
{
	struct ferries *ferries = ferries_of(game);

	for (int side = 0; side < SIDES; side++) {
		uint16_t lake = 0;

		if (is_ferry_stub(game, cell,
				  ferry_segment_at(game, cell, side)))
			lake = first_ferry(game, cell, side);
		if (!lake)
			continue;
		TOUCH(game, *ferries);
		add_ferry_lake(game, ferries, lake);
	}
}

/* ---- D41: one after another ---------------------------------------------- */

static bool ferry_may_move(const struct ferries *ferries, int i)
{
	return !(ferries->moved >> i & 1);
}

/* FE-8: they are found once, and one that has moved stays (FE-7). */
static enum verdict ferry_move_enter(struct carc_game *game, struct frame *part)
{
	const struct ferries *ferries = ferries_of(game);

	if (!part->asked)
		find_ferries(game, part->cell);
	part->asked = 1;
	for (int i = 0; i < ferries->lakes; i++)
		if (ferry_may_move(ferries, i))
			return ASK;
	return NEXT;
}

static void ferry_move_moves(const struct carc_game *game, struct list *list)
{
	const struct ferries *ferries = ferries_of(game);
	carc_move pass = {
		CARC_MOVE_PASS, game->state->decider, -1, -1, -1, -1, -1, -1};

	for (int i = 0; i < ferries->lakes; i++)
		if (ferry_may_move(ferries, i))
			list_ferry_pairs(game, ferries->lake[i], list);
	carcp_list_add(list, &pass);
}

/* The number of the lake a move is about, -1 if its ferry may not move. */
static int moving_ferry(const struct carc_game *game, const carc_move *move)
{
	const struct ferries *ferries = ferries_of(game);

	for (int i = 0; i < ferries->lakes; i++) {
		const struct cell *cell = &game->cell[ferries->lake[i]];

		if (ferry_may_move(ferries, i) && cell->x == move->x &&
		    cell->y == move->y)
			return i;
	}
	return -1;
}

static carc_status ferry_move_check(const struct carc_game *game,
				    const carc_move *move)
{
	int i;

	if (move->kind == CARC_MOVE_PASS)
		return carcp_only_value(move) && move->value == -1
			       ? CARC_OK
			       : CARC_ILLEGAL_FIELD;
	if (move->kind != CARC_MOVE_FERRY)
		return CARC_ILLEGAL_KIND;
	if (move->rotation != -1 || move->figure != -1)
		return CARC_ILLEGAL_FIELD;
	i = moving_ferry(game, move);
	return i < 0 ? CARC_ILLEGAL_TARGET
		     : check_ferry_pair(game, ferries_of(game)->lake[i], move);
}

/* The road it was on is joined again without it, then with it as it lies now;
 * that lake is in the road. FE-13, AMB-75: a builder may be alone now. */
static enum verdict ferry_move_apply(struct carc_game *game, struct frame *part,
				     const carc_move *move)
{
	struct ferries *ferries = ferries_of(game);
	uint16_t lake, stub;
	int i;

	(void)part;
	if (move->kind == CARC_MOVE_PASS)
		return NEXT;
	i = moving_ferry(game, move);
	lake = ferries->lake[i];
	stub = (uint16_t)(game->cell[lake].node + (ferries->pair[lake] & 15));
	TOUCH(game, ferries->moved);
	ferries->moved |= (uint8_t)(1u << i);
	set_ferry(game, lake, move);
	carcp_rebuild(game, stub);
	carcp_settle(game);
	return STAY;
}

/* SM-41, FE-9: every road at a lake whose ferry moved, however far away. */
static void ferries_collect(struct carc_game *game, struct frame *part)
{
	struct ferries *ferries = ferries_of(game);

	(void)part;
	for (int i = 0; i < ferries->lakes; i++) {
		uint16_t lake = ferries->lake[i];

		if (ferry_may_move(ferries, i))
			continue;
		for (int s = 0; s < carcp_shape(game, lake)->segments; s++)
			if (is_ferry_stub(game, lake, s))
				carcp_collect(
					game,
					(uint16_t)(game->cell[lake].node + s));
	}
	TOUCH(game, *ferries);
	ferries->lakes = ferries->moved = 0;
}

/* ---- Hash, check --------------------------------------------------------- */

/* Whether the ferry of a lake may move in this part (1), or did (2). */
static int ferry_phase(const struct carc_game *game, uint16_t lake)
{
	const struct ferries *ferries = ferries_of(game);

	for (int i = 0; i < ferries->lakes; i++)
		if (ferries->lake[i] == lake)
			return ferry_may_move(ferries, i) ? 1 : 2;
	return 0;
}

static void ferries_hash(const struct carc_game *game, uint64_t *hash)
{
	uint64_t sum = 0;

	for (int i = 0; i < game->state->tiles; i++) {
		uint16_t lake = game->placed[i].cell;
		int pair = ferries_of(game)->pair[lake];
		uint64_t one = 0;

		if (!pair)
			continue;
		carcp_hash_add(&one, (uint64_t)(uint32_t)game->cell[lake].x);
		carcp_hash_add(&one, (uint64_t)(uint32_t)game->cell[lake].y);
		carcp_hash_add(&one, (uint32_t)(pair & 15));
		carcp_hash_add(&one, (uint32_t)(pair >> 4));
		carcp_hash_add(&one, (uint32_t)ferry_phase(game, lake));
		sum += one;
	}
	carcp_hash_add(hash, sum);
}

/* A row of the part in progress is still to be done. */
static bool row_to_come(const struct carc_game *game, enum row row)
{
	const struct frame *part = carcp_part(game);
	int r;

	if (!part)
		return false;
	for (r = part->row; game->program[r]->row != ROW_DONE; r++)
		if (game->program[r]->row == row)
			return true;
	return false;
}

/* Every lake has its ferry after D40, but a start tile: nobody placed it. */
static bool ferry_is_right(const struct carc_game *game,
			   const struct placed *placed)
{
	int pair = ferries_of(game)->pair[placed->cell];
	int low = pair & 15, high = pair >> 4;

	if (!is_lake(game, placed->cell) || placed->player == NOBODY ||
	    (carcp_part(game) && carcp_part(game)->cell == placed->cell &&
	     row_to_come(game, ROW_D40)))
		return !pair;
	return low < high && is_ferry_stub(game, placed->cell, low) &&
	       is_ferry_stub(game, placed->cell, high);
}

static bool ferries_check(const struct carc_game *game)
{
	const struct ferries *ferries = ferries_of(game);

	for (int i = 0; i < game->state->tiles; i++)
		if (!ferry_is_right(game, &game->placed[i]))
			return false;
	if (ferries->lakes &&
	    (row_to_come(game, ROW_D40) || !row_to_come(game, ROW_COLLECT)))
		return false;
	for (int i = 0; i < ferries->lakes; i++)
		if (!ferries->pair[ferries->lake[i]] ||
		    ferries->lake[i] == carcp_part(game)->cell ||
		    (i && !lake_before(game, ferries->lake[i - 1],
				       ferries->lake[i])))
			return false;
	return !(ferries->moved >> ferries->lakes);
}

static const struct step ferries_steps[] = {
	{.row = ROW_D40,
	 .decision = CARC_DECISION_FERRY,
	 .enter = ferry_enter,
	 .moves = ferry_moves,
	 .check = ferry_check,
	 .apply = ferry_apply},
	{.row = ROW_D41,
	 .decision = CARC_DECISION_FERRY_MOVE,
	 .enter = ferry_move_enter,
	 .moves = ferry_move_moves,
	 .check = ferry_move_check,
	 .apply = ferry_move_apply},
	{0},
};

static void ferries_tile(const struct carc_game *game, uint16_t cell,
			 carc_tile *out)
{
	out->ferry = ferries_of(game)->pair[cell];
}

const struct expansion carcp_exp_ferries = {
	.id = CARC_EXP_FERRIES,
	.state_size = sizeof(struct ferries),
	.cell_size = sizeof(uint8_t),
	.steps = ferries_steps,
	.inside = ferries_inside,
	.collect = ferries_collect,
	.tile = ferries_tile,
	.hash = ferries_hash,
	.check = ferries_check,
};
