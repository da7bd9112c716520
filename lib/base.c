/* SPDX-License-Identifier: Zlib */
/* The base game: what roads, cities, monasteries and fields are worth, and the
 * follower. Rules B-16 to B-33 and FS-2 to FS-4. */
#include "scoring.h"
#include "shapes.h"

/* B-21, FS-2: 1 a tile, complete or not. */
static void road_value(const struct carc_game *game, uint16_t root,
		       bool complete, int player, struct sum *sum)
{
	(void)complete, (void)player;
	carcp_term(sum, CARC_TERM_TILES, game->node[root].count[COUNT_TILES],
		   1);
}

/* B-21: 2 a tile and 2 a pennant; FS-2: half of it if incomplete; B-23: half of
 * it for two tiles. */
static void city_value(const struct carc_game *game, uint16_t root,
		       bool complete, int player, struct sum *sum)
{
	const uint16_t *count = game->node[root].count;
	int32_t tiles = count[COUNT_TILES];
	int32_t pennants = count[carcp_attribute(CARC_ATTRIBUTE_PENNANT)];
	int32_t each = complete ? 2 : 1;

	(void)player;
	carcp_term(sum, CARC_TERM_TILES, tiles, each);
	carcp_term(sum, CARC_TERM_PENNANTS, pennants, each);
	if (complete && tiles == 2 && game->small_city)
		carcp_term(sum, CARC_TERM_SMALL_CITY, tiles + pennants, -1);
}

/* FS-3: 3 for each completed city that touches the field, once however often
 * they touch (B-33). */
static void field_value(const struct carc_game *game, uint16_t root,
			bool complete, int player, struct sum *sum)
{
	struct number_set seen;
	uint16_t walk = root;
	int32_t cities = 0;

	(void)complete, (void)player;
	carcp_set_clear(&seen, game->state->nodes);
	do {
		const struct node *node = &game->node[walk];
		const struct cell *cell = &game->cell[node->cell];
		unsigned int adjacent = game->shape[cell->shape]
						.tile->segment[node->segment]
						.adjacent;

		for (; adjacent; adjacent &= adjacent - 1) {
			uint16_t city = carcp_find(
				game, (uint16_t)(cell->node +
						 carcp_lowest_bit(adjacent)));

			if (!carcp_complete(game, city) ||
			    carcp_in_set(&seen, city))
				continue;
			carcp_set_add(&seen, city);
			cities++;
		}
		walk = node->next;
	} while (walk != root);
	carcp_term(sum, CARC_TERM_CITIES, cities, 3);
}

static const struct feature_kind base_features[] = {
	{.kind = CARC_FEATURE_FIELD,
	 .edge = 1,
	 .category = CARC_CATEGORY_FIELDS,
	 .final_reason = CARC_REASON_FINAL_FIELD,
	 .final_pass = 2,
	 .value = field_value},
	{.kind = CARC_FEATURE_ROAD,
	 .edge = 2,
	 .completes = true,
	 .counts_tiles = true,
	 .category = CARC_CATEGORY_ROADS,
	 .reason = CARC_REASON_ROAD,
	 .final_reason = CARC_REASON_FINAL_ROAD,
	 .final_pass = 1,
	 .value = road_value},
	{.kind = CARC_FEATURE_CITY,
	 .edge = 4,
	 .completes = true,
	 .counts_tiles = true,
	 .category = CARC_CATEGORY_CITIES,
	 .reason = CARC_REASON_CITY,
	 .final_reason = CARC_REASON_FINAL_CITY,
	 .final_pass = 1,
	 .value = city_value},
	{.kind = CARC_FEATURE_MONASTERY,
	 .completes = true,
	 .enclosed = true,
	 .category = CARC_CATEGORY_MONASTERIES,
	 .reason = CARC_REASON_MONASTERY,
	 .final_reason = CARC_REASON_FINAL_MONASTERY,
	 .final_pass = 1,
	 .value = carcp_enclosed_value},
	{0},
};

static const struct figure_kind base_figures[] = {
	/* B-2: seven, the eighth is on the track. */
	{.kind = CARC_FIGURE_FOLLOWER,
	 .supply = 7,
	 .strength = 1,
	 .occupies = true,
	 .stands = 1 << CARC_FEATURE_FIELD | 1 << CARC_FEATURE_ROAD |
		   1 << CARC_FEATURE_CITY | 1 << CARC_FEATURE_MONASTERY},
	{0},
};

const struct expansion carcp_base = {
	.feature_kinds = base_features,
	.figure_kinds = base_figures,
};
