/* SPDX-License-Identifier: Zlib */
/*
 * See slow.h: the turn. Rule numbers are those of the comments in the library.
 * Nothing here is fast on purpose.
 */
#include "slow_inside.h"

#include <stdio.h>
#include <string.h>

#include "carcassonne.h"

/* ---- Tiles and figures come and go ---- */

static void put_tile(struct slow_game *game, const struct tf_tile *type, int x,
		     int y, int rotation)
{
	struct slow_tile *tile = &game->tile[game->tiles++];

	tile->type = type;
	tile->x = x;
	tile->y = y;
	tile->rotation = rotation;
}

static void put_figure(struct slow_game *game, int kind, int segment)
{
	struct slow_figure *f = &game->figure[game->figures++];

	f->player = game->player;
	f->kind = kind;
	f->tile = game->tiles - 1;
	f->segment = segment;
	game->supply[game->player][kind]--;
}

static void send_home(struct slow_game *game, int figure)
{
	const struct slow_figure *f = &game->figure[figure];

	game->supply[f->player][f->kind]++;
	game->figures--;
	for (int i = figure; i < game->figures; i++)
		game->figure[i] = game->figure[i + 1];
}

/* Winners and losers go home (B-26), builders with them (TB-11). */
static void send_all_home(struct slow_game *game, const struct region *region)
{
	for (int i = game->figures - 1; i >= 0; i--)
		if (slow_in_region(region, game->figure[i].tile,
				   game->figure[i].segment))
			send_home(game, i);
}

/* A builder or pig without an own follower in its feature goes home at once
 * (TB-11, TB-15). */
static void send_lonely_home(struct slow_game *game)
{
	static struct region region;

	for (int i = game->figures - 1; i >= 0; i--) {
		struct slow_figure f = game->figure[i];

		if (slow_is_follower(f.kind))
			continue;
		slow_flood(game, f.tile, f.segment, &region);
		if (slow_followers_of(game, &region, f.player) == 0)
			send_home(game, i);
	}
}

/* The own figure that a TAKE_BACK or RETURN names. */
static int figure_of(const struct slow_game *game, const struct slow_move *move)
{
	int tile = slow_tile_at(game, move->x, move->y);
	int i = 0;

	while (game->figure[i].player != game->player ||
	       game->figure[i].kind != move->figure ||
	       game->figure[i].tile != tile ||
	       game->figure[i].segment != move->segment)
		i++;
	return i;
}

/* The abbot brings what he would bring at the end of the game, which is
 * nothing without the majority (AMB-14). Nothing can come between this and the
 * scoring of the part, so the points are booked here (AMB-13). */
static void take_back(struct slow_game *game, int figure)
{
	static struct region region;
	const struct slow_figure *f = &game->figure[figure];

	slow_flood(game, f->tile, f->segment, &region);
	if (!game->rules.abbot_majority ||
	    (slow_owners(game, &region) >> game->player & 1))
		game->points[game->player]
			    [slow_category(slow_region_kind(game, &region))] +=
			slow_value(game, &region);
	send_home(game, figure);
}

/* ---- Scoring ---- */

/* Every completed feature that holds followers is one this part has completed,
 * because the others were emptied when they were (B-20, B-28). */
static void score_completed(struct slow_game *game)
{
	static struct region region;
	int i = 0;

	while (i < game->figures) {
		slow_flood(game, game->figure[i].tile, game->figure[i].segment,
			   &region);
		if (slow_complete(game, &region)) {
			slow_pay(game, &region, game->points);
			send_all_home(game, &region);
			i = 0; /* the list of figures has changed */
		} else
			i++;
	}
}

/* Every completed city of the new tile is one it has completed. Its goods go to
 * the active player, whoever was there, if anyone (TB-2). */
static void take_goods(struct slow_game *game)
{
	static struct region region;
	static const int attribute[SLOW_GOODS] = {CARC_ATTRIBUTE_WINE,
						  CARC_ATTRIBUTE_GRAIN,
						  CARC_ATTRIBUTE_CLOTH};
	int last = game->tiles - 1;

	if (!game->rules.goods)
		return;
	for (int s = 0; s < game->tile[last].type->segments; s++) {
		int first = 1;

		slow_flood(game, last, s, &region);
		for (int other = 0; other < s; other++)
			if (slow_in_region(&region, last, other))
				first = 0; /* this city was met there */
		if (!first ||
		    slow_region_kind(game, &region) != CARC_FEATURE_CITY ||
		    !slow_complete(game, &region))
			continue;
		for (int g = 0; g < SLOW_GOODS; g++)
			game->goods[game->player][g] +=
				slow_attribute(game, &region, attribute[g]);
	}
}

/* ---- The turn ---- */

static int tiles_left(const struct slow_game *game)
{
	return game->river.size - game->river.drawn + game->pool.size -
	       game->pool.drawn;
}

/* From the river while it lasts, a second part too (AMB-15). */
static const struct tf_tile *take_tile(struct slow_game *game)
{
	struct slow_stack *stack = game->river.drawn < game->river.size
					   ? &game->river
					   : &game->pool;

	return stack->tile[stack->drawn++];
}

