/* SPDX-License-Identifier: Zlib */
/* SVG: what stands or lies on a tile, over its terrain. */
#include "render_svg.h"

/* A circle parts the fields where it reaches the cities or a road that passes
 * by; where two roads end at it, it keeps clear of that. */
static int circle_radius(const struct plan *plan, int value)
{
	int ends = 0, passes = 0;

	for (int i = 0; i < plan->n; i++) {
		if (plan->segment[i].kind != CARC_FEATURE_ROAD)
			continue;
		if (plan->segment[i].end)
			ends++;
		else
			passes++;
	}
	if (value == 2)
		return 215;
	return passes && ends == 1 ? 195 : 145;
}

static void draw_pool(struct pen *pen, int x, int y, int radius)
{
	carcp_write(pen,
		    "<circle cx='%d' cy='%d' r='%d' fill='%s' stroke='%s' "
		    "stroke-width='16'/>",
		    x, y, radius, pen->palette->water, pen->palette->shore);
}

static void draw_fish(struct pen *pen, const carc_segment *lake)
{
	int fish = lake->attribute[CARC_ATTRIBUTE_FISH];

	for (int i = 0; i < fish; i++)
		carcp_draw_attribute(
			pen, CARC_ATTRIBUTE_FISH,
			(int)lake->x + (fish > 1 ? i % 2 * 150 - 75 : 0),
			(int)lake->y + (fish > 2 ? i / 2 * 100 - 50 : 0));
}

static void draw_waters(struct pen *pen, const struct plan *plan)
{
	for (int i = 0; i < plan->n; i++) {
		const carc_segment *segment = &plan->segment[i];

		if (segment->kind == CARC_FEATURE_LAKE) {
			draw_pool(pen, (int)segment->x, (int)segment->y, 165);
			draw_fish(pen, segment);
		} else if (segment->kind == CARC_FEATURE_RIVER &&
			   segment->end == CARC_END_SPRING) {
			struct point at = carcp_way_end(plan, i);

			draw_pool(pen, at.x, at.y, 75);
			draw_pool(pen, at.x, at.y, 35);
		}
	}
	if (carcp_plan_mark(plan, CARC_MARK_MOUTH))
		draw_pool(pen, 500, 500, 230);
	if (carcp_plan_mark(plan, CARC_MARK_FERRY))
		draw_pool(pen, 500, 500, 165);
}

/* One village or crossing, however many roads end there. */
static void draw_junction(struct pen *pen, const struct plan *plan, int end,
			  enum building building)
{
	int road = carcp_first_end(plan, end);
	struct point at;

	if (road < 0)
		return;
	at = carcp_way_end(plan, road);
	carcp_draw_building(pen, building, at.x, at.y);
}

/* Where a city or forest shows what it carries: a corner of its own, or a side;
 * figures stand further in. */
static struct point stall(const carc_segment *segment, int n)
{
	static const struct point spot[8] = {{175, 175}, {825, 175}, {825, 825},
					     {175, 825}, {500, 220}, {780, 500},
					     {500, 780}, {220, 500}};

	for (int i = 0; i < 8; i++) {
		bool has = i < 4 ? segment->sides >> i & 1 &&
					   segment->sides >> ((i + 3) & 3) & 1
				 : segment->sides >> (i - 4) & 1;

		if (has && n-- == 0)
			return spot[i];
	}
	return (struct point){(int)segment->x, (int)segment->y};
}

/* An inn stands beside its road, away from the cities. */
static struct point beside_road(const struct plan *plan, int i)
{
	const carc_segment *road = &plan->segment[i];
	struct point at = {(int)road->x, (int)road->y};
	int dx = at.x < 500 ? -1 : at.x > 500,
	    dy = at.y < 500 ? -1 : at.y > 500;

	if (dx && dy) {
		int way = carcp_plan_has(plan, CARC_FEATURE_CITY) ? 110 : -150;

		return (struct point){at.x + dx * way, at.y + dy * way};
	}
	if (dx)
		return (struct point){at.x - dx * 70, at.y - 150};
	if (dy)
		return (struct point){at.x + 160, at.y - dy * 20};
	return (struct point){at.x + 190, at.y - 150};
}

static bool has_inn(const carc_segment *segment)
{
	return segment->attribute[CARC_ATTRIBUTE_INN] > 0;
}

/* There is one inn on a tile. If it belongs to several roads it stands between
 * them, clear of the crossing. */
static struct point inn_point(const struct plan *plan)
{
	struct point sum = {0, 0}, at;
	int roads = 0;

	for (int i = 0; i < plan->n; i++) {
		if (!has_inn(&plan->segment[i]))
			continue;
		at = beside_road(plan, i);
		sum.x += at.x;
		sum.y += at.y;
		roads++;
	}
	return (struct point){sum.x / roads,
			      sum.y / roads - (roads > 1 ? 60 : 0)};
}

