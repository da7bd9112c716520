/* SPDX-License-Identifier: Zlib */
/*
 * What no record can say: tiles that do not exist, the generator and the hash
 * as doc/chance.md and doc/hash.md specify them, and the parts of the library
 * that keep a promise of their own.
 */
#include "chance.h"
#include "journal.h"
#include "memory.h"
#include "play.h"
#include "shapes.h"
#include "text.h"

#include "common.h"

static int32_t type_of(const char *name)
{
	return carc_find(CARC_NAME_TILE_TYPE, name);
}

/* ---- Cities of two tiles with pennants ----------------------------------- */

/* Print pennants on the one city of a tile of this game. */
static void print_pennants(struct carc_game *game, const char *name, int n)
{
	for (int s = 0; s < game->shapes; s++)
		if (game->shape[s].type == type_of(name))
			game->shape[s].node[0].count[carcp_attribute(
				CARC_ATTRIBUTE_PENNANT)] = (uint16_t)n;
}

/* Two tiles, k pennants: 2 + k where the small city counts less, else 4 + 2k.
 * rules: V-004-026 AMB-90 B-23 */
START_TEST(small_city_with_pennants)
{
	int k = _i % 3, tenth = _i / 3;
	carc_config config =
		config_of(tenth ? CARC_EDITION_TENTH : CARC_EDITION_CLASSIC, 2);
	carc_game *game = game_of_deck(&config, "B E K V");
	int32_t n, sum = 0, wanted = tenth ? 2 + k : 4 + 2 * k;
	carc_player player[2];
	carc_event event[32];
	carc_feature city;

	print_pennants(game, "E", k > 0);
	print_pennants(game, "K", k > 1);
	ck_assert_int_eq(carc_place(game, 0, -1, 0), CARC_OK);
	ck_assert_int_eq(carc_deploy(game, CARC_FIGURE_FOLLOWER, 0), CARC_OK);
	/* Incomplete it is worth the same in every edition. */
	ck_assert_int_eq(carc_feature_at(game, 0, -1, 0, &city), CARC_OK);
	ck_assert_int_eq(city.value, 1 + (k > 0));
	ck_assert_int_eq(carc_place(game, 0, -2, 2), CARC_OK);
	ck_assert_int_eq(carc_feature_at(game, 0, -1, 0, &city), CARC_OK);
	ck_assert_int_eq(city.complete, 1);
	ck_assert_int_eq(city.tiles, 2);
	ck_assert_int_eq(city.value, wanted);
	ck_assert_int_eq(city.value_complete, wanted);
	ck_assert_int_eq(carc_pass(game), CARC_OK);
	ck_assert_int_eq(carc_players(game, player, 2), 2);
	ck_assert_int_eq(player[0].score, wanted);
	ck_assert_int_eq(player[1].score, 0);

	n = carc_events(game, 0, event, 32);
	ck_assert_int_le(n, 32);
	for (int i = 0; i < n; i++) {
		if (event[i].kind != CARC_EVENT_TERM)
			continue;
		sum += event[i].value;
		if (event[i].term == CARC_TERM_SMALL_CITY)
			ck_assert_int_eq(event[i].value, -2 - k);
	}
	ck_assert_int_eq(sum, wanted);
	carc_game_free(game);
}
END_TEST

/* ---- Tile data ----------------------------------------------------------- */

/* Stubs are left out: whatever stands in the data of the base game reaches a
 * side, or is a place of its own. rules: B-15 */
START_TEST(no_stubs)
{
	for (int t = 0; t < carcp_tiles_base.count; t++) {
		const struct tile_type *tile = &carcp_tiles_base.types[t];

		for (int i = 0; i < tile->segments; i++) {
			int kind = tile->segment[i].kind;
			int sides = carcp_segment_sides(tile, i);
			int halves = carcp_segment_halves(tile, i);

			switch (kind) {
			case CARC_FEATURE_ROAD:
			case CARC_FEATURE_CITY:
				ck_assert_int_ne(sides, 0);
				ck_assert_int_eq(halves, 0);
				break;
			case CARC_FEATURE_FIELD:
				ck_assert_int_ne(halves, 0);
				break;
			default:
				ck_assert(kind == CARC_FEATURE_MONASTERY ||
					  kind == CARC_FEATURE_GARDEN);
				ck_assert_int_eq(sides, 0);
				ck_assert_int_eq(halves, 0);
			}
		}
	}
}
END_TEST

