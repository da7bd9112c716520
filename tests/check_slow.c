/* SPDX-License-Identifier: Zlib */
/* slow.h by itself: the examples of the books, on tables laid by hand. */
#include <check.h>
#include <string.h>

#include "carcassonne.h"
#include "slow_inside.h"

static struct tilefile types;

/* ---- A table laid by hand ---- */

static struct slow_game game;

static const struct slow_rules everything = {
	.players = 3,
	.farmers = 1,
	.river = 1,
	.abbot = 1,
	.abbot_majority = 1,
	.inns = 1,
	.large = 1,
	.goods = 1,
	.builder = 1,
	.pig = 1,
	.festival = 1,
};

/* A game with these tiles still to come, the first of them in hand. */
static void deal(const char *start, const char *const *deck)
{
	const char *all[SLOW_TILES] = {start};
	int n = 1;

	while (deck[n - 1] != NULL) {
		all[n] = deck[n - 1];
		n++;
	}
	ck_assert(slow_new(&game, &types, &everything, all, n));
}

/* With this one in hand and fifty monasteries to come. */
static void deal_one(const char *start, const char *hand)
{
	const char *deck[52] = {hand};

	for (int i = 1; i < 51; i++)
		deck[i] = "B";
	deck[51] = NULL;
	deal(start, deck);
}

static void lay(const char *name, int x, int y, int rotation)
{
	struct slow_tile *tile = &game.tile[game.tiles++];

	tile->type = tilefile_find(&types, name);
	ck_assert_ptr_nonnull(tile->type);
	tile->x = x;
	tile->y = y;
	tile->rotation = rotation;
	for (int side = 0; side < 4; side++) {
		int next = slow_tile_at(&game, x + slow_step_x(side),
					y + slow_step_y(side));

		ck_assert(next < 0 || slow_edge(tile, side) ==
					      slow_edge(&game.tile[next],
							slow_opposite(side)));
	}
}

static void stand(int player, int kind, int x, int y, int segment)
{
	struct slow_figure *f = &game.figure[game.figures++];

	ck_assert_int_gt(game.supply[player][kind], 0);
	game.supply[player][kind]--;
	f->player = player;
	f->kind = kind;
	f->tile = slow_tile_at(&game, x, y);
	f->segment = segment;
	ck_assert_int_ge(f->tile, 0);
}

static struct slow_feature feature(int x, int y, int segment)
{
	static struct slow_feature list[SLOW_SPOTS];
	int n = slow_features(&game, list);

	for (int i = 0; i < n; i++)
		if (list[i].x == x && list[i].y == y &&
		    list[i].segment == segment)
			return list[i];
	ck_abort_msg("no feature is named %d,%d s%d", x, y, segment);
}

static int final_score(int player)
{
	int points[SLOW_PLAYERS][SLOW_CATEGORIES];
	int sum = 0;

	slow_final(&game, points);
	for (int c = 0; c < SLOW_CATEGORIES; c++)
		sum += points[player][c];
	return sum;
}

/* Is a move on the list? What is -1 here may be anything there. */
static int offered(int kind, int figure, int x, int y, int segment)
{
	static struct slow_move list[SLOW_MOVES];
	int n = slow_moves(&game, list);

	for (int i = 0; i < n; i++)
		if (list[i].kind == kind &&
		    (figure < 0 || list[i].figure == figure) &&
		    (kind == CARC_MOVE_PASS || kind == CARC_MOVE_SECOND ||
		     (list[i].x == x && list[i].y == y &&
		      (segment < 0 || list[i].segment == segment))))
			return 1;
	return 0;
}

static void place(int x, int y, int rotation)
{
	struct slow_move move = {CARC_MOVE_PLACE, x, y, rotation, -1, -1, -1};

	ck_assert_int_eq(game.decision, CARC_DECISION_PLACE);
	ck_assert(offered(CARC_MOVE_PLACE, -1, x, y, -1));
	slow_apply(&game, &move);
}

static void figure(int kind, int figure, int x, int y, int segment)
{
	struct slow_move move = {kind, x, y, -1, figure, segment, -1};

	ck_assert_int_eq(game.decision, CARC_DECISION_FIGURE);
	ck_assert(offered(kind, figure, x, y, segment));
	slow_apply(&game, &move);
}

