# SPDX-License-Identifier: Zlib
"""The first scoring round of a part: everything that is complete now."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from . import values
from .abbot import TakenBack
from .moves import ADVANCE, ORDER, Cell, Steps, ask, at
from .players import FOLLOWERS, GOODS
from .rounds import Movement, advance
from .table import Feature, around

if TYPE_CHECKING:
    from .game import Game


class Award(NamedTuple):
    """A completed feature with what it was before any figure went home."""

    feature: Feature
    owners: list[int]
    points: int


class Done(NamedTuple):
    """What the rest of the part needs to know."""

    round: list[Movement]
    awards: list[Award]


def _completed(game: Game, moved: list[Cell]) -> list[Award]:
    """SM-41, by name."""
    assert game.cell is not None
    spots = game.table.spots(game.cell)
    for cell in around(game.cell):
        if cell in game.table.tiles:
            spots += [
                spot
                for spot in game.table.spots(cell)
                if game.table.segment(spot).kind in ("cloister", "garden")
            ]
    for cell in moved:
        spots += [
            spot
            for spot in game.table.spots(cell)
            if game.table.segment(spot).kind == "road"
        ]
    features = {game.table.feature(spot) for spot in spots}
    return [
        Award(f, game.owners(f), values.worth(game, f, game.active))
        for f in sorted(features, key=lambda f: f.name)
        if game.table.complete(f)
    ]


def _next(game: Game, left: list[Award]) -> Steps[Award]:
    """D50: the active player chooses where it can matter (SM-42)."""
    if len(left) == 1 or not (game.on("messages") or game.on("robbers")):
        return left[0]
    moves = [at("score", game.active, None, a.feature.name) for a in left]
    move = yield from ask(ORDER, game.active, moves)
    return next(a for a in left if a.feature.name == move.spot)


def _go_home(game: Game, feature: Feature) -> None:
    """B-26, TB-11, MW-7, MW-9."""
    kinds = FOLLOWERS + ("mage", "witch")
    for figure in list(game.standing(kinds=kinds, feature=feature)):
        game.send_home(figure)


def _take_goods(game: Game, feature: Feature) -> None:
    """TB-2: whoever placed the tile takes a token for every icon."""
    if game.on("goods"):
        for kind in GOODS:
            count = game.table.count(feature, kind)
            game.players[game.active].goods[kind] += count


def score_completed(
    game: Game, moved: list[Cell], taken_back: TakenBack
) -> Steps[Done]:
    """D50, D51, then goods and returns."""
    awards = _completed(game, moved)
    done = Done([], awards)
    yield from advance(
        game,
        done.round,
        ADVANCE,
        game.active,
        taken_back.points,
        taken_back.category,
    )
    left = [award for award in awards if award.owners]
    while left:
        award = yield from _next(game, left)
        left.remove(award)
        category = values.CATEGORY[award.feature.kind]
        for owner in award.owners:
            yield from advance(
                game, done.round, ADVANCE, owner, award.points, category
            )
    for award in awards:
        _take_goods(game, award.feature)
        _go_home(game, award.feature)
    game.settle()
    return done
