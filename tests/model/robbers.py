# SPDX-License-Identifier: Zlib
"""Robbers on the score track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .moves import ADVANCE_ROB, ROB, ROBBER, ROBBER_NEXT, Move, Steps, ask
from .rounds import Movement, advance

if TYPE_CHECKING:
    from .game import Game

SPACES = 50


def place(game: Game) -> Steps[None]:
    """D22 and D23 of a robber tile."""
    assert game.tile is not None
    if not game.on("robbers") or "robber" not in game.tile.marks:
        return
    yield from _ask(game, ROBBER, game.active)
    others = [
        player
        for player in game.clockwise(game.active)[1:]
        if game.players[player].robber is None
    ]
    if not game.rule("robberNext"):
        others = others[:1]  # RB-3, AMB-43
    for player in others:
        yield from _ask(game, ROBBER_NEXT, player)


def _ask(game: Game, decision: int, player: int) -> Steps[None]:
    """A space with another player's score figure, not where it is (RB-2)."""
    spaces = {
        points % SPACES
        for other, who in enumerate(game.players)
        if other != player
        for points in who.track
    }
    robber = game.players[player].robber
    moves = [
        Move("robber", player, value=space)
        for space in sorted(spaces)
        if space != robber
    ]
    move = yield from ask(decision, player, moves + [Move("pass", player)])
    if move.kind == "robber":
        game.players[player].robber = move.number


def _candidates(
    game: Game, player: int, round: list[Movement]
) -> list[Movement]:
    """The first movement of each figure from the robber's space (SM-44)."""
    found: dict[tuple[int, str], Movement] = {}
    for movement in round:
        figure = movement.player, movement.figure
        if (
            movement.player != player
            and movement.start % SPACES == game.players[player].robber
            and not movement.stolen
        ):
            found.setdefault(figure, movement)
    return list(found.values())


def resolve(game: Game, round: list[Movement]) -> Steps[None]:
    """Every robber takes its share; stolen movements join the round."""
    order = game.clockwise(game.active)
    # Found once, before anything is stolen (AMB-71).
    candidates = {player: _candidates(game, player, round) for player in order}
    for player in order:
        if candidates[player]:
            movement = yield from _choose(player, candidates[player])
            before = len(round)
            yield from advance(
                game,
                round,
                ADVANCE_ROB,
                player,
                (movement.amount + 1) // 2,
                "robbers",
                stolen=True,
            )
            game.players[player].robber = None
            for stolen in round[before:]:
                _carry(game, stolen, candidates)


def _choose(player: int, candidates: list[Movement]) -> Steps[Movement]:
    """D55, if several figures left the space (RB-6)."""
    if len(candidates) == 1:
        return candidates[0]
    moves = {
        Move("rob", player, m.figure, value=m.player): m for m in candidates
    }
    return moves[(yield from ask(ROB, player, list(moves)))]


def _carry(
    game: Game, stolen: Movement, candidates: dict[int, list[Movement]]
) -> None:
    """RB-9: robbers that have nothing to take go along with a thief."""
    for player, who in enumerate(game.players):
        if (
            player != stolen.player
            and not candidates[player]
            and who.robber == stolen.start % SPACES
        ):
            who.robber = stolen.end % SPACES
