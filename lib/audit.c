/* SPDX-License-Identifier: Zlib */
/* Recompute everything that is kept as the game goes on, and compare.
 *
 * The placed tiles, the figures and the deck are taken as given. Everything
 * else is found again from them and the tile tables, in the plainest way and
 * with no code of those who keep it: features by flood fill over sides and
 * half-edges, turned by its own arithmetic. */
#include "audit.h"
#include "feature.h"
#include "memory.h"
#include "shapes.h"

#define HALVES 8

#define NO_ROOT 0xFFFF /* of a node not yet reached */

/* The game with nodes of its own: `up` names the lowest node of the feature in
 * all of them, and that one has the counts. */
struct anew {
	const struct carc_game *game;
	struct carc_game copy;
	struct node *node;
	uint16_t *size; /* nodes of a feature, by its lowest one */
	uint16_t *todo; /* nodes still to be flooded from; later tiles */
};

/* ---- Geometry ------------------------------------------------------------ */

static const int side_x[SIDES] = {0, 1, 0, -1};
static const int side_y[SIDES] = {-1, 0, 1, 0};

/* The segment in the middle of a side, as the tile lies. */
static int segment_at_side(const struct carc_game *game, uint16_t number,
			   int side)
{
	const struct cell *cell = &game->cell[number];
	const struct tile_type *tile = game->shape[cell->shape].tile;

	return tile->side[(side + SIDES - cell->rotation) % SIDES].middle;
}

/* The segment at a half-edge: a field beside what runs through the middle, or
 * what has the whole side. */
static int segment_at_half(const struct carc_game *game, uint16_t number,
			   int half)
{
	const struct cell *cell = &game->cell[number];
	const struct tile_type *tile = game->shape[cell->shape].tile;
	int printed = (half + HALVES - 2 * cell->rotation) % HALVES;
	const struct side *side = &tile->side[printed / 2];
	int field = printed % 2 ? side->right : side->left;

	return field != NO_NODE ? field : side->middle;
}

/* Half-edges run clockwise, so where two tiles meet 0 lies at 5, 1 at 4. */
static int facing_half(int half)
{
	return (half / 2 + 2) % SIDES * 2 + (half + 1) % 2;
}

/* The node of the second layer at a side as the tile lies, or NO_NODE. Which
 * ones a tile has is its mechanic's. */
static int second_at_side(const struct carc_game *game, uint16_t number,
			  int side)
{
	const struct cell *cell = &game->cell[number];
	int printed = (side + SIDES - cell->rotation) % SIDES;

	return game->shape[cell->shape].lane[printed][LANE_SECOND];
}

static uint16_t neighbour(const struct carc_game *game, uint16_t number,
			  int side)
{
	const struct cell *cell = &game->cell[number];

	return carcp_cell_at(game, cell->x + side_x[side],
			     cell->y + side_y[side]);
}

static bool filled(const struct carc_game *game, uint16_t number)
{
	return number && game->cell[number].shape != NO_SHAPE;
}

/* The bit of what a tile shows on a side as it lies. */
static unsigned int edge_shown(const struct carc_game *game, uint16_t number,
			       int side)
{
	const struct cell *cell = &game->cell[number];
	const struct tile_type *tile = game->shape[cell->shape].tile;
	int segment = segment_at_side(game, number, side);

	return game->feature_kind[tile->segment[segment].kind]->edge;
}

static int empty_around(const struct carc_game *game, uint16_t number)
{
	const struct cell *cell = &game->cell[number];
	int n = 0;

	for (int i = 0; i < 9; i++)
		n += !filled(game, carcp_cell_at(game, cell->x + i % 3 - 1,
						 cell->y + i / 3 - 1));
	return n;
}

/* ---- The board ----------------------------------------------------------- */

