/* SPDX-License-Identifier: Zlib */
/* The stack of what is pending. */
#include "frames.h"

struct frame *carcp_push(struct carc_game *game, int kind, int player, int part)
{
	struct frame *frame = &game->frame[game->state->frames++];

	assert(game->state->frames <= game->frame_capacity);
	memset(frame, 0, sizeof *frame);
	frame->kind = (uint8_t)kind;
	frame->row = game->program_begin[kind];
	frame->player = (uint8_t)player;
	frame->part = (uint8_t)part;
	frame->hand = NO_SHAPE;
	return frame;
}

struct frame *carcp_push_part(struct carc_game *game, int player, int part,
			      unsigned int stacks)
{
	struct frame *frame = carcp_push(game, FRAME_PART, player, part);

	frame->stacks = (uint8_t)stacks;
	return frame;
}

struct frame *carcp_part(const struct carc_game *game)
{
	for (int i = game->state->frames - 1; i >= 0; i--)
		if (game->frame[i].kind == FRAME_PART)
			return &game->frame[i];
	return NULL;
}

bool carcp_poll(struct carc_game *game, struct frame *frame,
		unsigned int players, int first,
		bool (*asks)(const struct carc_game *game, int player))
{
	int n = game->config.players;

	if (!frame->asked) {
		frame->asked = 1;
		frame->poll = (uint8_t)players;
	}
	for (int i = 0; i < n; i++) {
		int player = (first + i) % n;

		if (!(frame->poll >> player & 1))
			continue;
		frame->poll &= (uint8_t) ~(1u << player);
		if (asks && !asks(game, player))
			continue;
		game->state->decider = (uint8_t)player;
		return true;
	}
	frame->asked = 0;
	return false;
}

carc_status carcp_check_choice(const carc_move *move, int kind)
{
	if (move->kind == CARC_MOVE_PASS)
		return CARC_ILLEGAL_PASS;
	if (move->kind != kind)
		return CARC_ILLEGAL_KIND;
	if (!carcp_only_value(move))
		return CARC_ILLEGAL_FIELD;
	return move->value == 0 || move->value == 1 ? CARC_OK
						    : CARC_ILLEGAL_VALUE;
}

static void add_award(struct carc_game *game, const struct award *award)
{
	struct state *state = game->state;

	assert(state->awards < MAX_ROUND);
	TOUCH(game, state->round[state->awards]);
	state->round[state->awards++] = *award;
}

void carcp_collect(struct carc_game *game, uint16_t node)
{
	const struct state *state = game->state;
	uint16_t root = carcp_find(game, node);
	const struct feature_kind *kind =
		game->feature_kind[game->node[root].kind];

	if (!carcp_complete(game, root))
		return;
	for (int i = 0; i < state->awards; i++)
		if (state->round[i].complete && state->round[i].node == root)
			return;
	add_award(game, &(struct award){.node = root,
					.complete = true,
					.reason = kind->reason,
					.category = kind->category});
}

void carcp_award_early(struct carc_game *game, uint16_t node, int player,
		       int reason)
{
	uint16_t root = carcp_find(game, node);
	struct sum sum;

	carcp_value(game, root, false, player, &sum);
	add_award(game,
		  &(struct award){
			  .node = node,
			  .owners = (uint8_t)(1u << player),
			  .reason = (uint8_t)reason,
			  .category = game->feature_kind[game->node[root].kind]
					      ->category,
			  .points = sum.total});
}
