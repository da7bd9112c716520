/* SPDX-License-Identifier: Zlib */
/* Configurations: presets, what goes together, what a game is made of. */
#include "expansions.h"
#include "names.h"

#define EDITIONS 5
#define FIRST_SIZE 232 /* of carc_config in version 0.1 */

extern const struct expansion carcp_hunters; /* hunters.c */

/* The books: the game they are about, the sets, mechanics and rules that are on
 * in it, and what they offer beyond it, which `all` switches on: each bit by
 * bit. */
static const struct {
	const struct expansion *game;
	uint8_t min_players, max_players;
	uint32_t sets, mechanics, rules, options;
} editions[EDITIONS] = {
	[CARC_EDITION_CLASSIC] = {&carcp_base, 2, 5, 1u << CARC_SET_BASE,
				  1u << CARC_EXP_FARMERS,
				  1u << CARC_RULE_ABBOT_MAJORITY, 0},
	[CARC_EDITION_NEW] = {&carcp_base, 2, 5, 1u << CARC_SET_BASE,
			      1u << CARC_EXP_FARMERS,
			      1u << CARC_RULE_ABBOT_MAJORITY,
			      1u << CARC_EXP_RIVER | 1u << CARC_EXP_ABBOT},
	[CARC_EDITION_PLUS] = {&carcp_base, 2, 6, 1u << CARC_SET_BASE,
			       1u << CARC_EXP_FARMERS,
			       1u << CARC_RULE_ABBOT_MAJORITY,
			       (1u << CARC_EXP_FESTIVAL) - 1 -
				       (1u << CARC_EXP_FARMERS)},
	[CARC_EDITION_TENTH] = {&carcp_base, 2, 5, 1u << CARC_SET_BASE,
				1u << CARC_EXP_FARMERS,
				1u << CARC_RULE_ABBOT_MAJORITY |
					1u << CARC_RULE_SMALL_CITY,
				1u << CARC_EXP_FESTIVAL},
	[CARC_EDITION_HUNTERS] = {&carcp_hunters, 2, 5,
				  1u << CARC_SET_HUNTERS | 1u << CARC_SET_BONUS,
				  0, 0, 0},
};

/* The tile set that comes with a mechanic, -1 for none. */
static int set_of_expansion(int expansion)
{
	switch (expansion) {
	case CARC_EXP_RIVER:
		return CARC_SET_RIVER;
	case CARC_EXP_INNS:
	case CARC_EXP_LARGE:
		return CARC_SET_INNS;
	case CARC_EXP_GOODS:
	case CARC_EXP_BUILDER:
	case CARC_EXP_PIG:
		return CARC_SET_TRADERS;
	case CARC_EXP_FLIER:
		return CARC_SET_FLIER;
	case CARC_EXP_FERRIES:
		return CARC_SET_FERRIES;
	case CARC_EXP_GOLD:
		return CARC_SET_GOLD;
	case CARC_EXP_MAGIC:
		return CARC_SET_MAGIC;
	case CARC_EXP_ROBBERS:
		return CARC_SET_ROBBERS;
	case CARC_EXP_CROP:
		return CARC_SET_CROP;
	case CARC_EXP_FESTIVAL:
		return CARC_SET_FESTIVAL;
	default:
		return -1;
	}
}

bool carcp_edition_info(int32_t edition, carc_edition_info *out)
{
	if (edition < 0 || edition >= EDITIONS)
		return false;
	out->edition = edition;
	out->min_players = editions[edition].min_players;
	out->max_players = editions[edition].max_players;
	out->supported = 1;
	return true;
}

carc_status carcp_config_init(carc_config *config, int32_t struct_size)
{
	if (struct_size < FIRST_SIZE || struct_size > 1 << 16)
		return CARC_ERR_ARGUMENT;
	memset(config, 0, (size_t)struct_size);
	config->struct_size = struct_size;
	config->players = 2;
	config->events = 1;
	config->undo = 1;
	return carcp_config_preset(config, CARC_EDITION_CLASSIC);
}

bool carcp_config_valid_size(const carc_config *config)
{
	return config->struct_size >= FIRST_SIZE &&
	       config->struct_size <= 1 << 16;
}

void carcp_config_read(carc_config *to, const carc_config *from)
{
	size_t size = (size_t)from->struct_size;

	carcp_config_init(to, sizeof *to);
	memcpy(to, from, size < sizeof *to ? size : sizeof *to);
	to->struct_size = sizeof *to;
}

void carcp_config_write(carc_config *to, const carc_config *from)
{
	int32_t struct_size = to->struct_size;
	size_t size = (size_t)struct_size;

	memset(to, 0, size);
	memcpy(to, from, size < sizeof *from ? size : sizeof *from);
	to->struct_size = struct_size;
}

