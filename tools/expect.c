/* SPDX-License-Identifier: Zlib */
/* The expectations of a record, one function each; a function returns false if
 * it cannot understand the words. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record.h"
#include "tool.h"

/* The words after "expect" and the name. */
static char **arguments(struct record *record)
{
	return record->word + 2;
}

static int count_arguments(const struct record *record)
{
	return record->words - 2;
}

static void compare(struct record *record, const char *what, int32_t is,
		    int32_t want)
{
	if (is != want)
		fail(record, "%s is %d, not %d", what, (int)is, (int)want);
}

static const char *name_of(int32_t group, int32_t id)
{
	const char *name = carc_name(group, id);

	return name ? name : "none";
}

static bool read_player(const struct record *record, const char *word,
			carc_player *out)
{
	carc_player player[CARC_MAX_PLAYERS];
	int32_t p, n = carc_players(record->game, player, CARC_MAX_PLAYERS);

	if (!read_number(word, &p) || p < 0 || p >= n)
		return false;
	*out = player[p];
	return true;
}

/* A set of players such as "0,2" or "none", as bits. */
static bool read_players(const char *word, int32_t *out)
{
	const char *at = word;

	*out = 0;
	if (strcmp(word, "none") == 0)
		return true;
	for (;;) {
		if (*at < '0' || *at >= '0' + CARC_MAX_PLAYERS)
			return false;
		*out |= 1 << (*at++ - '0');
		if (!*at)
			return true;
		if (*at++ != ',')
			return false;
	}
}

static const char *write_players(int32_t set, char *out)
{
	char *end = out;

	if (set == 0)
		return "none";
	for (int p = 0; p < CARC_MAX_PLAYERS; p++)
		if (set & 1 << p)
			end += sprintf(end, "%s%d", end > out ? "," : "", p);
	return out;
}

static void compare_players(struct record *record, const char *what, int32_t is,
			    int32_t want)
{
	char a[2 * CARC_MAX_PLAYERS], b[2 * CARC_MAX_PLAYERS];

	if (is != want)
		fail(record, "%s: %s, not %s", what, write_players(is, a),
		     write_players(want, b));
}

/* Two words, such as "0,1 s2". */
static bool read_spot(char **word, carc_spot *out)
{
	return read_cell(word[0], &out->x, &out->y) && word[1][0] == 's' &&
	       read_number(word[1] + 1, &out->segment);
}

static bool find_feature(struct record *record, char **word, carc_feature *out)
{
	carc_spot spot;
	carc_status status;

	if (!read_spot(word, &spot))
		return false;
	status = carc_feature_at(record->game, spot.x, spot.y, spot.segment,
				 out);
	if (status != CARC_OK) {
		fail(record, "%s %s: %s", word[0], word[1],
		     carc_status_text(status));
		memset(out, 0, sizeof *out);
	}
	return true;
}

static bool expect_decision(struct record *record)
{
	char **word = arguments(record);
	carc_turn_info turn;
	int32_t player;

	carc_turn(record->game, &turn);
	if (carc_find(CARC_NAME_DECISION, word[0]) < 0)
		return false;
	if (strcmp(name_of(CARC_NAME_DECISION, turn.decision), word[0]) != 0)
		fail(record, "the decision is %s, not %s",
		     name_of(CARC_NAME_DECISION, turn.decision), word[0]);
	if (count_arguments(record) == 1)
		return true;
	if (!read_number(word[1], &player))
		return false;
	compare(record, "the player who decides", turn.player, player);
	return true;
}

static bool expect_tile(struct record *record)
{
	int32_t type = carc_find(CARC_NAME_TILE_TYPE, arguments(record)[0]);
	carc_turn_info turn;

	if (type < 0)
		return false;
	carc_turn(record->game, &turn);
	if (turn.tile != type)
		fail(record, "the tile is %s, not %s",
		     name_of(CARC_NAME_TILE_TYPE, turn.tile),
		     arguments(record)[0]);
	return true;
}

