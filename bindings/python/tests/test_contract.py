# SPDX-License-Identifier: Zlib
"""The games of tests/data/contract.txt, which every binding replays."""

from pathlib import Path

import pytest

from carcassonne import Game

CONTRACT = Path(__file__).resolve().parents[3] / "tests/data/contract.txt"
pytestmark = pytest.mark.skipif(
    not CONTRACT.exists(), reason="no contract here"
)


def games():
    """Each game: its name and the lines up to the next one."""
    found = []
    if CONTRACT.exists():
        for line in CONTRACT.read_text(encoding="ascii").splitlines():
            if line.startswith("game "):
                found.append((line[5:], []))
            elif line and not line.startswith("#"):
                found[-1][1].append(line)
    return found


GAMES = games()


def test_there_are_games():
    assert len(GAMES) > 20
    assert len({name for name, _ in GAMES}) == len(GAMES)


@pytest.mark.parametrize(
    "lines", [lines for _, lines in GAMES], ids=[name for name, _ in GAMES]
)
def test_game(lines):
    rest = iter(lines)

    def text(n):
        return "".join(next(rest) + "\n" for _ in range(int(n)))

    game = None
    seen = []
    for line in rest:
        word, *values = line.split()
        seen.append(word)
        if word == "record":
            game = Game.loads(text(values[0]))
        elif word == "at":
            moves = game.legal_moves()
            assert [f"{game.hash:016x}", str(len(moves))] == values
        elif word == "list":
            assert "".join(f"{move}\n" for move in moves) == text(len(moves))
        elif word == "apply":
            game.apply(moves[int(values[0])])
        elif word == "over":
            assert game.over
            assert list(game.scores) == [int(value) for value in values]
        elif word == "save":
            record = text(values[0])
            assert game.dumps() == record
            assert Game.loads(record).hash == game.hash
        else:
            pytest.fail(f"unknown line: {line}")
    assert seen[0] == "record" and seen[-2:] == ["over", "save"]
