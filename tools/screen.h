/* SPDX-License-Identifier: Zlib */
/* The terminal: what it can show, and a position on it. */
#ifndef CARCASSONNE_SCREEN_H
#define CARCASSONNE_SCREEN_H

#include "carcassonne.h"

/** Options for what stdout is: its width, its characters, its colours. */
void screen_options(carc_render *options);

/** Print a position. */
void print_position(const carc_game *game, const carc_render *options);

#endif
