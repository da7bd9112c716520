/* SPDX-License-Identifier: Zlib */
/*
 * The decks of doc/perft.md and their counts. The counts were made by slow.h,
 * not by the library.
 */
#ifndef PERFT_DECKS_H
#define PERFT_DECKS_H

#include <stddef.h>

#include "carcassonne.h"

#define PERFT_TILES 12
#define PERFT_DEPTH 16
#define PERFT_ON(expansion) (1u << (expansion))

struct perft_deck {
	const char *name;
	int edition; /* carc_edition, as its preset says but for farmers */
	int players;
	int first; /* first player */
	int farmers;
	unsigned on;       /* bit e: expansion e, besides farmers */
	unsigned readings; /* bit r: rule r is 1, besides the preset's */
	const char *deck[PERFT_TILES]; /* the first is the start tile */
	long count[PERFT_DEPTH];       /* of depth 1, 2 ...; -1 ends the list */
};

static const struct perft_deck perft_decks[] = {
	/* Roads, a city and their fields from the start tile of the game. */
	{
		.name = "start",
		.edition = CARC_EDITION_CLASSIC,
		.players = 2,
		.farmers = 1,
		.deck = {"D", "V", "U", "E", "K", "J"},
		.count = {6, 24, 240, 852, 8048, 21312, 219714, 918192, -1},
	},
	/* Monasteries beside each other; monk, thief and farmer. */
	{
		.name = "monasteries",
		.edition = CARC_EDITION_CLASSIC,
		.players = 2,
		.farmers = 1,
		.deck = {"B", "A", "B", "A", "B"},
		.count = {12, 48, 960, 2640, 51392, 181488, 4872960, -1},
	},
	/* Three and four fields on a tile, and two parted by a gate road. */
	{
		.name = "fields",
		.edition = CARC_EDITION_CLASSIC,
		.players = 2,
		.farmers = 1,
		.deck = {"X", "W", "L", "S", "X"},
		.count = {12, 84, 1260, 9792, 73832, 349340, -1},
	},
	/* Four curves can close a road; the field inside is cut off. */
	{
		.name = "loop",
		.edition = CARC_EDITION_CLASSIC,
		.players = 2,
		.farmers = 1,
		.deck = {"V", "V", "V", "V", "V"},
		.count = {8, 32, 384, 1376, 19280, 64208, 1016640, -1},
	},
	/* Cities that meet in several places; tiles with two cities. */
	{
		.name = "cities",
		.edition = CARC_EDITION_CLASSIC,
		.players = 2,
		.farmers = 1,
		.deck = {"R", "I", "H", "N", "Q", "C"},
		.count = {8, 32, 384, 1464, 20496, 56280, 916440, -1},
	},
	/* The first X fits nowhere and is passed over at once (B-8); C fits or
	 * not as the E before it was laid; the last X never fits, so that the
	 * game ends in a draw of tiles (B-9). */
	{
		.name = "unplaceable",
		.edition = CARC_EDITION_CLASSIC,
		.players = 2,
		.farmers = 1,
		.deck = {"E", "X", "E", "C", "G", "X"},
		.count = {10, 30, 252, 534, 5632, 20064, 0, -1},
	},
	/* Three players, and the last of them starts. */
	{
		.name = "three",
		.edition = CARC_EDITION_PLUS,
		.players = 3,
		.first = 2,
		.farmers = 1,
		.deck = {"D", "P", "O", "T", "M", "F"},
		.count = {6, 30, 300, 1408, 16656, 77624, 720994, -1},
	},
	/* No farmers: the fields take nobody. */
	{
		.name = "townsfolk",
		.edition = CARC_EDITION_NEW,
		.players = 2,
		.farmers = 0,
		.deck = {"D", "W", "K", "A", "E", "U"},
		.count = {7, 28, 260, 738, 6932, 20028, 217198, 428899, -1},
	},
	/* Tenth edition: cities of two tiles. */
	{
		.name = "tenth",
		.edition = CARC_EDITION_TENTH,
		.players = 2,
		.farmers = 1,
		.deck = {"E", "E", "M", "I", "H"},
		.count = {10, 30, 360, 984, 13776, 49914, 789104, -1},
	},
	/* Without the abbot a garden is nothing (AMB-86). */
	{
		.name = "gardens",
		.edition = CARC_EDITION_NEW,
		.players = 1,
		.farmers = 1,
		.deck = {"D", "E_garden", "V_garden", "R_garden", "U_garden"},
		.count = {4, 12, 108, 402, 2622, 7190, 67888, 229064, 0, -1},
	},
	/* The river: left, straight, left, straight, left runs round the spring
	 * (R-5); what does not continue it is passed over (R-8). */
	{
		.name = "river",
		.edition = CARC_EDITION_PLUS,
		.players = 2,
		.farmers = 0,
		.on = PERFT_ON(CARC_EXP_RIVER),
		.deck = {"BB6F1", "BB6F9", "BB6F4", "BB6F10", "BB6F6", "BB6F7",
			 "BB6F12", "BB6F4", "E"},
		.count = {2, 4, 8, 8, 16, 16, 32, 32, 64, 64, 64, 64, 1856,
			  3712, 0, -1},
	},
	{
		.name = "riverAhead",
		.edition = CARC_EDITION_PLUS,
		.players = 2,
		.farmers = 0,
		.on = PERFT_ON(CARC_EXP_RIVER),
		.readings = PERFT_ON(CARC_RULE_RIVER),
		.deck = {"BB6F1", "BB6F9", "BB6F4", "BB6F10", "BB6F6", "BB6F7",
			 "BB6F12", "BB6F4", "E"},
		.count = {2, 4, 8, 8, 16, 16, 32, 32, 48, 48, 48, 48, 1440,
			  2880, 0, -1},
	},
	/* Everybody's river tiles: roads, cities, a monastery and fields. */
	{
		.name = "banks",
		.edition = CARC_EDITION_NEW,
		.players = 2,
		.farmers = 1,
		.on = PERFT_ON(CARC_EXP_RIVER),
		.deck = {"BB6F1", "U", "BB6F8", "BB6F2", "BB6F3", "BB6F12",
			 "V"},
		.count = {2, 12, 24, 156, 312, 1464, 1464, 2112, 38016, 127040,
			  2435184, -1},
	},
	/* Without the mechanic a river tile goes wherever it matches. */
	{
		.name = "ponds",
		.edition = CARC_EDITION_NEW,
		.players = 2,
		.farmers = 1,
		.deck = {"D", "BB6F11", "U", "BB6F12", "BB6F7"},
		.count = {4, 24, 144, 520, 4432, 7248, 72704, 171712, 0, -1},
	},
	/* Monastery and gardens; one player, whose abbot comes and goes. */
	{
		.name = "abbot",
		.edition = CARC_EDITION_NEW,
		.players = 1,
		.farmers = 0,
		.on = PERFT_ON(CARC_EXP_ABBOT),
		.deck = {"D", "E_garden", "B", "V_garden", "E_garden"},
		.count = {4, 12, 120, 360, 4248, 12744, 174960, 523008, -1},
	},
	/* The moves of the base game, other values. */
	{
		.name = "inns",
		.edition = CARC_EDITION_PLUS,
		.players = 2,
		.farmers = 1,
		.on = PERFT_ON(CARC_EXP_INNS),
		.deck = {"W", "EB", "EC", "EA", "EL"},
		.count = {8, 32, 416, 2756, 38984, 138824, 1228532, -1},
	},
	{
		.name = "cathedrals",
		.edition = CARC_EDITION_TENTH,
		.players = 2,
		.farmers = 0,
		.on = PERFT_ON(CARC_EXP_INNS),
		.deck = {"EK", "E", "E", "E", "EH"},
		.count = {4, 8, 96, 180, 2672, 5040, 64576, 285472, 0, -1},
	},
	{
		.name = "large",
		.edition = CARC_EDITION_PLUS,
		.players = 1,
		.farmers = 1,
		.on = PERFT_ON(CARC_EXP_LARGE),
		.deck = {"D", "U", "E", "K", "E"},
		.count = {6, 42, 336, 1266, 11192, 65200, 696640, -1},
	},
	{
		.name = "goods",
		.edition = CARC_EDITION_PLUS,
		.players = 2,
		.farmers = 0,
		.on = PERFT_ON(CARC_EXP_GOODS),
		.deck = {"HG", "E", "E", "HX", "HM"},
		.count = {8, 16, 208, 408, 4312, 11584, 200000, 720608, -1},
	},
	/* A builder on the road or in the city; the second part is a decision, so
	 * that a turn has up to five moves. */
	{
		.name = "builder",
		.edition = CARC_EDITION_PLUS,
		.players = 1,
		.farmers = 0,
		.on = PERFT_ON(CARC_EXP_BUILDER),
		.deck = {"D", "U", "L", "U", "E", "V"},
		.count = {6, 12, 108, 540, 5840, 11608, 109504, 220640, 2987712,
			  -1},
	},
	{
		.name = "builderAuto",
		.edition = CARC_EDITION_PLUS,
		.players = 1,
		.farmers = 0,
		.on = PERFT_ON(CARC_EXP_BUILDER),
		.readings = PERFT_ON(CARC_RULE_DOUBLE_TURN),
		.deck = {"D", "U", "L", "U", "E", "V"},
		.count = {6, 12, 108, 540, 5840, 11608, 110360, 220640, 3011456,
			  -1},
	},
	{
		.name = "pig",
		.edition = CARC_EDITION_PLUS,
		.players = 1,
		.farmers = 1,
		.on = PERFT_ON(CARC_EXP_PIG),
		.deck = {"D", "E", "HM", "E", "V"},
		.count = {4, 12, 108, 456, 4736, 15244, 87120, 343360, 0, -1},
	},
	/* A follower comes home and his builder or pig with him. */
	{
		.name = "festival",
		.edition = CARC_EDITION_TENTH,
		.players = 1,
		.farmers = 1,
		.on = PERFT_ON(CARC_EXP_FESTIVAL) | PERFT_ON(CARC_EXP_BUILDER) |
		      PERFT_ON(CARC_EXP_PIG),
		.deck = {"D", "U", "Fest6", "Fest9", "Fest3"},
		.count = {6, 24, 208, 1196, 12144, 75358, 770754, -1},
	},
	{
		.name = "festivalAny",
		.edition = CARC_EDITION_TENTH,
		.players = 1,
		.farmers = 1,
		.on = PERFT_ON(CARC_EXP_FESTIVAL) | PERFT_ON(CARC_EXP_BUILDER) |
		      PERFT_ON(CARC_EXP_PIG),
		.readings = PERFT_ON(CARC_RULE_FESTIVAL_ANY),
		.deck = {"D", "U", "Fest6", "Fest9", "Fest3"},
		.count = {6, 24, 208, 1196, 12144, 76292, 779856, -1},
	},
	/* All of it, and the river's tiles come first. */
	{
		.name = "everything",
		.edition = CARC_EDITION_PLUS,
		.players = 1,
		.farmers = 1,
		.on = PERFT_ON(CARC_EXP_RIVER) | PERFT_ON(CARC_EXP_ABBOT) |
		      PERFT_ON(CARC_EXP_INNS) | PERFT_ON(CARC_EXP_LARGE) |
		      PERFT_ON(CARC_EXP_GOODS) | PERFT_ON(CARC_EXP_BUILDER) |
		      PERFT_ON(CARC_EXP_PIG) | PERFT_ON(CARC_EXP_FESTIVAL),
		.deck = {"BB6F1", "Fest8", "BB6F11", "BB6F10", "EB"},
		.count = {2, 22, 44, 216, 2592, 21720, 302580, 1818952, -1},
	},
};

#define PERFT_DECKS ((int)(sizeof perft_decks / sizeof *perft_decks))

static inline int perft_deck_size(const struct perft_deck *deck)
{
	int n = 0;

	while (n < PERFT_TILES && deck->deck[n] != NULL)
		n++;
	return n;
}

#endif /* PERFT_DECKS_H */
