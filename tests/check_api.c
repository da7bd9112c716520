/* SPDX-License-Identifier: Zlib */
/*
 * The contract of include/carcassonne.h where a game is played: what it says of
 * a position worked out by hand, why a move is illegal, arguments that are
 * wrong, lists that are short.
 */
#include "contract.h"

/* ---- A position worked out by hand --------------------------------------- */

START_TEST(look_tiles)
{
	carc_game *game = position(CARC_EDITION_CLASSIC);
	static const struct {
		const char *type;
		int32_t x, y, rotation, player, segments;
	} wanted[] = {{"D", 0, 0, 0, -1, 4},
		      {"V", 1, 0, 0, 0, 3},
		      {"E", 0, -1, 2, 1, 2},
		      {"B", 0, 1, 0, 0, 2}};
	carc_tile tile[5], one;

	ck_assert_int_eq(carc_tiles(game, tile, 5), 4);
	for (int i = 0; i < 4; i++) {
		ck_assert_int_eq(tile[i].type, type_of(wanted[i].type));
		ck_assert_int_eq(tile[i].x, wanted[i].x);
		ck_assert_int_eq(tile[i].y, wanted[i].y);
		ck_assert_int_eq(tile[i].rotation, wanted[i].rotation);
		ck_assert_int_eq(tile[i].player, wanted[i].player);
		ck_assert_int_eq(tile[i].segments, wanted[i].segments);
		ck_assert_int_eq(tile[i].ingots | tile[i].ferry, 0);
		ck_assert_int_eq(
			carc_tile_at(game, wanted[i].x, wanted[i].y, &one),
			CARC_OK);
		ck_assert_mem_eq(&one, &tile[i], sizeof one);
	}
	ck_assert_int_eq(carc_tile_at(game, 1, 1, &one), CARC_ILLEGAL_TARGET);
	ck_assert_int_eq(carc_tile_at(game, 65536, 0, &one),
			 CARC_ILLEGAL_TARGET);
	ck_assert_int_eq(carc_tile_at(game, INT32_MIN, INT32_MAX, &one),
			 CARC_ILLEGAL_TARGET);
	ck_assert_int_eq(carc_tile_at(game, 0, 0, NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_tile_at(NULL, 0, 0, &one), CARC_ERR_ARGUMENT);
	ck_assert_mem_eq(&one, &tile[3], sizeof one);
	carc_game_free(game);
}
END_TEST

static void check_feature(const carc_feature *feature, const int32_t *wanted)
{
	const int32_t found[12] = {
		feature->kind,    feature->x,        feature->y,
		feature->segment, feature->tiles,    feature->segments,
		feature->open,    feature->complete, feature->figures,
		feature->owners,  feature->value,    feature->value_complete};

	for (int i = 0; i < 12; i++)
		ck_assert_msg(found[i] == wanted[i],
			      "feature (%d,%d) s%d, member %d: %d, not %d",
			      feature->x, feature->y, feature->segment, i,
			      found[i], wanted[i]);
	for (int a = 0; a < 16; a++)
		ck_assert_int_eq(feature->attribute[a], 0);
	for (int r = 0; r < 4; r++)
		ck_assert_int_eq(feature->reserved[r], 0);
}

START_TEST(look_features)
{
	/* Kind, name (3), tiles, segments, open, complete, figures, owners,
	 * value, value if complete. */
	static const int32_t wanted[6][12] = {
		{3, 0, -1, 0, 2, 2, 0, 1, 0, 0, 4, 4},
		{1, 0, -1, 1, 1, 1, 3, 0, 1, 2, 3, -1},
		{2, 0, 0, 1, 2, 2, 2, 0, 1, 1, 2, 2},
		{1, 0, 0, 2, 2, 2, 4, 0, 0, 0, 3, -1},
		{1, 0, 0, 3, 3, 3, 5, 0, 0, 0, 0, -1},
		{5, 0, 1, 0, 1, 1, 6, 0, 1, 1, 3, 9},
	};
	carc_game *game = position(CARC_EDITION_CLASSIC);
	carc_feature feature[7], one;

	ck_assert_int_eq(carc_features(game, feature, 7), 6);
	for (int i = 0; i < 6; i++) {
		carc_spot spot[8];
		int32_t n;

		check_feature(&feature[i], wanted[i]);
		n = carc_feature_spots(game, feature[i].x, feature[i].y,
				       feature[i].segment, spot, 8);
		ck_assert_int_eq(n, feature[i].segments);
		for (int s = 0; s < n; s++) {
			ck_assert_int_eq(carc_feature_at(game, spot[s].x,
							 spot[s].y,
							 spot[s].segment, &one),
					 CARC_OK);
			ck_assert_mem_eq(&one, &feature[i], sizeof one);
		}
	}
	carc_game_free(game);
	game = position(CARC_EDITION_TENTH);
	ck_assert_int_eq(carc_feature_at(game, 0, 0, 0, &one), CARC_OK);
	ck_assert_int_eq(one.value, 2);
	ck_assert_int_eq(one.value_complete, 2);
	carc_game_free(game);
}
END_TEST

START_TEST(look_spots)
{
	/* The southern field, from any of its segments. */
	static const carc_spot wanted[] = {
		{0, 0, 3, 0}, {1, 0, 2, 0}, {0, 1, 1, 0}};
	carc_game *game = position(CARC_EDITION_CLASSIC);
	carc_feature feature;
	carc_spot spot[4];

	for (int from = 0; from < 3; from++)
		for (int room = 0; room < 4; room++) {
			int n = room < 3 ? room : 3;

			memset(spot, 0xA5, sizeof spot);
			ck_assert_int_eq(
				carc_feature_spots(
					game, wanted[from].x, wanted[from].y,
					wanted[from].segment, spot, room),
				3);
			ck_assert_mem_eq(spot, wanted,
					 (size_t)n * sizeof *spot);
			ck_assert_int_eq(spot[n].x, (int32_t)0xA5A5A5A5);
		}
	for (int32_t segment = -2; segment < 99; segment++) {
		bool there = segment >= 0 && segment < 4;

		ck_assert_int_eq(carc_feature_at(game, 0, 0, segment, &feature),
				 there ? CARC_OK : CARC_ILLEGAL_TARGET);
		ck_assert_int_eq(
			carc_feature_spots(game, 1, 1, segment, spot, 4),
			CARC_ILLEGAL_TARGET);
	}
	ck_assert_int_eq(carc_feature_at(game, 0, 0, INT32_MIN, &feature),
			 CARC_ILLEGAL_TARGET);
	ck_assert_int_eq(carc_feature_at(game, 0, 0, INT32_MAX, &feature),
			 CARC_ILLEGAL_TARGET);
	ck_assert_int_eq(carc_feature_at(game, 0, 65536, 0, &feature),
			 CARC_ILLEGAL_TARGET);
	ck_assert_int_eq(carc_feature_at(game, 0, 0, 0, NULL),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_feature_at(NULL, 0, 0, 0, &feature),
			 CARC_ERR_ARGUMENT);
	carc_game_free(game);
}
END_TEST

START_TEST(look_players)
{
	static const int32_t wanted[3][7] = {
		{1, 0, 0, -1, 1, 1, 1},
		{0, 0, 1, 0, 0, 2, 1},
		{0, 0, 0, 1, 0, 5, 1},
	};
	static const int32_t final[2][4] = {{2, 0, 3, 0}, {0, 0, 0, 3}};
	carc_game *game = position(CARC_EDITION_CLASSIC);
	carc_figure figure[4];
	carc_player player[3];
	carc_score score[9];
	uint64_t digest = digest_of(game);

	ck_assert_int_eq(carc_figures(game, figure, 4), 3);
	for (int i = 0; i < 3; i++) {
		const int32_t f[7] = {figure[i].player,  figure[i].kind,
				      figure[i].x,       figure[i].y,
				      figure[i].segment, figure[i].feature,
				      figure[i].count};

		ck_assert_mem_eq(f, wanted[i], sizeof f);
		ck_assert_int_eq(figure[i].reserved, 0);
	}
	ck_assert_int_eq(carc_players(game, player, 3), 2);
	for (int p = 0; p < 2; p++) {
		ck_assert_int_eq(player[p].player, p);
		ck_assert_int_eq(player[p].score, 0);
		ck_assert_int_eq(player[p].track[0], 0);
		ck_assert_int_eq(player[p].track[1], -1);
		ck_assert_int_eq(player[p].robber, -1);
		for (int f = 0; f < 16; f++)
			ck_assert_int_eq(player[p].supply[f], f ? 0 : 5 + p);
	}
	ck_assert_int_eq(carc_score_final(game, score, 9), 8);
	for (int i = 0; i < 8; i++) {
		ck_assert_int_eq(score[i].player, i / 4);
		ck_assert_int_eq(score[i].category, i % 4);
		ck_assert_int_eq(score[i].points, final[i / 4][i % 4]);
		ck_assert_int_eq(score[i].reserved, 0);
	}
	ck_assert_uint_eq(digest_of(game), digest);
	carc_game_free(game);
}
END_TEST

/* Without farmers there are no points for fields and no row for them. */
START_TEST(final_without_farmers)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 3);
	carc_score score[10];
	carc_game *game;

	config.expansion[CARC_EXP_FARMERS] = 0;
	game = game_of(&config);
	ck_assert_int_eq(carc_score_final(game, score, 10), 9);
	for (int i = 0; i < 9; i++) {
		ck_assert_int_eq(score[i].player, i / 3);
		ck_assert_int_eq(score[i].category, i % 3);
	}
	carc_game_free(game);
}
END_TEST