static const char *check_cells(const struct carc_game *game)
{
	const struct state *state = game->state;
	int tiles = 0, open = 0;

	for (uint16_t c = 1; c < state->cells; c++) {
		const struct cell *cell = &game->cell[c];

		DEMAND(carcp_cell_at(game, cell->x, cell->y) == c,
		       "the index does not find a cell");
		DEMAND(cell->shape == NO_SHAPE || cell->shape < game->shapes,
		       "a cell has an unknown tile");
		if (cell->shape != NO_SHAPE) {
			DEMAND(cell->rotation < SIDES,
			       "a tile is turned oddly");
			tiles++;
			continue;
		}
		DEMAND(cell->slot < state->open, "an open cell has no slot");
		DEMAND(game->open[cell->slot].cell == c &&
			       game->open[cell->slot].x == cell->x &&
			       game->open[cell->slot].y == cell->y,
		       "the slot of an open cell is another's");
		open++;
	}
	DEMAND(tiles == state->tiles, "the number of tiles is wrong");
	DEMAND(open == state->open, "the number of open cells is wrong");
	for (int slot = open; slot % GROUP; slot++)
		DEMAND(!game->allowed[slot],
		       "a tile matches behind the last open cell");
	return NULL;
}

/* Tiles in the order they were placed; their nodes follow each other. */
static const char *check_placed(const struct carc_game *game)
{
	const struct state *state = game->state;
	int nodes = 0;

	for (int i = 0; i < state->tiles; i++) {
		uint16_t c = game->placed[i].cell;

		DEMAND(game->placed[i].player == NOBODY ||
			       game->placed[i].player < game->config.players,
		       "a tile was placed by a stranger");
		DEMAND(c && c < state->cells && filled(game, c),
		       "a placed tile is not on the board");
		DEMAND(game->cell[c].node == nodes,
		       "the nodes of a tile are not where they belong");
		nodes += game->shape[game->cell[c].shape].nodes;
	}
	DEMAND(nodes == state->nodes, "the number of nodes is wrong");
	return NULL;
}

/* A tile knows its four neighbours, and matches them (B-7). */
static const char *check_tile(const struct carc_game *game, uint16_t c)
{
	for (int side = 0; side < SIDES; side++) {
		uint16_t other = neighbour(game, c, side);
		uint16_t beside = game->cell[c].beside[side];

		DEMAND(other, "a cell beside a tile is unknown");
		if (!filled(game, other)) {
			DEMAND(!beside, "an empty cell is beside a tile");
			continue;
		}
		/* What came later need not be known. */
		DEMAND(beside == other ||
			       (!beside &&
				game->cell[other].node > game->cell[c].node),
		       "a tile does not know the one beside it");
		DEMAND(edge_shown(game, c, side) ==
			       edge_shown(game, other, (side + 2) % SIDES),
		       "two tiles do not match");
	}
	return NULL;
}

/* An open cell touches a tile (B-6), and allows what its neighbours show. */
static const char *check_open_cell(const struct carc_game *game, uint16_t c)
{
	unsigned int allowed = 0;
	bool touches = false;

	for (int side = 0; side < SIDES; side++) {
		uint16_t other = neighbour(game, c, side);
		unsigned int takes = 15;

		if (filled(game, other)) {
			touches = true;
			takes = edge_shown(game, other, (side + 2) % SIDES);
		} else {
			other = 0;
		}
		allowed |= takes << 4 * side;
		DEMAND(game->cell[c].beside[side] == other &&
			       (game->cell[c].touched >> side & 1) ==
				       (other != 0),
		       "an open cell does not know the tile beside it");
	}
	DEMAND(touches, "an open cell touches no tile");
	DEMAND(game->allowed[game->cell[c].slot] == allowed,
	       "an open cell allows something else");
	return NULL;
}

static const char *check_board(const struct carc_game *game)
{
	const char *wrong = check_cells(game);

	if (!wrong)
		wrong = check_placed(game);
	for (uint16_t c = 1; !wrong && c < game->state->cells; c++)
		wrong = filled(game, c) ? check_tile(game, c)
					: check_open_cell(game, c);
	return wrong;
}

/* ---- Features ------------------------------------------------------------ */

/* Edges of a segment that touch nothing. A side of a field is one edge, one
 * with a road in it has two. */
static int open_edges(const struct carc_game *game, uint16_t c, int segment)
{
	int open = 0;

	for (int half = 0; half < HALVES; half++) {
		int middle = segment_at_side(game, c, half / 2);

		if (filled(game, neighbour(game, c, half / 2)))
			continue;
		if (middle == segment)
			open += half % 2;
		else
			open += segment_at_half(game, c, half) == segment;
	}
	return open;
}

