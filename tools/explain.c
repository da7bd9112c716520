/* SPDX-License-Identifier: Zlib */
/* carcassonne explain: every point of a game, who got it, for what, and by
 * which rule. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "carcassonne.h"
#include "save.h"
#include "tool.h"
#include "words.h"

#define MAX_TERMS 16
#define MAX_ROWS 128

/* What has been read of the log. */
struct reader {
	int32_t player; /* Whose points are told, -1 for all. */
	int32_t turn;
	int32_t score[CARC_MAX_PLAYERS];
	carc_event term[MAX_TERMS];
	int32_t terms;
	bool final;
};

static void print_points(const struct reader *reader, const carc_event *event)
{
	const char *rule = carc_name(CARC_NAME_REASON_RULE, event->reason);
	const char *reason = carc_name(CARC_NAME_REASON, event->reason);
	char sum[256];

	describe_sum(reader->term, reader->terms, sum, sizeof sum);
	printf("%4d  %c %+4d  %4d  %s", (int)reader->turn,
	       (char)('A' + event->player), (int)event->value,
	       (int)reader->score[event->player], reason_words(event->reason));
	/* Points for no place on the board, such as goods, name none. */
	if (event->segment >= 0)
		printf(" at %d,%d", (int)event->x, (int)event->y);
	printf(" (%s%s%s)\n", rule ? rule : "", rule ? ", " : "",
	       reason ? reason : "?");
	printf("%23s%s\n", "", sum);
}

static void read_points(struct reader *reader, const carc_event *event)
{
	reader->score[event->player] += event->value;
	if (reader->player >= 0 && reader->player != event->player)
		return;
	print_points(reader, event);
}

static void read_event_of_log(struct reader *reader, const carc_event *event)
{
	if (event->kind == CARC_EVENT_TERM) {
		if (reader->terms < MAX_TERMS)
			reader->term[reader->terms++] = *event;
		return;
	}
	if (event->kind == CARC_EVENT_TURN && event->value == CARC_PART_MAIN)
		reader->turn++;
	if (event->kind == CARC_EVENT_POINTS)
		read_points(reader, event);
	if (event->kind == CARC_EVENT_WINNER)
		printf("%4d  %c wins with %d points\n", (int)reader->turn,
		       (char)('A' + event->player), (int)event->value);
	reader->terms = 0;
}

/* The columns are the players, the rows the categories. */
static void print_table(const carc_game *game)
{
	int32_t players = carc_players(game, NULL, 0);
	int32_t total[CARC_MAX_PLAYERS] = {0};
	carc_score row[MAX_ROWS];
	int32_t rows = carc_score_final(game, row, MAX_ROWS);
	int32_t categories = rows / players;
	carc_turn_info turn;

	carc_turn(game, &turn);
	printf("\n%-14s",
	       turn.decision == CARC_DECISION_OVER ? "" : "if it ended now");
	for (int32_t p = 0; p < players; p++)
		printf("%7c", (char)('A' + p));
	putchar('\n');
	for (int32_t c = 0; c < categories; c++) {
		printf("  %-12s",
		       carc_name(CARC_NAME_CATEGORY, row[c].category));
		for (int32_t p = 0; p < players; p++) {
			printf("%7d", (int)row[p * categories + c].points);
			total[p] += row[p * categories + c].points;
		}
		putchar('\n');
	}
	printf("  %-12s", "all");
	for (int32_t p = 0; p < players; p++)
		printf("%7d", (int)total[p]);
	putchar('\n');
}

/* What was told must be what the players have. */
static int compare_scores(const struct reader *reader, const carc_game *game)
{
	carc_player player[CARC_MAX_PLAYERS];
	int32_t n = carc_players(game, player, CARC_MAX_PLAYERS);

	for (int32_t p = 0; p < n; p++)
		if (player[p].score != reader->score[p]) {
			complain("the events of %c add up to %d, not to %d",
				 (char)('A' + p), (int)reader->score[p],
				 (int)player[p].score);
			return EXIT_FAILED;
		}
	return 0;
}

static int explain(const char *file, int32_t player)
{
	struct reader reader = {.player = player};
	carc_event event;
	carc_game *game;
	int result = load_game(file, &game);

	if (result)
		return result;
	puts("turn  who  +/-  has  for what (rule, reason)");
	for (int32_t i = 0; carc_events(game, i, &event, 1) > 0; i++)
		read_event_of_log(&reader, &event);
	print_table(game);
	result = compare_scores(&reader, game);
	carc_game_free(game);
	return result;
}

static void print_help(void)
{
	puts("Usage: carcassonne explain [OPTION...] FILE\n"
	     "\n"
	     "Tells every point of a game: the turn, who got it, how many, "
	     "how\n"
	     "many he has now, for what and where, the id of the rule (as in\n"
	     "doc/rules.md) and the sum. Then the final table by category; of\n"
	     "a game that is not over, what it would be if it ended now.\n"
	     "Players are A, B, C ... in the order of the record.\n"
	     "\n"
	     "  -p, --player LETTER  only the points of this one\n"
	     "  -h, --help           this text");
}

int command_explain(int argc, char **argv)
{
	static const struct option options[] = {
		{"player", required_argument, NULL, 'p'},
		{"help", no_argument, NULL, 'h'},
		{NULL, 0, NULL, 0},
	};
	int32_t player = CARC_NONE;
	int option;

	while ((option = getopt_long(argc, argv, "p:h", options, NULL)) != -1) {
		if (option == 'h') {
			print_help();
			return 0;
		}
		if (option != 'p')
			return EXIT_TROUBLE;
		player = (*optarg & ~32) - 'A';
		if (optarg[1] || player < 0 || player >= CARC_MAX_PLAYERS) {
			complain("--player takes a letter from A to F");
			return EXIT_TROUBLE;
		}
	}
	if (argc - optind != 1) {
		complain("explain: one FILE is needed");
		return EXIT_TROUBLE;
	}
	return explain(argv[optind], player);
}
