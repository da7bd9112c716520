/* SPDX-License-Identifier: Zlib */
/*
 * Random games with the probe (exp_probe.c), looked at from inside: the core
 * carries what it does, move by move, and can take back, copy and recount all
 * of it. CARC_GAMES says how many games (300), CARC_SEED which (1).
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "audit.h"
#include "exp_probe.h"
#include "hash.h"
#include "play.h"
#include "record.h"

#define DECISIONS 128
#define MAX_LIST 4096

/* A check of Check tells its runner even when it holds; these are millions. */
#define REQUIRE(condition)                                                     \
	do {                                                                   \
		if (!(condition))                                              \
			ck_abort_msg("not so: %s", #condition);                \
	} while (0)

/* splitmix64; the tests keep their own, so that no change of the library's
 * generator changes what is tested. */
static uint64_t random_state;

static int below(int n)
{
	uint64_t z = random_state += 0x9e3779b97f4a7c15u;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
	z = (z ^ z >> 27) * 0x94d049bb133111ebu;
	return (int)((z ^ z >> 31) % (uint64_t)n);
}

static int number_from(const char *variable, int otherwise)
{
	const char *text = getenv(variable);

	return text != NULL ? atoi(text) : otherwise;
}

/* What happened in all games: each must have happened. */
static struct {
	int asked[DECISIONS];
	int other[DECISIONS]; /* … of a player who is not the active one */
	int deepest;          /* frames */
	int split, dropped, rejoined;
	int far;     /* completed far from the new tile */
	int settled; /* a figure went because it was left alone */
	int huts, options, nested;
	int bonus; /* the most in one game */
} seen;

/* ---- Recounting the bare board ------------------------------------------- */

/* Features as the test sees them: tile tables and where tiles lie. */
struct recount {
	uint16_t up[65536];
	uint16_t count[65536][COUNTS];
};

static struct recount recount;

static uint16_t top_of(uint16_t node)
{
	while (recount.up[node] != node)
		node = recount.up[node];
	return node;
}

static void unite(int a, int b)
{
	recount.up[top_of((uint16_t)a)] = top_of((uint16_t)b);
}

static const struct tile_type *tile_of(const struct carc_game *game,
				       const struct cell *cell)
{
	return game->shape[cell->shape].tile;
}

/* The segment of a tile with this half-edge, -1 if there is none. */
static int with_half(const struct tile_type *tile, int half)
{
	for (int i = 0; i < MAX_SEGMENTS && tile->segment[i].kind; i++)
		if (carcp_segment_halves(tile, i) >> half & 1)
			return i;
	return -1;
}

/* The road or city of a tile at this side, -1 if there is none. */
static int with_side(const struct tile_type *tile, int side)
{
	for (int i = 0; i < MAX_SEGMENTS && tile->segment[i].kind; i++)
		if (carcp_segment_sides(tile, i) >> side & 1 &&
		    tile->segment[i].kind != CARC_FEATURE_FIELD)
			return i;
	return -1;
}

/* The node of the network of a road segment. X has two: roads to the north and
 * south, roads to the east and west. */
static int network_node(const struct carc_game *game, const struct cell *cell,
			int segment)
{
	const struct tile_type *tile = game->shape[cell->shape].tile;
	int second = !strcmp(tile->name, "X") && segment % 2;

	return cell->node + game->shape[cell->shape].segments + second;
}

static void unite_side(const struct carc_game *game, const struct cell *a,
		       const struct cell *b, int side)
{
	const struct tile_type *sa = tile_of(game, a);
	const struct tile_type *sb = tile_of(game, b);
	int ua = (side - a->rotation) & 3, ub = (side + 2 - b->rotation) & 3;
	int i = with_side(sa, ua), j = with_side(sb, ub);

	REQUIRE((i < 0) == (j < 0));
	if (i >= 0) {
		REQUIRE(sa->segment[i].kind == sb->segment[j].kind);
		unite(a->node + i, b->node + j);
		if (sa->segment[i].kind == CARC_FEATURE_ROAD)
			unite(network_node(game, a, i),
			      network_node(game, b, j));
	}
	for (int k = 0; k < 2; k++) {
		i = with_half(sa, 2 * ua + k);
		j = with_half(sb, 2 * ub + 1 - k);
		REQUIRE((i < 0) == (j < 0));
		if (i >= 0)
			unite(a->node + i, b->node + j);
	}
}

/* Open edges of a segment at an upright side. A side without road or city is
 * one edge of its field, else the field has one or two halves of it. */
static int open_at(const struct tile_type *tile, int i, int side)
{
	int halves = carcp_segment_halves(tile, i) >> 2 * side & 3;

	if (with_side(tile, side) == i)
		return 1;
	if (halves == 3 && with_side(tile, side) < 0)
		return 1;
	return (halves & 1) + (halves >> 1);
}

static const struct cell *filled_at(const struct carc_game *game, int x, int y)
{
	uint16_t cell = carcp_cell_at(game, x, y);

	return cell && carcp_filled(game, cell) ? &game->cell[cell] : NULL;
}

static const int dx[4] = {0, 1, 0, -1}, dy[4] = {-1, 0, 1, 0};

static int empty_around(const struct carc_game *game, const struct cell *cell)
{
	int n = 0;

	for (int x = -1; x <= 1; x++)
		for (int y = -1; y <= 1; y++)
			n += !filled_at(game, cell->x + x, cell->y + y);
	return n;
}

static void recount_node(int node)
{
	recount.up[node] = (uint16_t)node;
	memset(recount.count[node], 0, sizeof recount.count[0]);
	recount.count[node][COUNT_SEGMENTS] = 1;
}

static void add_open(int node, int open)
{
	uint16_t *count = &recount.count[node][COUNT_OPEN];

	*count = (uint16_t)(*count + open);
}

static void recount_tile(const struct carc_game *game, const struct cell *cell)
{
	const struct tile_type *tile = tile_of(game, cell);
	const struct segment *all = tile->segment;

	for (int i = 0; i < MAX_SEGMENTS && all[i].kind; i++) {
		recount_node(cell->node + i);
		if (all[i].kind == CARC_FEATURE_ROAD)
			recount_node(network_node(game, cell, i));
		if (all[i].kind == CARC_FEATURE_MONASTERY)
			add_open(cell->node + i, empty_around(game, cell));
		if (all[i].carries[0].count)
			recount.count[cell->node + i][COUNT_ATTRIBUTE] =
				all[i].carries[0].count;
	}
	for (int side = 0; side < 4; side++) {
		if (filled_at(game, cell->x + dx[side], cell->y + dy[side]))
			continue;
		for (int i = 0; i < MAX_SEGMENTS && all[i].kind; i++) {
			int upright = (side - cell->rotation) & 3;
			int open = open_at(tile, i, upright);

			add_open(cell->node + i, open);
			if (all[i].kind == CARC_FEATURE_ROAD)
				add_open(network_node(game, cell, i), open);
		}
	}
}

/* Distinct tiles: a tile counts at the first of its nodes in the feature. */
static void recount_tiles_of(const struct carc_game *game)
{
	for (int n = 0; n < game->state->nodes; n++) {
		bool first = true;

		for (int m = game->cell[game->node[n].cell].node; m < n; m++)
			first &= top_of((uint16_t)m) != top_of((uint16_t)n);
		recount.count[n][COUNT_TILES] = first;
	}
}

static void recount_all(const struct carc_game *game)
{
	const struct state *state = game->state;
	int nodes = 0;

	for (int i = 0; i < state->tiles; i++) {
		const struct cell *cell = &game->cell[game->placed[i].cell];

		recount_tile(game, cell);
		nodes += game->shape[cell->shape].nodes;
	}
	REQUIRE(nodes == state->nodes);
	for (int i = 0; i < state->tiles; i++) {
		const struct cell *cell = &game->cell[game->placed[i].cell];
		int a, b;

		for (int side = 0; side < 4; side++) {
			const struct cell *other = filled_at(
				game, cell->x + dx[side], cell->y + dy[side]);

			if (other)
				unite_side(game, cell, other, side);
		}
		if (probe_pair(game, game->placed[i].cell, &a, &b))
			unite(cell->node + a, cell->node + b);
	}
	recount_tiles_of(game);
	for (int i = 0; i < state->figures; i++) {
		const struct figure *figure = &game->figure[i];

		if (figure->kind != CARC_FIGURE_BUILDER)
			recount.count[figure->node][COUNT_FIGURES]++;
	}
	for (int n = 0; n < nodes; n++) {
		uint16_t top = top_of((uint16_t)n);

		for (int c = 0; n != top && c < COUNTS; c++)
			recount.count[top][c] =
				(uint16_t)(recount.count[top][c] +
					   recount.count[n][c]);
	}
}

static int ring_length(const struct carc_game *game, uint16_t root)
{
	uint16_t walk = root;
	int n = 0;

	do {
		REQUIRE(carcp_find(game, walk) == root);
		walk = game->node[walk].next;
		n++;
	} while (walk != root);
	return n;
}

/* Everything incremental is what the bare board says. */
static void check_features(const struct carc_game *game)
{
	static const int compared[] = {COUNT_OPEN, COUNT_SEGMENTS,
				       COUNT_FIGURES, COUNT_ATTRIBUTE};
	int roots = 0, tops = 0;

	recount_all(game);
	for (int n = 0; n < game->state->nodes; n++) {
		const struct node *node = &game->node[n];
		uint16_t root = carcp_find(game, (uint16_t)n);
		uint16_t top = top_of((uint16_t)n);

		if (!node->kind)
			continue;
		roots += root == n;
		tops += top == n;
		REQUIRE(top_of(root) == top);
		if (root != n)
			continue;
		for (size_t c = 0; c < sizeof compared / sizeof *compared; c++)
			if (node->count[compared[c]] !=
			    recount.count[top][compared[c]])
				ck_abort_msg(
					"node %d kind %d count %d: %d, not %d",
					n, node->kind, compared[c],
					node->count[compared[c]],
					recount.count[top][compared[c]]);
		REQUIRE(carcp_count_tiles(game, root) ==
			recount.count[top][COUNT_TILES]);
		if (game->feature_kind[node->kind]->counts_tiles)
			REQUIRE(node->count[COUNT_TILES] ==
				recount.count[top][COUNT_TILES]);
		REQUIRE(ring_length(game, root) ==
			recount.count[top][COUNT_SEGMENTS]);
	}
	REQUIRE(roots == tops);
}

/* Figures are at home or on the board, alone only where they may be. */
static void check_figures(const struct carc_game *game)
{
	const struct state *state = game->state;

	for (int p = 0; p < game->config.players; p++)
		for (int f = 0; f < MAX_KINDS; f++) {
			int n = state->supply[p][f];

			for (int i = 0; i < state->figures; i++)
				n += game->figure[i].player == p &&
				     game->figure[i].kind == f;
			REQUIRE(n == (game->figure_kind[f]
					      ? game->figure_kind[f]->supply
					      : 0));
		}
	for (int i = 0; i < state->figures; i++) {
		const struct figure *one = &game->figure[i];
		bool company = one->kind != CARC_FIGURE_BUILDER;

		for (int j = 0; j < state->figures && !company; j++)
			company =
				game->figure[j].player == one->player &&
				game->figure[j].kind == CARC_FIGURE_FOLLOWER &&
				carcp_find(game, game->figure[j].node) ==
					carcp_find(game, one->node);
		REQUIRE(company || state->over);
	}
}

/* Huts stand in the second layer, all others in the first. */
static void check_huts(const struct carc_game *game)
{
	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *one = &game->figure[i];

		REQUIRE((one->kind == CARC_FIGURE_HUT) ==
			(game->node[one->node].kind == PROBE_NETWORK));
	}
}

