/* SPDX-License-Identifier: Zlib */
/* Whether what is pending makes sense: frames, the decision, the round. */
#include "audit.h"
#include "expansion.h"

/* Behind the last row of a kind of frame. */
static int rows_end(const struct carc_game *game, int kind)
{
	int end = MAX_STEPS;

	if (kind + 1 < FRAME_KINDS)
		return game->program_begin[kind + 1];
	while (end > 0 && !game->program[end - 1])
		end--;
	return end;
}

static const char *check_frame(const struct carc_game *game, int i)
{
	/* Bit k: may stand on a frame of kind k. */
	static const uint8_t stands_on[FRAME_KINDS] = {
		[FRAME_PART] =
			1 << FRAME_TURN | 1 << FRAME_PART | 1 << FRAME_CHAIN,
		[FRAME_ROUND] = 1 << FRAME_PART | 1 << FRAME_CHAIN,
		[FRAME_CHAIN] = 1 << FRAME_PART,
	};
	const struct frame *frame = &game->frame[i];

	DEMAND(i ? stands_on[frame->kind] >> frame[-1].kind & 1
		 : frame->kind == FRAME_TURN,
	       "frames stand on each other that may not");
	DEMAND(frame->row >= game->program_begin[frame->kind] &&
		       frame->row < rows_end(game, frame->kind),
	       "a frame is out of its rows");
	DEMAND(frame->player < game->config.players, "a frame is a stranger's");
	DEMAND(frame->hand == NO_SHAPE || frame->hand < game->shapes,
	       "an unknown tile is in hand");
	DEMAND(!frame->cell || (frame->cell < game->state->cells &&
				game->cell[frame->cell].shape != NO_SHAPE),
	       "the tile just placed is not there");
	return NULL;
}

int carcp_pending_decision(const struct carc_game *game)
{
	const struct frame *top = carcp_top(game);

	return game->state->over ? CARC_DECISION_OVER
				 : game->program[top->row]->decision;
}

/* Ways to lay a tile that match. */
static int placements(const struct carc_game *game, uint16_t shape)
{
	const struct tile_type *tile = game->shape[shape].tile;
	int n = 0;

	for (int i = 0; i < SIDES * game->state->open; i++) {
		unsigned int allowed = game->allowed[i / SIDES];
		bool fits = true;

		for (int side = 0; side < SIDES; side++) {
			int kind = carcp_tile_edge(tile, (side + i) % SIDES);

			fits &= (allowed >> 4 * side &
				 game->feature_kind[kind]->edge) != 0;
		}
		n += fits;
	}
	return n;
}

static const char *check_hand(const struct carc_game *game)
{
	const struct frame *top = carcp_top(game);

	DEMAND(top->hand != NO_SHAPE && !top->cell,
	       "there is no tile to place");
	DEMAND(game->shape[top->hand].restricted ||
		       top->several == (placements(game, top->hand) > 1),
	       "how many placements there are is wrong");
	return NULL;
}

static const char *check_decision(const struct carc_game *game)
{
	const struct state *state = game->state;
	const struct frame *top = carcp_top(game);
	int decision = carcp_pending_decision(game);

	DEMAND(state->active == game->frame[0].player, "the turn is another's");
	if (state->over)
		return NULL;
	DEMAND(decision, "nothing is asked");
	DEMAND(state->decider < game->config.players ||
		       state->decider == CHANCE,
	       "a stranger decides");
	DEMAND(decision != CARC_DECISION_FIGURE ||
		       (top->hand == NO_SHAPE && top->cell),
	       "there is no tile to stand on");
	return decision == CARC_DECISION_PLACE ? check_hand(game) : NULL;
}

const char *carcp_check_frames(const struct carc_game *game)
{
	const char *wrong = NULL;

	DEMAND(game->state->frames &&
		       game->state->frames <= game->frame_capacity,
	       "there are no frames or too many");
	for (int i = 0; !wrong && i < game->state->frames; i++)
		wrong = check_frame(game, i);
	return wrong ? wrong : check_decision(game);
}

/* The round in progress is about features. */
const char *carcp_check_round(const struct carc_game *game)
{
	const struct state *state = game->state;

	DEMAND(state->awards <= MAX_ROUND, "the round has too many awards");
	DEMAND(!state->awards || carcp_top(game)->kind != FRAME_ROUND ||
		       state->booking < state->awards,
	       "the round books no award");
	for (int i = 0; i < state->awards; i++)
		DEMAND(state->round[i].node < state->nodes &&
			       (!state->round[i].complete ||
				game->node[state->round[i].node].up ==
					state->round[i].node),
		       "the round is about no feature");
	return NULL;
}
