/* SPDX-License-Identifier: Zlib */
/* SVG: the lines of a tile. The catalogue says which sides a road or river
 * reaches and what it ends at; where that is follows from the rest. */
#include "render_svg.h"

#include <string.h>

void carcp_plan(struct plan *plan, int32_t type)
{
	memset(plan, 0, sizeof *plan);
	carc_tile_type_get(type, &plan->tile);
	plan->n = carc_segments(type, plan->segment, PLAN_SEGMENTS);
	plan->marks = carc_marks(type, plan->mark, PLAN_MARKS);
}

bool carcp_plan_has(const struct plan *plan, int kind)
{
	for (int i = 0; i < plan->n; i++)
		if (plan->segment[i].kind == kind)
			return true;
	return false;
}

const carc_mark *carcp_plan_mark(const struct plan *plan, int kind)
{
	for (int i = 0; i < plan->marks; i++)
		if (plan->mark[i].kind == kind)
			return &plan->mark[i];
	return NULL;
}

struct point carcp_side(int side)
{
	static const struct point middle[4] = {
		{500, 0}, {1000, 500}, {500, 1000}, {0, 500}};

	return middle[side & 3];
}

struct point carcp_turned(struct point point, int rotation)
{
	for (; rotation > 0; rotation--) {
		int x = point.x;

		point.x = 1000 - point.y;
		point.y = x;
	}
	return point;
}

int carcp_ground_at(const struct plan *plan, int half)
{
	for (int i = 0; i < plan->n; i++)
		if (plan->segment[i].halves >> (half & 7) & 1)
			return i;
	return -1;
}

static int count_sides(int sides)
{
	return (sides & 1) + (sides >> 1 & 1) + (sides >> 2 & 1) +
	       (sides >> 3 & 1);
}

static int first_side(int sides)
{
	int side = 0;

	while (side < 3 && !(sides >> side & 1))
		side++;
	return side;
}

int carcp_count_ends(const struct plan *plan, int end)
{
	int count = 0;

	for (int i = 0; i < plan->n; i++)
		count += plan->segment[i].kind == CARC_FEATURE_ROAD &&
			 plan->segment[i].end == end;
	return count;
}

int carcp_first_end(const struct plan *plan, int end)
{
	for (int i = 0; i < plan->n; i++)
		if (plan->segment[i].kind == CARC_FEATURE_ROAD &&
		    plan->segment[i].end == end)
			return i;
	return -1;
}

/* The cities that the ground on both banks of a road touches; it can end only
 * at one of those. */
static int32_t shared_cities(const struct plan *plan, int side)
{
	int left = carcp_ground_at(plan, 2 * side);
	int right = carcp_ground_at(plan, 2 * side + 1);

	if (left < 0 || right < 0)
		return 0;
	return plan->segment[left].adjacent & plan->segment[right].adjacent;
}

/* The side of a city to which a road from `side` leads; the one opposite if
 * the city has it, and if something lies between, only that. */
static int gate_side(const struct plan *plan, int side)
{
	int32_t cities = shared_cities(plan, side);

	for (int i = 0; i < plan->n; i++) {
		int sides = plan->segment[i].sides;

		if (plan->segment[i].kind != CARC_FEATURE_CITY)
			continue;
		if (sides >> (side ^ 2) & 1 && (!cities || cities >> i & 1))
			return side ^ 2;
		if (cities >> i & 1)
			return first_side(sides);
	}
	return side ^ 2;
}

/* It runs straight across the middle of the tile. */
static bool goes_straight(const struct plan *plan, int i)
{
	const carc_segment *segment = &plan->segment[i];
	int side = first_side(segment->sides);

	if (!segment->end)
		return segment->sides == 5 || segment->sides == 10;
	return segment->end == CARC_END_VILLAGE ||
	       (segment->end == CARC_END_CITY &&
		gate_side(plan, side) == (side ^ 2)) ||
	       (segment->end == CARC_END_MONASTERY &&
		carcp_plan_has(plan, CARC_FEATURE_RIVER));
}

/* Something runs straight through, at right angles to that axis. */
static bool lies_across(const struct plan *plan, int i, int j)
{
	int axis = plan->segment[i].sides & 5 ? 10 : 5;

	if (i == j || plan->segment[j].halves)
		return false;
	if (plan->segment[j].kind == CARC_FEATURE_ROAD)
		return carcp_plan_mark(plan, CARC_MARK_BRIDGE) && j < i &&
		       plan->segment[j].sides & axis;
	return plan->segment[j].sides == axis &&
	       (plan->segment[j].kind == CARC_FEATURE_RIVER ||
		carcp_plan_mark(plan, CARC_MARK_BRIDGE));
}

bool carcp_way_over(const struct plan *plan, int i)
{
	if (plan->segment[i].kind != CARC_FEATURE_ROAD ||
	    !goes_straight(plan, i))
		return false;
	for (int j = 0; j < plan->n; j++)
		if (lies_across(plan, i, j))
			return true;
	return false;
}

static struct point part_way(struct point side, int percent)
{
	struct point point = {500 + (side.x - 500) * percent / 100,
			      500 + (side.y - 500) * percent / 100};

	return point;
}

static struct point sideless_point(const struct plan *plan, int kind,
				   int32_t among)
{
	for (int i = 0; i < plan->n; i++)
		if (plan->segment[i].kind == kind && among >> i & 1)
			return (struct point){plan->segment[i].x,
					      plan->segment[i].y};
	return (struct point){500, 500};
}

/* The segment that has a side if it is a forest, -1 if it is none. */
static int forest_at(const struct plan *plan, int side)
{
	for (int i = 0; i < plan->n; i++)
		if (plan->segment[i].kind == CARC_FEATURE_FOREST &&
		    plan->segment[i].sides >> (side & 3) & 1)
			return i;
	return -1;
}

