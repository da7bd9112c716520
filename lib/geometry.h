/* SPDX-License-Identifier: Zlib */
/* Sides, half-edges and rotation. */
#ifndef CARCP_GEOMETRY_H
#define CARCP_GEOMETRY_H

#include <stdint.h>

enum { NORTH, EAST, SOUTH, WEST, SIDES };

static inline int carcp_dx(int side)
{
	return (side & 1) * (SOUTH - side);
}

static inline int carcp_dy(int side)
{
	return (~side & 1) * (side - EAST);
}

static inline int carcp_opposite(int side)
{
	return side ^ 2;
}

/* The side of the upright tile that lies at `side` after `rotation`. */
static inline int carcp_upright(int side, int rotation)
{
	return (side - rotation) & 3;
}

/* Edges are four bits a side, north lowest, so that turning the tile is
 * turning the word. */
static inline uint16_t carcp_turn_edges(uint16_t edges, int rotation)
{
	unsigned int twice = edges | (unsigned int)edges << 16;

	return (uint16_t)(twice >> ((16 - 4 * rotation) & 15));
}

static inline unsigned int carcp_edge(uint16_t edges, int side)
{
	return edges >> 4 * side & 15;
}

#endif
