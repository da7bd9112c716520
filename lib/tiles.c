/* SPDX-License-Identifier: Zlib */
/* Queries over the tile tables. */
#include "internal.h"

const struct tile_set *const carcp_tile_sets[] = {
	[CARC_SET_BASE] = &carcp_tiles_base,
	[CARC_SET_RIVER] = &carcp_tiles_river,
	[CARC_SET_INNS] = &carcp_tiles_inns,
	[CARC_SET_TRADERS] = &carcp_tiles_traders,
	[CARC_SET_FLIER] = &carcp_tiles_flier,
	[CARC_SET_FERRIES] = &carcp_tiles_ferries,
	[CARC_SET_GOLD] = &carcp_tiles_gold,
	[CARC_SET_MAGIC] = &carcp_tiles_magic,
	[CARC_SET_ROBBERS] = &carcp_tiles_robbers,
	[CARC_SET_CROP] = &carcp_tiles_crop,
	[CARC_SET_FESTIVAL] = &carcp_tiles_festival,
	[CARC_SET_HUNTERS] = &carcp_tiles_hunters,
	[CARC_SET_BONUS] = &carcp_tiles_bonus,
};
const int carcp_tile_set_count =
	sizeof carcp_tile_sets / sizeof carcp_tile_sets[0];

const struct tile_type *carcp_tile_type(int32_t type)
{
	int32_t set = type / SET_TYPES, place = type % SET_TYPES;

	if (type < 0 || set >= carcp_tile_set_count || !carcp_tile_sets[set] ||
	    place >= carcp_tile_sets[set]->count)
		return NULL;
	return &carcp_tile_sets[set]->types[place];
}

int32_t carcp_tile_find(const char *name)
{
	for (int set = 0; set < carcp_tile_set_count; set++) {
		const struct tile_set *s = carcp_tile_sets[set];

		for (int i = 0; s && i < s->count; i++)
			if (!strcmp(s->types[i].name, name))
				return SET_TYPES * set + i;
	}
	return -1;
}

int32_t carcp_tile_plain(int32_t type)
{
	const struct tile_type *tile = carcp_tile_type(type);

	return tile && tile->extra ? type - 1 : -1;
}

int carcp_segment_sides(const struct tile_type *tile, int segment)
{
	int sides = 0;

	for (int s = 0; s < SIDES; s++)
		if (tile->side[s].left == segment ||
		    tile->side[s].middle == segment ||
		    tile->side[s].right == segment)
			sides |= 1 << s;
	return sides;
}

int carcp_segment_halves(const struct tile_type *tile, int segment)
{
	int kind = tile->segment[segment].kind, halves = 0;

	if (kind != CARC_FEATURE_FIELD && kind != CARC_FEATURE_MEADOW)
		return 0;
	for (int s = 0; s < SIDES; s++) {
		const struct side *side = &tile->side[s];

		if (side->left == segment || side->middle == segment)
			halves |= 1 << 2 * s;
		if (side->right == segment || side->middle == segment)
			halves |= 2 << 2 * s;
	}
	return halves;
}
