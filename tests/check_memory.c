/* SPDX-License-Identifier: Zlib */
/*
 * Memory: every allocation fails in turn, and nothing has changed; what is
 * taken is given back. The allocator of this test aligns to 16 bytes and no
 * more, and hands out memory full of rubbish.
 */
#include "common.h"

#define ALIGN 64 /* of the head; what follows it has 16 less */
#define HEAD 16  /* the size, and how far from what malloc() gave */
#define TAIL 16
#define RUBBISH 0xA5
#define LARGEST (4 << 20) /* no such game needs more at once */

struct heap {
	long calls, live;
	long fail_from, fail_to; /* calls that fail */
	uint64_t largest;
};

static void *heap_alloc(uint64_t size, void *user)
{
	struct heap *heap = user;
	size_t whole = (size_t)size + HEAD + TAIL;
	unsigned char *memory;
	uint64_t skip;

	heap->calls++;
	ck_assert_uint_gt(size, 0);
	if (size > heap->largest)
		heap->largest = size;
	if (heap->calls >= heap->fail_from && heap->calls <= heap->fail_to)
		return NULL;
	memory = malloc(whole + ALIGN);
	ck_assert_ptr_nonnull(memory);
	skip = ALIGN - (uintptr_t)memory % ALIGN;
	memory += skip;
	memset(memory, RUBBISH, whole);
	memcpy(memory, &size, sizeof size);
	memcpy(memory + sizeof size, &skip, sizeof skip);
	heap->live++;
	return memory + HEAD;
}

static void heap_free(void *memory, void *user)
{
	struct heap *heap = user;
	unsigned char *whole = memory;
	uint64_t size, skip;

	ck_assert_ptr_nonnull(memory);
	whole -= HEAD;
	memcpy(&size, whole, sizeof size);
	memcpy(&skip, whole + sizeof size, sizeof skip);
	for (int i = 0; i < TAIL; i++)
		if (whole[HEAD + size + (uint64_t)i] != RUBBISH)
			ck_abort_msg("written beyond an allocation");
	memset(whole, 0x5A, HEAD + size);
	free(whole - skip);
	heap->live--;
}

static carc_allocator allocator_of(struct heap *heap)
{
	carc_allocator allocator = {heap_alloc, heap_free, heap};

	memset(heap, 0, sizeof *heap);
	return allocator;
}

/* The n-th call from now on fails, alone or with all that follow. */
static void fail_at(struct heap *heap, int n, int all)
{
	heap->calls = 0;
	heap->fail_from = n;
	heap->fail_to = all ? 1000000 : n;
}

static void fail_never(struct heap *heap)
{
	heap->fail_from = heap->fail_to = 0;
}

/* Events and undo in each combination, by the last two bits of a number. */
static carc_config config_with_logs(int i, int32_t players)
{
	carc_config config = config_of(i / 4 % 5, players);

	config.events = i & 1;
	config.undo = i >> 1 & 1;
	config.seed = (uint64_t)i;
	return config;
}

/* ---- Making games -------------------------------------------------------- */

/* Calls that make a game: each fails until it gets all it asks for. */
enum way { NEW, DECK, CLONE, LOAD, WAYS };

static carc_status make(enum way way, carc_game **out, const carc_game *old,
			const char *record, const carc_allocator *allocator)
{
	carc_config config = config_with_logs(3, 3);
	int32_t types[64], n = types_of("D V U E B X V U W C", types), line = 0;
	carc_status status = CARC_OK;

	switch (way) {
	case NEW:
		return carc_game_new(out, &config, allocator);
	case DECK:
		return carc_game_new_deck(out, &config, types, n, allocator);
	case CLONE:
		return carc_game_clone(out, old, allocator);
	case LOAD:
		status = carc_load(out, record, (int32_t)strlen(record),
				   allocator, &line);
		ck_assert_int_eq(line == 0, status == CARC_OK);
		return status;
	default:
		ck_abort();
	}
	return status;
}

