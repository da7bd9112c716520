/* SPDX-License-Identifier: Zlib */
/*
 * Double entry: the tile tables of the library against the text facts of
 * tests/data, block by block, and both against the invariants of NOTATION.md.
 */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "carcassonne.h"
#include "tilefile.h"

#define SETS 13

static struct tilefile types;

/* ---- The facts themselves ---- */

static int is_ground(int kind)
{
	return kind == CARC_FEATURE_FIELD || kind == CARC_FEATURE_MEADOW;
}

/* A way runs between two pieces of ground; a town takes the whole side. */
static int is_way(int kind)
{
	return kind == CARC_FEATURE_ROAD || kind == CARC_FEATURE_RIVER;
}

/* The segment that has a half-edge, -1 if none has. */
static int ground_at(const struct tf_tile *tile, int half)
{
	for (int i = 0; i < tile->segments; i++)
		if (tile->segment[i].halves >> half & 1)
			return i;
	return -1;
}

/* Bits of the segments of one kind. */
static int all_of(const struct tf_tile *tile, int kind)
{
	int bits = 0;

	for (int i = 0; i < tile->segments; i++)
		if (tile->segment[i].kind == kind)
			bits |= 1 << i;
	return bits;
}

/* Half-edges and sides after r quarter turns clockwise, 1 to 3. */
static int turned_half(int halves, int r)
{
	return (halves << 2 * r | halves >> (8 - 2 * r)) & 255;
}

static int turned_side(int sides, int r)
{
	return (sides << r | sides >> (4 - r)) & 15;
}

/* The sides of what a field touches; enough to tell contacts apart. */
static int touched_sides(const struct tf_tile *tile, int adj)
{
	int sides = 0;

	for (int i = 0; i < tile->segments; i++)
		if (adj >> i & 1)
			sides |= tile->segment[i].sides;
	return sides;
}

/* Does every segment, turned, have an equal one on the tile? */
static int looks_same(const struct tf_tile *tile, int r)
{
	for (int i = 0; i < tile->segments; i++) {
		const struct tf_segment *a = &tile->segment[i];
		int found = 0;

		for (int j = 0; j < tile->segments; j++) {
			const struct tf_segment *b = &tile->segment[j];

			if (a->kind == b->kind && strcmp(a->end, b->end) == 0 &&
			    turned_side(a->sides, r) == b->sides &&
			    turned_half(a->halves, r) == b->halves &&
			    turned_side(touched_sides(tile, a->adj), r) ==
				    touched_sides(tile, b->adj) &&
			    memcmp(a->attribute, b->attribute,
				   sizeof a->attribute) == 0)
				found = 1;
		}
		if (!found)
			return 0;
	}
	for (int i = 0; i < tile->marks; i++)
		if (tile->mark[i].kind == CARC_MARK_MACHINE)
			return 0; /* it points somewhere */
	return 1;
}

/* Rotations that look different. */
static int symmetry(const struct tf_tile *tile)
{
	if (looks_same(tile, 1))
		return 1;
	return looks_same(tile, 2) ? 2 : 4;
}

static void check_sides(const struct tf_tile *tile)
{
	for (int side = 0; side < 4; side++) {
		int claims = 0;
		int left = ground_at(tile, 2 * side);
		int right = ground_at(tile, 2 * side + 1);
		int edge = tilefile_edge(tile, side);

		for (int i = 0; i < tile->segments; i++)
			claims += tile->segment[i].sides >> side & 1;
		ck_assert_msg(claims <= 1, "%s: side %d is claimed twice",
			      tile->name, side);
		if (claims == 0)
			ck_assert_msg(left >= 0 && left == right,
				      "%s: plain side %d is not one field",
				      tile->name, side);
		else if (is_way(edge))
			ck_assert_msg(left >= 0 && right >= 0,
				      "%s: no field beside the way at %d",
				      tile->name, side);
		else
			ck_assert_msg(left < 0 && right < 0,
				      "%s: field at city side %d", tile->name,
				      side);
	}
}

/* Every half-edge is in one field, or on a city side in none. */
static void check_halves(const struct tf_tile *tile)
{
	int seen = 0;

	for (int i = 0; i < tile->segments; i++) {
		ck_assert_msg((seen & tile->segment[i].halves) == 0,
			      "%s: a half-edge in two fields", tile->name);
		seen |= tile->segment[i].halves;
	}
	for (int half = 0; half < 8; half++) {
		int edge = tilefile_edge(tile, half / 2);
		int town = edge == CARC_FEATURE_CITY ||
			   edge == CARC_FEATURE_FOREST;

		ck_assert_msg((seen >> half & 1) == !town,
			      "%s: half-edge %d in no field", tile->name, half);
	}
}

