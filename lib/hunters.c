/* SPDX-License-Identifier: Zlib */
/* Hunters & Gatherers (HG-1 to HG-18; HG-A1 to HG-A26 in doc/hunters.md): what
 * forests, rivers, river systems and meadows are worth, the members and the
 * huts, and the bonus tile. */
#include "deck.h"
#include "frames.h"
#include "shapes.h"

/* How many of an attribute the feature of a root has. */
static int32_t hunters_carried(const struct carc_game *game, uint16_t root,
			       int attribute)
{
	return game->node[root].count[carcp_attribute(attribute)];
}

/* What is printed on the segment of a node. */
static const struct segment *hunters_segment(const struct carc_game *game,
					     uint16_t number)
{
	const struct node *node = &game->node[number];

	return &carcp_shape(game, node->cell)->tile->segment[node->segment];
}

/* ---- River systems: the second partition of the water (HG-5) ------------- */

static bool hunters_water(int kind)
{
	return kind == CARC_FEATURE_RIVER || kind == CARC_FEATURE_LAKE;
}

/* Every river and lake of a tile has a second node. */
static void hunters_shape(const struct carc_game *game, struct shape *shape)
{
	(void)game;
	for (int i = 0; i < shape->segments; i++) {
		struct node *node = &shape->node[shape->nodes];

		if (!hunters_water(shape->node[i].kind))
			continue;
		*node = shape->node[i];
		node->kind = CARC_FEATURE_SYSTEM;
		shape->second[i] = shape->nodes;
		for (int side = 0; side < SIDES; side++)
			if (shape->lane[side][LANE_MIDDLE] == i)
				shape->lane[side][LANE_SECOND] = shape->nodes;
		shape->nodes++;
	}
}

/* A lake does not part a system; a spring does (HG-A14), so it joins nothing. */
static void hunters_inside(struct carc_game *game, uint16_t number,
			   carcp_pair *join)
{
	const struct shape *shape = carcp_shape(game, number);
	uint16_t first = game->cell[number].node;

	for (int i = 0; i < shape->segments; i++) {
		unsigned int lakes = shape->tile->segment[i].adjacent;

		for (int lake = 0; lakes; lake++, lakes >>= 1)
			if (lakes & 1)
				join(game, (uint16_t)(first + shape->second[i]),
				     (uint16_t)(first + shape->second[lake]));
	}
}

static void hunters_placed(struct carc_game *game, struct frame *part)
{
	hunters_inside(game, part->cell, carcp_join_inside);
}

/* ---- Values -------------------------------------------------------------- */

/* HG-7: 2 a segment, however many of them a tile has (HG-A1), and 2 for
 * mushrooms; HG-14: nothing if incomplete. */
static void forest_value(const struct carc_game *game, uint16_t root,
			 bool complete, int player, struct sum *sum)
{
	(void)player;
	if (!complete)
		return;
	carcp_term(sum, CARC_TERM_SEGMENTS,
		   game->node[root].count[COUNT_SEGMENTS], 2);
	carcp_term(sum, CARC_TERM_MUSHROOMS,
		   hunters_carried(game, root, CARC_ATTRIBUTE_MUSHROOMS), 2);
}

/* The fish in the lakes that end a river; a lake that ends it twice has them
 * once (HG-A8). */
static int32_t hunters_end_fish(const struct carc_game *game, uint16_t root)
{
	struct number_set seen;
	uint16_t walk = root;
	int32_t fish = 0;

	carcp_set_clear(&seen, game->state->nodes);
	do {
		uint16_t lake = game->cell[game->node[walk].cell].node;
		unsigned int lakes = hunters_segment(game, walk)->adjacent;

		for (; lakes; lake++, lakes >>= 1) {
			if (!(lakes & 1) || carcp_in_set(&seen, lake))
				continue;
			carcp_set_add(&seen, lake);
			fish += hunters_carried(game, lake,
						CARC_ATTRIBUTE_FISH);
		}
		walk = game->node[walk].next;
	} while (walk != root);
	return fish;
}

/* HG-6: 1 a segment and the fish at its ends; HG-14: nothing if incomplete. */
static void river_value(const struct carc_game *game, uint16_t root,
			bool complete, int player, struct sum *sum)
{
	(void)player;
	if (!complete)
		return;
	carcp_term(sum, CARC_TERM_SEGMENTS,
		   game->node[root].count[COUNT_SEGMENTS], 1);
	carcp_term(sum, CARC_TERM_FISH, hunters_end_fish(game, root), 1);
}

/* HG-15: 1 a fish, of all lakes. */
static void system_value(const struct carc_game *game, uint16_t root,
			 bool complete, int player, struct sum *sum)
{
	(void)complete, (void)player;
	carcp_term(sum, CARC_TERM_FISH,
		   hunters_carried(game, root, CARC_ATTRIBUTE_FISH), 1);
}

/* HG-16: 2 for each deer that no tiger takes, each mammoth and aurochs. HG-17:
 * a fire drives all tigers away. */