static void pass(void)
{
	figure(CARC_MOVE_PASS, -1, -1, -1, -1);
}

/* ---- The examples ---- */

/* V-003-030, V-003-031, V-003-032: a road of five tiles between crossings. */
START_TEST(inns)
{
	deal_one("W", "W");
	lay("U", 1, 0, 1);
	lay("U", 2, 0, 1);
	lay("EB", 3, 0, 0);
	stand(0, CARC_FIGURE_FOLLOWER, 3, 0, 0);
	ck_assert_int_eq(feature(0, 0, 0).value, 0);
	ck_assert_int_eq(feature(0, 0, 0).value_complete, 8);
	ck_assert_int_eq(final_score(0), 0);
	place(4, 0, 0);
	ck_assert_int_eq(feature(0, 0, 0).value, 10);
	pass();
	ck_assert_int_eq(slow_score(&game, 0), 10);
	ck_assert_int_eq(game.figures, 0);

	game.tile[1].type = tilefile_find(&types, "EB");
	game.tile[1].rotation = 0;
	ck_assert_int_eq(feature(0, 0, 0).value, 10); /* two inns */
	game.rules.inns = 0;
	ck_assert_int_eq(feature(0, 0, 0).value, 5);
}
END_TEST

/* V-003-033, V-003-034: seven tiles, two pennants and the cathedral. */
START_TEST(cathedral)
{
	deal_one("EK", "E");
	lay("E", 0, -1, 2);
	lay("E", 0, 1, 0);
	lay("F", 1, 0, 0);
	lay("F", -1, 0, 0);
	lay("E", 2, 0, 3);
	stand(1, CARC_FIGURE_FOLLOWER, 1, 0, 0);
	ck_assert_int_eq(final_score(1), 0);
	game.rules.inns = 0;
	ck_assert_int_eq(final_score(1), 6 + 2);
	game.rules.inns = 1;
	place(-2, 0, 1);
	pass();
	ck_assert_int_eq(slow_score(&game, 1), 27);
	ck_assert_int_eq(slow_score(&game, 0), 0);
}
END_TEST

/* V-003-035, V-003-036, V-003-037: two for the large follower. */
START_TEST(large)
{
	deal_one("G", "E");
	lay("G", 1, 0, 0);
	lay("E", 2, 0, 3);
	stand(0, CARC_FIGURE_LARGE, 0, 0, 0);
	stand(1, CARC_FIGURE_FOLLOWER, 1, 0, 0);
	ck_assert_int_eq(feature(0, 0, 0).owners, 1);
	ck_assert_int_eq(feature(0, 0, 0).figures, 2);
	stand(1, CARC_FIGURE_FOLLOWER, 2, 0, 0);
	ck_assert_int_eq(feature(0, 0, 0).owners, 3);
	place(-1, 0, 1);
	pass();
	ck_assert_int_eq(slow_score(&game, 0), 8);
	ck_assert_int_eq(slow_score(&game, 1), 8);
	ck_assert_int_eq(game.supply[0][CARC_FIGURE_LARGE], 1);

	/* It stands where an ordinary one would, never in a garden (IC-8). */
	deal_one("D", "E_garden");
	place(0, -1, 2);
	ck_assert(offered(CARC_MOVE_DEPLOY, CARC_FIGURE_LARGE, 0, -1, 0));
	ck_assert(offered(CARC_MOVE_DEPLOY, CARC_FIGURE_LARGE, 0, -1, 1));
	ck_assert(!offered(CARC_MOVE_DEPLOY, CARC_FIGURE_LARGE, 0, -1, 2));
	ck_assert(!offered(CARC_MOVE_DEPLOY, CARC_FIGURE_FOLLOWER, 0, -1, 2));
	ck_assert(offered(CARC_MOVE_DEPLOY, CARC_FIGURE_ABBOT, 0, -1, 2));
	ck_assert(!offered(CARC_MOVE_DEPLOY, CARC_FIGURE_ABBOT, 0, -1, 0));
}
END_TEST

