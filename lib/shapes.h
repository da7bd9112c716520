/* SPDX-License-Identifier: Zlib */
/* Tile types made ready for one game. */
#ifndef CARCP_SHAPES_H
#define CARCP_SHAPES_H

#include "expansion.h"

/* The counter of a feature that adds up an attribute. Attributes that occur on
 * one kind of feature have different counters. */
static inline int carcp_attribute(int attribute)
{
	return COUNT_ATTRIBUTE + attribute % ATTRIBUTES;
}

void carcp_shape_make(const struct carc_game *game, int32_t type,
		      const struct tile_type *tile, struct shape *shape);

/* The type that `type` is in this game: the plain one if its extra segment
 * means nothing here (AMB-86). */
int32_t carcp_type_in_play(const struct carc_game *game, int32_t type);

#endif
