/* SPDX-License-Identifier: Zlib */
/* Robbers (RB-1 to RB-12). They stand on the spaces of the score track, with
 * the score figures of others, and take half of what those get. */
#include "frames.h"
#include "hash.h"
#include "journal.h"

extern const struct expansion carcp_exp_robbers;

#define ROBBER_SPACES 50 /* RB-12: of the track, however often round */
#define ROBBER_HOME (-1)

struct robbers {
	int8_t space[CARC_MAX_PLAYERS]; /* of his robber */
	/* What he can take half of in this round, by victim and score figure:
	 * its first movement from the space of his robber, 0 for none. Robbers
	 * stand still while this grows, and those that have something to take
	 * go home before the round ends: so it is what AMB-71 finds, and empty
	 * between rounds. */
	int32_t loot[CARC_MAX_PLAYERS][CARC_MAX_PLAYERS][2];
};

static struct robbers *robbers_of(const struct carc_game *game)
{
	return carcp_block(game, &carcp_exp_robbers);
}

static void robbers_setup(struct carc_game *game)
{
	memset(robbers_of(game)->space, ROBBER_HOME, CARC_MAX_PLAYERS);
}

static void put_robber(struct carc_game *game, int player, int space)
{
	int8_t *at = &robbers_of(game)->space[player];
	carc_event *event = carcp_event(game, CARC_EVENT_ROBBER, player);

	TOUCH(game, *at);
	*at = (int8_t)space;
	if (event)
		event->value = space;
}

/* ---- D22, D23: a robber goes to the track -------------------------------- */

/* Bit s: his robber may go to space s. RB-2: where somebody else's score figure
 * is; it moves to another space or not at all. */
static uint64_t spaces_to_rob(const struct carc_game *game, int player)
{
	int here = robbers_of(game)->space[player];
	uint64_t spaces = 0;

	for (int p = 0; p < game->config.players; p++)
		for (int f = 0; p != player && f < game->score_figures; f++)
			spaces |= (uint64_t)1
				  << game->state->track[p][f] % ROBBER_SPACES;
	return here == ROBBER_HOME ? spaces : spaces & ~((uint64_t)1 << here);
}

/* AMB-84: passing may be all there is. */
static void robber_moves(const struct carc_game *game, struct list *list)
{
	int player = game->state->decider;
	uint64_t spaces = spaces_to_rob(game, player);
	carc_move move = {CARC_MOVE_ROBBER, player, -1, -1, -1, -1, -1, 0};
	carc_move pass = {CARC_MOVE_PASS, player, -1, -1, -1, -1, -1, -1};

	for (; spaces; spaces >>= 1, move.value++)
		if (spaces & 1)
			carcp_list_add(list, &move);
	carcp_list_add(list, &pass);
}

static carc_status robber_check(const struct carc_game *game,
				const carc_move *move)
{
	bool pass = move->kind == CARC_MOVE_PASS;

	if (!pass && move->kind != CARC_MOVE_ROBBER)
		return CARC_ILLEGAL_KIND;
	if (move->x != -1 || move->y != -1 || move->rotation != -1 ||
	    move->figure != -1 || move->segment != -1 ||
	    (pass && move->value != -1))
		return CARC_ILLEGAL_FIELD;
	if (pass)
		return CARC_OK;
	if (move->value < 0 || move->value >= ROBBER_SPACES)
		return CARC_ILLEGAL_VALUE;
	return spaces_to_rob(game, move->player) >> move->value & 1
		       ? CARC_OK
		       : CARC_ILLEGAL_TARGET;
}

static void robber_tell(const struct carc_game *game, carc_turn_info *out)
{
	(void)game;
	out->figure = CARC_FIGURE_ROBBER;
}

static bool brings_robbers(const struct carc_game *game,
			   const struct frame *part)
{
	return carcp_tile_mark(carcp_shape(game, part->cell)->tile,
			       CARC_MARK_ROBBER) != NULL;
}

static enum verdict robber_enter(struct carc_game *game, struct frame *part)
{
	return brings_robbers(game, part) ? ASK : NEXT;
}

static enum verdict robber_apply(struct carc_game *game, struct frame *part,
				 const carc_move *move)
{
	(void)part;
	if (move->kind == CARC_MOVE_ROBBER)
		put_robber(game, move->player, move->value);
	return NEXT;
}

/* Those who are offered to follow: RB-3: the next who has his robber at home;
 * AMB-43: or all of them. */
static unsigned int robbers_at_home(const struct carc_game *game, int active)
{
	int n = game->config.players;
	unsigned int players = 0;

	for (int i = 1; i < n; i++) {
		int p = (active + i) % n;

		if (robbers_of(game)->space[p] != ROBBER_HOME)
			continue;
		players |= 1u << p;
		if (!game->config.rule[CARC_RULE_ROBBER_NEXT])
			break;
	}
	return players;
}

static enum verdict robber_next_enter(struct carc_game *game,
				      struct frame *part)
{
	return brings_robbers(game, part) &&
			       carcp_poll(game, part,
					  robbers_at_home(game, part->player),
					  part->player + 1, NULL)
		       ? ASK
		       : NEXT;
}

