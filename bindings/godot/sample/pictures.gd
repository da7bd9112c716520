# SPDX-License-Identifier: Zlib
# Pictures of tiles and figures as textures. The library draws the tiles: a game
# whose deck is one tile is a picture of it.
class_name Pictures
extends RefCounted

const TILE := 256  # pixels of a tile
const FIGURE := 128
const COLOURS: Array[Color] = [
	Color("0072b2"), Color("e05a00"), Color("f7e62b"),
	Color("1a1a1a"), Color("ffffff"), Color("d979b5"),
]
const NAMES: PackedStringArray = [
	"Blue", "Orange", "Yellow", "Black", "White", "Pink",
]

# Within 100 around the origin.
const MEEPLE := "M0,-90C28,-90 40,-68 34,-44C60,-38 90,-22 90,-2C90,16 62,16 46,14C54,40 74,64 74,78C74,90 62,90 48,90L22,90C12,90 10,70 0,56C-10,70 -12,90 -22,90L-48,90C-62,90 -74,90 -74,78C-74,64 -54,40 -46,14C-62,16 -90,16 -90,-2C-90,-22 -60,-38 -34,-44C-40,-68 -28,-90 0,-90Z"
const SHAPES := {
	CarcassonneGame.FIGURE_LARGE: MEEPLE + "M0,-22l9,19l21,3l-15,14l4,20l-19,-10l-19,10l4,-20l-15,-14l21,-3Z",
	CarcassonneGame.FIGURE_ABBOT: "M0,-98Q34,-62 30,-32Q62,10 66,90H-66Q-62,10 -30,-32Q-34,-62 0,-98ZM-8,0V-16H8V0H24V16H8V52H-8V16H-24V0Z",
	CarcassonneGame.FIGURE_BUILDER: "M-34,-52H-52V-66H-34Q-34,-94 0,-94Q34,-94 34,-66H52V-52H34Q34,-36 22,-30L58,-18L92,-60L96,-34L66,12L36,10V90H10V44H-10V90H-36V10L-60,26L-76,6L-40,-24L-22,-30Q-34,-36 -34,-52Z",
	CarcassonneGame.FIGURE_PIG: "M-92,-8L-78,-20Q-60,-50 0,-48Q40,-48 52,-34L62,-56L74,-30Q96,-24 96,0L84,16Q70,22 60,30V62H36V38H-30V62H-54V34Q-78,20 -80,2Z",
	CarcassonneGame.FIGURE_HUT: "M0,-86L92,10H64V84H22V30H-22V84H-64V10H-92Z",
	CarcassonneGame.FIGURE_MAGE: "M0,-98L24,-46L34,-40L28,-20Q66,20 70,90H-70Q-66,20 -28,-20L-34,-40L-24,-46ZM0,8l8,18l20,2l-15,13l5,20l-18,-11l-18,11l5,-20l-15,-13l20,-2Z",
	CarcassonneGame.FIGURE_WITCH: "M10,-98L22,-50H72V-34H28Q64,20 58,90H40L26,62L12,90H-12L-26,62L-40,90H-58Q-64,20 -28,-34H-72V-50H-20Z",
}

var _config: Dictionary
var _tiles: Dictionary[int, Texture2D]
var _figures: Dictionary[Vector2i, Texture2D]


# What a tile shows depends on what is played.
func _init(config: Dictionary) -> void:
	_config = config.duplicate(true)
	_config.events = 0


func tile(type: int) -> Texture2D:
	if not _tiles.has(type):
		var alone := CarcassonneGame.new()
		alone.game_new_deck(_config, PackedInt32Array([type]))
		var svg := alone.render_svg({"coordinates": 0, "scores": 0, "last_move": 0})
		# 1400 units wide and 140 pixels; the tile is the middle 1000.
		var image := Image.new()
		image.load_svg_from_string(svg, TILE / 100.0)
		var margin := roundi((image.get_width() - TILE) / 2.0)
		image = image.get_region(Rect2i(margin, margin, TILE, TILE))
		image.generate_mipmaps()
		_tiles[type] = ImageTexture.create_from_image(image)
	return _tiles[type]


func figure(kind: int, player: int) -> Texture2D:
	var key := Vector2i(kind, player)
	if not _figures.has(key):
		var fill := colour(player, kind)
		var line := Color.WHITE if fill.get_luminance() < 0.35 else Color("1a1a1a")
		var image := Image.new()
		image.load_svg_from_string(
			"<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d' viewBox='-110 -110 220 220'><path fill='#%s' fill-rule='evenodd' stroke='#%s' stroke-width='12' stroke-linejoin='round' d='%s'/></svg>"
			% [FIGURE, FIGURE, fill.to_html(false), line.to_html(false),
			SHAPES.get(kind, MEEPLE)])
		image.generate_mipmaps()
		_figures[key] = ImageTexture.create_from_image(image)
	return _figures[key]


# Mage and witch are nobody's.
static func colour(player: int, kind := 0) -> Color:
	if player >= 0:
		return COLOURS[player]
	return Color("4a4a55") if kind == CarcassonneGame.FIGURE_WITCH else Color("a06cd5")
