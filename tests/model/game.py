# SPDX-License-Identifier: Zlib
"""A game: its state, and the moves that carry it from decision to decision."""

from __future__ import annotations

from collections import Counter
from typing import Iterator, Optional

from . import turn
from .chance import DIE, TOKENS, Stream
from .moves import Cell, Decision, Move, Spot
from .players import FOLLOWERS, NOBODY, STRENGTH, Figure, Player
from .setup import Setup, stacks
from .table import Feature, Placed, Table
from .tiles import TILES, Tile


class Game:
    """A game in progress."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.table = Table()
        self.stacks = stacks(setup)
        self.figures: list[Figure] = []
        self.ingots: Counter[Cell] = Counter()
        self.players = [self._player() for _ in range(setup.players)]
        self.tokens = list(range(1, 9))  # the queue, the top first
        self.seen_tokens = 0  # those at its end
        self.die = Stream(setup.seed, DIE)
        if not setup.external:
            Stream(setup.seed, TOKENS).shuffle(self.tokens)
        self.active = setup.first
        self.part: Optional[str] = None
        self.double = "none"  # none, pending, used (SM-1)
        self.tile: Optional[Tile] = None  # in hand or just placed
        self.cell: Optional[Cell] = None  # where it was placed
        self.amount = 0  # the points that a score figure is asked for
        self.table.tiles[Cell(0, 0)] = Placed(
            TILES[self.stacks.start], 0, NOBODY
        )
        self._steps = turn.play(self)
        self.decision: Optional[Decision] = None  # None when it is over
        self._go(None)

    def _player(self) -> Player:
        supply = Counter(follower=7)
        for kind in ("large", "abbot", "builder", "pig"):
            supply[kind] = int(self.on(kind))
        return Player(supply, [0, 0] if self.on("messages") else [0])

    def on(self, mechanic: str) -> bool:
        return mechanic in self.setup.mechanics

    def rule(self, name: str) -> int:
        return self.setup.rules[name]

    # ---- play ---------------------------------------------------------------

    def apply(self, move: Move) -> None:
        """Make one of the moves of the decision, and what follows from it."""
        assert self.decision and move in self.decision.moves
        self._go(move)

    def _go(self, move: Optional[Move]) -> None:
        try:
            if move is None:
                self.decision = next(self._steps)
            else:
                self.decision = self._steps.send(move)
            # With the switch on, a lone choice is taken (AMB-88).
            while self.setup.automatic and len(self.decision.moves) == 1:
                self.decision = self._steps.send(self.decision.moves[0])
        except StopIteration:
            self.decision = None

    def clockwise(self, start: int) -> list[int]:
        """Every player once, from one of them on."""
        count = len(self.players)
        return [(start + i) % count for i in range(count)]

    # ---- figures ------------------------------------------------------------

    def standing(
        self,
        player: Optional[int] = None,
        kinds: Optional[tuple[str, ...]] = None,
        feature: Optional[Feature] = None,
    ) -> Iterator[Figure]:
        """The figures of a player, of some kinds, in a feature."""
        for figure in self.figures:
            if (
                (player is None or figure.player == player)
                and (kinds is None or figure.kind in kinds)
                and (feature is None or figure.spot in feature.spots)
            ):
                yield figure

    def followers_on(self, player: int, kind: str) -> list[Figure]:
        """A player's thieves, knights, monks or farmers."""
        return [
            figure
            for figure in self.standing(player, FOLLOWERS)
            if self.table.segment(figure.spot).kind == kind
        ]

    def occupied(self, feature: Feature) -> bool:
        """Whether any follower stands there (B-12)."""
        return any(self.standing(kinds=FOLLOWERS, feature=feature))

    def deploy(self, player: int, kind: str, spot: Spot) -> None:
        self.players[player].supply[kind] -= 1
        self.figures.append(Figure(player, kind, spot))

    def send_home(self, figure: Figure) -> None:
        self.figures.remove(figure)
        if figure.player != NOBODY:
            self.players[figure.player].supply[figure.kind] += 1

    def settle(self) -> None:
        """Builder and pig never stay without a follower (TB-11, TB-15)."""
        for figure in list(self.standing(kinds=("builder", "pig"))):
            feature = self.table.feature(figure.spot)
            if not any(self.standing(figure.player, FOLLOWERS, feature)):
                self.send_home(figure)

    def owners(self, feature: Feature) -> list[int]:
        """Who has the majority, clockwise from the active player (B-24)."""
        strength: Counter[int] = Counter()
        for figure in self.standing(kinds=FOLLOWERS, feature=feature):
            strength[figure.player] += STRENGTH[figure.kind]
        most = max(strength.values(), default=0)
        return [
            p
            for p in self.clockwise(self.active)
            if most and strength[p] == most
        ]