START_TEST(look_cells)
{
	/* x, y, what the sides must show, what fits: U and X are to be had. */
	static const int32_t wanted[8][7] = {
		{0, -2, 0, 0, 1, 0, 1}, {-1, -1, 0, 1, 0, 0, 1},
		{1, -1, 0, 0, 1, 1, 0}, {-1, 0, 0, 2, 0, 0, 2},
		{2, 0, 0, 0, 0, 1, 1},  {-1, 1, 0, 1, 0, 0, 1},
		{1, 1, 2, 0, 0, 1, 1},  {0, 2, 1, 0, 0, 0, 1},
	};
	carc_game *game = position(CARC_EDITION_CLASSIC);
	carc_remaining_type left[3];
	carc_cell cell[9];
	int32_t type[3];

	ck_assert_int_eq(carc_open_cells(game, cell, 9), 8);
	for (int i = 0; i < 8; i++) {
		ck_assert_mem_eq(&cell[i], wanted[i], sizeof wanted[i]);
		ck_assert_int_eq(cell[i].reserved, 0);
		ck_assert_int_eq(
			carc_cell_types(game, cell[i].x, cell[i].y, type, 3),
			cell[i].fits);
		if (cell[i].fits)
			ck_assert_int_eq(type[0], type_of("U"));
		if (cell[i].fits == 2)
			ck_assert_int_eq(type[1], type_of("X"));
	}
	type[1] = 0x5A5A;
	ck_assert_int_eq(carc_cell_types(game, -1, 0, type, 1), 2);
	ck_assert_int_eq(type[1], 0x5A5A);
	ck_assert_int_eq(carc_cell_types(game, -1, 0, NULL, 0), 2);
	ck_assert_int_eq(carc_cell_types(game, 0, 0, type, 3),
			 CARC_ILLEGAL_FILLED);
	ck_assert_int_eq(carc_cell_types(game, 1, 2, type, 3),
			 CARC_ILLEGAL_APART);
	ck_assert_int_eq(carc_cell_types(game, INT32_MAX, INT32_MIN, type, 3),
			 CARC_ILLEGAL_APART);
	ck_assert_int_eq(carc_cell_types(game, -1, 0, NULL, 1),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_cell_types(game, -1, 0, type, -1),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_cell_types(NULL, -1, 0, type, 3),
			 CARC_ERR_ARGUMENT);

	ck_assert_int_eq(carc_remaining(game, left, 3), 2);
	ck_assert_int_eq(left[0].type, type_of("C"));
	ck_assert_int_eq(left[1].type, type_of("X"));
	for (int i = 0; i < 2; i++) {
		ck_assert_int_eq(left[i].count, 1);
		ck_assert_int_eq(left[i].stack, 1);
		ck_assert_int_eq(left[i].reserved, 0);
	}
	carc_game_free(game);
}
END_TEST

