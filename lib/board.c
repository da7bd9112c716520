/* SPDX-License-Identifier: Zlib */
/* Placed tiles, open cells, and whether a tile fits. New cells stand behind all
 * others, so undo forgets them with their number. */
#include "board.h"
#include "chance.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

/* Where (x, y) stands in the index, or the free place for it. The index is a
 * table with the board laid on it, so that boards as they usually are have few
 * cells on one place; those that reach over its edge step aside. */
static inline uint32_t find_place(const struct carc_game *game, int32_t x,
				  int32_t y)
{
	uint32_t place = ((uint32_t)x + ((uint32_t)y << game->index_shift)) &
			 game->index_mask;

	for (;; place = (place + 40503) & game->index_mask) {
		uint16_t number = game->index[place];
		const struct cell *cell = &game->cell[number];
		unsigned int apart = (unsigned int)(cell->x ^ x) |
				     (unsigned int)(cell->y ^ y);

		if (!(apart & (0u - (number != 0))))
			return place;
	}
}

uint16_t carcp_cell_at(const struct carc_game *game, int32_t x, int32_t y)
{
	return game->index[find_place(game, x, y)];
}

void carcp_board_open(struct carc_game *game)
{
	struct cell *start = &game->cell[1];

	game->cell[0].shape = NO_SHAPE; /* no cell */
	start->x = start->y = 0;
	start->shape = NO_SHAPE;
	start->slot = 0;
	game->allowed[0] = 0xFFFF;
	game->open[0] = (struct open){.cell = 1};
	game->index[find_place(game, 0, 0)] = 1;
	game->state->cells = 2;
	game->state->open = 1;
}

/* The last open cell takes the place of one that is filled. */
static void close_slot(struct carc_game *game, uint16_t slot)
{
	uint16_t last = --game->state->open;
	struct cell *moved = &game->cell[game->open[last].cell];

	TOUCH(game, game->allowed[slot]);
	TOUCH(game, game->allowed[last]);
	TOUCH(game, game->open[slot]);
	TOUCH(game, game->open[last]);
	TOUCH(game, *moved);
	game->allowed[slot] = game->allowed[last];
	game->allowed[last] = 0;
	game->open[slot] = game->open[last];
	moved->slot = slot;
}

void carcp_board_forget(struct carc_game *game, int cells, int open)
{
	const struct state *state = game->state;

	for (int c = state->cells; c < cells; c++)
		game->cell[c] = (struct cell){0};
	for (int slot = state->open; slot < open; slot++)
		game->allowed[slot] = 0;
}

/* Of a cell that is opened only its place in the index was there before; what
 * the last slot held is kept when it is closed. */
static void keep_cell(struct carc_game *game, uint32_t place, uint16_t number,
		      uint16_t slot)
{
	if (game->index[place] == number) {
		TOUCH(game, game->cell[number]);
		TOUCH(game, game->allowed[slot]);
	} else {
		TOUCH(game, game->index[place]);
	}
}

/* The empty cell at (x, y), opened if it is not yet. Nobody can guess which, so
 * all of it is written in both cases. */
static inline struct cell *open_cell(struct carc_game *game, int32_t x,
				     int32_t y)
{
	struct state *state = game->state;
	uint32_t place = find_place(game, x, y);
	uint16_t found = game->index[place];
	bool fresh = found == 0;
	uint16_t number = carcp_choose(fresh, state->cells, found);
	struct cell *cell = &game->cell[number];
	uint16_t slot = carcp_choose(fresh, state->open, cell->slot);

	if (game->journal.on)
		keep_cell(game, place, number, slot);
	state->cells = (uint16_t)(state->cells + fresh);
	state->open = (uint16_t)(state->open + fresh);
	game->index[place] = number;
	cell->x = (int16_t)x;
	cell->y = (int16_t)y;
	cell->shape = NO_SHAPE;
	cell->slot = slot;
	game->allowed[slot] |= (uint16_t)(0u - fresh);
	game->open[slot] = (struct open){(int16_t)x, (int16_t)y, number, 0};
	return cell;
}

unsigned int carcp_fill(struct carc_game *game, uint16_t number, uint16_t shape,
			int rotation, int player)
{
	struct state *state = game->state;
	struct cell *cell = &game->cell[number];
	unsigned int edges =
		carcp_turn_edges(game->shape[shape].edges, rotation);
	unsigned int wanted = carcp_turn_edges((uint16_t)edges, 2);
	unsigned int touched = cell->touched;

	close_slot(game, cell->slot);
	TOUCH(game, *cell);
	cell->shape = (uint8_t)shape;
	cell->rotation = (uint8_t)rotation;
	game->placed[state->tiles].cell = number;
	game->placed[state->tiles++].player = (uint16_t)player;
	/* Empty cells beside it are open and have to show the same edge. */
	for (unsigned int empty = touched ^ 15; empty; empty &= empty - 1) {
		int side = carcp_lowest_bit(empty);
		int facing = carcp_opposite(side);
		struct cell *beside = open_cell(game, cell->x + carcp_dx(side),
						cell->y + carcp_dy(side));

		beside->beside[facing] = number;
		beside->touched |= (uint8_t)(1u << facing);
		game->allowed[beside->slot] &=
			(uint16_t)(wanted | ~(15u << 4 * facing));
	}
	return touched;
}

