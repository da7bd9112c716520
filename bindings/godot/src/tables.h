/* SPDX-License-Identifier: Zlib */
/* What the extension repeats of the public header: constants, and the members
 * of the structs that become dictionaries. */
#ifndef GD_TABLES_H
#define GD_TABLES_H

#include <stddef.h>
#include <stdint.h>

#include "carcassonne.h"

struct variant;

struct constant {
	const char *of; /* the enum, "" for none */
	const char *name;
	int32_t value;
};

struct field {
	const char *name;
	size_t offset;
	int32_t width;  /* bytes of one number */
	int32_t length; /* numbers, 0 if it is no array */
};

struct layout {
	const char *name;
	size_t size;
	const struct field *fields; /* to one without a name */
	struct variant *keys;       /* the names as the engine has them */
};

/* Each to an empty one. */
extern const struct constant gd_constants[];
extern struct layout *const gd_layouts[];

extern struct layout gd_config, gd_move, gd_turn_info, gd_event, gd_score,
	gd_player, gd_tile, gd_feature, gd_figure, gd_remaining_type, gd_cell,
	gd_spot, gd_tile_type, gd_segment, gd_mark, gd_edition_info, gd_render;

#endif
