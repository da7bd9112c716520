# SPDX-License-Identifier: Zlib
# Whatever comes in: a status, the game as it was, never a crash.
extends "test.gd"


# Hears what is printed.
class Ear extends Logger:
	var heard: PackedStringArray

	func _log_error(_function: String, _file: String, _line: int, code: String,
			rationale: String, _notify: bool, _type: int,
			_backtraces: Array[ScriptBacktrace]) -> void:
		heard.append(rationale if rationale else code)


var ear := Ear.new()


func _init() -> void:
	OS.add_logger(ear)


func finish() -> void:
	OS.remove_logger(ear)


func heard() -> String:
	var text := "; ".join(ear.heard)
	ear.heard.clear()
	return text


func test_an_illegal_move_is_refused_and_not_printed() -> void:
	var game := game_of(["plus", "all"], 3, 2)
	heard()
	while game.count_moves():
		var hash := game.hash()
		var events := game.events().size()
		var move := game.random_move()
		var bad := move.duplicate()
		bad.player = 5
		same("status", game.apply(bad), CarcassonneGame.ILLEGAL_PLAYER)
		same("property", game.last_status, CarcassonneGame.ILLEGAL_PLAYER)
		same("text", game.last_error,
				CarcassonneGame.status_text(CarcassonneGame.ILLEGAL_PLAYER))
		same("hash", game.hash(), hash)
		same("events", game.events().size(), events)
		game.apply(move)
		same("property", game.last_status, CarcassonneGame.OK)
		same("text", game.last_error, "")
	same("over", game.apply({"kind": 0}), CarcassonneGame.ERR_OVER)
	same("printed", heard(), "")


func test_the_wrong_phase() -> void:
	var game := game_of(["classic"])
	heard()
	same("deploy", game.deploy(0, 0), CarcassonneGame.ILLEGAL_KIND)
	same("pass", game.pass_(), CarcassonneGame.ILLEGAL_PASS)
	same("undo", game.undo(), CarcassonneGame.ERR_HISTORY)
	same("printed", heard(), "")


# Every method, before there is a game and after it was freed.
func test_no_game() -> void:
	var game := CarcassonneGame.new()
	for again in 2:
		var tried := 0
		for method: Dictionary in ClassDB.class_get_method_list(
				"CarcassonneGame", true):
			if method.flags & METHOD_FLAG_STATIC or method.name in [
					"game_new", "game_new_deck", "game_free", "load"]:
				continue
			if method.name.begins_with("get_") or method.name.begins_with("set_"):
				continue
			var arguments := []
			for argument: Dictionary in method.args:
				match argument.type:
					TYPE_DICTIONARY: arguments.append({})
					TYPE_OBJECT: arguments.append(game)
					_: arguments.append(0)
			heard()
			var answer: Variant = game.callv(method.name, arguments)
			same(method.name, heard(),
					"there is no game: call game_new() or load() first")
			same(method.name, game.last_status, CarcassonneGame.ERR_ARGUMENT)
			same(method.name, not answer or answer == CarcassonneGame.ERR_ARGUMENT,
					true)
			tried += 1
		same("methods", tried > 35, true)
		game.game_new()
		game.game_free()
		game.game_free()


func test_wrong_arguments() -> void:
	var game := game_of(["classic"], 2, 1)
	var hash := game.hash()
	for bad: Array in [
		[game.place.bind(1 << 40, 0, 0), "x: 1099511627776 is out of range"],
		[game.apply.bind({"kin": 4}), "move: has no member \"kin\""],
		[game.apply.bind({3: 4}), "move: has no member \"3\""],
		[game.apply.bind({"kind": "place"}), "move: \"kind\" takes a number in range"],
		[game.apply.bind({"x": 1 << 32}), "move: \"x\" takes a number in range"],
		[game.game_new.bind({"players": 9}), "players: 1 to 6"],
		[game.game_new.bind({"set": PackedInt32Array([1])}),
				"config: \"set\" takes a PackedInt32Array of 64 numbers in range"],
		[game.game_new.bind({"colour": 1}), "config: has no member \"colour\""],
		[game.game_new_deck.bind({}, PackedInt32Array()), ""],
		[game.game_new_deck.bind({}, PackedInt32Array([-7])), ""],
		[game.game_copy.bind(RefCounted.new()), "from: is no CarcassonneGame"],
		[game.game_copy.bind(game_of(["new"])), ""],
		[game.game_copy.bind(CarcassonneGame.new()), ""],
		[game.events.bind(-1), ""],
		[game.kth_move.bind(9999), ""],
		[game.render_svg.bind({"theme": 9}), ""],
	]:
		heard()
		bad[0].call()
		same(str(bad[0]), game.last_status, CarcassonneGame.ERR_ARGUMENT)
		same(str(bad[0]), heard(), game.last_error)
		if bad[1]:
			same(str(bad[0]), game.last_error, bad[1])
		same(str(bad[0]), game.hash(), hash)


