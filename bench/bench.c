/* SPDX-License-Identifier: Zlib */
/* The bench: how fast the library is, as ratios taken in one run. */
#include <getopt.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "bench.h"

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

static void print_bar(double ratio, const char *bar, bool good)
{
	printf("%7.2f  %-7s %s\n", ratio, bar, good ? "ok" : "MISSED");
}

/* Games a second beside those of the yardstick. */
static void print_rate(const char *what, double rate, const char *yardstick,
		       double bar)
{
	const char *text = getenv(yardstick);
	double other = text ? strtod(text, NULL) : 0;
	char wanted[16];

	printf("%-32s %8.0f/s", what, rate);
	if (other <= 0) {
		printf("   set %s\n", yardstick);
		return;
	}
	snprintf(wanted, sizeof wanted, ">= %.1f", bar);
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
	carc_config search = search_config(), plain = default_config();

	printf("libcarcassonne %s\n", carc_version_string());
	printf("%-32s %10s %10s %7s  bar\n", "measure", "here", "against",
	       "ratio");
	print_rate("list + apply, for search", measure_list(&search),
		   "YARDSTICK_LIST", 0.6);
	print_rate("list + apply, default", measure_list(&plain),
		   "YARDSTICK_LIST", 0.4);
	print_rate("carc_playout(), for search", measure_playout(&search),
		   "YARDSTICK_KTH", 0.6);
	print_times("carc_game_copy() : 12 KB memcpy", measure_copy(),
		    measure_memcpy(), 2.5);
	print_times("a turn, 720 : 72 tiles", measure_turn(10), measure_turn(1),
		    4.0);
	print_times("apply + undo : copy + apply", measure_undo(),
		    measure_copy_apply(1), 1.0);
	print_times("  the same, copies without undo", measure_undo(),
		    measure_copy_apply(0), 1.0);
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
