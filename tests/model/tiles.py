# SPDX-License-Identifier: Zlib
"""The tile facts of tests/data, read from their text."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, Optional

DATA = Path(__file__).resolve().parent.parent / "data"
FILES = ("classic.tiles", "minis.tiles")

# In the order of the header: a tile type is 100 * set + its place there.
SETS = (
    "base",
    "river",
    "inns",
    "traders",
    "flier",
    "ferries",
    "gold",
    "magic",
    "robbers",
    "crop",
    "festival",
)
SIDES = "NESW"
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
SEGMENTS = ("city", "road", "river", "field", "cloister", "garden")


class Segment(NamedTuple):
    """One piece of a feature on one tile."""

    kind: str  # one of SEGMENTS
    sides: frozenset[int]  # 0 to 3 from the north, clockwise; not of fields
    halves: frozenset[int]  # half-edges 0 to 7; of fields only
    touches: frozenset[int]  # the segments of cities that a field touches
    marks: dict[str, int]  # pennant, inn, cathedral, wine, grain, cloth


class Tile(NamedTuple):
    """One tile type, upright."""

    name: str
    set: str
    copies: int
    start: bool
    lake: bool  # the end of the river
    segments: tuple[Segment, ...]
    marks: frozenset[str]  # ferrylake, gold, magic, robber, festival
    machine: Optional[int]  # a direction, 0 to 7
    circle: Optional[str]  # pitchfork, club, shield


def _numbers(words: list[str]) -> dict[str, str]:
    return dict(word.split("=", 1) for word in words if "=" in word)


def _segment(kind: str, words: list[str]) -> Segment:
    where = words[0] if words and kind not in ("cloister", "garden") else "-"
    given = _numbers(words)
    marks: dict[str, int] = {}
    if "pennant" in given:
        marks["pennant"] = int(given["pennant"])
    if "goods" in given:
        marks[given["goods"]] = 1
    for mark in ("inn", "cathedral"):
        if mark in words:
            marks[mark] = 1
    sides: frozenset[int] = frozenset()
    halves: frozenset[int] = frozenset()
    if where != "-":
        if kind == "field":
            halves = frozenset(int(h) for h in where.split(","))
        else:
            sides = frozenset(SIDES.index(s) for s in where)
    touches = frozenset(int(i) for i in given.get("adj", "").split(",") if i)
    return Segment(kind, sides, halves, touches, marks)


def _tile(lines: list[list[str]]) -> Tile:
    head = lines[0]
    given = _numbers(head)
    segments = []
    marks = set()
    machine = circle = None
    for kind, *words in lines[1:]:
        if kind in SEGMENTS:
            segments.append(_segment(kind, words))
        elif kind == "machine":
            machine = DIRECTIONS.index(_numbers(words)["dir"])
        elif kind == "circle":
            circle = _numbers(words)["kind"]
        elif kind != "note":
            marks.add(kind)
    return Tile(
        head[1],
        given["set"],
        int(given["count"]),
        "start" in head,
        "lake" in head,
        tuple(segments),
        frozenset(marks),
        machine,
        circle,
    )


def _read() -> dict[str, Tile]:
    blocks: list[list[list[str]]] = []
    for name in FILES:
        for line in (DATA / name).read_text(encoding="utf-8").splitlines():
            words = line.split("#")[0].split()
            if not words:
                continue
            if words[0] == "tile":
                blocks.append([])
            blocks[-1].append(words)
    tiles = [_tile(block) for block in blocks]
    tiles.sort(key=lambda tile: SETS.index(tile.set))
    return {tile.name: tile for tile in tiles}


# By name, in the order of the tile types.
TILES = _read()
