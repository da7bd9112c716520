extends SceneTree

func _init() -> void:
	var game := CarcassonneGame.new()
	game.game_new({"players": 2, "seed": 7})
	while game.count_moves():
		game.apply(game.random_move())
	var players := game.players()
	print("%d : %d" % [players[0].score, players[1].score])
	quit()
