/* SPDX-License-Identifier: Zlib */
/* See slow.h: who owns a feature and what it is worth. */
#include "slow_inside.h"

#include <string.h>

#include "carcassonne.h"

/* The large follower counts as two (IC-7), all others as one (B-24, A-1). */
static int strength_of(const struct slow_game *game,
		       const struct region *region, int player)
{
	return slow_followers_of(game, region, player) +
	       slow_holds(game, region, player, CARC_FIGURE_LARGE);
}

/* All who tie; nobody if nobody is there (B-24). */
int slow_owners(const struct slow_game *game, const struct region *region)
{
	int most = 0;
	int bits = 0;

	for (int p = 0; p < game->rules.players; p++)
		if (strength_of(game, region, p) > most)
			most = strength_of(game, region, p);
	for (int p = 0; p < game->rules.players; p++)
		if (most > 0 && strength_of(game, region, p) == most)
			bits |= 1 << p;
	return bits;
}

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
		struct slow_spot at = field->spot[i];
		int adj = game->tile[at.tile].type->segment[at.segment].adj;

		for (int s = 0; s < TILEFILE_SEGMENTS; s++) {
			if (!(adj >> s & 1) ||
			    slow_in_region(&counted, at.tile, s))
				continue;
			slow_flood(game, at.tile, s, &city);
			for (int j = 0; j < city.spots; j++)
				slow_add_spot(&counted, city.spot[j].tile,
					      city.spot[j].segment);
			n += slow_complete(game, &city);
		}
	}
	return n;
}

/* With the mechanic off an inn is a road and a cathedral a city (P-2). */
static int has_inn(const struct slow_game *game, const struct region *region)
{
	return game->rules.inns &&
	       slow_attribute(game, region, CARC_ATTRIBUTE_INN) > 0;
}

static int has_cathedral(const struct slow_game *game,
			 const struct region *region)
{
	return game->rules.inns &&
	       slow_attribute(game, region, CARC_ATTRIBUTE_CATHEDRAL) > 0;
}

/* Points if it is completed as it is (B-21, B-23, IC-2, IC-4, IC-10, A-4); -1
 * for what never is. */
static int value_complete(const struct slow_game *game,
			  const struct region *region)
{
	int tiles = slow_distinct_tiles(region);
	int pennants = slow_attribute(game, region, CARC_ATTRIBUTE_PENNANT);

	switch (slow_region_kind(game, region)) {
	case CARC_FEATURE_ROAD:
		return has_inn(game, region) ? 2 * tiles : tiles;
	case CARC_FEATURE_CITY:
		if (has_cathedral(game, region))
			return 3 * (tiles + pennants);
		if (game->rules.small_city2 && tiles == 2)
			return tiles + pennants;
		return 2 * (tiles + pennants);
	case CARC_FEATURE_MONASTERY:
	case CARC_FEATURE_GARDEN:
		return 9;
	default:
		return -1;
	}
}

/* FS-2, FS-3, IC-3, IC-5, A-7. */
int slow_value(const struct slow_game *game, const struct region *region)
{
	if (slow_complete(game, region))
		return value_complete(game, region);
	switch (slow_region_kind(game, region)) {
	case CARC_FEATURE_ROAD:
		return has_inn(game, region) ? 0 : slow_distinct_tiles(region);
	case CARC_FEATURE_CITY:
		if (has_cathedral(game, region))
			return 0;
		return slow_distinct_tiles(region) +
		       slow_attribute(game, region, CARC_ATTRIBUTE_PENNANT);
	case CARC_FEATURE_MONASTERY:
	case CARC_FEATURE_GARDEN:
		return 1 + slow_tiles_around(game, region->spot[0].tile);
	case CARC_FEATURE_FIELD:
		return 3 * completed_cities(game, region);
	default:
		return 0;
	}
}