static int has_mark(const struct tf_tile *tile, int kind)
{
	for (int i = 0; i < tile->marks; i++)
		if (tile->mark[i].kind == kind)
			return 1;
	return 0;
}

static int sides_of(int bits)
{
	int n = 0;

	for (; bits != 0; bits >>= 1)
		n += bits & 1;
	return n;
}

static void check_segment(const struct tf_tile *tile, int i)
{
	const struct tf_segment *segment = &tile->segment[i];
	int kind = segment->kind;
	int touchable = 0;

	if (kind == CARC_FEATURE_FIELD)
		touchable = all_of(tile, CARC_FEATURE_CITY);
	if (kind == CARC_FEATURE_RIVER)
		touchable = all_of(tile, CARC_FEATURE_LAKE);
	ck_assert_msg((segment->adj & ~touchable) == 0,
		      "%s: segment %d touches what it cannot", tile->name, i);
	ck_assert_msg(is_ground(kind) || segment->halves == 0,
		      "%s: segment %d has half-edges", tile->name, i);

	/* The garden is last, so that X_garden numbers the rest like X. */
	if (kind == CARC_FEATURE_GARDEN)
		ck_assert_msg(i == tile->segments - 1,
			      "%s: the garden is not last", tile->name);

	/* A way reaches two sides, or it reaches one and ends on the tile. */
	if (is_way(kind)) {
		int ends = segment->end[0] != '\0' || segment->adj != 0 ||
			   (kind == CARC_FEATURE_RIVER &&
			    (has_mark(tile, CARC_MARK_SPRING) ||
			     has_mark(tile, CARC_MARK_MOUTH)));

		ck_assert_msg(sides_of(segment->sides) == (ends ? 1 : 2),
			      "%s: way %d", tile->name, i);
	} else if (kind == CARC_FEATURE_CITY || kind == CARC_FEATURE_FOREST)
		ck_assert_msg(segment->sides != 0, "%s: segment %d", tile->name,
			      i);
	else
		ck_assert_msg(segment->sides == 0, "%s: segment %d", tile->name,
			      i);
}

START_TEST(facts_are_consistent)
{
	for (int t = 0; t < types.tiles; t++) {
		const struct tf_tile *tile = &types.tile[t];

		ck_assert_msg(tilefile_find(&types, tile->name) == tile,
			      "%s stands there twice", tile->name);
		ck_assert_msg(tile->segments > 0, "%s is empty", tile->name);
		ck_assert_msg((tile->count == 0) == (tile->variant[0] != '\0'),
			      "%s: count=0 goes with a variant", tile->name);
		check_sides(tile);
		check_halves(tile);
		for (int i = 0; i < tile->segments; i++)
			check_segment(tile, i);
	}
}
END_TEST

START_TEST(facts_add_up)
{
	static const int totals[SETS] = {72, 12, 18, 24, 8,  8, 8,
					 8,  8,  6,  10, 79, 12};
	/* Base: D; river: the spring; hunters: L56. */
	static const int starts[SETS] = {1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0};
	int count[SETS] = {0};
	int start[SETS] = {0};

	for (int t = 0; t < types.tiles; t++) {
		const struct tf_tile *tile = &types.tile[t];

		count[tile->set] += tile->count;
		if (tile->count > 0)
			start[tile->set] += tile->start;
	}
	for (int s = 0; s < SETS; s++) {
		ck_assert_int_eq(count[s], totals[s]);
		ck_assert_int_eq(start[s], starts[s]);
	}
	/* One of the four D is the start tile. */
	ck_assert_int_eq(tilefile_find(&types, "D")->start, 1);
	ck_assert_int_eq(tilefile_find(&types, "D")->count, 4);
}
END_TEST

/* X_garden is X with a garden behind: one copy each of E H I M N R U V. */
START_TEST(facts_gardens)
{
	static const char *const letters[] = {"E", "H", "I", "M",
					      "N", "R", "U", "V"};

	for (int i = 0; i < 8; i++) {
		const struct tf_tile *plain = tilefile_find(&types, letters[i]);
		const struct tf_tile *garden;
		char name[32];

		snprintf(name, sizeof name, "%s_garden", letters[i]);
		garden = tilefile_find(&types, name);
		ck_assert(plain != NULL && garden != NULL);
		ck_assert_int_eq(garden->count, 1);
		ck_assert_int_eq(garden->segments, plain->segments + 1);
		ck_assert(memcmp(garden->segment, plain->segment,
				 (size_t)plain->segments *
					 sizeof *plain->segment) == 0);
	}
}
END_TEST

