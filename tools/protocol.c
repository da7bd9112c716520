/* SPDX-License-Identifier: Zlib */
/* carcassonne protocol: another program plays through lines of text. The
 * protocol is specified in doc/protocol.md. */
#include <getopt.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "carcassonne.h"
#include "record.h"
#include "save.h"
#include "setup.h"
#include "tool.h"

#define PROTOCOL_VERSION 1
#define LINE 4096
#define WORDS 32
#define MOST_RECORD (16 << 20)

struct session {
	carc_game *game; /* NULL before the first. */
	uint64_t rng;
	char line[LINE];
	char *word[WORDS];
	int words;
	char *rest; /* The line after its first word. */
	bool over;
};

/* The last line of an answer that failed. */
static void refuse(const char *kind, const char *format, ...)
{
	va_list args;

	printf("error %s ", kind);
	va_start(args, format);
	vprintf(format, args);
	va_end(args);
	putchar('\n');
}

static void refuse_status(carc_status status)
{
	const char *name = carc_name(CARC_NAME_STATUS, status);

	refuse(name ? name : "unknown", "%s", carc_status_text(status));
}

static void answer_status(carc_status status)
{
	if (status < 0)
		refuse_status(status);
	else
		puts("ok");
}

/* Text of several lines, each marked so that it is no answer. */
static void print_block(const char *text)
{
	while (*text) {
		size_t length = strcspn(text, "\n");

		printf("| %.*s\n", (int)length, text);
		text += length;
		text += *text == '\n';
	}
}

/* A line of the input; one that is too long is read to its end and cut. False
 * at the end of the input. */
static bool read_line(struct session *session)
{
	size_t length;
	int c;

	if (!fgets(session->line, LINE, stdin))
		return false;
	length = strlen(session->line);
	if (length && session->line[length - 1] != '\n')
		while ((c = getchar()) != EOF && c != '\n')
			;
	session->line[strcspn(session->line, "\r\n")] = '\0';
	return true;
}

static void split_line(struct session *session, char *copy)
{
	char *at = strtok(copy, " \t");

	for (session->words = 0; at && session->words < WORDS;
	     at = strtok(NULL, " \t"))
		session->word[session->words++] = at;
	session->rest = session->line + strspn(session->line, " \t");
	session->rest += strcspn(session->rest, " \t");
	session->rest += strspn(session->rest, " \t");
}

static void take_game(struct session *session, carc_game *game)
{
	carc_game_free(session->game);
	session->game = game;
}

/* What the words after "new" say, in pairs. */
static bool read_setup(const struct session *session, struct setup *setup,
		       int32_t *players, bool *external)
{
	for (int i = 1; i + 1 < session->words; i += 2) {
		const char *key = session->word[i];
		const char *value = session->word[i + 1];
		int option = 0;

		if (strcmp(key, "players") == 0) {
			if (!read_number(value, players) || *players < 1 ||
			    *players > CARC_MAX_PLAYERS)
				return false;
			continue;
		}
		if (strcmp(key, "chance") == 0) {
			*external = strcmp(value, "external") == 0;
			if (!*external && strcmp(value, "inside") != 0)
				return false;
			continue;
		}
		if (strcmp(key, "edition") == 0)
			option = 'e';
		else if (strcmp(key, "with") == 0)
			option = 'w';
		else if (strcmp(key, "rule") == 0)
			option = 'R';
		else if (strcmp(key, "seed") == 0)
			option = 's';
		if (!option || !setup_option(setup, option, value))
			return false;
	}
	return session->words % 2 == 1;
}

static void do_new(struct session *session)
{
	struct setup setup;
	int32_t players = 2;
	bool external = false;
	carc_game *game;
	carc_status status;

	setup_init(&setup);
	if (!read_setup(session, &setup, &players, &external)) {
		refuse("argument", "new takes pairs: edition NAME, with "
				   "NAME,..., rule NAME=N, players N, seed N, "
				   "chance inside|external");
		return;
	}
	setup.seats = players;
	if (!setup_finish(&setup)) {
		refuse("argument", "this cannot be played");
		return;
	}
	setup.config.chance = external;
	status = carc_game_new(&game, &setup.config, NULL);
	if (status == CARC_OK)
		take_game(session, game);
	answer_status(status);
}

static void print_who(const char *key, int32_t player)
{
	if (player == CARC_PLAYER_CHANCE)
		printf("%s chance\n", key);
	else if (player >= 0)
		printf("%s %d\n", key, (int)player);
}

static void print_turn(const carc_turn_info *turn)
{
	printf("decision %s\n", carc_name(CARC_NAME_DECISION, turn->decision));
	print_who("player", turn->player);
	print_who("active", turn->active);
	printf("turn %d\n", (int)turn->number);
	if (turn->tile >= 0)
		printf("tile %s\n", carc_name(CARC_NAME_TILE_TYPE, turn->tile));
	if (turn->tile >= 0 && turn->rotation >= 0)
		printf("at %d,%d r%d\n", (int)turn->x, (int)turn->y,
		       (int)turn->rotation);
}

