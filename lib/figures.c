/* SPDX-License-Identifier: Zlib */
/* Figures in supply and on the board. */
#include "figures.h"
#include "journal.h"

static bool stands_in(const struct carc_game *game, const struct figure *figure,
		      uint16_t root)
{
	return carcp_find(game, figure->node) == root;
}

/* An own figure that occupies stands in the feature. */
static bool has_company(const struct carc_game *game, int player, uint16_t root)
{
	if (!game->node[root].count[COUNT_FIGURES])
		return false;
	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *figure = &game->figure[i];

		if ((figure->player == player) &
			    game->figure_kind[figure->kind]->occupies &&
		    stands_in(game, figure, root))
			return true;
	}
	return false;
}

/* Those of `kinds` that can stand on a node: others are kept out (B-12), or
 * company is needed. */
static inline unsigned int fitting(const struct carc_game *game, int player,
				   unsigned int kinds, int node)
{
	uint16_t root;
	bool occupied;

	kinds &= game->standing[game->node[node].kind];
	if (!kinds)
		return 0;
	root = carcp_find(game, (uint16_t)node);
	occupied = game->node[root].count[COUNT_FIGURES] != 0;
	kinds &= ~(unsigned int)carcp_choose(occupied, game->occupying,
					     game->company);
	if ((kinds & game->company) && !has_company(game, player, root))
		kinds &= ~game->company;
	return kinds;
}

/* The bit of a kind of figure among those that stand. */
static unsigned int bit_of(const struct carc_game *game, int figure)
{
	int place = 0;

	while (game->deployable[place] != figure)
		place++;
	return 1u << place;
}

carc_status carcp_may_deploy(const struct carc_game *game, int player,
			     int figure, uint16_t cell, int32_t segment)
{
	const struct shape *shape = carcp_shape(game, cell);
	const struct figure_kind *kind;
	int local;

	if (figure < 0 || figure >= MAX_KINDS || !game->figure_kind[figure] ||
	    !game->figure_kind[figure]->stands)
		return CARC_ILLEGAL_FIGURE;
	kind = game->figure_kind[figure];
	if (segment < 0 || segment >= shape->segments ||
	    !shape->node[segment].kind)
		return CARC_ILLEGAL_TARGET;
	local = kind->layer ? shape->second[segment] : segment;
	if (local == NO_NODE ||
	    !(kind->stands & ~game->barred & 1u << shape->node[local].kind))
		return CARC_ILLEGAL_FIGURE;
	if (!game->state->supply[player][figure])
		return CARC_ILLEGAL_SUPPLY;
	if (fitting(game, player, bit_of(game, figure),
		    game->cell[cell].node + local))
		return CARC_OK;
	return kind->occupies ? CARC_ILLEGAL_OCCUPIED : CARC_ILLEGAL_ALONE;
}

/* The kinds a player has in his supply, bit by bit. */
static unsigned int supplied(const struct carc_game *game, int player)
{
	const uint8_t *supply = game->state->supply[player];
	unsigned int kinds = 0;

	for (int i = 0; i < game->deployables; i++)
		kinds |= (unsigned int)(supply[game->deployable[i]] > 0) << i;
	return kinds;
}

void carcp_deployments(const struct carc_game *game, int player,
		       uint16_t number, uint16_t segments[MAX_KINDS])
{
	const struct cell *cell = &game->cell[number];
	const struct shape *shape = &game->shape[cell->shape];
	unsigned int all = supplied(game, player);

	for (int k = 0; k < game->deployables; k++)
		segments[k] = 0;
	for (int s = 0; all && s < shape->segments; s++) {
		unsigned int some = fitting(game, player, all, cell->node + s);

		if (shape->second[s] != NO_NODE)
			some |= fitting(game, player, all,
					cell->node + shape->second[s]);
		for (int k = 0; k < game->deployables; k++)
			segments[k] |= (uint16_t)((some >> k & 1) << s);
	}
}

/* An event about a figure on a node. */
static void tell_of_figure(struct carc_game *game, int event_kind, int player,
			   int figure, uint16_t node)
{
	carc_event *event =
		carcp_event(game, event_kind, player == NOBODY ? -1 : player);

	if (!event)
		return;
	event->figure = figure;
	event->x = game->cell[game->node[node].cell].x;
	event->y = game->cell[game->node[node].cell].y;
	event->segment = game->node[node].segment;
}

void carcp_put(struct carc_game *game, int player, int figure, uint16_t node)
{
	struct figure *slot = &game->figure[game->state->figures++];

	TOUCH(game, *slot);
	slot->node = node;
	slot->player = (uint8_t)player;
	slot->kind = (uint8_t)figure;
	if (game->figure_kind[figure]->occupies) {
		struct node *root = &game->node[carcp_find(game, node)];

		TOUCH(game, *root);
		root->count[COUNT_FIGURES]++;
	}
	tell_of_figure(game, CARC_EVENT_DEPLOYED, player, figure, node);
}

