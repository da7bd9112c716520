/* SPDX-License-Identifier: Zlib */
/* The large follower (IC-6 to IC-8): two in every majority, one figure in all
 * else. */
#include "expansion.h"

static const struct figure_kind large_figures[] = {
	{.kind = CARC_FIGURE_LARGE,
	 .supply = 1,
	 .strength = 2,
	 .occupies = true,
	 .stands = 1 << CARC_FEATURE_FIELD | 1 << CARC_FEATURE_ROAD |
		   1 << CARC_FEATURE_CITY | 1 << CARC_FEATURE_MONASTERY},
	{0},
};

const struct expansion carcp_exp_large = {
	.id = CARC_EXP_LARGE,
	.figure_kinds = large_figures,
};
