/* SPDX-License-Identifier: Zlib */
/* See setting.h. */
#include "setting.h"

#include <stdlib.h>
#include <string.h>

/* splitmix64; the tests keep their own, so that no change of the library's
 * generator changes what is tested. */
static uint64_t state;

void setting_seed(uint64_t seed)
{
	state = seed;
}

int setting_below(int n)
{
	uint64_t z = state += 0x9e3779b97f4a7c15u;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
	z = (z ^ z >> 27) * 0x94d049bb133111ebu;
	return (int)((z ^ z >> 31) % (uint64_t)n);
}

int setting_number(const char *variable, int otherwise)
{
	const char *text = getenv(variable);

	return text != NULL ? atoi(text) : otherwise;
}

/* ---- What is played ---- */

/* The base game stays a large part of what is tested; else each switch is
 * thrown by itself, so that tiles come without their mechanic and the other way
 * round (P-1, P-2). */
void setting_random(carc_config *config)
{
	static const int editions[] = {
		CARC_EDITION_CLASSIC,
		CARC_EDITION_NEW,
		CARC_EDITION_PLUS,
		CARC_EDITION_TENTH,
	};
	static const int sets[] = {CARC_SET_RIVER, CARC_SET_INNS,
				   CARC_SET_TRADERS, CARC_SET_FESTIVAL};
	static const int mechanics[] = {CARC_EXP_RIVER, CARC_EXP_ABBOT,
					CARC_EXP_INNS,  CARC_EXP_LARGE,
					CARC_EXP_GOODS, CARC_EXP_BUILDER,
					CARC_EXP_PIG,   CARC_EXP_FESTIVAL};
	static const int readings[] = {CARC_RULE_RIVER, CARC_RULE_DOUBLE_TURN,
				       CARC_RULE_ABBOT_MAJORITY,
				       CARC_RULE_FESTIVAL_ANY};
	int likely = 1 + setting_below(4); /* out of four */

	carc_config_init(config, sizeof *config);
	carc_config_preset(config, editions[setting_below(4)]);
	config->players = 1 + setting_below(6);
	config->first_player = setting_below(config->players);
	config->seed = (uint64_t)setting_below(1 << 30);
	/* Half of the games play as the preset says. */
	if (setting_below(2))
		config->expansion[CARC_EXP_FARMERS] =
			(uint8_t)(setting_below(4) != 0);
	if (setting_below(2))
		config->rule[CARC_RULE_SMALL_CITY] = (uint8_t)setting_below(2);
	if (setting_below(6) == 0)
		return;
	for (int i = 0; i < (int)(sizeof sets / sizeof *sets); i++)
		config->set[sets[i]] = setting_below(4) < likely;
	for (int i = 0; i < (int)(sizeof mechanics / sizeof *mechanics); i++)
		config->expansion[mechanics[i]] = setting_below(4) < likely;
	for (int i = 0; i < (int)(sizeof readings / sizeof *readings); i++)
		config->rule[readings[i]] = (uint8_t)setting_below(2);
}

void setting_rules(const carc_config *config, struct slow_rules *rules)
{
	const uint8_t *on = config->expansion;
	const uint8_t *rule = config->rule;

	rules->players = config->players;
	rules->first = config->first_player;
	rules->farmers = on[CARC_EXP_FARMERS];
	rules->small_city2 = rule[CARC_RULE_SMALL_CITY];
	rules->river = on[CARC_EXP_RIVER];
	rules->river_geometric = rule[CARC_RULE_RIVER];
	rules->abbot = on[CARC_EXP_ABBOT];
	rules->abbot_majority = rule[CARC_RULE_ABBOT_MAJORITY];
	rules->inns = on[CARC_EXP_INNS];
	rules->large = on[CARC_EXP_LARGE];
	rules->goods = on[CARC_EXP_GOODS];
	rules->builder = on[CARC_EXP_BUILDER];
	rules->double_auto = rule[CARC_RULE_DOUBLE_TURN];
	rules->pig = on[CARC_EXP_PIG];
	rules->festival = on[CARC_EXP_FESTIVAL];
	rules->festival_any = rule[CARC_RULE_FESTIVAL_ANY];
}

/* ---- Its tiles ---- */

static void swap(const char **a, const char **b)
{
	const char *keep = *a;

	*a = *b;
	*b = keep;
}

static void shuffle(const char **deck, int n)
{
	for (int i = n - 1; i > 0; i--)
		swap(&deck[i], &deck[setting_below(i + 1)]);
}

/* Drop the first of that name; returns how many are left. */
static int drop(const char **deck, int n, const char *name)
{
	for (int i = 0; i < n; i++) {
		if (strcmp(deck[i], name) != 0)
			continue;
		for (int j = i + 1; j < n; j++)
			deck[j - 1] = deck[j];
		return n - 1;
	}
	return n;
}

/* Put this tile in front; it need not have been in the deck. */
static int begin_with(const char **deck, int n, const char *name)
{
	n = drop(deck, n, name);
	for (int i = n; i > 0; i--)
		deck[i] = deck[i - 1];
	deck[0] = name;
	return n + 1;
}

static int is_river(const struct tilefile *types, const char *name)
{
	return tilefile_find(types, name)->set == CARC_SET_RIVER;
}

