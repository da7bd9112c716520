# SPDX-License-Identifier: Zlib
"""Leave records for ways of their own.

A record leads to where something rare happens. Its first moves are played,
some switches turned and some tiles added, then it goes on at random.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from . import record
from .pair import Pair, make_library
from .random_play import choose
from .random_setup import MINIS
from .setup import MECHANICS
from .tiles import TILES

TESTS = Path(__file__).resolve().parent.parent
PLACES = (
    TESTS / "games",
    *(TESTS / "games" / mini for mini in MINIS),  # these twice
    TESTS / "data" / "perft",
)


def load() -> list[record.Record]:
    """The records that the model plays and that bring their own deck."""
    found = []
    for path in [p for place in PLACES for p in sorted(place.rglob("*.game"))]:
        try:
            read = record.read(path.read_text(encoding="utf-8"))
        except record.NotOurs:
            continue
        if read.setup.deck and read.moves:
            found.append(read)
    return found


def _turn_switches(rng: random.Random, read: record.Record) -> None:
    setup = read.setup
    for rule in setup.rules:
        if rng.random() < 0.15:
            setup.rules[rule] = 1 - setup.rules[rule]
    others = [m for m in MECHANICS if m != "river" and rng.random() < 0.08]
    setup.mechanics |= set(others)
    assert setup.deck is not None
    names = setup.deck + [n for n in TILES if TILES[n].set != "river"]
    more = rng.choices(names, k=rng.randint(0, 12))
    setup.deck = setup.deck + more
    setup.sets = {TILES[n].set: 1 for n in setup.deck + ["D"]}


def play(rng: random.Random, read: record.Record) -> Counter[int]:
    """One game; how often each decision was asked."""
    read = read._replace(setup=read.setup.copy())
    _turn_switches(rng, read)
    along = rng.randint(len(read.moves) // 2, len(read.moves))
    with make_library(read.setup) as library:
        pair = Pair(read.setup, library)
        for words in read.moves[:along]:
            decision = pair.model.decision
            moves = {str(m): m for m in decision.moves} if decision else {}
            if words not in moves:
                break
            pair.apply(moves[words])
        while pair.model.decision:
            pair.apply(choose(rng, pair.model))
        return pair.asked
