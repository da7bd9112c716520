# SPDX-License-Identifier: Zlib
"""Mage and witch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from .moves import MAGIC, MAGIC_OFF, PART_MAGIC, Move, Spot, Steps, ask, at
from .players import NOBODY, Figure

if TYPE_CHECKING:
    from .game import Game

BOTH = ("mage", "witch")


def _where(game: Game, kind: str) -> Optional[Spot]:
    for figure in game.standing(kinds=(kind,)):
        return figure.spot
    return None


def _targets(game: Game, kind: str) -> list[Spot]:
    """Incomplete roads and cities without the other figure (MW-2, MW-3)."""
    table = game.table
    here = _where(game, kind)
    other = _where(game, BOTH[1 - BOTH.index(kind)])
    taken = set(table.feature(other).spots) if other else set()
    if here and game.rule("magicMove"):
        taken |= table.feature(here).spots  # AMB-92, another feature
    elif here:
        taken |= set(table.spots(here.cell))  # another tile
    return [
        spot
        for spot in table.all_spots()
        if table.segment(spot).kind in ("road", "city")
        and spot not in taken
        and not table.complete(table.feature(spot))
    ]


def _moves(game: Game) -> list[Move]:
    return [
        at("magic", game.active, kind, spot)
        for kind in BOTH
        for spot in _targets(game, kind)
    ]


def _do(game: Game, move: Move) -> None:
    assert move.figure is not None
    for figure in list(game.standing(kinds=(move.figure,))):
        game.send_home(figure)
    if move.kind == "magic":
        game.figures.append(Figure(NOBODY, move.figure, move.spot))


def _removals(game: Game) -> list[Move]:
    return [
        Move("remove", game.active, kind)
        for kind in BOTH
        if _where(game, kind)
    ]


def part_them(game: Game, decision: int = PART_MAGIC) -> Steps[None]:
    """D13, D42: they never stay together (MW-5, AMB-33, AMB-34)."""
    mage, witch = _where(game, "mage"), _where(game, "witch")
    if not mage or not witch or witch not in game.table.feature(mage).spots:
        return
    moves = _moves(game) if game.rule("magicMerge") else []  # AMB-79
    _do(
        game, (yield from ask(decision, game.active, moves or _removals(game)))
    )


def move(game: Game) -> Steps[None]:
    """D21 of a magic tile; D21b if there is no target (MW-2, MW-4)."""
    assert game.tile is not None
    if not game.on("magic") or "magic" not in game.tile.marks:
        return
    moves = _moves(game)
    if moves:
        _do(game, (yield from ask(MAGIC, game.active, moves)))
    elif _removals(game):
        _do(game, (yield from ask(MAGIC_OFF, game.active, _removals(game))))
