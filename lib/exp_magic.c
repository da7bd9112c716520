/* SPDX-License-Identifier: Zlib */
/* The mage and the witch (MW-1 to MW-9): figures of nobody. MW-7, MW-9: they
 * leave with what is completed, as all figures do. */
#include "frames.h"

#define MAGIC_FIGURES 2
#define MAGIC_STANDS (1 << CARC_FEATURE_ROAD | 1 << CARC_FEATURE_CITY)

/* Where they stand, the mage first; beside the board there is no node. */
struct magic {
	struct {
		int figure; /* its place among the figures on the board, or -1 */
		uint16_t node, root;
	} at[MAGIC_FIGURES];
};

static int magic_kind(int which)
{
	return which ? CARC_FIGURE_WITCH : CARC_FIGURE_MAGE;
}

static struct magic magic_find(const struct carc_game *game)
{
	struct magic magic = {{{-1, 0, 0}, {-1, 0, 0}}};

	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *figure = &game->figure[i];

		for (int m = 0; figure->player == NOBODY && m < MAGIC_FIGURES;
		     m++)
			if (figure->kind == magic_kind(m)) {
				magic.at[m].figure = i;
				magic.at[m].node = figure->node;
				magic.at[m].root =
					carcp_find(game, figure->node);
			}
	}
	return magic;
}

/* The figure is in the feature of a root. */
static bool magic_in(const struct magic *magic, int which, uint16_t root)
{
	return magic->at[which].figure >= 0 && magic->at[which].root == root;
}

static bool magic_met(const struct carc_game *game)
{
	struct magic magic = magic_find(game);

	return magic.at[0].figure >= 0 && magic_in(&magic, 1, magic.at[0].root);
}

static bool magic_tile(const struct carc_game *game, const struct frame *part)
{
	return carcp_tile_mark(carcp_shape(game, part->cell)->tile,
			       CARC_MARK_MAGIC) != NULL;
}

/* ---- Where they may go --------------------------------------------------- */

/* AMB-92: who moves goes to another tile, or to another feature. */
static bool magic_stays(const struct carc_game *game, const struct magic *magic,
			int which, uint16_t node, uint16_t root)
{
	if (magic->at[which].figure < 0)
		return false;
	if (game->config.rule[CARC_RULE_MAGIC_MOVE])
		return magic->at[which].root == root;
	return game->node[magic->at[which].node].cell == game->node[node].cell;
}

/* MW-2, MW-3: why it cannot go to a node of an incomplete feature. */
static carc_status magic_why_not(const struct carc_game *game,
				 const struct magic *magic, int which,
				 uint16_t node, uint16_t root)
{
	if (magic_in(magic, !which, root))
		return CARC_ILLEGAL_OCCUPIED;
	return magic_stays(game, magic, which, node, root) ? CARC_ILLEGAL_TARGET
							   : CARC_OK;
}

/* Where mage and witch can go on a tile, segment by segment. */
static void magic_list_tile(const struct carc_game *game,
			    const struct magic *magic, uint16_t number,
			    struct list *list)
{
	const struct cell *cell = &game->cell[number];
	const struct shape *shape = &game->shape[cell->shape];
	carc_move move = {CARC_MOVE_MAGIC,
			  game->state->decider,
			  cell->x,
			  cell->y,
			  -1,
			  0,
			  0,
			  -1};

	for (unsigned int left = shape->completes; left; left &= left - 1) {
		uint16_t node, root;

		move.segment = carcp_lowest_bit(left);
		if (!(MAGIC_STANDS >> shape->node[move.segment].kind & 1))
			continue;
		node = (uint16_t)(cell->node + move.segment);
		root = carcp_find(game, node);
		if (carcp_complete(game, root))
			continue;
		for (int m = 0; m < MAGIC_FIGURES; m++) {
			move.figure = magic_kind(m);
			if (magic_why_not(game, magic, m, node, root) ==
			    CARC_OK)
				carcp_list_add(list, &move);
		}
	}
}

/* Every target, by row, column, segment and figure. */
static void magic_list_targets(const struct carc_game *game, struct list *list)
{
	struct magic magic = magic_find(game);
	uint16_t cells[MAX_TILES];
	int n = carcp_by_rows(game, cells);

	for (int i = 0; i < n && list->count < list->enough; i++)
		magic_list_tile(game, &magic, cells[i], list);
}

