/* SPDX-License-Identifier: Zlib */
/* Messages (MS-1 to MS-14): two score figures, and a token for the active
 * player when one of his lands on a dark space. */
#include "chance.h"
#include "deck.h"
#include "hash.h"
#include "journal.h"
#include "shapes.h"
#include "turn.h"

extern const struct expansion carcp_exp_messages;

#define TOKENS 8

struct messages {
	uint8_t queue[TOKENS]; /* from the top; those seen are at the end */
	uint8_t seen;          /* how many */
	uint8_t landed;        /* in this round, and no token for it yet */
};

/* What a chain keeps in `frame.data`: what is to be done, and the follower it is
 * about, as a move names him. */
enum chain_slot { CHAIN_DEED, CHAIN_X, CHAIN_Y, CHAIN_FIGURE };

/* The points, or the action of a token. */
enum deed {
	DEED_POINTS,
	DEED_ROAD,
	DEED_CITY,
	DEED_MONASTERY,
	DEED_TILE,
	DEED_PENNANTS,
	DEED_KNIGHTS,
	DEED_FARMERS,
	DEED_FOLLOWER
};

static struct messages *messages_of(const struct carc_game *game)
{
	return carcp_block(game, &carcp_exp_messages);
}

/* ---- The queue ----------------------------------------------------------- */

/* Whoever is revealed goes under the queue, so the last ones were seen. */
static bool was_seen(const struct messages *messages, int token)
{
	for (int i = TOKENS - messages->seen; i < TOKENS; i++)
		if (messages->queue[i] == token)
			return true;
	return false;
}

static void swap_tokens(struct messages *messages, int i, int j)
{
	uint8_t token = messages->queue[i];

	messages->queue[i] = messages->queue[j];
	messages->queue[j] = token;
}

/* MS-1: shuffle what nobody has seen, beginning in rising order. */
static void messages_deal(struct carc_game *game, uint64_t seed)
{
	struct messages *messages = messages_of(game);
	uint64_t rng = carcp_stream(seed, STREAM_TOKENS);
	int n = 0;

	TOUCH(game, *messages);
	for (int token = 1; token <= TOKENS; token++)
		if (!was_seen(messages, token))
			messages->queue[n++] = (uint8_t)token;
	for (int i = n - 1; i > 0; i--)
		swap_tokens(messages, i,
			    (int)carcp_below(&rng, (uint32_t)i + 1));
}

static void messages_setup(struct carc_game *game)
{
	messages_deal(game, game->config.seed);
}

/* ---- A landing ----------------------------------------------------------- */

/* MS-3, MS-4; AMB-38: wherever it moves next. MS-5: both are as one. */
static void messages_moved(struct carc_game *game, int player, int score_figure,
			   int32_t from, int32_t to, int reason)
{
	struct messages *messages = messages_of(game);

	(void)score_figure, (void)from, (void)reason;
	if (player != game->state->active || to % 5 != 0)
		return;
	TOUCH(game, messages->landed);
	messages->landed = 1;
}

static enum verdict message_chain_enter(struct carc_game *game,
					struct frame *part)
{
	if (messages_of(game)->landed)
		carcp_push(game, FRAME_CHAIN, part->player, part->part);
	return NEXT;
}

/* ---- The token ----------------------------------------------------------- */

/* MS-6: the top one. Until D70 is answered nobody takes another, so it goes
 * under the queue at once (AMB-70). */
static void reveal_token(struct carc_game *game, struct frame *chain)
{
	struct messages *messages = messages_of(game);
	uint8_t token = messages->queue[0];
	carc_event *event = carcp_event(game, CARC_EVENT_TOKEN, chain->player);

	if (event)
		event->value = token;
	TOUCH(game, *messages);
	memmove(messages->queue, messages->queue + 1, TOKENS - 1);
	messages->queue[TOKENS - 1] = token;
	messages->landed = 0;
	if (messages->seen < TOKENS) {
		carcp_note_draw(game, CARC_MOVE_TOKEN, token);
		messages->seen++;
	}
	chain->data[CHAIN_DEED] = token;
}

/* SM-45, SM-47: none without a landing. One that was seen comes back in its
 * turn, chance has no part in it. */
