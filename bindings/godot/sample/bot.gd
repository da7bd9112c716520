# SPDX-License-Identifier: Zlib
# A greedy player: tries every move on a copy of the game, counts what the final
# score would be, takes it back, and makes the best.
class_name Bot
extends RefCounted

const MOST := 300  # positions it looks at for one move

var _left: int


func choose(game: CarcassonneGame) -> Dictionary:
	var copy := game.game_clone()
	copy.set_block_signals(true)
	var player: int = copy.turn().player
	_left = MOST
	var best: Dictionary
	var best_value := -INF
	var moves := copy.legal_moves()
	moves.shuffle()
	for move in moves:
		if best and _left <= 0:
			break
		var value := _value_of(copy, move, player, 2)
		if value > best_value:
			best = move
			best_value = value
	return best


# A tile is worth what the best figure on it is worth.
func _value_of(copy: CarcassonneGame, move: Dictionary, player: int, depth: int) -> float:
	copy.apply(move)
	var value := -INF
	var turn := copy.turn()
	if depth > 1 and turn.player == player and turn.decision == CarcassonneGame.DECISION_FIGURE:
		for next in copy.legal_moves():
			value = maxf(value, _value_of(copy, next, player, depth - 1))
	else:
		value = _lead(copy, player)
		_left -= 1
	copy.undo()
	return value


# Points ahead of the best other; a figure at home is worth a little, too.
func _lead(copy: CarcassonneGame, player: int) -> float:
	var points: Dictionary[int, int]
	for row in copy.score_final():
		points[row.player] = points.get(row.player, 0) + row.points
	var others := 0
	for other in points:
		if other != player:
			others = maxi(others, points[other])
	var home: PackedInt32Array = copy.players()[player].supply
	var followers := home[CarcassonneGame.FIGURE_FOLLOWER] + home[CarcassonneGame.FIGURE_MEMBER]
	return points[player] - others + 3.0 * sqrt(followers)
