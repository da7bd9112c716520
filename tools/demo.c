/* SPDX-License-Identifier: Zlib */
/* carcassonne demo: plays a game that a person can follow. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "bots.h"
#include "carcassonne.h"
#include "demo.h"
#include "tool.h"

#define MAX_ROWS 128

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

static int play(const carc_config *config, bool fast)
{
	struct teller teller = {.every = 12};
	struct bot bot = {.kind = BOT_GREEDY};
	uint64_t rng = config->seed;
	carc_turn_info turn;
	carc_move move = {0};
	carc_game *game;

	if (carc_game_new(&game, config, NULL) != CARC_OK) {
		complain("the game cannot be played");
		return EXIT_TROUBLE;
	}
	screen_options(&teller.screen);
	teller.screen.scores = teller.screen.last_move = 0;
	teller.pause = isatty(STDOUT_FILENO) && !fast;
	printf("A game of Carcassonne, %d players, seed %llu.\n\n"
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
	carc_game_free(game);
	return 0;
}

static void print_help(void)
{
	puts("Usage: carcassonne demo [OPTION...]\n"
	     "\n"
	     "Plays a game between players that look one turn ahead, and "
	     "tells\n"
	     "it: every tile, every point and why, the board every 12 turns,\n"
	     "the final table. In a terminal it leaves time to read.\n"
	     "\n"
	     "      --seed N     another game, 0 or more\n"
	     "      --players N  1 to 6\n"
	     "      --fast       no pauses\n"
	     "  -h, --help       this text");
}

int command_demo(int argc, char **argv)
{
	static const struct option options[] = {
		{"seed", required_argument, NULL, 's'},
		{"players", required_argument, NULL, 'p'},
		{"fast", no_argument, NULL, 'f'},
		{"help", no_argument, NULL, 'h'},
		{NULL, 0, NULL, 0},
	};
	int32_t seed = 8, players = 2;
	bool fast = false, wrong = false;
	carc_config config;
	int option;

	while ((option = getopt_long(argc, argv, "h", options, NULL)) != -1) {
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
			fast = true;
		else
			return EXIT_TROUBLE;
	}
	if (wrong || optind < argc) {
		complain("see carcassonne demo --help");
		return EXIT_TROUBLE;
	}
	carc_config_init(&config, sizeof config);
	config.seed = (uint64_t)seed;
	config.players = players;
	return play(&config, fast);
}
