/* SPDX-License-Identifier: Zlib */
/* carcassonne check: plays records and tests what they expect. */
#include <getopt.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record.h"
#include "tool.h"

#define BLANKS " \t\r"

void fail(struct record *record, const char *format, ...)
{
	va_list args;

	printf("%s:%d: ", record->file, (int)record->line);
	va_start(args, format);
	vprintf(format, args);
	va_end(args);
	putchar('\n');
	record->failures++;
}

const char *join_words(const struct record *record, int first, char *out)
{
	char *end = out;

	*out = '\0';
	for (int i = first; i < record->words; i++)
		end += sprintf(end, "%s%s", i > first ? " " : "",
			       record->word[i]);
	return out;
}

carc_move *list_moves(const carc_game *game, int32_t *count)
{
	int32_t n = carc_legal_moves(game, NULL, 0);
	carc_move *moves = allocate((size_t)(n + 1) * sizeof *moves);

	*count = carc_legal_moves(game, moves, n);
	return moves;
}

/* Every point explains itself: the TERMs before a POINTS add up to it. */
static void check_sums(struct record *record)
{
	carc_event event;

	for (int32_t i = record->mark;
	     carc_events(record->game, i, &event, 1) > 0; i++) {
		if (event.kind == CARC_EVENT_TERM) {
			record->sum += event.value;
			continue;
		}
		if (event.kind == CARC_EVENT_POINTS &&
		    event.value != record->sum)
			fail(record,
			     "event %d: the terms add up to %d, "
			     "the points are %d",
			     (int)i, (int)record->sum, (int)event.value);
		record->sum = 0;
	}
}

static void make_move(struct record *record)
{
	char text[MAX_LINE + 1];
	carc_move move;
	carc_status status;
	int32_t events = carc_events(record->game, 0, NULL, 0);

	status = carc_move_parse(join_words(record, 0, text), &move);
	if (status == CARC_OK)
		status = carc_apply(record->game, &move);
	if (status != CARC_OK) {
		fail(record, "%s: %s", text, carc_status_text(status));
		record->stop = true;
		return;
	}
	record->mark = events;
	record->drawn = events;
	check_sums(record);
}

/* What chance brings: the move that says so and the event that tells of it. */
static const struct chance {
	int32_t move, event;
} chances[] = {
	{CARC_MOVE_DRAW, CARC_EVENT_DRAWN},
	{CARC_MOVE_ROLL, CARC_EVENT_ROLLED},
	{CARC_MOVE_TOKEN, CARC_EVENT_TOKEN},
};

/* A token that was revealed before comes back in its turn, not by chance. */
static bool seen_before(const struct record *record, const carc_event *token)
{
	carc_event event;

	for (int32_t i = 0; i < record->drawn; i++)
		if (carc_events(record->game, i, &event, 1) > 0 &&
		    event.kind == CARC_EVENT_TOKEN &&
		    event.value == token->value)
			return true;
	return false;
}

/* The move that an event tells of; false if it is not of chance. */
static bool of_chance(const struct record *record, const carc_event *event,
		      carc_move *move)
{
	if (event->kind == CARC_EVENT_TOKEN && seen_before(record, event))
		return false;
	for (size_t i = 0; i < sizeof chances / sizeof chances[0]; i++) {
		if (chances[i].event != event->kind)
			continue;
		*move = (carc_move){
			chances[i].move, CARC_PLAYER_CHANCE, -1, -1, -1, -1, -1,
			event->value};
		return true;
	}
	return false;
}

/* With chance inside a draw is no move: the tile has been drawn, and the line
 * only says which. So for rolls and tokens. Without the event log carc_load()
 * alone can tell. */
static void check_chance(struct record *record)
{
	char text[MAX_LINE + 1], is[128];
	carc_event event;
	carc_move line, move;

	if (record->config.chance == CARC_CHANCE_EXTERNAL) {
		make_move(record);
		return;
	}
	if (carc_move_parse(join_words(record, 0, text), &line) != CARC_OK) {
		fail(record, "write: draw TYPE, roll =N or token =N");
		return;
	}
	if (!record->config.events)
		return;
	while (carc_events(record->game, record->drawn, &event, 1) > 0) {
		bool chance = of_chance(record, &event, &move);

		record->drawn++;
		if (!chance)
			continue;
		if (memcmp(&line, &move, sizeof move) != 0) {
			carc_move_text(&move, is, sizeof is);
			fail(record, "it was %s, not %s", is, text);
			record->stop = true;
		}
		return;
	}
	fail(record, "chance brought nothing more");
	record->stop = true;
}

static void reshuffle(struct record *record)
{
	carc_status status;
	char *end = NULL;
	uint64_t seed = 0;

	if (record->words == 2)
		seed = strtoull(record->word[1], &end, 10);
	if (!end || end == record->word[1] || *end) {
		fail(record, "write: reshuffle SEED");
		record->stop = true;
		return;
	}
	record->mark = carc_events(record->game, 0, NULL, 0);
	status = carc_reshuffle(record->game, seed);
	if (status == CARC_OK)
		return;
	fail(record, "reshuffle: %s", carc_status_text(status));
	record->stop = true;
}

static void check_hash(struct record *record)
{
	char hash[17];

	snprintf(hash, sizeof hash, "%016" PRIx64, carc_hash(record->game));
	if (record->words != 2)
		fail(record, "write: hash HEX");
	else if (strcmp(hash, record->word[1]) != 0)
		fail(record, "the hash is %s, not %s", hash, record->word[1]);
}

