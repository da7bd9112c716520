/* SPDX-License-Identifier: Zlib */
/* See pair.h. */
#include "pair.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "setting.h"

/* Print what differs and the record, which is the bug report. */
static void complain(const struct pair *pair, const char *format, ...)
{
	int32_t size = carc_save(pair->fast, NULL, 0);
	char *text = size > 0 ? malloc((size_t)size) : NULL;
	va_list list;

	va_start(list, format);
	fputs("library and slow differ: ", stderr);
	vfprintf(stderr, format, list);
	fputs("\n", stderr);
	va_end(list);
	if (text != NULL && carc_save(pair->fast, text, size) == size)
		fprintf(stderr, "after\n%s", text);
	free(text);
}

int pair_new(struct pair *pair, const carc_config *config,
	     const struct tilefile *types, const char *const *deck, int n)
{
	struct slow_rules rules;
	int32_t type[SLOW_TILES];
	carc_status status;

	pair->fast = NULL;
	setting_rules(config, &rules);
	if (!slow_new(&pair->slow, types, &rules, deck, n))
		return 0;
	for (int i = 0; i < n; i++) {
		type[i] = carc_find(CARC_NAME_TILE_TYPE, deck[i]);
		if (type[i] < 0) {
			fprintf(stderr, "the library has no tile %s\n",
				deck[i]);
			return 0;
		}
	}
	status = carc_game_new_deck(&pair->fast, config, type, n, NULL);
	if (status != CARC_OK)
		fprintf(stderr, "carc_game_new_deck: %s\n",
			carc_status_text(status));
	return status == CARC_OK;
}

void pair_free(struct pair *pair)
{
	carc_game_free(pair->fast);
	pair->fast = NULL;
}

/* A move of slow.h as the library writes it. */
static carc_move as_carc(const struct pair *pair, const struct slow_move *from)
{
	carc_move move;

	move.kind = from->kind;
	move.player = pair->slow.player;
	move.x = from->x;
	move.y = from->y;
	move.rotation = from->rotation;
	move.figure = from->figure;
	move.segment = from->segment;
	move.value = from->value;
	return move;
}

int pair_apply(struct pair *pair, const struct slow_move *move)
{
	carc_move fast = as_carc(pair, move);
	carc_status status = carc_apply(pair->fast, &fast);

	if (status != CARC_OK) {
		complain(pair,
			 "kind %d at %d,%d r%d s%d figure %d value %d is "
			 "refused: %s",
			 move->kind, move->x, move->y, move->rotation,
			 move->segment, move->figure, move->value,
			 carc_status_text(status));
		return 0;
	}
	slow_apply(&pair->slow, move);
	return 1;
}

/* The name of the tile in hand or just placed. */
static const char *tile_name(const struct slow_game *game)
{
	if (game->decision == CARC_DECISION_PLACE)
		return game->hand->name;
	return game->tile[game->tiles - 1].type->name;
}

int pair_same_turn(const struct pair *pair)
{
	const struct slow_game *slow = &pair->slow;
	carc_turn_info turn;
	const char *name;

	if (carc_turn(pair->fast, &turn) != CARC_OK)
		return 0;
	if (turn.decision != slow->decision) {
		complain(pair, "decision %d, slow %d", (int)turn.decision,
			 slow->decision);
		return 0;
	}
	if (slow->decision == CARC_DECISION_OVER)
		return 1;
	if (turn.player != slow->player || turn.active != slow->player) {
		complain(pair, "player %d active %d, slow %d", (int)turn.player,
			 (int)turn.active, slow->player);
		return 0;
	}
	if (turn.number != slow->number) {
		complain(pair, "turn %d, slow %d", (int)turn.number,
			 slow->number);
		return 0;
	}
	/* Between two parts there is no part and perhaps no tile. */
	if (slow->decision == CARC_DECISION_SECOND)
		return 1;
	if (turn.part != slow->part) {
		complain(pair, "part %d, slow %d", (int)turn.part, slow->part);
		return 0;
	}
	name = carc_name(CARC_NAME_TILE_TYPE, turn.tile);
	if (name == NULL || strcmp(name, tile_name(slow)) != 0) {
		complain(pair, "tile %s, slow %s", name != NULL ? name : "-",
			 tile_name(slow));
		return 0;
	}
	return 1;
}

static int compare_moves(const void *a, const void *b)
{
	return memcmp(a, b, sizeof(carc_move));
}

int pair_same_moves(const struct pair *pair, struct slow_move *out)
{
	static carc_move fast[SLOW_MOVES];
	static carc_move slow[SLOW_MOVES];
	int n = slow_moves(&pair->slow, out);
	int m = carc_legal_moves(pair->fast, fast, SLOW_MOVES);

	if (n != m) {
		complain(pair, "%d moves, slow %d", m, n);
		return -1;
	}
	for (int i = 0; i < n; i++)
		slow[i] = as_carc(pair, &out[i]);
	/* Any order will do to compare sets, that of the bytes too. */
	qsort(fast, (size_t)n, sizeof *fast, compare_moves);
	qsort(slow, (size_t)n, sizeof *slow, compare_moves);
	for (int i = 0; i < n; i++) {
		char text[128] = "";

		if (memcmp(&fast[i], &slow[i], sizeof *fast) == 0)
			continue;
		carc_move_text(&fast[i], text, sizeof text);
		complain(pair, "the lists, about move %s", text);
		return -1;
	}
	return n;
}

