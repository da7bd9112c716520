/* SPDX-License-Identifier: Zlib */
/* Saves a game, loads it again, and takes all of it back. */
#include <carcassonne.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The text of a game, to be freed. The library opens no files: what becomes of
 * the text is up to you. */
static char *save(const carc_game *game)
{
	int32_t size = carc_save(game, NULL, 0);
	char *text = size > 0 ? malloc((size_t)size) : NULL;

	if (text)
		carc_save(game, text, size);
	return text;
}

static carc_game *load(const char *text)
{
	carc_status status;
	carc_game *game;
	int32_t line;

	status = carc_load(&game, text, (int32_t)strlen(text), NULL, &line);
	if (status != CARC_OK)
		printf("line %d: %s\n", (int)line, carc_status_text(status));
	return game;
}

int main(void)
{
	carc_game *game, *loaded;
	uint64_t rng = 4, start;
	carc_config config;
	int undone = 0;
	char *text;

	carc_config_init(&config, sizeof config);
	config.seed = 4;
	if (carc_game_new(&game, &config, NULL) != CARC_OK)
		return 1;
	start = carc_hash(game);
	for (int i = 0; i < 10; i++) {
		carc_move move;

		carc_random_move(game, &rng, &move);
		carc_apply(game, &move);
	}

	/* A record is for people, too. */
	text = save(game);
	if (!text)
		return 1;
	printf("%s", text);
	loaded = load(text);
	if (!loaded)
		return 1;
	printf("loaded: %s\n", carc_hash(loaded) == carc_hash(game)
				       ? "the same position"
				       : "another position");

	/* The loaded game has its past, too. */
	while (carc_undo(loaded) == CARC_OK)
		undone++;
	printf("%d moves undone: %s\n", undone,
	       carc_hash(loaded) == start ? "back at the start" : "lost");
	carc_game_free(loaded);

	/* A record with a mistake gives no game, but a line and a reason. */
	memcpy(strstr(text, "place 0"), "place 1", 7);
	loaded = load(text);

	carc_game_free(loaded);
	carc_game_free(game);
	free(text);
	return 0;
}
