/* SPDX-License-Identifier: Zlib */
/* Draws a tile in text from what the catalogue says of it: which sides and
 * half-edges a segment has, what it carries, and where a figure stands. */
#include "render_text.h"

#define SKETCH_CELLS (SKETCH_ROWS * SKETCH_COLUMNS)

enum { SIDE_N = 1, SIDE_E = 2, SIDE_S = 4, SIDE_W = 8 };

/* The same sign in Unicode and in ASCII. */
struct sign {
	const char *unicode, *ascii;
};

/* How a segment is drawn: as a ground that fills the tile, an area along its
 * sides, a line to the middle, or a spot. */
static const struct segment_look {
	enum { LOOK_NONE, LOOK_GROUND, LOOK_AREA, LOOK_LINE, LOOK_SPOT } way;
	struct sign sign;
	const char *style;
} segment_looks[] = {
	[CARC_FEATURE_FIELD] = {LOOK_GROUND, {"·", "."}, "32"},
	[CARC_FEATURE_ROAD] = {LOOK_LINE, {NULL, NULL}, "1"},
	[CARC_FEATURE_CITY] = {LOOK_AREA, {"▒", "#"}, "33"},
	[CARC_FEATURE_RIVER] = {LOOK_LINE, {"≈", "~"}, "34"},
	[CARC_FEATURE_MONASTERY] = {LOOK_SPOT, {"⌂", "M"}, "35"},
	[CARC_FEATURE_GARDEN] = {LOOK_SPOT, {"❀", "%"}, "35"},
	[CARC_FEATURE_FOREST] = {LOOK_AREA, {"♣", "&"}, "33"},
	[CARC_FEATURE_MEADOW] = {LOOK_GROUND, {"·", "."}, "32"},
	[CARC_FEATURE_LAKE] = {LOOK_SPOT, {"≋", "O"}, "34"},
	[CARC_FEATURE_SYSTEM] = {LOOK_NONE, {NULL, NULL}, "34"},
};

/* What a segment carries. Small letters to f are farmers. */
static const struct sign attribute_signs[] = {
	[CARC_ATTRIBUTE_PENNANT] = {"◆", "*"},
	[CARC_ATTRIBUTE_INN] = {"i", "i"},
	[CARC_ATTRIBUTE_CATHEDRAL] = {"†", "T"},
	[CARC_ATTRIBUTE_WINE] = {"w", "w"},
	[CARC_ATTRIBUTE_GRAIN] = {"g", "g"},
	[CARC_ATTRIBUTE_CLOTH] = {"t", "t"},
	[CARC_ATTRIBUTE_NUGGET] = {"◆", "*"},
	[CARC_ATTRIBUTE_MUSHROOMS] = {"p", "p"},
	[CARC_ATTRIBUTE_FISH] = {"∝", ">"},
	[CARC_ATTRIBUTE_DEER] = {"r", "r"},
	[CARC_ATTRIBUTE_MAMMOTH] = {"m", "m"},
	[CARC_ATTRIBUTE_TIGER] = {"t", "t"},
	[CARC_ATTRIBUTE_AUROCHS] = {"u", "u"},
	[CARC_ATTRIBUTE_FIRE] = {"!", "!"},
	[CARC_ATTRIBUTE_SHRINE] = {"†", "T"},
};

/* Marks of the middle and of a corner. A bridge shows as two lines that cross
 * without a crossing, a gold mine by its ingots. */
static const struct mark_look {
	struct sign sign;
	bool middle;
} mark_looks[] = {
	[CARC_MARK_SPRING] = {{"◎", "@"}, true},
	[CARC_MARK_MOUTH] = {{"≋", "O"}, true},
	[CARC_MARK_FERRY] = {{"≋", "O"}, true},
	[CARC_MARK_MAGIC] = {{"✦", "x"}, false},
	[CARC_MARK_ROBBER] = {{"R", "R"}, false},
	[CARC_MARK_FESTIVAL] = {{"♪", "P"}, false},
	[CARC_MARK_VOLCANO] = {{"▲", "V"}, true},
};

static const struct sign machine_signs[8] = {
	{"↑", "^"}, {"↗", "/"}, {"→", ">"}, {"↘", "\\"},
	{"↓", "v"}, {"↙", "/"}, {"←", "<"}, {"↖", "\\"},
};

