/* SPDX-License-Identifier: Zlib */
/* Playing: apply, undo, deal anew, play at random. */
#include "play.h"
#include "chance.h"
#include "deck.h"
#include "journal.h"

/* What almost every move writes is kept at once: the head of the state and the
 * pending frames. */
static bool begin(struct carc_game *game)
{
	if (!carcp_journal_begin(game))
		return false;
	game->known.count = 0;
	carcp_touch(game, game->state, offsetof(struct state, track));
	carcp_touch(game, game->frame,
		    game->state->frames * sizeof *game->frame);
	return true;
}

/* Take back the move in progress, or the last of the history. */
static void take_back(struct carc_game *game,
		      void (*journal_back)(struct carc_game *game))
{
	int cells = game->state->cells, open = game->state->open;

	journal_back(game);
	carcp_board_forget(game, cells, open);
}

static carc_status end(struct carc_game *game, const carc_move *move)
{
	if (game->events.failed) {
		take_back(game, carcp_journal_rollback);
		return CARC_ERR_MEMORY;
	}
	carcp_journal_commit(game, move);
	return CARC_OK;
}

/* Make a move that is legal. */
static carc_status make_move(struct carc_game *game, const carc_move *move)
{
	if (!begin(game))
		return CARC_ERR_MEMORY;
	carcp_answer(game, move);
	return end(game, move);
}

carc_status carcp_apply(struct carc_game *game, const carc_move *move)
{
	carc_status status;

	if (game->state->over)
		return CARC_ERR_OVER;
	status = carcp_check_move(game, move);
	return status < 0 ? status : make_move(game, move);
}

carc_status carcp_undo(struct carc_game *game)
{
	if (!game->config.undo || !game->history.count)
		return CARC_ERR_HISTORY;
	take_back(game, carcp_journal_undo);
	return CARC_OK;
}

carc_status carcp_reshuffle(struct carc_game *game, uint64_t seed)
{
	carc_move move = {CARC_MOVE_RESHUFFLE,
			  -1,
			  (int32_t)(uint32_t)seed,
			  (int32_t)(uint32_t)(seed >> 32),
			  -1,
			  -1,
			  -1,
			  -1};

	if (!begin(game))
		return CARC_ERR_MEMORY;
	for (int s = 0; s < STACKS; s++)
		carcp_shuffle(game, s, seed);
	FOR_HOOK (game, exp, reshuffle)
		exp->reshuffle(game, seed);
	carcp_event(game, CARC_EVENT_RESHUFFLED, -1);
	return end(game, &move);
}

int32_t carcp_weights(const struct carc_game *game, int32_t *out,
		      int32_t capacity)
{
	struct list list = {.enough = INT32_MAX};

	if (game->state->over || game->state->decider != CHANCE)
		return 0;
	carcp_moves(game, &list);
	carcp_pending(game)->weights(game, out, capacity);
	return list.count;
}

/* Which move of chance comes, by the weights. */
static int32_t weighted(const struct carc_game *game, uint64_t *rng)
{
	int32_t weights[NO_SHAPE], total = 0, k = 0;
	int32_t n = carcp_weights(game, weights, NO_SHAPE);

	for (int32_t i = 0; i < n; i++)
		total += weights[i];
	total = (int32_t)carcp_below(rng, (uint32_t)total);
	while (total >= weights[k])
		total -= weights[k++];
	return k;
}

/* One of the moves, by the weights where chance decides; most lists are not
 * longer than this. */
#define MOST_LISTS 512
static void pick_listed(const struct carc_game *game, uint64_t *rng,
			carc_move *out)
{
	carc_move few[MOST_LISTS];
	struct list list = {.out = few, .to = MOST_LISTS, .enough = INT32_MAX};
	int32_t k;

	carcp_moves(game, &list);
	k = game->state->decider == CHANCE
		    ? weighted(game, rng)
		    : (int32_t)carcp_below(rng, (uint32_t)list.count);
	if (k < MOST_LISTS) {
		*out = few[k];
		return;
	}
	list = (struct list){
		.out = out, .from = k, .to = k + 1, .enough = k + 1};
	carcp_moves(game, &list);
}

void carcp_random_move(const struct carc_game *game, uint64_t *rng,
		       carc_move *out)
{
	const struct step *step = carcp_pending(game);
	const struct known *known = &game->known;

	if (step->pick)
		step->pick(game, rng, out);
	else if (known->count && game->state->decider != CHANCE)
		*out = known->move[carcp_below(rng, (uint32_t)known->count)];
	else
		pick_listed(game, rng, out);
}

carc_status carcp_playout(struct carc_game *game, uint64_t *rng)
{
	if (game->state->over)
		return CARC_ERR_OVER;
	while (!game->state->over) {
		carc_move move;
		carc_status status;

		carcp_random_move(game, rng, &move);
		status = make_move(game, &move);
		if (status < 0)
			return status;
	}
	return CARC_OK;
}

/* Four rotations on each open cell; figures on segments; spaces of the track. */
int32_t carcp_max_moves(const struct carc_game *game)
{
	int32_t placements = 4 * (2 * (game->deck_size + 1) + 2);
	int32_t targets = 64;

	for (int i = 0; i < game->deck_size; i++)
		targets += 2 * game->shape[game->deck[i]].segments;
	return placements > targets ? placements : targets;
}