/* ---- The library against the facts ---- */

static carc_tile_type catalogue[1000];
static int catalogued;

static void load_catalogue(void)
{
	catalogued = carc_tile_types(catalogue, 1000);
	ck_assert_int_gt(catalogued, 0);
	ck_assert_int_le(catalogued, 1000);
}

static int library_has(int set)
{
	for (int i = 0; i < catalogued; i++)
		if (catalogue[i].set == set)
			return 1;
	return 0;
}

/* What a way ends at that reaches one side, 0 for all else. A river says so by
 * the lake it touches or by a mark of its tile, if not in its line. */
static int end_of(const struct tf_tile *tile, const struct tf_segment *fact)
{
	static const char *const words[] = {
		[CARC_END_CITY] = "city",
		[CARC_END_MONASTERY] = "cloister",
		[CARC_END_CROSSING] = "crossing",
		[CARC_END_VILLAGE] = "village",
		[CARC_END_LAKE] = "lake",
		[CARC_END_CIRCLE] = "circle",
		[CARC_END_SPRING] = "spring",
	};

	for (int end = CARC_END_CITY; end <= CARC_END_SPRING; end++)
		if (strcmp(fact->end, words[end]) == 0)
			return end;
	ck_assert_msg(fact->end[0] == '\0', "%s: no end=%s", tile->name,
		      fact->end);
	if (!is_way(fact->kind) || sides_of(fact->sides) > 1)
		return 0;
	if (has_mark(tile, CARC_MARK_SPRING))
		return CARC_END_SPRING;
	ck_assert_msg(fact->adj || has_mark(tile, CARC_MARK_MOUTH),
		      "%s: a way without an end", tile->name);
	return CARC_END_LAKE;
}

static void compare_segment(const struct tf_tile *tile, int i,
			    const carc_segment *segment)
{
	const struct tf_segment *fact = &tile->segment[i];

	ck_assert_msg(segment->kind == fact->kind, "%s: kind of segment %d",
		      tile->name, i);
	if (!is_ground(fact->kind))
		ck_assert_msg(segment->sides == fact->sides,
			      "%s: sides of segment %d", tile->name, i);
	ck_assert_msg(segment->halves == fact->halves,
		      "%s: half-edges of segment %d", tile->name, i);
	ck_assert_msg(segment->adjacent == fact->adj,
		      "%s: what segment %d touches", tile->name, i);
	for (int a = 0; a < TILEFILE_ATTRIBUTES; a++)
		ck_assert_msg(segment->attribute[a] == fact->attribute[a],
			      "%s: attribute %d of segment %d", tile->name, a,
			      i);
	ck_assert_msg(segment->x >= 0 && segment->x <= 1000 &&
			      segment->y >= 0 && segment->y <= 1000,
		      "%s: point of segment %d", tile->name, i);
	ck_assert_msg(segment->end == end_of(tile, fact),
		      "%s: what segment %d ends at", tile->name, i);
	ck_assert_int_eq(segment->reserved, 0);
}

/* Two figures of one tile must not be drawn at one point. */
static void compare_points(const struct tf_tile *tile,
			   const carc_segment *segment)
{
	for (int i = 0; i < tile->segments; i++)
		for (int j = 0; j < i; j++)
			ck_assert_msg(segment[i].x != segment[j].x ||
					      segment[i].y != segment[j].y,
				      "%s: segments %d and %d have one point",
				      tile->name, j, i);
}

/* Marks come in any order; no tile has two of a kind. */
static void compare_marks(const struct tf_tile *tile, int type)
{
	carc_mark mark[TILEFILE_MARKS];
	int n = carc_marks(type, mark, TILEFILE_MARKS);

	ck_assert_msg(n == tile->marks, "%s: %d marks", tile->name, n);
	for (int i = 0; i < n; i++) {
		int found = 0;

		for (int j = 0; j < n; j++)
			if (mark[i].kind == tile->mark[j].kind &&
			    mark[i].value == tile->mark[j].value)
				found = 1;
		ck_assert_msg(found, "%s: mark %d", tile->name,
			      (int)mark[i].kind);
	}
}

