# SPDX-License-Identifier: Zlib
"""Records: the configuration and the moves (doc/record-format.md)."""

from __future__ import annotations

from typing import NamedTuple

from .setup import MECHANICS, RULES, Setup

# What a preset changes besides the base tiles and farmers.
PRESETS: dict[str, dict[str, int]] = {
    "classic": {},
    "new": {},
    "plus": {},
    "tenth": {"smallCity2": 1},
}

# Lines that say how the library works, not what is played.
OTHER = ("carcassonne", "events", "undo")


class Record(NamedTuple):
    """A record without its expectations."""

    setup: Setup
    head: str  # the text down to the line "moves"
    moves: list[str]  # with external chance also its moves


class NotOurs(Exception):
    """A game or a line that the model does not play."""


def _deck(words: list[str]) -> list[str]:
    names = []
    for word in words:
        name, _, copies = word.partition("*")
        names += [name] * int(copies or 1)
    return names


def _configure(setup: Setup, on: set[str], word: str, rest: list[str]) -> None:
    if word == "edition":
        if rest[0] not in PRESETS:
            raise NotOurs(f"edition {rest[0]}")
        setup.rules = {**RULES, **PRESETS[rest[0]]}
    elif word == "players":
        setup.players = int(rest[0])
    elif word == "first":
        setup.first = int(rest[0])
    elif word == "seed":
        setup.seed = int(rest[0])
    elif word == "chance":
        setup.external = rest[0] == "external"
    elif word == "automatic":
        setup.automatic = rest[0] == "on"
    elif word == "set":
        setup.sets[rest[0]] = int(rest[1])
    elif word == "expansion":
        if rest[0] not in MECHANICS and rest[1] == "on":
            raise NotOurs(f"expansion {rest[0]}")
        (on.add if rest[1] == "on" else on.discard)(rest[0])
    elif word == "rule":
        if rest[0] not in RULES:
            raise NotOurs(f"rule {rest[0]}")
        setup.rules[rest[0]] = int(rest[1])
    elif word == "deck":
        setup.deck = (setup.deck or []) + _deck(rest)
    elif word not in OTHER:
        raise NotOurs(word)


def read(text: str) -> Record:
    """Read a record; NotOurs if the model does not play it."""
    setup = Setup()
    on = {"farmers"}
    head: list[str] = []
    moves: list[str] = []
    playing = False
    for line in text.splitlines():
        words = line.split("#")[0].split()
        if not words:
            continue
        if playing:
            if words[0] == "reshuffle":
                raise NotOurs(words[0])
            if words[0] not in ("expect", "hash"):
                moves.append(" ".join(words))
            continue
        head.append(" ".join(words))
        if words[0] == "moves":
            playing = True
        else:
            _configure(setup, on, words[0], words[1:])
    setup.mechanics = frozenset(on)
    if not setup.external:
        # Draws are written for the reader; the deck says them already.
        chance = ("draw", "roll", "token")
        moves = [m for m in moves if m.split()[0] not in chance]
    return Record(setup, "\n".join(head) + "\n", moves)
