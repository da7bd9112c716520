# SPDX-License-Identifier: Zlib
"""A Monte-Carlo player against a random one: every move is judged by random
games from there on, with the unseen tiles dealt anew each time."""

import copy
import random

from carcassonne import Game, Move

PLAYOUTS = 4  # of each move


def lead(game: Game, player: int) -> int:
    """How far a player is ahead."""
    scores = game.scores
    return 2 * scores[player] - sum(scores)


def best_move(game: Game, trial: Game, moves: list[Move]) -> Move:
    """The move whose random games end best for the player who decides."""
    player = game.turn.player
    points = dict.fromkeys(moves, 0)
    for _ in range(PLAYOUTS):
        for move in moves:
            trial.copy_from(game)
            trial.reshuffle(random.getrandbits(64))
            trial.apply(move)
            if not trial.over:
                trial.playout()
            points[move] += lead(trial, player)
    return max(moves, key=lambda move: points[move])


game = Game(players=2, seed=7, search=True)
trial = copy.copy(game)
random.seed(7)
while moves := game.legal_moves():
    clever = game.turn.player == 0
    game.apply(best_move(game, trial, moves) if clever
               else random.choice(moves))
print("monte-carlo %d, random %d" % game.scores)
