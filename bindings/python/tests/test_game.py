# SPDX-License-Identifier: Zlib
"""Every call of the package, each with what it promises."""

import copy
import ctypes
import pickle
import random

import pytest

import carcassonne
from carcassonne import (
    NONE,
    PLAYER_CHANCE,
    CarcassonneError,
    Category,
    Chance,
    Decision,
    Edition,
    EndKind,
    EventKind,
    Expansion,
    FeatureKind,
    FigureKind,
    Game,
    IllegalMove,
    Move,
    MoveKind,
    NameGroup,
    Part,
    Reason,
    Rng,
    Rule,
    Status,
    TileSet,
)


def play(game, moves, seed=0):
    chosen = random.Random(seed)
    for _ in range(moves):
        legal = game.legal_moves()
        if not legal:
            break
        game.apply(chosen.choice(legal))
    return game


# ---- configuration ----------------------------------------------------------


def test_defaults():
    config = Game().config
    assert config.edition is Edition.CLASSIC
    assert (config.players, config.first_player, config.seed) == (2, 0, 0)
    assert config.chance is Chance.INSIDE
    assert (config.automatic, config.events, config.undo) == (
        False,
        True,
        True,
    )
    assert config.sets == {TileSet.BASE: 1}
    assert config.expansions == {Expansion.FARMERS}


def test_configuration():
    config = Game(
        "tenth",
        3,
        2**64 - 1,
        farmers=False,
        rules={"smallCity2": 0, Rule.ABBOT_MAJORITY: 0},
        sets={"base": 2},
        first_player=2,
        chance="external",
        automatic=True,
        events=False,
        undo=False,
    ).config
    assert config.edition is Edition.TENTH
    assert (config.players, config.first_player) == (3, 2)
    assert config.seed == 2**64 - 1
    assert config.chance is Chance.EXTERNAL
    assert (config.automatic, config.events, config.undo) == (
        True,
        False,
        False,
    )
    assert config.sets == {TileSet.BASE: 2}
    assert config.expansions == frozenset()
    assert config.rules[Rule.SMALL_CITY] == 0
    assert config.rules[Rule.ABBOT_MAJORITY] == 0


def test_search():
    config = Game(search=True).config
    assert (config.automatic, config.events, config.undo) == (
        True,
        False,
        False,
    )
    assert Game(search=True, undo=True).config.undo


def test_expansions_only_add():
    game = Game(expansions=["farmers", Expansion.FARMERS])
    assert Expansion.FARMERS in game.config.expansions


def test_deck():
    game = Game(deck=["D", "V", carcassonne.find(NameGroup.TILE_TYPE, "U")])
    assert game.turn.tile_name == "V"
    assert [(r.name, r.count) for r in game.remaining()] == [("U", 1)]


@pytest.mark.parametrize(
    "arguments, word",
    [
        (dict(edition="nonsense"), "nonsense"),
        (dict(edition=99), "edition"),
        (dict(players=7), "players"),
        (dict(players=0), "players"),
        (dict(players=2**32 + 2), "players"),
        (dict(first_player=2), "first"),
        (dict(seed=-1), "seed"),
        (dict(seed=2**64), "seed"),
        (dict(expansions=["nonsense"]), "nonsense"),
        (dict(expansions=["farmers\0"]), "farmers"),
        (dict(expansions=[64]), "expansion"),
        (dict(rules={"nonsense": 1}), "nonsense"),
        (dict(rules={"smallCity2": 256}), "smallCity2"),
        (dict(sets={"nonsense": 1}), "nonsense"),
        (dict(sets={"base": 257}), "base"),
        (dict(chance="nonsense"), "nonsense"),
        (dict(chance=2**32), "chance"),
        (dict(edition="hunters", expansions=["abbot"]), "abbot"),
        (dict(edition="hunters", farmers=True), "farmers"),
        (dict(edition="hunters", sets={"base": 1}), "base"),
        (dict(sets={"hunters": 1}), "hunters"),
        (dict(deck=[]), "deck"),
        (dict(deck=["nonsense"]), "nonsense"),
        (dict(deck=[99]), "99"),
    ],
)
def test_refused(arguments, word):
    with pytest.raises(CarcassonneError, match=word) as error:
        Game(**arguments)
    assert error.value.status is Status.ERR_ARGUMENT


@pytest.mark.parametrize(
    "arguments",
    [
        dict(players="2"),
        dict(players=2.0),
        dict(seed=None),
        dict(expansions=7),
        dict(deck="DV"),
        dict(deck=[1.5]),
    ],
)
def test_wrong_types(arguments):
    with pytest.raises(TypeError):
        Game(**arguments)


