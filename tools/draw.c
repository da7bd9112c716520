/* SPDX-License-Identifier: Zlib */
/* Draws tiles and boards in text from what the catalogue says of a tile: which
 * sides and half-edges a segment has, and where a figure stands on it. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "demo.h"

#define MAX_SEGMENTS 32
#define MAX_TILES 512
#define STRIP 15 /* Tiles that fit into 80 columns beside the row numbers. */

enum { NORTH = 1, EAST = 2, SOUTH = 4, WEST = 8 };

static const struct look {
	char area, line, centre, ground; /* How it is drawn, or 0. */
	const char *style;
} looks[] = {
	[CARC_FEATURE_FIELD] = {0, 0, 0, '.', "32"},
	[CARC_FEATURE_ROAD] = {0, 'r', 0, 0, "1"},
	[CARC_FEATURE_CITY] = {'#', 0, 0, 0, "33"},
	[CARC_FEATURE_RIVER] = {0, '~', 0, 0, "34"},
	[CARC_FEATURE_MONASTERY] = {0, 0, 'M', 0, "35"},
	/* Gardens are too small to be seen. */
	[CARC_FEATURE_GARDEN] = {0, 0, 0, 0, "35"},
	[CARC_FEATURE_FOREST] = {'&', 0, 0, 0, "33"},
	[CARC_FEATURE_MEADOW] = {0, 0, 0, '.', "32"},
	[CARC_FEATURE_LAKE] = {0, 0, 'O', 0, "34"},
	[CARC_FEATURE_SYSTEM] = {0, 0, 0, 0, "34"},
};

static const char *const player_style[CARC_MAX_PLAYERS] = {
	"1;41;37", "1;44;37", "1;42;30", "1;43;30", "1;45;37", "1;46;30",
};

static const struct look *look_of(const carc_segment *segment)
{
	static const struct look nothing;
	size_t kind = (size_t)segment->kind;

	return kind < sizeof looks / sizeof looks[0] ? &looks[kind] : &nothing;
}

/* A segment as it lies on the board. */
static void turn_segment(carc_segment *segment, int32_t rotation)
{
	int32_t sides = segment->sides << rotation;
	int32_t halves = segment->halves << 2 * rotation;

	segment->sides = (sides | sides >> 4) & 15;
	segment->halves = (halves | halves >> 8) & 255;
	for (int32_t i = 0; i < rotation; i++) {
		int32_t x = segment->x;

		segment->x = 1000 - segment->y;
		segment->y = x;
	}
}

static void put(struct picture *picture, int column, int row, char glyph,
		int segment, const char *style)
{
	picture->glyph[row][column] = glyph;
	picture->segment[row][column] = (int8_t)segment;
	picture->style[row][column] = style;
}

/* Fields fill the tile: each character belongs to the field of the first of
 * the half-edges nearest to it. */
static void draw_ground(struct picture *picture, const carc_segment *segment,
			int n)
{
	static const char *const near[TILE_ROWS][TILE_COLUMNS] = {
		{"70", "0", "01", "1", "12"},
		{"76", "7605", "01234567", "2314", "23"},
		{"65", "5", "54", "4", "34"},
	};

	for (int at = 0; at < TILE_ROWS * TILE_COLUMNS; at++) {
		int row = at / TILE_COLUMNS, column = at % TILE_COLUMNS;

		put(picture, column, row, '.', -1, "32");
		for (const char *h = near[row][column]; *h; h++)
			for (int i = 0; i < n; i++)
				if (segment[i].halves >> (*h - '0') & 1 &&
				    picture->segment[row][column] < 0)
					picture->segment[row][column] =
						(int8_t)i;
	}
}

/* A city: a part of each side, the corners between, the middle if it goes
 * through. */
static void draw_area(struct picture *picture, const carc_segment *segment,
		      int i)
{
	static const struct {
		int sides, column, row;
	} spots[] = {
		{NORTH, 1, 0},         {NORTH, 2, 0},
		{NORTH, 3, 0},         {SOUTH, 1, 2},
		{SOUTH, 2, 2},         {SOUTH, 3, 2},
		{WEST, 0, 1},          {WEST, 1, 1},
		{EAST, 3, 1},          {EAST, 4, 1},
		{NORTH | WEST, 0, 0},  {NORTH | EAST, 4, 0},
		{SOUTH | WEST, 0, 2},  {SOUTH | EAST, 4, 2},
		{EAST | WEST, 2, 1},   {NORTH | SOUTH, 1, 1},
		{NORTH | SOUTH, 2, 1}, {NORTH | SOUTH, 3, 1},
	};
	const struct look *look = look_of(segment);

	for (size_t k = 0; k < sizeof spots / sizeof spots[0]; k++)
		if ((segment->sides & spots[k].sides) == spots[k].sides)
			put(picture, spots[k].column, spots[k].row, look->area,
			    i, look->style);
}

/* A road: a line from each side to the middle, where it goes on, bends, or
 * ends in a village. */
static void draw_line(struct picture *picture, const carc_segment *segment,
		      int i)
{
	const struct look *look = look_of(segment);
	int32_t sides = segment->sides;
	bool road = look->line == 'r';
	char across = road ? '-' : look->line, down = road ? '|' : look->line;

	for (int column = 0; column < TILE_COLUMNS; column++)
		if (column != 2 && sides & (column < 2 ? WEST : EAST))
			put(picture, column, 1, across, i, look->style);
	if (sides & NORTH)
		put(picture, 2, 0, down, i, look->style);
	if (sides & SOUTH)
		put(picture, 2, 2, down, i, look->style);

	if (sides == (NORTH | SOUTH))
		put(picture, 2, 1, down, i, look->style);
	else if (sides == (EAST | WEST))
		put(picture, 2, 1, across, i, look->style);
	else if (sides & (sides - 1))
		put(picture, 2, 1, road ? '+' : look->line, i, look->style);
	else if (picture->glyph[1][2] == '.')
		put(picture, 2, 1, 'o', -1, look->style);
}

