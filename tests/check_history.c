/* SPDX-License-Identifier: Zlib */
/*
 * The contract of include/carcassonne.h about what was and what may come: decks,
 * chance, copies, undo, events, records and the text of moves.
 */
#include "contract.h"

/* ---- Decks --------------------------------------------------------------- */

START_TEST(decks)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	int32_t *types = calloc(5001, sizeof *types);
	static const int32_t wrong[] = {-1,   32,        112,
					1100, INT32_MIN, INT32_MAX};
	carc_turn_info turn;
	carc_game *game;

	ck_assert_ptr_nonnull(types);
	for (int n = 0; n < 5001; n++)
		types[n] = type_of(n & 1 ? "U" : "V");
	/* The start tile alone: over before it began. */
	ck_assert_int_eq(carc_game_new_deck(&game, &config, types, 1, NULL),
			 CARC_OK);
	ck_assert_int_eq(carc_turn(game, &turn), CARC_OK);
	ck_assert_int_eq(turn.decision, CARC_DECISION_OVER);
	ck_assert_int_gt(carc_max_moves(game), 0);
	check_lists(game);
	carc_game_free(game);

	for (int i = 0; i < COUNT(wrong); i++) {
		int32_t kept = types[9];

		types[9] = wrong[i];
		ck_assert_int_eq(
			carc_game_new_deck(&game, &config, types, 10, NULL),
			CARC_ERR_ARGUMENT);
		ck_assert_ptr_null(game);
		types[9] = kept;
		ck_assert_int_eq(carc_game_new_deck(
					 &game, &config, types,
					 wrong[i] == 32 ? 0 : wrong[i] % 4 - 4,
					 NULL),
				 CARC_ERR_ARGUMENT);
	}
	ck_assert_int_eq(
		carc_game_new_deck(&game, &config, types, INT32_MAX, NULL),
		CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_game_new_deck(&game, &config, types, 5001, NULL),
			 CARC_ERR_ARGUMENT);
	ck_assert_ptr_null(game);
	ck_assert_int_eq(carc_game_new_deck(&game, &config, types, 5000, NULL),
			 CARC_OK);
	ck_assert_int_eq(carc_place(game, 1, 0, 0), CARC_OK);
	ck_assert_int_eq(carc_undo(game), CARC_OK);
	carc_game_free(game);

	/* The sets of the configuration do not matter then. */
	config.set[CARC_SET_BASE] = 0;
	ck_assert_int_eq(carc_game_new_deck(&game, &config, types, 3, NULL),
			 CARC_OK);
	carc_game_free(game);
	free(types);
}
END_TEST

START_TEST(long_deck)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 6);
	int32_t types[2000];
	uint64_t rng = 8, hash;
	carc_game *game, *again;
	char *record;

	for (int i = 0; i < 2000; i++)
		types[i] = (i * 7 + i / 32) % 32;
	ck_assert_int_eq(carc_game_new_deck(&game, &config, types, 2000, NULL),
			 CARC_OK);
	for (int i = 0;; i++) {
		carc_move move;

		ck_assert_int_le(carc_count_moves(game), carc_max_moves(game));
		if (carc_random_move(game, &rng, &move) != CARC_OK)
			break;
		ck_assert_int_eq(carc_apply(game, &move), CARC_OK);
	}
	hash = carc_hash(game);
	record = record_of(game);
	ck_assert_int_eq(
		carc_load(&again, record, (int32_t)strlen(record), NULL, NULL),
		CARC_OK);
	ck_assert_uint_eq(carc_hash(again), hash);
	while (carc_undo(game) == CARC_OK)
		;
	ck_assert_int_eq(carc_tiles(game, NULL, 0), 1);
	ck_assert_int_eq(carc_events(game, 0, NULL, 0), 3);
	free(record);
	carc_game_free(game);
	carc_game_free(again);
}
END_TEST

/* ---- Chance -------------------------------------------------------------- */

START_TEST(weights)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	carc_game *game;
	uint64_t rng = 3;
	int drawn = 0;

	config.chance = CARC_CHANCE_EXTERNAL;
	game = game_of(&config);
	for (;;) {
		carc_remaining_type left[32];
		int32_t weight[33], sum = 0, n = carc_remaining(game, left, 32);
		carc_turn_info turn;
		carc_move move[33];

		ck_assert_int_eq(carc_turn(game, &turn), CARC_OK);
		if (turn.decision == CARC_DECISION_OVER)
			break;
		if (turn.decision != CARC_DECISION_DRAW) {
			random_moves(game, &rng, 1);
			continue;
		}
		ck_assert_int_eq(turn.player, CARC_PLAYER_CHANCE);
		ck_assert_int_eq(turn.tile, -1);
		ck_assert_int_eq(carc_legal_moves(game, move, 33), n);
		ck_assert_int_eq(carc_chance_weights(game, weight, 33), n);
		for (int i = 0; i < n; i++) {
			ck_assert_int_eq(move[i].kind, CARC_MOVE_DRAW);
			ck_assert_int_eq(move[i].player, CARC_PLAYER_CHANCE);
			ck_assert_int_eq(move[i].value, left[i].type);
			ck_assert_int_eq(weight[i], left[i].count);
			sum += weight[i];
		}
		ck_assert_int_eq(sum, 71 - drawn++);
		if (drawn == 1)
			refuse_fields(game, &move[0]);
		/* The type that is drawn last is gone for good. */
		ck_assert_int_eq(carc_apply(game, &move[n - 1]), CARC_OK);
		if (weight[n - 1] > 1)
			continue;
		random_moves(game, &rng, 2);
		if (carc_turn(game, &turn) == CARC_OK &&
		    turn.decision == CARC_DECISION_DRAW)
			refuse(game, &move[n - 1], CARC_ILLEGAL_OUTCOME);
	}
	ck_assert_int_eq(drawn, 71);
	carc_game_free(game);
}
END_TEST

