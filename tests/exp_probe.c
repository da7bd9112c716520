/* SPDX-License-Identifier: Zlib */
/*
 * A mechanic nobody plays. It does what the mechanics still to come will do,
 * all in one game and often, so that random games try the core with it:
 *
 *	splitting a road far away, and joining it anew     D40, D41, collect
 *	a figure that may not stay alone                   the builder
 *	asking others in the middle of a scoring round     D51, D55
 *	parts in parts in parts                            D70
 *	a second stack of tiles                            bonus, D70
 *	polling everybody                                  D81, D82
 *	a second partition of the edges                    networks, huts
 *	other options of the figure step                   D30
 *
 * Decisions, moves and figures borrow the names of those mechanics: a record
 * can write them.
 */
#include "exp_probe.h"
#include "deck.h"
#include "hash.h"
#include "journal.h"
#include "turn.h"

#define BONUS_TILES 9
#define MOVES_A_PART 3 /* pairs changed on D41 */

struct probe {
	/* Places where roads changed in this part. */
	uint16_t changed[MOVES_A_PART];
	uint8_t changes;
	uint8_t landed;  /* the active player's score figure landed well */
	uint8_t robbing; /* what moves now cannot be robbed */
	uint8_t victim;
	int32_t loot; /* the last movement of the round, 0 for none */
	uint8_t parts[CARC_MAX_PLAYERS]; /* nested ones he has played */
	uint8_t pair[]; /* by cell: low segment, high segment << 4 */
};

static struct probe *probe_of(const struct carc_game *game)
{
	return carcp_block(game, &carcp_exp_probe);
}

bool probe_pair(const struct carc_game *game, uint16_t cell, int *a, int *b)
{
	int pair = probe_of(game)->pair[cell];

	*a = pair & 15;
	*b = pair >> 4;
	return pair != 0;
}

static int kind_of_segment(const struct shape *shape, int segment)
{
	return shape->tile->segment[segment].kind;
}

/* ---- Networks: the second partition -------------------------------------- */

/* A road that ends on the tile. */
static bool is_stub(const struct shape *shape, int i)
{
	int sides = carcp_segment_sides(shape->tile, i);

	return kind_of_segment(shape, i) == CARC_FEATURE_ROAD &&
	       !(sides & (sides - 1));
}

static int count_stubs(const struct shape *shape)
{
	int n = 0;

	for (int i = 0; i < shape->segments; i++)
		n += is_stub(shape, i);
	return n;
}

int probe_network(const struct shape *shape, int segment)
{
	return shape->segments + (count_stubs(shape) == 4 &&
				  carcp_segment_sides(shape->tile, segment) &
					  (1 << EAST | 1 << WEST));
}

static void add_to_network(struct shape *shape, int segment)
{
	int number = probe_network(shape, segment);
	struct node *node = &shape->node[number];

	if (number >= shape->nodes) {
		memset(node, 0, sizeof *node);
		node->kind = PROBE_NETWORK;
		node->segment = (uint8_t)segment;
		node->count[COUNT_TILES] = 1;
		node->count[COUNT_SEGMENTS] = 1;
		shape->nodes = (uint8_t)(number + 1);
	}
	shape->second[segment] = (uint8_t)number;
	for (int side = 0; side < SIDES; side++)
		if (carcp_segment_sides(shape->tile, segment) & 1 << side) {
			shape->lane[side][LANE_SECOND] = (uint8_t)number;
			node->count[COUNT_OPEN]++;
		}
}

static bool has_monastery(const struct shape *shape)
{
	for (int i = 0; i < shape->segments; i++)
		if (kind_of_segment(shape, i) == CARC_FEATURE_MONASTERY)
			return true;
	return false;
}

/* Crossings do not cut a network: one node for all roads of a tile. But where
 * four roads meet there are two, one over the other. */
static void probe_shape(const struct carc_game *game, struct shape *shape)
{
	(void)game;
	shape->restricted |= has_monastery(shape);
	for (int i = 0; i < shape->segments; i++)
		if (kind_of_segment(shape, i) == CARC_FEATURE_ROAD)
			add_to_network(shape, i);
}