/* V-003-040: blue's city, five tiles; you complete it and take its goods. */
START_TEST(goods)
{
	deal_one("HG", "E");
	lay("HF", 0, -1, 2);
	lay("HT", 1, -1, 0);
	lay("E", 1, -2, 2);
	stand(1, CARC_FIGURE_FOLLOWER, 1, -1, 0);
	place(-1, 0, 1);
	pass();
	ck_assert_int_eq(slow_score(&game, 1), 10);
	ck_assert_int_eq(game.goods[0][0], 1);
	ck_assert_int_eq(game.goods[0][1], 2);
	ck_assert_int_eq(game.goods[0][2], 0);
	ck_assert_int_eq(game.goods[1][0] + game.goods[1][1], 0);
}
END_TEST

/* V-003-041, AMB-20. */
START_TEST(goods_majorities)
{
	static const int tokens[2][SLOW_GOODS] = {{2, 1, 3}, {2, 2, 3}};

	deal_one("D", "D");
	memcpy(game.goods, tokens, sizeof tokens);
	ck_assert_int_eq(final_score(0), 20);
	ck_assert_int_eq(final_score(1), 30);
	ck_assert_int_eq(final_score(2), 0);
	memset(game.goods, 0, sizeof game.goods);
	ck_assert_int_eq(final_score(0), 0);
}
END_TEST

/* V-003-042, V-003-043, V-003-045: the road is extended, and once more. */
START_TEST(builder)
{
	static const char *const deck[] = {"U", "U", "B", "U", "U",
					   "U", "B", "B", NULL};
	struct slow_move take = {CARC_MOVE_SECOND, -1, -1, -1, -1, -1, 1};

	deal("D", deck);
	place(1, 0, 1);
	ck_assert(!offered(CARC_MOVE_DEPLOY, CARC_FIGURE_BUILDER, 1, 0, 0));
	figure(CARC_MOVE_DEPLOY, CARC_FIGURE_FOLLOWER, 1, 0, 0);
	place(2, 0, 1);
	/* The thief is another's. */
	ck_assert(!offered(CARC_MOVE_DEPLOY, CARC_FIGURE_BUILDER, 2, 0, 0));
	pass();
	place(0, 1, 0);
	pass();
	place(-1, 0, 1);
	ck_assert(!offered(CARC_MOVE_DEPLOY, CARC_FIGURE_FOLLOWER, -1, 0, 0));
	ck_assert(!offered(CARC_MOVE_DEPLOY, CARC_FIGURE_BUILDER, -1, 0, 1));
	figure(CARC_MOVE_DEPLOY, CARC_FIGURE_BUILDER, -1, 0, 0);
	/* TB-13; and another's tile is not the builder's business. */
	ck_assert_int_eq(game.decision, CARC_DECISION_PLACE);
	ck_assert_int_eq(game.player, 1);
	place(3, 0, 1);
	pass();
	ck_assert_int_eq(game.player, 2);
	game.player = 0;
	place(-2, 0, 1);
	pass();
	ck_assert_int_eq(game.decision, CARC_DECISION_SECOND);
	slow_apply(&game, &take);
	ck_assert_int_eq(game.player, 0);
	ck_assert_int_eq(game.part, CARC_PART_SECOND);
	game.hand = tilefile_find(&types, "U");
	place(-3, 0, 1);
	pass();
	ck_assert_int_eq(game.decision, CARC_DECISION_PLACE);
	ck_assert_int_eq(game.player, 1);
}
END_TEST

/* V-003-044, TB-9, TB-10: the builder comes home and goes out again. */
START_TEST(builder_again)
{
	static const char *const deck[] = {"L", "E", "B", "B", NULL};
	struct slow_move take = {CARC_MOVE_SECOND, -1, -1, -1, -1, -1, 1};

	deal("D", deck);
	lay("L", -1, 0, 0);
	stand(0, CARC_FIGURE_FOLLOWER, 0, 0, 1);
	stand(0, CARC_FIGURE_BUILDER, -1, 0, 1);
	place(1, 0, 0);
	figure(CARC_MOVE_DEPLOY, CARC_FIGURE_FOLLOWER, 1, 0, 0);
	ck_assert_int_eq(slow_score(&game, 0), 3);
	ck_assert_int_eq(game.supply[0][CARC_FIGURE_BUILDER], 1);
	ck_assert_int_eq(game.decision, CARC_DECISION_SECOND);
	slow_apply(&game, &take);
	place(1, -1, 2);
	/* The city is complete, which does not matter (AMB-25). */
	figure(CARC_MOVE_DEPLOY, CARC_FIGURE_BUILDER, 1, -1, 0);
	ck_assert_int_eq(slow_score(&game, 0), 7);
	ck_assert_int_eq(game.figures, 0);
	ck_assert_int_eq(game.player, 1);
}
END_TEST

