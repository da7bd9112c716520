/* SPDX-License-Identifier: Zlib */
#include "convert.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int count(const struct layout *layout)
{
	int n = 0;

	while (layout->fields[n].name)
		n++;
	return n;
}

bool gd_keys_make(void)
{
	for (int i = 0; gd_layouts[i]; i++) {
		struct layout *layout = gd_layouts[i];
		int n = count(layout);

		layout->keys = calloc((size_t)n, sizeof *layout->keys);
		if (!layout->keys)
			return false;
		for (int k = 0; k < n; k++)
			gd_make_text(&layout->keys[k], layout->fields[k].name);
	}
	return true;
}

/* Also those of a gd_keys_make() that ran out of memory. */
void gd_keys_drop(void)
{
	for (int i = 0; gd_layouts[i]; i++) {
		struct layout *layout = gd_layouts[i];

		for (int k = 0; layout->keys && k < count(layout); k++)
			gd.variant_destroy(&layout->keys[k]);
		free(layout->keys);
		layout->keys = NULL;
	}
}

/* ---- numbers of a struct --------------------------------------------------- */

static int64_t get(const struct field *f, const void *from, int i)
{
	const char *at = (const char *)from + f->offset + i * f->width;
	uint8_t byte;
	int32_t number;
	int64_t wide;

	switch (f->width) {
	case sizeof byte:
		memcpy(&byte, at, sizeof byte);
		return byte;
	case sizeof number:
		memcpy(&number, at, sizeof number);
		return number;
	default:
		memcpy(&wide, at, sizeof wide);
		return wide;
	}
}

/* False if the number does not fit. */
static bool set(const struct field *f, void *to, int i, int64_t value)
{
	char *at = (char *)to + f->offset + i * f->width;
	uint8_t byte = (uint8_t)value;
	int32_t number = (int32_t)value;

	switch (f->width) {
	case sizeof byte:
		memcpy(at, &byte, sizeof byte);
		return byte == value;
	case sizeof number:
		memcpy(at, &number, sizeof number);
		return number == value;
	default:
		memcpy(at, &value, sizeof value);
		return true;
	}
}

/* ---- to the engine --------------------------------------------------------- */

static void make_member(struct variant *out, const struct field *f,
			const void *from)
{
	int32_t numbers[64];

	if (!f->length) {
		gd_make_number(out, get(f, from, 0));
		return;
	}
	for (int i = 0; i < f->length; i++)
		numbers[i] = (int32_t)get(f, from, i);
	gd_make_numbers(out, numbers, f->length);
}

void gd_write(const struct variant *dictionary, const struct layout *layout,
	      const void *from)
{
	void *inside = gd.inside[DICTIONARY]((struct variant *)dictionary);

	for (int k = 0; layout->fields[k].name; k++) {
		struct variant *slot =
			gd.dictionary_operator_index(inside, &layout->keys[k]);
		gd.variant_destroy(slot);
		make_member(slot, &layout->fields[k], from);
	}
}

void gd_make_struct(struct variant *out, const struct layout *layout,
		    const void *from)
{
	gd_make(out, DICTIONARY);
	gd_write(out, layout, from);
}

void gd_make_list(struct variant *out, const struct layout *layout,
		  const void *from, int32_t n)
{
	void *inside;

	gd_make_array(out, n);
	inside = gd.inside[ARRAY](out);
	for (int32_t i = 0; i < n; i++) {
		struct variant *slot = gd.array_operator_index(inside, i);
		gd.variant_destroy(slot);
		gd_make_struct(slot, layout,
			       (const char *)from + (size_t)i * layout->size);
	}
}

/* ---- from the engine ------------------------------------------------------- */

static bool read_member(const struct variant *in, const struct field *f,
			void *to)
{
	int type = gd_type(in);
	int64_t n;
	const int32_t *numbers;

	if (!f->length)
		return (type == INT || type == BOOL) &&
		       set(f, to, 0, gd_number(in));
	if (type != INT32S)
		return false;
	numbers = gd_numbers(in, &n);
	if (n != f->length)
		return false;
	for (int i = 0; i < f->length; i++)
		if (!set(f, to, i, numbers[i]))
			return false;
	return true;
}

/* Say which key of a dictionary is no member. */
static void tell_stranger(const struct variant *dictionary,
			  const struct layout *layout, char *why, size_t size)
{
	struct variant at, key;
	GDExtensionBool more, valid;

	more = gd.variant_iter_init(dictionary, &at, &valid);
	while (more) {
		char *text;
		int k = 0;

		gd.variant_iter_get(dictionary, &at, &key, &valid);
		text = gd_text(&key);
		gd.variant_destroy(&key);
		while (text && layout->fields[k].name &&
		       strcmp(layout->fields[k].name, text))
			k++;
		if (!layout->fields[k].name)
			snprintf(why, size, "%s: has no member \"%s\"",
				 layout->name, text);
		free(text);
		more = gd.variant_iter_next(dictionary, &at, &valid);
	}
	gd.variant_destroy(&at);
}

bool gd_read(const struct variant *dictionary, const struct layout *layout,
	     void *to, char *why, size_t size)
{
	struct variant value;
	int64_t unread;

	gd_call((struct variant *)dictionary, "size", NULL, 0, &value);
	unread = gd_number(&value);
	for (int k = 0; layout->fields[k].name; k++) {
		const struct field *f = &layout->fields[k];
		GDExtensionBool there;
		bool good;

		gd.variant_get_keyed(dictionary, &layout->keys[k], &value,
				     &there);
		if (!there)
			continue;
		unread--;
		good = read_member(&value, f, to);
		gd.variant_destroy(&value);
		if (!good && f->length)
			snprintf(why, size,
				 "%s: \"%s\" takes a PackedInt32Array of %d "
				 "numbers in range",
				 layout->name, f->name, f->length);
		else if (!good)
			snprintf(why, size,
				 "%s: \"%s\" takes a number in range",
				 layout->name, f->name);
		if (!good)
			return false;
	}
	if (unread)
		tell_stranger(dictionary, layout, why, size);
	return !unread;
}