static void network_value(const struct carc_game *game, uint16_t root,
			  bool complete, int player, struct sum *sum)
{
	(void)complete, (void)player;
	carcp_term(sum, CARC_TERM_TILES, game->node[root].count[COUNT_TILES],
		   2);
}

static const struct feature_kind probe_features[] = {
	{.kind = PROBE_NETWORK,
	 .counts_tiles = true,
	 .category = CARC_CATEGORY_HUTS,
	 .final_reason = CARC_REASON_FINAL_ROAD,
	 .final_pass = 2,
	 .value = network_value},
	{0},
};

static const struct figure_kind probe_figures[] = {
	{.kind = CARC_FIGURE_HUT,
	 .supply = 2,
	 .strength = 1,
	 .layer = 1,
	 .occupies = true,
	 .stands = 1 << PROBE_NETWORK},
	{.kind = CARC_FIGURE_BUILDER,
	 .supply = 1,
	 .company = true,
	 .stands = 1 << CARC_FEATURE_ROAD | 1 << CARC_FEATURE_CITY},
	{0},
};

/* ---- The tile ------------------------------------------------------------ */

/* The end of the pool is a stack of its own. */
static void probe_setup(struct carc_game *game)
{
	struct stack *stack = game->state->stack;
	int n = stack[STACK_POOL].end - stack[STACK_POOL].next;

	if (n < 4 * BONUS_TILES)
		n = n / 4;
	else
		n = BONUS_TILES;
	stack[STACK_POOL].end = (uint16_t)(stack[STACK_POOL].end - n);
	stack[STACK_BONUS].begin = stack[STACK_BONUS].next =
		stack[STACK_POOL].end;
}

/* Two monasteries never lie side by side. */
static bool probe_may_place(const struct carc_game *game, uint16_t cell,
			    uint16_t shape, int rotation)
{
	(void)rotation;
	if (!has_monastery(&game->shape[shape]))
		return true;
	for (int side = 0; side < SIDES; side++) {
		uint16_t other = game->cell[cell].beside[side];

		if (other && has_monastery(carcp_shape(game, other)))
			return false;
	}
	return true;
}

/* ---- Other options of the figure step ------------------------------------ */

#define ALL_FIGURES (~0u)

/* There is another of its kind in supply. */
static bool has_another(const struct carc_game *game,
			const struct figure *figure)
{
	return game->state->supply[figure->player][figure->kind] > 0;
}

static bool festive(const struct carc_game *game, const struct frame *part)
{
	return carcp_shape(game, part->cell)->type % 8 == 1;
}

static void probe_options(const struct carc_game *game,
			  const struct frame *part, struct list *list)
{
	if (festive(game, part))
		carcp_list_figures(game, part->player, ALL_FIGURES,
				   CARC_MOVE_RETURN, NULL, list);
}

static carc_status probe_why_not(const struct carc_game *game,
				 const struct frame *part,
				 const carc_move *move)
{
	if (move->kind != CARC_MOVE_RETURN)
		return CARC_OK;
	if (!festive(game, part))
		return CARC_ILLEGAL_KIND;
	return CARC_ILLEGAL_TARGET;
}

static void probe_take_option(struct carc_game *game, struct frame *part,
			      const carc_move *move)
{
	(void)part;
	if (move->kind != CARC_MOVE_RETURN)
		return;
	carcp_go_home(game, carcp_find_figure(game, move));
	carcp_settle(game);
}

/* ---- D40, D41: what is joined in the middle of a crossing ---------------- */

/* A crossing of four may bring a nested part, and that one more inside it. */
static void probe_placed(struct carc_game *game, struct frame *part)
{
	struct probe *probe = probe_of(game);

	TOUCH(game, *probe);
	probe->changes = 0;
	if (part->part == CARC_PART_MESSAGE ||
	    count_stubs(carcp_shape(game, part->cell)) == 4)
		probe->landed = 1;
}

static void list_pairs(const struct carc_game *game, uint16_t cell,
		       struct list *list)
{
	const struct shape *shape = carcp_shape(game, cell);
	carc_move move = {CARC_MOVE_FERRY,
			  game->state->decider,
			  game->cell[cell].x,
			  game->cell[cell].y,
			  -1,
			  -1,
			  0,
			  0};
	int joined_a, joined_b;
	bool joined = probe_pair(game, cell, &joined_a, &joined_b);

