/* SPDX-License-Identifier: Zlib */
/* See slow.h: the table, and how segments join to features. */
#include "slow_inside.h"

#include <string.h>

#include "carcassonne.h"

/* ---- The table ---- */

int slow_step_x(int side)
{
	static const int step[4] = {0, 1, 0, -1}; /* N, E, S, W */

	return step[side];
}

int slow_step_y(int side)
{
	static const int step[4] = {-1, 0, 1, 0};

	return step[side];
}

int slow_opposite(int side)
{
	return (side + 2) % 4;
}

/* Half-edges run clockwise, so across an edge 0 (north, west half) meets 5
 * (south, west half), 1 meets 4, 2 meets 7, 3 meets 6. */
static int opposite_half(int half)
{
	static const int across[8] = {5, 4, 7, 6, 1, 0, 3, 2};

	return across[half];
}

int slow_tile_at(const struct slow_game *game, int x, int y)
{
	for (int i = 0; i < game->tiles; i++)
		if (game->tile[i].x == x && game->tile[i].y == y)
			return i;
	return -1;
}

static const struct tf_segment *segment_of(const struct slow_game *game,
					   struct slow_spot spot)
{
	return &game->tile[spot.tile].type->segment[spot.segment];
}

/* Does the segment reach this side of the board's compass? A tile turned r
 * quarters clockwise shows at side s what it has at side s - r. */
static int has_side(const struct slow_tile *tile, int segment, int side)
{
	int own = (side - tile->rotation + 4) % 4;

	return tile->type->segment[segment].sides >> own & 1;
}

static int has_half(const struct slow_tile *tile, int segment, int half)
{
	int own = (half - 2 * tile->rotation + 8) % 8;

	return tile->type->segment[segment].halves >> own & 1;
}

int slow_edge(const struct slow_tile *tile, int side)
{
	return tilefile_edge(tile->type, (side - tile->rotation + 4) % 4);
}

/* Of whatever kind they are (B-18, AMB-08). */
int slow_tiles_around(const struct slow_game *game, int tile)
{
	int n = 0;

	for (int dy = -1; dy <= 1; dy++)
		for (int dx = -1; dx <= 1; dx++)
			if ((dx != 0 || dy != 0) &&
			    slow_tile_at(game, game->tile[tile].x + dx,
					 game->tile[tile].y + dy) >= 0)
				n++;
	return n;
}

/* ---- Features ---- */

int slow_in_region(const struct region *region, int tile, int segment)
{
	for (int i = 0; i < region->spots; i++)
		if (region->spot[i].tile == tile &&
		    region->spot[i].segment == segment)
			return 1;
	return 0;
}

void slow_add_spot(struct region *region, int tile, int segment)
{
	if (slow_in_region(region, tile, segment))
		return;
	region->spot[region->spots].tile = tile;
	region->spot[region->spots].segment = segment;
	region->spots++;
}

/* Cross one side of a road, city or river segment. */
static void cross_side(const struct slow_game *game, struct region *region,
		       struct slow_spot from, int side)
{
	const struct slow_tile *here = &game->tile[from.tile];
	int next = slow_tile_at(game, here->x + slow_step_x(side),
				here->y + slow_step_y(side));

	if (next < 0) {
		region->open[from.tile] |= 1 << side;
		return;
	}
	for (int s = 0; s < game->tile[next].type->segments; s++)
		if (has_side(&game->tile[next], s, slow_opposite(side)))
			slow_add_spot(region, next, s);
}

/* Cross one half-edge of a field segment (B-30). */
static void cross_half(const struct slow_game *game, struct region *region,
		       struct slow_spot from, int half)
{
	const struct slow_tile *here = &game->tile[from.tile];
	int next = slow_tile_at(game, here->x + slow_step_x(half / 2),
				here->y + slow_step_y(half / 2));

