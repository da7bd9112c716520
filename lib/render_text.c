/* SPDX-License-Identifier: Zlib */
/* A position in text: the board in strips of tiles, what is in hand, scores. */
#include "render_text.h"

#include <string.h>

#define BOARD_FIGURES 160
#define BOARD_COLUMNS 80
#define MOST_COLUMNS 10000
#define MARGIN 5 /* Of the numbers of rows. */
#define MOVE_TEXT 128

/* Text that is measured in full and written only if there is a place for
 * it. */
struct page {
	char *out;
	int64_t size;
	int64_t line;      /* Where the line begins. */
	const char *style; /* What is switched on, NULL for nothing. */
	bool colour, underlined;
};

/* The position and all that is asked again and again while it is drawn. */
struct canvas {
	const carc_game *game;
	carc_render options;
	carc_turn_info turn;
	carc_figure figure[BOARD_FIGURES];
	int32_t figures;
	carc_feature marked; /* The highlighted feature, of kind 0 if none. */
	carc_move last;      /* The last tile, of kind -1 if none. */
	int32_t ghosts;      /* Placements to show. */
	int32_t west, east, north, south;
	int32_t columns, margin, strip; /* All, before the tiles, tiles. */
};

static void page_put(struct page *page, const char *text)
{
	size_t length = strlen(text);

	if (page->out)
		memcpy(page->out + page->size, text, length);
	page->size += (int64_t)length;
}

static void page_fill(struct page *page, int64_t n)
{
	for (; n > 0; n--)
		page_put(page, " ");
}

static void page_style(struct page *page, const char *style)
{
	if (!page->colour || style == page->style)
		return;
	page_put(page, "\033[0");
	if (style) {
		page_put(page, ";");
		page_put(page, style);
		page_put(page, page->underlined ? ";4" : "");
	}
	page_put(page, "m");
	page->style = style;
}

static const char *number_text(int32_t number, char text[16])
{
	int64_t rest = number < 0 ? -(int64_t)number : number;
	char *at = text + 15;

	*at = '\0';
	do {
		*--at = (char)('0' + rest % 10);
		rest /= 10;
	} while (rest);
	if (number < 0)
		*--at = '-';
	return at;
}

/* A number, right-aligned. */
static void page_number(struct page *page, int32_t number, int width)
{
	char room[16];
	const char *text = number_text(number, room);

	page_fill(page, width - (int64_t)strlen(text));
	page_put(page, text);
}

static bool has_tile(const struct canvas *canvas, int32_t x, int32_t y)
{
	carc_tile tile;

	return carc_tile_at(canvas->game, x, y, &tile) == CARC_OK;
}

static bool column_has_tile(const struct canvas *canvas, int32_t x)
{
	for (int32_t y = canvas->north; y <= canvas->south; y++)
		if (has_tile(canvas, x, y))
			return true;
	return false;
}

static bool row_has_tile(const struct canvas *canvas, int32_t y)
{
	for (int32_t x = canvas->west; x <= canvas->east; x++)
		if (has_tile(canvas, x, y))
			return true;
	return false;
}

/* Every tile touches another with a side, back to the start tile. So a frame
 * that has tiles nowhere just outside has them all inside. */
static void find_bounds(struct canvas *canvas)
{
	bool grown = true;

	while (grown) {
		bool west = column_has_tile(canvas, canvas->west - 1);
		bool east = column_has_tile(canvas, canvas->east + 1);
		bool north = row_has_tile(canvas, canvas->north - 1);
		bool south = row_has_tile(canvas, canvas->south + 1);

		canvas->west -= west;
		canvas->east += east;
		canvas->north -= north;
		canvas->south += south;
		grown = west || east || north || south;
	}
}

/* The tile placed last stands in the pending decision, or in the history. */
static void find_last(struct canvas *canvas)
{
	int32_t n = carc_history(canvas->game, 0, NULL, 0);

	canvas->last.kind = CARC_NONE;
	for (int32_t i = n - 1; i >= 0; i--) {
		carc_history(canvas->game, i, &canvas->last, 1);
		if (canvas->last.kind == CARC_MOVE_PLACE)
			return;
	}
	canvas->last.kind = CARC_NONE;
}

static void find_marked(struct canvas *canvas)
{
	const carc_render *options = &canvas->options;

	canvas->marked.kind = 0;
	if (options->highlight &&
	    carc_feature_at(canvas->game, options->x, options->y,
			    options->segment, &canvas->marked) != CARC_OK)
		canvas->marked.kind = 0;
}

