/* SPDX-License-Identifier: Zlib */
/* carcassonne simulate: bot against bot over many games. */
#include <getopt.h>
#include <inttypes.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "carcassonne.h"
#include "os.h"
#include "save.h"
#include "setup.h"
#include "tool.h"

#define MOST_JOBS 64
#define MOST_GAMES 10000000
#define BAR 20 /* Columns. */

/* One game: what each bot scored, in the order of --players. */
struct result {
	int32_t score[CARC_MAX_PLAYERS];
};

struct series {
	struct setup setup;
	int32_t games, jobs;
	struct result *result; /* By game. */
	double begin;
	bool progress;
	pthread_mutex_t lock; /* For what follows, and for standard error. */
	int32_t next, done;
};

static double now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Scattered, so that neighbours have nothing in common (splitmix64). */
static uint64_t scatter(uint64_t number)
{
	number += 0x9e3779b97f4a7c15U;
	number = (number ^ number >> 30) * 0xbf58476d1ce4e5b9U;
	number = (number ^ number >> 27) * 0x94d049bb133111ebU;
	return number ^ number >> 31;
}

/* Bots change seats from game to game: who starts has an advantage. */
static int seat_of(const struct series *series, int bot, int32_t game)
{
	return (int)((bot + game) % series->setup.seats);
}

static carc_status play_game(const struct series *series, int32_t number,
			     struct result *result)
{
	carc_config config = series->setup.config;
	uint64_t rng = scatter(series->setup.seed + 2 * (uint64_t)number);
	const struct bot *bot[CARC_MAX_PLAYERS];
	carc_player player[CARC_MAX_PLAYERS];
	carc_turn_info turn;
	carc_status status;
	carc_game *game;
	carc_move move;

	config.seed = scatter(series->setup.seed + 2 * (uint64_t)number + 1);
	for (int i = 0; i < series->setup.seats; i++)
		bot[seat_of(series, i, number)] = &series->setup.seat[i].bot;
	status = carc_game_new(&game, &config, NULL);
	while (status == CARC_OK) {
		carc_turn(game, &turn);
		if (turn.decision == CARC_DECISION_OVER)
			break;
		status = bot_choose(bot[turn.player], game, &rng, &move);
		if (status == CARC_OK)
			status = carc_apply(game, &move);
	}
	if (status != CARC_OK) {
		carc_game_free(game);
		return status;
	}
	carc_players(game, player, CARC_MAX_PLAYERS);
	for (int i = 0; i < series->setup.seats; i++)
		result->score[i] = player[seat_of(series, i, number)].score;
	carc_game_free(game);
	return CARC_OK;
}

/* One line of the terminal and not more, or the next one would not cover it. */
static void print_progress(const struct series *series)
{
	double used = now() - series->begin;
	double rate = used > 0 ? series->done / used : 0;
	int columns = (int)os_columns(), room = columns > 0 ? columns - 1 : 79;
	char text[100];
	int length;

	if (!series->progress)
		return;
	length = snprintf(text, sizeof text,
			  "%d of %d games, %.1f/s, %.0f s left",
			  (int)series->done, (int)series->games, rate,
			  rate > 0 ? (series->games - series->done) / rate : 0);
	fputc('\r', stderr);
	if (length + BAR + 3 <= room)
		fprintf(stderr, "[%-*.*s] ", BAR,
			(int)((int64_t)BAR * series->done / series->games),
			"####################");
	fprintf(stderr, "%.*s\033[K", room, text);
}

static void clear_progress(const struct series *series)
{
	if (series->progress)
		fprintf(stderr, "\r\033[K");
}

/* The next game to play, -1 if there is none. */
static int32_t next_game(struct series *series)
{
	int32_t next = -1;

	pthread_mutex_lock(&series->lock);
	if (series->next < series->games)
		next = series->next++;
	pthread_mutex_unlock(&series->lock);
	return next;
}

/* Count a game; after a failure nobody starts another one. */
static void note_game(struct series *series, int32_t number, carc_status status)
{
	pthread_mutex_lock(&series->lock);
	if (status == CARC_OK) {
		series->done++;
		print_progress(series);
	} else {
		complain("game %d: %s", (int)number, carc_status_text(status));
		series->next = series->games;
	}
	pthread_mutex_unlock(&series->lock);
}

