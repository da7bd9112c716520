# SPDX-License-Identifier: Zlib
# Calls by name, and what there is to look at.
extends "test.gd"


func test_calls_by_name() -> void:
	var game := game_of(["classic"], 2, 1)
	var placements := game.legal_placements()
	same("placements", placements, game.legal_moves())
	same("deployments", game.legal_deployments(), [])
	var move: Dictionary = placements[0]
	same("place", game.place(move.x, move.y, move.rotation), CarcassonneGame.OK)
	same("history", game.history(), [move])
	var deployment: Dictionary = game.legal_deployments()[0]
	same("deploy", game.deploy(deployment.figure, deployment.segment),
			CarcassonneGame.OK)
	same("figures", game.figures().size(), 1)
	move = game.legal_moves()[0]
	game.apply(move)
	same("pass", game.pass_(), CarcassonneGame.OK)
	same("history", game.history(2), [move, game.history()[3]])


func test_moves_as_text() -> void:
	var game := game_of(["plus", "all"], 3, 4)
	while game.count_moves():
		var move := game.random_move()
		same("text", CarcassonneGame.move_parse(CarcassonneGame.move_text(move)),
				move)
		same("check", game.check_move(move), CarcassonneGame.OK)
		game.apply(move)


func test_what_is_there() -> void:
	for names in GAMES:
		var game := game_of(names, 2, 8)
		for i in 60:
			game.apply(game.random_move())
		var config := game.game_config()
		for tile in game.tiles():
			same("tile", game.tile_at(tile.x, tile.y), tile)
			same("segments", CarcassonneGame.segments(tile.type).size(),
					tile.segments)
		for feature in game.features():
			if feature.kind == CarcassonneGame.FEATURE_SYSTEM:
				continue
			same("feature", game.feature_at(feature.x, feature.y, feature.segment),
					feature)
			same("spots", game.feature_spots(feature.x, feature.y,
					feature.segment).size(), feature.segments)
		for cell in game.open_cells():
			var types := game.cell_types(cell.x, cell.y)
			same("fits", types.size() <= cell.fits, true)
		var left := 0
		for remaining in game.remaining():
			left += remaining.count
		same("left", left > 0, true)
		same("players", game.players().size(), config.players)


func test_pictures() -> void:
	for names in GAMES:
		var game := game_of(names, 2, 8)
		for i in 30:
			game.apply(game.random_move())
		var image := Image.new()
		same("svg", image.load_svg_from_string(game.render_svg(
				{"theme": CarcassonneGame.THEME_DARK})), OK)
		same("size", image.get_width() > 100, true)
		same("text", game.render_text({"ascii": 1}).length() > 100, true)
	same("tiles", CarcassonneGame.render_tiles(0).begins_with("<svg"), true)


func test_catalogue() -> void:
	var count := 0
	for type in CarcassonneGame.tile_types():
		same("type", CarcassonneGame.tile_type_get(type.type), type)
		same("marks", CarcassonneGame.marks(type.type).size(), type.marks)
		var name := CarcassonneGame.name(CarcassonneGame.NAME_TILE_TYPE, type.type)
		same("name", CarcassonneGame.find(CarcassonneGame.NAME_TILE_TYPE, name),
				type.type)
		if type.set == CarcassonneGame.SET_BASE:
			count += type.count
	same("base game", count, 72)
	same("editions", CarcassonneGame.editions().size(), 5)
	same("no name", CarcassonneGame.name(CarcassonneGame.NAME_EDITION, 99), "")
	same("nothing", CarcassonneGame.find(CarcassonneGame.NAME_EDITION, "x"),
			CarcassonneGame.ERR_ARGUMENT)