START_TEST(outcomes)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	carc_move move = {
		CARC_MOVE_DRAW, CARC_PLAYER_CHANCE, -1, -1, -1, -1, -1,
		type_of("X")};
	carc_game *game;

	config.chance = CARC_CHANCE_EXTERNAL;
	game = game_of_deck(&config, "D V V U");
	refuse(game, &move, CARC_ILLEGAL_OUTCOME);
	move.value = type_of("D"); /* only the start tile */
	refuse(game, &move, CARC_ILLEGAL_OUTCOME);
	move.value = -1;
	refuse(game, &move, CARC_ILLEGAL_OUTCOME);
	move.value = INT32_MAX;
	refuse(game, &move, CARC_ILLEGAL_OUTCOME);
	move.value = type_of("U");
	move.segment = 0;
	refuse(game, &move, CARC_ILLEGAL_FIELD);
	move.segment = -1;
	move.player = 0;
	refuse(game, &move, CARC_ILLEGAL_PLAYER);
	move.player = CARC_PLAYER_CHANCE;
	ck_assert_int_eq(carc_place(game, 1, 0, 0), CARC_ILLEGAL_KIND);
	ck_assert_int_eq(carc_deploy(game, 0, 0), CARC_ILLEGAL_KIND);
	ck_assert_int_lt(carc_pass(game), 0);
	ck_assert_int_eq(carc_apply(game, &move), CARC_OK);
	refuse(game, &move, CARC_ILLEGAL_PLAYER);
	carc_game_free(game);
}
END_TEST

/* A client mirrors a game by the draws its server tells of. */
START_TEST(mirror)
{
	carc_config config = config_of(_i % 4, 1 + _i % 6);
	carc_game *server, *client;
	int32_t seen = 0;
	uint64_t rng = (uint64_t)_i + 100;

	config.seed = (uint64_t)_i;
	config.automatic = _i % 2;
	server = game_of(&config);
	config.seed = 0;
	config.automatic = 0;
	config.chance = CARC_CHANCE_EXTERNAL;
	client = game_of(&config);
	for (;;) {
		carc_event event;
		carc_move move;

		for (; carc_events(server, seen, &event, 1) > 0; seen++) {
			const carc_move draw = {CARC_MOVE_DRAW,
						CARC_PLAYER_CHANCE,
						-1,
						-1,
						-1,
						-1,
						-1,
						event.value};

			if (event.kind == CARC_EVENT_DRAWN)
				ck_assert_int_eq(carc_apply(client, &draw),
						 CARC_OK);
			if (event.kind != CARC_EVENT_AUTOMATIC)
				continue;
			/* The server took the only choice. */
			ck_assert_int_eq(carc_count_moves(client), 1);
			ck_assert_int_eq(carc_kth_move(client, 0, &move),
					 CARC_OK);
			ck_assert_int_eq(carc_apply(client, &move), CARC_OK);
		}
		ck_assert_uint_eq(carc_hash(client), carc_hash(server));
		if (carc_random_move(server, &rng, &move) != CARC_OK)
			break;
		ck_assert_int_eq(carc_apply(server, &move), CARC_OK);
		ck_assert_int_eq(carc_apply(client, &move), CARC_OK);
	}
	carc_game_free(server);
	carc_game_free(client);
}
END_TEST

START_TEST(reshuffle)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	carc_game *game = game_of(&config), *again;
	uint64_t hash, digest, rng = 2;
	carc_move move;
	char *record;

	random_moves(game, &rng, 21);
	hash = carc_hash(game);
	digest = digest_of(game);
	ck_assert_int_eq(carc_reshuffle(game, 0x123456789ABCDEF0u), CARC_OK);
	ck_assert_uint_eq(carc_hash(game), hash);
	ck_assert_int_eq(carc_history(game, 21, &move, 1), 1);
	ck_assert_int_eq(move.kind, CARC_MOVE_RESHUFFLE);
	ck_assert_uint_eq((uint32_t)move.x, 0x9ABCDEF0u);
	ck_assert_uint_eq((uint32_t)move.y, 0x12345678u);
	ck_assert_int_eq(carc_undo(game), CARC_OK);
	ck_assert_uint_eq(digest_of(game), digest);
	ck_assert_int_eq(carc_reshuffle(game, UINT64_MAX), CARC_OK);
	ck_assert_int_eq(carc_playout(game, &rng), CARC_OK);
	record = record_of(game);
	ck_assert_int_eq(
		carc_load(&again, record, (int32_t)strlen(record), NULL, NULL),
		CARC_OK);
	ck_assert_uint_eq(digest_of(again), digest_of(game));
	free(record);
	carc_game_free(game);
	carc_game_free(again);
}
END_TEST

/* ---- Copies and history -------------------------------------------------- */

START_TEST(clone)
{
	carc_config config = config_of(CARC_EDITION_NEW, 4);
	carc_game *game = game_of(&config), *twin;
	uint64_t rng = 9, digest;

	random_moves(game, &rng, 40);
	ck_assert_int_eq(carc_game_clone(&twin, game, NULL), CARC_OK);
	digest = digest_of(game);
	ck_assert_uint_eq(digest_of(twin), digest);
	while (carc_undo(twin) == CARC_OK)
		;
	ck_assert_uint_eq(digest_of(game), digest);
	ck_assert_int_eq(carc_history(twin, 0, NULL, 0), 0);
	ck_assert_int_eq(carc_playout(twin, &rng), CARC_OK);
	ck_assert_uint_eq(digest_of(game), digest);
	carc_game_free(game);
	ck_assert_int_gt(carc_save(twin, NULL, 0), 0);
	carc_game_free(twin);
}
END_TEST

