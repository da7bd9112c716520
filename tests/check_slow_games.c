/* SPDX-License-Identifier: Zlib */
/*
 * slow.h by itself: random games in which what must hold for any play does.
 * CARC_GAMES says how many (60), CARC_SEED which (1), CARC_TELL=1 counts what
 * they met.
 */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "setting.h"
#include "slow_inside.h"

static struct tilefile types;
static struct region region;
static struct slow_game game;

/* ---- What holds in every game ---- */

/* What the random games met, to see that they meet everything. */
enum {
	MET_SECOND,
	MET_DECLINED,
	MET_LARGE,
	MET_ABBOT,
	MET_GARDEN_COMPLETE,
	MET_GARDEN_FINAL,
	MET_TAKE_BACK,
	MET_BUILDER,
	MET_BUILDER_LONELY,
	MET_PIG,
	MET_PIG_LONELY,
	MET_PIG_POINTS,
	MET_RETURN,
	MET_RETURN_ABBOT,
	MET_RETURN_SPECIAL,
	MET_RETURN_COMPLETE,
	MET_INN,
	MET_CATHEDRAL,
	MET_TOKENS,
	MET_GOODS,
	MET_RIVER_DISCARD,
	MET_RIVER_TURN,
	MET_THINGS
};

static const char *const met_name[MET_THINGS] = {
	"second parts",
	"second parts declined",
	"large followers",
	"abbots",
	"completed gardens with points",
	"points of gardens at the end",
	"abbots taken back",
	"builders",
	"builders sent home alone",
	"pigs",
	"pigs sent home alone",
	"points of pigs",
	"festival returns",
	"festival returns of the abbot",
	"festival returns of builder or pig",
	"festival returns from a completed feature",
	"points of completed inn roads",
	"points of completed cathedral cities",
	"goods tokens",
	"points of goods",
	"river tiles that fit nowhere",
	"river bends forbidden",
};

static long met[MET_THINGS];

