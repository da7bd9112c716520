# SPDX-License-Identifier: Zlib
"""Writes what the Godot extension takes from the header.

`src/tables.c` has the constants and the members of the structs. The class
documentation has the shape that the engine gives it (godot --doctool).
Constants, signals of events and methods are told in the header's words; what
is OWN is written by hand there, and stays.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Callable, Iterator, Union
from xml.sax.saxutils import escape

from .header import SIZES, Constant, Enum, Function, Header, Struct
from .names import bare, enum_name

TABLES = "godot/src/tables.c"
DOCUMENTATION = "godot/doc_classes/CarcassonneGame.xml"

# A dictionary knows its size, and has nothing in reserve.
HIDDEN = {"struct_size", "reserved"}


def files(header: Header) -> dict[str, str]:
    """Text by path, below the directory of the bindings."""
    written = Path(__file__).resolve().parents[1] / DOCUMENTATION
    return {
        TABLES: tables(header),
        DOCUMENTATION: documented(header, written.read_text(encoding="utf-8")),
    }


def constants(header: Header) -> Iterator[tuple[str, str, int, str]]:
    """Enum ("" for none), name without CARC_, value, description."""
    for item in header.items:
        if isinstance(item, Constant):
            yield "", bare(item.name), item.value, item.doc
        elif isinstance(item, Enum):
            for member in item.members:
                name = bare(member.name)
                yield enum_name(item.tag), name, member.value, member.doc


def structs(header: Header) -> Iterator[Struct]:
    """Those that are all numbers."""
    for struct in header.structs:
        if struct.members and all(m.type in SIZES for m in struct.members):
            yield struct


def tables(header: Header) -> str:
    """src/tables.c."""
    lines = [
        "/* SPDX-License-Identifier: Zlib */",
        "/* Made from include/carcassonne.h by bindings/generate.py. */",
        '#include "tables.h"',
        "",
        "/* clang-format off */",
        "const struct constant gd_constants[] = {",
    ]
    for enum, name, _, _ in constants(header):
        lines.append(f'\t{{"{enum}", "{name}", CARC_{name}}},')
    lines += ["\t{NULL, NULL, 0},", "};"]
    for struct in structs(header):
        name = bare(struct.name)
        lines += ["", f"static const struct field {name}_fields[] = {{"]
        for member in struct.members:
            if member.name not in HIDDEN:
                lines.append(
                    f'\t{{"{member.name}", offsetof({struct.name}, '
                    f"{member.name}), sizeof({member.type}), "
                    f"{member.length or 0}}},"
                )
        lines += [
            "\t{NULL, 0, 0, 0},",
            "};",
            f"struct layout gd_{name} = {{",
            f'\t"{name}", sizeof({struct.name}), {name}_fields, NULL,',
            "};",
        ]
    lines += ["", "struct layout *const gd_layouts[] = {"]
    lines += [f"\t&gd_{bare(struct.name)}," for struct in structs(header)]
    lines += ["\tNULL,", "};", "/* clang-format on */", ""]
    return "\n".join(lines)


# Methods that differ from their functions in more than their spelling.
OWN = {
    "version",
    "config_init",
    "config_preset",
    "config_add",
    "config_check",
    "game_new",
    "game_new_deck",
    "game_free",
    "game_clone",
    "game_copy",
    "game_config",
    "random_move",
    "playout",
    "save",
    "load",
    "move_text",
    "render_init",
    "render_svg",
    "render_tiles",
    "render_text",
}


# From the words of C to those of the engine, in this order.
REWRITES: list[tuple[str, Union[str, Callable[[re.Match[str]], str]]]] = [
    # What there is no more: pointers, and room to write to.
    (r"NULL, a negative capacity or ", ""),
    (r"for NULL or a negative (capacity|number)", "without a game"),
    (r"NULL or (an? )", r"\1"),
    (r" or `name` is NULL", ""),
    (r", never NULL", ""),
    (r"for NULL\b", "without a game"),
    (r"; NULL if there is", "; empty if there is"),
    (r"A static string", "Some text"),
    # References.
    (r"::(carc_\w+)", lambda m: f"[enum {enum_name(m[1])}]"),
    (r"CARC_ILLEGAL status", "[code]ILLEGAL_*[/code] status"),
    (r"(?:::)?\bCARC_(\w+)", r"[constant \1]"),
    (r"\bcarc_config\.(\w+)", r"[code]\1[/code] of the configuration"),
    (r"\bcarc_feature\.(\w+)", r"[code]\1[/code] of a feature"),
    (r"\bcarc_(\w+)\(([^)]*)\)", r"[method \1]"),
    (r"`(\w+)`", r"[code]\1[/code]"),
]


def prose(doc: str) -> list[str]:
    """The header's words as the editor shows them, a line a paragraph."""
    for pattern, new in REWRITES:
        doc = re.sub(pattern, new, doc)
    return [escape(" ".join(line.split())) for line in doc.splitlines()]