/* ---- Events -------------------------------------------------------------- */

/* Terms add up to points, and points to the tracks. */
static void check_events(const struct carc_game *game, int first,
			 int32_t *points)
{
	int32_t terms = 0;

	for (uint32_t i = (uint32_t)first; i < game->events.count; i++) {
		const carc_event *event = &game->events.event[i];

		if (event->kind == CARC_EVENT_TERM) {
			REQUIRE(event->count * event->each == event->value);
			terms += event->value;
		} else if (event->kind == CARC_EVENT_POINTS) {
			REQUIRE(terms == event->value);
			points[event->player] += event->value;
			terms = 0;
		} else {
			REQUIRE(terms == 0);
		}
	}
	for (int p = 0; p < game->config.players; p++)
		REQUIRE(points[p] == carcp_score(game, p));
}

/* A road that is complete lies nowhere on the tile placed last. */
static bool is_far(const struct carc_game *game, const carc_event *event)
{
	uint16_t node, cell = game->placed[game->state->tiles - 1].cell;
	const struct shape *shape = carcp_shape(game, cell);

	if (event->value != CARC_FEATURE_ROAD ||
	    !carcp_node_at(game, event->x, event->y, event->segment, 0, &node))
		return false;
	for (int i = 0; i < shape->nodes; i++)
		if (carcp_find(game, node) ==
		    carcp_find(game, (uint16_t)(game->cell[cell].node + i)))
			return false;
	return true;
}

