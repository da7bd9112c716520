# SPDX-License-Identifier: Zlib
"""A game in progress."""

from __future__ import annotations

import operator
import random
from ctypes import byref, c_int32, c_void_p, create_string_buffer, sizeof
from types import TracebackType
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Iterable,
    Mapping,
    Optional,
    TypeVar,
    Union,
)

from . import _ffi, move as _move, views
from ._ffi import CarcassonneError, IllegalMove, carc_move
from .catalogue import find, theme_of, tile_name
from .enums import (
    Chance,
    Edition,
    Expansion,
    FigureKind,
    NameGroup,
    Rule,
    Status,
    Theme,
    TileSet,
)
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

_G = TypeVar("_G", bound="Game")


class _Moves:
    """Room for a list of moves."""

    __slots__ = ("array", "capacity", "view")

    def __init__(self, capacity: int) -> None:
        self.array = (carc_move * capacity)()
        self.capacity = capacity
        self.view = memoryview(self.array).cast("B")


# Rooms that nobody uses now. A call takes one out and puts it back, so that
# threads never share one, games need none, and a search allocates nothing.
_spare: list[_Moves] = []


def _list_moves(
    function: Callable[..., int], game: int, *first: int
) -> list[Move]:
    try:
        room = _spare.pop()
    except IndexError:
        room = _Moves(_ffi.MAX_MOVES)
    n = function(game, *first, room.array, room.capacity)
    if n > room.capacity:
        room = _Moves(n)
        function(game, *first, room.array, room.capacity)
    bytes_used = n * _move.LAYOUT.size
    new = tuple.__new__
    moves = [
        new(Move, fields)
        for fields in _move.LAYOUT.iter_unpack(room.view[:bytes_used])
    ]
    _spare.append(room)
    return moves


def _in_range(what: str, value: int, most: int) -> int:
    number = operator.index(value)
    if 0 <= number <= most:
        return number
    raise CarcassonneError(
        Status.ERR_ARGUMENT, f"{what}: {number} is not in 0..{most}"
    )


def _named(group: NameGroup, key: Union[str, int]) -> int:
    return find(group, key) if isinstance(key, str) else operator.index(key)


