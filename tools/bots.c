/* SPDX-License-Identifier: Zlib */
/* Players without a person. This file needs the public header alone: it is an
 * example of how to search. */
#include "bots.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MAX_ROWS 128
#define PATH 2 /* Moves of a turn that are looked at together. */
#define CANDIDATES                                                             \
	8       /* Ways to play the turn that are compared by what follows. */
#define TURNS 4 /* How far a continuation goes. */
#define DEFAULT_PLAYOUTS 100

/* A way to play the next moves, and what is thought of it. */
struct candidate {
	carc_move move[PATH];
	int32_t moves;
	int64_t worth; /* If the game ended then. */
	int64_t total; /* After the continuations. */
};

struct thinker {
	carc_game *scratch[PATH + 1];
	carc_turn_info turn;
	uint64_t *rng;
	struct candidate best[CANDIDATES]; /* The best first. */
	int32_t count, capacity;
};

static uint64_t next_random(uint64_t *rng)
{
	*rng = *rng * 6364136223846793005U + 1442695040888963407U;
	return *rng >> 16;
}

/* How far a player is ahead of the best other one if the game ended now. */
static int32_t lead(const carc_game *game, int32_t me)
{
	int32_t points[CARC_MAX_PLAYERS] = {0}, best = INT32_MIN;
	carc_score row[MAX_ROWS];
	int32_t rows = carc_score_final(game, row, MAX_ROWS);
	int32_t players = carc_players(game, NULL, 0);

	for (int32_t i = 0; i < rows && i < MAX_ROWS; i++)
		points[row[i].player] += row[i].points;
	for (int32_t p = 0; p < players; p++)
		if (p != me && points[p] > best)
			best = points[p];
	return players > 1 ? points[me] - best : points[me];
}

/* Four for each point ahead, and something for figures in supply, more for the
 * last ones: who has none left can claim nothing. */
static int64_t worth(const carc_game *game, int32_t me)
{
	static const int32_t supply_worth[] = {0, 16, 26, 34, 40, 44, 47, 48};
	carc_player player[CARC_MAX_PLAYERS];
	int32_t supply;

	carc_players(game, player, CARC_MAX_PLAYERS);
	supply = player[me].supply[CARC_FIGURE_FOLLOWER] +
		 player[me].supply[CARC_FIGURE_MEMBER];
	return 4 * (int64_t)lead(game, me) +
	       supply_worth[supply < 7 ? supply : 7];
}

/* Keep the best, in order. Among equals chance decides. */
static void keep(struct thinker *thinker, const struct candidate *candidate)
{
	int32_t at = thinker->count;

	while (at > 0 && (candidate->worth > thinker->best[at - 1].worth ||
			  (candidate->worth == thinker->best[at - 1].worth &&
			   next_random(thinker->rng) & 1)))
		at--;
	if (at == thinker->capacity)
		return;
	if (thinker->count < thinker->capacity)
		thinker->count++;
	memmove(&thinker->best[at + 1], &thinker->best[at],
		(size_t)(thinker->count - at - 1) * sizeof *thinker->best);
	thinker->best[at] = *candidate;
}

/* Try every way to play this turn, as far as PATH goes. */
static void look_ahead(struct thinker *thinker, struct candidate *candidate)
{
	int32_t depth = candidate->moves;
	carc_game *here = thinker->scratch[depth];
	carc_game *there = thinker->scratch[depth + 1];
	int32_t n = carc_count_moves(here);
	carc_turn_info after;

	for (int32_t k = 0; k < n; k++) {
		carc_kth_move(here, k, &candidate->move[depth]);
		carc_game_copy(there, here);
		if (carc_apply(there, &candidate->move[depth]) != CARC_OK)
			continue;
		candidate->moves = depth + 1;
		carc_turn(there, &after);
		if (candidate->moves < PATH &&
		    after.player == thinker->turn.player &&
		    after.number == thinker->turn.number) {
			look_ahead(thinker, candidate);
			continue;
		}
		candidate->worth = worth(there, thinker->turn.player);
		keep(thinker, candidate);
	}
	candidate->moves = depth;
}

