/* SPDX-License-Identifier: Zlib */
/* Positions in text: the promises of the header, and that what is drawn is what
 * the position has. */
#include "common.h"

static const struct {
	int32_t edition;
	const char *with;
} kinds[] = {
	{CARC_EDITION_CLASSIC, NULL}, {CARC_EDITION_NEW, "river"},
	{CARC_EDITION_PLUS, "all"},   {CARC_EDITION_TENTH, "festival"},
	{CARC_EDITION_HUNTERS, NULL},
};

/* A random position, NULL if this version does not play it. */
static carc_game *position(int i)
{
	int kind = i % COUNT(kinds);
	uint64_t rng = (uint64_t)i * 77;
	carc_config config;
	carc_game *game;

	carc_config_init(&config, sizeof config);
	if (carc_config_preset(&config, kinds[kind].edition) != CARC_OK)
		return NULL;
	if (kinds[kind].with)
		ck_assert_int_eq(carc_config_add(&config, kinds[kind].with),
				 CARC_OK);
	config.players = 2 + i % 5;
	config.seed = (uint64_t)i;
	game = game_of(&config);
	random_moves(game, &rng, i * 7 % 400);
	return game;
}

static char *text_of(const carc_game *game, const carc_render *options)
{
	int32_t size = carc_render_text(game, options, NULL, 0);
	char *text = malloc((size_t)size);

	ck_assert_int_gt(size, 0);
	ck_assert_ptr_nonnull(text);
	ck_assert_int_eq(carc_render_text(game, options, text, size), size);
	ck_assert_int_eq((int)strlen(text) + 1, size);
	return text;
}

/* The longest line in characters; every byte of UTF-8 but the first of a
 * character is 10xxxxxx. */
static int widest(const char *text)
{
	int width = 0, most = 0;

	for (; *text; text++) {
		if (*text == '\n')
			width = 0;
		else if (((unsigned char)*text & 0xC0) != 0x80)
			width++;
		most = width > most ? width : most;
	}
	return most;
}

START_TEST(refuses)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	carc_game *game = game_of(&config);
	carc_render options;
	char text[4];

	ck_assert_int_eq(carc_render_init(NULL, sizeof options),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_render_init(&options, 8), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_render_init(&options, 65537), CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_render_init(&options, sizeof options), CARC_OK);
	ck_assert_int_eq(carc_render_text(NULL, &options, text, 4),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_render_text(game, &options, NULL, 4),
			 CARC_ERR_ARGUMENT);
	ck_assert_int_eq(carc_render_text(game, &options, text, -1),
			 CARC_ERR_ARGUMENT);
	options.struct_size = 0;
	ck_assert_int_eq(carc_render_text(game, &options, text, 4),
			 CARC_ERR_ARGUMENT);
	carc_game_free(game);
}
END_TEST

START_TEST(all_or_nothing)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	carc_game *game = game_of(&config);
	int32_t size = carc_render_text(game, NULL, NULL, 0);
	char *text = malloc((size_t)size);

	memset(text, 'x', (size_t)size);
	ck_assert_int_eq(carc_render_text(game, NULL, text, size - 1), size);
	for (int32_t i = 0; i < size; i++)
		ck_assert_int_eq(text[i], 'x');
	free(text);
	carc_game_free(game);
}
END_TEST

/* Letters of players are used for nothing else, so they can be counted. */
START_TEST(figures)
{
	carc_figure figure[256];
	carc_render options;
	carc_game *game = position(_i);
	int32_t n, letters = 0, wanted = 0;
	char *text;

	if (!game)
		return;
	carc_render_init(&options, sizeof options);
	options.ascii = 1;
	options.coordinates = options.scores = options.last_move = 0;
	text = text_of(game, &options);
	for (const char *c = text; *c; c++) {
		ck_assert_int_lt((unsigned char)*c, 128);
		letters += strchr("ABCDEFabcdef", *c) != NULL;
	}
	n = carc_figures(game, figure, COUNT(figure));
	for (int32_t i = 0; i < n; i++)
		wanted += figure[i].player >= 0;
	ck_assert_msg(letters == wanted, "%d letters, %d figures:\n%s",
		      (int)letters, (int)wanted, text);
	free(text);
	carc_game_free(game);
}
END_TEST

START_TEST(fits)
{
	carc_game *game = position(_i);
	carc_render options;
	char *text, *again;

	if (!game)
		return;
	carc_render_init(&options, sizeof options);
	options.placements = 1;
	text = text_of(game, &options);
	ck_assert_msg(widest(text) <= 80, "%d wide:\n%s", widest(text), text);
	again = text_of(game, &options);
	ck_assert_str_eq(text, again);
	free(text);
	free(again);
	options.columns = 20;
	options.scores = options.last_move = 0;
	text = text_of(game, &options);
	ck_assert_int_le(widest(text), 20);
	free(text);
	carc_game_free(game);
}
END_TEST

/* With colours stands the same text. */
START_TEST(colours)
{
	carc_game *game = position(_i);
	carc_render options;
	char *plain, *coloured, *to;

	if (!game)
		return;
	carc_render_init(&options, sizeof options);
	plain = text_of(game, &options);
	options.colour = 1;
	coloured = to = text_of(game, &options);
	for (const char *c = coloured; *c; c++)
		if (*c == '\033')
			c = strchr(c, 'm');
		else
			*to++ = *c;
	*to = '\0';
	ck_assert_int_eq(carc_render_text(game, NULL, NULL, 0),
			 (int)strlen(plain) + 1);
	/* Lists of a narrow screen break elsewhere, boards never do. */
	ck_assert_int_eq(strncmp(plain, coloured, strcspn(plain, "L")), 0);
	free(plain);
	free(coloured);
	carc_game_free(game);
}
END_TEST

START_TEST(highlights)
{
	carc_config config = config_of(CARC_EDITION_CLASSIC, 2);
	carc_game *game = game_of_deck(&config, "D V");
	static const char top[] = "       0\n     .===.\n   0 -----\n";
	carc_render options;
	char *text;

	carc_render_init(&options, sizeof options);
	options.ascii = options.highlight = 1;
	text = text_of(game, &options);
	ck_assert_msg(strncmp(text, top, sizeof top - 1) == 0, "%s", text);
	free(text);
	options.x = 99;
	text = text_of(game, &options);
	ck_assert_ptr_null(strchr(text, '='));
	free(text);
	carc_game_free(game);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("text");
	TCase *tcase = tcase_create("text");

	tcase_add_test(tcase, refuses);
	tcase_add_test(tcase, all_or_nothing);
	tcase_add_loop_test(tcase, figures, 0, 500);
	tcase_add_loop_test(tcase, fits, 0, 500);
	tcase_add_loop_test(tcase, colours, 0, 50);
	tcase_add_test(tcase, highlights);
	suite_add_tcase(suite, tcase);
	return run_suite(suite);
}