static void include_ghost(struct canvas *canvas, int32_t k)
{
	carc_move move;

	carc_kth_move(canvas->game, k, &move);
	canvas->west -= move.x < canvas->west;
	canvas->east += move.x > canvas->east;
	canvas->north -= move.y < canvas->north;
	canvas->south += move.y > canvas->south;
}

static void canvas_make(struct canvas *canvas, const carc_game *game)
{
	canvas->game = game;
	carc_turn(game, &canvas->turn);
	canvas->figures = carc_figures(game, canvas->figure, BOARD_FIGURES);
	if (canvas->figures > BOARD_FIGURES)
		canvas->figures = BOARD_FIGURES;
	canvas->west = canvas->east = canvas->north = canvas->south = 0;
	find_bounds(canvas);
	find_last(canvas);
	find_marked(canvas);
	canvas->ghosts = 0;
	if (canvas->options.placements)
		canvas->ghosts = carc_legal_placements(game, NULL, 0);
	for (int32_t k = 0; k < canvas->ghosts; k++)
		include_ghost(canvas, k);
	canvas->columns = canvas->options.columns;
	if (canvas->columns <= 0)
		canvas->columns = BOARD_COLUMNS;
	if (canvas->columns > MOST_COLUMNS)
		canvas->columns = MOST_COLUMNS;
	canvas->margin = canvas->options.coordinates ? MARGIN : 0;
	canvas->strip = (canvas->columns - canvas->margin) / SKETCH_COLUMNS;
	canvas->strip = canvas->strip > 0 ? canvas->strip : 1;
}

/* Show which characters belong to the highlighted feature: reversed, or where
 * there are no colours, all filled. */
static void mark_feature(const struct canvas *canvas, const carc_tile *tile,
			 struct sketch *sketch)
{
	bool belongs[SKETCH_SEGMENTS] = {false};
	carc_feature feature;

	for (int32_t i = 0; i < tile->segments && i < SKETCH_SEGMENTS; i++)
		if (carc_feature_at(canvas->game, tile->x, tile->y, i,
				    &feature) == CARC_OK)
			belongs[i] = feature.x == canvas->marked.x &&
				     feature.y == canvas->marked.y &&
				     feature.segment == canvas->marked.segment;
	for (int at = 0; at < SKETCH_ROWS * SKETCH_COLUMNS; at++) {
		struct sketch_cell *cell =
			&sketch->cell[at / SKETCH_COLUMNS][at % SKETCH_COLUMNS];

		if (cell->segment < 0 || !belongs[cell->segment])
			continue;
		cell->style = "7";
		if (!canvas->options.colour)
			cell->glyph = sketch->ascii ? "=" : "█";
	}
}

static bool is_last(const struct canvas *canvas, const carc_tile *tile)
{
	return canvas->options.last_move &&
	       canvas->last.kind == CARC_MOVE_PLACE &&
	       canvas->last.x == tile->x && canvas->last.y == tile->y;
}

static void put_cells(struct page *page, const struct sketch *sketch, int row)
{
	for (int column = 0; column < SKETCH_COLUMNS; column++) {
		page_style(page, sketch->cell[row][column].style);
		page_put(page, sketch->cell[row][column].glyph);
	}
}

static void put_board_tile(struct page *page, const struct canvas *canvas,
			   const carc_tile *tile, int row)
{
	struct sketch sketch = {.ascii = canvas->options.ascii};

	carcp_sketch_tile(&sketch, tile, canvas->figure, canvas->figures);
	if (canvas->marked.kind)
		mark_feature(canvas, tile, &sketch);
	page->underlined = is_last(canvas, tile);
	put_cells(page, &sketch, row);
	page_style(page, NULL);
	page->underlined = false;
}

/* The numbers of the moves that place the tile in a cell: the first, and how
 * many there are. */
static int32_t find_ghost(const struct canvas *canvas, int32_t x, int32_t y,
			  int32_t *first)
{
	int32_t n = 0;
	carc_move move;

	for (int32_t k = 0; k < canvas->ghosts; k++) {
		carc_kth_move(canvas->game, k, &move);
		if (move.kind != CARC_MOVE_PLACE || move.x != x || move.y != y)
			continue;
		if (n++ == 0)
			*first = k + 1;
	}
	return n;
}

/* The number of the first placement, and of the last if there are more.
 * Returns the blanks that are left of its width. */