static bool kind_again(const struct tile_type *tile, int segment)
{
	for (int i = 0; i < tile->segments; i++)
		if (i != segment &&
		    tile->segment[i].kind == tile->segment[segment].kind)
			return true;
	return false;
}

/* What one segment adds to its feature; tiles and figures come later. */
static void count_segment(const struct carc_game *game, struct node *node)
{
	const struct feature_kind *kind = game->feature_kind[node->kind];
	const struct tile_type *tile =
		game->shape[game->cell[node->cell].shape].tile;
	const struct segment *segment = &tile->segment[node->segment];

	node->count[COUNT_SEGMENTS] = 1;
	node->count[COUNT_OPEN] =
		(uint16_t)(kind->enclosed ? empty_around(game, node->cell)
					  : open_edges(game, node->cell,
						       node->segment));
	node->count[COUNT_TWINS] =
		kind->counts_tiles && kind_again(tile, node->segment);
	for (int c = 0; c < 2 && segment->carries[c].count; c++)
		node->count[carcp_attribute(segment->carries[c].attribute)] +=
			segment->carries[c].count;
}

/* What a node of the second layer adds. */
static void count_second(const struct carc_game *game, int number,
			 struct node *node)
{
	const struct cell *cell = &game->cell[node->cell];

	memcpy(node->count, game->shape[cell->shape].node[number].count,
	       sizeof node->count);
	node->count[COUNT_OPEN] = node->count[COUNT_TILES] = 0;
	for (int side = 0; side < SIDES; side++)
		if (second_at_side(game, node->cell, side) == number &&
		    !filled(game, neighbour(game, node->cell, side)))
			node->count[COUNT_OPEN]++;
}

/* The nodes of a tile, each a feature of its own. */
static void lay_nodes(struct anew *anew, uint16_t c)
{
	const struct carc_game *game = anew->game;
	const struct shape *shape = &game->shape[game->cell[c].shape];
	uint16_t first = game->cell[c].node;

	for (int i = 0; i < shape->nodes; i++) {
		struct node *node = &anew->node[first + i];
		int kind = i < shape->segments ? shape->tile->segment[i].kind
					       : shape->node[i].kind;

		memset(node, 0, sizeof *node);
		node->up = NO_ROOT;
		node->cell = c;
		node->segment = shape->node[i].segment;
		if (!game->feature_kind[kind])
			continue;
		node->kind = (uint8_t)kind;
		if (i < shape->segments)
			count_segment(game, node);
		else
			count_second(game, i, node);
	}
}

/* A segment of `other` is joined with the feature. */
static void reach(struct anew *anew, uint16_t other, int segment, uint16_t name,
		  int *left)
{
	const struct carc_game *game = anew->game;
	uint16_t node;

	node = (uint16_t)(game->cell[other].node + segment);
	if (anew->node[node].up != NO_ROOT)
		return;
	anew->node[node].up = name;
	anew->todo[(*left)++] = node;
}

/* Everything that is joined with a node gets its name. */
static void flood(struct anew *anew, uint16_t name)
{
	const struct carc_game *game = anew->game;
	int left = 0;

	anew->node[name].up = name;
	anew->todo[left++] = name;
	while (left) {
		uint16_t number = anew->todo[--left];
		uint16_t c = anew->node[number].cell;
		int segment = number - game->cell[c].node;

		for (int half = 0; half < HALVES; half++) {
			int side = half / 2, back = (side + 2) % SIDES;
			uint16_t other = neighbour(game, c, side);

			if (!filled(game, other))
				continue;
			if (segment_at_side(game, c, side) == segment)
				reach(anew, other,
				      segment_at_side(game, other, back), name,
				      &left);
			if (segment_at_half(game, c, half) == segment)
				reach(anew, other,
				      segment_at_half(game, other,
						      facing_half(half)),
				      name, &left);
			if (second_at_side(game, c, side) == segment)
				reach(anew, other,
				      second_at_side(game, other, back), name,
				      &left);
		}
	}
}

/* The hook's nodes are joined: one name for both. */
static void rename_feature(struct carc_game *copy, uint16_t a, uint16_t b)
{
	uint16_t low = copy->node[a].up, high = copy->node[b].up;

	if (low > high) {
		low = high;
		high = copy->node[a].up;
	}
	for (int n = 0; n < copy->state->nodes; n++)
		if (copy->node[n].up == high)
			copy->node[n].up = low;
}

