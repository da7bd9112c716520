# SPDX-License-Identifier: Zlib
"""Many random games: the signature of the C tests, properties, threads,
memory."""

import copy
import gc
import pickle
import threading
import tracemalloc
from pathlib import Path

import pytest

import carcassonne
import carcassonne.game
from carcassonne import Expansion, Game, MoveKind, Rng

SIGNATURE = Path(__file__).resolve().parents[3] / "tests/data/signature"
MASK = 2**64 - 1


def mix(value, numbers):
    """mix_int() of tests/signature.c over some numbers."""
    for number in numbers:
        value = (value ^ (number & 0xFFFFFFFF)) * 0x9E3779B97F4A7C15 & MASK
        value ^= value >> 29
    return value


def mix_hash(value, number):
    value = (value ^ number) * 0x9E3779B97F4A7C15 & MASK
    return value ^ (value >> 29)


def mix_position(value, game):
    moves = game.legal_moves()
    value = mix_hash(value, game.hash)
    value = mix(value, [len(moves)])
    for move in moves:
        value = mix(value, move)
    return value


def numbers(row):
    return [-1 if field is None else field for field in row]


@pytest.mark.skipif(not SIGNATURE.exists(), reason="no signature here")
def test_signature():
    """The games of tests/signature.c, played from here, are the same: every
    position, list, event and final score of 300 games in one number."""
    value = 0
    for i in range(300):
        players = 1 + i // 4 % 6
        game = Game(
            edition=i % 4,
            players=players,
            first_player=i % players,
            seed=0x0123456789ABCDEF * (i + 1) & MASK,
            chance=i // 24 % 2,
            farmers=i // 48 % 3 != 2,
            automatic=i % 5 == 0,
        )
        rng = Rng(i)
        value = mix_position(value, game)
        while not game.over:
            game.apply(game.random_move(rng))
            value = mix_position(value, game)
        events = game.events()
        value = mix(value, [len(events)])
        for event in events:
            value = mix(value, numbers(event))
        for row in game.score_final():
            value = mix(value, row)
    assert f"{value:016x}" == SIGNATURE.read_text().split()[0]


def test_playout_is_random_moves():
    for seed in range(20):
        one, other = Game(seed=seed), Game(seed=seed)
        a, b = Rng(seed), Rng(seed)
        one.playout(a)
        while not other.over:
            other.apply(other.random_move(b))
        assert (one.hash, a.state) == (other.hash, b.state)
        assert one.dumps() == other.dumps()


def test_big_game():
    """A deck of 864 tiles: lists longer than the first room for them."""
    game = Game(sets={"base": 12}, search=True)
    rng = Rng(1)
    most = 0
    while not game.over:
        assert len(game.legal_moves()) == game.count_moves()
        most = max(most, game.count_moves())
        game.apply(game.random_move(rng))
    assert game.max_moves() >= most
    assert len(game.tiles()) > 800
    assert len(game.history()) > 800


def test_room_for_moves():
    """A room that is too small is replaced, one that will do is kept."""
    kept = carcassonne.game._spare
    game = Game(seed=1)
    moves = game.legal_moves()
    kept[:] = [carcassonne.game._Moves(2)]
    assert game.legal_moves() == moves
    (room,) = kept
    assert room.capacity == len(moves) > 2
    assert game.legal_moves() == moves and kept == [room]
    kept.clear()
    assert game.legal_moves() == moves
    assert kept[0].capacity == carcassonne.MAX_MOVES