static int64_t put_ghost(struct page *page, const struct canvas *canvas,
			 int32_t first, int32_t n, int row)
{
	static const char *const corners[2][3] = {
		{"┌   ┐", NULL, "└   ┘"},
		{"+   +", NULL, "+   +"},
	};
	char room[2][16];
	const char *from = number_text(first, room[0]);
	const char *to = n > 1 ? number_text(first + n - 1, room[1]) : "";
	int64_t used = (int64_t)(strlen(from) + strlen(to)) + (n > 1);
	int64_t before =
		used < SKETCH_COLUMNS ? (SKETCH_COLUMNS - used) / 2 : 0;

	page_style(page, "36");
	if (row != 1) {
		page_put(page, corners[!!canvas->options.ascii][row]);
		page_style(page, NULL);
		return 0;
	}
	if (used > SKETCH_COLUMNS) {
		to = "";
		used = (int64_t)strlen(from) + 1;
	}
	page_fill(page, before);
	page_put(page, from);
	page_put(page, n > 1 ? "-" : "");
	page_put(page, to);
	page_style(page, NULL);
	return SKETCH_COLUMNS - before - used;
}

/* One character row of a cell, after the gap before it. Returns the gap after
 * it. */
static int64_t put_cell(struct page *page, const struct canvas *canvas,
			int32_t x, int32_t y, int row, int64_t gap)
{
	int32_t first = 0, n;
	carc_tile tile;

	if (carc_tile_at(canvas->game, x, y, &tile) == CARC_OK) {
		page_fill(page, gap);
		put_board_tile(page, canvas, &tile, row);
		return 0;
	}
	n = find_ghost(canvas, x, y, &first);
	if (!n)
		return gap + SKETCH_COLUMNS;
	page_fill(page, gap);
	return put_ghost(page, canvas, first, n, row);
}

/* One line of text: a row of the tiles in a row of the board. */
static void put_board_line(struct page *page, const struct canvas *canvas,
			   int32_t left, int32_t y, int row)
{
	int64_t gap = canvas->margin;

	if (canvas->margin && row == 1) {
		page_number(page, y, MARGIN - 1);
		gap = 1;
	}
	for (int32_t x = left; x < left + canvas->strip && x <= canvas->east;
	     x++)
		gap = put_cell(page, canvas, x, y, row, gap);
	page_put(page, "\n");
}

/* Whether a row shows anything in a strip. */
static bool row_is_used(const struct canvas *canvas, int32_t left, int32_t y)
{
	int32_t first;

	for (int32_t x = left; x < left + canvas->strip && x <= canvas->east;
	     x++)
		if (has_tile(canvas, x, y) || find_ghost(canvas, x, y, &first))
			return true;
	return false;
}

static void put_strip(struct page *page, const struct canvas *canvas,
		      int32_t left)
{
	int32_t north = canvas->north, south = canvas->south;

	while (north < south && !row_is_used(canvas, left, north))
		north++;
	while (north < south && !row_is_used(canvas, left, south))
		south--;
	if (canvas->margin) {
		page_fill(page, canvas->margin - 1);
		for (int32_t x = left;
		     x <= canvas->east && x < left + canvas->strip; x++)
			page_number(page, x, x == left ? 4 : SKETCH_COLUMNS);
		page_put(page, "\n");
	}
	for (int32_t y = north; y <= south; y++)
		for (int row = 0; row < SKETCH_ROWS; row++)
			put_board_line(page, canvas, left, y, row);
}

static void put_board(struct page *page, const struct canvas *canvas)
{
	for (int32_t left = canvas->west; left <= canvas->east;
	     left += canvas->strip) {
		if (left > canvas->west)
			page_put(page, "\n");
		put_strip(page, canvas, left);
	}
}

static void put_player_name(struct page *page, int32_t player)
{
	char name[2] = {(char)('A' + player), '\0'};

	if (player < 0) {
		page_put(page, "chance");
		return;
	}
	page_style(page, carcp_player_style(player));
	page_put(page, name);
	page_style(page, NULL);
}

/* One more thing of a list, on a new line if this one is full. */
static void put_item(struct page *page, const struct canvas *canvas,
		     const char *name, int32_t count)
{
	char room[16];
	const char *number = number_text(count, room);
	size_t length = strlen(name) + strlen(number) + 4;

	page_put(page, ",");
	if (page->size - page->line + (int64_t)length > canvas->columns) {
		page_put(page, "\n");
		page->line = page->size;
		page_fill(page, 3);
	}
	page_put(page, " ");
	page_put(page, name);
	page_put(page, " ");
	page_put(page, number);
}

/* What a player has: the figures of the supply in their order, then the
 * rest. */