/* No lower node of the tile belongs to the feature. */
static bool first_of_tile(const struct anew *anew, int number)
{
	const struct node *node = &anew->node[number];

	for (int n = anew->game->cell[node->cell].node; n < number; n++)
		if (anew->node[n].up == node->up)
			return false;
	return true;
}

/* Add up what the segments of each feature count. */
static void add_up(struct anew *anew)
{
	const struct carc_game *game = anew->game;

	for (int n = 0; n < game->state->nodes; n++) {
		struct node *node = &anew->node[n];
		struct node *root = &anew->node[node->up];

		anew->size[node->up]++;
		if (!node->kind)
			continue;
		root->count[COUNT_TILES] = (uint16_t)(root->count[COUNT_TILES] +
						      first_of_tile(anew, n));
		for (int i = 0; root != node && i < COUNTS; i++)
			if (i != COUNT_TILES)
				root->count[i] = (uint16_t)(root->count[i] +
							    node->count[i]);
	}
	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *figure = &game->figure[i];

		if (game->figure_kind[figure->kind]->occupies)
			anew->node[anew->node[figure->node].up]
				.count[COUNT_FIGURES]++;
	}
}

static void find_features(struct anew *anew)
{
	const struct carc_game *game = anew->game;

	for (int i = 0; i < game->state->tiles; i++)
		lay_nodes(anew, game->placed[i].cell);
	for (int n = 0; n < game->state->nodes; n++)
		if (anew->node[n].up == NO_ROOT)
			flood(anew, (uint16_t)n);
	anew->copy = *game;
	anew->copy.node = anew->node;
	for (int i = 0; i < game->state->tiles; i++)
		FOR_HOOK (game, exp, inside)
			exp->inside(&anew->copy, game->placed[i].cell,
				    rename_feature);
	add_up(anew);
}

/* From the root through all nodes of the feature and back. */
static const char *check_ring(const struct anew *anew, uint16_t root)
{
	const struct node *nodes = anew->game->node;
	uint16_t walk = root;

	for (int left = anew->size[root]; left; left--) {
		walk = nodes[walk].next;
		DEMAND(walk < anew->game->state->nodes &&
			       anew->node[walk].up == root,
		       "a ring runs through another feature");
		DEMAND((walk == root) == (left == 1),
		       "a ring is too short or too long");
	}
	return NULL;
}

static const char *check_counts(const struct anew *anew, uint16_t root)
{
	static const char *const wrong[COUNTS] = {
		[COUNT_OPEN] = "the open edges of a feature are wrong",
		[COUNT_TILES] = "the tiles of a feature are wrong",
		[COUNT_SEGMENTS] = "the segments of a feature are wrong",
		[COUNT_FIGURES] = "the figures of a feature are wrong",
		[COUNT_TWINS] = "the twins of a feature are wrong",
	};
	const struct node *node = &anew->game->node[root];
	const struct node *want = &anew->node[root];
	const struct feature_kind *kind = anew->game->feature_kind[want->kind];

	for (int i = 0; i < COUNTS; i++)
		DEMAND(node->count[i] == want->count[i] ||
			       (i == COUNT_TILES &&
				!(kind && kind->counts_tiles)),
		       wrong[i] ? wrong[i]
				: "the attributes of a feature are wrong");
	return NULL;
}

static const char *check_node(const struct anew *anew, uint16_t n)
{
	const struct carc_game *game = anew->game;
	const struct node *node = &game->node[n], *want = &anew->node[n];
	const char *wrong;

	DEMAND(node->up <= n, "a node links to a higher one");
	DEMAND(node->cell == want->cell && node->segment == want->segment &&
		       node->kind == want->kind,
	       "a node is not what its tile says");
	DEMAND(carcp_find(game, n) == want->up,
	       "two segments are joined that are not, or the other way");
	if (want->up != n)
		return NULL;
	wrong = check_ring(anew, n);
	return wrong ? wrong : check_counts(anew, n);
}

/* ---- Figures ------------------------------------------------------------- */

