/* SPDX-License-Identifier: Zlib */
/* The game and the types every file shares. */
#ifndef CARCP_INTERNAL_H
#define CARCP_INTERNAL_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "bits.h"
#include "carcassonne.h"
#include "geometry.h"
#include "tiles.h"

#define MAX_KINDS 16 /* kinds of features, of figures */
#define MAX_CATEGORIES 16
#define MAX_NODES 15 /* of one tile, all layers */
#define NODE_RUN 4   /* nodes are laid so many at a time */
#define MAX_TILES 5000
#define MAX_FIGURES 256 /* on the board */
#define MAX_ROUND 48    /* awards of one round */
#define MAX_STEPS 48
#define MAX_EXPANSIONS 20
#define ATTRIBUTES 7 /* counters of a feature, see carcp_attribute */

#define NO_SHAPE 0xFF
#define NOBODY 0xFF
#define CHANCE 0xFE

/* ---- Tiles as this game sees them ---------------------------------------- */

/* Where two tiles meet, features join lane by lane. Looking out of the tile:
 * the half-edge to the left, the middle, the half-edge to the right, and the
 * middle once more for a second partition of the same edges. A plain side has
 * its field in the middle lane. */
enum lane { LANE_LEFT, LANE_MIDDLE, LANE_RIGHT, LANE_SECOND, LANES };

/* What a feature adds up when features join. */
enum count {
	COUNT_OPEN,  /* open lanes; empty cells around a monastery */
	COUNT_TILES, /* distinct tiles */
	COUNT_SEGMENTS,
	COUNT_FIGURES, /* those that keep others out */
	COUNT_TWINS,   /* segments that have another of their kind beside them
			 * on their tile */
	COUNT_ATTRIBUTE,
	COUNTS = COUNT_ATTRIBUTE + ATTRIBUTES
};

/* One segment of a placed tile. The root of a feature, the node that links to
 * itself, carries the counts of all. */
struct node {
	uint16_t up;   /* a lower node of the feature */
	uint16_t next; /* the nodes of a feature form a ring */
	uint16_t cell;
	uint8_t kind; /* 0: means nothing in this game */
	uint8_t segment;
	uint16_t count[COUNTS]; /* from COUNT_TWINS on they are mostly 0 */
};

/* A tile type made ready for this game. */
struct shape {
	const struct tile_type *tile;
	uint16_t type;
	uint16_t edges; /* upright, see carcp_turn_edges */
	uint8_t segments;
	uint8_t nodes;              /* the first are the segments */
	uint8_t lane[SIDES][LANES]; /* upright: node of the tile, or NO_NODE */
	uint8_t second[MAX_SEGMENTS]; /* node of the second layer, or NO_NODE */
	bool encloses;                /* some node waits to be enclosed */
	bool restricted;    /* some placements that match are forbidden */
	bool last;          /* never shuffled; by chance it comes last */
	uint16_t completes; /* bit i: node i can be completed */
	struct node *node;  /* to copy when placed */
};

/* ---- The state: one block without pointers ------------------------------- */

enum stack_name { STACK_RIVER, STACK_POOL, STACK_BONUS, STACKS };

/* Deck entries [next, end) are still to come, [begin, next) were drawn. */
struct stack {
	uint16_t begin, next, end;
	uint16_t spare;
};

struct cell {
	int16_t x, y;
	uint8_t shape; /* NO_SHAPE while open */
	union {
		uint8_t touched; /* open: the sides at which tiles lie */
		uint8_t rotation;
	};
	union {
		uint16_t slot; /* open: its place in the list of open cells */
		uint16_t node; /* filled: the first of the tile's nodes */
	};
	uint16_t beside[SIDES]; /* filled cells, 0 = none */
};

/* A filled cell and who filled it, or NOBODY. */
struct placed {
	uint16_t cell;
	uint16_t player;
};

/* An open cell in the list of them, with its place for quick listing. */
struct open {
	int16_t x, y;
	uint16_t cell;
	uint16_t spare; /* four of them are a line of the journal */
};

/* A node that waits to be enclosed, and where it is. */
struct lone {
	int16_t x, y;
	uint16_t node;
};

