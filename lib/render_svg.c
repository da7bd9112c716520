/* SPDX-License-Identifier: Zlib */
/* SVG: the board. */
#include "render_svg.h"

#define MAX_TYPES 6400

static bool is_filled(const carc_game *game, int x, int y)
{
	carc_tile tile;

	return carc_tile_at(game, x, y, &tile) == CARC_OK;
}

static bool any_filled(const carc_game *game, int x, int y, int to_x, int to_y)
{
	for (int row = y; row <= to_y; row++)
		for (int column = x; column <= to_x; column++)
			if (is_filled(game, column, row))
				return true;
	return false;
}

/* The tiles hang together, so the frame around the first grows until nothing
 * lies next to it; no list of all tiles is needed. */
static void measure_board(struct position *p)
{
	for (bool grows = true; grows;) {
		grows = false;
		if (any_filled(p->game, p->west, p->north - 1, p->east,
			       p->north - 1))
			grows = true, p->north--;
		if (any_filled(p->game, p->east + 1, p->north, p->east + 1,
			       p->south))
			grows = true, p->east++;
		if (any_filled(p->game, p->west, p->south + 1, p->east,
			       p->south + 1))
			grows = true, p->south++;
		if (any_filled(p->game, p->west - 1, p->north, p->west - 1,
			       p->south))
			grows = true, p->west--;
	}
}

/* Every type on the board and in hand, and the shapes of figures, once. */
static void define_parts(struct pen *pen, const struct position *p)
{
	unsigned char used[MAX_TYPES] = {0};
	carc_turn_info turn;
	carc_tile tile;

	carc_turn(p->game, &turn);
	if (turn.tile >= 0 && turn.tile < MAX_TYPES)
		used[turn.tile] = 1;
	for (int y = p->north; y <= p->south; y++)
		for (int x = p->west; x <= p->east; x++)
			if (carc_tile_at(p->game, x, y, &tile) == CARC_OK &&
			    tile.type < MAX_TYPES)
				used[tile.type] = 1;
	carcp_write(pen, "<defs>\n");
	for (int32_t type = 0; type < MAX_TYPES; type++)
		if (used[type])
			carcp_define_tile(pen, type);
	carcp_define_figures(pen);
	carcp_write(pen, "</defs>\n");
}

static void draw_ferry(struct pen *pen, const carc_tile *tile)
{
	int stub[2] = {(int)tile->ferry % 16, (int)tile->ferry / 16};
	struct point end[2];
	struct plan plan;

	if (!tile->ferry)
		return;
	carcp_plan(&plan, tile->type);
	for (int i = 0; i < 2; i++) {
		const carc_segment *road = &plan.segment[stub[i]];

		end[i] = carcp_turned(
			(struct point){500 + ((int)road->x - 500) * 6 / 10,
				       500 + ((int)road->y - 500) * 6 / 10},
			(int)tile->rotation);
	}
	carcp_write(pen,
		    "<path class='ferry' transform='translate(%d %d)' "
		    "fill='none' stroke='#8a5a2b' stroke-width='70' "
		    "stroke-linejoin='round' d='M%d,%dL500,500L%d,%d'/>",
		    (int)tile->x * 1000, (int)tile->y * 1000, end[0].x,
		    end[0].y, end[1].x, end[1].y);
}

static void draw_ingots(struct pen *pen, const carc_tile *tile)
{
	struct plan plan;
	struct point at;

	if (!tile->ingots)
		return;
	carcp_plan(&plan, tile->type);
	at = carcp_turned(carcp_free_spot(&plan), (int)tile->rotation);
	for (int i = 0; i < tile->ingots; i++)
		carcp_write(pen,
			    "<path class='ingot' transform='translate(%d %d)' "
			    "fill='#ffcc1f' stroke='#2b2620' stroke-width='10' "
			    "d='M-75,36L-50,-36H50L75,36Z'/>",
			    (int)tile->x * 1000 + at.x,
			    (int)tile->y * 1000 + at.y + 50 - i * 74);
}