/* After the end nothing asks where the figures are. */
static int same_player(const carc_player *fast, const struct slow_game *slow,
		       int p)
{
	if (fast->player != p || fast->score != slow_score(slow, p) ||
	    fast->track[0] != fast->score)
		return 0;
	for (int g = 0; g < SLOW_GOODS; g++)
		if (fast->goods[g] != slow->goods[p][g])
			return 0;
	for (int k = 0; k < 16; k++) {
		int supply = k < SLOW_KINDS ? slow->supply[p][k] : 0;

		if (slow->decision != CARC_DECISION_OVER &&
		    fast->supply[k] != supply)
			return 0;
	}
	return 1;
}

int pair_same_players(const struct pair *pair)
{
	const struct slow_game *slow = &pair->slow;
	carc_player player[CARC_MAX_PLAYERS];
	int n = carc_players(pair->fast, player, CARC_MAX_PLAYERS);

	if (n != slow->rules.players) {
		complain(pair, "%d players, slow %d", n, slow->rules.players);
		return 0;
	}
	for (int p = 0; p < n; p++) {
		const carc_player *f = &player[p];

		if (same_player(f, slow, p))
			continue;
		complain(pair,
			 "player %d: score %d track %d goods %d %d %d supply "
			 "%d %d %d %d %d,\n  slow score %d goods %d %d %d "
			 "supply %d %d %d %d %d",
			 p, (int)f->score, (int)f->track[0], (int)f->goods[0],
			 (int)f->goods[1], (int)f->goods[2], (int)f->supply[0],
			 (int)f->supply[1], (int)f->supply[2],
			 (int)f->supply[3], (int)f->supply[4],
			 slow_score(slow, p), slow->goods[p][0],
			 slow->goods[p][1], slow->goods[p][2],
			 slow->supply[p][0], slow->supply[p][1],
			 slow->supply[p][2], slow->supply[p][3],
			 slow->supply[p][4]);
		return 0;
	}
	return 1;
}

static int compare_figures(const void *a, const void *b)
{
	return memcmp(a, b, sizeof(carc_figure));
}

int pair_same_figures(const struct pair *pair)
{
	const struct slow_game *game = &pair->slow;
	carc_figure fast[SLOW_BOARD_FIGURES];
	carc_figure slow[SLOW_BOARD_FIGURES] = {{0}};
	int n = game->figures;
	int m = carc_figures(pair->fast, fast, SLOW_BOARD_FIGURES);

	if (game->decision == CARC_DECISION_OVER)
		return 1;
	if (n != m) {
		complain(pair, "%d figures, slow %d", m, n);
		return 0;
	}
	for (int i = 0; i < n; i++) {
		const struct slow_figure *f = &game->figure[i];
		const struct slow_tile *tile = &game->tile[f->tile];

		slow[i].player = f->player;
		slow[i].kind = f->kind;
		slow[i].x = tile->x;
		slow[i].y = tile->y;
		slow[i].segment = f->segment;
		slow[i].feature = tile->type->segment[f->segment].kind;
		slow[i].count = 1;
	}
	qsort(fast, (size_t)n, sizeof *fast, compare_figures);
	qsort(slow, (size_t)n, sizeof *slow, compare_figures);
	for (int i = 0; i < n; i++) {
		const carc_figure *f = &fast[i];

		if (memcmp(f, &slow[i], sizeof *f) == 0)
			continue;
		complain(pair,
			 "the figures, about player %d kind %d at %d,%d s%d on "
			 "%d, %d of them",
			 (int)f->player, (int)f->kind, (int)f->x, (int)f->y,
			 (int)f->segment, (int)f->feature, (int)f->count);
		return 0;
	}
	return 1;
}

static int count_left(const struct slow_stack *stack, const char *name)
{
	int n = 0;

	for (int i = stack->drawn; i < stack->size; i++)
		n += name == NULL || strcmp(stack->tile[i]->name, name) == 0;
	return n;
}

int pair_same_remaining(const struct pair *pair)
{
	const struct slow_game *slow = &pair->slow;
	carc_remaining_type row[SLOW_TILES];
	int n = carc_remaining(pair->fast, row, SLOW_TILES);
	int left =
		count_left(&slow->river, NULL) + count_left(&slow->pool, NULL);

	for (int i = 0; i < n; i++) {
		const char *name = carc_name(CARC_NAME_TILE_TYPE, row[i].type);
		int m = count_left(
			row[i].stack == 0 ? &slow->river : &slow->pool, name);

		left -= row[i].count;
		if (row[i].count == m)
			continue;
		complain(pair, "%d of %s left in stack %d, slow %d",
			 (int)row[i].count, name, (int)row[i].stack, m);
		return 0;
	}
	if (left != 0)
		complain(pair, "%d tiles more are left, says slow", left);
	return left == 0;
}

