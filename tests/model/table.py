# SPDX-License-Identifier: Zlib
"""What lies on the table, and what it makes: everything by flood fill."""

from __future__ import annotations

from functools import lru_cache
from typing import Iterator, NamedTuple, Optional

from .moves import Cell, Spot
from .tiles import TILES, Segment, Tile

# The cells beside a cell, north, east, south, west; and all eight around it,
# from the north clockwise.
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))

# The half-edge that lies against each half-edge.
MATE = (5, 4, 7, 6, 1, 0, 3, 2)


def beside(cell: Cell, side: int) -> Cell:
    return Cell(cell.x + STEPS[side][0], cell.y + STEPS[side][1])


def around(cell: Cell) -> list[Cell]:
    return [Cell(cell.x + dx, cell.y + dy) for dx, dy in AROUND]


class Ports(NamedTuple):
    """What the sides and half-edges of a turned tile belong to."""

    sides: tuple[tuple[int, ...], ...]  # of each segment
    halves: tuple[tuple[int, ...], ...]
    edges: tuple[str, ...]  # what each side shows
    at_side: dict[int, int]  # the segment there: city, road or river
    at_half: dict[int, int]  # the field there


@lru_cache(maxsize=None)
def _ports(name: str, rotation: int) -> Ports:
    segments = TILES[name].segments
    sides = [
        tuple((s + rotation) % 4 for s in segment.sides)
        for segment in segments
    ]
    halves = [
        tuple((h + 2 * rotation) % 8 for h in segment.halves)
        for segment in segments
    ]
    at_side = {side: i for i, found in enumerate(sides) for side in found}
    at_half = {half: i for i, found in enumerate(halves) for half in found}
    edges = tuple(
        segments[at_side[side]].kind if side in at_side else "field"
        for side in range(4)
    )
    return Ports(tuple(sides), tuple(halves), edges, at_side, at_half)


class Placed(NamedTuple):
    """A tile on the table, turned clockwise."""

    tile: Tile
    rotation: int
    player: int  # who placed it, -1 for the start tile

    @property
    def ports(self) -> Ports:
        return _ports(self.tile.name, self.rotation)

    def edge(self, side: int) -> str:
        return self.ports.edges[side]


class Feature(NamedTuple):
    """A maximal union of joined segments."""

    kind: str
    spots: frozenset[Spot]

    @property
    def name(self) -> Spot:
        return min(self.spots)

    @property
    def cells(self) -> frozenset[Cell]:
        return frozenset(spot.cell for spot in self.spots)


class Table:
    """Tiles and ferries."""

    def __init__(self) -> None:
        self.tiles: dict[Cell, Placed] = {}
        self.ferries: dict[Cell, tuple[int, int]] = (
            {}
        )  # two stubs, the lower first

    # ---- one tile -----------------------------------------------------------

    def segment(self, spot: Spot) -> Segment:
        return self.tiles[spot.cell].tile.segments[spot.segment]

    def spots(self, cell: Cell) -> list[Spot]:
        """The segments of the tile at a cell."""
        count = len(self.tiles[cell].tile.segments)
        return [Spot(cell.y, cell.x, i) for i in range(count)]

    def all_spots(self) -> Iterator[Spot]:
        for cell in self.tiles:
            yield from self.spots(cell)

    def sides(self, spot: Spot) -> tuple[int, ...]:
        """The sides a segment reaches as the tile lies."""
        return self.tiles[spot.cell].ports.sides[spot.segment]

    def open_cells(self) -> list[Cell]:
        """The empty cells that touch a tile with a side (B-6)."""
        cells = (beside(c, s) for c in self.tiles for s in range(4))
        return sorted({c for c in cells if c not in self.tiles})

    def matches(self, tile: Tile, cell: Cell, rotation: int) -> bool:
        """Whether every side that touches a tile continues it (B-7)."""
        laid = Placed(tile, rotation, -1)
        for side in range(4):
            other = self.tiles.get(beside(cell, side))
            if other and other.edge((side + 2) % 4) != laid.edge(side):
                return False
        return True

    # ---- features -----------------------------------------------------------

    def at_side(self, cell: Cell, side: int) -> Optional[Spot]:
        """The city, road or river that reaches a side of a tile."""
        placed = self.tiles.get(cell)
        if placed is None or side not in placed.ports.at_side:
            return None
        return Spot(cell.y, cell.x, placed.ports.at_side[side])

    def _at_half(self, cell: Cell, half: int) -> Optional[Spot]:
        placed = self.tiles.get(cell)
        if placed is None or half not in placed.ports.at_half:
            return None
        return Spot(cell.y, cell.x, placed.ports.at_half[half])

    def joined(self, spot: Spot) -> Iterator[Spot]:
        """The segments that a segment is joined to directly."""
        cell = spot.cell
        ports = self.tiles[cell].ports
        for side in ports.sides[spot.segment]:
            other = self.at_side(beside(cell, side), (side + 2) % 4)
            if other:
                yield other
        for half in ports.halves[spot.segment]:
            other = self._at_half(beside(cell, half // 2), MATE[half])
            if other:
                yield other
        ferry = self.ferries.get(cell, ())
        if spot.segment in ferry:
            for stub in ferry:
                if stub != spot.segment:
                    yield Spot(spot.y, spot.x, stub)

    def feature(self, spot: Spot) -> Feature:
        """The feature that a segment belongs to."""
        found = {spot}
        todo = [spot]
        while todo:
            for other in self.joined(todo.pop()):
                if other not in found:
                    found.add(other)
                    todo.append(other)
        return Feature(self.segment(spot).kind, frozenset(found))

    def complete(self, feature: Feature) -> bool:
        """Whether nothing can be added to it (B-16 to B-19, A-4)."""
        if feature.kind in ("cloister", "garden"):
            return self.neighbours(feature.name.cell) == 8
        if feature.kind not in ("road", "city"):
            return False
        return all(
            beside(spot.cell, side) in self.tiles
            for spot in feature.spots
            for side in self.sides(spot)
        )

    def neighbours(self, cell: Cell) -> int:
        """How many of the eight cells around hold tiles (B-18)."""
        return sum(other in self.tiles for other in around(cell))

    def count(self, feature: Feature, mark: str) -> int:
        """How many pennants, inns ... a feature has."""
        return sum(
            self.segment(spot).marks.get(mark, 0) for spot in feature.spots
        )

    def cities_touched(self, field: Feature) -> set[Feature]:
        """The cities beside a field, each once (B-33)."""
        return {
            self.feature(Spot(spot.y, spot.x, city))
            for spot in field.spots
            for city in self.segment(spot).touches
        }
