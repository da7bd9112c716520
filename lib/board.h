/* SPDX-License-Identifier: Zlib */
/* Placed tiles, open cells, and whether a tile fits. */
#ifndef CARCP_BOARD_H
#define CARCP_BOARD_H

#include "expansion.h"

/* The cell at (x, y), 0 if no tile ever touched it: that one is never filled. */
uint16_t carcp_cell_at(const struct carc_game *game, int32_t x, int32_t y);

static inline bool carcp_filled(const struct carc_game *game, uint16_t cell)
{
	return game->cell[cell].shape != NO_SHAPE;
}

static inline const struct shape *carcp_shape(const struct carc_game *game,
					      uint16_t cell)
{
	return &game->shape[game->cell[cell].shape];
}

/* Every side that touches a tile matches (B-7). */
static inline bool carcp_matches(uint16_t edges, uint16_t allowed)
{
	return !(edges & ~allowed);
}

/* Open the cell of the start tile. */
void carcp_board_open(struct carc_game *game);

/* After moves were taken back, forget the cells that had been opened, when there
 * were so many. */
void carcp_board_forget(struct carc_game *game, int cells, int open);

/* Lay a tile on an open cell; the sides at which it touches others, bit by
 * bit. */
unsigned int carcp_fill(struct carc_game *game, uint16_t cell, uint16_t shape,
			int rotation, int player);

/* The filled cells by row and column, and their number. */
int carcp_by_rows(const struct carc_game *game, uint16_t cells[MAX_TILES]);

/* How many of the eight cells around are filled. */
int carcp_neighbours(const struct carc_game *game, uint16_t cell);

/* In how many ways a tile that was drawn can be placed (B-8). Where it matches
 * is known from then on, until it is placed or the game goes elsewhere. */
int32_t carcp_match(struct carc_game *game, uint16_t shape);

/* List where a tile can go. */
void carcp_placements(const struct carc_game *game, uint16_t shape, int player,
		      struct list *list);

/* Why a tile cannot go there, CARC_OK if it can. */
carc_status carcp_check_placement(const struct carc_game *game, uint16_t shape,
				  int32_t x, int32_t y, int rotation);

/* One of its placements, each equally likely; there is one. */
void carcp_random_placement(const struct carc_game *game, uint16_t shape,
			    int player, uint64_t *rng, carc_move *out);

#endif
