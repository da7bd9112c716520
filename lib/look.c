/* SPDX-License-Identifier: Zlib */
/* What is there: everything a caller may see of a position. */
#include "look.h"
#include "deck.h"

/* Lists in order: insert one of `count` seen so far, keeping the first
 * `capacity`. Nothing is allocated behind const. */
static void insert(void *out, int32_t count, int32_t capacity, size_t size,
		   const void *one,
		   int (*compare)(const void *a, const void *b))
{
	unsigned char *items = out;
	int32_t at = count < capacity ? count : capacity;

	while (at > 0 && compare(one, items + (size_t)(at - 1) * size) < 0) {
		if (at < capacity)
			memcpy(items + (size_t)at * size,
			       items + (size_t)(at - 1) * size, size);
		at--;
	}
	if (at < capacity)
		memcpy(items + (size_t)at * size, one, size);
}

static int compare_numbers(int32_t a, int32_t b)
{
	return (a > b) - (a < b);
}

static int compare_places(int32_t ya, int32_t xa, int32_t sa, int32_t yb,
			  int32_t xb, int32_t sb)
{
	if (ya != yb)
		return compare_numbers(ya, yb);
	if (xa != xb)
		return compare_numbers(xa, xb);
	return compare_numbers(sa, sb);
}

void carcp_look_turn(const struct carc_game *game, carc_turn_info *out)
{
	const struct state *state = game->state;
	const struct frame *part;
	const struct step *step;

	memset(out, 0xFF, sizeof *out);
	out->second = 0;
	out->decision = CARC_DECISION_OVER;
	out->number = state->turns;
	if (state->over)
		return;
	step = carcp_pending(game);
	part = carcp_part(game);
	out->decision = step->decision;
	out->player =
		state->decider == CHANCE ? CARC_PLAYER_CHANCE : state->decider;
	out->active = state->active;
	if (part) {
		out->part = part->part;
		if (part->hand != NO_SHAPE)
			out->tile = game->shape[part->hand].type;
		if (part->cell) {
			const struct cell *cell = &game->cell[part->cell];

			out->tile = game->shape[cell->shape].type;
			out->x = cell->x;
			out->y = cell->y;
			out->rotation = cell->rotation;
		}
	}
	FOR_HOOK (game, exp, turn)
		exp->turn(game, out);
	if (step->tell)
		step->tell(game, out);
}

int32_t carcp_look_scores(const struct carc_game *game, carc_score *out,
			  int32_t capacity)
{
	struct ledger ledger = {0};
	int32_t n = 0;

	if (!game->state->over)
		carcp_final_count(game, &ledger);
	for (int p = 0; p < game->config.players; p++)
		for (int c = 0; c < MAX_CATEGORIES; c++) {
			if (!(game->categories >> c & 1))
				continue;
			if (n < capacity) {
				out[n].player = p;
				out[n].category = c;
				out[n].points = game->state->booked[p][c] +
						ledger.points[p][c];
				out[n].reserved = 0;
			}
			n++;
		}
	return n;
}

void carcp_look_player(const struct carc_game *game, int player,
		       carc_player *out)
{
	const struct state *state = game->state;

	memset(out, 0, sizeof *out);
	out->player = player;
	out->score = carcp_score(game, player);
	out->track[0] = state->track[player][0];
	out->track[1] = game->score_figures == 2 ? state->track[player][1] : -1;
	for (int f = 0; f < MAX_KINDS; f++)
		out->supply[f] = state->supply[player][f];
	out->robber = -1;
	FOR_HOOK (game, exp, player)
		exp->player(game, out);
}

void carcp_look_tile(const struct carc_game *game, int i, carc_tile *out)
{
	const struct placed *placed = &game->placed[i];
	const struct cell *cell = &game->cell[placed->cell];

	memset(out, 0, sizeof *out);
	out->x = cell->x;
	out->y = cell->y;
	out->rotation = cell->rotation;
	out->type = game->shape[cell->shape].type;
	out->player = placed->player == NOBODY ? -1 : placed->player;
	out->segments = game->shape[cell->shape].segments;
	FOR_HOOK (game, exp, tile)
		exp->tile(game, placed->cell, out);
}

