/* SPDX-License-Identifier: Zlib */
/* SVG: what the options add to the board: coordinates, the last move, legal
 * placements, one feature. */
#include "render_svg.h"

void carcp_draw_coordinates(struct pen *pen, const struct position *p)
{
	int more = (int)p->show.placements;
	int top = (p->north - more) * 1000 - 130;
	int left = (p->west - more) * 1000 - 130;

	carcp_write(pen, "<g font-size='240' fill='%s'>\n",
		    pen->palette->faint);
	for (int x = p->west - more; x <= p->east + more; x++)
		carcp_write(pen,
			    "<text x='%d' y='%d' text-anchor='middle'>%d"
			    "</text>\n",
			    x * 1000 + 500, top, x);
	for (int y = p->north - more; y <= p->south + more; y++)
		carcp_write(pen,
			    "<text x='%d' y='%d' text-anchor='end'>%d"
			    "</text>\n",
			    left, y * 1000 + 585, y);
	carcp_write(pen, "</g>\n");
}

static void draw_frame(struct pen *pen, const char *name, int x, int y)
{
	carcp_write(pen,
		    "<rect class='%s' x='%d' y='%d' width='960' height='960' "
		    "fill='none' stroke='%s' stroke-width='40'/>\n",
		    name, x * 1000 + 20, y * 1000 + 20, pen->palette->accent);
}

void carcp_draw_last(struct pen *pen, const carc_game *game)
{
	carc_move move;

	for (int32_t i = carc_history(game, 0, NULL, 0) - 1; i >= 0; i--) {
		if (carc_history(game, i, &move, 1) <= 0)
			return;
		if (move.kind != CARC_MOVE_PLACE)
			continue;
		draw_frame(pen, "last", (int)move.x, (int)move.y);
		return;
	}
}

/* Where the tile in hand can go, in the first rotation that fits; dots say how
 * many do. */
void carcp_draw_ghosts(struct pen *pen, const carc_game *game)
{
	int32_t n = carc_legal_placements(game, NULL, 0);
	carc_turn_info turn;
	carc_move move, next;

	carc_turn(game, &turn);
	for (int32_t k = 0; k < n;) {
		int rotations = 1;

		if (carc_kth_move(game, k, &move) != CARC_OK)
			return;
		while (k + rotations < n &&
		       carc_kth_move(game, k + rotations, &next) == CARC_OK &&
		       next.x == move.x && next.y == move.y)
			rotations++;
		carcp_write(pen,
			    "<g class='ghost' opacity='0.45'><title>%s to "
			    "%d,%d</title>",
			    carc_name(CARC_NAME_TILE_TYPE, turn.tile),
			    (int)move.x, (int)move.y);
		carcp_use_tile(pen, turn.tile, (int)move.x * 1000,
			       (int)move.y * 1000, (int)move.rotation);
		for (int i = 0; i < rotations; i++)
			carcp_write(pen,
				    "<circle cx='%d' cy='%d' r='40' "
				    "fill='%s'/>",
				    (int)move.x * 1000 + 100 + i * 110,
				    (int)move.y * 1000 + 100,
				    pen->palette->accent);
		carcp_write(pen, "</g>\n");
		k += rotations;
	}
}

/* Ground has no outline: a fan from its half-edges to its point. */
static void draw_fan(struct pen *pen, const carc_segment *ground)
{
	static const struct point at[9] = {
		{0, 0},      {500, 0},  {1000, 0}, {1000, 500}, {1000, 1000},
		{500, 1000}, {0, 1000}, {0, 500},  {0, 0}};

	carcp_write(pen, "<path d='");
	for (int h = 0; h < 8; h++)
		if (ground->halves >> h & 1)
			carcp_write(pen, "M%d,%dL%d,%dL%d,%dZ", at[h].x,
				    at[h].y, at[h + 1].x, at[h + 1].y,
				    (int)ground->x, (int)ground->y);
	carcp_write(pen, "'/><circle cx='%d' cy='%d' r='110'/>", (int)ground->x,
		    (int)ground->y);
}

static void draw_shown(struct pen *pen, const struct plan *plan, int i)
{
	const carc_segment *segment = &plan->segment[i];

	if (segment->kind == CARC_FEATURE_CITY ||
	    segment->kind == CARC_FEATURE_FOREST) {
		carcp_write(pen, "<path d='");
		carcp_draw_area(pen, plan, i, false);
		carcp_write(pen, "'/>");
	} else if (segment->halves || !segment->sides) {
		draw_fan(pen, segment);
	} else {
		carcp_write(pen, "<path fill='none' stroke-width='150' d='");
		carcp_draw_way(pen, plan, i);
		carcp_write(pen, "'/>");
	}
}

static void draw_spot(struct pen *pen, const carc_game *game, int x, int y,
		      int segment)
{
	struct plan plan;
	carc_tile tile;

	carc_tile_at(game, x, y, &tile);
	carcp_plan(&plan, tile.type);
	carcp_write(pen,
		    "<g class='highlight' opacity='0.45' fill='%s' stroke='%s' "
		    "transform='translate(%d %d) rotate(%d 500 500)'>",
		    pen->palette->accent, pen->palette->accent, x * 1000,
		    y * 1000, 90 * (int)tile.rotation);
	draw_shown(pen, &plan, segment);
	carcp_write(pen, "</g>\n");
}

/* There is no list without room for it: ask of every segment on the board
 * whether its feature has the same name. */
void carcp_draw_highlight(struct pen *pen, const struct position *p)
{
	carc_feature wanted, feature;
	carc_tile tile;

	carc_feature_at(p->game, p->show.x, p->show.y, p->show.segment,
			&wanted);
	for (int y = p->north; y <= p->south; y++)
		for (int x = p->west; x <= p->east; x++) {
			if (carc_tile_at(p->game, x, y, &tile) != CARC_OK)
				continue;
			for (int s = 0; s < tile.segments; s++)
				if (carc_feature_at(p->game, x, y, s,
						    &feature) == CARC_OK &&
				    feature.x == wanted.x &&
				    feature.y == wanted.y &&
				    feature.segment == wanted.segment)
					draw_spot(pen, p->game, x, y, s);
		}
}
