/* SPDX-License-Identifier: Zlib */
/* carcassonne play: a game in the terminal, people and bots. */
#include <errno.h>
#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "carcassonne.h"
#include "os.h"
#include "record.h"
#include "save.h"
#include "screen.h"
#include "setup.h"
#include "tool.h"
#include "words.h"

#define LISTED 60 /* Moves that are listed without being asked for. */
#define MAX_TERMS 16
#define SEATS_LINE "# players "

static volatile sig_atomic_t interrupted;

struct table {
	carc_game *game;
	struct setup setup;
	const char *names[CARC_MAX_PLAYERS];
	char label[CARC_MAX_PLAYERS][sizeof(struct seat)];
	carc_render screen;
	uint64_t rng;
	int32_t told;     /* Events told. */
	const char *file; /* Where the game is saved, NULL for nowhere. */
};

/* What a line of a person led to. */
enum answer { ANSWER_AGAIN, ANSWER_MOVED, ANSWER_LEFT };

static void note_interrupt(int signal)
{
	(void)signal;
	interrupted = 1;
}

/* Two bots of a kind are told apart by their letters. */
static void name_players(struct table *table)
{
	const struct setup *setup = &table->setup;

	setup_names(setup, table->names);
	for (int i = 0; i < setup->seats; i++)
		for (int k = 0; k < setup->seats; k++) {
			if (k == i ||
			    strcmp(setup->seat[i].name, setup->seat[k].name))
				continue;
			snprintf(table->label[i], sizeof table->label[i],
				 "%s (%c)", setup->seat[i].name, 'A' + i);
			table->names[i] = table->label[i];
		}
}

static bool save_game(const struct table *table, const char *path)
{
	char seats[CARC_MAX_PLAYERS * sizeof(struct seat)];
	char *record = save_text(table->game), *text;
	size_t size;
	bool good;

	if (!record)
		return false;
	setup_seats_text(&table->setup, seats, sizeof seats);
	size = strlen(record) + strlen(seats) + sizeof SEATS_LINE + 2;
	text = allocate(size);
	snprintf(text, size, "%s" SEATS_LINE "%s\n", record, seats);
	good = write_file(path, text);
	if (good)
		printf("Saved. Go on with: carcassonne play --resume %s\n",
		       path);
	free(text);
	free(record);
	return good;
}

/* Points are told with their sum, everything else in a sentence. */
static void tell_news(struct table *table)
{
	carc_event event, term[MAX_TERMS];
	int32_t terms = 0;
	char text[256];

	for (; carc_events(table->game, table->told, &event, 1) > 0;
	     table->told++) {
		if (event.kind == CARC_EVENT_TERM) {
			if (terms < MAX_TERMS)
				term[terms++] = event;
			continue;
		}
		if (describe_event(&event, table->names, text, sizeof text))
			printf("  %s\n", text);
		if (event.kind == CARC_EVENT_POINTS) {
			describe_sum(term, terms, text, sizeof text);
			printf("    %s\n", text);
		}
		terms = 0;
	}
}

static void print_move(const struct table *table, int32_t number,
		       const carc_move *move)
{
	char text[128], words[256];

	carc_move_text(move, text, sizeof text);
	describe_move(table->game, move, words, sizeof words);
	printf("%4d  %s  [%s]\n", (int)number, words, text);
}

static void print_moves(const struct table *table)
{
	int32_t n;
	carc_move *moves = list_moves(table->game, &n);

	for (int32_t i = 0; i < n; i++)
		print_move(table, i + 1, &moves[i]);
	free(moves);
}

static void show_table(struct table *table, const carc_turn_info *turn)
{
	int32_t n = carc_count_moves(table->game);

	putchar('\n');
	table->screen.placements = turn->decision == CARC_DECISION_PLACE;
	print_position(table->game, &table->screen);
	for (int i = 0; i < table->setup.seats; i++)
		printf("%s%c is %s", i ? ", " : "", 'A' + i, table->names[i]);
	putchar('\n');
	/* Where a tile can go stands on the board. */
	if (turn->decision == CARC_DECISION_PLACE)
		printf("Moves 1 to %d; the numbers stand on the board, each "
		       "cell "
		       "with its turns clockwise.\n",
		       (int)n);
	else if (n <= LISTED)
		print_moves(table);
	else
		printf("%d moves; \"moves\" lists them.\n", (int)n);
}

static void print_commands(void)
{
	puts("  N           make move number N of the list\n"
	     "  place 0 1,2 r3   or any other move as records write it; the\n"
	     "              player may be left out\n"
	     "  moves       list the moves        board   draw the board "
	     "again\n"
	     "  hint        what a bot would do   undo    take your last move "
	     "back\n"
	     "  save FILE   save the game         quit    leave it");
}

static enum answer apply_choice(struct table *table, const carc_move *move)
{
	carc_status status = carc_apply(table->game, move);

	if (status == CARC_OK)
		return ANSWER_MOVED;
	printf("No: %s.\n", carc_status_text(status));
	return ANSWER_AGAIN;
}

static enum answer choose_number(struct table *table, int32_t number)
{
	carc_move move;