@pytest.mark.parametrize("players", [2, 6])
def test_everything(players):
    """All that Plus has, 171 tiles, by one name; each point is explained."""
    game = Game(edition="plus", expansions="all", players=players, seed=3)
    assert 1 + sum(left.count for left in game.remaining()) + 1 == 171
    rng = Rng(5)
    while not game.over:
        game.apply(game.random_move(rng))
    terms, points = 0, [0] * players
    for event in game.events():
        if event.kind is EventKind.TERM:
            terms += event.value
        elif event.kind is EventKind.POINTS:
            assert event.value == terms and event.reason is not None
            points[event.player] += event.value
            terms = 0
    assert tuple(points) == tuple(game.scores)
    assert Game.loads(game.dumps()).hash == game.hash


# ---- play -------------------------------------------------------------------


def test_turn():
    turn = Game(seed=7, first_player=1).turn
    assert turn.decision is Decision.PLACE
    assert (turn.player, turn.active, turn.number) == (1, 1, 1)
    assert turn.part is Part.MAIN
    assert turn.tile_name
    assert turn.figure is None and turn.reason is None


def test_moves():
    game = Game(seed=7)
    moves = game.legal_moves()
    assert moves and len(set(moves)) == len(moves)
    assert len(moves) == game.count_moves() <= game.max_moves()
    assert moves == [game.kth_move(k) for k in range(len(moves))]
    assert moves == game.legal_placements()
    assert game.legal_deployments() == []
    assert all(m.kind == MoveKind.PLACE for m in moves)
    assert all(game.check_move(m) is Status.OK for m in moves)
    assert game.random_move() in moves
    game.apply(moves[0])
    assert game.history() == moves[:1]
    assert game.history(1) == []
    deployments = game.legal_deployments()
    assert deployments and deployments == game.legal_moves()[:-1]
    assert game.legal_moves()[-1] == Move(MoveKind.PASS, 0)


def test_by_name():
    game = Game(deck=["D", "V", "U", "U"])
    game.place(0, 1, 0)
    game.deploy(0)
    assert game.figures()[0].kind is FigureKind.FOLLOWER
    game.apply(game.legal_moves()[0])
    game.pass_()
    game.apply(game.legal_moves()[0])
    with pytest.raises(IllegalMove):
        game.deploy(0, "pig")
    with pytest.raises(CarcassonneError, match="nobody"):
        game.deploy(0, "nobody")


def test_illegal():
    game = Game(deck=["D", "V", "U"])
    before = game.hash
    for line, status in [
        ("place 0 5,5 r0", Status.ILLEGAL_APART),
        ("place 0 0,0 r0", Status.ILLEGAL_FILLED),
        ("place 1 0,1 r0", Status.ILLEGAL_PLAYER),
        ("deploy 0 follower 0,0 s0", Status.ILLEGAL_KIND),
    ]:
        move = Move.parse(line)
        assert game.check_move(move) is status
        with pytest.raises(IllegalMove, match=line) as error:
            game.apply(move)
        assert error.value.status is status
        assert isinstance(error.value, CarcassonneError)
    assert game.hash == before


def test_not_moves():
    game = Game()
    for wrong in [
        Move(MoveKind.PLACE, 0, 2**40, 0, 0),
        (1, 2, 3),
        ("place",) * 8,
        (1.5,) * 8,
    ]:
        with pytest.raises((OverflowError, TypeError)):
            game.apply(wrong)
    with pytest.raises(ctypes.ArgumentError, match="OverflowError"):
        game.place(2**32, 0, 0)
    with pytest.raises(ctypes.ArgumentError, match="TypeError"):
        game.place("0", 0, 0)
    with pytest.raises(TypeError):
        game.apply(None)
    for k in (-1, game.count_moves()):
        with pytest.raises(CarcassonneError):
            game.kth_move(k)
    with pytest.raises(CarcassonneError):
        game.history(-1)
    with pytest.raises(CarcassonneError):
        game.events(-1)
    with pytest.raises(AttributeError):
        game.nonsense


def test_move_text():
    game = Game(seed=3)
    for _ in range(40):
        for move in game.legal_moves():
            assert Move.parse(str(move)) == move
            assert eval(repr(move)) == move
            assert hash(eval(repr(move))) == hash(move)
        game.apply(game.random_move(Rng(1)))
    assert str(Move.parse("  place 0  0,1 r1 # here")) == "place 0 0,1 r1"
    assert repr(Move(99)) == (
        "Move(kind=99, player=-1, x=-1, y=-1, rotation=-1, figure=-1, "
        "segment=-1, value=-1)"
    )
    for wrong in ("", "nonsense", "place zero", "pass 0\0", "pläce"):
        with pytest.raises(CarcassonneError) as error:
            Move.parse(wrong)
        assert error.value.status is Status.ERR_FORMAT