static void note_parts(const struct carc_game *game)
{
	int bonus = 0;

	for (uint32_t i = 0; i < game->events.count; i++) {
		const carc_event *event = &game->events.event[i];

		if (event->kind != CARC_EVENT_TURN)
			continue;
		seen.nested += event->value == CARC_PART_MESSAGE;
		bonus += event->value == CARC_PART_BONUS;
	}
	if (bonus > seen.bonus)
		seen.bonus = bonus;
}

static void note_events(const struct carc_game *game, int first,
			const carc_move *move)
{
	for (uint32_t i = (uint32_t)first; i < game->events.count; i++) {
		const carc_event *event = &game->events.event[i];

		if (event->kind == CARC_EVENT_COMPLETED)
			seen.far += is_far(game, event);
		if (event->kind == CARC_EVENT_RETURNED &&
		    event->figure == CARC_FIGURE_BUILDER &&
		    (move->kind == CARC_MOVE_FERRY ||
		     (move->figure == CARC_FIGURE_FOLLOWER &&
		      (move->kind == CARC_MOVE_CROP_REMOVE ||
		       move->kind == CARC_MOVE_RETURN))))
			seen.settled++;
	}
}

/* ---- Moves --------------------------------------------------------------- */

static carc_move moves[MAX_LIST], again[MAX_LIST];