/* What a line does, by its first word; all other lines are moves. */
static const struct line {
	const char *name;
	void (*run)(struct record *record);
} lines[] = {
	{"draw", check_chance},  {"roll", check_chance},
	{"token", check_chance}, {"reshuffle", reshuffle},
	{"hash", check_hash},    {"expect", check_expectation},
};

static void run_line(struct record *record)
{
	for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
		if (strcmp(record->word[0], lines[i].name) == 0) {
			lines[i].run(record);
			return;
		}
	}
	make_move(record);
}

/* Take the next line apart; NULL at the end, else where the one after begins.
 * A line that is too long or has too many words has -1 words. */
static const char *next_line(struct record *record, const char *at)
{
	size_t length = strcspn(at, "\n");
	char *word;

	if (!*at)
		return NULL;
	record->line++;
	record->words = -1;
	if (length <= MAX_LINE) {
		memcpy(record->text, at, length);
		record->text[length] = '\0';
		record->text[strcspn(record->text, "#")] = '\0';
		record->words = 0;
		for (word = strtok(record->text, BLANKS); word;
		     word = strtok(NULL, BLANKS)) {
			if (record->words == MAX_WORDS) {
				record->words = -1;
				break;
			}
			record->word[record->words++] = word;
		}
	}
	return at + length + (at[length] == '\n');
}

/* Where the moves begin, or the end of the text. */
static const char *find_moves(struct record *record, const char *text)
{
	const char *next, *at = text;

	while ((next = next_line(record, at))) {
		at = next;
		if (record->words == 1 && strcmp(record->word[0], "moves") == 0)
			break;
	}
	return at;
}

static void check_loads(struct record *record, const char *what,
			const char *text)
{
	carc_game *game;
	int32_t line;
	carc_status status =
		carc_load(&game, text, (int32_t)strlen(text), NULL, &line);

	if (status != CARC_OK)
		fail(record, "carc_load() of %s, line %d: %s", what, (int)line,
		     carc_status_text(status));
	else if (carc_hash(game) != carc_hash(record->game))
		fail(record, "carc_load() of %s gives another hash", what);
	carc_game_free(game);
}

/* A record is a test of save and load, too. */
static void check_round_trip(struct record *record, const char *text)
{
	int32_t size = carc_save(record->game, NULL, 0);
	char *save;

	check_loads(record, "this file", text);
	if (size < 0) {
		fail(record, "carc_save(): %s", carc_status_text(size));
		return;
	}
	save = allocate((size_t)size);
	if (carc_save(record->game, save, size) == size)
		check_loads(record, "what carc_save() wrote", save);
	else
		fail(record, "carc_save() changes its mind about the size");
	free(save);
}

static void run_moves(struct record *record, const char *at)
{
	check_sums(record);
	while (!record->stop && (at = next_line(record, at))) {
		if (record->words < 0) {
			fail(record, "the line is too long");
			record->stop = true;
		} else if (record->words > 0) {
			run_line(record);
		}
	}
}

static bool run_record(const char *file, const char *text)
{
	struct record record = {.file = file};
	const char *moves = find_moves(&record, text);
	carc_status status;
	int32_t line;

	carc_config_init(&record.config, sizeof record.config);
	status = carc_load(&record.game, text, (int32_t)(moves - text), NULL,
			   &line);
	if (status == CARC_OK) {
		carc_game_config(record.game, &record.config);
		run_moves(&record, moves);
		if (record.failures == 0)
			check_round_trip(&record, text);
	} else {
		record.line = line;
		fail(&record, "%s", carc_status_text(status));
	}
	carc_game_free(record.game);
	return record.failures == 0;
}

static void print_help(void)
{
	puts("Usage: carcassonne check [OPTION...] FILE|DIR...\n"
	     "\n"
	     "Plays records and tests their 'expect' lines. Of a directory,\n"
	     "all files *.game in it and below it are taken. What fails is\n"
	     "printed as file:line: reason; the last line says how many\n"
	     "records passed and failed. Every record must also survive\n"
	     "carc_save() and carc_load(), and its points must add up.\n"
	     "\n"
	     "  -v, --verbose  name the records that pass, too\n"
	     "  -h, --help     this text\n"
	     "\n"
	     "The format is described in doc/record-format.md.");
}

int command_check(int argc, char **argv)
{
	static const struct option options[] = {
		{"verbose", no_argument, NULL, 'v'},
		{"help", no_argument, NULL, 'h'},
		{NULL, 0, NULL, 0},
	};
	struct names names = {NULL, 0};
	int option, passed = 0, failed = 0;
	bool verbose = false, good = true;

	while ((option = getopt_long(argc, argv, "vh", options, NULL)) != -1) {
		if (option == 'h') {
			print_help();
			return 0;
		}
		if (option != 'v')
			return EXIT_TROUBLE;
		verbose = true;
	}
	if (optind == argc) {
		complain("check: no file, see carcassonne check --help");
		return EXIT_TROUBLE;
	}
	for (int i = optind; i < argc; i++)
		good &= find_records(&names, argv[i]);
	for (size_t i = 0; i < names.count; i++) {
		char *text = read_file(names.name[i]);

		if (!text) {
			good = false;
		} else if (run_record(names.name[i], text)) {
			passed++;
			if (verbose)
				printf("%s: passed\n", names.name[i]);
		} else {
			failed++;
		}
		free(text);
	}
	free_names(&names);
	printf("%d passed, %d failed\n", passed, failed);
	if (!good)
		return EXIT_TROUBLE;
	return failed ? EXIT_FAILED : 0;
}