/* There are so many targets, or more. */
static bool magic_targets(const struct carc_game *game, int32_t enough)
{
	struct magic magic = magic_find(game);
	struct list list = {.enough = enough};

	for (int i = 0; i < game->state->tiles && list.count < enough; i++)
		magic_list_tile(game, &magic, game->placed[i].cell, &list);
	return list.count >= enough;
}

static bool magic_several(const struct carc_game *game)
{
	return magic_targets(game, 2);
}

static void magic_list_removals(const struct carc_game *game, struct list *list)
{
	struct magic magic = magic_find(game);
	carc_move move = {
		CARC_MOVE_REMOVE, game->state->decider, -1, -1, -1, 0, -1, -1};

	for (int m = 0; m < MAGIC_FIGURES; m++) {
		move.figure = magic_kind(m);
		if (magic.at[m].figure >= 0)
			carcp_list_add(list, &move);
	}
}

static carc_status magic_check_target(const struct carc_game *game,
				      const carc_move *move)
{
	struct magic magic = magic_find(game);
	uint16_t node, root;

	if (move->rotation != -1 || move->value != -1)
		return CARC_ILLEGAL_FIELD;
	if (!carcp_node_at(game, move->x, move->y, move->segment, 0, &node))
		return CARC_ILLEGAL_TARGET;
	if (!(MAGIC_STANDS >> game->node[node].kind & 1))
		return CARC_ILLEGAL_FIGURE;
	root = carcp_find(game, node);
	if (carcp_complete(game, root))
		return CARC_ILLEGAL_COMPLETE;
	return magic_why_not(game, &magic, move->figure == CARC_FIGURE_WITCH,
			     node, root);
}

static carc_status magic_check_removal(const struct carc_game *game,
				       const carc_move *move)
{
	struct magic magic = magic_find(game);

	if (move->x != -1 || move->y != -1 || move->rotation != -1 ||
	    move->segment != -1 || move->value != -1)
		return CARC_ILLEGAL_FIELD;
	return magic.at[move->figure == CARC_FIGURE_WITCH].figure < 0
		       ? CARC_ILLEGAL_TARGET
		       : CARC_OK;
}

/* What is pending moves one or takes one away. AMB-33: those that met are
 * parted by removing one, or by moving it; AMB-79: removed if it cannot move. */
static int magic_kind_of_move(const struct carc_game *game)
{
	switch (game->program[carcp_top(game)->row]->decision) {
	case CARC_DECISION_MAGIC:
		return CARC_MOVE_MAGIC;
	case CARC_DECISION_MAGIC_OFF:
		return CARC_MOVE_REMOVE;
	default:
		return game->config.rule[CARC_RULE_MAGIC_MERGE] &&
				       magic_targets(game, 1)
			       ? CARC_MOVE_MAGIC
			       : CARC_MOVE_REMOVE;
	}
}

/* All of these decisions are compulsory; each takes one kind of move. */
static carc_status magic_check(const struct carc_game *game,
			       const carc_move *move)
{
	if (move->kind == CARC_MOVE_PASS)
		return CARC_ILLEGAL_PASS;
	if (move->kind != magic_kind_of_move(game))
		return CARC_ILLEGAL_KIND;
	if (move->figure != CARC_FIGURE_MAGE &&
	    move->figure != CARC_FIGURE_WITCH)
		return CARC_ILLEGAL_FIGURE;
	return move->kind == CARC_MOVE_MAGIC ? magic_check_target(game, move)
					     : magic_check_removal(game, move);
}

static enum verdict magic_apply(struct carc_game *game, struct frame *part,
				const carc_move *move)
{
	struct magic magic = magic_find(game);
	int i = magic.at[move->figure == CARC_FIGURE_WITCH].figure;
	uint16_t node;

	(void)part;
	if (i >= 0)
		carcp_go_home(game, i);
	if (move->kind == CARC_MOVE_MAGIC) {
		carcp_node_at(game, move->x, move->y, move->segment, 0, &node);
		carcp_put(game, NOBODY, move->figure, node);
	}
	return NEXT;
}

/* ---- D13, D42: they have met --------------------------------------------- */

/* MW-5, AMB-34; AMB-74: of all the ferries moved the last decides. */
static enum verdict magic_part_enter(struct carc_game *game, struct frame *part)
{
	(void)part;
	return magic_met(game) ? ASK : NEXT;
}

