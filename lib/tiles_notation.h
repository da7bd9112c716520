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

enum { /* segments of the same tile that a field or a river touches */
       A0 = 1 << 0,
       A1 = 1 << 1,
       A2 = 1 << 2,
       A3 = 1 << 3
};

enum {
	FIELD = CARC_FEATURE_FIELD,
	ROAD = CARC_FEATURE_ROAD,
	RIVER = CARC_FEATURE_RIVER,
	CITY = CARC_FEATURE_CITY,
	MONASTERY = CARC_FEATURE_MONASTERY,
	GARDEN = CARC_FEATURE_GARDEN,
	FOREST = CARC_FEATURE_FOREST,
	MEADOW = CARC_FEATURE_MEADOW,
	LAKE = CARC_FEATURE_LAKE
};

enum { /* where a road or river of one side ends */
       AT_CITY = CARC_END_CITY,
       AT_MONASTERY = CARC_END_MONASTERY,
       AT_CROSSING = CARC_END_CROSSING,
       AT_VILLAGE = CARC_END_VILLAGE,
       AT_LAKE = CARC_END_LAKE,
       AT_CIRCLE = CARC_END_CIRCLE,
       AT_SPRING = CARC_END_SPRING
};

/* What a segment carries, and how much of it. */
#define CARRY(what, n)                                                         \
	{                                                                      \
		.attribute = (what), .count = (n)                              \
	}
#define PENNANT(n) CARRY(CARC_ATTRIBUTE_PENNANT, n)
#define INN(n) CARRY(CARC_ATTRIBUTE_INN, n)
#define CATHEDRAL(n) CARRY(CARC_ATTRIBUTE_CATHEDRAL, n)
#define WINE(n) CARRY(CARC_ATTRIBUTE_WINE, n)
#define GRAIN(n) CARRY(CARC_ATTRIBUTE_GRAIN, n)
#define CLOTH(n) CARRY(CARC_ATTRIBUTE_CLOTH, n)
#define NUGGET(n) CARRY(CARC_ATTRIBUTE_NUGGET, n)
#define MUSHROOMS(n) CARRY(CARC_ATTRIBUTE_MUSHROOMS, n)
#define FISH(n) CARRY(CARC_ATTRIBUTE_FISH, n)
#define DEER(n) CARRY(CARC_ATTRIBUTE_DEER, n)
#define MAMMOTH(n) CARRY(CARC_ATTRIBUTE_MAMMOTH, n)
#define TIGER(n) CARRY(CARC_ATTRIBUTE_TIGER, n)
#define AUROCHS(n) CARRY(CARC_ATTRIBUTE_AUROCHS, n)
#define FIRE(n) CARRY(CARC_ATTRIBUTE_FIRE, n)
#define SHRINE(n) CARRY(CARC_ATTRIBUTE_SHRINE, n)

enum { /* marks that have no value */
       BRIDGE = CARC_MARK_BRIDGE,
       SPRING = CARC_MARK_SPRING,
       MOUTH = CARC_MARK_MOUTH,
       FERRY = CARC_MARK_FERRY,
       GOLD = CARC_MARK_GOLD,
       MAGIC = CARC_MARK_MAGIC,
       ROBBER = CARC_MARK_ROBBER,
       FESTIVAL = CARC_MARK_FESTIVAL,
       VOLCANO = CARC_MARK_VOLCANO
};

/* Where a flying machine flies to, with the tile upright; what a crop circle
 * shows. The numbers are those of carc_mark.value. */
enum { TO_N, TO_NE, TO_E, TO_SE, TO_S, TO_SW, TO_W, TO_NW };
enum { PITCHFORK, CLUB, SHIELD };

#define VALUED(what, which)                                                    \
	{                                                                      \
		.kind = (what), .value = (which)                               \
	}
#define MARK(what) VALUED(what, -1)
#define MACHINE(direction) VALUED(CARC_MARK_MACHINE, direction)
#define CIRCLE(picture) VALUED(CARC_MARK_CIRCLE, picture)

#endif
