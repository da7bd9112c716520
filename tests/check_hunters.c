/* SPDX-License-Identifier: Zlib */
/*
 * Random games of Hunters & Gatherers against tests/hunters.c, which finds
 * everything anew: after every move all features with all their counts, owners
 * and values, the list of moves, what a completed feature brings and to whom,
 * who goes home, when a bonus tile comes, the final count.
 *
 * CARC_GAMES says how many games (120), CARC_SEED the number of the first (1).
 */
#include <inttypes.h>

#include "common.h"
#include "hunters.h"
#include "random.h"

static struct tilefile facts;

struct run {
	uint64_t number, dice;
	struct setup setup;
	int seeks; /* placements that complete something */
	carc_game *game;
	carc_turn_info turn;
	carc_move list[CARC_MAX_MOVES];
	int32_t n;
	struct model model;
	int32_t booked[CARC_MAX_PLAYERS][16];
};

/* What the games met, so that none of it is missing; a majority without a tie is
 * too rare for that. */
static struct {
	int bonus, nobody, tie, discarded, shrine, fire;
} met;

#define HOLDS(run, what)                                                       \
	ck_assert_msg(what, "game %" PRIu64 ": %s", (run)->number, #what)

/* ---- What is played ------------------------------------------------------ */

static int of_flavour(int32_t type, int32_t flavour)
{
	carc_segment segment[16];
	int32_t n = carc_segments(type, segment, 16);

	for (int32_t i = 0; i < n; i++)
		if (segment[i].kind == flavour)
			return 1;
	return flavour == 0;
}

/* A deck with more of one kind of feature: large ones, rings, tiles that fit
 * nowhere, an empty bonus stack or a deep one. */
static void throw_deck(struct run *run)
{
	static const int32_t flavour[] = {
		0, CARC_FEATURE_FOREST, CARC_FEATURE_RIVER, CARC_FEATURE_LAKE};
	int32_t wanted = flavour[dice_below(&run->dice, 4)];
	int32_t bonus = 2 + dice_below(&run->dice, 12);
	carc_tile_type type[400];
	int32_t n = carc_tile_types(type, 400);

	run->setup.size = 2 + dice_below(&run->dice, 100);
	for (int32_t i = 0; i < run->setup.size;) {
		int32_t k = dice_below(&run->dice, n);

		if (type[k].set < CARC_SET_HUNTERS ||
		    (type[k].set == CARC_SET_BONUS) !=
			    dice_once_in(&run->dice, bonus))
			continue;
		if (dice_once_in(&run->dice, 6) ||
		    of_flavour(type[k].type, wanted))
			run->setup.deck[i++] = type[k].type;
	}
}

static void begin(struct run *run)
{
	carc_config *config = &run->setup.config;
	uint64_t *dice = &run->dice;

	*config = config_of(CARC_EDITION_HUNTERS, 1 + dice_below(dice, 6));
	config->first_player = dice_below(dice, config->players);
	config->seed = dice_word(dice);
	config->chance = dice_once_in(dice, 3);
	run->seeks = dice_below(dice, 3) * 6;
	run->setup.size = 0;
	if (dice_once_in(dice, 2))
		throw_deck(run);
	HOLDS(run, setup_game(&run->setup, &run->game) == CARC_OK);
}

/* ---- What can be seen ---------------------------------------------------- */

static void compare_features(struct run *run)
{
	static carc_feature feature[MODEL_NODES];
	int32_t n = carc_features(run->game, feature, MODEL_NODES);

	HOLDS(run, n == run->model.features);
	for (int32_t i = 0; i < n; i++)
		ck_assert_msg(!memcmp(&feature[i], &run->model.feature[i],
				      sizeof *feature),
			      "game %" PRIu64 ": the %s at %d,%d s%d",
			      run->number,
			      carc_name(CARC_NAME_FEATURE, feature[i].kind),
			      (int)feature[i].x, (int)feature[i].y,
			      (int)feature[i].segment);
}

static int32_t supply_of(const struct run *run, int figure)
{
	carc_player player[CARC_MAX_PLAYERS];

	carc_players(run->game, player, CARC_MAX_PLAYERS);
	return player[run->turn.player].supply[figure];
}

static int may_stand(const struct run *run, int figure, int segment)
{
	int hut = figure == CARC_FIGURE_HUT;
	const struct tf_tile *tile = run->model.fact[run->model.tiles - 1];
	int kind = tile->segment[segment].kind;

	if (kind != CARC_FEATURE_RIVER && (kind == CARC_FEATURE_LAKE) != hut)
		return 0;
	return supply_of(run, figure) > 0 &&
	       model_at(&run->model, run->turn.x, run->turn.y, segment, hut)
			       ->figures == 0;
}

static void compare_deployments(struct run *run)
{
	const struct tf_tile *tile = run->model.fact[run->model.tiles - 1];
	int32_t i = 0;

	for (int f = CARC_FIGURE_MEMBER; f <= CARC_FIGURE_HUT; f++)
		for (int s = 0; s < tile->segments; s++) {
			carc_move move = {CARC_MOVE_DEPLOY,
					  run->turn.player,
					  run->turn.x,
					  run->turn.y,
					  -1,
					  f,
					  s,
					  -1};

			if (may_stand(run, f, s))
				HOLDS(run, !memcmp(&run->list[i++], &move,
						   sizeof move));
			else
				HOLDS(run, carc_check_move(run->game, &move) <=
						   CARC_ILLEGAL_KIND);
		}
	HOLDS(run, run->list[i++].kind == CARC_MOVE_PASS);
	HOLDS(run, i == run->n);
}

/* In how many ways a tile can be laid. */
static int32_t ways(const struct run *run, const struct tf_tile *tile)
{
	carc_cell cell[2 * MODEL_TILES + 32];
	int32_t cells = carc_open_cells(run->game, cell, 2 * MODEL_TILES + 32);
	int32_t n = 0;

	for (int32_t i = 0; i < cells; i++)
		for (int r = 0; r < 4; r++)
			n += model_fits(&run->model, tile, cell[i].x, cell[i].y,
					r);
	return n;
}

static const struct tf_tile *fact(int32_t type)
{
	return tilefile_find(&facts, carc_name(CARC_NAME_TILE_TYPE, type));
}

static void compare_placements(struct run *run)
{
	const struct tf_tile *tile = fact(run->turn.tile);

	for (int32_t i = 0; i < run->n; i++)
		HOLDS(run, model_fits(&run->model, tile, run->list[i].x,
				      run->list[i].y, run->list[i].rotation));
	HOLDS(run, ways(run, tile) == run->n);
}

/* If the game ended now, by category. */
static void compare_final(struct run *run)
{
	carc_score score[CARC_MAX_PLAYERS * 16];
	int32_t n = carc_score_final(run->game, score, CARC_MAX_PLAYERS * 16);

	HOLDS(run, n == 4 * run->setup.config.players);
	for (int32_t i = 0; i < n; i++) {
		int32_t points =
			run->booked[score[i].player][score[i].category];

		if (run->n)
			points += model_final(&run->model, score[i].player,
					      score[i].category);
		HOLDS(run, score[i].points == points);
	}
}

static void look(struct run *run)
{
	carc_turn(run->game, &run->turn);
	run->n = carc_legal_moves(run->game, run->list, CARC_MAX_MOVES);
	model_look(&run->model, run->game, &facts);
	compare_features(run);
	compare_final(run);
	if (run->turn.decision == CARC_DECISION_PLACE)
		compare_placements(run);
	if (run->turn.decision == CARC_DECISION_FIGURE)
		compare_deployments(run);
}

/* ---- What follows from a figure step ------------------------------------- */

static int32_t left_in(const struct run *run, int32_t stack,
		       int (*fits)(const struct run *run, int32_t type))
{
	carc_remaining_type left[128];
	int32_t types = carc_remaining(run->game, left, 128), n = 0;

	for (int32_t i = 0; i < types; i++)
		if (left[i].stack == stack && fits(run, left[i].type))
			n += left[i].count;
	return n;
}

static int any(const struct run *run, int32_t type)
{
	(void)run, (void)type;
	return 1;
}

static int fits_somewhere(const struct run *run, int32_t type)
{
	return ways(run, fact(type)) > 0;
}

static int category_of(int kind)
{
	switch (kind) {
	case CARC_FEATURE_FOREST:
		return CARC_CATEGORY_FORESTS;
	case CARC_FEATURE_RIVER:
		return CARC_CATEGORY_RIVERS;
	case CARC_FEATURE_SYSTEM:
		return CARC_CATEGORY_HUTS;
	default:
		return CARC_CATEGORY_MEADOWS;
	}
}

static void book(struct run *run, const carc_feature *feature)
{
	for (int p = 0; p < run->setup.config.players; p++)
		if (feature->owners >> p & 1)
			run->booked[p][category_of(feature->kind)] +=
				feature->value;
}

static void note(const carc_feature *feature)
{
	met.nobody +=
		!feature->owners && feature->attribute[CARC_ATTRIBUTE_NUGGET];
	met.tie += (feature->owners & (feature->owners - 1)) != 0;
}

/* Score what the tile just placed completes; tells whether it has a nugget. */
static int book_completed(struct run *run)
{
	const struct model *model = &run->model;
	const struct tf_tile *tile = model->fact[model->tiles - 1];
	const carc_feature *done[16];
	int n = 0, nugget = 0;

	for (int s = 0; s < tile->segments; s++) {
		const carc_feature *feature =
			model_at(model, run->turn.x, run->turn.y, s, 0);
		int seen = 0;

		for (int i = 0; i < n; i++)
			seen |= done[i] == feature;
		if (!feature->complete || seen)
			continue;
		done[n++] = feature;
		book(run, feature);
		note(feature);
		nugget |= feature->kind == CARC_FEATURE_FOREST &&
			  feature->attribute[CARC_ATTRIBUTE_NUGGET] > 0;
	}
	return nugget;
}

/* Whose feature is complete has gone home, all others stand where they were; at
 * the end only hunters and huts do. */
static void compare_figures(struct run *run, const struct model *before)
{
	carc_figure now[MODEL_FIGURES];
	int32_t n = carc_figures(run->game, now, MODEL_FIGURES), stay = 0;
	int over = run->turn.decision == CARC_DECISION_OVER;

	for (int i = 0; i < before->figures; i++) {
		const carc_figure *figure = &before->figure[i];
		int hut = figure->kind == CARC_FIGURE_HUT, found = 0;
		const carc_feature *feature = model_at(
			before, figure->x, figure->y, figure->segment, hut);
		int stays = !feature->complete;

		if (over)
			stays = feature->value_complete < 0;
		for (int32_t j = 0; j < n; j++)
			found |= now[j].player == figure->player &&
				 now[j].kind == figure->kind &&
				 now[j].x == figure->x &&
				 now[j].y == figure->y &&
				 now[j].segment == figure->segment;
		HOLDS(run, found == stays);
		stay += stays;
	}
	HOLDS(run, n == stay);
}

/* HG-9, HG-10: the bonus part comes if it is earned and a tile of its stack can
 * be placed; with chance outside it is drawn first. */
static void compare_bonus(struct run *run, int earned, int32_t bonus,
			  int32_t fitting)
{
	int comes = run->turn.part == CARC_PART_BONUS;

	if (run->setup.config.chance == CARC_CHANCE_EXTERNAL)
		HOLDS(run, comes == (earned && bonus > 0));
	else
		HOLDS(run, comes == (earned && fitting > 0));
	met.bonus += comes;
}

static void finish(struct run *run, const struct model *before)
{
	for (int f = 0; f < before->features; f++)
		if (before->feature[f].kind == CARC_FEATURE_MEADOW ||
		    before->feature[f].kind == CARC_FEATURE_SYSTEM)
			book(run, &before->feature[f]);
}

static void figure_step(struct run *run, const carc_move *move)
{
	static struct model before;
	int32_t part = run->turn.part, active = run->turn.active;
	int32_t bonus = left_in(run, 2, any);
	int32_t fitting = 0;
	int nugget;

	if (move->kind == CARC_MOVE_DEPLOY)
		model_deploy(&run->model, move);
	nugget = book_completed(run);
	if (nugget)
		fitting = left_in(run, 2, fits_somewhere);
	before = run->model;
	HOLDS(run, carc_apply(run->game, move) == CARC_OK);
	carc_turn(run->game, &run->turn);
	compare_figures(run, &before);
	if (run->turn.decision == CARC_DECISION_OVER) {
		HOLDS(run, !(nugget && part == CARC_PART_MAIN && fitting));
		HOLDS(run, left_in(run, 1, any) == 0);
		finish(run, &before);
		return;
	}
	compare_bonus(run, nugget && part == CARC_PART_MAIN, bonus, fitting);
	HOLDS(run, (run->turn.active == active) ==
			   (run->turn.part == CARC_PART_BONUS ||
			    run->setup.config.players == 1));
}

/* ---- A game -------------------------------------------------------------- */

static int completions(struct run *run, const carc_move *move)
{
	static carc_feature feature[MODEL_NODES];
	int32_t n;
	int complete = 0;

	HOLDS(run, carc_apply(run->game, move) == CARC_OK);
	n = carc_features(run->game, feature, MODEL_NODES);
	for (int32_t i = 0; i < n; i++)
		complete += feature[i].complete;
	HOLDS(run, carc_undo(run->game) == CARC_OK);
	return complete;
}

static int32_t choose(struct run *run)
{
	int32_t best = dice_below(&run->dice, run->n);
	int most = -1;

	if (run->turn.decision == CARC_DECISION_FIGURE && run->n > 1 &&
	    run->seeks)
		return dice_below(&run->dice, run->n - 1);
	if (run->turn.decision != CARC_DECISION_PLACE)
		return best;
	for (int i = 0; i < run->seeks; i++) {
		int32_t k = dice_below(&run->dice, run->n);
		int complete = completions(run, &run->list[k]);

		if (complete > most) {
			best = k;
			most = complete;
		}
	}
	return best;
}

static void end(struct run *run)
{
	carc_event event;

	for (int32_t i = 0; carc_events(run->game, i, &event, 1) > 0; i++)
		met.discarded += event.kind == CARC_EVENT_DISCARDED;
	for (int f = 0; f < run->model.features; f++) {
		const carc_feature *feature = &run->model.feature[f];

		met.fire += feature->attribute[CARC_ATTRIBUTE_FIRE] &&
			    feature->attribute[CARC_ATTRIBUTE_TIGER] &&
			    feature->owners;
		met.shrine += feature->attribute[CARC_ATTRIBUTE_SHRINE] &&
			      feature->figures;
	}
	carc_game_free(run->game);
}

static void play(uint64_t number)
{
	static struct run run;

	memset(&run, 0, sizeof run);
	run.number = run.dice = number;
	begin(&run);
	for (look(&run); run.n; look(&run)) {
		carc_move move = run.list[choose(&run)];

		if (run.turn.decision == CARC_DECISION_FIGURE)
			figure_step(&run, &move);
		else
			HOLDS(&run, carc_apply(run.game, &move) == CARC_OK);
	}
	end(&run);
}

static uint64_t number_from(const char *variable, uint64_t otherwise)
{
	const char *text = getenv(variable);

	return text ? strtoull(text, NULL, 10) : otherwise;
}

/* rules: HG-4 HG-5 HG-6 HG-7 HG-8 HG-9 HG-10 HG-14 HG-15 HG-16 HG-17 */
START_TEST(random_games)
{
	uint64_t games = number_from("CARC_GAMES", 120);
	uint64_t seed = number_from("CARC_SEED", 1);

	for (uint64_t i = 0; i < games; i++)
		play(seed + i);
	if (games < 120)
		return;
	ck_assert_int_gt(met.bonus, 50);
	ck_assert_int_gt(met.nobody, 0);
	ck_assert_int_gt(met.tie, 0);
	ck_assert_int_gt(met.discarded, 0);
	ck_assert_int_gt(met.shrine, 0);
	ck_assert_int_gt(met.fire, 0);
}
END_TEST

/* ---- Perft --------------------------------------------------------------- */

/* The decks of doc/perft.md; a program in another language counted them. */
static const struct {
	const char *deck;
	int32_t players;
	long count[8]; /* of depth 1, 2 ...; 0 ends the list */
} perft_deck[] = {
	{"L56 L35 L15 L37 LX1 B01", 2, {5, 15, 114, 540, 5966}},
	/* B09 never fits, so the bonus is B11. */
	{"L39 L37 L37 L62 B09 B11 B01",
	 2,
	 {8, 24, 312, 874, 15488, 26172, 33264}},
	{"LX1 L74 L13 L71 L12", 3, {2, 20, 80, 960, 9600}},
	/* The last land tile may earn the shrine. */
	{"L67 L33 L30 L33 B02 B03",
	 1,
	 {8, 24, 288, 808, 11320, 30620, 1344, 3640}},
	{"L61 L13 L48 L13 L13 L70", 2, {8, 40, 320, 3968, 47616, 531456}},
};

static long perft(carc_game *game, int depth)
{
	carc_move list[128];
	int32_t n = carc_legal_moves(game, list, 128);
	long sum = 0;

	ck_assert_int_le(n, 128);
	if (depth == 1)
		return n;
	for (int32_t i = 0; i < n; i++) {
		ck_assert_int_eq(carc_apply(game, &list[i]), CARC_OK);
		sum += perft(game, depth - 1);
		ck_assert_int_eq(carc_undo(game), CARC_OK);
	}
	return sum;
}

START_TEST(perft_counts)
{
	carc_config config =
		config_of(CARC_EDITION_HUNTERS, perft_deck[_i].players);
	carc_game *game = game_of_deck(&config, perft_deck[_i].deck);

	for (int d = 0; d < 8 && perft_deck[_i].count[d]; d++)
		ck_assert_int_eq(perft(game, d + 1), perft_deck[_i].count[d]);
	carc_game_free(game);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("hunters");
	TCase *tcase = tcase_create("games");

	if (!tilefile_read(&facts, "hunters.tiles"))
		return 1;
	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, random_games);
	tcase_add_loop_test(tcase, perft_counts, 0, COUNT(perft_deck));
	suite_add_tcase(suite, tcase);
	return run_suite(suite);
}
