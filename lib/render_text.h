/* SPDX-License-Identifier: Zlib */
/* A tile in text. */
#ifndef CARCP_RENDER_TEXT_H
#define CARCP_RENDER_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#include "render.h"

#define SKETCH_ROWS 3
#define SKETCH_COLUMNS 5
#define SKETCH_SEGMENTS 32

enum { SKETCH_NOBODY = -1, SKETCH_TAKEN = -2 /* By a figure. */ };

/* A character of a tile. */
struct sketch_cell {
	const char *glyph;
	const char *style; /* An SGR code. */
	int32_t segment;   /* Whose character it is, or one of these: */
};

struct sketch {
	struct sketch_cell cell[SKETCH_ROWS][SKETCH_COLUMNS];
	bool ascii;
};

/* Draw a tile with those of the figures that stand on it. */
void carcp_sketch_tile(struct sketch *sketch, const carc_tile *tile,
		       const carc_figure *figure, int32_t figures);

/* The style of a player's figures. */
const char *carcp_player_style(int32_t player);

#endif
