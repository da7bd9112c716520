/* SPDX-License-Identifier: Zlib */
/* SVG: the figures. Each kind has its shape and each player a colour; the
 * colours are those that all eyes tell apart, on green ground, too. */
#include "render_svg.h"

#define MAX_STACKS 160
#define MAX_ON_TILE 96

static const struct colour {
	const char *name, *fill, *line;
} colours[] = {
	{"blue", "#0072b2", "#ffffff"},   {"orange", "#e05a00", "#1a1a1a"},
	{"yellow", "#f7e62b", "#1a1a1a"}, {"black", "#1a1a1a", "#ffffff"},
	{"white", "#ffffff", "#1a1a1a"},  {"pink", "#d979b5", "#1a1a1a"},
};

#define MEEPLE                                                                 \
	"M0,-90C28,-90 40,-68 34,-44C60,-38 90,-22 90,-2C90,16 62,16 46,14"    \
	"C54,40 74,64 74,78C74,90 62,90 48,90L22,90C12,90 10,70 0,56"          \
	"C-10,70 -12,90 -22,90L-48,90C-62,90 -74,90 -74,78C-74,64 -54,40 "     \
	"-46,14C-62,16 -90,16 -90,-2C-90,-22 -60,-38 -34,-44"                  \
	"C-40,-68 -28,-90 0,-90Z"

/* Around the origin, within 100 to all sides; large ones are scaled. */
static const char *const shapes_of[] = {
	[CARC_FIGURE_FOLLOWER] = MEEPLE,
	[CARC_FIGURE_LARGE] = MEEPLE "M0,-22l9,19l21,3l-15,14l4,20l-19,-10"
				     "l-19,10l4,-20l-15,-14l21,-3Z",
	[CARC_FIGURE_ABBOT] =
		"M0,-98Q34,-62 30,-32Q62,10 66,90H-66Q-62,10 -30,-32"
		"Q-34,-62 0,-98ZM-8,0V-16H8V0H24V16H8V52H-8V16H-24V0Z",
	[CARC_FIGURE_BUILDER] =
		"M-34,-52H-52V-66H-34Q-34,-94 0,-94Q34,-94 34,-66H52V-52H34"
		"Q34,-36 22,-30L58,-18L92,-60L96,-34L66,12L36,10V90H10V44H-10"
		"V90H-36V10L-60,26L-76,6L-40,-24L-22,-30Q-34,-36 -34,-52Z",
	[CARC_FIGURE_PIG] =
		"M-92,-8L-78,-20Q-60,-50 0,-48Q40,-48 52,-34L62,-56L74,-30"
		"Q96,-24 96,0L84,16Q70,22 60,30V62H36V38H-30V62H-54V34"
		"Q-78,20 -80,2Z",
	[CARC_FIGURE_MEMBER] = MEEPLE,
	[CARC_FIGURE_HUT] = "M0,-86L92,10H64V84H22V30H-22V84H-64V10H-92Z",
	[CARC_FIGURE_MAGE] =
		"M0,-98L24,-46L34,-40L28,-20Q66,20 70,90H-70Q-66,20 -28,-20"
		"L-34,-40L-24,-46ZM0,8l8,18l20,2l-15,13l5,20l-18,-11l-18,11"
		"l5,-20l-15,-13l20,-2Z",
	[CARC_FIGURE_WITCH] =
		"M10,-98L22,-50H72V-34H28Q64,20 58,90H40L26,62L12,90H-12"
		"L-26,62L-40,90H-58Q-64,20 -28,-34H-72V-50H-20Z",
	[CARC_FIGURE_ROBBER] = MEEPLE "M-26,-74H26V-58H-26Z",
	[CARC_FIGURE_WOMAN] =
		"M0,-92Q30,-92 30,-62Q30,-46 20,-36L60,-10L50,8L26,-2L70,90"
		"H-70L-26,-2L-50,8L-60,-10L-20,-36Q-30,-46 -30,-62"
		"Q-30,-92 0,-92Z",
};

#define KINDS (int)(sizeof shapes_of / sizeof shapes_of[0])

static const struct colour *colour_of(int player, int kind)
{
	static const struct colour mage = {"mage", "#a06cd5", "#1a1a1a"};
	static const struct colour witch = {"witch", "#4a4a55", "#ffffff"};

	if (player >= 0 && player < CARC_MAX_PLAYERS)
		return &colours[player];
	return kind == CARC_FIGURE_WITCH ? &witch : &mage;
}

