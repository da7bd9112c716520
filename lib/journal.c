/* SPDX-License-Identifier: Zlib */
/* The journal for undo, the history of moves and the log of events.
 *
 * The journal keeps the state in lines of 64 bytes, each at most once a move.
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

	for (size_t i = offset / LINE; i <= (offset + size - 1) / LINE; i++) {
		struct line *line;

		if (journal->kept[i / 32] >> i % 32 & 1)
			continue;
		journal->kept[i / 32] |= 1u << i % 32;
		line = &journal->line[journal->count++];
		line->index = (uint32_t)i;
		memcpy(line->bytes, block + i * LINE, LINE);
	}
}

/* From here on nothing of the move in progress is kept yet. */
static void forget_kept(struct journal *journal, uint32_t from)
{
	for (uint32_t i = from; i < journal->count; i++)
		journal->kept[journal->line[i].index / 32] = 0;
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

bool carcp_journal_begin(struct carc_game *game)
{
	struct journal *journal = &game->journal;
	struct history *history = &game->history;

	if (history->count == history->capacity) {
		void *past = history->grown ? history->past : NULL;
		uint32_t capacity = 0;

		/* The first stretch lies in the game's own memory. */
		if (!history->grown) {
			if (!carcp_reserve(&game->allocator, &past, &capacity,
					   0, history->count + 1,
					   sizeof *history->past))
				return false;
			memcpy(past, history->past,
			       history->count * sizeof *history->past);
		} else {
			capacity = history->capacity;
			if (!carcp_reserve(&game->allocator, &past, &capacity,
					   history->count, history->count + 1,
					   sizeof *history->past))
				return false;
		}
		history->past = past;
		history->capacity = capacity;
		history->grown = true;
	}
	if (journal->on) {
		void *line = journal->line;

		if (!game->config.undo)
			journal->count = 0;
		if (!carcp_reserve(&game->allocator, &line, &journal->capacity,
				   journal->count,
				   (uint64_t)journal->count +
					   game->state_size / LINE,
				   sizeof *journal->line))
			return false;
		journal->line = line;
	}
	history->past[history->count].lines = journal->count;
	history->past[history->count].events = game->events.count;
	history->past[history->count].draws = history->draws;
	return true;
}

static void back_to(struct carc_game *game, const struct past *past)
{
	forget_kept(&game->journal, past->lines);
	restore(game, past->lines);
	game->events.count = past->events;
	game->events.failed = false;
	game->history.draws = past->draws;
}

void carcp_journal_rollback(struct carc_game *game)
{
	back_to(game, &game->history.past[game->history.count]);
}

void carcp_journal_commit(struct carc_game *game, const carc_move *move,
			  bool reshuffle)
{
	struct past *past = &game->history.past[game->history.count++];

	past->move = *move;
	past->reshuffle = reshuffle;
	forget_kept(&game->journal, past->lines);
}

void carcp_journal_undo(struct carc_game *game)
{
	back_to(game, &game->history.past[--game->history.count]);
}

carc_event *carcp_new_event(struct carc_game *game, int kind, int player)
{
	struct events *events = &game->events;
	void *array = events->event;
	carc_event *event;

	if (!carcp_reserve(&game->allocator, &array, &events->capacity,
			   events->count, (uint64_t)events->count + 1,
			   sizeof *event)) {
		events->failed = true;
		return NULL;
	}
	events->event = array;
	event = &events->event[events->count++];
	memset(event, 0xFF, sizeof *event);
	event->kind = kind;
	event->player = player;
	return event;
}
