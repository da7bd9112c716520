/* SPDX-License-Identifier: Zlib */
/* Roads, cities, fields …: segments joined into features.
 *
 * A node links to a lower one, so a link is never changed by what comes later.
 * New nodes stand behind all others: undo forgets them with their number, and
 * only what was there before is touched. */
#include "feature.h"

/* Tiles that have a segment in both features: a tile counts once (B-22). The
 * smaller ring is walked. */
static int shared_tiles(const struct carc_game *game, uint16_t a, uint16_t b)
{
	const struct node *nodes = game->node;
	int shared = 0;
	uint16_t walk;

	if (!nodes[a].count[COUNT_TWINS] || !nodes[b].count[COUNT_TWINS])
		return 0;
	if (nodes[a].count[COUNT_SEGMENTS] > nodes[b].count[COUNT_SEGMENTS]) {
		uint16_t swap = a;

		a = b;
		b = swap;
	}
	walk = a;
	do {
		uint16_t cell = nodes[walk].cell;
		uint16_t first = game->cell[cell].node;
		int nodes_here = carcp_shape(game, cell)->nodes;
		bool met = false, counted = false;

		for (uint16_t n = first; n < first + nodes_here; n++) {
			uint16_t root;

			if (nodes[n].kind != nodes[walk].kind)
				continue;
			root = carcp_find(game, n);
			counted |= root == a && n < walk;
			met |= root == b;
		}
		shared += met && !counted;
		walk = nodes[walk].next;
	} while (walk != a);
	return shared;
}

/* It has twins or attributes, which few nodes have. */
static bool carries(const struct node *node)
{
	const uint16_t *count = node->count + COUNT_TWINS;

	return (count[0] | count[1] | count[2] | count[3] | count[4] |
		count[5] | count[6] | count[7]) != 0;
}

static uint16_t join_roots(struct carc_game *game, uint16_t a, uint16_t b)
{
	uint16_t low = a < b ? a : b, high = a < b ? b : a;
	struct node *to = &game->node[low], *from = &game->node[high];
	int shared = 0;
	uint16_t next = to->next;

	if (low < game->journal.fresh)
		TOUCH(game, *to);
	if (high < game->journal.fresh)
		TOUCH(game, *from);
	if (carries(from)) {
		shared = shared_tiles(game, low, high);
		for (int i = COUNT_TWINS; i < COUNTS; i++)
			to->count[i] =
				(uint16_t)(to->count[i] + from->count[i]);
	}
	for (int i = 0; i < COUNT_TWINS; i++)
		to->count[i] = (uint16_t)(to->count[i] + from->count[i]);
	to->count[COUNT_TILES] = (uint16_t)(to->count[COUNT_TILES] - shared);
	from->up = low;
	to->next = from->next;
	from->next = next;
	return low;
}

void carcp_join_inside(struct carc_game *game, uint16_t a, uint16_t b)
{
	a = carcp_find(game, a);
	b = carcp_find(game, b);
	if (a != b)
		join_roots(game, a, b);
}

/* Join two nodes that meet at an edge: both lose an open lane. If they are one
 * feature already, the new tile joined it before and it is kept. True if that
 * completes it. */
static bool join_lane(struct carc_game *game, uint16_t a, uint16_t b)
{
	a = carcp_find(game, a);
	b = carcp_find(game, b);
	if (a != b)
		a = join_roots(game, a, b);
	game->node[a].count[COUNT_OPEN] =
		(uint16_t)(game->node[a].count[COUNT_OPEN] - 2);
	return carcp_complete(game, a);
}

/* The lanes of a placed tile at a side, and the number of its first node. */
static const uint8_t *lanes_at(const struct carc_game *game,
			       const struct cell *cell, int side)
{
	return game->shape[cell->shape]
		.lane[carcp_upright(side, cell->rotation)];
}

/* Join what meets at a side: left meets right, half-edge by half-edge, so that
 * fields never join across a corner or through a road (B-30). Figures come
 * along, which is how several get into one feature (B-25, B-31). True if that
 * completes something. */
