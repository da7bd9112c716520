# SPDX-License-Identifier: Zlib
"""Everything that is the same for all games: tiles and names."""

from __future__ import annotations

from ctypes import byref, sizeof
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Optional, Union

from . import _ffi
from ._ffi import NONE, CarcassonneError
from .enums import (
    Attribute,
    Edition,
    EndKind,
    FeatureKind,
    MarkKind,
    NameGroup,
    Status,
    Theme,
    TileSet,
)


@dataclass(frozen=True)
class Segment:
    """A segment of a tile type at rotation 0."""

    kind: FeatureKind
    sides: tuple[int, ...]  # The sides it reaches, 0 to 3 for N, E, S, W.
    halves: tuple[int, ...]  # The half-edges of a field or a meadow.
    adjacent: tuple[int, ...]  # The segments it touches.
    x: int  # A point to draw a figure at, 0 to 1000.
    y: int
    attributes: tuple[tuple[Attribute, int], ...]  # What it carries.
    end: Optional[EndKind]  # Where a road or river of one side ends.


@dataclass(frozen=True)
class Mark:
    """A mark of a tile type that is no segment."""

    kind: MarkKind
    value: int


@dataclass(frozen=True)
class TileType:
    """A tile type."""

    type: int
    name: str
    set: TileSet
    count: int  # Copies in one set.
    edges: tuple[FeatureKind, ...]  # What N, E, S, W show.
    start: bool
    symmetry: int  # Rotations that look different.
    plain: Optional[int]  # The same tile without its garden.
    segments: tuple[Segment, ...]
    marks: tuple[Mark, ...]


@dataclass(frozen=True)
class EditionInfo:
    """An edition."""

    edition: Edition
    name: str
    min_players: int  # The book's range; every game takes 1 to 6.
    max_players: int
    supported: bool


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(i for i in range(32) if mask >> i & 1)


def _segment(s: Any) -> Segment:
    return Segment(
        FeatureKind(s.kind),
        _bits(s.sides),
        _bits(s.halves),
        _bits(s.adjacent),
        s.x,
        s.y,
        tuple((a, s.attribute[a]) for a in Attribute if s.attribute[a]),
        EndKind(s.end) if s.end else None,
    )


def _tile_type(t: Any) -> TileType:
    segments = _ffi.listed(_ffi.carc_segment, _ffi.carc_segments, t.type)
    marks = _ffi.listed(_ffi.carc_mark, _ffi.carc_marks, t.type)
    return TileType(
        t.type,
        tile_name(t.type),
        TileSet(t.set),
        t.count,
        tuple(FeatureKind(e) for e in t.edge),
        bool(t.start),
        t.symmetry,
        None if t.plain == NONE else t.plain,
        tuple(_segment(s) for s in segments),
        tuple(Mark(MarkKind(m.kind), m.value) for m in marks),
    )


@lru_cache(maxsize=None)
def tile_types() -> tuple[TileType, ...]:
    """All tile types, in rising order."""
    types = _ffi.listed(_ffi.carc_tile_type, _ffi.carc_tile_types)
    return tuple(_tile_type(t) for t in types)


@lru_cache(maxsize=None)
def tile_type(type: Union[int, str]) -> TileType:
    """One tile type, by its number or its name."""
    number = find(NameGroup.TILE_TYPE, type) if isinstance(type, str) else type
    out = _ffi.carc_tile_type()
    _ffi.carc_tile_type_get(number, byref(out))
    return _tile_type(out)


@lru_cache(maxsize=None)
def tile_name(type: int) -> str:
    """The name of a tile type."""
    found = name(NameGroup.TILE_TYPE, type)
    if found is None:
        raise CarcassonneError(
            Status.ERR_ARGUMENT, f"no tile type {type}"
        )
    return found


def tile_sheet(
    set: Union[str, int, None] = None, *, theme: Union[str, Theme] = "light"
) -> str:
    """The tile types of a set as SVG, of all sets if none is given."""
    options = _ffi.carc_render()
    _ffi.carc_render_init(byref(options), sizeof(options))
    options.theme = theme_of(theme)
    if isinstance(set, str):
        set = find(NameGroup.SET, set)
    return _ffi.written(
        _ffi.carc_render_tiles, NONE if set is None else set, byref(options)
    )


def theme_of(theme: Union[str, Theme]) -> Theme:
    """A theme by its name, "light" or "dark", or by its number."""
    try:
        if isinstance(theme, str):
            return Theme[theme.upper()]
        return Theme(theme)
    except (KeyError, ValueError):
        raise CarcassonneError(
            Status.ERR_ARGUMENT, f"no theme {theme!r}"
        ) from None


@lru_cache(maxsize=None)
def editions() -> tuple[EditionInfo, ...]:
    """The editions, those of later versions of the library included."""
    return tuple(
        EditionInfo(
            Edition(e.edition),
            name(NameGroup.EDITION, e.edition) or "",
            e.min_players,
            e.max_players,
            bool(e.supported),
        )
        for e in _ffi.listed(_ffi.carc_edition_info, _ffi.carc_editions)
    )


def name(group: int, id: int) -> Optional[str]:
    """The name of anything, None if there is no such thing."""
    text = _ffi.carc_name(group, id)
    return None if text is None else text.decode("ascii")


def find(group: int, name: str) -> int:
    """Find something by its name."""
    try:
        if "\0" in name:
            raise CarcassonneError(Status.ERR_ARGUMENT)
        return _ffi.carc_find(group, name.encode("utf-8"))
    except CarcassonneError as error:
        what = NameGroup(group).name.lower().replace("_", " ")
        raise CarcassonneError(
            error.status, f"no {what} has the name {name!r}"
        ) from None


def version() -> str:
    """The version of the library."""
    return (_ffi.carc_version_string() or b"").decode("ascii")


def rules_revision() -> int:
    """The revision of the rules the library plays."""
    return _ffi.carc_rules_revision()
