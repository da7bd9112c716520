# SPDX-License-Identifier: Zlib
"""The header carcassonne.h again, in its order.

Nothing here is pleasant; that is what the other modules are for. A negative
status becomes a CarcassonneError, whatever the function. The names are those
of the header, so what a function does is written there.
"""

from __future__ import annotations

import ctypes
import operator
from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    byref,
    c_char_p,
    c_int32,
    c_uint8,
    c_uint64,
    c_void_p,
    sizeof,
)
from typing import Any, Callable, Optional

from . import _library
from .enums import Edition, Status

library = _library.load()


class CarcassonneError(Exception):
    """A call failed; the game is as it was before.

    ``status`` says why, ``detail`` what was wrong where the library knows
    more, ``line`` the offending line of a record (0 if it is not about one).
    """

    def __init__(self, status: int, detail: str = "", line: int = 0) -> None:
        super().__init__(status, detail, line)
        self.status = Status(status)
        self.detail = detail
        self.line = line

    def __str__(self) -> str:
        text = (carc_status_text(self.status) or b"").decode("ascii")
        if self.detail:
            text = f"{text}: {self.detail}"
        return f"line {self.line}: {text}" if self.line else text


class IllegalMove(CarcassonneError):
    """The move is not in the list; ``status`` says which rule forbids it."""


def _check(result: int, function: object, arguments: object) -> int:
    if result >= 0:
        return result
    kind = IllegalMove if -199 <= result <= -100 else CarcassonneError
    raise kind(result)


class _Number:
    """An integer argument. ctypes would cut off what does not fit."""

    def __init__(self, kind: Any, least: int, most: int) -> None:
        self.kind, self.least, self.most = kind, least, most

    def from_param(self, value: Any) -> Any:
        number = operator.index(value)
        if self.least <= number <= self.most:
            return self.kind(number)
        raise OverflowError(f"{number} is not in {self.least}..{self.most}")


int32 = _Number(c_int32, -(2**31), 2**31 - 1)
uint64 = _Number(c_uint64, 0, 2**64 - 1)


def _find(name: str) -> Any:
    try:
        return getattr(library, name)
    except AttributeError as error:
        _library.tried[-1] += f", but {error}"
        _library.refuse()


def ffi(name: str, restype: Any, *argtypes: Any) -> Callable[..., int]:
    """A function that returns a number, or nothing; status is checked."""
    function = _find(name)
    function.restype = c_int32 if restype is status else restype
    function.argtypes = argtypes
    if restype is status:
        function.errcheck = _check
    return function  # type: ignore[no-any-return]


def ffi_text(name: str, *argtypes: Any) -> Callable[..., Optional[bytes]]:
    """A function that returns a static string, or NULL."""
    function = _find(name)
    function.restype = c_char_p
    function.argtypes = argtypes
    return function  # type: ignore[no-any-return]


class status:
    """Marks results that are negative on error: a carc_status, a count."""


# ---- version ----------------------------------------------------------------

VERSION_MAJOR = _library.VERSION_MAJOR
VERSION_MINOR = _library.VERSION_MINOR
VERSION_PATCH = _library.VERSION_PATCH

carc_version = ffi("carc_version", c_int32)
carc_version_string = ffi_text("carc_version_string")
carc_rules_revision = ffi("carc_rules_revision", c_int32)

# ---- status -----------------------------------------------------------------

carc_status_text = ffi_text("carc_status_text", int32)

# ---- configuration ----------------------------------------------------------

MAX_PLAYERS = 6
NONE = -1
PLAYER_CHANCE = -2


class carc_config(Structure):
    _fields_ = [
        ("struct_size", c_int32),
        ("edition", c_int32),
        ("players", c_int32),
        ("first_player", c_int32),
        ("seed", c_uint64),
        ("chance", c_int32),
        ("automatic", c_int32),
        ("events", c_int32),
        ("undo", c_int32),
        ("set", c_uint8 * 64),
        ("expansion", c_uint8 * 64),
        ("rule", c_uint8 * 64),
    ]


config_p = POINTER(carc_config)

carc_config_init = ffi("carc_config_init", status, config_p, int32)
carc_config_preset = ffi("carc_config_preset", status, config_p, int32)
carc_config_add = ffi("carc_config_add", status, config_p, c_char_p)
carc_config_check = ffi(
    "carc_config_check", status, config_p, c_char_p, int32
)

# ---- game -------------------------------------------------------------------

game_p = c_void_p
game_pp = POINTER(c_void_p)


class carc_allocator(Structure):
    _fields_ = [
        ("alloc", CFUNCTYPE(c_void_p, c_uint64, c_void_p)),
        ("free", CFUNCTYPE(None, c_void_p, c_void_p)),
        ("user", c_void_p),
    ]


