# SPDX-License-Identifier: Zlib
# One player: colour, points, figures at home.
class_name PlayerCard
extends PanelContainer

var _score := Label.new()
var _supply := Label.new()
var _style: StyleBoxFlat


func _init(player: int, who: String, pictures: Pictures) -> void:
	theme_type_variation = &"Card"
	var row := HBoxContainer.new()
	row.add_theme_constant_override("separation", 10)
	add_child(row)
	var icon := TextureRect.new()
	icon.texture = pictures.figure(CarcassonneGame.FIGURE_FOLLOWER, player)
	icon.custom_minimum_size = Vector2(34, 34)
	icon.expand_mode = TextureRect.EXPAND_IGNORE_SIZE
	icon.stretch_mode = TextureRect.STRETCH_KEEP_ASPECT_CENTERED
	row.add_child(icon)
	var names := VBoxContainer.new()
	names.add_theme_constant_override("separation", -2)
	names.size_flags_horizontal = SIZE_EXPAND_FILL
	row.add_child(names)
	var name_label := Label.new()
	name_label.text = "%s · %s" % [Pictures.NAMES[player], who]
	names.add_child(name_label)
	_supply.theme_type_variation = &"Faint"
	_supply.text_overrun_behavior = TextServer.OVERRUN_TRIM_ELLIPSIS
	names.add_child(_supply)
	_score.add_theme_font_size_override("font_size", 28)
	row.add_child(_score)


func _ready() -> void:
	_style = get_theme_stylebox("panel").duplicate()
	add_theme_stylebox_override("panel", _style)


func show_player(player: Dictionary, active: bool) -> void:
	_score.text = str(player.score)
	var home := PackedStringArray()
	for kind in CarcassonneGame.FIGURE_HUT + 1:
		if player.supply[kind]:
			home.append("%d %s%s" % [player.supply[kind],
					CarcassonneGame.name(CarcassonneGame.NAME_FIGURE, kind),
					"s" if player.supply[kind] > 1 else ""])
	_supply.text = ", ".join(home) if home else "no figure left"
	_style.border_color = Board.GOLD if active else Color.TRANSPARENT
	_style.bg_color = Color("2e3d38") if active else Color("232e2b")
