/* SPDX-License-Identifier: Zlib */
/* What happens between the engine and a row of the table of methods: arguments
 * are read, the function is called, its answer becomes a Variant. */
#include "game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int gd_argument_type(enum kind kind)
{
	static const int types[] = {
		[NUMBER] = INT,        [WIDE] = INT,
		[TEXT] = STRING,       [MOVE] = DICTIONARY,
		[CONFIG] = DICTIONARY, [OPTIONS] = DICTIONARY,
		[TYPES] = INT32S,      [GAME] = OBJECT,
	};

	return types[kind];
}

int gd_result_type(enum result result)
{
	static const int types[] = {
		[NOTHING] = 0,      [STATUS] = INT,
		[COUNT] = INT,      [ANY] = INT,
		[NAME] = STRING,    [LETTERS] = STRING,
		[ONE] = DICTIONARY, [MANY] = ARRAY,
		[NUMBERS] = INT32S, [OBJECT_MADE] = OBJECT,
	};

	return types[result];
}

/* ---- arguments -------------------------------------------------------------- */

/* What is not given has its default. */
static void begin(struct call *c, const struct method *method,
		  struct game *self)
{
	memset(c, 0, sizeof *c);
	c->method = method;
	c->self = self;
	c->game = self ? self->game : NULL;
	memset(&c->move, 0xff, sizeof c->move);
	carc_config_init(&c->config, sizeof c->config);
	carc_render_init(&c->options, sizeof c->options);
}

static bool read_argument(struct call *c, const struct argument *a,
			  const struct variant *in)
{
	void *to = (char *)c + a->offset;
	int64_t number;

	switch (a->kind) {
	case NUMBER:
		number = gd_number(in);
		snprintf(c->why, sizeof c->why, "%s: %lld is out of range",
			 a->name, (long long)number);
		*(int32_t *)to = (int32_t)number;
		return (int32_t)number == number;
	case WIDE:
		*(int64_t *)to = gd_number(in);
		return true;
	case TEXT:
		*(char **)to = gd_text(in);
		snprintf(c->why, sizeof c->why, "no memory");
		return *(char **)to;
	case MOVE:
		return gd_read(in, &gd_move, to, c->why, sizeof c->why);
	case CONFIG:
		c->dictionary = in;
		return gd_read(in, &gd_config, to, c->why, sizeof c->why);
	case OPTIONS:
		return gd_read(in, &gd_render, to, c->why, sizeof c->why);
	case TYPES:
		c->types = gd_numbers(in, &c->n_types);
		return true;
	case GAME: {
		GDExtensionObjectPtr object;
		gd.to[OBJECT](&object, (struct variant *)in);
		*(struct game **)to = gd_game_of(object);
		snprintf(c->why, sizeof c->why, "%s: is no " GD_CLASS, a->name);
		return *(struct game **)to;
	}
	}
	return false;
}

static bool read_arguments(struct call *c, const struct variant *const *in,
			   int64_t n)
{
	for (int i = 0; i < n; i++)
		if (!read_argument(c, &c->method->arguments[i], in[i]))
			return false;
	c->why[0] = '\0';
	return true;
}

/* ---- answers ---------------------------------------------------------------- */

static size_t size_of_one(const struct method *method)
{
	switch (method->result) {
	case MANY:
	case ONE:
		return method->layout->size;
	case NUMBERS:
		return sizeof(int32_t);
	default:
		return 1;
	}
}

/* An answer that holds nothing, or just the status. */
static void answer_nothing(struct variant *out, const struct method *method,
			   int64_t status)
{
	int type = gd_result_type(method->result);

	if (type == INT)
		gd_make_number(out, method->result == ANY ? 0 : status);
	else if (type == ARRAY)
		gd_make_array(out, 0);
	else if (type == OBJECT || !type)
		gd.variant_new_nil(out);
	else
		gd_make(out, type);
}

static void answer(struct variant *out, const struct call *c, int64_t n)
{
	const void *from = c->out;

	switch (c->method->result) {
	case NAME:
		gd_make_text(out, *(const char *const *)from
					  ? *(const char *const *)from
					  : "");
		break;
	case LETTERS:
		gd_make_text(out, from);
		break;
	case ONE:
		gd_make_struct(out, c->method->layout, from);
		break;
	case MANY:
		gd_make_list(out, c->method->layout, from, (int32_t)n);
		break;
	case NUMBERS:
		gd_make_numbers(out, from, (int32_t)n);
		break;
	case OBJECT_MADE:
		gd.from[OBJECT](out, (void *)&c->made);
		break;
	case NOTHING:
		gd.variant_new_nil(out);
		break;
	default:
		gd_make_number(out, n);
	}
}

/* What a player may cause is a status and no more. What only a mistake in the
 * program can cause is printed, too. */