/* Tiles that fit are counted, the one in hand among them; types are listed. */
START_TEST(look_copies)
{
	/* The road east of D: both U and the V fit. */
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	carc_game *game = game_of_deck(&config, "D U U V C");
	carc_cell cell[5];
	int32_t type[3];

	ck_assert_int_eq(carc_open_cells(game, cell, 5), 4);
	ck_assert_int_eq(cell[2].x, 1);
	ck_assert_int_eq(cell[2].y, 0);
	ck_assert_int_eq(cell[2].fits, 3);
	ck_assert_int_eq(carc_cell_types(game, 1, 0, type, 3), 2);
	ck_assert_int_eq(type[0], type_of("U"));
	ck_assert_int_eq(type[1], type_of("V"));
	carc_game_free(game);
}
END_TEST

/* The order the header promises, worked out by hand. */
START_TEST(order_of_moves)
{
	static const int32_t wanted[14][3] = {
		{1, 1, 0},   {1, 1, 2}, {-1, 0, 1}, {-1, 0, 3}, {-1, -1, 0},
		{-1, -1, 2}, {2, 0, 0}, {2, 0, 2},  {0, -2, 1}, {0, -2, 3},
		{0, 2, 1},   {0, 2, 3}, {-1, 1, 0}, {-1, 1, 2}};
	carc_game *game = position(CARC_EDITION_CLASSIC);
	carc_move move[16];

	ck_assert_int_eq(carc_legal_moves(game, move, 16), 14);
	for (int i = 0; i < 14; i++) {
		const carc_move place = {
			CARC_MOVE_PLACE, 1,  wanted[i][0], wanted[i][1],
			wanted[i][2],    -1, -1,           -1};

		ck_assert_mem_eq(&move[i], &place, sizeof place);
	}
	/* The road of (1, 1) is occupied; two fields; then passing. */
	ck_assert_int_eq(carc_apply(game, &move[0]), CARC_OK);
	ck_assert_int_eq(carc_legal_moves(game, move, 16), 3);
	for (int i = 0; i < 2; i++) {
		const carc_move deploy = {
			CARC_MOVE_DEPLOY, 1, 1, 1, -1, 0, i + 1, -1};

		ck_assert_mem_eq(&move[i], &deploy, sizeof deploy);
	}
	ck_assert_int_eq(move[2].kind, CARC_MOVE_PASS);
	for (int i = 2; i < 8; i++)
		ck_assert_int_eq(((int32_t *)&move[2])[i], -1);
	carc_game_free(game);
}
END_TEST

