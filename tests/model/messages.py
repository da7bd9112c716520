# SPDX-License-Identifier: Zlib
"""Messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Optional

from . import robbers, turn, values
from .moves import (
    ADVANCE_MESSAGE,
    CHANCE,
    MESSAGE,
    TARGET,
    TOKEN,
    Move,
    Steps,
    ask,
    at,
)
from .players import FOLLOWERS, Figure
from .rounds import Movement, advance

if TYPE_CHECKING:
    from .game import Game

INSTEAD = 2  # points instead of the action

# Tokens 1 to 3: the smallest of these.
SMALLEST = {1: "road", 2: "city", 3: "cloister"}


class Result(NamedTuple):
    """What an action brings, and who leaves the board for it."""

    points: int
    leaves: Optional[Figure] = None


def chain(game: Game, round: list[Movement]) -> Steps[None]:
    """A message for a round that ends on a dark space; its points are a round
    of their own, and so on (SM-45, SM-47).
    """
    while game.on("messages") and _dark(game, round):
        token = yield from _reveal(game)
        round = yield from _message(game, token)


def _dark(game: Game, round: list[Movement]) -> bool:
    return any(m.player == game.active and m.end % 5 == 0 for m in round)


def _reveal(game: Game) -> Steps[int]:
    """The top of the queue; with external chance any that nobody has seen."""
    unseen = len(game.tokens) - game.seen_tokens
    if game.setup.external and unseen:
        choices = sorted(game.tokens[:unseen])
        moves = [Move("token", CHANCE, value=token) for token in choices]
        move = yield from ask(TOKEN, CHANCE, moves)
        token = move.number
        game.tokens.remove(token)
        game.tokens.insert(0, token)
    return game.tokens[0]


def _under_the_queue(game: Game) -> None:
    """MS-6, AMB-70."""
    game.tokens.append(game.tokens.pop(0))
    game.seen_tokens = min(game.seen_tokens + 1, len(game.tokens))


def _executable(game: Game, token: int) -> bool:
    """AMB-31, AMB-78."""
    if token in SMALLEST:
        return bool(game.followers_on(game.active, SMALLEST[token]))
    if token == 4:
        return game.stacks.left()
    if token == 8:
        return any(game.standing(game.active, FOLLOWERS))
    return True


def _message(game: Game, token: int) -> Steps[list[Movement]]:
    """D70 and what is chosen; the round that it makes."""
    player = game.active
    moves = [Move("message", player, value=0)]
    if _executable(game, token):
        moves.insert(0, Move("message", player, value=1))
    move = yield from ask(MESSAGE, player, moves)
    _under_the_queue(game)
    if move.number == 0:
        result = Result(INSTEAD)
    elif token == 4:
        yield from turn.part(game, "message")
        return []
    else:
        result = yield from _act(game, token)
    round: list[Movement] = []
    yield from advance(
        game, round, ADVANCE_MESSAGE, player, result.points, "messages"
    )
    if result.leaves:
        game.send_home(result.leaves)
        game.settle()
    yield from robbers.resolve(game, round)
    return round


def _act(game: Game, token: int) -> Steps[Result]:
    player = game.active
    if token in SMALLEST:
        return (yield from _smallest(game, SMALLEST[token]))
    if token == 5:
        knights = game.followers_on(player, "city")
        cities = {game.table.feature(knight.spot) for knight in knights}
        pennants = sum(game.table.count(city, "pennant") for city in cities)
        return Result(2 * pennants)
    if token == 6:
        return Result(2 * len(game.followers_on(player, "city")))
    if token == 7:
        return Result(2 * len(game.followers_on(player, "field")))
    return (yield from _follower(game))


def _target(game: Game, figures: list[Figure]) -> Steps[Figure]:
    moves = {at("target", game.active, f.kind, f.spot): f for f in figures}
    return moves[(yield from ask(TARGET, game.active, list(moves)))]


def _smallest(game: Game, kind: str) -> Steps[Result]:
    """Tokens 1 to 3 (MS-9, AMB-30, AMB-82)."""
    player = game.active
    value = {
        figure: values.worth(game, game.table.feature(figure.spot), player)
        for figure in game.followers_on(player, kind)
    }
    least = min(value.values())
    figures = [figure for figure in value if value[figure] == least]
    features = {game.table.feature(figure.spot) for figure in figures}
    stays = game.rule("messageFollowerStays")
    chosen = figures[0]
    if len(features if stays else figures) > 1:
        chosen = yield from _target(game, figures)
    return Result(least, None if stays else chosen)


def _follower(game: Game) -> Steps[Result]:
    """Token 8: any own follower scores and comes home (MS-13)."""
    player = game.active
    chosen = yield from _target(game, list(game.standing(player, FOLLOWERS)))
    feature = game.table.feature(chosen.spot)
    points = 0
    if player in game.owners(feature):
        points = values.worth(game, feature, player)
    return Result(points, chosen)
