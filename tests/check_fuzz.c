/* SPDX-License-Identifier: Zlib */
/*
 * Records, moves and text that were damaged at random: whatever comes in, a
 * status comes out and nothing breaks. Records with the moves that those of
 * tests/games call illegal are refused for that reason, in that line. CARC_FUZZ
 * sets how many records.
 */
#include <dirent.h>
#include <stdbool.h>

#include "common.h"

#define ROOM (1 << 20) /* bytes of the largest record */
#define CORPUS 2000    /* records, at most */

struct text {
	char *bytes;
	int32_t size;
};

static struct text corpus[CORPUS];
static int texts;

/* A generator of the test's own (xorshift). */
static uint64_t random_state;

static uint32_t roll(uint32_t n)
{
	random_state ^= random_state << 13;
	random_state ^= random_state >> 7;
	random_state ^= random_state << 17;
	return (uint32_t)((random_state >> 32) % n);
}

/* ---- Where records come from --------------------------------------------- */

static void read_record(const char *path)
{
	static char bytes[ROOM];
	FILE *file = fopen(path, "rb");
	struct text *text = &corpus[texts];

	ck_assert_msg(file && texts < CORPUS, "%s", path);
	text->size = (int32_t)fread(bytes, 1, ROOM, file);
	text->bytes = malloc((size_t)text->size + 1);
	ck_assert_ptr_nonnull(text->bytes);
	memcpy(text->bytes, bytes, (size_t)text->size);
	text->bytes[text->size] = '\0';
	texts++;
	fclose(file);
}

/* Directories have no order of their own. */
static int by_text(const void *a, const void *b)
{
	return strcmp(((const struct text *)a)->bytes,
		      ((const struct text *)b)->bytes);
}

/* Everything below a directory. */
static void read_below(const char *path, int depth)
{
	DIR *directory = opendir(path);
	struct dirent *entry;

	if (!directory) {
		read_record(path);
		return;
	}
	while ((entry = readdir(directory))) {
		char name[4096];

		if (entry->d_name[0] == '.' || !depth)
			continue;
		snprintf(name, sizeof name, "%.2000s/%s", path, entry->d_name);
		read_below(name, depth - 1);
	}
	closedir(directory);
}

static void play_records(void)
{
	for (int i = 0; i < 40; i++) {
		carc_config config = config_of(i % 4, 1 + i % 6);
		uint64_t rng = (uint64_t)i;
		carc_game *game;

		config.seed = (uint64_t)i;
		config.chance = i / 4 % 2;
		config.automatic = i / 8 % 2;
		config.expansion[CARC_EXP_FARMERS] = i % 3 != 0;
		game = i % 5 ? game_of(&config)
			     : game_of_deck(&config, "D V U E B X V U W C L R");
		random_moves(game, &rng, (int)roll(80));
		if (i % 7 == 0)
			carc_reshuffle(game, (uint64_t)i);
		random_moves(game, &rng, (int)roll(60));
		corpus[texts].bytes = record_of(game);
		corpus[texts].size = (int32_t)strlen(corpus[texts].bytes);
		texts++;
		carc_game_free(game);
	}
}

static void gather(void)
{
	const char *srcdir = getenv("srcdir");
	char path[2000];
	int own;

	random_state = 0x2545F4914F6CDD1Du;
	play_records();
	own = texts;
	snprintf(path, sizeof path, "%s/tests/games", srcdir ? srcdir : ".");
	read_below(path, 8);
	ck_assert_int_gt(texts, own);
	qsort(corpus + own, (size_t)(texts - own), sizeof *corpus, by_text);
}

/* ---- Damage -------------------------------------------------------------- */

static void replace(struct text *text, int32_t at, int32_t old,
		    const char *with, int32_t size)
{
	if (text->size - old + size > ROOM)
		return;
	memmove(text->bytes + at + size, text->bytes + at + old,
		(size_t)(text->size - at - old));
	memcpy(text->bytes + at, with, (size_t)size);
	text->size += size - old;
}

static int32_t place_in(const struct text *text)
{
	return (int32_t)roll((uint32_t)text->size + 1);
}

/* The line around a place, its newline included. */
static void line_at(const struct text *text, int32_t at, int32_t *begin,
		    int32_t *size)
{
	int32_t end = at;

	while (at > 0 && text->bytes[at - 1] != '\n')
		at--;
	while (end < text->size && text->bytes[end] != '\n')
		end++;
	*begin = at;
	*size = end - at + (end < text->size);
}

