# SPDX-License-Identifier: Zlib
# Every game of tests/data/contract.txt, see doc/contract.md.
extends "test.gd"

var game := CarcassonneGame.new()
var lines: PackedStringArray
var at: int


func take(n: int) -> String:
	at += n
	return "\n".join(lines.slice(at - n, at)) + "\n"


func test_replay() -> void:
	lines = FileAccess.get_file_as_string(contract).split("\n")
	at = 0
	var name := ""
	var games := 0
	while at < lines.size():
		var words := lines[at].split(" ")
		var here := "%s, line %d" % [name, at + 1]
		at += 1
		match words[0]:
			"game":
				name = words[1]
				games += 1
			"record":
				same(here, game.load(take(int(words[1]))), CarcassonneGame.OK)
			"at":
				same(here, hex(game.hash()), words[1])
				same(here, game.count_moves(), int(words[2]))
			"list":
				for move in game.legal_moves():
					same(here, CarcassonneGame.move_text(move) + "\n", take(1))
			"apply":
				var move: Dictionary = game.legal_moves()[int(words[1])]
				same(here, game.kth_move(int(words[1])), move)
				same(here, game.apply(move), CarcassonneGame.OK)
			"over":
				for player in game.players():
					same(here, player.score, int(words[1 + player.player]))
			"save":
				var hash := game.hash()
				var save := take(int(words[1]))
				same(here, game.save(), save)
				same(here, game.load(save), CarcassonneGame.OK)
				same(here, hex(game.hash()), hex(hash))
			"", "#":
				pass
			_:
				same(here, words[0], "a word of the contract")
	same("games", games > 15, true)
