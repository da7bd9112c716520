# SPDX-License-Identifier: Zlib
"""The order of a turn, top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import (
    builder,
    crop,
    draw,
    ferries,
    figure,
    final,
    gold,
    magic,
    messages,
    place,
    robbers,
    scoring,
)
from .moves import SECOND, Move, Steps, ask

if TYPE_CHECKING:
    from .game import Game


def play(game: Game) -> Steps[None]:
    """The whole game."""
    while game.stacks.left():
        yield from _turn(game)
        game.active = (game.active + 1) % len(game.players)
    final.score(game)


def _turn(game: Game) -> Steps[None]:
    game.double = "none"
    yield from part(game, "main")
    if game.double == "pending" and game.stacks.left():
        if (yield from _second(game)):
            game.double = "used"
            yield from part(game, "second")


def _second(game: Game) -> Steps[bool]:
    """D90, unless it goes without saying (AMB-21)."""
    if game.rule("doubleTurn"):
        return True
    game.part = None
    player = game.active
    choices = [Move("second", player, value=value) for value in (1, 0)]
    move = yield from ask(SECOND, player, choices)
    return move.number == 1


def part(game: Game, kind: str) -> Steps[None]:
    """One tile and all that comes of it (RULES 5.2)."""
    outside = game.part, game.tile, game.cell
    game.part, game.tile, game.cell = kind, None, None
    if (yield from draw.tile(game)):
        yield from place.tile(game)
        builder.check(game)
        yield from magic.part_them(game)
        yield from gold.place_ingots(game)
        yield from magic.move(game)
        yield from robbers.place(game)
        taken_back = yield from figure.step(game)
        moved = yield from ferries.step(game)
        done = yield from scoring.score_completed(game, moved, taken_back)
        yield from robbers.resolve(game, done.round)
        yield from gold.share(game, done.awards)
        yield from messages.chain(game, done.round)
        yield from crop.circle(game)
    game.part, game.tile, game.cell = outside
