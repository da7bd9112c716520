# SPDX-License-Identifier: Zlib
"""Random moves that make rare things happen."""

from __future__ import annotations

import random
from typing import Optional

from .game import Game
from .moves import PLACE, Move, Spot
from .players import SCORE_FIGURES
from .table import Placed, around

SAMPLE = 24  # placements that are looked at more closely


def _magic_together(game: Game) -> bool:
    spots = [f.spot for f in game.standing(kinds=("mage", "witch"))]
    return len(spots) == 2 and spots[1] in game.table.feature(spots[0]).spots


def _events(game: Game, spots: list[Spot]) -> float:
    """How much happens at these segments as the table is now."""
    weight = 0.0
    for feature in {game.table.feature(spot) for spot in spots}:
        followers = len(list(game.standing(feature=feature)))
        if game.table.complete(feature):
            weight += 2 + 8 * min(followers, 4)
        elif feature.kind != "field":
            weight += 4 * max(followers - 1, 0)
        if any(game.standing(game.active, ("builder",), feature)):
            weight += 6
    return weight + 40 * _magic_together(game)


def _placement(game: Game, move: Move) -> float:
    assert move.cell and game.tile and move.rotation is not None
    table = game.table
    table.tiles[move.cell] = Placed(game.tile, move.rotation, -1)
    spots = table.spots(move.cell)
    near = [cell for cell in around(move.cell) if cell in table.tiles]
    for cell in near:
        spots += [
            s
            for s in table.spots(cell)
            if table.segment(s).kind in ("cloister", "garden")
        ]
    weight = 1 + len(near) + _events(game, spots)
    del table.tiles[move.cell]
    return weight


def _ferry(game: Game, move: Move) -> float:
    assert move.cell is not None and move.segment is not None
    before: Optional[tuple[int, int]] = game.table.ferries.get(move.cell)
    game.table.ferries[move.cell] = (move.segment, move.number)
    weight = 1 + _events(game, game.table.spots(move.cell))
    del game.table.ferries[move.cell]
    if before:
        game.table.ferries[move.cell] = before
    return weight


def _deployment(game: Game, move: Move) -> float:
    """Farmers never come home: not too many of them."""
    feature = game.table.feature(move.spot)
    if feature.kind == "field" and move.figure != "pig":
        return 0.1
    weight = 1.0 if move.figure == "follower" else 3.0
    return 3 * weight if game.table.complete(feature) else weight


def _weight(game: Game, move: Move) -> float:
    if move.kind == "ferry":
        return _ferry(game, move)
    if move.kind in ("pass", "second", "message") and not move.value:
        return 0.25
    if move.kind == "advance":
        assert move.figure is not None
        which = SCORE_FIGURES.index(move.figure)
        end = game.players[move.player].track[which] + game.amount
        return 9.0 if end % 5 == 0 else 1.0
    if move.kind == "token":
        return 5.0 if move.value == 4 else 1.0  # a part within the part
    if move.kind in ("return", "take-back"):
        return 0.3
    if move.kind == "magic":
        # Bring in the one that is missing.
        return 0.1 if any(game.standing(kinds=(str(move.figure),))) else 1.0
    if move.kind == "deploy":
        return _deployment(game, move)
    if move.kind == "fly":
        return 3.0
    return 1.0


def choose(rng: random.Random, game: Game) -> Move:
    """One of the moves of the decision."""
    decision = game.decision
    assert decision is not None
    moves = decision.moves
    if rng.random() < 0.1:
        return rng.choice(moves)
    if decision.kind == PLACE:
        moves = rng.sample(moves, min(SAMPLE, len(moves)))
        weights = [_placement(game, move) ** 3 for move in moves]
    else:
        weights = [_weight(game, move) for move in moves]
    return rng.choices(moves, weights)[0]
