/* SPDX-License-Identifier: Zlib */
/* Tells a game in words from its events. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "demo.h"

#define MAX_SEGMENTS 32
#define MAX_FIGURES 128
#define READ_TURN 900   /* Milliseconds to read a turn, */
#define READ_BOARD 2500 /* and a board. */

const char *player_name(int32_t player)
{
	static const char *const name[CARC_MAX_PLAYERS] = {
		"Anna", "Ben", "Cleo", "Dora", "Emil", "Fred",
	};

	return player < 0 || player >= CARC_MAX_PLAYERS ? "Nobody"
							: name[player];
}

static const char *reason_words(int32_t reason)
{
	static const char *const words[] = {
		[CARC_REASON_ROAD] = "the completed road",
		[CARC_REASON_CITY] = "the completed city",
		[CARC_REASON_MONASTERY] = "the completed monastery",
		[CARC_REASON_FINAL_ROAD] = "the unfinished road",
		[CARC_REASON_FINAL_CITY] = "the unfinished city",
		[CARC_REASON_FINAL_MONASTERY] = "the unfinished monastery",
		[CARC_REASON_FINAL_FIELD] = "the field",
	};

	if ((size_t)reason < sizeof words / sizeof words[0])
		return words[reason];
	return carc_name(CARC_NAME_REASON, reason);
}

static const char *term_words(int32_t term, int32_t count)
{
	static const char *const words[][2] = {
		[CARC_TERM_TILES] = {"tile", "tiles"},
		[CARC_TERM_PENNANTS] = {"pennant", "pennants"},
		[CARC_TERM_NEIGHBOURS] = {"tile in its square",
					  "tiles in its square"},
		[CARC_TERM_CITIES] = {"completed city", "completed cities"},
		[CARC_TERM_SMALL_CITY] = {"less, it is small",
					  "less, it is small"},
	};

	if ((size_t)term < sizeof words / sizeof words[0])
		return words[term][count != 1];
	return carc_name(CARC_NAME_TERM, term);
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

static int32_t segment_kind(int32_t type, int32_t i)
{
	carc_segment segment[MAX_SEGMENTS];
	int32_t n = carc_segments(type, segment, MAX_SEGMENTS);

	return i >= 0 && i < n ? segment[i].kind : CARC_NONE;
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

static void say_deployed(struct teller *teller, const carc_event *event)
{
	int32_t kind = segment_kind(teller->tile.type, event->segment);

	teller->figure.player = event->player;
	teller->figure.x = event->x;
	teller->figure.y = event->y;
	teller->figure.segment = event->segment;
	teller->figures = 1;
	say(teller, "A %s goes %s the %s.",
	    carc_name(CARC_NAME_FIGURE, event->figure),
	    kind == CARC_FEATURE_ROAD ? "onto" : "into",
	    carc_name(CARC_NAME_FEATURE, kind));
}

/* The terms of the sum stand right before the points. */
static void say_points(struct teller *teller, const carc_event *event,
		       int32_t terms)
{
	char sum[128];
	int length = 0;

	forget_completed(teller, event);
	teller->score[event->player] += event->value;
	say(teller, "%s scores %d for %s at %d,%d:", player_name(event->player),
	    (int)event->value, reason_words(event->reason), (int)event->x,
	    (int)event->y);
	sum[0] = '\0';
	for (const carc_event *term = event - terms; term < event; term++) {
		if ((size_t)length >= sizeof sum)
			break;
		length += snprintf(
			sum + length, sizeof sum - (size_t)length,
			"%s%d %s x %d", length ? " + " : "", (int)term->count,
			term_words(term->term, term->count), (int)term->each);
	}
	say(teller, "  %s. %s has %d.", sum, player_name(event->player),
	    (int)teller->score[event->player]);
}

/* Print what was said of a turn, beside the tile if there is one. */
static void print_turn(struct teller *teller)
{
	struct picture picture;
	int32_t rows = teller->tile.type < 0 ? 0 : TILE_ROWS;

	say_unclaimed(teller);
	if (teller->lines == 0)
		return;
	if (rows)
		draw_tile(&picture, &teller->tile, &teller->figure,
			  teller->figures);
	putchar('\n');
	for (int32_t i = 0; i < rows || i < teller->lines; i++) {
		if (i == 0 && rows)
			printf("%4d  ", (int)teller->turn);
		else
			printf("      ");
		if (i < rows)
			print_picture_row(&picture, i, teller->colour);
		else if (rows)
			printf("%*s", TILE_COLUMNS, "");
		if (i < teller->lines)
			printf("%s%s", rows ? "  " : "", teller->line[i]);
		putchar('\n');
	}
	teller->lines = 0;
	teller->figures = 0;
	teller->tile.type = CARC_NONE;
	wait_for_reader(teller, READ_TURN);
}

/* The board. When the game ends figures go home before anybody can look, so
 * those of the events that follow are drawn as well. */
static void show_board(const struct teller *teller, const carc_game *game,
		       const carc_event *event, const carc_event *end)
{
	carc_figure figure[MAX_FIGURES];
	int32_t n = carc_figures(game, figure, MAX_FIGURES);
	int32_t players = carc_players(game, NULL, 0);

	n = n < MAX_FIGURES ? n : MAX_FIGURES;
	for (; event < end && n < MAX_FIGURES; event++) {
		if (event->kind != CARC_EVENT_RETURNED)
			continue;
		figure[n].player = event->player;
		figure[n].x = event->x;
		figure[n].y = event->y;
		figure[n++].segment = event->segment;
	}
	print_board(game, figure, n, teller->colour);
	printf("\n      Turn %d:", (int)teller->turn);
	for (int32_t p = 0; p < players; p++)
		printf("  %s %d", player_name(p), (int)teller->score[p]);
	putchar('\n');
	wait_for_reader(teller, READ_BOARD);
}

static void tell_event(struct teller *teller, const carc_event *event,
		       int32_t terms)
{
	const char *name = player_name(event->player);

	switch (event->kind) {
	case CARC_EVENT_TURN:
		teller->turn += event->value == CARC_PART_MAIN;
		break;
	case CARC_EVENT_DISCARDED:
		say(teller, "Tile %s fits nowhere and is laid aside.",
		    carc_name(CARC_NAME_TILE_TYPE, event->value));
		break;
	case CARC_EVENT_PLACED:
		teller->tile.x = event->x;
		teller->tile.y = event->y;
		teller->tile.rotation = event->rotation;
		teller->tile.type = event->value;
		say(teller, "%s lays tile %s at %d,%d.",
		    event->player < 0 ? "The game" : name,
		    carc_name(CARC_NAME_TILE_TYPE, event->value), (int)event->x,
		    (int)event->y);
		break;
	case CARC_EVENT_DEPLOYED:
		say_deployed(teller, event);
		break;
	case CARC_EVENT_COMPLETED:
		remember_completed(teller, event);
		break;
	case CARC_EVENT_POINTS:
		say_points(teller, event, terms);
		break;
	case CARC_EVENT_RETURNED:
		if (!teller->final)
			say(teller, "%s's %s comes home.", name,
			    carc_name(CARC_NAME_FIGURE, event->figure));
		break;
	default:
		break;
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

void tell(struct teller *teller, const carc_game *game)
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
				show_board(teller, game, event + i,
					   ends ? event + n : event);
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