int slow_category(int kind)
{
	switch (kind) {
	case CARC_FEATURE_ROAD:
		return CARC_CATEGORY_ROADS;
	case CARC_FEATURE_CITY:
		return CARC_CATEGORY_CITIES;
	case CARC_FEATURE_MONASTERY:
		return CARC_CATEGORY_MONASTERIES;
	case CARC_FEATURE_GARDEN:
		return CARC_CATEGORY_GARDENS;
	default:
		return CARC_CATEGORY_FIELDS;
	}
}

/* All tied leaders get the full value, the others nothing (B-24). Who has his
 * own pig in the field gets one more for each city (TB-16). */
void slow_pay(const struct slow_game *game, const struct region *region,
	      int points[SLOW_PLAYERS][SLOW_CATEGORIES])
{
	int winners = slow_owners(game, region);
	int value = slow_value(game, region);
	int kind = slow_region_kind(game, region);

	for (int p = 0; p < game->rules.players; p++) {
		int each = value;

		if (!(winners >> p & 1))
			continue;
		if (kind == CARC_FEATURE_FIELD &&
		    slow_holds(game, region, p, CARC_FIGURE_PIG))
			each = 4 * completed_cities(game, region);
		points[p][slow_category(kind)] += each;
	}
}

/* Ten for the most tokens of a kind, for each who ties; none has no most (TB-3,
 * TB-4). */
static void pay_goods(const struct slow_game *game,
		      int points[SLOW_PLAYERS][SLOW_CATEGORIES])
{
	for (int g = 0; g < SLOW_GOODS; g++) {
		int most = 1;

		for (int p = 0; p < game->rules.players; p++)
			if (game->goods[p][g] > most)
				most = game->goods[p][g];
		for (int p = 0; p < game->rules.players; p++)
			if (game->goods[p][g] == most)
				points[p][CARC_CATEGORY_GOODS] += 10;
	}
}

void slow_final(const struct slow_game *game,
		int points[SLOW_PLAYERS][SLOW_CATEGORIES])
{
	static struct region region;

	memcpy(points, game->points, sizeof game->points);
	if (game->decision == CARC_DECISION_OVER)
		return; /* all of this has been booked */
	/* Each occupied feature once: at the first of its figures. */
	for (int i = 0; i < game->figures; i++) {
		int first = 1;

		slow_flood(game, game->figure[i].tile, game->figure[i].segment,
			   &region);
		for (int j = 0; j < i; j++)
			if (slow_in_region(&region, game->figure[j].tile,
					   game->figure[j].segment))
				first = 0;
		if (first)
			slow_pay(game, &region, points);
	}
	pay_goods(game, points);
}

int slow_score(const struct slow_game *game, int player)
{
	int sum = 0;

	for (int c = 0; c < SLOW_CATEGORIES; c++)
		sum += game->points[player][c];
	return sum;
}

/* ---- The list of features ---- */

/* What is printed is not always in play (P-2). */
static int attribute_in_play(const struct slow_game *game, int attribute)
{
	switch (attribute) {
	case CARC_ATTRIBUTE_PENNANT:
		return 1;
	case CARC_ATTRIBUTE_INN:
	case CARC_ATTRIBUTE_CATHEDRAL:
		return game->rules.inns;
	default:
		return game->rules.goods;
	}
}

static void describe(const struct slow_game *game, const struct region *region,
		     struct slow_feature *out)
{
	out->kind = slow_region_kind(game, region);
	out->tiles = slow_distinct_tiles(region);
	out->segments = region->spots;
	out->open = slow_open_edges(game, region);
	out->complete = slow_complete(game, region);
	for (int a = 0; a < SLOW_ATTRIBUTES; a++)
		out->attribute[a] = attribute_in_play(game, a)
					    ? slow_attribute(game, region, a)
					    : -1;
	out->figures = slow_followers(game, region);
	out->owners = slow_owners(game, region);
	out->value = slow_value(game, region);
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
			if (seen[t][s] || (tile->type->segment[s].kind ==
						   CARC_FEATURE_GARDEN &&
					   !game->rules.abbot))
				continue;
			slow_flood(game, t, s, &region);
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
