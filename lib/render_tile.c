/* SPDX-License-Identifier: Zlib */
/* SVG: the terrain of one tile, from its facts. */
#include "render_svg.h"

#define ROAD_WIDTH 84
#define KERB_WIDTH 112
#define RIVER_WIDTH 150
#define SHORE_WIDTH 182

static void draw_line(struct pen *pen, const struct plan *plan, int i,
		      const char *colour, int width)
{
	carcp_write(pen, "<path fill='none' stroke='%s' stroke-width='%d' d='",
		    colour, width);
	carcp_draw_way(pen, plan, i);
	carcp_write(pen, "'/>");
}

/* All edges before all surfaces, so that what meets flows together. */
static void draw_lines(struct pen *pen, const struct plan *plan, int kind,
		       bool over)
{
	bool road = kind == CARC_FEATURE_ROAD;
	const struct palette *p = pen->palette;

	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < plan->n; i++) {
			if (plan->segment[i].kind != kind ||
			    carcp_way_over(plan, i) != over)
				continue;
			if (road)
				draw_line(pen, plan, i,
					  pass ? p->road : p->kerb,
					  pass ? ROAD_WIDTH : KERB_WIDTH);
			else
				draw_line(pen, plan, i,
					  pass ? p->water : p->shore,
					  pass ? RIVER_WIDTH : SHORE_WIDTH);
		}
}

/* Walls left and right of a road that crosses something. */
static void draw_bridge(struct pen *pen, const struct plan *plan, int i)
{
	int length = 170, turn = plan->segment[i].sides & 5 ? 90 : 0;

	for (int j = 0; j < plan->n; j++)
		if (plan->segment[j].kind == CARC_FEATURE_CITY &&
		    !(plan->segment[i].sides & plan->segment[j].sides) &&
		    plan->segment[j].sides == (turn ? 10 : 5))
			length = 310;
	carcp_write(pen,
		    "<path transform='rotate(%d 500 500)' fill='none' "
		    "stroke='%s' stroke-width='34' d='M%d,436H%dM%d,564H%d'/>",
		    turn, pen->palette->wall, 500 - length, 500 + length,
		    500 - length, 500 + length);
}

static void draw_bridges(struct pen *pen, const struct plan *plan)
{
	draw_lines(pen, plan, CARC_FEATURE_ROAD, true);
	for (int i = 0; i < plan->n; i++)
		if (carcp_way_over(plan, i))
			draw_bridge(pen, plan, i);
}

/* At a crossing where only two roads end, paths lead on to the gates: they part
 * the fields and are no roads. */
static void draw_paths(struct pen *pen, const struct plan *plan)
{
	if (carcp_count_ends(plan, CARC_END_CROSSING) != 2)
		return;
	for (int i = 0; i < plan->n; i++)
		if (plan->segment[i].kind == CARC_FEATURE_CITY)
			carcp_write(pen,
				    "<path fill='none' stroke='%s' "
				    "stroke-width='44' d='M500,500L%d,%d'/>",
				    pen->palette->kerb, (int)plan->segment[i].x,
				    (int)plan->segment[i].y);
}

static void draw_area(struct pen *pen, const struct plan *plan, int i)
{
	bool city = plan->segment[i].kind == CARC_FEATURE_CITY;
	const struct palette *p = pen->palette;

	carcp_write(pen, "<path fill='%s' d='", city ? p->city : p->forest);
	carcp_draw_area(pen, plan, i, false);
	carcp_write(pen, "'/>");
	if (plan->segment[i].sides == 15)
		return;
	carcp_write(pen,
		    "<path fill='none' stroke='%s' stroke-width='%d' "
		    "stroke-linejoin='round'%s d='",
		    city ? p->wall : p->leaf, city ? 34 : 50,
		    city ? ""
			 : " stroke-linecap='round' stroke-dasharray='1 58'");
	carcp_draw_area(pen, plan, i, true);
	carcp_write(pen, "'/>");
}

/* Two houses at each side of a city, where no figure stands. */
static void draw_houses(struct pen *pen, const struct plan *plan, int i)
{
	carcp_write(pen, "<path fill='%s' fill-opacity='0.7' d='",
		    pen->palette->roof);
	for (int side = 0; side < 4; side++)
		for (int along = 330; along < 700; along += 340) {
			struct point at =
				carcp_turned((struct point){along, 80}, side);

			if (plan->segment[i].sides >> side & 1)
				carcp_write(pen,
					    "M%d,%dl42,-42l42,42h-14v34h-56v"
					    "-34z",
					    at.x - 42, at.y);
		}
	carcp_write(pen, "'/>");
}

