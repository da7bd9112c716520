# SPDX-License-Identifier: Zlib
"""The river: its tiles continue it and do not turn back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .moves import Cell
from .table import Placed, beside
from .tiles import Tile

if TYPE_CHECKING:
    from .game import Game


def _sides(placed: Placed) -> list[int]:
    return [side for side in range(4) if placed.edge(side) == "river"]


def _bend(entry: int, exit: int) -> int:
    """Which way the river turns: 0 straight on, 1 right, 3 left."""
    return (exit - (entry + 2)) % 4


def allows(game: Game, tile: Tile, cell: Cell, rotation: int) -> bool:
    """Whether the river's own rules allow what matches."""
    if not game.on("river") or tile.set != "river":
        return True
    tiles = game.table.tiles
    sides = _sides(Placed(tile, rotation, -1))
    behind = [side for side in sides if beside(cell, side) in tiles]
    ahead = [side for side in sides if side not in behind]
    if len(behind) != 1:
        return False  # R-4; R-6 if two
    if not ahead:
        return True
    if game.rule("river"):
        return _free_ahead(game, beside(cell, ahead[0]), ahead[0])
    bend = _bend(behind[0], ahead[0])
    return bend == 0 or bend != _bend_before(game, cell, behind[0])


def _bend_before(game: Game, cell: Cell, behind: int) -> int:
    """How the river turned on its tile before this one (R-5, AMB-76)."""
    before = game.table.tiles[beside(cell, behind)]
    exit = (behind + 2) % 4
    entries = [side for side in _sides(before) if side != exit]
    return _bend(entries[0], exit) if entries else 0


def _free_ahead(game: Game, end: Cell, side: int) -> bool:
    """AMB-11 (b): five cells about the open end are empty, too."""
    left, right = (side + 3) % 4, (side + 1) % 4
    far = beside(end, side)
    cells = (
        beside(end, left),
        beside(end, right),
        far,
        beside(far, left),
        beside(far, right),
    )
    return not any(cell in game.table.tiles for cell in cells)
