# SPDX-License-Identifier: Zlib
"""What features are worth (RULES 3.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .table import Feature

if TYPE_CHECKING:
    from .game import Game

# Under which category points are booked.
CATEGORY = {
    "road": "roads",
    "city": "cities",
    "cloister": "monasteries",
    "garden": "gardens",
    "field": "fields",
}


def worth(game: Game, feature: Feature, player: int) -> int:
    """For a player: as completed if it is complete, else as at the end."""
    if feature.kind == "field":
        return _field(game, feature, player)
    if feature.kind in ("cloister", "garden"):
        return 1 + game.table.neighbours(feature.name.cell)
    value = (_road if feature.kind == "road" else _city)(game, feature)
    if any(game.standing(kinds=("mage",), feature=feature)):
        value += len(feature.cells)  # MW-6, MW-8
    if any(game.standing(kinds=("witch",), feature=feature)):
        value = (value + 1) // 2
    return value


def _road(game: Game, feature: Feature) -> int:
    tiles = len(feature.cells)
    if not game.on("inns") or not game.table.count(feature, "inn"):
        return tiles
    return 2 * tiles if game.table.complete(feature) else 0  # IC-2, IC-3


def _city(game: Game, feature: Feature) -> int:
    tiles = len(feature.cells)
    counted = tiles + game.table.count(feature, "pennant")
    complete = game.table.complete(feature)
    if game.on("inns") and game.table.count(feature, "cathedral"):
        return 3 * counted if complete else 0  # IC-4, IC-5
    if complete and not (game.rule("smallCity2") and tiles == 2):  # B-23
        return 2 * counted
    return counted


def _field(game: Game, feature: Feature, player: int) -> int:
    cities = game.table.cities_touched(feature)
    complete = sum(game.table.complete(city) for city in cities)
    pig = any(game.standing(player, ("pig",), feature))  # TB-16
    return complete * (4 if pig else 3)
