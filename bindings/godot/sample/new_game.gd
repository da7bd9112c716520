# SPDX-License-Identifier: Zlib
# Asks what is played. The library knows the editions and what mixes with what:
# everything is offered, and its own words say what is refused.
extends ConfirmationDialog

signal wanted(config: Dictionary, people: int)

const OPTIONS: PackedStringArray = [
	"river", "abbot", "inns", "traders", "flier", "messages", "ferries",
	"gold", "magic", "robbers", "crop", "festival",
]

var _options: Dictionary[String, Button]


func _ready() -> void:
	for edition in CarcassonneGame.editions():
		if edition.supported:
			%Edition.add_item(CarcassonneGame.name(
					CarcassonneGame.NAME_EDITION, edition.edition).capitalize(), edition.edition)
	for option in OPTIONS:
		var button := Button.new()
		button.text = option.capitalize()
		button.toggle_mode = true
		button.size_flags_horizontal = Control.SIZE_EXPAND_FILL
		button.toggled.connect(_check.unbind(1))
		%Options.add_child(button)
		_options[option] = button
	%Edition.item_selected.connect(_check.unbind(1))
	%People.value_changed.connect(_check.unbind(1))
	%Bots.value_changed.connect(_check.unbind(1))
	about_to_popup.connect(_check)
	confirmed.connect(func() -> void: wanted.emit(config(), int(%People.value)))


func config() -> Dictionary:
	var made := CarcassonneGame.config_init()
	CarcassonneGame.config_preset(made, %Edition.get_selected_id())
	for option in _options:
		if _options[option].button_pressed and not _options[option].disabled:
			CarcassonneGame.config_add(made, option)
	made.players = int(%People.value + %Bots.value)
	made.seed = randi() << 32 | randi()
	return made


# What this edition does not have cannot be chosen.
func _check() -> void:
	var hunters: bool = %Edition.get_selected_id() == CarcassonneGame.EDITION_HUNTERS
	for option in _options:
		_options[option].disabled = hunters
	%Refusal.text = CarcassonneGame.config_check(config())
	get_ok_button().disabled = not %Refusal.text.is_empty()
