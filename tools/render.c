/* SPDX-License-Identifier: Zlib */
/* carcassonne render: draws a position of a record as SVG, or the whole game as
 * a page to step through. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "carcassonne.h"
#include "html.h"
#include "save.h"
#include "tool.h"

struct request {
	carc_render show;
	const char *output;
	int32_t moves; /* how many of the record's, -1 for all */
	bool html;
};

/* Read "X,Y,SEGMENT". */
static bool read_segment(const char *word, carc_render *show)
{
	const char *comma = strrchr(word, ',');
	char cell[32];
	size_t length = comma ? (size_t)(comma - word) : sizeof cell;

	if (length >= sizeof cell)
		return false;
	memcpy(cell, word, length);
	cell[length] = '\0';
	show->highlight = 1;
	return read_cell(cell, &show->x, &show->y) &&
	       read_number(comma + 1, &show->segment);
}

int put_output(const char *path, const char *text)
{
	if (path && strcmp(path, "-") != 0)
		return write_file(path, text) ? 0 : EXIT_TROUBLE;
	fputs(text, stdout);
	return 0;
}

static bool has_moves(const carc_game *game, int32_t moves)
{
	int32_t made = carc_history(game, 0, NULL, 0);

	if (moves <= made)
		return true;
	complain("render: the record has only %d moves", (int)made);
	return false;
}

static bool go_back(carc_game *game, int32_t moves)
{
	int32_t made = carc_history(game, 0, NULL, 0);

	for (; moves >= 0 && made > moves; made--)
		if (carc_undo(game) != CARC_OK)
			return false;
	return true;
}

static int draw_game(const carc_game *game, const struct request *request)
{
	int32_t size = carc_render_svg(game, &request->show, NULL, 0);
	char *text;
	int result;

	if (size < 0) {
		complain("render: %s", carc_status_text(size));
		return EXIT_TROUBLE;
	}
	text = allocate((size_t)size);
	carc_render_svg(game, &request->show, text, size);
	result = put_output(request->output, text);
	free(text);
	return result;
}

/* The names in the line that play ends a record with; who is not in it has
 * none. */
static void find_names(char *record, const char **name)
{
	static const char line[] = "\n# players ";
	char *at = strstr(record, line);

	if (!at)
		return;
	at += strlen(line);
	at[strcspn(at, "\r\n")] = '\0';
	for (int i = 0; i < CARC_MAX_PLAYERS && at; i++) {
		name[i] = at;
		at = strchr(at, ',');
		if (at)
			*at++ = '\0';
	}
}

static int draw_page(carc_game *game, const char *file,
		     const struct request *request)
{
	const char *name[CARC_MAX_PLAYERS] = {NULL};
	char *record = read_file(file), *page;
	int result = EXIT_TROUBLE;

	if (!record)
		return EXIT_TROUBLE;
	find_names(record, name);
	page = html_page(game, &request->show, name,
			 request->moves < 0 ? carc_history(game, 0, NULL, 0)
					    : request->moves);
	if (page)
		result = put_output(request->output, page);
	free(page);
	free(record);
	return result;
}

static int draw_record(const char *file, const struct request *request)
{
	carc_game *game;
	int result = load_game(file, &game);

	if (result != 0)
		return result;
	if (!has_moves(game, request->moves))
		result = EXIT_TROUBLE;
	else if (request->html)
		result = draw_page(game, file, request);
	else if (go_back(game, request->moves))
		result = draw_game(game, request);
	carc_game_free(game);
	return result;
}

static void print_help(void)
{
	puts("Usage: carcassonne render [OPTION...] FILE\n"
	     "\n"
	     "Draws the position at the end of a record as SVG: the board, "
	     "the\n"
	     "figures on it, a score board. With --html, the whole game as "
	     "one\n"
	     "page that any browser shows, without a network: step through it\n"
	     "with a slider, buttons and keys (arrows, Home, End, space).\n"
	     "\n"
	     "  carcassonne render --html -o game.html my.game\n"
	     "\n"
	     "  -o, --output FILE        where to; otherwise standard output\n"
	     "      --html               the whole game as a page\n"
	     "  -m, --move N             after the first N moves; the page "
	     "opens there\n"
	     "  -d, --dark               light lines on dark ground\n"
	     "  -p, --placements         where the tile in hand can go\n"
	     "  -l, --highlight X,Y,SEG  the feature of that segment\n"
	     "      --no-coordinates     no columns and rows\n"
	     "      --no-last            no frame around the last tile\n"
	     "      --no-scores          only the board\n"
	     "  -h, --help               this text");
}

/* One option; false if it is wrong. */
static bool take_option(struct request *request, int option)
{
	carc_render *show = &request->show;

	switch (option) {
	case 'o':
		request->output = optarg;
		return true;
	case 'm':
		return read_number(optarg, &request->moves) &&
		       request->moves >= 0;
	case 'H':
		request->html = true;
		return true;
	case 'd':
		show->theme = CARC_THEME_DARK;
		return true;
	case 'p':
		show->placements = 1;
		return true;
	case 'l':
		return read_segment(optarg, show);
	case 'C':
		show->coordinates = 0;
		return true;
	case 'L':
		show->last_move = 0;
		return true;
	case 'S':
		show->scores = 0;
		return true;
	default:
		return false;
	}
}

int command_render(int argc, char **argv)
{
	static const struct option options[] = {
		{"output", required_argument, NULL, 'o'},
		{"html", no_argument, NULL, 'H'},
		{"move", required_argument, NULL, 'm'},
		{"dark", no_argument, NULL, 'd'},
		{"placements", no_argument, NULL, 'p'},
		{"highlight", required_argument, NULL, 'l'},
		{"no-coordinates", no_argument, NULL, 'C'},
		{"no-last", no_argument, NULL, 'L'},
		{"no-scores", no_argument, NULL, 'S'},
		{"help", no_argument, NULL, 'h'},
		{NULL, 0, NULL, 0},
	};
	struct request request = {.moves = -1};
	int option;

	carc_render_init(&request.show, sizeof request.show);
	while ((option = getopt_long(argc, argv, "o:m:dpl:h", options, NULL)) !=
	       -1) {
		if (option == 'h') {
			print_help();
			return 0;
		}
		if (!take_option(&request, option)) {
			complain("render: see carcassonne render --help");
			return EXIT_TROUBLE;
		}
	}
	if (optind + 1 != argc) {
		complain("render: one record, see carcassonne render --help");
		return EXIT_TROUBLE;
	}
	if (request.html && (request.show.highlight || !request.show.scores)) {
		complain("render: --highlight and --no-scores are for one "
			 "position, not for --html");
		return EXIT_TROUBLE;
	}
	return draw_record(argv[optind], &request);
}
