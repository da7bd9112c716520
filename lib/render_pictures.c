/* SPDX-License-Identifier: Zlib */
/* SVG: the pictures of what is no terrain. */
#include "render_svg.h"

/* Shapes around the origin, about 160 across. They are the same in both themes,
 * as printed pictures are. */
struct picture {
	const char *fill, *path;
};

#define LAYERS 4

static void draw_layers(struct pen *pen, const char *name,
			const struct picture *picture, int x, int y,
			const char *turn)
{
	carcp_write(pen,
		    "<g class='%s' transform='translate(%d %d)%s' "
		    "stroke='#2b2620' stroke-width='8' "
		    "stroke-linejoin='round'>",
		    name, x, y, turn);
	for (int i = 0; i < LAYERS && picture[i].path; i++)
		carcp_write(pen, "<path fill='%s' d='%s'/>", picture[i].fill,
			    picture[i].path);
	carcp_write(pen, "</g>");
}

static const struct picture attributes[][LAYERS] = {
	[CARC_ATTRIBUTE_PENNANT] =
		{{"#2456a6", "M-55,-65H55V10Q55,55 0,80Q-55,55 -55,10Z"},
		 {"#fff8e0", "M-14,-65H14V73L0,80L-14,73Z"}},
	[CARC_ATTRIBUTE_INN] =
		{{"#5aa3d8", "M-85,45a85,34 0 1 0 170,0a85,34 0 1 0 -170,0Z"},
		 {"#fff8e0", "M-45,45V-25H45V45Z"},
		 {"#a5482f", "M-65,-20L0,-80L65,-20Z"},
		 {"#2b2620", "M-12,45V5H12V45Z"}},
	[CARC_ATTRIBUTE_CATHEDRAL] =
		{{"#fff8e0", "M-120,110V-60H-60V-20H60V-60H120V110Z"},
		 {"#a5482f",
		  "M-130,-60L-90,-150L-50,-60ZM50,-60L90,-150L130,-60Z"
		  "M-60,-20L0,-85L60,-20Z"},
		 {"#2b2620",
		  "M-26,110V50Q0,10 26,50V110ZM-100,0H-80V40H-100Z"
		  "M80,0H100V40H80ZM-6,-85V-150H6V-85ZM-22,-132H22V-120H-22Z"}},
	[CARC_ATTRIBUTE_WINE] =
		{{"#7b2450",
		  "M-24,-85H24V-45Q58,-25 58,10V80H-58V10Q-58,-25 -24,-45Z"},
		 {"#fff8e0", "M-40,15H40V55H-40Z"}},
	[CARC_ATTRIBUTE_GRAIN] =
		{{"#f2c12e", "M0,85V-20M-8,80L-45,-30Q-75,-60 -40,-85Q-20,-50 "
			     "-30,-20L0,60L30,-20Q20,-50 40,-85Q75,-60 "
			     "45,-30L8,80ZM0,-15Q-28,-55 0,-95Q28,-55 0,-15Z"},
		 {"#a5482f", "M-32,25H32V48H-32Z"}},
	[CARC_ATTRIBUTE_CLOTH] =
		{{"#7fc7e8", "M-75,-50H55V60H-75Z"},
		 {"#fff8e0",
		  "M55,-50A26,26 0 1 1 55,2L55,60A26,55 0 0 0 55,-50Z"},
		 {"#2456a6", "M-75,-15H55V5H-75ZM-75,28H55V42H-75Z"}},
	[CARC_ATTRIBUTE_NUGGET] =
		{{"#ffd23e", "M-65,25L-40,-35L15,-55L65,-15L60,40L5,60Z"},
		 {"#fff3b0", "M-35,-20L10,-38L30,-10L-10,5Z"}},
	[CARC_ATTRIBUTE_MUSHROOMS] =
		{{"#fff8e0", "M-50,65V0H-18V65ZM18,65V15H46V65Z"},
		 {"#c8402f", "M-85,5Q-75,-65 -34,-65Q8,-65 18,5ZM0,20Q6,-30 "
			     "32,-30Q60,-30 72,20Z"}},
	[CARC_ATTRIBUTE_FISH] =
		{{"#e8eef2",
		  "M-70,0Q-20,-50 35,-8L75,-40V40L35,8Q-20,50 -70,0Z"},
		 {"#2b2620", "M-42,-8a7,7 0 1 0 14,0a7,7 0 1 0 -14,0Z"}},
	[CARC_ATTRIBUTE_DEER] =
		{{"#a8682e", "M-80,15L-60,-20H10L30,-55L60,-60L75,-40L45,-"
			     "25L40,15L45,80H28L20,25H-35L-45,80H-62L-58,25Z"},
		 {"#6b4423",
		  "M35,-55L20,-95L28,-97L40,-75L48,-100L56,-98L52,-58Z"}},
	[CARC_ATTRIBUTE_MAMMOTH] =
		{{"#6b4a3a", "M-90,80V-20Q-80,-70 -20,-70L20,-85Q75,-85 "
			     "80,-20V70H62V0L45,20V80H20V40H-40V80Z"},
		 {"#fff8e0", "M45,5Q55,60 95,35Q80,75 40,50Z"}},
	[CARC_ATTRIBUTE_TIGER] = {{"#e8842a",
				   "M-85,10Q-95,-50 "
				   "-75,-60L-65,-20H25L35,-50L80,-45L75,-5L45,"
				   "5L48,75H28L22,25H-40L-48,75H-68L-66,25Z"},
				  {"#2b2620",
				   "M-45,-20H-32V15H-45ZM-15,-20H-2V15H-15ZM70,"
				   "-15L62,20L58,-10ZM62,-15L54,14L50,-10Z"}},
	[CARC_ATTRIBUTE_AUROCHS] =
		{{"#3b2a20", "M-90,0Q-80,-45 "
			     "-30,-45L25,-60L75,-45L85,0L55,15L45,20V75H25V25H-"
			     "45V75H-68V25Z"},
		 {"#fff8e0", "M30,-55Q10,-95 50,-100Q30,-80 "
			     "48,-58ZM68,-48Q70,-85 100,-75Q80,-70 84,-42Z"}},
	[CARC_ATTRIBUTE_FIRE] =
		{{"#e8582a",
		  "M0,-100Q75,-20 60,40Q45,85 0,85Q-50,85 -60,35Q-65,0 "
		  "-30,-35Q-25,-10 -10,-5Q-20,-60 0,-100Z"},
		 {"#ffd23e",
		  "M5,-20Q40,25 28,55Q15,80 0,78Q-28,75 -28,45Q-28,15 5,-20Z"}},
	[CARC_ATTRIBUTE_SHRINE] =
		{{"#b8b4ac",
		  "M-85,80V-20H-50V80ZM50,80V-20H85V80ZM-18,80V-20H18V80Z"},
		 {"#d8d4cc", "M-95,-20V-55H95V-20Z"},
		 {"#ffd23e", "M-18,-60L0,-95L18,-60Z"}},
};

