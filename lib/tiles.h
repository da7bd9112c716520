/* SPDX-License-Identifier: Zlib */
/* The catalogue: what is printed on each tile. */
#ifndef CARCP_TILES_H
#define CARCP_TILES_H

#include <stddef.h>

#include "carcassonne.h"

#define MAX_SEGMENTS 10
#define NO_NODE 15    /* of a tile */
#define SET_TYPES 100 /* tile type = SET_TYPES * set + place in its table */

/* The lanes of a side, left to right when looking out of the tile: numbers of
 * segments, or NO_NODE. A side of one segment has it in the middle. */
struct side {
	uint8_t left, middle, right;
};

struct segment {
	uint8_t kind;      /* enum carc_feature_kind, 0 ends the list */
	uint8_t end;       /* enum carc_end_kind, 0 if it does not end here */
	uint16_t adjacent; /* bit i: touches segment i */
	struct {
		uint8_t attribute; /* enum carc_attribute */
		uint8_t count;     /* 0 ends the list */
	} carries[2];
};

struct tile_type {
	const char *name;
	uint8_t count; /* copies in one set */
	uint8_t start; /* one copy is the start tile */
	uint8_t extra; /* the type before it with one segment more */
	struct side side[4];
	uint8_t segments; /* how many */
	struct segment segment[MAX_SEGMENTS];
	carc_mark mark[3]; /* kind 0 ends the list */
};

struct tile_set {
	const struct tile_type *types;
	uint8_t count;
	uint8_t stack; /* enum stack_name */
	uint8_t once;  /* a game has it once at most */
};

/* By enum carc_set; a set this version does not have is empty. */
extern const struct tile_set *const carcp_tile_sets[];
extern const int carcp_tile_set_count;

extern const struct tile_set carcp_tiles_base;
extern const struct tile_set carcp_tiles_river;
extern const struct tile_set carcp_tiles_inns;
extern const struct tile_set carcp_tiles_traders;
extern const struct tile_set carcp_tiles_flier;
extern const struct tile_set carcp_tiles_ferries;
extern const struct tile_set carcp_tiles_gold;
extern const struct tile_set carcp_tiles_magic;
extern const struct tile_set carcp_tiles_robbers;
extern const struct tile_set carcp_tiles_crop;
extern const struct tile_set carcp_tiles_festival;
extern const struct tile_set carcp_tiles_hunters;
extern const struct tile_set carcp_tiles_bonus;

/* NULL if there is no such type. */
const struct tile_type *carcp_tile_type(int32_t type);

/* The tile type of that name, -1 if there is none. */
int32_t carcp_tile_find(const char *name);

/* The tile type that `type` is when its last segment means nothing. */
int32_t carcp_tile_plain(int32_t type);

/* The kind of feature that side `side` shows. */
static inline int carcp_tile_edge(const struct tile_type *tile, int side)
{
	return tile->segment[tile->side[side].middle].kind;
}

/* The mark of a kind on a tile, NULL if it has none. */
static inline const carc_mark *carcp_tile_mark(const struct tile_type *tile,
					       int kind)
{
	for (int i = 0; i < 3 && tile->mark[i].kind; i++)
		if (tile->mark[i].kind == kind)
			return &tile->mark[i];
	return NULL;
}

/* Bit s: the segment reaches side s. Bit h: it has half-edge h; only fields
 * have half-edges, and both of a side that is theirs alone. */
int carcp_segment_sides(const struct tile_type *tile, int segment);
int carcp_segment_halves(const struct tile_type *tile, int segment);

#endif