static enum verdict message_token_enter(struct carc_game *game,
					struct frame *chain)
{
	const struct messages *messages = messages_of(game);

	if (!messages->landed)
		return POP;
	if (game->config.chance == CARC_CHANCE_EXTERNAL &&
	    messages->seen < TOKENS) {
		game->state->decider = CHANCE;
		return ASK;
	}
	reveal_token(game, chain);
	return NEXT;
}

static void message_token_moves(const struct carc_game *game, struct list *list)
{
	carc_move move = {
		CARC_MOVE_TOKEN, CARC_PLAYER_CHANCE, -1, -1, -1, -1, -1, 0};

	for (int token = 1; token <= TOKENS; token++)
		if (!was_seen(messages_of(game), token)) {
			move.value = token;
			carcp_list_add(list, &move);
		}
}

static void message_token_weights(const struct carc_game *game, int32_t *out,
				  int32_t capacity)
{
	int32_t unseen = TOKENS - messages_of(game)->seen;

	for (int32_t i = 0; i < unseen && i < capacity; i++)
		out[i] = 1;
}

static carc_status message_token_check(const struct carc_game *game,
				       const carc_move *move)
{
	if (move->kind == CARC_MOVE_PASS)
		return CARC_ILLEGAL_PASS;
	if (move->kind != CARC_MOVE_TOKEN)
		return CARC_ILLEGAL_KIND;
	if (!carcp_only_value(move))
		return CARC_ILLEGAL_FIELD;
	return move->value < 1 || move->value > TOKENS ||
			       was_seen(messages_of(game), move->value)
		       ? CARC_ILLEGAL_OUTCOME
		       : CARC_OK;
}

static enum verdict message_token_apply(struct carc_game *game,
					struct frame *chain,
					const carc_move *move)
{
	struct messages *messages = messages_of(game);
	int i = 0;

	while (messages->queue[i] != move->value)
		i++;
	TOUCH(game, *messages);
	swap_tokens(messages, 0, i);
	reveal_token(game, chain);
	return NEXT;
}

static void messages_tell(const struct carc_game *game, carc_turn_info *out)
{
	out->token = messages_of(game)->queue[TOKENS - 1];
}

/* ---- Followers a message may be about ------------------------------------ */

static bool is_follower_on(const struct carc_game *game,
			   const struct figure *figure, int feature)
{
	return game->figure_kind[figure->kind]->strength &&
	       game->node[figure->node].kind == feature;
}

/* What the feature would bring its owner in the final count (MS-9). */
static void sum_at_end(const struct carc_game *game,
		       const struct figure *figure, struct sum *sum)
{
	carcp_value(game, carcp_find(game, figure->node), false, figure->player,
		    sum);
}

/* No feature of that kind with a follower of his is worth less. */
static bool is_least_worth(const struct carc_game *game,
			   const struct figure *figure)
{
	int feature = game->node[figure->node].kind;
	struct sum mine, other;

	sum_at_end(game, figure, &mine);
	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *one = &game->figure[i];

		if (one->player != figure->player ||
		    !is_follower_on(game, one, feature))
			continue;
		sum_at_end(game, one, &other);
		if (other.total < mine.total)
			return false;
	}
	return true;
}

/* AMB-49: no gardens; MS-13: anywhere. */
static bool is_message_target(const struct carc_game *game,
			      const struct figure *figure)
{
	static const uint8_t feature[] = {
		[DEED_ROAD] = CARC_FEATURE_ROAD,
		[DEED_CITY] = CARC_FEATURE_CITY,
		[DEED_MONASTERY] = CARC_FEATURE_MONASTERY,
	};
	int deed = carcp_top(game)->data[CHAIN_DEED];

	if (deed == DEED_FOLLOWER)
		return game->figure_kind[figure->kind]->strength;
	return is_follower_on(game, figure, feature[deed]) &&
	       is_least_worth(game, figure);
}

static void message_target_moves(const struct carc_game *game,
				 struct list *list)
{
	carcp_list_figures(game, carcp_top(game)->player, ~0u, CARC_MOVE_TARGET,
			   is_message_target, list);
}

