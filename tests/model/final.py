# SPDX-License-Identifier: Zlib
"""The final scoring (RULES 3.15)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from . import gold, values
from .players import FOLLOWERS, GOODS

if TYPE_CHECKING:
    from .game import Game

ROBBER = 3
MOST_GOODS = 10


def bonus(game: Game) -> list[Counter[str]]:
    """What each player would add now, by category; it changes nothing."""
    found: list[Counter[str]] = [Counter() for _ in game.players]
    features = {
        game.table.feature(figure.spot)
        for figure in game.standing(kinds=FOLLOWERS)
    }
    for feature in features:
        for owner in game.owners(feature):
            points = values.worth(game, feature, owner)
            found[owner][values.CATEGORY[feature.kind]] += points
    for kind in GOODS:
        most = max(player.goods[kind] for player in game.players)
        for player, added in zip(game.players, found):
            if most and player.goods[kind] == most:
                added["goods"] += MOST_GOODS  # TB-3, TB-4
    for player, added in zip(game.players, found):
        if player.robber is not None:
            added["robbers"] += ROBBER  # RB-11
        added["gold"] += gold.worth(player.ingots)
    return found


def score(game: Game) -> None:
    """Book it all, and add the two score figures (FS-11)."""
    found = bonus(game)
    for player, added in zip(game.players, found):
        player.track[0] = player.score + sum(added.values())
        player.track[1:] = [0] * len(player.track[1:])
        player.booked.update(added)
        player.robber = None
    game.ingots.clear()
    for figure in list(game.standing(kinds=FOLLOWERS + ("mage", "witch"))):
        if game.table.segment(figure.spot).kind != "field":
            game.send_home(figure)  # FS-2, MW-7; farmers stay
    game.settle()