static void set_bits(uint8_t switches[64], uint32_t bits)
{
	memset(switches, 0, 64);
	for (; bits; bits >>= 1)
		*switches++ = bits & 1;
}

carc_status carcp_config_preset(carc_config *config, int32_t edition)
{
	if (edition < 0 || edition >= EDITIONS)
		return CARC_ERR_ARGUMENT;
	config->edition = edition;
	set_bits(config->set, editions[edition].sets);
	set_bits(config->expansion, editions[edition].mechanics);
	set_bits(config->rule, editions[edition].rules);
	return CARC_OK;
}

static const struct expansion *registered(int id)
{
	for (int i = 0; carcp_registry[i]; i++)
		if (carcp_registry[i]->id == id)
			return carcp_registry[i];
	return NULL;
}

/* This library plays the mechanic, and has its tiles. */
static bool available(int expansion)
{
	int set = set_of_expansion(expansion);

	if (expansion == CARC_EXP_FARMERS)
		return true;
	return registered(expansion) &&
	       (set < 0 ||
		(set < carcp_tile_set_count && carcp_tile_sets[set]));
}

carc_status carcp_config_add(carc_config *config, const char *name)
{
	uint32_t wanted = 0;
	int set, expansion = carcp_find_name(CARC_NAME_EXPANSION, name);

	if (!strcmp(name, "all"))
		wanted = editions[config->edition].options;
	else if (!strcmp(name, "inns"))
		wanted = 1u << CARC_EXP_INNS | 1u << CARC_EXP_LARGE;
	else if (!strcmp(name, "traders"))
		wanted = 1u << CARC_EXP_GOODS | 1u << CARC_EXP_BUILDER |
			 1u << CARC_EXP_PIG;
	else if (expansion >= 0)
		wanted = 1u << expansion;
	else
		return CARC_ERR_ARGUMENT;
	for (int e = 0; e < 32; e++)
		if ((wanted >> e & 1) && !available(e))
			return CARC_ERR_ARGUMENT;
	for (int e = 0; e < 32; e++) {
		if (!(wanted >> e & 1))
			continue;
		config->expansion[e] = 1;
		set = set_of_expansion(e);
		if (set >= 0 && !config->set[set])
			config->set[set] = 1;
	}
	return CARC_OK;
}

static bool is_switch(int32_t value)
{
	return value == 0 || value == 1;
}

static struct fault fault(const char *text)
{
	return (struct fault){CARC_ERR_ARGUMENT, text, NULL};
}

static struct fault fault_of(const char *text, int group, int id)
{
	return (struct fault){CARC_ERR_ARGUMENT, text, carcp_name(group, id)};
}

static bool in_list(const struct feature_kind *kinds, int kind)
{
	for (; kinds && kinds->kind; kinds++)
		if (kinds->kind == kind)
			return true;
	return false;
}

/* A game knows what the sides of its tiles show. */
static bool knows_sides(int edition, const struct tile_type *tile)
{
	const struct expansion *game = editions[edition].game;

	for (int side = 0; side < SIDES; side++) {
		int kind = carcp_tile_edge(tile, side);
		bool known = in_list(game->feature_kinds, kind);

		for (int i = 0; !game->alone && carcp_registry[i] && !known;
		     i++)
			known = in_list(carcp_registry[i]->terrain, kind);
		if (!known)
			return false;
	}
	return true;
}

static struct fault fault_of_sets(const carc_config *config)
{
	int tiles = 0, starts = 0;

	for (int s = 0; s < 64; s++) {
		const struct tile_set *set;

		if (!config->set[s])
			continue;
		if (s >= carcp_tile_set_count || !carcp_tile_sets[s])
			return fault_of("set: this version lacks its tiles",
					CARC_NAME_SET, s);
		set = carcp_tile_sets[s];
		if (!knows_sides(config->edition, set->types))
			return fault_of("set: not of this game", CARC_NAME_SET,
					s);
		if (set->once && config->set[s] > 1)
			return fault_of("set: at most once", CARC_NAME_SET, s);
		for (int i = 0; i < set->count; i++) {
			tiles += config->set[s] * set->types[i].count;
			starts += set->types[i].start;
		}
	}
	if (!starts)
		return fault("set: none of them has a start tile");
	if (tiles > MAX_TILES)
		return fault("set: at most 5000 tiles");
	return (struct fault){0};
}

static struct fault fault_of_switches(const carc_config *config)
{
	int rules = carcp_name_count(CARC_NAME_RULE);