static bool is_about_follower(const struct frame *chain)
{
	int deed = chain->data[CHAIN_DEED];

	return deed == DEED_FOLLOWER ||
	       (deed >= DEED_ROAD && deed <= DEED_MONASTERY);
}

/* ---- D70: the action or the points --------------------------------------- */

static enum verdict message_enter(struct carc_game *game, struct frame *chain)
{
	(void)game, (void)chain;
	return ASK;
}

/* AMB-31; AMB-78: a tile is left, whether or not it fits. */
static bool can_be_done(const struct carc_game *game)
{
	const struct frame *chain = carcp_top(game);
	struct list list = {.enough = 1};

	if (chain->data[CHAIN_DEED] == DEED_TILE)
		return carcp_next_stack(game, STACKS_MAIN) >= 0;
	if (!is_about_follower(chain))
		return true;
	message_target_moves(game, &list);
	return list.count > 0;
}

static void message_moves(const struct carc_game *game, struct list *list)
{
	carc_move move = {
		CARC_MOVE_MESSAGE, game->state->decider, -1, -1, -1, -1, -1, 1};

	if (can_be_done(game))
		carcp_list_add(list, &move);
	move.value = 0;
	carcp_list_add(list, &move);
}

static carc_status message_check(const struct carc_game *game,
				 const carc_move *move)
{
	carc_status status = carcp_check_choice(move, CARC_MOVE_MESSAGE);

	return status == CARC_OK && move->value && !can_be_done(game)
		       ? CARC_ILLEGAL_VALUE
		       : status;
}

/* MS-10, AMB-32: a part with all that belongs to it, messages too; what it
 * earns is taken there, so the chain ends behind it (SM-47). */
static enum verdict message_apply(struct carc_game *game, struct frame *chain,
				  const carc_move *move)
{
	if (!move->value)
		chain->data[CHAIN_DEED] = DEED_POINTS;
	if (chain->data[CHAIN_DEED] != DEED_TILE)
		return NEXT;
	carcp_push_part(game, chain->player, CARC_PART_MESSAGE, STACKS_MAIN);
	return AGAIN;
}

/* ---- D71: which follower ------------------------------------------------- */

static void keep_target(struct frame *chain, const carc_move *move)
{
	chain->data[CHAIN_X] = (uint16_t)move->x;
	chain->data[CHAIN_Y] = (uint16_t)move->y;
	chain->data[CHAIN_FIGURE] =
		(uint16_t)(move->figure << 8 | move->segment);
}

/* The number of the figure kept. */
static int find_target(const struct carc_game *game, const struct frame *chain)
{
	carc_move move = {CARC_MOVE_TARGET,
			  chain->player,
			  (int16_t)chain->data[CHAIN_X],
			  (int16_t)chain->data[CHAIN_Y],
			  -1,
			  chain->data[CHAIN_FIGURE] >> 8,
			  chain->data[CHAIN_FIGURE] & 0xFF,
			  -1};

	return carcp_find_figure(game, &move);
}

/* AMB-30 */
static bool target_stays(const struct carc_game *game,
			 const struct frame *chain)
{
	return chain->data[CHAIN_DEED] != DEED_FOLLOWER &&
	       game->config.rule[CARC_RULE_MESSAGE_STAY];
}

/* Targets stand in more features than that of the one kept. */
static bool features_tie(const struct carc_game *game,
			 const struct frame *chain)
{
	uint16_t root =
		carcp_find(game, game->figure[find_target(game, chain)].node);

	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *figure = &game->figure[i];

		if (figure->player == chain->player &&
		    is_message_target(game, figure) &&
		    carcp_find(game, figure->node) != root)
			return true;
	}
	return false;
}

/* MS-13: always asked. MS-9, AMB-82: if it matters which one leaves, or which
 * feature it is. */
static enum verdict message_target_enter(struct carc_game *game,
					 struct frame *chain)
{
	carc_move first;
	struct list list = {.out = &first, .to = 1, .enough = INT32_MAX};

	if (!is_about_follower(chain))
		return NEXT;
	message_target_moves(game, &list);
	keep_target(chain, &first);
	if (chain->data[CHAIN_DEED] == DEED_FOLLOWER)
		return ASK;
	if (target_stays(game, chain))
		return features_tie(game, chain) ? ASK : NEXT;
	return list.count > 1 ? ASK : NEXT;
}

