/* SPDX-License-Identifier: Zlib */
/* The words of the tile tables, those of tests/data/NOTATION.md. */
#ifndef CARCP_TILES_NOTATION_H
#define CARCP_TILES_NOTATION_H

#include "internal.h"

enum { /* sides a segment reaches */
	N = 1 << NORTH,
	E = 1 << EAST,
	S = 1 << SOUTH,
	W = 1 << WEST
};

enum { /* half-edges, clockwise from the west half of the north side */
	H0 = 1 << 0,
	H1 = 1 << 1,
	H2 = 1 << 2,
	H3 = 1 << 3,
	H4 = 1 << 4,
	H5 = 1 << 5,
	H6 = 1 << 6,
	H7 = 1 << 7,
	ALL_ROUND = 0xFF
};

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

#define PENNANT(n) { .attribute = CARC_ATTRIBUTE_PENNANT, .count = (n) }

#endif
