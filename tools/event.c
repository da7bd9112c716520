/* SPDX-License-Identifier: Zlib */
/* Describes events in words, for the expectations about them. */
#include <string.h>

#include "record.h"
#include "tool.h"

#define ANY INT32_MIN

/* A word of an event that stands for what its kind keeps in `value`. */
static bool read_event_value(carc_event *event, const char *word)
{
	int32_t group, value;

	switch (event->kind) {
	case CARC_EVENT_DRAWN:
	case CARC_EVENT_DISCARDED:
	case CARC_EVENT_PLACED:
		group = CARC_NAME_TILE_TYPE;
		break;
	case CARC_EVENT_COMPLETED:
		group = CARC_NAME_FEATURE;
		break;
	case CARC_EVENT_GOODS:
		group = CARC_NAME_ATTRIBUTE;
		break;
	default:
		return false;
	}
	value = carc_find(group, word);
	if (value < 0)
		return false;
	event->value = value;
	return true;
}

/* A key with its value: two words. */
static bool read_event_pair(carc_event *event, const char *key,
			    const char *word)
{
	if (strcmp(key, "reason") == 0)
		return (event->reason = carc_find(CARC_NAME_REASON, word)) >= 0;
	if (strcmp(key, "term") == 0)
		return (event->term = carc_find(CARC_NAME_TERM, word)) >= 0;
	if (strcmp(key, "count") == 0)
		return read_number(word, &event->count);
	if (strcmp(key, "each") == 0)
		return read_number(word, &event->each);
	return false;
}

static bool read_event_word(carc_event *event, const char *word)
{
	int32_t figure;

	if (read_event_value(event, word))
		return true;
	figure = carc_find(CARC_NAME_FIGURE, word);
	if (figure >= 0) {
		event->figure = figure;
		return true;
	}
	if (word[0] == 'r')
		return read_number(word + 1, &event->rotation);
	if (word[0] == 's')
		return read_number(word + 1, &event->segment);
	if (word[0] == '=')
		return read_number(word + 1, &event->value);
	if (strchr(word, ','))
		return read_cell(word, &event->x, &event->y);
	return read_number(word, &event->player);
}

bool read_event(char **word, int n, carc_event *event)
{
	*event = (carc_event){
		.kind = carc_find(CARC_NAME_EVENT, word[0]),
		.player = ANY,
		.x = ANY,
		.y = ANY,
		.rotation = ANY,
		.figure = ANY,
		.segment = ANY,
		.value = ANY,
		.reason = ANY,
		.term = ANY,
		.count = ANY,
		.each = ANY,
	};
	if (event->kind < 0)
		return false;
	for (int i = 1; i < n; i++) {
		if (i + 1 < n && read_event_pair(event, word[i], word[i + 1]))
			i++;
		else if (!read_event_word(event, word[i]))
			return false;
	}
	return true;
}

static bool field_matches(int32_t want, int32_t is)
{
	return want == ANY || want == is;
}

bool event_matches(const carc_event *want, const carc_event *is)
{
	return want->kind == is->kind &&
	       field_matches(want->player, is->player) &&
	       field_matches(want->x, is->x) && field_matches(want->y, is->y) &&
	       field_matches(want->rotation, is->rotation) &&
	       field_matches(want->figure, is->figure) &&
	       field_matches(want->segment, is->segment) &&
	       field_matches(want->value, is->value) &&
	       field_matches(want->reason, is->reason) &&
	       field_matches(want->term, is->term) &&
	       field_matches(want->count, is->count) &&
	       field_matches(want->each, is->each);
}
