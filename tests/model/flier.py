# SPDX-License-Identifier: Zlib
"""Flying machines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .moves import CHANCE, LAND, ROLL, Cell, Move, Spot, Steps, ask, at
from .table import AROUND

if TYPE_CHECKING:
    from .game import Game


def moves(game: Game) -> list[Move]:
    """Which followers may fly (FM-2, FM-7)."""
    assert game.tile is not None
    if not game.on("flier") or game.tile.machine is None:
        return []
    kinds = ["follower", "large"]
    if game.rule("abbotMayFly"):
        kinds.append("abbot")  # AMB-24
    supply = game.players[game.active].supply
    return [Move("fly", game.active, kind) for kind in kinds if supply[kind]]


def _roll(game: Game) -> Steps[int]:
    if not game.setup.external:
        return 1 + game.die.below(3)
    choices = [Move("roll", CHANCE, value=value) for value in (1, 2, 3)]
    move = yield from ask(ROLL, CHANCE, choices)
    return move.number


def _target(game: Game, distance: int) -> Cell:
    """FM-3: cells are counted, empty or not."""
    assert game.tile and game.tile.machine is not None and game.cell
    rotation = game.table.tiles[game.cell].rotation
    dx, dy = AROUND[(game.tile.machine + 2 * rotation) % 8]
    return Cell(game.cell.x + distance * dx, game.cell.y + distance * dy)


def _may_land(game: Game, kind: str, spot: Spot) -> bool:
    """FM-5: on what is not complete, occupied or not, never in a field."""
    grounds = {"road", "city", "cloister"}
    if kind == "abbot":
        grounds = {"cloister", "garden"}
    feature = game.table.feature(spot)
    return feature.kind in grounds and not game.table.complete(feature)


def fly(game: Game, move: Move) -> Steps[None]:
    kind, player = move.figure, move.player
    assert kind is not None
    target = _target(game, (yield from _roll(game)))
    if target not in game.table.tiles:
        return  # FM-6
    spots = [s for s in game.table.spots(target) if _may_land(game, kind, s)]
    if spots:
        moves = [at("land", player, None, spot) for spot in spots]
        landed = yield from ask(LAND, player, moves)
        game.deploy(player, kind, landed.spot)