/* All ways to play on from a position, the best of them kept. */
static void look(struct thinker *thinker, const carc_game *game)
{
	struct candidate candidate = {.moves = 0};

	thinker->count = 0;
	carc_turn(game, &thinker->turn);
	if (thinker->scratch[0] != game)
		carc_game_copy(thinker->scratch[0], game);
	look_ahead(thinker, &candidate);
}

static carc_status get_scratch(struct thinker *thinker, const carc_game *game)
{
	carc_status status = CARC_OK;

	for (int i = 0; i <= PATH && status == CARC_OK; i++)
		status = carc_game_clone(&thinker->scratch[i], game, NULL);
	return status;
}

static void free_scratch(struct thinker *thinker)
{
	for (int i = 0; i <= PATH; i++)
		carc_game_free(thinker->scratch[i]);
}

/* Before it thinks, the unseen is dealt anew. */
static carc_status find_candidates(struct thinker *thinker,
				   const carc_game *game)
{
	carc_status status = get_scratch(thinker, game);

	if (status == CARC_OK)
		status = carc_reshuffle(thinker->scratch[0],
					next_random(thinker->rng));
	if (status == CARC_OK)
		look(thinker, thinker->scratch[0]);
	return status;
}

static carc_status apply_all(carc_game *game, const struct candidate *candidate)
{
	carc_status status = CARC_OK;

	for (int32_t i = 0; i < candidate->moves && status == CARC_OK; i++)
		status = carc_apply(game, &candidate->move[i]);
	return status;
}

/* Everybody takes the greedy move for some turns, not to the end: few turns
 * that are played well say more than many that are not, and what comes much
 * later hardly depends on this turn. */
static void play_on(struct thinker *next, carc_game *game, int32_t end)
{
	carc_turn_info turn;
	carc_move move;

	while (carc_turn(game, &turn),
	       turn.decision != CARC_DECISION_OVER && turn.number < end) {
		if (turn.player == CARC_PLAYER_CHANCE) {
			if (carc_random_move(game, next->rng, &move) !=
				    CARC_OK ||
			    carc_apply(game, &move) != CARC_OK)
				return;
			continue;
		}
		look(next, game);
		if (next->count == 0 ||
		    apply_all(game, &next->best[0]) != CARC_OK)
			return;
	}
}

/* A comparison of candidates by what follows. */
struct contest {
	struct thinker *thinker, next;
	const carc_game *start;
	carc_game *game;
	int64_t begin, budget, used;
	bool timed;
};

static int64_t clock_milliseconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static bool is_used_up(struct contest *contest)
{
	if (contest->timed)
		contest->used = clock_milliseconds() - contest->begin;
	return contest->used >= contest->budget;
}

/* One continuation of each candidate; all meet the same chance, so that they
 * differ by what they did. A round counts only if all had their turn. */
static void play_round(struct contest *contest)
{
	struct thinker *thinker = contest->thinker;
	uint64_t seed = next_random(thinker->rng), rng;
	int64_t after[CANDIDATES];

	for (int32_t i = 0; i < thinker->count; i++) {
		if (contest->timed && is_used_up(contest))
			return;
		rng = seed;
		contest->next.rng = &rng;
		carc_game_copy(contest->game, contest->start);
		carc_reshuffle(contest->game, seed);
		if (apply_all(contest->game, &thinker->best[i]) == CARC_OK)
			play_on(&contest->next, contest->game,
				thinker->turn.number + 1 + TURNS);
		after[i] = worth(contest->game, thinker->turn.player);
		contest->used += !contest->timed;
	}
	for (int32_t i = 0; i < thinker->count; i++)
		thinker->best[i].total += after[i];
}

/* The best first, equals as they were: qsort() would leave their order, and so
 * the game, to the platform. */
static void sort_by_total(struct thinker *thinker)
{
	for (int32_t i = 1; i < thinker->count; i++) {
		struct candidate one = thinker->best[i];
		int32_t k = i;

		for (; k > 0 && thinker->best[k - 1].total < one.total; k--)
			thinker->best[k] = thinker->best[k - 1];
		thinker->best[k] = one;
	}
}

