/* SPDX-License-Identifier: Zlib */
/*
 * One hash over seeded games: every position, list, event and final score of
 * them. It stands in tests/data/signature and is the same with every compiler
 * and on every machine; it changes only with the rules or the hash. Only the
 * public functions are used, and only numbers are hashed, never memory.
 *
 * The first line is the base game, then comes each mechanic with its tiles,
 * everything at once, and Hunters & Gatherers.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "carcassonne.h"

#define GAMES 300     /* of the base game */
#define GAMES_WITH 30 /* with a mechanic, and with all */

/* What one game never exceeds. */
#define MAX_EVENTS 16384

static void need(carc_status status)
{
	if (status >= 0)
		return;
	fprintf(stderr, "signature: %s\n", carc_status_text(status));
	exit(1);
}

static void mix(uint64_t *hash, uint64_t value)
{
	*hash = (*hash ^ value) * 0x9E3779B97F4A7C15u;
	*hash ^= *hash >> 29;
}

static void mix_int(uint64_t *hash, int32_t value)
{
	mix(hash, (uint32_t)value);
}

static void mix_move(uint64_t *hash, const carc_move *move)
{
	mix_int(hash, move->kind);
	mix_int(hash, move->player);
	mix_int(hash, move->x);
	mix_int(hash, move->y);
	mix_int(hash, move->rotation);
	mix_int(hash, move->figure);
	mix_int(hash, move->segment);
	mix_int(hash, move->value);
}

static void mix_event(uint64_t *hash, const carc_event *event)
{
	mix_int(hash, event->kind);
	mix_int(hash, event->player);
	mix_int(hash, event->x);
	mix_int(hash, event->y);
	mix_int(hash, event->rotation);
	mix_int(hash, event->figure);
	mix_int(hash, event->segment);
	mix_int(hash, event->value);
	mix_int(hash, event->reason);
	mix_int(hash, event->term);
	mix_int(hash, event->count);
	mix_int(hash, event->each);
}

static void mix_position(uint64_t *hash, const carc_game *game)
{
	static carc_move list[CARC_MAX_MOVES];
	int32_t n = carc_legal_moves(game, list, CARC_MAX_MOVES);

	need(n);
	mix(hash, carc_hash(game));
	mix_int(hash, n);
	for (int32_t i = 0; i < n; i++)
		mix_move(hash, &list[i]);
}

static void mix_result(uint64_t *hash, const carc_game *game)
{
	static carc_event event[MAX_EVENTS];
	carc_score score[CARC_MAX_PLAYERS * 16];
	int32_t events = carc_events(game, 0, event, MAX_EVENTS);
	int32_t scores = carc_score_final(game, score, CARC_MAX_PLAYERS * 16);

	mix_int(hash, events);
	for (int32_t i = 0; i < events && i < MAX_EVENTS; i++)
		mix_event(hash, &event[i]);
	for (int32_t i = 0; i < scores; i++) {
		mix_int(hash, score[i].player);
		mix_int(hash, score[i].category);
		mix_int(hash, score[i].points);
	}
}

/* Everything there is. */
static void add_all(carc_config *config)
{
	const char *name;

	for (int32_t e = 1; (name = carc_name(CARC_NAME_EXPANSION, e)); e++)
		carc_config_add(config, name);
}

/* Which game the i-th is: all editions, players, switches. */
static void configure(carc_config *config, int i, const char *with)
{
	need(carc_config_init(config, sizeof *config));
	need(carc_config_preset(config, i % 4));
	config->players = 1 + i / 4 % CARC_MAX_PLAYERS;
	config->first_player = i % config->players;
	config->seed = 0x0123456789ABCDEFu * (uint64_t)(i + 1);
	config->chance = i / 24 % 2 ? CARC_CHANCE_EXTERNAL : CARC_CHANCE_INSIDE;
	config->expansion[CARC_EXP_FARMERS] = i / 48 % 3 != 2;
	config->automatic = i % 5 == 0;
	if (!with)
		return;
	for (int32_t r = 0; carc_name(CARC_NAME_RULE, r); r++)
		config->rule[r] ^= (uint8_t)(i >> r % 5 & 1);
	if (*with)
		need(carc_config_add(config, with));
	else
		add_all(config);
}

static void play(uint64_t *hash, const carc_config *config, uint64_t rng)
{
	carc_game *game;
	carc_move move;

	need(carc_game_new(&game, config, NULL));
	mix_position(hash, game);
	while (carc_random_move(game, &rng, &move) == CARC_OK) {
		need(carc_apply(game, &move));
		mix_position(hash, game);
	}
	mix_result(hash, game);
	carc_game_free(game);
}

/* A line: the hash of so many games, and what they are. */
static void sign(int games, const char *with, const char *what)
{
	uint64_t hash = 0;

	for (int i = 0; i < games; i++) {
		carc_config config;

		configure(&config, i, with);
		play(&hash, &config, (uint64_t)i);
	}
	printf("%016" PRIx64 " %s\n", hash, what);
}

/* The other game. */
static void sign_hunters(void)
{
	uint64_t hash = 0;

	for (int i = 0; i < GAMES_WITH; i++) {
		carc_config config;

		configure(&config, i, NULL);
		need(carc_config_preset(&config, CARC_EDITION_HUNTERS));
		play(&hash, &config, (uint64_t)i);
	}
	printf("%016" PRIx64 " hunters\n", hash);
}

int main(void)
{
	carc_config config;
	const char *name;
	int mechanics = 0;

	sign(GAMES, NULL, "base");
	for (int32_t e = 1; (name = carc_name(CARC_NAME_EXPANSION, e)); e++) {
		need(carc_config_init(&config, sizeof config));
		if (carc_config_add(&config, name) < 0)
			continue;
		sign(GAMES_WITH, name, name);
		mechanics++;
	}
	if (mechanics)
		sign(GAMES_WITH, "", "all");
	sign_hunters();
	return 0;
}
