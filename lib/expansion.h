/* SPDX-License-Identifier: Zlib */
/* What a mechanic consists of: kinds of features and figures, rows of the turn
 * and hooks. Nothing here knows a mechanic by name. */
#ifndef CARCP_EXPANSION_H
#define CARCP_EXPANSION_H

#include "internal.h"

/* ---- Sums ---------------------------------------------------------------- */

#define MAX_TERMS 8

/* The points of a feature as a person would say them. */
struct sum {
	int32_t total;
	int terms;
	struct {
		int32_t term, count, each, points;
	} term[MAX_TERMS];
};

/* Points of a final count, by player and category. */
struct ledger {
	int32_t points[CARC_MAX_PLAYERS][MAX_CATEGORIES];
	struct carc_game *log; /* whose events tell of it, NULL for none */
};

/* ---- Kinds --------------------------------------------------------------- */

#define FINAL_PASSES 3

struct feature_kind {
	uint8_t kind; /* enum carc_feature_kind */
	uint8_t edge; /* its bit among the edges, 0: reaches no side */
	bool completes;
	bool enclosed;     /* complete when its eight neighbours are filled */
	bool counts_tiles; /* distinct tiles are kept exact as it grows */
	uint8_t category;
	uint8_t reason, final_reason;
	uint8_t final_pass; /* 1 to FINAL_PASSES: when it is counted at the end,
			     * 0 never; figures on those of 1 go home then */
	/* What `player` gets for the feature of `root`, complete or not; NULL
	 * for terrain that is never scored. */
	void (*value)(const struct carc_game *game, uint16_t root,
		      bool complete, int player, struct sum *sum);
};

struct figure_kind {
	uint8_t kind;     /* enum carc_figure_kind */
	uint8_t supply;   /* of each player at the start */
	uint8_t strength; /* in a majority */
	uint8_t layer;    /* 1: stands in the second layer */
	bool occupies;    /* keeps others out and is kept out (B-12) */
	bool company;     /* needs a figure of its owner that occupies */
	uint16_t stands;  /* bit k: on features of kind k */
};

/* ---- The turn ------------------------------------------------------------ */

/* Places in the order of a turn, named by the decisions of doc/rules.md;
 * turn.c has the order. */
enum row {
	ROW_MAIN,
	ROW_D90,
	ROW_END_TURN,
	ROW_C10,
	ROW_D11,
	ROW_D13,
	ROW_D20,
	ROW_D21,
	ROW_D21B,
	ROW_D22,
	ROW_D23,
	ROW_D30,
	ROW_C31,
	ROW_D32,
	ROW_D40,
	ROW_D41,
	ROW_D42,
	ROW_COLLECT,
	ROW_D60,
	ROW_D70,
	ROW_D71,
	ROW_D80,
	ROW_D81,
	ROW_D82,
	ROW_BONUS,
	ROW_D50,
	ROW_D51,
	ROW_RETURNS,
	ROW_D55,
	ROW_D56,
	ROW_DONE,
	ROW_CHAIN,
	ROW_TOKEN,
	ROW_D72
};

/* What a step answers. */
enum verdict {
	NEXT,  /* go to the next row */
	STAY,  /* enter this row again */
	AGAIN, /* go to the first row of this frame */
	ASK,   /* wait for a decision of state.decider */
	POP    /* this frame is done */
};

/* Where legal moves go: those numbered [from, to) are written, all are
 * counted; listing may stop when `enough` are known. */
struct list {
	carc_move *out;
	int32_t from, to;
	int32_t count;
	int32_t enough;
	int32_t only;           /* moves of this kind, 0 for all */
	const carc_move *match; /* a move to look for */
	bool found, kind_found; /* it is there; others of its kind are */
};

struct step {
	uint8_t row;
	uint8_t decision; /* enum carc_decision, 0 if it never asks */
	enum verdict (*enter)(struct carc_game *game, struct frame *frame);
	/* The legal moves of the decision, and what a wrong one violates
	 * (NULL: being in the list is all there is to say). */
	void (*moves)(const struct carc_game *game, struct list *list);
	carc_status (*check)(const struct carc_game *game,
			     const carc_move *move);
	enum verdict (*apply)(struct carc_game *game, struct frame *frame,
			      const carc_move *move);
	/* Shortcuts, NULL for none: there is more than one move; one of them at
	 * random. */
	bool (*several)(const struct carc_game *game);
	void (*pick)(const struct carc_game *game, uint64_t *rng,
		     carc_move *out);
	/* For chance: the weights parallel to the moves. */
	void (*weights)(const struct carc_game *game, int32_t *out,
			int32_t capacity);
	/* More for an interface than the frame says. */
	void (*tell)(const struct carc_game *game, carc_turn_info *out);
};

static inline void carcp_list_add(struct list *list, const carc_move *move)
{
	int32_t i;

	if (list->only && list->only != move->kind)
		return;
	i = list->count++;
	if (i >= list->from && i < list->to)
		list->out[i - list->from] = *move;
	if (list->match && list->match->kind == move->kind) {
		list->kind_found = true;
		list->found |= !memcmp(list->match, move, sizeof *move);
	}
}

