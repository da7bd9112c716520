/* SPDX-License-Identifier: Zlib */
/* Games out of files and into them. */
#ifndef CARCASSONNE_SAVE_H
#define CARCASSONNE_SAVE_H

#include <stdbool.h>

#include "carcassonne.h"

/** Load a record with its events and undo on, whatever it says. Returns 0 or
 * what the command exits with after a complaint. */
int load_game(const char *path, carc_game **out);

/** The game as a record. Free it; NULL after a complaint. */
char *save_text(const carc_game *game);

/** Write a file all or nothing: whoever looks sees the old one or the new one.
 * What a link leads to is written, not the link; a device or a pipe takes the
 * text as it comes. False after a complaint. */
bool write_file(const char *path, const char *text);

/** Whether that would work, as far as can be told before there is anything to
 * write. False after a complaint. */
bool can_write_file(const char *path);

/** Make a move of the history, which may be a reshuffle. */
carc_status apply_history(carc_game *game, const carc_move *move);

/** The moves made so far. Free them. */
carc_move *list_history(const carc_game *game, int32_t *count);

#endif