/* A thread. A game depends on its number alone, so it does not matter who plays
 * it. */
static void *work(void *argument)
{
	struct series *series = argument;
	int32_t number;

	while ((number = next_game(series)) >= 0)
		note_game(series, number,
			  play_game(series, number, &series->result[number]));
	return NULL;
}

static bool play_all(struct series *series)
{
	pthread_t thread[MOST_JOBS];
	int32_t started = 0;

	series->begin = now();
	pthread_mutex_init(&series->lock, NULL);
	while (started < series->jobs &&
	       pthread_create(&thread[started], NULL, work, series) == 0)
		started++;
	if (started == 0)
		work(series);
	while (started > 0)
		pthread_join(thread[--started], NULL);
	pthread_mutex_destroy(&series->lock);
	clear_progress(series);
	if (series->done < series->games)
		complain("only %d of %d games were played", (int)series->done,
			 (int)series->games);
	return series->done == series->games;
}

/* What a bot won, ties shared, and its points. */
struct record_of_bot {
	double wins, points, squares;
};

static void count_game(const struct series *series, const struct result *result,
		       struct record_of_bot *bots)
{
	int32_t best = result->score[0], winners = 0;
	int n = series->setup.seats;

	for (int i = 1; i < n; i++)
		if (result->score[i] > best)
			best = result->score[i];
	for (int i = 0; i < n; i++)
		winners += result->score[i] == best;
	for (int i = 0; i < n; i++) {
		double score = result->score[i];

		if (result->score[i] == best)
			bots[i].wins += 1.0 / winners;
		bots[i].points += score;
		bots[i].squares += score * score;
	}
}

/* The ends of the 95 % interval of a share (Wilson). */
static void share_interval(double wins, double games, double *low, double *high)
{
	double z = 1.96, p = wins / games;
	double middle = (p + z * z / (2 * games)) / (1 + z * z / games);
	double half = z *
		      sqrt(p * (1 - p) / games + z * z / (4 * games * games)) /
		      (1 + z * z / games);

	*low = fmax(0, middle - half);
	*high = fmin(1, middle + half);
}

static void print_bot(const char *name, const struct record_of_bot *bot,
		      double games)
{
	double mean = bot->points / games, low, high, deviation = 0;

	if (games > 1)
		deviation = sqrt(fmax(0, bot->squares - games * mean * mean) /
				 (games - 1));
	share_interval(bot->wins, games, &low, &high);
	printf("%-24s %8.1f %6.1f %%  %5.1f to %5.1f %%  %6.1f +- %.1f\n", name,
	       bot->wins, 100 * bot->wins / games, 100 * low, 100 * high, mean,
	       1.96 * deviation / sqrt(games));
}

static void print_table(const struct series *series)
{
	struct record_of_bot bots[CARC_MAX_PLAYERS] = {{0}};

	for (int32_t i = 0; i < series->games; i++)
		count_game(series, &series->result[i], bots);
	printf("%-24s %8s %8s  %16s  %s\n", "", "wins", "share",
	       "95 % interval", "points");
	for (int i = 0; i < series->setup.seats; i++)
		print_bot(series->setup.seat[i].name, &bots[i], series->games);
}

/* All in memory first: a file is written whole or not at all. */
static bool write_csv(const struct series *series, const char *path)
{
	size_t line = 24 + 16 * CARC_MAX_PLAYERS, length = 0;
	size_t size =
		line * (size_t)(series->games + 2) + sizeof series->setup.seat;
	char *text = allocate(size);
	bool good;

	length += (size_t)sprintf(text, "game,first");
	for (int i = 0; i < series->setup.seats; i++)
		length += (size_t)sprintf(text + length, ",%s",
					  series->setup.seat[i].name);
	length += (size_t)sprintf(text + length, "\n");
	for (int32_t g = 0; g < series->games; g++) {
		int first = 0;

		while (seat_of(series, first, g) != 0)
			first++;
		length +=
			(size_t)sprintf(text + length, "%d,%d", (int)g, first);
		for (int i = 0; i < series->setup.seats; i++)
			length += (size_t)sprintf(
				text + length, ",%d",
				(int)series->result[g].score[i]);
		length += (size_t)sprintf(text + length, "\n");
	}
	good = strcmp(path, "-") == 0 ? fputs(text, stdout) >= 0
				      : write_file(path, text);
	free(text);
	return good;
}