bool carcp_look_tile_at(const struct carc_game *game, int32_t x, int32_t y,
			carc_tile *out)
{
	uint16_t cell = carcp_cell_at(game, x, y);

	for (int i = 0; i < game->state->tiles; i++)
		if (game->placed[i].cell == cell) {
			carcp_look_tile(game, i, out);
			return true;
		}
	return false;
}

/* ---- Features ------------------------------------------------------------ */

/* Attributes are added from the tiles, where they have their own names. */
static void add_attributes(const struct carc_game *game, uint16_t number,
			   carc_feature *out)
{
	const struct node *node = &game->node[number];
	const struct segment *segment =
		&carcp_shape(game, node->cell)->tile->segment[node->segment];

	for (int c = 0; c < 2 && segment->carries[c].count; c++)
		out->attribute[segment->carries[c].attribute] +=
			segment->carries[c].count;
}

void carcp_look_feature(const struct carc_game *game, uint16_t node,
			carc_feature *out)
{
	uint16_t root = carcp_find(game, node), walk = root;
	const uint16_t *count = game->node[root].count;
	const struct feature_kind *kind =
		game->feature_kind[game->node[root].kind];
	const struct node *name = &game->node[carcp_name_node(game, root)];
	struct sum sum;

	memset(out, 0, sizeof *out);
	out->kind = kind->kind;
	out->x = game->cell[name->cell].x;
	out->y = game->cell[name->cell].y;
	out->segment = name->segment;
	out->tiles = carcp_count_tiles(game, root);
	out->segments = count[COUNT_SEGMENTS];
	out->open = count[COUNT_OPEN];
	out->complete = carcp_complete(game, root);
	out->figures = count[COUNT_FIGURES];
	out->owners = (int32_t)carcp_owners(game, root);
	carcp_value(game, root, out->complete, NOBODY, &sum);
	out->value = sum.total;
	out->value_complete = -1;
	if (kind->completes) {
		carcp_value(game, root, true, NOBODY, &sum);
		out->value_complete = sum.total;
	}
	do {
		add_attributes(game, walk, out);
		walk = game->node[walk].next;
	} while (walk != root);
}

static int compare_features(const void *a, const void *b)
{
	const carc_feature *p = a, *q = b;
	int order =
		compare_places(p->y, p->x, p->segment, q->y, q->x, q->segment);

	return order ? order : compare_numbers(p->kind, q->kind);
}

int32_t carcp_look_features(const struct carc_game *game, carc_feature *out,
			    int32_t capacity)
{
	int32_t n = 0;

	for (int i = 0; i < game->state->nodes; i++) {
		const struct node *node = &game->node[i];
		carc_feature one;

		if (!node->kind || node->up != i)
			continue;
		if (capacity) {
			carcp_look_feature(game, (uint16_t)i, &one);
			insert(out, n, capacity, sizeof one, &one,
			       compare_features);
		}
		n++;
	}
	return n;
}

static int compare_spots(const void *a, const void *b)
{
	const carc_spot *p = a, *q = b;

	return compare_places(p->y, p->x, p->segment, q->y, q->x, q->segment);
}

int32_t carcp_look_spots(const struct carc_game *game, uint16_t node,
			 carc_spot *out, int32_t capacity)
{
	uint16_t walk = node;
	int32_t n = 0;

	do {
		const struct node *one = &game->node[walk];
		carc_spot spot = {game->cell[one->cell].x,
				  game->cell[one->cell].y, one->segment, 0};

		insert(out, n++, capacity, sizeof spot, &spot, compare_spots);
		walk = one->next;
	} while (walk != node);
	return n;
}

/* ---- Figures ------------------------------------------------------------- */

static int compare_figures(const void *a, const void *b)
{
	const carc_figure *p = a, *q = b;
	int order =
		compare_places(p->y, p->x, p->segment, q->y, q->x, q->segment);

	if (!order)
		order = compare_numbers(p->player, q->player);
	return order ? order : compare_numbers(p->kind, q->kind);
}

/* How many equal figures there are, 0 if an equal one comes before. */
static int32_t equal_figures(const struct carc_game *game, int i)
{
	int32_t equal = 0;

	for (int j = 0; j < game->state->figures; j++)
		if (!memcmp(&game->figure[i], &game->figure[j],
			    sizeof game->figure[i])) {
			if (j < i)
				return 0;
			equal++;
		}
	return equal;
}