/* A spring lies near its side, unless its banks do not join behind it: then the
 * water comes out of a forest. */
static struct point spring_point(const struct plan *plan, int i)
{
	int side = first_side(plan->segment[i].sides);
	int left = forest_at(plan, side + 1), right = forest_at(plan, side + 3);
	int ahead = forest_at(plan, side + 2);
	struct point from = carcp_side(side);

	if ((left >= 0 && left == right) ||
	    carcp_ground_at(plan, 2 * side) ==
		    carcp_ground_at(plan, 2 * side + 1))
		return part_way(from, 50);
	if (ahead >= 0 && count_sides(plan->segment[ahead].sides) == 1)
		return part_way(from, left >= 0 ? -50 : -32);
	return part_way(carcp_side(left >= 0 ? side + 1 : side + 3), 26);
}

static void draw_through(struct pen *pen, int sides)
{
	int one = first_side(sides), two = first_side(sides & ~(1 << one));
	struct point from = carcp_side(one), to = carcp_side(two);
	struct point near_from = part_way(from, 50), near_to = part_way(to, 50);

	carcp_write(pen, "M%d,%dC%d,%d %d,%d %d,%d", from.x, from.y,
		    near_from.x, near_from.y, near_to.x, near_to.y, to.x, to.y);
}

/* Where two roads come to one bent city, each takes a gate of its own: the side
 * of the city next to it. -1 if there is but one. */
static int own_gate(const struct plan *plan, int side, int gate)
{
	int beside = (side + 1) & 3;

	if (gate != (side ^ 2) || carcp_count_ends(plan, CARC_END_CITY) != 2)
		return -1;
	if (plan->tile.edge[beside] == CARC_FEATURE_ROAD)
		beside ^= 2;
	return plan->tile.edge[beside] == CARC_FEATURE_CITY &&
			       plan->tile.edge[beside ^ 2] == CARC_FEATURE_ROAD
		       ? beside
		       : -1;
}

/* A city that reaches two opposite sides covers the centre. */
static bool covers_centre(const struct plan *plan, int gate)
{
	int opposite = 5 << (gate & 1);

	for (int i = 0; i < plan->n; i++)
		if (plan->segment[i].kind == CARC_FEATURE_CITY &&
		    plan->segment[i].sides >> gate & 1)
			return (plan->segment[i].sides & opposite) == opposite;
	return false;
}

struct bow {
	struct point from, bend, to;
};

/* A road slips under the wall, which is drawn later; on a bridge it must stop
 * before it. */
static struct bow way_to_gate(const struct plan *plan, int i)
{
	int side = first_side(plan->segment[i].sides);
	int gate = gate_side(plan, side), own = own_gate(plan, side, gate);
	struct bow bow = {carcp_side(side), {500, 500}, carcp_side(gate)};

	if (own >= 0) {
		bow.bend = part_way(carcp_side(side), 40);
		bow.to = part_way(carcp_side(own), 50);
	} else if (carcp_way_over(plan, i)) {
		bow.to = part_way(bow.to, 42);
	} else if (covers_centre(plan, gate)) {
		bow.to = bow.bend;
	}
	return bow;
}

#define BOW_STEPS 32

static int along(int from, int bend, int to, int step)
{
	int rest = BOW_STEPS - step;

	return (rest * rest * from + 2 * rest * step * bend +
		step * step * to) /
	       (BOW_STEPS * BOW_STEPS);
}

static struct point gate_point(const struct plan *plan, int i)
{
	struct bow bow = way_to_gate(plan, i);
	struct point line[BOW_STEPS + 1];

	for (int step = 0; step <= BOW_STEPS; step++)
		line[step] = (struct point){
			along(bow.from.x, bow.bend.x, bow.to.x, step),
			along(bow.from.y, bow.bend.y, bow.to.y, step)};
	return carcp_wall_near(plan, line, BOW_STEPS + 1);
}

/* A road that crosses another on a bridge comes to its village behind it. */
struct point carcp_way_end(const struct plan *plan, int i)
{
	const carc_segment *segment = &plan->segment[i];
	struct point from = carcp_side(first_side(segment->sides));

	switch (segment->end) {
	case CARC_END_CITY:
		return gate_point(plan, i);
	case CARC_END_MONASTERY:
		return sideless_point(plan, CARC_FEATURE_MONASTERY, -1);
	case CARC_END_LAKE:
		return sideless_point(plan, CARC_FEATURE_LAKE,
				      segment->adjacent);
	case CARC_END_VILLAGE:
		return part_way(from, carcp_way_over(plan, i) ? -60 : 0);
	case CARC_END_SPRING:
		return spring_point(plan, i);
	default:
		return part_way(from, 0);
	}
}

void carcp_draw_way(struct pen *pen, const struct plan *plan, int i)
{
	const carc_segment *segment = &plan->segment[i];
	struct bow bow;

	if (!segment->end) {
		draw_through(pen, segment->sides);
		return;
	}
	if (segment->end == CARC_END_CITY) {
		bow = way_to_gate(plan, i);
	} else {
		/* It leaves its side at a right angle, wherever it ends. */
		bow.from = carcp_side(first_side(segment->sides));
		bow.to = carcp_way_end(plan, i);
		bow.bend = segment->sides & 5
				   ? (struct point){bow.from.x, bow.to.y}
				   : (struct point){bow.to.x, bow.from.y};
	}
	carcp_write(pen, "M%d,%dQ%d,%d %d,%d", bow.from.x, bow.from.y,
		    bow.bend.x, bow.bend.y, bow.to.x, bow.to.y);
}
