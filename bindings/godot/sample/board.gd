# SPDX-License-Identifier: Zlib
# The board: tiles, figures, where the tile in hand can go, where a figure can
# stand. It shows the game and says what was clicked; it decides nothing.
class_name Board
extends Control

signal chosen(move: Dictionary)

const GOLD := Color("f2c14e")

var game: CarcassonneGame
var pictures: Pictures
# What the person may do now, empty while others decide.
var moves: Array[Dictionary]:
	set(value):
		moves = value
		_hover()
# A move that something else points at.
var pointed: Dictionary:
	set(value):
		pointed = value
		queue_redraw()
var rotation_in_hand := 0:
	set(value):
		rotation_in_hand = posmod(value, 4)
		_hover()

var zoom := 120.0  # pixels of a tile
var middle := Vector2.ZERO  # the point of the board in the middle, in tiles
var _free_look := false  # the person has zoomed or moved
var _ghost: Dictionary  # the placement under the mouse
var _fresh := 1.0  # how far the last tile has come
var _dragged := false
var _mouse := Vector2.INF  # where it was last, on this control


func _ready() -> void:
	clip_contents = true
	resized.connect(fit.bind(true))


# Look at all of it, smoothly or at once.
func fit(at_once := false) -> void:
	if not game or _free_look:
		return
	var all := Rect2(0, 0, 1, 1)
	for tile in game.tiles():
		all = all.merge(Rect2(tile.x, tile.y, 1, 1))
	all = all.grow(1.15)
	var wanted := minf(minf(size.x / all.size.x, size.y / all.size.y), 150.0)
	if at_once or not is_inside_tree():
		zoom = wanted
		middle = all.get_center()
		queue_redraw()
		return
	var tween := create_tween().set_parallel().set_trans(Tween.TRANS_CUBIC).set_ease(Tween.EASE_OUT)
	tween.tween_property(self, "zoom", wanted, 0.35)
	tween.tween_property(self, "middle", all.get_center(), 0.35)
	tween.tween_method(func(_t: float) -> void: queue_redraw(), 0.0, 1.0, 0.35)


func look_at_all() -> void:
	_free_look = false
	fit()


# The last tile drops onto the table.
func drop_tile() -> void:
	_fresh = 0.0
	var tween := create_tween().set_trans(Tween.TRANS_BACK).set_ease(Tween.EASE_OUT)
	tween.tween_method(func(t: float) -> void:
		_fresh = t
		queue_redraw(), 0.0, 1.0, 0.3)


# Points rise from where they were made.
func show_points(event: Dictionary) -> void:
	var label := Label.new()
	label.text = "%+d" % event.value
	label.add_theme_font_size_override("font_size", 34)
	label.add_theme_color_override("font_color", Pictures.colour(event.player))
	label.add_theme_color_override("font_outline_color", Color("14201d") if event.player != 3 else Color.WHITE)
	label.add_theme_constant_override("outline_size", 10)
	label.position = to_screen(Vector2(event.x, event.y) + Vector2(0.3, 0.3))
	add_child(label)
	var tween := create_tween().set_parallel()
	tween.tween_property(label, "position:y", label.position.y - 60, 1.4)
	tween.tween_property(label, "modulate:a", 0.0, 0.6).set_delay(0.8)
	tween.chain().tween_callback(label.queue_free)


func to_screen(point: Vector2) -> Vector2:
	return (point - middle) * zoom + size / 2


func to_board(point: Vector2) -> Vector2:
	return (point - size / 2) / zoom + middle


# The point of a move on the board, in tiles; Vector2.INF if it has none.
func point_of(move: Dictionary) -> Vector2:
	var tile := game.tile_at(move.x, move.y)
	if tile.is_empty() or move.kind in [CarcassonneGame.MOVE_PASS, CarcassonneGame.MOVE_FERRY]:
		return Vector2.INF
	if move.segment < 0:
		return Vector2(move.x, move.y) + Vector2(0.5, 0.5)
	return spot(tile, move.segment)


# Where a figure stands: the catalogue has the point for rotation 0.
func spot(tile: Dictionary, segment: int) -> Vector2:
	var at: Dictionary = CarcassonneGame.segments(tile.type)[segment]
	var point := Vector2(at.x, at.y) / 1000.0 - Vector2(0.5, 0.5)
	return Vector2(tile.x, tile.y) + Vector2(0.5, 0.5) + point.rotated(tile.rotation * PI / 2).snappedf(0.001)