class Game:
    """A game in progress.

    ``edition`` is a name or an Edition. ``expansions`` are names as people
    say them ("river", "inns", "all") or Expansion values; they only add.
    ``sets`` gives copies of tile sets, ``rules`` rule switches, both by name
    or by enum. ``deck`` is a deck of your own in draw order, names or types,
    the first is the start tile. ``search=True`` is the configuration for a
    search: decisions with one choice are taken, no events, no undo.
    ``chance`` is "inside" or "external".

    A game is freed when nothing refers to it, by ``close()``, or at the end
    of a ``with`` block; after that every call raises ValueError. Different
    games may be used by different threads. One game may be read by many
    threads while none writes to it.
    """

    __slots__ = ("_game", "_scratch", "_scratch_ref", "__weakref__")

    _game: int

    def __init__(
        self,
        edition: Union[str, Edition] = "classic",
        players: int = 2,
        seed: int = 0,
        *,
        expansions: Union[str, Iterable[Union[str, Expansion]]] = (),
        farmers: Optional[bool] = None,
        rules: Optional[Mapping[Union[str, Rule], int]] = None,
        sets: Optional[Mapping[Union[str, TileSet], int]] = None,
        deck: Optional[Iterable[Union[str, int]]] = None,
        first_player: int = 0,
        chance: Union[str, Chance] = Chance.INSIDE,
        search: bool = False,
        automatic: Optional[bool] = None,
        events: Optional[bool] = None,
        undo: Optional[bool] = None,
    ) -> None:
        config = _ffi.carc_config()
        _ffi.carc_config_init(byref(config), sizeof(config))
        _preset(config, edition)
        if isinstance(expansions, str):
            expansions = [expansions]
        for added in expansions:
            if isinstance(added, str):
                _add(config, added)
            else:
                config.expansion[_in_range("expansion", added, 63)] = 1
        if farmers is not None:
            config.expansion[Expansion.FARMERS] = bool(farmers)
        for key, copies in (sets or {}).items():
            which = _in_range("set", _named(NameGroup.SET, key), 63)
            config.set[which] = _in_range(f"set {key!s}", copies, 255)
        for rule, value in (rules or {}).items():
            which = _in_range("rule", _named(NameGroup.RULE, rule), 63)
            config.rule[which] = _in_range(f"rule {rule!s}", value, 255)
        config.players = _in_range("players", players, 2**31 - 1)
        config.first_player = _in_range(
            "first_player", first_player, 2**31 - 1
        )
        config.seed = _in_range("seed", seed, 2**64 - 1)
        if isinstance(chance, str):
            try:
                chance = Chance[chance.upper()]
            except KeyError:
                raise CarcassonneError(
                    Status.ERR_ARGUMENT, f"chance: {chance!r}"
                ) from None
        config.chance = _in_range("chance", chance, 2**31 - 1)
        config.automatic = search if automatic is None else bool(automatic)
        config.events = not search if events is None else bool(events)
        config.undo = not search if undo is None else bool(undo)
        self._adopt(_new(config, deck))

    def _adopt(self, game: int) -> None:
        self._game = game
        self._scratch = carc_move()
        self._scratch_ref = byref(self._scratch)

    # ---- its life -----------------------------------------------------------

    def close(self) -> None:
        """Free the game; more than once does no harm."""
        self._free()

    # The module may be half gone when the interpreter ends.
    def _free(self, _free: Callable[..., int] = _ffi.carc_game_free) -> None:
        try:
            game = self._game
        except ValueError:
            return
        del self._game
        _free(game)

    __del__ = _free

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if name == "_game":
                raise ValueError("the game is closed")
            raise AttributeError(
                f"{type(self).__name__!r} object has no attribute {name!r}"
            )

    @property
    def closed(self) -> bool:
        """Whether the game is closed."""
        try:
            self._game
        except ValueError:
            return True
        return False

    def __enter__(self: _G) -> _G:
        self._game  # raises if it is closed
        return self

    def __exit__(
        self,
        kind: Optional[type[BaseException]],
        value: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        self.close()

    def __copy__(self: _G) -> _G:
        """An independent copy with everything: carc_game_clone()."""
        out = c_void_p()
        _ffi.carc_game_clone(byref(out), self._game, None)
        return self._wrap(out)

    def __deepcopy__(self: _G, memo: object) -> _G:
        return self.__copy__()

    clone = __copy__

    @classmethod
    def _wrap(cls: type[_G], out: c_void_p) -> _G:
        game = cls.__new__(cls)
        assert out.value is not None
        game._adopt(out.value)
        return game

    def copy_from(self, other: Game) -> None:
        """Take over the position of a game of the same configuration.

        Nothing is allocated. This game forgets its history and events: it
        cannot be saved, and undo stops here.
        """
        _ffi.carc_game_copy(self._game, other._game)

    @property
    def config(self) -> Config:
        """What is played and how."""
        config = _ffi.carc_config()
        _ffi.carc_config_init(byref(config), sizeof(config))
        _ffi.carc_game_config(self._game, byref(config))
        return views.config(config)

    def __repr__(self) -> str:
        if self.closed:
            return "<Game: closed>"
        config, turn = self.config, self.turn
        return (
            f"<Game: {config.edition.name.lower()}, {config.players} players, "
            f"turn {turn.number}, {turn.decision.name.lower()}>"
        )

    # ---- play ---------------------------------------------------------------

    @property
    def turn(self) -> Turn:
        """Who decides what."""
        out = _ffi.carc_turn_info()
        _ffi.carc_turn(self._game, byref(out))
        return views.turn(out)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        out = _ffi.carc_turn_info()
        _ffi.carc_turn(self._game, byref(out))
        return not out.decision

    def legal_moves(self) -> list[Move]:
        """The legal moves of the pending decision, empty only at the end."""
        return _list_moves(_ffi.carc_legal_moves, self._game)

    def max_moves(self) -> int:
        """A number of moves that no decision of this game will exceed."""
        return _ffi.carc_max_moves(self._game)

    def check_move(self, move: Move) -> Status:
        """Status.OK if the move is legal, else the reason why it is not."""
        try:
            _ffi.carc_check_move(self._game, byref(_move.to_c(move)))
        except CarcassonneError as error:
            return error.status
        return Status.OK

    def apply(self, move: Move) -> None:
        """Make a move and all that follows, up to the next decision."""
        _move.pack_into(self._scratch, move)
        try:
            _ffi.carc_apply(self._game, self._scratch_ref)
        except IllegalMove as error:
            raise IllegalMove(error.status, repr(move)) from None

    def undo(self) -> None:
        """Take back the last move with everything that followed from it."""
        _ffi.carc_undo(self._game)

    def history(self, first: int = 0) -> list[Move]:
        """The moves made so far, without those taken automatically."""
        return _list_moves(_ffi.carc_history, self._game, first)

    def legal_placements(self) -> list[Move]:
        """Where the tile in hand can go."""
        return _list_moves(_ffi.carc_legal_placements, self._game)

    def place(self, x: int, y: int, rotation: int = 0) -> None:
        """Place the tile in hand."""
        _ffi.carc_place(self._game, x, y, rotation)

    def legal_deployments(self) -> list[Move]:
        """Which figures can be deployed where."""
        return _list_moves(_ffi.carc_legal_deployments, self._game)

    def deploy(
        self, segment: int, figure: Union[str, int] = FigureKind.FOLLOWER
    ) -> None:
        """Deploy a figure on the tile just placed."""
        kind = _named(NameGroup.FIGURE, figure)
        _ffi.carc_deploy(self._game, kind, segment)

    def pass_(self) -> None:
        """Pass."""
        _ffi.carc_pass(self._game)

    # ---- for search ---------------------------------------------------------

    def count_moves(self) -> int:
        """How many legal moves there are."""
        return _ffi.carc_count_moves(self._game)

    def kth_move(self, k: int) -> Move:
        """The k-th move of the list without the list."""
        out = carc_move()
        _ffi.carc_kth_move(self._game, k, byref(out))
        return _move.from_c(out)

    def random_move(self, rng: Optional[Rng] = None) -> Move:
        """One of the legal moves; chance is drawn by its weights.

        Without a generator Python's ``random`` starts one.
        """
        rng = rng or Rng(random.getrandbits(64))
        out = carc_move()
        _ffi.carc_random_move(self._game, byref(rng._state), byref(out))
        return _move.from_c(out)

    def playout(self, rng: Optional[Rng] = None) -> None:
        """Play random moves to the end, see random_move()."""
        rng = rng or Rng(random.getrandbits(64))
        _ffi.carc_playout(self._game, byref(rng._state))

    # ---- chance -------------------------------------------------------------

    def chance_weights(self) -> list[int]:
        """How likely each legal move is, empty if chance does not decide."""
        weights: list[int] = _ffi.listed(
            c_int32, _ffi.carc_chance_weights, self._game
        )
        return weights

    def reshuffle(self, seed: int) -> None:
        """Deal anew what nobody has seen."""
        _ffi.carc_reshuffle(self._game, seed)

    # ---- what happened ------------------------------------------------------

    def events(self, first: int = 0) -> list[Event]:
        """The event log from an index on; every point explains itself."""
        found = _ffi.listed(
            _ffi.carc_event, _ffi.carc_events, self._game, first
        )
        return [views.event(e) for e in found]

    def score_final(self) -> list[Score]:
        """The final score by player and category, as if it ended now."""
        found = _ffi.listed(
            _ffi.carc_score, _ffi.carc_score_final, self._game
        )
        return [views.score(s) for s in found]

    # ---- what is there ------------------------------------------------------

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each player so far."""
        out = (_ffi.carc_player * _ffi.MAX_PLAYERS)()
        n = _ffi.carc_players(self._game, out, _ffi.MAX_PLAYERS)
        return tuple([p.score for p in out[:n]])

    def players(self) -> list[Player]:
        """The players in order."""
        found = _ffi.listed(_ffi.carc_player, _ffi.carc_players, self._game)
        return [views.player(p) for p in found]

    def tiles(self) -> list[Tile]:
        """The placed tiles in the order they were placed."""
        found = _ffi.listed(_ffi.carc_tile, _ffi.carc_tiles, self._game)
        return [views.tile(t) for t in found]

    def tile_at(self, x: int, y: int) -> Optional[Tile]:
        """The tile at a cell, None if there is none."""
        out = _ffi.carc_tile()
        try:
            _ffi.carc_tile_at(self._game, x, y, byref(out))
        except IllegalMove:
            return None
        return views.tile(out)

    def features(self) -> list[Feature]:
        """All features, by row, column and segment of their names."""
        found = _ffi.listed(_ffi.carc_feature, _ffi.carc_features, self._game)
        return [views.feature(f) for f in found]

    def feature_at(self, x: int, y: int, segment: int) -> Optional[Feature]:
        """The feature a segment belongs to, None if there is none."""
        out = _ffi.carc_feature()
        try:
            _ffi.carc_feature_at(self._game, x, y, segment, byref(out))
        except IllegalMove:
            return None
        return views.feature(out)

    def feature_spots(self, x: int, y: int, segment: int) -> list[Spot]:
        """All segments of a feature; one of them names it."""
        found = _ffi.listed(
            _ffi.carc_spot,
            _ffi.carc_feature_spots,
            self._game,
            x,
            y,
            segment,
        )
        return [views.spot(s) for s in found]

    def figures(self) -> list[Figure]:
        """The figures on the board."""
        found = _ffi.listed(_ffi.carc_figure, _ffi.carc_figures, self._game)
        return [views.figure(f) for f in found]

    def remaining(self) -> list[Remaining]:
        """What is left to draw, never in which order."""
        found = _ffi.listed(
            _ffi.carc_remaining_type, _ffi.carc_remaining, self._game
        )
        return [views.remaining(r) for r in found]

    def open_cells(self) -> list[Cell]:
        """The cells where a tile could go."""
        found = _ffi.listed(_ffi.carc_cell, _ffi.carc_open_cells, self._game)
        return [views.cell(c) for c in found]

    def cell_types(self, x: int, y: int) -> list[int]:
        """Which of the remaining tile types match an open cell."""
        types: list[int] = _ffi.listed(
            c_int32, _ffi.carc_cell_types, self._game, x, y
        )
        return types

    # ---- record, hash -------------------------------------------------------

    @property
    def hash(self) -> int:
        """A hash of the position, the same on all platforms."""
        return _ffi.carc_hash(self._game)

    def _options(
        self,
        coordinates: bool,
        last_move: bool,
        placements: bool,
        scores: bool,
        highlight: Optional[tuple[int, int, int]],
    ) -> "_ffi.carc_render":
        options = _ffi.carc_render()
        _ffi.carc_render_init(byref(options), sizeof(options))
        options.coordinates = bool(coordinates)
        options.last_move = bool(last_move)
        options.placements = bool(placements)
        options.scores = bool(scores)
        if highlight is not None:
            options.highlight = 1
            options.x, options.y, options.segment = highlight
        return options

    def svg(
        self,
        *,
        theme: Union[str, Theme] = "light",
        coordinates: bool = True,
        last_move: bool = True,
        placements: bool = False,
        scores: bool = True,
        highlight: Optional[tuple[int, int, int]] = None,
    ) -> str:
        """The position as SVG; a notebook shows it by itself.

        ``placements`` shows where the tile in hand can go, ``highlight`` is
        one segment (x, y, segment) of the feature to mark.
        """
        options = self._options(
            coordinates, last_move, placements, scores, highlight
        )
        options.theme = theme_of(theme)
        return _ffi.written(
            _ffi.carc_render_svg, self._game, byref(options)
        )

    def _repr_svg_(self) -> Optional[str]:
        return None if self.closed else self.svg()

    def text(
        self,
        *,
        ascii: bool = False,
        colour: bool = False,
        columns: int = 80,
        coordinates: bool = True,
        last_move: bool = True,
        placements: bool = False,
        scores: bool = True,
        highlight: Optional[tuple[int, int, int]] = None,
    ) -> str:
        """The position to look at; ``print(game)`` shows it.

        ``highlight`` is one segment (x, y, segment) of the feature to mark.
        """
        options = self._options(
            coordinates, last_move, placements, scores, highlight
        )
        options.ascii = bool(ascii)
        options.colour = bool(colour)
        options.columns = _in_range("columns", columns, 2**31 - 1)
        return _ffi.written(
            _ffi.carc_render_text, self._game, byref(options)
        )

    def __str__(self) -> str:
        return repr(self) if self.closed else self.text()

    def dumps(self) -> str:
        """The game as a record: text that a person can read and write."""
        return _ffi.written(_ffi.carc_save, self._game)

    @classmethod
    def loads(cls: type[_G], text: Union[str, bytes]) -> _G:
        """Read a record: replay it and check what it says."""
        data = text.encode("utf-8") if isinstance(text, str) else bytes(text)
        out = c_void_p()
        line = c_int32()
        try:
            _ffi.carc_load(
                byref(out), data, len(data), None, byref(line)
            )
        except CarcassonneError as error:
            raise type(error)(error.status, line=line.value) from None
        return cls._wrap(out)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).loads, (self.dumps(),)


def _preset(config: _ffi.carc_config, edition: Union[str, int]) -> None:
    number = _named(NameGroup.EDITION, edition)
    try:
        _ffi.carc_config_preset(byref(config), number)
    except CarcassonneError as error:
        raise CarcassonneError(
            error.status, f"edition: this version does not play {edition!r}"
        ) from None


def _add(config: _ffi.carc_config, name: str) -> None:
    try:
        if "\0" in name:
            raise CarcassonneError(Status.ERR_ARGUMENT)
        _ffi.carc_config_add(byref(config), name.encode("utf-8"))
    except CarcassonneError as error:
        raise CarcassonneError(
            error.status, f"no expansion of this version is called {name!r}"
        ) from None


def _new(
    config: _ffi.carc_config, deck: Optional[Iterable[Union[str, int]]]
) -> int:
    out = c_void_p()
    try:
        if deck is None:
            _ffi.carc_game_new(byref(out), byref(config), None)
        else:
            if isinstance(deck, str):
                raise TypeError("deck is a list of names, not a name")
            types = [_named(NameGroup.TILE_TYPE, t) for t in deck]
            for t in types:
                tile_name(t)
            array = (c_int32 * len(types))(*types)
            _ffi.carc_game_new_deck(
                byref(out), byref(config), array, len(types), None
            )
    except CarcassonneError as error:
        if error.detail:
            raise
        why = create_string_buffer(80)
        try:
            _ffi.carc_config_check(byref(config), why, sizeof(why))
        except CarcassonneError:
            pass
        detail = why.value.decode("ascii")
        if not detail and deck is not None:
            detail = "deck: 1 to 5000 tiles of this game"
        raise CarcassonneError(error.status, detail) from None
    assert out.value is not None
    return out.value