/* The id of the same tile without its garden, -1 if there is none. */
static int plain_of(const struct tf_tile *tile)
{
	char name[32];
	char *garden;

	strcpy(name, tile->name);
	garden = strstr(name, "_garden");
	if (garden == NULL)
		return -1;
	*garden = '\0';
	return carc_find(CARC_NAME_TILE_TYPE, name);
}

static void compare_type(const struct tf_tile *tile,
			 const carc_tile_type *entry)
{
	carc_segment segment[TILEFILE_SEGMENTS];
	carc_tile_type again;
	const char *name = carc_name(CARC_NAME_TILE_TYPE, entry->type);

	ck_assert_ptr_nonnull(name);
	ck_assert_str_eq(name, tile->name);
	ck_assert_int_eq(carc_find(CARC_NAME_TILE_TYPE, name), entry->type);
	ck_assert_int_eq(carc_tile_type_get(entry->type, &again), CARC_OK);
	ck_assert(memcmp(&again, entry, sizeof again) == 0);

	ck_assert_msg(entry->set == tile->set, "%s: set", name);
	ck_assert_msg(entry->count == tile->count, "%s: count", name);
	ck_assert_msg(entry->start == tile->start, "%s: start", name);
	ck_assert_msg(entry->symmetry == symmetry(tile),
		      "%s: symmetry %d, not %d", name, (int)entry->symmetry,
		      symmetry(tile));
	ck_assert_msg(entry->plain == plain_of(tile), "%s: plain", name);
	for (int side = 0; side < 4; side++)
		ck_assert_msg(entry->edge[side] == tilefile_edge(tile, side),
			      "%s: edge %d", name, side);

	ck_assert_msg(entry->segments == tile->segments, "%s: segments", name);
	ck_assert_int_eq(carc_segments(entry->type, segment, TILEFILE_SEGMENTS),
			 tile->segments);
	for (int i = 0; i < tile->segments; i++)
		compare_segment(tile, i, &segment[i]);
	compare_points(tile, segment);

	ck_assert_msg(entry->marks == tile->marks, "%s: marks", name);
	compare_marks(tile, entry->type);
	for (int i = 0; i < 4; i++)
		ck_assert_int_eq(entry->reserved[i], 0);
}

/* A type is numbered 100 * set + its place among the blocks of its set; other
 * printings are not in the library. */
START_TEST(library_has_the_facts)
{
	int place[SETS] = {0};
	int compared = 0;

	load_catalogue();
	for (int s = CARC_SET_BASE; s <= CARC_SET_BONUS; s++)
		ck_assert_msg(library_has(s), "no tiles of set %d", s);
	for (int t = 0; t < types.tiles; t++) {
		const struct tf_tile *tile = &types.tile[t];
		const carc_tile_type *entry = NULL;
		int type;

		if (tile->count == 0) {
			ck_assert_int_lt(
				carc_find(CARC_NAME_TILE_TYPE, tile->name), 0);
			continue;
		}
		type = 100 * tile->set + place[tile->set]++;
		for (int i = 0; i < catalogued; i++)
			if (catalogue[i].type == type)
				entry = &catalogue[i];
		ck_assert_msg(entry != NULL, "%s: no type %d", tile->name,
			      type);
		compare_type(tile, entry);
		compared++;
	}
	ck_assert_int_eq(compared, catalogued);
}
END_TEST

/* A field reaches the sides its half-edges are on. */
START_TEST(library_fields_reach_sides)
{
	load_catalogue();
	for (int t = 0; t < catalogued; t++) {
		carc_segment segment[TILEFILE_SEGMENTS];
		int n = carc_segments(catalogue[t].type, segment,
				      TILEFILE_SEGMENTS);

		for (int i = 0; i < n; i++) {
			int sides = 0;

			for (int half = 0; half < 8; half++)
				sides |= (segment[i].halves >> half & 1)
					 << half / 2;
			if (is_ground(segment[i].kind))
				ck_assert_msg(segment[i].sides == sides,
					      "type %d, segment %d: sides %d",
					      (int)catalogue[t].type, i,
					      (int)segment[i].sides);
		}
	}
}
END_TEST

START_TEST(library_is_in_order)
{
	load_catalogue();
	for (int i = 1; i < catalogued; i++)
		ck_assert_int_lt(catalogue[i - 1].type, catalogue[i].type);
}
END_TEST

/* ---- What the books say of the tiles ---- */

