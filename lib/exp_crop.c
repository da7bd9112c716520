/* SPDX-License-Identifier: Zlib */
/* Crop circles (CC-1 to CC-8): at the end of the part (AMB-47) everybody adds a
 * follower of one calling, or everybody takes one away. */
#include "frames.h"

/* What the part keeps in PART_CHOICE. */
enum { CROP_ADD = 1, CROP_TAKE };

/* CC-8: the abbot is no farmer, thief or knight. */
#define CROP_FIGURES (1u << CARC_FIGURE_FOLLOWER | 1u << CARC_FIGURE_LARGE)

/* CC-3, AMB-89: the features a circle is about, 0 without a circle, or where
 * nobody stands (AMB-83). */
static int crop_kind(const struct carc_game *game, const struct frame *part)
{
	static const uint8_t kinds[] = {CARC_FEATURE_FIELD, CARC_FEATURE_ROAD,
					CARC_FEATURE_CITY};
	const carc_mark *circle = carcp_tile_mark(
		carcp_shape(game, part->cell)->tile, CARC_MARK_CIRCLE);

	if (!circle || game->barred >> kinds[circle->value] & 1)
		return 0;
	return kinds[circle->value];
}

static bool crop_has(int32_t figure)
{
	return figure >= 0 && figure < MAX_KINDS && CROP_FIGURES >> figure & 1;
}

/* A figure has the calling of the circle. */
static bool crop_calls(const struct carc_game *game,
		       const struct figure *figure)
{
	return game->node[figure->node].kind ==
	       crop_kind(game, carcp_top(game));
}

/* ---- D80: A or B --------------------------------------------------------- */

/* CC-2, AMB-46: it is asked even if nobody can do either. */
static enum verdict crop_enter(struct carc_game *game, struct frame *part)
{
	return crop_kind(game, part) ? ASK : NEXT;
}

static void crop_moves(const struct carc_game *game, struct list *list)
{
	carc_move move = {
		CARC_MOVE_CROP, game->state->decider, -1, -1, -1, -1, -1, 0};

	carcp_list_add(list, &move);
	move.value = 1;
	carcp_list_add(list, &move);
}

static carc_status crop_check(const struct carc_game *game,
			      const carc_move *move)
{
	(void)game;
	return carcp_check_choice(move, CARC_MOVE_CROP);
}

static enum verdict crop_apply(struct carc_game *game, struct frame *part,
			       const carc_move *move)
{
	(void)game;
	part->data[PART_CHOICE] = move->value ? CROP_TAKE : CROP_ADD;
	return NEXT;
}

/* CC-4: from the player to the left to the active player. */
static enum verdict crop_ask(struct carc_game *game, struct frame *part,
			     int choice,
			     bool (*asks)(const struct carc_game *game,
					  int player))
{
	if (!crop_kind(game, part) || part->data[PART_CHOICE] != choice)
		return NEXT;
	return carcp_poll(game, part, (1u << game->config.players) - 1,
			  part->player + 1, asks)
		       ? ASK
		       : NEXT;
}

/* ---- D81: each may add one ----------------------------------------------- */

/* CC-5, AMB-46: one of his supply on a segment where he has one; CC-8: others
 * there do not matter. */
static void crop_additions(const struct carc_game *game, int player,
			   struct list *list)
{
	carc_move own[16]; /* he has no more followers */
	struct list places = {.out = own, .to = 16, .enough = 16};

	carcp_list_figures(game, player, CROP_FIGURES, CARC_MOVE_CROP_PLACE,
			   crop_calls, &places);
	for (int i = 0; i < places.count; i++) {
		carc_move move = own[i];

		if (i && own[i - 1].x == move.x && own[i - 1].y == move.y &&
		    own[i - 1].segment == move.segment)
			continue;
		for (move.figure = 0; move.figure < MAX_KINDS; move.figure++)
			if (crop_has(move.figure) &&
			    game->state->supply[player][move.figure])
				carcp_list_add(list, &move);
	}
}

/* CC-7: who cannot is not asked. */
static bool crop_can_add(const struct carc_game *game, int player)
{
	struct list list = {.enough = 1};

	crop_additions(game, player, &list);
	return list.count > 0;
}

static enum verdict crop_add_enter(struct carc_game *game, struct frame *part)
{
	return crop_ask(game, part, CROP_ADD, crop_can_add);
}