START_TEST(copy)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 3);
	carc_game *from, *to;
	uint64_t rng = 6, digest, hash;
	carc_move move;

	from = game_of(&config);
	config.seed = 12345; /* the seed may differ */
	to = game_of(&config);
	random_moves(from, &rng, 30);
	random_moves(to, &rng, 11);
	digest = digest_of(from);
	hash = carc_hash(from);
	ck_assert_int_eq(carc_game_copy(to, from), CARC_OK);
	ck_assert_uint_eq(digest_of(from), digest);
	ck_assert_uint_eq(carc_hash(to), hash);
	ck_assert_int_eq(carc_events(to, 0, NULL, 0), 0);
	ck_assert_int_eq(carc_history(to, 0, NULL, 0), CARC_ERR_HISTORY);
	ck_assert_int_eq(carc_save(to, NULL, 0), CARC_ERR_HISTORY);
	ck_assert_int_eq(carc_undo(to), CARC_ERR_HISTORY);
	/* Both go on alike: the order of the stack was copied too. */
	for (int i = 0; i < 9; i++) {
		ck_assert_int_eq(carc_random_move(from, &rng, &move), CARC_OK);
		ck_assert_int_eq(carc_apply(from, &move), CARC_OK);
		ck_assert_int_eq(carc_apply(to, &move), CARC_OK);
		ck_assert_uint_eq(carc_hash(to), carc_hash(from));
	}
	ck_assert_int_gt(carc_events(to, 0, NULL, 0), 0);
	ck_assert_int_eq(carc_save(to, NULL, 0), CARC_ERR_HISTORY);
	for (int i = 0; i < 9; i++)
		ck_assert_int_eq(carc_undo(to), CARC_OK);
	ck_assert_uint_eq(carc_hash(to), hash);
	ck_assert_int_eq(carc_undo(to), CARC_ERR_HISTORY);
	ck_assert_uint_eq(carc_hash(to), hash);
	carc_game_free(from);
	carc_game_free(to);
}
END_TEST

/* What was known of the position copied over is forgotten, though the tile in
 * hand is the same. */
START_TEST(copy_same_tile)
{
	static carc_move of_from[CARC_MAX_MOVES], of_to[CARC_MAX_MOVES];
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	carc_game *from = game_of_deck(&config, "D D D D D D D D");
	carc_game *to = game_of_deck(&config, "D D D D D D D D");
	uint64_t rng = 3;
	int32_t n;

	random_moves(from, &rng, 6);
	ck_assert_int_eq(carc_game_copy(to, from), CARC_OK);
	n = carc_legal_moves(from, of_from, CARC_MAX_MOVES);
	ck_assert_int_eq(carc_legal_moves(to, of_to, CARC_MAX_MOVES), n);
	ck_assert_int_eq(of_from[0].kind, CARC_MOVE_PLACE);
	ck_assert_mem_eq(of_to, of_from, (size_t)n * sizeof *of_to);
	carc_game_free(from);
	carc_game_free(to);
}
END_TEST

START_TEST(copy_foreign)
{
	const carc_config config = config_of(CARC_EDITION_CLASSIC, 3);
	carc_config other;
	carc_game *game = game_of(&config), *foreign;
	uint64_t digest;

#define FOREIGN(member, value)                                                 \
	other = config;                                                        \
	other.member = (value);                                                \
	foreign = game_of(&other);                                             \
	digest = digest_of(foreign);                                           \
	ck_assert_int_eq(carc_game_copy(foreign, game), CARC_ERR_ARGUMENT);    \
	ck_assert_uint_eq(digest_of(foreign), digest);                         \
	carc_game_free(foreign)

	FOREIGN(players, 4);
	FOREIGN(first_player, 1);
	FOREIGN(chance, 1);
	FOREIGN(automatic, 1);
	FOREIGN(events, 0);
	FOREIGN(undo, 0);
	FOREIGN(set[0], 2);
	FOREIGN(expansion[0], 0);
	FOREIGN(rule[0], 1);
	FOREIGN(edition, 1);
#undef FOREIGN
	foreign = game_of_deck(&config, "D V U");
	digest = digest_of(foreign);
	ck_assert_int_eq(carc_game_copy(foreign, game), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_game_copy(game, foreign), CARC_ERR_ARGUMENT);
	ck_assert_uint_eq(digest_of(foreign), digest);
	carc_game_free(foreign);
	carc_game_free(game);
}
END_TEST

START_TEST(history)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	carc_game *game = game_of(&config);
	carc_move made[50], read[51];
	uint64_t rng = 1, hash[51];

	for (int i = 0; i < 50; i++) {
		hash[i] = carc_hash(game);
		ck_assert_int_eq(carc_random_move(game, &rng, &made[i]),
				 CARC_OK);
		ck_assert_int_eq(carc_apply(game, &made[i]), CARC_OK);
	}
	ck_assert_int_eq(carc_history(game, 0, read, 51), 50);
	ck_assert_mem_eq(read, made, sizeof made);
	memset(read, 0xA5, sizeof read);
	ck_assert_int_eq(carc_history(game, 47, read, 2), 3);
	ck_assert_mem_eq(read, made + 47, 2 * sizeof *made);
	ck_assert_int_eq(read[2].kind, (int32_t)0xA5A5A5A5);
	ck_assert_int_eq(carc_history(game, 50, read, 2), 0);
	ck_assert_int_eq(carc_history(game, INT32_MAX, read, 2), 0);
	for (int i = 49; i >= 0; i--) {
		ck_assert_int_eq(carc_undo(game), CARC_OK);
		ck_assert_uint_eq(carc_hash(game), hash[i]);
	}
	ck_assert_int_eq(carc_undo(game), CARC_ERR_HISTORY);
	carc_game_free(game);
}
END_TEST

