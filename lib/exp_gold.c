/* SPDX-License-Identifier: Zlib */
/* Gold mines (GM-1 to GM-8). The stock has two ingots for each mine (AMB-80), so
 * it need not be counted. */
#include "frames.h"
#include "hash.h"
#include "journal.h"

extern const struct expansion carcp_exp_gold;

struct gold_tile {
	uint8_t ingots; /* at most nine: its own and one from each side */
	uint8_t claims; /* bit p: player p may take them in this part */
};

struct gold {
	uint16_t held[CARC_MAX_PLAYERS];
	uint16_t claimed;      /* ingots that somebody may take in this part */
	struct gold_tile at[]; /* by cell */
};

static struct gold *gold_of(const struct carc_game *game)
{
	return carcp_block(game, &carcp_exp_gold);
}

static bool gold_mine(const struct carc_game *game, uint16_t cell)
{
	return carcp_tile_mark(carcp_shape(game, cell)->tile, CARC_MARK_GOLD) !=
	       NULL;
}

/* The i-th of the nine cells around and below a tile, by row and column. */
static uint16_t gold_around(const struct carc_game *game, uint16_t number,
			    int i)
{
	const struct cell *cell = &game->cell[number];

	return carcp_cell_at(game, cell->x + i % 3 - 1, cell->y + i / 3 - 1);
}

static void gold_tell(struct carc_game *game, int kind, int player,
		      uint16_t cell)
{
	carc_event *event = carcp_event(game, kind, player);

	if (event) {
		event->x = game->cell[cell].x;
		event->y = game->cell[cell].y;
	}
}

/* A move that names the tile of a cell. */
static void gold_list(const struct carc_game *game, int kind, uint16_t cell,
		      struct list *list)
{
	carc_move move = {kind,
			  game->state->decider,
			  game->cell[cell].x,
			  game->cell[cell].y,
			  -1,
			  -1,
			  -1,
			  -1};

	carcp_list_add(list, &move);
}

/* Both decisions are compulsory and about a tile. */
static carc_status gold_check(const struct carc_game *game,
			      const carc_move *move)
{
	const struct step *step = game->program[carcp_top(game)->row];
	struct list list = {.enough = INT32_MAX, .match = move};

	step->moves(game, &list);
	if (list.found)
		return CARC_OK;
	if (move->kind == CARC_MOVE_PASS)
		return CARC_ILLEGAL_PASS;
	if (!list.kind_found)
		return CARC_ILLEGAL_KIND;
	if (move->rotation != -1 || move->figure != -1 || move->segment != -1 ||
	    move->value != -1)
		return CARC_ILLEGAL_FIELD;
	return CARC_ILLEGAL_TARGET;
}

/* ---- D20: two ingots come ------------------------------------------------ */

static void gold_lay(struct carc_game *game, int player, uint16_t cell)
{
	struct gold_tile *tile = &gold_of(game)->at[cell];

	TOUCH(game, *tile);
	tile->ingots++;
	gold_tell(game, CARC_EVENT_INGOT, player, cell);
}

/* GM-1: the first on the mine itself. */
static enum verdict gold_lay_enter(struct carc_game *game, struct frame *part)
{
	if (!gold_mine(game, part->cell))
		return NEXT;
	gold_lay(game, part->player, part->cell);
	return ASK;
}

/* GM-1: the second on a tile beside it, also across a corner. */
static void gold_lay_moves(const struct carc_game *game, struct list *list)
{
	uint16_t mine = carcp_top(game)->cell;

	for (int i = 0; i < 9; i++) {
		uint16_t cell = gold_around(game, mine, i);

		if (cell != mine && carcp_filled(game, cell))
			gold_list(game, CARC_MOVE_INGOT, cell, list);
	}
}

static enum verdict gold_lay_apply(struct carc_game *game, struct frame *part,
				   const carc_move *move)
{
	gold_lay(game, part->player, carcp_cell_at(game, move->x, move->y));
	return NEXT;
}

/* ---- D60: they are taken ------------------------------------------------- */