static void draw_centre(struct picture *picture, const carc_segment *segment,
			int i)
{
	const struct look *look = look_of(segment);

	put(picture, 2, 1, look->centre, i, look->style);
	if (picture->glyph[1][1] == '.')
		put(picture, 1, 1, '[', i, look->style);
	if (picture->glyph[1][3] == '.')
		put(picture, 3, 1, ']', i, look->style);
}

/* The character of a segment that is nearest to where a figure stands. */
static int figure_spot(const struct picture *picture,
		       const carc_segment *segment, int i)
{
	int32_t best = INT32_MAX;
	int spot = TILE_COLUMNS + 2;

	for (int at = 0; at < TILE_ROWS * TILE_COLUMNS; at++) {
		int row = at / TILE_COLUMNS, column = at % TILE_COLUMNS;
		int32_t dx = 200 * column + 100 - segment->x;
		int32_t dy = 333 * row + 167 - segment->y;

		if (picture->segment[row][column] == i &&
		    dx * dx + dy * dy < best) {
			best = dx * dx + dy * dy;
			spot = at;
		}
	}
	return spot;
}

/* A farmer is written small. */
static void draw_figure(struct picture *picture, const carc_segment *segment,
			int i, int32_t player)
{
	int spot = figure_spot(picture, segment, i);
	char letter = player < 0 ? '?' : (char)('A' + player);

	if (look_of(segment)->ground)
		letter = (char)tolower((unsigned char)letter);
	put(picture, spot % TILE_COLUMNS, spot / TILE_COLUMNS, letter, -1,
	    player < 0 ? "1" : player_style[player]);
}

/* In the first free character of the city. */
static void draw_pennant(struct picture *picture, int i)
{
	for (int at = 0; at < TILE_ROWS * TILE_COLUMNS; at++) {
		int row = at / TILE_COLUMNS, column = at % TILE_COLUMNS;

		if (picture->segment[row][column] == i) {
			put(picture, column, row, '*', -1, "1;33");
			return;
		}
	}
}

void draw_tile(struct picture *picture, const carc_tile *tile,
	       const carc_figure *figure, int32_t figures)
{
	carc_segment segment[MAX_SEGMENTS];
	int n = carc_segments(tile->type, segment, MAX_SEGMENTS);

	for (int i = 0; i < n; i++)
		turn_segment(&segment[i], tile->rotation);
	draw_ground(picture, segment, n);
	for (int i = 0; i < n; i++)
		if (look_of(&segment[i])->area)
			draw_area(picture, &segment[i], i);
	for (int i = 0; i < n; i++)
		if (look_of(&segment[i])->line)
			draw_line(picture, &segment[i], i);
	for (int i = 0; i < n; i++)
		if (look_of(&segment[i])->centre)
			draw_centre(picture, &segment[i], i);
	for (int32_t k = 0; k < figures; k++)
		if (figure[k].x == tile->x && figure[k].y == tile->y)
			draw_figure(picture, &segment[figure[k].segment],
				    figure[k].segment, figure[k].player);
	for (int i = 0; i < n; i++)
		if (segment[i].attribute[CARC_ATTRIBUTE_PENNANT])
			draw_pennant(picture, i);
}

void print_picture_row(const struct picture *picture, int row, bool colour)
{
	for (int column = 0; column < TILE_COLUMNS; column++)
		if (colour)
			printf("\033[%sm%c\033[0m", picture->style[row][column],
			       picture->glyph[row][column]);
		else
			putchar(picture->glyph[row][column]);
}

/* One line of text: a row of the tiles in a row of the board. */
static void print_line(const struct picture *picture, const carc_tile *tile,
		       int32_t n, int32_t left, int32_t y, int row, bool colour)
{
	int32_t gap = 0;

	printf(row == 1 ? "%4d " : "     ", (int)y);
	for (int32_t x = left; x < left + STRIP; x++) {
		int32_t i = 0;

		while (i < n && (tile[i].x != x || tile[i].y != y))
			i++;
		if (i == n) {
			gap += TILE_COLUMNS;
			continue;
		}
		printf("%*s", (int)gap, "");
		gap = 0;
		print_picture_row(&picture[i], row, colour);
	}
	putchar('\n');
}

void print_board(const carc_game *game, const carc_figure *figure,
		 int32_t figures, bool colour)
{
	static carc_tile tile[MAX_TILES];
	static struct picture picture[MAX_TILES];
	int32_t n = carc_tiles(game, tile, MAX_TILES);
	int32_t west = 0, east = 0, north = 0, south = 0;

	n = n < MAX_TILES ? n : MAX_TILES;
	for (int32_t i = 0; i < n; i++) {
		draw_tile(&picture[i], &tile[i], figure, figures);
		west = tile[i].x < west ? tile[i].x : west;
		east = tile[i].x > east ? tile[i].x : east;
		north = tile[i].y < north ? tile[i].y : north;
		south = tile[i].y > south ? tile[i].y : south;
	}
	for (int32_t left = west; left <= east; left += STRIP) {
		printf("\n     ");
		for (int32_t x = left; x <= east && x < left + STRIP; x++)
			printf("%s%3d", x == left ? "" : "  ", (int)x);
		putchar('\n');
		for (int32_t y = north; y <= south; y++)
			for (int row = 0; row < TILE_ROWS; row++)
				print_line(picture, tile, n, left, y, row,
					   colour);
	}
}
