/* SPDX-License-Identifier: Zlib */
/* What is played and by whom, from the command line. */
#include "setup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tool.h"

void setup_init(struct setup *setup)
{
	memset(setup, 0, sizeof *setup);
	strcpy(setup->edition, "classic");
}

static bool copy_word(char *out, size_t size, const char *text)
{
	if (strlen(text) >= size) {
		complain("'%s' is too long", text);
		return false;
	}
	strcpy(out, text);
	return true;
}

static bool read_rule(struct setup *setup, const char *text)
{
	const char *equals = strchr(text, '=');
	size_t length = equals ? (size_t)(equals - text) : 0;

	if (!length || length >= sizeof setup->rule[0].name ||
	    setup->rules == 16 ||
	    !read_number(equals + 1, &setup->rule[setup->rules].value)) {
		complain("--rule takes NAME=N, such as --rule river=1");
		return false;
	}
	memcpy(setup->rule[setup->rules++].name, text, length);
	return true;
}

static bool read_seed(struct setup *setup, const char *text)
{
	char *end;

	setup->seed = strtoull(text, &end, 10);
	setup->seeded = true;
	if (*text < '0' || *text > '9' || *end) {
		complain("--seed takes a number, not '%s'", text);
		return false;
	}
	return true;
}

bool setup_option(struct setup *setup, int option, const char *argument)
{
	size_t length = strlen(setup->with);

	switch (option) {
	case 'e':
		return copy_word(setup->edition, sizeof setup->edition,
				 argument);
	case 'w':
		if (length && length + 1 < sizeof setup->with)
			strcpy(setup->with + length++, ",");
		return copy_word(setup->with + length,
				 sizeof setup->with - length, argument);
	case 'R':
		return read_rule(setup, argument);
	case 'p':
		return setup_seats(setup, argument);
	case 's':
		return read_seed(setup, argument);
	default:
		/* getopt has said what is wrong. */
		return false;
	}
}

/* The next of several words with commas between, cut to its room. */
static const char *next_word(const char *text, char *word, size_t size)
{
	size_t length = strcspn(text, ",");

	snprintf(word, size, "%.*s", (int)length, text);
	return text[length] ? text + length + 1 : text + length;
}

static bool read_seat(struct seat *seat, const char *word)
{
	seat->person = strncmp(word, "bot:", 4) != 0;
	strcpy(seat->name, word);
	if (!*word) {
		complain("a player needs a name");
		return false;
	}
	if (!seat->person && !bot_parse(word + 4, &seat->bot)) {
		complain("no bot '%s'; there are random, greedy, mc:200 "
			 "(playouts a move), mc:100ms (time a move)",
			 word + 4);
		return false;
	}
	return true;
}

bool setup_seats(struct setup *setup, const char *text)
{
	char word[sizeof setup->seat[0].name];

	setup->seats = 0;
	do {
		if (setup->seats == CARC_MAX_PLAYERS) {
			complain("a game takes 1 to %d players",
				 CARC_MAX_PLAYERS);
			return false;
		}
		text = next_word(text, word, sizeof word);
		if (!read_seat(&setup->seat[setup->seats++], word))
			return false;
	} while (*text);
	return true;
}

void setup_seats_text(const struct setup *setup, char *out, size_t size)
{
	size_t length = 0;

	for (int i = 0; i < setup->seats && length < size; i++)
		length += (size_t)snprintf(out + length, size - length, "%s%s",
					   i ? "," : "", setup->seat[i].name);
}

static bool add_expansions(struct setup *setup)
{
	const char *text = setup->with;
	char word[64];

	while (*text) {
		text = next_word(text, word, sizeof word);
		if (carc_config_add(&setup->config, word) != CARC_OK) {
			complain("no expansion '%s' for the edition %s, see "
				 "carcassonne editions",
				 word, setup->edition);
			return false;
		}
	}
	return true;
}

static bool set_rules(struct setup *setup)
{
	for (int i = 0; i < setup->rules; i++) {
		int32_t rule = carc_find(CARC_NAME_RULE, setup->rule[i].name);

		if (rule < 0 || setup->rule[i].value < 0 ||
		    setup->rule[i].value > 255) {
			complain("no rule '%s', see carcassonne editions",
				 setup->rule[i].name);
			return false;
		}
		setup->config.rule[rule] = (uint8_t)setup->rule[i].value;
	}
	return true;
}

bool setup_finish(struct setup *setup)
{
	int32_t edition = carc_find(CARC_NAME_EDITION, setup->edition);
	char why[80];

	carc_config_init(&setup->config, sizeof setup->config);
	if (edition < 0 ||
	    carc_config_preset(&setup->config, edition) != CARC_OK) {
		complain("no edition '%s', see carcassonne editions",
			 setup->edition);
		return false;
	}
	if (!add_expansions(setup) || !set_rules(setup))
		return false;
	setup->config.players = setup->seats;
	setup->config.seed = setup->seed;
	if (carc_config_check(&setup->config, why, sizeof why) != CARC_OK) {
		complain("this cannot be played: %s", why);
		return false;
	}
	return true;
}

void setup_names(const struct setup *setup, const char **names)
{
	for (int i = 0; i < CARC_MAX_PLAYERS; i++)
		names[i] = i < setup->seats ? setup->seat[i].name : "nobody";
}
