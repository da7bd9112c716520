/* SPDX-License-Identifier: Zlib */
/* Writing a game as a record. */
#include "expansions.h"
#include "hash.h"
#include "names.h"
#include "record.h"
#include "version.h"

static void put_line(struct text *text, const char *key, const char *value)
{
	carcp_put_text(text, key);
	carcp_put_text(text, " ");
	carcp_put_text(text, value);
	carcp_put_text(text, "\n");
}

static void put_number_line(struct text *text, const char *key, int64_t value)
{
	carcp_put_text(text, key);
	carcp_put_text(text, " ");
	carcp_put_number(text, value);
	carcp_put_text(text, "\n");
}

static const char *on_off(int32_t value)
{
	return value ? "on" : "off";
}

/* Switches that differ from the preset, one line each. */
static void put_switches(struct text *text, const char *key, int32_t group,
			 const uint8_t *set, const uint8_t *preset)
{
	for (int i = 0; i < carcp_name_count(group); i++) {
		if (set[i] == preset[i])
			continue;
		carcp_put_text(text, key);
		carcp_put_text(text, " ");
		if (group == CARC_NAME_EXPANSION)
			put_line(text, carcp_name(group, i), on_off(set[i]));
		else
			put_number_line(text, carcp_name(group, i), set[i]);
	}
}

static void put_config(struct text *text, const struct carc_game *game)
{
	const carc_config *config = &game->config;
	carc_config preset;

	carcp_config_init(&preset, sizeof preset);
	carcp_config_preset(&preset, config->edition);
	put_line(text, "edition",
		 carcp_name(CARC_NAME_EDITION, config->edition));
	put_number_line(text, "players", config->players);
	put_number_line(text, "first", config->first_player);
	carcp_put_text(text, "seed ");
	carcp_put_seed(text, config->seed);
	carcp_put_text(text, "\n");
	put_line(text, "chance", config->chance ? "external" : "inside");
	put_line(text, "automatic", on_off(config->automatic));
	put_line(text, "events", on_off(config->events));
	put_line(text, "undo", on_off(config->undo));
	put_switches(text, "set", CARC_NAME_SET, config->set, preset.set);
	put_switches(text, "expansion", CARC_NAME_EXPANSION, config->expansion,
		     preset.expansion);
	put_switches(text, "rule", CARC_NAME_RULE, config->rule, preset.rule);
}

static void put_tile(struct text *text, const struct carc_game *game,
		     uint16_t shape, int n)
{
	carcp_put_text(text, n % 16 ? " " : n ? "\ndeck " : "deck ");
	carcp_put_text(text, game->shape[shape].tile->name);
}

/* A deck of the caller's: what was drawn in its order, then what is left. Where
 * the record deals anew, the order of what is left does not matter. */
static void put_deck(struct text *text, const struct carc_game *game)
{
	put_tile(text, game, game->cell[1].shape, 0);
	for (int i = 0; i < game->deck_size; i++)
		put_tile(text, game, game->deck[i], i + 1);
	carcp_put_text(text, "\n");
}

static void put_draw(struct text *text, const struct carc_game *game,
		     const struct draw *draw)
{
	carc_move move = {draw->kind,
			  CARC_PLAYER_CHANCE,
			  -1,
			  -1,
			  -1,
			  -1,
			  -1,
			  draw->kind == CARC_MOVE_DRAW
				  ? game->shape[draw->value].type
				  : draw->value};

	carcp_put_move(text, &move);
	carcp_put_text(text, "\n");
}

static void put_draws(struct text *text, const struct carc_game *game,
		      uint32_t *draw, uint32_t after)
{
	const struct history *history = &game->history;

	for (; *draw < history->draws && history->draw[*draw].after == after;
	     ++*draw)
		if (game->config.chance == CARC_CHANCE_INSIDE)
			put_draw(text, game, &history->draw[*draw]);
}

void carcp_save(const struct carc_game *game, struct text *text)
{
	const struct history *history = &game->history;
	uint32_t draw = 0;

	carcp_put_text(text, "carcassonne ");
	carcp_put_number(text, RECORD_FORMAT);
	put_number_line(text, " rules", RULES_REVISION);
	put_config(text, game);
	if (game->given_deck)
		put_deck(text, game);
	carcp_put_text(text, "moves\n");
	put_draws(text, game, &draw, 0);
	for (uint32_t i = 0; i < history->count; i++) {
		carcp_put_move(text, &history->past[i].move);
		carcp_put_text(text, "\n");
		put_draws(text, game, &draw, i + 1);
	}
	carcp_put_text(text, "hash ");
	carcp_put_hex(text, carcp_hash(game));
	carcp_put_text(text, "\n");
}