static void draw_areas(struct pen *pen, const struct plan *plan)
{
	for (int i = 0; i < plan->n; i++)
		if (plan->segment[i].kind == CARC_FEATURE_CITY ||
		    plan->segment[i].kind == CARC_FEATURE_FOREST)
			draw_area(pen, plan, i);
	for (int i = 0; i < plan->n; i++)
		if (plan->segment[i].kind == CARC_FEATURE_CITY)
			draw_houses(pen, plan, i);
}

/* A river runs through the tile. */
static bool is_passed(const struct plan *plan)
{
	for (int i = 0; i < plan->n; i++)
		if (plan->segment[i].kind == CARC_FEATURE_RIVER &&
		    !plan->segment[i].end)
			return true;
	return false;
}

/* The grounds at both ends of a forest do not join behind it: it reaches the
 * water in the middle, or the lake reaches it. */
static bool touches_water(const struct plan *plan, int i)
{
	int first = 0, last, before, after;

	while (first < 3 && (!(plan->segment[i].sides >> first & 1) ||
			     plan->segment[i].sides >> ((first + 3) & 3) & 1))
		first++;
	for (last = first; plan->segment[i].sides >> ((last + 1) & 3) & 1;)
		last++;
	before = carcp_ground_at(plan, 2 * first + 7);
	after = carcp_ground_at(plan, 2 * last + 2);
	if (carcp_plan_has(plan, CARC_FEATURE_LAKE))
		return before < 0 || before != after;
	return before >= 0 && after >= 0 && before != after && is_passed(plan);
}

static void draw_arm(struct pen *pen, const carc_segment *from, bool lake)
{
	const struct palette *p = pen->palette;
	int x = 500 + (500 - (int)from->x) / 3;
	int y = 500 + (500 - (int)from->y) / 3;

	for (int pass = 0; pass < 2; pass++)
		carcp_write(pen,
			    "<path fill='none' stroke='%s' stroke-width='%d' "
			    "stroke-linecap='round' d='M%d,%dL%d,%d'/>",
			    lake   ? pass ? p->water : p->shore
			    : pass ? p->forest
				   : p->leaf,
			    (lake ? 170 : 200) + (pass ? 0 : 32), (int)from->x,
			    (int)from->y, lake ? 500 : x, lake ? 500 : y);
}

/* A wide forest lies at the centre and touches what is there anyway. */
static void draw_arms(struct pen *pen, const struct plan *plan, bool lake)
{
	for (int i = 0; i < plan->n; i++) {
		int sides = plan->segment[i].sides;
		bool wide = (sides & 5) == 5 || (sides & 10) == 10;

		if (plan->segment[i].kind != CARC_FEATURE_FOREST || wide ||
		    carcp_plan_has(plan, CARC_FEATURE_LAKE) != lake ||
		    !touches_water(plan, i))
			continue;
		if (!lake || !(sides & (sides - 1)))
			draw_arm(pen, &plan->segment[i], lake);
	}
}

static void draw_ground(struct pen *pen, const struct plan *plan)
{
	bool hunters = plan->tile.set == CARC_SET_HUNTERS ||
		       plan->tile.set == CARC_SET_BONUS;

	carcp_write(pen, "<path fill='%s' d='M0,0H1000V1000H0Z'/>",
		    hunters ? pen->palette->meadow : pen->palette->field);
}

void carcp_draw_tile(struct pen *pen, const struct plan *plan)
{
	draw_ground(pen, plan);
	draw_lines(pen, plan, CARC_FEATURE_ROAD, false);
	draw_paths(pen, plan);
	draw_arms(pen, plan, true);
	draw_arms(pen, plan, false);
	draw_areas(pen, plan);
	draw_lines(pen, plan, CARC_FEATURE_RIVER, false);
	draw_bridges(pen, plan);
	carcp_draw_things(pen, plan);
	carcp_write(pen,
		    "<path fill='none' stroke='%s' stroke-width='10' "
		    "stroke-opacity='0.5' d='M5,5H995V995H5Z'/>",
		    pen->palette->ink);
}

void carcp_define_tile(struct pen *pen, int32_t type)
{
	struct plan plan;

	carcp_plan(&plan, type);
	carcp_write(pen, "<g id='carc-%s%d'>", pen->palette->name, (int)type);
	carcp_draw_tile(pen, &plan);
	carcp_write(pen, "</g>\n");
}

void carcp_use_tile(struct pen *pen, int32_t type, int x, int y, int rotation)
{
	carcp_write(pen,
		    "<use xlink:href='#carc-%s%d' transform='translate(%d %d)",
		    pen->palette->name, (int)type, x, y);
	if (rotation)
		carcp_write(pen, " rotate(%d 500 500)", 90 * rotation);
	carcp_write(pen, "'/>");
}