/* It has been drawn with another road of the tile. */
static bool is_shared_inn(const struct plan *plan, int i)
{
	for (int j = 0; j < i; j++)
		if (has_inn(&plan->segment[i]) && has_inn(&plan->segment[j]))
			return true;
	return false;
}

/* Far enough from the edge for a picture. */
static int within(int32_t at)
{
	return at < 120 ? 120 : at > 880 ? 880 : (int)at;
}

static struct point attribute_point(const struct plan *plan, int i, int n)
{
	const carc_segment *segment = &plan->segment[i];

	if (segment->kind == CARC_FEATURE_ROAD)
		return inn_point(plan);
	if (segment->kind == CARC_FEATURE_CITY ||
	    segment->kind == CARC_FEATURE_FOREST)
		return segment->attribute[CARC_ATTRIBUTE_CATHEDRAL]
			       ? (struct point){500, 540}
			       : stall(segment, n);
	return (struct point){within(segment->x < 500 ? segment->x + n * 250
						      : segment->x - n * 250),
			      within(segment->y)};
}

static void draw_attributes(struct pen *pen, const struct plan *plan, int i)
{
	int n = 0;

	if (plan->segment[i].kind == CARC_FEATURE_LAKE ||
	    is_shared_inn(plan, i))
		return;
	for (int a = 0; a < 16; a++)
		for (int k = 0; k < plan->segment[i].attribute[a]; k++) {
			struct point at = attribute_point(plan, i, n++);

			carcp_draw_attribute(pen, a, at.x, at.y);
		}
}

static bool needs_spot(int kind)
{
	return kind >= CARC_MARK_GOLD && kind != CARC_MARK_CIRCLE;
}

int carcp_printed(const struct plan *plan, struct point *out, int most)
{
	int n = 0;

	for (int i = 0; i < plan->n; i++) {
		int k = 0;

		if (plan->segment[i].kind == CARC_FEATURE_LAKE ||
		    is_shared_inn(plan, i))
			continue;
		for (int a = 0; a < 16; a++)
			for (int c = 0; c < plan->segment[i].attribute[a]; c++)
				if (n < most)
					out[n++] =
						attribute_point(plan, i, k++);
	}
	for (int i = 0; i < plan->marks; i++)
		if (n < most && needs_spot(plan->mark[i].kind))
			out[n++] = carcp_free_spot(plan);
	return n;
}

/* How far a place is from what figures and roads need. */
static int mark_room(const struct plan *plan, struct point at)
{
	int least = 1000 * 1000;

	for (int i = 0; i < plan->n; i++) {
		int dx = (int)plan->segment[i].x - at.x;
		int dy = (int)plan->segment[i].y - at.y;

		if (dx * dx + dy * dy < least)
			least = dx * dx + dy * dy;
	}
	return least;
}

struct point carcp_free_spot(const struct plan *plan)
{
	static const struct point spot[] = {{175, 175}, {825, 175}, {825, 825},
					    {175, 825}, {300, 300}, {700, 300},
					    {700, 700}, {300, 700}};
	struct point best = spot[0];

	for (int i = 1; i < (int)(sizeof spot / sizeof spot[0]); i++)
		if (mark_room(plan, spot[i]) > mark_room(plan, best))
			best = spot[i];
	return best;
}

static void draw_mark(struct pen *pen, const struct plan *plan,
		      const carc_mark *mark)
{
	struct point at = carcp_free_spot(plan);
	int value = (int)mark->value;

	if (mark->kind == CARC_MARK_CIRCLE)
		carcp_draw_circle(pen, value, circle_radius(plan, value));
	else
		carcp_draw_mark(pen, mark, at.x, at.y);
}

static void draw_gates(struct pen *pen, const struct plan *plan)
{
	for (int i = 0; i < plan->n; i++)
		if (plan->segment[i].kind == CARC_FEATURE_ROAD &&
		    plan->segment[i].end == CARC_END_CITY) {
			struct point at = carcp_way_end(plan, i);

			carcp_draw_building(pen, DRAW_GATE, at.x, at.y);
		}
}

void carcp_draw_things(struct pen *pen, const struct plan *plan)
{
	draw_waters(pen, plan);
	draw_gates(pen, plan);
	draw_junction(pen, plan, CARC_END_CROSSING, DRAW_CROSSING);
	draw_junction(pen, plan, CARC_END_VILLAGE, DRAW_VILLAGE);
	for (int i = 0; i < plan->n; i++) {
		int x = (int)plan->segment[i].x, y = (int)plan->segment[i].y;

		if (plan->segment[i].kind == CARC_FEATURE_MONASTERY)
			carcp_draw_building(pen, DRAW_MONASTERY, x, y);
		if (plan->segment[i].kind == CARC_FEATURE_GARDEN)
			carcp_draw_building(pen, DRAW_GARDEN, x, y);
	}
	for (int i = 0; i < plan->n; i++)
		draw_attributes(pen, plan, i);
	for (int i = 0; i < plan->marks; i++)
		draw_mark(pen, plan, &plan->mark[i]);
}
