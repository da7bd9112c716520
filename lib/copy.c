/* SPDX-License-Identifier: Zlib */
/* Cloning and copying games. */
#include "memory.h"
#include "play.h"

/* Where a pointer into the memory of one game points in that of another. */
#define MOVED(to, from, member)                                                \
	((to)->member = (void *)((unsigned char *)(to)->state +                \
				 ((unsigned char *)(from)->member -            \
				  (unsigned char *)(from)->state)))

static void move_pointers(struct carc_game *to, const struct carc_game *from)
{
	MOVED(to, from, frame);
	MOVED(to, from, cell);
	MOVED(to, from, node);
	MOVED(to, from, figure);
	MOVED(to, from, allowed);
	MOVED(to, from, open);
	MOVED(to, from, index);
	MOVED(to, from, deck);
	MOVED(to, from, placed);
	MOVED(to, from, lone);
	for (int e = 0; e < from->actives; e++)
		MOVED(to, from, block[e]);
	MOVED(to, from, matches.group);
	MOVED(to, from, journal.kept);
	if (!from->history.draw_grown)
		MOVED(to, from, history.draw);
	if (!from->history.grown)
		MOVED(to, from, history.past);
}

/* A copy of an array that grows, NULL for none. */
static bool copy_array(struct carc_game *to, void **out, const void *from,
		       uint32_t count, size_t item)
{
	if (!count)
		return true;
	*out = carcp_alloc(&to->allocator, count * item);
	if (*out)
		memcpy(*out, from, count * item);
	return *out != NULL;
}

static bool copy_logs(struct carc_game *to, const struct carc_game *from)
{
	void *line = NULL, *event = NULL, *past = NULL, *draw = NULL;
	bool done;

	done = copy_array(to, &line, from->journal.line, from->journal.count,
			  sizeof(struct line));
	to->journal.line = line;
	to->journal.capacity = line ? from->journal.count : 0;
	done = done && copy_array(to, &event, from->events.event,
				  from->events.count, sizeof(carc_event));
	to->events.event = event;
	to->events.capacity = event ? from->events.count : 0;
	if (from->history.grown) {
		done = done &&
		       copy_array(to, &past, from->history.past,
				  from->history.count, sizeof(struct past));
		to->history.past = past;
		to->history.capacity = past ? from->history.count : 0;
	}
	if (from->history.draw_grown) {
		done = done &&
		       copy_array(to, &draw, from->history.draw,
				  from->history.draws, sizeof(struct draw));
		to->history.draw = draw;
		to->history.draw_capacity = draw ? from->history.draws : 0;
	}
	return done;
}

carc_status carcp_game_clone(struct carc_game **out,
			     const struct carc_game *game,
			     const carc_allocator *allocator)
{
	carc_allocator from = carcp_allocator(allocator);
	struct carc_game *clone = carcp_alloc(&from, game->size);
	unsigned char *base;

	if (!clone)
		return CARC_ERR_MEMORY;
	memcpy(clone, game, game->size);
	clone->allocator = from;
	clone->shape = (struct shape *)(clone + 1);
	for (int s = 0; s < game->shapes; s++)
		clone->shape[s].node =
			(struct node *)((unsigned char *)clone +
					((unsigned char *)game->shape[s].node -
					 (const unsigned char *)game));
	clone->journal.line = NULL;
	clone->events.event = NULL;
	clone->memory = carcp_alloc(&from, game->memory_size + ALIGN);
	if (!clone->memory) {
		clone->history.grown = clone->history.draw_grown = false;
		carcp_game_free(clone);
		return CARC_ERR_MEMORY;
	}
	base = (unsigned char *)(((uintptr_t)clone->memory + ALIGN - 1) &
				 ~(uintptr_t)(ALIGN - 1));
	memcpy(base, game->state, game->memory_size);
	clone->state = (struct state *)base;
	move_pointers(clone, game);
	if (!copy_logs(clone, game)) {
		carcp_game_free(clone);
		return CARC_ERR_MEMORY;
	}
	*out = clone;
	return CARC_OK;
}

carc_status carcp_game_copy(struct carc_game *to, const struct carc_game *from)
{
	if (to->identity != from->identity)
		return CARC_ERR_ARGUMENT;
	if (to != from)
		memcpy(to->state, from->state, from->state_size);
	to->matches.shape = NO_SHAPE;
	to->known.count = 0;
	to->history.count = 0;
	to->history.draws = 0;
	to->history.missing = true;
	to->journal.count = 0;
	to->events.count = 0;
	return CARC_OK;
}
