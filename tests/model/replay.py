# SPDX-License-Identifier: Zlib
"""Play records by the library and the model side by side.

    python3 -m model.replay FILE_OR_DIRECTORY ...

Records of games that the model does not play are passed over.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import carcassonne

from . import record
from .pair import Difference, Pair


def replay(text: str) -> Counter[int]:
    """How often each decision was asked."""
    read = record.read(text)
    with carcassonne.Game.loads(read.head) as library:
        pair = Pair(read.setup, library)
        for words in read.moves:
            decision = pair.model.decision
            moves = {str(m): m for m in decision.moves} if decision else {}
            if words not in moves:
                raise Difference(f"not a move of the model: {words}")
            pair.apply(moves[words])
        return pair.asked


def main(arguments: list[str]) -> int:
    files: list[Path] = []
    for name in arguments:
        path = Path(name)
        files += sorted(path.rglob("*.game")) if path.is_dir() else [path]
    asked: Counter[int] = Counter()
    played = passed_over = failed = 0
    for path in files:
        try:
            asked += replay(path.read_text(encoding="utf-8"))
            played += 1
        except record.NotOurs:
            passed_over += 1
        except Difference as difference:
            print(f"{path}: {difference}")
            failed += 1
    kinds = " ".join(f"{k}:{n}" for k, n in sorted(asked.items()))
    print(
        f"{played} records agree, {failed} do not, {passed_over} are not ours;"
        f" {sum(asked.values())} decisions, {kinds}"
    )
    return 1 if failed or not played else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
