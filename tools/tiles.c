/* SPDX-License-Identifier: Zlib */
/* carcassonne tiles: lists the tile types in the notation of the tile files, or
 * draws them. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "carcassonne.h"
#include "tool.h"

#define MAX_SEGMENTS 32
#define ATTRIBUTES 16

/* The numbers of the bits that are set, as "0,2". */
static void print_bits(const char *before, int32_t bits)
{
	const char *separator = before;

	for (int i = 0; i < MAX_SEGMENTS; i++) {
		if (!((uint32_t)bits >> i & 1))
			continue;
		printf("%s%d", separator, i);
		separator = ",";
	}
}

static void print_sides(int32_t sides)
{
	putchar(' ');
	for (int side = 0; side < 4; side++)
		if (sides & 1 << side)
			putchar("NESW"[side]);
	if (!sides)
		putchar('-');
}

/* The tile files say cloister for what the rules call a monastery. */
static const char *notation(int32_t group, int32_t id)
{
	const char *name = carc_name(group, id);

	return strcmp(name, "monastery") == 0 ? "cloister" : name;
}

static void print_segment(const carc_segment *segment)
{
	printf("  %s", notation(CARC_NAME_FEATURE, segment->kind));
	switch (segment->kind) {
	case CARC_FEATURE_FIELD:
	case CARC_FEATURE_MEADOW:
		print_bits(" ", segment->halves);
		if (!segment->halves)
			fputs(" -", stdout);
		break;
	case CARC_FEATURE_MONASTERY:
	case CARC_FEATURE_GARDEN:
	case CARC_FEATURE_LAKE:
		break;
	default:
		print_sides(segment->sides);
	}
	print_bits(" adj=", segment->adjacent);
	for (int i = 0; i < ATTRIBUTES; i++)
		if (segment->attribute[i])
			printf(" %s=%d", carc_name(CARC_NAME_ATTRIBUTE, i),
			       (int)segment->attribute[i]);
	if (segment->end)
		printf(" end=%s", notation(CARC_NAME_END, segment->end));
	putchar('\n');
}

/* Where a machine flies to with the tile upright, and what a circle shows. */
static void print_mark(const carc_mark *mark)
{
	static const char *const directions[] = {"N", "NE", "E", "SE",
						 "S", "SW", "W", "NW"};
	static const char *const circles[] = {"pitchfork", "club", "shield"};

	printf("  %s", carc_name(CARC_NAME_MARK, mark->kind));
	if (mark->kind == CARC_MARK_MACHINE)
		printf(" dir=%s", directions[mark->value]);
	if (mark->kind == CARC_MARK_CIRCLE)
		printf(" kind=%s", circles[mark->value]);
	putchar('\n');
}

static void print_tile(const carc_tile_type *tile)
{
	carc_segment segment[MAX_SEGMENTS];
	carc_mark mark[MAX_SEGMENTS];

	printf("tile %s count=%d%s set=%s",
	       carc_name(CARC_NAME_TILE_TYPE, tile->type), (int)tile->count,
	       tile->start ? " start" : "",
	       carc_name(CARC_NAME_SET, tile->set));
	if (tile->plain != CARC_NONE)
		printf(" code=%s", carc_name(CARC_NAME_TILE_TYPE, tile->plain));
	putchar('\n');
	carc_segments(tile->type, segment, MAX_SEGMENTS);
	for (int i = 0; i < tile->segments; i++)
		print_segment(&segment[i]);
	carc_marks(tile->type, mark, MAX_SEGMENTS);
	for (int i = 0; i < tile->marks; i++)
		print_mark(&mark[i]);
}

static void print_all(void)
{
	int32_t n = carc_tile_types(NULL, 0);
	carc_tile_type *tiles = allocate((size_t)(n + 1) * sizeof *tiles);

	n = carc_tile_types(tiles, n);
	for (int32_t i = 0; i < n; i++) {
		if (i > 0)
			putchar('\n');
		print_tile(&tiles[i]);
	}
	free(tiles);
}

static int print_named(char **name, int n)
{
	carc_tile_type tile;

	for (int i = 0; i < n; i++) {
		if (carc_tile_type_get(carc_find(CARC_NAME_TILE_TYPE, name[i]),
				       &tile) != CARC_OK) {
			complain("no tile type '%s'", name[i]);
			return EXIT_TROUBLE;
		}
		if (i > 0)
			putchar('\n');
		print_tile(&tile);
	}
	return 0;
}

static int draw_sheet(int32_t set, bool dark, const char *output)
{
	carc_render show;
	int32_t size;
	char *text;
	int result;

	carc_render_init(&show, sizeof show);
	show.theme = dark;
	size = carc_render_tiles(set, &show, NULL, 0);
	if (size < 0) {
		complain("tiles: %s", carc_status_text(size));
		return EXIT_TROUBLE;
	}
	text = allocate((size_t)size);
	carc_render_tiles(set, &show, text, size);
	result = put_output(output, text);
	free(text);
	return result;
}

/* All sets, or the one that is named. */
static int draw_sets(char **name, int n, bool dark, const char *output)
{
	int32_t set = n ? carc_find(CARC_NAME_SET, name[0]) : CARC_NONE;

	if (n > 1 || (n && set < 0)) {
		complain(n > 1 ? "tiles: one set" : "no tile set '%s'",
			 name[0]);
		return EXIT_TROUBLE;
	}
	return draw_sheet(set, dark, output);
}

static void print_help(void)
{
	puts("Usage: carcassonne tiles [NAME...]\n"
	     "       carcassonne tiles --svg [SET]\n"
	     "\n"
	     "Lists all tile types, or those named. A block is one type: how\n"
	     "many copies a set has, then a line for each segment in the\n"
	     "order of their numbers, with the tile upright. Sides are N, E,\n"
	     "S, W; the half-edges of fields are numbered 0 to 7 clockwise\n"
	     "from the west half of the north side; adj= names the cities a\n"
	     "field touches, end= tells where a road or river of one side\n"
	     "ends. What is no segment comes last.\n"
	     "\n"
	     "  -s, --svg          draw the tile types of all sets, or of one\n"
	     "  -d, --dark         light lines on dark ground\n"
	     "  -o, --output FILE  where to draw; otherwise standard output\n"
	     "  -h, --help         this text");
}

int command_tiles(int argc, char **argv)
{
	static const struct option options[] = {
		{"svg", no_argument, NULL, 's'},
		{"dark", no_argument, NULL, 'd'},
		{"output", required_argument, NULL, 'o'},
		{"help", no_argument, NULL, 'h'},
		{NULL, 0, NULL, 0},
	};
	const char *output = NULL;
	bool svg = false, dark = false;
	int option;

	while ((option = getopt_long(argc, argv, "sdo:h", options, NULL)) !=
	       -1) {
		if (option == 'h') {
			print_help();
			return 0;
		}
		if (option == 'o')
			output = optarg;
		else if (option != 's' && option != 'd')
			return EXIT_TROUBLE;
		svg |= option == 's';
		dark |= option == 'd';
	}
	if (svg)
		return draw_sets(argv + optind, argc - optind, dark, output);
	if (optind < argc)
		return print_named(argv + optind, argc - optind);
	print_all();
	return 0;
}
