/* SPDX-License-Identifier: Zlib */
/* The table of methods: a row for each function of the header, in its order,
 * and the few things that are the engine's. */
#include "game.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* A function for a row. */
#define METHOD(name) static int64_t name(struct call *c)

/* One that hands its arguments on. */
#define PASS_ON(name, ...)                                                     \
	METHOD(name)                                                           \
	{                                                                      \
		return carc_##name(__VA_ARGS__);                               \
	}

/* clang-format off */
PASS_ON(turn, c->game, c->out)
PASS_ON(legal_moves, c->game, c->out, c->capacity)
PASS_ON(max_moves, c->game)
PASS_ON(check_move, c->game, &c->move)
PASS_ON(apply, c->game, &c->move)
PASS_ON(undo, c->game)
PASS_ON(history, c->game, c->first, c->out, c->capacity)
PASS_ON(legal_placements, c->game, c->out, c->capacity)
PASS_ON(place, c->game, c->x, c->y, c->rotation)
PASS_ON(legal_deployments, c->game, c->out, c->capacity)
PASS_ON(deploy, c->game, c->figure, c->segment)
PASS_ON(pass, c->game)
PASS_ON(count_moves, c->game)
PASS_ON(kth_move, c->game, c->k, c->out)
PASS_ON(random_move, c->game, &c->self->rng, c->out)
PASS_ON(playout, c->game, &c->self->rng)
PASS_ON(chance_weights, c->game, c->out, c->capacity)
PASS_ON(reshuffle, c->game, (uint64_t)c->seed)
PASS_ON(events, c->game, c->first, c->out, c->capacity)
PASS_ON(score_final, c->game, c->out, c->capacity)
PASS_ON(players, c->game, c->out, c->capacity)
PASS_ON(tiles, c->game, c->out, c->capacity)
PASS_ON(tile_at, c->game, c->x, c->y, c->out)
PASS_ON(features, c->game, c->out, c->capacity)
PASS_ON(feature_at, c->game, c->x, c->y, c->segment, c->out)
PASS_ON(feature_spots, c->game, c->x, c->y, c->segment, c->out, c->capacity)
PASS_ON(figures, c->game, c->out, c->capacity)
PASS_ON(remaining, c->game, c->out, c->capacity)
PASS_ON(open_cells, c->game, c->out, c->capacity)
PASS_ON(cell_types, c->game, c->x, c->y, c->out, c->capacity)
PASS_ON(save, c->game, c->out, c->capacity)
PASS_ON(move_text, &c->move, c->out, c->capacity)
PASS_ON(move_parse, c->text, c->out)
PASS_ON(tile_types, c->out, c->capacity)
PASS_ON(tile_type_get, c->type, c->out)
PASS_ON(segments, c->type, c->out, c->capacity)
PASS_ON(marks, c->type, c->out, c->capacity)
PASS_ON(editions, c->out, c->capacity)
PASS_ON(find, c->group, c->text)
PASS_ON(render_svg, c->game, &c->options, c->out, c->capacity)
PASS_ON(render_tiles, c->set, &c->options, c->out, c->capacity)
PASS_ON(render_text, c->game, &c->options, c->out, c->capacity)
/* clang-format on */

METHOD(version)
{
	(void)c;
	return carc_version();
}

METHOD(rules_revision)
{
	(void)c;
	return carc_rules_revision();
}

METHOD(hash)
{
	return (int64_t)carc_hash(c->game);
}

/* ---- static strings --------------------------------------------------------- */

static int64_t answer_name(struct call *c, const char *name)
{
	memcpy(c->out, &name, sizeof name);
	return CARC_OK;
}

METHOD(version_string)
{
	return answer_name(c, carc_version_string());
}

METHOD(status_text)
{
	return answer_name(c, carc_status_text(c->status));
}

METHOD(name)
{
	return answer_name(c, carc_name(c->group, c->id));
}

/* ---- options ----------------------------------------------------------------- */

METHOD(config_init)
{
	return carc_config_init(c->out, sizeof(carc_config));
}

METHOD(render_init)
{
	return carc_render_init(c->out, sizeof(carc_render));
}

/* Put a changed configuration where it came from. */
static int64_t config_changed(struct call *c, int64_t status)
{
	if (status >= 0)
		gd_write(c->dictionary, &gd_config, &c->config);
	return status;
}

METHOD(config_preset)
{
	return config_changed(c, carc_config_preset(&c->config, c->edition));
}

METHOD(config_add)
{
	return config_changed(c, carc_config_add(&c->config, c->text));
}

METHOD(config_check)
{
	carc_config_check(&c->config, c->out, c->capacity);
	return (int64_t)strlen(c->out) + 1;
}

/* ---- the life of a game ------------------------------------------------------- */

/* The object has another game; if there is none, it keeps the one it has. */
static int64_t adopt(struct call *c, int64_t status, carc_game *game)
{
	if (status < 0) {
		carc_config_check(&c->config, c->why, sizeof c->why);
		return status;
	}
	carc_game_free(c->self->game);
	c->self->game = game;
	return status;
}