static void magic_part_moves(const struct carc_game *game, struct list *list)
{
	if (magic_kind_of_move(game) == CARC_MOVE_MAGIC)
		magic_list_targets(game, list);
	else
		magic_list_removals(game, list);
}

/* ---- D21, D21b: a tile with the symbol ----------------------------------- */

static enum verdict magic_move_enter(struct carc_game *game, struct frame *part)
{
	return magic_tile(game, part) && magic_targets(game, 1) ? ASK : NEXT;
}

static enum verdict magic_move_apply(struct carc_game *game, struct frame *part,
				     const carc_move *move)
{
	part->data[PART_CHOICE] = 1;
	return magic_apply(game, part, move);
}

/* MW-4: what cannot move leaves, unless one has just moved. */
static enum verdict magic_off_enter(struct carc_game *game, struct frame *part)
{
	bool moved = part->data[PART_CHOICE] != 0;
	struct list list = {.enough = 1};

	part->data[PART_CHOICE] = 0;
	if (moved || !magic_tile(game, part))
		return NEXT;
	magic_list_removals(game, &list);
	return list.count ? ASK : NEXT;
}

/* ---- What they change ---------------------------------------------------- */

/* MW-6, MW-8: after all that inns and cathedrals change. */
static void magic_value(const struct carc_game *game, uint16_t root,
			bool complete, int player, struct sum *sum)
{
	struct magic magic = magic_find(game);

	(void)complete, (void)player;
	if (magic_in(&magic, 0, root))
		carcp_term(sum, CARC_TERM_MAGE,
			   game->node[root].count[COUNT_TILES], 1);
	if (magic_in(&magic, 1, root))
		carcp_term(sum, CARC_TERM_WITCH, sum->total / 2, -1);
}

/* One of each at most, never in one feature but while that is asked about, and
 * in none that was scored. */
static bool magic_sound(const struct carc_game *game)
{
	int decision = game->program[carcp_top(game)->row]->decision;
	int count[MAX_KINDS] = {0};

	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *figure = &game->figure[i];

		if (figure->player != NOBODY)
			continue;
		count[figure->kind]++;
		if ((decision == CARC_DECISION_DRAW ||
		     decision == CARC_DECISION_PLACE) &&
		    carcp_complete(game, carcp_find(game, figure->node)))
			return false;
	}
	if (count[CARC_FIGURE_MAGE] > 1 || count[CARC_FIGURE_WITCH] > 1)
		return false;
	return !magic_met(game) || decision == CARC_DECISION_PART_MAGIC ||
	       decision == CARC_DECISION_FERRY_MOVE ||
	       decision == CARC_DECISION_FERRY_MAGIC;
}

static const struct step magic_steps[] = {
	{.row = ROW_D13,
	 .decision = CARC_DECISION_PART_MAGIC,
	 .enter = magic_part_enter,
	 .moves = magic_part_moves,
	 .check = magic_check,
	 .apply = magic_apply},
	{.row = ROW_D21,
	 .decision = CARC_DECISION_MAGIC,
	 .enter = magic_move_enter,
	 .moves = magic_list_targets,
	 .check = magic_check,
	 .apply = magic_move_apply,
	 .several = magic_several},
	{.row = ROW_D21B,
	 .decision = CARC_DECISION_MAGIC_OFF,
	 .enter = magic_off_enter,
	 .moves = magic_list_removals,
	 .check = magic_check,
	 .apply = magic_apply},
	{.row = ROW_D42,
	 .decision = CARC_DECISION_FERRY_MAGIC,
	 .enter = magic_part_enter,
	 .moves = magic_part_moves,
	 .check = magic_check,
	 .apply = magic_apply},
	{0},
};

/* MW-1: they are nobody's, so nobody has one to deploy. */
static const struct figure_kind magic_figures[] = {
	{.kind = CARC_FIGURE_MAGE, .stands = MAGIC_STANDS},
	{.kind = CARC_FIGURE_WITCH, .stands = MAGIC_STANDS},
	{0},
};

const struct expansion carcp_exp_magic = {
	.id = CARC_EXP_MAGIC,
	.figure_kinds = magic_figures,
	.steps = magic_steps,
	.value = magic_value,
	.check = magic_sound,
};