/* The backs of the river are dark, those of the bonus tiles are others: they are
 * stacks of their own. rules: R-1 HG-1 */
START_TEST(stacks)
{
	for (int s = 0; s < carcp_tile_set_count; s++)
		ck_assert_int_eq(carcp_tile_sets[s]->stack,
				 s == CARC_SET_RIVER   ? STACK_RIVER
				 : s == CARC_SET_BONUS ? STACK_BONUS
						       : STACK_POOL);
}
END_TEST

/* A follower stands on every segment of every base tile. rules: B-15 B-11 */
START_TEST(every_segment_holds)
{
	for (int t = 0; t < carcp_tiles_base.count; t++) {
		carc_config config = config_of(CARC_EDITION_CLASSIC, 1);
		int32_t types[2], n = 0;
		carc_move move;
		carc_game *game;
		carc_tile tile;

		/* A start tile that shows every terrain. */
		types[n++] = type_of("D");
		types[n++] = t;
		ck_assert_int_eq(
			carc_game_new_deck(&game, &config, types, n, NULL),
			CARC_OK);
		ck_assert_int_eq(carc_kth_move(game, 0, &move), CARC_OK);
		ck_assert_int_eq(carc_apply(game, &move), CARC_OK);
		ck_assert_int_eq(carc_tile_at(game, move.x, move.y, &tile),
				 CARC_OK);
		ck_assert_int_eq(carc_legal_deployments(game, NULL, 0),
				 tile.segments);
		carc_game_free(game);
	}
}
END_TEST

/* ---- Draws --------------------------------------------------------------- */

#define SEEDS 20000

/* How often each type was seen, against how often it should be; with 23
 * degrees of freedom more than 58 has a probability of 0.0001. */
static void check_uniform(const int *seen, const char *what)
{
	static const int copies[] = {2, 4, 1, 3, 5, 2, 1, 3, 2, 3, 3, 3,
				     2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1};
	int total = 0;
	double chi = 0;

	for (int i = 0; i < 24; i++) {
		char name[2] = {(char)('A' + i), '\0'};
		double wanted = SEEDS * copies[i] / 71.0;
		double off = seen[type_of(name)] - wanted;

		chi += off * off / wanted;
		total += seen[type_of(name)];
	}
	ck_assert_int_eq(total, SEEDS);
	ck_assert_msg(chi < 58, "%s: %f", what, chi);
}

/* Every tile is as likely as any other in every place; copies with a garden
 * are ordinary ones. rules: B-1 AMB-86 */
START_TEST(uniform_draws)
{
	static int first[100], ninth[100], last[100];
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);

	config.events = config.undo = 0;
	for (int seed = 0; seed < SEEDS; seed++) {
		carc_game *game;
		carc_turn_info turn;

		config.seed = (uint64_t)seed;
		if (carc_game_new(&game, &config, NULL) != CARC_OK ||
		    carc_turn(game, &turn) != CARC_OK)
			ck_abort();
		first[turn.tile]++;
		ninth[game->shape[game->deck[8]].type]++;
		last[game->shape[game->deck[70]].type]++;
		carc_game_free(game);
	}
	check_uniform(first, "first");
	check_uniform(ninth, "ninth");
	check_uniform(last, "last");
}
END_TEST

/* A new deal is as good as the first. rules: B-1 */
START_TEST(uniform_reshuffles)
{
	static int next[100];
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	carc_game *game;

	/* Nothing drawn yet: all 71 are dealt anew. */
	config.chance = CARC_CHANCE_EXTERNAL;
	game = game_of(&config);
	for (int seed = 0; seed < SEEDS; seed++) {
		if (carc_reshuffle(game, (uint64_t)seed) != CARC_OK)
			ck_abort();
		next[game->shape[game->deck[0]].type]++;
		carc_undo(game);
	}
	check_uniform(next, "reshuffled");
	carc_game_free(game);
}
END_TEST