static void long_text(struct text *text, int32_t at)
{
	static char many[70000];
	static const char fill[] = "0x#a \t9-,";

	memset(many, fill[roll(sizeof fill - 1)], sizeof many);
	replace(text, at, 0, many,
		(int32_t)roll(roll(4) ? 200 : (uint32_t)sizeof many));
}

static void change_number(struct text *text, int32_t at)
{
	static const char *const number[] = {"0",
					     "-1",
					     "-0",
					     "1",
					     "7",
					     "255",
					     "256",
					     "65536",
					     "99999",
					     "2147483647",
					     "-2147483648",
					     "2147483648",
					     "4294967296",
					     "18446744073709551615",
					     "18446744073709551616",
					     "1e3",
					     "0x10",
					     "+1",
					     "007"};
	const char *with = number[roll((uint32_t)COUNT(number))];
	int32_t end;

	while (at < text->size &&
	       (text->bytes[at] < '0' || text->bytes[at] > '9'))
		at++;
	for (end = at; end < text->size && text->bytes[end] >= '0' &&
		       text->bytes[end] <= '9';)
		end++;
	replace(text, at, end - at, with, (int32_t)strlen(with));
}

static void change_word(struct text *text, int32_t at)
{
	static const char *const word[] = {
		"draw",       "place",    "deploy",    "pass",
		"moves",      "deck",     "hash",      "expect",
		"edition",    "set",      "expansion", "rule",
		"players",    "first",    "seed",      "chance",
		"reshuffle",  "external", "inside",    "automatic on",
		"events off", "undo off", "follower",  "abbot",
		"V*4999",     "E_garden", "r1",        "s0",
		"=2",         "0,0",      "-1,-1",     "#",
		"\r\n",       "rules 2",  "take-back"};
	const char *with = word[roll((uint32_t)COUNT(word))];
	int32_t end;

	while (at > 0 && text->bytes[at - 1] > ' ')
		at--;
	for (end = at; end < text->size && text->bytes[end] > ' ';)
		end++;
	replace(text, at, end - at, with, (int32_t)strlen(with));
}

static void damage(struct text *text)
{
	int32_t at = place_in(text), begin, size, to, much;
	char byte = (char)roll(256), line[8192];

	line_at(text, at, &begin, &size);
	much = text->size - at < 40 ? text->size - at : 40;
	switch (roll(11)) {
	case 0:
		if (at < text->size)
			text->bytes[at] ^= (char)(1 << roll(8));
		break;
	case 1:
		if (at < text->size)
			text->bytes[at] = byte;
		break;
	case 2:
		replace(text, at, (int32_t)roll((uint32_t)much + 1), "", 0);
		break;
	case 3:
		replace(text, at, 0, &byte, 1);
		break;
	case 4:
		replace(text, begin, size, "", 0);
		break;
	case 5: /* a line twice, or elsewhere */
	case 6:
		size = size < (int32_t)sizeof line ? size : 0;
		memcpy(line, text->bytes + begin, (size_t)size);
		if (roll(2))
			replace(text, begin, size, "", 0);
		line_at(text, place_in(text), &to, &much);
		replace(text, to, 0, line, size);
		break;
	case 7:
		text->size = at;
		break;
	case 8:
		change_number(text, at);
		break;
	case 9:
		change_word(text, at);
		break;
	default:
		long_text(text, at);
		break;
	}
}

/* ---- Tests --------------------------------------------------------------- */

static int32_t lines_of(const struct text *text)
{
	int32_t lines = 1;

	for (int32_t i = 0; i < text->size && text->bytes[i]; i++)
		lines += text->bytes[i] == '\n';
	return lines;
}

/* A game that was read can be written and read again, and played on. */
static void check_game(carc_game *game)
{
	char *record = record_of(game);
	carc_game *again = NULL;
	int32_t line = -1;
	carc_status status =
		carc_load(&again, record, (int32_t)strlen(record), NULL, &line);

	ck_assert_msg(status == CARC_OK && carc_hash(again) == carc_hash(game),
		      "%d in line %d of\n%s", status, line, record);
	free(record);
	carc_game_free(again);
}

static bool is_load_status(carc_status status)
{
	return carc_name(CARC_NAME_STATUS, status) &&
	       status != CARC_ERR_BUFFER && status != CARC_ERR_HISTORY &&
	       status != CARC_ERR_MEMORY;
}