/* The lowest row of placed tiles, and how many rows there are. */
static int first_row(const struct carc_game *game, int *rows)
{
	int top = 0, bottom = 0;

	for (int i = 0; i < game->state->tiles; i++) {
		int y = game->cell[game->placed[i].cell].y;

		top = y < top ? y : top;
		bottom = y > bottom ? y : bottom;
	}
	*rows = bottom - top + 1;
	return top;
}

int carcp_by_rows(const struct carc_game *game, uint16_t cells[MAX_TILES])
{
	int tiles = game->state->tiles, rows, top = first_row(game, &rows);
	uint16_t begin[MAX_TILES + 1], end[MAX_TILES];

	memset(begin, 0, ((size_t)rows + 1) * sizeof *begin);
	for (int i = 0; i < tiles; i++)
		begin[game->cell[game->placed[i].cell].y - top + 1]++;
	for (int row = 0; row < rows; row++) {
		begin[row + 1] = (uint16_t)(begin[row + 1] + begin[row]);
		end[row] = begin[row];
	}
	for (int i = 0; i < tiles; i++) {
		const struct cell *cell = &game->cell[game->placed[i].cell];
		int row = cell->y - top, at = end[row]++;

		for (; at > begin[row] && game->cell[cells[at - 1]].x > cell->x;
		     at--)
			cells[at] = cells[at - 1];
		cells[at] = game->placed[i].cell;
	}
	return tiles;
}

int carcp_neighbours(const struct carc_game *game, uint16_t number)
{
	const struct cell *cell = &game->cell[number];
	int n = -carcp_filled(game, number);

	for (int dy = -1; dy <= 1; dy++)
		for (int dx = -1; dx <= 1; dx++)
			n += carcp_filled(game,
					  carcp_cell_at(game, cell->x + dx,
							cell->y + dy));
	return n;
}

/* Some mechanic forbids a placement that matches. */
static bool forbidden(const struct carc_game *game, uint16_t cell,
		      uint16_t shape, int rotation)
{
	if (!game->shape[shape].restricted)
		return false;
	FOR_HOOK (game, exp, may_place)
		if (!exp->may_place(game, cell, shape, rotation))
			return true;
	return false;
}

/* Which cells of a group match. Unused slots allow nothing, so the last group may
 * be read whole. */
#ifdef __SSE2__

/* In which of 16 cells edges match: their bit in a byte each. */
static inline __m128i match_turned(__m128i low, __m128i high, uint16_t edges,
				   int bit)
{
	__m128i turned = _mm_set1_epi16((int16_t)edges);
	__m128i none = _mm_setzero_si128();

	low = _mm_cmpeq_epi16(_mm_andnot_si128(low, turned), none);
	high = _mm_cmpeq_epi16(_mm_andnot_si128(high, turned), none);
	return _mm_and_si128(_mm_packs_epi16(low, high),
			     _mm_set1_epi8((int8_t)bit));
}

static inline uint64_t match_group(const uint16_t turned[SIDES],
				   const uint16_t *allowed)
{
	__m128i low = _mm_loadu_si128((const __m128i *)allowed);
	__m128i high = _mm_loadu_si128((const __m128i *)(allowed + 8));
	__m128i bytes = _mm_or_si128(
		_mm_or_si128(match_turned(low, high, turned[0], 1),
			     match_turned(low, high, turned[1], 2)),
		_mm_or_si128(match_turned(low, high, turned[2], 4),
			     match_turned(low, high, turned[3], 8)));
	__m128i pairs =
		_mm_and_si128(_mm_or_si128(bytes, _mm_srli_epi16(bytes, 4)),
			      _mm_set1_epi16(0xFF));
	uint64_t matches;

	_mm_storel_epi64((__m128i *)&matches, _mm_packus_epi16(pairs, pairs));
	return matches;
}

#else

/* Four cells of a group, four bits each. */
static uint64_t quarter(const uint16_t matches[4])
{
	uint64_t word = (uint64_t)matches[0] | (uint64_t)matches[1] << 16 |
			(uint64_t)matches[2] << 32 | (uint64_t)matches[3] << 48;

	word |= word >> 12;
	return (word | word >> 24) & 0xFFFF;
}

/* The loop is written so that compilers make vector code of it. */
static uint64_t match_group(const uint16_t turned[SIDES],
			    const uint16_t *allowed)
{
	uint16_t matches[GROUP];

	for (int i = 0; i < GROUP; i++) {
		uint16_t closed = (uint16_t)~allowed[i];

		matches[i] = (uint16_t)((turned[0] & closed ? 0 : 1) |
					(turned[1] & closed ? 0 : 2) |
					(turned[2] & closed ? 0 : 4) |
					(turned[3] & closed ? 0 : 8));
	}
	return quarter(matches) | quarter(matches + 4) << 16 |
	       quarter(matches + 8) << 32 | quarter(matches + 12) << 48;
}