static bool expect_moves(struct record *record)
{
	char **word = arguments(record);
	bool all = count_arguments(record) == 1;
	int32_t kind = all ? 0 : carc_find(CARC_NAME_MOVE, word[0]);
	int32_t n, want, is = 0;
	carc_move *moves;

	if ((!all && kind < 0) || !read_number(word[!all], &want))
		return false;
	moves = list_moves(record->game, &n);
	for (int32_t i = 0; i < n; i++)
		is += all || moves[i].kind == kind;
	free(moves);
	compare(record, "the number of moves", is, want);
	return true;
}

static int count_in_list(const carc_game *game, const carc_move *move)
{
	int32_t n;
	int found = 0;
	carc_move *moves = list_moves(game, &n);

	for (int32_t i = 0; i < n; i++)
		found += memcmp(&moves[i], move, sizeof *move) == 0;
	free(moves);
	return found;
}

static bool expect_legal(struct record *record)
{
	char text[MAX_LINE + 1];
	carc_move move;
	carc_status status;
	int found;

	status = carc_move_parse(join_words(record, 2, text), &move);
	if (status != CARC_OK)
		return false;
	status = carc_check_move(record->game, &move);
	found = count_in_list(record->game, &move);
	if (status != CARC_OK)
		fail(record, "%s: %s", text, carc_status_text(status));
	if (found != 1)
		fail(record, "%s stands %d times in the list", text, found);
	return true;
}

static bool expect_illegal(struct record *record)
{
	char text[MAX_LINE + 1];
	const char *want = arguments(record)[0];
	uint64_t hash = carc_hash(record->game);
	int32_t events = carc_events(record->game, 0, NULL, 0);
	int32_t before, after;
	carc_move *list = list_moves(record->game, &before), *now;
	carc_status status, checked;
	carc_move move;

	status = carc_move_parse(join_words(record, 3, text), &move);
	checked = status;
	if (status == CARC_OK) {
		checked = carc_check_move(record->game, &move);
		status = carc_apply(record->game, &move);
	}
	now = list_moves(record->game, &after);
	if (status == CARC_OK) {
		fail(record, "%s is legal", text);
		record->stop = true;
	} else if (strcmp(name_of(CARC_NAME_STATUS, status), want) != 0) {
		fail(record, "%s is refused with '%s', not '%s'", text,
		     name_of(CARC_NAME_STATUS, status), want);
	} else if (checked != status) {
		fail(record, "%s: carc_check_move() says '%s'", text,
		     name_of(CARC_NAME_STATUS, checked));
	} else if (hash != carc_hash(record->game) || before != after ||
		   memcmp(list, now, (size_t)before * sizeof *list) != 0 ||
		   events != carc_events(record->game, 0, NULL, 0)) {
		fail(record, "%s is refused but changes the game", text);
	}
	free(list);
	free(now);
	return true;
}

static bool expect_score(struct record *record)
{
	carc_player player;
	int32_t want;

	if (!read_player(record, arguments(record)[0], &player) ||
	    !read_number(arguments(record)[1], &want))
		return false;
	compare(record, "the score", player.score, want);
	return true;
}

/* Of his follower, or of another score figure that is named. */
static bool expect_space(struct record *record)
{
	char **word = arguments(record);
	int last = count_arguments(record) - 1;
	bool woman = last > 1 && strcmp(word[1], "woman") == 0;
	carc_player player;
	int32_t want;

	if (!read_player(record, word[0], &player) || (last > 1 && !woman) ||
	    !read_number(word[last], &want))
		return false;
	compare(record, "the space", player.track[woman] % 50, want);
	return true;
}

static bool expect_goods(struct record *record)
{
	static const char *const what[] = {"the wine", "the grain",
					   "the cloth"};
	char **word = arguments(record);
	carc_player player;
	int32_t want;

	if (!read_player(record, word[0], &player))
		return false;
	for (int i = 0; i < 3; i++) {
		if (!read_number(word[i + 1], &want))
			return false;
		compare(record, what[i], player.goods[i], want);
	}
	return true;
}

/* On a tile. */
static bool expect_ingots_at(struct record *record)
{
	carc_tile tile;
	int32_t x, y, want;

	if (!read_cell(arguments(record)[0], &x, &y) ||
	    !read_number(arguments(record)[1], &want))
		return false;
	if (carc_tile_at(record->game, x, y, &tile) == CARC_OK)
		compare(record, "the ingots", tile.ingots, want);
	else
		fail(record, "no tile lies there");
	return true;
}

