/* SPDX-License-Identifier: Zlib */
/* The stacks of tiles still to come. */
#include "deck.h"
#include "chance.h"

int carcp_next_stack(const struct carc_game *game, unsigned int stacks)
{
	for (int s = 0; s < STACKS; s++)
		if ((stacks & 1u << s) && carcp_left(game, s) > 0)
			return s;
	return -1;
}

/* How many tiles are left that chance can bring next: those that come last do
 * so only when nothing else is left. */
static int loose(const struct carc_game *game, const struct stack *stack)
{
	int n = 0;

	for (int i = stack->next; i < stack->end; i++)
		n += !game->shape[game->deck[i]].last;
	return n;
}

/* A tile of this shape may be the next. */
static bool may_come(const struct carc_game *game, const struct stack *stack,
		     uint16_t shape)
{
	return !game->shape[shape].last || !loose(game, stack);
}

void carcp_shuffle(struct carc_game *game, int stack, uint64_t seed)
{
	const struct stack *s = &game->state->stack[stack];
	uint64_t rng = carcp_stream(seed, STREAM_STACK + stack);
	uint16_t top[MAX_TILES];
	int all = s->end - s->next, n = loose(game, s);
	int loose_ready = 0, last_ready = n;

	if (all < 2)
		return;
	carcp_touch(game, game->deck + s->next, (size_t)all * sizeof *top);
	/* Begin with rising tile types, those that come last behind all others,
	 * so that the deal depends on what is left and the seed alone. */
	for (int i = s->next; i < s->end; i++) {
		uint16_t shape = game->deck[i];
		bool last = game->shape[shape].last;
		int first = last ? n : 0;
		int at = last ? last_ready++ : loose_ready++;

		for (; at > first && top[at - 1] > shape; at--)
			top[at] = top[at - 1];
		top[at] = shape;
	}
	for (int i = n - 1; i > 0; i--) {
		uint32_t j = carcp_below(&rng, (uint32_t)i + 1);
		uint16_t shape = top[i];

		top[i] = top[j];
		top[j] = shape;
	}
	memcpy(game->deck + s->next, top, (size_t)all * sizeof *top);
}

void carcp_note_draw(struct carc_game *game, int kind, int value)
{
	struct history *history = &game->history;

	assert(history->draws < history->draw_capacity);
	history->draw[history->draws++] =
		(struct draw){.kind = (uint16_t)kind,
			      .value = (uint16_t)value,
			      .after = history->count + history->started};
}

uint16_t carcp_draw(struct carc_game *game, int stack)
{
	uint16_t shape = game->deck[game->state->stack[stack].next++];

	carcp_note_draw(game, CARC_MOVE_DRAW, shape);
	return shape;
}

bool carcp_bring_up(struct carc_game *game, int stack, uint16_t shape)
{
	const struct stack *s = &game->state->stack[stack];
	uint16_t *top = game->deck + s->next;

	for (int i = 0; i < s->end - s->next; i++)
		if (top[i] == shape && may_come(game, s, shape)) {
			TOUCH(game, top[0]);
			TOUCH(game, top[i]);
			top[i] = top[0];
			top[0] = shape;
			return true;
		}
	return false;
}

void carcp_count_left(const struct carc_game *game, int stack, bool next_only,
		      uint16_t *counts)
{
	const struct stack *s = &game->state->stack[stack];

	memset(counts, 0, game->shapes * sizeof *counts);
	for (int i = s->next; i < s->end; i++)
		counts[game->deck[i]]++;
	for (uint16_t k = 0; next_only && k < game->shapes; k++)
		if (!may_come(game, s, k))
			counts[k] = 0;
}