static void print_players(const carc_game *game)
{
	carc_player player[CARC_MAX_PLAYERS];
	int32_t n = carc_players(game, player, CARC_MAX_PLAYERS);

	for (int32_t p = 0; p < n; p++) {
		printf("score %d %d\n", (int)p, (int)player[p].score);
		for (int32_t kind = 0; kind < 16; kind++)
			if (player[p].supply[kind] > 0)
				printf("supply %d %s %d\n", (int)p,
				       carc_name(CARC_NAME_FIGURE, kind),
				       (int)player[p].supply[kind]);
	}
}

static void print_tiles(const carc_game *game)
{
	int32_t n = carc_tiles(game, NULL, 0);
	carc_tile *tile = allocate((size_t)(n + 1) * sizeof *tile);

	n = carc_tiles(game, tile, n);
	for (int32_t i = 0; i < n; i++)
		printf("placed %s %d,%d r%d\n",
		       carc_name(CARC_NAME_TILE_TYPE, tile[i].type),
		       (int)tile[i].x, (int)tile[i].y, (int)tile[i].rotation);
	free(tile);
}

static void print_figures(const carc_game *game)
{
	int32_t n = carc_figures(game, NULL, 0);
	carc_figure *figure = allocate((size_t)(n + 1) * sizeof *figure);

	n = carc_figures(game, figure, n);
	for (int32_t i = 0; i < n; i++) {
		if (figure[i].player >= 0)
			printf("figure %d ", (int)figure[i].player);
		else
			printf("figure - ");
		printf("%s %d,%d s%d %d\n",
		       carc_name(CARC_NAME_FIGURE, figure[i].kind),
		       (int)figure[i].x, (int)figure[i].y,
		       (int)figure[i].segment, (int)figure[i].count);
	}
	free(figure);
}

static void do_state(struct session *session)
{
	carc_turn_info turn;

	carc_turn(session->game, &turn);
	print_turn(&turn);
	print_players(session->game);
	print_tiles(session->game);
	print_figures(session->game);
	printf("hash %016" PRIx64 "\n", carc_hash(session->game));
	puts("ok");
}

static void print_move(const char *key, const carc_move *move)
{
	char text[128];

	carc_move_text(move, text, sizeof text);
	printf("%s %s\n", key, text);
}

static void do_moves(struct session *session)
{
	int32_t n;
	carc_move *moves = list_moves(session->game, &n);

	for (int32_t i = 0; i < n; i++)
		print_move("move", &moves[i]);
	free(moves);
	puts("ok");
}

static void do_apply(struct session *session)
{
	carc_move move;
	carc_status status = carc_move_parse(session->rest, &move);

	if (status == CARC_OK)
		status = carc_apply(session->game, &move);
	answer_status(status);
}

static void do_undo(struct session *session)
{
	answer_status(carc_undo(session->game));
}

static void do_save(struct session *session)
{
	char *text = save_text(session->game);

	if (!text) {
		refuse("history", "the game cannot be saved");
		return;
	}
	print_block(text);
	free(text);
	puts("ok");
}

/* The lines up to one that is a single dot. NULL if they are too many or the
 * input ends. */
static char *read_record(struct session *session)
{
	size_t size = 0, capacity = LINE;
	char *text = allocate(capacity);

	while (read_line(session) && strcmp(session->line, ".") != 0) {
		size_t length = strlen(session->line);

		while (size + length + 2 > capacity)
			capacity *= 2;
		text = realloc(text, capacity);
		if (!text || capacity > MOST_RECORD)
			break;
		memcpy(text + size, session->line, length);
		text[size + length] = '\n';
		size += length + 1;
	}
	if (text && capacity <= MOST_RECORD && !feof(stdin)) {
		text[size] = '\0';
		return text;
	}
	free(text);
	return NULL;
}

static void do_load(struct session *session)
{
	char *text = read_record(session);
	carc_status status;
	carc_game *game;
	int32_t line;

	if (!text) {
		refuse("format", "a record ends with a line that is a dot");
		return;
	}
	status = carc_load(&game, text, (int32_t)strlen(text), NULL, &line);
	free(text);
	if (status == CARC_OK) {
		take_game(session, game);
		puts("ok");
		return;
	}
	refuse(carc_name(CARC_NAME_STATUS, status), "line %d: %s", (int)line,
	       carc_status_text(status));
}

static void do_bestmove(struct session *session)
{
	struct bot bot;
	carc_move move;
	carc_status status;

	if (!bot_parse(session->words > 1 ? session->word[1] : "greedy",
		       &bot)) {
		refuse("argument", "bestmove takes random, greedy, mc:N or "
				   "mc:Nms");
		return;
	}
	status = bot_choose(&bot, session->game, &session->rng, &move);
	if (status == CARC_OK)
		print_move("bestmove", &move);
	answer_status(status);
}