START_TEST(logs_off)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	carc_game *plain = game_of(&config), *game;
	uint64_t rng = 1, digest;
	carc_event event;

	config.events = _i & 1;
	config.undo = _i >> 1;
	game = game_of(&config);
	random_moves(plain, &rng, 30);
	rng = 1;
	random_moves(game, &rng, 30);
	ck_assert_uint_eq(carc_hash(game), carc_hash(plain));
	ck_assert_int_eq(carc_events(game, 0, &event, 1),
			 config.events ? carc_events(plain, 0, NULL, 0) : 0);
	ck_assert_int_eq(carc_history(game, 0, NULL, 0), 30);
	digest = digest_of(game);
	if (!config.undo) {
		ck_assert_int_eq(carc_undo(game), CARC_ERR_HISTORY);
		ck_assert_uint_eq(digest_of(game), digest);
	} else {
		ck_assert_int_eq(carc_undo(game), CARC_OK);
		ck_assert_int_eq(carc_undo(plain), CARC_OK);
	}
	ck_assert_uint_eq(carc_hash(game), carc_hash(plain));
	carc_game_free(plain);
	carc_game_free(game);
}
END_TEST

/* ---- Events -------------------------------------------------------------- */

START_TEST(events)
{
	carc_game *game = position(CARC_EDITION_CLASSIC);
	static const int32_t wanted[][2] = {
		{CARC_EVENT_PLACED, -1},  {CARC_EVENT_TURN, 0},
		{CARC_EVENT_DRAWN, 0},    {CARC_EVENT_PLACED, 0},
		{CARC_EVENT_DEPLOYED, 0}, {CARC_EVENT_TURN, 1},
		{CARC_EVENT_DRAWN, 1},    {CARC_EVENT_PLACED, 1},
		{CARC_EVENT_DEPLOYED, 1}, {CARC_EVENT_COMPLETED, -1},
		{CARC_EVENT_TURN, 0},     {CARC_EVENT_DRAWN, 0},
		{CARC_EVENT_PLACED, 0},   {CARC_EVENT_DEPLOYED, 0},
		{CARC_EVENT_TURN, 1},     {CARC_EVENT_DRAWN, 1}};
	static const carc_event completed = {7, -1, 0,  -1, -1, -1,
					     0, 3,  -1, -1, -1, -1};
	carc_event event[20], window[4];

	ck_assert_int_eq(carc_events(game, 0, event, 20), COUNT(wanted));
	for (int i = 0; i < COUNT(wanted); i++) {
		ck_assert_int_eq(event[i].kind, wanted[i][0]);
		ck_assert_int_eq(event[i].player, wanted[i][1]);
	}
	ck_assert_mem_eq(&event[9], &completed, sizeof completed);
	for (int first = 0; first < 20; first++) {
		int left = first < 16 ? 16 - first : 0, n = left < 3 ? left : 3;

		memset(window, 0xA5, sizeof window);
		ck_assert_int_eq(carc_events(game, first, window, 3), left);
		if (n)
			ck_assert_mem_eq(window, event + first,
					 (size_t)n * sizeof *window);
		ck_assert_int_eq(window[n].kind, (int32_t)0xA5A5A5A5);
	}
	ck_assert_int_eq(carc_events(game, INT32_MAX, window, 3), 0);
	carc_game_free(game);
}
END_TEST

/* What one move made happen: of each event kind, player and value, in order. */
static void check_story(const char *record, int32_t from,
			const int32_t (*wanted)[3], int n)
{
	carc_event event[64];
	carc_game *game;

	ck_assert_int_eq(
		carc_load(&game, record, (int32_t)strlen(record), NULL, NULL),
		CARC_OK);
	ck_assert_int_le(from + n, carc_events(game, 0, event, 64));
	for (int i = 0; i < n; i++) {
		const carc_event *one = &event[from + i];

		ck_assert_msg(one->kind == wanted[i][0] &&
				      one->player == wanted[i][1] &&
				      one->value == wanted[i][2],
			      "event %d: %d of player %d, value %d", i,
			      one->kind, one->player, one->value);
	}
	carc_game_free(game);
}

/*
 * Two features completed at once come in the order of their names: the city at
 * (1, -1) before the road at (0, 0), though the tile has them the other way
 * round and the road is older. rules: B-28
 */
START_TEST(order_of_features)
{
	static const char record[] = "carcassonne 1 rules 1\n"
				     "deck W E E B B W D B\n"
				     "moves\n"
				     "place 0 0,-1 r0\npass 0\n"
				     "place 1 1,-1 r2\n"
				     "deploy 1 follower 1,-1 s0\n"
				     "place 0 2,-1 r0\npass 0\n"
				     "place 1 3,-1 r0\npass 1\n"
				     "place 0 2,0 r0\n"
				     "deploy 0 follower 2,0 s2\n"
				     "place 1 1,0 r0\npass 1\n";
	static const int32_t wanted[][3] = {
		{CARC_EVENT_PASSED, 1, CARC_DECISION_FIGURE},
		{CARC_EVENT_COMPLETED, -1, CARC_FEATURE_CITY},
		{CARC_EVENT_COMPLETED, -1, CARC_FEATURE_ROAD},
		{CARC_EVENT_TERM, 1, 4},
		{CARC_EVENT_POINTS, 1, 4},
		{CARC_EVENT_TERM, 0, 3},
		{CARC_EVENT_POINTS, 0, 3},
		{CARC_EVENT_RETURNED, 1, -1},
		{CARC_EVENT_RETURNED, 0, -1},
		{CARC_EVENT_TURN, 0, CARC_PART_MAIN}};

	check_story(record, 1 + 5 * 4 + 3, wanted, COUNT(wanted));
}
END_TEST

/* An abbot who is taken back advances before a road that is above his garden,
 * though names go by rows. rules: AMB-13 */
