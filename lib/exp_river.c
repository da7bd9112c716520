/* SPDX-License-Identifier: Zlib */
/* The River. Its tiles are a stack of their own that is drawn
 * first; spring and lake need no rule beyond where they stand in it. */
#include "board.h"

static bool shows_river(const struct shape *shape, int rotation, int side)
{
	return carcp_tile_edge(shape->tile, carcp_upright(side, rotation)) ==
	       CARC_FEATURE_RIVER;
}

/* The side where the river leaves a tile that it enters at `from`, -1 if it
 * ends there. With `from` -1: a side where it enters. */
static int river_side(const struct shape *shape, int rotation, int from)
{
	for (int side = 0; side < SIDES; side++)
		if (side != from && shows_river(shape, rotation, side))
			return side;
	return -1;
}

/* How the river turns between two sides: 0 straight on, 1 right, 3 left. */
static int bend(int from, int to)
{
	return (to - carcp_opposite(from)) & 3;
}

/* two tiles in a row do not turn the same way. */
static bool turns_twice(const struct carc_game *game, uint16_t before, int from,
			int to)
{
	const struct cell *cell = &game->cell[before];
	int meets = carcp_opposite(from);
	int source =
		river_side(&game->shape[cell->shape], cell->rotation, meets);

	return source >= 0 && bend(from, to) &&
	       bend(from, to) == bend(source, meets);
}

static bool empty_at(const struct carc_game *game, int32_t x, int32_t y)
{
	uint16_t cell = carcp_cell_at(game, x, y);

	return !carcp_filled(game, cell);
}

/* AMB-11, the other reading: around the cell that the river points at and the
 * one behind it nothing lies to either side, nor in the second. */
static bool runs_free(const struct carc_game *game, const struct cell *cell,
		      int to)
{
	int dx = carcp_dx(to), dy = carcp_dy(to);
	int32_t x = cell->x + dx, y = cell->y + dy;

	return empty_at(game, x + dy, y - dx) &&
	       empty_at(game, x - dy, y + dx) &&
	       empty_at(game, x + dx, y + dy) &&
	       empty_at(game, x + dx + dy, y + dy - dx) &&
	       empty_at(game, x + dx - dy, y + dy + dx);
}

/* it continues the river. That its new end is not blocked follows
 * from the edges: no tile but the last one of the river shows it. */
static bool river_may_place(const struct carc_game *game, uint16_t number,
			    uint16_t shape_number, int rotation)
{
	const struct shape *shape = &game->shape[shape_number];
	const struct cell *cell = &game->cell[number];
	int from = 0, to;

	while (from < SIDES &&
	       (!cell->beside[from] || !shows_river(shape, rotation, from)))
		from++;
	if (from == SIDES)
		return false;
	to = river_side(shape, rotation, from);
	if (to < 0)
		return true;
	return game->config.rule[CARC_RULE_RIVER]
		       ? runs_free(game, cell, to)
		       : !turns_twice(game, cell->beside[from], from, to);
}

/* the lake stays at the bottom. */
static void river_shape(const struct carc_game *game, struct shape *shape)
{
	(void)game;
	shape->restricted |= river_side(shape, 0, -1) >= 0;
	shape->last |= carcp_tile_mark(shape->tile, CARC_MARK_MOUTH) != NULL;
}

static const struct feature_kind river_terrain[] = {
	{.kind = CARC_FEATURE_RIVER, .edge = 8},
	{0},
};

const struct expansion carcp_exp_river = {
	.id = CARC_EXP_RIVER,
	.stacks = 1 << STACK_RIVER,
	.terrain = river_terrain,
	.shape = river_shape,
	.may_place = river_may_place,
};
