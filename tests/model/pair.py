# SPDX-License-Identifier: Zlib
"""The library and the model side by side: what each says, and whether they
agree.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple, Optional, Union

import carcassonne
from carcassonne import Expansion, Rule

from . import final, values
from .game import Game
from .moves import (
    ADVANCE,
    ADVANCE_MESSAGE,
    ADVANCE_ROB,
    CHANCE,
    DRAW,
    PLACE,
    Move,
)
from .players import FOLLOWERS, GOODS, NOBODY
from .setup import MECHANICS, Setup, known_as
from .table import Feature
from .tiles import SETS


def make_library(setup: Setup) -> carcassonne.Game:
    rules: dict[Union[str, Rule], int] = {
        Rule(i): value for i, value in enumerate(setup.rules.values())
    }
    return carcassonne.Game(
        edition="plus",
        players=setup.players,
        seed=setup.seed,
        expansions=[
            Expansion(MECHANICS.index(m)) for m in sorted(setup.mechanics)
        ],
        farmers="farmers" in setup.mechanics,
        rules=rules,
        sets={s: setup.sets.get(s, 0) for s in SETS},
        deck=setup.deck,
        first_player=setup.first,
        chance="external" if setup.external else "inside",
        automatic=setup.automatic,
    )


class View(NamedTuple):
    """What one of them says at a decision."""

    turn: object
    moves: object
    left: object
    players: object
    figures: object
    ingots: object
    ferries: object
    final: object
    features: object


ADVANCES = (ADVANCE, ADVANCE_ROB, ADVANCE_MESSAGE)
KINDS = ("follower", "large", "abbot", "builder", "pig")


def _tile_name(setup: Setup, name: Optional[str]) -> Optional[str]:
    return name and known_as(setup, name)


def model_view(game: Game) -> View:
    decision = game.decision
    over = decision is None
    return View(
        turn=(
            decision.kind if decision else 0,
            decision.player if decision else -1,
            -1 if over else game.active,
            None if over else game.part,
            None if over or not game.tile else game.tile.name,
            False if over else game.double == "pending",
            game.amount if decision and decision.kind in ADVANCES else -1,
        ),
        moves=sorted(str(m) for m in decision.moves) if decision else [],
        left=(
            sorted(Counter(game.stacks.river).items()),
            sorted(Counter(game.stacks.pool).items()),
            _weights(game),
        ),
        players=[
            (
                tuple(p.track),
                {k: p.supply[k] for k in KINDS if p.supply[k]},
                tuple(p.goods[g] for g in GOODS),
                p.ingots,
                -1 if p.robber is None else p.robber,
            )
            for p in game.players
        ],
        figures=sorted(
            ((f.player, f.kind, tuple(f.spot)), n)
            for f, n in Counter(game.figures).items()
        ),
        ingots=sorted((tuple(c), n) for c, n in game.ingots.items() if n),
        ferries=sorted((tuple(c), f) for c, f in game.table.ferries.items()),
        final=_model_final(game),
        features=_model_features(game),
    )


def _weights(game: Game) -> list[tuple[str, int]]:
    """How likely each outcome of chance is: as many tiles as there are."""
    decision = game.decision
    if not decision or decision.player != CHANCE:
        return []
    stack = game.stacks.next()
    return sorted(
        (str(m), stack.count(str(m.value)) if decision.kind == DRAW else 1)
        for m in decision.moves
    )


def _model_final(game: Game) -> object:
    if game.decision and game.decision.kind not in (DRAW, PLACE):
        return None
    booked = [Counter(p.booked) for p in game.players]
    if game.decision:
        for total, added in zip(booked, final.bonus(game)):
            total.update(added)
    return [sorted((c, n) for c, n in total.items() if n) for total in booked]


# All features, but not every time: it takes long.
FEATURES_EVERY = 5  # tiles


def _model_features(game: Game) -> object:
    decision = game.decision
    if not decision or decision.kind != PLACE:
        return None
    if len(game.table.tiles) % FEATURES_EVERY:
        return None
    found = {game.table.feature(spot) for spot in game.table.all_spots()}
    return sorted(
        (
            tuple(f.name),
            len(f.cells),
            len(f.spots),
            game.table.complete(f),
            len(list(game.standing(kinds=FOLLOWERS, feature=f))),
            tuple(sorted(game.owners(f))),
            _common_value(game, f),
        )
        for f in found
        if f.kind != "garden" or game.on("abbot")
    )


def _common_value(game: Game, feature: Feature) -> int:
    """What it is worth to an owner without a pig."""
    if feature.kind == "river":
        return 0
    return values.worth(game, feature, NOBODY)


def _library_features(game: carcassonne.Game) -> object:
    if game.turn.decision != PLACE or len(game.tiles()) % FEATURES_EVERY:
        return None
    return [
        (
            (f.y, f.x, f.segment),
            f.tiles,
            f.segments,
            f.complete,
            f.figures,
            f.owners,
            f.value,
        )
        for f in game.features()
    ]


def library_view(setup: Setup, game: carcassonne.Game) -> View:
    turn = game.turn
    remaining = game.remaining()
    women = "messages" in setup.mechanics
    return View(
        turn=(
            int(turn.decision),
            turn.player,
            turn.active,
            turn.part.name.lower() if turn.part is not None else None,
            _tile_name(setup, turn.tile_name),
            turn.second,
            turn.amount if turn.decision in ADVANCES else -1,
        ),
        moves=sorted(str(m) for m in game.legal_moves()),
        left=(
            sorted((r.name, r.count) for r in remaining if r.stack == 0),
            sorted((r.name, r.count) for r in remaining if r.stack == 1),
            sorted(
                (str(move), weight)
                for move, weight in zip(
                    game.legal_moves(), game.chance_weights()
                )
            ),
        ),
        players=[
            (
                p.track if women else p.track[:1],
                {
                    k.name.lower(): n
                    for k, n in p.supply.items()
                    if n and k.name.lower() in KINDS
                },
                p.goods,
                p.ingots,
                p.robber,
            )
            for p in game.players()
        ],
        figures=sorted(
            ((f.player, f.kind.name.lower(), (f.y, f.x, f.segment)), f.count)
            for f in game.figures()
        ),
        ingots=sorted(
            ((t.x, t.y), t.ingots) for t in game.tiles() if t.ingots
        ),
        ferries=sorted(((t.x, t.y), t.ferry) for t in game.tiles() if t.ferry),
        final=_library_final(setup, game),
        features=_library_features(game),
    )


def _library_final(setup: Setup, game: carcassonne.Game) -> object:
    if game.turn.decision not in (DRAW, PLACE, 0):
        return None
    found: list[list[tuple[str, int]]] = [[] for _ in range(setup.players)]
    for row in game.score_final():
        if row.points:
            name = row.category.name.lower()
            found[row.player].append((name, row.points))
    return [sorted(rows) for rows in found]


class Difference(Exception):
    """The two do not agree."""


def _explain(name: str, model: Any, library: Any) -> str:
    lines = [f"{name} differ"]
    if name == "moves":
        ours, theirs = set(model), set(library)
        lines += [f"  only the model:   {m}" for m in sorted(ours - theirs)]
        lines += [f"  only the library: {m}" for m in sorted(theirs - ours)]
    lines += [f"  the model:   {model}", f"  the library: {library}"]
    return "\n".join(lines)


def check(setup: Setup, model: Game, library: carcassonne.Game) -> None:
    ours, theirs = model_view(model), library_view(setup, library)
    if ours == theirs:
        return
    text = [library.dumps()]
    for name, a, b in zip(View._fields, ours, theirs):
        if a != b:
            text.append(_explain(name, a, b))
    raise Difference("\n".join(text))


class Pair:
    """A game of both, compared at every decision."""

    def __init__(self, setup: Setup, library: carcassonne.Game) -> None:
        self.setup = setup
        self.library = library
        self.model = Game(setup)
        self.asked: Counter[int] = Counter()  # by decision
        self._check()

    def apply(self, move: Move) -> None:
        assert self.model.decision
        self.asked[self.model.decision.kind] += 1
        self.library.apply(carcassonne.Move.parse(str(move)))
        self.model.apply(move)
        self._check()

    def _check(self) -> None:
        check(self.setup, self.model, self.library)
