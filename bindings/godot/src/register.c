/* SPDX-License-Identifier: Zlib */
/* The engine loads the extension: is the library the right one? Then the class
 * is registered as the tables say. */
#include "game.h"

#include <stdio.h>
#include <stdlib.h>

#include "documentation.h"

#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

/* From extension_api.json of the engine. */
enum {
	HINT_NONE = 0,
	HINT_ARRAY_TYPE = 31,
	USAGE_DEFAULT = 6,
	USAGE_ENUM = 1 << 16
};

/* ---- what the engine is told about a value ---------------------------------- */

struct info {
	struct value name, class, hint;
	GDExtensionPropertyInfo info;
};

static void info_make(struct info *i, const char *name, int type,
		      const char *class, const char *hint)
{
	i->name = gd_name(name);
	i->class = gd_name(class);
	gd.string_new_with_utf8_chars(&i->hint, hint);
	i->info = (GDExtensionPropertyInfo){
		.type = (GDExtensionVariantType)type,
		.name = &i->name,
		.class_name = &i->class,
		.hint = hint[0] ? HINT_ARRAY_TYPE : HINT_NONE,
		.hint_string = &i->hint,
		.usage = USAGE_DEFAULT |
			 (class[0] && type == INT ? USAGE_ENUM : 0),
	};
}

static void info_drop(struct info *i)
{
	gd.drop[STRING_NAME](&i->name);
	gd.drop[STRING_NAME](&i->class);
	gd.drop[STRING](&i->hint);
}

/* ---- the class --------------------------------------------------------------- */

static void register_method(struct value *class, const struct method *m)
{
	struct value name = gd_name(m->name);
	struct info result, infos[4];
	GDExtensionPropertyInfo arguments[4];
	GDExtensionClassMethodArgumentMetadata plain[4] = {0};
	struct variant defaults[4];
	GDExtensionVariantPtr default_pointers[4];
	GDExtensionClassMethodInfo info = {
		.name = &name,
		.method_userdata = (void *)m,
		.call_func = gd_call_method,
		.ptrcall_func = gd_call_plain,
		.method_flags =
			(m->flags & STATIC ? GDEXTENSION_METHOD_FLAG_STATIC
					   : GDEXTENSION_METHOD_FLAG_NORMAL) |
			(m->flags & READS ? GDEXTENSION_METHOD_FLAG_CONST : 0),
		.has_return_value = m->result != NOTHING,
		.return_value_info = &result.info,
		.arguments_info = arguments,
		.arguments_metadata = plain,
		.default_arguments = default_pointers,
	};

	info_make(&result, "", gd_result_type(m->result),
		  m->result == STATUS        ? GD_CLASS ".Status"
		  : m->result == OBJECT_MADE ? GD_CLASS
					     : "",
		  m->result == MANY ? "Dictionary" : "");
	for (const struct argument *a = m->arguments; a->name; a++) {
		uint32_t i = info.argument_count++;
		int type = gd_argument_type(a->kind);

		info_make(&infos[i], a->name, type,
			  a->kind == GAME ? GD_CLASS : "", "");
		arguments[i] = infos[i].info;
		if (a->optional) {
			uint32_t d = info.default_argument_count++;
			gd_make(&defaults[d], type);
			default_pointers[d] = &defaults[d];
		}
	}
	gd.classdb_register_extension_class_method(gd.library, class, &info);
	while (info.default_argument_count > 0)
		gd.variant_destroy(&defaults[--info.default_argument_count]);
	while (info.argument_count > 0)
		info_drop(&infos[--info.argument_count]);
	info_drop(&result);
	gd.drop[STRING_NAME](&name);
}

static void register_constant(struct value *class, const struct constant *c)
{
	struct value of = gd_name(c->of), name = gd_name(c->name);

	gd.classdb_register_extension_class_integer_constant(
		gd.library, class, &of, &name, c->value, false);
	gd.drop[STRING_NAME](&of);
	gd.drop[STRING_NAME](&name);
}

static void register_property(struct value *class, const struct property *p)
{
	struct value setter = gd_name(p->setter), getter = gd_name(p->getter);
	struct info info;

	info_make(&info, p->name, p->type, "", "");
	gd.classdb_register_extension_class_property(
		gd.library, class, &info.info, &setter, &getter);
	info_drop(&info);
	gd.drop[STRING_NAME](&setter);
	gd.drop[STRING_NAME](&getter);
}

