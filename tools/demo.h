/* SPDX-License-Identifier: Zlib */
/* What the parts of carcassonne demo share. */
#ifndef CARCASSONNE_DEMO_H
#define CARCASSONNE_DEMO_H

#include <stdbool.h>
#include <stdint.h>

#include "carcassonne.h"

#define TILE_ROWS 3
#define TILE_COLUMNS 5

/** A tile in text. */
struct picture {
	char glyph[TILE_ROWS][TILE_COLUMNS];
	int8_t segment[TILE_ROWS][TILE_COLUMNS];    /**< Whose, or -1. */
	const char *style[TILE_ROWS][TILE_COLUMNS]; /**< SGR codes. */
};

/** Draw a tile with those of the figures that stand on it. */
void draw_tile(struct picture *picture, const carc_tile *tile,
	       const carc_figure *figure, int32_t figures);

void print_picture_row(const struct picture *picture, int row, bool colour);

/** Print all tiles with the figures, coordinates at the border. */
void print_board(const carc_game *game, const carc_figure *figure,
		 int32_t figures, bool colour);

#define TELLER_LINES 32
#define TELLER_COMPLETED 16

/** Turns events into words. A turn is gathered first, then told beside a
 * picture of its tile. */
struct teller {
	bool colour;
	bool pause;    /**< Leave time to read. */
	int32_t every; /**< Turns between two boards. */
	int32_t seen;  /**< Events told. */
	int32_t turn;  /**< Its number. */
	bool final;    /**< The scoring at the end has begun. */
	carc_event completed
		[TELLER_COMPLETED]; /**< In this turn, and not scored. */
	int32_t completions;
	int32_t score[CARC_MAX_PLAYERS];
	carc_tile tile; /**< The tile of this turn. */
	carc_figure figure;
	int32_t figures;
	int32_t lines;
	char line[TELLER_LINES][128];
};

const char *player_name(int32_t player);

/** Tell what has happened since the last time. */
void tell(struct teller *teller, const carc_game *game);

#endif