allocator_p = POINTER(carc_allocator)
int32_p = POINTER(c_int32)

carc_game_new = ffi("carc_game_new", status, game_pp, config_p, allocator_p)
carc_game_new_deck = ffi(
    "carc_game_new_deck",
    status,
    game_pp,
    config_p,
    int32_p,
    int32,
    allocator_p,
)
carc_game_free = ffi("carc_game_free", None, game_p)
carc_game_clone = ffi("carc_game_clone", status, game_pp, game_p, allocator_p)
carc_game_copy = ffi("carc_game_copy", status, game_p, game_p)
carc_game_config = ffi("carc_game_config", status, game_p, config_p)

# ---- play -------------------------------------------------------------------


class carc_move(Structure):
    _fields_ = [
        ("kind", c_int32),
        ("player", c_int32),
        ("x", c_int32),
        ("y", c_int32),
        ("rotation", c_int32),
        ("figure", c_int32),
        ("segment", c_int32),
        ("value", c_int32),
    ]


class carc_turn_info(Structure):
    _fields_ = [
        ("decision", c_int32),
        ("player", c_int32),
        ("active", c_int32),
        ("part", c_int32),
        ("number", c_int32),
        ("tile", c_int32),
        ("x", c_int32),
        ("y", c_int32),
        ("rotation", c_int32),
        ("segment", c_int32),
        ("figure", c_int32),
        ("amount", c_int32),
        ("reason", c_int32),
        ("token", c_int32),
        ("die", c_int32),
        ("second", c_int32),
    ]


MAX_MOVES = 2048

move_p = POINTER(carc_move)
turn_info_p = POINTER(carc_turn_info)
uint64_p = POINTER(c_uint64)

carc_turn = ffi("carc_turn", status, game_p, turn_info_p)
carc_legal_moves = ffi("carc_legal_moves", status, game_p, move_p, int32)
carc_max_moves = ffi("carc_max_moves", status, game_p)
carc_check_move = ffi("carc_check_move", status, game_p, move_p)
carc_apply = ffi("carc_apply", status, game_p, move_p)
carc_undo = ffi("carc_undo", status, game_p)
carc_history = ffi("carc_history", status, game_p, int32, move_p, int32)

# By name.
carc_legal_placements = ffi(
    "carc_legal_placements", status, game_p, move_p, int32
)
carc_place = ffi("carc_place", status, game_p, int32, int32, int32)
carc_legal_deployments = ffi(
    "carc_legal_deployments", status, game_p, move_p, int32
)
carc_deploy = ffi("carc_deploy", status, game_p, int32, int32)
carc_pass = ffi("carc_pass", status, game_p)

# For search.
carc_count_moves = ffi("carc_count_moves", status, game_p)
carc_kth_move = ffi("carc_kth_move", status, game_p, int32, move_p)
carc_random_move = ffi("carc_random_move", status, game_p, uint64_p, move_p)
carc_playout = ffi("carc_playout", status, game_p, uint64_p)

# ---- chance -----------------------------------------------------------------

carc_chance_weights = ffi(
    "carc_chance_weights", status, game_p, int32_p, int32
)
carc_reshuffle = ffi("carc_reshuffle", status, game_p, uint64)

# ---- what happened ----------------------------------------------------------


class carc_event(Structure):
    _fields_ = [
        ("kind", c_int32),
        ("player", c_int32),
        ("x", c_int32),
        ("y", c_int32),
        ("rotation", c_int32),
        ("figure", c_int32),
        ("segment", c_int32),
        ("value", c_int32),
        ("reason", c_int32),
        ("term", c_int32),
        ("count", c_int32),
        ("each", c_int32),
    ]


event_p = POINTER(carc_event)

carc_events = ffi("carc_events", status, game_p, int32, event_p, int32)


class carc_score(Structure):
    _fields_ = [
        ("player", c_int32),
        ("category", c_int32),
        ("points", c_int32),
        ("reserved", c_int32),
    ]


score_p = POINTER(carc_score)

carc_score_final = ffi("carc_score_final", status, game_p, score_p, int32)

# ---- what is there ----------------------------------------------------------


class carc_player(Structure):
    _fields_ = [
        ("player", c_int32),
        ("score", c_int32),
        ("track", c_int32 * 2),
        ("supply", c_int32 * 16),
        ("goods", c_int32 * 3),
        ("ingots", c_int32),
        ("robber", c_int32),
        ("reserved", c_int32 * 7),
    ]


