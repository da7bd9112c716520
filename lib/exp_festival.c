/* SPDX-License-Identifier: Zlib */
/* The Festival (FT-1 to FT-3): who places its tile may take a follower back
 * instead of placing one. */
#include "figures.h"

static bool at_festival(const struct carc_game *game, const struct frame *part)
{
	return carcp_tile_mark(carcp_shape(game, part->cell)->tile,
			       CARC_MARK_FESTIVAL) != NULL;
}

/* AMB-51: followers, or every figure. */
static bool may_return(const struct carc_game *game,
		       const struct figure *figure)
{
	return game->config.rule[CARC_RULE_FESTIVAL_ANY] ||
	       game->figure_kind[figure->kind]->strength;
}

static void festival_options(const struct carc_game *game,
			     const struct frame *part, struct list *list)
{
	if (at_festival(game, part))
		carcp_list_figures(game, part->player, ~0u, CARC_MOVE_RETURN,
				   may_return, list);
}

static carc_status festival_why_not(const struct carc_game *game,
				    const struct frame *part,
				    const carc_move *move)
{
	if (move->kind != CARC_MOVE_RETURN)
		return CARC_OK;
	if (!at_festival(game, part))
		return CARC_ILLEGAL_KIND;
	if (move->rotation != -1 || move->value != -1)
		return CARC_ILLEGAL_FIELD;
	return carcp_find_figure(game, move) < 0 ? CARC_ILLEGAL_TARGET
						 : CARC_ILLEGAL_FIGURE;
}

/* FT-3: no points, and before anything is scored. */
static void festival_take_option(struct carc_game *game, struct frame *part,
				 const carc_move *move)
{
	(void)part;
	if (move->kind != CARC_MOVE_RETURN)
		return;
	carcp_go_home(game, carcp_find_figure(game, move));
	carcp_settle(game);
}

const struct expansion carcp_exp_festival = {
	.id = CARC_EXP_FESTIVAL,
	.options = festival_options,
	.why_not = festival_why_not,
	.take_option = festival_take_option,
};
