/* SPDX-License-Identifier: Zlib */
/* The hash of a position, specified in doc/hash.md: over what matters for the
 * rest of the game and is known to the players, by its public names. Records of
 * tiles, figures and unseen tiles are hashed one by one and added, so that
 * their order does not matter and nothing is sorted. */
#include "hash.h"
#include "turn.h"

enum record {
	RECORD_RULES = 1,
	RECORD_TILE,
	RECORD_FIGURE,
	RECORD_PLAYER,
	RECORD_STACK,
	RECORD_FRAME,
	RECORD_AWARD,
	RECORD_BLOCK
};

static uint64_t record(enum record kind)
{
	uint64_t hash = 0;

	carcp_hash_add(&hash, (uint64_t)kind);
	return hash;
}

static void add_int(uint64_t *hash, int32_t value)
{
	carcp_hash_add(hash, (uint32_t)value);
}

static void add_cell(uint64_t *hash, const struct carc_game *game,
		     uint16_t cell)
{
	add_int(hash, cell != 0);
	if (cell) {
		add_int(hash, game->cell[cell].x);
		add_int(hash, game->cell[cell].y);
	}
}

static void add_node(uint64_t *hash, const struct carc_game *game,
		     uint16_t node)
{
	add_cell(hash, game, game->node[node].cell);
	add_int(hash, game->node[node].segment);
}

static uint64_t hash_rules(const struct carc_game *game)
{
	const carc_config *config = &game->config;
	uint64_t hash = record(RECORD_RULES);

	add_int(&hash, config->players);
	for (int i = 0; i < 64; i++)
		if (config->expansion[i] || config->rule[i]) {
			add_int(&hash, i);
			add_int(&hash, config->expansion[i]);
			add_int(&hash, config->rule[i]);
		}
	return hash;
}

static uint64_t hash_tiles(const struct carc_game *game)
{
	uint64_t sum = 0;

	for (int i = 0; i < game->state->tiles; i++) {
		const struct cell *cell = &game->cell[game->placed[i].cell];
		uint64_t hash = record(RECORD_TILE);

		add_int(&hash, cell->x);
		add_int(&hash, cell->y);
		add_int(&hash, game->shape[cell->shape].type);
		add_int(&hash, cell->rotation);
		sum += hash;
	}
	return sum;
}

static uint64_t hash_figures(const struct carc_game *game)
{
	uint64_t sum = 0;

	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *figure = &game->figure[i];
		uint64_t hash = record(RECORD_FIGURE);

		add_int(&hash, figure->player);
		add_int(&hash, figure->kind);
		add_node(&hash, game, figure->node);
		sum += hash;
	}
	return sum;
}

static uint64_t hash_players(const struct carc_game *game)
{
	const struct state *state = game->state;
	uint64_t hash = record(RECORD_PLAYER);

	for (int p = 0; p < game->config.players; p++) {
		for (int f = 0; f < game->score_figures; f++)
			add_int(&hash, state->track[p][f]);
		for (int f = 0; f < MAX_KINDS; f++)
			add_int(&hash, state->supply[p][f]);
	}
	add_int(&hash, state->active);
	add_int(&hash, state->decider);
	add_int(&hash, state->over);
	return hash;
}

static uint64_t hash_stacks(const struct carc_game *game)
{
	uint64_t sum = 0;

	for (int s = 0; s < STACKS; s++) {
		const struct stack *stack = &game->state->stack[s];

		for (int i = stack->next; i < stack->end; i++) {
			uint64_t hash = record(RECORD_STACK);

			add_int(&hash, s);
			add_int(&hash, game->shape[game->deck[i]].type);
			sum += hash;
		}
	}
	return sum;
}

static uint64_t hash_frames(const struct carc_game *game)
{
	uint64_t hash = record(RECORD_FRAME);

	for (int i = 0; i < game->state->frames; i++) {
		const struct frame *frame = &game->frame[i];

		add_int(&hash, frame->kind);
		add_int(&hash, game->program[frame->row]->row);
		add_int(&hash, frame->player);
		add_int(&hash, frame->part);
		add_int(&hash, frame->asked ? frame->poll : -1);
		add_int(&hash, frame->hand == NO_SHAPE
				       ? -1
				       : game->shape[frame->hand].type);
		add_cell(&hash, game, frame->cell);
		for (int d = 0; d < 4; d++)
			add_int(&hash, frame->data[d]);
	}
	return hash;
}

/* The awards of the round to come or in progress. */
static uint64_t hash_round(const struct carc_game *game)
{
	const struct state *state = game->state;
	uint64_t sum = 0;

	for (int i = 0; i < state->awards; i++) {
		const struct award *one = &state->round[i];
		uint64_t hash = record(RECORD_AWARD);

		add_node(&hash, game, carcp_name_node(game, one->node));
		add_int(&hash, one->reason);
		add_int(&hash, one->owners);
		add_int(&hash, one->done);
		add_int(&hash, one->points);
		add_int(&hash, carcp_top(game)->kind == FRAME_ROUND &&
				       i == state->booking);
		sum += hash;
	}
	return sum;
}

uint64_t carcp_hash(const struct carc_game *game)
{
	uint64_t hash = hash_rules(game);

	carcp_hash_add(&hash, hash_tiles(game));
	carcp_hash_add(&hash, hash_figures(game));
	carcp_hash_add(&hash, hash_players(game));
	carcp_hash_add(&hash, hash_stacks(game));
	carcp_hash_add(&hash, hash_frames(game));
	carcp_hash_add(&hash, hash_round(game));
	FOR_HOOK (game, exp, hash) {
		carcp_hash_add(&hash, record(RECORD_BLOCK) + exp->id);
		exp->hash(game, &hash);
	}
	return hash;
}