# ---- input -------------------------------------------------------------------


func _gui_input(event: InputEvent) -> void:
	if event is InputEventMouse:
		_mouse = event.position
	if event is InputEventMouseMotion:
		if event.button_mask & (MOUSE_BUTTON_MASK_LEFT | MOUSE_BUTTON_MASK_MIDDLE):
			if event.relative.length() > 2 or _dragged:
				_dragged = true
				_free_look = true
				middle -= event.relative / zoom
				queue_redraw()
		_hover()
	elif event is InputEventMouseButton:
		_click(event)
	elif event is InputEventMagnifyGesture:
		_zoom_by(event.factor, event.position)


func _click(event: InputEventMouseButton) -> void:
	match event.button_index:
		MOUSE_BUTTON_WHEEL_UP:
			_zoom_by(1.1, event.position)
		MOUSE_BUTTON_WHEEL_DOWN:
			_zoom_by(1 / 1.1, event.position)
		MOUSE_BUTTON_RIGHT when event.pressed:
			rotate_tile(1)
		MOUSE_BUTTON_LEFT when event.double_click and not _move_at(event.position):
			look_at_all()
		MOUSE_BUTTON_LEFT when event.pressed:
			_dragged = false
		MOUSE_BUTTON_LEFT when not _dragged:
			var move := _move_at(event.position)
			if move:
				chosen.emit(move)


func _zoom_by(factor: float, around: Vector2) -> void:
	_free_look = true
	var fixed := to_board(around)
	zoom = clampf(zoom * factor, 24, 300)
	middle = fixed - (around - size / 2) / zoom
	queue_redraw()


# Turn to the next rotation that fits, under the mouse or anywhere.
func rotate_tile(by: int) -> void:
	var here := _rotations(_cell_at(_mouse))
	if here.is_empty():
		for move in moves:
			if move.kind == CarcassonneGame.MOVE_PLACE:
				here[move.rotation] = move
	for turn in range(1, 5):
		var next := posmod(rotation_in_hand + by * turn, 4)
		if here.has(next):
			rotation_in_hand = next
			return


func _cell_at(point: Vector2) -> Vector2i:
	return Vector2i(to_board(point).floor()) if point.is_finite() else Vector2i.MAX


func _rotations(cell: Vector2i) -> Dictionary[int, Dictionary]:
	var found: Dictionary[int, Dictionary]
	for move in moves:
		if move.kind == CarcassonneGame.MOVE_PLACE and Vector2i(move.x, move.y) == cell:
			found[move.rotation] = move
	return found


# The move that a click here makes: a placement as the tile is turned or as it
# fits, or the nearest spot.
func _move_at(point: Vector2) -> Dictionary:
	var at := to_board(point)
	var fitting := _rotations(_cell_at(point))
	if fitting:
		return fitting.get(rotation_in_hand, fitting.values()[0])
	var nearest: Dictionary
	var distance := 0.2
	for move in moves:
		if move.kind == CarcassonneGame.MOVE_PLACE:
			continue
		var away := point_of(move).distance_to(at)
		if away < distance:
			nearest = move
			distance = away
	return nearest


func _hover() -> void:
	_ghost = _move_at(_mouse) if game else {}
	mouse_default_cursor_shape = CURSOR_POINTING_HAND if _ghost else CURSOR_ARROW
	queue_redraw()


# ---- drawing -----------------------------------------------------------------


func _draw() -> void:
	if not game:
		return
	var tiles := game.tiles()
	for tile in tiles:
		draw_rect(Rect2(to_screen(Vector2(tile.x, tile.y)) + Vector2(0, zoom * 0.06), Vector2.ONE * zoom),
				Color(0, 0, 0, 0.25))
	for i in tiles.size():
		_draw_tile(tiles[i], i == tiles.size() - 1)
	_draw_cells()
	for figure in game.figures():
		_draw_figures(figure)
	_draw_spots()


func _draw_tile(tile: Dictionary, last: bool) -> void:
	var scaled := 1.0 + (1.0 - _fresh) * 0.5 if last else 1.0
	_draw_picture(pictures.tile(tile.type), tile.x, tile.y, tile.rotation, scaled,
			Color(1, 1, 1, clampf(_fresh * 2, 0, 1) if last else 1.0))
	if last and tile.player >= 0:
		draw_rect(Rect2(to_screen(Vector2(tile.x, tile.y)), Vector2.ONE * zoom).grow(-zoom * 0.02),
				Pictures.colour(tile.player), false, zoom * 0.04)
	if tile.ferry:
		_draw_ferry(tile)
	for i: int in tile.ingots:
		var bar := Rect2(to_screen(Vector2(tile.x + 0.06, tile.y + 0.86 - 0.1 * i)), Vector2(0.22, 0.08) * zoom)
		draw_rect(bar, GOLD)
		draw_rect(bar, Color("7a5b12"), false, zoom * 0.012)