def test_threads():
    """Two threads with two games each play what one thread plays."""

    def games(seed, out):
        rng = Rng(seed)
        for i in range(30):
            with Game(seed=i, players=1 + i % 6) as game:
                while moves := game.legal_moves():
                    game.apply(moves[rng.state % len(moves)])
                    game.random_move(rng) if not game.over else None
                out.append((game.hash, game.scores))

    alone = [[], []]
    for seed in (0, 1):
        games(seed, alone[seed])
    together = [[], []]
    threads = [
        threading.Thread(target=games, args=(seed, together[seed]))
        for seed in (0, 1)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert together == alone


def test_many_readers():
    """One game, read by several threads at once."""
    game = Game(seed=3)
    for _ in range(60):
        game.apply(game.random_move(Rng(1)))
    want = (game.legal_moves(), game.hash, game.features())
    wrong = []

    def read():
        for _ in range(200):
            got = (game.legal_moves(), game.hash, game.features())
            if got != want:
                wrong.append(got)

    threads = [threading.Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def resident():
    """Kilobytes of memory this process holds, None if nobody says."""
    try:
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
    except OSError:
        pass
    return None


def test_no_leak():
    """10,000 games with copies and errors leave nothing behind."""

    def games(n):
        rng = Rng(1)
        start = Game(search=True)
        for i in range(n):
            with Game(search=True, seed=i) as game:
                game.apply(game.legal_moves()[0])
                other = copy.copy(game)
                other.playout(rng)
                start.copy_from(game)
            if i % 100 == 0:
                kept = Game(seed=i)
                kept.playout(rng)
                kept.events()
                pickle.loads(pickle.dumps(kept)).undo()
                try:
                    Game(players=7)
                except Exception:
                    pass

    games(300)
    gc.collect()
    rss = resident()
    tracemalloc.start()
    games(100)
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    games(100)
    gc.collect()
    python = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    games(9500)
    gc.collect()
    assert python < 20_000
    if rss is not None:
        # One game is some 20 KB: a leak would be hundreds of megabytes.
        assert resident() - rss < 10_000


# ---- properties -------------------------------------------------------------

try:
    from hypothesis import given, settings, strategies as st
except ImportError:

    def test_properties():
        pytest.skip("no hypothesis")

else:
    games = st.builds(
        Game,
        edition=st.sampled_from(["classic", "new", "plus", "tenth"]),
        players=st.integers(1, 6),
        seed=st.integers(0, MASK),
        farmers=st.booleans(),
        chance=st.sampled_from(["inside", "external"]),
        automatic=st.booleans(),
        events=st.booleans(),
        rules=st.sampled_from([{}, {"smallCity2": 1}]),
    )
    # Each number chooses one of the moves.
    choices = st.lists(st.integers(0, 10**6), max_size=160)
    quick = settings(max_examples=60, deadline=None, database=None)

    def play(game, choices):
        for choice in choices:
            moves = game.legal_moves()
            if not moves:
                break
            game.apply(moves[choice % len(moves)])

    def state(game):
        return (
            game.hash,
            game.legal_moves(),
            game.turn,
            game.players(),
            game.figures(),
            game.features(),
            game.events(),
            game.history(),
        )

    @quick
    @given(games, choices, choices)
    def test_do_undo(game, first, second):
        play(game, first)
        before, made = state(game), len(game.history())
        play(game, second)
        while len(game.history()) > made:
            game.undo()
        assert state(game) == before

    @quick
    @given(games, choices)
    def test_dumps_loads(game, first):
        play(game, first)
        text = game.dumps()
        other = Game.loads(text)
        assert other.dumps() == text
        assert state(other) == state(game)
        assert other.config == game.config
        assert state(pickle.loads(pickle.dumps(game))) == state(game)

    @quick
    @given(games, choices, choices)
    def test_copy(game, first, second):
        play(game, first)
        other = copy.copy(game)
        before = state(game)
        play(other, second)
        assert state(game) == before
        play(game, second)
        assert state(game) == state(other)

    @quick
    @given(games, choices, st.integers(0, MASK))
    def test_reshuffle_hides_nothing_known(game, first, seed):
        play(game, first)
        known = (game.hash, game.remaining(), game.turn)
        game.reshuffle(seed)
        assert (game.hash, game.remaining(), game.turn) == known
        assert game.history()[-1].kind == MoveKind.RESHUFFLE

    @quick
    @given(st.text(max_size=200))
    def test_any_text_is_safe(text):
        from carcassonne import CarcassonneError, Move

        for read in (Game.loads, Move.parse):
            try:
                read(text)
            except CarcassonneError:
                pass

    @quick
    @given(games)
    def test_farmers_switch(game):
        on = Expansion.FARMERS in game.config.expansions
        assert Game.loads(game.dumps()).config.expansions == (
            {Expansion.FARMERS} if on else frozenset()
        )
