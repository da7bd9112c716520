/* SPDX-License-Identifier: Zlib */
/* Roads, cities, fields …: segments joined into features. */
#ifndef CARCP_FEATURE_H
#define CARCP_FEATURE_H

#include "board.h"

static inline uint16_t carcp_find(const struct carc_game *game, uint16_t node)
{
	const struct node *nodes = game->node;

	do
		node = nodes[nodes[node].up].up;
	while (nodes[node].up != node);
	return node;
}

static inline bool carcp_complete(const struct carc_game *game, uint16_t root)
{
	const struct node *node = &game->node[root];

	return node->count[COUNT_OPEN] == 0 &&
	       (game->completing >> node->kind & 1);
}

/* A set of nodes or cells; it has to be cleared as far as it is used. */
struct number_set {
	uint32_t bits[65536 / 32];
};

static inline void carcp_set_clear(struct number_set *set, int numbers)
{
	memset(set->bits, 0, ((size_t)numbers / 32 + 1) * sizeof *set->bits);
}

static inline bool carcp_in_set(const struct number_set *set, uint16_t number)
{
	return set->bits[number / 32] >> number % 32 & 1;
}

static inline void carcp_set_add(struct number_set *set, uint16_t number)
{
	set->bits[number / 32] |= 1u << number % 32;
}

/* Lay the nodes of the tile at `cell` and join them with those of the tiles it
 * touches; true if that completes something. */
bool carcp_add_nodes(struct carc_game *game, uint16_t cell,
		     unsigned int touched);

/* Join the features of two nodes of one tile. */
void carcp_join_inside(struct carc_game *game, uint16_t a, uint16_t b);

/* Take the feature of a node apart and join its nodes again, after what is
 * joined inside a tile has changed. */
void carcp_rebuild(struct carc_game *game, uint16_t node);

/* The node of a segment in a layer; false if there is none. */
bool carcp_node_at(const struct carc_game *game, int32_t x, int32_t y,
		   int32_t segment, int layer, uint16_t *node);

/* Distinct tiles of a feature, counted anew. */
int carcp_count_tiles(const struct carc_game *game, uint16_t root);

/* Row, column and segment of a node as one number that sorts by them. */
uint64_t carcp_sort_key(const struct carc_game *game, uint16_t node);

/* Its smallest segment by row, column and segment: its name. */
uint16_t carcp_name_node(const struct carc_game *game, uint16_t root);
void carcp_name_feature(const struct carc_game *game, uint16_t root, int32_t *x,
			int32_t *y, int32_t *segment);
bool carcp_named_before(const struct carc_game *game, uint16_t a, uint16_t b);

#endif