	if (carc_kth_move(table->game, number - 1, &move) != CARC_OK) {
		printf("There are moves 1 to %d.\n",
		       (int)carc_count_moves(table->game));
		return ANSWER_AGAIN;
	}
	return apply_choice(table, &move);
}

/* Whether the second word is a number, as that of a player is. */
static bool names_player(const char *line, size_t kind)
{
	char word[16];
	int32_t number;

	return sscanf(line + kind, "%15s", word) == 1 &&
	       read_number(word, &number);
}

/* A move as records write it, with or without the player. */
static enum answer choose_text(struct table *table, const char *line,
			       int32_t player)
{
	size_t kind = strcspn(line, " ");
	char with[300];
	carc_move move;

	if (!names_player(line, kind)) {
		snprintf(with, sizeof with, "%.*s %d%s", (int)kind, line,
			 (int)player, line + kind);
		line = with;
	}
	if (carc_move_parse(line, &move) != CARC_OK) {
		puts("That is no move and no command; \"help\" lists them.");
		return ANSWER_AGAIN;
	}
	return apply_choice(table, &move);
}

static bool decided_by_person(const struct table *table)
{
	carc_turn_info turn;

	carc_turn(table->game, &turn);
	return turn.player >= 0 && table->setup.seat[turn.player].person;
}

/* Back to where a person decided last. */
static enum answer take_back(struct table *table)
{
	bool any = false;

	while (carc_undo(table->game) == CARC_OK) {
		any = true;
		if (decided_by_person(table))
			break;
	}
	if (!any)
		puts("There is nothing to take back.");
	table->told = carc_events(table->game, 0, NULL, 0);
	return any ? ANSWER_MOVED : ANSWER_AGAIN;
}

static void give_hint(struct table *table)
{
	static const struct bot bot = {.kind = BOT_MONTE_CARLO,
				       .milliseconds = 300};
	int32_t n = carc_count_moves(table->game);
	carc_move move, other;

	if (bot_choose(&bot, table->game, &table->rng, &move) != CARC_OK)
		return;
	for (int32_t i = 0; i < n; i++) {
		carc_kth_move(table->game, i, &other);
		if (memcmp(&move, &other, sizeof move) == 0)
			print_move(table, i + 1, &move);
	}
}

static enum answer obey(struct table *table, const char *line,
			const carc_turn_info *turn)
{
	int32_t number;

	if (read_number(line, &number))
		return choose_number(table, number);
	if (strcmp(line, "quit") == 0 || strcmp(line, "q") == 0)
		return ANSWER_LEFT;
	if (strcmp(line, "undo") == 0 || strcmp(line, "u") == 0)
		return take_back(table);
	if (strcmp(line, "help") == 0 || strcmp(line, "?") == 0)
		print_commands();
	else if (strcmp(line, "hint") == 0 || strcmp(line, "h") == 0)
		give_hint(table);
	else if (strcmp(line, "moves") == 0 || strcmp(line, "m") == 0)
		print_moves(table);
	else if (strcmp(line, "board") == 0 || !*line)
		show_table(table, turn);
	else if (strncmp(line, "save ", 5) == 0 && line[5])
		save_game(table, line + 5);
	else if (strcmp(line, "save") == 0)
		save_game(table, table->file ? table->file : "play.game");
	else
		return choose_text(table, line, turn->player);
	return ANSWER_AGAIN;
}

/* A line without its end and the blanks around it; false at the end of the
 * input. */
static bool read_line(char *line, size_t size)
{
	char *from, *to;

	errno = 0;
	if (!os_wait_for_line(&interrupted) || !fgets(line, (int)size, stdin))
		return false;
	from = line + strspn(line, " \t");
	to = from + strlen(from);
	while (to > from && strchr(" \t\r\n", to[-1]))
		to--;
	*to = '\0';
	memmove(line, from, (size_t)(to - from) + 1);
	return true;
}

/* False if the person leaves. */
static bool ask(struct table *table, const carc_turn_info *turn)
{
	enum answer answer = ANSWER_AGAIN;
	char line[256];

	show_table(table, turn);
	while (answer == ANSWER_AGAIN) {
		printf("%s, %s> ", table->names[turn->player],
		       carc_name(CARC_NAME_DECISION, turn->decision));
		fflush(stdout);
		if (!read_line(line, sizeof line)) {
			putchar('\n');
			return false;
		}
		answer = obey(table, line, turn);
	}
	return answer == ANSWER_MOVED;
}

static bool move_bot(struct table *table, const carc_turn_info *turn)
{
	static const struct bot chance = {.kind = BOT_RANDOM};
	const struct bot *bot = turn->player < 0
					? &chance
					: &table->setup.seat[turn->player].bot;
	carc_move move;
	carc_status status = bot_choose(bot, table->game, &table->rng, &move);

	if (status == CARC_OK)
		status = carc_apply(table->game, &move);
	if (status != CARC_OK)
		complain("%s", carc_status_text(status));
	return status == CARC_OK;
}

static int leave(struct table *table)
{
	int result = 0;

	if (interrupted)
		puts("Interrupted.");
	if (table->file && !save_game(table, table->file))
		result = EXIT_TROUBLE;
	else if (!table->file)
		puts("The game is left and not saved (--save FILE does).");
	return interrupted ? EXIT_INTERRUPTED : result;
}