START_TEST(records)
{
	const char *wanted = getenv("CARC_FUZZ");
	int rounds = wanted ? atoi(wanted) : 12000, loaded = 0;
	struct text text = {malloc(ROOM), 0};

	ck_assert_ptr_nonnull(text.bytes);
	for (int i = 0; i < rounds; i++) {
		const struct text *from = &corpus[i % texts];
		int32_t line = -1, lines;
		carc_game *game = (carc_game *)&text;
		carc_status status;
		char *exact;

		text.size = from->size;
		memcpy(text.bytes, from->bytes, (size_t)from->size);
		for (uint32_t n = i < texts ? 0 : 1 + roll(roll(8) ? 2 : 20); n;
		     n--)
			damage(&text);
		/* In memory of its own, so that reading beyond shows. */
		exact = malloc((size_t)text.size + !text.size);
		ck_assert_ptr_nonnull(exact);
		memcpy(exact, text.bytes, (size_t)text.size);
		status = carc_load(&game, exact, text.size, NULL, &line);
		lines = lines_of(&text);
		free(exact);
		ck_assert_int_eq(game != NULL, status == CARC_OK);
		if (status == CARC_OK) {
			ck_assert_int_eq(line, 0);
			check_game(game);
			loaded++;
		} else {
			ck_assert_msg(is_load_status(status) && line >= 1 &&
					      line <= lines,
				      "%d in line %d of %d", status, line,
				      lines);
		}
		ck_assert(i >= texts || status == CARC_OK);
		carc_game_free(game);
	}
	ck_assert_int_gt(loaded, rounds / 50);
	ck_assert_int_lt(loaded, rounds);
	free(text.bytes);
}
END_TEST

/* What stands behind `start` in a line, NULL if the line begins otherwise. */
static const char *behind(const char *line, const char *start)
{
	size_t size = strlen(start);

	return strncmp(line, start, size) ? NULL : line + size;
}

static bool is_chance(const char *move)
{
	return behind(move, "draw ") || behind(move, "roll ") ||
	       behind(move, "token ");
}

/* The first `size` bytes of a record and a move that is illegal there. Where
 * chance comes from inside it has happened: a record that says otherwise is
 * broken. */
static void check_refused(const struct text *text, size_t size,
			  const char *wanted, const char *move)
{
	size_t room = size + strlen(move) + 1;
	char *record = malloc(room);
	struct text all = {record, (int32_t)(room - 1)};
	int32_t line = -1;
	carc_game *game;
	carc_status status;
	const char *told;

	ck_assert_ptr_nonnull(record);
	memcpy(record, text->bytes, size);
	strcpy(record + size, move);
	status = carc_load(&game, record, all.size, NULL, &line);
	told = carc_name(CARC_NAME_STATUS, status);
	if (!strstr(record, "\nchance external") && is_chance(move))
		wanted = carc_name(CARC_NAME_STATUS, CARC_ERR_FORMAT);
	ck_assert_msg(!game && line == lines_of(&all) && !strcmp(told, wanted),
		      "%s in line %d, not %s in line %d of\n%s", told, line,
		      wanted, lines_of(&all), record);
	free(record);
}

START_TEST(refused_moves)
{
	int refused = 0;

	for (int i = 0; i < texts; i++) {
		const char *line = corpus[i].bytes, *end;

		for (; *line; line = end + (*end == '\n')) {
			const char *rest = behind(line, "expect illegal ");
			char name[64], move[200];

			end = line + strcspn(line, "\n");
			if (!rest ||
			    sscanf(rest, "%63s %199[^\n#]", name, move) != 2)
				continue;
			check_refused(&corpus[i],
				      (size_t)(line - corpus[i].bytes), name,
				      move);
			refused++;
		}
	}
	ck_assert_int_gt(refused, 500);
}
END_TEST

START_TEST(garbage)
{
	for (int i = 0; i < 3000; i++) {
		char bytes[600];
		int32_t size = (int32_t)roll(sizeof bytes), line = -1;
		static const char start[] = "carcassonne 1 rules 1\n";
		carc_game *game;
		carc_status status;

		for (int32_t k = 0; k < size; k++)
			bytes[k] = (char)roll(256);
		if (i & 1 && size > (int32_t)sizeof start)
			memcpy(bytes, start, sizeof start - 1);
		status = carc_load(&game, bytes, size, NULL, &line);
		if (status != CARC_OK)
			ck_assert(is_load_status(status) && line >= 1);
		carc_game_free(game);
	}
}
END_TEST

