/* SPDX-License-Identifier: Zlib */
/*
 * The contract of include/carcassonne.h where there is no game yet: layouts,
 * names, the catalogue and configurations.
 */
#include <stddef.h>

#include "contract.h"

/* ---- Layout -------------------------------------------------------------- */

#define LAYOUT(type, size)                                                     \
	_Static_assert(sizeof(type) == (size) && sizeof(type) % 8 == 0, #type)

LAYOUT(carc_config, 232);
LAYOUT(carc_move, 32);
LAYOUT(carc_turn_info, 64);
LAYOUT(carc_event, 48);
LAYOUT(carc_score, 16);
LAYOUT(carc_player, 128);
LAYOUT(carc_tile, 32);
LAYOUT(carc_feature, 128);
LAYOUT(carc_figure, 32);
LAYOUT(carc_remaining_type, 16);
LAYOUT(carc_cell, 32);
LAYOUT(carc_spot, 16);
LAYOUT(carc_tile_type, 64);
LAYOUT(carc_segment, 96);
LAYOUT(carc_mark, 8);
LAYOUT(carc_edition_info, 16);
LAYOUT(carc_render, 64);
_Static_assert(sizeof(carc_allocator) == 3 * sizeof(void *), "allocator");
_Static_assert(sizeof(carc_status) == 4 && (carc_status)-1 < 0, "status");

#define OFFSET(type, member, offset)                                           \
	_Static_assert(offsetof(type, member) == (offset), #type "." #member)

OFFSET(carc_config, edition, 4);
OFFSET(carc_config, players, 8);
OFFSET(carc_config, first_player, 12);
OFFSET(carc_config, seed, 16);
OFFSET(carc_config, chance, 24);
OFFSET(carc_config, automatic, 28);
OFFSET(carc_config, events, 32);
OFFSET(carc_config, undo, 36);
OFFSET(carc_config, set, 40);
OFFSET(carc_config, expansion, 104);
OFFSET(carc_config, rule, 168);
OFFSET(carc_move, kind, 0);
OFFSET(carc_move, player, 4);
OFFSET(carc_move, x, 8);
OFFSET(carc_move, y, 12);
OFFSET(carc_move, rotation, 16);
OFFSET(carc_move, figure, 20);
OFFSET(carc_move, segment, 24);
OFFSET(carc_move, value, 28);
OFFSET(carc_turn_info, number, 16);
OFFSET(carc_turn_info, tile, 20);
OFFSET(carc_turn_info, reason, 48);
OFFSET(carc_turn_info, second, 60);
OFFSET(carc_event, value, 28);
OFFSET(carc_event, reason, 32);
OFFSET(carc_event, each, 44);
OFFSET(carc_score, points, 8);
OFFSET(carc_player, track, 8);
OFFSET(carc_player, supply, 16);
OFFSET(carc_player, goods, 80);
OFFSET(carc_player, ingots, 92);
OFFSET(carc_player, robber, 96);
OFFSET(carc_tile, player, 16);
OFFSET(carc_tile, segments, 20);
OFFSET(carc_feature, tiles, 16);
OFFSET(carc_feature, owners, 36);
OFFSET(carc_feature, value, 40);
OFFSET(carc_feature, value_complete, 44);
OFFSET(carc_feature, attribute, 48);
OFFSET(carc_figure, feature, 20);
OFFSET(carc_figure, count, 24);
OFFSET(carc_remaining_type, stack, 8);
OFFSET(carc_cell, edge, 8);
OFFSET(carc_cell, fits, 24);
OFFSET(carc_spot, segment, 8);
OFFSET(carc_tile_type, edge, 16);
OFFSET(carc_tile_type, symmetry, 36);
OFFSET(carc_tile_type, plain, 40);
OFFSET(carc_tile_type, marks, 44);
OFFSET(carc_segment, adjacent, 12);
OFFSET(carc_segment, attribute, 24);
OFFSET(carc_segment, end, 88);
OFFSET(carc_edition_info, supported, 12);
OFFSET(carc_render, highlight, 24);
OFFSET(carc_render, reserved, 52);

/* Values that records, bindings and networks carry. */
_Static_assert(CARC_ERR_HISTORY == -7 && CARC_ILLEGAL_KIND == -100 &&
		       CARC_ILLEGAL_VALUE == -116,
	       "statuses");
_Static_assert(CARC_EDITION_HUNTERS == 4 && CARC_SET_BONUS == 12 &&
		       CARC_EXP_FESTIVAL == 15 && CARC_RULE_FESTIVAL_ANY == 9,
	       "configuration");
_Static_assert(CARC_DECISION_DRAW == 10 && CARC_DECISION_PLACE == 11 &&
		       CARC_DECISION_FIGURE == 30 && CARC_DECISION_SECOND == 90,
	       "decisions");
_Static_assert(CARC_MOVE_PLACE == 4 && CARC_MOVE_DEPLOY == 5 &&
		       CARC_MOVE_RESHUFFLE == 25 && CARC_FIGURE_WOMAN == 10,
	       "moves");
_Static_assert(CARC_EVENT_TURN == 1 && CARC_EVENT_WINNER == 14 &&
		       CARC_REASON_FINAL_FIELD == 7 &&
		       CARC_TERM_SMALL_CITY == 5 && CARC_CATEGORY_MEADOWS == 12,
	       "events");
_Static_assert(CARC_FEATURE_FIELD == 1 && CARC_FEATURE_SYSTEM == 10 &&
		       CARC_ATTRIBUTE_SHRINE == 14 && CARC_MARK_VOLCANO == 11 &&
		       CARC_END_SPRING == 7 && CARC_NAME_END == 18,
	       "catalogue");
_Static_assert(CARC_NONE == -1 && CARC_PLAYER_CHANCE == -2, "players");

START_TEST(version)
{
	char text[32];

	snprintf(text, sizeof text, "%d.%d.%d", CARC_VERSION_MAJOR,
		 CARC_VERSION_MINOR, CARC_VERSION_PATCH);
	ck_assert_str_eq(carc_version_string(), text);
	ck_assert_int_eq(carc_version(), CARC_VERSION);
	ck_assert_int_ge(carc_rules_revision(), 1);
}
END_TEST

/* ---- Names --------------------------------------------------------------- */

START_TEST(status_texts)
{
	for (int32_t s = -200; s < 10; s++) {
		const char *text = carc_status_text(s);

		ck_assert_ptr_nonnull(text);
		ck_assert_int_eq(strcmp(text, "unknown status") != 0,
				 is_status(s));
		ck_assert_int_eq(carc_name(CARC_NAME_STATUS, s) != NULL,
				 is_status(s));
	}
	ck_assert_str_eq(carc_status_text(INT32_MIN), "unknown status");
	ck_assert_str_eq(carc_status_text(INT32_MAX), "unknown status");
	for (int i = 0; i < COUNT(statuses); i++)
		for (int j = 0; j < i; j++)
			ck_assert_str_ne(carc_status_text(statuses[i]),
					 carc_status_text(statuses[j]));
}
END_TEST

START_TEST(all_names)
{
	/* How many each group has. */
	static const int known[] = {5,  13, 16, 10, 28, 26, 11,  4,  21, 19,
				    19, 26, 13, 10, 15, 11, 214, 25, 7};

	for (int32_t group = 0; group <= CARC_NAME_END; group++) {
		int n = 0;

		for (int32_t id = -200; id < 2000; id++) {
			const char *name = carc_name(group, id);

			if (!name)
				continue;
			n++;
			ck_assert_str_ne(name, "");
			for (const char *c = name; *c; c++)
				ck_assert(*c > ' ' && *c < 127 && *c != '#' &&
					  *c != '*' && *c != ',');
			if (group == CARC_NAME_REASON_RULE ||
			    group == CARC_NAME_STATUS)
				ck_assert_int_eq(carc_find(group, name),
						 CARC_ERR_ARGUMENT);
			else
				ck_assert_int_eq(carc_find(group, name), id);
		}
		ck_assert_msg(n == known[group], "group %d has %d", group, n);
		ck_assert_ptr_null(carc_name(group, INT32_MIN));
		ck_assert_ptr_null(carc_name(group, INT32_MAX));
		ck_assert_int_eq(carc_find(group, ""), CARC_ERR_ARGUMENT);
		ck_assert_int_eq(carc_find(group, "no such thing"),
				 CARC_ERR_ARGUMENT);
		ck_assert_int_eq(carc_find(group, NULL), CARC_ERR_ARGUMENT);
	}
	ck_assert_ptr_null(carc_name(-1, 0));
	ck_assert_ptr_null(carc_name(CARC_NAME_END + 1, 0));
	ck_assert_ptr_null(carc_name(INT32_MIN, 0));
	ck_assert_int_eq(carc_find(-1, "pass"), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_find(INT32_MAX, "pass"), CARC_ERR_ARGUMENT);
	ck_assert_str_eq(carc_name(CARC_NAME_REASON_RULE, CARC_REASON_CITY),
			 "B-21");
	ck_assert_str_eq(carc_name(CARC_NAME_STATUS, CARC_ILLEGAL_EDGE),
			 "edge");
}
END_TEST

/* ---- Catalogue ----------------------------------------------------------- */

/* The books' ranges of players. rules: P-3 */
START_TEST(editions)
{
	static const int32_t range[][3] = {
		{2, 5, 1}, {2, 5, 1}, {2, 6, 1}, {2, 5, 1}, {2, 5, 1}};
	carc_edition_info info[6];

	memset(info, 0xA5, sizeof info);
	ck_assert_int_eq(carc_editions(NULL, 0), 5);
	ck_assert_int_eq(carc_editions(info, 2), 5);
	ck_assert_int_eq(info[2].edition, (int32_t)0xA5A5A5A5);
	ck_assert_int_eq(carc_editions(info, 6), 5);
	ck_assert_int_eq(info[5].edition, (int32_t)0xA5A5A5A5);
	for (int i = 0; i < 5; i++) {
		ck_assert_int_eq(info[i].edition, i);
		ck_assert_int_eq(info[i].min_players, range[i][0]);
		ck_assert_int_eq(info[i].max_players, range[i][1]);
		ck_assert_int_eq(info[i].supported, range[i][2]);
	}
	ck_assert_int_eq(carc_editions(NULL, 1), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_editions(info, -1), CARC_ERR_ARGUMENT);
}
END_TEST

/* Whatever the book says, every game takes 1 to 6. rules: P-3 */
START_TEST(player_counts)
{
	for (int32_t edition = 0; edition <= CARC_EDITION_HUNTERS; edition++)
		for (int32_t players = -1; players <= 8; players++) {
			carc_config config = config_of(edition, players);
			bool fits = players >= 1 && players <= 6;
			carc_game *game = (carc_game *)&config;

			ck_assert_int_eq(carc_game_new(&game, &config, NULL),
					 fits ? CARC_OK : CARC_ERR_ARGUMENT);
			ck_assert_int_eq(game != NULL, fits);
			ck_assert_int_eq(carc_players(game, NULL, 0),
					 fits ? players : CARC_ERR_ARGUMENT);
			carc_game_free(game);
		}
}
END_TEST

/* Rotations that look different, by eye. */
static int32_t symmetry_of(const char *name)
{
	if (strchr("BCX", name[0]))
		return 1;
	return strchr("FGHU", name[0]) ? 2 : 4;
}

static void check_segments(const carc_tile_type *type)
{
	carc_segment segment[11];
	int32_t n = carc_segments(type->type, segment, 11);
	int32_t halves = 0, sides = 0;

	ck_assert_int_eq(n, type->segments);
	for (int i = 0; i < n; i++) {
		ck_assert_ptr_nonnull(
			carc_name(CARC_NAME_FEATURE, segment[i].kind));
		ck_assert(segment[i].x >= 0 && segment[i].x <= 1000);
		ck_assert(segment[i].y >= 0 && segment[i].y <= 1000);
		ck_assert_int_eq(halves & segment[i].halves, 0);
		if (!segment[i].halves)
			ck_assert_int_eq(sides & segment[i].sides, 0);
		halves |= segment[i].halves;
		sides |= segment[i].halves ? 0 : segment[i].sides;
		for (int j = 0; j < i; j++)
			ck_assert_msg(
				segment[i].x != segment[j].x ||
					segment[i].y != segment[j].y,
				"%s: one point for two segments",
				carc_name(CARC_NAME_TILE_TYPE, type->type));
		for (int a = 0; a < 16; a++)
			ck_assert(segment[i].attribute[a] >= 0 &&
				  segment[i].attribute[a] <= 4);
		ck_assert_int_eq(segment[i].reserved, 0);
	}
	for (int s = 0; s < 4; s++)
		for (int i = 0; i < n; i++) {
			bool reaches = segment[i].sides >> s & 1;

			if (segment[i].halves)
				ck_assert_int_eq(
					reaches,
					(segment[i].halves >> 2 * s & 3) != 0);
			else if (reaches)
				ck_assert_int_eq(type->edge[s],
						 segment[i].kind);
		}
}

START_TEST(tile_types)
{
	carc_tile_type type[220], one;
	int32_t n = carc_tile_types(NULL, 0), tiles = 0, gardens = 0;
	carc_mark mark[4];

	ck_assert_int_eq(n, 136 + 66 + 12);
	memset(type, 0xA5, sizeof type);
	ck_assert_int_eq(carc_tile_types(type, 3), n);
	ck_assert_int_eq(type[3].type, (int32_t)0xA5A5A5A5);
	ck_assert_int_eq(carc_tile_types(type, 220), n);
	ck_assert_int_eq(type[n].type, (int32_t)0xA5A5A5A5);
	for (int i = 0; i < n; i++) {
		const char *name = carc_name(CARC_NAME_TILE_TYPE, type[i].type);

		ck_assert(i == 0 || type[i].type > type[i - 1].type);
		ck_assert_int_eq(type[i].set, type[i].type / 100);
		ck_assert_int_eq(carc_tile_type_get(type[i].type, &one),
				 CARC_OK);
		ck_assert_mem_eq(&one, &type[i], sizeof one);
		if (type[i].set == CARC_SET_BASE)
			ck_assert_int_eq(type[i].symmetry, symmetry_of(name));
		ck_assert_int_eq(type[i].start,
				 !strcmp(name, "D") || !strcmp(name, "BB6F1") ||
					 !strcmp(name, "L56"));
		ck_assert_int_eq(carc_marks(type[i].type, mark, 4),
				 type[i].marks);
		check_segments(&type[i]);
		tiles += type[i].count;
		gardens += type[i].plain >= 0;
		ck_assert_int_eq(type[i].plain >= 0,
				 strstr(name, "_garden") != NULL);
		if (type[i].plain >= 0)
			ck_assert_int_eq(name[0], carc_name(CARC_NAME_TILE_TYPE,
							    type[i].plain)[0]);
		for (int r = 0; r < 4; r++)
			ck_assert_int_eq(type[i].reserved[r], 0);
	}
	ck_assert_int_eq(tiles, 72 + 110 + 79 + 12);
	ck_assert_int_eq(gardens, 8);
}
END_TEST

START_TEST(catalogue_arguments)
{
	static const int32_t wrong[] = {-1,   32,   99,   112,       1010,
					1166, 1212, 1300, INT32_MAX, INT32_MIN};
	carc_tile_type type;
	carc_segment segment[10];
	carc_mark mark;

	memset(&type, 0xA5, sizeof type);
	for (int i = 0; i < COUNT(wrong); i++) {
		ck_assert_int_eq(carc_tile_type_get(wrong[i], &type),
				 CARC_ERR_ARGUMENT);
		ck_assert_int_eq(carc_segments(wrong[i], segment, 10),
				 CARC_ERR_ARGUMENT);
		ck_assert_int_eq(carc_marks(wrong[i], &mark, 1),
				 CARC_ERR_ARGUMENT);
	}
	ck_assert_int_eq(type.type, (int32_t)0xA5A5A5A5);
	ck_assert_int_eq(carc_tile_type_get(0, NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_tile_types(NULL, 1), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_tile_types(&type, -1), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_segments(0, NULL, 1), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_segments(0, segment, -1), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_segments(0, NULL, 0), 3);
	ck_assert_int_eq(carc_marks(0, NULL, 1), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_marks(0, &mark, -1), CARC_ERR_ARGUMENT);
	memset(segment, 0xA5, sizeof segment);
	ck_assert_int_eq(carc_segments(0, segment, 2), 3);
	ck_assert_int_eq(segment[2].kind, (int32_t)0xA5A5A5A5);
}
END_TEST

/* ---- Configuration ------------------------------------------------------- */

static void check_fault(const carc_config *config, carc_status status,
			const char *names)
{
	carc_game *game = (carc_game *)&game;
	char text[80], cut[4] = "xxx";

	memset(text, 'x', sizeof text);
	ck_assert_int_eq(carc_config_check(config, text, 80), status);
	ck_assert_ptr_nonnull(memchr(text, '\0', 80));
	ck_assert_msg(names ? !strncmp(text, names, strlen(names)) : !*text,
		      "%s, not %s", text, names ? names : "nothing");
	ck_assert_int_eq(carc_config_check(config, NULL, 0), status);
	ck_assert_int_eq(carc_config_check(config, cut, 0), status);
	ck_assert_str_eq(cut, "xxx");
	ck_assert_int_eq(carc_config_check(config, cut, 2), status);
	ck_assert_int_eq(cut[0], text[0]);
	ck_assert_int_eq(cut[names ? 1 : 0], '\0');
	ck_assert_int_eq(cut[2], 'x');
	if (status != CARC_OK) {
		ck_assert_int_eq(carc_game_new(&game, config, NULL), status);
		ck_assert_ptr_null(game);
	}
}

START_TEST(config_check)
{
	const carc_config good = config_of(CARC_EDITION_CLASSIC, 3);
	carc_config config = good;
	char text[80] = "x";

	check_fault(&good, CARC_OK, NULL);
	ck_assert_int_eq(carc_config_check(NULL, text, 80), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_config_check(&good, NULL, 1), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_config_check(&good, text, -1), CARC_ERR_ARGUMENT);

#define FAULT(member, value, names)                                            \
	config = good;                                                         \
	config.member = (value);                                               \
	check_fault(&config, CARC_ERR_ARGUMENT, names)

	FAULT(struct_size, 0, "struct_size");
	FAULT(struct_size, -1, "struct_size");
	FAULT(struct_size, (int32_t)sizeof config - 8, "struct_size");
	FAULT(struct_size, INT32_MAX, "struct_size");
	FAULT(edition, -1, "edition");
	FAULT(edition, CARC_EDITION_HUNTERS,
	      "expansion farmers: not in this game");
	FAULT(edition, 5, "edition");
	FAULT(players, 0, "players: 1 to 6");
	FAULT(players, 7, "players: 1 to 6");
	FAULT(players, INT32_MIN, "players: 1 to 6");
	FAULT(first_player, -1, "first_player");
	FAULT(first_player, 3, "first_player");
	FAULT(first_player, INT32_MAX, "first_player");
	FAULT(chance, 2, "chance");
	FAULT(chance, -1, "chance");
	FAULT(automatic, 2, "automatic");
	FAULT(events, -1, "events");
	FAULT(undo, 255, "undo");
	FAULT(set[CARC_SET_BASE], 0, "set");
	FAULT(set[CARC_SET_BASE], 70, "set"); /* 5040 tiles */
	FAULT(set[CARC_SET_RIVER], 2, "set river: at most once");
	FAULT(set[CARC_SET_HUNTERS], 1, "set hunters: not of this game");
	FAULT(set[CARC_SET_BONUS], 1, "set bonus: not of this game");
	FAULT(set[63], 1, "set: ");
	FAULT(expansion[CARC_EXP_FARMERS], 2, "expansion farmers");
	FAULT(expansion[63], 1, "expansion: ");
	FAULT(rule[CARC_RULE_SMALL_CITY], 2, "rule smallCity2");
	FAULT(rule[63], 1, "rule: ");
#undef FAULT
}
END_TEST

/* A configuration as a newer program has it, with more at its end. */
union newer {
	carc_config config;
	unsigned char bytes[sizeof(carc_config) + 64];
};

START_TEST(config_sizes)
{
	const int32_t size = sizeof(carc_config);
	union newer newer, back;
	carc_game *game;

	ck_assert_int_eq(carc_config_init(NULL, size), CARC_ERR_ARGUMENT);
	memset(&newer, 0xA5, sizeof newer);
	back = newer;
	for (int32_t wrong = -1; wrong < size; wrong++)
		ck_assert_int_eq(carc_config_init(&newer.config, wrong),
				 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_config_init(&newer.config, INT32_MAX),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_config_init(&newer.config, INT32_MIN),
			 CARC_ERR_ARGUMENT);
	ck_assert_mem_eq(&newer, &back, sizeof newer);
	ck_assert_int_eq(carc_config_init(&newer.config, size), CARC_OK);
	ck_assert_int_eq(newer.config.struct_size, size);
	ck_assert_mem_eq(newer.bytes + size, back.bytes + size, 64);

	/* What a newer program leaves at zero changes nothing. */
	ck_assert_int_eq(carc_config_init(&newer.config, size + 64), CARC_OK);
	ck_assert_int_eq(newer.config.struct_size, size + 64);
	for (int i = 0; i < 64; i++)
		ck_assert_int_eq(newer.bytes[size + i], 0);
	ck_assert_int_eq(carc_config_preset(&newer.config, CARC_EDITION_TENTH),
			 CARC_OK);
	ck_assert_int_eq(newer.config.struct_size, size + 64);
	check_fault(&newer.config, CARC_OK, NULL);
	game = game_of(&newer.config);
	memset(&back, 0xA5, sizeof back);
	back.config.struct_size = size + 64;
	ck_assert_int_eq(carc_game_config(game, &back.config), CARC_OK);
	ck_assert_mem_eq(&back, &newer, sizeof newer);
	carc_game_free(game);

	/* What it sets and this library does not know is refused. */
	newer.bytes[size + 63] = 1;
	check_fault(&newer.config, CARC_ERR_VERSION, "struct_size");
}
END_TEST

START_TEST(config_defaults)
{
	carc_config config;

	memset(&config, 0xA5, sizeof config);
	ck_assert_int_eq(carc_config_init(&config, sizeof config), CARC_OK);
	ck_assert_int_eq(config.edition, CARC_EDITION_CLASSIC);
	ck_assert_int_eq(config.players, 2);
	ck_assert_int_eq(config.first_player, 0);
	ck_assert_uint_eq(config.seed, 0);
	ck_assert_int_eq(config.chance, CARC_CHANCE_INSIDE);
	ck_assert_int_eq(config.automatic, 0);
	ck_assert_int_eq(config.events, 1);
	ck_assert_int_eq(config.undo, 1);
}
END_TEST

START_TEST(presets)
{
	for (int32_t edition = 0; edition < CARC_EDITION_HUNTERS; edition++) {
		carc_config config = config_of(edition, 2);

		ck_assert_int_eq(config.edition, edition);
		ck_assert_int_eq(config.set[CARC_SET_BASE], 1);
		ck_assert_int_eq(config.rule[CARC_RULE_SMALL_CITY],
				 edition == CARC_EDITION_TENTH);
		ck_assert_int_eq(config.rule[CARC_RULE_ABBOT_MAJORITY], 1);
		for (int i = 0; i < 64; i++) {
			ck_assert_int_eq(config.set[i], i == 0);
			ck_assert(i == CARC_EXP_FARMERS ||
				  !config.expansion[i]);
			ck_assert(i == CARC_RULE_SMALL_CITY ||
				  i == CARC_RULE_ABBOT_MAJORITY ||
				  !config.rule[i]);
		}
	}
}
END_TEST

/* Hunters & Gatherers mixes with nothing else. rules: HG-1 */
START_TEST(hunters_alone)
{
	const carc_config hunters = config_of(CARC_EDITION_HUNTERS, 3);
	carc_config config = hunters;
	char text[80];

	for (int i = 0; i < 64; i++) {
		ck_assert_int_eq(hunters.set[i],
				 i == CARC_SET_HUNTERS || i == CARC_SET_BONUS);
		ck_assert_int_eq(hunters.expansion[i], 0);
		ck_assert_int_eq(hunters.rule[i], 0);
	}
	check_fault(&hunters, CARC_OK, NULL);
	for (int e = 0; e <= CARC_EXP_FESTIVAL; e++) {
		snprintf(text, sizeof text, "expansion %s: not in this game",
			 carc_name(CARC_NAME_EXPANSION, e));
		config = hunters;
		config.expansion[e] = 1;
		check_fault(&config, CARC_ERR_ARGUMENT, text);
	}
	for (int s = 0; s < CARC_SET_HUNTERS; s++) {
		snprintf(text, sizeof text, "set %s: not of this game",
			 carc_name(CARC_NAME_SET, s));
		config = hunters;
		config.set[s] = 1;
		check_fault(&config, CARC_ERR_ARGUMENT, text);
	}
	config = hunters;
	config.set[CARC_SET_HUNTERS] = 0;
	check_fault(&config, CARC_ERR_ARGUMENT,
		    "set: none of them has a start tile");
	/* Without bonus tiles, and with twice as many tiles of all. */
	config.set[CARC_SET_HUNTERS] = 1;
	config.set[CARC_SET_BONUS] = 0;
	check_fault(&config, CARC_OK, NULL);
	config.set[CARC_SET_HUNTERS] = config.set[CARC_SET_BONUS] = 2;
	check_fault(&config, CARC_OK, NULL);
	ck_assert_int_eq(carc_config_add(&config, "all"), CARC_OK);
	check_fault(&config, CARC_OK, NULL);
}
END_TEST

/* Nor do its tiles lie in a deck with others. */
START_TEST(hunters_decks)
{
	carc_config config = config_of(CARC_EDITION_HUNTERS, 2);
	int32_t deck[3] = {CARC_SET_HUNTERS * 100, CARC_SET_BONUS * 100,
			   CARC_SET_HUNTERS * 100 + 1};
	carc_game *game;

	ck_assert_int_eq(carc_game_new_deck(&game, &config, deck, 3, NULL),
			 CARC_OK);
	carc_game_free(game);
	for (int s = 0; s < CARC_SET_HUNTERS; s++) {
		deck[2] = 100 * s;
		ck_assert_int_eq(
			carc_game_new_deck(&game, &config, deck, 3, NULL),
			CARC_ERR_ARGUMENT);
	}
	config = config_of(CARC_EDITION_PLUS, 2);
	for (int i = 0; i < 2; i++) {
		int32_t mixed[2] = {0, deck[i]};

		ck_assert_int_eq(
			carc_game_new_deck(&game, &config, mixed, 2, NULL),
			CARC_ERR_ARGUMENT);
	}
}
END_TEST

/* A preset changes the edition and the switches, nothing else. */
START_TEST(preset_keeps)
{
	static const int32_t wrong[] = {-1, 5, INT32_MIN, INT32_MAX};
	carc_config config = config_of(CARC_EDITION_PLUS, 5), before;

	config.first_player = 4;
	config.seed = 77;
	config.chance = 1;
	config.automatic = 1;
	config.events = config.undo = 0;
	config.set[CARC_SET_BASE] = 9;
	config.rule[CARC_RULE_RIVER] = 1;
	before = config;
	for (int i = 0; i < COUNT(wrong); i++)
		ck_assert_int_eq(carc_config_preset(&config, wrong[i]),
				 CARC_ERR_ARGUMENT);
	ck_assert_mem_eq(&config, &before, sizeof config);
	ck_assert_int_eq(carc_config_preset(&config, CARC_EDITION_TENTH),
			 CARC_OK);
	ck_assert_int_eq(config.players, 5);
	ck_assert_int_eq(config.first_player, 4);
	ck_assert_uint_eq(config.seed, 77);
	ck_assert_int_eq(config.chance, 1);
	ck_assert_int_eq(config.automatic, 1);
	ck_assert_int_eq(config.events, 0);
	ck_assert_int_eq(config.undo, 0);
	ck_assert_int_eq(config.set[CARC_SET_BASE], 1);
	ck_assert_int_eq(config.rule[CARC_RULE_RIVER], 0);
	ck_assert_int_eq(carc_config_preset(NULL, 0), CARC_ERR_ARGUMENT);
	config.struct_size = 0;
	before = config;
	ck_assert_int_eq(carc_config_preset(&config, 0), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_config_add(&config, "farmers"),
			 CARC_ERR_ARGUMENT);
	ck_assert_mem_eq(&config, &before, sizeof config);
}
END_TEST

START_TEST(config_add)
{
	static const char *const refused[] = {
		"",   "Farmers", "farmers ", "base",
		"no", "hunters", "bonus",    "ALL",
	};
	static const char *const added[] = {
		"river", "abbot",   "inns",     "traders",
		"flier", "ferries", "festival", "messages",
	};
	carc_config config = config_of(CARC_EDITION_PLUS, 2), before;

	config.expansion[CARC_EXP_FARMERS] = 0;
	before = config;
	for (int i = 0; i < COUNT(refused); i++) {
		ck_assert_msg(carc_config_add(&config, refused[i]) ==
				      CARC_ERR_ARGUMENT,
			      "\"%s\" is refused", refused[i]);
		ck_assert_mem_eq(&config, &before, sizeof config);
	}
	ck_assert_int_eq(carc_config_add(&config, NULL), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_config_add(NULL, "farmers"), CARC_ERR_ARGUMENT);
	config.edition = 99;
	ck_assert_int_eq(carc_config_add(&config, "all"), CARC_ERR_ARGUMENT);
	config = before;
	ck_assert_int_eq(carc_config_add(&config, "farmers"), CARC_OK);
	before.expansion[CARC_EXP_FARMERS] = 1;
	ck_assert_mem_eq(&config, &before, sizeof config);

	/* With its tiles, unless they are there already. */
	config.set[CARC_SET_INNS] = 3;
	for (int i = 0; i < COUNT(added); i++)
		ck_assert_int_eq(carc_config_add(&config, added[i]), CARC_OK);
	before.set[CARC_SET_RIVER] = before.set[CARC_SET_TRADERS] =
		before.set[CARC_SET_FLIER] = before.set[CARC_SET_FERRIES] =
			before.set[CARC_SET_FESTIVAL] = 1;
	before.set[CARC_SET_INNS] = 3;
	memset(before.expansion, 1, CARC_EXP_FERRIES + 1);
	before.expansion[CARC_EXP_FESTIVAL] = 1;
	ck_assert_mem_eq(&config, &before, sizeof config);

	/* Plus has everything but the festival. */
	config = before = config_of(CARC_EDITION_PLUS, 2);
	ck_assert_int_eq(carc_config_add(&config, "all"), CARC_OK);
	memset(before.set, 1, CARC_SET_CROP + 1);
	memset(before.expansion, 1, CARC_EXP_CROP + 1);
	ck_assert_mem_eq(&config, &before, sizeof config);

	config = before = config_of(CARC_EDITION_NEW, 2);
	ck_assert_int_eq(carc_config_add(&config, "all"), CARC_OK);
	before.set[CARC_SET_RIVER] = 1;
	before.expansion[CARC_EXP_RIVER] = before.expansion[CARC_EXP_ABBOT] = 1;
	ck_assert_mem_eq(&config, &before, sizeof config);

	/* The classic book has nothing beyond its base game. */
	config = before = config_of(CARC_EDITION_CLASSIC, 2);
	ck_assert_int_eq(carc_config_add(&config, "all"), CARC_OK);
	ck_assert_mem_eq(&config, &before, sizeof config);
}
END_TEST

START_TEST(game_config)
{
	carc_config config = config_of(CARC_EDITION_TENTH, 4), back;
	carc_game *game;

	config.first_player = 3;
	config.seed = UINT64_MAX;
	config.chance = 1;
	config.automatic = 1;
	config.events = config.undo = 0;
	config.set[CARC_SET_BASE] = 2;
	config.expansion[CARC_EXP_FARMERS] = 0;
	config.rule[CARC_RULE_SMALL_CITY] = 0;
	game = game_of(&config);
	ck_assert_int_eq(carc_config_init(&back, sizeof back), CARC_OK);
	ck_assert_int_eq(carc_game_config(game, &back), CARC_OK);
	ck_assert_mem_eq(&back, &config, sizeof back);
	ck_assert_int_eq(carc_game_config(NULL, &back), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_game_config(game, NULL), CARC_ERR_ARGUMENT);
	back.struct_size = 8;
	ck_assert_int_eq(carc_game_config(game, &back), CARC_ERR_ARGUMENT);
	back.struct_size = INT32_MIN;
	ck_assert_int_eq(carc_game_config(game, &back), CARC_ERR_ARGUMENT);
	carc_game_free(game);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("config");
	TCase *tcase = tcase_create("config");

	tcase_set_timeout(tcase, 0);
	tcase_add_test(tcase, version);
	tcase_add_test(tcase, status_texts);
	tcase_add_test(tcase, all_names);
	tcase_add_test(tcase, editions);
	tcase_add_test(tcase, player_counts);
	tcase_add_test(tcase, hunters_alone);
	tcase_add_test(tcase, hunters_decks);
	tcase_add_test(tcase, tile_types);
	tcase_add_test(tcase, catalogue_arguments);
	tcase_add_test(tcase, config_check);
	tcase_add_test(tcase, config_sizes);
	tcase_add_test(tcase, config_defaults);
	tcase_add_test(tcase, presets);
	tcase_add_test(tcase, preset_keeps);
	tcase_add_test(tcase, config_add);
	tcase_add_test(tcase, game_config);
	suite_add_tcase(suite, tcase);
	return run_suite(suite);
}
