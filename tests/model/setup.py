# SPDX-License-Identifier: Zlib
"""What is played: switches and the tiles to draw."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Optional

from .chance import POOL, RIVER, Stream
from .tiles import TILES

MECHANICS = (
    "farmers",
    "river",
    "abbot",
    "inns",
    "large",
    "goods",
    "builder",
    "pig",
    "flier",
    "messages",
    "ferries",
    "gold",
    "magic",
    "robbers",
    "crop",
    "festival",
)

# Every flag of the rules with its default.
RULES = {
    "smallCity2": 0,
    "river": 0,
    "doubleTurn": 0,
    "abbotMayFly": 0,
    "abbotReturnNeedsMajority": 1,
    "messageFollowerStays": 0,
    "magicMerge": 0,
    "magicMove": 0,
    "robberNext": 0,
    "festivalReturn": 0,
}


@dataclass
class Setup:
    """What is played and how."""

    players: int = 2
    first: int = 0
    seed: int = 0
    external: bool = False
    automatic: bool = False
    mechanics: frozenset[str] = frozenset({"farmers"})
    rules: dict[str, int] = field(default_factory=lambda: dict(RULES))
    sets: dict[str, int] = field(default_factory=lambda: {"base": 1})
    deck: Optional[list[str]] = None  # in draw order, the start tile first

    def copy(self) -> Setup:
        """One whose switches can be turned without turning these."""
        return replace(self, rules=dict(self.rules), sets=dict(self.sets))


def known_as(setup: Setup, name: str) -> str:
    """With the abbot off a garden is nothing (AMB-86)."""
    if "abbot" not in setup.mechanics and name.endswith("_garden"):
        return name[: -len("_garden")]
    return name


@dataclass
class Stacks:
    """The start tile and what is drawn after it, the next one first."""

    start: str
    river: list[str]
    pool: list[str]

    def next(self) -> list[str]:
        """The stack that is drawn from now (R-3)."""
        return self.river or self.pool

    def left(self) -> bool:
        return bool(self.river or self.pool)


def _own_deck(setup: Setup, deck: list[str]) -> Stacks:
    names = [known_as(setup, name) for name in deck]
    river = []
    if "river" in setup.mechanics:
        river = [n for n in names[1:] if TILES[n].set == "river"]
    pool = [n for n in names[1:] if n not in river]
    return Stacks(names[0], river, pool)


def stacks(setup: Setup) -> Stacks:
    """The deck of the caller, or that of the sets, shuffled (B-1, R-2)."""
    if setup.deck is not None:
        return _own_deck(setup, setup.deck)
    flows = "river" in setup.mechanics
    river: list[str] = []
    pool: list[str] = []
    for name, tile in TILES.items():
        copies = tile.copies * setup.sets.get(tile.set, 0)
        stack = river if flows and tile.set == "river" else pool
        stack.extend([known_as(setup, name)] * copies)
    order = list(TILES)
    river.sort(key=order.index)
    pool.sort(key=order.index)
    # With the river the spring is the start tile, and a D leaves the game.
    start = next((n for n in river if TILES[n].start), "D")
    pool.remove("D")
    if start != "D":
        river.remove(start)
    lake = [n for n in river if TILES[n].lake]
    river = [n for n in river if not TILES[n].lake]
    Stream(setup.seed, RIVER).shuffle(river)
    Stream(setup.seed, POOL).shuffle(pool)
    return Stacks(start, river + lake, pool)
