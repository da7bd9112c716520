# SPDX-License-Identifier: Zlib
"""The river: its tiles continue it and do not turn back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from .moves import Cell
from .table import Placed, beside
from .tiles import Tile

if TYPE_CHECKING:
    from .game import Game


def _sides(placed: Placed) -> list[int]:
    return [side for side in range(4) if placed.edge(side) == "river"]


def _bend(game: Game, cell: Cell, placed: Placed) -> int:
    """Which way the river turns on a tile, seen from the spring.

    0 straight on, 1 right, 3 left; the spring and the lake do not turn.
    """
    came = _came_from(game, cell, placed)
    others = [side for side in _sides(placed) if side != came]
    if came is None or not others:
        return 0
    return (others[0] - (came + 2)) % 4


def _came_from(game: Game, cell: Cell, placed: Placed) -> Optional[int]:
    """The side over which the river reaches a tile: the older neighbour's."""
    order = list(game.table.tiles)
    older = order[: order.index(cell)] if cell in order else order
    for side in _sides(placed):
        if beside(cell, side) in older:
            return side
    return None


def allows(game: Game, tile: Tile, cell: Cell, rotation: int) -> bool:
    """Whether the river's own rules allow what matches."""
    if not game.on("river") or tile.set != "river":
        return True
    placed = Placed(tile, rotation, -1)
    came = _came_from(game, cell, placed)
    if came is None:
        return False
    ahead = [side for side in _sides(placed) if side != came]
    if not ahead:
        return True
    side = ahead[0]
    end = beside(cell, side)
    if end in game.table.tiles:
        return False
    if game.rule("river"):
        return _free_ahead(game, end, side)
    before = beside(cell, came)
    bend = _bend(game, cell, placed)
    return bend == 0 or bend != _bend(game, before, game.table.tiles[before])


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
