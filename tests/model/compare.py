# SPDX-License-Identifier: Zlib
"""Play the library and the model side by side and compare what they say.

    python3 -m model.compare [GAMES [SEED [SUBSET ...]]]

in tests/, with the Python package in PYTHONPATH and CARCASSONNE_LIBRARY naming
the library. Every game has switches, tiles, players and chance of its own, all
of them from SEED and its number. At every decision the two must agree on who
decides what, the legal moves, points, supplies and all that lies on the table;
between the parts also on the final score as it would be. The first difference
ends the run with the record of the game.
"""

from __future__ import annotations

import os
import random
import sys
from collections import Counter
from typing import Any, Iterable, NamedTuple, Optional

import carcassonne
from carcassonne import Expansion, Rule

from . import final
from .game import Game
from .moves import (
    ADVANCE,
    ADVANCE_MESSAGE,
    ADVANCE_ROB,
    DRAW,
    PLACE,
    Decision,
    Move,
)
from .players import FOLLOWERS, GOODS, SCORE_FIGURES
from .setup import MECHANICS, RULES, Setup, known_as
from .table import around
from .tiles import SETS, TILES

# The tile set that goes with a mechanic.
TILES_OF = {
    "river": "river",
    "inns": "inns",
    "large": "inns",
    "goods": "traders",
    "builder": "traders",
    "pig": "traders",
    "flier": "flier",
    "ferries": "ferries",
    "gold": "gold",
    "magic": "magic",
    "robbers": "robbers",
    "crop": "crop",
    "festival": "festival",
}
MINIS = ("flier", "messages", "ferries", "gold", "magic", "robbers", "crop")
CLASSICS = tuple(
    m for m in MECHANICS if m not in MINIS and m not in ("farmers", "river")
)


# ---- what to play -----------------------------------------------------------


def _mechanics(rng: random.Random, subset: str) -> set[str]:
    """Those of a subset, at random where it leaves a choice."""
    on = {"farmers"} if rng.random() < 0.85 else set()
    if subset == "base":
        return on
    if subset == "classics":
        return on | {m for m in CLASSICS + ("river",) if rng.random() < 0.5}
    if subset in MECHANICS:
        return on | {subset}
    if subset == "all":
        return {m for m in MECHANICS if m != "festival"}
    if subset == "minis":
        return on | {m for m in MINIS if rng.random() < 0.6}
    assert subset == "mixed", subset
    return {m for m in MECHANICS if rng.random() < 0.6}


def _sets(rng: random.Random, mechanics: set[str], subset: str) -> set[str]:
    sets = {"base"} | {TILES_OF[m] for m in mechanics if m in TILES_OF}
    if subset in ("mixed", "minis", "classics"):
        # Tiles without their mechanic keep their terrain (P-2).
        sets |= {s for s in SETS if s != "river" and rng.random() < 0.15}
    return sets


def _deck(
    rng: random.Random, mechanics: set[str], sets: set[str], size: int
) -> list[str]:
    """A deck in which the small sets are as frequent as the base game."""
    names = {
        s: [n for n, t in TILES.items() if t.set == s and t.count]
        for s in sorted(sets - {"river"})
    }
    deck = ["D"]
    if "river" in mechanics:
        middle = [
            n
            for n, t in TILES.items()
            if t.set == "river" and t.count and not (t.start or t.lake)
        ]
        river = rng.sample(middle, rng.randint(1, len(middle)))
        deck = ["BB6F1"] + river + ["BB6F12"]
    elif rng.random() < 0.3:
        deck = [rng.choice(names[rng.choice(list(names))])]
    for _ in range(size):
        deck.append(rng.choice(names[rng.choice(list(names))]))
    return deck


def make_setup(rng: random.Random, subset: str, short: bool) -> Setup:
    mechanics = _mechanics(rng, subset)
    sets = _sets(rng, mechanics, subset)
    rules = dict(RULES)
    for rule in rules:
        if rng.random() < 0.3:
            rules[rule] = 1 - rules[rule]
    players = rng.choice((1, 2, 2, 2, 3, 3, 4, 5, 6))
    deck = None
    if short or rng.random() < 0.7:
        size = rng.randint(4, 24 if short else 60)
        deck = _deck(rng, mechanics, sets, size)
    return Setup(
        players=players,
        first=rng.randrange(players),
        seed=rng.getrandbits(64),
        external=rng.random() < 0.3,
        automatic=rng.random() < 0.2,
        mechanics=frozenset(mechanics),
        rules=rules,
        sets={s: 1 for s in sets},
        deck=deck,
    )


