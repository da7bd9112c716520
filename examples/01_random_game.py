# SPDX-License-Identifier: Zlib
"""Play a random game and say what every player got for what."""

import random

from carcassonne import Category, Game

with Game(edition="classic", players=3, seed=7) as game:
    while moves := game.legal_moves():
        game.apply(random.choice(moves))
    for player, score in enumerate(game.scores):
        print(f"player {player}: {score} points")
        for row in game.score_final():
            if row.player == player:
                name = Category(row.category).name.lower()
                print(f"  {name:<12}{row.points:4}")