static const char *check_figures(const struct carc_game *game)
{
	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *figure = &game->figure[i];
		const struct figure_kind *kind;

		DEMAND(figure->kind < MAX_KINDS &&
			       game->figure_kind[figure->kind],
		       "a figure is of no kind");
		DEMAND(figure->player == NOBODY ||
			       figure->player < game->config.players,
		       "a figure is a stranger's");
		DEMAND(figure->node < game->state->nodes,
		       "a figure stands nowhere");
		kind = game->figure_kind[figure->kind];
		DEMAND(!kind->stands ||
			       kind->stands & ~game->barred &
				       1u << game->node[figure->node].kind,
		       "a figure stands where it may not");
	}
	return NULL;
}

/* A figure is in supply or on the board. */
static const char *check_supply(const struct carc_game *game, int player)
{
	int have[MAX_KINDS];

	for (int f = 0; f < MAX_KINDS; f++)
		have[f] = game->state->supply[player][f];
	for (int i = 0; i < game->state->figures; i++)
		have[game->figure[i].kind] += game->figure[i].player == player;
	for (int f = 0; f < MAX_KINDS; f++) {
		const struct figure_kind *kind = game->figure_kind[f];

		if (player >= game->config.players || !kind)
			DEMAND(!have[f], "somebody has figures he has not");
		else if (kind->stands)
			DEMAND(have[f] == kind->supply,
			       "figures were lost or found");
	}
	return NULL;
}

/* B-26: whose feature is complete has gone; FS-2: who was counted, too. */
static const char *check_gone(const struct anew *anew)
{
	const struct carc_game *game = anew->game;

	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *figure = &game->figure[i];
		const struct node *root =
			&anew->node[anew->node[figure->node].up];

		DEMAND(!game->figure_kind[figure->kind]->occupies ||
			       root->count[COUNT_OPEN] ||
			       !game->feature_kind[root->kind]->completes,
		       "a complete feature keeps its figures");
		DEMAND(!game->state->over ||
			       game->feature_kind[root->kind]->final_pass != 1,
		       "a figure stays that was counted");
	}
	return NULL;
}

/* TB-11, TB-15: who needs company has it. */
static const char *check_company(const struct anew *anew)
{
	const struct carc_game *game = anew->game;

	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *one = &game->figure[i];
		bool alone = true;

		if (!game->figure_kind[one->kind]->company)
			continue;
		for (int j = 0; j < game->state->figures; j++) {
			const struct figure *other = &game->figure[j];

			if (other->player == one->player &&
			    game->figure_kind[other->kind]->occupies &&
			    anew->node[other->node].up ==
				    anew->node[one->node].up)
				alone = false;
		}
		DEMAND(!alone || game->state->over,
		       "a figure stays without company");
	}
	return NULL;
}

/* ---- What waits to be enclosed ------------------------------------------- */

/* Those that are complete may wait only until they are collected. */
static const char *check_lone(const struct anew *anew, bool collected)
{
	const struct carc_game *game = anew->game;
	int waiting = 0, listed = 0;

	for (int n = 0; n < game->state->nodes; n++) {
		const struct node *node = &anew->node[n];

		waiting += node->kind &&
			   game->feature_kind[node->kind]->enclosed &&
			   node->count[COUNT_OPEN];
	}
	for (int i = 0; i < game->state->lone; i++) {
		uint16_t n = game->lone[i].node;
		const struct node *node = &anew->node[n];

		DEMAND(n < game->state->nodes && node->kind &&
			       game->feature_kind[node->kind]->enclosed,
		       "something waits that is never enclosed");
		for (int j = 0; j < i; j++)
			DEMAND(game->lone[j].node != n,
			       "something waits twice");
		DEMAND(node->count[COUNT_OPEN] || !collected,
		       "something is complete and still waits");
		listed += node->count[COUNT_OPEN] != 0;
	}
	DEMAND(listed == waiting, "something does not wait to be enclosed");
	return NULL;
}

/* ---- Stacks, points ------------------------------------------------------- */

/* Tiles the history knows of; chance brings other things, too. */
static int tiles_drawn(const struct history *history)
{
	int n = 0;

	for (uint32_t i = 0; i < history->draws; i++)
		n += history->draw[i].kind == CARC_MOVE_DRAW;
	return n;
}

/* Placed, in hand, left and discarded are the deck: what was drawn and is not
 * to be seen was discarded. */