START_TEST(making)
{
	enum way way = (enum way)(_i / 2);
	struct heap heap;
	carc_allocator allocator = allocator_of(&heap);
	carc_config config = config_with_logs(3, 3);
	carc_game *old = game_of(&config), *game;
	uint64_t rng = 3, digest, original;
	char *record;
	int n;

	random_moves(old, &rng, 50);
	/* So many moves that the history is an allocation of its own. */
	for (int i = 0; i < 200; i++)
		ck_assert_int_eq(carc_reshuffle(old, (uint64_t)i), CARC_OK);
	record = record_of(old);
	original = digest_of(old);
	ck_assert_int_eq(make(way, &game, old, record, NULL), CARC_OK);
	digest = digest_of(game);
	carc_game_free(game);
	for (n = 1;; n++) {
		carc_status status;

		game = old;
		fail_at(&heap, n, _i & 1);
		status = make(way, &game, old, record, &allocator);
		if (status == CARC_OK)
			break;
		ck_assert_int_eq(status, CARC_ERR_MEMORY);
		ck_assert_ptr_null(game);
		ck_assert_int_eq(heap.live, 0);
		ck_assert_int_lt(n, 1000);
	}
	ck_assert_int_gt(n, 2);
	ck_assert_uint_eq(digest_of(game), digest);
	ck_assert_uint_eq(digest_of(old), original);
	ck_assert_uint_le(heap.largest, LARGEST);
	fail_never(&heap);
	ck_assert_int_eq(carc_playout(game, &rng), CARC_OK);
	carc_game_free(game);
	ck_assert_int_eq(heap.live, 0);
	free(record);
	carc_game_free(old);
}
END_TEST

START_TEST(wrong_allocators)
{
	struct heap heap;
	carc_allocator whole = allocator_of(&heap), half[3];
	carc_config config = config_of(0, 2);
	static const char record[] = "carcassonne 1 rules 1\n";
	carc_game *old = game_of(&config);
	int32_t type = 0, line;

	half[0] = half[1] = half[2] = whole;
	half[0].alloc = half[2].alloc = NULL;
	half[1].free = half[2].free = NULL;
	for (int i = 0; i < 3; i++) {
		carc_game *game = old;

		ck_assert_int_eq(carc_game_new(&game, &config, &half[i]),
				 CARC_ERR_ARGUMENT);
		ck_assert_ptr_null(game);
		ck_assert_int_eq(
			carc_game_new_deck(&game, &config, &type, 1, &half[i]),
			CARC_ERR_ARGUMENT);
		ck_assert_int_eq(carc_game_clone(&game, old, &half[i]),
				 CARC_ERR_ARGUMENT);
		ck_assert_int_eq(carc_load(&game, record,
					   (int32_t)sizeof record - 1, &half[i],
					   &line),
				 CARC_ERR_ARGUMENT);
		ck_assert_ptr_null(game);
	}
	ck_assert_int_eq(heap.calls, 0);
	carc_game_free(old);
}
END_TEST

/* The allocator is copied into the game. */
START_TEST(kept)
{
	struct heap heap;
	carc_allocator allocator = allocator_of(&heap);
	carc_config config = config_of(0, 2);
	uint64_t rng = 1;
	carc_game *game;

	ck_assert_int_eq(carc_game_new(&game, &config, &allocator), CARC_OK);
	memset(&allocator, 0, sizeof allocator);
	memset(&config, 0, sizeof config);
	ck_assert_int_eq(carc_playout(game, &rng), CARC_OK);
	carc_game_free(game);
	ck_assert_int_eq(heap.live, 0);
}
END_TEST