void carcp_define_figures(struct pen *pen)
{
	for (int kind = 0; kind < KINDS; kind++)
		carcp_write(pen,
			    "<path id='carc-figure%d' stroke-width='14' "
			    "stroke-linejoin='round' fill-rule='evenodd' "
			    "d='%s'/>\n",
			    kind, shapes_of[kind]);
}

const char *carcp_colour_name(int player)
{
	return player >= 0 && player < CARC_MAX_PLAYERS ? colours[player].name
							: "nobody";
}

void carcp_draw_figure(struct pen *pen, const struct look *look)
{
	const struct colour *colour = colour_of(look->player, look->kind);

	if (look->kind < 0 || look->kind >= KINDS)
		return;
	carcp_write(pen,
		    "<use xlink:href='#carc-figure%d' "
		    "transform='translate(%d %d)",
		    look->kind, look->x, look->y);
	if (look->lying)
		carcp_write(pen, " rotate(90)");
	carcp_write(pen, " scale(");
	carcp_draw_hundredths(pen, look->size);
	carcp_write(pen, ")' fill='%s' stroke='%s'/>", colour->fill,
		    colour->line);
}

/* Where the figures of one tile stand. Boxes do not overlap and stay on the
 * tile; if there is no room they become smaller. What is printed there comes
 * first, and is hidden only if there is no other place nearby. */
struct crowd {
	struct point at[MAX_ON_TILE];
	int half[MAX_ON_TILE];
	int n, printed, size;
};

#define NEARBY (260 * 260)
#define PRINTED_HALF 85

static int half_of(int kind, int size)
{
	return (kind == CARC_FIGURE_LARGE ? 155 : 120) * size / 100;
}

static bool is_free(const struct crowd *crowd, int first, struct point at,
		    int half)
{
	for (int i = first; i < crowd->n; i++) {
		int dx = crowd->at[i].x - at.x, dy = crowd->at[i].y - at.y;
		int apart = crowd->half[i] + half;

		if (dx < apart && dx > -apart && dy < apart && dy > -apart)
			return false;
	}
	return true;
}

static int limit(int value, int least, int most)
{
	return value < least ? least : value > most ? most : value;
}

/* The free place nearest to the wanted one, and how far it is; -1 if there is
 * none. Boxes before `first` do not count. */
static int nearest_place(const struct crowd *crowd, int first,
			 struct point wanted, int half, struct point *out)
{
	int least = half + 10, most = 990 - half, best = -1;

	*out = (struct point){limit(wanted.x, least, most),
			      limit(wanted.y, least, most)};
	if (is_free(crowd, first, *out, half))
		return 0;
	for (int y = least; y <= most; y += 20)
		for (int x = least; x <= most; x += 20) {
			struct point at = {x, y};
			int dx = x - wanted.x, dy = y - wanted.y;
			int far = dx * dx + dy * dy;

			if ((best >= 0 && far >= best) ||
			    !is_free(crowd, first, at, half))
				continue;
			best = far;
			*out = at;
		}
	return best;
}

static bool add_box(struct crowd *crowd, struct point at, int half)
{
	if (crowd->n == MAX_ON_TILE)
		return false;
	crowd->half[crowd->n] = half;
	crowd->at[crowd->n++] = at;
	return true;
}

static bool join_crowd(struct crowd *crowd, struct point wanted, int half)
{
	struct point at;
	int far = nearest_place(crowd, 0, wanted, half, &at);

	if ((far < 0 || far > NEARBY) &&
	    nearest_place(crowd, crowd->printed, wanted, half, &at) < 0)
		return false;
	return add_box(crowd, at, half);
}

static void put_printed(struct crowd *crowd, const struct plan *plan,
			const carc_tile *tile)
{
	struct point printed[PLAN_SEGMENTS];
	int n = carcp_printed(plan, printed, PLAN_SEGMENTS - 1);

	if (tile->ingots)
		printed[n++] = carcp_free_spot(plan);
	crowd->n = 0;
	for (int i = 0; i < n; i++)
		add_box(crowd, carcp_turned(printed[i], (int)tile->rotation),
			PRINTED_HALF);
	crowd->printed = crowd->n;
}

