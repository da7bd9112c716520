/* SPDX-License-Identifier: Zlib */
#include <stdlib.h>
#include <string.h>

#include "hunters.h"

static const int step_x[] = {0, 1, 0, -1};
static const int step_y[] = {-1, 0, 1, 0};

/* ---- Tiles --------------------------------------------------------------- */

static int tile_at(const struct model *model, int x, int y)
{
	for (int i = 0; i < model->tiles; i++)
		if (model->tile[i].x == x && model->tile[i].y == y)
			return i;
	return -1;
}

/* What a tile shows on a side of the board. */
static int edge_at(const struct tf_tile *tile, int rotation, int side)
{
	return tilefile_edge(tile, (side - rotation + 4) % 4);
}

/* The segment at a half-edge of the board, -1 if it has none. */
static int segment_of_half(const struct model *model, int tile, int half)
{
	const struct tf_tile *fact = model->fact[tile];
	int printed = (half - 2 * model->tile[tile].rotation + 8) % 8;

	for (int s = 0; s < fact->segments; s++)
		if (fact->segment[s].halves >> printed & 1)
			return s;
	return -1;
}

/* The forest or river at a side of the board, -1 if there is none. */
static int segment_of_side(const struct model *model, int tile, int side)
{
	const struct tf_tile *fact = model->fact[tile];
	int printed = (side - model->tile[tile].rotation + 4) % 4;

	for (int s = 0; s < fact->segments; s++)
		if (fact->segment[s].sides >> printed & 1)
			return s;
	return -1;
}

int model_fits(const struct model *model, const struct tf_tile *tile, int x,
	       int y, int rotation)
{
	int touches = 0;

	if (tile_at(model, x, y) >= 0)
		return 0;
	for (int side = 0; side < 4; side++) {
		int other = tile_at(model, x + step_x[side], y + step_y[side]);

		if (other < 0)
			continue;
		touches = 1;
		if (edge_at(tile, rotation, side) !=
		    edge_at(model->fact[other], model->tile[other].rotation,
			    (side + 2) % 4))
			return 0;
	}
	return touches;
}

/* ---- Joining ------------------------------------------------------------- */

static int is_water(int kind)
{
	return kind == CARC_FEATURE_RIVER || kind == CARC_FEATURE_LAKE;
}

static int node_of(const struct model *model, int tile, int segment, int system)
{
	int n = model->first[tile];

	while (model->node[n].segment != segment ||
	       (model->node[n].kind == CARC_FEATURE_SYSTEM) != system)
		n++;
	return n;
}

static void join(struct model *model, int a, int b)
{
	int from = model->node[b].feature, to = model->node[a].feature;

	for (int n = 0; from != to && n < model->nodes; n++)
		if (model->node[n].feature == from)
			model->node[n].feature = to;
}

static void join_across(struct model *model, int tile, int side)
{
	int other = tile_at(model, model->tile[tile].x + step_x[side],
			    model->tile[tile].y + step_y[side]);
	int back = (side + 2) % 4, a, b;

	if (other < 0)
		return;
	a = segment_of_side(model, tile, side);
	b = segment_of_side(model, other, back);
	if (a >= 0) {
		join(model, node_of(model, tile, a, 0),
		     node_of(model, other, b, 0));
		if (model->fact[tile]->segment[a].kind == CARC_FEATURE_RIVER)
			join(model, node_of(model, tile, a, 1),
			     node_of(model, other, b, 1));
	}
	/* Half-edges run clockwise on both tiles, so they meet crosswise. */
	for (int i = 0; i < 2; i++) {
		a = segment_of_half(model, tile, 2 * side + i);
		b = segment_of_half(model, other, 2 * back + 1 - i);
		if (a >= 0)
			join(model, node_of(model, tile, a, 0),
			     node_of(model, other, b, 0));
	}
}

static void join_lakes(struct model *model, int tile)
{
	const struct tf_tile *fact = model->fact[tile];

	for (int s = 0; s < fact->segments; s++)
		for (int lake = 0; lake < fact->segments; lake++)
			if (fact->segment[s].adj >> lake & 1)
				join(model, node_of(model, tile, s, 1),
				     node_of(model, tile, lake, 1));
}

static void add_node(struct model *model, int tile, int segment, int kind)
{
	struct model_node *node = &model->node[model->nodes];

	node->tile = tile;
	node->segment = segment;
	node->kind = kind;
	node->feature = model->nodes++;
}

