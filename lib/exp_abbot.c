/* SPDX-License-Identifier: Zlib */
/* The abbot and the gardens. */
#include "frames.h"

/* what is complete is scored anyway. */
static bool is_incomplete(const struct carc_game *game,
			  const struct figure *figure)
{
	return !carcp_complete(game, carcp_find(game, figure->node));
}

/* he may be taken back instead of placing a figure. */
static void abbot_options(const struct carc_game *game,
			  const struct frame *part, struct list *list)
{
	if (game->state->supply[part->player][CARC_FIGURE_ABBOT])
		return;
	carcp_list_figures(game, part->player, 1u << CARC_FIGURE_ABBOT,
			   CARC_MOVE_TAKE_BACK, is_incomplete, list);
}

static carc_status abbot_why_not(const struct carc_game *game,
				 const struct frame *part,
				 const carc_move *move)
{
	int i = carcp_find_figure(game, move);

	(void)part;
	if (move->kind != CARC_MOVE_TAKE_BACK)
		return CARC_OK;
	if (move->rotation != -1 || move->value != -1)
		return CARC_ILLEGAL_FIELD;
	if (move->figure != CARC_FIGURE_ABBOT)
		return CARC_ILLEGAL_FIGURE;
	return i < 0 ? CARC_ILLEGAL_TARGET : CARC_ILLEGAL_COMPLETE;
}

/* He brings what he would at the end: nothing if others lead there (AMB-14). */
static void abbot_take_option(struct carc_game *game, struct frame *part,
			      const carc_move *move)
{
	uint16_t node;
	unsigned int owners;
	int i;

	if (move->kind != CARC_MOVE_TAKE_BACK)
		return;
	i = carcp_find_figure(game, move);
	node = game->figure[i].node;
	owners = carcp_owners(game, carcp_find(game, node));
	carcp_go_home(game, i);
	if (owners >> part->player & 1 ||
	    !game->config.rule[CARC_RULE_ABBOT_MAJORITY])
		carcp_award_early(game, node, part->player, CARC_REASON_ABBOT);
}

/* as a monastery. */
static const struct feature_kind abbot_features[] = {
	{.kind = CARC_FEATURE_GARDEN,
	 .completes = true,
	 .enclosed = true,
	 .category = CARC_CATEGORY_GARDENS,
	 .reason = CARC_REASON_GARDEN,
	 .final_reason = CARC_REASON_FINAL_GARDEN,
	 .final_pass = 1,
	 .value = carcp_enclosed_value},
	{0},
};

/* nobody else stands in a garden. */
static const struct figure_kind abbot_figures[] = {
	{.kind = CARC_FIGURE_ABBOT,
	 .supply = 1,
	 .strength = 1,
	 .occupies = true,
	 .stands = 1 << CARC_FEATURE_MONASTERY | 1 << CARC_FEATURE_GARDEN},
	{0},
};

const struct expansion carcp_exp_abbot = {
	.id = CARC_EXP_ABBOT,
	.feature_kinds = abbot_features,
	.figure_kinds = abbot_figures,
	.options = abbot_options,
	.why_not = abbot_why_not,
	.take_option = abbot_take_option,
};
