/* SPDX-License-Identifier: Zlib */
/*
 * See slow.h. Read from the top: the table, joining segments to features, the
 * value of a feature, the moves, the turn. Rule numbers are those of the
 * comments in the library. Nothing here is fast on purpose.
 */
#include "slow.h"

#include <stdio.h>
#include <string.h>

#include "carcassonne.h"

/* ---- The table ---- */

static const int step_x[4] = {0, 1, 0, -1}; /* N, E, S, W */
static const int step_y[4] = {-1, 0, 1, 0};

static int opposite_side(int side)
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

/* Index of the tile at a cell, -1 if it is empty. */
static int tile_at(const struct slow_game *game, int x, int y)
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

static int edge_of(const struct slow_tile *tile, int side)
{
	return tilefile_edge(tile->type, (side - tile->rotation + 4) % 4);
}

/* Tiles on the eight cells around a tile (B-18, AMB-08). */
static int tiles_around(const struct slow_game *game, int tile)
{
	int n = 0;

	for (int dy = -1; dy <= 1; dy++)
		for (int dx = -1; dx <= 1; dx++)
			if ((dx != 0 || dy != 0) &&
			    tile_at(game, game->tile[tile].x + dx,
				    game->tile[tile].y + dy) >= 0)
				n++;
	return n;
}

/* ---- Features ---- */

/* A feature as a list of segments. */
struct region {
	struct slow_spot spot[SLOW_SPOTS];
	int spots;
	unsigned char open[SLOW_TILES]; /* bit s: side s of the tile is the
					   feature's and faces an empty cell */
};

static int in_region(const struct region *region, int tile, int segment)
{
	for (int i = 0; i < region->spots; i++)
		if (region->spot[i].tile == tile &&
		    region->spot[i].segment == segment)
			return 1;
	return 0;
}

static void add_spot(struct region *region, int tile, int segment)
{
	if (in_region(region, tile, segment))
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
	int next =
		tile_at(game, here->x + step_x[side], here->y + step_y[side]);

	if (next < 0) {
		region->open[from.tile] |= 1 << side;
		return;
	}
	for (int s = 0; s < game->tile[next].type->segments; s++)
		if (has_side(&game->tile[next], s, opposite_side(side)))
			add_spot(region, next, s);
}

/* Cross one half-edge of a field segment (B-30). */
static void cross_half(const struct slow_game *game, struct region *region,
		       struct slow_spot from, int half)
{
	const struct slow_tile *here = &game->tile[from.tile];
	int next = tile_at(game, here->x + step_x[half / 2],
			   here->y + step_y[half / 2]);

	if (next < 0) {
		region->open[from.tile] |= 1 << half / 2;
		return;
	}
	for (int s = 0; s < game->tile[next].type->segments; s++)
		if (has_half(&game->tile[next], s, opposite_half(half)))
			add_spot(region, next, s);
}

/* Everything that hangs together with a segment. A spot that is added is
 * visited later in the same loop. */