START_TEST(move_texts)
{
	int read = 0;

	for (int i = 0; i < 30000; i++) {
		static const char *const base[] = {"place 0 0,1 r1",
						   "deploy 3 follower -2,5 s0",
						   "draw V_garden",
						   "pass 5",
						   "reshuffle 12345678901234",
						   "rob 1 =3 robber",
						   "ferry 2 4,4 s1 =3",
						   ""};
		char bytes[300], copy[160];
		struct text text = {malloc(ROOM), 0};
		carc_move move, again;
		carc_status status;

		text.size = snprintf(bytes, sizeof bytes, "%s",
				     base[roll((uint32_t)COUNT(base))]);
		memcpy(text.bytes, bytes, (size_t)text.size);
		for (uint32_t n = roll(4); n; n--)
			damage(&text);
		text.bytes[text.size < ROOM ? text.size : ROOM - 1] = '\0';
		memset(&move, 0xA5, sizeof move);
		status = carc_move_parse(text.bytes, &move);
		if (status == CARC_OK) {
			int32_t size = carc_move_text(&move, copy, 160);

			read++;
			ck_assert(size > 0 && size <= 128);
			ck_assert_int_eq(carc_move_parse(copy, &again),
					 CARC_OK);
			ck_assert_mem_eq(&again, &move, sizeof move);
		} else if (status != CARC_ERR_FORMAT ||
			   move.kind != (int32_t)0xA5A5A5A5) {
			ck_abort_msg("%d", status);
		}
		free(text.bytes);
	}
	ck_assert_int_gt(read, 1000);
}
END_TEST

static int32_t random_field(void)
{
	static const int32_t odd[] = {INT32_MIN, INT32_MAX, -65537, 65536,
				      -2,        99,        100,    -100};

	switch (roll(8)) {
	case 0:
		return odd[roll((uint32_t)COUNT(odd))];
	case 1:
		return (int32_t)((uint32_t)roll(65536) << 16 | roll(65536));
	case 2:
	case 3:
		return -1;
	default:
		return (int32_t)roll(9) - 3;
	}
}

/* Moves of any bits are refused or stand in the list. */
static void check_move(carc_game *game, const carc_move *list, int32_t n)
{
	carc_move move = list[roll((uint32_t)n)];
	bool listed = false;
	carc_status status;
	uint64_t hash;

	for (uint32_t changes = roll(4) ? 1 : 8; changes; changes--)
		((int32_t *)&move)[roll(8)] = random_field();
	for (int32_t i = 0; i < n; i++)
		listed |= !memcmp(&list[i], &move, sizeof move);
	status = carc_check_move(game, &move);
	if ((status == CARC_OK) != listed ||
	    (status != CARC_OK && status > CARC_ILLEGAL_KIND))
		ck_abort_msg("status %d", status);
	if (listed)
		return;
	hash = carc_hash(game);
	if (carc_apply(game, &move) != status || carc_hash(game) != hash)
		ck_abort_msg("refused with %d, but changed", status);
}

START_TEST(moves)
{
	carc_config config = config_of(_i % 5, 1 + _i % 6);
	uint64_t rng = (uint64_t)_i;
	carc_game *game;

	random_state += (uint64_t)_i;
	config.chance = _i % 2;
	config.automatic = _i / 2 % 2;
	game = game_of(&config);
	for (;;) {
		carc_move list[CARC_MAX_MOVES];
		int32_t n = carc_legal_moves(game, list, CARC_MAX_MOVES);

		if (!n)
			break;
		for (int i = 0; i < 30; i++)
			check_move(game, list, n);
		random_moves(game, &rng, 1);
	}
	carc_game_free(game);
}
END_TEST

static void forget(void)
{
	while (texts)
		free(corpus[--texts].bytes);
}

int main(void)
{
	Suite *suite = suite_create("fuzz");
	TCase *tcase = tcase_create("fuzz");

	tcase_set_timeout(tcase, 0);
	tcase_add_unchecked_fixture(tcase, gather, forget);
	tcase_add_test(tcase, records);
	tcase_add_test(tcase, refused_moves);
	tcase_add_test(tcase, garbage);
	tcase_add_test(tcase, move_texts);
	tcase_add_loop_test(tcase, moves, 0, 24);
	suite_add_tcase(suite, tcase);
	return run_suite(suite);
}
