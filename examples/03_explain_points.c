/* SPDX-License-Identifier: Zlib */
/* Plays a random game and explains every point of it. */
#include <carcassonne.h>
#include <stdio.h>
#include <stdlib.h>

static const char *reason_text(int32_t reason)
{
	static const char *const text[] = {
		[CARC_REASON_ROAD] = "a completed road",
		[CARC_REASON_CITY] = "a completed city",
		[CARC_REASON_MONASTERY] = "a completed monastery",
		[CARC_REASON_FINAL_ROAD] = "an unfinished road",
		[CARC_REASON_FINAL_CITY] = "an unfinished city",
		[CARC_REASON_FINAL_MONASTERY] = "an unfinished monastery",
		[CARC_REASON_FINAL_FIELD] = "a field",
	};

	/* A newer library may know more reasons, and knows their names. */
	if (reason > CARC_REASON_FINAL_FIELD)
		return carc_name(CARC_NAME_REASON, reason);
	return text[reason];
}

/* The terms of a sum stand right before its points. */
static void explain(const carc_event *points, int32_t terms)
{
	const char *before = ": ";

	printf("Player %d gets %d for %s at %d,%d", (int)points->player,
	       (int)points->value, reason_text(points->reason), (int)points->x,
	       (int)points->y);
	for (const carc_event *term = points - terms; term < points; term++) {
		printf("%s%s %d x %d", before,
		       carc_name(CARC_NAME_TERM, term->term), (int)term->count,
		       (int)term->each);
		before = ", ";
	}
	printf("\n");
}

int main(void)
{
	int32_t count, terms = 0, total = 0;
	uint64_t rng = 11;
	carc_event *event;
	carc_config config;
	carc_game *game;

	carc_config_init(&config, sizeof config);
	config.seed = 11;
	if (carc_game_new(&game, &config, NULL) != CARC_OK ||
	    carc_playout(game, &rng) != CARC_OK)
		return 1;

	/* Every list says its length when it is asked for nothing. */
	count = carc_events(game, 0, NULL, 0);
	event = malloc((size_t)count * sizeof *event);
	if (!event)
		return 1;
	carc_events(game, 0, event, count);

	for (int32_t i = 0; i < count; i++) {
		if (event[i].kind == CARC_EVENT_TERM) {
			terms++;
			continue;
		}
		if (event[i].kind == CARC_EVENT_POINTS) {
			explain(&event[i], terms);
			total += event[i].value;
		}
		terms = 0;
	}
	printf("%d points in all.\n", (int)total);
	free(event);
	carc_game_free(game);
	return 0;
}