static bool expect_ingots(struct record *record)
{
	carc_player player;
	int32_t want;

	if (strchr(arguments(record)[0], ','))
		return expect_ingots_at(record);
	if (!read_player(record, arguments(record)[0], &player) ||
	    !read_number(arguments(record)[1], &want))
		return false;
	compare(record, "the ingots", player.ingots, want);
	return true;
}

/* The part in progress, and whether a second one is to come. */
static bool expect_part(struct record *record)
{
	char **word = arguments(record);
	int32_t part = carc_find(CARC_NAME_PART, word[0]);
	bool second = count_arguments(record) > 1;
	carc_turn_info turn;

	if (part < 0 || (second && strcmp(word[1], "second") != 0))
		return false;
	carc_turn(record->game, &turn);
	compare(record, "the part", turn.part, part);
	compare(record, "the second part to come", turn.second, second);
	return true;
}

static bool expect_ferry(struct record *record)
{
	char **word = arguments(record);
	int32_t x, y, low, high;
	carc_tile tile;

	if (!read_cell(word[0], &x, &y) || word[1][0] != 's' ||
	    word[2][0] != 's' || !read_number(word[1] + 1, &low) ||
	    !read_number(word[2] + 1, &high))
		return false;
	if (carc_tile_at(record->game, x, y, &tile) != CARC_OK)
		fail(record, "there is no tile at %s", word[0]);
	else
		compare(record, "the ferry", tile.ferry, low + 16 * high);
	return true;
}

static bool expect_robber(struct record *record)
{
	char **word = arguments(record);
	carc_player player;
	int32_t want = -1;

	if (!read_player(record, word[0], &player) ||
	    (strcmp(word[1], "home") != 0 && !read_number(word[1], &want)))
		return false;
	compare(record, "the robber's space", player.robber, want);
	return true;
}

static bool expect_supply(struct record *record)
{
	char **word = arguments(record);
	int32_t kind = carc_find(CARC_NAME_FIGURE, word[1]), want;
	carc_player player;

	if (!read_player(record, word[0], &player) || kind < 0 ||
	    !read_number(word[2], &want))
		return false;
	compare(record, "the supply", player.supply[kind], want);
	return true;
}

static carc_figure *list_figures(const carc_game *game, int32_t *count)
{
	int32_t n = carc_figures(game, NULL, 0);
	carc_figure *figures = allocate((size_t)(n + 1) * sizeof *figures);

	*count = carc_figures(game, figures, n);
	return figures;
}

static bool expect_figure(struct record *record)
{
	char **word = arguments(record);
	int32_t kind = carc_find(CARC_NAME_FIGURE, word[1]), player, n;
	bool found = false;
	carc_figure *figures;
	carc_spot spot;

	if (!read_number(word[0], &player) || kind < 0 ||
	    !read_spot(word + 2, &spot))
		return false;
	figures = list_figures(record->game, &n);
	for (int32_t i = 0; i < n; i++)
		found |= figures[i].player == player &&
			 figures[i].kind == kind && figures[i].x == spot.x &&
			 figures[i].y == spot.y &&
			 figures[i].segment == spot.segment;
	free(figures);
	if (!found)
		fail(record, "no such figure stands there");
	return true;
}

static bool expect_figures(struct record *record)
{
	int32_t want, n, is = 0;
	carc_figure *figures;

	if (!read_number(arguments(record)[0], &want))
		return false;
	figures = list_figures(record->game, &n);
	for (int32_t i = 0; i < n; i++)
		is += figures[i].count;
	free(figures);
	compare(record, "the number of figures", is, want);
	return true;
}

/* The members of a feature that are plain numbers. */
static const struct feature_key {
	const char *name;
	size_t offset;
} feature_keys[] = {
	{"tiles", offsetof(carc_feature, tiles)},
	{"segments", offsetof(carc_feature, segments)},
	{"open", offsetof(carc_feature, open)},
	{"complete", offsetof(carc_feature, complete)},
	{"figures", offsetof(carc_feature, figures)},
	{"value", offsetof(carc_feature, value)},
	{"value-complete", offsetof(carc_feature, value_complete)},
};

