/* SPDX-License-Identifier: Zlib */
/* A game as one page to step through. Every position is drawn by the library;
 * its lines go into a film, and a small script puts them together again. */
#include "html.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "film.h"
#include "save.h"
#include "tool.h"
#include "words.h"

#define MAX_TERMS 16
#define SCORES "<g class='scores'"

/* Players are called by their colours in the drawing. */
static const char *const colours[CARC_MAX_PLAYERS] = {
	"Blue", "Orange", "Yellow", "Black", "White", "Pink"};

struct page {
	carc_game *game;
	carc_render show;
	const char *const *names; /* As given. */
	struct lines parts; /* The tiles and figures that pictures refer to. */
	struct lines lines; /* Everything else. */
	struct film board, panel;
	struct buffer scores, words;
	int32_t events; /* Told. */
};

static char *draw(const carc_game *game, const carc_render *show)
{
	int32_t size = carc_render_svg(game, show, NULL, 0);
	char *text;

	if (size < 0) {
		complain("render: %s", carc_status_text(size));
		return NULL;
	}
	text = allocate((size_t)size);
	carc_render_svg(game, show, text, size);
	return text;
}

/* The next line of both, which are the same but for their colours. */
static bool next_line(const char **light, const char **dark, struct line *out)
{
	if (!**light)
		return false;
	out->light = *light;
	out->dark = *dark;
	out->light_size = strcspn(*light, "\n");
	out->dark_size = strcspn(*dark, "\n");
	*light += out->light_size + 1;
	*dark += out->dark_size + 1;
	return true;
}

static bool begins(const struct line *line, const char *text)
{
	return strncmp(line->light, text, strlen(text)) == 0;
}

/* Of the two pictures of a position, one with the score board and one without,
 * take the lines of the score board or all, and the parts aside. */
static void film_lines(struct page *page, struct film *film, const char *light,
		       const char *dark, bool scores)
{
	int32_t *number = allocate(strlen(light) * sizeof *number), n = 0;
	bool parts = false, inside = !scores;
	struct line line;

	while (next_line(&light, &dark, &line)) {
		if (begins(&line, "</defs>")) {
			parts = false;
		} else if (parts) {
			lines_number(&page->parts, &line);
		} else if (begins(&line, "<defs>")) {
			parts = true;
		} else if (!scores || !begins(&line, "</svg>")) {
			inside = inside || begins(&line, SCORES);
			if (inside)
				number[n++] = lines_number(&page->lines, &line);
		}
	}
	film_add(film, number, n);
	free(number);
}

static bool film_picture(struct page *page, struct film *film, bool scores)
{
	carc_render show = page->show;
	char *light, *dark;

	show.scores = scores;
	show.theme = CARC_THEME_LIGHT;
	light = draw(page->game, &show);
	show.theme = CARC_THEME_DARK;
	dark = draw(page->game, &show);
	if (light && dark)
		film_lines(page, film, light, dark, scores);
	free(dark);
	free(light);
	return light && dark;
}

static void say(struct page *page, const char *text)
{
	buffer_quote(&page->words, text, strlen(text));
	buffer_puts(&page->words, ",");
}

/* Points are told with their place, if they have one, and their sum. */
static void tell_points(struct page *page, const carc_event *event,
			const carc_event *term, int32_t terms)
{
	char place[32] = "", sum[256], text[512];

	if (event->segment >= 0)
		snprintf(place, sizeof place, " at %d,%d", (int)event->x,
			 (int)event->y);
	describe_sum(term, terms, sum, sizeof sum);
	snprintf(text, sizeof text, "%s scores %d for %s%s: %s.",
		 colours[event->player], (int)event->value,
		 reason_words(event->reason), place, sum);
	say(page, text);
}

static bool tell_event(struct page *page, const carc_event *event,
		       const carc_event *term, int32_t terms)
{
	char text[256];

	if (event->kind == CARC_EVENT_POINTS)
		tell_points(page, event, term, terms);
	else if (describe_event(event, colours, text, sizeof text))
		say(page, text);
	else
		return false;
	return true;
}

/* What has happened since the last time, as sentences; what was decided if
 * nothing came of it. */
static void tell_news(struct page *page, const char *decided)
{
	carc_event event, term[MAX_TERMS];
	int32_t terms = 0;
	bool told = false;

	buffer_puts(&page->words, "[");
	for (; carc_events(page->game, page->events, &event, 1) > 0;
	     page->events++) {
		if (event.kind == CARC_EVENT_TERM) {
			if (terms < MAX_TERMS)
				term[terms++] = event;
			continue;
		}
		told |= tell_event(page, &event, term, terms);
		terms = 0;
	}
	if (!told && *decided)
		say(page, decided);
	buffer_puts(&page->words, "],\n");
}

