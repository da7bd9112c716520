/* SPDX-License-Identifier: Zlib */
/* carcassonne replay: step through a game. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "carcassonne.h"
#include "save.h"
#include "screen.h"
#include "tool.h"
#include "words.h"

#define WATCH_MILLISECONDS 700

/* A game and its moves, some of which are made. */
struct reel {
	carc_game *game;
	carc_move *move;
	int32_t moves, at;
	carc_render screen;
};

static bool step_back(struct reel *reel)
{
	if (reel->at == 0 || carc_undo(reel->game) != CARC_OK)
		return false;
	reel->at--;
	return true;
}

static bool step_forward(struct reel *reel)
{
	if (reel->at == reel->moves ||
	    apply_history(reel->game, &reel->move[reel->at]) != CARC_OK)
		return false;
	reel->at++;
	return true;
}

static void jump(struct reel *reel, int64_t to)
{
	while (reel->at > to && step_back(reel))
		;
	while (reel->at < to && step_forward(reel))
		;
}

/* What the last move did. */
static void tell_step(const struct reel *reel)
{
	static const char *const names[CARC_MAX_PLAYERS] = {"A", "B", "C",
							    "D", "E", "F"};
	int32_t first, n = carc_events(reel->game, 0, NULL, 0);
	carc_game *before;
	carc_event event;
	char text[256];

	if (reel->at == 0 ||
	    carc_game_clone(&before, reel->game, NULL) != CARC_OK)
		return;
	carc_undo(before);
	first = carc_events(before, 0, NULL, 0);
	carc_game_free(before);
	for (int32_t i = first; i < n; i++)
		if (carc_events(reel->game, i, &event, 1) > 0 &&
		    describe_event(&event, names, text, sizeof text))
			printf("  %s\n", text);
}

static void show(const struct reel *reel)
{
	putchar('\n');
	print_position(reel->game, &reel->screen);
	printf("Move %d of %d\n", (int)reel->at, (int)reel->moves);
	tell_step(reel);
}

static void watch(struct reel *reel)
{
	struct timespec pause = {0, WATCH_MILLISECONDS * 1000000L};

	while (step_forward(reel)) {
		show(reel);
		fflush(stdout);
		if (isatty(STDOUT_FILENO))
			nanosleep(&pause, NULL);
	}
}

static void print_commands(void)
{
	puts("  return, n     forward      b         back\n"
	     "  N             to move N    +N, -N    so many moves\n"
	     "  first, last   to the ends  w         watch to the end\n"
	     "  q             leave");
}

/* False to leave. */
static bool obey(struct reel *reel, const char *line)
{
	int32_t number;

	if (read_number(line, &number)) {
		bool relative = *line == '+' || *line == '-';

		jump(reel, (relative ? (int64_t)reel->at : 0) + number);
	} else if (strcmp(line, "q") == 0 || strcmp(line, "quit") == 0) {
		return false;
	} else if (!*line || strcmp(line, "n") == 0) {
		jump(reel, (int64_t)reel->at + 1);
	} else if (strcmp(line, "b") == 0) {
		jump(reel, (int64_t)reel->at - 1);
	} else if (strcmp(line, "first") == 0) {
		jump(reel, 0);
	} else if (strcmp(line, "last") == 0) {
		jump(reel, reel->moves);
	} else if (strcmp(line, "w") == 0) {
		watch(reel);
		return true;
	} else {
		print_commands();
		return true;
	}
	show(reel);
	return true;
}

static void run(struct reel *reel)
{
	char line[64];

	show(reel);
	for (;;) {
		printf("replay (? for help)> ");
		fflush(stdout);
		if (!fgets(line, sizeof line, stdin)) {
			putchar('\n');
			return;
		}
		line[strcspn(line, "\r\n")] = '\0';
		if (!obey(reel, line))
			return;
	}
}

static void print_help(void)
{
	puts("Usage: carcassonne replay [OPTION...] FILE\n"
	     "\n"
	     "Steps through a game: return goes a move forward, b back, a\n"
	     "number jumps there, ? tells the rest. A move is a line of the\n"
	     "record; draws belong to the move before them.\n"
	     "\n"
	     "  -m, --move N  begin after move N (default: before the first)\n"
	     "  -a, --ascii   draw with nothing but ASCII\n"
	     "  -h, --help    this text");
}

int command_replay(int argc, char **argv)
{
	static const struct option options[] = {
		{"move", required_argument, NULL, 'm'},
		{"ascii", no_argument, NULL, 'a'},
		{"help", no_argument, NULL, 'h'},
		{NULL, 0, NULL, 0},
	};
	struct reel reel = {0};
	int32_t begin = 0;
	int option, result;

	screen_options(&reel.screen);
	while ((option = getopt_long(argc, argv, "m:ah", options, NULL)) !=
	       -1) {
		if (option == 'h') {
			print_help();
			return 0;
		}
		if (option == 'a') {
			reel.screen.ascii = 1;
		} else if (option != 'm' || !read_number(optarg, &begin) ||
			   begin < 0) {
			complain("see carcassonne replay --help");
			return EXIT_TROUBLE;
		}
	}
	if (argc - optind != 1) {
		complain("replay: one FILE is needed");
		return EXIT_TROUBLE;
	}
	result = load_game(argv[optind], &reel.game);
	if (result)
		return result;
	reel.move = list_history(reel.game, &reel.moves);
	reel.at = reel.moves;
	jump(&reel, begin);
	run(&reel);
	free(reel.move);
	carc_game_free(reel.game);
	return 0;
}