void carcp_draw_attribute(struct pen *pen, int attribute, int x, int y)
{
	if (attribute < (int)(sizeof attributes / sizeof attributes[0]))
		draw_layers(pen, carc_name(CARC_NAME_ATTRIBUTE, attribute),
			    attributes[attribute], x, y,
			    attribute == CARC_ATTRIBUTE_FISH ? ""
							     : " scale(1.3)");
}

static const struct picture monastery[LAYERS] = {
	{"#fff8e0", "M-115,105V-20H115V105Z"},
	{"#a5482f", "M-140,-15L-95,-85H-20V-100H20V-85H95L140,-15Z"},
	{"#fff8e0",
	 "M-10,-100V-118H-30V-136H-10V-158H10V-136H30V-118H10V-100Z"},
	{"#2b2620",
	 "M-24,105V55Q0,20 24,55V105ZM-85,60V20H-60V60ZM60,60V20H85V60Z"},
};

static const struct picture garden[LAYERS] = {
	{"#3f7a4a", "M-80,0a80,80 0 1 0 160,0a80,80 0 1 0 -160,0Z"},
	{"#b5dc74", "M-60,0a60,60 0 1 0 120,0a60,60 0 1 0 -120,0Z"},
	{"#f06a9b", "M-46,-24a22,22 0 1 0 44,0a22,22 0 1 0 -44,0ZM2,24a22,22 "
		    "0 1 0 44,0a22,22 0 1 0 -44,0Z"},
	{"#ffd23e", "M2,-24a22,22 0 1 0 44,0a22,22 0 1 0 -44,0ZM-46,24a22,22 "
		    "0 1 0 44,0a22,22 0 1 0 -44,0Z"},
};

/* It stands on the wall, with its arch where the road comes to it. */
static const struct picture gate[LAYERS] = {
	{"#d8cfb8", "M-60,50V-60H-36V-40H-12V-60H12V-40H36V-60H60V50Z"},
	{"#2b2620", "M-26,50V10Q0,-24 26,10V50Z"},
};

/* Houses on a green: roads end there. */
static const struct picture village[LAYERS] = {
	{"#8fae63", "M-140,0a140,140 0 1 0 280,0a140,140 0 1 0 -280,0Z"},
	{"#fff8e0", "M-42,-30V-78H42V-30ZM-110,52V2H-26V52ZM26,84V34H110V84Z"},
	{"#a5482f", "M-55,-74L0,-126L55,-74ZM-123,6L-68,-46L-13,6ZM13,38L68,"
		    "-14L123,38Z"},
};

/* A paved place where roads end: they meet and are not one. */
static const struct picture crossing[LAYERS] = {
	{"#d8cfb8", "M-72,0a72,72 0 1 0 144,0a72,72 0 1 0 -144,0Z"},
};

