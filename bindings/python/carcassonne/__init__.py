# SPDX-License-Identifier: Zlib
"""A rules engine for the Carcassonne family of tile-laying games.

Three calls play any game of the family: list the legal moves, apply one, read
what happened::

    import random
    from carcassonne import Game

    game = Game(edition="classic", players=2, seed=7)
    while moves := game.legal_moves():
        game.apply(random.choice(moves))
    print(game.scores)

This package is a thin layer over the C library of the same name; what each
call promises is written in its header, carcassonne.h.
"""

from ._ffi import (
    MAX_MOVES,
    MAX_PLAYERS,
    NONE,
    PLAYER_CHANCE,
    CarcassonneError,
    IllegalMove,
)
from ._library import VERSION as __version__
from .catalogue import (
    EditionInfo,
    Mark,
    Segment,
    TileType,
    editions,
    find,
    name,
    rules_revision,
    tile_name,
    tile_sheet,
    tile_type,
    tile_types,
    version,
)
from .enums import (
    Attribute,
    Category,
    Chance,
    Decision,
    Edition,
    EndKind,
    EventKind,
    Expansion,
    FeatureKind,
    FigureKind,
    MarkKind,
    MoveKind,
    NameGroup,
    Part,
    Reason,
    Rule,
    Status,
    Term,
    Theme,
    TileSet,
)
from .game import Game
from .move import Move, Rng
from .views import (
    Cell,
    Config,
    Event,
    Feature,
    Figure,
    Player,
    Remaining,
    Score,
    Spot,
    Tile,
    Turn,
)

__all__ = [
    "MAX_MOVES",
    "MAX_PLAYERS",
    "NONE",
    "PLAYER_CHANCE",
    "Attribute",
    "CarcassonneError",
    "Category",
    "Cell",
    "Chance",
    "Config",
    "Decision",
    "Edition",
    "EditionInfo",
    "EndKind",
    "Event",
    "EventKind",
    "Expansion",
    "Feature",
    "FeatureKind",
    "Figure",
    "FigureKind",
    "Game",
    "IllegalMove",
    "Mark",
    "MarkKind",
    "Move",
    "MoveKind",
    "NameGroup",
    "Part",
    "Player",
    "Reason",
    "Remaining",
    "Rng",
    "Rule",
    "Score",
    "Segment",
    "Spot",
    "Status",
    "Term",
    "Theme",
    "Tile",
    "TileSet",
    "TileType",
    "Turn",
    "__version__",
    "editions",
    "find",
    "name",
    "rules_revision",
    "tile_name",
    "tile_sheet",
    "tile_type",
    "tile_types",
    "version",
]
