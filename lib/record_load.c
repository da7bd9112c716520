/* SPDX-License-Identifier: Zlib */
/* Reading a record: the configuration, then a replay that checks what the
 * record says. */
#include "expansions.h"
#include "hash.h"
#include "memory.h"
#include "names.h"
#include "record.h"
#include "version.h"

/* A record being read. */
struct reader {
	const char *at, *end; /* what is left of the record */
	const char *line, *line_end;
	int32_t number; /* of the line */
	int32_t rules;  /* revision it was written with */
	carc_config config;
	carc_allocator allocator;
	int32_t *deck;
	uint32_t deck_size, deck_capacity;
	struct carc_game *game;
	uint32_t checked; /* draws compared so far */
};

/* Go to the next line that says something. */
static bool next_line(struct reader *reader)
{
	char word[MAX_WORD];
	const char *at;

	do {
		if (reader->at >= reader->end)
			return false;
		reader->line = reader->at;
		reader->line_end = memchr(reader->at, '\n',
					  (size_t)(reader->end - reader->at));
		if (!reader->line_end)
			reader->line_end = reader->end;
		reader->at = reader->line_end + 1;
		reader->number++;
		at = reader->line;
	} while (!carcp_word(&at, reader->line_end, word));
	return true;
}

/* ---- Configuration ------------------------------------------------------- */

static bool parse_switch(const char *word, const char *on, const char *off,
			 int32_t *out)
{
	*out = !strcmp(word, on);
	return *out || !strcmp(word, off);
}

/* `set NAME N`, `expansion NAME on`, `rule NAME N`. */
static bool parse_named(int32_t group, const char *name, const char *value,
			uint8_t *switches)
{
	int32_t id = carcp_find_name(group, name), number;
	bool known = group == CARC_NAME_EXPANSION
			     ? parse_switch(value, "on", "off", &number)
			     : carcp_parse_int(value, &number);

	if (!known || id < 0 || number < 0 || number > 255)
		return false;
	switches[id] = (uint8_t)number;
	return true;
}

/* `TYPE` or `TYPE*N`. */
static carc_status add_to_deck(struct reader *reader, char *word)
{
	char *star = strchr(word, '*');
	void *deck = reader->deck;
	int32_t copies = 1, type;

	if (star) {
		*star = '\0';
		if (!carcp_parse_int(star + 1, &copies))
			return CARC_ERR_FORMAT;
	}
	type = carcp_find_name(CARC_NAME_TILE_TYPE, word);
	if (type < 0 || copies < 1 ||
	    copies > MAX_TILES - (int32_t)reader->deck_size)
		return CARC_ERR_FORMAT;
	if (!carcp_reserve(&reader->allocator, &deck, &reader->deck_capacity,
			   reader->deck_size,
			   (uint64_t)reader->deck_size + (uint32_t)copies,
			   sizeof *reader->deck))
		return CARC_ERR_MEMORY;
	reader->deck = deck;
	while (copies--)
		reader->deck[reader->deck_size++] = type;
	return CARC_OK;
}

static carc_status read_deck(struct reader *reader, const char *at)
{
	char word[MAX_WORD];
	carc_status status = CARC_ERR_FORMAT; /* an empty line */

	while (carcp_word(&at, reader->line_end, word)) {
		status = add_to_deck(reader, word);
		if (status < 0)
			break;
	}
	return status;
}

static bool read_setting(carc_config *config, const char *key,
			 const char *value, const char *more)
{
	if (!strcmp(key, "set"))
		return parse_named(CARC_NAME_SET, value, more, config->set);
	if (!strcmp(key, "expansion"))
		return parse_named(CARC_NAME_EXPANSION, value, more,
				   config->expansion);
	if (!strcmp(key, "rule"))
		return parse_named(CARC_NAME_RULE, value, more, config->rule);
	if (*more)
		return false;
	if (!strcmp(key, "players"))
		return carcp_parse_int(value, &config->players);
	if (!strcmp(key, "first"))
		return carcp_parse_int(value, &config->first_player);
	if (!strcmp(key, "seed"))
		return carcp_parse_seed(value, &config->seed);
	if (!strcmp(key, "chance"))
		return parse_switch(value, "external", "inside",
				    &config->chance);
	if (!strcmp(key, "automatic"))
		return parse_switch(value, "on", "off", &config->automatic);
	if (!strcmp(key, "events"))
		return parse_switch(value, "on", "off", &config->events);
	if (!strcmp(key, "undo"))
		return parse_switch(value, "on", "off", &config->undo);
	return false;
}

static carc_status read_config_line(struct reader *reader, const char *key,
				    const char *at, bool first)
{
	char value[MAX_WORD], more[MAX_WORD], rest[MAX_WORD];

	if (!strcmp(key, "deck"))
		return read_deck(reader, at);
	carcp_word(&at, reader->line_end, value);
	carcp_word(&at, reader->line_end, more);
	if (carcp_word(&at, reader->line_end, rest))
		return CARC_ERR_FORMAT;
	if (!strcmp(key, "edition")) {
		int32_t edition = carcp_find_name(CARC_NAME_EDITION, value);

		if (!first || edition < 0 || *more)
			return CARC_ERR_FORMAT;
		return carcp_config_preset(&reader->config, edition);
	}
	return read_setting(&reader->config, key, value, more)
		       ? CARC_OK
		       : CARC_ERR_FORMAT;
}