/* Besides its kind and its player the move has a value at most. */
static inline bool carcp_only_value(const carc_move *move)
{
	return move->x == -1 && move->y == -1 && move->rotation == -1 &&
	       move->figure == -1 && move->segment == -1;
}

/* ---- A mechanic ---------------------------------------------------------- */

/* Called for each pair of nodes of one tile that is joined inside it. */
typedef void carcp_pair(struct carc_game *game, uint16_t a, uint16_t b);

struct expansion {
	uint8_t id;          /* enum carc_expansion */
	bool alone;          /* a game that takes no mechanics: its own steps
			      * and hooks are the active ones */
	uint16_t state_size; /* its block in the state, zero at first */
	uint8_t cell_size;   /* and behind it so much for each cell */
	uint16_t categories; /* bit c: it books points there, besides those of
			      * its feature kinds */
	bool nests;          /* it pushes parts inside parts */
	bool two_score_figures;
	bool ordered;   /* the order in which features score matters (SM-42) */
	uint8_t stacks; /* bit s: tiles of stack s are drawn from there; without
			 * it they are in the pool */
	const struct feature_kind *feature_kinds; /* kind 0 ends the list */
	const struct feature_kind *terrain; /* those there is also without it
					     * (P-2) */
	const struct figure_kind *figure_kinds; /* stands 0 ends the list */
	const struct step *steps;               /* enter NULL ends the list */

	/* Set up its block and the stacks, before the start tile is laid. */
	void (*setup)(struct carc_game *game);
	/* Add nodes of the second layer to a tile; say that may_place is to be
	 * asked about it, or that it comes last. */
	void (*shape)(const struct carc_game *game, struct shape *shape);
	/* May this restricted tile, which matches, lie there? */
	bool (*may_place)(const struct carc_game *game, uint16_t cell,
			  uint16_t shape, int rotation);
	/* What is joined inside the tile of `cell` besides its segments. Who
	 * places the tile calls it; the core does for the start tile, and when
	 * a feature is rebuilt. */
	void (*inside)(struct carc_game *game, uint16_t cell, carcp_pair *join);
	/* Further options of the figure step: list them, say what a move of
	 * a kind it owns violates (CARC_OK: not its kind), take one. */
	void (*options)(const struct carc_game *game, const struct frame *part,
			struct list *list);
	carc_status (*why_not)(const struct carc_game *game,
			       const struct frame *part, const carc_move *move);
	void (*take_option)(struct carc_game *game, struct frame *part,
			    const carc_move *move);
	/* A tile was placed and joined. */
	void (*placed)(struct carc_game *game, struct frame *part);
	/* Features that may be complete now besides those of the new tile. */
	void (*collect)(struct carc_game *game, struct frame *part);
	/* Change what a feature is worth. */
	void (*value)(const struct carc_game *game, uint16_t root,
		      bool complete, int player, struct sum *sum);
	/* Change who has the majority in a feature that holds figures. */
	unsigned int (*owners)(const struct carc_game *game, uint16_t root,
			       unsigned int owners);
	/* A feature was completed and scored; its figures are going home. */
	void (*completed)(struct carc_game *game, struct frame *round,
			  const struct award *award);
	/* A score figure moved from one number of points to another, for a
	 * reason. */
	void (*moved)(struct carc_game *game, int player, int score_figure,
		      int32_t from, int32_t to, int reason);
	/* Add to the final count; then clear the table. */
	void (*final)(const struct carc_game *game, struct ledger *ledger);
	void (*over)(struct carc_game *game);
	/* What is unseen is dealt anew. */
	void (*reshuffle)(struct carc_game *game, uint64_t seed);
	/* Fill in what a player has; what lies on the tile of a cell; what is
	 * pending. */
	void (*player)(const struct carc_game *game, carc_player *out);
	void (*tile)(const struct carc_game *game, uint16_t cell,
		     carc_tile *out);
	void (*turn)(const struct carc_game *game, carc_turn_info *out);
	/* Put its block into the hash, its invariants into the check. */
	void (*hash)(const struct carc_game *game, uint64_t *hash);
	bool (*check)(const struct carc_game *game);
};

/* The mechanics this library has, ended by NULL; registry.c. ORDER: hooks and
 * steps of one row run in this order. */
extern const struct expansion *const carcp_registry[];

/* The base game, always there; base.c. */
extern const struct expansion carcp_base;

/* The block of an active mechanic. */
static inline void *carcp_block(const struct carc_game *game,
				const struct expansion *owner)
{
	return game->block[game->place[owner->id]];
}

/* What steps of mechanics keep in `frame.data`: of a turn, and of a part. */
enum turn_slot { TURN_SECOND, TURN_BONUS };
enum part_slot { PART_FIGURE, PART_DIE, PART_CHOICE };

/* Loop over the active mechanics that have a hook. */
#define FOR_HOOK(game, exp, hook)                                              \
	for (uint32_t carcp_left = (game)->hooked[HOOK_##hook]; carcp_left;    \
	     carcp_left &= carcp_left - 1)                                     \
		for (const struct expansion *exp =                             \
			     (game)->active[carcp_lowest_bit(carcp_left)];     \
		     exp; exp = NULL)

#endif