static int list_moves(const carc_game *game, carc_move *out)
{
	int n = carc_legal_moves(game, out, MAX_LIST);

	REQUIRE(n >= 1);
	REQUIRE(n <= MAX_LIST);
	REQUIRE(n <= carc_max_moves(game));
	REQUIRE(n == carc_count_moves(game));
	return n;
}

static void check_list(const carc_game *game, int n)
{
	carc_turn_info turn;
	carc_move move;

	REQUIRE(carc_turn(game, &turn) == CARC_OK);
	for (int i = 0; i < n; i++) {
		REQUIRE(moves[i].player == turn.player);
		REQUIRE(carc_check_move(game, &moves[i]) == CARC_OK);
		for (int j = 0; j < i; j++)
			REQUIRE(memcmp(&moves[i], &moves[j], sizeof move));
	}
	/* Nothing that is not listed is taken. */
	for (int i = 0; i < 4; i++) {
		int listed = 0;

		move = moves[below(n)];
		(&move.kind)[below(8)] = below(8) - 2;
		for (int j = 0; j < n; j++)
			listed |= !memcmp(&move, &moves[j], sizeof move);
		REQUIRE((carc_check_move(game, &move) == CARC_OK) == listed);
		if (!listed) {
			uint64_t hash = carcp_hash(game);

			REQUIRE(carc_apply((carc_game *)game, &move) < 0);
			REQUIRE(carcp_hash(game) == hash);
		}
	}
	if (turn.player == CARC_PLAYER_CHANCE) {
		static int32_t weights[MAX_LIST];
		int32_t total = 0;

		REQUIRE(carc_chance_weights(game, weights, MAX_LIST) == n);
		for (int i = 0; i < n; i++) {
			REQUIRE(weights[i] > 0);
			total += weights[i];
		}
		REQUIRE(total <= game->deck_size);
	}
}

/* Forget what lies behind the end of lists that only grow: undo leaves it. */
static void clear_tails(carc_game *game)
{
	struct state *state = game->state;
	struct {
		void *from, *end;
	} tails[] = {
		{game->frame + state->frames, game->open},
		{game->open + state->open, game->node},
		{game->node + state->nodes, game->figure},
		{game->figure + state->figures, game->deck},
		{game->placed + state->tiles, game->lone},
		{game->lone + state->lone, (char *)state + game->state_size},
	};

	for (size_t i = 0; i < sizeof tails / sizeof *tails; i++)
		memset(tails[i].from, 0,
		       (size_t)((char *)tails[i].end - (char *)tails[i].from));
}

