/* SPDX-License-Identifier: Zlib */
/* Text that grows. */
#ifndef CARCASSONNE_BUFFER_H
#define CARCASSONNE_BUFFER_H

#include <stddef.h>

/** Begin with zeros; the text is NULL as long as it is empty. Free it. */
struct buffer {
	char *text;
	size_t size, capacity;
};

void buffer_add(struct buffer *buffer, const char *text, size_t size);
void buffer_puts(struct buffer *buffer, const char *text);

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
/** At most 255 characters. */
void buffer_printf(struct buffer *buffer, const char *format, ...);

/** The text as a string of JavaScript within a page. */
void buffer_quote(struct buffer *buffer, const char *text, size_t size);

#endif
