# SPDX-License-Identifier: Zlib
# Whole games of every edition, with and without its options.
extends "test.gd"


func test_every_edition_is_played_to_its_end() -> void:
	for names in GAMES:
		for players in [1, 2, 6]:
			var game := game_of(names, players, players)
			game.rng = players
			var moves := 0
			while game.count_moves():
				same("apply", game.apply(game.random_move()), CarcassonneGame.OK)
				moves += 1
			same("moves", moves > 50, true)
			same("decision", game.turn().decision, CarcassonneGame.DECISION_OVER)
			same("random_move", game.random_move(), {})
			same("status", game.last_status, CarcassonneGame.ERR_OVER)
			var scores := PackedInt32Array()
			scores.resize(players)
			for row in game.score_final():
				scores[row.player] += row.points
			for player in game.players():
				same("score", player.score, scores[player.player])


func test_the_same_seed_is_the_same_game() -> void:
	for names in GAMES:
		var one := game_of(names, 3, 5)
		var two := game_of(names, 3, 5)
		one.rng = 9
		two.rng = 9
		same("playout", one.playout(), CarcassonneGame.OK)
		while two.count_moves():
			two.apply(two.random_move())
		same("hash", one.hash(), two.hash())
		same("rng", one.rng, two.rng)
		same("history", one.history(), two.history())
		same("events", one.events(), two.events())


func test_undo_copy_and_clone() -> void:
	for names in GAMES:
		var game := game_of(names, 2, 3)
		var clone := game.game_clone()
		for i in 40:
			var hash := game.hash()
			var move := game.random_move()
			game.apply(move)
			game.undo()
			same("undo", game.hash(), hash)
			game.apply(move)
		same("clone", clone.hash() != game.hash(), true)
		same("copy", clone.game_copy(game), CarcassonneGame.OK)
		same("copy", clone.hash(), game.hash())
		same("no save", clone.save(), "")
		same("status", clone.last_status, CarcassonneGame.ERR_HISTORY)
		same("config", clone.game_config(), game.game_config())


func test_a_game_with_a_deck() -> void:
	var game := CarcassonneGame.new()
	var deck := PackedInt32Array([3, 7, 7, 0])
	same("deck", game.game_new_deck({}, deck), CarcassonneGame.OK)
	same("start", game.tile_at(0, 0).type, 3)
	same("in hand", game.turn().tile, 7)
	same("none", game.tile_at(5, 5), {})
	same("status", game.last_status, CarcassonneGame.ILLEGAL_TARGET)


func test_chance_outside() -> void:
	var config := config_of(["classic"])
	config.chance = CarcassonneGame.CHANCE_EXTERNAL
	var game := CarcassonneGame.new()
	same("new", game.game_new(config), CarcassonneGame.OK)
	same("decider", game.turn().player, CarcassonneGame.PLAYER_CHANCE)
	same("weights", game.chance_weights().size(), game.count_moves())
	var sum := 0
	for weight in game.chance_weights():
		sum += weight
	same("tiles", sum, 71)
	same("reshuffle", game.reshuffle(-1), CarcassonneGame.OK)