static enum verdict robber_next_apply(struct carc_game *game,
				      struct frame *part, const carc_move *move)
{
	robber_apply(game, part, move);
	return STAY;
}

/* ---- Movements ----------------------------------------------------------- */

/* Movements he can rob. */
static int count_loot(const struct carc_game *game, int player)
{
	int n = 0;

	for (int p = 0; p < game->config.players; p++)
		for (int f = 0; f < game->score_figures; f++)
			n += robbers_of(game)->loot[player][p][f] != 0;
	return n;
}

/* A score figure leaves robbers of others behind: RB-4, AMB-72: they can rob it,
 * of its first movement from there (AMB-41). RB-9: stolen points take those
 * along that do not rob in this round (AMB-42, AMB-73). */
static void robbers_moved(struct carc_game *game, int player, int score_figure,
			  int32_t from, int32_t to, int reason)
{
	struct robbers *robbers = robbers_of(game);

	for (int p = 0; p < game->config.players; p++) {
		int32_t *loot = &robbers->loot[p][player][score_figure];

		if (p == player || robbers->space[p] != from % ROBBER_SPACES)
			continue;
		if (reason == CARC_REASON_STOLEN) {
			if (!count_loot(game, p))
				put_robber(game, p, to % ROBBER_SPACES);
		} else if (!*loot) {
			TOUCH(game, *loot);
			*loot = to - from;
		}
	}
}

/* ---- D55: whose points (RB-5, RB-6) -------------------------------------- */

/* Who robs next, clockwise from the active player; -1 when all are done. */
static int next_thief(const struct carc_game *game, const struct frame *round)
{
	int n = game->config.players;

	for (int i = 0; i < n; i++) {
		int player = (round->player + i) % n;

		if (count_loot(game, player))
			return player;
	}
	return -1;
}

static enum verdict rob_enter(struct carc_game *game, struct frame *round)
{
	int thief = next_thief(game, round);

	if (thief < 0 || count_loot(game, thief) == 1)
		return NEXT;
	game->state->decider = (uint8_t)thief;
	return ASK;
}

/* By player, then score figure. */
static void rob_moves(const struct carc_game *game, struct list *list)
{
	int thief = game->state->decider;
	carc_move move = {CARC_MOVE_ROB, thief, -1, -1, -1, -1, -1, 0};

	for (; move.value < game->config.players; move.value++)
		for (int f = 0; f < game->score_figures; f++) {
			if (!robbers_of(game)->loot[thief][move.value][f])
				continue;
			move.figure =
				f ? CARC_FIGURE_WOMAN : CARC_FIGURE_FOLLOWER;
			carcp_list_add(list, &move);
		}
}

/* The others get away. */
static enum verdict rob_apply(struct carc_game *game, struct frame *round,
			      const carc_move *move)
{
	struct robbers *robbers = robbers_of(game);
	int figure = move->figure == CARC_FIGURE_WOMAN;
	int32_t loot = robbers->loot[move->player][move->value][figure];

	(void)round;
	TOUCH(game, robbers->loot[move->player]);
	memset(robbers->loot[move->player], 0, sizeof robbers->loot[0]);
	robbers->loot[move->player][move->value][figure] = loot;
	return NEXT;
}

static void rob_tell(const struct carc_game *game, carc_turn_info *out)
{
	(void)game;
	out->figure = CARC_FIGURE_ROBBER;
	out->reason = CARC_REASON_STOLEN;
}

/* ---- D56: and who advances by them --------------------------------------- */

/* RB-4: half of his loot, rounded up. */
static int32_t stolen_points(const struct carc_game *game, int player)
{
	int32_t loot = 0;

	for (int p = 0; p < game->config.players; p++)
		for (int f = 0; f < game->score_figures; f++)
			loot += robbers_of(game)->loot[player][p][f];
	return (loot + 1) / 2;
}

static void steal(struct carc_game *game, int player, int score_figure)
{
	struct robbers *robbers = robbers_of(game);
	struct sum sum = {0};

	carcp_term(&sum, CARC_TERM_STOLEN, stolen_points(game, player), 1);
	TOUCH(game, robbers->loot[player]);
	memset(robbers->loot[player], 0, sizeof robbers->loot[player]);
	carcp_tell_points(game, player, NO_FEATURE, &sum, CARC_REASON_STOLEN,
			  score_figure);
	carcp_advance(game, player, score_figure, sum.total,
		      CARC_CATEGORY_ROBBERS, CARC_REASON_STOLEN);
	put_robber(game, player, ROBBER_HOME);
}

/* The rows above have nothing left to do: from the top is to the next robber. */
static enum verdict stolen_enter(struct carc_game *game, struct frame *round)
{
	int thief = next_thief(game, round);

	if (thief < 0)
		return NEXT;
	game->state->decider = (uint8_t)thief;
	if (game->score_figures == 2)
		return ASK;
	steal(game, thief, 0);
	return AGAIN;
}