START_TEST(generator)
{
	static const uint64_t numbers[] = {
		0xE220A8397B1DCDAFu, 0x6E789E6AA1B965F4u, 0x06C45D188009454Fu};
	static const uint32_t below[][2] = {{1, 0},
					    {2, 0},
					    {6, 0},
					    {71, 12},
					    {1000, 506},
					    {2147483649u, 1030332444u},
					    {4294967295u, 3725978292u}};
	uint64_t rng = 0;

	for (int i = 0; i < COUNT(numbers); i++)
		ck_assert_uint_eq(carcp_random(&rng), numbers[i]);
	rng = 12345;
	for (int i = 0; i < COUNT(below); i++)
		ck_assert_uint_eq(carcp_below(&rng, below[i][0]), below[i][1]);
	ck_assert_uint_eq(rng, 0x2E2AC13EF8E9090Bu);
	ck_assert_uint_eq(carcp_stream(0, 0), 0x8209B480FAED1B10u);
	ck_assert_uint_eq(carcp_stream(0, 1), 0x6C23AACCA1387409u);
	ck_assert_uint_eq(carcp_stream(0, 2), 0x608EF4CA05464192u);
	ck_assert_uint_eq(carcp_stream(0, STREAM_TOKENS), 0xD411D48E56031155u);
	ck_assert_uint_eq(carcp_stream(0, STREAM_DIE), 0x87EDB4FD002F55E0u);
	ck_assert_uint_eq(carcp_stream(UINT64_MAX, 1), 0xC7585380BC9E7C65u);
}
END_TEST

/* Each number below n is equally likely, and none is n. */
START_TEST(bounded)
{
	uint64_t rng = 1;

	for (uint32_t n = 1; n < 12; n++) {
		int seen[12] = {0};

		for (int i = 0; i < 12000; i++)
			seen[carcp_below(&rng, n)]++;
		for (uint32_t i = 0; i < 12; i++)
			ck_assert_int_le(
				abs(seen[i] - (i < n ? 12000 / (int)n : 0)),
				i < n ? 300 : 0);
	}
	/* Here almost half of all numbers are thrown away. */
	for (int i = 0; i < 1000; i++)
		ck_assert_uint_lt(carcp_below(&rng, 0x80000001u), 0x80000001u);
}
END_TEST

/* The deals of doc/chance.md. */
START_TEST(deals)
{
	static const char *const deal[] = {
		"QOUBPLJVDPSVKEIEFBRHUXBUMMVOVAGKVSHN"
		"WJVDEKPEUREVHALFDVJNUVINCWBTRULWWUU",
		"VUVLVBCEIAJVVVKVUOSNNEKEBRMWHFWOMHTI"
		"FVGDJBUDLUSEHPNWUPWURREDBAPLVUQKUJX"};
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	carc_game *game;

	config.seed = (uint64_t)_i;
	game = game_of(&config);
	ck_assert_int_eq(game->deck_size, 71);
	for (int i = 0; i < 71; i++) {
		const char *name = carc_name(CARC_NAME_TILE_TYPE,
					     game->shape[game->deck[i]].type);

		ck_assert_msg(name[0] == deal[_i][i] && !name[1],
			      "tile %d is %s", i, name);
	}
	carc_game_free(game);
	/* To deal anew what nobody has seen is to deal it the first time. */
	config.chance = CARC_CHANCE_EXTERNAL;
	game = game_of(&config);
	ck_assert_int_eq(carc_reshuffle(game, (uint64_t)_i), CARC_OK);
	for (int i = 0; i < 71; i++)
		ck_assert_int_eq(carc_name(CARC_NAME_TILE_TYPE,
					   game->shape[game->deck[i]].type)[0],
				 deal[_i][i]);
	carc_game_free(game);
}
END_TEST

