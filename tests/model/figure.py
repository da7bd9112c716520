# SPDX-License-Identifier: Zlib
"""D30: a figure is placed, flies, or comes home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import abbot, festival, flier
from .moves import FIGURE, Move, Spot, Steps, ask, at
from .players import FOLLOWERS

if TYPE_CHECKING:
    from .game import Game


def _may_stand(game: Game, kind: str, spot: Spot) -> bool:
    """Whether a figure of the active player may be put there now."""
    ground = game.table.segment(spot).kind
    feature = game.table.feature(spot)
    joins = any(game.standing(game.active, FOLLOWERS, feature))
    if kind == "builder":
        return ground in ("road", "city") and joins  # TB-6
    if kind == "pig":
        return ground == "field" and joins  # TB-14
    if kind == "abbot":
        grounds = {"cloister", "garden"}
    else:
        grounds = {"road", "city", "cloister"}  # B-11
        if game.on("farmers"):
            grounds.add("field")
    return ground in grounds and not game.occupied(feature)  # B-12


def _deployments(game: Game) -> list[Move]:
    assert game.cell is not None
    supply = game.players[game.active].supply
    return [
        at("deploy", game.active, kind, spot)
        for kind in ("follower", "large", "abbot", "builder", "pig")
        if supply[kind]
        for spot in game.table.spots(game.cell)
        if _may_stand(game, kind, spot)
    ]


def step(game: Game) -> Steps[abbot.TakenBack]:
    """Ask D30 and do it; what an abbot taken back is worth is scored later."""
    player = game.active
    moves = (
        _deployments(game)
        + flier.moves(game)
        + abbot.moves(game)
        + festival.moves(game)
        + [Move("pass", player)]
    )
    move = yield from ask(FIGURE, player, moves)
    if move.kind == "deploy":
        assert move.figure is not None
        game.deploy(player, move.figure, move.spot)
    elif move.kind == "fly":
        yield from flier.fly(game, move)
    elif move.kind == "take-back":
        return abbot.take_back(game, move)
    elif move.kind == "return":
        festival.bring_home(game, move)
    return abbot.TakenBack(0, "")