static void note_scores(struct page *page)
{
	carc_player player[CARC_MAX_PLAYERS];
	int32_t n = carc_players(page->game, player, CARC_MAX_PLAYERS);

	buffer_puts(&page->scores, "[");
	for (int32_t i = 0; i < n; i++)
		buffer_printf(&page->scores, "%d,", (int)player[i].score);
	buffer_puts(&page->scores, "],");
}

static bool film_position(struct page *page, const char *decided)
{
	note_scores(page);
	tell_news(page, decided);
	return film_picture(page, &page->board, false) &&
	       film_picture(page, &page->panel, true);
}

static void describe_decision(const struct page *page, const carc_move *move,
			      char *out, size_t size)
{
	carc_turn_info turn;
	char text[256];

	carc_turn(page->game, &turn);
	if (move->kind == CARC_MOVE_DRAW) {
		snprintf(out, size, "Tile %s is drawn.",
			 carc_name(CARC_NAME_TILE_TYPE, move->value));
	} else if (move->kind == CARC_MOVE_RESHUFFLE) {
		snprintf(out, size, "The unseen is dealt anew.");
	} else if (move->kind == CARC_MOVE_PASS) {
		snprintf(out, size, "%s passes.", colours[turn.player]);
	} else {
		describe_move(page->game, move, text, sizeof text);
		snprintf(out, size, "%s decides: %s.",
			 turn.player < 0 ? "Chance" : colours[turn.player],
			 text);
	}
}

static bool film_game(struct page *page)
{
	int32_t moves;
	carc_move *move = list_history(page->game, &moves);
	char decided[320];
	bool good = true;

	for (int32_t i = 0; i < moves && good; i++)
		good = carc_undo(page->game) == CARC_OK;
	good = good && film_position(page, "");
	for (int32_t i = 0; i < moves && good; i++) {
		describe_decision(page, &move[i], decided, sizeof decided);
		good = apply_history(page->game, &move[i]) == CARC_OK &&
		       film_position(page, decided);
	}
	free(move);
	return good;
}

static void put_lines(struct buffer *out, const char *const *line)
{
	for (; *line; line++) {
		buffer_puts(out, *line);
		buffer_puts(out, "\n");
	}
}

static void put_parts(struct buffer *out, const struct lines *parts)
{
	for (int32_t i = 0; i < parts->count; i++) {
		const struct line *line = &parts->line[i];

		buffer_add(out, line->light, line->light_size);
		buffer_puts(out, "\n");
		if (line_is_plain(line))
			continue;
		buffer_add(out, line->dark, line->dark_size);
		buffer_puts(out, "\n");
	}
}

static void put_array(struct buffer *out, const char *name,
		      const struct buffer *items)
{
	buffer_printf(out, "%s: [\n", name);
	buffer_add(out, items->text, items->size);
	buffer_puts(out, "],\n");
}

static void put_game(struct buffer *out, const struct page *page, int32_t at)
{
	int32_t players = carc_players(page->game, NULL, 0);
	char label[128];

	buffer_puts(out, "names: [");
	for (int32_t i = 0; i < players; i++) {
		const char *name = page->names[i] ? page->names[i] : "";

		snprintf(label, sizeof label, *name ? "%s (%.80s)" : "%s",
			 colours[i], name);
		buffer_quote(out, label, strlen(label));
		buffer_puts(out, ",");
	}
	buffer_printf(out, "],\nat: %d,\n", (int)at);
	if (page->show.theme == CARC_THEME_DARK)
		buffer_puts(out, "theme: \"dark\",\n");
	put_array(out, "scores", &page->scores);
	put_array(out, "words", &page->words);
	put_array(out, "board", &page->board.frames);
	put_array(out, "panel", &page->panel.frames);
	lines_write(&page->lines, out);
}

static char *put_page(const struct page *page, int32_t at)
{
	struct buffer out = {0};

	put_lines(&out, page_top);
	put_parts(&out, &page->parts);
	put_lines(&out, page_middle);
	put_game(&out, page, at);
	put_lines(&out, page_end);
	return out.text;
}

char *html_page(carc_game *game, const carc_render *show,
		const char *const *names, int32_t at)
{
	struct page page = {.game = game, .show = *show, .names = names};
	char *text = NULL;

	if (film_game(&page))
		text = put_page(&page, at);
	lines_free(&page.parts);
	lines_free(&page.lines);
	film_free(&page.board);
	film_free(&page.panel);
	free(page.scores.text);
	free(page.words.text);
	return text;
}
