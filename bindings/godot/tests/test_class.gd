# SPDX-License-Identifier: Zlib
# The class as the engine knows it.
extends "test.gd"


func test_versions() -> void:
	same("version", CarcassonneGame.version(), CarcassonneGame.VERSION_MAJOR * 10000
			+ CarcassonneGame.VERSION_MINOR * 100 + CarcassonneGame.VERSION_PATCH)
	same("text", CarcassonneGame.version_string(), "%d.%d.%d" % [
			CarcassonneGame.VERSION_MAJOR, CarcassonneGame.VERSION_MINOR,
			CarcassonneGame.VERSION_PATCH])
	same("rules", CarcassonneGame.rules_revision() >= 1, true)


# Names of the library are the names of the constants.
func test_enums() -> void:
	for group: Array in [
		["Edition", "EDITION_", CarcassonneGame.NAME_EDITION],
		["MoveKind", "MOVE_", CarcassonneGame.NAME_MOVE],
		["EventKind", "EVENT_", CarcassonneGame.NAME_EVENT],
		["FigureKind", "FIGURE_", CarcassonneGame.NAME_FIGURE],
	]:
		var constants := ClassDB.class_get_enum_constants("CarcassonneGame", group[0])
		same(group[0], constants.size() > 4, true)
		for constant in constants:
			var value := ClassDB.class_get_integer_constant("CarcassonneGame", constant)
			same(constant, CarcassonneGame.name(group[2], value).to_upper()
					.replace("-", "_").replace(" ", "_"),
					constant.trim_prefix(group[1]))


func test_types_are_told() -> void:
	for method: Dictionary in ClassDB.class_get_method_list("CarcassonneGame", true):
		if method.name == "legal_moves":
			same("list", method.return.hint_string, "Dictionary")
			same("typed", CarcassonneGame.tile_types().get_typed_builtin(),
					TYPE_DICTIONARY)
		if method.name == "apply":
			same("status", method.return.class_name, &"CarcassonneGame.Status")
		if method.name == "game_clone":
			same("object", method.return.class_name, &"CarcassonneGame")


# A script may extend it.
class Child extends CarcassonneGame:
	func twice() -> int:
		return 2 * count_moves()


func test_a_script_extends_the_class() -> void:
	var child := Child.new()
	child.game_new()
	same("moves", child.twice(), 2 * child.count_moves())
	same("copy", child.game_copy(game_of(["classic"])), CarcassonneGame.OK)
