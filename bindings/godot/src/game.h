/* SPDX-License-Identifier: Zlib */
/* The object behind a CarcassonneGame, and a call of one of its methods. */
#ifndef GD_GAME_H
#define GD_GAME_H

#include "convert.h"

#define GD_CLASS "CarcassonneGame"

struct game {
	GDExtensionObjectPtr object;
	carc_game *game; /* NULL before game_new() and after game_free() */
	uint64_t rng;
	int32_t last_status;
	int32_t last_line;
	char last_error[160];
};

/* Make and free an object; as the engine calls them. */
GDExtensionObjectPtr gd_game_create(void *unused, GDExtensionBool notify);
void gd_game_destroy(void *unused, GDExtensionClassInstancePtr game);

/* The game behind an object, NULL if it is of another class. */
struct game *gd_game_of(GDExtensionObjectPtr object);

/* Emit a signal for each event from `first` on, unless `first` is negative, then
 * "changed". Whoever listens may do anything, also drop the last reference:
 * the game must not be touched after this. */
void gd_game_tell(struct game *self, int32_t first);

/* Arguments of all methods, by name. */
struct call {
	const struct method *method;
	struct game *self; /* NULL for a static method */
	carc_game *game;
	int32_t x, y, rotation, segment, figure, k, first;
	int32_t type, set, group, id, status, edition;
	int64_t seed;
	char *text;
	carc_move move;
	carc_config config;
	carc_render options;
	const struct variant *dictionary; /* the configuration to change */
	const int32_t *types;
	int64_t n_types;
	struct game *from;
	GDExtensionObjectPtr made; /* the object to return */
	void *out;                 /* where lists, structs and text go */
	int32_t capacity;          /* how many fit there */
	char why[160];             /* more than the status says */
};

enum kind {
	NUMBER,  /* int32_t */
	WIDE,    /* int64_t */
	TEXT,    /* char * */
	MOVE,    /* carc_move */
	CONFIG,  /* carc_config, and the dictionary it came from */
	OPTIONS, /* carc_render */
	TYPES,   /* types, n_types */
	GAME     /* struct game * */
};

struct argument {
	const char *name;
	enum kind kind;
	size_t offset; /* in struct call */
	bool optional;
};

enum result {
	NOTHING,
	STATUS,     /* a status */
	COUNT,      /* a number; if it is negative, a status */
	ANY,        /* any 64 bits */
	NAME,       /* a static string at out */
	LETTERS,    /* text as carc_save() writes it */
	ONE,        /* a struct */
	MANY,       /* a list of structs */
	NUMBERS,    /* a list of int32_t */
	OBJECT_MADE /* call.made */
};

enum {
	STATIC = 1,    /* of the class, not of a game */
	READS = 2,     /* changes nothing */
	EMPTY = 4,     /* also without a game */
	HAPPENS = 8,   /* tells what happened */
	CHANGES = 16,  /* tells that it is another position */
	ASKS = 32,     /* no is an answer: it is never printed */
	EXPLAINS = 64, /* the answer is why an argument is refused */
	PROPERTY = 128 /* of the object: needs no game, leaves the status */
};

struct method {
	const char *name;
	int flags;
	enum result result;
	const struct layout *layout;      /* of ONE and MANY */
	const struct argument *arguments; /* to one without a name */
	/* Returns what the library returns. */
	int64_t (*function)(struct call *call);
};

/* To one without a name. */
extern const struct method gd_methods[];

struct property {
	const char *name;
	int type;
	const char *setter;
	const char *getter;
};
extern const struct property gd_properties[];

/* A method is called, with Variants or with plain values. */
void gd_call_method(void *method, GDExtensionClassInstancePtr self,
		    const GDExtensionConstVariantPtr *arguments,
		    GDExtensionInt n, GDExtensionVariantPtr result,
		    GDExtensionCallError *error);
void gd_call_plain(void *method, GDExtensionClassInstancePtr self,
		   const GDExtensionConstTypePtr *arguments,
		   GDExtensionTypePtr result);

/* What the engine calls the type of an argument and of a result. */
int gd_argument_type(enum kind kind);
int gd_result_type(enum result result);

#endif
