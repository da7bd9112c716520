/* SPDX-License-Identifier: Zlib */
/* SVG: the outline of a city or a forest. It follows the sides it has,
 * and between them a curve runs from corner to corner. */
#include "render_svg.h"

static struct point corner(int i)
{
	static const struct point at[4] = {
		{0, 0}, {1000, 0}, {1000, 1000}, {0, 1000}};

	return at[i & 3];
}

/* A point given along a side and inward from it. */
static struct point beside(int side, int along, int inward)
{
	return carcp_turned((struct point){along, inward}, side & 3);
}

/* Two grounds meet at a corner and are not one: the area has a point there. */
static bool reaches_corner(const struct plan *plan, int i)
{
	int before = carcp_ground_at(plan, 2 * i + 7);
	int after = carcp_ground_at(plan, 2 * i);

	return before >= 0 && after >= 0 && before != after;
}

static bool is_built(const struct plan *plan, int side)
{
	int kind = plan->tile.edge[side & 3];

	return kind == CARC_FEATURE_CITY || kind == CARC_FEATURE_FOREST;
}

static void draw_curve(struct pen *pen, struct point one, struct point two,
		       struct point to)
{
	carcp_write(pen, "C%d,%d %d,%d %d,%d", one.x, one.y, two.x, two.y, to.x,
		    to.y);
}

/* From corner `from` over `length` sides that the area does not have. */
static void draw_gap(struct pen *pen, const struct plan *plan, int from,
		     int length)
{
	struct point to = corner(from + length);
	bool sharp_from = reaches_corner(plan, from & 3);
	bool sharp_to = reaches_corner(plan, (from + length) & 3);
	int depth, along, side;

	/* Two curves that meet in a point leave it flat. */
	if (length == 1) {
		depth = is_built(plan, from) ? 540 : 290;
		draw_curve(pen, beside(from, 200, sharp_from ? 120 : depth),
			   beside(from, 800, sharp_to ? 120 : depth), to);
	} else if (length == 2) {
		draw_curve(pen,
			   sharp_from ? beside(from, 420, 180)
				      : beside(from, 200, 360),
			   sharp_to ? beside(from, 820, 580)
				    : beside(from, 640, 800),
			   to);
	} else {
		side = from + 3;
		depth = 390;
		along = 190;
		if (is_built(plan, side + 1) || is_built(plan, side + 3)) {
			depth = 270;
			along = 300;
		}
		draw_curve(pen, beside(side, 1000 - along, depth),
			   beside(side, along, depth), to);
	}
}

/* How many sides the area lacks from `side` on, up to its next point. */
static int gap_length(const struct plan *plan, int sides, int side)
{
	int length = 1;

	while (!(sides >> ((side + length) & 3) & 1) &&
	       !reaches_corner(plan, (side + length) & 3))
		length++;
	return length;
}

/* A side where the outline may begin: one the area has, after one it lacks. */
static int first_of_run(int sides)
{
	for (int side = 0; side < 4; side++)
		if (sides >> side & 1 && !(sides >> ((side + 3) & 3) & 1))
			return side;
	return 0;
}

void carcp_draw_area(struct pen *pen, const struct plan *plan, int i,
		     bool border)
{
	int sides = plan->segment[i].sides, start = first_of_run(sides);
	struct point at = corner(start);

	if (!border)
		carcp_write(pen, "M%d,%d", at.x, at.y);
	for (int side = start; side < start + 4;) {
		int length = 1;

		if (!(sides >> (side & 3) & 1)) {
			length = gap_length(plan, sides, side);
			at = corner(side);
			if (border)
				carcp_write(pen, "M%d,%d", at.x, at.y);
			draw_gap(pen, plan, side, length);
		} else if (!border) {
			at = corner(side + 1);
			carcp_write(pen, "L%d,%d", at.x, at.y);
		}
		side += length;
	}
	if (!border)
		carcp_write(pen, "Z");
}
