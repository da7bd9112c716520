# SPDX-License-Identifier: Zlib
# Signals tell what the event log holds, in its order.
extends "test.gd"


func test_signals_are_the_events() -> void:
	for names in GAMES:
		var heard: Array[Dictionary] = []
		var by_kind: Array[Dictionary] = []
		var game := CarcassonneGame.new()
		game.event.connect(heard.append)
		var kind := 1
		while CarcassonneGame.name(CarcassonneGame.NAME_EVENT, kind):
			var name := CarcassonneGame.name(CarcassonneGame.NAME_EVENT, kind)
			game.connect("event_" + name, by_kind.append)
			kind += 1
		game.game_new(config_of(names, 4, 6))
		for i in 30:
			game.apply(game.random_move())
		same("heard", heard, game.events())
		game.playout()
		same("heard", heard, game.events())
		same("by kind", by_kind, heard)
		same("from", game.events(heard.size() - 1), [heard.back()])


func test_changed_is_told_once() -> void:
	var told := [0]
	var game := CarcassonneGame.new()
	game.changed.connect(func() -> void: told[0] += 1)
	var clone: Array[CarcassonneGame] = []
	for change: Callable in [
		game.game_new,
		func() -> void: game.apply(game.random_move()),
		func() -> void: game.load(game.save()),
		func() -> void: clone.append(game.game_clone()),
		func() -> void: game.apply({"kind": CarcassonneGame.MOVE_TAKE}),
		game.undo,
		func() -> void: game.game_copy(clone[0]),
		func() -> void: game.reshuffle(4),
		game.playout,
		game.game_free,
	]:
		change.call()
	same("told", told[0], 8)
	free_listeners(game)


func test_nothing_is_told_while_signals_are_blocked() -> void:
	var told := [0]
	var game := game_of(["classic"])
	game.event.connect(func(_event: Dictionary) -> void: told[0] += 1)
	game.changed.connect(func() -> void: told[0] += 1)
	game.set_block_signals(true)
	game.playout()
	same("told", told[0], 0)


# Whoever listens may do anything.
func test_a_listener_plays_on() -> void:
	var game := CarcassonneGame.new()
	game.changed.connect(func() -> void:
		if game.count_moves():
			game.apply(game.kth_move(0)))
	game.game_new({"seed": 2})
	same("over", game.turn().decision, CarcassonneGame.DECISION_OVER)
	free_listeners(game)


func test_a_listener_frees_the_game() -> void:
	var game := game_of(["classic"])
	game.event_placed.connect(func(_event: Dictionary) -> void: game.game_free())
	same("apply", game.apply(game.kth_move(0)), CarcassonneGame.OK)
	same("freed", game.hash(), 0)
	free_listeners(game)


# A listener that holds the game it listens to keeps it for ever.
func free_listeners(game: CarcassonneGame) -> void:
	for heard: String in ["changed", "event_placed"]:
		for connection: Dictionary in game.get_signal_connection_list(heard):
			game.disconnect(heard, connection.callable)


var last: CarcassonneGame


func test_a_listener_drops_the_last_reference() -> void:
	last = game_of(["classic"])
	last.event_placed.connect(func(_event: Dictionary) -> void: last = null)
	last.apply(last.kth_move(0))
	same("dropped", last, null)
