# SPDX-License-Identifier: Zlib
"""Moves as the record writes them, and the questions they answer."""

from __future__ import annotations

from typing import Generator, NamedTuple, Optional, TypeVar, Union

CHANCE = -2

# The decisions by their numbers in the order of a turn.
DRAW = 10
PLACE = 11
PART_MAGIC = 13
INGOT = 20
MAGIC = 21
ROBBER = 22
ROBBER_NEXT = 23
MAGIC_OFF = 24
FIGURE = 30
ROLL = 31
LAND = 32
FERRY = 40
FERRY_MOVE = 41
FERRY_MAGIC = 42
ORDER = 50
ADVANCE = 51
ROB = 55
ADVANCE_ROB = 56
TAKE = 60
TOKEN = 69
MESSAGE = 70
TARGET = 71
ADVANCE_MESSAGE = 72
CROP = 80
CROP_PLACE = 81
CROP_REMOVE = 82
SECOND = 90


class Cell(NamedTuple):
    """Where a tile lies: x grows east, y grows south."""

    x: int
    y: int


class Spot(NamedTuple):
    """A segment on the table; by row, column, segment it sorts as a name."""

    y: int
    x: int
    segment: int

    @property
    def cell(self) -> Cell:
        return Cell(self.x, self.y)


class Move(NamedTuple):
    """A move; what its kind does not use is None."""

    kind: str
    player: int
    figure: Optional[str] = None
    cell: Optional[Cell] = None
    rotation: Optional[int] = None
    segment: Optional[int] = None
    value: Union[int, str, None] = None

    @property
    def spot(self) -> Spot:
        assert self.cell is not None and self.segment is not None
        return Spot(self.cell.y, self.cell.x, self.segment)

    @property
    def number(self) -> int:
        assert isinstance(self.value, int)
        return self.value

    def __str__(self) -> str:
        words = [self.kind]
        if self.player != CHANCE:
            words.append(str(self.player))
        if self.figure is not None:
            words.append(self.figure)
        if self.cell is not None:
            words.append(f"{self.cell.x},{self.cell.y}")
        if self.rotation is not None:
            words.append(f"r{self.rotation}")
        if self.segment is not None:
            words.append(f"s{self.segment}")
        if isinstance(self.value, int):
            words.append(f"={self.value}")
        elif self.value is not None:
            words.append(self.value)
        return " ".join(words)


def at(kind: str, player: int, figure: Optional[str], spot: Spot) -> Move:
    """A move about a figure and a segment."""
    return Move(kind, player, figure, spot.cell, segment=spot.segment)


class Decision(NamedTuple):
    """A question, who answers it, and every answer there is."""

    kind: int
    player: int
    moves: list[Move]


_T = TypeVar("_T")

# A step of the game asks decisions, is sent moves, may return a result.
Steps = Generator[Decision, Move, _T]


def ask(kind: int, player: int, moves: list[Move]) -> Steps[Move]:
    """Ask; equal answers are one."""
    return (yield Decision(kind, player, list(dict.fromkeys(moves))))
