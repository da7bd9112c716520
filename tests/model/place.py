# SPDX-License-Identifier: Zlib
"""D11: the tile is placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import river
from .moves import PLACE, Cell, Move, Steps, ask
from .table import Placed

if TYPE_CHECKING:
    from .game import Game


def everywhere(game: Game) -> list[tuple[Cell, int]]:
    """Every cell and rotation in which the tile in hand fits (B-6, B-7)."""
    assert game.tile is not None
    return [
        (cell, rotation)
        for cell in game.table.open_cells()
        for rotation in range(4)
        if game.table.matches(game.tile, cell, rotation)
        and river.allows(game, game.tile, cell, rotation)
    ]


def tile(game: Game) -> Steps[None]:
    player = game.active
    moves = [
        Move("place", player, cell=cell, rotation=rotation)
        for cell, rotation in everywhere(game)
    ]
    move = yield from ask(PLACE, player, moves)
    assert game.tile and move.cell and move.rotation is not None
    game.table.tiles[move.cell] = Placed(game.tile, move.rotation, player)
    game.cell = move.cell