static enum verdict stolen_apply(struct carc_game *game, struct frame *round,
				 const carc_move *move)
{
	(void)round;
	steal(game, move->player, move->figure == CARC_FIGURE_WOMAN);
	return AGAIN;
}

static void stolen_tell(const struct carc_game *game, carc_turn_info *out)
{
	rob_tell(game, out);
	out->amount = stolen_points(game, game->state->decider);
}

/* ---- The end ------------------------------------------------------------- */

/* RB-11: nobody is robbed any more. */
static void robbers_final(const struct carc_game *game, struct ledger *ledger)
{
	struct sum sum = {0};

	carcp_term(&sum, CARC_TERM_ROBBERS, 1, 3);
	for (int p = 0; p < game->config.players; p++)
		if (robbers_of(game)->space[p] != ROBBER_HOME)
			carcp_count_points(ledger, p, NO_FEATURE, &sum,
					   CARC_CATEGORY_ROBBERS,
					   CARC_REASON_FINAL_ROBBER);
}

static void robbers_over(struct carc_game *game)
{
	for (int p = 0; p < game->config.players; p++)
		if (robbers_of(game)->space[p] != ROBBER_HOME)
			put_robber(game, p, ROBBER_HOME);
}

/* ---- The block ----------------------------------------------------------- */

/* RB-1: one for each, in front of him. */
static void robbers_player(const struct carc_game *game, carc_player *out)
{
	out->robber = robbers_of(game)->space[out->player];
	out->supply[CARC_FIGURE_ROBBER] = out->robber == ROBBER_HOME;
}

static void robbers_hash(const struct carc_game *game, uint64_t *hash)
{
	const struct robbers *robbers = robbers_of(game);
	int n = game->config.players;

	for (int p = 0; p < n; p++)
		carcp_hash_add(hash, (uint64_t)(uint32_t)robbers->space[p]);
	for (int p = 0; p < n; p++)
		for (int i = 0; i < n * game->score_figures; i++) {
			int victim = i / game->score_figures;
			int figure = i % game->score_figures;
			int32_t loot = robbers->loot[p][victim][figure];

			if (!loot)
				continue;
			carcp_hash_add(hash, (uint32_t)p);
			carcp_hash_add(hash, (uint32_t)victim);
			carcp_hash_add(hash, (uint32_t)figure);
			carcp_hash_add(hash, (uint32_t)loot);
		}
}

/* There is loot only while a round lasts, for robbers on the track; RB-8: never
 * their owner's. */
static bool sound_loot(const struct carc_game *game, int player, int victim,
		       int figure)
{
	const struct robbers *robbers = robbers_of(game);
	int32_t loot = robbers->loot[player][victim][figure];

	return !loot ||
	       (loot > 0 && carcp_top(game)->kind == FRAME_ROUND &&
		robbers->space[player] != ROBBER_HOME && player != victim &&
		victim < game->config.players && figure < game->score_figures);
}

static bool robbers_check(const struct carc_game *game)
{
	const struct robbers *robbers = robbers_of(game);

	for (int p = 0; p < CARC_MAX_PLAYERS; p++) {
		bool plays = p < game->config.players && !game->state->over;

		if (robbers->space[p] < ROBBER_HOME ||
		    robbers->space[p] >= (plays ? ROBBER_SPACES : 0))
			return false;
		for (int i = 0; i < 2 * CARC_MAX_PLAYERS; i++)
			if (!sound_loot(game, p, i / 2, i % 2))
				return false;
	}
	return true;
}

static const struct step robbers_steps[] = {
	{.row = ROW_D22,
	 .decision = CARC_DECISION_ROBBER,
	 .enter = robber_enter,
	 .moves = robber_moves,
	 .check = robber_check,
	 .apply = robber_apply,
	 .tell = robber_tell},
	{.row = ROW_D23,
	 .decision = CARC_DECISION_ROBBER_NEXT,
	 .enter = robber_next_enter,
	 .moves = robber_moves,
	 .check = robber_check,
	 .apply = robber_next_apply,
	 .tell = robber_tell},
	{.row = ROW_D55,
	 .decision = CARC_DECISION_ROB,
	 .enter = rob_enter,
	 .moves = rob_moves,
	 .apply = rob_apply,
	 .tell = rob_tell},
	{.row = ROW_D56,
	 .decision = CARC_DECISION_ADVANCE_ROB,
	 .enter = stolen_enter,
	 .moves = carcp_list_advances,
	 .check = carcp_check_advance,
	 .apply = stolen_apply,
	 .tell = stolen_tell},
	{0},
};

const struct expansion carcp_exp_robbers = {
	.id = CARC_EXP_ROBBERS,
	.state_size = sizeof(struct robbers),
	.categories = 1 << CARC_CATEGORY_ROBBERS,
	.ordered = true,
	.steps = robbers_steps,
	.setup = robbers_setup,
	.moved = robbers_moved,
	.final = robbers_final,
	.over = robbers_over,
	.player = robbers_player,
	.hash = robbers_hash,
	.check = robbers_check,
};
