/* SPDX-License-Identifier: Zlib */
/*
 * The base game, slow and plain: a second opinion on the rules. The state is
 * what lies on the table. Everything else (what fits, what belongs together,
 * what is complete, who owns it, what it is worth) is worked out from scratch
 * by flood fill each time it is asked for. It knows the tiles from the text
 * facts and shares nothing with the library but the constants of its header.
 */
#ifndef SLOW_H
#define SLOW_H

#include "tilefile.h"

#define SLOW_PLAYERS 6
#define SLOW_TILES 120 /* longest deck */
#define SLOW_SPOTS (SLOW_TILES * TILEFILE_SEGMENTS)
#define SLOW_MOVES (SLOW_TILES * 16)
#define SLOW_FOLLOWERS 7
#define SLOW_CATEGORIES 4 /* roads, cities, monasteries, fields */

struct slow_rules {
	int players;
	int first;       /* who starts (B-3) */
	int farmers;     /* followers may stand in fields */
	int small_city2; /* a completed 2-tile city counts half (B-23) */
};

struct slow_tile {
	const struct tf_tile *type;
	int x, y, rotation;
};

struct slow_figure {
	int player;
	int tile; /* index of slow_game.tile */
	int segment;
};

struct slow_game {
	struct slow_rules rules;
	const struct tf_tile *deck[SLOW_TILES]; /* in draw order */
	int deck_size;
	int drawn; /* tiles taken from the deck, the start tile included */
	int discarded;

	struct slow_tile tile[SLOW_TILES];
	int tiles;
	struct slow_figure figure[SLOW_PLAYERS * SLOW_FOLLOWERS];
	int figures;
	int supply[SLOW_PLAYERS];
	int points[SLOW_PLAYERS][SLOW_CATEGORIES];

	int decision;               /* CARC_DECISION_PLACE, _FIGURE or _OVER */
	int player;                 /* whose turn it is */
	const struct tf_tile *hand; /* drawn, not yet placed; NULL if none */
};

/* A move. What its kind does not use is -1. */
struct slow_move {
	int kind; /* CARC_MOVE_PLACE, _DEPLOY or _PASS */
	int x, y, rotation;
	int segment;
};

struct slow_spot {
	int tile; /* index of slow_game.tile */
	int segment;
};

struct slow_feature {
	int kind;          /* carc_feature_kind */
	int x, y, segment; /* its smallest segment by row, column, number */
	int tiles;         /* distinct ones */
	int segments;
	int open; /* edges that face an empty cell; of a monastery the
			 empty cells around it */
	int complete;
	int pennants;
	int figures;
	int owners;         /* bit p */
	int value;          /* for an owner, if the game ended now */
	int value_complete; /* if it were completed as it is, else -1 */
};

/* Start a game; the first tile of the deck is the start tile. A tile that fits
 * nowhere when its turn comes is passed over. Returns 0 for an unknown name. */
int slow_new(struct slow_game *game, const struct tilefile *types,
	     const struct slow_rules *rules, const char *const *deck, int n);

/* All moves of the pending decision, none when the game is over. */
int slow_moves(const struct slow_game *game, struct slow_move *out);

/* Make a move of that list. */
void slow_apply(struct slow_game *game, const struct slow_move *move);

/* All features but gardens, by row, column and segment of their names. `out`
 * has room for SLOW_SPOTS. */
int slow_features(const struct slow_game *game, struct slow_feature *out);

/* Points so far. */
int slow_score(const struct slow_game *game, int player);

/* Points by category if the game ended now: those made and those of every
 * feature that still holds followers. */
void slow_final(const struct slow_game *game,
		int points[SLOW_PLAYERS][SLOW_CATEGORIES]);

#endif /* SLOW_H */
