/* SPDX-License-Identifier: Zlib */
/**
 * @file carcassonne.h
 * A rules engine for the Carcassonne family of tile-laying games.
 *
 * Three calls play any game of the family: list the legal moves
 * (carc_legal_moves()), apply one (carc_apply()), read what happened
 * (carc_events()).
 *
 * @par What holds for every function
 * - **Status.** A negative result is an error, 0 and above is success or a
 *   count. Each function names every status it returns. After an error the
 *   game is exactly as it was (carc_playout() may have made some moves).
 * - **Lists.** `carc_things(game, out, capacity)` returns how many there are
 *   and writes the first min(n, capacity). `out` may be NULL if `capacity`
 *   is 0. Text is all or nothing: it is written only if all of it fits
 *   (carc_config_check() cuts its line).
 * - **Ownership.** A game made by a function whose first parameter is
 *   `carc_game **` is yours; free it with carc_game_free(). A returned
 *   `const char *` is static. Inputs are read before the call returns and are
 *   never kept.
 * - **Threads.** A `const carc_game *` is only read: any number of threads may
 *   do so while none writes. Different games never interact. There are no
 *   globals.
 * - **Structs.** All members are int32_t unless they say otherwise; there is no
 *   hidden padding. What the library writes never grows: an unused field reads
 *   -1, a count of nothing and `reserved` read 0. Since -1 is a column and a
 *   row, too, the kind of a move or event says whether x and y mean something.
 * - **Constants.** Values are explicit; later versions add some. What a program
 *   does not know it can show by its carc_name().
 * - The library never aborts, prints, reads a file, a clock or the locale.
 *
 * @par Coordinates
 * x grows east, y grows south. Rotation is 0 to 3 quarter turns clockwise. The
 * start tile lies at (0, 0) with rotation 0. Sides are N, E, S, W = 0 to 3.
 * Half-edges are numbered 0 to 7 clockwise, starting at the west half of the
 * north side. A tile consists of **segments**, numbered as the catalogue lists
 * them. A **feature** (road, city, field ...) is a maximal union of joined
 * segments and is named by any one of them: (x, y, segment). Where the library
 * names one, it is the smallest by row, then column, then segment.
 *
 * @par Ids
 * Ids such as B-12 and AMB-88 stand for rules and are explained in doc/rules.md.
 */
#ifndef CARCASSONNE_H
#define CARCASSONNE_H

#include <stdint.h>