static int run(struct series *series, const char *csv)
{
	bool good;

	series->result =
		allocate((size_t)series->games * sizeof *series->result);
	good = play_all(series);
	if (good && csv)
		good = write_csv(series, csv);
	if (good && (!csv || strcmp(csv, "-") != 0))
		print_table(series);
	free(series->result);
	return good ? 0 : EXIT_TROUBLE;
}

static void print_help(void)
{
	puts("Usage: carcassonne simulate N [OPTION...]\n"
	     "\n"
	     "Plays N games between bots and counts: wins (ties are shared)\n"
	     "with their 95 % interval, and points. Bots change seats from\n"
	     "game to game. The same seed gives the same games with any "
	     "number\n"
	     "of jobs, unless a bot thinks by the clock (mc:100ms).\n"
	     "\n"
	     "  carcassonne simulate 200 --players greedy,random -j 2\n"
	     "  carcassonne simulate 50 -p mc:500,greedy --csv games.csv\n"
	     "\n"
	     "  -p, --players BOT,...  random, greedy, mc:N (playouts a "
	     "move),\n"
	     "                        mc:Nms (time a move); default\n"
	     "                        greedy,random\n" SETUP_HELP
	     "  -j, --jobs N          processes, default one for each core\n"
	     "      --csv FILE        every game as a line, - for the output\n"
	     "  -q, --quiet           no progress\n"
	     "  -h, --help            this text");
}

/* Bots may be named with or without "bot:". */
static bool read_bots(struct setup *setup)
{
	for (int i = 0; i < setup->seats; i++) {
		struct seat *seat = &setup->seat[i];

		if (seat->person && !bot_parse(seat->name, &seat->bot)) {
			complain("no bot '%s'; there are random, greedy, "
				 "mc:200, mc:100ms",
				 seat->name);
			return false;
		}
		if (!seat->person)
			memmove(seat->name, seat->name + 4,
				strlen(seat->name + 4) + 1);
	}
	return true;
}

/* Nobody looks at events here, and nobody takes back. */
static bool make_series(struct series *series, int argc, char **argv)
{
	int32_t cores = os_processors();

	if (argc - optind != 1 || !read_number(argv[optind], &series->games) ||
	    series->games < 1 || series->games > MOST_GAMES) {
		complain("simulate: a number of games is needed");
		return false;
	}
	if (series->setup.seats == 0)
		setup_seats(&series->setup, "bot:greedy,bot:random");
	if (!read_bots(&series->setup) || !setup_finish(&series->setup))
		return false;
	series->setup.config.events = series->setup.config.undo = 0;
	series->setup.config.automatic = 1;
	if (series->jobs == 0)
		series->jobs = cores < 1           ? 1
			       : cores > MOST_JOBS ? MOST_JOBS
						   : cores;
	if (series->jobs > series->games)
		series->jobs = series->games;
	return true;
}

int command_simulate(int argc, char **argv)
{
	static const struct option options[] = {
		SETUP_OPTIONS,
		{"jobs", required_argument, NULL, 'j'},
		{"csv", required_argument, NULL, 'c'},
		{"quiet", no_argument, NULL, 'q'},
		{"help", no_argument, NULL, 'h'},
		{NULL, 0, NULL, 0},
	};
	struct series series = {.progress = isatty(STDERR_FILENO)};
	const char *csv = NULL;
	int option;

	setup_init(&series.setup);
	while ((option = getopt_long(argc, argv, SETUP_LETTERS "j:qh", options,
				     NULL)) != -1) {
		if (option == 'h') {
			print_help();
			return 0;
		}
		if (option == 'c') {
			csv = optarg;
		} else if (option == 'q') {
			series.progress = false;
		} else if (option == 'j') {
			if (read_number(optarg, &series.jobs) &&
			    series.jobs > 0 && series.jobs <= MOST_JOBS)
				continue;
			complain("--jobs takes 1 to %d", MOST_JOBS);
			return EXIT_TROUBLE;
		} else if (!setup_option(&series.setup, option, optarg)) {
			return EXIT_TROUBLE;
		}
	}
	if (!make_series(&series, argc, argv))
		return EXIT_TROUBLE;
	return run(&series, csv);
}