/* Do and undo leaves nothing changed, to the byte. */
static void check_undo(carc_game *game, int n)
{
	carc_move move = moves[below(n)];
	unsigned char *before = malloc(game->state_size);
	uint64_t hash = carcp_hash(game);
	uint32_t events = game->events.count;
	const unsigned char *bytes = (const unsigned char *)game->state;

	clear_tails(game);
	memcpy(before, bytes, game->state_size);
	REQUIRE(carc_apply(game, &move) == CARC_OK);
	REQUIRE(game->state->over || carcp_hash(game) != hash);
	REQUIRE(carc_undo(game) == CARC_OK);
	clear_tails(game);
	for (uint32_t i = 0; i < game->state_size; i++)
		if (before[i] != bytes[i])
			ck_abort_msg("byte %u after undoing a move of kind %d",
				     i, move.kind);
	free(before);
	REQUIRE(carcp_hash(game) == hash);
	REQUIRE(game->events.count == events);
	REQUIRE(list_moves(game, again) == n);
	REQUIRE(!memcmp(moves, again, (size_t)n * sizeof *moves));
}

/* ---- Games --------------------------------------------------------------- */

static int random_deck(int32_t *deck)
{
	const struct tile_set *set = carcp_tile_sets[CARC_SET_BASE];
	int n = 0;

	for (int i = 0; i < set->count; i++)
		for (int k = 0; k < set->types[i].count; k++)
			deck[n++] = SET_TYPES * CARC_SET_BASE + i;
	for (int i = n - 1; i > 0; i--) {
		int j = below(i + 1);
		int32_t swap = deck[i];

		deck[i] = deck[j];
		deck[j] = swap;
	}
	/* More crossings than the set has. */
	for (int i = below(2) ? n : 0; i < n; i += 3)
		deck[i] = carcp_tile_find(i % 2 ? "W" : "X");
	return below(3) ? n : 1 + below(n);
}

static void random_config(carc_config *config)
{
	REQUIRE(carc_config_init(config, sizeof *config) == CARC_OK);
	config->expansion[PROBE_ID] = 1;
	config->expansion[CARC_EXP_FARMERS] = below(4) > 0;
	config->players = 1 + below(6);
	config->first_player = below(config->players);
	config->seed = (uint64_t)below(1 << 30);
	config->automatic = below(2);
	config->chance = below(2);
	config->events = 1;
	config->undo = 1;
}

struct table {
	carc_config config;
	int32_t deck[128];
	int32_t deck_size; /* 0: the tiles of the set */
	carc_game *game, *clone, *copy;
	int32_t points[CARC_MAX_PLAYERS];
};

static void new_game(const struct table *table, carc_game **out)
{
	REQUIRE((table->deck_size
			 ? carc_game_new_deck(out, &table->config, table->deck,
					      table->deck_size, NULL)
			 : carc_game_new(out, &table->config, NULL)) ==
		CARC_OK);
}

/* Taking any feature apart and joining it again changes nothing. */
static void check_rebuild(const carc_game *game)
{
	carc_game *clone;
	uint64_t hash;

	REQUIRE(carc_game_clone(&clone, game, NULL) == CARC_OK);
	hash = carcp_hash(clone);
	clone->journal.on = false; /* it is no move */
	for (int n = 0; n < clone->state->nodes; n++) {
		int kind = clone->node[n].kind;

		if (kind && kind != CARC_FEATURE_MONASTERY && !below(4))
			carcp_rebuild(clone, (uint16_t)n);
	}
	check_features(clone);
	REQUIRE(carcp_hash(clone) == hash);
	carc_game_free(clone);
}

/* The library plays it to the end, also without undo and events. */
static void check_playout(const struct table *table)
{
	struct table search = *table;
	carc_game *clone;
	uint64_t rng = (uint64_t)below(1 << 30);

	REQUIRE(carc_game_clone(&clone, table->game, NULL) == CARC_OK);
	REQUIRE(carc_playout(clone, &rng) == CARC_OK);
	check_features(clone);
	check_figures(clone);
	carc_game_free(clone);
	search.config.events = search.config.undo = 0;
	search.config.automatic = 1;
	new_game(&search, &clone);
	if (!clone->state->over)
		REQUIRE(carc_playout(clone, &rng) == CARC_OK);
	check_features(clone);
	carc_game_free(clone);
}

