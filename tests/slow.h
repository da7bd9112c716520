/* SPDX-License-Identifier: Zlib */
/*
 * The base game and the classic expansions (river, abbot, inns and cathedrals,
 * large follower, goods, builder, pig, festival), slow and plain: a second
 * opinion on the rules. The state is what lies on the table. Everything else
 * (what fits, what belongs together, what is complete, who owns it, what it is
 * worth) is worked out from scratch by flood fill each time it is asked for. It
 * knows the tiles from the text facts and shares nothing with the library but
 * the constants of its header.
 *
 * slow.c has the turn, slow_table.c what lies there and hangs together,
 * slow_score.c what it is worth, slow_moves.c what a player may do.
 */
#ifndef SLOW_H
#define SLOW_H

#include "tilefile.h"

#define SLOW_PLAYERS 6
#define SLOW_TILES 160 /* longest deck */
#define SLOW_SPOTS (SLOW_TILES * TILEFILE_SEGMENTS)
#define SLOW_MOVES (SLOW_TILES * 16)
#define SLOW_FOLLOWERS 7
#define SLOW_KINDS 5 /* of figures: follower, large, abbot, builder, pig */
#define SLOW_BOARD_FIGURES (SLOW_PLAYERS * (SLOW_FOLLOWERS + 4))
#define SLOW_GOODS 3 /* wine, grain, cloth */
#define SLOW_CATEGORIES                                                        \
	6 /* roads, cities, monasteries, fields, gardens, goods */
#define SLOW_ATTRIBUTES 6 /* pennant, inn, cathedral, wine, grain, cloth */

struct slow_rules {
	int players;
	int first;           /* who starts (B-3) */
	int farmers;         /* followers may stand in fields */
	int small_city2;     /* a completed 2-tile city counts half (B-23) */
	int river;           /* the river is laid first */
	int river_geometric; /* how its turns are kept apart (AMB-11) */
	int abbot;
	int abbot_majority; /* he needs it to score when taken back (AMB-14) */
	int inns;           /* and cathedrals */
	int large;
	int goods;
	int builder;
	int double_auto; /* the second part is not asked for (AMB-21) */
	int pig;
	int festival;
	int festival_any; /* it brings builder and pig home, too (AMB-51) */
};

struct slow_tile {
	const struct tf_tile *type;
	int x, y, rotation;
};

struct slow_figure {
	int player;
	int kind; /* carc_figure_kind, below SLOW_KINDS */
	int tile; /* index of slow_game.tile */
	int segment;
};

struct slow_stack {
	const struct tf_tile *tile[SLOW_TILES]; /* in draw order */
	int size;
	int drawn;
};

struct slow_game {
	struct slow_rules rules;
	struct slow_stack river; /* comes first; empty without R-3 */
	struct slow_stack pool;
	int discarded;

	struct slow_tile tile[SLOW_TILES];
	int tiles;
	struct slow_figure figure[SLOW_BOARD_FIGURES];
	int figures;
	int supply[SLOW_PLAYERS][SLOW_KINDS];
	int goods[SLOW_PLAYERS][SLOW_GOODS];
	int points[SLOW_PLAYERS][SLOW_CATEGORIES];

	int decision; /* CARC_DECISION_PLACE, _FIGURE, _SECOND or _OVER */
	int player;   /* whose turn it is */
	int number;   /* of the turn, from 1 */
	int part;     /* CARC_PART_MAIN or _SECOND */
	int pending;  /* the builder has earned a second part (TB-7) */
	const struct tf_tile *hand; /* drawn, not yet placed; NULL if none */
};

/* A move. What its kind does not use is -1. */
struct slow_move {
	int kind; /* CARC_MOVE_PLACE, _DEPLOY, _TAKE_BACK, _RETURN, _SECOND or
		     _PASS */
	int x, y, rotation;
	int figure; /* carc_figure_kind */
	int segment;
	int value;
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
	int open; /* edges that face an empty cell; of a monastery or garden
		     the empty cells around it */
	int complete;
	int attribute[SLOW_ATTRIBUTES]; /* -1 if its mechanic is off */
	int figures;                    /* followers */
	int owners;                     /* bit p */
	int value;          /* for an owner without a pig, if the game ended
			       now */
	int value_complete; /* if it were completed as it is, else -1 */
};

/* Start a game; the first tile of the deck is the start tile. With the river
 * its tiles are a stack of their own. A tile that fits nowhere when its turn
 * comes is passed over. Returns 0 for an unknown name. */
int slow_new(struct slow_game *game, const struct tilefile *types,
	     const struct slow_rules *rules, const char *const *deck, int n);

/* All moves of the pending decision, none when the game is over; passing is
 * last. */
int slow_moves(const struct slow_game *game, struct slow_move *out);

/* Make a move of that list. */
void slow_apply(struct slow_game *game, const struct slow_move *move);

/* All features, gardens only with the abbot, by row, column and segment of
 * their names. `out` has room for SLOW_SPOTS. */
int slow_features(const struct slow_game *game, struct slow_feature *out);

/* Points so far. */
int slow_score(const struct slow_game *game, int player);

/* Points by category if the game ended now: those made, those of every feature
 * that still holds followers, and those for goods. */
void slow_final(const struct slow_game *game,
		int points[SLOW_PLAYERS][SLOW_CATEGORIES]);

#endif /* SLOW_H */