	if (next < 0) {
		region->open[from.tile] |= 1 << half / 2;
		return;
	}
	for (int s = 0; s < game->tile[next].type->segments; s++)
		if (has_half(&game->tile[next], s, opposite_half(half)))
			slow_add_spot(region, next, s);
}

/* A spot that is added is visited later in the same loop. */
void slow_flood(const struct slow_game *game, int tile, int segment,
		struct region *region)
{
	region->spots = 0;
	memset(region->open, 0, sizeof region->open);
	slow_add_spot(region, tile, segment);
	for (int i = 0; i < region->spots; i++) {
		struct slow_spot at = region->spot[i];
		const struct slow_tile *here = &game->tile[at.tile];

		for (int side = 0; side < 4; side++)
			if (has_side(here, at.segment, side))
				cross_side(game, region, at, side);
		for (int half = 0; half < 8; half++)
			if (has_half(here, at.segment, half))
				cross_half(game, region, at, half);
	}
}

int slow_region_kind(const struct slow_game *game, const struct region *region)
{
	return segment_of(game, region->spot[0])->kind;
}

/* A tile with two segments of the feature counts once (B-22, AMB-04). */
int slow_distinct_tiles(const struct region *region)
{
	int n = 0;

	for (int i = 0; i < region->spots; i++) {
		int seen = 0;

		for (int j = 0; j < i; j++)
			if (region->spot[j].tile == region->spot[i].tile)
				seen = 1;
		n += !seen;
	}
	return n;
}

int slow_attribute(const struct slow_game *game, const struct region *region,
		   int attribute)
{
	int n = 0;

	for (int i = 0; i < region->spots; i++)
		n += segment_of(game, region->spot[i])->attribute[attribute];
	return n;
}

/* Open edges, each once, also if the field has both its halves; of a monastery
 * or garden the empty cells around it. */
int slow_open_edges(const struct slow_game *game, const struct region *region)
{
	int kind = slow_region_kind(game, region);
	int n = 0;

	if (kind == CARC_FEATURE_MONASTERY || kind == CARC_FEATURE_GARDEN)
		return 8 - slow_tiles_around(game, region->spot[0].tile);
	for (int tile = 0; tile < game->tiles; tile++)
		for (int side = 0; side < 4; side++)
			n += region->open[tile] >> side & 1;
	return n;
}

/* Roads without open ends, a loop included (B-16); cities without open walls
 * (B-17); monasteries and gardens with all neighbours (B-18, A-4); fields never
 * (B-19). */
int slow_complete(const struct slow_game *game, const struct region *region)
{
	switch (slow_region_kind(game, region)) {
	case CARC_FEATURE_ROAD:
	case CARC_FEATURE_CITY:
	case CARC_FEATURE_MONASTERY:
	case CARC_FEATURE_GARDEN:
		return slow_open_edges(game, region) == 0;
	default:
		return 0;
	}
}

/* ---- Figures in a feature ---- */

int slow_is_follower(int figure)
{
	return figure == CARC_FIGURE_FOLLOWER || figure == CARC_FIGURE_LARGE ||
	       figure == CARC_FIGURE_ABBOT;
}

int slow_followers_of(const struct slow_game *game, const struct region *region,
		      int player)
{
	int n = 0;

	for (int i = 0; i < game->figures; i++) {
		const struct slow_figure *f = &game->figure[i];

		if (f->player == player && slow_is_follower(f->kind) &&
		    slow_in_region(region, f->tile, f->segment))
			n++;
	}
	return n;
}

int slow_followers(const struct slow_game *game, const struct region *region)
{
	int n = 0;

	for (int p = 0; p < game->rules.players; p++)
		n += slow_followers_of(game, region, p);
	return n;
}

int slow_holds(const struct slow_game *game, const struct region *region,
	       int player, int kind)
{
	for (int i = 0; i < game->figures; i++) {
		const struct slow_figure *f = &game->figure[i];

		if (f->player == player && f->kind == kind &&
		    slow_in_region(region, f->tile, f->segment))
			return 1;
	}
	return 0;
}
