/* SPDX-License-Identifier: Zlib */
/* Tells a game in words from its events. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "demo.h"
#include "words.h"

#define READ_TURN 500   /* Milliseconds to read a turn, */
#define READ_BOARD 2500 /* and a board. */

const char *player_name(int32_t player)
{
	static const char *const name[CARC_MAX_PLAYERS] = {
		"Anna", "Ben", "Cleo", "Dora", "Emil", "Fred",
	};

	return player < 0 || player >= CARC_MAX_PLAYERS ? "Nobody"
							: name[player];
}

static void say(struct teller *teller, const char *format, ...)
{
	va_list args;

	if (teller->lines == TELLER_LINES)
		return;
	va_start(args, format);
	vsnprintf(teller->line[teller->lines++], sizeof teller->line[0], format,
		  args);
	va_end(args);
}

static void wait_for_reader(const struct teller *teller, long milliseconds)
{
	struct timespec time = {milliseconds / 1000,
				milliseconds % 1000 * 1000000};

	if (!teller->pause)
		return;
	fflush(stdout);
	nanosleep(&time, NULL);
}

static void say_unclaimed(struct teller *teller)
{
	for (int32_t i = 0; i < teller->completions; i++)
		say(teller, "The %s at %d,%d is complete; nobody is there.",
		    carc_name(CARC_NAME_FEATURE, teller->completed[i].value),
		    (int)teller->completed[i].x, (int)teller->completed[i].y);
	teller->completions = 0;
}

static void remember_completed(struct teller *teller, const carc_event *event)
{
	if (teller->completions < TELLER_COMPLETED)
		teller->completed[teller->completions++] = *event;
}

/* It is scored: completions and points name a feature by the same segment. */
static void forget_completed(struct teller *teller, const carc_event *points)
{
	int32_t kept = 0;

	for (int32_t i = 0; i < teller->completions; i++) {
		const carc_event *event = &teller->completed[i];

		if (event->x != points->x || event->y != points->y ||
		    event->segment != points->segment)
			teller->completed[kept++] = *event;
	}
	teller->completions = kept;
}

/* The terms of the sum stand right before the points. */
static void say_points(struct teller *teller, const carc_event *event,
		       int32_t terms)
{
	char sum[128], place[32] = "";

	forget_completed(teller, event);
	teller->score[event->player] += event->value;
	if (event->segment >= 0)
		snprintf(place, sizeof place, " at %d,%d", (int)event->x,
			 (int)event->y);
	say(teller, "%s scores %d for %s%s:", player_name(event->player),
	    (int)event->value, reason_words(event->reason), place);
	describe_sum(event - terms, terms, sum, sizeof sum);
	say(teller, "  %s. %s has %d.", sum, player_name(event->player),
	    (int)teller->score[event->player]);
}

static void print_turn(struct teller *teller)
{
	say_unclaimed(teller);
	if (teller->lines == 0)
		return;
	for (int32_t i = 0; i < teller->lines; i++) {
		if (i == 0 && teller->turn > 0)
			printf("\n%4d  ", (int)teller->turn);
		else
			printf("%s      ", i == 0 ? "\n" : "");
		printf("%s\n", teller->line[i]);
	}
	teller->lines = 0;
	wait_for_reader(teller, READ_TURN);
}

/* The board. When the game ends figures go home before anybody can look, so
 * it is shown as it was before the last move. */
static void show_board(const struct teller *teller, const carc_game *game,
		       bool ends)
{
	int32_t players = carc_players(game, NULL, 0);
	carc_game *before;

	putchar('\n');
	if (ends && carc_game_clone(&before, game, NULL) == CARC_OK) {
		carc_undo(before);
		print_position(before, &teller->screen);
		carc_game_free(before);
	} else {
		print_position(game, &teller->screen);
	}
	printf("\n      Turn %d:", (int)teller->turn);
	for (int32_t p = 0; p < players; p++)
		printf("  %s %d", player_name(p), (int)teller->score[p]);
	putchar('\n');
	wait_for_reader(teller, READ_BOARD);
}

static void say_event(struct teller *teller, const carc_event *event)
{
	const char *names[CARC_MAX_PLAYERS];
	char text[sizeof teller->line[0]];

	for (int32_t p = 0; p < CARC_MAX_PLAYERS; p++)
		names[p] = player_name(p);
	if (describe_event(event, names, text, sizeof text))
		say(teller, "%s", text);
}

static void tell_event(struct teller *teller, const carc_event *event,
		       int32_t terms)
{
	switch (event->kind) {
	case CARC_EVENT_TURN:
		teller->turn += event->value == CARC_PART_MAIN;
		break;
	case CARC_EVENT_COMPLETED:
		remember_completed(teller, event);
		break;
	case CARC_EVENT_POINTS:
		say_points(teller, event, terms);
		break;
	case CARC_EVENT_RETURNED:
		if (!teller->final)
			say_event(teller, event);
		break;
	case CARC_EVENT_WINNER:
		/* After the table. */
		break;
	default:
		say_event(teller, event);
	}
}

/* Points of unfinished things begin the end. */
static bool is_final(const carc_event *event)
{
	const char *reason = carc_name(CARC_NAME_REASON, event->reason);

	return event->kind == CARC_EVENT_OVER ||
	       (event->kind == CARC_EVENT_POINTS && reason &&
		strncmp(reason, "final-", 6) == 0);
}

void tell_news(struct teller *teller, const carc_game *game)
{
	static carc_event event[1024];
	int32_t n = carc_events(game, teller->seen, event, 1024), terms = 0;

	n = n < 1024 ? n : 1024;
	for (int32_t i = 0; i < n; i++) {
		bool ends = !teller->final && is_final(&event[i]);

		if (event[i].kind == CARC_EVENT_TURN || ends) {
			print_turn(teller);
			if (ends || (teller->turn > 0 &&
				     teller->turn % teller->every == 0))
				show_board(teller, game, ends);
		}
		if (ends) {
			teller->final = true;
			printf("\nNo tile is left. What is still on the board "
			       "counts:\n");
		}
		tell_event(teller, &event[i], terms);
		terms = event[i].kind == CARC_EVENT_TERM ? terms + 1 : 0;
		if (teller->final && event[i].kind == CARC_EVENT_POINTS) {
			for (int32_t k = 0; k < teller->lines; k++)
				printf("  %s\n", teller->line[k]);
			teller->lines = 0;
		}
	}
	teller->seen += n;
}
