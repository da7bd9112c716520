/* SPDX-License-Identifier: Zlib */
/* What features are worth, and points on the track. */
#include "scoring.h"
#include "journal.h"

void carcp_term(struct sum *sum, int term, int32_t count, int32_t each)
{
	if (!count || !each)
		return;
	assert(sum->terms < MAX_TERMS);
	sum->term[sum->terms].term = term;
	sum->term[sum->terms].count = count;
	sum->term[sum->terms].each = each;
	sum->term[sum->terms++].points = count * each;
	sum->total += count * each;
}

void carcp_enclosed_value(const struct carc_game *game, uint16_t root,
			  bool complete, int player, struct sum *sum)
{
	(void)player;
	carcp_term(sum, CARC_TERM_NEIGHBOURS,
		   complete ? 9 : 9 - game->node[root].count[COUNT_OPEN], 1);
}

void carcp_value(const struct carc_game *game, uint16_t root, bool complete,
		 int player, struct sum *sum)
{
	const struct feature_kind *kind =
		game->feature_kind[game->node[root].kind];

	sum->total = 0;
	sum->terms = 0;
	if (kind->value)
		kind->value(game, root, complete, player, sum);
	FOR_HOOK (game, exp, value)
		exp->value(game, root, complete, player, sum);
}

void carcp_tell_points(struct carc_game *game, int player, uint16_t node,
		       const struct sum *sum, int reason, int score_figure)
{
	carc_event *event;

	if (!game->events.on)
		return;
	for (int i = 0; i <= sum->terms; i++) {
		bool points = i == sum->terms;

		event = carcp_event(
			game, points ? CARC_EVENT_POINTS : CARC_EVENT_TERM,
			player);
		if (!event)
			return;
		if (node != NO_FEATURE)
			carcp_name_feature(game, carcp_find(game, node),
					   &event->x, &event->y,
					   &event->segment);
		if (points) {
			event->value = sum->total;
			event->reason = reason;
			event->figure = score_figure ? CARC_FIGURE_WOMAN
						     : CARC_FIGURE_FOLLOWER;
		} else {
			event->value = sum->term[i].points;
			event->term = sum->term[i].term;
			event->count = sum->term[i].count;
			event->each = sum->term[i].each;
		}
	}
}

void carcp_book(struct carc_game *game, int player, int score_figure,
		int32_t points, int category)
{
	int32_t *track = &game->state->track[player][score_figure];
	int32_t *booked = &game->state->booked[player][category];

	TOUCH(game, *track);
	TOUCH(game, *booked);
	*track += points;
	*booked += points;
}

void carcp_advance(struct carc_game *game, int player, int score_figure,
		   int32_t points, int category, int reason)
{
	int32_t from = game->state->track[player][score_figure];

	carcp_book(game, player, score_figure, points, category);
	FOR_HOOK (game, exp, moved)
		exp->moved(game, player, score_figure, from, from + points,
			   reason);
}

void carcp_list_advances(const struct carc_game *game, struct list *list)
{
	carc_move move = {CARC_MOVE_ADVANCE,
			  game->state->decider,
			  -1,
			  -1,
			  -1,
			  CARC_FIGURE_FOLLOWER,
			  -1,
			  -1};

	carcp_list_add(list, &move);
	move.figure = CARC_FIGURE_WOMAN;
	carcp_list_add(list, &move);
}

carc_status carcp_check_advance(const struct carc_game *game,
				const carc_move *move)
{
	(void)game;
	if (move->kind != CARC_MOVE_ADVANCE)
		return move->kind == CARC_MOVE_PASS ? CARC_ILLEGAL_PASS
						    : CARC_ILLEGAL_KIND;
	if (move->x != -1 || move->y != -1 || move->rotation != -1 ||
	    move->segment != -1 || move->value != -1)
		return CARC_ILLEGAL_FIELD;
	return move->figure == CARC_FIGURE_FOLLOWER ||
			       move->figure == CARC_FIGURE_WOMAN
		       ? CARC_OK
		       : CARC_ILLEGAL_FIGURE;
}

void carcp_count_points(struct ledger *ledger, int player, uint16_t node,
			const struct sum *sum, int category, int reason)
{
	ledger->points[player][category] += sum->total;
	if (ledger->log && sum->total)
		carcp_tell_points(ledger->log, player, node, sum, reason, 0);
}

/* Count the feature of a root for all its owners. */
static void count_feature(const struct carc_game *game, uint16_t root,
			  struct ledger *ledger)
{
	const struct feature_kind *kind =
		game->feature_kind[game->node[root].kind];
	unsigned int owners = carcp_owners(game, root);
	struct sum sum;

	for (int p = 0; p < game->config.players; p++) {
		if (!(owners >> p & 1))
			continue;
		carcp_value(game, root, carcp_complete(game, root), p, &sum);
		carcp_count_points(ledger, p, root, &sum, kind->category,
				   kind->final_reason);
	}
}

void carcp_final_count(const struct carc_game *game, struct ledger *ledger)
{
	struct number_set seen;
	uint16_t root[MAX_FIGURES];
	int roots = 0;

	carcp_set_clear(&seen, game->state->nodes);
	for (int i = 0; i < game->state->figures; i++) {
		uint16_t one = carcp_find(game, game->figure[i].node);

		root[roots] = one;
		roots += !carcp_in_set(&seen, one);
		carcp_set_add(&seen, one);
	}
	for (int pass = 1; pass <= FINAL_PASSES; pass++)
		for (int i = 0; i < roots; i++) {
			int kind = game->node[root[i]].kind;

			if (game->feature_kind[kind]->final_pass == pass)
				count_feature(game, root[i], ledger);
		}
	FOR_HOOK (game, exp, final)
		exp->final(game, ledger);
}
