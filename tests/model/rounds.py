# SPDX-License-Identifier: Zlib
"""Score movements; a round is a list of them (SM-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .moves import Move, Steps, ask
from .players import SCORE_FIGURES

if TYPE_CHECKING:
    from .game import Game


class Movement(NamedTuple):
    """A score figure that advances."""

    player: int
    figure: str
    start: int  # its points before
    end: int
    stolen: bool

    @property
    def amount(self) -> int:
        return self.end - self.start


def advance(
    game: Game,
    round: list[Movement],
    decision: int,
    player: int,
    points: int,
    category: str,
    stolen: bool = False,
) -> Steps[None]:
    """Move a score figure; with Messages its owner chooses one (MS-2)."""
    if points == 0:
        return
    figure = SCORE_FIGURES[0]
    if game.on("messages"):
        moves = [Move("advance", player, kind) for kind in SCORE_FIGURES]
        game.amount = points
        move = yield from ask(decision, player, moves)
        assert move.figure is not None
        figure = move.figure
    track = game.players[player].track
    which = SCORE_FIGURES.index(figure)
    start = track[which]
    track[which] += points
    game.players[player].booked[category] += points
    round.append(Movement(player, figure, start, track[which], stolen))