	for (int a = 0; a < shape->segments; a++)
		for (int b = a + 1; b < shape->segments; b++) {
			if (!is_stub(shape, a) || !is_stub(shape, b) ||
			    (joined && a == joined_a && b == joined_b))
				continue;
			move.segment = a;
			move.value = b;
			carcp_list_add(list, &move);
		}
}

static void set_pair(struct carc_game *game, uint16_t cell, int a, int b)
{
	uint8_t *pair = &probe_of(game)->pair[cell];

	TOUCH(game, *pair);
	*pair = (uint8_t)(a | b << 4);
}

static void probe_inside(struct carc_game *game, uint16_t cell,
			 carcp_pair *join)
{
	uint16_t first = game->cell[cell].node;
	int a, b;

	if (probe_pair(game, cell, &a, &b))
		join(game, (uint16_t)(first + a), (uint16_t)(first + b));
}

static enum verdict join_enter(struct carc_game *game, struct frame *part)
{
	return count_stubs(carcp_shape(game, part->cell)) > 1 ? ASK : NEXT;
}

static void join_moves(const struct carc_game *game, struct list *list)
{
	list_pairs(game, carcp_top(game)->cell, list);
}

static enum verdict join_apply(struct carc_game *game, struct frame *part,
			       const carc_move *move)
{
	set_pair(game, part->cell, move->segment, move->value);
	probe_inside(game, part->cell, carcp_join_inside);
	return NEXT;
}

/* A road of the new tile runs through a stub of that crossing. */
static bool reached(const struct carc_game *game, uint16_t from, uint16_t cell)
{
	const struct shape *here = carcp_shape(game, from);
	const struct shape *there = carcp_shape(game, cell);

	for (int i = 0; i < here->segments; i++) {
		uint16_t road = (uint16_t)(game->cell[from].node + i);

		if (kind_of_segment(here, i) != CARC_FEATURE_ROAD)
			continue;
		for (int j = 0; j < there->segments; j++)
			if (is_stub(there, j) &&
			    carcp_find(game, road) ==
				    carcp_find(
					    game,
					    (uint16_t)(game->cell[cell].node +
						       j)))
				return true;
	}
	return false;
}

static void rejoin_moves(const struct carc_game *game, struct list *list)
{
	const struct frame *part = carcp_top(game);
	carc_move pass = {CARC_MOVE_PASS, part->player, -1, -1, -1, -1, -1, -1};

	for (int i = 0; i < game->state->tiles; i++) {
		uint16_t cell = game->placed[i].cell;
		carc_move drop = {CARC_MOVE_REMOVE,
				  part->player,
				  game->cell[cell].x,
				  game->cell[cell].y,
				  -1,
				  -1,
				  -1,
				  -1};

		if (cell == part->cell ||
		    count_stubs(carcp_shape(game, cell)) < 2 ||
		    !reached(game, part->cell, cell))
			continue;
		list_pairs(game, cell, list);
		if (probe_of(game)->pair[cell])
			carcp_list_add(list, &drop);
	}
	carcp_list_add(list, &pass);
}

static enum verdict rejoin_enter(struct carc_game *game, struct frame *part)
{
	struct list list = {.enough = 2};

	(void)part;
	if (probe_of(game)->changes == MOVES_A_PART)
		return NEXT;
	rejoin_moves(game, &list);
	return list.count > 1 ? ASK : NEXT;
}

static enum verdict rejoin_apply(struct carc_game *game, struct frame *part,
				 const carc_move *move)
{
	struct probe *probe = probe_of(game);
	uint16_t cell = carcp_cell_at(game, move->x, move->y);
	int a, b;
	bool joined;

	(void)part;
	if (move->kind == CARC_MOVE_PASS)
		return NEXT;
	TOUCH(game, *probe);
	probe->changed[probe->changes++] = cell;
	joined = probe_pair(game, cell, &a, &b);
	if (move->kind == CARC_MOVE_FERRY)
		set_pair(game, cell, move->segment, move->value);
	else
		set_pair(game, cell, 0, 0);
	if (joined)
		carcp_rebuild(game, (uint16_t)(game->cell[cell].node + a));
	else
		probe_inside(game, cell, carcp_join_inside);
	carcp_settle(game);
	return STAY;
}

