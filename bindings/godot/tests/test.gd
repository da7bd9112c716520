# SPDX-License-Identifier: Zlib
# What the tests share. A test is a method test_...(); it is good if it has
# compared something and found no difference.
extends RefCounted

# With its options, an edition is played the most.
const GAMES: Array[Array] = [
	["classic"], ["classic", "inns", "traders"], ["new"], ["new", "all"],
	["plus"], ["plus", "all"], ["tenth"], ["tenth", "all"], ["hunters"],
]

var contract: String
var compared := 0
var wrong: PackedStringArray


func same(what: String, found: Variant, wanted: Variant) -> void:
	compared += 1
	if found != wanted:
		wrong.append("%s: %s instead of %s" % [what, found, wanted])


# After the last one.
func finish() -> void:
	pass


# One line, and forget it.
func report(name: String) -> bool:
	var good := compared > 0 and wrong.is_empty()
	print("%s %s: %s, %d compared" % [
		"ok" if good else "FAILED", get_script().resource_path.get_file(),
		name.trim_prefix("test_").replace("_", " "), compared])
	for line in wrong.slice(0, 10):
		print("  ", line)
	compared = 0
	wrong.clear()
	return good


func config_of(names: Array, players := 2, number := 0) -> Dictionary:
	var config := CarcassonneGame.config_init()
	CarcassonneGame.config_preset(config, CarcassonneGame.find(
			CarcassonneGame.NAME_EDITION, names[0]))
	for added: String in names.slice(1):
		CarcassonneGame.config_add(config, added)
	config.players = players
	config.seed = number
	return config


func game_of(names: Array, players := 2, number := 0) -> CarcassonneGame:
	var game := CarcassonneGame.new()
	same("%s, %d players" % [names, players],
			game.game_new(config_of(names, players, number)),
			CarcassonneGame.OK)
	return game


func hex(number: int) -> String:
	return String.num_uint64(number, 16).lpad(16, "0")