/* The river begins with its spring, one D leaves the game, and the lake is last
 * . Now and then it is not, and the river ends early. */
static int lay_river(const char **deck, int n)
{
	n = drop(deck, n, "D");
	if (setting_below(8) != 0) {
		n = drop(deck, n, "BB6F12");
		deck[n++] = "BB6F12";
	}
	return begin_with(deck, n, "BB6F1");
}

/* The tiles of the sets in their numbers, or some of any types in any number.
 * The start tile is mostly the printed one, but any will do that is not in the
 * middle of a river. */
int setting_deck(const carc_config *config, const struct tilefile *types,
		 const char **deck)
{
	const char *all[SLOW_TILES];
	int base = setting_below(8) != 0;
	int river = config->expansion[CARC_EXP_RIVER] &&
		    config->set[CARC_SET_RIVER];
	int printed = setting_below(8) != 0;
	int n = 0;

	for (;;) {
		for (int i = 0; i < types->tiles; i++) {
			const struct tf_tile *type = &types->tile[i];

			if (!config->set[type->set] ||
			    (type->set == CARC_SET_BASE && !base))
				continue;
			for (int k = 0; k < type->count; k++)
				all[n++] = type->name;
		}
		if (n > 0)
			break;
		base = 1; /* there is no other set */
	}
	if (setting_below(3) == 0) {
		int wanted = 1 + setting_below(40);

		for (int i = 0; i < wanted; i++)
			deck[i] = all[setting_below(n)];
		n = wanted;
	} else {
		memcpy(deck, all, sizeof all);
		shuffle(deck, n);
	}
	if (river && printed)
		return lay_river(deck, n);
	if (printed && base)
		return begin_with(deck, n, "D");
	for (int i = 0; i < n && river; i++) {
		if (!is_river(types, deck[i])) {
			swap(&deck[0], &deck[i]);
			return n;
		}
	}
	return river ? begin_with(deck, n, "BB6F1") : n;
}

/* ---- How it is played ---- */

/* How much the player likes a cell: the tiles around it, his figures beside
 * it. */
static int liking(const struct slow_game *game, int x, int y, int habits)
{
	int n = 0;

	for (int i = 0; i < game->tiles; i++) {
		int dx = game->tile[i].x - x;
		int dy = game->tile[i].y - y;

		if (habits & SETTING_COMPACT && dx * dx <= 1 && dy * dy <= 1)
			n++;
		for (int k = 0; k < game->figures; k++)
			if (habits & SETTING_LOYAL && dx * dx + dy * dy == 1 &&
			    game->figure[k].tile == i &&
			    game->figure[k].player == game->player)
				n += game->figure[k].kind == CARC_FIGURE_BUILDER
					     ? 8
					     : 4;
	}
	return n;
}

/* The best of a few random ones. */
static int choose_place(const struct slow_game *game,
			const struct slow_move *moves, int n, int habits)
{
	int best = setting_below(n);

	for (int i = 0; i < 7; i++) {
		int k = setting_below(n);

		if (liking(game, moves[k].x, moves[k].y, habits) >
		    liking(game, moves[best].x, moves[best].y, habits))
			best = k;
	}
	return best;
}

/* Is the move the first of its kind and figure? */
static int first_of_sort(const struct slow_move *moves, int k)
{
	for (int i = 0; i < k; i++)
		if (moves[i].kind == moves[k].kind &&
		    moves[i].figure == moves[k].figure)
			return 0;
	return 1;
}

static int choose_varied(const struct slow_move *moves, int n)
{
	int sorts = 0;
	int sort = 0;
	int k = 0;

	for (int i = 0; i < n; i++)
		sorts += first_of_sort(moves, i);
	sorts = setting_below(sorts);
	while (!first_of_sort(moves, sort) || sorts-- > 0)
		sort++;
	do
		k = setting_below(n);
	while (moves[k].kind != moves[sort].kind ||
	       moves[k].figure != moves[sort].figure);
	return k;
}

/* The first move with a figure that is no follower, -1 if there is none. */
static int find_special(const struct slow_move *moves, int n)
{
	for (int i = 0; i < n; i++)
		if (moves[i].kind == CARC_MOVE_DEPLOY &&
		    moves[i].figure >= CARC_FIGURE_BUILDER)
			return i;
	return -1;
}

static int choose_figure(const struct slow_move *moves, int n, int habits)
{
	int k = find_special(moves, n);

	if (habits & SETTING_LOYAL && k >= 0 && setting_below(2))
		return k;
	if (habits & SETTING_EAGER && n > 1)
		n--; /* passing is last in the list */
	for (int tries = 0; tries < 4; tries++) {
		k = habits & SETTING_VARIED ? choose_varied(moves, n)
					    : setting_below(n);
		if (!(habits & SETTING_PATIENT) ||
		    moves[k].kind != CARC_MOVE_TAKE_BACK)
			break;
	}
	return k;
}

/* Uniform choice leaves most figures at home and most features open. */
int setting_choose(const struct slow_game *game, const struct slow_move *moves,
		   int n, int habits)
{
	switch (game->decision) {
	case CARC_DECISION_PLACE:
		return choose_place(game, moves, n, habits);
	case CARC_DECISION_FIGURE:
		return choose_figure(moves, n, habits);
	default:
		return setting_below(n);
	}
}
