# SPDX-License-Identifier: Zlib
"""Players, and the figures on the table."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple, Optional

from .moves import Spot

# What counts for the majority, and how much (B-24, IC-7, A-1).
STRENGTH = {"follower": 1, "large": 2, "abbot": 1}
FOLLOWERS = tuple(STRENGTH)
SCORE_FIGURES = ("follower", "woman")
GOODS = ("wine", "grain", "cloth")
NOBODY = -1


class Figure(NamedTuple):
    """A figure on the table; equal ones are alike."""

    player: int
    kind: str
    spot: Spot


@dataclass
class Player:
    """What lies before a player and on the score track."""

    supply: Counter[str]
    track: list[int]  # the points of the follower and of the woman
    robber: Optional[int] = None  # its space, None at home
    goods: Counter[str] = field(default_factory=Counter)
    ingots: int = 0
    booked: Counter[str] = field(default_factory=Counter)  # points by category

    @property
    def score(self) -> int:
        return sum(self.track)