static void draw_placed(struct pen *pen, const carc_tile *tile)
{
	carcp_write(pen, "<g class='tile'><title>%s at %d,%d r%d</title>",
		    carc_name(CARC_NAME_TILE_TYPE, tile->type), (int)tile->x,
		    (int)tile->y, (int)tile->rotation);
	carcp_use_tile(pen, tile->type, (int)tile->x * 1000,
		       (int)tile->y * 1000, (int)tile->rotation);
	draw_ferry(pen, tile);
	draw_ingots(pen, tile);
	carcp_write(pen, "</g>\n");
}

static void draw_board(struct pen *pen, const struct position *p)
{
	carc_tile tile;

	for (int y = p->north; y <= p->south; y++)
		for (int x = p->west; x <= p->east; x++)
			if (carc_tile_at(p->game, x, y, &tile) == CARC_OK)
				draw_placed(pen, &tile);
}

static struct sheet lay_out_sheet(const struct position *p)
{
	int border = p->show.coordinates ? 700 : 200;
	int pad = 1000 * p->show.placements;
	struct sheet sheet = {.x = p->west * 1000 - pad - border,
			      .y = p->north * 1000 - pad -
				   (p->show.coordinates ? 450 : 200),
			      .title = "A game of Carcassonne"};

	sheet.width = (p->east + 1) * 1000 + pad + 200 - sheet.x;
	sheet.height = (p->south + 1) * 1000 + pad + 200 - sheet.y;
	if (!p->show.scores)
		return sheet;
	if (sheet.width < SCORES_WIDTH + 500) {
		sheet.x -= (SCORES_WIDTH + 500 - sheet.width) / 2;
		sheet.width = SCORES_WIDTH + 500;
	}
	sheet.height += carcp_scores_height(p->game) + 150;
	return sheet;
}

static void describe(struct pen *pen, const carc_game *game)
{
	carc_player player[CARC_MAX_PLAYERS];
	int players = (int)carc_players(game, player, CARC_MAX_PLAYERS);

	carcp_write(pen, "<desc>%d tiles on the board.",
		    (int)carc_tiles(game, NULL, 0));
	for (int i = 0; i < players; i++)
		carcp_write(pen, " Player %d, %s: %d points.", i,
			    carcp_colour_name(i), (int)player[i].score);
	carcp_write(pen, "</desc>\n");
}

static void draw_paper(struct pen *pen, const struct sheet *sheet)
{
	carcp_write(pen,
		    "<rect x='%d' y='%d' width='%d' height='%d' fill='%s'/>\n",
		    sheet->x, sheet->y, sheet->width, sheet->height,
		    pen->palette->paper);
}

static void paint_position(struct pen *pen, const void *picture)
{
	const struct position *p = picture;
	struct sheet sheet = lay_out_sheet(p);

	carcp_draw_head(pen, &sheet);
	describe(pen, p->game);
	draw_paper(pen, &sheet);
	define_parts(pen, p);
	draw_board(pen, p);
	if (p->show.coordinates)
		carcp_draw_coordinates(pen, p);
	if (p->show.placements)
		carcp_draw_ghosts(pen, p->game);
	if (p->show.highlight)
		carcp_draw_highlight(pen, p);
	if (p->show.last_move)
		carcp_draw_last(pen, p->game);
	carcp_draw_figures(pen, p->game);
	if (p->show.scores)
		carcp_draw_scores(pen, p->game,
				  sheet.x + (sheet.width - SCORES_WIDTH) / 2,
				  sheet.y + sheet.height - 100 -
					  carcp_scores_height(p->game));
	carcp_draw_foot(pen);
}

int32_t carc_render_svg(const carc_game *game, const carc_render *options,
			char *out, int32_t capacity)
{
	struct position position = {.game = game};
	carc_feature feature;
	carc_status status = carcp_svg_options(options, &position.show);

	if (!game || capacity < 0 || (capacity > 0 && !out))
		return CARC_ERR_ARGUMENT;
	if (status == CARC_OK && position.show.highlight)
		status = carc_feature_at(game, position.show.x, position.show.y,
					 position.show.segment, &feature);
	if (status != CARC_OK)
		return status;
	measure_board(&position);
	return carcp_paint(paint_position, &position, position.show.theme, out,
			   capacity);
}