/* From here on a clone and a copy play along. */
static void branch(struct table *table)
{
	carc_game_free(table->clone);
	REQUIRE(carc_game_clone(&table->clone, table->game, NULL) == CARC_OK);
	if (!table->copy)
		new_game(table, &table->copy);
	REQUIRE(carc_game_copy(table->copy, table->game) == CARC_OK);
}

static void apply_all(struct table *table, const carc_move *move)
{
	uint64_t hash;

	REQUIRE(carc_apply(table->game, move) == CARC_OK);
	REQUIRE(!carcp_check(table->game));
	hash = carcp_hash(table->game);
	if (!table->clone)
		return;
	REQUIRE(carc_apply(table->clone, move) == CARC_OK);
	REQUIRE(carc_apply(table->copy, move) == CARC_OK);
	REQUIRE(carcp_hash(table->clone) == hash);
	REQUIRE(carcp_hash(table->copy) == hash);
}

static void reshuffle_all(struct table *table)
{
	carc_game *games[] = {table->game, table->clone, table->copy};
	uint64_t hash = carcp_hash(table->game), seed = (uint64_t)below(99);

	for (int i = 0; i < 3 && games[i]; i++) {
		REQUIRE(carc_reshuffle(games[i], seed) == CARC_OK);
		REQUIRE(carcp_hash(games[i]) == hash);
	}
}

static void note_move(const struct carc_game *game, const carc_move *move)
{
	const struct step *step = carcp_pending(game);
	const struct state *state = game->state;
	int a, b;
	bool joined;

	REQUIRE(step->decision < DECISIONS);
	seen.asked[step->decision]++;
	seen.other[step->decision] +=
		state->decider != CHANCE && state->decider != state->active;
	if (state->frames > seen.deepest)
		seen.deepest = state->frames;
	seen.huts += move->kind == CARC_MOVE_DEPLOY &&
		     move->figure == CARC_FIGURE_HUT;
	seen.options += move->kind == CARC_MOVE_RETURN;
	seen.dropped += move->kind == CARC_MOVE_REMOVE;
	if (move->kind == CARC_MOVE_FERRY &&
	    step->decision == CARC_DECISION_FERRY_MOVE) {
		joined = probe_pair(game, carcp_cell_at(game, move->x, move->y),
				    &a, &b);
		seen.split += joined;
		seen.rejoined += !joined;
	}
}

/* A uniform choice seldom deploys, and seldom does what the probe is for. */
static int choose(int n)
{
	int k = below(n);

	if (moves[k].kind == CARC_MOVE_PASS)
		k = below(n);
	return k;
}

/* Make a move of a history or a record. */
static void make_again(carc_game *game, const carc_move *move)
{
	if (move->kind == CARC_MOVE_RESHUFFLE)
		REQUIRE(carc_reshuffle(game, (uint64_t)(uint32_t)move->y << 32 |
						     (uint32_t)move->x) ==
			CARC_OK);
	else
		REQUIRE(carc_apply(game, move) == CARC_OK);
}

/* Undo everything, then do it all again. */
static void check_replay(struct table *table)
{
	carc_game *game = table->game, *fresh;
	uint64_t hash = carcp_hash(game), first;
	int n = carc_history(game, 0, moves, MAX_LIST);

	REQUIRE(n <= MAX_LIST);
	new_game(table, &fresh);
	first = carcp_hash(fresh);
	for (int i = 0; i < n; i++)
		REQUIRE(carc_undo(game) == CARC_OK);
	REQUIRE(carc_undo(game) == CARC_ERR_HISTORY);
	REQUIRE(carcp_hash(game) == first);
	for (int i = 0; i < n; i++) {
		make_again(game, &moves[i]);
		make_again(fresh, &moves[i]);
	}
	REQUIRE(carcp_hash(game) == hash);
	REQUIRE(carcp_hash(fresh) == hash);
	carc_game_free(fresh);
}

/* The moves of a record play the game again. carc_load() cannot: the probe has
 * no name in the first part of a record, on purpose. */