static void note(struct call *c, int64_t result, bool mistake)
{
	int32_t status = result < 0 ? (int32_t)result : CARC_OK;
	struct game *self = c->self;

	if (!c->why[0] && status)
		snprintf(c->why, sizeof c->why, "%s", carc_status_text(status));
	if (mistake || status == CARC_ERR_MEMORY ||
	    (status == CARC_ERR_ARGUMENT && !(c->method->flags & ASKS)))
		gd_complain(c->why, c->method->name);
	if (!self || c->method->flags & PROPERTY)
		return;
	self->last_status = status;
	memcpy(self->last_error, c->why, sizeof self->last_error);
}

/* ---- a call ----------------------------------------------------------------- */

/* Call the function; a list that does not fit takes a second call. */
static int64_t run(struct call *c, struct variant *out)
{
	int64_t here[1024] = {0};
	size_t size = size_of_one(c->method);
	void *more = NULL;
	int64_t n;

	c->out = here;
	c->capacity = (int32_t)(sizeof here / size);
	n = c->method->function(c);
	if (n > c->capacity && c->method->result >= LETTERS) {
		c->out = more = malloc((size_t)n * size);
		c->capacity = (int32_t)n;
		n = more ? c->method->function(c) : CARC_ERR_MEMORY;
	}
	if (n < 0 && c->method->result != ANY)
		answer_nothing(out, c->method, n);
	else
		answer(out, c, n);
	free(more);
	return c->method->result == ANY ? CARC_OK : n;
}

/* The event from which on a call tells what happened, -1 for none. */
static int32_t first_to_tell(const struct call *c)
{
	if (!(c->method->flags & HAPPENS))
		return -1;
	return c->method->flags & EMPTY ? 0 : carc_events(c->game, 0, NULL, 0);
}

static void call(const struct method *method, struct game *self,
		 const struct variant *const *in, int64_t n,
		 struct variant *out)
{
	struct call c;
	int32_t first;
	int64_t status = CARC_ERR_ARGUMENT;
	bool mistake = true;

	begin(&c, method, self);
	first = first_to_tell(&c);
	if (!c.game && !(method->flags & (STATIC | EMPTY | PROPERTY))) {
		snprintf(c.why, sizeof c.why,
			 "there is no game: call game_new() or load() first");
		answer_nothing(out, method, status);
	} else if (read_arguments(&c, in, n)) {
		status = run(&c, out);
		mistake = false;
	} else if (method->flags & EXPLAINS) {
		gd_make_text(out, c.why);
		mistake = false;
	} else {
		answer_nothing(out, method, status);
	}
	note(&c, status, mistake);
	free(c.text);
	if (status >= 0 && method->flags & (HAPPENS | CHANGES))
		gd_game_tell(self, first);
}

/* A number may come as any number, text as a name. */
static bool takes(int wanted, int given)
{
	return given == wanted ||
	       (wanted == INT && (given == BOOL || given == FLOAT)) ||
	       (wanted == STRING && given == STRING_NAME);
}

void gd_call_method(void *method, GDExtensionClassInstancePtr self,
		    const GDExtensionConstVariantPtr *arguments,
		    GDExtensionInt n, GDExtensionVariantPtr result,
		    GDExtensionCallError *error)
{
	const struct method *m = method;
	const struct variant *const *in =
		(const struct variant *const *)arguments;
	int64_t most = 0, least = 0;

	for (const struct argument *a = m->arguments; a->name; a++) {
		most++;
		least += !a->optional;
	}
	error->error = GDEXTENSION_CALL_OK;
	if (n < least || n > most) {
		error->error =
			n < least ? GDEXTENSION_CALL_ERROR_TOO_FEW_ARGUMENTS
				  : GDEXTENSION_CALL_ERROR_TOO_MANY_ARGUMENTS;
		error->expected = (int32_t)(n < least ? least : most);
		return;
	}
	for (int i = 0; i < n; i++) {
		int type = gd_argument_type(m->arguments[i].kind);

		if (takes(type, gd_type(in[i])))
			continue;
		error->error = GDEXTENSION_CALL_ERROR_INVALID_ARGUMENT;
		error->argument = i;
		error->expected = type;
		return;
	}
	call(m, self, in, n, result);
}

void gd_call_plain(void *method, GDExtensionClassInstancePtr self,
		   const GDExtensionConstTypePtr *arguments,
		   GDExtensionTypePtr result)
{
	const struct method *m = method;
	int type = gd_result_type(m->result);
	struct variant in[4], out;
	const struct variant *all[4];
	int n = 0;

	for (; m->arguments[n].name; n++) {
		int given = gd_argument_type(m->arguments[n].kind);

		/* No object may come as no pointer. */
		if (arguments[n])
			gd.from[given](&in[n], (void *)arguments[n]);
		else
			gd.variant_new_nil(&in[n]);
		all[n] = &in[n];
	}
	call(m, self, all, n, &out);
	if (type == OBJECT) {
		GDExtensionObjectPtr object = NULL;
		if (gd_type(&out) == OBJECT)
			gd.to[OBJECT](&object, &out);
		gd.ref_set_object(result, object);
	} else if (type) {
		if (gd.drop[type])
			gd.drop[type](result);
		gd.to[type](result, &out);
	}
	gd.variant_destroy(&out);
	while (n-- > 0)
		gd.variant_destroy(&in[n]);
}