/* AMB-15: while the river lasts, the second tile is a river tile, too. */
START_TEST(builder_river)
{
	static const char *const deck[] = {"BB6F11", "U", "BB6F4", NULL};
	struct slow_move take = {CARC_MOVE_SECOND, -1, -1, -1, -1, -1, 1};

	deal("BB6F1", deck);
	lay("BB6F11", 0, 1, 0);
	lay("V", 1, 1, 0);
	lay("V", 1, 2, 1);
	stand(0, CARC_FIGURE_FOLLOWER, 0, 1, 0);
	stand(0, CARC_FIGURE_BUILDER, 1, 1, 0);
	place(0, 2, 0);
	pass();
	ck_assert_int_eq(game.decision, CARC_DECISION_SECOND);
	slow_apply(&game, &take);
	ck_assert_str_eq(game.hand->name, "BB6F4");
}
END_TEST

/* AMB-85, AMB-27: it is asked for even if no tile fits, but not without one. */
START_TEST(builder_in_vain)
{
	static const char *const deck[] = {"U", "C", NULL};
	struct slow_move take = {CARC_MOVE_SECOND, -1, -1, -1, -1, -1, 1};

	for (int automatic = 0; automatic <= 1; automatic++) {
		for (int left = 0; left <= 1; left++) {
			deal("U", deck);
			game.rules.double_auto = automatic;
			game.pool.size -= !left;
			lay("U", 0, -1, 0);
			stand(0, CARC_FIGURE_FOLLOWER, 0, 0, 0);
			stand(0, CARC_FIGURE_BUILDER, 0, -1, 0);
			place(0, 1, 0);
			pass();
			if (left && !automatic) {
				ck_assert_int_eq(game.decision,
						 CARC_DECISION_SECOND);
				slow_apply(&game, &take);
			}
			ck_assert_int_eq(game.decision, CARC_DECISION_OVER);
			ck_assert_int_eq(game.discarded, left);
			ck_assert_int_eq(slow_score(&game, 0), 3);
		}
	}
}
END_TEST

/* V-003-046, TB-14: with an own farmer in the field, whoever else is there. */
START_TEST(pig)
{
	deal_one("B", "B");
	lay("B", -1, 0, 0);
	stand(1, CARC_FIGURE_LARGE, 0, 0, 1);
	place(1, 0, 0);
	ck_assert(!offered(CARC_MOVE_DEPLOY, CARC_FIGURE_PIG, 1, 0, 1));
	stand(0, CARC_FIGURE_FOLLOWER, -1, 0, 1);
	ck_assert(!offered(CARC_MOVE_DEPLOY, CARC_FIGURE_PIG, 1, 0, 0));
	ck_assert(!offered(CARC_MOVE_DEPLOY, CARC_FIGURE_FOLLOWER, 1, 0, 1));
	figure(CARC_MOVE_DEPLOY, CARC_FIGURE_PIG, 1, 0, 1);
	ck_assert_int_eq(feature(-1, 0, 1).figures, 2);
	ck_assert_int_eq(feature(-1, 0, 1).owners, 2);
}
END_TEST