START_TEST(order_of_the_abbot)
{
	static const char record[] = "carcassonne 1 rules 1\n"
				     "expansion abbot on\n"
				     "deck D E_garden B W B W B\n"
				     "moves\n"
				     "place 0 0,1 r1\ndeploy 0 abbot 0,1 s2\n"
				     "place 1 0,2 r0\npass 1\n"
				     "place 0 -1,0 r0\n"
				     "deploy 0 follower -1,0 s0\n"
				     "place 1 0,3 r0\npass 1\n"
				     "place 0 1,0 r0\n"
				     "take-back 0 abbot 0,1 s2\n";
	static const int32_t wanted[][3] = {
		{CARC_EVENT_RETURNED, 0, -1},
		{CARC_EVENT_COMPLETED, -1, CARC_FEATURE_ROAD},
		{CARC_EVENT_TERM, 0, 5},
		{CARC_EVENT_POINTS, 0, 5},
		{CARC_EVENT_TERM, 0, 3},
		{CARC_EVENT_POINTS, 0, 3},
		{CARC_EVENT_RETURNED, 0, -1}};

	check_story(record, 1 + 4 * 4 + 3, wanted, COUNT(wanted));
}
END_TEST

/* Several owners advance clockwise from the active player, here player 1. */
START_TEST(order_of_owners)
{
	static const char record[] =
		"carcassonne 1 rules 1\n"
		"deck W U B B A B V B\n"
		"moves\n"
		"place 0 1,0 r1\ndeploy 0 follower 1,0 s0\n"
		"place 1 1,1 r0\npass 1\n"
		"place 0 1,2 r0\npass 0\n"
		"place 1 2,1 r2\ndeploy 1 follower 2,1 s0\n"
		"place 0 1,-1 r0\npass 0\n"
		"place 1 2,0 r0\npass 1\n";
	static const int32_t wanted[][3] = {
		{CARC_EVENT_PASSED, 1, CARC_DECISION_FIGURE},
		{CARC_EVENT_COMPLETED, -1, CARC_FEATURE_ROAD},
		{CARC_EVENT_TERM, 1, 4},
		{CARC_EVENT_POINTS, 1, 4},
		{CARC_EVENT_TERM, 0, 4},
		{CARC_EVENT_POINTS, 0, 4}};

	check_story(record, 1 + 5 * 4 + 3, wanted, COUNT(wanted));
}
END_TEST

/*
 * At the end the fields come last, though the farmer stands longest, and he
 * stays where he is: only what was counted before goes home. rules: FS-2 FS-3
 */
START_TEST(order_of_the_end)
{
	static const char record[] = "carcassonne 1 rules 1\n"
				     "deck D E U\n"
				     "moves\n"
				     "place 0 0,-1 r2\n"
				     "deploy 0 follower 0,-1 s1\n"
				     "place 1 1,0 r1\n"
				     "deploy 1 follower 1,0 s0\n";
	static const int32_t wanted[][3] = {
		{CARC_EVENT_DEPLOYED, 1, -1}, {CARC_EVENT_TERM, 1, 2},
		{CARC_EVENT_POINTS, 1, 2},    {CARC_EVENT_TERM, 0, 3},
		{CARC_EVENT_POINTS, 0, 3},    {CARC_EVENT_RETURNED, 1, -1},
		{CARC_EVENT_OVER, -1, -1},    {CARC_EVENT_WINNER, 0, 3}};

	check_story(record, 1 + 5 + 3, wanted, COUNT(wanted));
}
END_TEST

/* Terms add up to the points they precede, points to the scores. */
START_TEST(terms)
{
	carc_config config = config_of(_i % 4, 1 + _i % 6);
	carc_player player[6];
	int32_t score[6] = {0}, sum = 0, n;
	uint64_t rng = (uint64_t)_i;
	carc_event *event;
	carc_game *game;

	config.seed = (uint64_t)_i;
	game = game_of(&config);
	ck_assert_int_eq(carc_playout(game, &rng), CARC_OK);
	n = carc_events(game, 0, NULL, 0);
	event = malloc((size_t)n * sizeof *event);
	ck_assert_ptr_nonnull(event);
	ck_assert_int_eq(carc_events(game, 0, event, n), n);
	for (int i = 0; i < n; i++) {
		if (event[i].kind == CARC_EVENT_TERM) {
			ck_assert_int_eq(event[i].value,
					 event[i].count * event[i].each);
			ck_assert_int_eq(event[i].player, event[i + 1].player);
			ck_assert_int_eq(event[i].x, event[i + 1].x);
			ck_assert_int_eq(event[i].y, event[i + 1].y);
			sum += event[i].value;
		} else if (event[i].kind == CARC_EVENT_POINTS) {
			ck_assert_int_eq(event[i].value, sum);
			score[event[i].player] += sum;
			sum = 0;
		} else {
			ck_assert_int_eq(sum, 0);
		}
	}
	ck_assert_int_eq(carc_players(game, player, 6), config.players);
	for (int p = 0; p < config.players; p++)
		ck_assert_int_eq(player[p].score, score[p]);
	free(event);
	carc_game_free(game);
}
END_TEST

/* ---- Text ---------------------------------------------------------------- */

/* Save is all or nothing and changes nothing. */
START_TEST(save)
{
	carc_game *game = position(CARC_EDITION_CLASSIC), *again;
	uint64_t digest = digest_of(game);
	int32_t size = carc_save(game, NULL, 0), line = 9;
	char *text = malloc((size_t)size + 8);

	ck_assert_ptr_nonnull(text);
	for (int32_t room = 0; room < size + 2; room++) {
		memset(text, 'x', (size_t)size + 8);
		ck_assert_int_eq(carc_save(game, text, room), size);
		if (room < size)
			ck_assert(all_bytes(text, (size_t)size + 8, 'x'));
		else
			ck_assert_int_eq((int)strlen(text), size - 1);
		ck_assert_int_eq(text[size], 'x');
	}
	ck_assert_uint_eq(digest_of(game), digest);
	/* What stands behind a NUL is not read. */
	ck_assert_int_eq(carc_load(&again, text, size + 8, NULL, &line),
			 CARC_OK);
	ck_assert_int_eq(line, 0);
	ck_assert_uint_eq(digest_of(again), digest);
	ck_assert_int_eq(carc_save(again, NULL, 0), size);
	free(text);
	carc_game_free(game);
	carc_game_free(again);
}
END_TEST

