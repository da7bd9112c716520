/* SPDX-License-Identifier: Zlib */
/* What the files of slow.h tell each other. */
#ifndef SLOW_INSIDE_H
#define SLOW_INSIDE_H

#include "slow.h"

/* ---- slow_table.c: what lies there and hangs together ---- */

/* A feature as a list of segments. */
struct region {
	struct slow_spot spot[SLOW_SPOTS];
	int spots;
	unsigned char open[SLOW_TILES]; /* bit s: side s of the tile is the
					   feature's and faces an empty cell */
};

int slow_step_x(int side);
int slow_step_y(int side);
int slow_opposite(int side);

/* Index of the tile at a cell, -1 if it is empty. */
int slow_tile_at(const struct slow_game *game, int x, int y);

/* What a side of a turned tile shows. */
int slow_edge(const struct slow_tile *tile, int side);

/* Tiles on the eight cells around a tile. */
int slow_tiles_around(const struct slow_game *game, int tile);

/* Everything that hangs together with a segment. */
void slow_flood(const struct slow_game *game, int tile, int segment,
		struct region *region);

int slow_in_region(const struct region *region, int tile, int segment);
void slow_add_spot(struct region *region, int tile, int segment);
int slow_region_kind(const struct slow_game *game, const struct region *region);
int slow_complete(const struct slow_game *game, const struct region *region);
int slow_open_edges(const struct slow_game *game, const struct region *region);
int slow_distinct_tiles(const struct region *region);

/* The sum of an attribute over the segments. */
int slow_attribute(const struct slow_game *game, const struct region *region,
		   int attribute);

/* Figures that occupy: not the builder, not the pig (TB-5, TB-14). */
int slow_is_follower(int figure);

/* Followers in the feature; with a player, his alone. */
int slow_followers(const struct slow_game *game, const struct region *region);
int slow_followers_of(const struct slow_game *game, const struct region *region,
		      int player);

/* Does a figure of this kind and player stand in the feature? */
int slow_holds(const struct slow_game *game, const struct region *region,
	       int player, int kind);

/* ---- slow_score.c: what it is worth ---- */

/* The players with most strength, as bits. */
int slow_owners(const struct slow_game *game, const struct region *region);

/* Points for an owner if the game ended now. */
int slow_value(const struct slow_game *game, const struct region *region);

/* Where the points of a kind of feature are booked. */
int slow_category(int kind);

/* Points for the owners of a feature. */
void slow_pay(const struct slow_game *game, const struct region *region,
	      int points[SLOW_PLAYERS][SLOW_CATEGORIES]);

/* ---- slow_moves.c: what a player may do ---- */

/* Where a tile can go. */
int slow_placements(const struct slow_game *game, const struct tf_tile *type,
		    struct slow_move *out);

#endif /* SLOW_INSIDE_H */