/* The final points are booked and the board is cleared of figures. */
static void finish(struct slow_game *game)
{
	int points[SLOW_PLAYERS][SLOW_CATEGORIES];

	game->hand = NULL;
	slow_final(game, points);
	memcpy(game->points, points, sizeof game->points);
	while (game->figures > 0)
		send_home(game, game->figures - 1);
	game->decision = CARC_DECISION_OVER;
}

/* The next tile that fits; those that do not leave the game, and the same
 * player draws again (B-8, R-8, AMB-27). When none is left the game is over
 * (B-9, FS-1). */
static void begin_part(struct slow_game *game, int part)
{
	static struct slow_move moves[SLOW_MOVES];

	game->part = part;
	while (tiles_left(game) > 0) {
		game->hand = take_tile(game);
		if (slow_placements(game, game->hand, moves) > 0) {
			game->decision = CARC_DECISION_PLACE;
			return;
		}
		game->discarded++;
	}
	finish(game);
}

static void next_turn(struct slow_game *game)
{
	game->player = (game->player + 1) % game->rules.players;
	game->number++;
	game->pending = 0;
	begin_part(game, CARC_PART_MAIN);
}

/* The builder's second part needs a tile, fitting or not (AMB-85), and never
 * leads to a third (TB-8). */
static void end_part(struct slow_game *game)
{
	if (game->part == CARC_PART_SECOND || !game->pending ||
	    tiles_left(game) == 0)
		next_turn(game);
	else if (game->rules.double_auto)
		begin_part(game, CARC_PART_SECOND);
	else
		game->decision = CARC_DECISION_SECOND;
}

/* Has the new tile extended a road or city with the own builder (TB-7)? He has
 * been there before (TB-13), and what becomes of him later does not matter
 * (TB-9). */
static int builder_works(const struct slow_game *game)
{
	static struct region region;
	int last = game->tiles - 1;

	for (int s = 0; s < game->tile[last].type->segments; s++) {
		slow_flood(game, last, s, &region);
		if (slow_holds(game, &region, game->player,
			       CARC_FIGURE_BUILDER))
			return 1;
	}
	return 0;
}

/* Without the abbot X_garden is X (AMB-86). */
static const struct tf_tile *find_tile(const struct tilefile *types,
				       const char *name, int gardens)
{
	char plain[32];
	char *garden;

	if (strlen(name) >= sizeof plain)
		return NULL;
	strcpy(plain, name);
	garden = strstr(plain, "_garden");
	if (garden != NULL && !gardens)
		*garden = '\0';
	return tilefile_find(types, plain);
}

/* B-2, A-1, IC-6, TB-5, TB-14. */
static void fill_supply(const struct slow_rules *rules, int *supply)
{
	supply[CARC_FIGURE_FOLLOWER] = SLOW_FOLLOWERS;
	supply[CARC_FIGURE_LARGE] = rules->large;
	supply[CARC_FIGURE_ABBOT] = rules->abbot;
	supply[CARC_FIGURE_BUILDER] = rules->builder;
	supply[CARC_FIGURE_PIG] = rules->pig;
}

int slow_new(struct slow_game *game, const struct tilefile *types,
	     const struct slow_rules *rules, const char *const *deck, int n)
{
	memset(game, 0, sizeof *game);
	game->rules = *rules;
	if (n < 1 || n > SLOW_TILES)
		return 0;
	for (int p = 0; p < rules->players; p++)
		fill_supply(rules, game->supply[p]);
	for (int i = 0; i < n; i++) {
		const struct tf_tile *type =
			find_tile(types, deck[i], rules->abbot);
		struct slow_stack *stack = &game->pool;

		if (type == NULL) {
			fprintf(stderr, "no tile %s\n", deck[i]);
			return 0;
		}
		if (rules->river && type->set == CARC_SET_RIVER)
			stack = &game->river;
		if (i == 0)
			put_tile(game, type, 0, 0, 0); /* B-1, R-2 */
		else
			stack->tile[stack->size++] = type;
	}
	game->player = rules->first;
	game->number = 1;
	begin_part(game, CARC_PART_MAIN);
	return 1;
}

/* B-5: tile, figure, scoring; perhaps all of it again; next player. */
void slow_apply(struct slow_game *game, const struct slow_move *move)
{
	switch (move->kind) {
	case CARC_MOVE_PLACE:
		put_tile(game, game->hand, move->x, move->y, move->rotation);
		game->hand = NULL;
		if (builder_works(game))
			game->pending = 1;
		game->decision = CARC_DECISION_FIGURE;
		return;
	case CARC_MOVE_SECOND:
		if (move->value)
			begin_part(game, CARC_PART_SECOND);
		else
			next_turn(game);
		return;
	case CARC_MOVE_DEPLOY:
		put_figure(game, move->figure, move->segment);
		break;
	case CARC_MOVE_TAKE_BACK:
		take_back(game, figure_of(game, move));
		break;
	case CARC_MOVE_RETURN:
		send_home(game, figure_of(game, move)); /* no points, FT-3 */
		break;
	default:
		break; /* a pass */
	}
	send_lonely_home(game);
	score_completed(game);
	take_goods(game);
	end_part(game);
}