class carc_tile(Structure):
    _fields_ = [
        ("x", c_int32),
        ("y", c_int32),
        ("rotation", c_int32),
        ("type", c_int32),
        ("player", c_int32),
        ("segments", c_int32),
        ("ingots", c_int32),
        ("ferry", c_int32),
    ]


class carc_feature(Structure):
    _fields_ = [
        ("kind", c_int32),
        ("x", c_int32),
        ("y", c_int32),
        ("segment", c_int32),
        ("tiles", c_int32),
        ("segments", c_int32),
        ("open", c_int32),
        ("complete", c_int32),
        ("figures", c_int32),
        ("owners", c_int32),
        ("value", c_int32),
        ("value_complete", c_int32),
        ("attribute", c_int32 * 16),
        ("reserved", c_int32 * 4),
    ]


class carc_figure(Structure):
    _fields_ = [
        ("player", c_int32),
        ("kind", c_int32),
        ("x", c_int32),
        ("y", c_int32),
        ("segment", c_int32),
        ("feature", c_int32),
        ("count", c_int32),
        ("reserved", c_int32),
    ]


class carc_remaining_type(Structure):
    _fields_ = [
        ("type", c_int32),
        ("count", c_int32),
        ("stack", c_int32),
        ("reserved", c_int32),
    ]


class carc_cell(Structure):
    _fields_ = [
        ("x", c_int32),
        ("y", c_int32),
        ("edge", c_int32 * 4),
        ("fits", c_int32),
        ("reserved", c_int32),
    ]


class carc_spot(Structure):
    _fields_ = [
        ("x", c_int32),
        ("y", c_int32),
        ("segment", c_int32),
        ("reserved", c_int32),
    ]


player_p = POINTER(carc_player)
tile_p = POINTER(carc_tile)
feature_p = POINTER(carc_feature)
figure_p = POINTER(carc_figure)
remaining_type_p = POINTER(carc_remaining_type)
cell_p = POINTER(carc_cell)
spot_p = POINTER(carc_spot)

carc_players = ffi("carc_players", status, game_p, player_p, int32)
carc_tiles = ffi("carc_tiles", status, game_p, tile_p, int32)
carc_tile_at = ffi("carc_tile_at", status, game_p, int32, int32, tile_p)
carc_features = ffi("carc_features", status, game_p, feature_p, int32)
carc_feature_at = ffi(
    "carc_feature_at", status, game_p, int32, int32, int32, feature_p
)
carc_feature_spots = ffi(
    "carc_feature_spots", status, game_p, int32, int32, int32, spot_p, int32
)
carc_figures = ffi("carc_figures", status, game_p, figure_p, int32)
carc_remaining = ffi(
    "carc_remaining", status, game_p, remaining_type_p, int32
)
carc_open_cells = ffi("carc_open_cells", status, game_p, cell_p, int32)
carc_cell_types = ffi(
    "carc_cell_types", status, game_p, int32, int32, int32_p, int32
)

# ---- record, hash -----------------------------------------------------------

carc_hash = ffi("carc_hash", c_uint64, game_p)
carc_save = ffi("carc_save", status, game_p, c_char_p, int32)
carc_load = ffi(
    "carc_load", status, game_pp, c_char_p, int32, allocator_p, int32_p
)
carc_move_text = ffi("carc_move_text", status, move_p, c_char_p, int32)
carc_move_parse = ffi("carc_move_parse", status, c_char_p, move_p)

# ---- catalogue --------------------------------------------------------------


class carc_tile_type(Structure):
    _fields_ = [
        ("type", c_int32),
        ("set", c_int32),
        ("count", c_int32),
        ("segments", c_int32),
        ("edge", c_int32 * 4),
        ("start", c_int32),
        ("symmetry", c_int32),
        ("plain", c_int32),
        ("marks", c_int32),
        ("reserved", c_int32 * 4),
    ]


class carc_segment(Structure):
    _fields_ = [
        ("kind", c_int32),
        ("sides", c_int32),
        ("halves", c_int32),
        ("adjacent", c_int32),
        ("x", c_int32),
        ("y", c_int32),
        ("attribute", c_int32 * 16),
        ("end", c_int32),
        ("reserved", c_int32),
    ]


class carc_mark(Structure):
    _fields_ = [
        ("kind", c_int32),
        ("value", c_int32),
    ]


class carc_edition_info(Structure):
    _fields_ = [
        ("edition", c_int32),
        ("min_players", c_int32),
        ("max_players", c_int32),
        ("supported", c_int32),
    ]


tile_type_p = POINTER(carc_tile_type)
segment_p = POINTER(carc_segment)
mark_p = POINTER(carc_mark)
edition_info_p = POINTER(carc_edition_info)

