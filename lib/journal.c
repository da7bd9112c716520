/* SPDX-License-Identifier: Zlib */
/* The journal for undo, the history of moves and the log of events.
 *
 * The journal keeps the state in lines of 32 bytes, each at most once a move.
 * So a move never needs more than the whole state, which is reserved before
 * its first write. Without undo but with events it is kept for one move only,
 * to take the move back should the event log find no memory. */
#include "journal.h"
#include "memory.h"

void carcp_keep(struct carc_game *game, const void *bytes, size_t size)
{
	struct journal *journal = &game->journal;
	const unsigned char *block = (const unsigned char *)game->state;
	size_t offset = (size_t)((const unsigned char *)bytes - block);
	size_t last = (offset + size - 1) / LINE;

	for (size_t i = offset / LINE; i <= last; i++) {
		struct line *line;

		if (journal->kept[i] == journal->epoch)
			continue;
		journal->kept[i] = journal->epoch;
		line = &journal->line[journal->count++];
		line->index = (uint32_t)i;
		memcpy(line->bytes, block + i * LINE, LINE);
	}
}

static void restore(struct carc_game *game, uint32_t lines)
{
	struct journal *journal = &game->journal;
	unsigned char *block = (unsigned char *)game->state;

	while (journal->count > lines) {
		struct line *line = &journal->line[--journal->count];

		memcpy(block + (size_t)line->index * LINE, line->bytes, LINE);
	}
}

/* Room for `need` items in an array whose first stretch lies in the game's own
 * memory; it moves out when it is full. */
static bool reserve_stretch(struct carc_game *game, void **array, bool *grown,
			    uint32_t *capacity, uint32_t count, uint64_t need,
			    size_t item)
{
	void *out = *grown ? *array : NULL;
	uint32_t room = *grown ? *capacity : 0;

	if (need <= *capacity)
		return true;
	if (!carcp_reserve(&game->allocator, &out, &room, *grown ? count : 0,
			   2 * need, item))
		return false;
	if (!*grown)
		memcpy(out, *array, count * item);
	*array = out;
	*capacity = room;
	*grown = true;
	return true;
}

/* Room for one more move, and for what chance can bring with it: the tiles that
 * are left and a few more things. */
static bool reserve_history(struct carc_game *game)
{
	struct history *history = &game->history;
	void *past = history->past, *draw = history->draw;
	bool done;

	if (history->count < history->capacity &&
	    history->draws + game->deck_size + MORE_DRAWS <=
		    history->draw_capacity)
		return true;
	done = reserve_stretch(game, &past, &history->grown, &history->capacity,
			       history->count, (uint64_t)history->count + 1,
			       sizeof *history->past);
	history->past = past;
	done = done && reserve_stretch(game, &draw, &history->draw_grown,
				       &history->draw_capacity, history->draws,
				       (uint64_t)history->draws +
					       game->deck_size + MORE_DRAWS,
				       sizeof *history->draw);
	history->draw = draw;
	return done;
}

/* Room for every line of the state; the first time for some moves more. */
static bool reserve_journal(struct carc_game *game)
{
	struct journal *journal = &game->journal;
	uint64_t lines = game->state_size / LINE;
	void *array = journal->line;

	if (!game->config.undo)
		journal->count = 0;
	if (!journal->capacity && game->config.undo)
		lines += 36 * (uint64_t)game->deck_size;
	if (journal->count + lines <= journal->capacity)
		return true;
	if (!carcp_reserve(&game->allocator, &array, &journal->capacity,
			   journal->count, journal->count + lines,
			   sizeof *journal->line))
		return false;
	journal->line = array;
	return true;
}

/* From here on nothing is kept yet. Moves are numbered from 1; should the
 * numbers run out, all is forgotten. */
static void next_epoch(struct carc_game *game)
{
	struct journal *journal = &game->journal;

	if (journal->on && !++journal->epoch) {
		memset(journal->kept, 0,
		       game->state_size / LINE * sizeof *journal->kept);
		journal->epoch = 1;
	}
}

bool carcp_journal_begin(struct carc_game *game)
{
	struct past *past;

	if (!reserve_history(game) ||
	    (game->journal.on && !reserve_journal(game)))
		return false;
	past = &game->history.past[game->history.count];
	past->lines = game->journal.count;
	past->events = game->events.count;
	past->draws = game->history.draws;
	game->journal.fresh = game->state->nodes;
	next_epoch(game);
	return true;
}

static void back_to(struct carc_game *game, const struct past *past)
{
	game->matches.shape = NO_SHAPE;
	game->known.count = 0;
	restore(game, past->lines);
	game->events.count = past->events;
	game->events.failed = false;
	game->history.draws = past->draws;
}

void carcp_journal_rollback(struct carc_game *game)
{
	back_to(game, &game->history.past[game->history.count]);
}

void carcp_journal_commit(struct carc_game *game, const carc_move *move)
{
	struct past *past = &game->history.past[game->history.count++];

	past->move = *move;
}

void carcp_journal_undo(struct carc_game *game)
{
	back_to(game, &game->history.past[--game->history.count]);
}

/* Room for one more event; the first time for those of a usual game. */
static bool reserve_events(struct carc_game *game)
{
	struct events *events = &game->events;
	void *array = events->event;
	uint64_t more =
		events->capacity ? 1 : 5 * (uint64_t)game->deck_size + 16;

	if (!carcp_reserve(&game->allocator, &array, &events->capacity,
			   events->count, events->count + more,
			   sizeof *events->event))
		return false;
	events->event = array;
	return true;
}

carc_event *carcp_new_event(struct carc_game *game, int kind, int player)
{
	struct events *events = &game->events;
	carc_event *event;

	if (events->count == events->capacity && !reserve_events(game)) {
		events->failed = true;
		return NULL;
	}
	event = &events->event[events->count++];
	*event = (carc_event){kind, player, -1, -1, -1, -1,
			      -1,   -1,     -1, -1, -1, -1};
	return event;
}