static void probe_collect(struct carc_game *game, struct frame *part)
{
	struct probe *probe = probe_of(game);

	(void)part;
	for (int c = 0; c < probe->changes; c++) {
		uint16_t cell = probe->changed[c];
		const struct shape *shape = carcp_shape(game, cell);

		for (int i = 0; i < shape->segments; i++)
			if (is_stub(shape, i))
				carcp_collect(
					game,
					(uint16_t)(game->cell[cell].node + i));
	}
	TOUCH(game, *probe);
	probe->changes = 0;
	probe->loot = 0;
}

/* ---- Points -------------------------------------------------------------- */

/* What has four tiles or more is worth half, rounded up. */
static void probe_value(const struct carc_game *game, uint16_t root,
			bool complete, int player, struct sum *sum)
{
	(void)player;
	if (complete && game->node[root].count[COUNT_TILES] >= 4)
		carcp_term(sum, CARC_TERM_SMALL_CITY, sum->total / 2, -1);
}

static void probe_completed(struct carc_game *game, struct frame *round,
			    const struct award *award)
{
	struct probe *probe = probe_of(game);

	(void)award;
	TOUCH(game, probe->parts[round->player]);
	probe->parts[round->player] ^= 0x80; /* an odd number of features */
}

static void probe_moved(struct carc_game *game, int player, int score_figure,
			int32_t from, int32_t to, int reason)
{
	struct probe *probe = probe_of(game);

	(void)score_figure, (void)reason;
	TOUCH(game, *probe);
	if (player == game->state->active && to % 3 != 0)
		probe->landed = 1;
	if (!probe->robbing) {
		probe->loot = to - from;
		probe->victim = (uint8_t)player;
	}
}

static void give(struct carc_game *game, int player, int score_figure,
		 int32_t points, int category)
{
	struct probe *probe = probe_of(game);
	struct sum sum = {0};

	carcp_term(&sum, CARC_TERM_TILES, points, 1);
	carcp_tell_points(game, player, NO_FEATURE, &sum, CARC_REASON_ROAD,
			  score_figure);
	TOUCH(game, *probe);
	probe->robbing = 1;
	carcp_advance(game, player, score_figure, points, category,
		      CARC_REASON_ROAD);
	probe->robbing = 0;
}

/* ---- D55: others are asked while the round is open ----------------------- */

static bool may_rob(const struct carc_game *game, int player)
{
	const struct probe *probe = probe_of(game);

	return probe->loot && player != probe->victim &&
	       (game->state->track[player][0] + game->state->track[player][1] +
		probe->loot) % 2 ==
		       0;
}

static enum verdict rob_enter(struct carc_game *game, struct frame *round)
{
	return carcp_poll(game, round, (1u << game->config.players) - 1,
			  round->player + 1, may_rob)
		       ? ASK
		       : NEXT;
}

static void rob_moves(const struct carc_game *game, struct list *list)
{
	carc_move move = {CARC_MOVE_ROB,
			  game->state->decider,
			  -1,
			  -1,
			  -1,
			  CARC_FIGURE_FOLLOWER,
			  -1,
			  probe_of(game)->victim};
	carc_move pass = {
		CARC_MOVE_PASS, game->state->decider, -1, -1, -1, -1, -1, -1};

	carcp_list_add(list, &move);
	move.figure = CARC_FIGURE_WOMAN;
	carcp_list_add(list, &move);
	carcp_list_add(list, &pass);
}

static enum verdict rob_apply(struct carc_game *game, struct frame *round,
			      const carc_move *move)
{
	(void)round;
	if (move->kind == CARC_MOVE_ROB)
		give(game, move->player, move->figure == CARC_FIGURE_WOMAN,
		     (probe_of(game)->loot + 1) / 2, CARC_CATEGORY_ROBBERS);
	return STAY;
}

/* ---- D70: a part inside the part ----------------------------------------- */

