# SPDX-License-Identifier: Zlib
"""The builder: extending its road or city earns a second part."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Game


def check(game: Game) -> None:
    """TB-7: the tile just placed extends what holds the builder (SM-1)."""
    assert game.cell is not None
    if game.double != "none":
        return
    for spot in game.table.spots(game.cell):
        feature = game.table.feature(spot)
        if any(game.standing(game.active, ("builder",), feature)):
            game.double = "pending"