static const struct sign circle_signs[3] = {
	{"Ψ", "Y"},
	{"♣", "%"},
	{"▽", "U"},
};

static const char *const player_styles[CARC_MAX_PLAYERS] = {
	"1;41;37", "1;44;37", "1;42;30", "1;43;30", "1;45;37", "1;46;30",
};

const char *carcp_player_style(int32_t player)
{
	return player < 0 || player >= CARC_MAX_PLAYERS ? "1"
							: player_styles[player];
}

static const struct segment_look *segment_look(const carc_segment *segment)
{
	static const struct segment_look nothing = {
		LOOK_NONE, {NULL, NULL}, "0"};
	size_t kind = (size_t)segment->kind;

	return kind < sizeof segment_looks / sizeof segment_looks[0]
		       ? &segment_looks[kind]
		       : &nothing;
}

static const char *sign_glyph(const struct sketch *sketch,
			      const struct sign *sign)
{
	return sketch->ascii ? sign->ascii : sign->unicode;
}

static struct sketch_cell *sketch_at(struct sketch *sketch, int at)
{
	return &sketch->cell[at / SKETCH_COLUMNS][at % SKETCH_COLUMNS];
}

static void sketch_put(struct sketch *sketch, int column, int row,
		       const char *glyph, int32_t segment, const char *style)
{
	struct sketch_cell *cell = &sketch->cell[row][column];

	cell->glyph = glyph;
	cell->style = style;
	cell->segment = segment;
}

/* A segment as it lies on the board. */
static void sketch_turn(carc_segment *segment, int32_t rotation)
{
	int32_t sides = segment->sides << rotation;
	int32_t halves = segment->halves << 2 * rotation;

	segment->sides = (sides | sides >> 4) & 15;
	segment->halves = (halves | halves >> 8) & 255;
	for (int32_t i = 0; i < rotation; i++) {
		int32_t x = segment->x;

		segment->x = 1000 - segment->y;
		segment->y = x;
	}
}

/* Fields fill the tile: each character belongs to the field of the first of
 * the half-edges nearest to it. */
static void sketch_ground(struct sketch *sketch, const carc_segment *segment,
			  int32_t n)
{
	static const char *const near[SKETCH_CELLS] = {
		"70",   "0",  "01", "1", "12", "76", "7605", "01234567",
		"2314", "23", "65", "5", "54", "4",  "34",
	};
	const struct segment_look *look = &segment_looks[CARC_FEATURE_FIELD];

	for (int at = 0; at < SKETCH_CELLS; at++) {
		struct sketch_cell *cell = sketch_at(sketch, at);

		cell->glyph = sign_glyph(sketch, &look->sign);
		cell->style = look->style;
		cell->segment = SKETCH_NOBODY;
		for (const char *h = near[at]; *h && cell->segment < 0; h++)
			for (int32_t i = 0; i < n; i++)
				if (segment[i].halves >> (*h - '0') & 1)
					cell->segment = i;
		if (cell->segment >= 0)
			cell->glyph = sign_glyph(
				sketch,
				&segment_look(&segment[cell->segment])->sign);
	}
}

/* A city: a part of each side, the corners between, the middle if it goes
 * through. */
static void sketch_area(struct sketch *sketch, const carc_segment *segment,
			int32_t i)
{
	static const struct {
		int sides, column, row;
	} spots[] = {
		{SIDE_N, 1, 0},          {SIDE_N, 2, 0},
		{SIDE_N, 3, 0},          {SIDE_S, 1, 2},
		{SIDE_S, 2, 2},          {SIDE_S, 3, 2},
		{SIDE_W, 0, 1},          {SIDE_W, 1, 1},
		{SIDE_E, 3, 1},          {SIDE_E, 4, 1},
		{SIDE_N | SIDE_W, 0, 0}, {SIDE_N | SIDE_E, 4, 0},
		{SIDE_S | SIDE_W, 0, 2}, {SIDE_S | SIDE_E, 4, 2},
		{SIDE_E | SIDE_W, 2, 1}, {SIDE_N | SIDE_S, 1, 1},
		{SIDE_N | SIDE_S, 2, 1}, {SIDE_N | SIDE_S, 3, 1},
	};
	const struct segment_look *look = segment_look(segment);

	for (size_t k = 0; k < sizeof spots / sizeof spots[0]; k++)
		if ((segment->sides & spots[k].sides) == spots[k].sides)
			sketch_put(sketch, spots[k].column, spots[k].row,
				   sign_glyph(sketch, &look->sign), i,
				   look->style);
}

