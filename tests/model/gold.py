# SPDX-License-Identifier: Zlib
"""Gold mines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .moves import INGOT, TAKE, Cell, Move, Steps, ask
from .scoring import Award
from .table import around

if TYPE_CHECKING:
    from .game import Game


def place_ingots(game: Game) -> Steps[None]:
    """D20: one on the tile, one on a tile around it (GM-1)."""
    assert game.tile and game.cell
    if not game.on("gold") or "gold" not in game.tile.marks:
        return
    game.ingots[game.cell] += 1
    cells = [cell for cell in around(game.cell) if cell in game.table.tiles]
    moves = [Move("ingot", game.active, cell=cell) for cell in cells]
    move = yield from ask(INGOT, game.active, moves)
    assert move.cell is not None
    game.ingots[move.cell] += 1


def _claimants(game: Game, awards: list[Award]) -> dict[Cell, set[int]]:
    """Who may take from which tile (GM-3)."""
    claims: dict[Cell, set[int]] = {}
    for award in awards:
        cells = set(award.feature.cells)
        if award.feature.kind in ("cloister", "garden"):
            cells.update(around(award.feature.name.cell))
        for cell in cells:
            claims.setdefault(cell, set()).update(award.owners)
    return claims


def share(game: Game, awards: list[Award]) -> Steps[None]:
    """D60: in turns, one at a time, until all claims are met (GM-4)."""
    claims = _claimants(game, awards)

    def takeable(player: int) -> list[Cell]:
        return sorted(
            (
                cell
                for cell, players in claims.items()
                if game.ingots[cell] and player in players
            ),
            key=lambda cell: (cell.y, cell.x),
        )

    order = game.clockwise(game.active)
    while any(takeable(player) for player in order):
        for player in order:
            cells = takeable(player)
            if cells:
                cell = yield from _choose(player, cells, claims)
                game.ingots[cell] -= 1
                game.players[player].ingots += 1


def _choose(
    player: int, cells: list[Cell], claims: dict[Cell, set[int]]
) -> Steps[Cell]:
    """Asked only if it matters to somebody else (AMB-81)."""
    if all(claims[cell] == claims[cells[0]] for cell in cells):
        return cells[0]
    moves = [Move("take", player, cell=cell) for cell in cells]
    move = yield from ask(TAKE, player, moves)
    assert move.cell is not None
    return move.cell


def worth(ingots: int) -> int:
    """GM-8."""
    if ingots >= 10:
        return 4 * ingots
    return ((ingots + 2) // 3) * ingots