/* A record holds every switch: the game loaded has the same configuration. */
START_TEST(save_switches)
{
	carc_config config = config_of(CARC_EDITION_TENTH, 3), loaded;
	int32_t *const field[] = {
		&config.automatic, &config.events, &config.undo,
		&config.chance,    NULL,           &config.first_player};
	carc_game *game, *again;
	char *text;

	if (_i < COUNT(field) && field[_i])
		*field[_i] = !*field[_i];
	config.seed = _i == 4 ? UINT64_MAX - 1 : 0;
	config.expansion[CARC_EXP_FARMERS] = _i != 6;
	config.rule[CARC_RULE_SMALL_CITY] = _i != 7;
	config.set[CARC_SET_BASE] = _i == 8 ? 3 : 1;
	game = game_of(&config);
	text = record_of(game);
	ck_assert_int_eq(
		carc_load(&again, text, (int32_t)strlen(text), NULL, NULL),
		CARC_OK);
	carc_config_init(&loaded, sizeof loaded);
	ck_assert_int_eq(carc_game_config(again, &loaded), CARC_OK);
	ck_assert_mem_eq(&loaded, &config, sizeof config);
	free(text);
	carc_game_free(again);
	carc_game_free(game);
}
END_TEST

/* Where the lakes of a caller's deck lie makes no difference to what is dealt
 * anew: a game saved, loaded and saved again is the same text. */
START_TEST(save_dealt_anew)
{
	static const char text[] =
		"carcassonne 1 rules 1\n"
		"edition new\n"
		"chance external\n"
		"expansion river on\n"
		"deck C BB6F12 BB6F2 BB6F3 BB6F5 BB6F7 BB6F12 BB6F6 BB6F4\n"
		"moves\n"
		"draw BB6F2\n"
		"reshuffle 5\n"
		"draw BB6F3\n"
		"draw BB6F4\n";
	carc_game *game, *again;
	char *first, *second;

	ck_assert_int_eq(carc_load(&game, text, sizeof text, NULL, NULL),
			 CARC_OK);
	first = record_of(game);
	ck_assert_int_eq(
		carc_load(&again, first, (int32_t)strlen(first), NULL, NULL),
		CARC_OK);
	second = record_of(again);
	ck_assert_str_eq(first, second);
	free(first);
	free(second);
	carc_game_free(game);
	carc_game_free(again);
}
END_TEST

START_TEST(load_errors)
{
	static const struct {
		const char *text;
		carc_status status;
		int32_t line;
	} record[] = {
		{"", CARC_ERR_FORMAT, 1},
		{"# nothing\n\n", CARC_ERR_FORMAT, 2},
		{"nonsense", CARC_ERR_FORMAT, 1},
		{"carcassonne 1", CARC_ERR_FORMAT, 1},
		{"carcassonne 1 rules 1 more", CARC_ERR_FORMAT, 1},
		{"carcassonne 0 rules 1", CARC_ERR_FORMAT, 1},
		{"carcassonne 2 rules 1", CARC_ERR_VERSION, 1},
		{"carcassonne 1 rules 1000", CARC_ERR_VERSION, 1},
		{"carcassonne 1 rules 1", CARC_OK, 0},
		{"\n# so\ncarcassonne 1 rules 1\n", CARC_OK, 0},
		{"carcassonne 1 rules 1\nplayers 0\n", CARC_ERR_ARGUMENT, 2},
		{"carcassonne 1 rules 1\nplayers x\n", CARC_ERR_FORMAT, 2},
		{"carcassonne 1 rules 1\nplayers 2 2\n", CARC_ERR_FORMAT, 2},
		{"carcassonne 1 rules 1\nplayers\n", CARC_ERR_FORMAT, 2},
		{"carcassonne 1 rules 1\nwhat 2\n", CARC_ERR_FORMAT, 2},
		{"carcassonne 1 rules 1\nedition hunters\n", CARC_OK, 0},
		{"carcassonne 1 rules 1\nplayers 2\nedition new\n",
		 CARC_ERR_FORMAT, 3},
		{"carcassonne 1 rules 1\nseed 18446744073709551615\n", CARC_OK,
		 0},
		{"carcassonne 1 rules 1\nseed 18446744073709551616\n",
		 CARC_ERR_FORMAT, 2},
		{"carcassonne 1 rules 1\nseed -1\n", CARC_ERR_FORMAT, 2},
		{"carcassonne 1 rules 1\nset base 256\n", CARC_ERR_FORMAT, 2},
		{"carcassonne 1 rules 1\ndeck D V*4998 U\nmoves\n", CARC_OK, 0},
		{"carcassonne 1 rules 1\ndeck D V*5000\n", CARC_ERR_FORMAT, 2},
		{"carcassonne 1 rules 1\ndeck D V*0\n", CARC_ERR_FORMAT, 2},
		{"carcassonne 1 rules 1\ndeck D ?\n", CARC_ERR_FORMAT, 2},
		{"carcassonne 1 rules 1\ndeck D V\nmoves\nplace 0 9,9 r0\n",
		 CARC_ILLEGAL_APART, 4},
		{"carcassonne 1 rules 1\ndeck D V\nmoves\nplace 0 0,1 r0\n",
		 CARC_OK, 0},
		{"carcassonne 1 rules 1\ndeck D V\nmoves\nplace 1 0,1 r0\n",
		 CARC_ILLEGAL_PLAYER, 4},
		{"carcassonne 1 rules 1\ndeck D V\nmoves\ndraw V\n", CARC_OK,
		 0},
		{"carcassonne 1 rules 1\ndeck D V\nmoves\ndraw U\n",
		 CARC_ERR_FORMAT, 4},
		{"carcassonne 1 rules 1\nmoves\nhash 0000000000000000\n",
		 CARC_ERR_FORMAT, 3},
		{"carcassonne 1 rules 1\nmoves\nhash 0123456789abcdef\n",
		 CARC_ERR_FORMAT, 3},
		{"carcassonne 1 rules 1\nmoves\nhash 12\n", CARC_ERR_FORMAT, 3},
		{"carcassonne 1 rules 1\nmoves\nplayers 2\n", CARC_ERR_FORMAT,
		 3},
		{"carcassonne 1 rules 1\nmoves\nexpect what you will\n",
		 CARC_OK, 0},
		/* A word that is too long is no number. */
		{"carcassonne 1 rules 1\nseed 00000000000000000000000000000000"
		 "0000000000000000000000000000000000000000005\n",
		 CARC_ERR_FORMAT, 2},
	};

	for (int i = 0; i < COUNT(record); i++) {
		int32_t size = (int32_t)strlen(record[i].text), line = -7;
		carc_game *game = (carc_game *)&game;
		carc_status status =
			carc_load(&game, record[i].text, size, NULL, &line);

		ck_assert_msg(
			status == record[i].status && line == record[i].line,
			"%s: %d in line %d, not %d in line %d", record[i].text,
			status, line, record[i].status, record[i].line);
		ck_assert_int_eq(game != NULL, status == CARC_OK);
		carc_game_free(game);
		ck_assert_int_eq(
			carc_load(&game, record[i].text, size, NULL, NULL),
			status);
		carc_game_free(game);
	}
}
END_TEST