int32_t carcp_look_figures(const struct carc_game *game, carc_figure *out,
			   int32_t capacity)
{
	int32_t n = 0;

	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *figure = &game->figure[i];
		const struct node *node = &game->node[figure->node];
		int32_t equal = equal_figures(game, i);
		carc_figure one = {figure->player == NOBODY ? -1
							    : figure->player,
				   figure->kind,
				   game->cell[node->cell].x,
				   game->cell[node->cell].y,
				   node->segment,
				   node->kind,
				   equal,
				   0};

		if (equal)
			insert(out, n++, capacity, sizeof one, &one,
			       compare_figures);
	}
	return n;
}

/* ---- Tiles to come, open cells ------------------------------------------- */

int32_t carcp_look_remaining(const struct carc_game *game,
			     carc_remaining_type *out, int32_t capacity)
{
	uint16_t left[NO_SHAPE];
	int32_t n = 0;

	for (int stack = 0; stack < STACKS; stack++) {
		carcp_count_left(game, stack, false, left);
		for (int s = 0; s < game->shapes; s++) {
			if (!left[s])
				continue;
			if (n < capacity)
				out[n] = (carc_remaining_type){
					game->shape[s].type, left[s], stack, 0};
			n++;
		}
	}
	return n;
}

/* Tiles of each shape still to come, the one in hand included. */
static void count_to_come(const struct carc_game *game, uint16_t *left)
{
	const struct frame *part = carcp_part(game);
	uint16_t of_stack[NO_SHAPE];

	carcp_count_left(game, 0, false, left);
	for (int stack = 1; stack < STACKS; stack++) {
		carcp_count_left(game, stack, false, of_stack);
		for (int s = 0; s < game->shapes; s++)
			left[s] = (uint16_t)(left[s] + of_stack[s]);
	}
	if (part && part->hand != NO_SHAPE)
		left[part->hand]++;
}

static bool matches_somehow(const struct carc_game *game, int shape,
			    uint16_t allowed)
{
	for (int r = 0; r < SIDES; r++)
		if (carcp_matches(carcp_turn_edges(game->shape[shape].edges, r),
				  allowed))
			return true;
	return false;
}

/* The kind of feature an open cell must show at a side, 0 for anything: no kind
 * has every bit. */
static int32_t edge_wanted(const struct carc_game *game, uint16_t allowed,
			   int side)
{
	unsigned int edge = carcp_edge(allowed, side);

	for (int k = 0; k < MAX_KINDS; k++)
		if (game->feature_kind[k] &&
		    game->feature_kind[k]->edge == edge)
			return k;
	return 0;
}

static int compare_cells(const void *a, const void *b)
{
	const carc_cell *p = a, *q = b;

	return compare_places(p->y, p->x, 0, q->y, q->x, 0);
}

int32_t carcp_look_cells(const struct carc_game *game, carc_cell *out,
			 int32_t capacity)
{
	uint16_t left[NO_SHAPE];
	int32_t n = 0;

	count_to_come(game, left);
	for (int slot = 0; slot < game->state->open; slot++) {
		const struct cell *cell = &game->cell[game->open[slot].cell];
		uint16_t allowed = game->allowed[slot];
		carc_cell one = {.x = cell->x, .y = cell->y};

		for (int side = 0; side < SIDES; side++)
			one.edge[side] = edge_wanted(game, allowed, side);
		for (int s = 0; s < game->shapes; s++)
			if (left[s] && matches_somehow(game, s, allowed))
				one.fits += left[s];
		insert(out, n++, capacity, sizeof one, &one, compare_cells);
	}
	return n;
}

int32_t carcp_look_cell_types(const struct carc_game *game, uint16_t cell,
			      int32_t *out, int32_t capacity)
{
	uint16_t left[NO_SHAPE];
	uint16_t allowed = game->allowed[game->cell[cell].slot];
	int32_t n = 0;

	count_to_come(game, left);
	for (int s = 0; s < game->shapes; s++) {
		if (!left[s] || !matches_somehow(game, s, allowed))
			continue;
		if (n < capacity)
			out[n] = game->shape[s].type;
		n++;
	}
	return n;
}