/* A field joins over half-edges, and "open edges" may count an edge with a road
 * once or twice; no rule depends on it (B-19). What is certain is whether the
 * field can still grow. */
static int same_open(const carc_feature *fast, const struct slow_feature *slow)
{
	if (slow->kind == CARC_FEATURE_FIELD)
		return (fast->open == 0) == (slow->open == 0);
	return fast->open == slow->open;
}

static int same_attributes(const carc_feature *fast,
			   const struct slow_feature *slow)
{
	for (int a = 0; a < SLOW_ATTRIBUTES; a++)
		if (slow->attribute[a] >= 0 &&
		    fast->attribute[a] != slow->attribute[a])
			return 0;
	return 1;
}

static int same_feature(const carc_feature *fast,
			const struct slow_feature *slow)
{
	return fast->kind == slow->kind && fast->x == slow->x &&
	       fast->y == slow->y && fast->segment == slow->segment &&
	       fast->tiles == slow->tiles && fast->segments == slow->segments &&
	       same_open(fast, slow) && fast->complete == slow->complete &&
	       fast->figures == slow->figures && fast->owners == slow->owners &&
	       fast->value == slow->value &&
	       fast->value_complete == slow->value_complete &&
	       same_attributes(fast, slow);
}

/* The river is no feature to anybody, and whether it stands in the list
 * is nobody's business. */
static int drop_rivers_fast(carc_feature *list, int n)
{
	int kept = 0;

	for (int i = 0; i < n; i++)
		if (list[i].kind != CARC_FEATURE_RIVER)
			list[kept++] = list[i];
	return kept;
}

static int drop_rivers_slow(struct slow_feature *list, int n)
{
	int kept = 0;

	for (int i = 0; i < n; i++)
		if (list[i].kind != CARC_FEATURE_RIVER)
			list[kept++] = list[i];
	return kept;
}

int pair_same_features(const struct pair *pair)
{
	static carc_feature fast[SLOW_SPOTS];
	static struct slow_feature slow[SLOW_SPOTS];
	int n = drop_rivers_slow(slow, slow_features(&pair->slow, slow));
	int m = drop_rivers_fast(fast,
				 carc_features(pair->fast, fast, SLOW_SPOTS));

	if (n != m) {
		complain(pair, "%d features, slow %d", m, n);
		return 0;
	}
	for (int i = 0; i < n; i++) {
		const carc_feature *f = &fast[i];
		const struct slow_feature *s = &slow[i];

		if (same_feature(f, s))
			continue;
		complain(pair,
			 "feature kind %d at %d,%d s%d: tiles %d segments %d "
			 "open %d complete %d figures %d owners %d value %d "
			 "completed %d pennants %d,\n  slow kind %d at %d,%d "
			 "s%d: tiles %d segments %d open %d complete %d "
			 "figures %d owners %d value %d completed %d "
			 "pennants %d",
			 (int)f->kind, (int)f->x, (int)f->y, (int)f->segment,
			 (int)f->tiles, (int)f->segments, (int)f->open,
			 (int)f->complete, (int)f->figures, (int)f->owners,
			 (int)f->value, (int)f->value_complete,
			 (int)f->attribute[CARC_ATTRIBUTE_PENNANT], s->kind,
			 s->x, s->y, s->segment, s->tiles, s->segments, s->open,
			 s->complete, s->figures, s->owners, s->value,
			 s->value_complete,
			 s->attribute[CARC_ATTRIBUTE_PENNANT]);
		return 0;
	}
	return 1;
}

int pair_same_final(const struct pair *pair)
{
	carc_score row[CARC_MAX_PLAYERS * 16];
	int fast[SLOW_PLAYERS][SLOW_CATEGORIES] = {{0}};
	int slow[SLOW_PLAYERS][SLOW_CATEGORIES];
	int n = carc_score_final(pair->fast, row, CARC_MAX_PLAYERS * 16);

	if (n < 0 || n > CARC_MAX_PLAYERS * 16)
		return 0;
	for (int i = 0; i < n; i++) {
		/* These games book nothing anywhere else. */
		if (row[i].category < SLOW_CATEGORIES)
			fast[row[i].player][row[i].category] += row[i].points;
		else if (row[i].points != 0)
			return 0;
	}
	slow_final(&pair->slow, slow);
	for (int p = 0; p < pair->slow.rules.players; p++) {
		for (int c = 0; c < SLOW_CATEGORIES; c++) {
			if (fast[p][c] == slow[p][c])
				continue;
			complain(pair,
				 "final points of player %d, category %d: %d, "
				 "slow %d",
				 p, c, fast[p][c], slow[p][c]);
			return 0;
		}
	}
	return 1;
}