/** @cond */
#ifndef CARC_API
#if defined(CARC_STATIC)
#define CARC_API
#elif defined(_WIN32) && defined(CARC_BUILD)
#define CARC_API __declspec(dllexport)
#elif defined(_WIN32)
#define CARC_API __declspec(dllimport)
#elif defined(__GNUC__)
#define CARC_API __attribute__((visibility("default")))
#else
#define CARC_API
#endif
#endif
/** @endcond */

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @defgroup version Version
 * The header says what a program was compiled against, the functions what it
 * runs with. Before 1.0 a minor version may break programs and moves the
 * soname; from 1.0 on a major version keeps every symbol, constant and layout.
 * @{
 */

#define CARC_VERSION_MAJOR 0 /**< Major version of this header. */
#define CARC_VERSION_MINOR 1 /**< Minor version of this header. */
#define CARC_VERSION_PATCH 0 /**< Patch version of this header. */

/** The version of this header as one number, 1.2.3 is 10203. */
#define CARC_VERSION                                                           \
	(CARC_VERSION_MAJOR * 10000 + CARC_VERSION_MINOR * 100 +               \
	 CARC_VERSION_PATCH)

/**
 * The version of the library as one number.
 * @return CARC_VERSION of the header the library was built with.
 * @since 0.1
 */
CARC_API int32_t carc_version(void);

/**
 * The version of the library as text, such as "0.1.0".
 * @return A static string.
 * @since 0.1
 */
CARC_API const char *carc_version_string(void);

/**
 * The revision of the rules the library plays. It is raised when a mistake in
 * the rules is mended that could change an old game; records carry it.
 * @return The revision, 1 or more.
 * @since 0.1
 */
CARC_API int32_t carc_rules_revision(void);

/** @} */

/**
 * @defgroup status Status
 * @{
 */

/** A status: 0 is success, negative is an error. Values are
 * ::carc_status_code. */
typedef int32_t carc_status;

/** Every status. */
enum carc_status_code {
	CARC_OK = 0,            /**< Done. */
	CARC_ERR_MEMORY = -1,   /**< An allocation failed. */
	CARC_ERR_ARGUMENT = -2, /**< NULL, out of range, or a configuration
				     that makes no sense. */
	CARC_ERR_OVER = -3,     /**< The game is over. */
	CARC_ERR_FORMAT = -4,   /**< Not a record, or a broken one. */
	CARC_ERR_VERSION = -5,  /**< From a newer library, or from older
				     rules that play this game differently. */
	CARC_ERR_BUFFER = -6,   /**< The caller's buffer is too small; for
				     bindings, no function returns it: lists and
				     text return the size they need. */
	CARC_ERR_HISTORY = -7,  /**< The history needed for this is not
				     there: undo is off, nothing is left to
				     undo, or the game is a carc_game_copy(). */

	/* Why a move is illegal. */
	CARC_ILLEGAL_KIND = -100,      /**< The pending decision takes no move
					   of this kind. */
	CARC_ILLEGAL_PLAYER = -101,    /**< Not this player's decision. */
	CARC_ILLEGAL_FIELD = -102,     /**< A field is out of range, or an
					   unused one is not -1. */
	CARC_ILLEGAL_FILLED = -103,    /**< A tile already lies there. */
	CARC_ILLEGAL_APART = -104,     /**< The cell touches no tile with a
					   side (B-6). */
	CARC_ILLEGAL_EDGE = -105,      /**< A side does not match its
					   neighbour (B-7). */
	CARC_ILLEGAL_PLACE = -106,     /**< The cell matches, but a rule
					   forbids this placement. */
	CARC_ILLEGAL_TARGET = -107,    /**< No such tile, segment or target. */
	CARC_ILLEGAL_OCCUPIED = -108,  /**< The feature already holds a figure
					   that keeps this one out (B-12). */
	CARC_ILLEGAL_SUPPLY = -109,    /**< None in supply (B-13). */
	CARC_ILLEGAL_FIGURE = -110,    /**< This figure never stands there. */
	CARC_ILLEGAL_ELSEWHERE = -111, /**< Not on the tile just placed
					   (B-11). */
	CARC_ILLEGAL_PASS = -112,      /**< The decision is compulsory. */
	CARC_ILLEGAL_OUTCOME = -113,   /**< Chance cannot give this: none is
					   left. */
	CARC_ILLEGAL_ALONE = -114, /**< No own follower is in that feature. */
	CARC_ILLEGAL_COMPLETE = -115, /**< The feature is complete. */
	CARC_ILLEGAL_VALUE = -116     /**< No such value for this decision. */
};

/**
 * What a status means, as one English sentence.
 * @param status any status; an unknown one gives "unknown status".
 * @return A static string, never NULL.
 * @since 0.1
 */
CARC_API const char *carc_status_text(carc_status status);

/** @} */

/**
 * @defgroup config Configuration
 * An edition preset fills a ::carc_config; every switch can be changed after
 * it. Tile sets and mechanics are separate switches: a tile whose mechanic is
 * off keeps its terrain (P-2).
 * @{
 */

#define CARC_MAX_PLAYERS 6 /**< The most players a game takes. */
#define CARC_NONE (-1)     /**< An unused field of any struct. */

/** The decider of draws, rolls and revealed tokens with external chance. */
#define CARC_PLAYER_CHANCE (-2)

/** Editions: which rule book a preset follows. */
enum carc_edition {
	CARC_EDITION_CLASSIC = 0, /**< Base game with farmers. */
	CARC_EDITION_NEW = 1,     /**< New edition; river and abbot optional. */
	CARC_EDITION_PLUS = 2,    /**< Carcassonne Plus; everything optional. */
	CARC_EDITION_TENTH = 3,   /**< Ten-year edition: the 2-tile city counts
				       less (B-23); the festival optional. */
	CARC_EDITION_HUNTERS = 4  /**< Hunters & Gatherers. */
};

/** Tile sets, the index of carc_config.set. */
enum carc_set {
	CARC_SET_BASE = 0,      /**< Base game, 72 tiles. */
	CARC_SET_RIVER = 1,     /**< The River, 12 tiles, at most once. */
	CARC_SET_INNS = 2,      /**< Inns & Cathedrals, 18 tiles. */
	CARC_SET_TRADERS = 3,   /**< Traders & Builders, 24 tiles. */
	CARC_SET_FLIER = 4,     /**< Flying Machines, 8 tiles. */
	CARC_SET_FERRIES = 5,   /**< Ferries, 8 tiles. */
	CARC_SET_GOLD = 6,      /**< Gold Mines, 8 tiles. */
	CARC_SET_MAGIC = 7,     /**< Mage & Witch, 8 tiles. */
	CARC_SET_ROBBERS = 8,   /**< Robbers, 8 tiles. */
	CARC_SET_CROP = 9,      /**< Crop Circles, 6 tiles. */
	CARC_SET_FESTIVAL = 10, /**< The Festival, 10 tiles. */
	CARC_SET_HUNTERS = 11,  /**< Hunters & Gatherers, 79 land tiles. */
	CARC_SET_BONUS = 12     /**< Hunters & Gatherers, 12 bonus tiles. */
};

/** Mechanics, the index of carc_config.expansion. */
enum carc_expansion {
	CARC_EXP_FARMERS = 0,  /**< Followers may stand in fields. */
	CARC_EXP_RIVER = 1,    /**< The river starts the game. */
	CARC_EXP_ABBOT = 2,    /**< The abbot and the gardens. */
	CARC_EXP_INNS = 3,     /**< Inns and cathedrals change values. */
	CARC_EXP_LARGE = 4,    /**< The large follower. */
	CARC_EXP_GOODS = 5,    /**< Goods tokens. */
	CARC_EXP_BUILDER = 6,  /**< The builder and its second part. */
	CARC_EXP_PIG = 7,      /**< The pig. */
	CARC_EXP_FLIER = 8,    /**< Flying machines. */
	CARC_EXP_MESSAGES = 9, /**< Messages and the second score figure. */
	CARC_EXP_FERRIES = 10, /**< Ferries. */
	CARC_EXP_GOLD = 11,    /**< Gold ingots. */
	CARC_EXP_MAGIC = 12,   /**< Mage and witch. */
	CARC_EXP_ROBBERS = 13, /**< Robbers. */
	CARC_EXP_CROP = 14,    /**< Crop circles. */
	CARC_EXP_FESTIVAL = 15 /**< Taking a follower back at a festival. */
};

/** Rule switches, the index of carc_config.rule: the two readings of a rule,
 * 0 unless a preset says otherwise. Each begins with its name in records. */
enum carc_rule {
	CARC_RULE_SMALL_CITY = 0,  /**< smallCity2: 1 = a completed 2-tile
					 city counts half (B-23). */
	CARC_RULE_RIVER = 1,       /**< river: 0 literal, 1 geometric
					 (AMB-11). */
	CARC_RULE_DOUBLE_TURN = 2, /**< doubleTurn: 0 ask, 1 auto (AMB-21). */
	CARC_RULE_ABBOT_FLIES = 3, /**< abbotMayFly (AMB-24). */
	CARC_RULE_ABBOT_MAJORITY = 4, /**< abbotReturnNeedsMajority, 1 by
					  default (AMB-14). */
	CARC_RULE_MESSAGE_STAY = 5,   /**< messageFollowerStays (AMB-30). */
	CARC_RULE_MAGIC_MERGE = 6,    /**< magicMerge: 0 remove, 1 move
					 (AMB-33). */
	CARC_RULE_MAGIC_MOVE = 7,     /**< magicMove: 0 otherTile,
					 1 otherFeature (AMB-92). */
	CARC_RULE_ROBBER_NEXT = 8,    /**< robberNext: 0 one, 1 all (AMB-43). */
	CARC_RULE_FESTIVAL_ANY = 9    /**< festivalReturn: 0 follower, 1 any
					 (AMB-51). */
};

/** Where chance comes from. */
enum carc_chance {
	CARC_CHANCE_INSIDE = 0,  /**< From carc_config.seed. */
	CARC_CHANCE_EXTERNAL = 1 /**< Decisions of ::CARC_PLAYER_CHANCE. */
};

/**
 * What is played and how. Fill it with carc_config_init() and
 * carc_config_preset(), then change what you like. It has no pointers and may
 * be copied freely.
 */
typedef struct carc_config {
	int32_t struct_size;  /**< sizeof(carc_config) of the caller. */
	int32_t edition;      /**< ::carc_edition; says which game it is. */
	int32_t players;      /**< 1 to 6. Default 2. */
	int32_t first_player; /**< Who starts, 0 to players - 1. Default 0. */
	uint64_t seed;        /**< Seed of all chance inside. Default 0. */
	int32_t chance;       /**< ::carc_chance. Default inside. */
	int32_t automatic;    /**< 1: a decision with one choice is taken by the
				   library and reported as an event (AMB-88).
				   Default 0. */
	int32_t events;       /**< 1: keep the event log. Default 1. */
	int32_t undo;         /**< 1: moves can be undone. Default 1. */
	uint8_t set[64];      /**< Copies of each tile set, by ::carc_set. */
	uint8_t expansion[64]; /**< 1 for each mechanic that is on, by
				   ::carc_expansion. */
	uint8_t rule[64];      /**< Rule switches, by ::carc_rule. */
} carc_config;

/**
 * Fill a configuration with the defaults: the classic edition, two players.
 * @param config      what to fill.
 * @param struct_size `sizeof *config`, which lets the struct grow in later
 *                    versions without breaking your program.
 * @return CARC_OK; CARC_ERR_ARGUMENT if `config` is NULL, or `struct_size` is
 *         smaller than the struct ever was or more than 65536.
 * @since 0.1
 */
CARC_API carc_status carc_config_init(carc_config *config, int32_t struct_size);

/**
 * Set the edition, its tile sets, mechanics and rule switches, nothing else: the
 * base tiles, farmers, and the readings of its book; for Hunters its land and
 * bonus tiles, which mix with nothing else. Options stay off. Earlier changes of
 * these switches are lost.
 * @param config  an initialised configuration.
 * @param edition a ::carc_edition.
 * @return CARC_OK; CARC_ERR_ARGUMENT if `config` is NULL or not initialised, or
 *         the edition is unknown or not in this version of the library.
 * @since 0.1
 */
CARC_API carc_status carc_config_preset(carc_config *config, int32_t edition);

/**
 * Switch something on by its name, as people say it: a mechanic with its tile
 * set ("river"), a box ("inns" with the large follower, "traders" = goods,
 * builder and pig), or "all" that the edition's book has. It only adds.
 * @param config an initialised configuration.
 * @param name   the name.
 * @return CARC_OK; CARC_ERR_ARGUMENT if a pointer is NULL, the configuration is
 *         not initialised, or this version does not have all of it; then
 *         nothing is switched on.
 * @since 0.1
 */
CARC_API carc_status carc_config_add(carc_config *config, const char *name);

/**
 * Say whether a game can be made of this configuration, and if not, why not.
 * @param config   what to check.
 * @param out      receives one line that names the switch, such as
 *                 "players: 1 to 6"; empty if all is well. May be NULL.
 * @param capacity bytes at `out`; 80 always suffice. A longer line is cut.
 * @return CARC_OK; CARC_ERR_ARGUMENT if the configuration is refused or the
 *         arguments are wrong; CARC_ERR_VERSION if its struct is longer than
 *         this version knows and says something there.
 * @since 0.1
 */
CARC_API carc_status carc_config_check(const carc_config *config, char *out,
				       int32_t capacity);

/** @} */

/**
 * @defgroup game Game
 * The life of a game.
 * @{
 */

/** A game in progress. */
typedef struct carc_game carc_game;

/** Where a game takes its memory from. It is copied into the game. */
typedef struct carc_allocator {
	/** Return `size` bytes aligned for any type, or NULL. */
	void *(*alloc)(uint64_t size, void *user);
	/** Give back what alloc() returned. Never called with NULL. */
	void (*free)(void *memory, void *user);
	void *user; /**< Passed to both. */
} carc_allocator;

/**
 * Start a game.
 * @param out       receives the game, NULL on error.
 * @param config    what to play.
 * @param allocator where memory comes from, NULL for malloc and free.
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL, an allocator without a function,
 *         or a configuration that is refused; CARC_ERR_VERSION if it is from a
 *         newer library (see carc_config_check() for both);
 *         CARC_ERR_MEMORY.
 * @since 0.1
 */
CARC_API carc_status carc_game_new(carc_game **out, const carc_config *config,
				   const carc_allocator *allocator);

/**
 * Start a game with a deck of your own. Its tiles replace those of the
 * configuration's sets.
 * @param out       receives the game, NULL on error.
 * @param config    what to play.
 * @param types     tile types in the order they will be drawn, any of them any
 *                  number of times; the first is the start tile. A type that
 *                  belongs to a stack of its own goes there, in this order.
 *                  By chance from outside the river's lake comes when nothing
 *                  else of its stack is left, wherever it stands here.
 * @param n         how many, 1 to 5000.
 * @param allocator where memory comes from, NULL for malloc and free.
 * @return CARC_OK; CARC_ERR_ARGUMENT for an unknown tile type, one of another
 *         game, a wrong `n`, more than 65,000 segments (some 13 on each of
 *         5000 tiles), and as carc_game_new(); CARC_ERR_VERSION;
 *         CARC_ERR_MEMORY.
 * @since 0.1
 */
CARC_API carc_status carc_game_new_deck(carc_game **out,
					const carc_config *config,
					const int32_t *types, int32_t n,
					const carc_allocator *allocator);

/**
 * Free a game.
 * @param game the game; NULL is allowed.
 * @since 0.1
 */
CARC_API void carc_game_free(carc_game *game);

/**
 * Make an independent copy with everything: position, history and events.
 * @param out       receives the copy, NULL on error.
 * @param game      the game.
 * @param allocator where memory comes from, NULL for malloc and free.
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL or an allocator without a
 *         function; CARC_ERR_MEMORY.
 * @since 0.1
 */
CARC_API carc_status carc_game_clone(carc_game **out, const carc_game *game,
				     const carc_allocator *allocator);

/**
 * Copy a position onto another game without allocating. The target forgets its
 * history and events: from now on it cannot be saved and has no
 * carc_history(), and undo stops at this position.
 * @param to   a game of the same configuration (the seed may differ) and the
 *             same tiles, most simply a clone.
 * @param from the game to copy.
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL or games that differ in more than
 *         their position.
 * @since 0.1
 */
CARC_API carc_status carc_game_copy(carc_game *to, const carc_game *from);

/**
 * Read back the configuration of a game.
 * @param game   the game.
 * @param config receives it; its struct_size must be set (as by
 *               carc_config_init()).
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL or a struct_size that
 *         carc_config_init() refuses.
 * @since 0.1
 */
CARC_API carc_status carc_game_config(const carc_game *game,
				      carc_config *config);

/** @} */

/**
 * @defgroup play Play
 * @{
 */

/** What is decided. The value is the number of the decision in the order of a
 * turn (doc/rules.md), so that D30 is 30; D21b is 24 and the message 69. */
enum carc_decision {
	CARC_DECISION_OVER = 0,         /**< Nothing: the game is over. */
	CARC_DECISION_DRAW = 10,        /**< C10 Chance draws a tile. */
	CARC_DECISION_PLACE = 11,       /**< D11 Where the tile goes. */
	CARC_DECISION_PART_MAGIC = 13,  /**< D13 Mage or witch leaves, a tile
					    brought them together. */
	CARC_DECISION_INGOT = 20,       /**< D20 Where the second ingot goes. */
	CARC_DECISION_MAGIC = 21,       /**< D21 Move the mage or the witch. */
	CARC_DECISION_MAGIC_OFF = 24,   /**< D21b Mage or witch leaves, there is
					    no target. */
	CARC_DECISION_ROBBER = 22,      /**< D22 The active player's robber. */
	CARC_DECISION_ROBBER_NEXT = 23, /**< D23 The next player's robber. */
	CARC_DECISION_FIGURE = 30,      /**< D30 Which figure, where. */
	CARC_DECISION_ROLL = 31,        /**< C31 Chance rolls the die. */
	CARC_DECISION_LAND = 32,        /**< D32 Where the flight ends. */
	CARC_DECISION_FERRY = 40,       /**< D40 Which stubs the ferry joins. */
	CARC_DECISION_FERRY_MOVE = 41,  /**< D41 Re-orient a ferry. */
	CARC_DECISION_FERRY_MAGIC = 42, /**< D42 Mage or witch leaves, a ferry
					    brought them together. */
	CARC_DECISION_ORDER = 50,       /**< D50 Which feature scores next. */
	CARC_DECISION_ADVANCE = 51,     /**< D51 Which score figure advances. */
	CARC_DECISION_ROB = 55,         /**< D55 Whose points are stolen. */
	CARC_DECISION_ADVANCE_ROB = 56, /**< D56 D51 for stolen points. */
	CARC_DECISION_TAKE = 60,        /**< D60 Which ingot to take. */
	CARC_DECISION_TOKEN = 69,       /**< Chance reveals a message. */
	CARC_DECISION_MESSAGE = 70,     /**< D70 The action or the points. */
	CARC_DECISION_TARGET = 71,      /**< D71 What the message is about. */
	CARC_DECISION_ADVANCE_MESSAGE = 72, /**< D72 D51 for a message. */
	CARC_DECISION_CROP = 80,            /**< D80 Place or remove. */
	CARC_DECISION_CROP_PLACE = 81,      /**< D81 Add a follower. */
	CARC_DECISION_CROP_REMOVE = 82,     /**< D82 Take a follower back. */
	CARC_DECISION_SECOND = 90           /**< D90 Take the second part? */
};

/** Kinds of moves and the fields they use besides `kind` and `player`. */
enum carc_move_kind {
	CARC_MOVE_PASS = 0,         /**< Decline; no other field. */
	CARC_MOVE_DRAW = 1,         /**< value: tile type. */
	CARC_MOVE_ROLL = 2,         /**< value: 1 to 3. */
	CARC_MOVE_TOKEN = 3,        /**< value: 1 to 8. */
	CARC_MOVE_PLACE = 4,        /**< x, y, rotation. */
	CARC_MOVE_DEPLOY = 5,       /**< figure, x, y, segment. */
	CARC_MOVE_FLY = 6,          /**< figure. */
	CARC_MOVE_TAKE_BACK = 7,    /**< figure, x, y, segment. */
	CARC_MOVE_RETURN = 8,       /**< figure, x, y, segment. */
	CARC_MOVE_LAND = 9,         /**< x, y, segment. */
	CARC_MOVE_REMOVE = 10,      /**< figure. */
	CARC_MOVE_MAGIC = 11,       /**< figure, x, y, segment. */
	CARC_MOVE_INGOT = 12,       /**< x, y. */
	CARC_MOVE_TAKE = 13,        /**< x, y. */
	CARC_MOVE_ROBBER = 14,      /**< value: space. */
	CARC_MOVE_ROB = 15,         /**< value: victim; figure. */
	CARC_MOVE_FERRY = 16,       /**< x, y, segment < value. */
	CARC_MOVE_SCORE = 17,       /**< x, y, segment. */
	CARC_MOVE_ADVANCE = 18,     /**< figure: the score figure. */
	CARC_MOVE_MESSAGE = 19,     /**< value: 1 action, 0 points. */
	CARC_MOVE_TARGET = 20,      /**< figure, x, y, segment. */
	CARC_MOVE_CROP = 21,        /**< value: 0 = A place, 1 = B remove. */
	CARC_MOVE_CROP_PLACE = 22,  /**< figure, x, y, segment. */
	CARC_MOVE_CROP_REMOVE = 23, /**< figure, x, y, segment. */
	CARC_MOVE_SECOND = 24,      /**< value: 1 take, 0 decline. */
	CARC_MOVE_RESHUFFLE = 25    /**< Only in records and the history:
					 carc_reshuffle() with the seed whose
					 lower half is x and upper half y. */
};

/** Kinds of figures. */
enum carc_figure_kind {
	CARC_FIGURE_FOLLOWER = 0, /**< Ordinary follower, and the ordinary
				       score figure. */
	CARC_FIGURE_LARGE = 1,    /**< Large follower. */
	CARC_FIGURE_ABBOT = 2,    /**< Abbot. */
	CARC_FIGURE_BUILDER = 3,  /**< Builder. */
	CARC_FIGURE_PIG = 4,      /**< Pig. */
	CARC_FIGURE_MEMBER = 5,   /**< Tribe member (Hunters). */
	CARC_FIGURE_HUT = 6,      /**< Hut (Hunters). */
	CARC_FIGURE_MAGE = 7,     /**< Mage, nobody's. */
	CARC_FIGURE_WITCH = 8,    /**< Witch, nobody's. */
	CARC_FIGURE_ROBBER = 9,   /**< Robber, on the score track. */
	CARC_FIGURE_WOMAN = 10    /**< The second score figure. */
};

/** Parts of a turn. */
enum carc_part {
	CARC_PART_MAIN = 0,    /**< The ordinary part. */
	CARC_PART_SECOND = 1,  /**< The builder's second part. */
	CARC_PART_MESSAGE = 2, /**< A part played by a message. */
	CARC_PART_BONUS = 3    /**< A bonus tile (Hunters). */
};

/** A move. Unused fields are -1. */
typedef struct carc_move {
	int32_t kind;     /**< ::carc_move_kind. */
	int32_t player;   /**< Who makes it, or ::CARC_PLAYER_CHANCE. */
	int32_t x;        /**< Column. */
	int32_t y;        /**< Row. */
	int32_t rotation; /**< Quarter turns clockwise. */
	int32_t figure;   /**< ::carc_figure_kind. */
	int32_t segment;  /**< Segment of the tile at (x, y). */
	int32_t value;    /**< What the move kind says. */
} carc_move;

/** The pending decision and what an interface needs to ask it. */
typedef struct carc_turn_info {
	int32_t decision; /**< ::carc_decision. */
	int32_t player;   /**< Who decides, or ::CARC_PLAYER_CHANCE; -1 when
				 the game is over. */
	int32_t active;   /**< Whose turn it is, -1 when the game is over. */
	int32_t part;     /**< ::carc_part, -1 between parts. */
	int32_t number;   /**< Turns begun so far, 1 in the first. */
	int32_t tile;     /**< The tile type in hand or just placed. */
	int32_t x;        /**< The tile just placed, or the target if there is
				 one. Means nothing while rotation is -1. */
	int32_t y;        /**< See `x`. */
	int32_t rotation; /**< Rotation of the tile just placed, -1 while it is
				 in hand. */
	int32_t segment;  /**< The segment in question. */
	int32_t figure;   /**< The figure in question. */
	int32_t amount;   /**< The points in question. */
	int32_t reason;   /**< Why they are scored, ::carc_reason. */
	int32_t token;    /**< The message in question, 1 to 8. */
	int32_t die;      /**< The last roll, 1 to 3. */
	int32_t second;   /**< 1 if the active player may take a second part
				 after this one, else 0 (TB-7). */
} carc_turn_info;

/** Moves that suffice for any list of a game of up to 250 tiles. */
#define CARC_MAX_MOVES 2048

/**
 * Who decides what.
 * @param game the game.
 * @param out  receives the answer.
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL.
 * @since 0.1
 */
CARC_API carc_status carc_turn(const carc_game *game, carc_turn_info *out);

/**
 * List the legal moves of the pending decision: a move is legal if and only if
 * it stands here. The list is empty only when the game is over.
 *
 * The order is part of the contract. Placements: the open cells stand in a
 * list; cells first reached by a new tile are appended in the order N, E, S,
 * W, and when a cell is filled the last one takes its place. Placements follow
 * that list, each cell with its rotations in rising order. Figures: by figure
 * kind, then segment; then the other options; passing is last. Draws: by
 * tile type.
 * @param game     the game.
 * @param out      receives the moves.
 * @param capacity how many fit, see ::CARC_MAX_MOVES.
 * @return How many there are; CARC_ERR_ARGUMENT for NULL or a negative
 *         capacity.
 * @since 0.1
 */
CARC_API int32_t carc_legal_moves(const carc_game *game, carc_move *out,
				  int32_t capacity);

/**
 * A number of moves that no decision of this game will exceed.
 * @param game the game.
 * @return The bound; CARC_ERR_ARGUMENT for NULL.
 * @since 0.1
 */
CARC_API int32_t carc_max_moves(const carc_game *game);

/**
 * Say whether a move is legal, and if not, why not.
 * @param game the game.
 * @param move the move.
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL; CARC_ERR_OVER; any
 *         CARC_ILLEGAL status.
 * @since 0.1
 */
CARC_API carc_status carc_check_move(const carc_game *game,
				     const carc_move *move);

/**
 * Make a move, and everything that follows from it up to the next decision.
 * @param game the game.
 * @param move a legal move.
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL; CARC_ERR_OVER;
 *         CARC_ERR_MEMORY; any CARC_ILLEGAL status.
 * @since 0.1
 */
CARC_API carc_status carc_apply(carc_game *game, const carc_move *move);

/**
 * Take back the last move (of carc_apply(), a call by name, or each of
 * carc_playout(); or carc_reshuffle()) with everything that followed from it.
 * The event log is as it was before the move.
 * @param game the game.
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL; CARC_ERR_HISTORY if undo is off
 *         or no move is left.
 * @since 0.1
 */
CARC_API carc_status carc_undo(carc_game *game);

/**
 * The moves made so far, oldest first, without those taken automatically and,
 * with chance inside, without draws. It does not need undo.
 * @param game     the game.
 * @param first    the first one wanted, 0 for all.
 * @param out      receives them.
 * @param capacity how many fit.
 * @return How many there are from `first` on; CARC_ERR_ARGUMENT for NULL or a
 *         negative number; CARC_ERR_HISTORY if the game is a
 *         carc_game_copy().
 * @since 0.1
 */
CARC_API int32_t carc_history(const carc_game *game, int32_t first,
			      carc_move *out, int32_t capacity);

/**
 * @name By name
 * The same for readers: list the placements, place, list the deployments,
 * deploy, pass.
 * @{
 */

/**
 * List where the tile in hand can go.
 * @param game     the game.
 * @param out      receives moves of kind ::CARC_MOVE_PLACE.
 * @param capacity how many fit.
 * @return How many there are, 0 if no tile is in hand; CARC_ERR_ARGUMENT for
 *         NULL or a negative capacity.
 * @since 0.1
 */
CARC_API int32_t carc_legal_placements(const carc_game *game, carc_move *out,
				       int32_t capacity);

/**
 * Place the tile in hand.
 * @param game     the game.
 * @param x        column.
 * @param y        row.
 * @param rotation quarter turns clockwise, 0 to 3.
 * @return As carc_apply().
 * @since 0.1
 */
CARC_API carc_status carc_place(carc_game *game, int32_t x, int32_t y,
				int32_t rotation);

/**
 * List which figures can be deployed where.
 * @param game     the game.
 * @param out      receives moves of kind ::CARC_MOVE_DEPLOY.
 * @param capacity how many fit.
 * @return How many there are, 0 if it is not the time; CARC_ERR_ARGUMENT for
 *         NULL or a negative capacity.
 * @since 0.1
 */
CARC_API int32_t carc_legal_deployments(const carc_game *game, carc_move *out,
					int32_t capacity);

/**
 * Deploy a figure on the tile just placed.
 * @param game    the game.
 * @param figure  a ::carc_figure_kind.
 * @param segment the segment to stand on.
 * @return As carc_apply().
 * @since 0.1
 */
CARC_API carc_status carc_deploy(carc_game *game, int32_t figure,
				 int32_t segment);

/**
 * Pass.
 * @param game the game.
 * @return As carc_apply().
 * @since 0.1
 */
CARC_API carc_status carc_pass(carc_game *game);

/** @} */

/**
 * @name For search
 * These use a generator of the caller's, never the game's: one 64-bit number,
 * any value will do as a start.
 * @{
 */

/**
 * How many legal moves there are.
 * @param game the game.
 * @return As carc_legal_moves().
 * @since 0.1
 */
CARC_API int32_t carc_count_moves(const carc_game *game);

/**
 * The k-th move of the list without the list.
 * @param game the game.
 * @param k    0 to carc_count_moves() - 1.
 * @param out  receives the move.
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL or a `k` out of range, as every
 *         `k` is when the game is over.
 * @since 0.1
 */
CARC_API carc_status carc_kth_move(const carc_game *game, int32_t k,
				   carc_move *out);

/**
 * One of the legal moves, each equally likely; a decision of chance is drawn
 * by its weights.
 * @param game the game.
 * @param rng  the caller's generator.
 * @param out  receives the move.
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL; CARC_ERR_OVER.
 * @since 0.1
 */
CARC_API carc_status carc_random_move(const carc_game *game, uint64_t *rng,
				      carc_move *out);

/**
 * Play random moves to the end.
 * @param game the game.
 * @param rng  the caller's generator.
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL; CARC_ERR_OVER if there is
 *         nothing to play; CARC_ERR_MEMORY, then the moves made so far stand.
 * @since 0.1
 */
CARC_API carc_status carc_playout(carc_game *game, uint64_t *rng);

/** @} */
/** @} */

/**
 * @defgroup chance Chance
 * Inside chance follows carc_config.seed: same seed, same game, everywhere.
 * The generator and the shuffle are specified in doc/chance.md.
 * @{
 */

/**
 * How likely each move of a decision of chance is.
 * @param game     the game.
 * @param out      receives the weights, parallel to carc_legal_moves().
 * @param capacity how many fit.
 * @return How many there are, 0 if chance does not decide now;
 *         CARC_ERR_ARGUMENT for NULL or a negative capacity.
 * @since 0.1
 */
CARC_API int32_t carc_chance_weights(const carc_game *game, int32_t *out,
				     int32_t capacity);

/**
 * Deal anew what nobody has seen: the order of the stacks, never the tile in
 * hand. It stands in the record and can be undone. With external chance there
 * is no order yet, and it changes nothing else.
 * @param game the game.
 * @param seed the new seed.
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL; CARC_ERR_MEMORY.
 * @since 0.1
 */
CARC_API carc_status carc_reshuffle(carc_game *game, uint64_t seed);

/** @} */

/**
 * @defgroup events What happened
 * An append-only log. Every point explains itself: an event of kind
 * ::CARC_EVENT_POINTS is preceded by ::CARC_EVENT_TERM events whose `value`s
 * add up to its own.
 * @{
 */

/** Kinds of events and the fields they use besides `kind`. */
enum carc_event_kind {
	CARC_EVENT_TURN = 1,      /**< A part begins: player, value = part. */
	CARC_EVENT_DRAWN = 2,     /**< player, value = tile type. */
	CARC_EVENT_DISCARDED = 3, /**< It fits nowhere (B-8): player, value =
				       tile type. */
	CARC_EVENT_PLACED = 4,    /**< player, x, y, rotation, value = tile
				       type. */
	CARC_EVENT_DEPLOYED = 5,  /**< player, figure, x, y, segment. */
	CARC_EVENT_PASSED = 6,    /**< player, value = decision. */
	CARC_EVENT_COMPLETED = 7, /**< x, y, segment: the feature, value = its
				       ::carc_feature_kind. */
	CARC_EVENT_TERM = 8,      /**< player, x, y, segment, term, count, each,
				       value = points. */
	CARC_EVENT_POINTS = 9,    /**< player, x, y, segment, reason, figure =
				       the score figure, value = points. */
	CARC_EVENT_RETURNED = 10, /**< A figure goes home: player, figure, x, y,
				       segment it stood on. */
	CARC_EVENT_AUTOMATIC = 11,  /**< The library took the next decision, it
				       had one choice: player, value =
				       decision. */
	CARC_EVENT_RESHUFFLED = 12, /**< The unseen was dealt anew. */
	CARC_EVENT_OVER = 13,       /**< The game is over. */
	CARC_EVENT_WINNER = 14,     /**< player, value = score; one for each of
				       several joint winners (FS-5). */
	CARC_EVENT_GOODS = 15,      /**< Goods are taken: player, x, y, segment:
				       the city, count, value = what, a
				       ::carc_attribute. */
	CARC_EVENT_ROLLED = 16,     /**< The die shows: player, value. */
	CARC_EVENT_TOKEN = 17,      /**< A message is revealed: player,
				       value. */
	CARC_EVENT_INGOT = 18,      /**< An ingot comes to a tile: player, x,
				       y. */
	CARC_EVENT_TAKEN = 19,      /**< An ingot is taken: player, x, y. */
	CARC_EVENT_FERRY = 20,      /**< A ferry joins two stubs: player, x, y,
				       segment < value. */
	CARC_EVENT_ROBBER = 21      /**< A robber moves: player, value = the
				       space, -1 when it goes home. */
};

/** Why points are scored. carc_name(CARC_NAME_REASON_RULE, reason) is the id of
 * the rule. */
enum carc_reason {
	CARC_REASON_ROAD = 1,       /**< Completed road. */
	CARC_REASON_CITY = 2,       /**< Completed city. */
	CARC_REASON_MONASTERY = 3,  /**< Completed monastery. */
	CARC_REASON_FINAL_ROAD = 4, /**< Incomplete road at the end. */
	CARC_REASON_FINAL_CITY = 5, /**< Incomplete city at the end. */
	CARC_REASON_FINAL_MONASTERY =
		6,                     /**< Incomplete monastery at the end. */
	CARC_REASON_FINAL_FIELD = 7,   /**< Field at the end. */
	CARC_REASON_GARDEN = 8,        /**< Completed garden. */
	CARC_REASON_FINAL_GARDEN = 9,  /**< Incomplete garden at the end. */
	CARC_REASON_ABBOT = 10,        /**< Abbot taken back. */
	CARC_REASON_GOODS = 11,        /**< Most goods of a kind at the end. */
	CARC_REASON_MESSAGE = 12,      /**< A message. */
	CARC_REASON_STOLEN = 13,       /**< Half of another's points. */
	CARC_REASON_FINAL_ROBBER = 14, /**< Robber on the track at the end. */
	CARC_REASON_FINAL_GOLD = 15,   /**< Ingots at the end. */
	CARC_REASON_FOREST = 20,       /**< Completed forest (Hunters). */
	CARC_REASON_RIVER = 21,        /**< Completed river (Hunters). */
	CARC_REASON_FINAL_SYSTEM = 22, /**< River system with huts at the end
					    (Hunters). */
	CARC_REASON_FINAL_MEADOW = 23  /**< Meadow at the end (Hunters). */
};

/** What a term of a sum counts. */
enum carc_term {
	CARC_TERM_TILES = 1,      /**< Tiles of the feature. */
	CARC_TERM_PENNANTS = 2,   /**< Pennants of a city. */
	CARC_TERM_NEIGHBOURS = 3, /**< Tiles around, the own one included. */
	CARC_TERM_CITIES = 4,     /**< Completed cities touching a field. */
	CARC_TERM_SMALL_CITY = 5, /**< Less for a city of two tiles (B-23). */
	CARC_TERM_INN = 6,        /**< What an inn changes, by tiles. */
	CARC_TERM_CATHEDRAL = 7,  /**< What a cathedral changes, by tiles and
				       pennants. */
	CARC_TERM_WINE = 8,       /**< The most wine, alone or with others. */
	CARC_TERM_PIG = 9,        /**< More for a pig, by cities. */
	CARC_TERM_MAGE = 10,      /**< More for the mage, by tiles. */
	CARC_TERM_WITCH = 11,     /**< Less for the witch. */
	CARC_TERM_MESSAGE = 12,   /**< Points instead of a message's action. */
	CARC_TERM_KNIGHTS = 13,   /**< Own knights on the board. */
	CARC_TERM_FARMERS = 14,   /**< Own farmers on the board. */
	CARC_TERM_STOLEN = 15,    /**< Half of another's points. */
	CARC_TERM_ROBBERS = 16,   /**< Robbers on the track. */
	CARC_TERM_INGOTS = 17,    /**< Ingots. */
	CARC_TERM_GRAIN = 18,     /**< The most grain. */
	CARC_TERM_CLOTH = 19,     /**< The most cloth. */
	CARC_TERM_SEGMENTS = 20,  /**< Segments of a forest or river. */
	CARC_TERM_MUSHROOMS = 21, /**< Mushroom patches in a forest. */
	CARC_TERM_FISH = 22,      /**< Fish in lakes. */
	CARC_TERM_DEER = 23,      /**< Deer in a meadow. */
	CARC_TERM_TIGERS = 24,    /**< Less for tigers, one deer each. */
	CARC_TERM_MAMMOTHS = 25,  /**< Mammoths in a meadow. */
	CARC_TERM_AUROCHS = 26    /**< Aurochs in a meadow. */
};

/** One thing that happened. Unused fields are -1. */
typedef struct carc_event {
	int32_t kind;     /**< ::carc_event_kind. */
	int32_t player;   /**< Whose. */
	int32_t x;        /**< Column. */
	int32_t y;        /**< Row. */
	int32_t rotation; /**< Quarter turns clockwise. */
	int32_t figure;   /**< ::carc_figure_kind. */
	int32_t segment;  /**< Segment of the tile at (x, y). */
	int32_t value;    /**< What the event kind says. */
	int32_t reason;   /**< ::carc_reason. */
	int32_t term;     /**< ::carc_term. */
	int32_t count;    /**< How many the term counts. */
	int32_t each;     /**< Points for each of them. */
} carc_event;

/**
 * Read the event log.
 * @param game     the game.
 * @param first    the first event wanted, 0 for all.
 * @param out      receives the events.
 * @param capacity how many fit.
 * @return How many there are from `first` on, 0 if the log is off;
 *         CARC_ERR_ARGUMENT for NULL or a negative number.
 * @since 0.1
 */
CARC_API int32_t carc_events(const carc_game *game, int32_t first,
			     carc_event *out, int32_t capacity);

/** Categories under which points are booked. */
enum carc_category {
	CARC_CATEGORY_ROADS = 0,       /**< Roads. */
	CARC_CATEGORY_CITIES = 1,      /**< Cities. */
	CARC_CATEGORY_MONASTERIES = 2, /**< Monasteries. */
	CARC_CATEGORY_FIELDS = 3,      /**< Fields. */
	CARC_CATEGORY_GARDENS = 4,     /**< Gardens. */
	CARC_CATEGORY_GOODS = 5,       /**< Goods majorities. */
	CARC_CATEGORY_GOLD = 6,        /**< Ingots. */
	CARC_CATEGORY_MESSAGES = 7,    /**< Messages. */
	CARC_CATEGORY_ROBBERS = 8,     /**< Stolen points and robbers at the
					    end. */
	CARC_CATEGORY_FORESTS = 9,     /**< Forests (Hunters). */
	CARC_CATEGORY_RIVERS = 10,     /**< Rivers (Hunters). */
	CARC_CATEGORY_HUTS = 11,       /**< River systems (Hunters). */
	CARC_CATEGORY_MEADOWS = 12     /**< Meadows (Hunters). */
};

/** Points of one player in one category. */
typedef struct carc_score {
	int32_t player;   /**< Whose. */
	int32_t category; /**< ::carc_category. */
	int32_t points;   /**< How many. */
	int32_t reserved; /**< 0. */
} carc_score;

/**
 * The final score by player and category; before the end, what it would be if
 * the game ended now. It changes nothing.
 * @param game     the game.
 * @param out      receives a row for every player and every category in play,
 *                 zero or not: all rows of player 0, then of player 1, by
 *                 category.
 * @param capacity how many fit.
 * @return How many rows there are; CARC_ERR_ARGUMENT for NULL or a negative
 *         capacity.
 * @since 0.1
 */
CARC_API int32_t carc_score_final(const carc_game *game, carc_score *out,
				  int32_t capacity);

/** @} */

/**
 * @defgroup look What is there
 * @{
 */

/** Kinds of features and of segments. */
enum carc_feature_kind {
	CARC_FEATURE_FIELD = 1,     /**< Field. */
	CARC_FEATURE_ROAD = 2,      /**< Road. */
	CARC_FEATURE_CITY = 3,      /**< City. */
	CARC_FEATURE_RIVER = 4,     /**< River. */
	CARC_FEATURE_MONASTERY = 5, /**< Monastery. */
	CARC_FEATURE_GARDEN = 6,    /**< Garden. */
	CARC_FEATURE_FOREST = 7,    /**< Forest (Hunters). */
	CARC_FEATURE_MEADOW = 8,    /**< Meadow (Hunters). */
	CARC_FEATURE_LAKE = 9,      /**< Lake (Hunters). */
	CARC_FEATURE_SYSTEM = 10    /**< River system (Hunters). */
};

/** What a segment, and so a feature, may carry; the index of
 * carc_feature.attribute. */
enum carc_attribute {
	CARC_ATTRIBUTE_PENNANT = 0,   /**< Pennants of a city. */
	CARC_ATTRIBUTE_INN = 1,       /**< Inns at a road. */
	CARC_ATTRIBUTE_CATHEDRAL = 2, /**< Cathedrals in a city. */
	CARC_ATTRIBUTE_WINE = 3,      /**< Wine in a city. */
	CARC_ATTRIBUTE_GRAIN = 4,     /**< Grain in a city. */
	CARC_ATTRIBUTE_CLOTH = 5,     /**< Cloth in a city. */
	CARC_ATTRIBUTE_NUGGET = 6,    /**< Nuggets in a forest. */
	CARC_ATTRIBUTE_MUSHROOMS = 7, /**< Mushroom patches in a forest. */
	CARC_ATTRIBUTE_FISH = 8,      /**< Fish in a lake. */
	CARC_ATTRIBUTE_DEER = 9,      /**< Deer in a meadow. */
	CARC_ATTRIBUTE_MAMMOTH = 10,  /**< Mammoths in a meadow. */
	CARC_ATTRIBUTE_TIGER = 11,    /**< Tigers in a meadow. */
	CARC_ATTRIBUTE_AUROCHS = 12,  /**< Aurochs in a meadow. */
	CARC_ATTRIBUTE_FIRE = 13,     /**< Fire in a meadow. */
	CARC_ATTRIBUTE_SHRINE = 14    /**< Shrine in a meadow. */
};

/** A player. */
typedef struct carc_player {
	int32_t player;      /**< 0 to players - 1. */
	int32_t score;       /**< All points so far. */
	int32_t track[2];    /**< Points of each score figure: the follower, the
				 woman (-1 if there is none). Its space on the
				 track is this modulo 50 (B-4). */
	int32_t supply[16];  /**< Figures in supply, by ::carc_figure_kind. */
	int32_t goods[3];    /**< Wine, grain, cloth tokens. */
	int32_t ingots;      /**< Gold ingots. */
	int32_t robber;      /**< The space of the robber, -1 if at home. */
	int32_t reserved[7]; /**< 0. */
} carc_player;

/** A placed tile. */
typedef struct carc_tile {
	int32_t x;        /**< Column. */
	int32_t y;        /**< Row. */
	int32_t rotation; /**< Quarter turns clockwise. */
	int32_t type;     /**< Tile type. */
	int32_t player;   /**< Who placed it, -1 for the start tile. */
	int32_t segments; /**< How many segments it has. */
	int32_t ingots;   /**< Gold ingots that lie on it. */
	int32_t ferry;    /**< The stubs its ferry joins: the lower segment + 16
			       times the higher; 0 if it has none. */
} carc_tile;

/** A feature. */
typedef struct carc_feature {
	int32_t kind;     /**< ::carc_feature_kind. */
	int32_t x;        /**< Its name: the smallest of its segments */
	int32_t y;        /**< by row, then column, then segment. */
	int32_t segment;  /**< See `x`. */
	int32_t tiles;    /**< Distinct tiles. */
	int32_t segments; /**< Segments. */
	int32_t open;     /**< Open edges, where a field beside a road has
				    half of one; for a monastery the empty cells
				    around it. */
	int32_t complete; /**< 1 if it is complete; fields, meadows, lakes and
			       river systems never are. */
	int32_t figures;  /**< Figures that occupy it. */
	int32_t owners;   /**< Bit p is set if player p has the majority. */
	int32_t value;    /**< Points for an owner if the game ended now;
				    if it is complete, if it were scored now. */
	int32_t value_complete; /**< Points if it were completed as it is; -1 for
				    what never completes. */
	int32_t attribute[16];  /**< Counts by ::carc_attribute. */
	int32_t reserved[4];    /**< 0. */
} carc_feature;

/** A figure on the board. */
typedef struct carc_figure {
	int32_t player;   /**< Whose, -1 for nobody's. */
	int32_t kind;     /**< ::carc_figure_kind. */
	int32_t x;        /**< Column. */
	int32_t y;        /**< Row. */
	int32_t segment;  /**< Segment it stands on. */
	int32_t feature;  /**< The ::carc_feature_kind it stands on. */
	int32_t count;    /**< How many equal ones stand there. */
	int32_t reserved; /**< 0. */
} carc_figure;

/** Some unseen tiles of one type. */
typedef struct carc_remaining_type {
	int32_t type;     /**< Tile type. */
	int32_t count;    /**< How many are left in their stack. */
	int32_t stack;    /**< 0 river, 1 pool, 2 bonus. */
	int32_t reserved; /**< 0. */
} carc_remaining_type;

/** A cell that touches a tile with a side. */
typedef struct carc_cell {
	int32_t x;        /**< Column. */
	int32_t y;        /**< Row. */
	int32_t edge[4];  /**< What N, E, S, W must show: a ::carc_feature_kind,
			       0 for anything. */
	int32_t fits;     /**< How many of the remaining tiles, the one in hand
			       included, match it in some rotation. */
	int32_t reserved; /**< 0. */
} carc_cell;

/** A segment on the board. */
typedef struct carc_spot {
	int32_t x;        /**< Column. */
	int32_t y;        /**< Row. */
	int32_t segment;  /**< Segment of the tile there. */
	int32_t reserved; /**< 0. */
} carc_spot;

/**
 * The players in order.
 * @param game     the game.
 * @param out      receives them.
 * @param capacity how many fit.
 * @return How many there are; CARC_ERR_ARGUMENT for NULL or a negative
 *         capacity.
 * @since 0.1
 */
CARC_API int32_t carc_players(const carc_game *game, carc_player *out,
			      int32_t capacity);

/**
 * The placed tiles in the order they were placed.
 * @param game     the game.
 * @param out      receives them.
 * @param capacity how many fit.
 * @return As carc_players().
 * @since 0.1
 */
CARC_API int32_t carc_tiles(const carc_game *game, carc_tile *out,
			    int32_t capacity);

/**
 * The tile at a cell.
 * @param game the game.
 * @param x    column.
 * @param y    row.
 * @param out  receives the tile.
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL; CARC_ILLEGAL_TARGET if no tile
 *         lies there.
 * @since 0.1
 */
CARC_API carc_status carc_tile_at(const carc_game *game, int32_t x, int32_t y,
				  carc_tile *out);

/**
 * All features, by row, column and segment of their names.
 * @param game     the game.
 * @param out      receives them.
 * @param capacity how many fit.
 * @return As carc_players().
 * @since 0.1
 */
CARC_API int32_t carc_features(const carc_game *game, carc_feature *out,
			       int32_t capacity);

/**
 * The feature a segment belongs to. A segment of a river or lake of Hunters also
 * belongs to a river system: carc_features() lists those.
 * @param game    the game.
 * @param x       column.
 * @param y       row.
 * @param segment segment of the tile there.
 * @param out     receives the feature.
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL; CARC_ILLEGAL_TARGET if there is
 *         no such segment, or it carries nothing in this game.
 * @since 0.1
 */
CARC_API carc_status carc_feature_at(const carc_game *game, int32_t x,
				     int32_t y, int32_t segment,
				     carc_feature *out);

/**
 * All segments of a feature, by row, column, segment.
 * @param game     the game.
 * @param x        column of one of its segments.
 * @param y        row of one of its segments.
 * @param segment  one of its segments.
 * @param out      receives the segments.
 * @param capacity how many fit.
 * @return How many there are; CARC_ERR_ARGUMENT for NULL or a negative
 *         capacity; CARC_ILLEGAL_TARGET as carc_feature_at().
 * @since 0.1
 */
CARC_API int32_t carc_feature_spots(const carc_game *game, int32_t x, int32_t y,
				    int32_t segment, carc_spot *out,
				    int32_t capacity);

/**
 * The figures on the board, by row, column, segment, player and kind.
 * @param game     the game.
 * @param out      receives them.
 * @param capacity how many fit.
 * @return As carc_players().
 * @since 0.1
 */
CARC_API int32_t carc_figures(const carc_game *game, carc_figure *out,
			      int32_t capacity);

/**
 * What is left to draw, by stack and tile type: what a player may know, never
 * the order.
 * @param game     the game.
 * @param out      receives the types.
 * @param capacity how many fit.
 * @return As carc_players().
 * @since 0.1
 */
CARC_API int32_t carc_remaining(const carc_game *game, carc_remaining_type *out,
				int32_t capacity);

/**
 * The open cells, by row and column.
 * @param game     the game.
 * @param out      receives them.
 * @param capacity how many fit.
 * @return As carc_players().
 * @since 0.1
 */
CARC_API int32_t carc_open_cells(const carc_game *game, carc_cell *out,
				 int32_t capacity);

/**
 * Which of the remaining tile types, the one in hand included, match an open
 * cell in some rotation.
 * @param game     the game.
 * @param x        column.
 * @param y        row.
 * @param out      receives the tile types in rising order.
 * @param capacity how many fit.
 * @return How many there are; CARC_ERR_ARGUMENT for NULL or a negative
 *         capacity; CARC_ILLEGAL_FILLED or CARC_ILLEGAL_APART if the cell is
 *         not open.
 * @since 0.1
 */
CARC_API int32_t carc_cell_types(const carc_game *game, int32_t x, int32_t y,
				 int32_t *out, int32_t capacity);

/** @} */

/**
 * @defgroup record Record, hash
 * A record is text that a person can read and write: the configuration, then
 * one line a move. It is the save, the bug report and the test. Its format is
 * in doc/record-format.md.
 * @{
 */

/**
 * A 64-bit hash of all that matters for the rest of the game and is known to
 * the players. Two ways to the same position give the same hash; so do all
 * platforms. The order of unseen tiles is not in it.
 * @param game the game.
 * @return The hash; 0 for NULL.
 * @since 0.1
 */
CARC_API uint64_t carc_hash(const carc_game *game);

/**
 * Write the game as a record. It holds the seed, and so what is still to come:
 * a server sends its clients events, or lets them mirror the game with
 * external chance.
 * @param game     the game.
 * @param out      receives the text with a terminating NUL.
 * @param capacity bytes at `out`.
 * @return The bytes needed with the NUL; nothing is written if they are more
 *         than `capacity`. CARC_ERR_ARGUMENT for NULL or a negative capacity;
 *         CARC_ERR_HISTORY if the game is a carc_game_copy().
 * @since 0.1
 */
CARC_API int32_t carc_save(const carc_game *game, char *out, int32_t capacity);

/**
 * Read a record: replay it and check what it says.
 * @param out       receives the game, NULL on error.
 * @param text      the record; any bytes are safe.
 * @param size      how many bytes; a NUL ends the text early.
 * @param allocator where memory comes from, NULL for malloc and free.
 * @param line      receives the number of the offending line on error, 0 on
 *                  success. May be NULL.
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL, a negative size, an allocator
 *         without a function, or a configuration that is refused;
 *         CARC_ERR_FORMAT for a line that is broken, or a draw or hash that is
 *         not what the game has; CARC_ERR_VERSION for a newer format or rules,
 *         or older rules that play it differently; CARC_ERR_MEMORY;
 *         CARC_ERR_OVER for a move after the end; any CARC_ILLEGAL status of
 *         the offending move.
 * @since 0.1
 */
CARC_API carc_status carc_load(carc_game **out, const char *text, int32_t size,
			       const carc_allocator *allocator, int32_t *line);

/**
 * Write a move as the record writes it.
 * @param move     the move.
 * @param out      receives the text with a terminating NUL.
 * @param capacity bytes at `out`; 128 always suffice.
 * @return The bytes needed with the NUL; nothing is written if they are more
 *         than `capacity`. CARC_ERR_ARGUMENT for NULL, a negative capacity or
 *         a move of no kind.
 * @since 0.1
 */
CARC_API int32_t carc_move_text(const carc_move *move, char *out,
				int32_t capacity);

/**
 * Read a move as the record writes it. Whether it is legal is another matter.
 * @param text the text, one line.
 * @param out  receives the move.
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL; CARC_ERR_FORMAT.
 * @since 0.1
 */
CARC_API carc_status carc_move_parse(const char *text, carc_move *out);

/** @} */

/**
 * @defgroup catalogue Catalogue
 * Everything that is the same for all games: tiles and names. Names are stable
 * ASCII keys; translating them is the caller's.
 * @{
 */

/** A tile type. */
typedef struct carc_tile_type {
	int32_t type;        /**< The tile type, 100 * set + its place there. */
	int32_t set;         /**< ::carc_set. */
	int32_t count;       /**< Copies in one set. */
	int32_t segments;    /**< How many segments. */
	int32_t edge[4];     /**< What N, E, S, W show at rotation 0: a
				  ::carc_feature_kind. */
	int32_t start;       /**< 1 for the start tile of its set. */
	int32_t symmetry;    /**< Rotations that look different: 1, 2 or 4. */
	int32_t plain;       /**< The same tile without its garden, -1 if it has
				  none or there is no such tile (AMB-86). */
	int32_t marks;       /**< How many marks. */
	int32_t reserved[4]; /**< 0. */
} carc_tile_type;

/** Where a road or a river ends that reaches one side only. Roads that end at
    the same crossing, village, monastery or city are not joined there. */
enum carc_end_kind {
	CARC_END_CITY = 1,      /**< A city gate. */
	CARC_END_MONASTERY = 2, /**< A monastery. */
	CARC_END_CROSSING = 3,  /**< Other roads, in the middle of the tile. */
	CARC_END_VILLAGE = 4,   /**< A few houses. */
	CARC_END_LAKE = 5,      /**< A lake: of a ferry, or of rivers. */
	CARC_END_CIRCLE = 6,    /**< A crop circle. */
	CARC_END_SPRING = 7     /**< The spring of a river. */
};

/** A segment of a tile type, with the tile at rotation 0. */
typedef struct carc_segment {
	int32_t kind;          /**< ::carc_feature_kind. */
	int32_t sides;         /**< Bit s is set if it reaches side s. */
	int32_t halves;        /**< Bit h is set if it has half-edge h (fields
				    and meadows only). */
	int32_t adjacent;      /**< Bit i is set if it touches segment i (fields
				    to cities, rivers to lakes). */
	int32_t x;             /**< A point to draw a figure at, 0 to 1000 */
	int32_t y;             /**< from the north-west corner. */
	int32_t attribute[16]; /**< Counts by ::carc_attribute. */
	int32_t end;           /**< Where it ends: ::carc_end_kind, or 0. */
	int32_t reserved;      /**< 0. */
} carc_segment;

/** Marks of a tile that are no segments. */
enum carc_mark_kind {
	CARC_MARK_BRIDGE = 1,   /**< Two segments cross without meeting. */
	CARC_MARK_SPRING = 2,   /**< The river's start. */
	CARC_MARK_MOUTH = 3,    /**< The river's lake. */
	CARC_MARK_FERRY = 4,    /**< A lake for a ferry. */
	CARC_MARK_GOLD = 5,     /**< A gold mine. */
	CARC_MARK_MAGIC = 6,    /**< The magic symbol. */
	CARC_MARK_ROBBER = 7,   /**< The robber symbol. */
	CARC_MARK_FESTIVAL = 8, /**< A festival. */
	CARC_MARK_MACHINE = 9,  /**< A flying machine; value: 0 to 7 clockwise
				     from north. */
	CARC_MARK_CIRCLE = 10,  /**< A crop circle; value: 0 pitchfork, 1 club,
				     2 shield. */
	CARC_MARK_VOLCANO = 11  /**< A volcano, picture only. */
};

/** A mark of a tile type. */
typedef struct carc_mark {
	int32_t kind;  /**< ::carc_mark_kind. */
	int32_t value; /**< What the kind says, else -1. */
} carc_mark;

/** An edition. */
typedef struct carc_edition_info {
	int32_t edition;     /**< ::carc_edition. */
	int32_t min_players; /**< The book's range; every game takes 1 to 6
				  (P-3). */
	int32_t max_players; /**< See `min_players`. */
	int32_t supported;   /**< 1 if this version of the library plays it. */
} carc_edition_info;

/**
 * All tile types, in rising order.
 * @param out      receives them.
 * @param capacity how many fit.
 * @return How many there are; CARC_ERR_ARGUMENT for NULL or a negative
 *         capacity.
 * @since 0.1
 */
CARC_API int32_t carc_tile_types(carc_tile_type *out, int32_t capacity);

/**
 * One tile type.
 * @param type the tile type.
 * @param out  receives it.
 * @return CARC_OK; CARC_ERR_ARGUMENT for NULL or an unknown type.
 * @since 0.1
 */
CARC_API carc_status carc_tile_type_get(int32_t type, carc_tile_type *out);

/**
 * The segments of a tile type.
 * @param type     the tile type.
 * @param out      receives them.
 * @param capacity how many fit.
 * @return How many there are; CARC_ERR_ARGUMENT for NULL, a negative capacity
 *         or an unknown type.
 * @since 0.1
 */
CARC_API int32_t carc_segments(int32_t type, carc_segment *out,
			       int32_t capacity);

/**
 * The marks of a tile type.
 * @param type     the tile type.
 * @param out      receives them.
 * @param capacity how many fit.
 * @return As carc_segments().
 * @since 0.1
 */
CARC_API int32_t carc_marks(int32_t type, carc_mark *out, int32_t capacity);

/**
 * The editions.
 * @param out      receives them.
 * @param capacity how many fit.
 * @return As carc_tile_types().
 * @since 0.1
 */
CARC_API int32_t carc_editions(carc_edition_info *out, int32_t capacity);

/** Groups of names. */
enum carc_name_group {
	CARC_NAME_EDITION = 0,      /**< ::carc_edition. */
	CARC_NAME_SET = 1,          /**< ::carc_set. */
	CARC_NAME_EXPANSION = 2,    /**< ::carc_expansion. */
	CARC_NAME_RULE = 3,         /**< ::carc_rule. */
	CARC_NAME_DECISION = 4,     /**< ::carc_decision. */
	CARC_NAME_MOVE = 5,         /**< ::carc_move_kind. */
	CARC_NAME_FIGURE = 6,       /**< ::carc_figure_kind. */
	CARC_NAME_PART = 7,         /**< ::carc_part. */
	CARC_NAME_EVENT = 8,        /**< ::carc_event_kind. */
	CARC_NAME_REASON = 9,       /**< ::carc_reason. */
	CARC_NAME_REASON_RULE = 10, /**< ::carc_reason, the id of its rule. */
	CARC_NAME_TERM = 11,        /**< ::carc_term. */
	CARC_NAME_CATEGORY = 12,    /**< ::carc_category. */
	CARC_NAME_FEATURE = 13,     /**< ::carc_feature_kind. */
	CARC_NAME_ATTRIBUTE = 14,   /**< ::carc_attribute. */
	CARC_NAME_MARK = 15,        /**< ::carc_mark_kind. */
	CARC_NAME_TILE_TYPE = 16,   /**< Tile types. */
	CARC_NAME_STATUS = 17,      /**< ::carc_status_code. */
	CARC_NAME_END = 18          /**< ::carc_end_kind. */
};

/**
 * The name of anything.
 * @param group a ::carc_name_group.
 * @param id    a value of that group. Groups have gaps.
 * @return A static string; NULL if there is no such thing.
 * @since 0.1
 */
CARC_API const char *carc_name(int32_t group, int32_t id);

/**
 * Find something by its name.
 * @param group a ::carc_name_group, not ::CARC_NAME_REASON_RULE or
 *              ::CARC_NAME_STATUS.
 * @param name  the name.
 * @return Its value, 0 or more; CARC_ERR_ARGUMENT if there is no such thing or
 *         `name` is NULL.
 * @since 0.1
 */
CARC_API int32_t carc_find(int32_t group, const char *name);

/** @} */

/**
 * @defgroup render Pictures
 * A position to look at, drawn from what the other groups tell, without
 * artwork, fonts or files.
 * @{
 */

/** Colours of a picture. */
enum carc_theme {
	CARC_THEME_LIGHT = 0, /**< For light paper. */
	CARC_THEME_DARK = 1   /**< For dark screens. */
};

/** What to draw and how. Fill it with carc_render_init(), then change what you
 * like. */
typedef struct carc_render {
	int32_t struct_size; /**< sizeof(carc_render) of the caller. */
	int32_t theme;       /**< ::carc_theme. Default light. */
	int32_t coordinates; /**< 1: columns and rows are numbered. Default
				  1. */
	int32_t last_move;   /**< 1: the last move is marked. Default 1. */
	int32_t placements;  /**< 1: where the tile in hand can go. Default
				  0. */
	int32_t scores;      /**< 1: a score board. Default 1. */
	int32_t highlight;   /**< 1: the feature at x, y, segment is marked.
				  Default 0. */
	int32_t x;           /**< See `highlight`. */
	int32_t y;           /**< See `highlight`. */
	int32_t segment;     /**< See `highlight`. */
	int32_t ascii;       /**< Text only; 1: nothing but ASCII. Default
				  0. */
	int32_t colour;      /**< Text only; 1: colours of ANSI terminals.
				  Default 0. */
	int32_t columns;     /**< Text only: the width, 0 for 80. Default 0. */
	int32_t reserved[3]; /**< 0. */
} carc_render;

/**
 * Fill drawing options with the defaults.
 * @param options     what to fill.
 * @param struct_size `sizeof *options`, which lets the struct grow in later
 *                    versions without breaking your program.
 * @return CARC_OK; CARC_ERR_ARGUMENT if `options` is NULL, or `struct_size` is
 *         smaller than the struct ever was or more than 65536.
 * @since 0.1
 */
CARC_API carc_status carc_render_init(carc_render *options,
				      int32_t struct_size);

/**
 * Draw the position as SVG: the board, the figures on it, and what the options
 * say. A tile is 1000 units wide. Every tile, figure and ghost is an element of
 * class "tile", "figure" or "ghost", and says what it is in its title.
 * @param game     the game.
 * @param options  what to show, NULL for the defaults.
 * @param out      receives the text with a terminating NUL.
 * @param capacity bytes at `out`.
 * @return The bytes needed with the NUL; nothing is written if they are more
 *         than `capacity`. CARC_ERR_ARGUMENT for NULL, a negative capacity or
 *         options out of range; CARC_ERR_VERSION if the options are longer
 *         than this version knows and say something there;
 *         CARC_ILLEGAL_TARGET if there is nothing to highlight.
 * @since 0.1
 */
CARC_API int32_t carc_render_svg(const carc_game *game,
				 const carc_render *options, char *out,
				 int32_t capacity);

/**
 * Draw the tile types of a set as SVG, each with its name and count.
 * @param set      a ::carc_set, -1 for all.
 * @param options  NULL for the defaults; only the theme matters.
 * @param out      receives the text with a terminating NUL.
 * @param capacity bytes at `out`.
 * @return As carc_render_svg(); CARC_ERR_ARGUMENT also for a set that this
 *         version does not have.
 * @since 0.1
 */
CARC_API int32_t carc_render_tiles(int32_t set, const carc_render *options,
				   char *out, int32_t capacity);

/**
 * Draw a position in text: UTF-8, or ASCII if `options` say so.
 *
 * A tile is five characters wide and three high; what is too wide for the
 * columns continues below. A follower is the letter of its player, A to F, and
 * a small one in a field; a sign after it tells other kinds: + large, ^ abbot
 * or hut, / builder, ~ pig, a number for several. The mage is @, the witch is
 * \&. Where the tile in hand can go stand the numbers of its moves in
 * carc_legal_moves(), counted from 1.
 * @param game     the game.
 * @param options  how to draw, NULL for the defaults.
 * @param out      receives the text with a terminating NUL.
 * @param capacity bytes at `out`.
 * @return The bytes needed with the NUL; nothing is written if they are more
 *         than `capacity`. CARC_ERR_ARGUMENT for NULL, a negative capacity, or
 *         options that are not initialised.
 * @since 0.1
 */
CARC_API int32_t carc_render_text(const carc_game *game,
				  const carc_render *options, char *out,
				  int32_t capacity);

/** @} */

#ifdef __cplusplus
}
#endif

#endif /* CARCASSONNE_H */