void carcp_deploy(struct carc_game *game, int player, int figure, uint16_t node)
{
	TOUCH(game, game->state->supply[player][figure]);
	game->state->supply[player][figure]--;
	carcp_put(game, player, figure, node);
}

void carcp_go_home(struct carc_game *game, int i)
{
	struct figure figure = game->figure[i];
	struct figure *last = &game->figure[game->state->figures - 1];

	if (game->figure_kind[figure.kind]->occupies) {
		struct node *root = &game->node[carcp_find(game, figure.node)];

		TOUCH(game, *root);
		root->count[COUNT_FIGURES]--;
	}
	if (figure.player != NOBODY) {
		uint8_t *supply =
			&game->state->supply[figure.player][figure.kind];

		TOUCH(game, *supply);
		++*supply;
	}
	TOUCH(game, game->figure[i]);
	game->figure[i] = *last;
	game->state->figures--;
	tell_of_figure(game, CARC_EVENT_RETURNED, figure.player, figure.kind,
		       figure.node);
}

int carcp_find_figure(const struct carc_game *game, const carc_move *move)
{
	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *figure = &game->figure[i];
		const struct node *node = &game->node[figure->node];
		const struct cell *cell = &game->cell[node->cell];

		if (figure->player == move->player &&
		    figure->kind == move->figure && cell->x == move->x &&
		    cell->y == move->y && node->segment == move->segment)
			return i;
	}
	return -1;
}

void carcp_list_figures(const struct carc_game *game, int player,
			unsigned int kinds, int move,
			bool (*fits)(const struct carc_game *game,
				     const struct figure *figure),
			struct list *list)
{
	struct {
		uint64_t key;
		const struct figure *figure;
	} order[MAX_FIGURES];
	int n = 0;

	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *figure = &game->figure[i];
		uint64_t key;
		int at = n;

		if ((figure->player != player) | !(kinds >> figure->kind & 1))
			continue;
		if (fits && !fits(game, figure))
			continue;
		key = carcp_sort_key(game, figure->node) * MAX_KINDS +
		      figure->kind;
		for (; at > 0 && order[at - 1].key > key; at--)
			order[at] = order[at - 1];
		order[at].key = key;
		order[at].figure = figure;
		n++;
	}
	for (int i = 0; i < n; i++) {
		const struct figure *figure = order[i].figure;
		const struct node *node = &game->node[figure->node];
		const struct cell *cell = &game->cell[node->cell];
		carc_move one = {move, player,       cell->x,       cell->y,
				 -1,   figure->kind, node->segment, -1};

		if (i == 0 || order[i].key != order[i - 1].key)
			carcp_list_add(list, &one);
	}
}

void carcp_clear(struct carc_game *game, uint16_t root)
{
	for (int i = game->state->figures - 1; i >= 0; i--)
		if (stands_in(game, &game->figure[i], root))
			carcp_go_home(game, i);
}

void carcp_settle(struct carc_game *game)
{
	if (!game->company)
		return;
	for (int i = game->state->figures - 1; i >= 0; i--) {
		struct figure figure = game->figure[i];

		if (game->figure_kind[figure.kind]->company &&
		    !has_company(game, figure.player,
				 carcp_find(game, figure.node)))
			carcp_go_home(game, i);
	}
}

unsigned int carcp_majority(const struct carc_game *game, uint16_t root,
			    bool (*fits)(const struct carc_game *game,
					 const struct figure *figure))
{
	int strength[CARC_MAX_PLAYERS] = {0}, most = 0;
	int left = game->node[root].count[COUNT_FIGURES];
	unsigned int owners = 0;

	/* Who has strength occupies, so all of them are counted there. */
	for (const struct figure *figure = game->figure; left; figure++) {
		const struct figure_kind *kind =
			game->figure_kind[figure->kind];

		if (!kind->occupies || !stands_in(game, figure, root))
			continue;
		left--;
		if (fits && !fits(game, figure))
			continue;
		strength[figure->player] += kind->strength;
		if (strength[figure->player] > most)
			most = strength[figure->player];
	}
	for (int p = 0; most && p < game->config.players; p++)
		if (strength[p] == most)
			owners |= 1u << p;
	return owners;
}

unsigned int carcp_owners(const struct carc_game *game, uint16_t root)
{
	unsigned int owners;

	if (!game->node[root].count[COUNT_FIGURES])
		return 0;
	owners = carcp_majority(game, root, NULL);
	FOR_HOOK (game, exp, owners)
		owners = exp->owners(game, root, owners);
	return owners;
}