static void crop_add_moves(const struct carc_game *game, struct list *list)
{
	carc_move pass = {
		CARC_MOVE_PASS, game->state->decider, -1, -1, -1, -1, -1, -1};

	crop_additions(game, game->state->decider, list);
	carcp_list_add(list, &pass);
}

static carc_status crop_add_check(const struct carc_game *game,
				  const carc_move *move)
{
	struct list list = {.enough = INT32_MAX, .match = move};
	uint16_t node;

	if (move->kind != CARC_MOVE_CROP_PLACE && move->kind != CARC_MOVE_PASS)
		return CARC_ILLEGAL_KIND;
	crop_add_moves(game, &list);
	if (list.found)
		return CARC_OK;
	if (move->kind == CARC_MOVE_PASS || move->rotation != -1 ||
	    move->value != -1)
		return CARC_ILLEGAL_FIELD;
	if (!crop_has(move->figure) || !game->figure_kind[move->figure])
		return CARC_ILLEGAL_FIGURE;
	if (!game->state->supply[move->player][move->figure])
		return CARC_ILLEGAL_SUPPLY;
	if (!carcp_node_at(game, move->x, move->y, move->segment, 0, &node) ||
	    game->node[node].kind != crop_kind(game, carcp_top(game)))
		return CARC_ILLEGAL_TARGET;
	return CARC_ILLEGAL_ALONE;
}

static enum verdict crop_add_apply(struct carc_game *game, struct frame *part,
				   const carc_move *move)
{
	uint16_t node;

	(void)part;
	if (move->kind == CARC_MOVE_PASS)
		return STAY;
	carcp_node_at(game, move->x, move->y, move->segment, 0, &node);
	carcp_deploy(game, move->player, move->figure, node);
	return STAY;
}

/* ---- D82: each takes one away -------------------------------------------- */

static void crop_removals(const struct carc_game *game, int player,
			  struct list *list)
{
	carcp_list_figures(game, player, CROP_FIGURES, CARC_MOVE_CROP_REMOVE,
			   crop_calls, list);
}

static bool crop_can_take(const struct carc_game *game, int player)
{
	struct list list = {.enough = 1};

	crop_removals(game, player, &list);
	return list.count > 0;
}

/* CC-6: whoever can has to. */
static enum verdict crop_take_enter(struct carc_game *game, struct frame *part)
{
	return crop_ask(game, part, CROP_TAKE, crop_can_take);
}

static void crop_take_moves(const struct carc_game *game, struct list *list)
{
	crop_removals(game, game->state->decider, list);
}

static carc_status crop_take_check(const struct carc_game *game,
				   const carc_move *move)
{
	struct list list = {.enough = INT32_MAX, .match = move};

	if (move->kind == CARC_MOVE_PASS)
		return CARC_ILLEGAL_PASS;
	if (move->kind != CARC_MOVE_CROP_REMOVE)
		return CARC_ILLEGAL_KIND;
	crop_take_moves(game, &list);
	if (list.found)
		return CARC_OK;
	if (move->rotation != -1 || move->value != -1)
		return CARC_ILLEGAL_FIELD;
	return crop_has(move->figure) ? CARC_ILLEGAL_TARGET
				      : CARC_ILLEGAL_FIGURE;
}

/* CC-8: no points; builders and pigs may not stay alone (TB-11, TB-15). */
static enum verdict crop_take_apply(struct carc_game *game, struct frame *part,
				    const carc_move *move)
{
	(void)part;
	carcp_go_home(game, carcp_find_figure(game, move));
	carcp_settle(game);
	return STAY;
}

static const struct step crop_steps[] = {
	{.row = ROW_D80,
	 .decision = CARC_DECISION_CROP,
	 .enter = crop_enter,
	 .moves = crop_moves,
	 .check = crop_check,
	 .apply = crop_apply},
	{.row = ROW_D81,
	 .decision = CARC_DECISION_CROP_PLACE,
	 .enter = crop_add_enter,
	 .moves = crop_add_moves,
	 .check = crop_add_check,
	 .apply = crop_add_apply},
	{.row = ROW_D82,
	 .decision = CARC_DECISION_CROP_REMOVE,
	 .enter = crop_take_enter,
	 .moves = crop_take_moves,
	 .check = crop_take_check,
	 .apply = crop_take_apply},
	{0},
};

const struct expansion carcp_exp_crop = {
	.id = CARC_EXP_CROP,
	.steps = crop_steps,
};