static void check_record(struct table *table)
{
	static char text[1 << 18];
	const char *at, *end;
	carc_game *fresh;
	bool begun = false;

	REQUIRE(carc_save(table->game, text, sizeof text) <=
		(int32_t)sizeof text);
	new_game(table, &fresh);
	for (at = text; *at; at = end + 1) {
		carc_move move;

		end = strchr(at, '\n');
		REQUIRE(end != NULL);
		if (begun && strncmp(at, "hash ", 5)) {
			REQUIRE(carcp_parse_move(at, end, &move));
			if (move.kind != CARC_MOVE_DRAW || table->config.chance)
				make_again(fresh, &move);
		}
		begun |= !strncmp(at, "moves", 5);
	}
	REQUIRE(begun);
	REQUIRE(carcp_hash(fresh) == carcp_hash(table->game));
	carc_game_free(fresh);
}

static void look_around(const carc_game *game)
{
	static carc_feature features[4096];
	carc_score scores[CARC_MAX_PLAYERS * MAX_CATEGORIES];
	carc_player players[CARC_MAX_PLAYERS];
	int n = carc_features(game, features, 4096);

	for (int i = 0; i < n; i++)
		REQUIRE(features[i].value >= 0);
	n = carc_players(game, players, CARC_MAX_PLAYERS);
	REQUIRE(n == game->config.players);
	for (int i = 0; i < n; i++) {
		int32_t sum = 0;
		int m = carc_score_final(game, scores,
					 CARC_MAX_PLAYERS * MAX_CATEGORIES);

		REQUIRE(players[i].track[1] >= 0);
		if (!game->state->over)
			continue;
		/* Every category that was booked is told. */
		for (int s = 0; s < m; s++)
			sum += scores[s].player == i ? scores[s].points : 0;
		REQUIRE(sum == players[i].score);
	}
}

static bool has_figures(const struct carc_game *game, int player)
{
	for (int i = 0; i < game->state->figures; i++)
		if (game->figure[i].player == player)
			return true;
	return false;
}

/* A poll in progress. */
struct poll {
	int frames; /* the part it belongs to */
	int active;
	int last; /* who was asked last, in steps from the active player; 0 if
		   * nobody was */
};

/* Those up to `to` were passed over: they have no figure. */
static void passed_over(const struct carc_game *game, const struct poll *poll,
			int to)
{
	for (int step = poll->last + 1; step < to; step++)
		REQUIRE(!has_figures(game, (poll->active + step) %
						   game->config.players));
}

/* D82 asks everybody who has a figure, once, from the left of the active player
 * round to himself. */
static void check_poll(const struct carc_game *game, struct poll *poll)
{
	const struct state *state = game->state;
	int n = game->config.players;
	bool pending = !state->over && carcp_pending(game)->decision ==
					       CARC_DECISION_CROP_REMOVE;

	if (poll->last && !state->over &&
	    (!pending || state->frames != poll->frames)) {
		passed_over(game, poll, n + 1);
		poll->last = 0;
	}
	if (pending) {
		int to = (state->decider - state->active + n - 1) % n + 1;

		poll->active = state->active;
		poll->frames = state->frames;
		REQUIRE(to > poll->last);
		passed_over(game, poll, to);
		poll->last = to;
	}
}

static void play(void)
{
	struct table table = {0};
	carc_game *game;
	struct poll poll = {0};
	int first = 0;

	random_config(&table.config);
	if (below(3))
		table.deck_size = random_deck(table.deck);
	new_game(&table, &table.game);
	game = table.game;
	for (;;) {
		carc_move move;
		int n;

		check_features(game);
		check_figures(game);
		check_huts(game);
		if (!table.config.automatic)
			check_poll(game, &poll);
		check_events(game, first, table.points);
		if (game->state->over)
			break;
		n = list_moves(game, moves);
		check_list(game, n);
		check_undo(game, n);
		if (below(20) == 0)
			branch(&table);
		if (below(20) == 0)
			check_rebuild(game);
		if (below(100) == 0)
			check_playout(&table);
		if (below(20) == 0)
			look_around(game);
		if (below(400) == 0)
			reshuffle_all(&table);
		move = moves[choose(n)];
		note_move(game, &move);
		first = (int)game->events.count;
		apply_all(&table, &move);
		note_events(game, first, &move);
	}
	look_around(game);
	note_parts(game);
	check_replay(&table);
	check_record(&table);
	carc_game_free(table.game);
	carc_game_free(table.clone);
	carc_game_free(table.copy);
}

