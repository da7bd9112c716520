/* SPDX-License-Identifier: Zlib */
/* Text that grows. */
#include "buffer.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tool.h"

void buffer_add(struct buffer *buffer, const char *text, size_t size)
{
	if (buffer->capacity - buffer->size <= size) {
		buffer->capacity = 2 * (buffer->capacity + size + 1);
		buffer->text = reallocate(buffer->text, buffer->capacity);
	}
	memcpy(buffer->text + buffer->size, text, size);
	buffer->size += size;
	buffer->text[buffer->size] = '\0';
}

void buffer_puts(struct buffer *buffer, const char *text)
{
	buffer_add(buffer, text, strlen(text));
}

void buffer_printf(struct buffer *buffer, const char *format, ...)
{
	char text[256];
	va_list args;

	va_start(args, format);
	vsnprintf(text, sizeof text, format, args);
	va_end(args);
	buffer_puts(buffer, text);
}

/* What would end a string, and what would end or comment out the script. */
void buffer_quote(struct buffer *buffer, const char *text, size_t size)
{
	buffer_puts(buffer, "\"");
	for (size_t i = 0; i < size; i++) {
		unsigned char c = (unsigned char)text[i];

		if (c == '"' || c == '\\')
			buffer_printf(buffer, "\\%c", c);
		else if (c < ' ')
			buffer_printf(buffer, "\\u%04x", c);
		else if (c == '<' && i + 1 < size && text[i + 1] == '!')
			buffer_puts(buffer, "\\u003c");
		else if (c == '/' && i > 0 && text[i - 1] == '<')
			buffer_puts(buffer, "\\/");
		else
			buffer_add(buffer, &text[i], 1);
	}
	buffer_puts(buffer, "\"");
}
