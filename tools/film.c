/* SPDX-License-Identifier: Zlib */
/* Pictures that follow each other and are much alike. */
#include "film.h"

#include <stdlib.h>
#include <string.h>

#include "tool.h"

bool line_is_plain(const struct line *line)
{
	return line->light_size == line->dark_size &&
	       memcmp(line->light, line->dark, line->dark_size) == 0;
}

static uint32_t hash_bytes(uint32_t hash, const char *text, size_t size)
{
	for (size_t i = 0; i < size; i++)
		hash = (hash ^ (unsigned char)text[i]) * 16777619U;
	return hash;
}

static bool is_same(const struct line *a, const struct line *b)
{
	return a->light_size == b->light_size && a->dark_size == b->dark_size &&
	       memcmp(a->light, b->light, a->light_size) == 0 &&
	       memcmp(a->dark, b->dark, a->dark_size) == 0;
}

/* Where a line is, or where it would be. */
static int32_t *find_slot(const struct lines *lines, const struct line *line)
{
	uint32_t hash = hash_bytes(2166136261U, line->light, line->light_size);
	uint32_t at = hash_bytes(hash, line->dark, line->dark_size);

	for (;; at++) {
		int32_t *slot = &lines->slot[at & (uint32_t)(lines->slots - 1)];

		if (!*slot || is_same(&lines->line[*slot - 1], line))
			return slot;
	}
}

static void make_room(struct lines *lines)
{
	int32_t slots = lines->slots ? 2 * lines->slots : 1024;

	if (2 * lines->count < lines->slots)
		return;
	free(lines->slot);
	lines->slots = slots;
	lines->slot = allocate((size_t)slots * sizeof *lines->slot);
	memset(lines->slot, 0, (size_t)slots * sizeof *lines->slot);
	lines->line = reallocate(lines->line,
				 (size_t)slots / 2 * sizeof *lines->line);
	for (int32_t i = 0; i < lines->count; i++)
		*find_slot(lines, &lines->line[i]) = i + 1;
}

static char *copy(const char *text, size_t size)
{
	return memcpy(allocate(size + 1), text, size);
}

int32_t lines_number(struct lines *lines, const struct line *line)
{
	int32_t *slot;

	make_room(lines);
	slot = find_slot(lines, line);
	if (!*slot) {
		lines->line[lines->count] =
			(struct line){copy(line->light, line->light_size),
				      copy(line->dark, line->dark_size),
				      line->light_size, line->dark_size};
		*slot = ++lines->count;
	}
	return *slot - 1;
}

void lines_free(struct lines *lines)
{
	for (int32_t i = 0; i < lines->count; i++) {
		free((char *)lines->line[i].light);
		free((char *)lines->line[i].dark);
	}
	free(lines->line);
	free(lines->slot);
}

void lines_write(const struct lines *lines, struct buffer *out)
{
	buffer_puts(out, "light: [\n");
	for (int32_t i = 0; i < lines->count; i++) {
		buffer_quote(out, lines->line[i].light,
			     lines->line[i].light_size);
		buffer_puts(out, ",\n");
	}
	buffer_puts(out, "],\ndark: {\n");
	for (int32_t i = 0; i < lines->count; i++) {
		const struct line *line = &lines->line[i];

		if (line_is_plain(line))
			continue;
		buffer_printf(out, "%d: ", (int)i);
		buffer_quote(out, line->dark, line->dark_size);
		buffer_puts(out, ",\n");
	}
	buffer_puts(out, "},\n");
}

/* Where a line is in the picture before, -1 if it is not there. */
static int32_t find_before(const struct film *film, int32_t number)
{
	for (int32_t i = 0; i < film->length; i++)
		if (film->last[i] == number)
			return i;
	return -1;
}

void film_add(struct film *film, const int32_t *number, int32_t n)
{
	buffer_puts(&film->frames, "[");
	for (int32_t i = 0; i < n;) {
		int32_t from = find_before(film, number[i]), to = from;

		if (from < 0) {
			buffer_printf(&film->frames, "%d,", (int)number[i++]);
			continue;
		}
		while (i < n && to < film->length &&
		       film->last[to] == number[i])
			to++, i++;
		buffer_printf(&film->frames, "[%d,%d],", (int)from, (int)to);
	}
	buffer_puts(&film->frames, "],\n");
	film->last = reallocate(film->last, (size_t)(n + 1) * sizeof *number);
	memcpy(film->last, number, (size_t)n * sizeof *number);
	film->length = n;
}

void film_free(struct film *film)
{
	free(film->frames.text);
	free(film->last);
}
