/* SPDX-License-Identifier: Zlib */
/*
 * The contract as data, tests/data/contract.txt: whole games that every binding
 * replays. doc/contract.md explains the lines. Each game of the table below is
 * played by choose(); each record named on the command line as it says, then by
 * choose() to the end. Between them the games meet every decision and make moves
 * of every kind, or this program fails.
 */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "carcassonne.h"

#define LIST_EVERY 32 /* steps, besides the first of each decision */
#define TRIES 32      /* moves tried before one is made */
#define SEEDS 0x0123456789ABCDEFu
#define MAX_SCRIPT 64 /* moves of a record */
#define MAX_DECISIONS 128
#define MAX_KINDS (CARC_MOVE_RESHUFFLE + 1)

struct setup {
	const char *name;
	int32_t edition;
	int32_t players;
	const char *with; /* for carc_config_add() */
	uint32_t how;     /* the bits below */
};

enum {
	EXTERNAL = 1,
	AUTOMATIC = 2,
	NO_FARMERS = 4,
	LAST_STARTS = 8,
	OTHER_RULES = 16,
	MUCH = 32, /* five copies of the sets that are added */
};

static const struct setup setups[] = {
	{"classic", CARC_EDITION_CLASSIC, 2, "", 0},
	{"classic-solo", CARC_EDITION_CLASSIC, 1, "", 0},
	{"classic-no-farmers", CARC_EDITION_CLASSIC, 5, "", NO_FARMERS},
	{"classic-boxes", CARC_EDITION_CLASSIC, 4, "river inns traders",
	 LAST_STARTS},
	{"new", CARC_EDITION_NEW, 3, "", LAST_STARTS},
	{"new-all", CARC_EDITION_NEW, 4, "all", 0},
	{"plus", CARC_EDITION_PLUS, 2, "", AUTOMATIC},
	{"plus-inns-traders", CARC_EDITION_PLUS, 6, "inns traders", 0},
	{"plus-machines", CARC_EDITION_PLUS, 3, "flier", EXTERNAL},
	{"plus-messages-robbers", CARC_EDITION_PLUS, 4, "messages robbers", 0},
	{"plus-ferries-gold", CARC_EDITION_PLUS, 2, "ferries gold", 0},
	{"plus-magic-crop", CARC_EDITION_PLUS, 5, "magic crop", 0},
	{"plus-all-3", CARC_EDITION_PLUS, 3, "all", 0},
	{"plus-all-6", CARC_EDITION_PLUS, 6, "all", 0},
	{"plus-all-chance", CARC_EDITION_PLUS, 2, "all", EXTERNAL},
	{"plus-all-rules", CARC_EDITION_PLUS, 4, "all",
	 OTHER_RULES | AUTOMATIC},
	{"plus-many-ferries-magic", CARC_EDITION_PLUS, 2, "ferries magic",
	 MUCH},
	{"plus-much-gold", CARC_EDITION_PLUS, 4, "gold robbers", MUCH},
	{"tenth", CARC_EDITION_TENTH, 2, "", 0},
	{"tenth-festival", CARC_EDITION_TENTH, 5, "festival", 0},
	{"hunters", CARC_EDITION_HUNTERS, 2, "", 0},
	{"hunters-chance", CARC_EDITION_HUNTERS, 5, "", EXTERNAL},
};

static bool decided[MAX_DECISIONS];
static bool made[MAX_KINDS];

/* Stop at an error, else hand back the count. */
static int32_t need(int32_t result)
{
	if (result < 0) {
		fprintf(stderr, "contract: %s\n", carc_status_text(result));
		exit(1);
	}
	return result;
}

/* Every word between single blanks. */
static void add(carc_config *config, const char *words)
{
	char name[32];

	while (*words) {
		size_t length = strcspn(words, " ");

		snprintf(name, sizeof name, "%.*s", (int)length, words);
		need(carc_config_add(config, name));
		words += length + (words[length] == ' ');
	}
}