static inline bool join_side(struct carc_game *game, const struct cell *cell,
			     int side)
{
	const struct cell *other = &game->cell[cell->beside[side]];
	const uint8_t *ours, *theirs;
	int a = cell->node, b = other->node;
	bool closed;

	ours = lanes_at(game, cell, side);
	theirs = lanes_at(game, other, carcp_opposite(side));
	closed = join_lane(game, (uint16_t)(a + ours[LANE_MIDDLE]),
			   (uint16_t)(b + theirs[LANE_MIDDLE]));
	if (ours[LANE_LEFT] != NO_NODE) {
		closed |= join_lane(game, (uint16_t)(a + ours[LANE_LEFT]),
				    (uint16_t)(b + theirs[LANE_RIGHT]));
		closed |= join_lane(game, (uint16_t)(a + ours[LANE_RIGHT]),
				    (uint16_t)(b + theirs[LANE_LEFT]));
	}
	if (ours[LANE_SECOND] != NO_NODE)
		closed |= join_lane(game, (uint16_t)(a + ours[LANE_SECOND]),
				    (uint16_t)(b + theirs[LANE_SECOND]));
	return closed;
}

/* The new tile fills a gap around those that wait to be enclosed. Which are near
 * cannot be guessed: the others lose nothing. */
static bool enclose(struct carc_game *game, const struct cell *cell)
{
	bool last = false;

	for (int i = 0; i < game->state->lone; i++) {
		const struct lone *lone = &game->lone[i];
		unsigned int dx = (unsigned int)(lone->x - cell->x + 1);
		unsigned int dy = (unsigned int)(lone->y - cell->y + 1);
		struct node *node = &game->node[lone->node];
		bool near = (dx <= 2) & (dy <= 2);

		if (near & game->journal.on)
			TOUCH(game, *node);
		node->count[COUNT_OPEN] =
			(uint16_t)(node->count[COUNT_OPEN] - near);
		last |= near & !node->count[COUNT_OPEN];
	}
	return last;
}

/* Nodes of a new tile that wait to be enclosed; true if one already is. */
static bool begin_waiting(struct carc_game *game, const struct cell *cell)
{
	struct state *state = game->state;
	const struct shape *shape = &game->shape[cell->shape];
	bool enclosed = false;

	for (int i = 0; i < shape->nodes; i++) {
		struct node *node = &game->node[cell->node + i];

		if (!(game->enclosed >> node->kind & 1))
			continue;
		node->count[COUNT_OPEN] =
			(uint16_t)(8 - carcp_neighbours(game, node->cell));
		enclosed |= node->count[COUNT_OPEN] == 0;
		TOUCH(game, game->lone[state->lone]);
		game->lone[state->lone++] =
			(struct lone){cell->x, cell->y, node->up};
	}
	return enclosed;
}

/* Lay a run of nodes. Most tiles have no more than one, so nobody has to guess
 * how many there are; those that are too many are written over later. */
static inline void lay_run(struct carc_game *game, uint16_t first,
			   const struct node *like, uint16_t cell)
{
	for (int i = 0; i < NODE_RUN; i++) {
		struct node *node = &game->node[first + i];

		*node = like[i];
		node->up = node->next = (uint16_t)(first + i);
		node->cell = cell;
	}
}

bool carcp_add_nodes(struct carc_game *game, uint16_t number,
		     unsigned int touched)
{
	struct state *state = game->state;
	struct cell *cell = &game->cell[number];
	const struct shape *shape = &game->shape[cell->shape];
	bool closed = enclose(game, cell);
	uint16_t first = state->nodes;

	cell->node = first;
	state->nodes = (uint16_t)(state->nodes + shape->nodes);
	for (int i = 0; i < shape->nodes; i += NODE_RUN)
		lay_run(game, (uint16_t)(first + i), shape->node + i, number);
	if (shape->encloses)
		closed |= begin_waiting(game, cell);
	for (; touched; touched &= touched - 1)
		closed |= join_side(game, cell, carcp_lowest_bit(touched));
	return closed;
}