static void do_board(struct session *session)
{
	carc_render options;
	int32_t size;
	char *text;

	carc_render_init(&options, sizeof options);
	options.ascii =
		session->words > 1 && strcmp(session->word[1], "ascii") == 0;
	size = carc_render_text(session->game, &options, NULL, 0);
	text = allocate((size_t)size + 1);
	carc_render_text(session->game, &options, text, size);
	print_block(text);
	free(text);
	puts("ok");
}

static void do_scores(struct session *session)
{
	carc_score row[128];
	int32_t n = carc_score_final(session->game, row, 128);

	for (int32_t i = 0; i < n && i < 128; i++)
		printf("final %d %s %d\n", (int)row[i].player,
		       carc_name(CARC_NAME_CATEGORY, row[i].category),
		       (int)row[i].points);
	puts("ok");
}

static void do_seed(struct session *session)
{
	char *end;

	session->rng = strtoull(session->rest, &end, 10);
	if (*session->rest < '0' || *session->rest > '9' || *end)
		refuse("argument", "seed takes a number");
	else
		puts("ok");
}

static void do_hello(struct session *session)
{
	(void)session;
	printf("protocol %d\n", PROTOCOL_VERSION);
	printf("library %s\n", carc_version_string());
	printf("rules %d\n", (int)carc_rules_revision());
	puts("ok");
}

static void do_quit(struct session *session)
{
	session->over = true;
	puts("ok");
}

static void do_help(struct session *session);

static const struct request {
	const char *name;
	void (*answer)(struct session *session);
	bool game; /* It needs one. */
	const char *summary;
} requests[] = {
	{"hello", do_hello, false, "versions"},
	{"help", do_help, false, "this list"},
	{"new", do_new, false,
	 "new edition plus with river,inns players 2 seed 7"},
	{"load", do_load, false,
	 "the record follows, then a line that is a dot"},
	{"save", do_save, true, "the game as a record"},
	{"state", do_state, true, "what is decided, scores, tiles, figures"},
	{"moves", do_moves, true, "the legal moves"},
	{"apply", do_apply, true, "apply MOVE, as moves writes it"},
	{"undo", do_undo, true, "take the last move back"},
	{"bestmove", do_bestmove, true, "bestmove random|greedy|mc:N|mc:Nms"},
	{"final", do_scores, true, "the final score, as if the game ended now"},
	{"board", do_board, true, "a picture in text; board ascii"},
	{"seed", do_seed, false, "seed N: what bestmove and bots draw from"},
	{"quit", do_quit, false, "leave"},
};

#define REQUESTS (sizeof requests / sizeof requests[0])

static void do_help(struct session *session)
{
	(void)session;
	for (size_t i = 0; i < REQUESTS; i++)
		printf("| %-9s %s\n", requests[i].name, requests[i].summary);
	puts("ok");
}

static void answer(struct session *session)
{
	for (size_t i = 0; i < REQUESTS; i++) {
		if (strcmp(session->word[0], requests[i].name) != 0)
			continue;
		if (requests[i].game && !session->game)
			refuse("game", "there is no game yet, see new and "
				       "load");
		else
			requests[i].answer(session);
		return;
	}
	refuse("request", "no request '%s', see help", session->word[0]);
}

static void run(struct session *session)
{
	char copy[LINE];

	while (!session->over && read_line(session)) {
		strcpy(copy, session->line);
		split_line(session, copy);
		if (session->words == 0)
			continue;
		answer(session);
		fflush(stdout);
	}
	carc_game_free(session->game);
}

static void print_help(void)
{
	puts("Usage: carcassonne protocol\n"
	     "\n"
	     "Plays for another program: it reads requests from standard\n"
	     "input, a line each, and answers on standard output. An answer\n"
	     "is any number of lines and then \"ok\", or \"error KIND TEXT\".\n"
	     "doc/protocol.md specifies it. Try:\n"
	     "\n"
	     "  printf 'new players 2 seed 7\\nmoves\\nbestmove mc:100\\n' |\n"
	     "      carcassonne protocol\n"
	     "\n"
	     "  -h, --help  this text");
}

int command_protocol(int argc, char **argv)
{
	static const struct option options[] = {
		{"help", no_argument, NULL, 'h'},
		{NULL, 0, NULL, 0},
	};
	struct session session = {0};
	int option = getopt_long(argc, argv, "h", options, NULL);

	if (option == 'h') {
		print_help();
		return 0;
	}
	if (option != -1)
		return EXIT_TROUBLE;
	if (optind < argc) {
		complain("protocol takes no arguments");
		return EXIT_TROUBLE;
	}
	run(&session);
	return 0;
}