/* The segments of a tile type of the library. */
static int segments_of(int type, carc_segment *segment)
{
	int n = carc_segments(type, segment, TILEFILE_SEGMENTS);

	ck_assert_int_gt(n, 0);
	ck_assert_int_le(n, TILEFILE_SEGMENTS);
	return n;
}

/* How many segments of one kind a tile type has. */
static int number_of(int type, int kind)
{
	carc_segment segment[TILEFILE_SEGMENTS];
	int n = segments_of(type, segment);
	int found = 0;

	for (int i = 0; i < n; i++)
		found += segment[i].kind == kind;
	return found;
}

/* A tile has these segments and no others. */
static void check_tile(const char *name, int cities, int roads, int monasteries,
		       int gardens, int fields)
{
	int type = carc_find(CARC_NAME_TILE_TYPE, name);
	carc_tile_type entry;

	ck_assert_msg(carc_tile_type_get(type, &entry) == CARC_OK,
		      "there is no %s", name);
	ck_assert_msg(number_of(type, CARC_FEATURE_CITY) == cities,
		      "%s: cities", name);
	ck_assert_msg(number_of(type, CARC_FEATURE_ROAD) == roads, "%s: roads",
		      name);
	ck_assert_msg(number_of(type, CARC_FEATURE_MONASTERY) == monasteries,
		      "%s: monasteries", name);
	ck_assert_msg(number_of(type, CARC_FEATURE_GARDEN) == gardens,
		      "%s: gardens", name);
	ck_assert_msg(number_of(type, CARC_FEATURE_FIELD) == fields,
		      "%s: fields", name);
	ck_assert_msg(entry.segments ==
			      cities + roads + monasteries + gardens + fields,
		      "%s: segments of other kinds", name);
}

/* The segment of a tile that is of a kind and reaches exactly these sides. */
static carc_segment segment_at(const char *name, int kind, int sides)
{
	carc_segment segment[TILEFILE_SEGMENTS];
	int n = segments_of(carc_find(CARC_NAME_TILE_TYPE, name), segment);
	int found = -1;

	for (int i = 0; i < n; i++)
		if (segment[i].kind == kind && segment[i].sides == sides)
			found = i;
	ck_assert_msg(found >= 0, "%s: nothing at sides %d", name, sides);
	return segment[found];
}

/* The value of a mark of a tile type, `none` if it does not have it. */
static int mark_of(int type, int kind, int none)
{
	carc_mark mark[TILEFILE_MARKS];
	int n = carc_marks(type, mark, TILEFILE_MARKS);

	for (int i = 0; i < n; i++)
		if (mark[i].kind == kind)
			return mark[i].value;
	return none;
}

/* How many tiles a set has; each bears the mark, if it is one. */
static int tiles_with(int set, int kind)
{
	int tiles = 0;

	load_catalogue();
	for (int t = 0; t < catalogued; t++) {
		if (catalogue[t].set != set)
			continue;
		tiles += catalogue[t].count;
		ck_assert_msg(
			kind == 0 || mark_of(catalogue[t].type, kind, -2) > -2,
			"type %d lacks mark %d", (int)catalogue[t].type, kind);
	}
	return tiles;
}

/* How many segments of a set carry an attribute, copies counted; all of them
 * are of one kind, and none carries it twice. */
static int carried(int set, int attribute, int kind)
{
	int found = 0;

	load_catalogue();
	for (int t = 0; t < catalogued; t++) {
		carc_segment segment[TILEFILE_SEGMENTS];
		int n = segments_of(catalogue[t].type, segment);

		for (int i = 0; i < n; i++) {
			if (catalogue[t].set != set ||
			    segment[i].attribute[attribute] == 0)
				continue;
			ck_assert_int_eq(segment[i].kind, kind);
			ck_assert_int_eq(segment[i].attribute[attribute], 1);
			found += catalogue[t].count;
		}
	}
	return found;
}

enum { N = 1, E = 2, S = 4, W = 8 };

static int has_inn(const char *name, int sides)
{
	return segment_at(name, CARC_FEATURE_ROAD, sides)
		.attribute[CARC_ATTRIBUTE_INN];
}