/* Refused configurations and records give back what they took. */
START_TEST(refused)
{
	static const char *const records[] = {
		"carcassonne 1 rules 1\ndeck D V U\nplayers 9\n",
		"carcassonne 1 rules 1\ndeck D V U\ndeck ?\n",
		"carcassonne 1 rules 1\ndeck D V U\nmoves\nplace 0 9,9 r0\n",
		"carcassonne 1 rules 1\ndeck D V U\nmoves\nhash 00\n",
	};
	struct heap heap;
	carc_allocator allocator = allocator_of(&heap);
	carc_config config = config_of(0, 2);
	static const int32_t types[] = {3, 1, 99};
	carc_game *game;

	ck_assert_int_eq(
		carc_game_new_deck(&game, &config, types, 3, &allocator),
		CARC_ERR_ARGUMENT);
	for (int i = 0; i < COUNT(records); i++)
		ck_assert_int_lt(carc_load(&game, records[i],
					   (int32_t)strlen(records[i]),
					   &allocator, NULL),
				 0);
	ck_assert_int_eq(heap.live, 0);
}
END_TEST

/* ---- Playing ------------------------------------------------------------- */

/* A move or a reshuffle, first without the memory it needs. */
static int apply_hungry(carc_game *game, struct heap *heap,
			const carc_move *move, int all)
{
	uint64_t digest = short_digest_of(game);
	int n;

	for (n = 1;; n++) {
		carc_status status;

		fail_at(heap, n, all);
		status = move ? carc_apply(game, move)
			      : carc_reshuffle(game, (uint64_t)n);
		if (status == CARC_OK)
			break;
		ck_assert_int_eq(status, CARC_ERR_MEMORY);
		ck_assert_uint_eq(short_digest_of(game), digest);
		ck_assert_int_lt(n, 100);
	}
	fail_never(heap);
	return n - 1;
}

START_TEST(hungry_games)
{
	struct heap heap, plenty;
	carc_allocator allocator = allocator_of(&heap);
	carc_allocator other = allocator_of(&plenty);
	carc_config config = config_with_logs(_i, 1 + _i % 6);
	carc_game *game, *twin;
	uint64_t rng = (uint64_t)_i;
	int failures = 0;

	config.automatic = _i / 8 % 2;
	config.chance = _i / 4 % 2;
	ck_assert_int_eq(carc_game_new(&game, &config, &allocator), CARC_OK);
	ck_assert_int_eq(carc_game_new(&twin, &config, &other), CARC_OK);
	for (;;) {
		uint64_t before = short_digest_of(game);
		carc_move move;

		if (carc_random_move(twin, &rng, &move) != CARC_OK)
			break;
		ck_assert_uint_eq(short_digest_of(twin), before);
		ck_assert_int_eq(carc_apply(twin, &move), CARC_OK);
		failures += apply_hungry(game, &heap, &move, _i & 1);
		/* The same move when memory is back, and back again. */
		ck_assert_uint_eq(carc_hash(game), carc_hash(twin));
		if (config.undo) {
			fail_at(&heap, 1, 1);
			ck_assert_int_eq(carc_undo(game), CARC_OK);
			ck_assert_uint_eq(short_digest_of(game), before);
			ck_assert_int_eq(heap.calls, 0);
			apply_hungry(game, &heap, &move, 1);
		}
	}
	ck_assert_uint_eq(digest_of(game), digest_of(twin));
	if (config.events || config.undo)
		ck_assert_int_gt(failures, 0);
	ck_assert_uint_le(heap.largest, LARGEST);
	/* Copying takes nothing. */
	fail_at(&heap, 1, 1);
	ck_assert_int_eq(carc_game_copy(game, twin), CARC_OK);
	ck_assert_int_eq(heap.calls, 0);
	carc_game_free(game);
	carc_game_free(twin);
	ck_assert_int_eq(heap.live, 0);
	ck_assert_int_eq(plenty.live, 0);
}
END_TEST

/* A clone has no room to spare in its logs: a move that is half made when an
 * event finds no memory is taken back. */
