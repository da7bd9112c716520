/* SPDX-License-Identifier: Zlib */
/* The words of the tile tables. A tile is told by going round it: what lies at
 * its north, east, south and west side, by the numbers of its segments. */
#ifndef CARCP_TILES_NOTATION_H
#define CARCP_TILES_NOTATION_H

#include "internal.h"

/* A whole side of one segment; or, looking out of the tile, a field to the
 * left, what runs through the middle, a field to the right. */
#define ONE(all)                                                               \
	{                                                                      \
		NO_NODE, (all), NO_NODE                                        \
	}
#define SPLIT(left, middle, right)                                             \
	{                                                                      \
		(left), (middle), (right)                                      \
	}

enum { /* segments of the same tile that a field touches */
       A0 = 1 << 0,
       A1 = 1 << 1,
       A2 = 1 << 2,
       A3 = 1 << 3
};

enum {
	FIELD = CARC_FEATURE_FIELD,
	ROAD = CARC_FEATURE_ROAD,
	CITY = CARC_FEATURE_CITY,
	MONASTERY = CARC_FEATURE_MONASTERY,
	GARDEN = CARC_FEATURE_GARDEN
};

#define PENNANT(n)                                                             \
	{                                                                      \
		.attribute = CARC_ATTRIBUTE_PENNANT, .count = (n)              \
	}

#endif