START_TEST(turn_fields)
{
	carc_game *game = position(CARC_EDITION_CLASSIC);
	carc_turn_info turn;
	const carc_turn_info place = {11, 1,  1,  0,  4,  type_of("U"), -1, -1,
				      -1, -1, -1, -1, -1, -1,           -1, 0};
	const carc_turn_info figure = {30, 1,  1,  0,  4,  type_of("U"), 1,  1,
				       2,  -1, -1, -1, -1, -1,           -1, 0};
	const carc_turn_info over = {0,  -1, -1, -1, 5,  -1, -1, -1,
				     -1, -1, -1, -1, -1, -1, -1, 0};
	uint64_t rng = 1;

	ck_assert_int_eq(carc_turn(game, &turn), CARC_OK);
	ck_assert_mem_eq(&turn, &place, sizeof turn);
	ck_assert_int_eq(carc_place(game, 1, 1, 2), CARC_OK);
	ck_assert_int_eq(carc_turn(game, &turn), CARC_OK);
	ck_assert_mem_eq(&turn, &figure, sizeof turn);
	ck_assert_int_eq(carc_turn(game, NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_turn(NULL, &turn), CARC_ERR_ARGUMENT);
	ck_assert_mem_eq(&turn, &figure, sizeof turn);
	ck_assert_int_eq(carc_playout(game, &rng), CARC_OK);
	ck_assert_int_eq(carc_turn(game, &turn), CARC_OK);
	turn.number = 5; /* whether C begins a turn depends on X */
	ck_assert_mem_eq(&turn, &over, sizeof turn);
	carc_game_free(game);
}
END_TEST

/* ---- Illegal moves ------------------------------------------------------- */

START_TEST(illegal_placements)
{
	carc_game *game = position(CARC_EDITION_CLASSIC);
	const carc_move good = {CARC_MOVE_PLACE, 1, 1, 1, 0, -1, -1, -1};
	carc_move move;

	refuse_fields(game, &good);
#define REFUSE(member, value, status)                                          \
	move = good;                                                           \
	move.member = (value);                                                 \
	refuse(game, &move, status)

	REFUSE(kind, CARC_MOVE_DEPLOY, CARC_ILLEGAL_KIND);
	REFUSE(kind, CARC_MOVE_DRAW, CARC_ILLEGAL_KIND);
	REFUSE(kind, CARC_MOVE_RESHUFFLE, CARC_ILLEGAL_KIND);
	REFUSE(kind, -1, CARC_ILLEGAL_KIND);
	REFUSE(kind, 26, CARC_ILLEGAL_KIND);
	REFUSE(player, 0, CARC_ILLEGAL_PLAYER);
	REFUSE(player, 2, CARC_ILLEGAL_PLAYER);
	REFUSE(player, -1, CARC_ILLEGAL_PLAYER);
	REFUSE(player, CARC_PLAYER_CHANCE, CARC_ILLEGAL_PLAYER);
	REFUSE(rotation, 1, CARC_ILLEGAL_EDGE);
	REFUSE(rotation, 4, CARC_ILLEGAL_FIELD);
	REFUSE(rotation, -1, CARC_ILLEGAL_FIELD);
	REFUSE(figure, 0, CARC_ILLEGAL_FIELD);
	REFUSE(segment, 0, CARC_ILLEGAL_FIELD);
	REFUSE(value, 0, CARC_ILLEGAL_FIELD);
	REFUSE(y, 0, CARC_ILLEGAL_FILLED);
	REFUSE(y, 2, CARC_ILLEGAL_APART);
	REFUSE(x, INT32_MAX, CARC_ILLEGAL_APART);
	REFUSE(x, 1 + 65536, CARC_ILLEGAL_APART);
#undef REFUSE
	ck_assert_int_eq(carc_pass(game), CARC_ILLEGAL_PASS);
	ck_assert_int_eq(carc_deploy(game, 0, 0), CARC_ILLEGAL_KIND);
	ck_assert_int_eq(carc_place(game, 0, 0, 0), CARC_ILLEGAL_FILLED);
	ck_assert_int_eq(carc_place(game, 1, 2, 0), CARC_ILLEGAL_APART);
	ck_assert_int_eq(carc_place(game, 9, 9, 0), CARC_ILLEGAL_APART);
	ck_assert_int_eq(carc_place(game, 1, 1, 1), CARC_ILLEGAL_EDGE);
	ck_assert_int_eq(carc_place(game, 1, 1, 4), CARC_ILLEGAL_FIELD);
	ck_assert_int_eq(carc_place(game, 1, 1, INT32_MIN), CARC_ILLEGAL_FIELD);
	ck_assert_int_eq(carc_check_move(game, &good), CARC_OK);
	carc_game_free(game);
}
END_TEST

START_TEST(illegal_deployments)
{
	carc_game *game = position(CARC_EDITION_CLASSIC);
	const carc_move good = {CARC_MOVE_DEPLOY, 1, 1, 1, -1, 0, 1, -1};
	carc_move move;

	ck_assert_int_eq(carc_check_move(game, &good), CARC_ILLEGAL_KIND);
	ck_assert_int_eq(carc_place(game, 1, 1, 0), CARC_OK);
	refuse_fields(game, &good);
#define REFUSE(member, number, status)                                         \
	move = good;                                                           \
	move.member = (number);                                                \
	refuse(game, &move, status)

	REFUSE(kind, CARC_MOVE_PLACE, CARC_ILLEGAL_KIND);
	REFUSE(kind, CARC_MOVE_PASS, CARC_ILLEGAL_FIELD);
	REFUSE(player, 0, CARC_ILLEGAL_PLAYER);
	REFUSE(x, 0, CARC_ILLEGAL_ELSEWHERE);
	REFUSE(y, 9, CARC_ILLEGAL_ELSEWHERE);
	REFUSE(rotation, 0, CARC_ILLEGAL_FIELD);
	REFUSE(value, 1, CARC_ILLEGAL_FIELD);
	REFUSE(figure, CARC_FIGURE_LARGE, CARC_ILLEGAL_FIGURE);
	REFUSE(figure, CARC_FIGURE_MAGE, CARC_ILLEGAL_FIGURE);
	REFUSE(figure, -1, CARC_ILLEGAL_FIGURE);
	REFUSE(figure, 16, CARC_ILLEGAL_FIGURE);
	REFUSE(segment, 0, CARC_ILLEGAL_OCCUPIED);
	REFUSE(segment, 3, CARC_ILLEGAL_TARGET);
	REFUSE(segment, -1, CARC_ILLEGAL_TARGET);
	REFUSE(segment, INT32_MAX, CARC_ILLEGAL_TARGET);
#undef REFUSE
	ck_assert_int_eq(carc_place(game, 2, 0, 0), CARC_ILLEGAL_KIND);
	ck_assert_int_eq(carc_deploy(game, 0, 0), CARC_ILLEGAL_OCCUPIED);
	ck_assert_int_eq(carc_deploy(game, 0, 3), CARC_ILLEGAL_TARGET);
	ck_assert_int_eq(carc_deploy(game, 1, 1), CARC_ILLEGAL_FIGURE);
	ck_assert_int_eq(carc_deploy(game, INT32_MIN, INT32_MIN),
			 CARC_ILLEGAL_FIGURE);
	ck_assert_int_eq(carc_deploy(game, 0, 1), CARC_OK);
	carc_game_free(game);
}
END_TEST

/* With farmers off nobody stands in a field; with none left, nowhere. */
START_TEST(illegal_figures)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 1);
	carc_player player;
	carc_game *game;

	config.expansion[CARC_EXP_FARMERS] = 0;
	game = game_of_deck(&config, "D V");
	ck_assert_int_eq(carc_place(game, 1, 0, 0), CARC_OK);
	ck_assert_int_eq(carc_deploy(game, 0, 1), CARC_ILLEGAL_FIGURE);
	ck_assert_int_eq(carc_legal_deployments(game, NULL, 0), 1);
	carc_game_free(game);

	config.expansion[CARC_EXP_FARMERS] = 1;
	game = game_of_deck(&config, "B B B B B B B B B");
	for (int i = 1; i <= 7; i++) {
		ck_assert_int_eq(carc_place(game, 2 * i > 7 ? 0 : i, 0, 0),
				 2 * i > 7 ? CARC_ILLEGAL_FILLED : CARC_OK);
		if (2 * i > 7)
			ck_assert_int_eq(carc_place(game, i, 0, 0), CARC_OK);
		ck_assert_int_eq(carc_deploy(game, 0, 0), CARC_OK);
	}
	ck_assert_int_eq(carc_players(game, &player, 1), 1);
	ck_assert_int_eq(player.supply[CARC_FIGURE_FOLLOWER], 0);
	ck_assert_int_eq(carc_place(game, 8, 0, 0), CARC_OK);
	ck_assert_int_eq(carc_deploy(game, 0, 0), CARC_ILLEGAL_SUPPLY);
	ck_assert_int_eq(carc_legal_deployments(game, NULL, 0), 0);
	ck_assert_int_eq(carc_count_moves(game), 1);
	ck_assert_int_eq(carc_pass(game), CARC_OK);
	ck_assert_int_eq(carc_pass(game), CARC_ERR_OVER);
	carc_game_free(game);
}
END_TEST