/* What stands where a road comes from its sides to the middle. */
static const struct sign *road_middle(int32_t sides)
{
	static const struct sign middles[16] = {
		[SIDE_N | SIDE_S] = {"│", "|"}, [SIDE_E | SIDE_W] = {"─", "-"},
		[SIDE_N | SIDE_E] = {"╰", "+"}, [SIDE_E | SIDE_S] = {"╭", "+"},
		[SIDE_S | SIDE_W] = {"╮", "+"}, [SIDE_W | SIDE_N] = {"╯", "+"},
	};
	static const struct sign several = {"┼", "+"};

	return middles[sides & 15].ascii ? &middles[sides & 15] : &several;
}

/* What a road comes to in the middle. Where another sign stands there, the end
 * is seen by that. */
static const struct sign road_ends[] = {
	[CARC_END_CITY] = {"∩", "n"},     [CARC_END_MONASTERY] = {"○", "o"},
	[CARC_END_CROSSING] = {"○", "o"}, [CARC_END_VILLAGE] = {"∴", "h"},
	[CARC_END_LAKE] = {"○", "o"},     [CARC_END_CIRCLE] = {"○", "o"},
};

/* A road: a line from each side to the middle, where it goes on, bends, or
 * ends. */
static void sketch_line(struct sketch *sketch, const carc_segment *segment,
			int32_t i)
{
	static const struct sign road_across = {"─", "-"};
	static const struct sign road_down = {"│", "|"};
	const struct segment_look *look = segment_look(segment);
	int32_t sides = segment->sides;
	bool road = !look->sign.ascii;
	const char *across =
		sign_glyph(sketch, road ? &road_across : &look->sign);
	const char *down = sign_glyph(sketch, road ? &road_down : &look->sign);

	for (int column = 0; column < SKETCH_COLUMNS; column++)
		if (column != 2 && sides & (column < 2 ? SIDE_W : SIDE_E))
			sketch_put(sketch, column, 1, across, i, look->style);
	if (sides & SIDE_N)
		sketch_put(sketch, 2, 0, down, i, look->style);
	if (sides & SIDE_S)
		sketch_put(sketch, 2, 2, down, i, look->style);
	if (sides & (sides - 1))
		sketch_put(sketch, 2, 1,
			   sign_glyph(sketch,
				      road ? road_middle(sides) : &look->sign),
			   i, look->style);
	else if (road)
		sketch_put(sketch, 2, 1,
			   sign_glyph(sketch, &road_ends[segment->end]),
			   SKETCH_NOBODY, look->style);
}

static bool is_ground(const carc_segment *segment)
{
	return segment_look(segment)->way == LOOK_GROUND;
}

/* Whether a character still shows nothing but its segment. */
static bool is_plain(const struct sketch *sketch, const carc_segment *segment,
		     const struct sketch_cell *cell)
{
	return cell->segment >= 0 &&
	       cell->glyph ==
		       sign_glyph(sketch,
				  &segment_look(&segment[cell->segment])->sign);
}

/* A monastery with its walls, or something smaller where it fits. */
static void sketch_spot(struct sketch *sketch, const carc_segment *segment,
			int32_t i)
{
	static const char *const wall[2] = {"[", "]"};
	const struct segment_look *look = segment_look(&segment[i]);
	int column = segment[i].x / 200, row = segment[i].y / 334;

	column = column < SKETCH_COLUMNS ? column : SKETCH_COLUMNS - 1;
	sketch_put(sketch, column, row, sign_glyph(sketch, &look->sign), i,
		   look->style);
	if (segment[i].kind != CARC_FEATURE_MONASTERY)
		return;
	for (int k = 0; k < 2; k++) {
		int beside = column + 2 * k - 1;
		const struct sketch_cell *cell;

		if (beside < 0 || beside >= SKETCH_COLUMNS)
			continue;
		cell = &sketch->cell[row][beside];
		if (cell->segment < 0 || is_ground(&segment[cell->segment]))
			sketch_put(sketch, beside, row, wall[k], i,
				   look->style);
	}
}