static bool read_feature_key(const carc_feature *feature, const char *key,
			     int32_t *out)
{
	int32_t attribute = carc_find(CARC_NAME_ATTRIBUTE, key);

	if (attribute >= 0) {
		*out = feature->attribute[attribute];
		return true;
	}
	for (size_t i = 0; i < sizeof feature_keys / sizeof feature_keys[0];
	     i++) {
		if (strcmp(key, feature_keys[i].name) != 0)
			continue;
		memcpy(out, (const char *)feature + feature_keys[i].offset,
		       sizeof *out);
		return true;
	}
	return false;
}

/* The words behind the spot: keys and numbers. */
static bool compare_keys(struct record *record, const carc_feature *feature)
{
	char **word = arguments(record);
	int n = count_arguments(record);
	int32_t is, want;

	for (int i = 2; i < n; i += 2) {
		if (strcmp(word[i], "owners") == 0) {
			if (!read_players(word[i + 1], &want))
				return false;
			compare_players(record, "owners", feature->owners,
					want);
		} else if (read_feature_key(feature, word[i], &is) &&
			   read_number(word[i + 1], &want)) {
			compare(record, word[i], is, want);
		} else {
			return false;
		}
	}
	return true;
}

static bool expect_feature(struct record *record)
{
	int failures = record->failures;
	carc_feature feature;

	if (count_arguments(record) % 2 != 0 ||
	    !find_feature(record, arguments(record), &feature))
		return false;
	return record->failures > failures || compare_keys(record, &feature);
}

/* A river system is found by its name, its smallest segment. */
static bool expect_system(struct record *record)
{
	int32_t n = carc_features(record->game, NULL, 0), i = 0;
	carc_feature *all;
	carc_spot spot;
	bool sense = true;

	if (count_arguments(record) % 2 != 0 ||
	    !read_spot(arguments(record), &spot))
		return false;
	all = allocate((size_t)(n + 1) * sizeof *all);
	n = carc_features(record->game, all, n);
	while (i < n &&
	       (all[i].kind != CARC_FEATURE_SYSTEM || all[i].x != spot.x ||
		all[i].y != spot.y || all[i].segment != spot.segment))
		i++;
	if (i < n)
		sense = compare_keys(record, &all[i]);
	else
		fail(record, "no river system has that name");
	free(all);
	return sense;
}

/* Whether two segments belong to one feature: 1 or 0; -1 if there is no such
 * segment, which has been reported; -2 if the words make no sense. */
static int compare_features(struct record *record)
{
	char **word = arguments(record);
	int failures = record->failures;
	carc_feature a, b;

	if (!find_feature(record, word, &a) ||
	    !find_feature(record, word + 2, &b))
		return -2;
	if (record->failures > failures)
		return -1;
	return a.kind == b.kind && a.x == b.x && a.y == b.y &&
	       a.segment == b.segment;
}

static bool expect_same(struct record *record)
{
	int same = compare_features(record);

	if (same == 0)
		fail(record, "they belong to two features");
	return same != -2;
}

static bool expect_apart(struct record *record)
{
	int same = compare_features(record);

	if (same == 1)
		fail(record, "they belong to one feature");
	return same != -2;
}

static bool event_happened(const struct record *record, const carc_event *want)
{
	carc_event event;

	for (int32_t i = record->mark;
	     carc_events(record->game, i, &event, 1) > 0; i++)
		if (event_matches(want, &event))
			return true;
	return false;
}

static bool expect_event(struct record *record)
{
	carc_event want;

	if (!read_event(arguments(record), count_arguments(record), &want))
		return false;
	if (!event_happened(record, &want))
		fail(record, "no such event since the last move");
	return true;
}

static bool expect_no(struct record *record)
{
	char **word = arguments(record);
	carc_event want;

	if (strcmp(word[0], "event") != 0 ||
	    !read_event(word + 1, count_arguments(record) - 1, &want))
		return false;
	if (event_happened(record, &want))
		fail(record, "there is such an event since the last move");
	return true;
}