static int run(struct table *table)
{
	carc_turn_info turn;
	bool goes_on = true;

	os_catch_interrupts(note_interrupt);
	puts("\"help\" lists what you can say.");
	while (carc_turn(table->game, &turn),
	       turn.decision != CARC_DECISION_OVER) {
		tell_news(table);
		if (decided_by_person(table))
			goes_on = ask(table, &turn);
		else
			goes_on = move_bot(table, &turn);
		if (!goes_on || interrupted)
			return leave(table);
	}
	table->screen.placements = 0;
	putchar('\n');
	print_position(table->game, &table->screen);
	tell_news(table);
	if (table->file && !save_game(table, table->file))
		return EXIT_TROUBLE;
	return 0;
}

/* Who played stands in a comment of what play has saved. */
static bool resume_seats(struct setup *setup, const char *path)
{
	char *text = read_file(path), *line, *end;
	bool good = true;

	if (!text)
		return false;
	line = strstr(text, SEATS_LINE);
	if (line && setup->seats == 0) {
		line += strlen(SEATS_LINE);
		end = line + strcspn(line, "\r\n");
		*end = '\0';
		good = setup_seats(setup, line);
	}
	free(text);
	return good;
}

static int resume(struct table *table, const char *path)
{
	int result = load_game(path, &table->game);

	if (result)
		return result;
	if (!resume_seats(&table->setup, path))
		return EXIT_TROUBLE;
	if (table->setup.seats != carc_players(table->game, NULL, 0)) {
		complain("%s has %d players, name them with --players", path,
			 (int)carc_players(table->game, NULL, 0));
		return EXIT_TROUBLE;
	}
	table->told = carc_events(table->game, 0, NULL, 0);
	if (!table->file)
		table->file = path;
	return 0;
}

static int start(struct table *table)
{
	if (table->setup.seats == 0)
		setup_seats(&table->setup, "player,bot:greedy");
	if (!table->setup.seeded)
		table->setup.seed = table->rng % 1000000;
	if (!setup_finish(&table->setup))
		return EXIT_TROUBLE;
	if (carc_game_new(&table->game, &table->setup.config, NULL) !=
	    CARC_OK) {
		complain("the game cannot be made");
		return EXIT_TROUBLE;
	}
	printf("A new game, edition %s, seed %llu.\n", table->setup.edition,
	       (unsigned long long)table->setup.seed);
	return 0;
}

static void print_help(void)
{
	puts("Usage: carcassonne play [OPTION...]\n"
	     "\n"
	     "A game in the terminal between people and bots:\n"
	     "\n"
	     "  carcassonne play\n"
	     "  carcassonne play --players alice,bob,bot:mc:100ms\n"
	     "  carcassonne play --edition plus --with river,inns --save "
	     "my.game\n"
	     "  carcassonne play --resume my.game\n"
	     "\n"
	     "The numbers on the board say where the tile can go; type one.\n"
	     "Then choose a figure by its number. \"help\" lists the rest:\n"
	     "undo, hint, save, moves as records write them.\n"
	     "\n"
	     "  -p, --players NAME,...  people by their names, bots as\n"
	     "                        bot:random, bot:greedy, bot:mc:200\n"
	     "                        (playouts a move), bot:mc:100ms "
	     "(time)\n" SETUP_HELP
	     "  -o, --save FILE       save when the game is left or over\n"
	     "  -r, --resume FILE     go on with a saved game\n"
	     "  -a, --ascii           draw with nothing but ASCII\n"
	     "  -h, --help            this text");
}

int command_play(int argc, char **argv)
{
	static const struct option options[] = {
		SETUP_OPTIONS,
		{"save", required_argument, NULL, 'o'},
		{"resume", required_argument, NULL, 'r'},
		{"ascii", no_argument, NULL, 'a'},
		{"help", no_argument, NULL, 'h'},
		{NULL, 0, NULL, 0},
	};
	struct table table = {.rng = (uint64_t)time(NULL) * 2654435761U};
	const char *from = NULL;
	int option, result;

	setup_init(&table.setup);
	screen_options(&table.screen);
	while ((option = getopt_long(argc, argv, SETUP_LETTERS "o:r:ah",
				     options, NULL)) != -1) {
		if (option == 'h') {
			print_help();
			return 0;
		}
		if (option == 'o')
			table.file = optarg;
		else if (option == 'r')
			from = optarg;
		else if (option == 'a')
			table.screen.ascii = 1;
		else if (!setup_option(&table.setup, option, optarg))
			return EXIT_TROUBLE;
	}
	if (optind < argc) {
		complain("play takes options only, see carcassonne play "
			 "--help");
		return EXIT_TROUBLE;
	}
	/* Rather now than after a game that is lost then. */
	if (table.file && !can_write_file(table.file))
		return EXIT_TROUBLE;
	result = from ? resume(&table, from) : start(&table);
	name_players(&table);
	if (!result)
		result = run(&table);
	carc_game_free(table.game);
	return result;
}
