# SPDX-License-Identifier: Zlib
"""Crop circles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .moves import CROP, CROP_PLACE, CROP_REMOVE, Move, Steps, ask, at
from .players import Figure

if TYPE_CHECKING:
    from .game import Game

# Whom a circle is about (CC-3).
ABOUT = {"pitchfork": "field", "club": "road", "shield": "city"}


def circle(game: Game) -> Steps[None]:
    """D80, then D81 or D82 from the left of the active player on (CC-4)."""
    assert game.tile is not None
    if not game.on("crop") or game.tile.circle is None:
        return
    about = ABOUT[game.tile.circle]
    if about == "field" and not game.on("farmers"):
        return  # AMB-83
    moves = [Move("crop", game.active, value=value) for value in (0, 1)]
    move = yield from ask(CROP, game.active, moves)
    for player in game.clockwise((game.active + 1) % len(game.players)):
        if move.number == 0:
            yield from _place(game, player, about)
        else:
            yield from _remove(game, player, about)


def _place(game: Game, player: int, about: str) -> Steps[None]:
    """A: one more beside an own follower (CC-5, AMB-46)."""
    supply = game.players[player].supply
    moves = [
        at("crop-place", player, kind, figure.spot)
        for kind in ("follower", "large")
        if supply[kind]
        for figure in game.followers_on(player, about)
    ]
    if moves:
        move = yield from ask(
            CROP_PLACE, player, moves + [Move("pass", player)]
        )
        if move.kind == "crop-place":
            assert move.figure is not None
            game.deploy(player, move.figure, move.spot)


def _remove(game: Game, player: int, about: str) -> Steps[None]:
    """B: one of them comes home (CC-6)."""
    moves = [
        at("crop-remove", player, figure.kind, figure.spot)
        for figure in game.followers_on(player, about)
    ]
    if moves:
        move = yield from ask(CROP_REMOVE, player, moves)
        assert move.figure is not None
        game.send_home(Figure(player, move.figure, move.spot))
        game.settle()