START_TEST(random_games)
{
	static const int decisions[] = {
		CARC_DECISION_DRAW,       CARC_DECISION_PLACE,
		CARC_DECISION_FIGURE,     CARC_DECISION_FERRY,
		CARC_DECISION_FERRY_MOVE, CARC_DECISION_ADVANCE,
		CARC_DECISION_ROB,        CARC_DECISION_MESSAGE,
		CARC_DECISION_CROP_PLACE, CARC_DECISION_CROP_REMOVE};
	int games = number_from("CARC_GAMES", 300);
	int seed = number_from("CARC_SEED", 1);

	for (int i = 0; i < games; i++) {
		random_state = (uint64_t)seed * 1000003u + (uint64_t)i;
		play();
	}
	for (size_t i = 0; i < sizeof decisions / sizeof *decisions; i++) {
		int d = decisions[i];

		printf("decision %d: %d, of others %d\n", d, seen.asked[d],
		       seen.other[d]);
		ck_assert_int_gt(seen.asked[d], 0);
	}
	printf("frames %d, split %d, dropped %d, rejoined %d, far %d, "
	       "settled %d, huts %d, options %d, nested %d, bonus %d\n",
	       seen.deepest, seen.split, seen.dropped, seen.rejoined, seen.far,
	       seen.settled, seen.huts, seen.options, seen.nested, seen.bonus);
	ck_assert_int_gt(seen.other[CARC_DECISION_ADVANCE], 0);
	ck_assert_int_gt(seen.other[CARC_DECISION_ROB], 0);
	ck_assert_int_gt(seen.other[CARC_DECISION_CROP_PLACE], 0);
	ck_assert_int_gt(seen.other[CARC_DECISION_CROP_REMOVE], 0);
	ck_assert_int_ge(seen.deepest, 5); /* a part in a part in a part */
	ck_assert_int_gt(seen.split, 0);
	ck_assert_int_gt(seen.dropped, 0);
	ck_assert_int_gt(seen.rejoined, 0);
	ck_assert_int_gt(seen.far, 0);
	ck_assert_int_gt(seen.settled, 0);
	ck_assert_int_gt(seen.huts, 0);
	ck_assert_int_gt(seen.options, 0);
	ck_assert_int_gt(seen.nested, 0);
	ck_assert_int_gt(seen.bonus, 2); /* one a turn, not one a game */
}
END_TEST

/* The most there can be: each part begins another until no tile is left. */
START_TEST(deepest_nesting)
{
	struct table table = {0};
	carc_game *game;
	static int32_t deck[400];
	uint64_t hash;
	int deepest = 0, n = 0;

	random_state = 1;
	random_config(&table.config);
	table.config.chance = CARC_CHANCE_INSIDE;
	for (int i = 0; i < 400; i++)
		deck[i] = carcp_tile_find(i == 1 ? "X" : i % 2 ? "U" : "V");
	REQUIRE(carc_game_new_deck(&game, &table.config, deck, 400, NULL) ==
		CARC_OK);
	hash = carcp_hash(game);
	while (!game->state->over) {
		int k = 0, of = list_moves(game, moves);

		/* The first is the points, the last to nest or to pass. */
		if (carcp_pending(game)->decision != CARC_DECISION_PLACE)
			k = of - 1;
		REQUIRE(carc_apply(game, &moves[k]) == CARC_OK);
		if (game->state->frames > deepest)
			deepest = game->state->frames;
		n++;
	}
	/* All but the start tile and a few that fit nowhere. */
	ck_assert_int_gt(deepest, 380);
	while (n-- > 0)
		REQUIRE(carc_undo(game) == CARC_OK);
	REQUIRE(carcp_hash(game) == hash);
	carc_game_free(game);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("probe");
	TCase *tcase = tcase_create("games");
	SRunner *runner = srunner_create(suite);
	int failed;

	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, random_games);
	tcase_add_test(tcase, deepest_nesting);
	suite_add_tcase(suite, tcase);
	srunner_run_all(runner, CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed != 0;
}