#endif

/* Take away what mechanics forbid. */
static uint64_t without_forbidden(const struct carc_game *game, int slot,
				  uint16_t shape, uint64_t matches)
{
	for (uint64_t left = matches; left; left &= left - 1) {
		int bit = carcp_lowest_bit(left);

		if (forbidden(game, game->open[slot + bit / 4].cell, shape,
			      bit % 4))
			matches &= ~((uint64_t)1 << bit);
	}
	return matches;
}

static void match(const struct carc_game *game, uint16_t shape,
		  struct matches *matches)
{
	uint16_t turned[SIDES];
	int open = game->state->open;
	bool restricted = game->shape[shape].restricted;
	struct group *group = matches->group;
	int32_t count = 0;

	for (int r = 0; r < SIDES; r++)
		turned[r] = carcp_turn_edges(game->shape[shape].edges, r);
	for (int slot = 0; slot < open; slot += GROUP) {
		uint64_t bits = match_group(turned, game->allowed + slot);

		if (restricted)
			bits = without_forbidden(game, slot, shape, bits);
		group->matches = bits;
		group++->before = count;
		count += carcp_count_bits(bits);
	}
	group->before = count;
	matches->shape = shape;
	matches->groups = (int)(group - matches->group);
	matches->count = count;
}

int32_t carcp_match(struct carc_game *game, uint16_t shape)
{
	match(game, shape, &game->matches);
	return game->matches.count;
}

/* Room to match in when the matches are not known. */
struct room {
	struct matches matches;
	struct group group[MAX_GROUPS];
};

/* Those that are known, or else matched now. */
static const struct matches *matches_of(const struct carc_game *game,
					uint16_t shape, struct room *room)
{
	if (game->matches.shape == shape)
		return &game->matches;
	room->matches.group = room->group;
	match(game, shape, &room->matches);
	return &room->matches;
}

/* Write the lowest `n` matches of a group as moves, but for the place and the
 * rotation like a given one. */
static void write_placements(const struct open *open, uint64_t group, int32_t n,
			     const carc_move *like, carc_move *move)
{
	for (const carc_move *end = move + n; move < end; move++) {
		unsigned int bit = (unsigned int)carcp_lowest_bit(group);

		*move = *like;
		move->x = open[bit / SIDES].x;
		move->y = open[bit / SIDES].y;
		move->rotation = (int32_t)(bit % SIDES);
		group &= group - 1;
	}
}

/* Write the k-th of all matches. */
static void write_kth(const struct carc_game *game,
		      const struct matches *matches, int32_t k,
		      const carc_move *like, carc_move *move)
{
	const struct group *group = matches->group;
	int g = 0, bit;

	for (int i = 1; i < matches->groups; i++)
		g += group[i].before <= k;
	bit = carcp_nth_bit(group[g].matches, (uint32_t)(k - group[g].before));
	write_placements(game->open + g * GROUP, (uint64_t)1 << bit, 1, like,
			 move);
}

static carc_move some_placement(int player)
{
	return (carc_move){CARC_MOVE_PLACE, player, -1, -1, -1, -1, -1, -1};
}

void carcp_placements(const struct carc_game *game, uint16_t shape, int player,
		      struct list *list)
{
	struct room room;
	const struct matches *matches = matches_of(game, shape, &room);
	const struct group *group = matches->group;
	const carc_move like = some_placement(player);
	int32_t end = list->to < matches->count ? list->to : matches->count;

	list->count = matches->count;
	for (int32_t k = list->from; list->from && k < end; k++)
		write_kth(game, matches, k, &like,
			  list->out + (k - list->from));
	for (int g = 0; !list->from && group[g].before < end; g++) {
		int32_t first = group[g].before, behind = group[g + 1].before;

		write_placements(game->open + g * GROUP, group[g].matches,
				 (behind < end ? behind : end) - first, &like,
				 list->out + first);
	}
}

void carcp_random_placement(const struct carc_game *game, uint16_t shape,
			    int player, uint64_t *rng, carc_move *out)
{
	struct room room;
	const struct matches *matches = matches_of(game, shape, &room);
	const carc_move like = some_placement(player);
	uint32_t k = carcp_below(rng, (uint32_t)matches->count);

	write_kth(game, matches, (int32_t)k, &like, out);
}

carc_status carcp_check_placement(const struct carc_game *game, uint16_t shape,
				  int32_t x, int32_t y, int rotation)
{
	uint16_t edges = carcp_turn_edges(game->shape[shape].edges, rotation);
	uint16_t cell = carcp_cell_at(game, x, y);

	if (!cell)
		return CARC_ILLEGAL_APART;
	if (carcp_filled(game, cell))
		return CARC_ILLEGAL_FILLED;
	if (!carcp_matches(edges, game->allowed[game->cell[cell].slot]))
		return CARC_ILLEGAL_EDGE;
	if (forbidden(game, cell, shape, rotation))
		return CARC_ILLEGAL_PLACE;
	return CARC_OK;
}