static carc_status message_target_check(const struct carc_game *game,
					const carc_move *move)
{
	int i = carcp_find_figure(game, move);

	if (move->kind == CARC_MOVE_PASS)
		return CARC_ILLEGAL_PASS;
	if (move->kind != CARC_MOVE_TARGET)
		return CARC_ILLEGAL_KIND;
	if (move->rotation != -1 || move->value != -1)
		return CARC_ILLEGAL_FIELD;
	if (i < 0)
		return CARC_ILLEGAL_TARGET;
	if (!game->figure_kind[move->figure]->strength)
		return CARC_ILLEGAL_FIGURE;
	return is_message_target(game, &game->figure[i]) ? CARC_OK
							 : CARC_ILLEGAL_TARGET;
}

static enum verdict message_target_apply(struct carc_game *game,
					 struct frame *chain,
					 const carc_move *move)
{
	(void)game;
	keep_target(chain, move);
	return NEXT;
}

/* ---- D72: the points, a round of their own ------------------------------- */

/* MS-12: his knights, his farmers; the large one counts once. */
static int count_followers(const struct carc_game *game, int player,
			   int feature)
{
	int n = 0;

	for (int i = 0; i < game->state->figures; i++)
		n += game->figure[i].player == player &&
		     is_follower_on(game, &game->figure[i], feature);
	return n;
}

/* MS-11: in cities with a knight of his, however many he has there. */
static int count_pennants(const struct carc_game *game, int player)
{
	struct number_set seen;
	int n = 0;

	carcp_set_clear(&seen, game->state->nodes);
	for (int i = 0; i < game->state->figures; i++) {
		const struct figure *figure = &game->figure[i];
		uint16_t root = carcp_find(game, figure->node);

		if (figure->player != player ||
		    !is_follower_on(game, figure, CARC_FEATURE_CITY) ||
		    carcp_in_set(&seen, root))
			continue;
		carcp_set_add(&seen, root);
		n += game->node[root]
			     .count[carcp_attribute(CARC_ATTRIBUTE_PENNANT)];
	}
	return n;
}

/* What the message brings; returns the feature, if it is about one. */
static uint16_t add_message(const struct carc_game *game,
			    const struct frame *chain, struct sum *sum)
{
	int player = chain->player, deed = chain->data[CHAIN_DEED];
	const struct figure *figure;

	memset(sum, 0, sizeof *sum);
	switch (deed) {
	case DEED_POINTS:
		carcp_term(sum, CARC_TERM_MESSAGE, 1, 2);
		return NO_FEATURE;
	case DEED_PENNANTS:
		carcp_term(sum, CARC_TERM_PENNANTS,
			   count_pennants(game, player), 2);
		return NO_FEATURE;
	case DEED_KNIGHTS:
		carcp_term(sum, CARC_TERM_KNIGHTS,
			   count_followers(game, player, CARC_FEATURE_CITY), 2);
		return NO_FEATURE;
	case DEED_FARMERS:
		carcp_term(sum, CARC_TERM_FARMERS,
			   count_followers(game, player, CARC_FEATURE_FIELD),
			   2);
		return NO_FEATURE;
	default:
		break;
	}
	figure = &game->figure[find_target(game, chain)];
	/* MS-13: only with the majority. */
	if (deed != DEED_FOLLOWER ||
	    carcp_owners(game, carcp_find(game, figure->node)) >> player & 1)
		sum_at_end(game, figure, sum);
	return figure->node;
}

/* MS-9, MS-13: the follower goes home once he is counted, and what may not stay
 * without him (TB-11, TB-15). */
static void dismiss_target(struct carc_game *game, const struct frame *chain)
{
	if (!is_about_follower(chain) || target_stays(game, chain))
		return;
	carcp_go_home(game, find_target(game, chain));
	carcp_settle(game);
}

/* SM-43: no points, no movement, no round. */
static enum verdict message_points_enter(struct carc_game *game,
					 struct frame *chain)
{
	struct sum sum;

	add_message(game, chain, &sum);
	if (sum.total)
		return ASK;
	dismiss_target(game, chain);
	return AGAIN;
}