METHOD(game_new)
{
	carc_game *game;
	int64_t status = carc_game_new(&game, &c->config, NULL);

	return adopt(c, status, game);
}

METHOD(game_new_deck)
{
	carc_game *game;
	int32_t n = c->n_types <= INT32_MAX ? (int32_t)c->n_types : INT32_MAX;
	int64_t status =
		carc_game_new_deck(&game, &c->config, c->types, n, NULL);

	return adopt(c, status, game);
}

METHOD(game_free)
{
	carc_game_free(c->self->game);
	c->self->game = NULL;
	return CARC_OK;
}

METHOD(game_clone)
{
	carc_game *game;
	int64_t status = carc_game_clone(&game, c->game, NULL);
	struct game *made;

	if (status < 0)
		return status;
	c->made = gd_game_create(NULL, true);
	made = gd_game_of(c->made);
	if (!made) {
		carc_game_free(game);
		return CARC_ERR_MEMORY;
	}
	made->game = game;
	made->rng = c->self->rng;
	return CARC_OK;
}

METHOD(game_copy)
{
	return carc_game_copy(c->game, c->from->game);
}

METHOD(game_config)
{
	carc_config_init(c->out, sizeof(carc_config));
	return carc_game_config(c->game, c->out);
}

METHOD(load)
{
	carc_game *game;
	size_t size = strlen(c->text);
	int64_t status = carc_load(&game, c->text,
				   size <= INT32_MAX ? (int32_t)size : -1, NULL,
				   &c->self->last_line);

	if (status < 0)
		snprintf(c->why, sizeof c->why, "line %d: %s",
			 (int)c->self->last_line,
			 carc_status_text((carc_status)status));
	else
		adopt(c, status, game);
	return status;
}

/* ---- properties ---------------------------------------------------------------- */

METHOD(get_last_status)
{
	return c->self->last_status;
}

METHOD(get_last_error)
{
	return answer_name(c, c->self->last_error);
}

METHOD(get_last_line)
{
	return c->self->last_line;
}

METHOD(get_rng)
{
	return (int64_t)c->self->rng;
}

METHOD(set_rng)
{
	c->self->rng = (uint64_t)c->seed;
	return CARC_OK;
}

/* ---- the table ------------------------------------------------------------------ */

#define A(name, kind)                                                          \
	{                                                                      \
#name, kind, offsetof(struct call, name), false                \
	}
#define END                                                                    \
	{                                                                      \
		NULL, NUMBER, 0, false                                         \
	}
/* clang-format off */
static const struct argument
	none[] = {END},
	a_status[] = {A(status, NUMBER), END},
	a_config[] = {A(config, CONFIG), END},
	a_optional_config[] = {
		{"config", CONFIG, offsetof(struct call, config), true}, END},
	a_config_edition[] = {A(config, CONFIG), A(edition, NUMBER), END},
	a_config_text[] = {A(config, CONFIG),
		{"name", TEXT, offsetof(struct call, text), false}, END},
	a_config_types[] = {A(config, CONFIG), A(types, TYPES), END},
	a_from[] = {A(from, GAME), END},
	a_move[] = {A(move, MOVE), END},
	a_first[] = {{"first", NUMBER, offsetof(struct call, first), true}, END},
	a_place[] = {A(x, NUMBER), A(y, NUMBER), A(rotation, NUMBER), END},
	a_deploy[] = {A(figure, NUMBER), A(segment, NUMBER), END},
	a_k[] = {A(k, NUMBER), END},
	a_seed[] = {A(seed, WIDE), END},
	a_cell[] = {A(x, NUMBER), A(y, NUMBER), END},
	a_spot[] = {A(x, NUMBER), A(y, NUMBER), A(segment, NUMBER), END},
	a_text[] = {A(text, TEXT), END},
	a_type[] = {A(type, NUMBER), END},
	a_group_id[] = {A(group, NUMBER), A(id, NUMBER), END},
	a_group_text[] = {A(group, NUMBER),
		{"name", TEXT, offsetof(struct call, text), false}, END},
	a_options[] = {
		{"options", OPTIONS, offsetof(struct call, options), true}, END},
	a_set_options[] = {A(set, NUMBER),
		{"options", OPTIONS, offsetof(struct call, options), true}, END};