def members(struct: Struct) -> list[str]:
    """What a dictionary holds."""
    return ["Members:"] + [
        f"- [code]{member.name}[/code]: {prose(member.doc)[0]}"
        for member in struct.members
        if member.name not in HIDDEN
    ]


def returned(function: Function) -> list[str]:
    """What a method returns, if the engine does not say it."""
    parameters = [parameter.name for parameter in function.parameters]
    text = function.returns
    if "out" not in parameters:
        return prose("Returns: " + text) if text else []
    # The list, text or dictionary is returned, and the status a property.
    text = re.sub(r"^(How many[^;]*|CARC_OK); ", "", text)
    if "game" not in parameters or text.startswith("As "):
        return []
    return prose("Nothing, and [member last_status] says why: " + text)


def methods(header: Header) -> Iterator[tuple[str, list[str]]]:
    """The name and the description of each method, but for their own."""
    all_structs = {struct.name: struct for struct in structs(header)}
    told: dict[str, str] = {}
    for function in header.functions:
        name = bare(function.name)
        name = {"pass": "pass_"}.get(name, name)  # a keyword
        lines = prose(function.doc) + returned(function)
        for parameter in function.parameters:
            if parameter.name != "out" or parameter.type not in all_structs:
                continue
            if parameter.type in told:
                lines.append(f"Members: see [method {told[parameter.type]}].")
            else:
                told[parameter.type] = name
                lines += members(all_structs[parameter.type])
        if name not in OWN:
            yield name, lines


def signals(header: Header) -> Iterator[tuple[str, list[str]]]:
    """The name and the description of each signal of an event."""
    for enum in header.enums:
        if enum.tag == "carc_event_kind":
            for value in enum.members:
                name = value.name[len("CARC_EVENT_") :].lower()
                yield f"event_{name}", prose(value.doc)


def fill(text: str, form: str, lines: list[str], indent: str) -> str:
    """Put lines between the two groups of a form."""
    new = "".join(f"{indent}{line}\n" for line in lines)
    found = re.search(form, text, re.S)
    if not found:
        raise ValueError(f"the class documentation lacks {form}: --doctool")
    return text[: found.end(1)] + new + text[found.start(2) :]


def documented(header: Header, text: str) -> str:
    """The class documentation in the words of the header."""
    between = r"(?:(?!</{0}>).)*?<description>\n).*?(\t\t\t</description>)"
    for name, lines in methods(header):
        form = rf'(<method name="{name}"' + between.format("method")
        text = fill(text, form, lines, "\t" * 4)
    for name, lines in signals(header):
        form = rf'(<signal name="{name}"' + between.format("signal")
        text = fill(text, form, lines, "\t" * 4)
    for enum, name, value, doc in constants(header):
        of = f' enum="{enum}"' if enum else ""
        form = rf'(<constant name="{name}" value="{value}"{of}>\n)'
        form += r"(?:(?!</constant>).)*?(\t\t</constant>)"
        text = fill(text, form, prose(doc), "\t" * 3)
    return text
