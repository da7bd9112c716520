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
#define PERFT_DEPTH 10

struct perft_deck {
	const char *name;
	int edition; /* carc_edition, as its preset says but for farmers */
	int players;
	int first; /* first player */
	int farmers;
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
