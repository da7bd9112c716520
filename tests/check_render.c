/* SPDX-License-Identifier: Zlib */
/* Pictures: the contract of the calls. What they look like is looked at by
 * people, see check-render.sh; what is in them by the tests in Python. */
#include <stdbool.h>

#include "common.h"

#define GUARD 0x5a

static carc_game *some_game(int32_t edition, int moves)
{
	carc_config config = config_of(edition, 3);
	uint64_t rng = 1;
	carc_game *game;
	carc_move move;

	carc_config_add(&config, "all");
	game = game_of(&config);
	for (int i = 0; i < moves; i++) {
		if (carc_random_move(game, &rng, &move) != CARC_OK)
			break;
		ck_assert_int_eq(carc_apply(game, &move), CARC_OK);
	}
	return game;
}

static carc_render defaults(void)
{
	carc_render options;

	ck_assert_int_eq(carc_render_init(&options, sizeof options), CARC_OK);
	return options;
}

/* The picture; the caller frees it. */
static char *draw(const carc_game *game, const carc_render *options)
{
	int32_t size = carc_render_svg(game, options, NULL, 0);
	char *text;

	ck_assert_int_gt(size, 0);
	text = malloc((size_t)size + 1);
	text[size] = GUARD;
	ck_assert_int_eq(carc_render_svg(game, options, text, size), size);
	ck_assert_int_eq((int32_t)strlen(text) + 1, size);
	ck_assert_int_eq(text[size], GUARD);
	return text;
}

static int count_of(const char *text, const char *word)
{
	int count = 0;

	while ((text = strstr(text, word))) {
		count++;
		text += strlen(word);
	}
	return count;
}

START_TEST(defaults_are_as_documented)
{
	carc_render options = defaults();

	ck_assert_int_eq(options.struct_size, sizeof options);
	ck_assert_int_eq(options.theme, CARC_THEME_LIGHT);
	ck_assert_int_eq(options.coordinates, 1);
	ck_assert_int_eq(options.last_move, 1);
	ck_assert_int_eq(options.placements, 0);
	ck_assert_int_eq(options.scores, 1);
	ck_assert_int_eq(options.highlight, 0);
	ck_assert_int_eq(options.ascii, 0);
	ck_assert_int_eq(options.colour, 0);
	ck_assert_int_eq(options.columns, 0);
	ck_assert_int_eq(carc_render_init(NULL, sizeof options),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_render_init(&options, 60), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_render_init(&options, 65537), CARC_ERR_ARGUMENT);
}
END_TEST

START_TEST(no_options_are_the_defaults)
{
	carc_game *game = some_game(CARC_EDITION_PLUS, 100);
	carc_render options = defaults();
	char *one = draw(game, NULL), *two = draw(game, &options);

	ck_assert_str_eq(one, two);
	free(one);
	free(two);
	carc_game_free(game);
}
END_TEST

START_TEST(all_or_nothing)
{
	carc_game *game = some_game(CARC_EDITION_CLASSIC, 20);
	int32_t size = carc_render_svg(game, NULL, NULL, 0);
	char *text = malloc((size_t)size);

	memset(text, GUARD, (size_t)size);
	ck_assert_int_eq(carc_render_svg(game, NULL, text, size - 1), size);
	for (int32_t i = 0; i < size; i++)
		ck_assert_int_eq(text[i], GUARD);
	ck_assert_int_eq(carc_render_tiles(CARC_SET_BASE, NULL, text, 1),
			 carc_render_tiles(CARC_SET_BASE, NULL, NULL, 0));
	ck_assert_int_eq(text[0], GUARD);
	free(text);
	carc_game_free(game);
}
END_TEST

START_TEST(wrong_arguments)
{
	carc_game *game = some_game(CARC_EDITION_CLASSIC, 20);
	carc_render options = defaults();
	char text[8];

	ck_assert_int_eq(carc_render_svg(NULL, NULL, text, 8),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_render_svg(game, NULL, NULL, 8),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_render_svg(game, NULL, text, -1),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_render_tiles(0, NULL, NULL, 8),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_render_tiles(0, NULL, text, -1),
			 CARC_ERR_ARGUMENT);
	for (int32_t set = -3; set < 70; set++) {
		bool known = set >= CARC_NONE && set <= CARC_SET_BONUS;

		ck_assert_int_eq(carc_render_tiles(set, NULL, text, 8) > 0,
				 known);
	}
	options.struct_size = 0;
	ck_assert_int_eq(carc_render_svg(game, &options, NULL, 0),
			 CARC_ERR_ARGUMENT);
	carc_game_free(game);
}
END_TEST

