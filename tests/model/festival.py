# SPDX-License-Identifier: Zlib
"""The festival: a figure may come home instead of another going out (FT-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .moves import Move, at
from .players import FOLLOWERS, Figure

if TYPE_CHECKING:
    from .game import Game


def moves(game: Game) -> list[Move]:
    assert game.tile is not None
    if not game.on("festival") or "festival" not in game.tile.marks:
        return []
    kinds = None if game.rule("festivalReturn") else FOLLOWERS  # AMB-51
    return [
        at("return", game.active, figure.kind, figure.spot)
        for figure in game.standing(game.active, kinds)
    ]


def bring_home(game: Game, move: Move) -> None:
    assert move.figure is not None
    game.send_home(Figure(game.active, move.figure, move.spot))
    game.settle()