func test_no_object_for_an_object() -> void:
	var game := game_of(["classic"])
	var nobody: CarcassonneGame = null
	heard()
	same("copy", game.game_copy(nobody), CarcassonneGame.ERR_ARGUMENT)
	same("printed", heard(), "from: is no CarcassonneGame")


# Of the wrong type or too few: the engine says so.
func test_wrong_types() -> void:
	var game: Variant = game_of(["classic"], 2, 1)
	var hash: int = game.hash()
	for bad: Array in [
		["place", "a", [], null], ["place", 1], ["place", 1, 2, 3, 4],
		["apply"], ["apply", 7], ["load", 7], ["game_copy", null],
		["game_new_deck", {}, "tiles"], ["events", {}], ["reshuffle", "x"],
	]:
		heard()
		same(str(bad), game.callv(bad[0], bad.slice(1)), null)
		same(str(bad), heard() != "", true)
		same(str(bad), game.hash(), hash)
	same("a name is text", CarcassonneGame.new().callv("load", [&"x"]),
			CarcassonneGame.ERR_FORMAT)


func test_static_methods() -> void:
	heard()
	same("type", CarcassonneGame.tile_type_get(-3), {})
	same("segments", CarcassonneGame.segments(99999), [])
	same("tiles", CarcassonneGame.render_tiles(77), "")
	same("text", CarcassonneGame.move_text({}), "")
	same("printed", heard().split("; ").size(), 4)
	same("parse", CarcassonneGame.move_parse("nonsense"), {})
	same("check", CarcassonneGame.config_check({"players": 0}), "players: 1 to 6")
	same("check", CarcassonneGame.config_check({"seeds": 0}),
			"config: has no member \"seeds\"")
	same("printed", heard(), "")
	var config := CarcassonneGame.config_init()
	var before := config.duplicate(true)
	same("add", CarcassonneGame.config_add(config, "dragon"),
			CarcassonneGame.ERR_ARGUMENT)
	same("preset", CarcassonneGame.config_preset(config, 99),
			CarcassonneGame.ERR_ARGUMENT)
	same("unchanged", config, before)


func test_a_broken_save_is_refused_and_nothing_changes() -> void:
	var game := game_of(["new", "all"], 3, 7)
	game.playout()
	var save := game.save()
	var hash := game.hash()
	var lines := save.split("\n")
	heard()
	for i in lines.size() - 1:
		var broken := lines.duplicate()
		broken[i] += " x"
		same("line %d" % (i + 1), game.load("\n".join(broken)) < 0, true)
		same("line %d" % (i + 1), game.last_line, i + 1)
		same("text", game.last_error.begins_with("line %d: " % (i + 1)), true)
		same("hash", game.hash(), hash)
	for text: String in ["", "\n", "carcassonne 99\n", save.left(200) + "ä☃",
			"x".repeat(100000)]:
		same("text", game.load(text) < 0, true)
		same("hash", game.hash(), hash)
	same("save", game.save(), save)
	same("load", game.load(save), CarcassonneGame.OK)
	same("line", game.last_line, 0)
	same("printed", heard(), "")


func test_a_save_with_the_newlines_of_windows() -> void:
	var game := game_of(["classic"], 2, 7)
	game.playout()
	var hash := game.hash()
	var other := CarcassonneGame.new()
	same("load", other.load(game.save().replace("\n", "\r\n")), CarcassonneGame.OK)
	same("hash", other.hash(), hash)