/* carc_random_move as doc/chance.md has it. */
static int32_t wanted_move(const carc_game *game, uint64_t *rng)
{
	int32_t weight[64], total = 0, k = 0;
	int32_t n = carc_chance_weights(game, weight, 64);

	if (!n)
		return (int32_t)carcp_below(rng,
					    (uint32_t)carc_count_moves(game));
	for (int32_t i = 0; i < n; i++)
		total += weight[i];
	total = (int32_t)carcp_below(rng, (uint32_t)total);
	for (; total >= weight[k]; k++)
		total -= weight[k];
	return k;
}

START_TEST(random_choice)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 3);
	uint64_t rng = (uint64_t)_i, same = (uint64_t)_i, start = rng;
	carc_game *game, *twin;
	carc_move move, wanted;

	config.chance = _i & 1;
	config.automatic = _i >> 1 & 1;
	game = game_of(&config);
	twin = game_of(&config);
	while (carc_random_move(game, &rng, &move) == CARC_OK) {
		int32_t k = wanted_move(game, &same);

		ck_assert_int_eq(carc_kth_move(game, k, &wanted), CARC_OK);
		ck_assert_mem_eq(&move, &wanted, sizeof move);
		ck_assert_uint_eq(rng, same);
		ck_assert_int_eq(carc_apply(game, &move), CARC_OK);
	}
	ck_assert_int_eq(carc_playout(twin, &start), CARC_OK);
	ck_assert_uint_eq(start, rng);
	ck_assert_uint_eq(digest_of(twin), digest_of(game));
	carc_game_free(game);
	carc_game_free(twin);
}
END_TEST

/* ---- Hash ---------------------------------------------------------------- */

/* The positions of doc/hash.md. */
START_TEST(hashes)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	carc_game *game = game_of_deck(&config, "D V U");

	ck_assert_uint_eq(carc_hash(game), 0xA05DA252013E0B9Eu);
	ck_assert_int_eq(carc_place(game, 1, 0, 0), CARC_OK);
	ck_assert_uint_eq(carc_hash(game), 0xD455F3719C6666C6u);
	ck_assert_int_eq(carc_deploy(game, 0, 0), CARC_OK);
	ck_assert_uint_eq(carc_hash(game), 0xB7618BE4D9DBA7B9u);
	ck_assert_int_eq(carc_place(game, 2, 0, 0), CARC_OK);
	ck_assert_int_eq(carc_pass(game), CARC_OK);
	ck_assert_uint_eq(carc_hash(game), 0x1FC0A103CC5B36BCu);
	carc_game_free(game);
	config.chance = CARC_CHANCE_EXTERNAL;
	game = game_of_deck(&config, "D V U");
	ck_assert_uint_eq(carc_hash(game), 0x72CE21496A903E00u);
	carc_game_free(game);
}
END_TEST

/* Seed, deal, logs and switches that change no rule are not in the hash; the
 * order in which tiles came is not either. */
START_TEST(hash_leaves_out)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	carc_game *one = game_of_deck(&config, "D U U V E"), *two;

	config.seed = 99;
	config.events = config.undo = 0;
	two = game_of_deck(&config, "D U U E V");
	ck_assert_uint_eq(carc_hash(one), carc_hash(two));
	ck_assert_int_eq(carc_place(one, 1, 0, 1), CARC_OK);
	ck_assert_int_eq(carc_pass(one), CARC_OK);
	ck_assert_int_eq(carc_place(one, -1, 0, 1), CARC_OK);
	ck_assert_int_eq(carc_place(two, -1, 0, 1), CARC_OK);
	ck_assert_int_eq(carc_pass(two), CARC_OK);
	ck_assert_uint_ne(carc_hash(one), carc_hash(two));
	ck_assert_int_eq(carc_place(two, 1, 0, 1), CARC_OK);
	/* The tile just placed is in it, until the figure step is over. */
	ck_assert_uint_ne(carc_hash(one), carc_hash(two));
	carc_game_free(one);
	carc_game_free(two);

	one = game_of_deck(&config, "D U U V");
	two = game_of_deck(&config, "D U U V");
	for (int i = 0; i < 2; i++) {
		ck_assert_int_eq(carc_place(one, 1 - 2 * i, 0, 1), CARC_OK);
		ck_assert_int_eq(carc_pass(one), CARC_OK);
		ck_assert_int_eq(carc_place(two, 2 * i - 1, 0, 1), CARC_OK);
		ck_assert_int_eq(carc_pass(two), CARC_OK);
	}
	ck_assert_uint_eq(carc_hash(one), carc_hash(two));
	carc_game_free(one);
	carc_game_free(two);
}
END_TEST