static carc_game *start(const struct setup *setup, uint64_t seed)
{
	carc_config config;
	carc_game *game;

	need(carc_config_init(&config, sizeof config));
	need(carc_config_preset(&config, setup->edition));
	add(&config, setup->with);
	config.players = setup->players;
	config.seed = seed;
	if (setup->how & EXTERNAL)
		config.chance = CARC_CHANCE_EXTERNAL;
	if (setup->how & AUTOMATIC)
		config.automatic = 1;
	if (setup->how & NO_FARMERS)
		config.expansion[CARC_EXP_FARMERS] = 0;
	if (setup->how & LAST_STARTS)
		config.first_player = setup->players - 1;
	if (setup->how & OTHER_RULES)
		for (int32_t r = 0; carc_name(CARC_NAME_RULE, r); r++)
			config.rule[r] ^= 1;
	if (setup->how & MUCH)
		for (int32_t s = CARC_SET_RIVER + 1; s < CARC_SET_BONUS; s++)
			config.set[s] *= 5;
	need(carc_game_new(&game, &config, NULL));
	return game;
}

static char *record_of(const carc_game *game)
{
	int32_t size = need(carc_save(game, NULL, 0));
	char *text = malloc((size_t)size);

	if (!text)
		need(CARC_ERR_MEMORY);
	need(carc_save(game, text, size));
	return text;
}

/* KEY N and the N lines. */
static void put_lines(const char *key, const char *text)
{
	int lines = 0;

	for (const char *c = text; *c; c++)
		lines += *c == '\n';
	printf("%s %d\n%s", key, lines, text);
}

/* The record of a game without its moves. */
static char *start_of(const carc_game *game)
{
	static const char last[] = "\nmoves\n";
	char *text = record_of(game), *end = strstr(text, last);

	if (!end)
		need(CARC_ERR_FORMAT);
	end[sizeof last - 1] = '\0';
	return text;
}

static void put_list(const carc_move *list, int32_t n)
{
	char text[128];

	puts("list");
	for (int32_t i = 0; i < n; i++) {
		need(carc_move_text(&list[i], text, sizeof text));
		puts(text);
	}
}

/*
 * What a player would have if the game ended now, and more for whatever no game
 * has met so far.
 */
static int32_t worth(const carc_game *game, const carc_move *move)
{
	carc_score score[CARC_MAX_PLAYERS * 16];
	int32_t n = need(carc_score_final(game, score, CARC_MAX_PLAYERS * 16));
	carc_turn_info turn;
	int32_t sum = 0;

	for (int32_t i = 0; i < n; i++)
		if (score[i].player == move->player)
			sum += score[i].points;
	need(carc_turn(game, &turn));
	return sum + (made[move->kind] ? 0 : 100) +
	       (decided[turn.decision] ? 0 : 100);
}

/*
 * The best of a few moves: moves picked blindly complete nothing, and most
 * decisions come after something is complete.
 */
static int32_t choose(carc_game *game, const carc_move *list, int32_t n,
		      uint32_t step)
{
	int32_t best = 0, most = INT32_MIN;

	for (uint32_t k = 0; k < TRIES; k++) {
		uint32_t number = (step * TRIES + k) * 2654435761u >> 8;
		int32_t i = (int32_t)(number % (uint32_t)n), found;

		need(carc_apply(game, &list[i]));
		found = worth(game, &list[i]);
		need(carc_undo(game));
		if (found > most) {
			best = i;
			most = found;
		}
	}
	return best;
}

/* The moves that a record holds, in order. */
struct script {
	carc_move move[MAX_SCRIPT];
	int32_t count;
};

/* Where the step-th move of the script stands in the list. */
static int32_t find(const struct script *script, uint32_t step,
		    const carc_move *list, int32_t n)
{
	for (int32_t i = 0; i < n; i++)
		if (!memcmp(&list[i], &script->move[step], sizeof list[i]))
			return i;
	return need(CARC_ILLEGAL_KIND);
}