static carc_status read_first_line(struct reader *reader)
{
	char word[4][MAX_WORD], rest[MAX_WORD];
	int32_t format;
	const char *at;

	if (!next_line(reader))
		return CARC_ERR_FORMAT;
	at = reader->line;
	for (int i = 0; i < 4; i++)
		carcp_word(&at, reader->line_end, word[i]);
	if (strcmp(word[0], "carcassonne") || strcmp(word[2], "rules") ||
	    !carcp_parse_int(word[1], &format) ||
	    !carcp_parse_int(word[3], &reader->rules) || format < 1 ||
	    reader->rules < 1 || carcp_word(&at, reader->line_end, rest))
		return CARC_ERR_FORMAT;
	return format > RECORD_FORMAT || reader->rules > RULES_REVISION
		       ? CARC_ERR_VERSION
		       : CARC_OK;
}

/* Up to `moves` or the end. */
static carc_status read_config(struct reader *reader)
{
	carc_status status = read_first_line(reader);
	bool first = true;

	while (status == CARC_OK && next_line(reader)) {
		char key[MAX_WORD];
		const char *at = reader->line;

		carcp_word(&at, reader->line_end, key);
		if (!strcmp(key, "moves"))
			return carcp_word(&at, reader->line_end, key)
				       ? CARC_ERR_FORMAT
				       : CARC_OK;
		status = read_config_line(reader, key, at, first);
		first = false;
	}
	return status;
}

/* ---- Replay -------------------------------------------------------------- */

/* With chance inside a draw tells what was drawn, a roll what was rolled. */
static carc_status check_draw(struct reader *reader, const carc_move *move)
{
	const struct carc_game *game = reader->game;
	const struct draw *draw = &game->history.draw[reader->checked];

	if (reader->checked >= game->history.draws ||
	    draw->kind != move->kind ||
	    (draw->kind == CARC_MOVE_DRAW ? game->shape[draw->value].type
					  : draw->value) != move->value)
		return CARC_ERR_FORMAT;
	reader->checked++;
	return CARC_OK;
}

static bool by_chance(const carc_move *move)
{
	return move->kind == CARC_MOVE_DRAW || move->kind == CARC_MOVE_ROLL ||
	       move->kind == CARC_MOVE_TOKEN;
}

static carc_status check_hash(struct reader *reader, const char *at)
{
	char word[MAX_WORD], rest[MAX_WORD];
	uint64_t hash;

	if (!carcp_word(&at, reader->line_end, word) ||
	    !carcp_parse_hex(word, &hash) ||
	    carcp_word(&at, reader->line_end, rest))
		return CARC_ERR_FORMAT;
	return hash == carcp_hash(reader->game) ? CARC_OK : CARC_ERR_FORMAT;
}

static carc_status replay_line(struct reader *reader)
{
	char word[MAX_WORD];
	const char *at = reader->line;
	carc_move move;

	carcp_word(&at, reader->line_end, word);
	if (!strcmp(word, "expect"))
		return CARC_OK;
	if (!strcmp(word, "hash"))
		return check_hash(reader, at);
	if (!carcp_parse_move(reader->line, reader->line_end, &move))
		return CARC_ERR_FORMAT;
	if (move.kind == CARC_MOVE_RESHUFFLE)
		return carcp_reshuffle(reader->game, carcp_seed_of(&move));
	if (by_chance(&move) &&
	    reader->game->config.chance == CARC_CHANCE_INSIDE)
		return check_draw(reader, &move);
	return carcp_apply(reader->game, &move);
}

static carc_status replay(struct reader *reader)
{
	carc_status status = CARC_OK;

	while (status == CARC_OK && next_line(reader))
		status = replay_line(reader);
	/* Older rules may have played the game differently. */
	if (status < 0 && status != CARC_ERR_MEMORY &&
	    reader->rules < RULES_REVISION)
		return CARC_ERR_VERSION;
	return status;
}

carc_status carcp_load(struct carc_game **out, const char *record,
		       const char *end, const carc_allocator *allocator,
		       int32_t *line)
{
	struct reader reader = {.at = record,
				.end = end,
				.allocator = carcp_allocator(allocator)};
	carc_status status;

	carcp_config_init(&reader.config, sizeof reader.config);
	status = read_config(&reader);
	if (status == CARC_OK)
		status =
			carcp_config_fault(&reader.config, !reader.deck).status;
	if (status == CARC_OK)
		status = carcp_game_make(&reader.game, &reader.config,
					 reader.deck, (int32_t)reader.deck_size,
					 allocator);
	if (status == CARC_OK)
		status = replay(&reader);
	carcp_free(&reader.allocator, reader.deck);
	/* A record without a line fails in its first. */
	*line = status < 0 ? reader.number + !reader.number : 0;
	if (status < 0)
		carcp_game_free(reader.game);
	else
		*out = reader.game;
	return status;
}
