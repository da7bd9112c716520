/* SPDX-License-Identifier: Zlib */
/* The terminal: what it can show, and a position on it. */
#include "screen.h"

#include <stdio.h>
#include <stdlib.h>

#include "os.h"
#include "tool.h"

static int32_t terminal_columns(void)
{
	const char *variable = getenv("COLUMNS");
	int32_t columns = os_columns();

	if (columns > 0)
		return columns;
	if (variable && read_number(variable, &columns) && columns > 0)
		return columns;
	return 0;
}

static bool has_colours(void)
{
	const char *unwanted = getenv("NO_COLOR");

	return os_colours() && !(unwanted && *unwanted);
}

void screen_options(carc_render *options)
{
	carc_render_init(options, sizeof *options);
	options->ascii = !os_utf8();
	options->colour = has_colours();
	options->columns = terminal_columns();
}

void print_position(const carc_game *game, const carc_render *options)
{
	int32_t size = carc_render_text(game, options, NULL, 0);
	char *text;

	if (size < 0)
		return;
	text = allocate((size_t)size);
	carc_render_text(game, options, text, size);
	fputs(text, stdout);
	free(text);
}