/* ck_assert tells its parent process that it was reached, each time. */
#define HOLDS(condition)                                                       \
	do {                                                                   \
		if (!(condition))                                              \
			ck_abort_msg("%s", #condition);                        \
	} while (0)

static int on_board(int player, int kind)
{
	int n = 0;

	for (int i = 0; i < game.figures; i++)
		n += game.figure[i].player == player &&
		     game.figure[i].kind == kind;
	return n;
}

/* 1: no figure is lost. */
static void check_supplies(const struct slow_game *start)
{
	for (int p = 0; p < game.rules.players; p++)
		for (int k = 0; k < SLOW_KINDS; k++)
			HOLDS(game.supply[p][k] + on_board(p, k) ==
			      start->supply[p][k] +
				      (k == CARC_FIGURE_FOLLOWER ? 0 : 0));
}

/* 2, 3, 4: one figure came with each tile at most; each stands where its kind
 * may; specials have company; what is complete has been emptied. */
static void check_figures(void)
{
	for (int i = 0; i < game.figures; i++) {
		const struct slow_figure *f = &game.figure[i];
		int kind = game.tile[f->tile].type->segment[f->segment].kind;

		for (int j = 0; j < i; j++)
			HOLDS(game.figure[j].tile != f->tile);
		slow_flood(&game, f->tile, f->segment, &region);
		switch (f->kind) {
		case CARC_FIGURE_ABBOT:
			HOLDS(kind == CARC_FEATURE_MONASTERY ||
			      kind == CARC_FEATURE_GARDEN);
			break;
		case CARC_FIGURE_BUILDER:
			HOLDS(kind == CARC_FEATURE_ROAD ||
			      kind == CARC_FEATURE_CITY);
			break;
		case CARC_FIGURE_PIG:
			HOLDS(kind == CARC_FEATURE_FIELD);
			break;
		default:
			HOLDS(kind != CARC_FEATURE_GARDEN);
			HOLDS(kind != CARC_FEATURE_RIVER);
			break;
		}
		if (kind == CARC_FEATURE_FIELD)
			HOLDS(game.rules.farmers);
		HOLDS(slow_followers_of(&game, &region, f->player) > 0);
		if (game.decision != CARC_DECISION_FIGURE)
			HOLDS(!slow_complete(&game, &region));
	}
}

/* 9: no tile is lost; neighbours match. */
static void check_tiles_kept(int size)
{
	int left = game.river.size - game.river.drawn + game.pool.size -
		   game.pool.drawn;

	HOLDS(game.tiles + left + game.discarded + (game.hand != NULL) == size);
	for (int i = 0; i < game.tiles; i++) {
		for (int j = 0; j < i; j++) {
			int dx = game.tile[j].x - game.tile[i].x;
			int dy = game.tile[j].y - game.tile[i].y;

			HOLDS(dx != 0 || dy != 0);
			for (int s = 0; s < 4; s++)
				if (dx == slow_step_x(s) &&
				    dy == slow_step_y(s))
					HOLDS(slow_edge(&game.tile[i], s) ==
					      slow_edge(&game.tile[j],
							slow_opposite(s)));
		}
	}
}

/* The tokens are those of the completed cities, each once (TB-2). */
static void check_tokens(void)
{
	static struct slow_feature list[SLOW_SPOTS];
	int n = slow_features(&game, list);
	int segments = 0;

	for (int g = 0; g < SLOW_GOODS; g++) {
		int tokens = 0;
		int icons = 0;

		for (int p = 0; p < game.rules.players; p++)
			tokens += game.goods[p][g];
		for (int i = 0; i < n; i++)
			if (list[i].complete && game.rules.goods)
				icons += list[i].attribute[CARC_ATTRIBUTE_WINE +
							   g];
		if (game.decision != CARC_DECISION_FIGURE)
			HOLDS(tokens == icons);
	}
	/* Features part the segments among them. */
	for (int i = 0; i < n; i++)
		segments += list[i].segments;
	for (int t = 0; t < game.tiles; t++) {
		const struct tf_tile *type = game.tile[t].type;

		for (int s = 0; s < type->segments; s++)
			segments -=
				game.rules.abbot ||
				type->segment[s].kind != CARC_FEATURE_GARDEN;
	}
	HOLDS(segments == 0);
}

/* The river side at which a walk goes on, -1 at its end. */
static int leave_over(const struct slow_tile *tile, int in)
{
	for (int s = 0; s < 4; s++)
		if (s != in && slow_edge(tile, s) == CARC_FEATURE_RIVER)
			return s;
	return -1;
}

/* Walk down the river from the spring: it is one, and no two bends in a row go
 * the same way, by either reading (AMB-11). */
static void check_river(void)
{
	int seen = 1;
	int last = 0;
	int at = 0;
	int in = -1;

	if (!game.rules.river || game.tile[0].type->set != CARC_SET_RIVER)
		return;
	for (;;) {
		int out = leave_over(&game.tile[at], in);
		int turn = in < 0 || out < 0 ? 0 : (out - in + 4) % 4;

		if (out < 0)
			break;
		HOLDS(turn == 0 || turn == 2 || turn != last);
		last = turn;
		at = slow_tile_at(&game, game.tile[at].x + slow_step_x(out),
				  game.tile[at].y + slow_step_y(out));
		if (at < 0)
			break;
		in = slow_opposite(out);
		seen++;
	}
	for (int t = 0; t < game.tiles; t++)
		seen -= game.tile[t].type->set == CARC_SET_RIVER;
	HOLDS(seen == 0);
}

static void check_all(const struct slow_game *start, int size)
{
	check_supplies(start);
	check_figures();
	check_tiles_kept(size);
	check_tokens();
	check_river();
	if (game.decision != CARC_DECISION_OVER)
		HOLDS(game.player == (game.rules.first + game.number - 1) %
					     game.rules.players);
}

/* ---- Random games ---- */

static int completed_under(const struct slow_move *move)
{
	slow_flood(&game, slow_tile_at(&game, move->x, move->y), move->segment,
		   &region);
	return slow_complete(&game, &region);
}

/* Would the river rules alone forbid a place? */
static int river_forbids(int n)
{
	static struct slow_move list[SLOW_MOVES];
	struct slow_rules rules = game.rules;
	int free;

	if (game.decision != CARC_DECISION_PLACE || !game.rules.river ||
	    game.hand->set != CARC_SET_RIVER)
		return 0;
	game.rules.river = 0;
	free = slow_moves(&game, list);
	game.rules = rules;
	return free > n;
}

static void note_before(const struct slow_move *move, int n)
{
	met[MET_RIVER_TURN] += river_forbids(n);
	switch (move->kind) {
	case CARC_MOVE_DEPLOY:
		met[MET_LARGE] += move->figure == CARC_FIGURE_LARGE;
		met[MET_ABBOT] += move->figure == CARC_FIGURE_ABBOT;
		met[MET_BUILDER] += move->figure == CARC_FIGURE_BUILDER;
		met[MET_PIG] += move->figure == CARC_FIGURE_PIG;
		break;
	case CARC_MOVE_TAKE_BACK:
		met[MET_TAKE_BACK]++;
		break;
	case CARC_MOVE_RETURN:
		met[MET_RETURN]++;
		met[MET_RETURN_ABBOT] += move->figure == CARC_FIGURE_ABBOT;
		met[MET_RETURN_SPECIAL] += !slow_is_follower(move->figure);
		met[MET_RETURN_COMPLETE] += completed_under(move);
		break;
	case CARC_MOVE_SECOND:
		met[MET_DECLINED] += !move->value;
		break;
	default:
		break;
	}
}

static void note_after(const struct slow_move *move,
		       const struct slow_game *before)
{
	int player = before->player;

	if (game.part == CARC_PART_SECOND && before->part == CARC_PART_MAIN &&
	    game.hand != NULL)
		met[MET_SECOND]++;
	if (move->kind == CARC_MOVE_RETURN && slow_is_follower(move->figure)) {
		met[MET_BUILDER_LONELY] +=
			game.supply[player][CARC_FIGURE_BUILDER] >
			before->supply[player][CARC_FIGURE_BUILDER];
		met[MET_PIG_LONELY] += game.supply[player][CARC_FIGURE_PIG] >
				       before->supply[player][CARC_FIGURE_PIG];
	}
	for (int g = 0; g < SLOW_GOODS; g++)
		met[MET_TOKENS] +=
			game.goods[player][g] - before->goods[player][g];
	if (game.decision != CARC_DECISION_OVER &&
	    move->kind != CARC_MOVE_TAKE_BACK)
		for (int p = 0; p < game.rules.players; p++)
			met[MET_GARDEN_COMPLETE] +=
				game.points[p][CARC_CATEGORY_GARDENS] >
				before->points[p][CARC_CATEGORY_GARDENS];
	for (int i = game.river.drawn; i > before->river.drawn; i--)
		met[MET_RIVER_DISCARD] += game.hand != game.river.tile[i - 1];
}

/* The points that a mechanic makes in the final count. */
static int made_by(int *rule)
{
	int with[SLOW_PLAYERS][SLOW_CATEGORIES];
	int without[SLOW_PLAYERS][SLOW_CATEGORIES];
	int keep = *rule;
	int sum = 0;

	slow_final(&game, with);
	*rule = 0;
	slow_final(&game, without);
	*rule = keep;
	for (int p = 0; p < game.rules.players; p++)
		for (int c = 0; c < SLOW_CATEGORIES; c++)
			sum += with[p][c] - without[p][c];
	return sum;
}

/* Points made on completion by inns and cathedrals, seen at the figure step. */
static void note_values(void)
{
	static struct slow_feature list[SLOW_SPOTS];
	int n;

	if (game.decision != CARC_DECISION_FIGURE || !game.rules.inns ||
	    made_by(&game.rules.inns) == 0)
		return;
	n = slow_features(&game, list);
	for (int i = 0; i < n; i++) {
		if (!list[i].complete || !list[i].owners)
			continue;
		met[MET_INN] += list[i].attribute[CARC_ATTRIBUTE_INN] > 0
					? list[i].value
					: 0;
		met[MET_CATHEDRAL] +=
			list[i].attribute[CARC_ATTRIBUTE_CATHEDRAL] > 0
				? list[i].value
				: 0;
	}
}

static void note_end(const struct slow_game *last)
{
	for (int p = 0; p < game.rules.players; p++) {
		met[MET_GOODS] += game.points[p][CARC_CATEGORY_GOODS];
		met[MET_GARDEN_FINAL] += game.points[p][CARC_CATEGORY_GARDENS] -
					 last->points[p][CARC_CATEGORY_GARDENS];
	}
	for (int i = 0; i < last->figures; i++) {
		const struct slow_figure *f = &last->figure[i];

		if (f->kind != CARC_FIGURE_PIG)
			continue;
		slow_flood(last, f->tile, f->segment, &region);
		if (slow_owners(last, &region) >> f->player & 1)
			met[MET_PIG_POINTS] += slow_value(last, &region) / 3;
	}
}

static void play_random(void)
{
	static struct slow_move moves[SLOW_MOVES];
	static struct slow_move made[4 * SLOW_TILES];
	static struct slow_game start;
	static struct slow_game before;
	const char *deck[SLOW_TILES];
	struct slow_rules rules;
	carc_config config;
	int habits = setting_below(SETTING_HABITS);
	int size;
	int count = 0;

	setting_random(&config);
	setting_rules(&config, &rules);
	size = setting_deck(&config, &types, deck);
	ck_assert(slow_new(&game, &types, &rules, deck, size));
	start = game;
	for (;;) {
		int n = slow_moves(&game, moves);
		int k;

		check_all(&start, size);
		note_values();
		if (n == 0)
			break;
		k = setting_choose(&game, moves, n, habits);
		note_before(&moves[k], n);
		before = game;
		made[count++] = moves[k];
		slow_apply(&game, &moves[k]);
		note_after(&moves[k], &before);
		/* 8: what is scored stays scored. */
		for (int p = 0; p < rules.players; p++)
			for (int c = 0; c < SLOW_CATEGORIES; c++)
				HOLDS(game.points[p][c] >= before.points[p][c]);
	}
	ck_assert_int_eq(game.decision, CARC_DECISION_OVER);
	if (count > 0)
		note_end(&before);
	/* 10: the same again is the same. */
	before = game;
	ck_assert(slow_new(&game, &types, &rules, deck, size));
	for (int i = 0; i < count; i++)
		slow_apply(&game, &made[i]);
	ck_assert_int_eq(memcmp(&game, &before, sizeof game), 0);
}

START_TEST(random_games)
{
	int games = setting_number("CARC_GAMES", 60);
	int seed = setting_number("CARC_SEED", 1);

	for (int i = 0; i < games; i++) {
		setting_seed((uint64_t)seed * 1000003u + (uint64_t)i);
		play_random();
	}
	for (int m = 0; m < MET_THINGS; m++) {
		if (setting_number("CARC_TELL", 0))
			printf("%8ld %s\n", met[m], met_name[m]);
	}
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("slow games");
	TCase *tcase = tcase_create("games");
	SRunner *runner = srunner_create(suite);
	int failed;

	if (!tilefile_read(&types, "classic.tiles") ||
	    !tilefile_read(&types, "minis.tiles"))
		return 1;
	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, random_games);
	suite_add_tcase(suite, tcase);
	srunner_run_all(runner, CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed != 0;
}
