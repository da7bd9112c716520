# SPDX-License-Identifier: Zlib
"""Games at random: switches, tiles, players, chance."""

from __future__ import annotations

import random

from .setup import MECHANICS, RULES, Setup
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

# Tiles that end roads and cities.
CLOSERS = ("A", "B", "E", "H", "I", "L", "S", "U", "V", "W", "X")

# A few mechanics on tiles that let them meet: rings with lakes, mines that two
# features share, points for many robbers ...
THEMES = (
    ("ferries magic builder flier", "Faehr_3 Faehr_4 Faehr_city U V X MaHeH"),
    ("ferries crop builder large", "Faehr_3 Faehr_4 U V V Korn1 Korn2"),
    (
        "gold flier crop large",
        "GoldB GoldC GoldD GoldE GoldH E L A FlugB Korn5",
    ),
    ("gold robbers messages abbot", "GoldF GoldA GoldG X L E_garden RaubE B"),
    ("magic inns ferries", "MaHeB MaHeC MaHeD MaHeG E EB EK Faehr_3 B"),
    ("robbers messages builder", "RaubC RaubE RaubF RaubH X U E F"),
    ("messages crop pig large", "F G E M Korn3 Korn4 Korn6 B U X"),
    ("flier abbot large messages", "FlugA FlugD FlugG FlugH B A E U X"),
)

SUBSETS = (
    "base",
    "classics",
    *MINIS,
    "minis",
    "themes",
    "chains",
    "mixed",
    "all",
)


def _mechanics(rng: random.Random, subset: str) -> set[str]:
    """Those of a subset, at random where it leaves a choice."""
    on = {"farmers"} if rng.random() < 0.85 else set()
    if subset in ("base", "themes"):
        return on
    if subset == "classics":
        return on | {m for m in CLASSICS + ("river",) if rng.random() < 0.5}
    if subset in MECHANICS:
        return on | {subset}
    if subset == "all":
        return {m for m in MECHANICS if m != "festival"}
    if subset == "minis":
        return on | {m for m in MINIS if rng.random() < 0.6}
    if subset == "chains":
        return on | {*MINIS, "builder", "large", "abbot"}
    assert subset == "mixed", subset
    return {m for m in MECHANICS if rng.random() < 0.6}


def _sets(rng: random.Random, mechanics: set[str], subset: str) -> set[str]:
    sets = {"base"} | {TILES_OF[m] for m in mechanics if m in TILES_OF}
    if subset in ("mixed", "minis", "classics"):
        # Tiles without their mechanic keep their terrain (P-2).
        sets |= {s for s in SETS if rng.random() < 0.15}
    return sets


def _river(rng: random.Random) -> list[str]:
    """From the spring to the lake, or as no box would have it."""
    names = [n for n, t in TILES.items() if t.set == "river" and t.copies]
    if rng.random() < 0.2:
        return rng.choices(names, k=rng.randint(1, 9))
    middle = [n for n in names if not (TILES[n].start or TILES[n].lake)]
    some = rng.sample(middle, rng.randint(1, len(middle)))
    return ["BB6F1", *some, "BB6F12"]


def _deck(
    rng: random.Random, mechanics: set[str], sets: set[str], size: int
) -> list[str]:
    """A deck in which the small sets are as frequent as the base game."""
    pool = sorted(sets - {"river"} if "river" in mechanics else sets)
    names = {
        s: [n for n, t in TILES.items() if t.set == s and t.copies]
        for s in pool
    }
    deck = ["D"]
    if "river" in mechanics:
        deck = _river(rng)
    elif rng.random() < 0.3:
        deck = [rng.choice(names[rng.choice(list(names))])]
    kinds = [rng.choice(names[rng.choice(list(names))]) for _ in range(size)]
    if rng.random() < 0.5:
        # Few kinds, and tiles that close what others leave open.
        kinds = rng.sample(kinds, min(len(kinds), rng.randint(2, 5)))
        kinds += rng.sample(CLOSERS, rng.randint(1, 4))
    return deck + [rng.choice(kinds) for _ in range(size)]


def _copies(rng: random.Random, name: str) -> int:
    """A set may be there twice, the river only once."""
    return 2 if name != "river" and rng.random() < 0.05 else 1


def _theme(rng: random.Random, setup: Setup) -> None:
    mechanics, names = (words.split() for words in rng.choice(THEMES))
    some = rng.sample(names, rng.randint(2, len(names)))
    setup.mechanics |= set(mechanics)
    setup.deck = rng.choices(some, k=rng.randint(8, 32))
    setup.sets = {TILES[n].set: 1 for n in setup.deck + ["D"]}
    setup.players = rng.choice((1, 2, 2, 3, 4))
    setup.first = 0


def make_setup(rng: random.Random, subset: str, short: bool) -> Setup:
    mechanics = _mechanics(rng, subset)
    sets = _sets(rng, mechanics, subset)
    # Messages come when they are drawn, not when a queue happens to have them.
    external = subset == "chains" or rng.random() < 0.3
    rules = dict(RULES)
    for rule in rules:
        if rng.random() < 0.3:
            rules[rule] = 1 - rules[rule]
    players = rng.choice((1, 2, 2, 2, 3, 3, 4, 5, 6))
    deck = None
    if short or rng.random() < 0.7:
        size = rng.randint(4, 24 if short else 60)
        deck = _deck(rng, mechanics, sets, size)
    setup = Setup(
        players=players,
        first=rng.randrange(players),
        seed=rng.getrandbits(64),
        external=external,
        automatic=rng.random() < 0.2,
        mechanics=frozenset(mechanics),
        rules=rules,
        sets={s: _copies(rng, s) for s in sorted(sets)},
        deck=deck,
    )
    if subset == "themes":
        _theme(rng, setup)
    return setup
