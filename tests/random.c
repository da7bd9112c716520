/* SPDX-License-Identifier: Zlib */
#include <stddef.h>
#include <string.h>

#include "random.h"

#define MAX_TYPES 200
#define CATALOGUE 400 /* room for the types of all sets */

uint64_t dice_word(uint64_t *dice)
{
	uint64_t z = *dice += 0x9E3779B97F4A7C15u;

	z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
	z = (z ^ z >> 27) * 0x94D049BB133111EBu;
	return z ^ z >> 31;
}

int32_t dice_below(uint64_t *dice, int32_t n)
{
	return (int32_t)(dice_word(dice) % (uint64_t)n);
}

int dice_once_in(uint64_t *dice, int32_t n)
{
	return dice_below(dice, n) == 0;
}

/* ---- What is played ------------------------------------------------------ */

static int has_kind(int32_t type, int32_t kind)
{
	carc_segment segment[16];
	int32_t n = carc_segments(type, segment, 16);

	for (int32_t i = 0; i < n; i++)
		if (segment[i].kind == kind)
			return 1;
	return 0;
}

/* What a deck is made of. */
enum flavour { ANYTHING, ROADS, CITIES, MONASTERIES, FEW, SETS, FLAVOURS };

static int fits_flavour(int32_t type, int flavour)
{
	if (type >= 100 * CARC_SET_HUNTERS) {
		static const int32_t kind[FLAVOURS] = {
			[ROADS] = CARC_FEATURE_RIVER,
			[CITIES] = CARC_FEATURE_FOREST,
			[MONASTERIES] = CARC_FEATURE_LAKE,
		};

		return !kind[flavour] || has_kind(type, kind[flavour]);
	}
	switch (flavour) {
	case ROADS:
		return has_kind(type, CARC_FEATURE_ROAD) &&
		       !has_kind(type, CARC_FEATURE_CITY);
	case CITIES:
		return has_kind(type, CARC_FEATURE_CITY) &&
		       !has_kind(type, CARC_FEATURE_ROAD);
	case MONASTERIES:
		return has_kind(type, CARC_FEATURE_MONASTERY);
	default:
		return 1;
	}
}

/* Two of the sets of a configuration besides the base game, if it has so many:
 * lakes and magic, gold and robbers … meet more often than in a full deck. */
static void two_sets(carc_config *config, uint64_t *dice)
{
	uint8_t kept[64] = {0};
	int32_t set[64], n = 0;

	for (int32_t s = 1; s < 64; s++)
		if (config->set[s])
			set[n++] = s;
	for (int i = 0; n > 0 && i < 2; i++)
		kept[set[dice_below(dice, n)]] = 1;
	if (n > 0)
		memcpy(config->set, kept, sizeof kept);
}

/* The types of a flavour in the sets of a configuration. */
static int32_t types_of(const carc_config *given, int flavour, int32_t *out,
			uint64_t *dice)
{
	carc_config copy = *given, *config = &copy;
	carc_tile_type type[CATALOGUE];
	int32_t n = carc_tile_types(type, CATALOGUE), found = 0;

	if (flavour == SETS)
		two_sets(config, dice);
	for (int32_t i = 0; i < n && i < CATALOGUE && found < MAX_TYPES; i++)
		if (config->set[type[i].set] &&
		    fits_flavour(type[i].type, flavour))
			out[found++] = type[i].type;
	if (flavour == FEW)
		for (int32_t i = 0; i < 3; i++)
			out[i] = out[dice_below(dice, found)];
	return flavour == FEW ? 3 : found;
}

int32_t dice_type(uint64_t *dice)
{
	carc_config base;
	int32_t any[MAX_TYPES];

	carc_config_init(&base, sizeof base);
	return any[dice_below(dice, types_of(&base, ANYTHING, any, dice))];
}

/* A skewed deck with a few strangers in it: tiles that fit nowhere, features
 * of forty tiles, rings, dozens of monasteries side by side. */
