/* SPDX-License-Identifier: Zlib */
/* The tile tables as the caller sees them. */
#include "catalogue.h"

static int turn_bits(int bits, int width, int by)
{
	int all = (1 << width) - 1;

	return (bits << by | bits >> (width - by)) & all;
}

/* The segment looks the same as one of the tile turned. */
static bool has_twin(const struct tile_type *tile, int segment, int rotation)
{
	const struct segment *one = &tile->segment[segment];
	int sides = carcp_segment_sides(tile, segment);
	int halves = carcp_segment_halves(tile, segment);

	for (int i = 0; i < MAX_SEGMENTS && tile->segment[i].kind; i++) {
		const struct segment *two = &tile->segment[i];

		if (one->kind == two->kind &&
		    sides == turn_bits(carcp_segment_sides(tile, i), 4,
				       rotation) &&
		    halves == turn_bits(carcp_segment_halves(tile, i), 8,
					2 * rotation) &&
		    !memcmp(one->carries, two->carries, sizeof one->carries))
			return true;
	}
	return false;
}

static bool looks_same(const struct tile_type *tile, int rotation)
{
	for (int i = 0; i < MAX_SEGMENTS && tile->segment[i].kind; i++)
		if (!has_twin(tile, i, rotation))
			return false;
	return tile->mark[0].kind != CARC_MARK_MACHINE;
}

int32_t carcp_catalogue_marks(const struct tile_type *tile, carc_mark *out,
			      int32_t capacity)
{
	int32_t n = 0;

	for (; n < 3 && tile->mark[n].kind; n++)
		if (n < capacity)
			out[n] = tile->mark[n];
	return n;
}

bool carcp_catalogue_type(int32_t type, carc_tile_type *out)
{
	const struct tile_type *tile = carcp_tile_type(type);

	if (!tile)
		return false;
	memset(out, 0, sizeof *out);
	out->type = type;
	out->set = type / SET_TYPES;
	out->count = tile->count;
	out->segments = tile->segments;
	for (int side = 0; side < SIDES; side++)
		out->edge[side] = carcp_tile_edge(tile, side);
	out->start = tile->start;
	out->symmetry = looks_same(tile, 1) ? 1 : looks_same(tile, 2) ? 2 : 4;
	out->plain = carcp_tile_plain(type);
	out->marks = carcp_catalogue_marks(tile, NULL, 0);
	return true;
}

int32_t carcp_catalogue_types(carc_tile_type *out, int32_t capacity)
{
	int32_t n = 0;

	for (int s = 0; s < carcp_tile_set_count; s++)
		for (int i = 0;
		     carcp_tile_sets[s] && i < carcp_tile_sets[s]->count; i++) {
			if (n < capacity)
				carcp_catalogue_type(SET_TYPES * s + i,
						     &out[n]);
			n++;
		}
	return n;
}

/* The sides of what touches a segment. */
static int touching_sides(const struct tile_type *tile, int segment)
{
	int sides = 0;

	for (int i = 0; i < tile->segments; i++)
		if (tile->segment[i].adjacent >> segment & 1)
			sides |= carcp_segment_sides(tile, i);
	return sides;
}

/* A point to draw a figure at: the middle of the edges the segment reaches,
 * drawn towards the centre; one that reaches none lies nearer to it, on the way
 * to the edges of what touches it. Those that nothing touches share the centre
 * with what runs through it, so they step aside. */
static void find_point(const struct tile_type *tile, int segment,
		       carc_segment *out)
{
	static const int16_t middle[SIDES][2] = {
		{500, 0}, {1000, 500}, {500, 1000}, {0, 500}};
	static const int16_t half[8][2] = {
		{250, 0},    {750, 0},    {1000, 250}, {1000, 750},
		{750, 1000}, {250, 1000}, {0, 750},    {0, 250}};
	int sides = out->sides ? out->sides : touching_sides(tile, segment);
	int32_t x = 0, y = 0, n = 0, far = out->sides ? 2 : 1;

	for (int s = 0; s < SIDES && !out->halves; s++)
		if (sides >> s & 1) {
			x += middle[s][0];
			y += middle[s][1];
			n++;
		}
	for (int h = 0; h < 8; h++)
		if (out->halves >> h & 1) {
			x += half[h][0];
			y += half[h][1];
			n++;
		}
	if (n) {
		out->x = 500 + (x / n - 500) * far / 3;
		out->y = 500 + (y / n - 500) * far / 3;
	} else {
		out->x = out->kind == CARC_FEATURE_GARDEN ? 620 : 500;
		out->y = out->kind == CARC_FEATURE_GARDEN ? 620 : 440;
	}
}

int32_t carcp_catalogue_segments(const struct tile_type *tile,
				 carc_segment *out, int32_t capacity)
{
	int32_t n = 0;

	for (; n < MAX_SEGMENTS && tile->segment[n].kind; n++) {
		const struct segment *segment = &tile->segment[n];

		if (n >= capacity)
			continue;
		memset(&out[n], 0, sizeof out[n]);
		out[n].kind = segment->kind;
		out[n].sides = carcp_segment_sides(tile, n);
		out[n].halves = carcp_segment_halves(tile, n);
		out[n].adjacent = segment->adjacent;
		for (int c = 0; c < 2 && segment->carries[c].count; c++)
			out[n].attribute[segment->carries[c].attribute] =
				segment->carries[c].count;
		find_point(tile, n, &out[n]);
	}
	return n;
}
