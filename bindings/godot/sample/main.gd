# SPDX-License-Identifier: Zlib
# The table: whose turn it is, what they may do, what they did. All rules are in
# CarcassonneGame; a signal of it says when to look again.
extends Control

const SAVE := "user://saved.txt"
const PAUSE := 0.45  # seconds before a bot moves

var game := CarcassonneGame.new()
var bot := Bot.new()
var pictures: Pictures
var people := 1  # the first so many players, all others are bots
var pause := PAUSE
var _round := 0  # of refreshing, to forget bots of an older position

@onready var board: Board = %Board
@onready var choices: VBoxContainer = %Choices


func _ready() -> void:
	board.game = game
	board.chosen.connect(make)
	game.changed.connect(refresh)
	game.event.connect(_tell)
	game.event_placed.connect(board.drop_tile.unbind(1))
	game.event_points.connect(board.show_points)
	%Left.pressed.connect(board.rotate_tile.bind(-1))
	%Right.pressed.connect(board.rotate_tile.bind(1))
	%Undo.pressed.connect(undo)
	%Save.pressed.connect(save)
	%Load.pressed.connect(restore)
	%New.pressed.connect(%NewGame.popup_centered)
	%NewGame.wanted.connect(start)
	var config := CarcassonneGame.config_init()
	config.seed = randi()
	start(config, 1)


func _unhandled_key_input(event: InputEvent) -> void:
	if event.is_pressed():
		match event.keycode:
			KEY_Q: board.rotate_tile(-1)
			KEY_E, KEY_R: board.rotate_tile(1)
			KEY_SPACE: board.look_at_all()
			KEY_Z when event.is_command_or_control_pressed(): undo()


func _process(_delta: float) -> void:
	%Tile.rotation = lerp_angle(%Tile.rotation, board.rotation_in_hand * PI / 2, 0.3)
	%Tile.pivot_offset = %Tile.size / 2


# ---- what a person can do ----------------------------------------------------


func start(config: Dictionary, with_people: int) -> void:
	people = with_people
	_set_table(config)
	game.game_new(config)
	board.look_at_all()


func make(move: Dictionary) -> void:
	if game.apply(move) < 0:
		%Prompt.text = game.last_error


# Back to the last decision of a person.
func undo() -> void:
	game.set_block_signals(true)
	var undone := 0
	while game.undo() >= 0:
		undone += 1
		if _is_person(game.turn().player):
			break
	game.set_block_signals(false)
	if undone:
		_say("Undone")
		refresh()


func save() -> void:
	var file := FileAccess.open(SAVE, FileAccess.WRITE)
	if file and file.store_string("# people %d\n%s" % [people, game.save()]):
		_say("Saved")
	else:
		_say("Not saved: " + error_string(FileAccess.get_open_error()))


# A broken save is refused, and the game goes on as it is.
func restore() -> void:
	var text := FileAccess.get_file_as_string(SAVE)
	var saved_people := people
	if text.begins_with("# people "):
		saved_people = text.get_slice("\n", 0).to_int()
		text = text.substr(text.find("\n") + 1)
	game.set_block_signals(true)
	var status := game.load(text)
	game.set_block_signals(false)
	if status < 0:
		_say("Not loaded: " + game.last_error if text else "Nothing is saved")
		return
	people = saved_people
	_set_table(game.game_config())
	_say("Loaded")
	board.look_at_all()
	refresh()


# ---- showing -----------------------------------------------------------------


func _set_table(config: Dictionary) -> void:
	pictures = Pictures.new(config)
	board.pictures = pictures
	for card in %Players.get_children():
		card.free()
	for player: int in config.players:
		%Players.add_child(PlayerCard.new(player, "you" if _is_person(player) else "bot", pictures))
	%Log.clear()
	var on: PackedStringArray = [CarcassonneGame.name(
			CarcassonneGame.NAME_EDITION, config.edition).capitalize() + " edition"]
	for i in CarcassonneGame.EXP_FESTIVAL + 1:
		if config.expansion[i]:
			on.append(CarcassonneGame.name(CarcassonneGame.NAME_EXPANSION, i))
	%Edition.text = ", ".join(on)


func refresh() -> void:
	_round += 1
	var turn := game.turn()
	var mine := _is_person(turn.player)
	var players := game.players()
	for i in players.size():
		%Players.get_child(i).show_player(players[i], i == turn.player)
	var in_hand: bool = turn.tile >= 0 and turn.rotation < 0
	%Tile.texture = pictures.tile(turn.tile) if turn.tile >= 0 else null
	%Tile.modulate.a = 1.0 if in_hand else 0.25
	%Left.disabled = not (mine and in_hand)
	%Right.disabled = %Left.disabled
	var left := 0
	for remaining in game.remaining():
		left += remaining.count
	%Stack.text = "%d tiles left" % left
	%Prompt.text = Words.prompt(turn.decision) if mine or turn.player < 0 else "%s thinks …" % Pictures.NAMES[turn.player]
	%Undo.disabled = game.history().is_empty()
	board.moves = game.legal_moves() if mine else ([] as Array[Dictionary])
	if in_hand and mine and not _fits_as_turned():
		board.rotate_tile(1)
	_show_choices()
	board.fit()
	if turn.player >= 0 and not mine:
		_let_bot_move(_round)


func _fits_as_turned() -> bool:
	for move in board.moves:
		if move.rotation == board.rotation_in_hand:
			return true
	return false


# All that is no placement: any decision of any expansion is a list of moves.
func _show_choices() -> void:
	for button in choices.get_children():
		button.free()
	for move in board.moves:
		if move.kind == CarcassonneGame.MOVE_PLACE:
			continue
		var button := Button.new()
		button.text = Words.move(game, move)
		button.pressed.connect(make.bind(move), CONNECT_DEFERRED)
		button.mouse_entered.connect(board.set.bind("pointed", move))
		button.mouse_exited.connect(board.set.bind("pointed", {}))
		choices.add_child(button)


func _let_bot_move(asked: int) -> void:
	await get_tree().create_timer(pause).timeout
	if asked == _round:
		make(bot.choose(game))


func _is_person(player: int) -> bool:
	return player >= 0 and player < people


func _tell(event: Dictionary) -> void:
	var text := Words.event(event)
	if text:
		_say(text)


func _say(text: String) -> void:
	%Log.append_text(text + "\n")
