/* SPDX-License-Identifier: Zlib */
/* The functions of the engine that the extension uses, all of Godot 4.4 or
 * older, and the few things it does with the engine's values. */
#ifndef GD_ENGINE_H
#define GD_ENGINE_H

#include <stdbool.h>
#include <stdint.h>

#include <gdextension_interface.h>

enum {
	BOOL = GDEXTENSION_VARIANT_TYPE_BOOL,
	INT = GDEXTENSION_VARIANT_TYPE_INT,
	FLOAT = GDEXTENSION_VARIANT_TYPE_FLOAT,
	STRING = GDEXTENSION_VARIANT_TYPE_STRING,
	STRING_NAME = GDEXTENSION_VARIANT_TYPE_STRING_NAME,
	OBJECT = GDEXTENSION_VARIANT_TYPE_OBJECT,
	DICTIONARY = GDEXTENSION_VARIANT_TYPE_DICTIONARY,
	ARRAY = GDEXTENSION_VARIANT_TYPE_ARRAY,
	INT32S = GDEXTENSION_VARIANT_TYPE_PACKED_INT32_ARRAY
};

/* Room for a Variant, also of an engine with double precision. */
struct variant {
	uint64_t opaque[5];
};

/* Room for anything else: a String, StringName, Array, pointer ... */
struct value {
	uint64_t opaque[2];
};

/* Every function with its type, under the engine's own name for it. */
/* clang-format off */
#define GD_FUNCTIONS(F) \
	F(GDExtensionInterfacePrintError, print_error) \
	F(GDExtensionInterfaceVariantNewCopy, variant_new_copy) \
	F(GDExtensionInterfaceVariantNewNil, variant_new_nil) \
	F(GDExtensionInterfaceVariantDestroy, variant_destroy) \
	F(GDExtensionInterfaceVariantCall, variant_call) \
	F(GDExtensionInterfaceVariantConstruct, variant_construct) \
	F(GDExtensionInterfaceVariantGetType, variant_get_type) \
	F(GDExtensionInterfaceVariantGetKeyed, variant_get_keyed) \
	F(GDExtensionInterfaceVariantIterInit, variant_iter_init) \
	F(GDExtensionInterfaceVariantIterNext, variant_iter_next) \
	F(GDExtensionInterfaceVariantIterGet, variant_iter_get) \
	F(GDExtensionInterfaceVariantStringify, variant_stringify) \
	F(GDExtensionInterfaceVariantGetPtrDestructor, variant_get_ptr_destructor) \
	F(GDExtensionInterfaceGetVariantFromTypeConstructor, get_variant_from_type_constructor) \
	F(GDExtensionInterfaceGetVariantToTypeConstructor, get_variant_to_type_constructor) \
	F(GDExtensionInterfaceGetVariantGetInternalPtrFunc, variant_get_ptr_internal_getter) \
	F(GDExtensionInterfaceStringNewWithUtf8Chars, string_new_with_utf8_chars) \
	F(GDExtensionInterfaceStringToUtf8Chars, string_to_utf8_chars) \
	F(GDExtensionInterfaceStringNameNewWithLatin1Chars, string_name_new_with_latin1_chars) \
	F(GDExtensionInterfacePackedInt32ArrayOperatorIndex, packed_int32_array_operator_index) \
	F(GDExtensionInterfaceArrayOperatorIndex, array_operator_index) \
	F(GDExtensionInterfaceArraySetTyped, array_set_typed) \
	F(GDExtensionInterfaceDictionaryOperatorIndex, dictionary_operator_index) \
	F(GDExtensionInterfaceObjectMethodBindPtrcall, object_method_bind_ptrcall) \
	F(GDExtensionInterfaceObjectSetInstance, object_set_instance) \
	F(GDExtensionInterfaceObjectSetInstanceBinding, object_set_instance_binding) \
	F(GDExtensionInterfaceObjectGetInstanceBinding, object_get_instance_binding) \
	F(GDExtensionInterfaceRefSetObject, ref_set_object) \
	F(GDExtensionInterfaceClassdbConstructObject2, classdb_construct_object2) \
	F(GDExtensionInterfaceClassdbGetMethodBind, classdb_get_method_bind) \
	F(GDExtensionInterfaceClassdbRegisterExtensionClass4, classdb_register_extension_class4) \
	F(GDExtensionInterfaceClassdbRegisterExtensionClassMethod, classdb_register_extension_class_method) \
	F(GDExtensionInterfaceClassdbRegisterExtensionClassIntegerConstant, classdb_register_extension_class_integer_constant) \
	F(GDExtensionInterfaceClassdbRegisterExtensionClassProperty, classdb_register_extension_class_property) \
	F(GDExtensionInterfaceClassdbRegisterExtensionClassSignal, classdb_register_extension_class_signal) \
	F(GDExtensionInterfaceClassdbUnregisterExtensionClass, classdb_unregister_extension_class) \
	F(GDExtensionInterfaceGetLibraryPath, get_library_path) \
	F(GDExtensionsInterfaceEditorHelpLoadXmlFromUtf8CharsAndLen, editor_help_load_xml_from_utf8_chars_and_len)
/* clang-format on */

struct engine {
#define GD_MEMBER(type, name) type name;
	GD_FUNCTIONS(GD_MEMBER)

	GDExtensionClassLibraryPtr library;
	GDExtensionVariantFromTypeConstructorFunc
		from[GDEXTENSION_VARIANT_TYPE_VARIANT_MAX];
	GDExtensionTypeFromVariantConstructorFunc
		to[GDEXTENSION_VARIANT_TYPE_VARIANT_MAX];
	GDExtensionVariantGetInternalPtrFunc
		inside[GDEXTENSION_VARIANT_TYPE_VARIANT_MAX];
	GDExtensionPtrDestructor drop[GDEXTENSION_VARIANT_TYPE_VARIANT_MAX];
};
extern struct engine gd;

/* Find every function; false if the engine is too old, and it is told so. */
bool gd_engine_find(GDExtensionInterfaceGetProcAddress find,
		    GDExtensionClassLibraryPtr library);

/* Say what only a mistake in the program can cause. */
void gd_complain(const char *text, const char *method);

/* A StringName; drop it with gd.drop[STRING_NAME](). */
struct value gd_name(const char *name);

/* These write a new Variant. */
void gd_make(struct variant *out, int type);
void gd_make_number(struct variant *out, int64_t number);
void gd_make_text(struct variant *out, const char *text);
void gd_make_numbers(struct variant *out, const int32_t *numbers, int32_t n);
void gd_make_array(struct variant *out, int32_t n);

/* These read one. gd_text() is the caller's to free, NULL without memory. */
int gd_type(const struct variant *in);
int64_t gd_number(const struct variant *in);
char *gd_text(const struct variant *in);
int32_t *gd_numbers(const struct variant *in, int64_t *n);

/* Call a method of a Variant; what it returns is made in `out`. */
void gd_call(struct variant *self, const char *method,
	     const struct variant *const *arguments, int n,
	     struct variant *out);

#endif
