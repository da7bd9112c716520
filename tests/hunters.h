/* SPDX-License-Identifier: Zlib */
/*
 * Hunters & Gatherers once more, as slow and plain as can be: everything that
 * can be known of a position, found anew from the placed tiles and figures. It
 * was written from the rules and the tile facts of tests/data and shares no code
 * with the library, of which it asks only where tiles and figures are.
 */
#ifndef TESTS_HUNTERS_H
#define TESTS_HUNTERS_H

#include "carcassonne.h"
#include "tilefile.h"

#define MODEL_TILES 110
#define MODEL_NODES (MODEL_TILES * 15)
#define MODEL_FIGURES 64

/* A segment, and once more as a piece of a river system. */
struct model_node {
	int tile, segment;
	int kind;    /* carc_feature_kind */
	int feature; /* its place among the features */
};

struct model {
	int tiles;
	carc_tile tile[MODEL_TILES];
	const struct tf_tile *fact[MODEL_TILES];
	int first[MODEL_TILES]; /* of the tile's nodes */
	int nodes;
	struct model_node node[MODEL_NODES];
	int figures;
	carc_figure figure[MODEL_FIGURES];
	int features; /* in the order of carc_features() */
	carc_feature feature[MODEL_NODES];
};

/* Find everything of a position. */
void model_look(struct model *model, const carc_game *game,
		const struct tilefile *facts);

/* The same after one more figure was placed. */
void model_deploy(struct model *model, const carc_move *move);

/* The feature of a segment; of its river system. */
const carc_feature *model_at(const struct model *model, int x, int y,
			     int segment, int system);

/* What a tile can do at a cell: it touches one, and every side matches. */
int model_fits(const struct model *model, const struct tf_tile *tile, int x,
	       int y, int rotation);

/* Points of a player if the game ended now, by carc_category. */
int model_final(const struct model *model, int player, int category);

#endif