/* The character nearest to where a figure stands: one of its segment, or if
 * they are used up, any that no other figure has. */
static int nearest_cell(struct sketch *sketch, const carc_segment *segment,
			int32_t i)
{
	int32_t best = INT32_MAX;
	int spot = 0;

	for (int at = 0; at < SKETCH_CELLS; at++) {
		int row = at / SKETCH_COLUMNS, column = at % SKETCH_COLUMNS;
		int32_t dx = 200 * column + 100 - segment->x;
		int32_t dy = 333 * row + 167 - segment->y;
		int32_t distance = dx * dx + dy * dy;

		if (sketch_at(sketch, at)->segment == SKETCH_TAKEN)
			continue;
		if (sketch_at(sketch, at)->segment != i)
			distance += 1 << 24;
		if (distance < best) {
			best = distance;
			spot = at;
		}
	}
	return spot;
}

/* Everything a figure needs two characters for. */
static const char *figure_suffix(const carc_figure *figure)
{
	static const char *const digits[] = {"2", "3", "4", "5",
					     "6", "7", "8", "9"};

	switch (figure->kind) {
	case CARC_FIGURE_LARGE:
		return "+";
	case CARC_FIGURE_ABBOT:
	case CARC_FIGURE_HUT:
		return "^";
	case CARC_FIGURE_BUILDER:
		return "/";
	case CARC_FIGURE_PIG:
		return "~";
	default:
		if (figure->count < 2)
			return NULL;
		return digits[figure->count < 9 ? figure->count - 2 : 7];
	}
}

/* A farmer is written small. */
static const char *figure_letter(const carc_figure *figure, bool farmer)
{
	static const char *const letters[2][CARC_MAX_PLAYERS] = {
		{"A", "B", "C", "D", "E", "F"},
		{"a", "b", "c", "d", "e", "f"},
	};

	if (figure->kind == CARC_FIGURE_MAGE)
		return "@";
	if (figure->kind == CARC_FIGURE_WITCH)
		return "&";
	if (figure->player < 0 || figure->player >= CARC_MAX_PLAYERS)
		return "?";
	return letters[farmer][figure->player];
}

/* The sign after the letter, unless another figure stands there. */
static void sketch_suffix(struct sketch *sketch, int column, int row,
			  const char *suffix, const char *style)
{
	if (column < SKETCH_COLUMNS &&
	    sketch->cell[row][column].segment != SKETCH_TAKEN)
		sketch_put(sketch, column, row, suffix, SKETCH_TAKEN, style);
}

static void sketch_figure(struct sketch *sketch, const carc_segment *segment,
			  const carc_figure *figure)
{
	const char *style = carcp_player_style(figure->player);
	const char *suffix = figure_suffix(figure);
	int spot = nearest_cell(sketch, segment, figure->segment);
	int column = spot % SKETCH_COLUMNS, row = spot / SKETCH_COLUMNS;

	/* Letter and sign stay together on the tile. */
	if (suffix && column == SKETCH_COLUMNS - 1 &&
	    sketch->cell[row][column - 1].segment != SKETCH_TAKEN)
		column--;
	sketch_put(sketch, column, row,
		   figure_letter(figure, is_ground(segment)), SKETCH_TAKEN,
		   style);
	if (suffix)
		sketch_suffix(sketch, column + 1, row, suffix, style);
}

/* What a segment carries, in its first characters; one is left for a
 * figure. */
static void sketch_attributes(struct sketch *sketch,
			      const carc_segment *segment, int32_t i)
{
	size_t kinds = sizeof attribute_signs / sizeof attribute_signs[0];
	int spare = -1, at = 0;

	for (int k = 0; k < SKETCH_CELLS; k++)
		spare += sketch_at(sketch, k)->segment == i;
	for (size_t kind = 0; kind < kinds; kind++)
		for (int k = segment[i].attribute[kind]; k > 0; k--) {
			while (at < SKETCH_CELLS &&
			       sketch_at(sketch, at)->segment != i)
				at++;
			if (spare <= 0 || at == SKETCH_CELLS)
				return;
			sketch_at(sketch, at)->glyph =
				sign_glyph(sketch, &attribute_signs[kind]);
			sketch_at(sketch, at)->style = "1;33";
			sketch_at(sketch, at)->segment = SKETCH_NOBODY;
			spare--;
		}
}