static void meadow_value(const struct carc_game *game, uint16_t root,
			 bool complete, int player, struct sum *sum)
{
	int32_t deer = hunters_carried(game, root, CARC_ATTRIBUTE_DEER);
	int32_t tigers = hunters_carried(game, root, CARC_ATTRIBUTE_TIGER);

	(void)complete, (void)player;
	if (hunters_carried(game, root, CARC_ATTRIBUTE_FIRE))
		tigers = 0;
	carcp_term(sum, CARC_TERM_DEER, deer, 2);
	carcp_term(sum, CARC_TERM_TIGERS, tigers < deer ? tigers : deer, -2);
	carcp_term(sum, CARC_TERM_MAMMOTHS,
		   hunters_carried(game, root, CARC_ATTRIBUTE_MAMMOTH), 2);
	carcp_term(sum, CARC_TERM_AUROCHS,
		   hunters_carried(game, root, CARC_ATTRIBUTE_AUROCHS), 2);
}

static bool hunters_at_shrine(const struct carc_game *game,
			      const struct figure *figure)
{
	const struct segment *segment = hunters_segment(game, figure->node);

	for (int c = 0; c < 2; c++)
		if (segment->carries[c].count &&
		    segment->carries[c].attribute == CARC_ATTRIBUTE_SHRINE)
			return true;
	return false;
}

/* HG-17: who stands at the shrine has the meadow, whoever else is there; HG-A19:
 * if there are several, most of those. */
static unsigned int hunters_owners(const struct carc_game *game, uint16_t root,
				   unsigned int owners)
{
	unsigned int there;

	if (game->node[root].kind != CARC_FEATURE_MEADOW)
		return owners;
	there = carcp_majority(game, root, hunters_at_shrine);
	return there ? there : owners;
}

/* ---- The bonus tile (HG-9, HG-10) ---------------------------------------- */

/* What has a nugget was completed, which only forests have: whoever scores it,
 * the player of the turn draws, once (HG-A3), and not for what his bonus tile
 * completes. */
static void hunters_completed(struct carc_game *game, struct frame *round,
			      const struct award *award)
{
	if (round->part == CARC_PART_MAIN &&
	    hunters_carried(game, award->node, CARC_ATTRIBUTE_NUGGET))
		carcp_turn_frame(game)->data[TURN_BONUS] = 1;
}

static enum verdict hunters_bonus_enter(struct carc_game *game,
					struct frame *part)
{
	uint16_t *earned = &carcp_turn_frame(game)->data[TURN_BONUS];

	if (*earned && carcp_left(game, STACK_BONUS))
		carcp_push_part(game, part->player, CARC_PART_BONUS,
				1u << STACK_BONUS);
	*earned = 0;
	return NEXT;
}

static const struct step hunters_steps[] = {
	{.row = ROW_BONUS, .enter = hunters_bonus_enter},
	{0},
};

/* ---- The game ------------------------------------------------------------ */

/* The final count: huts, then hunters; what is incomplete is worth nothing and
 * its members go home (HG-14). */
static const struct feature_kind hunters_features[] = {
	{.kind = CARC_FEATURE_MEADOW,
	 .edge = 1,
	 .category = CARC_CATEGORY_MEADOWS,
	 .final_reason = CARC_REASON_FINAL_MEADOW,
	 .final_pass = 3,
	 .value = meadow_value},
	{.kind = CARC_FEATURE_RIVER,
	 .edge = 2,
	 .completes = true,
	 .category = CARC_CATEGORY_RIVERS,
	 .reason = CARC_REASON_RIVER,
	 .final_reason = CARC_REASON_RIVER,
	 .final_pass = 1,
	 .value = river_value},
	{.kind = CARC_FEATURE_FOREST,
	 .edge = 4,
	 .completes = true,
	 .category = CARC_CATEGORY_FORESTS,
	 .reason = CARC_REASON_FOREST,
	 .final_reason = CARC_REASON_FOREST,
	 .final_pass = 1,
	 .value = forest_value},
	{.kind = CARC_FEATURE_LAKE},
	{.kind = CARC_FEATURE_SYSTEM,
	 .category = CARC_CATEGORY_HUTS,
	 .final_reason = CARC_REASON_FINAL_SYSTEM,
	 .final_pass = 2,
	 .value = system_value},
	{0},
};

/* HG-1: five, the sixth is on the track, and two huts. HG-4: a member is a
 * gatherer, fisher or hunter by where he stands; huts and fishers take no
 * notice of each other. */
static const struct figure_kind hunters_figures[] = {
	{.kind = CARC_FIGURE_MEMBER,
	 .supply = 5,
	 .strength = 1,
	 .occupies = true,
	 .stands = 1 << CARC_FEATURE_FOREST | 1 << CARC_FEATURE_RIVER |
		   1 << CARC_FEATURE_MEADOW},
	{.kind = CARC_FIGURE_HUT,
	 .supply = 2,
	 .strength = 1,
	 .layer = 1,
	 .occupies = true,
	 .stands = 1 << CARC_FEATURE_SYSTEM},
	{0},
};

const struct expansion carcp_hunters = {
	.alone = true,
	.stacks = 1 << STACK_BONUS,
	.feature_kinds = hunters_features,
	.figure_kinds = hunters_figures,
	.steps = hunters_steps,
	.shape = hunters_shape,
	.inside = hunters_inside,
	.placed = hunters_placed,
	.owners = hunters_owners,
	.completed = hunters_completed,
};
