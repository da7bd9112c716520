/* SPDX-License-Identifier: Zlib */
/* A game as one page to step through, which needs nothing else. */
#ifndef CARCASSONNE_HTML_H
#define CARCASSONNE_HTML_H

#include "carcassonne.h"

/** The page of the whole game. Players are called by their colours; where the
 * points are listed, by their names as well, unless these are NULL or empty. `at` is the move the page opens at. Free the page; NULL after
 * a complaint. The game needs its events and undo, and is left as it was. */
char *html_page(carc_game *game, const carc_render *show,
		const char *const *names, int32_t at);

/** What stands around a game in the page: lines that end with NULL. */
extern const char *const page_top[], *const page_middle[], *const page_end[];

#endif