static void flood(const struct slow_game *game, int tile, int segment,
		  struct region *region)
{
	region->spots = 0;
	memset(region->open, 0, sizeof region->open);
	add_spot(region, tile, segment);
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

static int region_kind(const struct slow_game *game,
		       const struct region *region)
{
	return segment_of(game, region->spot[0])->kind;
}

/* A tile with two segments of the feature counts once (B-22, AMB-04). */
static int distinct_tiles(const struct region *region)
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

static int pennants(const struct slow_game *game, const struct region *region)
{
	int n = 0;

	for (int i = 0; i < region->spots; i++)
		n += segment_of(game, region->spot[i])
			     ->attribute[CARC_ATTRIBUTE_PENNANT];
	return n;
}

/* Open edges, each once, also if the field has both its halves; of a monastery
 * the empty cells around it. */
static int open_edges(const struct slow_game *game, const struct region *region)
{
	int n = 0;

	if (region_kind(game, region) == CARC_FEATURE_MONASTERY)
		return 8 - tiles_around(game, region->spot[0].tile);
	for (int tile = 0; tile < game->tiles; tile++)
		for (int side = 0; side < 4; side++)
			n += region->open[tile] >> side & 1;
	return n;
}

/* Roads without open ends, a loop included (B-16); cities without open walls
 * (B-17); monasteries with all neighbours (B-18); fields never (B-19). */
static int is_complete(const struct slow_game *game,
		       const struct region *region)
{
	switch (region_kind(game, region)) {
	case CARC_FEATURE_ROAD:
	case CARC_FEATURE_CITY:
	case CARC_FEATURE_MONASTERY:
		return open_edges(game, region) == 0;
	default:
		return 0;
	}
}

/* Followers of each player in the feature; returns their sum. */
static int followers(const struct slow_game *game, const struct region *region,
		     int strength[SLOW_PLAYERS])
{
	int sum = 0;

	memset(strength, 0, SLOW_PLAYERS * sizeof *strength);
	for (int i = 0; i < game->figures; i++) {
		const struct slow_figure *f = &game->figure[i];

		if (in_region(region, f->tile, f->segment)) {
			strength[f->player]++;
			sum++;
		}
	}
	return sum;
}

/* The players with most followers, as bits; none if there are none (B-24). */
static int owners(const struct slow_game *game, const struct region *region)
{
	int strength[SLOW_PLAYERS];
	int most = 0;
	int bits = 0;

	followers(game, region, strength);
	for (int p = 0; p < game->rules.players; p++)
		if (strength[p] > most)
			most = strength[p];
	for (int p = 0; p < game->rules.players; p++)
		if (most > 0 && strength[p] == most)
			bits |= 1 << p;
	return bits;
}

/* ---- What a feature is worth ---- */

/* Completed cities that touch the field, each once however often they meet
 * (B-33, FS-3, AMB-07). */
static int completed_cities(const struct slow_game *game,
			    const struct region *field)
{
	/* Static for their size; calls never nest. A city is known by the
	 * first of its spots that was met. */
	static struct region counted;
	static struct region city;
	int n = 0;

	counted.spots = 0;
	for (int i = 0; i < field->spots; i++) {
		int tile = field->spot[i].tile;
		int adj = segment_of(game, field->spot[i])->adj;

		for (int s = 0; s < TILEFILE_SEGMENTS; s++) {
			if (!(adj >> s & 1) || in_region(&counted, tile, s))
				continue;
			flood(game, tile, s, &city);
			for (int j = 0; j < city.spots; j++)
				add_spot(&counted, city.spot[j].tile,
					 city.spot[j].segment);
			n += is_complete(game, &city);
		}
	}
	return n;
}

/* Points if it is completed as it is (B-21, B-23); -1 for a field. */
static int value_complete(const struct slow_game *game,
			  const struct region *region)
{
	int tiles = distinct_tiles(region);

	switch (region_kind(game, region)) {
	case CARC_FEATURE_ROAD:
		return tiles;
	case CARC_FEATURE_CITY:
		if (game->rules.small_city2 && tiles == 2)
			return tiles + pennants(game, region);
		return 2 * tiles + 2 * pennants(game, region);
	case CARC_FEATURE_MONASTERY:
		return 9;
	default:
		return -1;
	}
}

/* Points for an owner if the game ended now (FS-2, FS-3). */
static int value(const struct slow_game *game, const struct region *region)
{
	if (is_complete(game, region))
		return value_complete(game, region);
	switch (region_kind(game, region)) {
	case CARC_FEATURE_ROAD:
		return distinct_tiles(region);
	case CARC_FEATURE_CITY:
		return distinct_tiles(region) + pennants(game, region);
	case CARC_FEATURE_MONASTERY:
		return 1 + tiles_around(game, region->spot[0].tile);
	case CARC_FEATURE_FIELD:
		return 3 * completed_cities(game, region);
	default:
		return 0;
	}
}

/* Under which heading the points are booked. */
static int category(int kind)
{
	switch (kind) {
	case CARC_FEATURE_ROAD:
		return CARC_CATEGORY_ROADS;
	case CARC_FEATURE_CITY:
		return CARC_CATEGORY_CITIES;
	case CARC_FEATURE_MONASTERY:
		return CARC_CATEGORY_MONASTERIES;
	default:
		return CARC_CATEGORY_FIELDS;
	}
}

/* All tied leaders get the full value, the others nothing (B-24). */
static void pay(const struct slow_game *game, const struct region *region,
		int points[SLOW_PLAYERS][SLOW_CATEGORIES])
{
	int winners = owners(game, region);
	int each = value(game, region);

	for (int p = 0; p < game->rules.players; p++)
		if (winners >> p & 1)
			points[p][category(region_kind(game, region))] += each;
}

static void describe(const struct slow_game *game, const struct region *region,
		     struct slow_feature *out)
{
	int strength[SLOW_PLAYERS];