START_TEST(book_river)
{
	int springs = 0;
	int mouths = 0;

	/* rules: R-1 */
	ck_assert_int_eq(tiles_with(CARC_SET_RIVER, 0), 12);
	for (int t = 0; t < catalogued; t++) {
		int type = catalogue[t].type;
		int spring = mark_of(type, CARC_MARK_SPRING, 0) != 0;
		int mouth = mark_of(type, CARC_MARK_MOUTH, 0) != 0;
		int ends = 0;

		if (catalogue[t].set >= CARC_SET_HUNTERS)
			continue; /* rivers of another kind */
		for (int side = 0; side < 4; side++)
			ends += catalogue[t].edge[side] == CARC_FEATURE_RIVER;
		if (catalogue[t].set != CARC_SET_RIVER) {
			ck_assert_int_eq(ends + spring + mouth, 0);
			continue;
		}
		/* One river runs through each, or begins or ends there. */
		ck_assert_int_eq(number_of(type, CARC_FEATURE_RIVER), 1);
		ck_assert_int_eq(ends, spring || mouth ? 1 : 2);
		ck_assert_int_eq(catalogue[t].start, spring);
		springs += spring;
		mouths += mouth;
	}
	ck_assert_int_eq(springs, 1);
	ck_assert_int_eq(mouths, 1);
}
END_TEST

START_TEST(book_inns)
{
	/* The inn of EC stands at two roads. rules: IC-1 */
	ck_assert_int_eq(tiles_with(CARC_SET_INNS, 0), 18);
	ck_assert_int_eq(
		carried(CARC_SET_INNS, CARC_ATTRIBUTE_INN, CARC_FEATURE_ROAD),
		7);
	ck_assert(has_inn("EA", S | W) && has_inn("EB", E | W));
	ck_assert(has_inn("EL", E | S) && has_inn("EM", S | W));
	ck_assert(has_inn("EN", S));
	ck_assert_int_eq(carried(CARC_SET_INNS, CARC_ATTRIBUTE_CATHEDRAL,
				 CARC_FEATURE_CITY),
			 2);
	ck_assert_int_eq(segment_at("EK", CARC_FEATURE_CITY, 15)
				 .attribute[CARC_ATTRIBUTE_CATHEDRAL],
			 1);

	/* Four cities and a garden, a field amid them; an inn of two roads of
	 * three; a monastery that ends two roads; paths to two gates that only
	 * part fields; a field closed off at a corner.
	 * rules: IC-9 V-003-038 */
	check_tile("EH", 4, 0, 0, 1, 1);
	check_tile("EC", 0, 3, 0, 0, 3);
	ck_assert(has_inn("EC", E) && has_inn("EC", W) && !has_inn("EC", S));
	check_tile("ED", 0, 2, 1, 0, 2);
	check_tile("EI", 2, 2, 0, 0, 4);
	check_tile("EG", 1, 0, 0, 0, 2);
}
END_TEST

START_TEST(book_traders)
{
	static const int icons[][2] = {
		{CARC_ATTRIBUTE_WINE, 9},
		{CARC_ATTRIBUTE_GRAIN, 6},
		{CARC_ATTRIBUTE_CLOTH, 5},
	};
	int carriers = 0;

	ck_assert_int_eq(tiles_with(CARC_SET_TRADERS, 0), 24);
	/* Twenty icons in twenty cities: no city has two. rules: TB-1 */
	for (int i = 0; i < 3; i++)
		ck_assert_int_eq(carried(CARC_SET_TRADERS, icons[i][0],
					 CARC_FEATURE_CITY),
				 icons[i][1]);
	for (int t = 0; t < catalogued; t++) {
		carc_segment segment[TILEFILE_SEGMENTS];
		int n = segments_of(catalogue[t].type, segment);

		for (int i = 0; i < n; i++)
			carriers +=
				segment[i].attribute[CARC_ATTRIBUTE_WINE] ||
				segment[i].attribute[CARC_ATTRIBUTE_GRAIN] ||
				segment[i].attribute[CARC_ATTRIBUTE_CLOTH];
	}
	ck_assert_int_eq(carriers, 20);

	/* Two roads on a bridge; a monastery that ends three roads; a road to
	 * the city and one to a village; a field amid three cities.
	 * rules: TB-17 V-003-049 */
	check_tile("HB", 0, 2, 0, 0, 4);
	segment_at("HB", CARC_FEATURE_ROAD, N | S);
	segment_at("HB", CARC_FEATURE_ROAD, E | W);
	check_tile("HJ", 0, 3, 1, 0, 3);
	check_tile("HC", 1, 2, 0, 0, 3);
	check_tile("HM", 3, 0, 0, 0, 1);
	ck_assert_int_eq(segment_at("HM", CARC_FEATURE_FIELD, 0).adjacent, 7);
}
END_TEST