static void play(carc_game *game, const struct script *script, uint32_t first)
{
	static carc_move list[CARC_MAX_MOVES];
	bool listed[MAX_DECISIONS] = {false};

	for (uint32_t step = 0;; step++) {
		int32_t n = need(carc_legal_moves(game, list, CARC_MAX_MOVES));
		carc_turn_info turn;
		int32_t i;

		need(carc_turn(game, &turn));
		printf("at %016" PRIx64 " %" PRId32 "\n", carc_hash(game), n);
		decided[turn.decision] = true;
		if (!n)
			return;
		if (step % LIST_EVERY == 0 || !listed[turn.decision])
			put_list(list, n);
		listed[turn.decision] = true;
		i = step < (uint32_t)script->count
			    ? find(script, step, list, n)
			    : choose(game, list, n, first + step);
		printf("apply %" PRId32 "\n", i);
		made[list[i].kind] = true;
		need(carc_apply(game, &list[i]));
	}
}

static void put_end(const carc_game *game)
{
	carc_player player[CARC_MAX_PLAYERS];
	int32_t players = need(carc_players(game, player, CARC_MAX_PLAYERS));
	char *text = record_of(game);

	printf("over");
	for (int32_t p = 0; p < players; p++)
		printf(" %" PRId32, player[p].score);
	puts("");
	put_lines("save", text);
	free(text);
}

/* Nothing that the library has is left out. */
static bool complete(void)
{
	bool all = true;

	for (int32_t d = 0; d < MAX_DECISIONS; d++)
		if (carc_name(CARC_NAME_DECISION, d) && !decided[d]) {
			fprintf(stderr, "contract: never decided: %s\n",
				carc_name(CARC_NAME_DECISION, d));
			all = false;
		}
	for (int32_t k = 0; k < CARC_MOVE_RESHUFFLE; k++)
		if (!made[k]) {
			fprintf(stderr, "contract: never made: %s\n",
				carc_name(CARC_NAME_MOVE, k));
			all = false;
		}
	return all;
}

/* One game of the file, set up as `from`. */
static void put_game(const char *name, const carc_game *from,
		     const struct script *script, uint32_t first)
{
	char *text = start_of(from);
	carc_game *game;

	need(carc_load(&game, text, (int32_t)strlen(text), NULL, NULL));
	printf("\ngame %s\n", name);
	put_lines("record", text);
	play(game, script, first);
	put_end(game);
	carc_game_free(game);
	free(text);
}

static carc_game *read_record(const char *path)
{
	static char text[65536];
	FILE *file = fopen(path, "rb");
	size_t size;
	carc_game *game;

	if (!file) {
		perror(path);
		exit(1);
	}
	size = fread(text, 1, sizeof text, file);
	fclose(file);
	need(carc_load(&game, text, (int32_t)size, NULL, NULL));
	return game;
}

/* The file's name without directory and suffix. */
static void put_record(const char *path, uint32_t first)
{
	static struct script script;
	const char *slash = strrchr(path, '/');
	carc_game *game = read_record(path);
	char name[64];

	snprintf(name, sizeof name, "%s", slash ? slash + 1 : path);
	name[strcspn(name, ".")] = '\0';
	script.count = need(carc_history(game, 0, script.move, MAX_SCRIPT));
	if (script.count > MAX_SCRIPT)
		need(CARC_ERR_BUFFER);
	put_game(name, game, &script, first);
	carc_game_free(game);
}

int main(int argc, char **argv)
{
	static const struct script nothing = {.count = 0};
	uint32_t games = 0;

	puts("# SPDX-License-Identifier: Zlib\n"
	     "# Games that every binding replays, see doc/contract.md. Written "
	     "by\n# tests/contract.c: make contract");
	for (; games < sizeof setups / sizeof setups[0]; games++) {
		carc_game *game = start(&setups[games], games * SEEDS);

		put_game(setups[games].name, game, &nothing, games * 1000);
		carc_game_free(game);
	}
	for (int i = 1; i < argc; i++)
		put_record(argv[i], games++ * 1000);
	return complete() ? 0 : 1;
}
