/* SPDX-License-Identifier: Zlib */
/* Every exported function: argument checks and nothing else. */
#include "catalogue.h"
#include "expansions.h"
#include "hash.h"
#include "look.h"
#include "names.h"
#include "record.h"
#include "version.h"

/* A list can be written: there is room, or none is asked for. */
static bool room(const void *out, int32_t capacity)
{
	return capacity >= 0 && (out || !capacity);
}

int32_t carc_version(void)
{
	return CARC_VERSION;
}

const char *carc_version_string(void)
{
	return carcp_version_string();
}

int32_t carc_rules_revision(void)
{
	return RULES_REVISION;
}

const char *carc_status_text(carc_status status)
{
	return carcp_status_text(status);
}

/* ---- Configuration ------------------------------------------------------- */

carc_status carc_config_init(carc_config *config, int32_t struct_size)
{
	if (!config)
		return CARC_ERR_ARGUMENT;
	return carcp_config_init(config, struct_size);
}

carc_status carc_config_preset(carc_config *config, int32_t edition)
{
	if (!config || !carcp_config_valid_size(config))
		return CARC_ERR_ARGUMENT;
	return carcp_config_preset(config, edition);
}

carc_status carc_config_add(carc_config *config, const char *name)
{
	carc_edition_info edition;

	if (!config || !name || !carcp_config_valid_size(config) ||
	    !carcp_edition_info(config->edition, &edition))
		return CARC_ERR_ARGUMENT;
	return carcp_config_add(config, name);
}

/* A line is cut where the room ends. */
static void put_char(char *out, int32_t capacity, int32_t *n, char c)
{
	if (*n < capacity - 1)
		out[(*n)++] = c;
}