/* Whoever has the tokens: the positions are the same but for them. */
START_TEST(hash_of_goods)
{
	carc_config config = config_of(CARC_EDITION_PLUS, 2);
	carc_game *game;
	uint64_t hash;

	ck_assert_int_eq(carc_config_add(&config, "goods"), CARC_OK);
	ck_assert_int_eq(carc_game_new(&game, &config, NULL), CARC_OK);
	hash = carc_hash(game);
	for (int i = 0; i < 6; i++) {
		uint16_t *tokens = (uint16_t *)game->block[0] + i;

		++*tokens;
		ck_assert_uint_ne(carc_hash(game), hash);
		--*tokens;
		ck_assert_uint_eq(carc_hash(game), hash);
	}
	carc_game_free(game);
}
END_TEST

/* Who may take an ingot is what the rest of the part is about; without an ingot
 * there is nothing to claim. The block begins with what each player and all may
 * have; then come ingots and claims, a byte each, by cell. */
START_TEST(hash_of_claims)
{
	carc_config config = config_of(CARC_EDITION_PLUS, 2);
	carc_game *game;
	uint8_t *start;
	uint64_t hash;

	ck_assert_int_eq(carc_config_add(&config, "gold"), CARC_OK);
	ck_assert_int_eq(carc_game_new(&game, &config, NULL), CARC_OK);
	start = game->block[0] + (CARC_MAX_PLAYERS + 1) * sizeof(uint16_t) +
		2 * game->placed[0].cell;
	start[0] = 1;
	hash = carc_hash(game);
	for (uint8_t claims = 1; claims < 4; claims++) {
		start[1] = claims;
		ck_assert_uint_ne(carc_hash(game), hash);
	}
	carc_game_free(game);
}
END_TEST

/* ---- Geometry ------------------------------------------------------------ */

START_TEST(geometry)
{
	uint64_t rng = 1;

	for (int side = 0; side < SIDES; side++) {
		int back = carcp_opposite(side);

		ck_assert_int_eq(carcp_opposite(back), side);
		ck_assert_int_eq(carcp_dx(side), -carcp_dx(back));
		ck_assert_int_eq(carcp_dy(side), -carcp_dy(back));
		ck_assert_int_eq(abs(carcp_dx(side)) + abs(carcp_dy(side)), 1);
		for (int r = 0; r < 4; r++)
			ck_assert_int_eq((carcp_upright(side, r) + r) % 4,
					 side);
	}
	ck_assert_int_eq(carcp_dy(NORTH), -1); /* y grows south */
	ck_assert_int_eq(carcp_dx(EAST), 1);
	/* North goes east with one quarter turn clockwise. */
	ck_assert_uint_eq(carcp_turn_edges(0x000F, 1), 0x00F0);
	for (int i = 0; i < 1000; i++) {
		uint16_t edges = (uint16_t)carcp_random(&rng);

		ck_assert_uint_eq(carcp_turn_edges(edges, 0), edges);
		for (int r = 0; r < 4; r++) {
			uint16_t turned = carcp_turn_edges(edges, r);

			ck_assert_uint_eq(carcp_turn_edges(turned, (4 - r) % 4),
					  edges);
			ck_assert_uint_eq(carcp_turn_edges(turned, 1),
					  carcp_turn_edges(edges, (r + 1) % 4));
			for (int side = 0; side < SIDES; side++)
				ck_assert_uint_eq(
					carcp_edge(turned, side),
					carcp_edge(edges,
						   carcp_upright(side, r)));
		}
	}
}
END_TEST

/* ---- The block ----------------------------------------------------------- */

