/* SPDX-License-Identifier: Zlib */
/* The pig (TB-14 to TB-16). */
#include "scoring.h"

static bool has_pig(const struct carc_game *game, int player, uint16_t field)
{
	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *figure = &game->figure[i];

		if (figure->player == player &&
		    figure->kind == CARC_FIGURE_PIG &&
		    carcp_find(game, figure->node) == field)
			return true;
	}
	return false;
}

/* TB-16: 4 instead of 3 for each city, for its owner, in its field. */
static void pig_value(const struct carc_game *game, uint16_t root,
		      bool complete, int player, struct sum *sum)
{
	(void)complete;
	if (game->node[root].kind != CARC_FEATURE_FIELD ||
	    !has_pig(game, player, root))
		return;
	for (int i = 0; i < sum->terms; i++)
		if (sum->term[i].term == CARC_TERM_CITIES) {
			carcp_term(sum, CARC_TERM_PIG, sum->term[i].count, 1);
			return;
		}
}

/* TB-14, TB-15: no strength; only where an own farmer is. */
static const struct figure_kind pig_figures[] = {
	{.kind = CARC_FIGURE_PIG,
	 .supply = 1,
	 .company = true,
	 .stands = 1 << CARC_FEATURE_FIELD},
	{0},
};

const struct expansion carcp_exp_pig = {
	.id = CARC_EXP_PIG,
	.figure_kinds = pig_figures,
	.value = pig_value,
};