carc_status carc_config_check(const carc_config *config, char *out,
			      int32_t capacity)
{
	struct fault fault;
	const char *text;
	int32_t n = 0;

	if (!config || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	fault = carcp_config_fault(config, true);
	text = fault.text ? fault.text : "";
	for (; *text && (*text != ':' || !fault.name); text++)
		put_char(out, capacity, &n, *text);
	if (fault.name) {
		put_char(out, capacity, &n, ' ');
		while (*fault.name)
			put_char(out, capacity, &n, *fault.name++);
	}
	while (*text)
		put_char(out, capacity, &n, *text++);
	if (capacity)
		out[n] = '\0';
	return fault.status;
}

/* ---- Game ---------------------------------------------------------------- */

static bool usable(const carc_allocator *allocator)
{
	return !allocator || (allocator->alloc && allocator->free);
}

static carc_status make(carc_game **out, const carc_config *config,
			const int32_t *types, int32_t n,
			const carc_allocator *allocator)
{
	carc_status status;

	if (!out)
		return CARC_ERR_ARGUMENT;
	*out = NULL;
	if (!config || !usable(allocator))
		return CARC_ERR_ARGUMENT;
	status = carcp_config_fault(config, !types).status;
	if (status < 0)
		return status;
	return carcp_game_make(out, config, types, n, allocator);
}

carc_status carc_game_new(carc_game **out, const carc_config *config,
			  const carc_allocator *allocator)
{
	return make(out, config, NULL, 0, allocator);
}

carc_status carc_game_new_deck(carc_game **out, const carc_config *config,
			       const int32_t *types, int32_t n,
			       const carc_allocator *allocator)
{
	if (out)
		*out = NULL;
	if (!types || n < 1 || n > MAX_TILES)
		return CARC_ERR_ARGUMENT;
	return make(out, config, types, n, allocator);
}

void carc_game_free(carc_game *game)
{
	carcp_game_free(game);
}

carc_status carc_game_clone(carc_game **out, const carc_game *game,
			    const carc_allocator *allocator)
{
	if (!out)
		return CARC_ERR_ARGUMENT;
	*out = NULL;
	if (!game || !usable(allocator))
		return CARC_ERR_ARGUMENT;
	return carcp_game_clone(out, game, allocator);
}

carc_status carc_game_copy(carc_game *to, const carc_game *from)
{
	if (!to || !from)
		return CARC_ERR_ARGUMENT;
	return carcp_game_copy(to, from);
}

carc_status carc_game_config(const carc_game *game, carc_config *config)
{
	if (!game || !config || !carcp_config_valid_size(config))
		return CARC_ERR_ARGUMENT;
	carcp_config_write(config, &game->config);
	return CARC_OK;
}

/* ---- Play ---------------------------------------------------------------- */

carc_status carc_turn(const carc_game *game, carc_turn_info *out)
{
	if (!game || !out)
		return CARC_ERR_ARGUMENT;
	carcp_look_turn(game, out);
	return CARC_OK;
}

int32_t carc_legal_moves(const carc_game *game, carc_move *out,
			 int32_t capacity)
{
	struct list list = {.out = out, .to = capacity, .enough = INT32_MAX};

	if (!game || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	carcp_moves(game, &list);
	return list.count;
}

int32_t carc_max_moves(const carc_game *game)
{
	return game ? carcp_max_moves(game) : CARC_ERR_ARGUMENT;
}

carc_status carc_check_move(const carc_game *game, const carc_move *move)
{
	if (!game || !move)
		return CARC_ERR_ARGUMENT;
	return game->state->over ? CARC_ERR_OVER : carcp_check_move(game, move);
}

carc_status carc_apply(carc_game *game, const carc_move *move)
{
	if (!game || !move)
		return CARC_ERR_ARGUMENT;
	return carcp_apply(game, move);
}

carc_status carc_undo(carc_game *game)
{
	return game ? carcp_undo(game) : CARC_ERR_ARGUMENT;
}

int32_t carc_history(const carc_game *game, int32_t first, carc_move *out,
		     int32_t capacity)
{
	int32_t n;

	if (!game || first < 0 || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	if (game->history.missing)
		return CARC_ERR_HISTORY;
	n = (int32_t)game->history.count - first;
	for (int32_t i = 0; i < n && i < capacity; i++)
		out[i] = game->history.past[first + i].move;
	return n > 0 ? n : 0;
}

/* The moves of one kind, when the decision pending is the one that has them. */
static int32_t moves_of(const carc_game *game, int32_t decision, int32_t kind,
			carc_move *out, int32_t capacity)
{
	struct list list = {
		.out = out, .to = capacity, .enough = INT32_MAX, .only = kind};

	if (!game || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	if (game->state->over || carcp_pending(game)->decision != decision)
		return 0;
	carcp_moves(game, &list);
	return list.count;
}

int32_t carc_legal_placements(const carc_game *game, carc_move *out,
			      int32_t capacity)
{
	return moves_of(game, CARC_DECISION_PLACE, CARC_MOVE_PLACE, out,
			capacity);
}

int32_t carc_legal_deployments(const carc_game *game, carc_move *out,
			       int32_t capacity)
{
	return moves_of(game, CARC_DECISION_FIGURE, CARC_MOVE_DEPLOY, out,
			capacity);
}

static carc_status apply_named(carc_game *game, carc_move *move)
{
	if (!game)
		return CARC_ERR_ARGUMENT;
	move->player = game->state->decider == CHANCE ? CARC_PLAYER_CHANCE
						      : game->state->decider;
	return carcp_apply(game, move);
}

carc_status carc_place(carc_game *game, int32_t x, int32_t y, int32_t rotation)
{
	carc_move move = {CARC_MOVE_PLACE, -1, x, y, rotation, -1, -1, -1};

	return apply_named(game, &move);
}

carc_status carc_deploy(carc_game *game, int32_t figure, int32_t segment)
{
	carc_move move = {CARC_MOVE_DEPLOY, -1, 0, 0, -1, figure, segment, -1};
	carc_turn_info turn;

	if (!game)
		return CARC_ERR_ARGUMENT;
	carcp_look_turn(game, &turn);
	move.x = turn.x;
	move.y = turn.y;
	return apply_named(game, &move);
}

carc_status carc_pass(carc_game *game)
{
	carc_move move = {CARC_MOVE_PASS, -1, -1, -1, -1, -1, -1, -1};

	return apply_named(game, &move);
}

int32_t carc_count_moves(const carc_game *game)
{
	return carc_legal_moves(game, NULL, 0);
}

carc_status carc_kth_move(const carc_game *game, int32_t k, carc_move *out)
{
	struct list list = {.out = out, .from = k};

	if (!game || !out || k < 0 || k == INT32_MAX)
		return CARC_ERR_ARGUMENT;
	list.to = list.enough = k + 1;
	carcp_moves(game, &list);
	return list.count > k ? CARC_OK : CARC_ERR_ARGUMENT;
}

carc_status carc_random_move(const carc_game *game, uint64_t *rng,
			     carc_move *out)
{
	if (!game || !rng || !out)
		return CARC_ERR_ARGUMENT;
	if (game->state->over)
		return CARC_ERR_OVER;
	carcp_random_move(game, rng, out);
	return CARC_OK;
}

carc_status carc_playout(carc_game *game, uint64_t *rng)
{
	if (!game || !rng)
		return CARC_ERR_ARGUMENT;
	return carcp_playout(game, rng);
}

/* ---- Chance, events ------------------------------------------------------ */

int32_t carc_chance_weights(const carc_game *game, int32_t *out,
			    int32_t capacity)
{
	if (!game || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	return carcp_weights(game, out, capacity);
}

carc_status carc_reshuffle(carc_game *game, uint64_t seed)
{
	return game ? carcp_reshuffle(game, seed) : CARC_ERR_ARGUMENT;
}

int32_t carc_events(const carc_game *game, int32_t first, carc_event *out,
		    int32_t capacity)
{
	int32_t n;

	if (!game || first < 0 || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	n = (int32_t)game->events.count - first;
	for (int32_t i = 0; i < n && i < capacity; i++)
		out[i] = game->events.event[first + i];
	return n > 0 ? n : 0;
}

int32_t carc_score_final(const carc_game *game, carc_score *out,
			 int32_t capacity)
{
	if (!game || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	return carcp_look_scores(game, out, capacity);
}

/* ---- Look ---------------------------------------------------------------- */

int32_t carc_players(const carc_game *game, carc_player *out, int32_t capacity)
{
	if (!game || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	for (int p = 0; p < game->config.players && p < capacity; p++)
		carcp_look_player(game, p, &out[p]);
	return game->config.players;
}

int32_t carc_tiles(const carc_game *game, carc_tile *out, int32_t capacity)
{
	if (!game || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	for (int i = 0; i < game->state->tiles && i < capacity; i++)
		carcp_look_tile(game, i, &out[i]);
	return game->state->tiles;
}

carc_status carc_tile_at(const carc_game *game, int32_t x, int32_t y,
			 carc_tile *out)
{
	if (!game || !out)
		return CARC_ERR_ARGUMENT;
	return carcp_look_tile_at(game, x, y, out) ? CARC_OK
						   : CARC_ILLEGAL_TARGET;
}

int32_t carc_features(const carc_game *game, carc_feature *out,
		      int32_t capacity)
{
	if (!game || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	return carcp_look_features(game, out, capacity);
}

carc_status carc_feature_at(const carc_game *game, int32_t x, int32_t y,
			    int32_t segment, carc_feature *out)
{
	uint16_t node;

	if (!game || !out)
		return CARC_ERR_ARGUMENT;
	if (!carcp_node_at(game, x, y, segment, 0, &node))
		return CARC_ILLEGAL_TARGET;
	carcp_look_feature(game, node, out);
	return CARC_OK;
}

int32_t carc_feature_spots(const carc_game *game, int32_t x, int32_t y,
			   int32_t segment, carc_spot *out, int32_t capacity)
{
	uint16_t node;

	if (!game || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	if (!carcp_node_at(game, x, y, segment, 0, &node))
		return CARC_ILLEGAL_TARGET;
	return carcp_look_spots(game, node, out, capacity);
}

int32_t carc_figures(const carc_game *game, carc_figure *out, int32_t capacity)
{
	if (!game || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	return carcp_look_figures(game, out, capacity);
}

int32_t carc_remaining(const carc_game *game, carc_remaining_type *out,
		       int32_t capacity)
{
	if (!game || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	return carcp_look_remaining(game, out, capacity);
}

int32_t carc_open_cells(const carc_game *game, carc_cell *out, int32_t capacity)
{
	if (!game || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	return carcp_look_cells(game, out, capacity);
}

int32_t carc_cell_types(const carc_game *game, int32_t x, int32_t y,
			int32_t *out, int32_t capacity)
{
	uint16_t cell;

	if (!game || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	cell = carcp_cell_at(game, x, y);
	if (!cell)
		return CARC_ILLEGAL_APART;
	if (carcp_filled(game, cell))
		return CARC_ILLEGAL_FILLED;
	return carcp_look_cell_types(game, cell, out, capacity);
}

/* ---- Record -------------------------------------------------------------- */

uint64_t carc_hash(const carc_game *game)
{
	return game ? carcp_hash(game) : 0;
}

/* Text is all or nothing: measure, then write. */
int32_t carc_save(const carc_game *game, char *out, int32_t capacity)
{
	struct text text = {.out = out};

	if (!game || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	if (game->history.missing)
		return CARC_ERR_HISTORY;
	carcp_save(game, &text);
	if (text.size < capacity) {
		text.capacity = text.size;
		text.size = 0;
		carcp_save(game, &text);
		out[text.size] = '\0';
	}
	return (int32_t)text.size + 1;
}

carc_status carc_load(carc_game **out, const char *text, int32_t size,
		      const carc_allocator *allocator, int32_t *line)
{
	int32_t ignored;
	const char *nul;

	if (!line)
		line = &ignored;
	*line = 0;
	if (!out)
		return CARC_ERR_ARGUMENT;
	*out = NULL;
	if (!text || size < 0 || !usable(allocator))
		return CARC_ERR_ARGUMENT;
	nul = memchr(text, '\0', (size_t)size);
	return carcp_load(out, text, nul ? nul : text + size, allocator, line);
}

int32_t carc_move_text(const carc_move *move, char *out, int32_t capacity)
{
	char buffer[160];
	struct text text = {.out = buffer, .capacity = sizeof buffer};

	if (!move || !room(out, capacity) ||
	    !carcp_name(CARC_NAME_MOVE, move->kind))
		return CARC_ERR_ARGUMENT;
	carcp_put_move(&text, move);
	if (text.size < capacity) {
		memcpy(out, buffer, (size_t)text.size);
		out[text.size] = '\0';
	}
	return (int32_t)text.size + 1;
}

carc_status carc_move_parse(const char *text, carc_move *out)
{
	carc_move move;

	if (!text || !out)
		return CARC_ERR_ARGUMENT;
	if (!carcp_parse_move(text, text + strlen(text), &move))
		return CARC_ERR_FORMAT;
	*out = move;
	return CARC_OK;
}

/* ---- Catalogue ----------------------------------------------------------- */

int32_t carc_tile_types(carc_tile_type *out, int32_t capacity)
{
	if (!room(out, capacity))
		return CARC_ERR_ARGUMENT;
	return carcp_catalogue_types(out, capacity);
}

carc_status carc_tile_type_get(int32_t type, carc_tile_type *out)
{
	return out && carcp_catalogue_type(type, out) ? CARC_OK
						      : CARC_ERR_ARGUMENT;
}

int32_t carc_segments(int32_t type, carc_segment *out, int32_t capacity)
{
	const struct tile_type *tile = carcp_tile_type(type);

	if (!tile || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	return carcp_catalogue_segments(tile, out, capacity);
}

int32_t carc_marks(int32_t type, carc_mark *out, int32_t capacity)
{
	const struct tile_type *tile = carcp_tile_type(type);

	if (!tile || !room(out, capacity))
		return CARC_ERR_ARGUMENT;
	return carcp_catalogue_marks(tile, out, capacity);
}

int32_t carc_editions(carc_edition_info *out, int32_t capacity)
{
	carc_edition_info edition;
	int32_t n = 0;

	if (!room(out, capacity))
		return CARC_ERR_ARGUMENT;
	for (; carcp_edition_info(n, &edition); n++)
		if (n < capacity)
			out[n] = edition;
	return n;
}

const char *carc_name(int32_t group, int32_t id)
{
	return carcp_name(group, id);
}

int32_t carc_find(int32_t group, const char *name)
{
	int32_t id = name ? carcp_find_name(group, name) : -1;

	return id < 0 ? CARC_ERR_ARGUMENT : id;
}
