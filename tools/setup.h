/* SPDX-License-Identifier: Zlib */
/* What is played and by whom, from the command line. */
#ifndef CARCASSONNE_SETUP_H
#define CARCASSONNE_SETUP_H

#include <getopt.h>
#include <stdbool.h>

#include "bots.h"

/** The options of a setup for getopt_long(). */
#define SETUP_OPTIONS                                                          \
	{"edition", required_argument, NULL, 'e'},                             \
		{"with", required_argument, NULL, 'w'},                        \
		{"rule", required_argument, NULL, 'R'},                        \
		{"players", required_argument, NULL, 'p'},                     \
	{                                                                      \
		"seed", required_argument, NULL, 's'                           \
	}
#define SETUP_LETTERS "e:w:p:s:"

/** What they mean, for --help. */
#define SETUP_HELP                                                             \
	"  -e, --edition NAME    classic (default), new, plus, tenth, "        \
	"hunters\n"                                                            \
	"  -w, --with NAME,...   expansions: river,inns,traders,... or all\n"  \
	"      --rule NAME=N     a rule switch\n"                              \
	"  -s, --seed N          the game to play\n"

/** Who sits there. */
struct seat {
	char name[48];
	bool person;
	struct bot bot;
};

struct setup {
	carc_config config;
	char edition[32], with[256]; /**< As given. */
	struct {
		char name[48];
		int32_t value;
	} rule[16];
	int rules;
	struct seat seat[CARC_MAX_PLAYERS];
	int seats;
	bool seeded; /**< A seed was given. */
	uint64_t seed;
};

void setup_init(struct setup *setup);

/** Take an option if it is one of a setup; false after a complaint. */
bool setup_option(struct setup *setup, int option, const char *argument);

/** Read "alice,bot:greedy"; false after a complaint. */
bool setup_seats(struct setup *setup, const char *text);

/** Write what setup_seats() reads. */
void setup_seats_text(const struct setup *setup, char *out, size_t size);

/** Make the configuration; false after a complaint. */
bool setup_finish(struct setup *setup);

/** The names of the seats in order. */
void setup_names(const struct setup *setup, const char **names);

#endif
