# SPDX-License-Identifier: Zlib
"""Chance from a seed, as doc/chance.md specifies it."""

from __future__ import annotations

from typing import TypeVar

_T = TypeVar("_T")
_WORD = 2**64

RIVER, POOL, TOKENS, DIE = 0, 1, 8, 9


def _mix(z: int) -> int:
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % _WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB % _WORD
    return z ^ z >> 31


class Stream:
    """One of the streams of a seed."""

    def __init__(self, seed: int, number: int) -> None:
        self.state = _mix((seed + 0xD1B54A32D192ED03 * (number + 1)) % _WORD)

    def below(self, n: int) -> int:
        """A number below n, each equally likely."""
        while True:
            self.state = (self.state + 0x9E3779B97F4A7C15) % _WORD
            product = (_mix(self.state) >> 32) * n
            if product % 2**32 >= 2**32 % n:
                return product >> 32

    def shuffle(self, things: list[_T]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]