static void deck_throw(struct setup *setup, uint64_t *dice)
{
	int32_t common[MAX_TYPES], any[MAX_TYPES];
	int flavour = dice_below(dice, FLAVOURS);
	int32_t of_common = types_of(&setup->config, flavour, common, dice);
	int32_t of_any = types_of(&setup->config, ANYTHING, any, dice);
	int32_t strangers = 2 + dice_below(dice, 30);

	setup->size =
		1 + dice_below(dice, dice_once_in(dice, 8) ? MAX_DECK : 60);
	for (int32_t i = 0; i < setup->size; i++)
		setup->deck[i] = dice_once_in(dice, strangers)
					 ? any[dice_below(dice, of_any)]
					 : common[dice_below(dice, of_common)];
}

/* Some mechanics and some sets, whether they belong together or not (P-1), and
 * either reading of every rule. A few games have all there is. */
static void expansions_throw(carc_config *config, uint64_t *dice)
{
	int32_t rarely = dice_once_in(dice, 8) ? 1 : 2 + dice_below(dice, 6);

	for (int32_t e = 1; carc_name(CARC_NAME_EXPANSION, e); e++) {
		carc_config with = *config;
		const char *name = carc_name(CARC_NAME_EXPANSION, e);

		with.expansion[e] = 1;
		if (!dice_once_in(dice, rarely) ||
		    carc_config_check(&with, NULL, 0) != CARC_OK)
			continue;
		if (dice_once_in(dice, 6))
			*config = with;
		else
			carc_config_add(config, name);
	}
	for (int32_t s = 1; carc_name(CARC_NAME_SET, s); s++) {
		carc_config with = *config;

		with.set[s] = 1;
		if (dice_once_in(dice, 12) &&
		    carc_config_check(&with, NULL, 0) == CARC_OK)
			*config = with;
	}
	for (int32_t r = 0; carc_name(CARC_NAME_RULE, r); r++)
		if (dice_once_in(dice, 3))
			config->rule[r] ^= 1;
}

static void deck_of(struct setup *setup, const char *const *names, int32_t n)
{
	setup->size = n;
	for (int32_t i = 0; i < n; i++)
		setup->deck[i] = carc_find(CARC_NAME_TILE_TYPE, names[i]);
}

/* D21b is too rare to wait for: the mage's city is closed, and no other is
 * open. */
static void closed_throw(struct setup *setup)
{
	static const char *const names[] = {"E", "MaHeD", "B",     "B",    "B",
					    "B", "E",     "MaHeD", "MaHeF"};
	static const char *const opening[] = {"place 0 0,-1 r1",
					      "magic 0 mage 0,-1 s1",
					      "deploy 0 follower 0,-1 s1",
					      "place 0 1,0 r0",
					      "pass 0",
					      "place 0 1,-1 r0",
					      "pass 0",
					      "place 0 1,-2 r0",
					      "pass 0",
					      "place 0 1,-3 r0",
					      "pass 0",
					      "place 0 0,-3 r2",
					      "pass 0",
					      "place 0 0,-2 r1",
					      NULL};

	carc_config_preset(&setup->config, CARC_EDITION_PLUS);
	carc_config_add(&setup->config, "magic");
	setup->config.players = 1;
	setup->config.first_player = 0;
	setup->config.chance = CARC_CHANCE_INSIDE;
	setup->config.automatic = 0;
	setup->opening = opening;
	deck_of(setup, names, 9);
}

/* Decks in which rare things happen often, with everything on: mage and witch
 * meet on few roads (D13) and over lakes (D42). */
static void directed_throw(struct setup *setup, uint64_t *dice)
{
	static const char *const decks[][5] = {
		{"U", "V", "MaHeF", "MaHeF", "MaHeE"},
		{"U", "Faehr_3", "Faehr_4", "MaHeF", "MaHeH"},
	};
	const char *names[40];
	int which = dice_below(dice, 7);
	int32_t n = 6 + dice_below(dice, 30);

	if (which == 6) {
		closed_throw(setup);
		return;
	}
	carc_config_preset(&setup->config, CARC_EDITION_PLUS);
	carc_config_add(&setup->config, "all");
	for (int32_t i = 0; i < n; i++)
		names[i] = decks[which % 2][dice_below(dice, 5)];
	deck_of(setup, names, n);
}