/* V-003-047, V-003-048: two completed cities beside a field. */
START_TEST(pig_points)
{
	deal_one("H", "E");
	lay("E", 0, -1, 2);
	lay("E", 0, 1, 0);
	lay("B", 1, 0, 0);
	lay("B", -1, 0, 0);
	lay("B", 2, 0, 0);
	ck_assert_int_eq(feature(-1, 0, 1).value, 6);
	stand(0, CARC_FIGURE_FOLLOWER, 0, 0, 2);
	stand(0, CARC_FIGURE_FOLLOWER, 2, 0, 1);
	stand(0, CARC_FIGURE_PIG, 1, 0, 1);
	stand(1, CARC_FIGURE_FOLLOWER, -1, 0, 1);
	ck_assert_int_eq(final_score(0), 8);
	ck_assert_int_eq(final_score(1), 0);
	stand(1, CARC_FIGURE_LARGE, 1, 0, 1);
	stand(1, CARC_FIGURE_PIG, 2, 0, 1);
	ck_assert_int_eq(final_score(0), 0); /* three to two */
	ck_assert_int_eq(final_score(1), 8);
	stand(0, CARC_FIGURE_FOLLOWER, 1, 0, 1);
	stand(2, CARC_FIGURE_LARGE, 1, 0, 1);
	stand(2, CARC_FIGURE_FOLLOWER, 1, 0, 1);
	ck_assert_int_eq(final_score(0), 8);
	ck_assert_int_eq(final_score(1), 8);
	ck_assert_int_eq(final_score(2), 6);
}
END_TEST

/* V-003-021, V-003-022, V-003-024: a garden with five, then eight around it. */
START_TEST(abbot)
{
	struct slow_game kept;

	deal_one("U_garden", "U");
	lay("U", 0, -1, 0);
	lay("U", 1, -1, 0);
	lay("U", 1, 0, 0);
	lay("B", -1, 0, 0);
	stand(0, CARC_FIGURE_ABBOT, 0, 0, 3);
	place(0, 1, 0);
	ck_assert_int_eq(final_score(0), 6);
	kept = game;
	figure(CARC_MOVE_TAKE_BACK, CARC_FIGURE_ABBOT, 0, 0, 3);
	ck_assert_int_eq(game.points[0][CARC_CATEGORY_GARDENS], 6);
	ck_assert_int_eq(game.supply[0][CARC_FIGURE_ABBOT], 1);
	game = kept;
	pass();
	ck_assert_int_eq(game.figures, 1);
	game.player = 0;
	lay("B", -1, -1, 0);
	lay("U", 1, 1, 0);
	place(-1, 1, 0);
	ck_assert(!offered(CARC_MOVE_TAKE_BACK, CARC_FIGURE_ABBOT, 0, 0, 3));
	pass();
	ck_assert_int_eq(slow_score(&game, 0), 9);
	ck_assert_int_eq(game.figures, 0);
}
END_TEST

/* V-003-023: he shares a monastery with a large follower. */
START_TEST(abbot_majority)
{
	for (int majority = 0; majority <= 1; majority++) {
		deal_one("B", "B");
		lay("B", 0, -1, 0);
		lay("B", 1, -1, 0);
		lay("B", 1, 0, 0);
		lay("B", -1, 0, 0);
		stand(0, CARC_FIGURE_ABBOT, 0, 0, 0);
		stand(1, CARC_FIGURE_LARGE, 0, 0, 0);
		game.rules.abbot_majority = majority;
		place(0, 1, 0);
		figure(CARC_MOVE_TAKE_BACK, CARC_FIGURE_ABBOT, 0, 0, 0);
		ck_assert_int_eq(slow_score(&game, 0), majority ? 0 : 6);
	}
}
END_TEST

/* V-003-019, V-003-020, R-4: BB6F9 runs from east to south. */
START_TEST(river)
{
	static const char *const bends[] = {"BB6F9", "BB6F10", "BB6F4",
					    "U",     "BB6F7",  NULL};
	static const char *const spiral[] = {
		"BB6F9", "BB6F4", "BB6F10", "BB6F6", "BB6F7", "U", NULL};

	for (int geometric = 0; geometric <= 1; geometric++) {
		static struct slow_move list[SLOW_MOVES];

		/* South out of the spring, then east: a left turn. */
		deal("BB6F1", bends);
		game.rules.river_geometric = geometric;
		ck_assert_int_eq(slow_moves(&game, list), 2);
		place(0, 1, 3);
		/* Left again leads north, right leads south. */
		ck_assert_int_eq(game.decision, CARC_DECISION_FIGURE);
		pass();
		ck_assert_int_eq(slow_moves(&game, list), 1);
		place(1, 1, 1);
		ck_assert_int_eq(slow_edge(&game.tile[2], 2),
				 CARC_FEATURE_RIVER);

		/* Round the spring, with a straight tile between the bends;
		 * the last one runs into its cell, which only one reading
		 * foresees. */
		deal("BB6F1", spiral);
		game.rules.river_geometric = geometric;
		place(0, 1, 3);
		pass();
		place(1, 1, 1);
		pass();
		ck_assert_int_eq(slow_moves(&game, list), 2);
		place(2, 1, 2);
		pass();
		place(2, 0, 0);
		pass();
		ck_assert_int_eq(slow_moves(&game, list), 2 - geometric);
	}
}
END_TEST