/* MS-7: in that round others may take of the points, and the next token may be
 * earned. */
static enum verdict message_points_apply(struct carc_game *game,
					 struct frame *chain,
					 const carc_move *move)
{
	int score_figure = move->figure == CARC_FIGURE_WOMAN;
	struct sum sum;
	uint16_t node = add_message(game, chain, &sum);

	carcp_tell_points(game, chain->player, node, &sum, CARC_REASON_MESSAGE,
			  score_figure);
	carcp_advance(game, chain->player, score_figure, sum.total,
		      CARC_CATEGORY_MESSAGES, CARC_REASON_MESSAGE);
	dismiss_target(game, chain);
	carcp_push(game, FRAME_ROUND, chain->player, chain->part);
	return AGAIN;
}

static void message_points_tell(const struct carc_game *game,
				carc_turn_info *out)
{
	const struct frame *chain = carcp_top(game);
	struct sum sum;
	uint16_t node = add_message(game, chain, &sum);

	messages_tell(game, out);
	out->amount = sum.total;
	out->reason = CARC_REASON_MESSAGE;
	if (node == NO_FEATURE)
		return;
	out->figure = game->figure[find_target(game, chain)].kind;
	carcp_name_feature(game, carcp_find(game, node), &out->x, &out->y,
			   &out->segment);
}

/* ---- All of it ----------------------------------------------------------- */

/* What players know: the tokens seen, in their order, and the landing. */
static void messages_hash(const struct carc_game *game, uint64_t *hash)
{
	const struct messages *messages = messages_of(game);

	carcp_hash_add(hash, messages->landed);
	carcp_hash_add(hash, messages->seen);
	for (int i = TOKENS - messages->seen; i < TOKENS; i++)
		carcp_hash_add(hash, messages->queue[i]);
}

/* A landing is answered before anything else is placed. */
static bool landed_in_time(const struct carc_game *game)
{
	if (!messages_of(game)->landed)
		return true;
	switch (carcp_pending(game)->decision) {
	case CARC_DECISION_DRAW:
	case CARC_DECISION_PLACE:
	case CARC_DECISION_FIGURE:
		return false;
	default:
		return !game->state->over;
	}
}

/* Each token is there once. */
static bool messages_check(const struct carc_game *game)
{
	const struct messages *messages = messages_of(game);
	unsigned int tokens = 0;

	for (int i = 0; i < TOKENS; i++)
		tokens |= 1u << messages->queue[i];
	return tokens == (1u << (TOKENS + 1)) - 2 && messages->seen <= TOKENS &&
	       landed_in_time(game);
}

static const struct step messages_steps[] = {
	{.row = ROW_CHAIN, .enter = message_chain_enter},
	{.row = ROW_TOKEN,
	 .decision = CARC_DECISION_TOKEN,
	 .enter = message_token_enter,
	 .moves = message_token_moves,
	 .check = message_token_check,
	 .apply = message_token_apply,
	 .weights = message_token_weights},
	{.row = ROW_D70,
	 .decision = CARC_DECISION_MESSAGE,
	 .enter = message_enter,
	 .moves = message_moves,
	 .check = message_check,
	 .apply = message_apply,
	 .tell = messages_tell},
	{.row = ROW_D71,
	 .decision = CARC_DECISION_TARGET,
	 .enter = message_target_enter,
	 .moves = message_target_moves,
	 .check = message_target_check,
	 .apply = message_target_apply,
	 .tell = messages_tell},
	{.row = ROW_D72,
	 .decision = CARC_DECISION_ADVANCE_MESSAGE,
	 .enter = message_points_enter,
	 .moves = carcp_list_advances,
	 .check = carcp_check_advance,
	 .apply = message_points_apply,
	 .tell = message_points_tell},
	{0},
};

const struct expansion carcp_exp_messages = {
	.id = CARC_EXP_MESSAGES,
	.state_size = sizeof(struct messages),
	.categories = 1 << CARC_CATEGORY_MESSAGES,
	.nests = true,
	.two_score_figures = true,
	.ordered = true,
	.steps = messages_steps,
	.setup = messages_setup,
	.moved = messages_moved,
	.reshuffle = messages_deal,
	.hash = messages_hash,
	.check = messages_check,
};