/* The better half stays, and the time of the others is saved. */
static void halve(struct thinker *thinker)
{
	sort_by_total(thinker);
	thinker->count = (thinker->count + 1) / 2;
}

/* Continuations until the budget is used; after each quarter of it the worse
 * half of the candidates is given up. */
static carc_status compare(struct thinker *thinker, const struct bot *bot,
			   const carc_game *game)
{
	struct contest contest = {.thinker = thinker,
				  .next = {.capacity = 1},
				  .start = game,
				  .begin = clock_milliseconds(),
				  .budget = bot->playouts ? bot->playouts
							  : bot->milliseconds,
				  .timed = !bot->playouts};
	carc_status status = carc_game_clone(&contest.game, game, NULL);
	int64_t quarter = 1;

	if (status == CARC_OK)
		status = get_scratch(&contest.next, game);
	while (status == CARC_OK && thinker->count > 1 &&
	       !is_used_up(&contest)) {
		play_round(&contest);
		for (; quarter < 4 &&
		       contest.used * 4 >= contest.budget * quarter;
		     quarter++)
			halve(thinker);
	}
	halve(thinker);
	free_scratch(&contest.next);
	carc_game_free(contest.game);
	return status;
}

static carc_status think(const struct bot *bot, const carc_game *game,
			 uint64_t *rng, carc_move *out)
{
	struct thinker thinker = {.rng = rng};
	carc_status status;

	thinker.capacity = bot->kind == BOT_GREEDY ? 1 : CANDIDATES;
	status = find_candidates(&thinker, game);
	if (status == CARC_OK && bot->kind == BOT_MONTE_CARLO &&
	    thinker.count > 1)
		status = compare(&thinker, bot, game);
	if (status == CARC_OK && thinker.count == 0)
		status = CARC_ERR_MEMORY;
	if (status == CARC_OK)
		*out = thinker.best[0].move[0];
	free_scratch(&thinker);
	return status;
}

carc_status bot_choose(const struct bot *bot, const carc_game *game,
		       uint64_t *rng, carc_move *out)
{
	carc_turn_info turn;
	int32_t n = carc_count_moves(game);

	carc_turn(game, &turn);
	if (n <= 0)
		return CARC_ERR_OVER;
	if (n == 1)
		return carc_kth_move(game, 0, out);
	if (bot->kind == BOT_RANDOM || turn.player == CARC_PLAYER_CHANCE)
		return carc_random_move(game, rng, out);
	return think(bot, game, rng, out);
}

bool bot_parse(const char *text, struct bot *bot)
{
	char unit[4] = "";
	int number, end = 0;

	*bot = (struct bot){.kind = BOT_MONTE_CARLO};
	if (strcmp(text, "random") == 0 || strcmp(text, "greedy") == 0) {
		bot->kind = *text == 'r' ? BOT_RANDOM : BOT_GREEDY;
		return true;
	}
	if (strcmp(text, "mc") == 0 || strcmp(text, "monte-carlo") == 0) {
		bot->playouts = DEFAULT_PLAYOUTS;
		return true;
	}
	if (strncmp(text, "monte-carlo:", 12) == 0)
		text += 9;
	else if (strncmp(text, "mc:", 3) != 0)
		return false;
	text = strchr(text, ':') + 1;
	if (sscanf(text, "%9d%n%3s", &number, &end, unit) < 1 || number < 1)
		return false;
	if (strcmp(unit, "ms") == 0 && text[end + 2] == '\0')
		bot->milliseconds = number;
	else if (text[end] == '\0')
		bot->playouts = number;
	else
		return false;
	return true;
}

void bot_name(const struct bot *bot, char *out, size_t size)
{
	if (bot->kind == BOT_MONTE_CARLO)
		snprintf(out, size, "mc:%d%s",
			 (int)(bot->playouts ? bot->playouts
					     : bot->milliseconds),
			 bot->playouts ? "" : "ms");
	else
		snprintf(out, size, "%s",
			 bot->kind == BOT_RANDOM ? "random" : "greedy");
}