	out->kind = region_kind(game, region);
	out->tiles = distinct_tiles(region);
	out->segments = region->spots;
	out->open = open_edges(game, region);
	out->complete = is_complete(game, region);
	out->pennants = pennants(game, region);
	out->figures = followers(game, region, strength);
	out->owners = owners(game, region);
	out->value = value(game, region);
	out->value_complete = value_complete(game, region);
}

/* Reading order: by row, then column. */
static int before(const struct slow_tile *a, const struct slow_tile *b)
{
	return a->y < b->y || (a->y == b->y && a->x < b->x);
}

/* The tile next after `last` in reading order, the first of all after -1; -1
 * if there is none. */
static int next_tile(const struct slow_game *game, int last)
{
	const struct slow_tile *tile = game->tile;
	int best = -1;

	for (int i = 0; i < game->tiles; i++)
		if ((last < 0 || before(&tile[last], &tile[i])) &&
		    (best < 0 || before(&tile[i], &tile[best])))
			best = i;
	return best;
}

int slow_features(const struct slow_game *game, struct slow_feature *out)
{
	static struct region region;
	unsigned char seen[SLOW_TILES][TILEFILE_SEGMENTS] = {{0}};
	int n = 0;

	/* In reading order, so that each is first met at its name. */
	for (int t = next_tile(game, -1); t >= 0; t = next_tile(game, t)) {
		const struct slow_tile *tile = &game->tile[t];

		for (int s = 0; s < tile->type->segments; s++) {
			if (seen[t][s] ||
			    tile->type->segment[s].kind == CARC_FEATURE_GARDEN)
				continue;
			flood(game, t, s, &region);
			for (int i = 0; i < region.spots; i++)
				seen[region.spot[i].tile]
				    [region.spot[i].segment] = 1;
			out[n].x = tile->x;
			out[n].y = tile->y;
			out[n].segment = s;
			describe(game, &region, &out[n]);
			n++;
		}
	}
	return n;
}

/* ---- Moves ---- */

/* Must touch a tile with a side (B-6), and every side that touches one must
 * match it (B-7). */
static int fits(const struct slow_game *game, const struct slow_tile *tile)
{
	int touches = 0;

	if (tile_at(game, tile->x, tile->y) >= 0)
		return 0;
	for (int side = 0; side < 4; side++) {
		int other = tile_at(game, tile->x + step_x[side],
				    tile->y + step_y[side]);

		if (other < 0)
			continue;
		touches = 1;
		if (edge_of(tile, side) !=
		    edge_of(&game->tile[other], opposite_side(side)))
			return 0;
	}
	return touches;
}

/* Every cell of the board's frame and one beyond, every rotation, also of a
 * symmetric tile (B-6). */
static int placements(const struct slow_game *game, const struct tf_tile *type,
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
				struct slow_move move = {CARC_MOVE_PLACE, x, y,
							 r, -1};

				if (fits(game, &tile))
					out[n++] = move;
			}
		}
	}
	return n;
}

/* May a follower stand on this kind of segment (B-11)? */
static int may_stand(const struct slow_game *game, int kind)
{
	switch (kind) {
	case CARC_FEATURE_ROAD:
	case CARC_FEATURE_CITY:
	case CARC_FEATURE_MONASTERY:
		return 1;
	case CARC_FEATURE_FIELD:
		return game->rules.farmers;
	default:
		return 0;
	}
}

/* One follower from the supply (B-13) on a segment of the tile just placed
 * (B-11) whose whole feature holds none (B-12, B-14); or pass. */
static int deployments(const struct slow_game *game, struct slow_move *out)
{
	static struct region region;
	int last = game->tiles - 1;
	const struct slow_tile *tile = &game->tile[last];
	struct slow_move pass = {CARC_MOVE_PASS, -1, -1, -1, -1};
	int strength[SLOW_PLAYERS];
	int n = 0;

	for (int s = 0; s < tile->type->segments; s++) {
		struct slow_move move = {CARC_MOVE_DEPLOY, tile->x, tile->y, -1,
					 s};

		if (game->supply[game->player] == 0 ||
		    !may_stand(game, tile->type->segment[s].kind))
			continue;
		flood(game, last, s, &region);
		if (followers(game, &region, strength) == 0)
			out[n++] = move;
	}
	out[n++] = pass;
	return n;
}

int slow_moves(const struct slow_game *game, struct slow_move *out)
{
	switch (game->decision) {
	case CARC_DECISION_PLACE:
		return placements(game, game->hand, out);
	case CARC_DECISION_FIGURE:
		return deployments(game, out);
	default:
		return 0;
	}
}

/* ---- The turn ---- */

static void put_tile(struct slow_game *game, const struct tf_tile *type, int x,
		     int y, int rotation)
{
	struct slow_tile *tile = &game->tile[game->tiles++];

	tile->type = type;
	tile->x = x;
	tile->y = y;
	tile->rotation = rotation;
}

