/* SPDX-License-Identifier: Zlib */
#include "game.h"

#include <stdlib.h>
#include <stdio.h>

static const GDExtensionInstanceBindingCallbacks no_callbacks;

/* Object.notification(), as every engine since 4.1 knows it. */
static void notify_made(GDExtensionObjectPtr object)
{
	const GDExtensionInt hash = 4023243586;
	int64_t postinitialize = 0;
	int8_t reversed = 0;
	const void *arguments[] = {&postinitialize, &reversed};
	struct value class = gd_name("Object");
	struct value name = gd_name("notification");
	GDExtensionMethodBindPtr method =
		gd.classdb_get_method_bind(&class, &name, hash);

	if (method)
		gd.object_method_bind_ptrcall(method, object, arguments, NULL);
	gd.drop[STRING_NAME](&name);
	gd.drop[STRING_NAME](&class);
}

GDExtensionObjectPtr gd_game_create(void *unused, GDExtensionBool notify)
{
	struct game *self = calloc(1, sizeof *self);
	struct value name = gd_name("RefCounted");

	(void)unused;
	if (!self)
		return NULL;
	self->object = gd.classdb_construct_object2(&name);
	gd.drop[STRING_NAME](&name);
	name = gd_name(GD_CLASS);
	gd.object_set_instance(self->object, &name, self);
	gd.drop[STRING_NAME](&name);
	gd.object_set_instance_binding(self->object, gd.library, self,
				       &no_callbacks);
	if (notify)
		notify_made(self->object);
	return self->object;
}

void gd_game_destroy(void *unused, GDExtensionClassInstancePtr game)
{
	struct game *self = game;

	(void)unused;
	carc_game_free(self->game);
	free(self);
}

struct game *gd_game_of(GDExtensionObjectPtr object)
{
	return object ? gd.object_get_instance_binding(object, gd.library, NULL)
		      : NULL;
}

/* ---- signals --------------------------------------------------------------- */

static void emit(struct variant *self, const char *prefix, const char *name,
		 const struct variant *event)
{
	char text[64];
	struct variant signal, ignored;
	const struct variant *arguments[] = {&signal, event};

	snprintf(text, sizeof text, "%s%s", prefix, name);
	gd_make_text(&signal, text);
	gd_call(self, "emit_signal", arguments, event ? 2 : 1, &ignored);
	gd.variant_destroy(&ignored);
	gd.variant_destroy(&signal);
}

static bool is_silent(struct variant *self)
{
	struct variant answer;

	gd_call(self, "is_blocking_signals", NULL, 0, &answer);
	return gd_number(&answer) != 0;
}

void gd_game_tell(struct game *self, int32_t first)
{
	struct variant held;
	carc_event *events = NULL;
	int32_t n = 0;

	/* Keeps the object while others do with it what they like. */
	gd.from[OBJECT](&held, &self->object);
	if (is_silent(&held)) {
		gd.variant_destroy(&held);
		return;
	}
	if (first >= 0)
		n = carc_events(self->game, first, NULL, 0);
	if (n > 0)
		events = malloc((size_t)n * sizeof *events);
	if (events)
		carc_events(self->game, first, events, n);
	for (int32_t i = 0; events && i < n; i++) {
		struct variant event;

		gd_make_struct(&event, &gd_event, &events[i]);
		emit(&held, "event", "", &event);
		emit(&held, "event_",
		     carc_name(CARC_NAME_EVENT, events[i].kind), &event);
		gd.variant_destroy(&event);
	}
	free(events);
	emit(&held, "changed", "", NULL);
	gd.variant_destroy(&held);
}
