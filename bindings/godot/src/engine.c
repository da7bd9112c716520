/* SPDX-License-Identifier: Zlib */
#include "engine.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct engine gd;

static const struct {
	const char *name;
	size_t offset;
} wanted[] = {
#define WANTED(type, name) {#name, offsetof(struct engine, name)},
	GD_FUNCTIONS(WANTED)};

bool gd_engine_find(GDExtensionInterfaceGetProcAddress find,
		    GDExtensionClassLibraryPtr library)
{
	static const int types[] = {INT,    STRING, STRING_NAME, DICTIONARY,
				    OBJECT, ARRAY,  INT32S};

	/* print_error comes first, to say what is missing. */
	for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
		GDExtensionInterfaceFunctionPtr f = find(wanted[i].name);
		if (!f) {
			if (gd.print_error)
				gd_complain("carcassonne needs Godot 4.4 or "
					    "newer",
					    wanted[i].name);
			return false;
		}
		memcpy((char *)&gd + wanted[i].offset, &f, sizeof f);
	}
	gd.library = library;
	for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
		GDExtensionVariantType type = (GDExtensionVariantType)types[i];
		gd.from[type] = gd.get_variant_from_type_constructor(type);
		gd.to[type] = gd.get_variant_to_type_constructor(type);
		gd.inside[type] = gd.variant_get_ptr_internal_getter(type);
		gd.drop[type] = gd.variant_get_ptr_destructor(type);
	}
	return true;
}

void gd_complain(const char *text, const char *method)
{
	gd.print_error(text, method, "CarcassonneGame", 0, false);
}

struct value gd_name(const char *name)
{
	struct value out;

	gd.string_name_new_with_latin1_chars(&out, name, false);
	return out;
}

void gd_make(struct variant *out, int type)
{
	GDExtensionCallError error;

	gd.variant_construct((GDExtensionVariantType)type, out, NULL, 0,
			     &error);
}

void gd_make_number(struct variant *out, int64_t number)
{
	gd.from[INT](out, &number);
}

void gd_make_text(struct variant *out, const char *text)
{
	struct value string;

	gd.string_new_with_utf8_chars(&string, text);
	gd.from[STRING](out, &string);
	gd.drop[STRING](&string);
}

static void resize(struct variant *array, int32_t n)
{
	struct variant size, ignored;
	const struct variant *argument = &size;

	gd_make_number(&size, n);
	gd_call(array, "resize", &argument, 1, &ignored);
	gd.variant_destroy(&ignored);
}

void gd_make_numbers(struct variant *out, const int32_t *numbers, int32_t n)
{
	gd_make(out, INT32S);
	if (n <= 0)
		return;
	resize(out, n);
	memcpy(gd.packed_int32_array_operator_index(gd.inside[INT32S](out), 0),
	       numbers, (size_t)n * sizeof *numbers);
}

void gd_make_array(struct variant *out, int32_t n)
{
	struct value no_class = gd_name("");
	struct variant no_script;

	gd_make(out, ARRAY);
	gd.variant_new_nil(&no_script);
	gd.array_set_typed(gd.inside[ARRAY](out),
			   (GDExtensionVariantType)DICTIONARY, &no_class,
			   &no_script);
	gd.drop[STRING_NAME](&no_class);
	resize(out, n);
}

int gd_type(const struct variant *in)
{
	return (int)gd.variant_get_type(in);
}

int64_t gd_number(const struct variant *in)
{
	int64_t number;

	gd.to[INT](&number, (struct variant *)in);
	return number;
}

char *gd_text(const struct variant *in)
{
	struct value string = {{0}};
	GDExtensionInt size;
	char *out;

	gd.variant_stringify(in, &string);
	size = gd.string_to_utf8_chars(&string, NULL, 0);
	out = malloc((size_t)size + 1);
	if (out) {
		gd.string_to_utf8_chars(&string, out, size);
		out[size] = '\0';
	}
	gd.drop[STRING](&string);
	return out;
}

int32_t *gd_numbers(const struct variant *in, int64_t *n)
{
	struct variant size;
	struct variant *array = (struct variant *)in;

	gd_call(array, "size", NULL, 0, &size);
	*n = gd_number(&size);
	return *n ? gd.packed_int32_array_operator_index(
			    gd.inside[INT32S](array), 0)
		  : NULL;
}

void gd_call(struct variant *self, const char *method,
	     const struct variant *const *arguments, int n, struct variant *out)
{
	struct value name = gd_name(method);
	GDExtensionCallError error;

	gd.variant_call(self, &name,
			(const GDExtensionConstVariantPtr *)arguments, n, out,
			&error);
	gd.drop[STRING_NAME](&name);
}