START_TEST(hungry_clones)
{
	struct heap heap;
	carc_allocator allocator = allocator_of(&heap);
	carc_config config = config_with_logs(_i, 2);
	uint64_t rng = (uint64_t)_i;
	carc_game *game = game_of(&config);
	carc_move move;

	while (carc_random_move(game, &rng, &move) == CARC_OK) {
		carc_game *clone;
		int failures;

		ck_assert_int_eq(carc_game_clone(&clone, game, &allocator),
				 CARC_OK);
		ck_assert_int_eq(carc_apply(game, &move), CARC_OK);
		failures = apply_hungry(clone, &heap, &move, _i >> 2 & 1);
		ck_assert_int_ge(failures, config.events + config.undo);
		ck_assert_uint_eq(short_digest_of(clone),
				  short_digest_of(game));
		carc_game_free(clone);
	}
	carc_game_free(game);
	ck_assert_int_eq(heap.live, 0);
}
END_TEST

START_TEST(hungry_reshuffles)
{
	struct heap heap;
	carc_allocator allocator = allocator_of(&heap);
	carc_config config = config_with_logs(_i, 2);
	uint64_t rng = 1, hash;
	carc_game *game;
	int failures = 0;

	ck_assert_int_eq(carc_game_new(&game, &config, &allocator), CARC_OK);
	random_moves(game, &rng, 20);
	hash = carc_hash(game);
	for (int i = 0; i < 400; i++)
		failures += apply_hungry(game, &heap, NULL, _i & 1);
	ck_assert_int_gt(failures, 0); /* at least the history grew */
	ck_assert_uint_eq(carc_hash(game), hash);
	ck_assert_int_eq(carc_history(game, 0, NULL, 0), 420);
	carc_game_free(game);
	ck_assert_int_eq(heap.live, 0);
}
END_TEST

/* A playout that runs out of memory stands where it stopped. */
START_TEST(hungry_playouts)
{
	struct heap heap;
	carc_allocator allocator = allocator_of(&heap);
	carc_config config = config_with_logs(_i, 4);
	int stopped = 0;

	for (int n = 1;; n++) {
		carc_game *game, *again;
		uint64_t rng = 7;
		carc_status status;
		char *record;

		fail_never(&heap);
		ck_assert_int_eq(carc_game_new(&game, &config, &allocator),
				 CARC_OK);
		fail_at(&heap, n, 1);
		status = carc_playout(game, &rng);
		fail_never(&heap);
		record = record_of(game);
		ck_assert_int_eq(carc_load(&again, record,
					   (int32_t)strlen(record), NULL, NULL),
				 CARC_OK);
		ck_assert_uint_eq(digest_of(again), digest_of(game));
		carc_game_free(again);
		free(record);
		if (status == CARC_ERR_MEMORY) {
			stopped++;
			ck_assert_int_eq(carc_playout(game, &rng), CARC_OK);
		}
		ck_assert_int_eq(carc_count_moves(game), 0);
		carc_game_free(game);
		ck_assert_int_eq(heap.live, 0);
		if (status == CARC_OK)
			break;
		ck_assert_int_eq(status, CARC_ERR_MEMORY);
	}
	ck_assert_int_eq(stopped > 0, config.events || config.undo);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("memory");
	TCase *tcase = tcase_create("memory");

	tcase_set_timeout(tcase, 0);
	tcase_add_loop_test(tcase, making, 0, 2 * WAYS);
	tcase_add_test(tcase, wrong_allocators);
	tcase_add_test(tcase, kept);
	tcase_add_test(tcase, refused);
	tcase_add_loop_test(tcase, hungry_games, 0, 20);
	tcase_add_loop_test(tcase, hungry_clones, 0, 8);
	tcase_add_loop_test(tcase, hungry_reshuffles, 0, 4);
	tcase_add_loop_test(tcase, hungry_playouts, 0, 4);
	suite_add_tcase(suite, tcase);
	return run_suite(suite);
}