/* After the end everything can be seen and nothing done. */
START_TEST(over)
{
	carc_config config = config_of(CARC_EDITION_TENTH, 3);
	const carc_move pass = {0, -1, -1, -1, -1, -1, -1, -1};
	carc_game *game = game_of(&config);
	carc_move move = pass;
	uint64_t rng = 5, digest;
	carc_player player[3];
	carc_score score[12];

	ck_assert_int_eq(carc_playout(game, &rng), CARC_OK);
	digest = digest_of(game);
	ck_assert_int_eq(carc_count_moves(game), 0);
	ck_assert_int_eq(carc_legal_placements(game, NULL, 0), 0);
	ck_assert_int_eq(carc_legal_deployments(game, NULL, 0), 0);
	ck_assert_int_eq(carc_chance_weights(game, NULL, 0), 0);
	refuse(game, &pass, CARC_ERR_OVER);
	ck_assert_int_eq(carc_place(game, 0, 0, 0), CARC_ERR_OVER);
	ck_assert_int_eq(carc_deploy(game, 0, 0), CARC_ERR_OVER);
	ck_assert_int_eq(carc_pass(game), CARC_ERR_OVER);
	ck_assert_int_eq(carc_playout(game, &rng), CARC_ERR_OVER);
	ck_assert_int_eq(carc_random_move(game, &rng, &move), CARC_ERR_OVER);
	ck_assert_int_eq(carc_kth_move(game, 0, &move), CARC_ERR_ARGUMENT);
	ck_assert_mem_eq(&move, &pass, sizeof move);
	ck_assert_uint_eq(digest_of(game), digest);

	/* What was scored is what the final score says. */
	ck_assert_int_eq(carc_players(game, player, 3), 3);
	ck_assert_int_eq(carc_score_final(game, score, 12), 12);
	for (int p = 0; p < 3; p++) {
		int32_t sum = 0;

		for (int c = 0; c < 4; c++)
			sum += score[4 * p + c].points;
		ck_assert_int_eq(sum, player[p].score);
	}
	ck_assert_int_eq(carc_reshuffle(game, 3), CARC_OK);
	ck_assert_int_eq(carc_undo(game), CARC_OK);
	ck_assert_uint_eq(digest_of(game), digest);
	ck_assert_int_eq(carc_undo(game), CARC_OK);
	ck_assert_int_gt(carc_count_moves(game), 0);
	carc_game_free(game);
}
END_TEST

