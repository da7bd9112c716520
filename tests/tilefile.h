/* SPDX-License-Identifier: Zlib */
/*
 * Reads the tile facts of tests/data/ (notation: tests/data/NOTATION.md) into
 * plain structs. Kinds, attributes and marks have the numbers of the public
 * header; nothing else is shared with the library.
 */
#ifndef TILEFILE_H
#define TILEFILE_H

#define TILEFILE_SEGMENTS 16
#define TILEFILE_MARKS 8
#define TILEFILE_ATTRIBUTES 16
#define TILEFILE_MAX 320

struct tf_segment {
	int kind;   /* carc_feature_kind */
	int sides;  /* bit s: the line names side s; 0 for fields */
	int halves; /* bit h: fields and meadows */
	int adj;    /* bit i: adj= of a field, lake= of a river */
	int attribute[TILEFILE_ATTRIBUTES];
	char end[16]; /* end= as written, "" if none */
};

struct tf_mark {
	int kind;  /* carc_mark_kind */
	int value; /* direction or kind of circle, else -1 */
};

struct tf_tile {
	char name[32];
	int set; /* carc_set */
	int count;
	int start;
	char variant[16]; /* another printing, "" if none */
	int segments;
	struct tf_segment segment[TILEFILE_SEGMENTS];
	int marks;
	struct tf_mark mark[TILEFILE_MARKS];
	int line; /* where its block starts */
};

struct tilefile {
	int tiles;
	struct tf_tile tile[TILEFILE_MAX];
};

/* Append the blocks of a file of $srcdir/tests/data. On a line it does not
 * understand it prints file and line and returns 0, else 1. */
int tilefile_read(struct tilefile *to, const char *name);

/* The block of that name, NULL if there is none. */
const struct tf_tile *tilefile_find(const struct tilefile *from,
				    const char *name);

/* What a side shows: the kind of the road, city, river or forest there, else
 * the field or meadow; 0 if nothing claims it. */
int tilefile_edge(const struct tf_tile *tile, int side);

#endif /* TILEFILE_H */
