/* SPDX-License-Identifier: Zlib */
/* Where the figures of a tile stand when it is drawn. What has sides comes
 * first, for it leaves no choice; then what stands on the ground; ground is
 * everywhere, so its points go where most room is left. */
#include "points.h"

#include <stdbool.h>
#include <stddef.h>

#define CENTRE 500
#define ROOM_ENOUGH (240 * 240)

static const int16_t side_point[4][2] = {
	{500, 0}, {1000, 500}, {500, 1000}, {0, 500}};

static bool is_open_ground(const carc_segment *segment)
{
	return segment->kind == CARC_FEATURE_FIELD ||
	       segment->kind == CARC_FEATURE_MEADOW;
}

static void set_point(carc_segment *segment, int x, int y)
{
	segment->x = x;
	segment->y = y;
}

static bool has_point(const carc_segment *segment)
{
	return segment->x || segment->y;
}

/* The middle of the sides it reaches, drawn towards the centre. */
static void middle_of_sides(carc_segment *segment)
{
	int x = 0, y = 0, n = 0;

	for (int s = 0; s < 4; s++)
		if (segment->sides >> s & 1) {
			x += side_point[s][0];
			y += side_point[s][1];
			n++;
		}
	set_point(segment, CENTRE + (x / n - CENTRE) * 2 / 3,
		  CENTRE + (y / n - CENTRE) * 2 / 3);
}

/* One runs north to south, the other east to west: both leave the centre. */
static bool cross_over(const carc_segment *one, const carc_segment *two)
{
	return (one->sides == 5 && two->sides == 10) ||
	       (one->sides == 10 && two->sides == 5);
}

static void leave_crossing(carc_segment *segment, int n)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			if (!is_open_ground(&segment[i]) &&
			    !is_open_ground(&segment[j]) &&
			    cross_over(&segment[i], &segment[j]))
				set_point(&segment[i],
					  segment[i].sides == 5 ? 500 : 230,
					  segment[i].sides == 5 ? 230 : 500);
}

/* What a lake lies in the middle of goes to its first side. */
static void leave_lake(carc_segment *segment, int n, const carc_segment *lake)
{
	for (int i = 0; i < n; i++) {
		int dx = segment[i].x - lake->x, dy = segment[i].y - lake->y;
		int side = 0;

		if (!segment[i].sides || dx * dx + dy * dy > 150 * 150)
			continue;
		while (!(segment[i].sides >> side & 1))
			side++;
		set_point(&segment[i],
			  CENTRE + (side_point[side][0] - CENTRE) * 2 / 3,
			  CENTRE + (side_point[side][1] - CENTRE) * 2 / 3);
	}
}

/* What bends around the centre pushes a monastery away from its corner. */
static void push(carc_segment *segment, const carc_segment *by, int strength)
{
	int x = (by->sides >> 1 & 1) - (by->sides >> 3 & 1);
	int y = (by->sides >> 2 & 1) - (by->sides & 1);

	if (x && y) {
		segment->x -= x * strength;
		segment->y -= y * strength;
	} else if (by->kind == CARC_FEATURE_RIVER && by->sides == 10) {
		segment->y -= 280;
	}
}

static bool has_city(const carc_segment *segment, int n)
{
	for (int i = 0; i < n; i++)
		if (segment[i].kind == CARC_FEATURE_CITY)
			return true;
	return false;
}

/* Between a city and a road there is no room: then the road pulls it into its
 * corner. */
static void find_monastery(carc_segment *segment, int n, int at)
{
	int by_road = has_city(segment, n) ? -120 : 120;

	set_point(&segment[at], CENTRE, CENTRE);
	for (int i = 0; i < n; i++)
		if (i != at && !is_open_ground(&segment[i]))
			push(&segment[at], &segment[i],
			     segment[i].kind == CARC_FEATURE_ROAD ? by_road
								  : 190);
}