/* ---- Arguments of every function ----------------------------------------- */

START_TEST(capacities)
{
	carc_config config = config_of(_i % 4, _i % 6 + 1);
	carc_game *game;
	uint64_t rng = (uint64_t)_i;

	config.chance = _i % 3 == 0;
	config.events = _i % 5 != 0;
	config.undo = _i % 7 != 0;
	game = game_of(&config);
	for (int i = 0; i < 8; i++) {
		check_lists(game);
		random_moves(game, &rng, 1 + 17 * (i % 4));
	}
	ck_assert_int_le(carc_playout(game, &rng), CARC_OK);
	check_lists(game);
	carc_game_free(game);
}
END_TEST

/* k-th, count and list are one; so are the named calls. */
START_TEST(lists_agree)
{
	carc_config config = config_of(_i % 4, 3);
	uint64_t rng = (uint64_t)_i;
	carc_game *game, *named;
	carc_move *move, one;

	config.chance = _i & 1;
	game = game_of(&config);
	named = game_of(&config);
	move = malloc((size_t)carc_max_moves(game) * sizeof *move);
	ck_assert_ptr_nonnull(move);
	for (;;) {
		int32_t n = carc_count_moves(game), k, deployments;
		carc_turn_info turn;

		if (!n)
			break;
		ck_assert_int_le(n, carc_max_moves(game));
		ck_assert_int_le(n, CARC_MAX_MOVES);
		ck_assert_int_eq(carc_legal_moves(game, move, n), n);
		for (k = 0; k < n; k++) {
			ck_assert_int_eq(carc_kth_move(game, k, &one), CARC_OK);
			ck_assert_mem_eq(&one, &move[k], sizeof one);
			ck_assert_int_eq(carc_check_move(game, &one), CARC_OK);
		}
		ck_assert_int_eq(carc_kth_move(game, n, &one),
				 CARC_ERR_ARGUMENT);
		ck_assert_int_eq(carc_turn(game, &turn), CARC_OK);
		ck_assert_int_eq(carc_legal_placements(game, NULL, 0),
				 turn.decision == CARC_DECISION_PLACE ? n : 0);
		deployments = carc_legal_deployments(game, NULL, 0);
		ck_assert_int_eq(deployments,
				 turn.decision == CARC_DECISION_FIGURE ? n - 1
								       : 0);
		ck_assert_int_eq(carc_chance_weights(game, NULL, 0),
				 turn.decision == CARC_DECISION_DRAW ? n : 0);
		ck_assert_int_eq(carc_random_move(game, &rng, &one), CARC_OK);
		ck_assert_int_eq(carc_apply(game, &one), CARC_OK);
		if (one.kind == CARC_MOVE_PLACE)
			ck_assert_int_eq(
				carc_place(named, one.x, one.y, one.rotation),
				CARC_OK);
		else if (one.kind == CARC_MOVE_DEPLOY)
			ck_assert_int_eq(
				carc_deploy(named, one.figure, one.segment),
				CARC_OK);
		else if (one.kind == CARC_MOVE_PASS)
			ck_assert_int_eq(carc_pass(named), CARC_OK);
		else
			ck_assert_int_eq(carc_apply(named, &one), CARC_OK);
		ck_assert_uint_eq(carc_hash(named), carc_hash(game));
	}
	ck_assert_uint_eq(digest_of(named), digest_of(game));
	free(move);
	carc_game_free(game);
	carc_game_free(named);
}
END_TEST

