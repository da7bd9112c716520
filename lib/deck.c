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

/* Those at the end that are fixed come only when nothing else is left. */
static int loose(const struct stack *stack)
{
	int left = stack->end - stack->next;

	return left > stack->fixed ? left - stack->fixed : 0;
}

void carcp_shuffle(struct carc_game *game, int stack, uint64_t seed)
{
	const struct stack *s = &game->state->stack[stack];
	uint16_t *top = game->deck + s->next;
	uint64_t rng = carcp_stream(seed, STREAM_STACK + stack);
	int n = loose(s), filled;

	if (n < 2)
		return;
	carcp_touch(game, top, (size_t)n * sizeof *top);
	/* Begin with rising tile types, so that the deal depends on what is
	 * left and the seed alone. */
	for (int i = 1; i < n; i++) {
		uint16_t shape = top[i];

		for (filled = i; filled > 0 && top[filled - 1] > shape;
		     filled--)
			top[filled] = top[filled - 1];
		top[filled] = shape;
	}
	for (int i = n - 1; i > 0; i--) {
		uint32_t j = carcp_below(&rng, (uint32_t)i + 1);
		uint16_t shape = top[i];

		top[i] = top[j];
		top[j] = shape;
	}
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
	int n = loose(s) ? loose(s) : s->end - s->next;
	uint16_t *top = game->deck + s->next;

	for (int i = 0; i < n; i++)
		if (top[i] == shape) {
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
	int n = s->end - s->next;

	memset(counts, 0, game->shapes * sizeof *counts);
	if (next_only && loose(s))
		n = loose(s);
	for (int i = 0; i < n; i++)
		counts[game->deck[s->next + i]]++;
}