static void put_player(struct page *page, const struct canvas *canvas,
		       const carc_player *player)
{
	static const char *const goods[3] = {"wine", "grain", "cloth"};
	const char *name;

	page->line = page->size;
	put_player_name(page, player->player);
	page_number(page, player->score, 4);
	page_put(page, player->score == 1 ? " point" : " points");
	for (int32_t kind = 0; kind < 16; kind++) {
		name = carc_name(CARC_NAME_FIGURE, kind);
		if (name && player->supply[kind] > 0)
			put_item(page, canvas, name, player->supply[kind]);
	}
	for (int i = 0; i < 3; i++)
		if (player->goods[i] > 0)
			put_item(page, canvas, goods[i], player->goods[i]);
	if (player->ingots > 0)
		put_item(page, canvas, "ingots", player->ingots);
	if (player->track[1] >= 0) {
		put_item(page, canvas, "on space", player->track[0] % 50);
		put_item(page, canvas, "woman on", player->track[1] % 50);
	}
	if (player->robber >= 0)
		put_item(page, canvas, "robber on", player->robber);
	page_put(page, "\n");
}

static void put_players(struct page *page, const struct canvas *canvas)
{
	carc_player player[CARC_MAX_PLAYERS];
	int32_t n = carc_players(canvas->game, player, CARC_MAX_PLAYERS);

	for (int32_t p = 0; p < n && p < CARC_MAX_PLAYERS; p++)
		put_player(page, canvas, &player[p]);
}

static void put_decision(struct page *page, const struct canvas *canvas)
{
	const carc_turn_info *turn = &canvas->turn;
	const char *decision = carc_name(CARC_NAME_DECISION, turn->decision);
	const char *tile = carc_name(CARC_NAME_TILE_TYPE, turn->tile);

	if (turn->decision == CARC_DECISION_OVER) {
		page_put(page, "The game is over.");
		return;
	}
	page_put(page, "Turn ");
	page_number(page, turn->number, 0);
	page_put(page, ", ");
	put_player_name(page, turn->player);
	page_put(page, ": ");
	page_put(page, decision ? decision : "?");
	if (tile && turn->rotation < 0) {
		page_put(page, " ");
		page_put(page, tile);
	}
}

/* The pending decision, beside a picture of the tile in hand. */
static void put_hand(struct page *page, const struct canvas *canvas)
{
	struct sketch sketch = {.ascii = canvas->options.ascii};
	carc_tile tile = {.type = canvas->turn.tile};
	bool in_hand = canvas->turn.tile >= 0 && canvas->turn.rotation < 0;

	if (!in_hand) {
		put_decision(page, canvas);
		page_put(page, "\n");
		return;
	}
	carcp_sketch_tile(&sketch, &tile, NULL, 0);
	for (int row = 0; row < SKETCH_ROWS; row++) {
		put_cells(page, &sketch, row);
		page_style(page, NULL);
		if (row == 1) {
			page_put(page, "  ");
			put_decision(page, canvas);
		}
		page_put(page, "\n");
	}
}

static void put_last(struct page *page, const struct canvas *canvas)
{
	char text[MOVE_TEXT];
	carc_move move;
	int32_t n = carc_history(canvas->game, 0, NULL, 0);

	if (n <= 0)
		return;
	carc_history(canvas->game, n - 1, &move, 1);
	if (carc_move_text(&move, text, sizeof text) < 0)
		return;
	page_put(page, "Last move: ");
	page_put(page, text);
	page_put(page, "\n");
}

static void put_position(struct page *page, const struct canvas *canvas)
{
	put_board(page, canvas);
	if (canvas->options.last_move)
		put_last(page, canvas);
	if (canvas->options.scores) {
		put_players(page, canvas);
		put_hand(page, canvas);
	}
}

int32_t carc_render_text(const carc_game *game, const carc_render *options,
			 char *out, int32_t capacity)
{
	struct canvas canvas;
	struct page page = {0};

	if (!game || capacity < 0 || (!out && capacity > 0) ||
	    carcp_render_options(options, &canvas.options) != CARC_OK)
		return CARC_ERR_ARGUMENT;
	canvas_make(&canvas, game);
	page.colour = canvas.options.colour;
	put_position(&page, &canvas);
	if (page.size >= INT32_MAX)
		return CARC_ERR_ARGUMENT;
	if (page.size < capacity) {
		page = (struct page){.out = out, .colour = page.colour};
		put_position(&page, &canvas);
		out[page.size] = '\0';
	}
	return (int32_t)page.size + 1;
}