def make_library(setup: Setup) -> carcassonne.Game:
    rules = {Rule(i): value for i, value in enumerate(setup.rules.values())}
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


# ---- what they say ----------------------------------------------------------


class View(NamedTuple):
    """What one of them says at a decision."""

    turn: object
    moves: object
    players: object
    figures: object
    ingots: object
    ferries: object
    final: object


# The names of the library where the model has others.
GROUND = {"cloister": "monastery"}
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
        ),
        moves=sorted(str(m) for m in decision.moves) if decision else [],
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
    )


def _model_final(game: Game) -> object:
    if game.decision and game.decision.kind not in (DRAW, PLACE):
        return None
    booked = [Counter(p.booked) for p in game.players]
    if game.decision:
        for total, added in zip(booked, final.bonus(game)):
            total.update(added)
    return [sorted((c, n) for c, n in total.items() if n) for total in booked]


def library_view(setup: Setup, game: carcassonne.Game) -> View:
    turn = game.turn
    women = "messages" in setup.mechanics
    return View(
        turn=(
            int(turn.decision),
            turn.player,
            turn.active,
            turn.part.name.lower() if turn.part is not None else None,
            _tile_name(setup, turn.tile_name),
            turn.second,
        ),
        moves=sorted(str(m) for m in game.legal_moves()),
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
        ingots=sorted(((t.x, t.y), t.ingots) for t in game.tiles() if t.ingots),
        ferries=sorted(
            ((t.x, t.y), t.ferry) for t in game.tiles() if t.ferry
        ),
        final=_library_final(setup, game),
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


# ---- how to play ------------------------------------------------------------


def _weight(game: Game, decision: Decision, move: Move) -> float:
    """Rare things should happen: close gaps, act, land on dark spaces."""
    if decision.kind == PLACE:
        assert move.cell is not None
        near = sum(cell in game.table.tiles for cell in around(move.cell))
        return float(near**3)
    if move.kind in ("pass", "second", "message") and not move.value:
        return 0.25
    if decision.kind in (ADVANCE, ADVANCE_ROB, ADVANCE_MESSAGE):
        assert move.figure is not None
        which = SCORE_FIGURES.index(move.figure)
        return 1.0 + (game.players[move.player].track[which] % 5 != 0)
    if move.kind in ("return", "take-back"):
        return 0.3
    if move.kind in ("deploy", "fly"):
        return 3.0 if move.figure != "follower" else 1.0
    return 1.0


def choose(rng: random.Random, game: Game) -> Move:
    decision = game.decision
    assert decision is not None
    if rng.random() < 0.1:
        return rng.choice(decision.moves)
    weights = [_weight(game, decision, move) for move in decision.moves]
    return rng.choices(decision.moves, weights)[0]


# ---- side by side -----------------------------------------------------------


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


def play(rng: random.Random, setup: Setup) -> Counter[int]:
    """One game; how often each decision was asked."""
    asked: Counter[int] = Counter()
    with make_library(setup) as library:
        model = Game(setup)
        check(setup, model, library)
        while model.decision:
            asked[model.decision.kind] += 1
            move = choose(rng, model)
            library.apply(carcassonne.Move.parse(str(move)))
            model.apply(move)
            check(setup, model, library)
    return asked


SUBSETS = ("base", "classics", *MINIS, "minis", "mixed", "all")


def run(games: int, seed: int, subsets: Iterable[str], short: bool) -> bool:
    for subset in subsets:
        asked: Counter[int] = Counter()
        for number in range(games):
            rng = random.Random(f"{seed} {subset} {number}")
            setup = make_setup(rng, subset, short)
            try:
                asked += play(rng, setup)
            except Difference as difference:
                print(f"{subset} {number} of seed {seed}: {setup}")
                print(difference)
                return False
        kinds = " ".join(f"{k}:{n}" for k, n in sorted(asked.items()))
        print(f"ok {subset}: {games} games, {sum(asked.values())} decisions, {kinds}")
    return True


def main(arguments: list[str]) -> int:
    games = int(arguments[0]) if arguments else 3
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    subsets = arguments[2:] or SUBSETS
    short = "CARC_LONG" not in os.environ
    return 0 if run(games, seed, subsets, short) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
