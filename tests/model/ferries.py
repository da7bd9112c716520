# SPDX-License-Identifier: Zlib
"""Ferries."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Optional

from . import magic
from .moves import FERRY, FERRY_MAGIC, FERRY_MOVE, Cell, Move, Steps, ask
from .table import beside

if TYPE_CHECKING:
    from .game import Game


def _stubs(game: Game, cell: Cell) -> list[int]:
    return [
        spot.segment
        for spot in game.table.spots(cell)
        if game.table.segment(spot).kind == "road"
    ]


def _moves(game: Game, cell: Cell) -> list[Move]:
    """Every pair of stubs but the one it joins now."""
    return [
        Move("ferry", game.active, cell=cell, segment=low, value=high)
        for low, high in combinations(_stubs(game, cell), 2)
        if game.table.ferries.get(cell) != (low, high)
    ]


def _lay(game: Game, move: Move) -> Cell:
    assert move.cell is not None and move.segment is not None
    game.table.ferries[move.cell] = (move.segment, move.number)
    game.settle()  # FE-13, AMB-75
    return move.cell


def _is_lake(game: Game, cell: Cell) -> bool:
    return "ferrylake" in game.table.tiles[cell].tile.marks


def _first_lake(game: Game, side: int) -> Optional[Cell]:
    """The first lake on the road that leaves the new tile over a side.

    Only if the road runs over its ferry (FE-5, FE-6, AMB-87).
    """
    table, start = game.table, game.cell
    assert start is not None
    cell = start
    while True:
        cell = beside(cell, side)
        spot = table.at_side(cell, (side + 2) % 4)
        if spot is None or cell == start:
            return None
        if _is_lake(game, cell):
            return (
                cell if spot.segment in table.ferries.get(cell, ()) else None
            )
        others = [s for s in table.sides(spot) if s != (side + 2) % 4]
        if not others:
            return None
        side = others[0]


def _eligible(game: Game) -> list[Cell]:
    assert game.cell is not None
    sides = [
        side
        for spot in game.table.spots(game.cell)
        if game.table.segment(spot).kind == "road"
        for side in game.table.sides(spot)
    ]
    found = {_first_lake(game, side) for side in sides}
    return sorted(cell for cell in found if cell is not None)


def step(game: Game) -> Steps[list[Cell]]:
    """D40, D41, D42; the lakes whose ferries were laid or moved."""
    moved: list[Cell] = []
    if not game.on("ferries"):
        return moved
    assert game.cell is not None
    if _is_lake(game, game.cell):
        moves = _moves(game, game.cell)
        move = yield from ask(FERRY, game.active, moves)
        moved.append(_lay(game, move))
    lakes = _eligible(game)
    while lakes:
        moves = [move for cell in lakes for move in _moves(game, cell)]
        moves.append(Move("pass", game.active))
        move = yield from ask(FERRY_MOVE, game.active, moves)
        if move.kind == "pass":
            break
        cell = _lay(game, move)
        moved.append(cell)
        lakes.remove(cell)
    yield from magic.part_them(game, FERRY_MAGIC)
    return moved