static void find_nodes(struct model *model)
{
	model->nodes = 0;
	for (int t = 0; t < model->tiles; t++) {
		model->first[t] = model->nodes;
		for (int s = 0; s < model->fact[t]->segments; s++) {
			int kind = model->fact[t]->segment[s].kind;

			add_node(model, t, s, kind);
			if (is_water(kind))
				add_node(model, t, s, CARC_FEATURE_SYSTEM);
		}
	}
	for (int t = 0; t < model->tiles; t++) {
		join_lakes(model, t);
		for (int side = 1; side <= 2; side++)
			join_across(model, t, side);
	}
}

/* ---- Counting ------------------------------------------------------------ */

static const struct tf_segment *fact_of(const struct model *model,
					const struct model_node *node)
{
	return &model->fact[node->tile]->segment[node->segment];
}

static int is_open(const struct model *model, int tile, int side)
{
	return tile_at(model, model->tile[tile].x + step_x[side],
		       model->tile[tile].y + step_y[side]) < 0;
}

/* Sides of a segment that touch nothing; of a meadow a whole side is one, and
 * so is each half beside a river. */
static int count_open(const struct model *model, const struct model_node *node)
{
	int open = 0;

	for (int side = 0; side < 4; side++) {
		int middle = segment_of_side(model, node->tile, side);
		int left = segment_of_half(model, node->tile, 2 * side);
		int right = segment_of_half(model, node->tile, 2 * side + 1);

		if (!is_open(model, node->tile, side))
			continue;
		open += middle == node->segment;
		if (middle < 0)
			open += left == node->segment;
		else
			open += (left == node->segment) +
				(right == node->segment);
	}
	return open;
}

static int before(const struct model *model, const struct model_node *node,
		  const carc_feature *feature)
{
	const carc_tile *tile = &model->tile[node->tile];

	if (tile->y != feature->y)
		return tile->y < feature->y;
	if (tile->x != feature->x)
		return tile->x < feature->x;
	return node->segment < feature->segment;
}

/* Fish of the lakes that end the river, each lake once. */
static int end_fish(const struct model *model, int feature)
{
	int lakes[MODEL_TILES] = {0}, fish = 0;

	for (int n = 0; n < model->nodes; n++)
		if (model->node[n].feature == feature)
			lakes[model->node[n].tile] |=
				fact_of(model, &model->node[n])->adj;
	for (int t = 0; t < model->tiles; t++)
		for (int s = 0; s < model->fact[t]->segments; s++)
			if (lakes[t] >> s & 1)
				fish += model->fact[t]
						->segment[s]
						.attribute[CARC_ATTRIBUTE_FISH];
	return fish;
}

static int most(const int *count)
{
	int best = 0, owners = 0;

	for (int p = 0; p < CARC_MAX_PLAYERS; p++)
		best = count[p] > best ? count[p] : best;
	for (int p = 0; best && p < CARC_MAX_PLAYERS; p++)
		owners |= (count[p] == best) << p;
	return owners;
}

/* Who has most figures; the shrine goes before numbers. */
static void find_owners(struct model *model)
{
	static int all[MODEL_NODES][CARC_MAX_PLAYERS];
	static int shrine[MODEL_NODES][CARC_MAX_PLAYERS];

	memset(all, 0, (size_t)model->features * sizeof *all);
	memset(shrine, 0, (size_t)model->features * sizeof *shrine);
	for (int i = 0; i < model->figures; i++) {
		const carc_figure *figure = &model->figure[i];
		int tile = tile_at(model, figure->x, figure->y);
		const struct model_node *node =
			&model->node[node_of(model, tile, figure->segment,
					     figure->kind == CARC_FIGURE_HUT)];

		model->feature[node->feature].figures += figure->count;
		all[node->feature][figure->player] += figure->count;
		if (fact_of(model, node)->attribute[CARC_ATTRIBUTE_SHRINE])
			shrine[node->feature][figure->player] += figure->count;
	}
	for (int f = 0; f < model->features; f++)
		model->feature[f].owners =
			most(shrine[f]) ? most(shrine[f]) : most(all[f]);
}