	for (int e = 0; e < 64; e++) {
		if (!config->expansion[e])
			continue;
		if (!is_switch(config->expansion[e]))
			return fault_of("expansion: 0 or 1",
					CARC_NAME_EXPANSION, e);
		if (editions[config->edition].game->alone)
			return fault_of("expansion: not in this game",
					CARC_NAME_EXPANSION, e);
		if (e != CARC_EXP_FARMERS && !registered(e))
			return fault_of("expansion: not in this version",
					CARC_NAME_EXPANSION, e);
	}
	for (int r = 0; r < 64; r++)
		if (config->rule[r] && (r >= rules || config->rule[r] != 1))
			return fault_of("rule: 0 or 1, and known",
					CARC_NAME_RULE, r);
	return (struct fault){0};
}

struct fault carcp_config_fault(const carc_config *given, bool sets)
{
	const unsigned char *bytes = (const unsigned char *)given;
	carc_config known, *config = &known;
	struct fault found;

	if (!carcp_config_valid_size(given))
		return fault("struct_size: not initialised");
	for (int32_t i = sizeof known; i < given->struct_size; i++)
		if (bytes[i])
			return (struct fault){
				CARC_ERR_VERSION,
				"struct_size: sets what this version lacks",
				NULL};
	carcp_config_read(&known, given);
	if (config->edition < 0 || config->edition >= EDITIONS)
		return fault("edition: not in this version");
	if (config->players < 1 || config->players > CARC_MAX_PLAYERS)
		return fault("players: 1 to 6");
	if (config->first_player < 0 || config->first_player >= config->players)
		return fault("first_player: one of the players");
	if (!is_switch(config->chance))
		return fault("chance: inside or external");
	if (!is_switch(config->automatic))
		return fault("automatic: 0 or 1");
	if (!is_switch(config->events))
		return fault("events: 0 or 1");
	if (!is_switch(config->undo))
		return fault("undo: 0 or 1");
	found = fault_of_switches(config);
	return found.status || !sets ? found : fault_of_sets(config);
}

static void add_features(struct carc_game *game,
			 const struct feature_kind *kinds)
{
	for (; kinds && kinds->kind; kinds++) {
		uint16_t bit = (uint16_t)(1u << kinds->kind);

		game->feature_kind[kinds->kind] = kinds;
		game->completing |= kinds->completes ? bit : 0;
		game->enclosed |= kinds->enclosed ? bit : 0;
		game->counted |= kinds->counts_tiles ? bit : 0;
		if (kinds->value)
			game->categories |= (uint16_t)(1u << kinds->category);
	}
}

/* Take the kinds of a mechanic into the game. */
static void add_kinds(struct carc_game *game, const struct expansion *exp)
{
	const struct figure_kind *figure = exp->figure_kinds;

	add_features(game, exp->feature_kinds);
	for (; figure && figure->stands; figure++)
		game->figure_kind[figure->kind] = figure;
	game->categories |= exp->categories;
	if (exp->two_score_figures)
		game->score_figures = 2;
	game->ordered |= exp->ordered;
	game->stacks |= exp->stacks;
}

/* Number the kinds of figures that stand, and what each may do. */
static void note_figures(struct carc_game *game)
{
	for (int f = 0; f < MAX_KINDS; f++) {
		const struct figure_kind *kind = game->figure_kind[f];
		int place = game->deployables;

		if (!kind)
			continue;
		game->deployable[game->deployables++] = (uint8_t)f;
		game->occupying |= (uint16_t)(kind->occupies << place);
		game->company |= (uint16_t)(kind->company << place);
		for (int k = 0; k < MAX_KINDS; k++)
			game->standing[k] |=
				(uint16_t)((kind->stands & ~game->barred) >> k &
					   1)
				<< place;
	}
}

static void activate(struct carc_game *game, const struct expansion *exp)
{
	uint32_t bit = 1u << game->actives;

#define NOTE_HOOK(name) game->hooked[HOOK_##name] |= exp->name ? bit : 0;
	HOOK_NAMES(NOTE_HOOK)
#undef NOTE_HOOK
	game->place[exp->id] = game->actives;
	game->active[game->actives++] = exp;
}

void carcp_rules_make(struct carc_game *game)
{
	const carc_config *config = &game->config;
	const struct expansion *played = editions[config->edition].game;

	game->score_figures = 1;
	game->stacks = 1u << STACK_POOL;
	add_kinds(game, played);
	if (played->alone)
		activate(game, played);
	for (int i = 0; !played->alone && carcp_registry[i]; i++) {
		const struct expansion *exp = carcp_registry[i];

		add_features(game, exp->terrain);
		if (config->expansion[exp->id]) {
			activate(game, exp);
			add_kinds(game, exp);
		}
	}
	if (!config->expansion[CARC_EXP_FARMERS]) {
		game->barred |= 1u << CARC_FEATURE_FIELD;
		game->categories &= (uint16_t) ~(1u << CARC_CATEGORY_FIELDS);
	}
	game->small_city = config->rule[CARC_RULE_SMALL_CITY];
	note_figures(game);
}
