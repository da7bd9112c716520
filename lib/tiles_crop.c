/* SPDX-License-Identifier: Zlib */
/* Crop Circles: 6 tiles. A circle parts roads and fields and is no segment
 * (CC-1). */
#include "tiles_notation.h"

/* clang-format off */
static const struct tile_type crop_types[] = {
	{ .name = "Korn1", .count = 1,
	  .side = { ONE(2), SPLIT(2, 1, 3), SPLIT(3, 0, 4), SPLIT(4, 0, 2) },
	  .segments = 5,
	  .segment = { { .kind = ROAD },
		       { .kind = ROAD, .end = AT_CIRCLE },
		       { .kind = FIELD },
		       { .kind = FIELD },
		       { .kind = FIELD } },
	  .mark = { CIRCLE(CLUB) } },
	{ .name = "Korn2", .count = 1,
	  .side = { SPLIT(3, 0, 4), SPLIT(4, 1, 3), SPLIT(3, 2, 5), SPLIT(5, 2, 3) },
	  .segments = 6,
	  .segment = { { .kind = ROAD, .end = AT_CIRCLE },
		       { .kind = ROAD, .end = AT_CIRCLE },
		       { .kind = ROAD },
		       { .kind = FIELD },
		       { .kind = FIELD },
		       { .kind = FIELD } },
	  .mark = { CIRCLE(CLUB) } },
	{ .name = "Korn3", .count = 1,
	  .side = { ONE(0), ONE(2), SPLIT(2, 1, 2), ONE(2) },
	  .segments = 3,
	  .segment = { { .kind = CITY },
		       { .kind = ROAD, .end = AT_CIRCLE },
		       { .kind = FIELD, .adjacent = A0 } },
	  .mark = { CIRCLE(PITCHFORK) } },
	{ .name = "Korn4", .count = 1,
	  .side = { ONE(0), SPLIT(3, 1, 4), ONE(4), SPLIT(4, 2, 3) },
	  .segments = 5,
	  .segment = { { .kind = CITY },
		       { .kind = ROAD, .end = AT_CIRCLE },
		       { .kind = ROAD, .end = AT_CIRCLE },
		       { .kind = FIELD, .adjacent = A0 },
		       { .kind = FIELD } },
	  .mark = { CIRCLE(PITCHFORK) } },
	{ .name = "Korn5", .count = 1,
	  .side = { ONE(0), ONE(2), ONE(1), ONE(3) },
	  .segments = 4,
	  .segment = { { .kind = CITY },
		       { .kind = CITY },
		       { .kind = FIELD, .adjacent = A0 | A1 },
		       { .kind = FIELD, .adjacent = A0 | A1 } },
	  .mark = { CIRCLE(SHIELD) } },
	{ .name = "Korn6", .count = 1,
	  .side = { ONE(0), ONE(1), ONE(1), ONE(0) },
	  .segments = 2,
	  .segment = { { .kind = CITY },
		       { .kind = CITY } },
	  .mark = { CIRCLE(SHIELD) } },
};
/* clang-format on */

const struct tile_set carcp_tiles_crop = {
	.types = crop_types,
	.count = sizeof crop_types / sizeof crop_types[0],
	.stack = STACK_POOL,
};