/* A lake lies where its rivers end. */
static void find_lake(carc_segment *segment, int n, int at)
{
	int x = 0, y = 0, rivers = 0, lakes = 0;

	for (int i = 0; i < n; i++) {
		lakes += segment[i].kind == CARC_FEATURE_LAKE;
		if (segment[i].kind != CARC_FEATURE_RIVER ||
		    !(segment[i].adjacent >> at & 1))
			continue;
		x += segment[i].x - CENTRE;
		y += segment[i].y - CENTRE;
		rivers++;
	}
	set_point(&segment[at], CENTRE, CENTRE);
	if (lakes > 1 && rivers)
		set_point(&segment[at], CENTRE + x / rivers,
			  CENTRE + y / rivers);
	leave_lake(segment, n, &segment[at]);
}

static int room_around(const carc_segment *segment, int n, int x, int y)
{
	int least = 2000 * 1000;

	for (int i = 0; i < n; i++) {
		int dx = segment[i].x - x, dy = segment[i].y - y;

		if (has_point(&segment[i]) && dx * dx + dy * dy < least)
			least = dx * dx + dy * dy;
	}
	return least;
}

/* Ground that reaches no edge lies between what it touches. */
static bool find_inner(carc_segment *segment, int n, int at)
{
	int x = 0, y = 0, touched = 0;

	for (int i = 0; i < n; i++)
		if (segment[at].adjacent >> i & 1) {
			x += segment[i].x;
			y += segment[i].y;
			touched++;
		}
	if (!touched)
		return false;
	x /= touched;
	y /= touched;
	if (room_around(segment, n, x, y) == 0)
		y -= 150;
	set_point(&segment[at], x, y);
	return true;
}

/* Points that lie on ground with all of these half-edges, best first: whole
 * sides, corners, and what is left beside a road. */
static const struct place {
	uint8_t halves;
	int16_t x, y;
} places[] = {
	{0x3c, 720, 720}, {0xf0, 280, 720}, {0xc3, 280, 280}, {0x0f, 720, 280},
	{0x03, 500, 110}, {0x0c, 890, 500}, {0x30, 500, 890}, {0xc0, 110, 500},
	{0x18, 850, 850}, {0x60, 150, 850}, {0x81, 150, 150}, {0x06, 850, 150},
	{0x01, 350, 75},  {0x02, 650, 75},  {0x04, 925, 350}, {0x08, 925, 650},
	{0x10, 650, 925}, {0x20, 350, 925}, {0x40, 75, 650},  {0x80, 75, 350},
};

#define PLACES (int)(sizeof places / sizeof places[0])

/* The first place with enough room, or the one with most. */
static void find_ground(carc_segment *segment, int n, carc_segment *out,
			int halves)
{
	const struct place *best = NULL;
	int most = -1;

	for (int i = 0; i < PLACES && most < ROOM_ENOUGH; i++) {
		int found = room_around(segment, n, places[i].x, places[i].y);

		if ((halves & places[i].halves) != places[i].halves ||
		    found <= most)
			continue;
		most = found;
		best = &places[i];
	}
	if (best)
		set_point(out, best->x, best->y);
	else
		set_point(out, CENTRE, CENTRE);
}

/* The half-edges of the widest ground, for what stands on it. */
static int widest(const carc_segment *segment, int n)
{
	int halves = 0, most = 0;

	for (int i = 0; i < n; i++) {
		int count = 0;

		for (int h = 0; h < 8; h++)
			count += segment[i].halves >> h & 1;
		if (count > most) {
			most = count;
			halves = segment[i].halves;
		}
	}
	return halves;
}

static void find_sideless(carc_segment *segment, int n)
{
	for (int i = 0; i < n; i++)
		if (segment[i].kind == CARC_FEATURE_MONASTERY)
			find_monastery(segment, n, i);
		else if (segment[i].kind == CARC_FEATURE_LAKE)
			find_lake(segment, n, i);
	for (int i = 0; i < n; i++)
		if (segment[i].kind == CARC_FEATURE_GARDEN)
			find_ground(segment, n, &segment[i],
				    widest(segment, n));
}

void carcp_find_points(carc_segment *segment, int n)
{
	for (int i = 0; i < n; i++)
		if (!is_open_ground(&segment[i]) && segment[i].sides)
			middle_of_sides(&segment[i]);
	leave_crossing(segment, n);
	find_sideless(segment, n);
	for (int i = 0; i < n; i++)
		if (is_open_ground(&segment[i]) &&
		    (segment[i].halves || !find_inner(segment, n, i)))
			find_ground(segment, n, &segment[i], segment[i].halves);
}