static const char *check_stacks(const struct anew *anew)
{
	const struct carc_game *game = anew->game;
	const struct state *state = game->state;
	uint16_t *drawn = anew->todo;
	int at = 0, draws = 0;

	memset(drawn, 0, game->shapes * sizeof *drawn);
	for (int s = 0; s < STACKS; s++) {
		const struct stack *stack = &state->stack[s];

		DEMAND(stack->begin == at && stack->begin <= stack->next &&
			       stack->next <= stack->end,
		       "a stack is broken");
		for (int i = stack->begin; i < stack->end; i++)
			DEMAND(game->deck[i] < game->shapes,
			       "an unknown tile is in a stack");
		for (int i = stack->begin; i < stack->next; i++, draws++)
			drawn[game->deck[i]]++;
		at = stack->end;
	}
	DEMAND(at == game->deck_size, "the stacks are not the deck");
	DEMAND(game->history.missing || tiles_drawn(&game->history) == draws,
	       "the history does not know every draw");
	for (int i = 1; i < state->tiles; i++)
		DEMAND(drawn[game->cell[game->placed[i].cell].shape]--,
		       "a tile was placed that nobody drew");
	for (int i = 0; i < state->frames; i++)
		DEMAND(game->frame[i].hand == NO_SHAPE ||
			       drawn[game->frame[i].hand]--,
		       "a tile is in hand that nobody drew");
	return NULL;
}

/* A score is what was booked. */
static const char *check_points(const struct carc_game *game, int player)
{
	const struct state *state = game->state;
	int32_t sum = state->track[player][0] + state->track[player][1];

	DEMAND(!state->track[player][1] || game->score_figures == 2,
	       "a score figure moved that is not there");
	DEMAND(!sum || player < game->config.players,
	       "somebody scored who does not play");
	for (int c = 0; c < MAX_CATEGORIES; c++) {
		DEMAND(!state->booked[player][c] || game->categories >> c & 1,
		       "points are booked where there are none");
		sum -= state->booked[player][c];
	}
	DEMAND(!sum, "a score is not the sum of its categories");
	return NULL;
}

/* ---- All ----------------------------------------------------------------- */

static const char *check_players(const struct carc_game *game)
{
	const char *wrong = check_figures(game);

	for (int p = 0; !wrong && p < CARC_MAX_PLAYERS; p++) {
		wrong = check_supply(game, p);
		if (!wrong)
			wrong = check_points(game, p);
	}
	return wrong;
}

static const char *check_features(struct anew *anew)
{
	const struct carc_game *game = anew->game;
	int decision = carcp_pending_decision(game);
	bool between = decision == CARC_DECISION_PLACE ||
		       decision == CARC_DECISION_DRAW ||
		       decision == CARC_DECISION_OVER;
	const char *wrong = NULL;

	find_features(anew);
	for (int n = 0; !wrong && n < game->state->nodes; n++)
		wrong = check_node(anew, (uint16_t)n);
	if (!wrong)
		wrong = check_lone(anew, between);
	if (!wrong && between)
		wrong = check_gone(anew);
	if (!wrong)
		wrong = check_company(anew);
	return wrong;
}

static const char *check_anew(const struct carc_game *game)
{
	size_t nodes = game->state->nodes;
	size_t todo = nodes > game->shapes ? nodes : game->shapes;
	size_t size =
		nodes * sizeof(struct node) + (nodes + todo) * sizeof(uint16_t);
	struct anew anew = {.game = game};
	const char *wrong;

	anew.node = carcp_alloc(&game->allocator, size);
	DEMAND(anew.node, "there is no memory to check with");
	anew.size = (uint16_t *)(anew.node + nodes);
	anew.todo = anew.size + nodes;
	memset(anew.size, 0, nodes * sizeof *anew.size);
	wrong = check_features(&anew);
	if (!wrong)
		wrong = carcp_check_round(game);
	if (!wrong)
		wrong = check_stacks(&anew);
	carcp_free(&game->allocator, anew.node);
	return wrong;
}

const char *carcp_check(const struct carc_game *game)
{
	const char *wrong = check_board(game);

	if (!wrong)
		wrong = carcp_check_frames(game);
	if (!wrong)
		wrong = check_players(game);
	if (!wrong)
		wrong = check_anew(game);
	FOR_HOOK (game, exp, check)
		if (!wrong && !exp->check(game))
			wrong = "a mechanic finds its own state broken";
	return wrong;
}