START_TEST(book_ferries)
{
	/* Roads that all end at the lake. rules: FE-1 */
	ck_assert_int_eq(tiles_with(CARC_SET_FERRIES, CARC_MARK_FERRY), 8);
	for (int t = 0; t < catalogued; t++) {
		carc_segment segment[TILEFILE_SEGMENTS];
		int n = segments_of(catalogue[t].type, segment);
		int stubs = 0;

		if (catalogue[t].set != CARC_SET_FERRIES)
			continue;
		for (int i = 0; i < n; i++) {
			if (segment[i].kind != CARC_FEATURE_ROAD)
				continue;
			ck_assert_int_eq(sides_of(segment[i].sides), 1);
			stubs++;
		}
		ck_assert(stubs == 3 || stubs == 4);
	}
}
END_TEST

START_TEST(book_crop)
{
	static const char *const name[] = {"Korn1", "Korn2", "Korn3",
					   "Korn4", "Korn5", "Korn6"};
	/* Two of each kind: the club is the hammer of the book; the pitchfork
	 * asks for farmers, who are a switch. rules: AMB-89 */
	static const int kind[] = {1, 1, 0, 0, 2, 2};

	for (int i = 0; i < 6; i++)
		ck_assert_int_eq(
			mark_of(carc_find(CARC_NAME_TILE_TYPE, name[i]),
				CARC_MARK_CIRCLE, -1),
			kind[i]);
	ck_assert_int_eq(carc_find(CARC_NAME_EXPANSION, "farmers"),
			 CARC_EXP_FARMERS);

	/* What meets at the circle is not joined by it, and it is no segment
	 * itself: nobody stands there. rules: CC-1 */
	ck_assert_int_eq(tiles_with(CARC_SET_CROP, CARC_MARK_CIRCLE), 6);
	check_tile("Korn1", 0, 2, 0, 0, 3);
	check_tile("Korn2", 0, 3, 0, 0, 3);
	check_tile("Korn3", 1, 1, 0, 0, 1);
	check_tile("Korn4", 1, 2, 0, 0, 2);
	check_tile("Korn5", 2, 0, 0, 0, 2);
	check_tile("Korn6", 2, 0, 0, 0, 0);
}
END_TEST

START_TEST(book_other_minis)
{
	ck_assert_int_eq(tiles_with(CARC_SET_FLIER, CARC_MARK_MACHINE), 8);
	ck_assert_int_eq(tiles_with(CARC_SET_GOLD, CARC_MARK_GOLD), 8);
	ck_assert_int_eq(tiles_with(CARC_SET_MAGIC, CARC_MARK_MAGIC), 8);
	ck_assert_int_eq(tiles_with(CARC_SET_ROBBERS, CARC_MARK_ROBBER), 8);
	/* Ten, though a book has eleven labels. rules: AMB-02 */
	ck_assert_int_eq(tiles_with(CARC_SET_FESTIVAL, CARC_MARK_FESTIVAL), 10);
}
END_TEST

/* What all segments of a set carry of an attribute, copies counted. */
static int total(int set, int attribute)
{
	int sum = 0;

	load_catalogue();
	for (int t = 0; t < catalogued; t++) {
		carc_segment segment[TILEFILE_SEGMENTS];
		int n = segments_of(catalogue[t].type, segment);

		for (int i = 0; i < n && catalogue[t].set == set; i++)
			sum += catalogue[t].count *
			       segment[i].attribute[attribute];
	}
	return sum;
}