static void carcassonne_throw(carc_config *config, uint64_t *dice)
{
	config->set[CARC_SET_BASE] = (uint8_t)(1 + dice_once_in(dice, 16));
	config->expansion[CARC_EXP_FARMERS] = !dice_once_in(dice, 4);
	if (dice_once_in(dice, 2))
		config->rule[CARC_RULE_SMALL_CITY] ^= 1;
	if (!dice_once_in(dice, 3))
		expansions_throw(config, dice);
}

void setup_throw(struct setup *setup, uint64_t *dice)
{
	static const int32_t edition[] = {
		CARC_EDITION_CLASSIC,
		CARC_EDITION_NEW,
		CARC_EDITION_PLUS,
		CARC_EDITION_TENTH,
	};
	carc_config *config = &setup->config;

	carc_config_init(config, sizeof *config);
	carc_config_preset(config, edition[dice_below(dice, 4)]);
	config->players = 1 + dice_below(dice, CARC_MAX_PLAYERS);
	config->first_player = dice_below(dice, config->players);
	config->seed = dice_word(dice);
	config->chance = dice_once_in(dice, 3);
	config->automatic = dice_once_in(dice, 3);
	config->events = !dice_once_in(dice, 16);
	config->undo = !dice_once_in(dice, 16);
	if (dice_once_in(dice, 6)) {
		carc_config_preset(config, CARC_EDITION_HUNTERS);
		config->set[CARC_SET_BONUS] = (uint8_t)dice_below(dice, 3);
	} else {
		carcassonne_throw(config, dice);
	}
	setup->size = 0;
	setup->opening = NULL;
	if (dice_once_in(dice, 8))
		directed_throw(setup, dice);
	else if (dice_once_in(dice, 2))
		deck_throw(setup, dice);
}

carc_status setup_game(const struct setup *setup, carc_game **game)
{
	if (setup->size)
		return carc_game_new_deck(game, &setup->config, setup->deck,
					  setup->size, NULL);
	return carc_game_new(game, &setup->config, NULL);
}

/* ---- How it is played ---------------------------------------------------- */

void policy_throw(struct policy *policy, uint64_t *dice)
{
	policy->tight = dice_once_in(dice, 2) ? 0 : 2 << dice_below(dice, 4);
	policy->eager = dice_once_in(dice, 2);
}

static int tiles_around(const carc_game *game, const carc_move *move)
{
	carc_tile tile;
	int n = 0;

	for (int32_t i = 0; i < 9; i++)
		n += carc_tile_at(game, move->x + i % 3 - 1,
				  move->y + i / 3 - 1, &tile) == CARC_OK;
	return n;
}

/* Of some placements the one with most tiles around. */
static int32_t tightest(const carc_game *game, const carc_move *list, int32_t n,
			int tries, uint64_t *dice)
{
	int32_t best = dice_below(dice, n);

	for (int i = 1; i < tries; i++) {
		int32_t k = dice_below(dice, n);

		if (tiles_around(game, &list[k]) >
		    tiles_around(game, &list[best]))
			best = k;
	}
	return best;
}

int32_t policy_choose(const struct policy *policy, const carc_game *game,
		      const carc_move *list, int32_t n, uint64_t *dice)
{
	if (policy->tight && list[0].kind == CARC_MOVE_PLACE)
		return tightest(game, list, n, policy->tight, dice);
	if (policy->eager && list[0].kind == CARC_MOVE_DEPLOY &&
	    !dice_once_in(dice, 8))
		return dice_below(dice, n - 1); /* passing is last */
	return dice_below(dice, n);
}