static void check_text(const carc_move *move)
{
	char text[128], small[128];
	int32_t size = carc_move_text(move, text, 128);
	carc_move read;

	ck_assert(size > 0 && size <= 128);
	ck_assert_int_eq((int)strlen(text), size - 1);
	ck_assert_int_eq(carc_move_text(move, NULL, 0), size);
	memset(small, 'x', sizeof small);
	ck_assert_int_eq(carc_move_text(move, small, size - 1), size);
	ck_assert(all_bytes(small, sizeof small, 'x'));
	ck_assert_int_eq(carc_move_text(move, small, size), size);
	ck_assert_str_eq(small, text);
	ck_assert_int_eq(small[size], 'x');
	ck_assert_msg(carc_move_parse(text, &read) == CARC_OK, "%s", text);
	ck_assert_msg(!memcmp(&read, move, sizeof read), "%s", text);
}

/* Every kind with the fields it uses, at the ends of their ranges. */
START_TEST(move_texts)
{
	/* Bits of x and y, rotation, figure, segment, value. */
	static const int fields[] = {0, 16, 16, 16, 3,  13, 4,  13, 13,
				     9, 4,  13, 1,  1,  16, 20, 25, 9,
				     4, 16, 13, 16, 13, 13, 16};
	static const int32_t number[] = {0, 1, -2, 49, 5000, -5000};

	for (int32_t kind = 0; kind < COUNT(fields); kind++)
		for (int i = 0; i < COUNT(number); i++) {
			bool chance = kind >= CARC_MOVE_DRAW &&
				      kind <= CARC_MOVE_TOKEN;
			int f = fields[kind];
			carc_move move = {
				kind, chance ? -2 : i, -1, -1, -1, -1, -1, -1};

			if (f & 1) {
				move.x = number[i];
				move.y = number[COUNT(number) - 1 - i];
			}
			if (f & 2)
				move.rotation = i % 4;
			if (f & 4)
				move.figure = 2 * i;
			if (f & 8)
				move.segment = i;
			if (f & 16)
				move.value = kind == CARC_MOVE_DRAW ? 5 * i : i;
			check_text(&move);
		}
}
END_TEST

START_TEST(move_text_words)
{
	static const struct {
		carc_move move;
		const char *text;
	} pair[] = {
		{{0, 3, -1, -1, -1, -1, -1, -1}, "pass 3"},
		{{1, -2, -1, -1, -1, -1, -1, 31}, "draw X"},
		{{2, -2, -1, -1, -1, -1, -1, 2}, "roll =2"},
		{{3, -2, -1, -1, -1, -1, -1, 4}, "token =4"},
		{{4, 0, 0, 1, 1, -1, -1, -1}, "place 0 0,1 r1"},
		{{4, 0, -1, 1, 1, -1, -1, -1}, "place 0 -1,1 r1"},
		{{4, 0, -1, -1, 1, -1, -1, -1}, "place 0 -1,-1 r1"},
		{{5, 0, 0, 1, -1, 0, 0, -1}, "deploy 0 follower 0,1 s0"},
		{{25, -1, -1, -1, -1, -1, -1, -1},
		 "reshuffle 18446744073709551615"},
		{{25, -1, 7, 0, -1, -1, -1, -1}, "reshuffle 7"},
	};
	static const char *const wrong[] = {
		"",
		" ",
		"#",
		"pas 0",
		"pass x",
		"pass 0 1",
		"pass -1",
		"draw",
		"draw ?",
		"draw V 0",
		"draw =3",
		"place 0 0",
		"place 0 ,1",
		"place 0 0,",
		"place 0 0,1,2",
		"place 0 0,x",
		"place 0 r",
		"place 0 =",
		"reshuffle",
		"reshuffle -1",
		"reshuffle 1 2",
		"deploy 0 lord",
		"hash 0",
		"expect legal",
		"pass 0\npass 1",
		"place 0 0,99999999999 r0",
		"PASS 0",
		"reshuffle 18446744073709551616",
		"pass 0x0",
	};
	carc_move move;
	char text[128];

	for (int i = 0; i < COUNT(pair); i++) {
		ck_assert_int_gt(carc_move_text(&pair[i].move, text, 128), 0);
		ck_assert_str_eq(text, pair[i].text);
		check_text(&pair[i].move);
	}
	memset(&move, 0xA5, sizeof move);
	for (int i = 0; i < COUNT(wrong); i++)
		ck_assert_msg(carc_move_parse(wrong[i], &move) ==
				      CARC_ERR_FORMAT,
			      "\"%s\" is no move", wrong[i]);
	ck_assert_int_eq(move.kind, (int32_t)0xA5A5A5A5);
	ck_assert_int_eq(carc_move_parse("  pass\t2 # so", &move), CARC_OK);
	ck_assert_int_eq(move.player, 2);
}
END_TEST