/* Copies beyond 32 KB are far slower: the classic expansions stay below. */
START_TEST(block_size)
{
	static const char *const names[] = {"river", "abbot", "inns", "traders",
					    "festival"};
	carc_config config;
	carc_game *game;

	carc_config_init(&config, sizeof config);
	carc_config_preset(&config, CARC_EDITION_PLUS);
	config.players = CARC_MAX_PLAYERS;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		ck_assert_int_eq(carc_config_add(&config, names[i]), CARC_OK);
	game = game_of(&config);
	ck_assert_int_eq(game->deck_size + 1, 135);
	ck_assert_uint_lt(game->state_size, 32 * 1024);
	carc_game_free(game);
}
END_TEST

/* ---- Journal ------------------------------------------------------------- */

/* A move keeps each line at most once, leaves none marked, and after undo the
 * game is as it was, to be seen and to be played. */
START_TEST(undo)
{
	carc_config config = config_of(_i % 4, 1 + _i % 6);
	uint64_t rng = (uint64_t)_i;
	carc_game *game, *twin;

	config.seed = (uint64_t)_i;
	config.chance = _i & 1;
	game = game_of(&config);
	twin = game_of(&config);
	ck_assert_uint_eq(game->state_size % LINE, 0);
	game->journal.epoch = UINT32_MAX - 3; /* it starts anew on the way */
	for (;;) {
		uint32_t lines = game->journal.count;
		uint64_t before = digest_of(game);
		carc_move move, other;

		if (carc_random_move(game, &rng, &move) != CARC_OK)
			break;
		ck_assert_int_eq(carc_random_move(game, &rng, &other), CARC_OK);
		ck_assert_int_eq(carc_apply(game, &other), CARC_OK);
		for (uint32_t i = lines; i < game->journal.count; i++)
			for (uint32_t j = lines; j < i; j++)
				if (game->journal.line[i].index ==
				    game->journal.line[j].index)
					ck_abort_msg("a line kept twice");
		ck_assert_int_eq(carc_undo(game), CARC_OK);
		ck_assert_uint_eq(game->journal.count, lines);
		ck_assert_uint_eq(digest_of(game), before);
		ck_assert_int_eq(carc_apply(game, &move), CARC_OK);
		ck_assert_int_eq(carc_apply(twin, &move), CARC_OK);
	}
	ck_assert_uint_eq(digest_of(game), digest_of(twin));
	carc_game_free(game);
	carc_game_free(twin);
}
END_TEST

/* What was touched before it was written comes back, across lines too. */
START_TEST(journal)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	carc_game *game = game_of(&config);
	unsigned char *state = (unsigned char *)game->state, *before;
	uint64_t rng = 3;

	before = malloc(game->state_size);
	ck_assert_ptr_nonnull(before);
	for (int round = 0; round < 200; round++) {
		/* Once the numbers of moves run out and begin again. */
		if (round == 10)
			game->journal.epoch = UINT32_MAX - 1;
		memcpy(before, state, game->state_size);
		ck_assert(carcp_journal_begin(game));
		for (int i = 0; i < 20; i++) {
			uint32_t size = 1 + carcp_below(&rng, 3 * LINE);
			uint32_t at =
				carcp_below(&rng, game->state_size - size + 1);

			carcp_touch(game, state + at, size);
			memset(state + at, (int)carcp_below(&rng, 256), size);
		}
		carcp_journal_rollback(game);
		ck_assert(!memcmp(before, state, game->state_size));
		ck_assert_uint_eq(game->journal.count, 0);
		ck_assert_uint_eq(game->history.count, 0);
	}
	free(before);
	carc_game_free(game);
}
END_TEST

/* ---- Memory and text ----------------------------------------------------- */

static void *no_alloc(uint64_t size, void *user)
{
	(void)size;
	++*(int *)user;
	return NULL;
}

static void no_free(void *memory, void *user)
{
	(void)memory, (void)user;
}