static void register_signal(struct value *class, const char *prefix,
			    const char *text, int arguments)
{
	char full[64];
	struct value name;
	struct info info;

	snprintf(full, sizeof full, "%s%s", prefix, text);
	name = gd_name(full);
	info_make(&info, "event", DICTIONARY, "", "");
	gd.classdb_register_extension_class_signal(gd.library, class, &name,
						   &info.info, arguments);
	info_drop(&info);
	gd.drop[STRING_NAME](&name);
}

static void register_class(void)
{
	struct value class = gd_name(GD_CLASS), parent = gd_name("RefCounted");
	const GDExtensionClassCreationInfo4 info = {
		.is_exposed = true,
		.create_instance_func = gd_game_create,
		.free_instance_func = gd_game_destroy,
	};

	gd.classdb_register_extension_class4(gd.library, &class, &parent,
					     &info);
	for (const struct constant *c = gd_constants; c->name; c++)
		register_constant(&class, c);
	for (const struct method *m = gd_methods; m->name; m++)
		register_method(&class, m);
	for (const struct property *p = gd_properties; p->name; p++)
		register_property(&class, p);
	register_signal(&class, "event", "", 1);
	for (int32_t kind = 1; carc_name(CARC_NAME_EVENT, kind); kind++)
		register_signal(&class, "event_",
				carc_name(CARC_NAME_EVENT, kind), 1);
	register_signal(&class, "changed", "", 0);
	gd.drop[STRING_NAME](&class);
	gd.drop[STRING_NAME](&parent);
}

/* ---- its life ------------------------------------------------------------------ */

static void start(void *unused, GDExtensionInitializationLevel level)
{
	(void)unused;
	if (level == GDEXTENSION_INITIALIZATION_SCENE && gd_keys_make())
		register_class();
	if (level == GDEXTENSION_INITIALIZATION_EDITOR)
		gd.editor_help_load_xml_from_utf8_chars_and_len(
			(const char *)documentation, sizeof documentation);
}

static void stop(void *unused, GDExtensionInitializationLevel level)
{
	struct value class;

	(void)unused;
	if (level != GDEXTENSION_INITIALIZATION_SCENE)
		return;
	class = gd_name(GD_CLASS);
	gd.classdb_unregister_extension_class(gd.library, &class);
	gd.drop[STRING_NAME](&class);
	gd_keys_drop();
}

/* Whether the library is the one this was compiled for: before 1.0 the same
 * minor version, later the same major one and not older; and as long structs. */
static bool fits(void)
{
	const int32_t here = carc_version(), mine = CARC_VERSION;
	carc_config config;
	carc_render options;

	if (mine < 10000 ? here / 100 != mine / 100
			 : here / 10000 != mine / 10000 || here < mine)
		return false;
	return carc_config_init(&config, sizeof config) == CARC_OK &&
	       carc_render_init(&options, sizeof options) == CARC_OK;
}

EXPORT GDExtensionBool carcassonne_godot_start(
	GDExtensionInterfaceGetProcAddress find,
	GDExtensionClassLibraryPtr library, GDExtensionInitialization *out)
{
	char text[1024];
	struct value string = {{0}};
	struct variant path;
	char *where;

	if (!gd_engine_find(find, library))
		return false;
	if (!fits()) {
		gd.get_library_path(library, &string);
		gd.from[STRING](&path, &string);
		where = gd_text(&path);
		snprintf(text, sizeof text,
			 "%s: made for libcarcassonne %d.%d.%d, but the "
			 "library it runs with is %s",
			 where ? where : "carcassonne", CARC_VERSION_MAJOR,
			 CARC_VERSION_MINOR, CARC_VERSION_PATCH,
			 carc_version_string());
		gd_complain(text, "carcassonne_godot_start");
		free(where);
		gd.variant_destroy(&path);
		gd.drop[STRING](&string);
		return false;
	}
	out->minimum_initialization_level = GDEXTENSION_INITIALIZATION_SCENE;
	out->userdata = NULL;
	out->initialize = start;
	out->deinitialize = stop;
	return true;
}
