/* SPDX-License-Identifier: Zlib */
/* Tile types made ready for one game: edges as bits, lanes as nodes. */
#include "shapes.h"

int32_t carcp_type_in_play(const struct carc_game *game, int32_t type)
{
	const struct tile_type *tile = carcp_tile_type(type);
	int last = carcp_segment_count(tile) - 1;

	if (tile->plain && !game->feature_kind[tile->segment[last].kind])
		return carcp_tile_plain(type);
	return type;
}

static void take_lane(struct shape *shape, int side, enum lane lane, int node)
{
	shape->lane[side][lane] = (uint8_t)node;
	shape->node[node].count[COUNT_OPEN]++;
}

static void lanes_of_segment(struct shape *shape, int i)
{
	const struct segment *segment = &shape->tile->segment[i];

	for (int side = 0; side < SIDES; side++) {
		int halves = segment->halves >> 2 * side & 3;

		if (segment->sides & 1 << side)
			take_lane(shape, side, LANE_MIDDLE, i);
		else if (halves == 3 &&
			 carcp_tile_edge(shape->tile, side) == segment->kind)
			take_lane(shape, side, LANE_MIDDLE, i);
		else {
			if (halves & 1)
				take_lane(shape, side, LANE_LEFT, i);
			if (halves & 2)
				take_lane(shape, side, LANE_RIGHT, i);
		}
	}
}

/* A tile counts once for a feature it meets twice, see COUNT_TWINS. */
static void mark_twins(const struct carc_game *game, struct shape *shape)
{
	int of_kind[MAX_KINDS] = { 0 };

	for (int i = 0; i < shape->nodes; i++)
		of_kind[shape->node[i].kind]++;
	for (int i = 0; i < shape->nodes; i++) {
		struct node *node = &shape->node[i];

		if (node->kind && of_kind[node->kind] > 1 &&
		    game->feature_kind[node->kind]->counts_tiles)
			node->count[COUNT_TWINS] = 1;
	}
}

void carcp_shape_make(const struct carc_game *game, int32_t type,
		      struct shape *shape)
{
	const struct tile_type *tile = carcp_tile_type(type);

	shape->tile = tile;
	shape->type = (uint16_t)type;
	shape->edges = 0;
	shape->segments = (uint8_t)carcp_segment_count(tile);
	shape->nodes = shape->segments;
	memset(shape->lane, NO_NODE, sizeof shape->lane);
	memset(shape->second, NO_NODE, sizeof shape->second);
	memset(shape->node, 0, shape->segments * sizeof shape->node[0]);

	for (int i = 0; i < shape->segments; i++) {
		const struct segment *segment = &tile->segment[i];
		struct node *node = &shape->node[i];

		node->segment = (uint8_t)i;
		if (!game->feature_kind[segment->kind])
			continue;
		node->kind = segment->kind;
		node->count[COUNT_TILES] = 1;
		node->count[COUNT_SEGMENTS] = 1;
		for (int c = 0; c < 2 && segment->carries[c].count; c++)
			node->count[carcp_attribute(
				segment->carries[c].attribute)] +=
				segment->carries[c].count;
		lanes_of_segment(shape, i);
	}
	for (int side = 0; side < SIDES; side++) {
		int kind = carcp_tile_edge(tile, side);

		shape->edges |= (uint16_t)(game->feature_kind[kind]->edge
					   << 4 * side);
	}
	FOR_HOOK(game, exp, shape)
		exp->shape(game, shape);
	mark_twins(game, shape);
}
