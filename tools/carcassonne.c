/* SPDX-License-Identifier: Zlib */
/* The carcassonne command: finds the subcommand and runs it. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "carcassonne.h"
#include "os.h"
#include "tool.h"

static const struct command {
	const char *name;
	int (*run)(int argc, char **argv);
	const char *summary;
} commands[] = {
	{"play", command_play, "play in the terminal, people and bots"},
	{"replay", command_replay, "step through a game"},
	{"explain", command_explain, "every point of a game, and its rule"},
	{"simulate", command_simulate, "bot against bot over many games"},
	{"protocol", command_protocol, "talk to another program in lines"},
	{"editions", command_editions, "list what can be played"},
	{"render", command_render, "draw a position as SVG"},
	{"tiles", command_tiles, "list or draw the tile types"},
	{"check", command_check, "play records and test what they expect"},
	{"perft", command_perft, "count the move sequences from a position"},
	{"bench", command_bench, "how fast the library is here"},
	{"demo", command_demo, "a game that a person can watch"},
};

#define COMMANDS (sizeof commands / sizeof commands[0])

static void print_help(void)
{
	puts("Usage: carcassonne COMMAND [ARGUMENT...]\n"
	     "\n"
	     "Plays Carcassonne and works with its games. To begin:\n"
	     "\n"
	     "  carcassonne play                        you against a bot\n"
	     "  carcassonne play --edition plus --with river,inns\n"
	     "  carcassonne simulate 100 --players greedy,random\n"
	     "\n"
	     "A game is a record: a text file with the configuration and one\n"
	     "line a move, which play saves and a person can write as well.\n"
	     "\n"
	     "Commands:");
	for (size_t i = 0; i < COMMANDS; i++)
		printf("  %-8s %s\n", commands[i].name, commands[i].summary);
	puts("\n"
	     "  carcassonne COMMAND --help   how a command is used\n"
	     "  carcassonne --version        the version of the library\n"
	     "\n"
	     "A first record, to be put into first.game. Tile D starts, then\n"
	     "V is drawn and placed south of it by player 0:\n"
	     "\n"
	     "  carcassonne 1 rules 1\n"
	     "  deck D V U\n"
	     "  moves\n"
	     "  draw V\n"
	     "  expect illegal apart place 0 5,5 r0\n"
	     "  place 0 0,1 r0\n"
	     "  deploy 0 follower 0,1 s0\n"
	     "  expect decision place 1\n"
	     "\n"
	     "  carcassonne check first.game\n"
	     "\n"
	     "Exit status: 0 all is well, 1 a record fails, 2 wrong usage or\n"
	     "a file that cannot be read.");
}

static int run_command(int argc, char **argv)
{
	char title[64];

	for (size_t i = 0; i < COMMANDS; i++) {
		if (strcmp(argv[1], commands[i].name) != 0)
			continue;
		/* getopt names its complaints after the first word. */
		snprintf(title, sizeof title, "carcassonne %s", argv[1]);
		argv[1] = title;
		return commands[i].run(argc - 1, argv + 1);
	}
	complain("no command '%s', see carcassonne --help", argv[1]);
	return EXIT_TROUBLE;
}

void complain(const char *format, ...)
{
	va_list args;

	fputs("carcassonne: ", stderr);
	va_start(args, format);
	vfprintf(stderr, format, args);
	va_end(args);
	fputc('\n', stderr);
}

void *allocate(size_t size)
{
	return reallocate(NULL, size);
}

void *reallocate(void *memory, size_t size)
{
	memory = realloc(memory, size);
	if (!memory) {
		complain("out of memory");
		exit(EXIT_TROUBLE);
	}
	return memory;
}

bool read_number(const char *word, int32_t *out)
{
	char *end;
	long number = strtol(word, &end, 10);

	if (end == word || *end || number < INT32_MIN || number > INT32_MAX)
		return false;
	*out = (int32_t)number;
	return true;
}

bool read_cell(const char *word, int32_t *x, int32_t *y)
{
	char column[16];
	size_t length = strcspn(word, ",");

	if (length >= sizeof column || word[length] != ',')
		return false;
	memcpy(column, word, length);
	column[length] = '\0';
	return read_number(column, x) && read_number(word + length + 1, y);
}

int main(int argc, char **argv)
{
	int result = 0;

	os_start();
	if (argc < 2) {
		complain("no command, see carcassonne --help");
		return EXIT_TROUBLE;
	}
	if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
		print_help();
	else if (strcmp(argv[1], "--version") == 0)
		printf("carcassonne %s, rules revision %d\n",
		       carc_version_string(), (int)carc_rules_revision());
	else
		result = run_command(argc, argv);
	if (fflush(stdout) != 0 || ferror(stdout)) {
		complain("cannot write the output");
		return EXIT_TROUBLE;
	}
	return result;
}