/* Every option out of range is refused, by both functions. */
START_TEST(wrong_options)
{
	static const int member[] = {1, 2, 3, 4, 5, 6, 10, 11, 13, 14, 15};
	carc_game *game = some_game(CARC_EDITION_CLASSIC, 20);

	for (int i = 0; i < COUNT(member); i++) {
		carc_render options = defaults();
		int32_t value[sizeof options / sizeof(int32_t)];

		memcpy(value, &options, sizeof options);
		value[member[i]] = 2;
		memcpy(&options, value, sizeof options);
		ck_assert_int_eq(carc_render_svg(game, &options, NULL, 0),
				 CARC_ERR_ARGUMENT);
		ck_assert_int_eq(carc_render_tiles(0, &options, NULL, 0),
				 CARC_ERR_ARGUMENT);
	}
	carc_game_free(game);
}
END_TEST

/* A program of a later version has a longer struct. */
START_TEST(longer_options)
{
	struct {
		carc_render known;
		int32_t more[2];
	} options;
	carc_game *game = some_game(CARC_EDITION_CLASSIC, 20);

	ck_assert_int_eq(carc_render_init(&options.known, sizeof options),
			 CARC_OK);
	ck_assert_int_eq(carc_render_svg(game, &options.known, NULL, 0),
			 carc_render_svg(game, NULL, NULL, 0));
	options.more[1] = 1;
	ck_assert_int_eq(carc_render_svg(game, &options.known, NULL, 0),
			 CARC_ERR_VERSION);
	carc_game_free(game);
}
END_TEST

START_TEST(nothing_to_highlight)
{
	carc_game *game = some_game(CARC_EDITION_CLASSIC, 20);
	carc_render options = defaults();

	options.highlight = 1;
	options.segment = 99;
	ck_assert_int_eq(carc_render_svg(game, &options, NULL, 0),
			 CARC_ILLEGAL_TARGET);
	options.segment = 0;
	ck_assert_int_gt(carc_render_svg(game, &options, NULL, 0), 0);
	options.x = 70;
	ck_assert_int_eq(carc_render_svg(game, &options, NULL, 0),
			 CARC_ILLEGAL_TARGET);
	carc_game_free(game);
}
END_TEST

/* A copy has no history: there is no last move to show, and that is all. */
START_TEST(copies)
{
	carc_game *game = some_game(CARC_EDITION_PLUS, 150), *copy;
	carc_render options = defaults();
	char *one, *two;

	ck_assert_int_eq(carc_game_clone(&copy, game, NULL), CARC_OK);
	one = draw(game, NULL);
	two = draw(copy, NULL);
	ck_assert_str_eq(one, two);
	free(two);
	ck_assert_int_eq(carc_game_copy(copy, game), CARC_OK);
	two = draw(copy, &options);
	ck_assert_int_eq(count_of(one, "class='last'"), 1);
	ck_assert_int_eq(count_of(two, "class='last'"), 0);
	ck_assert_int_eq(count_of(one, "class='figure'"),
			 count_of(two, "class='figure'"));
	free(one);
	free(two);
	carc_game_free(copy);
	carc_game_free(game);
}
END_TEST

/* A board of any size is drawn without a list of its tiles. */
START_TEST(many_tiles)
{
	static int32_t types[3000];
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	uint64_t rng = 3;
	carc_game *game;
	char *text;

	for (int i = 0; i < COUNT(types); i++)
		types[i] = carc_find(CARC_NAME_TILE_TYPE, i % 2 ? "U" : "V");
	ck_assert_int_eq(
		carc_game_new_deck(&game, &config, types, COUNT(types), NULL),
		CARC_OK);
	ck_assert_int_eq(carc_playout(game, &rng), CARC_OK);
	text = draw(game, NULL);
	ck_assert_int_eq(count_of(text, "class='tile'"),
			 carc_tiles(game, NULL, 0));
	free(text);
	carc_game_free(game);
}
END_TEST

/* Nothing of the game changes by looking at it. */
START_TEST(only_looks)
{
	carc_game *game = some_game(CARC_EDITION_HUNTERS, 80);
	uint64_t hash = carc_hash(game);
	int32_t events = carc_events(game, 0, NULL, 0);

	free(draw(game, NULL));
	ck_assert_uint_eq(carc_hash(game), hash);
	ck_assert_int_eq(carc_events(game, 0, NULL, 0), events);
	carc_game_free(game);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("render");
	TCase *tcase = tcase_create("contract");

	tcase_add_test(tcase, defaults_are_as_documented);
	tcase_add_test(tcase, no_options_are_the_defaults);
	tcase_add_test(tcase, all_or_nothing);
	tcase_add_test(tcase, wrong_arguments);
	tcase_add_test(tcase, wrong_options);
	tcase_add_test(tcase, longer_options);
	tcase_add_test(tcase, nothing_to_highlight);
	tcase_add_test(tcase, copies);
	tcase_add_test(tcase, many_tiles);
	tcase_add_test(tcase, only_looks);
	suite_add_tcase(suite, tcase);
	return run_suite(suite);
}
