# SPDX-License-Identifier: Zlib
"""C10: a tile is drawn; what fits nowhere leaves the game (B-8, B-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import place
from .moves import CHANCE, DRAW, Move, Steps, ask
from .tiles import TILES

if TYPE_CHECKING:
    from .game import Game


def tile(game: Game) -> Steps[bool]:
    """Draw until a tile fits; False if none is left."""
    while game.stacks.left():
        name = yield from _next(game)
        game.stacks.next().remove(name)
        game.tile = TILES[name]
        if place.everywhere(game):
            return True
        game.tile = None
    return False


def _next(game: Game) -> Steps[str]:
    stack = game.stacks.next()
    if not game.setup.external:
        return stack[0]
    # The lake is the last of the river.
    names = [n for n in stack if not TILES[n].lake] or stack
    if stack is game.stacks.pool:
        names = stack
    moves = [Move("draw", CHANCE, value=name) for name in sorted(set(names))]
    move = yield from ask(DRAW, CHANCE, moves)
    assert isinstance(move.value, str)
    return move.value
