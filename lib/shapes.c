/* SPDX-License-Identifier: Zlib */
/* Tile types made ready for one game: edges as bits, lanes as nodes. */
#include "shapes.h"

int32_t carcp_type_in_play(const struct carc_game *game, int32_t type)
{
	const struct tile_type *tile = carcp_tile_type(type);
	int last;

	if (!tile->extra)
		return type;
	last = carcp_segment_count(tile) - 1;
	return game->feature_kind[tile->segment[last].kind] ? type : type - 1;
}

/* What each side shows: the kind of feature. */
static void find_edges(const struct tile_type *tile, int segments,
		       uint8_t edge[SIDES])
{
	for (int i = 0; i < segments; i++)
		for (int side = 0; side < SIDES; side++) {
			const struct segment *segment = &tile->segment[i];

			if (segment->sides >> side & 1 ||
			    (segment->halves >> 2 * side & 3 && !edge[side]))
				edge[side] = segment->kind;
		}
}

static void take_lane(struct shape *shape, int side, enum lane lane, int node)
{
	shape->lane[side][lane] = (uint8_t)node;
	shape->node[node].count[COUNT_OPEN]++;
}

/* A segment takes the middle lane of the sides it reaches, a field that of
 * plain sides; beside a road it has the half-edges. */
static void take_lanes(struct shape *shape, int i, const uint8_t edge[SIDES])
{
	const struct segment *segment = &shape->tile->segment[i];

	for (int side = 0; side < SIDES; side++) {
		int halves = segment->halves >> 2 * side & 3;

		if (segment->sides >> side & 1 ||
		    (halves && edge[side] == segment->kind)) {
			take_lane(shape, side, LANE_MIDDLE, i);
			continue;
		}
		if (halves & 1)
			take_lane(shape, side, LANE_LEFT, i);
		if (halves & 2)
			take_lane(shape, side, LANE_RIGHT, i);
	}
}

static void make_node(const struct segment *segment, struct node *node)
{
	node->kind = segment->kind;
	node->count[COUNT_TILES] = 1;
	node->count[COUNT_SEGMENTS] = 1;
	for (int c = 0; c < 2 && segment->carries[c].count; c++)
		node->count[carcp_attribute(segment->carries[c].attribute)] +=
			segment->carries[c].count;
}

void carcp_shape_make(const struct carc_game *game, int32_t type,
		      struct shape *shape)
{
	const struct tile_type *tile = carcp_tile_type(type);
	int segments = carcp_segment_count(tile);
	uint8_t edge[SIDES] = { 0 };

	shape->tile = tile;
	shape->type = (uint16_t)type;
	shape->edges = 0;
	shape->segments = shape->nodes = (uint8_t)segments;
	memset(shape->lane, NO_NODE, sizeof shape->lane);
	memset(shape->second, NO_NODE, sizeof shape->second);
	memset(shape->node, 0, (size_t)segments * sizeof shape->node[0]);

	find_edges(tile, segments, edge);
	for (int side = 0; side < SIDES; side++)
		shape->edges |= (uint16_t)(game->feature_kind[edge[side]]->edge
					   << 4 * side);
	for (int i = 0; i < segments; i++) {
		int kind = tile->segment[i].kind;

		shape->node[i].segment = (uint8_t)i;
		if (!game->feature_kind[kind])
			continue;
		make_node(&tile->segment[i], &shape->node[i]);
		take_lanes(shape, i, edge);
		for (int j = 0; j < i; j++)
			if (shape->node[j].kind == kind &&
			    game->feature_kind[kind]->counts_tiles)
				shape->node[i].count[COUNT_TWINS] =
					shape->node[j].count[COUNT_TWINS] = 1;
	}
	FOR_HOOK(game, exp, shape)
		exp->shape(game, shape);
}