/* Symbols that are no terrain stand on a disc. */
#define DISC "M-90,0a90,90 0 1 0 180,0a90,90 0 1 0 -180,0Z"
#define PALE "#fff8e0"

static const struct picture marks[][LAYERS] = {
	[CARC_MARK_GOLD] = {{PALE, DISC},
			    {"#ffcc1f", "M-62,40L-42,0H42L62,40Z"},
			    {"#ffe27a", "M-35,0L-22,-38H22L35,0Z"}},
	[CARC_MARK_MAGIC] = {{PALE, DISC},
			     {"#7b4fa3", "M0,-75L18,-24L72,-24L29,9L45,62L0,"
					 "30L-45,62L-29,9L-72,-24L-18,-24Z"}},
	[CARC_MARK_ROBBER] =
		{{PALE, DISC},
		 {"#c08a4a",
		  "M-22,-45Q-70,0 -58,45Q-40,68 0,68Q40,68 58,45Q70,0 22,-45Z"},
		 {"#6b4423", "M-32,-68H32L18,-42H-18Z"}},
	[CARC_MARK_FESTIVAL] = {{PALE, DISC},
				{"#d6423a",
				 "M-66,50L-30,-35L0,50ZM0,50L30,-35L66,50Z"},
				{"#2456a6",
				 "M-32,-35V-72L0,-60L-28,-48V-35ZM28,-35V-"
				 "72L60,-60L32,-48V-35Z"}},
	[CARC_MARK_MACHINE] = {{PALE, DISC},
			       {"#c8402f", "M0,-82L30,-40H12V20H62V44H12V66H-"
					   "12V44H-62V20H-12V-40H-30Z"}},
	[CARC_MARK_VOLCANO] =
		{{"#6a5a55", "M-150,110L-45,-80H45L150,110Z"},
		 {"#e8582a",
		  "M-45,-80H45L62,-48L35,-20L12,-55L-12,10L-30,-45L-62,-48Z"},
		 {"#d8d4cc",
		  "M-30,-95Q-60,-130 -20,-140Q0,-175 35,-145Q70,-130 35,-95Z"}},
};

static const struct picture circles[][LAYERS] = {
	{{"#6b4423", "M-10,110V-10H-60V-90H-40V-30H-10V-110H10V-30H40V-90H60V-"
		     "10H10V110Z"}},
	{{"#6b4423", "M-14,110Q-5,60 -8,38A45,45 0 1 1 -42,-36A45,45 0 1 1 "
		     "42,-36A45,45 0 1 1 8,38Q5,60 14,110Z"}},
	{{"#6b4423", "M-75,-90H75V10Q75,75 0,110Q-75,75 -75,10Z"}},
};

void carcp_draw_mark(struct pen *pen, const carc_mark *mark, int x, int y)
{
	static const char *const turn[8] = {" scale(1.2)",
					    " scale(1.2) rotate(45)",
					    " scale(1.2) rotate(90)",
					    " scale(1.2) rotate(135)",
					    " scale(1.2) rotate(180)",
					    " scale(1.2) rotate(225)",
					    " scale(1.2) rotate(270)",
					    " scale(1.2) rotate(315)"};
	bool flies = mark->kind == CARC_MARK_MACHINE;

	/* Others are seen by how the terrain is drawn. */
	if (mark->kind < (int)(sizeof marks / sizeof marks[0]) &&
	    marks[mark->kind][0].path)
		draw_layers(pen, carc_name(CARC_NAME_MARK, mark->kind),
			    marks[mark->kind], x, y,
			    turn[flies ? mark->value & 7 : 0]);
}

void carcp_draw_circle(struct pen *pen, int value, int radius)
{
	carcp_write(pen,
		    "<circle cx='500' cy='500' r='%d' fill='#e8cf62' "
		    "stroke='#a98a1c' stroke-width='20' "
		    "stroke-dasharray='30 18'/>",
		    radius);
	if (value >= 0 && value < 3)
		draw_layers(pen, carc_name(CARC_NAME_MARK, CARC_MARK_CIRCLE),
			    circles[value], 500, 500,
			    radius < 150 ? " scale(0.85)" : "");
}

void carcp_draw_building(struct pen *pen, enum building building, int x, int y)
{
	static const struct {
		const char *name;
		const struct picture *picture;
		const char *scale;
	} buildings[] = {
		[DRAW_MONASTERY] = {"monastery", monastery, " scale(1.2)"},
		[DRAW_GARDEN] = {"garden", garden, " scale(1.2)"},
		[DRAW_GATE] = {"gate", gate, ""},
		[DRAW_VILLAGE] = {"village", village, ""},
		[DRAW_CROSSING] = {"crossing", crossing, ""},
	};

	draw_layers(pen, buildings[building].name, buildings[building].picture,
		    x, y, buildings[building].scale);
}