START_TEST(reserve)
{
	int asked = 0;
	const carc_allocator never = {no_alloc, no_free, &asked};
	const carc_allocator standard = carcp_allocator(NULL);
	uint32_t capacity = 0;
	int32_t *array;
	void *memory = NULL;

	/* Sizes that cannot be are not even asked for. */
	ck_assert(!carcp_reserve(&never, &memory, &capacity, 0,
				 (uint64_t)UINT32_MAX + 1, 1));
	ck_assert(!carcp_reserve(&never, &memory, &capacity, 0, UINT64_MAX / 2,
				 8));
	ck_assert_int_eq(asked, 0);
	ck_assert(!carcp_reserve(&never, &memory, &capacity, 0, 1, 8));
	ck_assert_int_eq(asked, 1);
	ck_assert_uint_eq(capacity, 0);
	ck_assert(carcp_reserve(&never, &memory, &capacity, 0, 0, 8));
	ck_assert_int_eq(asked, 1);
	ck_assert_ptr_null(memory);
	for (uint32_t n = 0; n < 1000; n++) {
		ck_assert(carcp_reserve(&standard, &memory, &capacity, n, n + 1,
					sizeof *array));
		ck_assert_uint_gt(capacity, n);
		array = memory;
		array[n] = (int32_t)n;
	}
	for (int32_t n = 0; n < 1000; n++)
		ck_assert_int_eq(array[n], n);
	/* What fails leaves the array as it was. */
	ck_assert(!carcp_reserve(&never, &memory, &capacity, 1000, 100000,
				 sizeof *array));
	ck_assert_ptr_eq(memory, array);
	carcp_free(&standard, memory);
}
END_TEST

START_TEST(numbers)
{
	static const struct {
		const char *word;
		bool good;
		int32_t number;
	} word[] = {
		{"0", true, 0},
		{"-0", true, 0},
		{"007", true, 7},
		{"2147483647", true, INT32_MAX},
		{"-2147483647", true, -INT32_MAX},
		{"2147483648", false, 0},
		{"99999999999999999999999", false, 0},
		{"", false, 0},
		{"-", false, 0},
		{"--1", false, 0},
		{"+1", false, 0},
		{"1a", false, 0},
		{"a", false, 0},
		{" 1", false, 0},
	};
	uint64_t wide;

	for (int i = 0; i < COUNT(word); i++) {
		int32_t number = 0;

		ck_assert_int_eq(carcp_parse_int(word[i].word, &number),
				 word[i].good);
		if (word[i].good)
			ck_assert_int_eq(number, word[i].number);
	}
	ck_assert(carcp_parse_seed("18446744073709551615", &wide));
	ck_assert_uint_eq(wide, UINT64_MAX);
	ck_assert(!carcp_parse_seed("18446744073709551616", &wide));
	ck_assert(carcp_parse_hex("00000000000000ff", &wide));
	ck_assert_uint_eq(wide, 255);
	ck_assert(!carcp_parse_hex("ff", &wide));
	ck_assert(!carcp_parse_hex("00000000000000FF", &wide));
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("unit");
	TCase *tcase = tcase_create("unit");

	tcase_set_timeout(tcase, 0);
	tcase_add_loop_test(tcase, small_city_with_pennants, 0, 6);
	tcase_add_test(tcase, no_stubs);
	tcase_add_test(tcase, stacks);
	tcase_add_test(tcase, every_segment_holds);
	tcase_add_test(tcase, uniform_draws);
	tcase_add_test(tcase, uniform_reshuffles);
	tcase_add_test(tcase, generator);
	tcase_add_test(tcase, bounded);
	tcase_add_loop_test(tcase, deals, 0, 2);
	tcase_add_loop_test(tcase, random_choice, 0, 8);
	tcase_add_test(tcase, hashes);
	tcase_add_test(tcase, hash_leaves_out);
	tcase_add_test(tcase, hash_of_goods);
	tcase_add_test(tcase, hash_of_claims);
	tcase_add_test(tcase, geometry);
	tcase_add_test(tcase, block_size);
	tcase_add_loop_test(tcase, undo, 0, 12);
	tcase_add_test(tcase, journal);
	tcase_add_test(tcase, reserve);
	tcase_add_test(tcase, numbers);
	suite_add_tcase(suite, tcase);
	return run_suite(suite);
}