/* A corner, or what else still shows plain ground. */
static void sketch_corner(struct sketch *sketch, const carc_segment *segment,
			  const char *glyph)
{
	static const int8_t order[] = {0, 4, 14, 10, 1, 3, 13, 11, 6, 8, 2, 12};

	for (size_t k = 0; k < sizeof order; k++) {
		struct sketch_cell *cell = sketch_at(sketch, order[k]);

		if (!is_plain(sketch, segment, cell))
			continue;
		cell->glyph = glyph;
		cell->style = "1;35";
		return;
	}
}

static void sketch_middle(struct sketch *sketch, const char *glyph)
{
	struct sketch_cell *cell = sketch_at(sketch, SKETCH_CELLS / 2);

	cell->glyph = glyph;
	cell->style = "1;34";
}

static void sketch_mark(struct sketch *sketch, const carc_segment *segment,
			const carc_mark *mark, int32_t rotation)
{
	size_t kind = (size_t)mark->kind;

	if (kind == CARC_MARK_MACHINE) {
		int32_t way = (mark->value + 2 * rotation) & 7;

		sketch_middle(sketch, sign_glyph(sketch, &machine_signs[way]));
	} else if (kind == CARC_MARK_CIRCLE && mark->value >= 0 &&
		   mark->value < 3) {
		sketch_middle(sketch,
			      sign_glyph(sketch, &circle_signs[mark->value]));
	} else if (kind < sizeof mark_looks / sizeof mark_looks[0] &&
		   mark_looks[kind].sign.ascii) {
		const char *glyph = sign_glyph(sketch, &mark_looks[kind].sign);

		if (mark_looks[kind].middle)
			sketch_middle(sketch, glyph);
		else
			sketch_corner(sketch, segment, glyph);
	}
}

static void sketch_marks(struct sketch *sketch, const carc_segment *segment,
			 const carc_tile *tile)
{
	carc_mark mark[SKETCH_SEGMENTS];
	int32_t n = carc_marks(tile->type, mark, SKETCH_SEGMENTS);

	for (int32_t i = 0; i < n && i < SKETCH_SEGMENTS; i++)
		sketch_mark(sketch, segment, &mark[i], tile->rotation);
}

static void sketch_segments(struct sketch *sketch, const carc_segment *segment,
			    int32_t n)
{
	sketch_ground(sketch, segment, n);
	for (int way = LOOK_AREA; way <= LOOK_SPOT; way++)
		for (int32_t i = 0; i < n; i++) {
			if ((int)segment_look(&segment[i])->way != way)
				continue;
			if (way == LOOK_AREA)
				sketch_area(sketch, &segment[i], i);
			else if (way == LOOK_LINE)
				sketch_line(sketch, &segment[i], i);
			else
				sketch_spot(sketch, segment, i);
		}
}

void carcp_sketch_tile(struct sketch *sketch, const carc_tile *tile,
		       const carc_figure *figure, int32_t figures)
{
	carc_segment segment[SKETCH_SEGMENTS];
	int32_t n = carc_segments(tile->type, segment, SKETCH_SEGMENTS);

	n = n < SKETCH_SEGMENTS ? n : SKETCH_SEGMENTS;
	for (int32_t i = 0; i < n; i++)
		sketch_turn(&segment[i], tile->rotation);
	sketch_segments(sketch, segment, n);
	sketch_marks(sketch, segment, tile);
	for (int32_t k = 0; k < figures; k++)
		if (figure[k].x == tile->x && figure[k].y == tile->y &&
		    figure[k].segment >= 0 && figure[k].segment < n)
			sketch_figure(sketch, &segment[figure[k].segment],
				      &figure[k]);
	for (int32_t i = 0; i < n; i++)
		sketch_attributes(sketch, segment, i);
	for (int32_t i = 0; i < tile->ingots; i++)
		sketch_corner(sketch, segment, "$");
}