static unsigned int nested_stacks(const struct carc_game *game)
{
	return carcp_left(game, STACK_BONUS) ? 1u << STACK_BONUS : STACKS_MAIN;
}

static enum verdict message_enter(struct carc_game *game, struct frame *part)
{
	(void)part;
	return probe_of(game)->landed ? ASK : NEXT;
}

static void message_moves(const struct carc_game *game, struct list *list)
{
	carc_move move = {
		CARC_MOVE_MESSAGE, game->state->decider, -1, -1, -1, -1, -1, 0};

	carcp_list_add(list, &move);
	move.value = 1;
	if (carcp_next_stack(game, nested_stacks(game)) >= 0)
		carcp_list_add(list, &move);
}

/* Either way it comes back to this row: points may land once more. */
static enum verdict message_apply(struct carc_game *game, struct frame *part,
				  const carc_move *move)
{
	struct probe *probe = probe_of(game);

	TOUCH(game, *probe);
	probe->landed = 0;
	if (move->value == 0) {
		give(game, part->player, 1, 2, CARC_CATEGORY_MESSAGES);
		return STAY;
	}
	probe->parts[part->player]++;
	carcp_push_part(game, part->player, CARC_PART_MESSAGE,
			nested_stacks(game));
	return STAY;
}

/* ---- D81, D82: everybody, the active player last ------------------------- */

static bool may_add(const struct carc_game *game, int player)
{
	struct list list = {.enough = 1};

	carcp_list_figures(game, player, ALL_FIGURES, CARC_MOVE_CROP_PLACE,
			   has_another, &list);
	return list.count > 0;
}

static bool may_take(const struct carc_game *game, int player)
{
	struct list list = {.enough = 1};

	carcp_list_figures(game, player, ALL_FIGURES, CARC_MOVE_CROP_REMOVE,
			   NULL, &list);
	return list.count > 0;
}

/* What the tile in play asks of everybody: 1 adds, 2 takes away. */
static int circle(const struct carc_game *game, const struct frame *part)
{
	return carcp_shape(game, part->cell)->type % 7;
}

static enum verdict add_enter(struct carc_game *game, struct frame *part)
{
	return circle(game, part) == 1 &&
			       carcp_poll(game, part,
					  (1u << game->config.players) - 1,
					  part->player + 1, may_add)
		       ? ASK
		       : NEXT;
}

static void add_moves(const struct carc_game *game, struct list *list)
{
	carc_move pass = {
		CARC_MOVE_PASS, game->state->decider, -1, -1, -1, -1, -1, -1};

	carcp_list_figures(game, game->state->decider, ALL_FIGURES,
			   CARC_MOVE_CROP_PLACE, has_another, list);
	carcp_list_add(list, &pass);
}

static enum verdict add_apply(struct carc_game *game, struct frame *part,
			      const carc_move *move)
{
	int i = carcp_find_figure(game, move);

	(void)part;
	if (move->kind == CARC_MOVE_CROP_PLACE)
		carcp_deploy(game, move->player, move->figure,
			     game->figure[i].node);
	return STAY;
}

static enum verdict take_enter(struct carc_game *game, struct frame *part)
{
	return circle(game, part) == 2 &&
			       carcp_poll(game, part,
					  (1u << game->config.players) - 1,
					  part->player + 1, may_take)
		       ? ASK
		       : NEXT;
}

static void take_moves(const struct carc_game *game, struct list *list)
{
	carcp_list_figures(game, game->state->decider, ALL_FIGURES,
			   CARC_MOVE_CROP_REMOVE, NULL, list);
}

static enum verdict take_apply(struct carc_game *game, struct frame *part,
			       const carc_move *move)
{
	(void)part;
	carcp_go_home(game, carcp_find_figure(game, move));
	carcp_settle(game);
	return STAY;
}

/* ---- Bonus: one more part, from the second stack ------------------------- */

/* One in a turn, as in Hunters. */
static enum verdict bonus_enter(struct carc_game *game, struct frame *part)
{
	struct frame *turn = carcp_turn_frame(game);

