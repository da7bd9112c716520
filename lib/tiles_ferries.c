/* SPDX-License-Identifier: Zlib */
/* Ferries: 8 tiles. A road ends at the lake (FE-1). */
#include "tiles_notation.h"

/* clang-format off */
static const struct tile_type ferries_types[] = {
	{ .name = "Faehr_city", .count = 3,
	  .side = { ONE(0), SPLIT(4, 1, 5), SPLIT(5, 2, 6), SPLIT(6, 3, 4) },
	  .segments = 7,
	  .segment = { { .kind = CITY },
		       { .kind = ROAD, .end = AT_LAKE },
		       { .kind = ROAD, .end = AT_LAKE },
		       { .kind = ROAD, .end = AT_LAKE },
		       { .kind = FIELD, .adjacent = A0 },
		       { .kind = FIELD },
		       { .kind = FIELD } },
	  .mark = { MARK(FERRY) } },
	{ .name = "Faehr_3", .count = 4,
	  .side = { ONE(3), SPLIT(3, 0, 4), SPLIT(4, 1, 5), SPLIT(5, 2, 3) },
	  .segments = 6,
	  .segment = { { .kind = ROAD, .end = AT_LAKE },
		       { .kind = ROAD, .end = AT_LAKE },
		       { .kind = ROAD, .end = AT_LAKE },
		       { .kind = FIELD },
		       { .kind = FIELD },
		       { .kind = FIELD } },
	  .mark = { MARK(FERRY) } },
	{ .name = "Faehr_4", .count = 1,
	  .side = { SPLIT(4, 0, 5), SPLIT(5, 1, 6), SPLIT(6, 2, 7), SPLIT(7, 3, 4) },
	  .segments = 8,
	  .segment = { { .kind = ROAD, .end = AT_LAKE },
		       { .kind = ROAD, .end = AT_LAKE },
		       { .kind = ROAD, .end = AT_LAKE },
		       { .kind = ROAD, .end = AT_LAKE },
		       { .kind = FIELD },
		       { .kind = FIELD },
		       { .kind = FIELD },
		       { .kind = FIELD } },
	  .mark = { MARK(FERRY) } },
};
/* clang-format on */

const struct tile_set carcp_tiles_ferries = {
	.types = ferries_types,
	.count = sizeof ferries_types / sizeof ferries_types[0],
	.stack = STACK_POOL,
};