/* Winners and losers go home (B-26). */
static void send_home(struct slow_game *game, const struct region *region)
{
	int kept = 0;

	for (int i = 0; i < game->figures; i++) {
		struct slow_figure f = game->figure[i];

		if (in_region(region, f.tile, f.segment))
			game->supply[f.player]++;
		else
			game->figure[kept++] = f;
	}
	game->figures = kept;
}

/* Every completed feature that holds followers is one this part has completed,
 * because the others were emptied when they were (B-20, B-28). */
static void score_completed(struct slow_game *game)
{
	static struct region region;
	int i = 0;

	while (i < game->figures) {
		flood(game, game->figure[i].tile, game->figure[i].segment,
		      &region);
		if (is_complete(game, &region)) {
			pay(game, &region, game->points);
			send_home(game, &region);
			i = 0; /* the list of figures has changed */
		} else
			i++;
	}
}

void slow_final(const struct slow_game *game,
		int points[SLOW_PLAYERS][SLOW_CATEGORIES])
{
	static struct region region;

	memcpy(points, game->points, sizeof game->points);
	/* Each occupied feature once: at the first of its figures. */
	for (int i = 0; i < game->figures; i++) {
		int first = 1;

		flood(game, game->figure[i].tile, game->figure[i].segment,
		      &region);
		for (int j = 0; j < i; j++)
			if (in_region(&region, game->figure[j].tile,
				      game->figure[j].segment))
				first = 0;
		if (first)
			pay(game, &region, points);
	}
}

/* The next tile that fits; those that do not leave the game, and the same
 * player draws again (B-8). When none is left the game is over (B-9, FS-1):
 * the final points are booked and the board is cleared of followers. */
static void draw(struct slow_game *game)
{
	static struct slow_move moves[SLOW_MOVES];
	int points[SLOW_PLAYERS][SLOW_CATEGORIES];

	while (game->drawn < game->deck_size) {
		game->hand = game->deck[game->drawn++];
		if (placements(game, game->hand, moves) > 0) {
			game->decision = CARC_DECISION_PLACE;
			return;
		}
		game->discarded++;
	}
	game->hand = NULL;
	game->decision = CARC_DECISION_OVER;
	slow_final(game, points);
	memcpy(game->points, points, sizeof game->points);
	for (int i = 0; i < game->figures; i++)
		game->supply[game->figure[i].player]++;
	game->figures = 0;
}

/* Without the abbot X_garden is X (AMB-86). */
static const struct tf_tile *find_plain(const struct tilefile *types,
					const char *name)
{
	char plain[32];
	char *garden;

	if (strlen(name) >= sizeof plain)
		return NULL;
	strcpy(plain, name);
	garden = strstr(plain, "_garden");
	if (garden != NULL)
		*garden = '\0';
	return tilefile_find(types, plain);
}

int slow_new(struct slow_game *game, const struct tilefile *types,
	     const struct slow_rules *rules, const char *const *deck, int n)
{
	memset(game, 0, sizeof *game);
	game->rules = *rules;
	game->player = rules->first;
	for (int p = 0; p < rules->players; p++)
		game->supply[p] = SLOW_FOLLOWERS; /* B-2 */
	if (n < 1 || n > SLOW_TILES)
		return 0;
	for (int i = 0; i < n; i++) {
		game->deck[i] = find_plain(types, deck[i]);
		if (game->deck[i] == NULL) {
			fprintf(stderr, "no tile %s\n", deck[i]);
			return 0;
		}
	}
	game->deck_size = n;
	game->drawn = 1;
	put_tile(game, game->deck[0], 0, 0, 0); /* B-1 */
	draw(game);
	return 1;
}

/* B-5: tile, follower, scoring, next player. */
void slow_apply(struct slow_game *game, const struct slow_move *move)
{
	if (move->kind == CARC_MOVE_PLACE) {
		put_tile(game, game->hand, move->x, move->y, move->rotation);
		game->hand = NULL;
		game->decision = CARC_DECISION_FIGURE;
		return;
	}
	if (move->kind == CARC_MOVE_DEPLOY) {
		struct slow_figure *f = &game->figure[game->figures++];

		f->player = game->player;
		f->tile = game->tiles - 1;
		f->segment = move->segment;
		game->supply[game->player]--;
	}
	score_completed(game);
	game->player = (game->player + 1) % game->rules.players;
	draw(game);
}

int slow_score(const struct slow_game *game, int player)
{
	int sum = 0;

	for (int c = 0; c < SLOW_CATEGORIES; c++)
		sum += game->points[player][c];
	return sum;
}