/* ---- Ferries ------------------------------------------------------------- */

/* A road from the lake (0,1) round by the north to the lake (-3,1) and back, a
 * third lake in the south, and a crossing between the three. `placed` and
 * `passed` say where the ferry of (-3,1) is at first and that it was not moved
 * from (0,1), `moved` what is done with it in the end. */
static carc_game *game_of_lakes(const char *placed, const char *passed,
				const char *moved)
{
	static const char form[] = "carcassonne 1 rules 1\nedition plus\n"
				   "players 1\nexpansion ferries on\n"
				   "deck V U U V Faehr_3 U Faehr_3 B Faehr_3\n"
				   "deck W B\nmoves\n"
				   "place 0 -1,0 r1\npass 0\n"
				   "place 0 -2,0 r1\npass 0\n"
				   "place 0 -3,0 r3\npass 0\n"
				   "place 0 -3,1 r2\npass 0\n%s"
				   "place 0 -2,1 r1\npass 0\npass 0\n"
				   "place 0 0,1 r2\npass 0\n"
				   "ferry 0 0,1 s0 =1\n%s"
				   "place 0 -2,2 r0\npass 0\n"
				   "place 0 -1,2 r3\npass 0\n"
				   "ferry 0 -1,2 s0 =1\n"
				   "place 0 -1,1 r0\npass 0\n%s";
	char record[1000];
	int size = snprintf(record, sizeof record, form, placed, passed, moved);
	carc_game *game;

	ck_assert_int_eq(carc_load(&game, record, size, NULL, NULL), CARC_OK);
	return game;
}

/* Those that may be moved come by row, column and stubs. rules: FE-6 */
START_TEST(order_of_ferries)
{
	static const int32_t wanted[][4] = {{-3, 1, 0, 1}, {-3, 1, 0, 2},
					    {0, 1, 0, 2},  {0, 1, 1, 2},
					    {-1, 2, 0, 2}, {-1, 2, 1, 2}};
	carc_game *game = game_of_lakes("ferry 0 -3,1 s1 =2\n", "pass 0\n", "");
	carc_move move[16];

	ck_assert_int_eq(carc_legal_moves(game, move, 16), COUNT(wanted) + 1);
	for (int i = 0; i < COUNT(wanted); i++) {
		ck_assert_int_eq(move[i].kind, CARC_MOVE_FERRY);
		ck_assert_int_eq(move[i].x, wanted[i][0]);
		ck_assert_int_eq(move[i].y, wanted[i][1]);
		ck_assert_int_eq(move[i].segment, wanted[i][2]);
		ck_assert_int_eq(move[i].value, wanted[i][3]);
	}
	ck_assert_int_eq(move[COUNT(wanted)].kind, CARC_MOVE_PASS);
	carc_game_free(game);
}
END_TEST

/* A ferry that was moved to where another is: the same position as soon as it
 * no longer matters which of them may move. rules: FE-7 */
START_TEST(hash_of_ferries)
{
	carc_game *moved = game_of_lakes("ferry 0 -3,1 s1 =2\n", "pass 0\n",
					 "ferry 0 -3,1 s0 =2\n");
	carc_game *placed = game_of_lakes("ferry 0 -3,1 s0 =2\n", "", "");
	carc_game *low = game_of_lakes("ferry 0 -3,1 s1 =2\n", "pass 0\n", "");
	carc_game *high = game_of_lakes("ferry 0 -3,1 s1 =2\n", "pass 0\n",
					"ferry 0 -3,1 s0 =1\n");

	ck_assert_int_eq(carc_count_moves(moved), 5);
	ck_assert_int_eq(carc_count_moves(placed), 7);
	ck_assert_uint_ne(carc_hash(moved), carc_hash(placed));
	ck_assert_uint_ne(carc_hash(moved), carc_hash(high));
	ck_assert_uint_ne(carc_hash(placed), carc_hash(low));
	ck_assert_int_eq(carc_pass(moved), CARC_OK);
	ck_assert_int_eq(carc_pass(placed), CARC_OK);
	ck_assert_uint_eq(carc_hash(moved), carc_hash(placed));
	carc_game_free(moved);
	carc_game_free(placed);
	carc_game_free(low);
	carc_game_free(high);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("history");
	TCase *tcase = tcase_create("history");

	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, decks);
	tcase_add_test(tcase, long_deck);
	tcase_add_test(tcase, weights);
	tcase_add_test(tcase, outcomes);
	tcase_add_loop_test(tcase, mirror, 0, 24);
	tcase_add_test(tcase, reshuffle);
	tcase_add_test(tcase, clone);
	tcase_add_test(tcase, copy);
	tcase_add_test(tcase, copy_same_tile);
	tcase_add_test(tcase, copy_foreign);
	tcase_add_test(tcase, history);
	tcase_add_loop_test(tcase, logs_off, 0, 4);
	tcase_add_test(tcase, events);
	tcase_add_test(tcase, order_of_features);
	tcase_add_test(tcase, order_of_the_abbot);
	tcase_add_test(tcase, order_of_owners);
	tcase_add_test(tcase, order_of_the_end);
	tcase_add_loop_test(tcase, terms, 0, 24);
	tcase_add_test(tcase, save);
	tcase_add_test(tcase, save_dealt_anew);
	tcase_add_loop_test(tcase, save_switches, 0, 9);
	tcase_add_test(tcase, load_errors);
	tcase_add_test(tcase, move_texts);
	tcase_add_test(tcase, move_text_words);
	tcase_add_test(tcase, order_of_ferries);
	tcase_add_test(tcase, hash_of_ferries);
	suite_add_tcase(suite, tcase);
	return run_suite(suite);
}
