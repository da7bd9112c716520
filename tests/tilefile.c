/* SPDX-License-Identifier: Zlib */
/*
 * A parser of tests/data/NOTATION.md. It knows every word of the notation and
 * refuses all others, so that a slip of the pen is not skipped in silence.
 */
#include "tilefile.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "carcassonne.h"

struct word {
	const char *text;
	int number;
};

static const struct word sets[] = {
	{"base", CARC_SET_BASE},         {"river", CARC_SET_RIVER},
	{"inns", CARC_SET_INNS},         {"traders", CARC_SET_TRADERS},
	{"flier", CARC_SET_FLIER},       {"ferries", CARC_SET_FERRIES},
	{"gold", CARC_SET_GOLD},         {"magic", CARC_SET_MAGIC},
	{"robbers", CARC_SET_ROBBERS},   {"crop", CARC_SET_CROP},
	{"festival", CARC_SET_FESTIVAL}, {NULL, 0},
};

static const struct word kinds[] = {
	{"city", CARC_FEATURE_CITY},          {"road", CARC_FEATURE_ROAD},
	{"river", CARC_FEATURE_RIVER},        {"field", CARC_FEATURE_FIELD},
	{"cloister", CARC_FEATURE_MONASTERY}, {"garden", CARC_FEATURE_GARDEN},
	{"forest", CARC_FEATURE_FOREST},      {"lake", CARC_FEATURE_LAKE},
	{"meadow", CARC_FEATURE_MEADOW},      {NULL, 0},
};

/* Words of the block's first line that are marks of the tile. */
static const struct word head_marks[] = {
	{"bridge", CARC_MARK_BRIDGE},
	{"spring", CARC_MARK_SPRING},
	{"lake", CARC_MARK_MOUTH},
	{NULL, 0},
};

static const struct word line_marks[] = {
	{"ferrylake", CARC_MARK_FERRY},
	{"gold", CARC_MARK_GOLD},
	{"magic", CARC_MARK_MAGIC},
	{"robber", CARC_MARK_ROBBER},
	{"festival", CARC_MARK_FESTIVAL},
	{"machine", CARC_MARK_MACHINE},
	{"circle", CARC_MARK_CIRCLE},
	{"volcano", CARC_MARK_VOLCANO},
	{NULL, 0},
};

static const struct word directions[] = {
	{"N", 0},  {"NE", 1}, {"E", 2},  {"SE", 3}, {"S", 4},
	{"SW", 5}, {"W", 6},  {"NW", 7}, {NULL, 0},
};

static const struct word circles[] = {
	{"pitchfork", 0},
	{"club", 1},
	{"shield", 2},
	{NULL, 0},
};

static const struct word goods[] = {
	{"wine", CARC_ATTRIBUTE_WINE},
	{"grain", CARC_ATTRIBUTE_GRAIN},
	{"cloth", CARC_ATTRIBUTE_CLOTH},
	{NULL, 0},
};

/* Attributes that stand alone, and those that carry a count. */
static const struct word flags[] = {
	{"inn", CARC_ATTRIBUTE_INN},
	{"cathedral", CARC_ATTRIBUTE_CATHEDRAL},
	{"fire", CARC_ATTRIBUTE_FIRE},
	{"shrine", CARC_ATTRIBUTE_SHRINE},
	{NULL, 0},
};

static const struct word counts[] = {
	{"pennant", CARC_ATTRIBUTE_PENNANT},
	{"nugget", CARC_ATTRIBUTE_NUGGET},
	{"mushrooms", CARC_ATTRIBUTE_MUSHROOMS},
	{"fish", CARC_ATTRIBUTE_FISH},
	{"deer", CARC_ATTRIBUTE_DEER},
	{"mammoth", CARC_ATTRIBUTE_MAMMOTH},
	{"tiger", CARC_ATTRIBUTE_TIGER},
	{"aurochs", CARC_ATTRIBUTE_AUROCHS},
	{NULL, 0},
};

