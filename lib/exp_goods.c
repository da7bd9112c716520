/* SPDX-License-Identifier: Zlib */
/* Goods (TB-1 to TB-4). The stock has a token for each icon (AMB-80), so it
 * need not be counted. */
#include "hash.h"
#include "journal.h"
#include "scoring.h"
#include "shapes.h"

extern const struct expansion carcp_exp_goods;

#define GOODS 3 /* wine, grain, cloth */

struct goods {
	uint16_t tokens[CARC_MAX_PLAYERS][GOODS];
};

static struct goods *goods_of(const struct carc_game *game)
{
	return carcp_block(game, &carcp_exp_goods);
}

static int icons(const struct node *city, int kind)
{
	return city->count[carcp_attribute(CARC_ATTRIBUTE_WINE + kind)];
}

/* TB-2: who placed the tile takes them, whoever owns the city. */
static void goods_completed(struct carc_game *game, struct frame *round,
			    const struct award *award)
{
	const struct node *city = &game->node[award->node];
	uint16_t *tokens = goods_of(game)->tokens[round->player];

	if (city->kind != CARC_FEATURE_CITY)
		return;
	for (int kind = 0; kind < GOODS; kind++) {
		carc_event *event;

		if (!icons(city, kind))
			continue;
		TOUCH(game, tokens[kind]);
		tokens[kind] = (uint16_t)(tokens[kind] + icons(city, kind));
		event = carcp_event(game, CARC_EVENT_GOODS, round->player);
		if (event) {
			carcp_name_feature(game, award->node, &event->x,
					   &event->y, &event->segment);
			event->count = icons(city, kind);
			event->value = CARC_ATTRIBUTE_WINE + kind;
		}
	}
}

/* TB-3: 10 for the most of a kind, also for those who tie; TB-4: none is not
 * the most. */
static void goods_final(const struct carc_game *game, struct ledger *ledger)
{
	static const uint8_t terms[GOODS] = {CARC_TERM_WINE, CARC_TERM_GRAIN,
					     CARC_TERM_CLOTH};
	const struct goods *goods = goods_of(game);

	for (int kind = 0; kind < GOODS; kind++) {
		struct sum sum = {0};
		int most = 1;

		carcp_term(&sum, terms[kind], 1, 10);
		for (int p = 0; p < game->config.players; p++)
			if (goods->tokens[p][kind] > most)
				most = goods->tokens[p][kind];
		for (int p = 0; p < game->config.players; p++)
			if (goods->tokens[p][kind] == most)
				carcp_count_points(ledger, p, NO_FEATURE, &sum,
						   CARC_CATEGORY_GOODS,
						   CARC_REASON_GOODS);
	}
}

static void goods_player(const struct carc_game *game, carc_player *out)
{
	for (int kind = 0; kind < GOODS; kind++)
		out->goods[kind] = goods_of(game)->tokens[out->player][kind];
}

static void goods_hash(const struct carc_game *game, uint64_t *hash)
{
	for (int p = 0; p < game->config.players; p++)
		for (int kind = 0; kind < GOODS; kind++)
			carcp_hash_add(hash, goods_of(game)->tokens[p][kind]);
}

/* Tokens come from cities that are complete. */
static bool goods_check(const struct carc_game *game)
{
	for (int kind = 0; kind < GOODS; kind++) {
		int left = 0;

		for (uint16_t n = 0; n < game->state->nodes; n++)
			if (game->node[n].kind == CARC_FEATURE_CITY &&
			    game->node[n].up == n && carcp_complete(game, n))
				left += icons(&game->node[n], kind);
		for (int p = 0; p < game->config.players; p++)
			left -= goods_of(game)->tokens[p][kind];
		if (left < 0)
			return false;
	}
	return true;
}

const struct expansion carcp_exp_goods = {
	.id = CARC_EXP_GOODS,
	.state_size = sizeof(struct goods),
	.categories = 1 << CARC_CATEGORY_GOODS,
	.completed = goods_completed,
	.final = goods_final,
	.player = goods_player,
	.hash = goods_hash,
	.check = goods_check,
};
