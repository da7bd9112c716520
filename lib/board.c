/* SPDX-License-Identifier: Zlib */
/* Placed tiles, open cells, and whether a tile fits. */
#include "board.h"

static uint32_t position_hash(int32_t x, int32_t y)
{
	return ((uint32_t)x * 0x9E3779B1u ^ (uint32_t)y * 0x85EBCA77u) >> 15;
}

/* Where (x, y) stands in the index, or the free place for it. */
static uint32_t find_place(const struct carc_game *game, int32_t x, int32_t y)
{
	uint32_t place = position_hash(x, y) & game->index_mask;

	for (;; place = (place + 1) & game->index_mask) {
		const struct cell *cell = &game->cell[game->index[place]];

		if (!game->index[place] || (cell->x == x && cell->y == y))
			return place;
	}
}

uint16_t carcp_cell_at(const struct carc_game *game, int32_t x, int32_t y)
{
	return game->index[find_place(game, x, y)];
}

static uint16_t open_cell(struct carc_game *game, uint32_t place, int32_t x,
			  int32_t y)
{
	struct state *state = game->state;
	uint16_t slot = state->open++, number = state->cells++;
	struct cell *cell = &game->cell[number];

	TOUCH(game, *cell);
	TOUCH(game, game->allowed[slot]);
	TOUCH(game, game->open[slot]);
	TOUCH(game, game->index[place]);
	memset(cell, 0, sizeof *cell);
	cell->x = (int16_t)x;
	cell->y = (int16_t)y;
	cell->shape = NO_SHAPE;
	cell->slot = slot;
	game->allowed[slot] = 0xFFFF;
	game->open[slot] = number;
	game->index[place] = number;
	return number;
}

void carcp_board_open(struct carc_game *game)
{
	game->state->cells = 1; /* 0 means no cell */
	open_cell(game, find_place(game, 0, 0), 0, 0);
}

/* The last open cell takes the place of one that is filled. */
static void close_slot(struct carc_game *game, uint16_t slot)
{
	uint16_t last = --game->state->open;
	struct cell *moved = &game->cell[game->open[last]];

	TOUCH(game, game->allowed[slot]);
	TOUCH(game, game->open[slot]);
	TOUCH(game, *moved);
	game->allowed[slot] = game->allowed[last];
	game->open[slot] = game->open[last];
	moved->slot = slot;
}

void carcp_fill(struct carc_game *game, uint16_t number, uint16_t shape,
		int rotation, int player)
{
	struct state *state = game->state;
	struct cell *cell = &game->cell[number];
	uint16_t edges = carcp_turn_edges(game->shape[shape].edges, rotation);

	close_slot(game, cell->slot);
	TOUCH(game, *cell);
	TOUCH(game, game->placed[state->tiles]);
	cell->shape = shape;
	cell->rotation = (uint8_t)rotation;
	cell->player = (uint8_t)player;
	game->placed[state->tiles++] = number;

	for (int side = 0; side < SIDES; side++) {
		int32_t x = cell->x + carcp_dx(side);
		int32_t y = cell->y + carcp_dy(side);
		int facing = carcp_opposite(side);
		uint32_t place = find_place(game, x, y);
		uint16_t other = game->index[place];
		struct cell *beside;

		if (!other)
			other = open_cell(game, place, x, y);
		beside = &game->cell[other];
		if (beside->shape != NO_SHAPE)
			continue;
		TOUCH(game, *beside);
		TOUCH(game, game->allowed[beside->slot]);
		beside->beside[facing] = number;
		game->allowed[beside->slot] &=
			(uint16_t)(~(15u << 4 * facing) |
				   carcp_edge(edges, side) << 4 * facing);
	}
}

int carcp_neighbours(const struct carc_game *game, uint16_t number)
{
	const struct cell *cell = &game->cell[number];
	int n = 0;

	for (int dy = -1; dy <= 1; dy++)
		for (int dx = -1; dx <= 1; dx++) {
			uint16_t other = carcp_cell_at(game, cell->x + dx,
						       cell->y + dy);

			n += (dx || dy) && other && carcp_filled(game, other);
		}
	return n;
}

/* Some mechanic forbids a placement that matches. */
static bool forbidden(const struct carc_game *game, uint16_t cell,
		      uint16_t shape, int rotation)
{
	FOR_HOOK(game, exp, may_place)
		if (!exp->may_place(game, cell, shape, rotation))
			return true;
	return false;
}

void carcp_placements(const struct carc_game *game, uint16_t shape, int player,
		      struct list *list)
{
	int open = game->state->open;
	carc_move move = { CARC_MOVE_PLACE, player, 0, 0, 0, -1, -1, -1 };

	for (int slot = 0; slot < open && list->count < list->enough; slot++)
		for (int r = 0; r < SIDES; r++) {
			uint16_t edges = carcp_turn_edges(
				game->shape[shape].edges, r);
			uint16_t number = game->open[slot];

			if (!carcp_matches(edges, game->allowed[slot]) ||
			    forbidden(game, number, shape, r))
				continue;
			move.x = game->cell[number].x;
			move.y = game->cell[number].y;
			move.rotation = r;
			carcp_list_add(list, &move);
		}
}

carc_status carcp_check_placement(const struct carc_game *game, uint16_t shape,
				  int32_t x, int32_t y, int rotation)
{
	uint16_t edges = carcp_turn_edges(game->shape[shape].edges, rotation);
	uint16_t cell = carcp_cell_at(game, x, y);

	if (!cell)
		return CARC_ILLEGAL_APART;
	if (carcp_filled(game, cell))
		return CARC_ILLEGAL_FILLED;
	if (!carcp_matches(edges, game->allowed[game->cell[cell].slot]))
		return CARC_ILLEGAL_EDGE;
	if (forbidden(game, cell, shape, rotation))
		return CARC_ILLEGAL_PLACE;
	return CARC_OK;
}

bool carcp_placeable(const struct carc_game *game, uint16_t shape)
{
	struct list list = { .enough = 1 };

	carcp_placements(game, shape, 0, &list);
	return list.count > 0;
}