	if (turn->data[TURN_BONUS] || game->state->tiles % 3 ||
	    !carcp_left(game, STACK_BONUS))
		return NEXT;
	turn->data[TURN_BONUS] = 1;
	carcp_push_part(game, part->player, CARC_PART_BONUS, 1u << STACK_BONUS);
	return STAY;
}

/* ---- The end ------------------------------------------------------------- */

/* A point for each hut at home. */
static void probe_final(const struct carc_game *game, struct ledger *ledger)
{
	for (int p = 0; p < game->config.players; p++) {
		struct sum sum = {0};

		carcp_term(&sum, CARC_TERM_TILES,
			   game->state->supply[p][CARC_FIGURE_HUT], 1);
		carcp_count_points(ledger, p, NO_FEATURE, &sum,
				   CARC_CATEGORY_GOLD, CARC_REASON_ROAD);
	}
}

static void probe_player(const struct carc_game *game, carc_player *out)
{
	out->ingots = probe_of(game)->parts[out->player] & 0x7F;
}

static void probe_hash(const struct carc_game *game, uint64_t *hash)
{
	const struct probe *probe = probe_of(game);
	uint64_t sum = 0;

	for (int i = 0; i < game->state->tiles; i++) {
		const struct cell *cell = &game->cell[game->placed[i].cell];
		uint64_t one = 0;

		carcp_hash_add(&one, (uint32_t)cell->x);
		carcp_hash_add(&one, (uint32_t)cell->y);
		carcp_hash_add(&one, probe->pair[game->placed[i].cell]);
		for (int c = 0; c < probe->changes; c++)
			if (probe->changed[c] == game->placed[i].cell)
				carcp_hash_add(&one, 1);
		sum += one;
	}
	carcp_hash_add(hash, sum);
	carcp_hash_add(hash, probe->landed);
	carcp_hash_add(hash, (uint32_t)probe->loot);
	carcp_hash_add(hash, probe->victim);
	for (int p = 0; p < game->config.players; p++)
		carcp_hash_add(hash, probe->parts[p]);
}

static const struct step probe_steps[] = {
	{.row = ROW_D40,
	 .decision = CARC_DECISION_FERRY,
	 .enter = join_enter,
	 .moves = join_moves,
	 .apply = join_apply},
	{.row = ROW_D41,
	 .decision = CARC_DECISION_FERRY_MOVE,
	 .enter = rejoin_enter,
	 .moves = rejoin_moves,
	 .apply = rejoin_apply},
	{.row = ROW_D55,
	 .decision = CARC_DECISION_ROB,
	 .enter = rob_enter,
	 .moves = rob_moves,
	 .apply = rob_apply},
	{.row = ROW_CHAIN,
	 .decision = CARC_DECISION_MESSAGE,
	 .enter = message_enter,
	 .moves = message_moves,
	 .apply = message_apply},
	{.row = ROW_D81,
	 .decision = CARC_DECISION_CROP_PLACE,
	 .enter = add_enter,
	 .moves = add_moves,
	 .apply = add_apply},
	{.row = ROW_D82,
	 .decision = CARC_DECISION_CROP_REMOVE,
	 .enter = take_enter,
	 .moves = take_moves,
	 .apply = take_apply},
	{.row = ROW_BONUS, .enter = bonus_enter},
	{0},
};

const struct expansion carcp_exp_probe = {
	.id = PROBE_ID,
	.state_size = sizeof(struct probe),
	.cell_size = sizeof(uint8_t),
	.nests = true,
	.two_score_figures = true,
	.ordered = true,
	.categories = 1 << CARC_CATEGORY_ROBBERS | 1 << CARC_CATEGORY_MESSAGES |
		      1 << CARC_CATEGORY_GOLD,
	.feature_kinds = probe_features,
	.figure_kinds = probe_figures,
	.steps = probe_steps,
	.setup = probe_setup,
	.shape = probe_shape,
	.may_place = probe_may_place,
	.inside = probe_inside,
	.options = probe_options,
	.why_not = probe_why_not,
	.take_option = probe_take_option,
	.placed = probe_placed,
	.collect = probe_collect,
	.value = probe_value,
	.completed = probe_completed,
	.moved = probe_moved,
	.final = probe_final,
	.player = probe_player,
	.hash = probe_hash,
};
