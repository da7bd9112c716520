/* SPDX-License-Identifier: Zlib */
/* Pictures that follow each other and are much alike. A picture is a list of
 * lines; a line is kept once, and of a picture only what is not in the one
 * before. */
#ifndef CARCASSONNE_FILM_H
#define CARCASSONNE_FILM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buffer.h"

/** A line as it is in the light and in the dark; not ended by a zero. */
struct line {
	const char *light, *dark;
	size_t light_size, dark_size;
};

/** It is the same in both. */
bool line_is_plain(const struct line *line);

/** Lines by number, each once. Begin with zeros. */
struct lines {
	struct line *line;
	int32_t count;
	int32_t *slot; /* By hash: number + 1, or 0. */
	int32_t slots; /* A power of two. */
};

/** The number of a line, which is copied if it is new. */
int32_t lines_number(struct lines *lines, const struct line *line);
void lines_free(struct lines *lines);

/** The light ones as an array of JavaScript, the others as an object by
 * number. */
void lines_write(const struct lines *lines, struct buffer *out);

/** Begin with zeros. */
struct film {
	struct buffer frames; /**< JavaScript, without the outer brackets. */
	int32_t *last;        /**< The picture before. */
	int32_t length;
};

/** Add a picture, n numbers of lines. In the film it is an array of numbers of
 * lines and of parts of the picture before, [from, to]. */
void film_add(struct film *film, const int32_t *number, int32_t n);
void film_free(struct film *film);

#endif