START_TEST(null_arguments)
{
	carc_game *game = position(CARC_EDITION_CLASSIC);
	uint64_t digest = digest_of(game), rng = 4;
	carc_config config = config_of(0, 2);
	int32_t type = 0, line = 7;
	carc_game *out = game;
	carc_move move;
	char text[8];

	memset(&move, 0xA5, sizeof move);
	ck_assert_int_eq(carc_game_new(NULL, &config, NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_game_new(&out, NULL, NULL), CARC_ERR_ARGUMENT);
	ck_assert_ptr_null(out);
	out = game;
	ck_assert_int_eq(carc_game_new_deck(&out, NULL, &type, 1, NULL),
			 CARC_ERR_ARGUMENT);
	ck_assert_ptr_null(out);
	out = game;
	ck_assert_int_eq(carc_game_new_deck(&out, &config, NULL, 1, NULL),
			 CARC_ERR_ARGUMENT);
	ck_assert_ptr_null(out);
	ck_assert_int_eq(carc_game_new_deck(NULL, &config, &type, 1, NULL),
			 CARC_ERR_ARGUMENT);
	carc_game_free(NULL);
	out = game;
	ck_assert_int_eq(carc_game_clone(&out, NULL, NULL), CARC_ERR_ARGUMENT);
	ck_assert_ptr_null(out);
	ck_assert_int_eq(carc_game_clone(NULL, game, NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_game_copy(NULL, game), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_game_copy(game, NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_max_moves(NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_check_move(NULL, &move), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_check_move(game, NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_apply(NULL, &move), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_apply(game, NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_undo(NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_place(NULL, 0, 0, 0), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_deploy(NULL, 0, 0), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_pass(NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_count_moves(NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_kth_move(NULL, 0, &move), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_kth_move(game, 0, NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_kth_move(game, -1, &move), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_kth_move(game, INT32_MIN, &move),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_kth_move(game, INT32_MAX, &move),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_random_move(NULL, &rng, &move),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_random_move(game, NULL, &move),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_random_move(game, &rng, NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_playout(NULL, &rng), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_playout(game, NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_reshuffle(NULL, 1), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_history(game, -1, &move, 1), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_events(game, -1, NULL, 0), CARC_ERR_ARGUMENT);
	ck_assert_uint_eq(carc_hash(NULL), 0);
	ck_assert_int_eq(carc_save(NULL, text, 8), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_save(game, NULL, 8), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_save(game, text, -1), CARC_ERR_ARGUMENT);
	out = game;
	ck_assert_int_eq(carc_load(&out, NULL, 1, NULL, &line),
			 CARC_ERR_ARGUMENT);
	ck_assert_ptr_null(out);
	ck_assert_int_eq(carc_load(&out, "", -1, NULL, &line),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_load(NULL, "", 0, NULL, &line),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_move_text(NULL, text, 8), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_move_text(&move, text, 8), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_move_parse(NULL, &move), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_move_parse("pass 0", NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(move.kind, (int32_t)0xA5A5A5A5);
	ck_assert_uint_eq(rng, 4);
	ck_assert_uint_eq(digest_of(game), digest);
	carc_game_free(game);
}
END_TEST

/* Tiles of four city sides in a row: no tile has fewer segments, no board more
 * open cells, and everything fits everywhere. */
START_TEST(longest_list)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 1);
	int32_t deck[40];
	carc_game *game;

	for (int i = 0; i < COUNT(deck); i++)
		deck[i] = carc_find(CARC_NAME_TILE_TYPE, "C");
	ck_assert_int_eq(
		carc_game_new_deck(&game, &config, deck, COUNT(deck), NULL),
		CARC_OK);
	for (int32_t x = 1; x < COUNT(deck); x++) {
		ck_assert_int_eq(carc_count_moves(game), 4 * (2 * x + 2));
		ck_assert_int_le(carc_count_moves(game), carc_max_moves(game));
		ck_assert_int_eq(carc_place(game, x, 0, 0), CARC_OK);
		ck_assert_int_eq(carc_pass(game), CARC_OK);
	}
	carc_game_free(game);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("api");
	TCase *tcase = tcase_create("api");

	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, look_tiles);
	tcase_add_test(tcase, look_features);
	tcase_add_test(tcase, look_spots);
	tcase_add_test(tcase, look_players);
	tcase_add_test(tcase, final_without_farmers);
	tcase_add_test(tcase, look_cells);
	tcase_add_test(tcase, look_copies);
	tcase_add_test(tcase, order_of_moves);
	tcase_add_test(tcase, turn_fields);
	tcase_add_test(tcase, illegal_placements);
	tcase_add_test(tcase, illegal_deployments);
	tcase_add_test(tcase, illegal_figures);
	tcase_add_test(tcase, over);
	tcase_add_loop_test(tcase, capacities, 0, 12);
	tcase_add_loop_test(tcase, lists_agree, 0, 8);
	tcase_add_test(tcase, longest_list);
	tcase_add_test(tcase, null_arguments);
	suite_add_tcase(suite, tcase);
	return run_suite(suite);
}
