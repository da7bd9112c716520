# SPDX-License-Identifier: Zlib
"""Perft: the sequences of legal moves from the end of a record.

    python3 -m model.perft FILE DEPTH
    python3 -m model.perft --check PAGE DIRECTORY COMMAND [LIMIT]

The second form reads the tables of doc/perft.md whose columns are records of
the directory, and lets the command and, for up to LIMIT sequences, the model
count them again.
"""

from __future__ import annotations

import subprocess
import sys
from itertools import takewhile
from pathlib import Path

from . import record
from .game import Game

LIMIT = 200


def _game(read: record.Record, path: list[int]) -> Game:
    """The game after the record and a path of moves by their places.

    A generator cannot be copied, so it is played again from the start.
    """
    game = Game(read.setup)
    for words in read.moves:
        assert game.decision is not None
        game.apply({str(m): m for m in game.decision.moves}[words])
    for place in path:
        assert game.decision is not None
        game.apply(game.decision.moves[place])
    return game


def counts(read: record.Record, depth: int) -> list[int]:
    """The sequences of length 1, 2 ... up to a depth."""
    found = [0] * depth

    def visit(path: list[int]) -> None:
        decision = _game(read, path).decision
        choices = len(decision.moves) if decision else 0
        found[len(path)] += choices
        if len(path) + 1 < depth:
            for place in range(choices):
                visit(path + [place])

    visit([])
    return found


def _tables(page: Path, names: set[str]) -> dict[str, list[int]]:
    """The published counts: columns headed by these names."""
    found: dict[str, list[int]] = {name: [] for name in names}
    heads: list[str] = []
    for line in page.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if not cells:
            heads = []
        elif cells[0] == "depth":
            heads = cells
        elif heads and cells[0].isdigit():
            for head, cell in zip(heads[1:], cells[1:]):
                if head in found and cell:
                    found[head].append(int(cell))
    return found


def _counted_by(command: str, file: Path, depth: int) -> int:
    output = subprocess.run(
        [command, "perft", str(file), str(depth)],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return int(output.splitlines()[-1].split()[1])


def check(page: Path, directory: Path, command: str, limit: int) -> bool:
    files = {file.stem: file for file in sorted(directory.glob("*.game"))}
    published = _tables(page, set(files))
    good = bool(files)
    for name, file in files.items():
        read = record.read(file.read_text(encoding="utf-8"))
        page_says = published[name]
        depths = range(1, len(page_says) + 1)
        library = [_counted_by(command, file, depth) for depth in depths]
        few = list(takewhile(lambda count: count <= limit, page_says))
        model = counts(read, max(len(few), 1))
        if library != page_says or model != page_says[: len(model)]:
            print(f"{name}: {page} says {page_says}")
            print(f"  the library: {library}\n  the model:   {model}")
            good = False
        else:
            print(f"ok {name}: depth {len(library)}, the model {len(model)}")
    return good


def main(arguments: list[str]) -> int:
    if arguments[0] == "--check":
        page, directory = Path(arguments[1]), Path(arguments[2])
        limit = int(arguments[4]) if len(arguments) > 4 else LIMIT
        return 0 if check(page, directory, arguments[3], limit) else 1
    read = record.read(Path(arguments[0]).read_text(encoding="utf-8"))
    print(*counts(read, int(arguments[1])))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