static void find_value(const struct model *model, int number,
		       carc_feature *feature)
{
	const int32_t *has = feature->attribute;
	int deer = has[CARC_ATTRIBUTE_DEER];
	int tigers = has[CARC_ATTRIBUTE_TIGER];

	feature->value_complete = -1;
	switch (feature->kind) {
	case CARC_FEATURE_FOREST:
		feature->value_complete = 2 * feature->segments +
					  2 * has[CARC_ATTRIBUTE_MUSHROOMS];
		break;
	case CARC_FEATURE_RIVER:
		feature->value_complete =
			feature->segments + end_fish(model, number);
		break;
	case CARC_FEATURE_SYSTEM:
		feature->value = has[CARC_ATTRIBUTE_FISH];
		break;
	case CARC_FEATURE_MEADOW:
		if (has[CARC_ATTRIBUTE_FIRE])
			tigers = 0;
		deer = deer > tigers ? deer - tigers : 0;
		feature->value = 2 * (has[CARC_ATTRIBUTE_MAMMOTH] +
				      has[CARC_ATTRIBUTE_AUROCHS] + deer);
		break;
	default:
		break;
	}
	if (feature->value_complete >= 0) {
		feature->complete = feature->open == 0;
		if (feature->complete)
			feature->value = feature->value_complete;
	}
}

static void count_node(struct model *model, const struct model_node *node,
		       carc_feature *feature, int *last)
{
	if (!feature->segments || before(model, node, feature)) {
		feature->kind = node->kind;
		feature->x = model->tile[node->tile].x;
		feature->y = model->tile[node->tile].y;
		feature->segment = node->segment;
	}
	feature->segments++;
	feature->tiles += node->tile != *last; /* they come tile by tile */
	*last = node->tile;
	feature->open += count_open(model, node);
	for (int a = 0; a < 16; a++)
		feature->attribute[a] += fact_of(model, node)->attribute[a];
}

static int by_name(const void *a, const void *b)
{
	const carc_feature *p = a, *q = b;

	if (p->y != q->y)
		return p->y - q->y;
	if (p->x != q->x)
		return p->x - q->x;
	if (p->segment != q->segment)
		return p->segment - q->segment;
	return p->kind - q->kind;
}

/* Features stand in the order of their names; until all is counted they know in
 * `reserved` which they are. */
static void count_all(struct model *model)
{
	static int last[MODEL_NODES], place[MODEL_NODES];

	model->features = 0;
	for (int n = 0; n < model->nodes; n++)
		if (model->node[n].feature == n) {
			memset(&model->feature[model->features], 0,
			       sizeof *model->feature);
			last[model->features] = -1;
			place[n] = model->features++;
		}
	for (int n = 0; n < model->nodes; n++) {
		int f = place[model->node[n].feature];

		count_node(model, &model->node[n], &model->feature[f],
			   &last[f]);
		model->feature[f].reserved[0] = model->node[n].feature;
	}
	qsort(model->feature, (size_t)model->features, sizeof *model->feature,
	      by_name);
	for (int f = 0; f < model->features; f++)
		place[model->feature[f].reserved[0]] = f;
	for (int n = 0; n < model->nodes; n++)
		model->node[n].feature = place[model->node[n].feature];
	find_owners(model);
	for (int f = 0; f < model->features; f++) {
		model->feature[f].reserved[0] = 0;
		find_value(model, f, &model->feature[f]);
	}
}

/* ---- All of it ----------------------------------------------------------- */

void model_look(struct model *model, const carc_game *game,
		const struct tilefile *facts)
{
	model->tiles = carc_tiles(game, model->tile, MODEL_TILES);
	for (int t = 0; t < model->tiles; t++)
		model->fact[t] =
			tilefile_find(facts, carc_name(CARC_NAME_TILE_TYPE,
						       model->tile[t].type));
	model->figures = carc_figures(game, model->figure, MODEL_FIGURES);
	find_nodes(model);
	count_all(model);
}

void model_deploy(struct model *model, const carc_move *move)
{
	carc_figure *figure = &model->figure[model->figures++];

	memset(figure, 0, sizeof *figure);
	figure->player = move->player;
	figure->kind = move->figure;
	figure->x = move->x;
	figure->y = move->y;
	figure->segment = move->segment;
	figure->count = 1;
	find_nodes(model);
	count_all(model);
}

const carc_feature *model_at(const struct model *model, int x, int y,
			     int segment, int system)
{
	int node = node_of(model, tile_at(model, x, y), segment, system);

	return &model->feature[model->node[node].feature];
}

int model_final(const struct model *model, int player, int category)
{
	static const int kind[] = {
		[CARC_CATEGORY_FORESTS] = CARC_FEATURE_FOREST,
		[CARC_CATEGORY_RIVERS] = CARC_FEATURE_RIVER,
		[CARC_CATEGORY_HUTS] = CARC_FEATURE_SYSTEM,
		[CARC_CATEGORY_MEADOWS] = CARC_FEATURE_MEADOW,
	};
	int points = 0;

	for (int i = 0; i < model->features; i++)
		if (model->feature[i].kind == kind[category] &&
		    (model->feature[i].owners >> player & 1))
			points += model->feature[i].value;
	return points;
}