# From stub to stub over the lake in the middle.
func _draw_ferry(tile: Dictionary) -> void:
	var lake := Vector2(tile.x + 0.5, tile.y + 0.5)
	var course := PackedVector2Array()
	for segment: int in [tile.ferry % 16, tile.ferry >> 4]:
		course.append(to_screen(lake.move_toward(spot(tile, segment), 0.2)))
	course.insert(1, to_screen(lake))
	draw_polyline(course, Color("2b2620"), zoom * 0.13, true)
	draw_polyline(course, Color("c98f4e"), zoom * 0.08, true)


func _draw_picture(picture: Texture2D, x: int, y: int, turned: int, scaled: float, tint: Color) -> void:
	draw_set_transform(to_screen(Vector2(x, y) + Vector2(0.5, 0.5)), turned * PI / 2, Vector2.ONE * zoom * scaled)
	draw_texture_rect(picture, Rect2(-0.5, -0.5, 1, 1), false, tint)
	draw_set_transform(Vector2.ZERO)


# Where the tile in hand can go; under the mouse, how.
func _draw_cells() -> void:
	var seen: Dictionary[Vector2i, bool]
	var style := StyleBoxFlat.new()
	style.bg_color = Color(GOLD, 0.12)
	style.border_color = Color(GOLD, 0.8)
	style.set_border_width_all(maxi(1, roundi(zoom * 0.02)))
	style.set_corner_radius_all(roundi(zoom * 0.12))
	for move in moves:
		var cell := Vector2i(move.x, move.y)
		if move.kind != CarcassonneGame.MOVE_PLACE or seen.has(cell):
			continue
		seen[cell] = true
		draw_style_box(style, Rect2(to_screen(cell), Vector2.ONE * zoom).grow(-zoom * 0.07))
	if _ghost and _ghost.kind == CarcassonneGame.MOVE_PLACE:
		_draw_picture(pictures.tile(game.turn().tile), _ghost.x, _ghost.y, _ghost.rotation, 1.0, Color.WHITE)
		draw_rect(Rect2(to_screen(Vector2(_ghost.x, _ghost.y)), Vector2.ONE * zoom), GOLD, false, zoom * 0.05)


func _draw_figures(figure: Dictionary) -> void:
	var tile := game.tile_at(figure.x, figure.y)
	var at := to_screen(spot(tile, figure.segment))
	for i: int in figure.count:
		var offset := Vector2(i * 0.08, 0) + Vector2(0.05, -0.05) * maxi(figure.player, 0) * 0.3
		_draw_figure(figure.kind, figure.player, at + offset * zoom, 1.0, figure.feature == CarcassonneGame.FEATURE_FIELD
				or figure.feature == CarcassonneGame.FEATURE_MEADOW)


# Those in fields lie down.
func _draw_figure(kind: int, player: int, at: Vector2, alpha: float, lying := false) -> void:
	var wide := zoom * (0.36 if kind == CarcassonneGame.FIGURE_LARGE else 0.28)
	draw_set_transform(at, PI / 2 if lying else 0.0, Vector2.ONE * wide)
	draw_texture_rect(pictures.figure(kind, player), Rect2(-0.5, -0.5, 1, 1), false, Color(1, 1, 1, alpha))
	draw_set_transform(Vector2.ZERO)


# Where a figure can stand, or what else can be clicked.
func _draw_spots() -> void:
	for move in moves:
		if move.kind == CarcassonneGame.MOVE_PLACE:
			continue
		var point := point_of(move)
		if point == Vector2.INF:
			continue
		var strong := move == pointed or move == _ghost
		draw_circle(to_screen(point), zoom * (0.21 if strong else 0.18), Color(1, 1, 1, 0.85 if strong else 0.55))
		draw_arc(to_screen(point), zoom * (0.21 if strong else 0.18), 0, TAU, 48, Color("14201d") if strong else GOLD.darkened(0.2), zoom * 0.02, true)
		if move.figure >= 0:
			_draw_figure(move.figure, move.player, to_screen(point), 1.0 if strong else 0.65)