struct figure {
	uint16_t node;
	uint8_t player; /* NOBODY for a neutral one */
	uint8_t kind;
};

enum frame_kind {
	FRAME_TURN,
	FRAME_PART,
	FRAME_ROUND,
	FRAME_CHAIN,
	FRAME_KINDS
};

/* Something pending: a turn, a part, a scoring round, a chain of what landings
 * earn. */
struct frame {
	uint8_t kind;
	uint8_t row;     /* index into the game's program */
	uint8_t player;  /* whose turn or part it is */
	uint8_t part;    /* enum carc_part */
	uint8_t stacks;  /* bit s: the part draws from stack s */
	uint8_t asked;   /* polling has begun */
	uint8_t poll;    /* players still to be asked */
	uint8_t closed;  /* the tile completed something */
	uint8_t several; /* the tile in hand has more than one placement */
	uint8_t spare;
	uint16_t hand;    /* shape drawn and not yet placed */
	uint16_t cell;    /* the tile placed in this part, 0 = none yet */
	uint16_t data[4]; /* for the steps of expansions, 0 at first */
	uint16_t room[5]; /* a line of the journal */
};

/* Points for a feature that a round books. */
struct award {
	uint16_t node;
	uint8_t owners; /* bit p, frozen before any figure goes home */
	uint8_t done;
	uint8_t complete; /* else it is counted as at the end */
	uint8_t reason, category;
	uint8_t spare;
	int32_t points;
};

struct state {
	uint16_t nodes, open, tiles, cells, figures, lone;
	uint16_t turns, frames;
	uint16_t awards;  /* of the round to come or in progress, */
	uint16_t booking; /* and which one is being booked */
	uint8_t active;
	uint8_t decider; /* player, CHANCE */
	uint8_t over;
	uint8_t spare;
	struct stack stack[STACKS];
	/* What changes with almost every move stands above. */
	int32_t track[CARC_MAX_PLAYERS][2]; /* by score figure */
	int32_t booked[CARC_MAX_PLAYERS][MAX_CATEGORIES];
	uint8_t supply[CARC_MAX_PLAYERS][MAX_KINDS];
	/* Frozen (SM-41). Rounds do not nest: a nested part is only ever
	 * pushed between rounds. */
	struct award round[MAX_ROUND];
};

/* ---- Beside the state ---------------------------------------------------- */

#define LINE 32  /* bytes the journal keeps at once */
#define ALIGN 64 /* of the block: copies between others are far slower */

struct line {
	unsigned char bytes[LINE];
	uint32_t index;
};

/* A move of the caller and where the logs stood before it. */
struct past {
	carc_move move;
	uint32_t lines, events, draws;
};

/* What chance inside brought: a shape drawn, a roll, a token. */
struct draw {
	uint16_t kind; /* enum carc_move_kind */
	uint16_t value;
	uint32_t after; /* it follows this many moves */
};

struct journal {
	uint16_t fresh; /* nodes from here on are new in this move */
	struct line *line;
	uint32_t count, capacity;
	uint32_t *kept; /* by line: the last move that kept it */
	uint32_t epoch; /* the move in progress */
	bool on;
};

struct history {
	struct past *past;
	uint32_t count, capacity;
	struct draw *draw;
	uint32_t draws, draw_capacity;
	bool started;    /* moves can be made: what is drawn follows one */
	bool grown;      /* `past` is an allocation of its own, */
	bool draw_grown; /* `draw` is one */
	bool missing;    /* the game is a copy: there is no complete history */
};

struct events {
	carc_event *event;
	uint32_t count, capacity;
	bool on;
	bool failed; /* an event of the move in progress found no memory */
};

/* Open cells are matched in groups of this many: four bits a cell, bit r is set
 * if the tile in hand matches in rotation r. */
#define GROUP 16
#define MAX_GROUPS ((2 * MAX_TILES + 32) / GROUP + 1)

struct group {
	uint64_t matches;
	int32_t before; /* placements in the groups before it */
};

/* Where the tile in hand matches; an empty group stands behind the others. */
struct matches {
	struct group *group;
	int groups;
	int32_t count;  /* of placements */
	uint16_t shape; /* NO_SHAPE: not known */
};

