/* SPDX-License-Identifier: Zlib */
/* See slow.h: the choices of each decision. */
#include "slow_inside.h"

#include "carcassonne.h"

/* ---- Where a tile fits ---- */

/* Must touch a tile with a side (B-6), and every side that touches one must
 * match it (B-7). */
static int fits(const struct slow_game *game, const struct slow_tile *tile)
{
	int touches = 0;

	if (slow_tile_at(game, tile->x, tile->y) >= 0)
		return 0;
	for (int side = 0; side < 4; side++) {
		int other = slow_tile_at(game, tile->x + slow_step_x(side),
					 tile->y + slow_step_y(side));

		if (other < 0)
			continue;
		touches = 1;
		if (slow_edge(tile, side) !=
		    slow_edge(&game->tile[other], slow_opposite(side)))
			return 0;
	}
	return touches;
}

enum turn { STRAIGHT = 0, RIGHT = 1, BACK = 2, LEFT = 3 };

/* How the river turns on a tile that it enters over one side and leaves over
 * another: over the opposite one it goes straight on, over the next one
 * clockwise from that it turns right. */
static enum turn turn_between(int in, int out)
{
	return (enum turn)((out - slow_opposite(in) + 4) % 4);
}

/* The river side of a tile other than this one; -1 at spring and lake. */
static int other_river_side(const struct slow_tile *tile, int side)
{
	for (int s = 0; s < 4; s++)
		if (s != side && slow_edge(tile, s) == CARC_FEATURE_RIVER)
			return s;
	return -1;
}

/* the tile before this one on the board (AMB-76) turns as this does. */
static int turns_twice(const struct slow_game *game,
		       const struct slow_tile *tile, int in, int out)
{
	const struct slow_tile *last = &game->tile[slow_tile_at(
		game, tile->x + slow_step_x(in), tile->y + slow_step_y(in))];
	int last_out = slow_opposite(in);
	int last_in = other_river_side(last, last_out);

	return last_in >= 0 && turn_between(in, out) != STRAIGHT &&
	       turn_between(last_in, last_out) == turn_between(in, out);
}

/* The other reading: beyond the cell a that the river runs into over side s,
 * a + left, a + right, a + s, a + s + left and a + s + right are empty, whatever
 * the turns are (AMB-11 b). */
static int free_ahead(const struct slow_game *game,
		      const struct slow_tile *tile, int out)
{
	int x = tile->x + slow_step_x(out);
	int y = tile->y + slow_step_y(out);
	int left = (out + 3) % 4;

	for (int along = 0; along <= 1; along++) {
		for (int across = -1; across <= 1; across++) {
			if (along == 0 && across == 0)
				continue;
			if (slow_tile_at(game,
					 x + along * slow_step_x(out) +
						 across * slow_step_x(left),
					 y + along * slow_step_y(out) +
						 across * slow_step_y(left)) >=
			    0)
				return 0;
		}
	}
	return 1;
}

/* A river tile that fits must continue the open end of the river. Where
 * it runs on, over the side that touches no tile, is subject to R-5. */
static int river_runs(const struct slow_game *game,
		      const struct slow_tile *tile)
{
	int in = -1;
	int out = -1;

	for (int side = 0; side < 4; side++) {
		if (slow_edge(tile, side) != CARC_FEATURE_RIVER)
			continue;
		if (slow_tile_at(game, tile->x + slow_step_x(side),
				 tile->y + slow_step_y(side)) >= 0)
			in = side;
		else
			out = side;
	}
	if (in < 0)
		return 0;
	if (out < 0)
		return 1;
	if (game->rules.river_geometric)
		return free_ahead(game, tile, out);
	return !turns_twice(game, tile, in, out);
}

/* Every cell of the board's frame and one beyond, every rotation, also of a
 * symmetric tile (B-6). Without the river's rules its tiles are tiles like
 * others. */
int slow_placements(const struct slow_game *game, const struct tf_tile *type,
		    struct slow_move *out)
{
	int west = 0, east = 0, north = 0, south = 0;
	int n = 0;

	for (int i = 0; i < game->tiles; i++) {
		const struct slow_tile *tile = &game->tile[i];

		west = tile->x < west ? tile->x : west;
		east = tile->x > east ? tile->x : east;
		north = tile->y < north ? tile->y : north;
		south = tile->y > south ? tile->y : south;
	}
	for (int y = north - 1; y <= south + 1; y++) {
		for (int x = west - 1; x <= east + 1; x++) {
			for (int r = 0; r < 4; r++) {
				struct slow_tile tile = {type, x, y, r};
				struct slow_move move = {
					CARC_MOVE_PLACE, x, y, r, -1, -1, -1};

				if (!fits(game, &tile))
					continue;
				if (game->rules.river &&
				    type->set == CARC_SET_RIVER &&
				    !river_runs(game, &tile))
					continue;
				out[n++] = move;
			}
		}
	}
	return n;
}