static void gold_claim(struct carc_game *game, uint16_t cell, uint8_t owners)
{
	struct gold *gold = gold_of(game);
	struct gold_tile *tile = &gold->at[cell];

	if (!tile->ingots)
		return;
	TOUCH(game, *tile);
	TOUCH(game, gold->claimed);
	if (!tile->claims)
		gold->claimed = (uint16_t)(gold->claimed + tile->ingots);
	tile->claims |= owners;
}

/* GM-3: those who lead a completed feature claim what lies on its tiles, around
 * a monastery or a garden as well. GM-5: nobody leads, nobody claims. */
static void gold_completed(struct carc_game *game, struct frame *round,
			   const struct award *award)
{
	const struct node *node = &game->node[award->node];
	uint16_t walk = award->node;

	(void)round;
	if (!award->owners)
		return;
	if (game->feature_kind[node->kind]->enclosed) {
		for (int i = 0; i < 9; i++)
			gold_claim(game, gold_around(game, node->cell, i),
				   award->owners);
		return;
	}
	do {
		gold_claim(game, game->node[walk].cell, award->owners);
		walk = game->node[walk].next;
	} while (walk != award->node);
}

/* The next tile by row and column that a player may take from, 0 if there is
 * none; `last` is 0 at first. */
static uint16_t gold_next_claim(const struct carc_game *game, int player,
				uint64_t *last)
{
	const struct gold *gold = gold_of(game);
	uint64_t lowest = UINT64_MAX;
	uint16_t next = 0;

	for (int i = 0; i < game->state->tiles; i++) {
		uint16_t cell = game->placed[i].cell;
		uint64_t key;

		if (!(gold->at[cell].claims >> player & 1))
			continue;
		key = carcp_sort_key(game, game->cell[cell].node) + 1;
		if (key > *last && key < lowest) {
			lowest = key;
			next = cell;
		}
	}
	*last = lowest;
	return next;
}

static bool gold_has_claim(const struct carc_game *game, int player)
{
	uint64_t last = 0;

	return gold_next_claim(game, player, &last) != 0;
}

/* AMB-81: which one he takes matters only if others claim some of them. */
static bool gold_claims_differ(const struct carc_game *game, int player)
{
	const struct gold *gold = gold_of(game);
	uint64_t last = 0;
	uint16_t first = gold_next_claim(game, player, &last), cell;

	while ((cell = gold_next_claim(game, player, &last)))
		if (gold->at[cell].claims != gold->at[first].claims)
			return true;
	return false;
}

static void gold_take(struct carc_game *game, int player, uint16_t cell)
{
	struct gold *gold = gold_of(game);
	struct gold_tile *tile = &gold->at[cell];

	TOUCH(game, gold->held[player]);
	TOUCH(game, gold->claimed);
	TOUCH(game, *tile);
	gold->held[player]++;
	gold->claimed--;
	if (!--tile->ingots)
		tile->claims = 0;
	gold_tell(game, CARC_EVENT_TAKEN, player, cell);
}

/* GM-4: one each, clockwise from the active player, until all are gone. */
static enum verdict gold_take_enter(struct carc_game *game, struct frame *part)
{
	unsigned int all = (1u << game->config.players) - 1;

	while (gold_of(game)->claimed) {
		int player;
		uint64_t last = 0;

		if (!carcp_poll(game, part, all, part->player, gold_has_claim))
			continue;
		player = game->state->decider;
		if (gold_claims_differ(game, player))
			return ASK;
		gold_take(game, player, gold_next_claim(game, player, &last));
	}
	return NEXT;
}

static void gold_take_moves(const struct carc_game *game, struct list *list)
{
	uint64_t last = 0;
	uint16_t cell;

	while ((cell = gold_next_claim(game, game->state->decider, &last)))
		gold_list(game, CARC_MOVE_TAKE, cell, list);
}

static enum verdict gold_take_apply(struct carc_game *game, struct frame *part,
				    const carc_move *move)
{
	(void)part;
	gold_take(game, move->player, carcp_cell_at(game, move->x, move->y));
	return STAY;
}

/* ---- The end ------------------------------------------------------------- */

/* GM-8: the more, the more each is worth. */
static void gold_final(const struct carc_game *game, struct ledger *ledger)
{
	for (int p = 0; p < game->config.players; p++) {
		int32_t held = gold_of(game)->held[p];
		struct sum sum = {0};

		carcp_term(&sum, CARC_TERM_INGOTS, held,
			   held < 10 ? (held + 2) / 3 : 4);
		carcp_count_points(ledger, p, NO_FEATURE, &sum,
				   CARC_CATEGORY_GOLD, CARC_REASON_FINAL_GOLD);
	}
}