/* what does not continue the river is put aside, the lake too. */
START_TEST(river_ends)
{
	static const char *const early[] = {"BB6F12", "U", "BB6F4", "E", NULL};

	deal("BB6F1", early);
	ck_assert_str_eq(game.hand->name, "BB6F12");
	place(0, 1, 0);
	ck_assert(!offered(CARC_MOVE_DEPLOY, CARC_FIGURE_FOLLOWER, 0, 1, 0));
	pass();
	ck_assert_int_eq(game.discarded, 1);
	ck_assert_str_eq(game.hand->name, "U");
}
END_TEST

/* V-004-027, AMB-51, TB-11: the thief leaves, his builder goes with him. */
START_TEST(festival)
{
	struct slow_game kept;

	deal_one("D", "Fest6");
	lay("D", 1, 0, 0);
	lay("B", 1, 1, 0);
	stand(0, CARC_FIGURE_FOLLOWER, 0, 0, 1);
	stand(0, CARC_FIGURE_BUILDER, 1, 0, 1);
	stand(0, CARC_FIGURE_ABBOT, 1, 1, 0);
	place(-1, 0, 3);
	ck_assert(offered(CARC_MOVE_PASS, -1, -1, -1, -1));
	ck_assert(offered(CARC_MOVE_DEPLOY, CARC_FIGURE_LARGE, -1, 0, 0));
	ck_assert(offered(CARC_MOVE_RETURN, CARC_FIGURE_ABBOT, 1, 1, 0));
	ck_assert(offered(CARC_MOVE_TAKE_BACK, CARC_FIGURE_ABBOT, 1, 1, 0));
	ck_assert(!offered(CARC_MOVE_RETURN, CARC_FIGURE_BUILDER, 1, 0, 1));
	game.rules.festival_any = 1;
	ck_assert(offered(CARC_MOVE_RETURN, CARC_FIGURE_BUILDER, 1, 0, 1));
	kept = game;
	figure(CARC_MOVE_RETURN, CARC_FIGURE_BUILDER, 1, 0, 1);
	ck_assert_int_eq(game.figures, 2);
	game = kept;
	figure(CARC_MOVE_RETURN, CARC_FIGURE_FOLLOWER, 0, 0, 1);
	ck_assert_int_eq(game.figures, 1);
	ck_assert_int_eq(game.supply[0][CARC_FIGURE_BUILDER], 1);
	ck_assert_int_eq(slow_score(&game, 0), 0);
	/* The tile had extended his road all the same (TB-9). */
	ck_assert_int_eq(game.decision, CARC_DECISION_SECOND);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("slow");
	TCase *tcase = tcase_create("slow");
	SRunner *runner = srunner_create(suite);
	int failed;

	if (!tilefile_read(&types, "classic.tiles") ||
	    !tilefile_read(&types, "minis.tiles"))
		return 1;
	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, inns);
	tcase_add_test(tcase, cathedral);
	tcase_add_test(tcase, large);
	tcase_add_test(tcase, goods);
	tcase_add_test(tcase, goods_majorities);
	tcase_add_test(tcase, builder);
	tcase_add_test(tcase, builder_again);
	tcase_add_test(tcase, builder_river);
	tcase_add_test(tcase, builder_in_vain);
	tcase_add_test(tcase, pig);
	tcase_add_test(tcase, pig_points);
	tcase_add_test(tcase, abbot);
	tcase_add_test(tcase, abbot_majority);
	tcase_add_test(tcase, river);
	tcase_add_test(tcase, river_ends);
	tcase_add_test(tcase, festival);
	suite_add_tcase(suite, tcase);
	srunner_run_all(runner, CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed != 0;
}
