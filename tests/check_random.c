/* SPDX-License-Identifier: Zlib */
/*
 * Random games over all editions, player counts and switches, with decks of the
 * sets and skewed ones. After every move everything kept is recomputed and
 * compared (carcp_check), and what the header promises of lists, undo, copies,
 * records, events and search is held against the game.
 *
 * CARC_GAMES says how many games (2400), CARC_SEED the number of the first (1).
 * A failure prints the number of its game and the record up to there.
 */
#include <check.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "audit.h"
#include "expansion.h"
#include "random.h"

#define MAX_MADE (16 * MAX_DECK)

struct run {
	uint64_t number; /* of the game: everything follows from it */
	uint64_t dice;
	struct setup setup;
	struct policy policy;
	carc_game *game;
	carc_game *search;     /* the same without events and undo, and perhaps
			    * automatic */
	carc_game *target;     /* of copies */
	unsigned char *before; /* room for the state */
	carc_move list[CARC_MAX_MOVES];
	int32_t n; /* moves in the list */
	int32_t made;
	uint64_t hash[MAX_MADE]; /* before each move */
	int32_t events;          /* read so far */
	int32_t terms; /* the sum of those not yet followed by points */
	int32_t points[CARC_MAX_PLAYERS];
	int32_t discarded;
	int32_t tiles;  /* of the whole game */
	int32_t opened; /* moves of the opening */
	/* Messages, as the events tell of them. */
	int32_t track[CARC_MAX_PLAYERS][2];
	int32_t active, landed, token, worth;
};

/* ---- Failing ------------------------------------------------------------- */

static void print_record(const carc_game *game)
{
	int32_t size = carc_save(game, NULL, 0);
	char *text;

	if (size < 0)
		return;
	text = malloc((size_t)size);
	if (text && carc_save(game, text, size) == size)
		printf("%s", text);
	free(text);
}

static void give_up(const struct run *run, int line, const char *what)
{
	printf("# game %" PRIu64 ", line %d: %s\n", run->number, line, what);
	print_record(run->game);
	fflush(stdout);
	ck_abort_msg("game %" PRIu64 ", line %d: %s", run->number, line, what);
}