def test_undo():
    game = Game(seed=5)
    seen = []
    while moves := game.legal_moves():
        seen.append((game.hash, moves, len(game.events())))
        game.apply(moves[len(moves) // 2])
    assert game.over
    for state in reversed(seen):
        game.undo()
        assert state == (game.hash, game.legal_moves(), len(game.events()))
    with pytest.raises(CarcassonneError) as error:
        game.undo()
    assert error.value.status is Status.ERR_HISTORY


def test_over():
    game = Game(seed=1)
    game.playout(Rng(4))
    assert game.over and game.legal_moves() == []
    turn = game.turn
    assert turn.decision is Decision.OVER and turn.player == NONE
    for call in (game.playout, game.random_move, game.pass_):
        with pytest.raises(CarcassonneError) as error:
            call()
        assert error.value.status is Status.ERR_OVER
    assert game.check_move(Move(MoveKind.PASS, 0)) is Status.ERR_OVER
    assert sum(s.points for s in game.score_final()) == sum(game.scores)


# ---- chance, search ---------------------------------------------------------


def test_rng():
    a, b = Rng(9), Rng(9)
    assert Game().random_move(a) == Game().random_move(b)
    assert a.state == b.state != 9
    assert repr(Rng(2**64 - 1)) == f"Rng({2**64 - 1})"
    for wrong in (-1, 2**64):
        with pytest.raises(OverflowError):
            Rng(wrong)
    results = set()
    for _ in range(2):
        random.seed(11)
        game = Game()
        game.playout()
        results.add(game.hash)
    assert len(results) == 1


def test_external_chance():
    game = Game(chance="external")
    turn = game.turn
    assert turn.decision is Decision.DRAW and turn.player == PLAYER_CHANCE
    weights = game.chance_weights()
    assert sum(weights) == 71
    remaining = {r.type: r.count for r in game.remaining()}
    for move, weight in zip(game.legal_moves(), weights):
        assert remaining[move.value] == weight
    game.apply(Move.parse("draw V"))
    assert game.turn.tile_name == "V"
    assert game.chance_weights() == []


def test_reshuffle():
    game = Game(seed=1)
    before, rest = game.hash, game.remaining()
    game.reshuffle(2**64 - 1)
    assert (game.hash, game.remaining()) == (before, rest)
    assert [str(m) for m in game.history()] == [f"reshuffle {2**64 - 1}"]
    assert Game.loads(game.dumps()).hash == before
    with pytest.raises(ctypes.ArgumentError, match="OverflowError"):
        game.reshuffle(2**64)
    game.undo()
    assert game.history() == []


# ---- what happened, what is there -------------------------------------------


def test_points_explain_themselves():
    game = play(Game(seed=2, players=3), 1000)
    terms, points = 0, [0, 0, 0]
    for event in game.events():
        if event.kind is EventKind.TERM:
            assert event.term is not None
            terms += event.value
        elif event.kind is EventKind.POINTS:
            assert isinstance(event.reason, Reason)
            assert terms == event.value
            terms = 0
            points[event.player] += event.value
    assert tuple(points) == game.scores
    assert game.events(len(game.events())) == []
    assert game.events(5) == game.events()[5:]
    winners = [e.player for e in game.events() if e.kind == EventKind.WINNER]
    best = max(game.scores)
    assert winners == [p for p in range(3) if game.scores[p] == best]


def test_score_final():
    game = play(Game(seed=2), 30)
    rows = game.score_final()
    assert {r.category for r in rows} == {
        Category.ROADS,
        Category.CITIES,
        Category.MONASTERIES,
        Category.FIELDS,
    }
    assert [r.player for r in rows] == [0] * 4 + [1] * 4


def test_look():
    game = play(Game(seed=6), 60)
    players = game.players()
    assert tuple(p.score for p in players) == game.scores
    standing = sum(f.count for f in game.figures())
    home = sum(p.supply.get(FigureKind.FOLLOWER, 0) for p in players)
    assert standing + home == 14
    tiles = game.tiles()
    assert (tiles[0].x, tiles[0].y, tiles[0].player) == (0, 0, NONE)
    assert tiles[0].name == "D"
    left = sum(r.count for r in game.remaining())
    in_hand = game.turn.decision is Decision.PLACE
    assert len(tiles) + left + in_hand == 72
    for tile in tiles:
        assert game.tile_at(tile.x, tile.y) == tile
    assert game.tile_at(99, 99) is None
    for feature in game.features():
        name = (feature.x, feature.y, feature.segment)
        spots = game.feature_spots(*name)
        assert spots[0] == name and len(spots) == feature.segments
        for spot in spots:
            assert game.feature_at(*spot) == feature
        standing = [f for f in game.figures() if (f.x, f.y, f.segment) in spots]
        assert sum(f.count for f in standing) == feature.figures
        assert set(feature.owners) <= {f.player for f in standing}
        assert all(f.feature is feature.kind for f in standing)
    assert any(f.attributes for f in game.features())
    assert game.feature_at(0, 0, 99) is None
    with pytest.raises(IllegalMove):
        game.feature_spots(99, 0, 0)
    cells = game.open_cells()
    assert {(m.x, m.y) for m in game.legal_placements()} <= {
        (c.x, c.y) for c in cells
    }
    for cell in cells:
        assert len(cell.edges) == 4 and any(cell.edges)
        assert bool(game.cell_types(cell.x, cell.y)) == (cell.fits > 0)
    with pytest.raises(IllegalMove):
        game.cell_types(0, 0)


# ---- copies and records -----------------------------------------------------


@pytest.mark.parametrize(
    "duplicate",
    [
        copy.copy,
        copy.deepcopy,
        Game.clone,
        lambda g: Game.loads(g.dumps()),
        lambda g: Game.loads(g.dumps().encode()),
        lambda g: pickle.loads(pickle.dumps(g)),
    ],
)
def test_duplicates(duplicate):
    game = play(Game("tenth", 3, 8, farmers=False), 50)
    other = duplicate(game)
    assert other is not game and type(other) is Game
    for question in (
        lambda g: g.hash,
        lambda g: g.config,
        Game.legal_moves,
        Game.events,
        Game.history,
        Game.dumps,
        Game.features,
    ):
        assert question(other) == question(game)
    before = game.hash
    play(other, 5)
    assert game.hash == before != other.hash
    game.close()
    play(other, 1000)
    assert other.over


def test_copy_from():
    game = play(Game(seed=8), 50)
    other = Game(seed=9)
    other.copy_from(game)
    assert other.hash == game.hash
    for call in (other.dumps, other.undo, other.history):
        with pytest.raises(CarcassonneError) as error:
            call()
        assert error.value.status is Status.ERR_HISTORY
    with pytest.raises(CarcassonneError):
        pickle.dumps(other)
    with pytest.raises(CarcassonneError):
        Game(players=3).copy_from(game)


def test_loads_names_the_line():
    for text, status, line in [
        ("", Status.ERR_FORMAT, 1),
        ("nonsense", Status.ERR_FORMAT, 1),
        ("carcassonne 99 rules 1\n", Status.ERR_VERSION, 1),
        (
            "carcassonne 1 rules 1\ndeck D V\nmoves\nplace 0 5,5 r0\n",
            Status.ILLEGAL_APART,
            4,
        ),
    ]:
        with pytest.raises(CarcassonneError) as error:
            Game.loads(text)
        assert (error.value.status, error.value.line) == (status, line)
        assert f"line {line}" in str(error.value)
        again = pickle.loads(pickle.dumps(error.value))
        assert (type(again), str(again)) == (
            type(error.value),
            str(error.value),
        )
    with pytest.raises(TypeError):
        Game.loads(None)


# ---- closing ----------------------------------------------------------------


def test_use_after_close():
    game = Game()
    assert not game.closed
    game.close()
    game.close()
    assert game.closed and repr(game) == "<Game: closed>"
    calls = [
        *(lambda n=n: getattr(game, n) for n in ("turn", "over", "scores")),
        *(lambda n=n: getattr(game, n) for n in ("hash", "config")),
        game.legal_moves,
        game.max_moves,
        lambda: game.check_move(Move(0)),
        lambda: game.apply(Move(0)),
        game.undo,
        game.history,
        game.legal_placements,
        lambda: game.place(0, 0),
        game.legal_deployments,
        lambda: game.deploy(0),
        game.pass_,
        game.count_moves,
        lambda: game.kth_move(0),
        game.random_move,
        game.playout,
        game.chance_weights,
        lambda: game.reshuffle(1),
        game.events,
        game.score_final,
        game.players,
        game.tiles,
        lambda: game.tile_at(0, 0),
        game.features,
        lambda: game.feature_at(0, 0, 0),
        lambda: game.feature_spots(0, 0, 0),
        game.figures,
        game.remaining,
        game.open_cells,
        lambda: game.cell_types(0, 0),
        game.dumps,
        lambda: copy.copy(game),
        lambda: pickle.dumps(game),
        lambda: game.copy_from(Game()),
        lambda: Game().copy_from(game),
        game.__enter__,
    ]
    for call in calls:
        with pytest.raises(ValueError, match="closed"):
            call()


def test_context_manager():
    with Game() as game:
        assert game.legal_moves()
    assert game.closed
    with pytest.raises(RuntimeError):
        with Game() as game:
            raise RuntimeError
    assert game.closed


def test_subclass():
    class Mine(Game):
        pass

    game = Mine(seed=4)
    game.note = "mine"
    assert type(copy.copy(game)) is Mine
    assert type(Mine.loads(game.dumps())) is Mine


# ---- catalogue --------------------------------------------------------------


def test_catalogue():
    types = carcassonne.tile_types()
    assert [t.type for t in types] == sorted(t.type for t in types)
    base = [t for t in types if t.set is TileSet.BASE]
    assert sum(t.count for t in base) == 72
    assert len([t for t in base if t.plain is None]) == 24
    (start,) = [t for t in base if t.start]
    assert start == carcassonne.tile_type("D")
    assert start == carcassonne.tile_type(start.type)
    assert sorted(start.edges) == [
        FeatureKind.FIELD,
        FeatureKind.ROAD,
        FeatureKind.ROAD,
        FeatureKind.CITY,
    ]
    assert all(t.segments for t in types)
    robbed = carcassonne.tile_type("RaubC")
    assert [s.end for s in robbed.segments[:3]] == [EndKind.VILLAGE] * 3
    assert [s.end for s in start.segments] == [None] * 4
    hash(start)
    with pytest.raises(AttributeError):
        start.count = 5
    with pytest.raises(CarcassonneError):
        carcassonne.tile_type("nonsense")
    with pytest.raises(CarcassonneError):
        carcassonne.tile_type(99)
    with pytest.raises(CarcassonneError):
        carcassonne.tile_name(-1)


def test_editions():
    editions = carcassonne.editions()
    assert [e.edition for e in editions] == list(Edition)
    assert editions[0].name == "classic" and editions[0].supported
    for edition in editions:
        assert edition.supported
        Game(edition.name)


def test_hunters():
    """A whole game of Hunters & Gatherers, with its bonus parts."""
    game = Game(edition="hunters", players=3, seed=4)
    assert game.config.edition is Edition.HUNTERS
    assert not game.config.expansions
    assert game.config.sets == {TileSet.HUNTERS: 1, TileSet.BONUS: 1}
    supply = game.players()[0].supply
    assert supply[FigureKind.MEMBER] == 5 and supply[FigureKind.HUT] == 2
    parts = set()
    chosen = random.Random(4)
    while not game.over:
        parts.add(game.turn.part)
        game.apply(chosen.choice(game.legal_moves()))
    assert parts == {Part.MAIN, Part.BONUS}
    kinds = {feature.kind for feature in game.features()}
    assert kinds == {
        FeatureKind.RIVER,
        FeatureKind.FOREST,
        FeatureKind.MEADOW,
        FeatureKind.LAKE,
        FeatureKind.SYSTEM,
    }
    assert Game.loads(game.dumps()).hash == game.hash


def test_names():
    assert carcassonne.name(NameGroup.REASON_RULE, Reason.ROAD) == "B-21"
    assert carcassonne.name(NameGroup.SET, 63) is None
    with pytest.raises(CarcassonneError, match="no tile type has"):
        carcassonne.find(NameGroup.TILE_TYPE, "D\0")
    assert str(CarcassonneError(Status.ERR_OVER))


def test_readme():
    """The example of the package's docstring runs as it stands."""
    lines = carcassonne.__doc__.split("::\n", 1)[1].split("\n\nThis", 1)[0]
    code = "\n".join(line[4:] for line in lines.splitlines())
    names = {}
    exec(code, names)
    assert names["game"].over


def test_text():
    game = Game(players=2, seed=7)
    text = str(game)
    assert text == game.text()
    assert "│" in text or "─" in text
    assert game.text(ascii=True).isascii()
    assert "┌   ┐" in game.text(placements=True)
    assert "\033[" in game.text(colour=True)
    assert "A   0 points" in text
    assert "points" not in game.text(scores=False)
    assert "█" in game.text(highlight=(0, 0, 0))
    game.close()
    assert str(game) == "<Game: closed>"