/* ---- The figure step (D30) ---- */

/* May this figure ever stand on this kind of segment? Followers: B-11, IC-6,
 * IC-8; abbot: A-2; builder: TB-6; pig: TB-14; on a river nobody: R-7. */
static int may_stand(const struct slow_game *game, int figure, int kind)
{
	switch (kind) {
	case CARC_FEATURE_ROAD:
	case CARC_FEATURE_CITY:
		return figure == CARC_FIGURE_FOLLOWER ||
		       figure == CARC_FIGURE_LARGE ||
		       figure == CARC_FIGURE_BUILDER;
	case CARC_FEATURE_FIELD:
		return game->rules.farmers && (figure == CARC_FIGURE_FOLLOWER ||
					       figure == CARC_FIGURE_LARGE ||
					       figure == CARC_FIGURE_PIG);
	case CARC_FEATURE_MONASTERY:
		return figure == CARC_FIGURE_FOLLOWER ||
		       figure == CARC_FIGURE_LARGE ||
		       figure == CARC_FIGURE_ABBOT;
	case CARC_FEATURE_GARDEN:
		return figure == CARC_FIGURE_ABBOT;
	default:
		return 0;
	}
}

/* A follower wants the whole feature free of followers (B-12, B-14, A-3), a
 * builder or pig an own follower in it (TB-6, TB-14, AMB-25). */
static int may_join(const struct slow_game *game, const struct region *region,
		    int figure)
{
	if (slow_is_follower(figure))
		return slow_followers(game, region) == 0;
	return slow_followers_of(game, region, game->player) > 0;
}

/* One figure from the supply (B-13) on a segment of the tile just placed. */
static int deployments(const struct slow_game *game, struct slow_move *out)
{
	static struct region region;
	int last = game->tiles - 1;
	const struct slow_tile *tile = &game->tile[last];
	int n = 0;

	for (int figure = 0; figure < SLOW_KINDS; figure++) {
		for (int s = 0; s < tile->type->segments; s++) {
			struct slow_move move = {
				CARC_MOVE_DEPLOY, tile->x, tile->y, -1,
				figure,           s,       -1};

			if (game->supply[game->player][figure] == 0 ||
			    !may_stand(game, figure,
				       tile->type->segment[s].kind))
				continue;
			slow_flood(game, last, s, &region);
			if (may_join(game, &region, figure))
				out[n++] = move;
		}
	}
	return n;
}

/* The own abbot from anywhere, but not if he is about to score. */
static int may_take_back(const struct slow_game *game,
			 const struct slow_figure *f)
{
	static struct region region;

	if (f->kind != CARC_FIGURE_ABBOT)
		return 0;
	slow_flood(game, f->tile, f->segment, &region);
	return !slow_complete(game, &region);
}

/* An own follower from anywhere (FT-1, FT-3), or any own figure (AMB-51). */
static int may_return(const struct slow_game *game, const struct slow_figure *f)
{
	const struct tf_tile *type = game->tile[game->tiles - 1].type;

	if (!game->rules.festival ||
	    !(slow_is_follower(f->kind) || game->rules.festival_any))
		return 0;
	for (int m = 0; m < type->marks; m++)
		if (type->mark[m].kind == CARC_MARK_FESTIVAL)
			return 1;
	return 0;
}

/* No two figures of a player and kind stand on one segment, so each is a move
 * of its own. */
static int removals(const struct slow_game *game, struct slow_move *out)
{
	int n = 0;

	for (int i = 0; i < game->figures; i++) {
		const struct slow_figure *f = &game->figure[i];
		struct slow_move move = {-1,
					 game->tile[f->tile].x,
					 game->tile[f->tile].y,
					 -1,
					 f->kind,
					 f->segment,
					 -1};

		if (f->player != game->player)
			continue;
		move.kind = CARC_MOVE_TAKE_BACK;
		if (may_take_back(game, f))
			out[n++] = move;
		move.kind = CARC_MOVE_RETURN;
		if (may_return(game, f))
			out[n++] = move;
	}
	return n;
}

int slow_moves(const struct slow_game *game, struct slow_move *out)
{
	static const struct slow_move pass = {
		CARC_MOVE_PASS, -1, -1, -1, -1, -1, -1};
	static const struct slow_move take = {
		CARC_MOVE_SECOND, -1, -1, -1, -1, -1, 1};
	static const struct slow_move decline = {
		CARC_MOVE_SECOND, -1, -1, -1, -1, -1, 0};
	int n = 0;

	switch (game->decision) {
	case CARC_DECISION_PLACE:
		return slow_placements(game, game->hand, out);
	case CARC_DECISION_FIGURE:
		n = deployments(game, out);
		n += removals(game, out + n);
		out[n++] = pass;
		return n;
	case CARC_DECISION_SECOND:
		out[n++] = take;
		out[n++] = decline;
		return n;
	default:
		return 0;
	}
}