static int lookup(const struct word *table, const char *text, int *number)
{
	for (; table->text != NULL; table++) {
		if (strcmp(table->text, text) == 0) {
			*number = table->number;
			return 1;
		}
	}
	return 0;
}

static int copy(char *to, size_t size, const char *from)
{
	if (strlen(from) >= size)
		return 0;
	strcpy(to, from);
	return 1;
}

/* "1,4,7" to bits; "-" is none. */
static int read_bits(const char *text, int limit, int *bits)
{
	*bits = 0;
	if (strcmp(text, "-") == 0)
		return 1;
	for (;;) {
		char *end;
		long n = strtol(text, &end, 10);

		if (end == text || n < 0 || n >= limit || (*bits >> n & 1))
			return 0;
		*bits |= 1 << n;
		if (*end == '\0')
			return 1;
		if (*end != ',')
			return 0;
		text = end + 1;
	}
}

/* "NES" to bits; "-" is none. */
static int read_sides(const char *text, int *bits)
{
	static const char letters[] = "NESW";

	*bits = 0;
	if (strcmp(text, "-") == 0)
		return 1;
	for (; *text != '\0'; text++) {
		const char *at = strchr(letters, *text);

		if (at == NULL || (*bits >> (at - letters) & 1))
			return 0;
		*bits |= 1 << (at - letters);
	}
	return 1;
}

/* The value behind "key=" if the word is of that key, else NULL. */
static const char *value_of(const char *word, const char *key)
{
	size_t n = strlen(key);

	if (strncmp(word, key, n) != 0 || word[n] != '=')
		return NULL;
	return word + n + 1;
}

static int add_mark(struct tf_tile *tile, int kind, int value)
{
	if (tile->marks == TILEFILE_MARKS)
		return 0;
	tile->mark[tile->marks].kind = kind;
	tile->mark[tile->marks].value = value;
	tile->marks++;
	return 1;
}

static int read_head(struct tf_tile *tile, char **word, int n)
{
	tile->count = -1;
	tile->set = CARC_SET_HUNTERS; /* its file names no sets */
	if (n < 3 || !copy(tile->name, sizeof tile->name, word[1]))
		return 0;
	for (int i = 2; i < n; i++) {
		const char *value;
		int number;

		if ((value = value_of(word[i], "count")) != NULL)
			tile->count = atoi(value);
		else if ((value = value_of(word[i], "variant")) != NULL) {
			if (!copy(tile->variant, sizeof tile->variant, value))
				return 0;
		} else if ((value = value_of(word[i], "set")) != NULL) {
			if (!lookup(sets, value, &tile->set))
				return 0;
		} else if (strcmp(word[i], "start") == 0)
			tile->start = 1;
		else if (strcmp(word[i], "bonus") == 0)
			tile->set = CARC_SET_BONUS;
		else if (lookup(head_marks, word[i], &number)) {
			if (!add_mark(tile, number, -1))
				return 0;
		} else if (value_of(word[i], "code") == NULL)
			return 0;
	}
	return tile->count >= 0;
}

static int read_attribute(struct tf_segment *segment, const char *word)
{
	const char *value;
	int number;

	if (lookup(flags, word, &number)) {
		segment->attribute[number] = 1;
		return 1;
	}
	if ((value = value_of(word, "goods")) != NULL) {
		if (!lookup(goods, value, &number))
			return 0;
		segment->attribute[number] = 1;
		return 1;
	}
	for (const struct word *c = counts; c->text != NULL; c++) {
		if ((value = value_of(word, c->text)) != NULL) {
			segment->attribute[c->number] = atoi(value);
			return atoi(value) > 0;
		}
	}
	return 0;
}

