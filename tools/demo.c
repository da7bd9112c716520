/* SPDX-License-Identifier: Zlib */
/* carcassonne demo: plays a game that a person can follow, and draws it. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bots.h"
#include "carcassonne.h"
#include "demo.h"
#include "html.h"
#include "save.h"
#include "tool.h"

#define MAX_ROWS 128

/* What is shown, and how it is called. */
static const char *const expansions[] = {"river", "abbot", "inns", "large",
					 "traders"};

#define TITLE                                                                  \
	"A game of Carcassonne Plus with the river, the abbot, inns and\n"     \
	"cathedrals, traders and builders"

struct demo {
	carc_config config;
	bool fast;
	const char *directory; /* For the pictures, NULL for none. */
};

static void print_table(const carc_game *game)
{
	int32_t players = carc_players(game, NULL, 0);
	int32_t total[CARC_MAX_PLAYERS] = {0};
	carc_score row[MAX_ROWS];
	int32_t rows = carc_score_final(game, row, MAX_ROWS);
	int32_t categories = rows / players;

	printf("\n%-14s", "");
	for (int32_t p = 0; p < players; p++)
		printf("%7s", player_name(p));
	for (int32_t c = 0; c < categories; c++) {
		printf("\n  %-12s",
		       carc_name(CARC_NAME_CATEGORY, row[c].category));
		for (int32_t p = 0; p < players; p++) {
			printf("%7d", (int)row[p * categories + c].points);
			total[p] += row[p * categories + c].points;
		}
	}
	printf("\n  %-12s", "all");
	for (int32_t p = 0; p < players; p++)
		printf("%7d", (int)total[p]);
	printf("\n\n");
}

static void print_winners(const carc_game *game)
{
	carc_event event;

	for (int32_t i = 0; carc_events(game, i, &event, 1) > 0; i++)
		if (event.kind == CARC_EVENT_WINNER)
			printf("%s wins with %d points.\n",
			       player_name(event.player), (int)event.value);
}

/* Write a text to a file of the directory; say what it is. */
static bool put_picture(const struct demo *demo, const char *name, char *text,
			const char *what)
{
	size_t size = strlen(demo->directory) + strlen(name) + 2;
	char *path = allocate(size);
	bool good;

	snprintf(path, size, "%s/%s", demo->directory, name);
	good = text && write_file(path, text);
	if (good)
		printf("  %s  %s\n", path, what);
	free(path);
	free(text);
	return good;
}

static char *draw_board(const carc_game *game)
{
	int32_t size = carc_render_svg(game, NULL, NULL, 0);
	char *text = allocate(size > 0 ? (size_t)size : 1);

	carc_render_svg(game, NULL, text, size > 0 ? size : 0);
	return text;
}

static bool put_pictures(const struct demo *demo, carc_game *game)
{
	const char *name[CARC_MAX_PLAYERS];
	carc_render show;

	if (!demo->directory) {
		printf("\nWith --output DIRECTORY it is drawn there, too.\n");
		return true;
	}
	for (int32_t p = 0; p < CARC_MAX_PLAYERS; p++)
		name[p] = player_name(p);
	carc_render_init(&show, sizeof show);
	printf("\nTo look at:\n");
	return put_picture(demo, "demo.svg", draw_board(game), "the board") &&
	       put_picture(demo, "demo.html",
			   html_page(game, &show, name,
				     carc_history(game, 0, NULL, 0)),
			   "every move, in a browser");
}

static int play(const struct demo *demo)
{
	const carc_config *config = &demo->config;
	struct teller teller = {.every = 12};
	struct bot bot = {.kind = BOT_GREEDY};
	uint64_t rng = config->seed;
	carc_turn_info turn;
	carc_move move = {0};
	carc_game *game;
	bool good;

	if (carc_game_new(&game, config, NULL) != CARC_OK) {
		complain("the game cannot be played");
		return EXIT_TROUBLE;
	}
	screen_options(&teller.screen);
	teller.screen.scores = teller.screen.last_move = 0;
	teller.pause = isatty(STDOUT_FILENO) && !demo->fast;
	printf(TITLE
	       ", %d players, seed %llu.\n\n"
	       "On the board, tiles are three rows of five characters.\n"
	       "  A B ...  a follower of Anna, Ben ...   a b ...  in a field\n",
	       (int)config->players, (unsigned long long)config->seed);
	tell_news(&teller, game);
	while (carc_turn(game, &turn), turn.decision != CARC_DECISION_OVER) {
		if (bot_choose(&bot, game, &rng, &move) != CARC_OK ||
		    carc_apply(game, &move) != CARC_OK)
			break;
		tell_news(&teller, game);
	}
	print_table(game);
	print_winners(game);
	good = put_pictures(demo, game);
	carc_game_free(game);
	return good ? 0 : EXIT_TROUBLE;
}

static void configure(carc_config *config)
{
	carc_config_init(config, sizeof *config);
	carc_config_preset(config, CARC_EDITION_PLUS);
	for (size_t i = 0; i < sizeof expansions / sizeof *expansions; i++)
		carc_config_add(config, expansions[i]);
}

static void print_help(void)
{
	puts("Usage: carcassonne demo [OPTION...]\n"
	     "\n"
	     "Plays a game between players that look one turn ahead, and "
	     "tells\n"
	     "it: every tile, every point and why, the board every 12 turns,\n"
	     "the final table. In a terminal it leaves time to read. At the\n"
	     "end it can draw the board, demo.svg, and write a page to step\n"
	     "through the game, demo.html.\n"
	     "\n"
	     "      --seed N           another game, 0 or more\n"
	     "      --players N        1 to 6\n"
	     "      --fast             no pauses\n"
	     "  -o, --output DIRECTORY where the pictures go; otherwise none\n"
	     "  -h, --help             this text");
}

int command_demo(int argc, char **argv)
{
	static const struct option options[] = {
		{"seed", required_argument, NULL, 's'},
		{"players", required_argument, NULL, 'p'},
		{"fast", no_argument, NULL, 'f'},
		{"output", required_argument, NULL, 'o'},
		{"help", no_argument, NULL, 'h'},
		{NULL, 0, NULL, 0},
	};
	int32_t seed = 8, players = 2;
	struct demo demo = {.fast = false};
	bool wrong = false;
	int option;

	while ((option = getopt_long(argc, argv, "o:h", options, NULL)) != -1) {
		if (option == 'h') {
			print_help();
			return 0;
		}
		if (option == 's')
			wrong |= !read_number(optarg, &seed) || seed < 0;
		else if (option == 'p')
			wrong |= !read_number(optarg, &players) ||
				 players < 1 || players > CARC_MAX_PLAYERS;
		else if (option == 'f')
			demo.fast = true;
		else if (option == 'o')
			demo.directory = optarg;
		else
			return EXIT_TROUBLE;
	}
	if (wrong || optind < argc) {
		complain("see carcassonne demo --help");
		return EXIT_TROUBLE;
	}
	configure(&demo.config);
	demo.config.seed = (uint64_t)seed;
	demo.config.players = players;
	return play(&demo);
}
