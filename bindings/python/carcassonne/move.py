# SPDX-License-Identifier: Zlib
"""Moves, and the generator that chooses them at random."""

from __future__ import annotations

import ctypes
import operator
import struct
from ctypes import byref
from typing import Iterable, NamedTuple

from . import _ffi
from ._ffi import NONE, CarcassonneError, carc_move
from .enums import Status

# How a Move lies in memory.
LAYOUT = struct.Struct("8i")


class Move(NamedTuple):
    """A move: a plain tuple, so it compares, sorts and hashes as one.

    ``str(move)`` is the line the record writes, ``Move.parse()`` reads it.
    Unused fields are NONE. ``kind`` is a MoveKind, ``figure`` a FigureKind.
    """

    kind: int
    player: int = NONE
    x: int = NONE
    y: int = NONE
    rotation: int = NONE
    figure: int = NONE
    segment: int = NONE
    value: int = NONE

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move as the record writes it; it need not be legal."""
        out = carc_move()
        if "\0" in text:
            raise CarcassonneError(Status.ERR_FORMAT, repr(text))
        try:
            _ffi.carc_move_parse(text.encode("utf-8"), byref(out))
        except CarcassonneError as error:
            raise CarcassonneError(error.status, repr(text)) from None
        return from_c(out)

    def __str__(self) -> str:
        return _ffi.written(_ffi.carc_move_text, byref(to_c(self)))

    def __repr__(self) -> str:
        try:
            return f"Move.parse({str(self)!r})"
        except (CarcassonneError, OverflowError, TypeError):
            fields = zip(self._fields, self)
            return f"Move({', '.join(f'{k}={v!r}' for k, v in fields)})"


def pack_into(buffer: carc_move, move: Iterable[int]) -> None:
    """Write a move into a C one; what does not fit there is refused."""
    try:
        LAYOUT.pack_into(buffer, 0, *move)
    except struct.error as error:
        raise OverflowError(f"not a move: {error}") from None


def to_c(move: Move) -> carc_move:
    """A C move of its own."""
    out = carc_move()
    pack_into(out, move)
    return out


def from_c(move: carc_move) -> Move:
    """The Move that a C one holds."""
    return Move._make(LAYOUT.unpack(move))


class Rng:
    """The generator for random moves: one 64-bit number, any start will do.

    It is the caller's, never the game's: the same start makes the same
    choices on every platform.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int = 0) -> None:
        self._state = ctypes.c_uint64()
        self.state = seed

    @property
    def state(self) -> int:
        """The number as it is now; write it to start anew."""
        return self._state.value

    @state.setter
    def state(self, value: int) -> None:
        value = operator.index(value)
        if not 0 <= value < 2**64:
            raise OverflowError(f"{value} is not a 64-bit number")
        self._state.value = value

    def __repr__(self) -> str:
        return f"Rng({self.state})"
