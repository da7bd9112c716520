/* SPDX-License-Identifier: Zlib */
/* carcassonne editions: what can be played. */
#include <getopt.h>
#include <stdio.h>

#include "carcassonne.h"
#include "tool.h"

#define MAX_EDITIONS 16
#define MOST_SWITCHES 64

/* Whether --with takes a name in this edition. */
static bool can_add(int32_t edition, const char *name)
{
	carc_config config;

	carc_config_init(&config, sizeof config);
	return carc_config_preset(&config, edition) == CARC_OK &&
	       carc_config_add(&config, name) == CARC_OK &&
	       carc_config_check(&config, NULL, 0) == CARC_OK;
}

static void print_expansions(int32_t edition)
{
	int column = 0;

	for (int32_t i = 0; i < MOST_SWITCHES; i++) {
		const char *name = carc_name(CARC_NAME_EXPANSION, i);

		if (!name || !can_add(edition, name))
			continue;
		if (column == 0)
			printf("    --with ");
		else if (column > 56)
			printf(",\n           ");
		else
			putchar(',');
		if (column > 56)
			column = 0;
		column += printf("%s", name) + 1;
	}
	if (column && can_add(edition, "traders"))
		printf(",traders");
	puts(column ? " or all" : "    no expansions");
}

static void print_edition(const carc_edition_info *info)
{
	carc_config config;
	const char *separator = "    tiles: ";

	printf("%s, %d to %d players%s\n",
	       carc_name(CARC_NAME_EDITION, info->edition),
	       (int)info->min_players, (int)info->max_players,
	       info->supported ? "" : " (not in this version)");
	if (!info->supported)
		return;
	carc_config_init(&config, sizeof config);
	carc_config_preset(&config, info->edition);
	for (int32_t i = 0; i < MOST_SWITCHES; i++)
		if (config.set[i]) {
			printf("%s%s", separator, carc_name(CARC_NAME_SET, i));
			separator = ", ";
		}
	putchar('\n');
	print_expansions(info->edition);
}

static void print_rules(void)
{
	puts("Rule switches, --rule NAME=N (what they mean: carcassonne.h and\n"
	     "doc/rules.md):");
	for (int32_t i = 0; i < MOST_SWITCHES; i++)
		if (carc_name(CARC_NAME_RULE, i))
			printf("    %s\n", carc_name(CARC_NAME_RULE, i));
}

static void print_help(void)
{
	puts("Usage: carcassonne editions\n"
	     "\n"
	     "Lists the editions, what can be added to each, and the rule\n"
	     "switches. The names are those of --edition, --with and --rule:\n"
	     "\n"
	     "  carcassonne play --edition plus --with river,inns\n"
	     "\n"
	     "  -h, --help  this text");
}

int command_editions(int argc, char **argv)
{
	static const struct option options[] = {
		{"help", no_argument, NULL, 'h'},
		{NULL, 0, NULL, 0},
	};
	int option = getopt_long(argc, argv, "h", options, NULL);
	carc_edition_info info[MAX_EDITIONS];
	int32_t n = carc_editions(info, MAX_EDITIONS);

	if (option == 'h') {
		print_help();
		return 0;
	}
	if (option != -1)
		return EXIT_TROUBLE;
	if (optind < argc) {
		complain("editions takes no arguments");
		return EXIT_TROUBLE;
	}
	for (int32_t i = 0; i < n && i < MAX_EDITIONS; i++)
		print_edition(&info[i]);
	print_rules();
	return 0;
}
