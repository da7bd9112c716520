# SPDX-License-Identifier: Zlib
"""The abbot can be taken back (A-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from . import values
from .moves import Move, at
from .players import Figure

if TYPE_CHECKING:
    from .game import Game


class TakenBack(NamedTuple):
    """What an abbot taken back brings in this part's first round (AMB-13)."""

    points: int
    category: str


def moves(game: Game) -> list[Move]:
    """Own abbots whose feature is not complete now (A-8)."""
    return [
        at("take-back", game.active, figure.kind, figure.spot)
        for figure in game.standing(game.active, ("abbot",))
        if not game.table.complete(game.table.feature(figure.spot))
    ]


def take_back(game: Game, move: Move) -> TakenBack:
    feature = game.table.feature(move.spot)
    leads = game.active in game.owners(feature)
    points = values.worth(game, feature, game.active)
    if game.rule("abbotReturnNeedsMajority") and not leads:
        points = 0  # AMB-14
    game.send_home(Figure(game.active, "abbot", move.spot))
    return TakenBack(points, values.CATEGORY[feature.kind])