carc_tile_types = ffi("carc_tile_types", status, tile_type_p, int32)
carc_tile_type_get = ffi("carc_tile_type_get", status, int32, tile_type_p)
carc_segments = ffi("carc_segments", status, int32, segment_p, int32)
carc_marks = ffi("carc_marks", status, int32, mark_p, int32)
carc_editions = ffi("carc_editions", status, edition_info_p, int32)

carc_name = ffi_text("carc_name", int32, int32)
carc_find = ffi("carc_find", status, int32, c_char_p)

# ---- pictures ---------------------------------------------------------------


class carc_render(Structure):
    _fields_ = [
        ("struct_size", c_int32),
        ("theme", c_int32),
        ("coordinates", c_int32),
        ("last_move", c_int32),
        ("placements", c_int32),
        ("scores", c_int32),
        ("highlight", c_int32),
        ("x", c_int32),
        ("y", c_int32),
        ("segment", c_int32),
        ("ascii", c_int32),
        ("colour", c_int32),
        ("columns", c_int32),
        ("reserved", c_int32 * 3),
    ]


render_p = POINTER(carc_render)

carc_render_init = ffi("carc_render_init", status, render_p, int32)
carc_render_svg = ffi(
    "carc_render_svg", status, game_p, render_p, c_char_p, int32
)
carc_render_tiles = ffi(
    "carc_render_tiles", status, int32, render_p, c_char_p, int32
)
carc_render_text = ffi(
    "carc_render_text", status, game_p, render_p, c_char_p, int32
)

# ---- at import --------------------------------------------------------------


def listed(kind: Any, function: Callable[..., int], *arguments: Any) -> Any:
    """All of a list, whatever its length: carc_things(..., out, capacity)."""
    capacity = 64
    while True:
        out = (kind * capacity)()
        n = function(*arguments, out, capacity)
        if n <= capacity:
            return out[:n]
        capacity = n


def written(function: Callable[..., int], *arguments: Any) -> str:
    """Text of any length: carc_text(..., out, capacity)."""
    capacity = 256
    while True:
        out = ctypes.create_string_buffer(capacity)
        n = function(*arguments, out, capacity)
        if n <= capacity:
            return out.value.decode("utf-8")
        capacity = n


def _size(kind: Any, function: Callable[..., int], *arguments: Any) -> int:
    """How many bytes the library writes for one of these."""
    room = (ctypes.c_char * 4096).from_buffer(bytearray(b"\xa5" * 4096))
    pointer = ctypes.cast(room, POINTER(kind))
    function(*(pointer if a is None else a for a in arguments))
    return len(room.raw.rstrip(b"\xa5"))


def _check_sizes() -> None:
    """Compare what the library writes with the structures above."""
    config = carc_config()
    game = c_void_p()
    wrong: list[str] = []

    def compare(kind: Any, function: Callable[..., int], *args: Any) -> None:
        size = _size(kind, function, *args)
        if size != sizeof(kind):
            wrong.append(
                f"{kind.__name__} has {size} bytes there and {sizeof(kind)} "
                "here"
            )

    try:
        carc_config_init(byref(config), sizeof(config))
        carc_config_preset(byref(config), Edition.CLASSIC)
        carc_game_new(byref(game), byref(config), None)
    except CarcassonneError:
        wrong.append(f"carc_config is not {sizeof(config)} bytes")
    if game:
        try:
            compare(carc_move, carc_legal_moves, game, None, 1)
            compare(carc_turn_info, carc_turn, game, None)
            compare(carc_event, carc_events, game, 0, None, 1)
            compare(carc_score, carc_score_final, game, None, 1)
            compare(carc_player, carc_players, game, None, 1)
            compare(carc_tile, carc_tiles, game, None, 1)
            compare(carc_feature, carc_features, game, None, 1)
            compare(carc_remaining_type, carc_remaining, game, None, 1)
            compare(carc_cell, carc_open_cells, game, None, 1)
            compare(carc_spot, carc_feature_spots, game, 0, 0, 0, None, 1)
            compare(carc_tile_type, carc_tile_types, None, 1)
            compare(carc_segment, carc_segments, 0, None, 1)
            compare(carc_edition_info, carc_editions, None, 1)
            _place_one(game)
            compare(carc_figure, carc_figures, game, None, 1)
        finally:
            carc_game_free(game)
    if wrong:
        _library.tried[-1] += (
            f" does not fit version {_library.VERSION} of this package: "
            + "; ".join(wrong)
        )
        _library.refuse()


def _place_one(game: c_void_p) -> None:
    """Put a tile and a follower down: the first of each that the list has."""
    for _ in range(2):
        move = carc_move()
        carc_kth_move(game, 0, byref(move))
        carc_apply(game, byref(move))


_check_sizes()
