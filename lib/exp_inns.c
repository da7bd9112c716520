/* SPDX-License-Identifier: Zlib */
/* Inns and cathedrals (IC-1 to IC-5, IC-10): more if it is complete, nothing if
 * it is not, however many there are. */
#include "scoring.h"
#include "shapes.h"

static void inns_value(const struct carc_game *game, uint16_t root,
		       bool complete, int player, struct sum *sum)
{
	const struct node *node = &game->node[root];
	const uint16_t *count = node->count;
	int32_t tiles = count[COUNT_TILES];
	int32_t all = tiles + count[carcp_attribute(CARC_ATTRIBUTE_PENNANT)];

	(void)player;
	/* IC-2, IC-3 */
	if (node->kind == CARC_FEATURE_ROAD &&
	    count[carcp_attribute(CARC_ATTRIBUTE_INN)])
		carcp_term(sum, CARC_TERM_INN, tiles, complete ? 1 : -1);
	/* IC-4, IC-5; IC-10: of two tiles as of more */
	if (node->kind == CARC_FEATURE_CITY &&
	    count[carcp_attribute(CARC_ATTRIBUTE_CATHEDRAL)])
		carcp_term(sum, CARC_TERM_CATHEDRAL, all,
			   (complete ? 3 : 0) - sum->total / all);
}

const struct expansion carcp_exp_inns = {
	.id = CARC_EXP_INNS,
	.value = inns_value,
};