/* The first stands at the point of the segment, others on the way to its
 * edges. */
static struct point place_on(const carc_segment *on, int k)
{
	static const struct point half[8] = {{300, 60},  {700, 60},  {940, 300},
					     {940, 700}, {700, 940}, {300, 940},
					     {60, 700},  {60, 300}};
	int ways = on->halves ? 8 : 4,
	    bits = on->halves ? on->halves : on->sides;
	struct point at = {(int)on->x, (int)on->y}, to = at;

	for (int i = 0; k > 0 && bits && i < 64; i++)
		if (bits >> i % ways & 1 && --k == 0)
			to = ways == 8 ? half[i % ways] : carcp_side(i % ways);
	return (struct point){at.x + (to.x - at.x) * 6 / 10,
			      at.y + (to.y - at.y) * 6 / 10};
}

/* How many figures before stack i stand on its segment. */
static int count_before(const carc_figure *figure, int i)
{
	int count = 0;

	for (int j = 0; j < i; j++)
		if (figure[j].segment == figure[i].segment)
			count += (int)figure[j].count;
	return count;
}

/* The figures of one tile: n stacks. */
static bool seat(struct crowd *crowd, const carc_figure *figure, int n,
		 const struct plan *plan, const carc_tile *tile)
{
	put_printed(crowd, plan, tile);
	for (int i = 0; i < n; i++) {
		const carc_segment *on = &plan->segment[figure[i].segment];
		int half = half_of(figure[i].kind, crowd->size);
		int before = count_before(figure, i);

		for (int k = 0; k < figure[i].count; k++) {
			struct point at = place_on(on, before + k);

			at = carcp_turned(at, (int)tile->rotation);
			if (!join_crowd(crowd, at, half))
				return false;
		}
	}
	return true;
}

static bool lies(const carc_figure *figure)
{
	bool ground = figure->feature == CARC_FEATURE_FIELD ||
		      figure->feature == CARC_FEATURE_MEADOW;

	return ground && figure->kind != CARC_FIGURE_PIG;
}

static void draw_stack(struct pen *pen, const carc_figure *figure,
		       const struct crowd *crowd, int first)
{
	for (int k = 0; k < figure->count; k++) {
		struct look look = {
			.player = (int)figure->player,
			.kind = (int)figure->kind,
			.x = (int)figure->x * 1000 + crowd->at[first + k].x,
			.y = (int)figure->y * 1000 + crowd->at[first + k].y,
			.size = half_of(figure->kind, crowd->size) * 9 / 10,
			.lying = lies(figure)};

		carcp_write(pen,
			    "<g class='figure'><title>%s %s at %d,%d s%d"
			    "</title>",
			    figure->player < 0
				    ? "the"
				    : carcp_colour_name((int)figure->player),
			    carc_name(CARC_NAME_FIGURE, figure->kind),
			    (int)figure->x, (int)figure->y,
			    (int)figure->segment);
		carcp_draw_figure(pen, &look);
		carcp_write(pen, "</g>\n");
	}
}

static void draw_crowd(struct pen *pen, const carc_game *game,
		       const carc_figure *figure, int n)
{
	struct crowd crowd = {.size = 100};
	struct plan plan;
	carc_tile tile;
	int first;

	if (carc_tile_at(game, figure->x, figure->y, &tile) != CARC_OK)
		return;
	carcp_plan(&plan, tile.type);
	while (crowd.size > 10 && !seat(&crowd, figure, n, &plan, &tile))
		crowd.size = crowd.size * 4 / 5;
	first = crowd.printed;
	for (int i = 0; i < n; i++) {
		draw_stack(pen, &figure[i], &crowd, first);
		first += (int)figure[i].count;
	}
}

/* The library lists figures by row and column, so those of a tile follow each
 * other. */
void carcp_draw_figures(struct pen *pen, const carc_game *game)
{
	carc_figure figure[MAX_STACKS];
	int n = (int)carc_figures(game, figure, MAX_STACKS);

	if (n > MAX_STACKS)
		n = MAX_STACKS;
	for (int i = 0; i < n;) {
		int end = i + 1;

		while (end < n && figure[end].x == figure[i].x &&
		       figure[end].y == figure[i].y)
			end++;
		draw_crowd(pen, game, &figure[i], end - i);
		i = end;
	}
}
