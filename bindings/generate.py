# SPDX-License-Identifier: Zlib
"""Makes what bindings repeat of include/carcassonne.h.

    python3 bindings/generate.py            write it
    python3 bindings/generate.py --check    only say what is not as it would be

A binding takes part with a module in generator/ whose files(header) returns
text by path, and a line in WRITERS.
"""

from __future__ import annotations

import sys
from pathlib import Path

from generator import csharp, godot, header, javascript

WRITERS = [csharp, godot, javascript]

HERE = Path(__file__).resolve().parent
HEADER = HERE.parent / "include" / "carcassonne.h"


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    contract = header.read(HEADER)
    stale = 0
    for writer in WRITERS:
        for name, text in writer.files(contract).items():
            path = HERE / name
            data = text.encode("utf-8")
            if path.is_file() and path.read_bytes() == data:
                continue
            if arguments:
                print(f"bindings/{name} is not what the header says")
                stale = 1
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
                print(f"bindings/{name}")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
