/* SPDX-License-Identifier: Zlib */
/* Tile types made ready for one game: edges as bits, lanes as nodes. */
#include "shapes.h"

int32_t carcp_type_in_play(const struct carc_game *game, int32_t type)
{
	const struct tile_type *tile = carcp_tile_type(type);
	int last;

	if (!tile->extra)
		return type;
	last = tile->segments - 1;
	return game->feature_kind[tile->segment[last].kind] ? type : type - 1;
}

static void make_node(const struct carc_game *game,
		      const struct segment *segment, int open,
		      struct node *node)
{
	*node = (struct node){.segment = node->segment};
	if (!game->feature_kind[segment->kind])
		return;
	node->kind = segment->kind;
	node->count[COUNT_OPEN] = (uint16_t)open;
	node->count[COUNT_TILES] = 1;
	node->count[COUNT_SEGMENTS] = 1;
	for (int c = 0; c < 2 && segment->carries[c].count; c++)
		node->count[carcp_attribute(segment->carries[c].attribute)] +=
			segment->carries[c].count;
}

/* Which can be completed, wait to be enclosed, or have a twin: a tile counts
 * once for a feature it meets twice. */
static void mark_nodes(const struct carc_game *game, struct shape *shape)
{
	unsigned int met = 0, twice = 0, completes = 0;

	for (int i = 0; i < shape->nodes; i++) {
		unsigned int kind = shape->node[i].kind;

		twice |= met & 1u << kind;
		met |= 1u << kind;
		completes |= (game->completing >> kind & 1u) << i;
	}
	shape->encloses = (met & game->enclosed) != 0;
	shape->completes = (uint16_t)completes;
	for (int i = 0; (twice & game->counted) && i < shape->nodes; i++)
		shape->node[i].count[COUNT_TWINS] =
			twice & game->counted & 1u << shape->node[i].kind ? 1
									  : 0;
}

void carcp_shape_make(const struct carc_game *game, int32_t type,
		      const struct tile_type *tile, struct shape *shape)
{
	int segments = tile->segments;
	int open[NO_NODE + 1] = {0};

	shape->edges = 0;
	shape->restricted = shape->last = false;
	memset(shape->second, NO_NODE, sizeof shape->second);
	shape->tile = tile;
	shape->type = (uint16_t)type;
	shape->segments = shape->nodes = (uint8_t)segments;
	for (int s = 0; s < SIDES; s++) {
		const struct side *side = &tile->side[s];
		int kind = carcp_tile_edge(tile, s);

		shape->lane[s][LANE_LEFT] = side->left;
		shape->lane[s][LANE_MIDDLE] = side->middle;
		shape->lane[s][LANE_RIGHT] = side->right;
		shape->lane[s][LANE_SECOND] = NO_NODE;
		open[side->left]++;
		open[side->middle]++;
		open[side->right]++;
		shape->edges |=
			(uint16_t)(game->feature_kind[kind]->edge << 4 * s);
	}
	for (int i = 0; i < segments; i++) {
		shape->node[i].segment = (uint8_t)i;
		make_node(game, &tile->segment[i], open[i], &shape->node[i]);
	}
	FOR_HOOK (game, exp, shape)
		exp->shape(game, shape);
	assert(shape->nodes <= MAX_NODES);
	mark_nodes(game, shape);
}