static bool expect_final(struct record *record)
{
	carc_score rows[CARC_MAX_PLAYERS * 16];
	char **word = arguments(record);
	bool all = count_arguments(record) == 2;
	int32_t category = all ? 0 : carc_find(CARC_NAME_CATEGORY, word[1]);
	int32_t n, want, is = 0;
	carc_player player;

	if (!read_player(record, word[0], &player) || (!all && category < 0) ||
	    !read_number(word[all ? 1 : 2], &want))
		return false;
	n = carc_score_final(record->game, rows, CARC_MAX_PLAYERS * 16);
	for (int32_t i = 0; i < n; i++)
		if (rows[i].player == player.player &&
		    (all || rows[i].category == category))
			is += rows[i].points;
	compare(record, "the final score", is, want);
	return true;
}

static bool expect_remaining(struct record *record)
{
	char **word = arguments(record);
	bool all = count_arguments(record) == 1;
	int32_t type = all ? 0 : carc_find(CARC_NAME_TILE_TYPE, word[0]);
	int32_t n, want, is = 0;
	carc_remaining_type *types;

	if ((!all && type < 0) || !read_number(word[!all], &want))
		return false;
	n = carc_remaining(record->game, NULL, 0);
	types = allocate((size_t)(n + 1) * sizeof *types);
	n = carc_remaining(record->game, types, n);
	for (int32_t i = 0; i < n; i++)
		if (all || types[i].type == type)
			is += types[i].count;
	free(types);
	compare(record, "the number of tiles", is, want);
	return true;
}

static bool expect_winners(struct record *record)
{
	int32_t want, is = 0;
	carc_turn_info turn;
	carc_event event;

	if (!read_players(arguments(record)[0], &want))
		return false;
	carc_turn(record->game, &turn);
	if (turn.decision != CARC_DECISION_OVER) {
		fail(record, "the game is not over");
		return true;
	}
	for (int32_t i = 0; carc_events(record->game, i, &event, 1) > 0; i++)
		if (event.kind == CARC_EVENT_WINNER)
			is |= 1 << event.player;
	compare_players(record, "winners", is, want);
	return true;
}

/* Every expectation: its name, its words, how many of them, what tests it. */
static const struct expectation {
	const char *name;
	const char *form;
	int min, max;
	bool (*test)(struct record *record);
} expectations[] = {
	{"decision", "NAME [P]", 1, 2, expect_decision},
	{"tile", "TYPE", 1, 1, expect_tile},
	{"part", "NAME [second]", 1, 2, expect_part},
	{"moves", "[KIND] N", 1, 2, expect_moves},
	{"legal", "MOVE", 1, MAX_WORDS, expect_legal},
	{"illegal", "STATUS MOVE", 2, MAX_WORDS, expect_illegal},
	{"score", "P N", 2, 2, expect_score},
	{"space", "P [woman] N", 2, 3, expect_space},
	{"supply", "P FIGURE N", 3, 3, expect_supply},
	{"goods", "P WINE GRAIN CLOTH", 4, 4, expect_goods},
	{"ingots", "P|X,Y N", 2, 2, expect_ingots},
	{"robber", "P SPACE|home", 2, 2, expect_robber},
	{"ferry", "X,Y sS sS", 3, 3, expect_ferry},
	{"figure", "P FIGURE X,Y sS", 4, 4, expect_figure},
	{"figures", "N", 1, 1, expect_figures},
	{"feature", "X,Y sS KEY N ...", 4, MAX_WORDS, expect_feature},
	{"system", "X,Y sS KEY N ...", 4, MAX_WORDS, expect_system},
	{"same", "X,Y sS X,Y sS", 4, 4, expect_same},
	{"apart", "X,Y sS X,Y sS", 4, 4, expect_apart},
	{"event", "KIND [WORD ...]", 1, MAX_WORDS, expect_event},
	{"no", "event KIND [WORD ...]", 2, MAX_WORDS, expect_no},
	{"final", "P [CATEGORY] N", 2, 3, expect_final},
	{"remaining", "[TYPE] N", 1, 2, expect_remaining},
	{"winners", "P,P...", 1, 1, expect_winners},
};

void check_expectation(struct record *record)
{
	const struct expectation *e = expectations;
	const struct expectation *end =
		e + sizeof expectations / sizeof expectations[0];
	int n = count_arguments(record);

	while (e < end && (n < 0 || strcmp(record->word[1], e->name) != 0))
		e++;
	if (e == end)
		fail(record, "unknown expectation");
	else if (n < e->min || n > e->max || !e->test(record))
		fail(record, "write: expect %s %s", e->name, e->form);
}