/* The totals that come with the facts. rules: HG-1 HG-A11 AMB-68 */
START_TEST(book_hunters)
{
	static const int land[][2] = {
		{CARC_ATTRIBUTE_DEER, 31},     {CARC_ATTRIBUTE_MAMMOTH, 14},
		{CARC_ATTRIBUTE_TIGER, 11},    {CARC_ATTRIBUTE_FISH, 28},
		{CARC_ATTRIBUTE_NUGGET, 30},   {CARC_ATTRIBUTE_AUROCHS, 0},
		{CARC_ATTRIBUTE_FIRE, 0},      {CARC_ATTRIBUTE_SHRINE, 0},
		{CARC_ATTRIBUTE_MUSHROOMS, 0},
	};
	static const int bonus[][2] = {
		{CARC_ATTRIBUTE_DEER, 2},      {CARC_ATTRIBUTE_MAMMOTH, 1},
		{CARC_ATTRIBUTE_TIGER, 2},     {CARC_ATTRIBUTE_FISH, 15},
		{CARC_ATTRIBUTE_NUGGET, 1},    {CARC_ATTRIBUTE_AUROCHS, 4},
		{CARC_ATTRIBUTE_FIRE, 1},      {CARC_ATTRIBUTE_SHRINE, 1},
		{CARC_ATTRIBUTE_MUSHROOMS, 3},
	};
	int lakes = 0;

	ck_assert_int_eq(tiles_with(CARC_SET_HUNTERS, 0), 79);
	ck_assert_int_eq(tiles_with(CARC_SET_BONUS, 0), 12);
	for (int i = 0; i < 9; i++) {
		ck_assert_int_eq(total(CARC_SET_HUNTERS, land[i][0]),
				 land[i][1]);
		ck_assert_int_eq(total(CARC_SET_BONUS, bonus[i][0]),
				 bonus[i][1]);
	}
	for (int t = 0; t < catalogued; t++) {
		carc_segment segment[TILEFILE_SEGMENTS];
		int n = segments_of(catalogue[t].type, segment);
		int touched = 0, here = 0;

		if (catalogue[t].set < CARC_SET_HUNTERS)
			continue;
		for (int i = 0; i < n; i++) {
			if (segment[i].kind == CARC_FEATURE_RIVER)
				touched |= segment[i].adjacent;
			if (segment[i].kind == CARC_FEATURE_LAKE)
				here |= 1 << i;
			/* On land a nugget lies in every forest of two sides
			 * or more, and in no other. */
			if (segment[i].kind == CARC_FEATURE_FOREST &&
			    catalogue[t].set == CARC_SET_HUNTERS)
				ck_assert_int_eq(
					segment[i].attribute
						[CARC_ATTRIBUTE_NUGGET],
					sides_of(segment[i].sides) > 1);
		}
		/* Every lake ends a river. */
		ck_assert_int_eq(touched, here);
		if (catalogue[t].set == CARC_SET_HUNTERS)
			lakes += catalogue[t].count * sides_of(here);
	}
	ck_assert_int_eq(lakes, 22);
}
END_TEST

/* The start tile: two forest sides with a nugget, a river that ends in a lake
 * of one fish, a meadow side with a mammoth. rules: HG-A23 */
START_TEST(book_hunters_start)
{
	int type = carc_find(CARC_NAME_TILE_TYPE, "L56");
	carc_tile_type entry;

	ck_assert_int_eq(carc_tile_type_get(type, &entry), CARC_OK);
	ck_assert_int_eq(entry.start, 1);
	ck_assert_int_eq(mark_of(type, CARC_MARK_VOLCANO, 0), -1);
	ck_assert_int_eq(segment_at("L56", CARC_FEATURE_FOREST, E | S)
				 .attribute[CARC_ATTRIBUTE_NUGGET],
			 1);
	ck_assert_int_eq(segment_at("L56", CARC_FEATURE_LAKE, 0)
				 .attribute[CARC_ATTRIBUTE_FISH],
			 1);
	ck_assert_int_eq(segment_at("L56", CARC_FEATURE_RIVER, W).adjacent, 2);
	ck_assert_int_eq(segment_at("L56", CARC_FEATURE_MEADOW, N | W)
				 .attribute[CARC_ATTRIBUTE_MAMMOTH],
			 1);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("tiles");
	TCase *facts = tcase_create("facts");
	TCase *library = tcase_create("library");
	TCase *books = tcase_create("books");
	SRunner *runner = srunner_create(suite);
	int failed;

	if (!tilefile_read(&types, "classic.tiles") ||
	    !tilefile_read(&types, "minis.tiles") ||
	    !tilefile_read(&types, "hunters.tiles"))
		return 1;
	tcase_add_test(facts, facts_are_consistent);
	tcase_add_test(facts, facts_add_up);
	tcase_add_test(facts, facts_gardens);
	suite_add_tcase(suite, facts);
	tcase_add_test(library, library_has_the_facts);
	tcase_add_test(library, library_fields_reach_sides);
	tcase_add_test(library, library_is_in_order);
	suite_add_tcase(suite, library);
	tcase_add_test(books, book_river);
	tcase_add_test(books, book_inns);
	tcase_add_test(books, book_traders);
	tcase_add_test(books, book_ferries);
	tcase_add_test(books, book_crop);
	tcase_add_test(books, book_other_minis);
	tcase_add_test(books, book_hunters);
	tcase_add_test(books, book_hunters_start);
	suite_add_tcase(suite, books);
	srunner_run_all(runner, CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed != 0;
}