/* The moves of the pending decision, if they were listed to see whether there is
 * a choice and are no more than fit here. */
#define KNOWN_MOVES 24
struct known {
	carc_move move[KNOWN_MOVES];
	int32_t count; /* 0: not known */
};

struct expansion;
struct step;
struct feature_kind;
struct figure_kind;

/* The hooks that struct expansion describes. */
/* clang-format off */
#define HOOK_NAMES(ENTRY) \
	ENTRY(setup) ENTRY(shape) ENTRY(may_place) ENTRY(inside) \
	ENTRY(options) ENTRY(why_not) ENTRY(take_option) ENTRY(placed) \
	ENTRY(collect) ENTRY(value) ENTRY(owners) ENTRY(completed) \
	ENTRY(moved) ENTRY(final) ENTRY(over) ENTRY(reshuffle) \
	ENTRY(player) ENTRY(tile) ENTRY(turn) ENTRY(hash) ENTRY(check)
/* clang-format on */

#define HOOK_NUMBER(name) HOOK_##name,
enum hook { HOOK_NAMES(HOOK_NUMBER) HOOKS };

struct carc_game {
	/* The block and what lies in it. */
	struct state *state;
	struct frame *frame;
	struct cell *cell;
	struct node *node;
	struct figure *figure;
	uint16_t *allowed;     /* by slot: edges an open cell takes */
	struct open *open;     /* by slot: the open cell */
	uint16_t *index;       /* hash of (x, y): cell */
	uint16_t *deck;        /* shapes */
	struct placed *placed; /* in the order they were filled */
	struct lone *lone;     /* what waits to be enclosed */
	unsigned char *block[MAX_EXPANSIONS]; /* by place among the active */
	uint32_t state_size;                  /* bytes, a multiple of ALIGN */
	uint32_t index_mask;
	int index_shift;
	uint16_t frame_capacity;

	/* What never changes. */
	carc_config config;
	carc_allocator allocator;
	void *memory; /* the block, aligned, and what lies behind it */
	size_t memory_size;
	struct shape *shape; /* behind the game, and their nodes */
	uint16_t shapes;
	size_t size; /* of all that */
	uint16_t deck_size;
	/* Bit k: features of kind k are completed, enclosed, their tiles are
	 * counted; nobody stands on them. */
	uint16_t completing, enclosed, counted, barred;
	uint16_t categories;   /* bit c: in play */
	uint8_t score_figures; /* of each player, 1 or 2 */
	uint8_t stacks;        /* bit s: in play */
	bool given_deck;
	uint64_t identity; /* equal for games that can be copied */
	bool small_city;   /* B-23 */
	bool ordered;      /* the order of awards is asked */
	const struct feature_kind *feature_kind[MAX_KINDS];
	const struct figure_kind *figure_kind[MAX_KINDS];
	uint8_t deployable[MAX_KINDS]; /* figure kinds that stand, in order */
	uint8_t deployables;
	/* By place among these, bit by bit: those that may stand on a kind of
	 * feature, keep others out, may not stay alone. */
	uint16_t standing[MAX_KINDS], occupying, company;
	const struct expansion *active[MAX_EXPANSIONS];
	uint8_t actives;
	uint32_t hooked[HOOKS]; /* bit i: active[i] has the hook */
	uint8_t place[64];      /* of a mechanic among the active, by id */
	uint8_t program_begin[FRAME_KINDS];
	const struct step *program[MAX_STEPS];

	struct matches matches;
	struct known known;
	struct journal journal;
	struct history history;
	struct events events;
};

/* Keep `size` bytes of the state before they are written. */
void carcp_keep(struct carc_game *game, const void *bytes, size_t size);

static inline void carcp_touch(struct carc_game *game, const void *bytes,
			       size_t size)
{
	if (game->journal.on)
		carcp_keep(game, bytes, size);
}

#define TOUCH(game, thing) carcp_touch(game, &(thing), sizeof(thing))

static inline struct frame *carcp_top(const struct carc_game *game)
{
	return &game->frame[game->state->frames - 1];
}

#endif