#define HOLDS(run, what)                                                       \
	do {                                                                   \
		if (!(what))                                                   \
			give_up(run, __LINE__, #what);                         \
	} while (0)

static void expect_sound(const struct run *run, const carc_game *game)
{
	const char *wrong = carcp_check(game);

	if (wrong)
		give_up(run, __LINE__, wrong);
}

/* ---- The same ------------------------------------------------------------ */

/* The game lists what the run lists. */
static void expect_list(struct run *run, const carc_game *game)
{
	static carc_move list[CARC_MAX_MOVES];
	int32_t n = carc_legal_moves(game, list, CARC_MAX_MOVES);

	HOLDS(run, n == run->n);
	HOLDS(run, !memcmp(list, run->list, (size_t)n * sizeof *list));
}

static void expect_events(struct run *run, const carc_game *a,
			  const carc_game *b)
{
	int32_t n = carc_events(a, 0, NULL, 0);
	size_t size = (size_t)n * sizeof(carc_event);
	carc_event *of_a, *of_b;

	HOLDS(run, carc_events(b, 0, NULL, 0) == n);
	of_a = malloc(size + 1);
	of_b = malloc(size + 1);
	HOLDS(run, of_a && of_b);
	HOLDS(run, carc_events(a, 0, of_a, n) == n);
	HOLDS(run, carc_events(b, 0, of_b, n) == n);
	HOLDS(run, !memcmp(of_a, of_b, size));
	free(of_a);
	free(of_b);
}

static void remember(struct run *run)
{
	memcpy(run->before, run->game->state, run->game->state_size);
}

static void expect_same_bytes(struct run *run, const void *bytes, size_t size)
{
	size_t at = (size_t)((const unsigned char *)bytes -
			     (const unsigned char *)run->game->state);

	HOLDS(run, !memcmp(run->before + at, bytes, size));
}

#define SAME_ARRAY(run, array, n)                                              \
	expect_same_bytes(run, array, (size_t)(n) * sizeof *(array))

/* Not a byte in use differs from what was remembered. */
static void expect_untouched(struct run *run)
{
	const carc_game *game = run->game;
	const struct state *state = game->state;

	expect_same_bytes(run, state, offsetof(struct state, round));
	SAME_ARRAY(run, state->round, state->awards);
	SAME_ARRAY(run, game->frame, state->frames);
	SAME_ARRAY(run, game->cell, state->cells);
	SAME_ARRAY(run, game->node, state->nodes);
	SAME_ARRAY(run, game->figure, state->figures);
	SAME_ARRAY(run, game->allowed, state->open);
	SAME_ARRAY(run, game->open, state->open);
	SAME_ARRAY(run, game->index, game->index_mask + 1);
	SAME_ARRAY(run, game->deck, game->deck_size);
	SAME_ARRAY(run, game->placed, state->tiles);
	SAME_ARRAY(run, game->lone, state->lone);
	for (int e = 0; e < game->actives; e++)
		expect_same_bytes(run, game->block[e],
				  game->active[e]->state_size);
}

/* ---- The list ------------------------------------------------------------ */

static int in_list(const struct run *run, const carc_move *move)
{
	for (int32_t i = 0; i < run->n; i++)
		if (!memcmp(&run->list[i], move, sizeof *move))
			return 1;
	return 0;
}

static void check_kth(struct run *run, int32_t k)
{
	carc_move move;

	HOLDS(run, carc_kth_move(run->game, k, &move) == CARC_OK);
	HOLDS(run, !memcmp(&move, &run->list[k], sizeof move));
	HOLDS(run, carc_check_move(run->game, &move) == CARC_OK);
}

static void check_named_lists(struct run *run)
{
	static carc_move list[CARC_MAX_MOVES];
	int32_t placements = 0, deployments = 0;

	for (int32_t i = 0; i < run->n; i++) {
		placements += run->list[i].kind == CARC_MOVE_PLACE;
		deployments += run->list[i].kind == CARC_MOVE_DEPLOY;
	}
	HOLDS(run, carc_legal_placements(run->game, list, CARC_MAX_MOVES) ==
			   placements);
	HOLDS(run, !placements || !memcmp(list, run->list,
					  (size_t)run->n * sizeof *list));
	HOLDS(run, carc_legal_deployments(run->game, list, CARC_MAX_MOVES) ==
			   deployments);
	HOLDS(run,
	      !memcmp(list, run->list, (size_t)deployments * sizeof *list));
}

static int needs_company(int32_t figure)
{
	return figure == CARC_FIGURE_BUILDER || figure == CARC_FIGURE_PIG;
}

/* B-12: a follower who deploys is the first in the feature. TB-6, TB-14: a
 * builder or a pig is not. What a hut stands in cannot be asked for by a
 * segment. */
static void check_deployments(struct run *run)
{
	carc_feature feature;

	for (int32_t i = 0; i < run->n; i++) {
		const carc_move *move = &run->list[i];

		if (move->kind != CARC_MOVE_DEPLOY ||
		    move->figure == CARC_FIGURE_HUT)
			continue;
		HOLDS(run, carc_feature_at(run->game, move->x, move->y,
					   move->segment, &feature) == CARC_OK);
		if (needs_company(move->figure))
			HOLDS(run, feature.figures > 0);
		else
			HOLDS(run, feature.figures == 0 && feature.owners == 0);
	}
}

/* Chance weighs every outcome. Tiles come from the first stack that has some:
 * all of them, but for lakes, which come last. */
static void check_weights(struct run *run)
{
	static int32_t weight[CARC_MAX_MOVES];
	carc_remaining_type left[256];
	int32_t types = carc_remaining(run->game, left, 256);
	int32_t n = carc_chance_weights(run->game, weight, CARC_MAX_MOVES);
	int chance = run->n && run->list[0].player == CARC_PLAYER_CHANCE;
	int32_t lake = carc_find(CARC_NAME_TILE_TYPE, "BB6F12");
	int32_t all = 0, known = 0, lakes = 0, stack;
	carc_turn_info turn;

	carc_turn(run->game, &turn);
	stack = turn.part == CARC_PART_BONUS ? STACK_BONUS : left[0].stack;
	HOLDS(run, n == (chance ? run->n : 0));
	for (int32_t i = 0; i < n; i++)
		HOLDS(run,
		      run->list[i].kind != CARC_MOVE_TOKEN || weight[i] == 1);
	if (!chance || run->list[0].kind != CARC_MOVE_DRAW)
		return;
	for (int32_t t = 0, i = 0; t < types; t++) {
		if (left[t].stack != stack)
			continue;
		all += left[t].count;
		lakes += left[t].type == lake ? left[t].count : 0;
		if (i < n && run->list[i].value == left[t].type) {
			HOLDS(run, weight[i] <= left[t].count);
			known += weight[i++];
		}
	}
	HOLDS(run, known == all || (known == all - lakes && known > 0));
}

/* AMB-88: what has one choice is not asked. Targets of mage and witch come by
 * row, column, segment and figure. */
static void check_order(struct run *run)
{
	HOLDS(run, !run->setup.config.automatic || run->n != 1);
	for (int32_t i = 1; i < run->n; i++) {
		const carc_move *a = &run->list[i - 1], *b = &run->list[i];

		if (a->kind != CARC_MOVE_MAGIC)
			continue;
		HOLDS(run, a->y != b->y               ? a->y < b->y
			   : a->x != b->x             ? a->x < b->x
			   : a->segment != b->segment ? a->segment < b->segment
						      : a->figure < b->figure);
	}
}

static void check_list(struct run *run, int thorough)
{
	carc_move move;

	run->n = carc_legal_moves(run->game, run->list, CARC_MAX_MOVES);
	HOLDS(run, run->n >= 0 && run->n <= CARC_MAX_MOVES);
	HOLDS(run, run->n <= carc_max_moves(run->game));
	HOLDS(run, carc_count_moves(run->game) == run->n);
	check_order(run);
	HOLDS(run,
	      carc_kth_move(run->game, run->n, &move) == CARC_ERR_ARGUMENT);
	if (run->n)
		check_kth(run, dice_below(&run->dice, run->n));
	if (!thorough)
		return;
	for (int32_t k = 0; k < run->n; k++)
		check_kth(run, k);
	check_named_lists(run);
	check_deployments(run);
	check_weights(run);
}

/* ---- The turn ------------------------------------------------------------ */

/* How often each decision was asked, each kind of event happened. */
static long asked[128], happened[64];

static void check_over(struct run *run, const carc_turn_info *turn)
{
	carc_move move = {CARC_MOVE_PASS, 0, -1, -1, -1, -1, -1, -1};

	HOLDS(run, turn->decision == CARC_DECISION_OVER);
	HOLDS(run, turn->player == -1);
	HOLDS(run, carc_check_move(run->game, &move) == CARC_ERR_OVER);
	HOLDS(run, carc_apply(run->game, &move) == CARC_ERR_OVER);
	HOLDS(run,
	      carc_random_move(run->game, &run->dice, &move) == CARC_ERR_OVER);
	HOLDS(run, carc_playout(run->game, &run->dice) == CARC_ERR_OVER);
}

/* FM-3: a flight goes straight or diagonally from the tile just placed; the
 * question says where it ends, and so do the moves. */
static void check_landing(struct run *run, const carc_turn_info *turn)
{
	const carc_game *game = run->game;
	const struct cell *from =
		&game->cell[game->placed[game->state->tiles - 1].cell];
	int32_t dx = abs(turn->x - from->x), dy = abs(turn->y - from->y);

	HOLDS(run, turn->die >= 1 && turn->die <= 3);
	HOLDS(run, dx == turn->die || dy == turn->die);
	HOLDS(run, dx == dy || !dx || !dy);
	HOLDS(run, turn->figure >= 0 &&
			   game->state->supply[turn->player][turn->figure]);
	for (int32_t i = 0; i < run->n; i++)
		HOLDS(run,
		      run->list[i].x == turn->x && run->list[i].y == turn->y);
}

static void check_turn(struct run *run)
{
	const carc_config *config = &run->setup.config;
	carc_turn_info turn;

	HOLDS(run, carc_turn(run->game, &turn) == CARC_OK);
	if (!run->n) {
		check_over(run, &turn);
		return;
	}
	HOLDS(run, carc_name(CARC_NAME_DECISION, turn.decision));
	asked[turn.decision]++;
	HOLDS(run, turn.active == (config->first_player + turn.number - 1) %
					  config->players);
	HOLDS(run, (turn.player == CARC_PLAYER_CHANCE) ==
			   (turn.decision == CARC_DECISION_DRAW ||
			    turn.decision == CARC_DECISION_ROLL ||
			    turn.decision == CARC_DECISION_TOKEN));
	if (turn.decision == CARC_DECISION_PLACE ||
	    turn.decision == CARC_DECISION_FIGURE)
		HOLDS(run, turn.player == turn.active);
	HOLDS(run, (turn.tile < 0) == (turn.decision == CARC_DECISION_DRAW ||
				       turn.decision == CARC_DECISION_SECOND));
	HOLDS(run, config->chance || turn.player != CARC_PLAYER_CHANCE);
	HOLDS(run, turn.decision != CARC_DECISION_ROLL || turn.figure >= 0);
	if (turn.decision == CARC_DECISION_LAND)
		check_landing(run, &turn);
	HOLDS(run, !config->automatic || run->n > 1);
	for (int32_t i = 0; i < run->n; i++)
		HOLDS(run, run->list[i].player == turn.player);
}

/* How many tiles the game has. With the river a start tile leaves it. */
static int32_t tiles_of_setup(const struct setup *setup)
{
	const carc_config *config = &setup->config;
	int32_t tiles = 0;

	if (setup->size)
		return setup->size;
	for (int32_t t = 0; t < 100 * 64; t++) {
		carc_tile_type type;

		if (carc_tile_type_get(t, &type) == CARC_OK)
			tiles += type.count * config->set[type.set];
	}
	if (config->expansion[CARC_EXP_RIVER] && config->set[CARC_SET_RIVER] &&
	    config->set[CARC_SET_BASE])
		tiles--;
	return tiles;
}

/* Placed, in hand, left and discarded are the deck. */
static void check_tiles(struct run *run)
{
	const carc_config *config = &run->setup.config;
	carc_remaining_type left[256];
	int32_t types = carc_remaining(run->game, left, 256);
	int32_t tiles = carc_tiles(run->game, NULL, 0);
	carc_turn_info turn;

	if (!config->events)
		return;
	carc_turn(run->game, &turn);
	tiles += run->discarded + (turn.decision == CARC_DECISION_PLACE);
	for (int32_t i = 0; i < types; i++)
		tiles += left[i].count;
	HOLDS(run, tiles == run->tiles);
}

/* ---- What is illegal ----------------------------------------------------- */

static carc_move vary(struct run *run)
{
	static const int32_t odd[] = {INT32_MIN, INT32_MAX, -2, -1, 0,  1,
				      2,         3,         4,  7,  100};
	carc_move move = run->list[dice_below(&run->dice, run->n)];
	int32_t *field[] = {&move.kind,    &move.player,   &move.x,
			    &move.y,       &move.rotation, &move.figure,
			    &move.segment, &move.value};
	int32_t *one = field[dice_below(&run->dice, 8)];

	if (dice_once_in(&run->dice, 2))
		*one = odd[dice_below(&run->dice, 11)];
	else if (*one < INT32_MAX)
		*one += 1 - 2 * dice_below(&run->dice, 2);
	return move;
}

static void check_refusal(struct run *run)
{
	carc_move move = vary(run);
	carc_status status = carc_check_move(run->game, &move);
	uint64_t hash;

	if (in_list(run, &move)) {
		HOLDS(run, status == CARC_OK);
		return;
	}
	HOLDS(run, status <= CARC_ILLEGAL_KIND && status >= CARC_ILLEGAL_VALUE);
	hash = carc_hash(run->game);
	remember(run);
	HOLDS(run, carc_apply(run->game, &move) == status);
	expect_untouched(run);
	HOLDS(run, carc_hash(run->game) == hash);
}

/* ---- Undo ---------------------------------------------------------------- */

static void check_undo(struct run *run, const carc_move *move)
{
	int32_t events = carc_events(run->game, 0, NULL, 0);
	uint64_t hash = carc_hash(run->game), next;
	carc_game *other;

	HOLDS(run, carc_game_clone(&other, run->game, NULL) == CARC_OK);
	remember(run);
	HOLDS(run, carc_apply(run->game, move) == CARC_OK);
	next = carc_hash(run->game);
	HOLDS(run, next != hash);
	HOLDS(run, carc_undo(run->game) == CARC_OK);
	expect_untouched(run);
	HOLDS(run, carc_hash(run->game) == hash);
	HOLDS(run, carc_events(run->game, 0, NULL, 0) == events);
	expect_events(run, run->game, other);
	expect_list(run, run->game);
	HOLDS(run, carc_apply(run->game, move) == CARC_OK);
	HOLDS(run, carc_hash(run->game) == next);
	HOLDS(run, carc_undo(run->game) == CARC_OK);
	expect_untouched(run);
	carc_game_free(other);
}

static void make_again(struct run *run, const carc_move *move)
{
	if (move->kind == CARC_MOVE_RESHUFFLE)
		HOLDS(run,
		      carc_reshuffle(run->game,
				     (uint64_t)(uint32_t)move->y << 32 |
					     (uint32_t)move->x) == CARC_OK);
	else
		HOLDS(run, carc_apply(run->game, move) == CARC_OK);
}

/* Back to the start, and all of it again. */
static void check_rewind(struct run *run)
{
	carc_move *history = malloc(MAX_MADE * sizeof *history);
	uint64_t hash = carc_hash(run->game);
	carc_game *other;

	HOLDS(run, history);
	HOLDS(run, carc_history(run->game, 0, history, MAX_MADE) == run->made);
	HOLDS(run, carc_game_clone(&other, run->game, NULL) == CARC_OK);
	remember(run);
	for (int32_t i = run->made - 1; i >= 0; i--) {
		HOLDS(run, carc_undo(run->game) == CARC_OK);
		HOLDS(run, carc_hash(run->game) == run->hash[i]);
		expect_sound(run, run->game);
	}
	HOLDS(run, carc_undo(run->game) == CARC_ERR_HISTORY);
	HOLDS(run, carc_history(run->game, 0, NULL, 0) == 0);
	for (int32_t i = 0; i < run->made; i++)
		make_again(run, &history[i]);
	expect_untouched(run);
	HOLDS(run, carc_hash(run->game) == hash);
	expect_events(run, run->game, other);
	carc_game_free(other);
	free(history);
}

/* ---- Copies and search --------------------------------------------------- */

/* One random move after another; returns how many. */
static int32_t play_on(struct run *run, carc_game *game, uint64_t rng)
{
	carc_move move;
	int32_t n = 0;

	while (carc_random_move(game, &rng, &move) == CARC_OK) {
		HOLDS(run, carc_apply(game, &move) == CARC_OK);
		n++;
	}
	return n;
}

static void take_back(struct run *run, carc_game *game, int32_t n)
{
	for (int32_t i = 0; i < n; i++)
		HOLDS(run, carc_undo(game) == CARC_OK);
}

/* A copy has neither past nor events. */
static void expect_forgotten(struct run *run)
{
	HOLDS(run, carc_undo(run->target) == CARC_ERR_HISTORY);
	HOLDS(run, carc_save(run->target, NULL, 0) == CARC_ERR_HISTORY);
	HOLDS(run, carc_history(run->target, 0, NULL, 0) == CARC_ERR_HISTORY);
	HOLDS(run, carc_events(run->target, 0, NULL, 0) == 0);
}

/* The game itself, its clone and a copy play on alike; carc_playout() is a loop
 * of random moves. What can be undone comes back. */
static void check_copies(struct run *run)
{
	uint64_t hash = carc_hash(run->game), end;
	uint64_t rng = dice_word(&run->dice), first = rng;
	int32_t n;
	carc_game *clone;

	HOLDS(run, carc_game_clone(&clone, run->game, NULL) == CARC_OK);
	HOLDS(run, carc_game_copy(run->target, run->game) == CARC_OK);
	expect_list(run, clone);
	expect_list(run, run->target);
	expect_events(run, clone, run->game);
	expect_sound(run, clone);
	expect_sound(run, run->target);
	HOLDS(run, carc_hash(clone) == hash);
	HOLDS(run, carc_hash(run->target) == hash);
	expect_forgotten(run);
	HOLDS(run, carc_playout(clone, &rng) == CARC_OK);
	expect_sound(run, clone);
	end = carc_hash(clone);
	n = play_on(run, run->target, first);
	HOLDS(run, carc_hash(run->target) == end);
	HOLDS(run, carc_hash(run->game) == hash);
	if (run->setup.config.undo) {
		remember(run);
		HOLDS(run, play_on(run, run->game, first) == n);
		expect_events(run, run->game, clone);
		HOLDS(run, carc_hash(run->game) == end);
		take_back(run, run->game, n);
		expect_untouched(run);
		take_back(run, run->target, n);
		HOLDS(run, carc_hash(run->target) == hash);
		expect_forgotten(run);
	}
	carc_game_free(clone);
}

/* ---- Records ------------------------------------------------------------- */

static char *save(struct run *run, const carc_game *game, int32_t *size)
{
	char *text;

	*size = carc_save(game, NULL, 0);
	HOLDS(run, *size > 0);
	text = malloc((size_t)*size);
	HOLDS(run, text);
	HOLDS(run, carc_save(game, text, *size) == *size);
	HOLDS(run, (int32_t)strlen(text) == *size - 1);
	return text;
}

static void check_record(struct run *run)
{
	int32_t size, again, line;
	char *text = save(run, run->game, &size), *other;
	carc_game *loaded;

	HOLDS(run, carc_load(&loaded, text, size, NULL, &line) == CARC_OK);
	HOLDS(run, carc_hash(loaded) == carc_hash(run->game));
	expect_sound(run, loaded);
	expect_list(run, loaded);
	expect_events(run, loaded, run->game);
	other = save(run, loaded, &again);
	HOLDS(run, again == size && !memcmp(text, other, (size_t)size));
	carc_game_free(loaded);
	free(other);
	free(text);
}

/* ---- Dealing anew -------------------------------------------------------- */

/* Only the order of what nobody has seen changes. */
static void check_reshuffle(struct run *run)
{
	uint64_t hash = carc_hash(run->game), seed = dice_word(&run->dice);
	carc_remaining_type left[256], after[256];
	int32_t types = carc_remaining(run->game, left, 256);
	int32_t events = carc_events(run->game, 0, NULL, 0);

	remember(run);
	HOLDS(run, carc_reshuffle(run->game, seed) == CARC_OK);
	HOLDS(run, carc_hash(run->game) == hash);
	expect_list(run, run->game);
	HOLDS(run, carc_remaining(run->game, after, 256) == types);
	HOLDS(run, !memcmp(left, after, (size_t)types * sizeof *left));
	HOLDS(run, carc_events(run->game, 0, NULL, 0) ==
			   events + run->setup.config.events);
	if (run->setup.config.undo && dice_once_in(&run->dice, 2)) {
		HOLDS(run, carc_undo(run->game) == CARC_OK);
		expect_untouched(run);
		return;
	}
	HOLDS(run, carc_reshuffle(run->search, seed) == CARC_OK);
	run->hash[run->made++] = hash;
}

/* ---- Points -------------------------------------------------------------- */

/* MS-3 to MS-7: the active player has a token for a landing, one for all of a
 * round, before anything else is drawn; MS-8: none in the final count. */
static void read_landing(struct run *run, const carc_event *event)
{
	int32_t *track;

	if (!run->setup.config.expansion[CARC_EXP_MESSAGES])
		return;
	switch (event->kind) {
	case CARC_EVENT_TURN:
		HOLDS(run, !run->landed);
		run->active = event->player;
		break;
	case CARC_EVENT_POINTS:
		track = &run->track[event->player]
				   [event->figure == CARC_FIGURE_WOMAN];
		HOLDS(run, event->reason != CARC_REASON_MESSAGE ||
				   event->value == run->worth);
		*track += event->value;
		run->landed |= event->player == run->active && *track % 5 == 0;
		break;
	case CARC_EVENT_TOKEN:
		HOLDS(run, run->landed && event->player == run->active);
		run->landed = 0;
		run->token = event->value;
		break;
	default:
		break;
	}
}

/* What a message asks says which one it is, and what it is worth. */
static void check_message(struct run *run)
{
	carc_turn_info turn;

	carc_turn(run->game, &turn);
	if (turn.decision != CARC_DECISION_MESSAGE &&
	    turn.decision != CARC_DECISION_TARGET &&
	    turn.decision != CARC_DECISION_ADVANCE_MESSAGE) {
		HOLDS(run, turn.token == -1);
		return;
	}
	HOLDS(run, turn.player == turn.active);
	HOLDS(run, turn.token >= 1 && turn.token <= 8);
	HOLDS(run, !run->setup.config.events || turn.token == run->token);
	if (turn.decision != CARC_DECISION_ADVANCE_MESSAGE)
		return;
	HOLDS(run, turn.amount > 0 && turn.reason == CARC_REASON_MESSAGE);
	HOLDS(run, (turn.figure >= 0) == (turn.segment >= 0));
	run->worth = turn.amount;
}

/* The hash with the points of this token to come. */
static uint64_t hash_of_token(struct run *run, const carc_move *token)
{
	carc_move points = {
		CARC_MOVE_MESSAGE, run->active, -1, -1, -1, -1, -1, 0};
	int32_t moves = 1;
	uint64_t hash;

	HOLDS(run, carc_apply(run->game, token) == CARC_OK);
	/* Else it was the one choice and is taken. */
	if (carc_check_move(run->game, &points) == CARC_OK) {
		HOLDS(run, carc_apply(run->game, &points) == CARC_OK);
		moves++;
	}
	hash = carc_hash(run->game);
	while (moves--)
		HOLDS(run, carc_undo(run->game) == CARC_OK);
	return hash;
}

/* Which tokens were seen is known, and nothing else tells two of them apart. */
static void check_tokens(struct run *run)
{
	if (run->n < 2 || run->list[0].kind != CARC_MOVE_TOKEN ||
	    !run->setup.config.undo || !run->setup.config.events)
		return;
	HOLDS(run, hash_of_token(run, &run->list[0]) !=
			   hash_of_token(run, &run->list[1]));
}

static void read_event(struct run *run, const carc_event *event)
{
	read_landing(run, event);
	happened[event->kind]++;
	switch (event->kind) {
	case CARC_EVENT_TERM:
		HOLDS(run, event->value == event->count * event->each);
		run->terms += event->value;
		break;
	case CARC_EVENT_POINTS:
		HOLDS(run, event->value == run->terms);
		run->terms = 0;
		run->points[event->player] += event->value;
		break;
	case CARC_EVENT_DISCARDED:
		run->discarded++;
		break;
	default:
		HOLDS(run, run->terms == 0);
	}
}

/* Terms add up to points, points to scores. */
static void check_events(struct run *run)
{
	carc_player player[CARC_MAX_PLAYERS];
	int32_t n = carc_players(run->game, player, CARC_MAX_PLAYERS);
	carc_event event;

	while (carc_events(run->game, run->events, &event, 1) > 0) {
		read_event(run, &event);
		run->events++;
	}
	HOLDS(run, run->terms == 0);
	for (int32_t p = 0; run->setup.config.events && p < n; p++)
		HOLDS(run, player[p].score == run->points[p]);
}

/* The final count changes nothing; when the game is over it is the score. */
static void check_final(struct run *run)
{
	carc_player player[CARC_MAX_PLAYERS];
	carc_score score[CARC_MAX_PLAYERS * 16];
	int32_t n, sum[CARC_MAX_PLAYERS] = {0};

	remember(run);
	n = carc_score_final(run->game, score, CARC_MAX_PLAYERS * 16);
	expect_untouched(run);
	carc_players(run->game, player, CARC_MAX_PLAYERS);
	HOLDS(run, n % run->setup.config.players == 0);
	for (int32_t i = 0; i < n; i++)
		sum[score[i].player] += score[i].points;
	for (int32_t p = 0; p < run->setup.config.players; p++) {
		HOLDS(run, sum[p] >= player[p].score);
		HOLDS(run, run->n || sum[p] == player[p].score);
	}
}

/* ---- A game -------------------------------------------------------------- */

/* The search configuration plays the same game. It may be automatic where the
 * game is not: then it runs ahead over what has one choice. */
static void follow(struct run *run, const carc_move *move)
{
	if (run->n > 1 || !run->search->config.automatic)
		HOLDS(run, carc_apply(run->search, move) == CARC_OK);
}

static void compare_search(struct run *run)
{
	if (run->n == 1)
		return;
	HOLDS(run, carc_hash(run->search) == carc_hash(run->game));
	expect_list(run, run->search);
}

/* The opening as long as it can be played. */
static carc_move choose(struct run *run)
{
	carc_move move;

	if (run->setup.opening && run->setup.opening[run->opened]) {
		const char *text = run->setup.opening[run->opened++];

		HOLDS(run, carc_move_parse(text, &move) == CARC_OK);
		if (in_list(run, &move))
			return move;
	}
	return run->list[policy_choose(&run->policy, run->game, run->list,
				       run->n, &run->dice)];
}

static void step(struct run *run)
{
	uint64_t *dice = &run->dice;
	carc_move move;

	if (run->n > 1 && dice_once_in(dice, 50))
		check_reshuffle(run);
	if (dice_once_in(dice, 50))
		check_record(run);
	if (dice_once_in(dice, 40))
		check_copies(run);
	if (dice_once_in(dice, 8))
		check_final(run);
	for (int i = 0; i < 2; i++)
		check_refusal(run);
	move = choose(run);
	if (run->setup.config.undo && dice_once_in(dice, 4))
		check_undo(run, &move);
	run->hash[run->made++] = carc_hash(run->game);
	HOLDS(run, carc_apply(run->game, &move) == CARC_OK);
	follow(run, &move);
}

static void begin(struct run *run)
{
	struct setup search;

	setup_throw(&run->setup, &run->dice);
	run->tiles = tiles_of_setup(&run->setup);
	policy_throw(&run->policy, &run->dice);
	search = run->setup;
	search.config.events = 0;
	search.config.undo = 0;
	search.config.automatic |= dice_once_in(&run->dice, 2);
	HOLDS(run, setup_game(&run->setup, &run->game) == CARC_OK);
	HOLDS(run, setup_game(&search, &run->search) == CARC_OK);
	HOLDS(run, setup_game(&run->setup, &run->target) == CARC_OK);
	run->before = malloc(run->game->state_size);
	HOLDS(run, run->before);
}

static void look_around(struct run *run)
{
	expect_sound(run, run->game);
	check_list(run, dice_once_in(&run->dice, 4));
	check_turn(run);
	check_events(run);
	check_message(run);
	check_tokens(run);
	check_tiles(run);
	compare_search(run);
}

static void end(struct run *run)
{
	check_final(run);
	check_record(run);
	if (run->setup.config.undo && dice_once_in(&run->dice, 8))
		check_rewind(run);
	carc_game_free(run->game);
	carc_game_free(run->search);
	carc_game_free(run->target);
	free(run->before);
}

static void play(uint64_t number)
{
	static struct run run;

	memset(&run, 0, sizeof run);
	run.number = run.dice = number;
	begin(&run);
	for (look_around(&run); run.n; look_around(&run))
		step(&run);
	end(&run);
}

static uint64_t number_from(const char *variable, uint64_t otherwise)
{
	const char *text = getenv(variable);

	return text ? strtoull(text, NULL, 10) : otherwise;
}

/* Nothing that can be asked or can happen was left out. */
static void expect_all_met(int32_t group, const long *met, long times)
{
	for (int32_t i = 1; i < 128; i++) {
		const char *name = carc_name(group, i);

		if (!name)
			continue;
		printf("%s %ld, ", name, met[i]);
	}
	printf("\n");
	for (int32_t i = 1; i < 128; i++)
		if (carc_name(group, i))
			ck_assert_msg(met[i] >= times, "%s: %ld times",
				      carc_name(group, i), met[i]);
}

START_TEST(random_games)
{
	uint64_t games = number_from("CARC_GAMES", 2400);
	uint64_t seed = number_from("CARC_SEED", 1);

	for (uint64_t i = 0; i < games; i++)
		play(seed + i);
	if (games < 2400)
		return;
	expect_all_met(CARC_NAME_DECISION, asked, games < 100000 ? 1 : 100);
	expect_all_met(CARC_NAME_EVENT, happened, games < 100000 ? 1 : 100);
}
END_TEST

/* ---- The largest deck ---------------------------------------------------- */

/* Every number still fits where it is kept, and all of it can be undone. */
START_TEST(largest_deck)
{
	static int32_t deck[MAX_TILES];
	carc_config config;
	carc_game *game;
	uint64_t dice = 1, hash;

	for (int i = 0; i < MAX_TILES; i++)
		deck[i] = dice_type(&dice);
	carc_config_init(&config, sizeof config);
	config.players = CARC_MAX_PLAYERS;
	ck_assert_int_eq(
		carc_game_new_deck(&game, &config, deck, MAX_TILES, NULL),
		CARC_OK);
	hash = carc_hash(game);
	ck_assert_int_eq(carc_playout(game, &dice), CARC_OK);
	ck_assert_pstr_eq(carcp_check(game), NULL);
	ck_assert_int_gt(carc_tiles(game, NULL, 0), MAX_TILES - 100);
	while (carc_undo(game) == CARC_OK)
		;
	ck_assert_pstr_eq(carcp_check(game), NULL);
	ck_assert(carc_hash(game) == hash);
	carc_game_free(game);
}
END_TEST

/* ---- Random draws -------------------------------------------------------- */

#define DRAWS 20000

/* carc_random_move() draws by the weights: each type within four standard
 * deviations of what it should be. */
START_TEST(draws_by_weight)
{
	int32_t weight[64], n, left = 0, drawn[64] = {0};
	uint64_t rng = 1;
	carc_config config;
	carc_game *game;
	carc_move list[64], move;

	carc_config_init(&config, sizeof config);
	config.chance = CARC_CHANCE_EXTERNAL;
	ck_assert_int_eq(carc_game_new(&game, &config, NULL), CARC_OK);
	n = carc_chance_weights(game, weight, 64);
	ck_assert_int_eq(carc_legal_moves(game, list, 64), n);
	for (int32_t i = 0; i < n; i++)
		left += weight[i];
	ck_assert_int_eq(left, 71);
	for (int32_t d = 0; d < DRAWS; d++) {
		carc_random_move(game, &rng, &move);
		for (int32_t i = 0; i < n; i++)
			drawn[i] += list[i].value == move.value;
	}
	for (int32_t i = 0; i < n; i++) {
		double mean = (double)DRAWS * weight[i] / left;
		double off = drawn[i] - mean;

		ck_assert_double_le(off * off, 16 * mean);
	}
	carc_game_free(game);
}
END_TEST

/* rules: FM-1: 1, 2 and 3 are equally likely. */
START_TEST(rolls_by_weight)
{
	static const int32_t deck[] = {1, 100 * CARC_SET_FLIER}; /* B, FlugA */
	carc_move draw = {
		CARC_MOVE_DRAW,      CARC_PLAYER_CHANCE, -1, -1, -1, -1, -1,
		100 * CARC_SET_FLIER};
	carc_move fly = {CARC_MOVE_FLY,        0,  -1, -1, -1,
			 CARC_FIGURE_FOLLOWER, -1, -1};
	int32_t weight[4], rolled[4] = {0};
	uint64_t rng = 1;
	carc_config config;
	carc_game *game;
	carc_move move;

	carc_config_init(&config, sizeof config);
	config.chance = CARC_CHANCE_EXTERNAL;
	config.expansion[CARC_EXP_FLIER] = 1;
	ck_assert_int_eq(carc_game_new_deck(&game, &config, deck, 2, NULL),
			 CARC_OK);
	ck_assert_int_eq(carc_apply(game, &draw), CARC_OK);
	ck_assert_int_eq(carc_place(game, 1, 0, 2), CARC_OK);
	ck_assert_int_eq(carc_apply(game, &fly), CARC_OK);
	ck_assert_int_eq(carc_chance_weights(game, weight, 4), 3);
	ck_assert(weight[0] == weight[1] && weight[1] == weight[2]);
	for (int32_t d = 0; d < DRAWS; d++) {
		carc_random_move(game, &rng, &move);
		rolled[move.value]++;
	}
	for (int32_t i = 1; i <= 3; i++)
		ck_assert_double_eq_tol(rolled[i], DRAWS / 3.0, DRAWS / 50.0);
	carc_game_free(game);
}
END_TEST

/* ---- The fingerprint of uniform random play ------------------------------ */

#define FINGERPRINT_GAMES 3000

struct fingerprint {
	double placements, places, cells; /* decisions, choices, open cells */
	double figures, options;          /* decisions, choices */
	double discarded;
	double score[2];
};

static void count_decision(struct fingerprint *all, const carc_game *game,
			   const carc_move *list, int32_t n)
{
	if (list[0].kind == CARC_MOVE_PLACE) {
		all->placements++;
		all->places += n;
		all->cells += carc_open_cells(game, NULL, 0);
	} else {
		all->figures++;
		all->options += n;
	}
}

static void count_game(struct fingerprint *all, uint64_t seed)
{
	static carc_move list[CARC_MAX_MOVES];
	carc_player player[2];
	carc_config config;
	carc_game *game;
	uint64_t dice = seed;
	int32_t n;

	carc_config_init(&config, sizeof config);
	config.seed = seed;
	ck_assert_int_eq(carc_game_new(&game, &config, NULL), CARC_OK);
	while ((n = carc_legal_moves(game, list, CARC_MAX_MOVES)) > 0) {
		count_decision(all, game, list, n);
		carc_apply(game, &list[dice_below(&dice, n)]);
	}
	carc_players(game, player, 2);
	all->score[0] += player[0].score;
	all->score[1] += player[1].score;
	all->discarded += 72 - carc_tiles(game, NULL, 0);
	carc_game_free(game);
}

/* The numbers are those of an independent implementation over 100,000 games;
 * the bands are about four standard errors of a mean over 3,000. */
START_TEST(fingerprint)
{
	struct fingerprint all = {0};

	for (uint64_t i = 0; i < FINGERPRINT_GAMES; i++)
		count_game(&all, i);
	ck_assert_double_eq_tol(all.places / all.placements, 32.65, 0.25);
	ck_assert_double_eq_tol(all.cells / all.placements, 37.45, 0.25);
	ck_assert_double_eq_tol(all.options / all.figures, 1.863, 0.015);
	ck_assert_double_eq_tol(all.score[0] / FINGERPRINT_GAMES, 19.56, 0.8);
	ck_assert_double_eq_tol(all.score[1] / FINGERPRINT_GAMES, 19.25, 0.8);
	ck_assert_double_eq_tol(all.discarded / FINGERPRINT_GAMES, 0.019,
				0.012);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("random");
	TCase *tcase = tcase_create("games");
	SRunner *runner = srunner_create(suite);
	int failed;

	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, random_games);
	tcase_add_test(tcase, largest_deck);
	tcase_add_test(tcase, draws_by_weight);
	tcase_add_test(tcase, rolls_by_weight);
	tcase_add_test(tcase, fingerprint);
	suite_add_tcase(suite, tcase);
	srunner_run_all(runner, CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed != 0;
}
