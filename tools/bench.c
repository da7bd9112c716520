/* SPDX-License-Identifier: Zlib */
/* carcassonne bench: how fast the library is here. */
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "carcassonne.h"
#include "setup.h"
#include "tool.h"

#define BATCH 16

static double seconds_used(void)
{
	return (double)clock() / CLOCKS_PER_SEC;
}

/* Random games for about as long as asked; what is counted is whole games. */
static bool measure_games(const carc_config *config, double seconds,
			  double *rate)
{
	carc_game *start, *game;
	uint64_t rng = 1;
	int64_t games = 0;
	double begin;

	if (carc_game_new(&start, config, NULL) != CARC_OK)
		return false;
	if (carc_game_clone(&game, start, NULL) != CARC_OK) {
		carc_game_free(start);
		return false;
	}
	begin = seconds_used();
	do {
		for (int i = 0; i < BATCH; i++) {
			carc_game_copy(game, start);
			carc_reshuffle(game, rng);
			carc_playout(game, &rng);
		}
		games += BATCH;
	} while (seconds_used() - begin < seconds);
	*rate = (double)games / (seconds_used() - begin);
	carc_game_free(game);
	carc_game_free(start);
	return true;
}

static bool print_rate(carc_config *config, const char *name, double seconds,
		       bool search)
{
	double rate;

	config->events = config->undo = !search;
	config->automatic = search;
	if (!measure_games(config, seconds, &rate)) {
		complain("the game cannot be made");
		return false;
	}
	printf("%-32s %10.0f games/s\n", name, rate);
	return true;
}

static void print_help(void)
{
	puts("Usage: carcassonne bench [OPTION...]\n"
	     "\n"
	     "Plays random games on one core and says how many a second: as a\n"
	     "search plays them (no events, no undo, single choices taken), "
	     "and\n"
	     "with everything on.\n"
	     "\n" SETUP_HELP
	     "      --players NAME,...  as many players as names\n"
	     "  -t, --time N          seconds for each line, default 2\n"
	     "  -h, --help            this text");
}

int command_bench(int argc, char **argv)
{
	static const struct option options[] = {
		SETUP_OPTIONS,
		{"time", required_argument, NULL, 't'},
		{"help", no_argument, NULL, 'h'},
		{NULL, 0, NULL, 0},
	};
	struct setup setup;
	int32_t seconds = 2;
	int option;

	setup_init(&setup);
	setup_seats(&setup, "a,b");
	while ((option = getopt_long(argc, argv, SETUP_LETTERS "t:h", options,
				     NULL)) != -1) {
		if (option == 'h') {
			print_help();
			return 0;
		}
		if (option == 't') {
			if (read_number(optarg, &seconds) && seconds > 0)
				continue;
			complain("--time takes a number of seconds");
			return EXIT_TROUBLE;
		}
		if (!setup_option(&setup, option, optarg))
			return EXIT_TROUBLE;
	}
	if (optind < argc || !setup_finish(&setup)) {
		complain("see carcassonne bench --help");
		return EXIT_TROUBLE;
	}
	printf("libcarcassonne %s, edition %s, %d players\n",
	       carc_version_string(), setup.edition, setup.seats);
	if (!print_rate(&setup.config, "for search", seconds, true) ||
	    !print_rate(&setup.config, "with events and undo", seconds, false))
		return EXIT_TROUBLE;
	return 0;
}
