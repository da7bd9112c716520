/* SPDX-License-Identifier: Zlib */
/* carcassonne perft: counts the move sequences from the end of a record. */
#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record.h"
#include "tool.h"

#define MAX_DEPTH 100

/* games[i] is the position i moves before the end of the sequences. */
static uint64_t count(carc_game **games, int depth)
{
	uint64_t total = 0;
	carc_move *moves;
	int32_t n;

	if (depth == 0)
		return 1;
	if (depth == 1)
		return (uint64_t)carc_count_moves(games[1]);
	moves = list_moves(games[depth], &n);
	for (int32_t i = 0; i < n; i++) {
		carc_game_copy(games[depth - 1], games[depth]);
		carc_apply(games[depth - 1], &moves[i]);
		total += count(games, depth - 1);
	}
	free(moves);
	return total;
}

static void print_counts(carc_game **games, int depth)
{
	uint64_t total = depth == 0, part;
	char text[128];
	carc_move *moves;
	int32_t n;

	moves = list_moves(games[depth], &n);
	for (int32_t i = 0; depth > 0 && i < n; i++) {
		carc_game_copy(games[depth - 1], games[depth]);
		carc_apply(games[depth - 1], &moves[i]);
		part = count(games, depth - 1);
		carc_move_text(&moves[i], text, sizeof text);
		printf("%s: %" PRIu64 "\n", text, part);
		total += part;
	}
	free(moves);
	printf("total %" PRIu64 "\n", total);
}

static int run(const char *file, int depth)
{
	carc_game *games[MAX_DEPTH + 1] = {NULL};
	char *text = read_file(file);
	carc_status status;
	int32_t line;

	if (!text)
		return EXIT_TROUBLE;
	status = carc_load(&games[depth], text, (int32_t)strlen(text), NULL,
			   &line);
	free(text);
	if (status != CARC_OK) {
		printf("%s:%d: %s\n", file, (int)line,
		       carc_status_text(status));
		return EXIT_FAILED;
	}
	for (int i = 0; i < depth && status == CARC_OK; i++)
		status = carc_game_clone(&games[i], games[depth], NULL);
	if (status == CARC_OK)
		print_counts(games, depth);
	else
		complain("%s", carc_status_text(status));
	for (int i = 0; i <= depth; i++)
		carc_game_free(games[i]);
	return status == CARC_OK ? 0 : EXIT_TROUBLE;
}

static void print_help(void)
{
	puts("Usage: carcassonne perft FILE DEPTH\n"
	     "\n"
	     "Loads a record and counts the sequences of DEPTH legal moves\n"
	     "from its end: for each first move, and in total. Two\n"
	     "implementations of the rules that agree on these numbers agree\n"
	     "on the rules. With chance inside the tiles come in the order\n"
	     "of the record's seed or deck; with external chance a draw is a\n"
	     "move like any other.\n"
	     "\n"
	     "  -h, --help  this text");
}

int command_perft(int argc, char **argv)
{
	static const struct option options[] = {
		{"help", no_argument, NULL, 'h'},
		{NULL, 0, NULL, 0},
	};
	int option = getopt_long(argc, argv, "h", options, NULL);
	int32_t depth;

	if (option == 'h') {
		print_help();
		return 0;
	}
	if (option != -1)
		return EXIT_TROUBLE;
	if (argc - optind != 2 || !read_number(argv[optind + 1], &depth) ||
	    depth < 0 || depth > MAX_DEPTH) {
		complain("perft: FILE and a DEPTH of 0 to %d are needed",
			 MAX_DEPTH);
		return EXIT_TROUBLE;
	}
	return run(argv[optind], depth);
}
