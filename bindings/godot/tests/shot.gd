# SPDX-License-Identifier: Zlib
# godot --script shot.gd -- DIRECTORY: plays the sample as a person does, with the
# mouse, and keeps pictures of it.
extends SceneTree

var main: Control
var directory: String
var adviser := Bot.new()
var failed := 0


func _initialize() -> void:
	directory = OS.get_cmdline_user_args()[0]
	seed(1)  # the bots choose among equals
	Engine.time_scale = 8.0  # nobody waits for what moves
	main = load("res://main.tscn").instantiate()
	root.add_child(main)
	_play()


func _play() -> void:
	await frames(3)
	main.pause = 0.0
	RenderingServer.render_loop_enabled = false
	await play_a_game_to_its_end()
	await undo_save_and_load()
	await show_position("hunters", [], 2, 60)
	await show_position("plus", ["all"], 4, 150)
	await ask_for_a_new_game()
	quit(1 if failed else 0)


func same(what: String, found: Variant, wanted: Variant) -> void:
	if found != wanted:
		failed += 1
	print("%s %s" % ["ok" if found == wanted else "FAILED", what])


func start(edition: String, options: Array, players: int) -> void:
	var config := CarcassonneGame.config_init()
	CarcassonneGame.config_preset(config, CarcassonneGame.find(
			CarcassonneGame.NAME_EDITION, edition))
	for option: String in options:
		CarcassonneGame.config_add(config, option)
	config.players = players
	config.seed = 11
	main.start(config, 1)
	await frames(3)


func play_a_game_to_its_end() -> void:
	await start("classic", [], 2)
	await until_person(CarcassonneGame.DECISION_PLACE, 24)
	await rest()
	var move := adviser.choose(main.game)
	point(place_of(move))
	main.board.rotation_in_hand = move.rotation
	await shoot("place")
	await person_moves(move)
	await until_person(CarcassonneGame.DECISION_FIGURE, 25)
	await shoot("figure")
	await until_person(CarcassonneGame.DECISION_OVER, 0)
	same("a game is played to its end by clicks",
			main.game.turn().decision, CarcassonneGame.DECISION_OVER)
	await shoot("over")


func undo_save_and_load() -> void:
	await start("new", ["river", "abbot"], 3)
	await until_person(CarcassonneGame.DECISION_PLACE, 12)
	var hash: int = main.game.hash()
	await person_moves(adviser.choose(main.game))
	same("a move is made", main.game.hash() != hash, true)
	await press(main.get_node("%Undo"))
	same("and undone", main.game.hash(), hash)
	await press(main.get_node("%Save"))
	await person_moves(adviser.choose(main.game))
	await press(main.get_node("%Load"))
	same("what was saved is loaded", main.game.hash(), hash)
	var file := FileAccess.open(main.SAVE, FileAccess.WRITE)
	file.store_string("carcassonne 1 rules 1\nplayers 77\n")
	file.close()
	await press(main.get_node("%Load"))
	same("a broken save changes nothing", main.game.hash(), hash)


func show_position(edition: String, options: Array, players: int, moves: int) -> void:
	await start(edition, options, players)
	while main.game.history().size() < moves:
		if not main.board.moves.is_empty():
			await person_moves(adviser.choose(main.game))
		await frames(1)
	await until_person(CarcassonneGame.DECISION_PLACE, 0)
	await shoot(edition)


func ask_for_a_new_game() -> void:
	await press(main.get_node("%New"))
	var dialog: ConfirmationDialog = main.get_node("%NewGame")
	await shoot("new")
	var bots: SpinBox = dialog.get_node("%Bots")
	bots.value = 6
	same("seven players are refused", dialog.get_ok_button().disabled, true)
	bots.value = 2
	dialog.get_node("%Edition").select(CarcassonneGame.EDITION_NEW)
	await press(dialog.get_node("%Options").get_child(0), dialog.position)
	await press(dialog.get_ok_button(), dialog.position)
	var config: Dictionary = main.game.game_config()
	same("a new game is what was asked for",
			[config.edition, config.players, config.expansion[CarcassonneGame.EXP_RIVER]],
			[CarcassonneGame.EDITION_NEW, 3, 1])


# Let the game go on to a decision of the person's, from a turn on.
func until_person(decision: int, number: int) -> void:
	while main.game.count_moves():
		var turn: Dictionary = main.game.turn()
		if main._is_person(turn.player):
			if turn.decision == decision and turn.number >= number:
				break
			await person_moves(adviser.choose(main.game))
		await frames(1)


# A click on the board, or on a button.
func person_moves(move: Dictionary) -> void:
	await rest()
	if move.kind == CarcassonneGame.MOVE_PLACE:
		main.board.rotation_in_hand = move.rotation
		await click(place_of(move))
		return
	var board: Board = main.board
	var spot := board.point_of(move)
	if spot.is_finite() and board._move_at(board.to_screen(spot)) == move:
		await click(board.global_position + board.to_screen(spot))
		return
	var number := 0
	for choice: Dictionary in main.board.moves:
		if choice == move:
			break
		number += 1
	var button: Button = main.choices.get_child(number)
	(main.choices.get_parent() as ScrollContainer).ensure_control_visible(button)
	await frames(2)
	await press(button)


func place_of(move: Dictionary) -> Vector2:
	var board: Board = main.board
	return board.global_position + board.to_screen(Vector2(move.x + 0.5, move.y + 0.5))


func press(button: Button, window := Vector2i.ZERO) -> void:
	await click(Vector2(window) + button.global_position + button.size / 2)


func point(at: Vector2) -> void:
	var motion := InputEventMouseMotion.new()
	motion.position = at
	motion.global_position = at
	Input.parse_input_event(motion)


func click(at: Vector2) -> void:
	point(at)
	for pressed in [true, false]:
		var event := InputEventMouseButton.new()
		event.button_index = MOUSE_BUTTON_LEFT
		event.pressed = pressed
		event.position = at
		event.global_position = at
		Input.parse_input_event(event)
		await frames(2)


# What moves on the board comes to its end.
func rest() -> void:
	await create_timer(0.5).timeout
	await frames(1)


func frames(n: int) -> void:
	for i in n:
		await process_frame


func shoot(name: String) -> void:
	await rest()
	RenderingServer.render_loop_enabled = true
	await frames(3)
	await RenderingServer.frame_post_draw
	var image := root.get_texture().get_image()
	RenderingServer.render_loop_enabled = false
	image.save_png(directory.path_join(name + ".png"))
	var colours := {}
	for x in range(0, image.get_width(), 16):
		for y in range(0, image.get_height(), 16):
			colours[image.get_pixel(x, y)] = true
	same("a picture with %d colours: %s" % [colours.size(), name], colours.size() > 12, true)
