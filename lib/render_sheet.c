/* SPDX-License-Identifier: Zlib */
/* SVG: the tile sheet, every tile type of a set with name and count. */
#include "render_svg.h"

#define SHEET_COLUMNS 8
#define SHEET_STEP 1150
#define SHEET_ROW 1420
#define SHEET_TITLE 700
#define MAX_SETS 64

/* Tile types are numbered by set and place; -1 when the set has no more. */
static int32_t type_of_set(int32_t set, int32_t place, carc_tile_type *out)
{
	int32_t type = 100 * set + place;

	if (place >= 100 || carc_tile_type_get(type, out) != CARC_OK)
		return -1;
	return type;
}

static int32_t count_types(int32_t set)
{
	carc_tile_type tile;
	int32_t n = 0;

	while (type_of_set(set, n, &tile) >= 0)
		n++;
	return n;
}

static bool is_drawn(int32_t wanted, int32_t set)
{
	return (wanted == CARC_NONE || wanted == set) && count_types(set) > 0;
}

static int set_height(int32_t set)
{
	int rows = ((int)count_types(set) + SHEET_COLUMNS - 1) / SHEET_COLUMNS;

	return SHEET_TITLE + rows * SHEET_ROW;
}

static void draw_sample(struct pen *pen, const carc_tile_type *tile, int x,
			int y)
{
	struct plan plan;
	const char *name = carc_name(CARC_NAME_TILE_TYPE, tile->type);

	carcp_plan(&plan, tile->type);
	carcp_write(pen,
		    "<g class='tile' transform='translate(%d %d)'>"
		    "<title>%s</title>",
		    x, y, name);
	carcp_draw_tile(pen, &plan);
	carcp_write(pen,
		    "<text x='0' y='1170' font-size='150' fill='%s'>%s</text>"
		    "<text x='1000' y='1170' font-size='150' text-anchor='end' "
		    "fill='%s'>&#215;%d</text>",
		    pen->palette->ink, name, pen->palette->faint,
		    (int)tile->count);
	if (tile->start)
		carcp_write(pen,
			    "<text x='0' y='1310' font-size='120' fill='%s'>"
			    "start</text>",
			    pen->palette->faint);
	carcp_write(pen, "</g>\n");
}

static void draw_set(struct pen *pen, int32_t set, int y)
{
	carc_tile_type tile;

	carcp_write(pen,
		    "<text x='0' y='%d' font-size='340' font-weight='bold' "
		    "fill='%s'>%s</text>\n",
		    y + 450, pen->palette->ink, carc_name(CARC_NAME_SET, set));
	for (int32_t n = 0; type_of_set(set, n, &tile) >= 0; n++)
		draw_sample(pen, &tile, (int)n % SHEET_COLUMNS * SHEET_STEP,
			    y + SHEET_TITLE +
				    (int)n / SHEET_COLUMNS * SHEET_ROW);
}

static void paint_sheet(struct pen *pen, const void *picture)
{
	int32_t wanted = *(const int32_t *)picture;
	struct sheet sheet = {.x = -150,
			      .width = SHEET_COLUMNS * SHEET_STEP + 150,
			      .title = "Carcassonne tiles"};
	int y = 0;

	for (int32_t set = 0; set < MAX_SETS; set++)
		if (is_drawn(wanted, set))
			sheet.height += set_height(set);
	carcp_draw_head(pen, &sheet);
	carcp_write(pen,
		    "<desc>Every tile type with its name and how many of it "
		    "there are.</desc>\n"
		    "<rect x='%d' y='%d' width='%d' height='%d' fill='%s'/>\n",
		    sheet.x, sheet.y, sheet.width, sheet.height,
		    pen->palette->paper);
	for (int32_t set = 0; set < MAX_SETS; set++) {
		if (!is_drawn(wanted, set))
			continue;
		draw_set(pen, set, y);
		y += set_height(set);
	}
	carcp_draw_foot(pen);
}

int32_t carc_render_tiles(int32_t set, const carc_render *options, char *out,
			  int32_t capacity)
{
	carc_render shown;
	carc_status status = carcp_svg_options(options, &shown);

	if (status != CARC_OK)
		return status;
	if (capacity < 0 || (capacity > 0 && !out) || set < CARC_NONE ||
	    set >= MAX_SETS || (set >= 0 && !count_types(set)))
		return CARC_ERR_ARGUMENT;
	return carcp_paint(paint_sheet, &set, shown.theme, out, capacity);
}