/* GM-7: what nobody took leaves the board. */
static void gold_over(struct carc_game *game)
{
	struct gold *gold = gold_of(game);

	for (int i = 0; i < game->state->tiles; i++) {
		struct gold_tile *tile = &gold->at[game->placed[i].cell];

		if (!tile->ingots)
			continue;
		TOUCH(game, *tile);
		tile->ingots = 0;
	}
}

/* ---- What is there ------------------------------------------------------- */

static void gold_player(const struct carc_game *game, carc_player *out)
{
	out->ingots = gold_of(game)->held[out->player];
}

static void gold_on_tile(const struct carc_game *game, uint16_t cell,
			 carc_tile *out)
{
	out->ingots = gold_of(game)->at[cell].ingots;
}

static void gold_hash(const struct carc_game *game, uint64_t *hash)
{
	const struct gold *gold = gold_of(game);
	uint64_t sum = 0;

	for (int i = 0; i < game->state->tiles; i++) {
		uint16_t number = game->placed[i].cell;
		int32_t x = game->cell[number].x, y = game->cell[number].y;
		uint64_t one = 0;

		if (!gold->at[number].ingots)
			continue;
		carcp_hash_add(&one, (uint32_t)x);
		carcp_hash_add(&one, (uint32_t)y);
		carcp_hash_add(&one, gold->at[number].ingots);
		carcp_hash_add(&one, gold->at[number].claims);
		sum += one;
	}
	carcp_hash_add(hash, sum);
	for (int p = 0; p < game->config.players; p++)
		carcp_hash_add(hash, gold->held[p]);
}

/* Ingots that the tile just placed is still to bring. */
static int gold_to_come(const struct carc_game *game)
{
	const struct frame *top = carcp_top(game);

	switch (game->program[top->row]->decision) {
	case CARC_DECISION_PART_MAGIC:
		return gold_mine(game, top->cell) ? 2 : 0;
	case CARC_DECISION_INGOT:
		return 1;
	default:
		return 0;
	}
}

/* Two for each mine: on the board, taken, or at the end gone. Claims last as
 * long as there is something to take. */
static bool gold_sound(const struct carc_game *game)
{
	const struct gold *gold = gold_of(game);
	int mines = 0, lie = 0, claimed = 0, held = 0;

	for (int i = 0; i < game->state->tiles; i++) {
		const struct placed *placed = &game->placed[i];
		const struct gold_tile *tile = &gold->at[placed->cell];

		mines += placed->player != NOBODY &&
			 gold_mine(game, placed->cell);
		lie += tile->ingots;
		claimed += tile->claims ? tile->ingots : 0;
		if (tile->claims && !tile->ingots)
			return false;
	}
	for (int p = 0; p < game->config.players; p++)
		held += gold->held[p];
	if (claimed != gold->claimed)
		return false;
	if (game->state->over)
		return !lie && held <= 2 * mines;
	return lie + held + gold_to_come(game) == 2 * mines;
}

static const struct step gold_steps[] = {
	{.row = ROW_D20,
	 .decision = CARC_DECISION_INGOT,
	 .enter = gold_lay_enter,
	 .moves = gold_lay_moves,
	 .check = gold_check,
	 .apply = gold_lay_apply},
	{.row = ROW_D60,
	 .decision = CARC_DECISION_TAKE,
	 .enter = gold_take_enter,
	 .moves = gold_take_moves,
	 .check = gold_check,
	 .apply = gold_take_apply},
	{0},
};

const struct expansion carcp_exp_gold = {
	.id = CARC_EXP_GOLD,
	.state_size = sizeof(struct gold),
	.cell_size = sizeof(struct gold_tile),
	.categories = 1 << CARC_CATEGORY_GOLD,
	.steps = gold_steps,
	.completed = gold_completed,
	.final = gold_final,
	.over = gold_over,
	.player = gold_player,
	.tile = gold_on_tile,
	.hash = gold_hash,
	.check = gold_sound,
};