static int read_segment(struct tf_tile *tile, int kind, char **word, int n)
{
	struct tf_segment *segment = &tile->segment[tile->segments];
	const char *value;
	int next = 1;

	if (tile->segments == TILEFILE_SEGMENTS)
		return 0;
	tile->segments++;
	segment->kind = kind;
	switch (kind) {
	case CARC_FEATURE_FIELD:
	case CARC_FEATURE_MEADOW:
		if (n < 2 || !read_bits(word[next++], 8, &segment->halves))
			return 0;
		break;
	case CARC_FEATURE_CITY:
	case CARC_FEATURE_ROAD:
	case CARC_FEATURE_RIVER:
	case CARC_FEATURE_FOREST:
		if (n < 2 || !read_sides(word[next++], &segment->sides))
			return 0;
		break;
	default:
		break;
	}
	for (; next < n; next++) {
		if ((value = value_of(word[next], "adj")) != NULL ||
		    (value = value_of(word[next], "lake")) != NULL) {
			if (!read_bits(value, TILEFILE_SEGMENTS, &segment->adj))
				return 0;
		} else if ((value = value_of(word[next], "end")) != NULL) {
			if (!copy(segment->end, sizeof segment->end, value))
				return 0;
		} else if (!read_attribute(segment, word[next]))
			return 0;
	}
	return 1;
}

static int read_mark(struct tf_tile *tile, int kind, char **word, int n)
{
	const char *value;
	int number = -1;

	if (kind == CARC_MARK_MACHINE) {
		if (n != 2 || (value = value_of(word[1], "dir")) == NULL ||
		    !lookup(directions, value, &number))
			return 0;
	} else if (kind == CARC_MARK_CIRCLE) {
		if (n != 2 || (value = value_of(word[1], "kind")) == NULL ||
		    !lookup(circles, value, &number))
			return 0;
	} else if (n != 1)
		return 0;
	return add_mark(tile, kind, number);
}

static int read_line(struct tilefile *to, char *line, int number)
{
	char *word[32];
	int n = 0;
	int kind;
	struct tf_tile *tile;

	/* A note is text for people; a comment too. */
	line[strcspn(line, "#\r\n")] = '\0';
	for (char *w = strtok(line, " \t"); w != NULL; w = strtok(NULL, " \t"))
		if (n < 32)
			word[n++] = w;
	if (n == 0 || strcmp(word[0], "note") == 0)
		return 1;
	if (strcmp(word[0], "tile") == 0) {
		if (to->tiles == TILEFILE_MAX)
			return 0;
		tile = &to->tile[to->tiles++];
		memset(tile, 0, sizeof *tile);
		tile->line = number;
		return read_head(tile, word, n);
	}
	if (to->tiles == 0)
		return 0;
	tile = &to->tile[to->tiles - 1];
	if (lookup(kinds, word[0], &kind))
		return read_segment(tile, kind, word, n);
	if (lookup(line_marks, word[0], &kind))
		return read_mark(tile, kind, word, n);
	return 0;
}

int tilefile_read(struct tilefile *to, const char *name)
{
	const char *root = getenv("srcdir");
	char path[1024];
	char line[1024];
	int number = 0;
	int good = 1;
	FILE *file;

	if (snprintf(path, sizeof path, "%s/tests/data/%s",
		     root != NULL ? root : ".", name) >= (int)sizeof path)
		return 0;
	file = fopen(path, "r");
	if (file == NULL) {
		perror(path);
		return 0;
	}
	while (good && fgets(line, sizeof line, file) != NULL) {
		number++;
		good = read_line(to, line, number);
	}
	if (!good)
		fprintf(stderr, "%s:%d: not the notation\n", path, number);
	fclose(file);
	return good;
}

const struct tf_tile *tilefile_find(const struct tilefile *from,
				    const char *name)
{
	for (int i = 0; i < from->tiles; i++)
		if (strcmp(from->tile[i].name, name) == 0)
			return &from->tile[i];
	return NULL;
}

int tilefile_edge(const struct tf_tile *tile, int side)
{
	int edge = 0;

	for (int i = 0; i < tile->segments; i++) {
		const struct tf_segment *segment = &tile->segment[i];

		if (segment->sides >> side & 1)
			return segment->kind;
		if (segment->halves >> (2 * side) & 3)
			edge = segment->kind;
	}
	return edge;
}
