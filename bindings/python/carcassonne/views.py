# SPDX-License-Identifier: Zlib
"""What a game answers: plain tuples with the members of the C structures.

Kinds are enums. A number that is not used is NONE (-1), as in the header; an
enum that is not used is None.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Optional

from ._ffi import NONE
from .catalogue import tile_name
from .enums import (
    Attribute,
    Category,
    Chance,
    Decision,
    Edition,
    EventKind,
    Expansion,
    FeatureKind,
    FigureKind,
    Part,
    Reason,
    Rule,
    Term,
    TileSet,
)


class Config(NamedTuple):
    """What is played and how."""

    edition: Edition
    players: int
    first_player: int
    seed: int
    chance: Chance
    automatic: bool
    events: bool
    undo: bool
    sets: dict[TileSet, int]  # Copies of each tile set in play.
    expansions: frozenset[Expansion]  # Those that are on.
    rules: dict[Rule, int]  # Every rule switch.


class Turn(NamedTuple):
    """The pending decision and what an interface needs to ask it."""

    decision: Decision
    player: int  # Who decides; PLAYER_CHANCE, or NONE when it is over.
    active: int  # Whose turn it is.
    part: Optional[Part]
    number: int  # Turns begun so far.
    tile: int  # The tile type in hand or just placed.
    x: int
    y: int
    rotation: int
    segment: int
    figure: Optional[FigureKind]
    amount: int  # The points in question.
    reason: Optional[Reason]
    token: int
    die: int
    second: bool  # The active player may take a second part after this one.

    @property
    def tile_name(self) -> Optional[str]:
        """The name of the tile, None if there is none."""
        return None if self.tile == NONE else tile_name(self.tile)


class Event(NamedTuple):
    """One thing that happened; EventKind says which fields it uses."""

    kind: EventKind
    player: int
    x: int
    y: int
    rotation: int
    figure: Optional[FigureKind]
    segment: int
    value: int
    reason: Optional[Reason]
    term: Optional[Term]
    count: int  # type: ignore[assignment]
    each: int


class Score(NamedTuple):
    """Points of one player in one category."""

    player: int
    category: Category
    points: int


class Player(NamedTuple):
    """A player."""

    player: int
    score: int
    track: tuple[int, int]  # Points of the follower and of the woman.
    supply: dict[FigureKind, int]  # Figures in supply.
    goods: tuple[int, int, int]  # Wine, grain, cloth.
    ingots: int
    robber: int  # Its space, NONE if it is at home.


class Tile(NamedTuple):
    """A placed tile."""

    x: int
    y: int
    rotation: int
    type: int
    player: int  # Who placed it, NONE for the start tile.
    segments: int
    ingots: int  # Gold ingots that lie on it.
    ferry: Optional[tuple[int, int]]  # The stubs its ferry joins.

    @property
    def name(self) -> str:
        """The name of its type."""
        return tile_name(self.type)


class Feature(NamedTuple):
    """A feature, named by the smallest of its segments."""

    kind: FeatureKind
    x: int
    y: int
    segment: int
    tiles: int
    segments: int
    open: int
    complete: bool
    figures: int
    owners: tuple[int, ...]  # The players with the majority.
    value: int  # For an owner if the game ended now.
    value_complete: int  # If it were completed as it is.
    attributes: dict[Attribute, int]  # What it carries, without zeros.


class Figure(NamedTuple):
    """A figure on the board."""

    player: int
    kind: FigureKind
    x: int
    y: int
    segment: int
    feature: FeatureKind
    count: int  # type: ignore[assignment]


class Remaining(NamedTuple):
    """Some unseen tiles of one type."""

    type: int
    count: int  # type: ignore[assignment]
    stack: int  # 0 river, 1 pool, 2 bonus.

    @property
    def name(self) -> str:
        """The name of the type."""
        return tile_name(self.type)


class Cell(NamedTuple):
    """A cell where a tile could go."""

    x: int
    y: int
    edges: tuple[Optional[FeatureKind], ...]  # N, E, S, W; None: anything.
    fits: int  # How many of the remaining tiles match.


class Spot(NamedTuple):
    """A segment on the board."""

    x: int
    y: int
    segment: int


# ---- from C -----------------------------------------------------------------


def _part(n: int) -> Optional[Part]:
    return None if n == NONE else Part(n)


def _figure(n: int) -> Optional[FigureKind]:
    return None if n == NONE else FigureKind(n)


def _reason(n: int) -> Optional[Reason]:
    return None if n == NONE else Reason(n)


def _term(n: int) -> Optional[Term]:
    return None if n == NONE else Term(n)


def config(c: Any) -> Config:
    return Config(
        Edition(c.edition),
        c.players,
        c.first_player,
        c.seed,
        Chance(c.chance),
        bool(c.automatic),
        bool(c.events),
        bool(c.undo),
        {s: c.set[s] for s in TileSet if c.set[s]},
        frozenset(e for e in Expansion if c.expansion[e]),
        {r: c.rule[r] for r in Rule},
    )


def turn(t: Any) -> Turn:
    return Turn(
        Decision(t.decision),
        t.player,
        t.active,
        _part(t.part),
        t.number,
        t.tile,
        t.x,
        t.y,
        t.rotation,
        t.segment,
        _figure(t.figure),
        t.amount,
        _reason(t.reason),
        t.token,
        t.die,
        bool(t.second),
    )


def event(e: Any) -> Event:
    return Event(
        EventKind(e.kind),
        e.player,
        e.x,
        e.y,
        e.rotation,
        _figure(e.figure),
        e.segment,
        e.value,
        _reason(e.reason),
        _term(e.term),
        e.count,
        e.each,
    )


def score(s: Any) -> Score:
    return Score(s.player, Category(s.category), s.points)


def player(p: Any) -> Player:
    return Player(
        p.player,
        p.score,
        (p.track[0], p.track[1]),
        {f: p.supply[f] for f in FigureKind if p.supply[f]},
        (p.goods[0], p.goods[1], p.goods[2]),
        p.ingots,
        p.robber,
    )


def tile(t: Any) -> Tile:
    return Tile(
        t.x,
        t.y,
        t.rotation,
        t.type,
        t.player,
        t.segments,
        t.ingots,
        (t.ferry % 16, t.ferry // 16) if t.ferry else None,
    )


def feature(f: Any) -> Feature:
    return Feature(
        FeatureKind(f.kind),
        f.x,
        f.y,
        f.segment,
        f.tiles,
        f.segments,
        f.open,
        bool(f.complete),
        f.figures,
        tuple(p for p in range(32) if f.owners >> p & 1),
        f.value,
        f.value_complete,
        {a: f.attribute[a] for a in Attribute if f.attribute[a]},
    )


def figure(f: Any) -> Figure:
    return Figure(
        f.player,
        FigureKind(f.kind),
        f.x,
        f.y,
        f.segment,
        FeatureKind(f.feature),
        f.count,
    )


def remaining(r: Any) -> Remaining:
    return Remaining(r.type, r.count, r.stack)


def cell(c: Any) -> Cell:
    edges = tuple(FeatureKind(e) if e else None for e in c.edge)
    return Cell(c.x, c.y, edges, c.fits)


def spot(s: Any) -> Spot:
    return Spot(s.x, s.y, s.segment)
