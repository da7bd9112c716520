/* SPDX-License-Identifier: Zlib */
/* Making a game: its deck, its block of memory, the start tile. */
#include "deck.h"
#include "expansions.h"
#include "hash.h"
#include "journal.h"
#include "memory.h"
#include "play.h"
#include "shapes.h"

/* The tiles of a game before there is a game: its shapes, by rising type. */
struct tiles {
	struct {
		int32_t type;
		int32_t copies;
		const struct tile_type *tile;
	} shape[NO_SHAPE];
	int shapes;
	int32_t start; /* its type; it is counted in copies too */
	int32_t count;
};

/* Where a type stands among the shapes, or would stand. */
static int find_shape(const struct tiles *tiles, int32_t type)
{
	int low = 0, high = tiles->shapes;

	/* Types are mostly met as they rise. */
	if (high && tiles->shape[high - 1].type < type)
		return high;
	while (low < high) {
		int middle = (low + high) / 2;

		if (tiles->shape[middle].type < type)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* False if there are too many types. */
static bool add_tiles(const struct carc_game *game, struct tiles *tiles,
		      int32_t type, int n)
{
	int k;

	type = carcp_type_in_play(game, type);
	k = find_shape(tiles, type);
	if (k == tiles->shapes || tiles->shape[k].type != type) {
		if (tiles->shapes == NO_SHAPE)
			return false;
		for (int i = tiles->shapes; i > k; i--)
			tiles->shape[i] = tiles->shape[i - 1];
		tiles->shape[k].type = type;
		tiles->shape[k].copies = 0;
		tiles->shape[k].tile = carcp_tile_type(type);
		tiles->shapes++;
	}
	tiles->shape[k].copies += n;
	tiles->count += n;
	return true;
}

/* This game knows what the sides of the tile show. */
static bool of_this_game(const struct carc_game *game,
			 const struct tile_type *tile)
{
	for (int side = 0; side < SIDES; side++)
		if (!game->feature_kind[carcp_tile_edge(tile, side)])
			return false;
	return true;
}

static bool tiles_of_deck(const struct carc_game *game, const int32_t *types,
			  int32_t n, struct tiles *tiles)
{
	for (int32_t i = 0; i < n; i++) {
		const struct tile_type *tile = carcp_tile_type(types[i]);

		if (!tile || !of_this_game(game, tile) ||
		    !add_tiles(game, tiles, types[i], 1))
			return false;
	}
	tiles->start = carcp_type_in_play(game, types[0]);
	return true;
}

/* The stack a set is drawn from in this game. */
static int stack_of(const struct carc_game *game, const struct tile_set *set)
{
	return game->stacks >> set->stack & 1 ? set->stack : STACK_POOL;
}

/* The start tile is that of the set whose stack is drawn first; one start tile
 * of each set drawn later leaves the game. */
static bool tiles_of_sets(const struct carc_game *game, struct tiles *tiles)
{
	int first_stack = STACKS;
	bool fits = true;

	for (int s = 0; s < carcp_tile_set_count; s++) {
		const struct tile_set *set = carcp_tile_sets[s];
		int copies = game->config.set[s];

		for (int i = 0; copies && i < set->count; i++) {
			int32_t type = SET_TYPES * s + i;

			fits &= add_tiles(game, tiles, type,
					  copies * set->types[i].count);
			if (set->types[i].start &&
			    stack_of(game, set) < first_stack) {
				first_stack = stack_of(game, set);
				tiles->start = type;
			}
		}
	}
	for (int s = 0; s < carcp_tile_set_count; s++) {
		const struct tile_set *set = carcp_tile_sets[s];

		if (!game->config.set[s] || stack_of(game, set) <= first_stack)
			continue;
		for (int i = 0; i < set->count; i++)
			if (set->types[i].start)
				add_tiles(game, tiles, SET_TYPES * s + i, -1);
	}
	return fits;
}

/* What the nodes of a shape may take: each segment twice, for both layers, and
 * runs are read whole. */
static size_t template_size(const struct tile_type *tile)
{
	return (2 * (size_t)tile->segments + NODE_RUN - 1) *
	       sizeof(struct node);
}

static void make_shapes(struct carc_game *game, const struct tiles *tiles)
{
	unsigned char *nodes = (unsigned char *)(game->shape + game->shapes);

	for (int k = 0; k < game->shapes; k++) {
		game->shape[k].node = (struct node *)nodes;
		carcp_shape_make(game, tiles->shape[k].type,
				 tiles->shape[k].tile, &game->shape[k]);
		nodes += template_size(tiles->shape[k].tile);
	}
}

/* ---- The block ----------------------------------------------------------- */

/* Give `size` bytes of the block out, from a line of the journal on, so that a
 * node is one line; first with base NULL to measure. */
static void *carve(unsigned char *base, size_t *at, size_t size)
{
	void *piece = base ? base + *at : NULL;

	*at = (*at + size + LINE - 1) & ~(size_t)(LINE - 1);
	return piece;
}

struct sizes {
	size_t tiles, nodes, lone, figures;
};

/* What has to be zero at first stands before the rest, which is written before
 * it is read; `zero` tells how long it is. */
static size_t lay_out(struct carc_game *game, unsigned char *base,
		      const struct sizes *n, size_t *zero)
{
	size_t at = 0, cells = 3 * n->tiles + 4, open = 2 * n->tiles + 32;

	game->state = carve(base, &at, sizeof *game->state);
	game->allowed = carve(base, &at, open * sizeof *game->allowed);
	game->index =
		carve(base, &at, (game->index_mask + 1) * sizeof *game->index);
	for (int e = 0; e < game->actives; e++)
		game->block[e] =
			carve(base, &at,
			      game->active[e]->state_size +
				      cells * game->active[e]->cell_size);
	game->cell = carve(base, &at, cells * sizeof *game->cell);
	*zero = at;
	game->frame =
		carve(base, &at, game->frame_capacity * sizeof *game->frame);
	game->open = carve(base, &at, open * sizeof *game->open);
	game->node = carve(base, &at,
			   (n->nodes + NODE_RUN - 1) * sizeof *game->node);
	game->figure = carve(base, &at, n->figures * sizeof *game->figure);
	game->deck = carve(base, &at, n->tiles * sizeof *game->deck);
	game->placed = carve(base, &at, n->tiles * sizeof *game->placed);
	game->lone = carve(base, &at, n->lone * sizeof *game->lone);
	return (at + ALIGN - 1) / ALIGN * ALIGN;
}

/* The state, the journal's marks, and the first stretch of history. */
static bool take_memory(struct carc_game *game, const struct sizes *n)
{
	size_t zero, size = lay_out(game, NULL, n, &zero), at = size;
	size_t pasts = 2 * n->tiles + 16, draws = 2 * n->tiles + MORE_DRAWS;
	size_t groups = (2 * n->tiles + 32) / GROUP + 1;
	unsigned char *base;

	game->state_size = (uint32_t)size;
	carve(NULL, &at, size / LINE * sizeof *game->journal.kept);
	carve(NULL, &at, pasts * sizeof *game->history.past);
	carve(NULL, &at, draws * sizeof *game->history.draw);
	carve(NULL, &at, groups * sizeof *game->matches.group);
	game->memory_size = at;
	game->memory = carcp_alloc(&game->allocator, at + ALIGN);
	if (!game->memory)
		return false;
	base = (unsigned char *)(((uintptr_t)game->memory + ALIGN - 1) &
				 ~(uintptr_t)(ALIGN - 1));
	lay_out(game, base, n, &zero);
	memset(base, 0, zero);
	at = size;
	game->journal.kept =
		carve(base, &at, size / LINE * sizeof *game->journal.kept);
	game->history.past =
		carve(base, &at, pasts * sizeof *game->history.past);
	game->history.draw =
		carve(base, &at, draws * sizeof *game->history.draw);
	game->matches.group =
		carve(base, &at, groups * sizeof *game->matches.group);
	game->history.capacity = (uint32_t)pasts;
	game->history.draw_capacity = (uint32_t)draws;
	if (game->config.undo || game->config.events)
		memset(game->journal.kept, 0,
		       size / LINE * sizeof *game->journal.kept);
	return true;
}

static bool measure(struct carc_game *game, const struct tiles *tiles,
		    struct sizes *n)
{
	int bits = 6;
	size_t figures = 0;

	n->tiles = (size_t)tiles->count;
	n->nodes = n->lone = 0;
	for (int s = 0; s < game->shapes; s++) {
		const struct shape *shape = &game->shape[s];
		size_t copies = (size_t)tiles->shape[s].copies;

		n->nodes += copies * shape->nodes;
		for (int i = 0; shape->encloses && i < shape->nodes; i++)
			if (game->enclosed >> shape->node[i].kind & 1)
				n->lone += copies;
	}
	for (int f = 0; f < MAX_KINDS; f++)
		if (game->figure_kind[f])
			figures += game->figure_kind[f]->supply;
	n->figures = figures * (size_t)game->config.players + 8;
	/* Some times as large as the board, and wider than high if need be. */
	while (2 * ((size_t)1 << bits) < 5 * (3 * n->tiles + 4))
		bits++;
	game->index_shift = (bits + 1) / 2;
	game->index_mask = (1u << bits) - 1;
	/* A turn, a part, another inside it, a round; parts nested in chains
	 * can go on as long as each draws a tile. */
	game->frame_capacity = 4;
	for (int e = 0; e < game->actives; e++)
		if (game->active[e]->nests)
			game->frame_capacity = (uint16_t)(6 + 2 * n->tiles);
	return n->nodes < 65000 && n->figures <= MAX_FIGURES;
}

/* ---- The deck ------------------------------------------------------------ */

static int stack_of_type(const struct carc_game *game, int32_t type)
{
	return stack_of(game, carcp_tile_sets[type / SET_TYPES]);
}

/* Lay the shapes into their stacks, the start tile left out: rising types, or
 * in the order the caller gave. */
static void fill_deck(struct carc_game *game, const struct tiles *tiles,
		      const int32_t *types, int32_t n)
{
	uint16_t at = 0;

	for (int stack = 0; stack < STACKS; stack++) {
		struct stack *s = &game->state->stack[stack];

		s->begin = s->next = at;
		for (int32_t i = 1; i < n; i++) {
			int32_t type = carcp_type_in_play(game, types[i]);

			if (stack_of_type(game, type) == stack)
				game->deck[at++] =
					(uint16_t)find_shape(tiles, type);
		}
		for (uint16_t k = 0; !types && k < game->shapes; k++) {
			int32_t type = tiles->shape[k].type;
			int copies =
				tiles->shape[k].copies - (type == tiles->start);

			if (stack_of_type(game, type) != stack)
				continue;
			while (copies-- > 0)
				game->deck[at++] = k;
		}
		s->end = at;
	}
	game->deck_size = at;
}

/* ---- The game ------------------------------------------------------------ */

static void set_up(struct carc_game *game, const struct tiles *tiles,
		   const int32_t *types, int32_t n)
{
	struct state *state = game->state;
	carc_event *event;

	fill_deck(game, tiles, types, n);
	for (int p = 0; p < game->config.players; p++)
		for (int f = 0; f < MAX_KINDS; f++)
			if (game->figure_kind[f])
				state->supply[p][f] =
					game->figure_kind[f]->supply;
	FOR_HOOK (game, exp, setup)
		exp->setup(game);
	if (!types && game->config.chance == CARC_CHANCE_INSIDE)
		for (int s = 0; s < STACKS; s++)
			carcp_shuffle(game, s, game->config.seed);
	carcp_board_open(game);
	carcp_fill(game, 1, (uint16_t)find_shape(tiles, tiles->start), 0,
		   NOBODY);
	carcp_add_nodes(game, 1, 0);
	FOR_HOOK (game, exp, inside)
		exp->inside(game, 1, carcp_join_inside);
	event = carcp_event(game, CARC_EVENT_PLACED, -1);
	if (event) {
		event->x = event->y = event->rotation = 0;
		event->value = tiles->start;
	}
	carcp_push(game, FRAME_TURN, game->config.first_player, 0);
	carcp_run(game);
}

/* Games of one identity differ in nothing but their position. */
static uint64_t identity(const struct carc_game *game,
			 const struct tiles *tiles)
{
	carc_config config = game->config;
	uint64_t hash = 0, word;

	config.seed = 0;
	for (size_t i = 0; i < sizeof config; i += sizeof word) {
		memcpy(&word, (const unsigned char *)&config + i, sizeof word);
		carcp_hash_add(&hash, word);
	}
	for (int s = 0; s < game->shapes; s++)
		carcp_hash_add(&hash, (uint64_t)tiles->shape[s].copies << 32 |
					      game->shape[s].type);
	carcp_hash_add(&hash, (uint64_t)tiles->start);
	return hash;
}

carc_status carcp_game_make(struct carc_game **out, const carc_config *config,
			    const int32_t *types, int32_t n,
			    const carc_allocator *allocator)
{
	struct tiles tiles;
	struct carc_game rules = {.allocator = carcp_allocator(allocator)};
	struct carc_game *game;
	struct sizes sizes;

	carcp_config_read(&rules.config, config);
	tiles.start = tiles.count = tiles.shapes = 0;
	carcp_rules_make(&rules);
	if (!(types ? tiles_of_deck(&rules, types, n, &tiles)
		    : tiles_of_sets(&rules, &tiles)) ||
	    !carcp_program_make(&rules))
		return CARC_ERR_ARGUMENT;
	rules.shapes = (uint16_t)tiles.shapes;
	rules.size = sizeof rules;
	for (int k = 0; k < tiles.shapes; k++)
		rules.size += sizeof *rules.shape +
			      template_size(tiles.shape[k].tile);

	game = carcp_alloc(&rules.allocator, rules.size);
	if (!game)
		return CARC_ERR_MEMORY;
	*game = rules;
	game->shape = (struct shape *)(game + 1);
	game->given_deck = types != NULL;
	make_shapes(game, &tiles);
	if (!measure(game, &tiles, &sizes)) {
		carcp_game_free(game);
		return CARC_ERR_ARGUMENT;
	}
	if (!take_memory(game, &sizes)) {
		carcp_game_free(game);
		return CARC_ERR_MEMORY;
	}
	game->identity = identity(game, &tiles);
	game->events.on = game->config.events;
	set_up(game, &tiles, types, n);
	game->history.started = true;
	game->journal.on = game->config.undo || game->config.events;
	if (game->events.failed) {
		carcp_game_free(game);
		return CARC_ERR_MEMORY;
	}
	*out = game;
	return CARC_OK;
}

void carcp_game_free(struct carc_game *game)
{
	carc_allocator allocator;

	if (!game)
		return;
	allocator = game->allocator;
	carcp_free(&allocator, game->memory);
	carcp_free(&allocator, game->journal.line);
	carcp_free(&allocator, game->events.event);
	if (game->history.grown)
		carcp_free(&allocator, game->history.past);
	if (game->history.draw_grown)
		carcp_free(&allocator, game->history.draw);
	carcp_free(&allocator, game);
}