const struct method gd_methods[] = {
	{"version", STATIC, COUNT, NULL, none, version},
	{"version_string", STATIC, NAME, NULL, none, version_string},
	{"rules_revision", STATIC, COUNT, NULL, none, rules_revision},
	{"status_text", STATIC, NAME, NULL, a_status, status_text},

	{"config_init", STATIC, ONE, &gd_config, none, config_init},
	{"config_preset", STATIC, STATUS, NULL, a_config_edition, config_preset},
	{"config_add", STATIC, STATUS, NULL, a_config_text, config_add},
	{"config_check", STATIC | ASKS | EXPLAINS, LETTERS, NULL, a_config,
		config_check},

	{"game_new", EMPTY | HAPPENS, STATUS, NULL, a_optional_config, game_new},
	{"game_new_deck", EMPTY | HAPPENS, STATUS, NULL, a_config_types,
		game_new_deck},
	{"game_free", EMPTY | CHANGES, NOTHING, NULL, none, game_free},
	{"game_clone", READS, OBJECT_MADE, NULL, none, game_clone},
	{"game_copy", CHANGES, STATUS, NULL, a_from, game_copy},
	{"game_config", READS, ONE, &gd_config, none, game_config},

	{"turn", READS, ONE, &gd_turn_info, none, turn},
	{"legal_moves", READS, MANY, &gd_move, none, legal_moves},
	{"max_moves", READS, COUNT, NULL, none, max_moves},
	{"check_move", READS | ASKS, STATUS, NULL, a_move, check_move},
	{"apply", HAPPENS, STATUS, NULL, a_move, apply},
	{"undo", CHANGES, STATUS, NULL, none, undo},
	{"history", READS, MANY, &gd_move, a_first, history},
	{"legal_placements", READS, MANY, &gd_move, none, legal_placements},
	{"place", HAPPENS, STATUS, NULL, a_place, place},
	{"legal_deployments", READS, MANY, &gd_move, none, legal_deployments},
	{"deploy", HAPPENS, STATUS, NULL, a_deploy, deploy},
	{"pass_", HAPPENS, STATUS, NULL, none, pass},
	{"count_moves", READS, COUNT, NULL, none, count_moves},
	{"kth_move", READS, ONE, &gd_move, a_k, kth_move},
	{"random_move", 0, ONE, &gd_move, none, random_move},
	{"playout", HAPPENS, STATUS, NULL, none, playout},

	{"chance_weights", READS, NUMBERS, NULL, none, chance_weights},
	{"reshuffle", HAPPENS, STATUS, NULL, a_seed, reshuffle},

	{"events", READS, MANY, &gd_event, a_first, events},
	{"score_final", READS, MANY, &gd_score, none, score_final},

	{"players", READS, MANY, &gd_player, none, players},
	{"tiles", READS, MANY, &gd_tile, none, tiles},
	{"tile_at", READS, ONE, &gd_tile, a_cell, tile_at},
	{"features", READS, MANY, &gd_feature, none, features},
	{"feature_at", READS, ONE, &gd_feature, a_spot, feature_at},
	{"feature_spots", READS, MANY, &gd_spot, a_spot, feature_spots},
	{"figures", READS, MANY, &gd_figure, none, figures},
	{"remaining", READS, MANY, &gd_remaining_type, none, remaining},
	{"open_cells", READS, MANY, &gd_cell, none, open_cells},
	{"cell_types", READS, NUMBERS, NULL, a_cell, cell_types},

	{"hash", READS, ANY, NULL, none, hash},
	{"save", READS, LETTERS, NULL, none, save},
	{"load", EMPTY | CHANGES | ASKS, STATUS, NULL, a_text, load},
	{"move_text", STATIC, LETTERS, NULL, a_move, move_text},
	{"move_parse", STATIC | ASKS, ONE, &gd_move, a_text, move_parse},

	{"tile_types", STATIC, MANY, &gd_tile_type, none, tile_types},
	{"tile_type_get", STATIC, ONE, &gd_tile_type, a_type, tile_type_get},
	{"segments", STATIC, MANY, &gd_segment, a_type, segments},
	{"marks", STATIC, MANY, &gd_mark, a_type, marks},
	{"editions", STATIC, MANY, &gd_edition_info, none, editions},
	{"name", STATIC, NAME, NULL, a_group_id, name},
	{"find", STATIC | ASKS, COUNT, NULL, a_group_text, find},

	{"render_init", STATIC, ONE, &gd_render, none, render_init},
	{"render_svg", READS, LETTERS, NULL, a_options, render_svg},
	{"render_tiles", STATIC, LETTERS, NULL, a_set_options, render_tiles},
	{"render_text", READS, LETTERS, NULL, a_options, render_text},

	{"get_last_status", READS | PROPERTY, ANY, NULL, none, get_last_status},
	{"get_last_error", READS | PROPERTY, NAME, NULL, none, get_last_error},
	{"get_last_line", READS | PROPERTY, ANY, NULL, none, get_last_line},
	{"get_rng", READS | PROPERTY, ANY, NULL, none, get_rng},
	{"set_rng", PROPERTY, NOTHING, NULL, a_seed, set_rng},
	{NULL, 0, NOTHING, NULL, NULL, NULL},
};

const struct property gd_properties[] = {
	{"last_status", INT, "", "get_last_status"},
	{"last_error", STRING, "", "get_last_error"},
	{"last_line", INT, "", "get_last_line"},
	{"rng", INT, "set_rng", "get_rng"},
	{NULL, 0, NULL, NULL},
};
/* clang-format on */
