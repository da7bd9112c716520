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

struct curve {
	struct point from, one, two, to;
};

/* From corner `from` over `length` sides that the area does not have. */
static struct curve gap_curve(const struct plan *plan, int from, int length)
{
	struct curve curve = {.from = corner(from),
			      .to = corner(from + length)};
	bool sharp_from = reaches_corner(plan, from & 3);
	bool sharp_to = reaches_corner(plan, (from + length) & 3);
	int depth, along, side;

	/* Two curves that meet in a point leave it flat. */
	if (length == 1) {
		depth = is_built(plan, from) ? 540 : 290;
		curve.one = beside(from, 200, sharp_from ? 120 : depth);
		curve.two = beside(from, 800, sharp_to ? 120 : depth);
	} else if (length == 2) {
		curve.one = sharp_from ? beside(from, 420, 180)
				       : beside(from, 200, 360);
		curve.two = sharp_to ? beside(from, 820, 580)
				     : beside(from, 640, 800);
	} else {
		side = from + 3;
		depth = 390;
		along = 190;
		if (is_built(plan, side + 1) || is_built(plan, side + 3)) {
			depth = 270;
			along = 300;
		}
		curve.one = beside(side, 1000 - along, depth);
		curve.two = beside(side, along, depth);
	}
	return curve;
}

static void draw_gap(struct pen *pen, const struct plan *plan, int from,
		     int length)
{
	struct curve c = gap_curve(plan, from, length);

	carcp_write(pen, "C%d,%d %d,%d %d,%d", c.one.x, c.one.y, c.two.x,
		    c.two.y, c.to.x, c.to.y);
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

#define STEPS 64

static int between(int from, int one, int two, int to, int step)
{
	int rest = STEPS - step;

	return (rest * rest * rest * from + 3 * rest * rest * step * one +
		3 * rest * step * step * two + step * step * step * to) /
	       (STEPS * STEPS * STEPS);
}

struct nearest {
	struct point at;
	int distance; /* squared */
};

static void approach(struct nearest *nearest, const struct curve *curve,
		     const struct point *line, int n)
{
	for (int step = 0; step <= STEPS; step++) {
		struct point at = {between(curve->from.x, curve->one.x,
					   curve->two.x, curve->to.x, step),
				   between(curve->from.y, curve->one.y,
					   curve->two.y, curve->to.y, step)};

		for (int i = 0; i < n; i++) {
			int dx = at.x - line[i].x, dy = at.y - line[i].y;

			if (dx * dx + dy * dy < nearest->distance)
				*nearest =
					(struct nearest){at, dx * dx + dy * dy};
		}
	}
}

struct point carcp_wall_near(const struct plan *plan, const struct point *line,
			     int n)
{
	struct nearest nearest = {line[n - 1], 1000 * 1000};

	for (int i = 0; i < plan->n; i++) {
		int sides = plan->segment[i].sides, length;

		if (plan->segment[i].kind != CARC_FEATURE_CITY)
			continue;
		for (int side = first_of_run(sides), end = side + 4; side < end;
		     side += length) {
			struct curve curve;

			length = 1;
			if (sides >> (side & 3) & 1)
				continue;
			length = gap_length(plan, sides, side);
			curve = gap_curve(plan, side, length);
			approach(&nearest, &curve, line, n);
		}
	}
	return nearest.at;
}