/* Join one node of a feature that is rebuilt with the lower ones it meets. */
static void rejoin_lanes(struct carc_game *game, uint16_t number)
{
	static const uint8_t meets[LANES] = {LANE_RIGHT, LANE_MIDDLE, LANE_LEFT,
					     LANE_SECOND};
	const struct cell *cell = &game->cell[game->node[number].cell];

	for (int side = 0; side < SIDES; side++) {
		const struct cell *other = &game->cell[cell->beside[side]];

		if (!cell->beside[side] || other->node > cell->node)
			continue;
		for (int lane = 0; lane < LANES; lane++)
			if (lanes_at(game, cell, side)[lane] ==
			    number - cell->node)
				join_lane(game, number,
					  (uint16_t)(other->node +
						     lanes_at(game, other,
							      carcp_opposite(
								      side))
							     [meets[lane]]));
	}
}

void carcp_rebuild(struct carc_game *game, uint16_t node)
{
	struct number_set members;
	uint16_t root = carcp_find(game, node), walk = root;
	int nodes = game->state->nodes;

	carcp_set_clear(&members, nodes);
	do {
		carcp_set_add(&members, walk);
		walk = game->node[walk].next;
	} while (walk != root);

	for (int n = 0; n < nodes; n++) {
		struct node *one = &game->node[n];
		uint16_t cell = one->cell;

		if (!carcp_in_set(&members, (uint16_t)n))
			continue;
		TOUCH(game, *one);
		*one = carcp_shape(game, cell)->node[n - game->cell[cell].node];
		one->up = one->next = (uint16_t)n;
		one->cell = cell;
	}
	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *figure = &game->figure[i];

		if (carcp_in_set(&members, figure->node) &&
		    game->figure_kind[figure->kind]->occupies)
			game->node[figure->node].count[COUNT_FIGURES]++;
	}
	for (int n = 0; n < nodes; n++)
		if (carcp_in_set(&members, (uint16_t)n))
			rejoin_lanes(game, (uint16_t)n);
	for (int n = 0; n < nodes; n++)
		if (carcp_in_set(&members, (uint16_t)n))
			FOR_HOOK (game, exp, inside)
				exp->inside(game, game->node[n].cell,
					    carcp_join_inside);
}

bool carcp_node_at(const struct carc_game *game, int32_t x, int32_t y,
		   int32_t segment, int layer, uint16_t *node)
{
	uint16_t cell = carcp_cell_at(game, x, y);
	const struct shape *shape;
	int local;

	if (!carcp_filled(game, cell))
		return false;
	shape = carcp_shape(game, cell);
	if (segment < 0 || segment >= shape->segments)
		return false;
	local = layer ? shape->second[segment] : segment;
	if (local == NO_NODE || !shape->node[local].kind)
		return false;
	*node = (uint16_t)(game->cell[cell].node + local);
	return true;
}

uint64_t carcp_sort_key(const struct carc_game *game, uint16_t number)
{
	const struct node *node = &game->node[number];
	const struct cell *cell = &game->cell[node->cell];

	return (uint64_t)(cell->y + 32768) << 24 |
	       (uint64_t)(cell->x + 32768) << 8 | node->segment;
}

uint16_t carcp_name_node(const struct carc_game *game, uint16_t root)
{
	uint16_t walk = root, best = root;

	while ((walk = game->node[walk].next) != root)
		if (carcp_sort_key(game, walk) < carcp_sort_key(game, best))
			best = walk;
	return best;
}

void carcp_name_feature(const struct carc_game *game, uint16_t root, int32_t *x,
			int32_t *y, int32_t *segment)
{
	const struct node *name = &game->node[carcp_name_node(game, root)];

	*x = game->cell[name->cell].x;
	*y = game->cell[name->cell].y;
	*segment = name->segment;
}

bool carcp_named_before(const struct carc_game *game, uint16_t a, uint16_t b)
{
	return carcp_sort_key(game, carcp_name_node(game, a)) <
	       carcp_sort_key(game, carcp_name_node(game, b));
}

int carcp_count_tiles(const struct carc_game *game, uint16_t root)
{
	struct number_set cells;
	uint16_t walk = root;
	int tiles = 0;

	carcp_set_clear(&cells, game->state->cells);
	do {
		uint16_t cell = game->node[walk].cell;

		tiles += !carcp_in_set(&cells, cell);
		carcp_set_add(&cells, cell);
		walk = game->node[walk].next;
	} while (walk != root);
	return tiles;
}
