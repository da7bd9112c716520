# SPDX-License-Identifier: Zlib
"""Play the library and the model side by side and compare what they say.

    python3 -m model.compare [--long] [GAMES [SEED [SUBSET ...]]]

in tests/, with the Python package in PYTHONPATH and CARCASSONNE_LIBRARY naming
the library. Every game has switches, tiles, players and chance of its own, all
of them from SEED and its number; --long plays decks of up to whole boxes.

At every decision the two must agree on who decides what, the legal moves,
points, supplies and all that lies on the table; between the parts also on the
final score as it would be. The first difference ends the run with the record
of the game.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Iterable

from . import branch
from .pair import Difference, Pair, make_library
from .random_play import choose
from .random_setup import SUBSETS, make_setup
from .setup import Setup


def play(rng: random.Random, setup: Setup) -> Counter[int]:
    """One game; how often each decision was asked."""
    with make_library(setup) as library:
        pair = Pair(setup, library)
        while pair.model.decision:
            pair.apply(choose(rng, pair.model))
        return pair.asked


class Runner:
    """Plays the games of a subset by number."""

    def __init__(self, seed: int, subset: str, short: bool) -> None:
        self.seed, self.subset, self.short = seed, subset, short
        self.records = branch.load() if subset == "records" else []

    def play(self, number: int) -> Counter[int]:
        rng = random.Random(f"{self.seed} {self.subset} {number}")
        if self.records:
            return branch.play(rng, rng.choice(self.records))
        return play(rng, make_setup(rng, self.subset, self.short))


def run(games: int, seed: int, subsets: Iterable[str], short: bool) -> bool:
    for subset in subsets:
        runner = Runner(seed, subset, short)
        asked: Counter[int] = Counter()
        for number in range(games):
            try:
                asked += runner.play(number)
            except Difference as difference:
                print(f"{subset}, seed {seed}, game {number}\n{difference}")
                return False
        kinds = " ".join(f"{k}:{n}" for k, n in sorted(asked.items()))
        total = sum(asked.values())
        print(f"ok {subset}: {games} games, {total} decisions, {kinds}")
    return True


def main(arguments: list[str]) -> int:
    short = "--long" not in arguments
    arguments = [a for a in arguments if a != "--long"]
    games = int(arguments[0]) if arguments else 3
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    subsets = arguments[2:] or ("records", *SUBSETS)
    return 0 if run(games, seed, subsets, short) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
