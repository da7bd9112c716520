# SPDX-License-Identifier: Zlib
"""Writes what the JavaScript binding takes from the header: constants, types
and the members of structs; and where C puts those, to be compared."""

from __future__ import annotations

import re
from typing import Iterator

from .header import SIZES, Enum, Header, Member, Struct
from .names import bare, camel, enum_name, member_names, struct_name

MADE = "Made from include/carcassonne.h by bindings/generate.py."

# Written by hand, as a class and as options.
OWN_TYPES = {"carc_config", "carc_render"}

# Functions that comments speak of and that are not called as in C.
METHODS = {"game_copy": "Game.copyFrom"}


def files(header: Header) -> dict[str, str]:
    """Text by path, below the directory of the bindings."""
    structs = [s for s in header.structs if _has_layout(s)]
    script = ["// SPDX-License-Identifier: Zlib", f"// {MADE}"]
    program = ["/* SPDX-License-Identifier: Zlib */", f"/* {MADE} */"]
    made = {
        "header.mjs": [*script, *_module(header, structs)],
        "header.d.mts": [*script, *_types(header, structs)],
        "layout.c": [*program, *_layout(structs)],
    }
    return {
        f"js/{name}": "\n".join([*lines, ""]) for name, lines in made.items()
    }


def _has_layout(struct: Struct) -> bool:
    """Not the opaque one, nor the allocator: JavaScript has no use for it."""
    return bool(struct.members) and all(m.type in SIZES for m in struct.members)


def _lower(words: str) -> str:
    """"first_player" as "firstPlayer"."""
    name = camel(words)
    return name[0].lower() + name[1:]


def _module(header: Header, structs: list[Struct]) -> Iterator[str]:
    yield ""
    for constant in header.constants:
        yield f"export const {bare(constant.name)} = {constant.value};"
    for enum in header.enums:
        yield ""
        yield f"export const {enum_name(enum.tag)} = Object.freeze({{"
        for name, value, _ in member_names(enum):
            yield f"\t{name}: {value},"
        yield "});"
    yield ""
    yield "// Members in order: name, bytes of one, how many (0: not an array)."
    yield "export const layouts = Object.freeze({"
    for struct in structs:
        yield f"\t{_lower(bare(struct.name))}: ["
        for member in struct.members:
            name, size = _lower(member.name), SIZES[member.type]
            yield f'\t\t["{name}", {size}, {member.length or 0}],'
        yield "\t],"
    yield "});"


class _Words:
    """Turns comments of the header into those of TypeScript."""

    def __init__(self, header: Header) -> None:
        self.links = {e.tag: enum_name(e.tag) for e in header.enums}
        self.links.update((s.name, struct_name(s.name)) for s in header.structs)
        self.links.update((c.name, bare(c.name)) for c in header.constants)
        for enum in header.enums:
            for member, (name, _, _) in zip(enum.members, member_names(enum)):
                self.links[member.name] = f"{enum_name(enum.tag)}.{name}"

    def comment(self, text: str, indent: str = "") -> str:
        text = re.sub(
            r"\bcarc_(\w+)\(",
            lambda m: METHODS.get(m[1], _lower(m[1])) + "(",
            text,
        )
        text = re.sub(
            r"(::)?\b((?:carc|CARC)_\w+)",
            lambda m: f"{{@link {self.links[m[2]]}}}"
            if m[1]
            else self.links[m[2]],
            text,
        )
        text = re.sub(r"`(\w+)`", lambda m: f"`{_lower(m[1])}`", text)
        return f"{indent}/** {' '.join(text.split())} */"


def _types(header: Header, structs: list[Struct]) -> Iterator[str]:
    words = _Words(header)
    for constant in header.constants:
        yield ""
        yield words.comment(constant.doc)
        yield f"export declare const {bare(constant.name)}: {constant.value};"
    for enum in header.enums:
        yield ""
        yield from _enum_type(words, enum)
    for struct in structs:
        if struct.name in OWN_TYPES:
            continue
        yield ""
        yield words.comment(struct.doc)
        yield f"export interface {struct_name(struct.name)} {{"
        for member in struct.members:
            if member.name == "reserved":
                continue
            yield words.comment(member.doc, "\t")
            yield f"\t{_lower(member.name)}: {_member_type(member)};"
        yield "}"


def _enum_type(words: _Words, enum: Enum) -> Iterator[str]:
    name = enum_name(enum.tag)
    yield words.comment(enum.doc)
    yield f"export declare const {name}: {{"
    for constant, value, doc in member_names(enum):
        yield words.comment(doc, "\t")
        yield f"\treadonly {constant}: {value};"
    yield "};"
    yield f"export type {name} = (typeof {name})[keyof typeof {name}];"


def _member_type(member: Member) -> str:
    return "number[]" if member.length else "number"


def _layout(structs: list[Struct]) -> Iterator[str]:
    yield "#include <stddef.h>"
    yield ""
    yield '#include "carcassonne.h"'
    yield ""
    yield "/* Of each struct the size and the place of every member. */"
    yield "const int32_t *carc_js_layout(void);"
    yield ""
    yield "const int32_t *carc_js_layout(void)"
    yield "{"
    yield "\tstatic const int32_t table[] = {"
    for struct in structs:
        yield f"\t\tsizeof({struct.name}),"
        for member in struct.members:
            yield f"\t\toffsetof({struct.name}, {member.name}),"
    yield "\t};"
    yield ""
    yield "\treturn table;"
    yield "}"
