/* SPDX-License-Identifier: Zlib */
/* The terminal: what it can show, and a position on it. */
#include "screen.h"

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "tool.h"

static int32_t terminal_columns(void)
{
	const char *variable = getenv("COLUMNS");
	struct winsize size;
	int32_t columns;

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
		return size.ws_col;
	if (variable && read_number(variable, &columns) && columns > 0)
		return columns;
	return 0;
}

static bool has_colours(void)
{
	const char *colours = getenv("NO_COLOR"), *terminal = getenv("TERM");

	return isatty(STDOUT_FILENO) && !(colours && *colours) && terminal &&
	       strcmp(terminal, "dumb") != 0;
}

void screen_options(carc_render *options)
{
	carc_render_init(options, sizeof *options);
	setlocale(LC_CTYPE, "");
	options->ascii = strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
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
