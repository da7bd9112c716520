/* SPDX-License-Identifier: Zlib */
/* The tile tables as the caller sees them. */
#include "catalogue.h"

#include "points.h"

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

		if (one->kind == two->kind && one->end == two->end &&
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

static void fill_segment(const struct tile_type *tile, int i, carc_segment *out)
{
	const struct segment *segment = &tile->segment[i];

	memset(out, 0, sizeof *out);
	out->kind = segment->kind;
	out->end = segment->end;
	out->sides = carcp_segment_sides(tile, i);
	out->halves = carcp_segment_halves(tile, i);
	out->adjacent = segment->adjacent;
	for (int c = 0; c < 2 && segment->carries[c].count; c++)
		out->attribute[segment->carries[c].attribute] =
			segment->carries[c].count;
}

int32_t carcp_catalogue_segments(const struct tile_type *tile,
				 carc_segment *out, int32_t capacity)
{
	carc_segment all[MAX_SEGMENTS];
	int32_t n = 0;

	for (; n < MAX_SEGMENTS && tile->segment[n].kind; n++)
		fill_segment(tile, n, &all[n]);
	carcp_find_points(all, n);
	if (capacity > 0)
		memcpy(out, all,
		       (size_t)(n < capacity ? n : capacity) * sizeof *out);
	return n;
}
