/* SPDX-License-Identifier: Zlib */
/* The bench: how fast the library is, as ratios taken in one run. */
#include <getopt.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "bench.h"

#define ROUNDS 60

static void print_help(void)
{
	puts("Usage: bench [OPTION]\n"
	     "\n"
	     "Measures the library with the processor time of one thread. Two\n"
	     "variables give the games a second of a yardstick, measured on\n"
	     "the same machine in the same minute with the same flags:\n"
	     "\n"
	     "  YARDSTICK_LIST  one that builds a list of moves each turn\n"
	     "  YARDSTICK_KTH   one that picks the k-th move without a list\n"
	     "\n"
	     "  --playouts N     only play N games, for a profiler\n"
	     "  --fingerprint N  statistics of N games of random play\n"
	     "  --help           this text");
}

/* What is measured, each in short passes. */
enum measure {
	LIST,
	LIST_DEFAULT,
	PLAYOUT,
	LIST_CLASSIC,
	LIST_PLUS,
	LIST_HUNTERS,
	COPY,
	MEMCPY,
	COPY_CLASSIC,
	MEMCPY_CLASSIC,
	TURN,
	TURN_MEGA,
	UNDO,
	COPY_APPLY,
	COPY_APPLY_PLAIN,
	MEASURES
};

static double pass(enum measure measure)
{
	carc_config search = search_config(), plain = default_config();
	carc_config classic = classic_config(), plus = plus_config();
	carc_config hunters = hunters_config();

	switch (measure) {
	case LIST:
		return measure_list(&search, 500);
	case LIST_DEFAULT:
		return measure_list(&plain, 500);
	case PLAYOUT:
		return measure_playout(&search, 500);
	case LIST_CLASSIC:
		return measure_list(&classic, 150);
	case LIST_PLUS:
		return measure_list(&plus, 50);
	case LIST_HUNTERS:
		return measure_list(&hunters, 300);
	case COPY:
		return measure_copy(&search);
	case MEMCPY:
		return measure_memcpy(12 * KILOBYTE);
	case COPY_CLASSIC:
		return measure_copy(&classic);
	case MEMCPY_CLASSIC:
		return measure_memcpy(31 * KILOBYTE);
	case TURN:
		return measure_turn(1);
	case TURN_MEGA:
		return measure_turn(10);
	case UNDO:
		return measure_undo();
	case COPY_APPLY:
		return measure_copy_apply(1);
	case COPY_APPLY_PLAIN:
		return measure_copy_apply(0);
	case MEASURES:
		break;
	}
	return 0;
}

/* The best of the passes of many rounds: what disturbs a machine only ever makes
 * it slower, and it seldom does so all the time. */
static void measure_all(double best[MEASURES])
{
	for (int i = 0; i < MEASURES; i++)
		best[i] = 1e9;
	for (int round = 0; round < ROUNDS; round++)
		for (int i = 0; i < MEASURES; i++) {
			double seconds = pass((enum measure)i);

			best[i] = seconds < best[i] ? seconds : best[i];
		}
}

static void print_bar(double ratio, const char *bar, bool good)
{
	printf("%7.2f  %-7s %s\n", ratio, bar, good ? "ok" : "MISSED");
}

/* Games a second beside those of the yardstick. */
static void print_rate(const char *what, double seconds, const char *yardstick,
		       double bar)
{
	const char *text = getenv(yardstick);
	double rate = 1 / seconds, other = text ? strtod(text, NULL) : 0;
	char wanted[16];

	printf("%-32s %8.0f/s", what, rate);
	if (other <= 0) {
		printf("   set %s\n", yardstick);
		return;
	}
	snprintf(wanted, sizeof wanted, ">= %.2f", bar);
	printf(" %8.0f/s ", other);
	print_bar(rate / other, wanted, rate / other >= bar);
}

/* Two times and how many times longer the first is. */
static void print_times(const char *what, double time, double other, double bar)
{
	char wanted[16];

	snprintf(wanted, sizeof wanted, "<= %.1f", bar);
	printf("%-32s %7.0f ns %7.0f ns ", what, 1e9 * time, 1e9 * other);
	print_bar(time / other, wanted, time / other <= bar);
}

static void print_table(void)
{
	double best[MEASURES];

	measure_all(best);
	printf("libcarcassonne %s\n", carc_version_string());
	printf("%-32s %10s %10s %7s  bar\n", "measure", "here", "against",
	       "ratio");
	print_rate("list + apply, for search", best[LIST], "YARDSTICK_LIST",
		   0.6);
	print_rate("list + apply, default", best[LIST_DEFAULT],
		   "YARDSTICK_LIST", 0.4);
	print_rate("carc_playout(), for search", best[PLAYOUT], "YARDSTICK_KTH",
		   0.6);
	print_rate("135 tiles, classic expansions", best[LIST_CLASSIC],
		   "YARDSTICK_LIST", 0.12);
	print_rate("171 tiles, all of Plus", best[LIST_PLUS], "YARDSTICK_LIST",
		   0.05);
	print_rate("Hunters & Gatherers", best[LIST_HUNTERS], "YARDSTICK_LIST",
		   0.25);
	print_times("carc_game_copy() : 12 KB memcpy", best[COPY], best[MEMCPY],
		    2.5);
	print_times("135 tiles : 31 KB memcpy", best[COPY_CLASSIC],
		    best[MEMCPY_CLASSIC], 2.5);
	print_times("a turn, 720 : 72 tiles", best[TURN_MEGA], best[TURN], 4.0);
	print_times("apply + undo : copy + apply", best[UNDO], best[COPY_APPLY],
		    1.0);
	print_times("  the same, copies without undo", best[UNDO],
		    best[COPY_APPLY_PLAIN], 1.0);
}

int main(int argc, char **argv)
{
	static const struct option options[] = {
		{"playouts", required_argument, NULL, 'p'},
		{"fingerprint", required_argument, NULL, 'f'},
		{"help", no_argument, NULL, 'h'},
		{NULL, 0, NULL, 0},
	};
	carc_config search = search_config();
	int option = getopt_long(argc, argv, "h", options, NULL);
	int32_t games = optarg ? (int32_t)strtol(optarg, NULL, 10) : 1;

	if (optind < argc || games < 1 || option == '?') {
		fputs("bench: see bench --help\n", stderr);
		return 2;
	}
	switch (option) {
	case 'h':
		print_help();
		break;
	case 'p':
		play_games(&search, games);
		break;
	case 'f':
		print_fingerprint(games);
		break;
	default:
		print_table();
	}
	return 0;
}
