#!/usr/bin/python3
# SPDX-License-Identifier: Zlib
"""Writes what the JavaScript binding shares with carcassonne.h.

    generate.py [DIRECTORY]

writes header.mjs, header.d.ts (constants and the members of the structs) and
layout.c (where C puts them, compared when the module is loaded) into the
directory, by default the one this file is in.
"""

import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
HEADER = os.path.join(HERE, "..", "..", "include", "carcassonne.h")
SIZES = {"int32_t": 4, "uint64_t": 8, "uint8_t": 1}

# Names that would hide something of the language's own, or read badly.
RENAMED = {"Set": "TileSet", "StatusCode": "Status"}


def camel(name):
    """first_player -> firstPlayer"""
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def pascal(name):
    """move_kind -> MoveKind"""
    return "".join(word.capitalize() for word in name.split("_"))


def words(comment):
    """A comment as one line."""
    text = re.sub(r"\s*\n\s*\*?\s*", " ", comment).strip()
    return re.sub(r"::carc_(\w+)", lambda m: class_name(m[1]), text)


def class_name(name):
    return RENAMED.get(pascal(name), pascal(name))


def read_enums(text):
    """[(name, comment, [(constant, value, comment)])]"""
    found = []
    for comment, name, body in re.findall(
        r"/\*\*((?:(?!\*/).)*)\*/\s*enum carc_(\w+) \{(.*?)\n\};", text, re.S
    ):
        # A constant, its value, and the comment behind it.
        entries = re.findall(
            r"(CARC_\w+)\s*=\s*(-?\d+)\s*,?\s*/\*\*<(.*?)\*/", body, re.S
        )
        prefix = os.path.commonprefix([entry[0] for entry in entries])
        prefix = prefix[: prefix.rindex("_") + 1]
        found.append(
            (
                class_name(name),
                words(comment),
                [(c[len(prefix) :], int(v), words(d)) for c, v, d in entries],
            )
        )
    return found


def read_structs(text):
    """[(C name, comment, [(C member, C type, count, comment)])]"""
    found = []
    for comment, body, name in re.findall(
        r"/\*\*((?:(?!\*/).)*)\*/\s*typedef struct carc_\w+ \{(.*?)\n\} carc_(\w+);",
        text,
        re.S,
    ):
        members = re.findall(
            r"^\t(\w+) (\w+)(?:\[(\d+)\])?;\s*/\*\*<(.*?)\*/", body, re.S | re.M
        )
        # The allocator has functions for members; JavaScript has no use for it.
        if all(m[0] in SIZES for m in members) and "(*" not in body:
            found.append(
                (
                    name,
                    words(comment),
                    [(m, t, int(n or 0), words(d)) for t, m, n, d in members],
                )
            )
    return found


def read_numbers(text):
    """[(name, value, comment)] of the constants that are no enum's."""
    found = re.findall(
        r"(?:/\*\*((?:(?!\*/).)*)\*/\n)?#define CARC_(\w+) \(?(-?\d+)\)?"
        r"(?: */\*\*<(.*?)\*/)?\n",
        text,
        re.S,
    )
    return [(name, value, words(before or after))
            for before, name, value, after in found]


def module(numbers, enums, structs):
    out = ["// SPDX-License-Identifier: Zlib"]
    out.append("// Made from carcassonne.h by generate.py; do not change it here.")
    out.append("")
    for name, value, _ in numbers:
        out.append(f"export const {name} = {value};")
    for name, _, entries in enums:
        out.append("")
        out.append(f"export const {name} = Object.freeze({{")
        out += [f"\t{constant}: {value}," for constant, value, _ in entries]
        out.append("});")
    out.append("")
    out.append("// Members in order: name, bytes of one, how many (0: not an array).")
    out.append("export const layouts = Object.freeze({")
    for name, _, members in structs:
        out.append(f"\t{camel(name)}: [")
        out += [
            f'\t\t["{camel(member)}", {SIZES[kind]}, {count}],'
            for member, kind, count, _ in members
        ]
        out.append("\t],")
    out.append("});")
    return out


def javadoc(text, indent=""):
    return f"{indent}/** {text} */"


def member_type(kind, count):
    if kind == "uint64_t":
        return "bigint"
    if kind == "uint8_t":
        return "Uint8Array"
    return "number[]" if count else "number"


def types(numbers, enums, structs):
    out = ["// SPDX-License-Identifier: Zlib"]
    out.append("// Made from carcassonne.h by generate.py; do not change it here.")
    for name, value, comment in numbers:
        out.append("")
        out.append(javadoc(comment))
        out.append(f"export declare const {name}: {value};")
    for name, comment, entries in enums:
        out.append("")
        out.append(javadoc(comment))
        out.append(f"export declare const {name}: {{")
        for constant, value, meaning in entries:
            out.append(javadoc(meaning, "\t"))
            out.append(f"\treadonly {constant}: {value};")
        out.append("};")
        out.append(f"export type {name} = (typeof {name})[keyof typeof {name}];")
    for name, comment, members in structs:
        if name in ("config", "render"):
            continue  # Classes and options of their own.
        out.append("")
        out.append(javadoc(comment))
        out.append(f"export interface {class_name(name)} {{")
        for member, kind, count, meaning in members:
            if member == "reserved":
                continue
            out.append(javadoc(meaning, "\t"))
            out.append(f"\t{camel(member)}: {member_type(kind, count)};")
        out.append("}")
    return out


def layout(structs):
    out = ["/* SPDX-License-Identifier: Zlib */"]
    out.append("/* Made from carcassonne.h by generate.py; do not change it here. */")
    out += ["#include <stddef.h>", "", '#include "carcassonne.h"', ""]
    out.append("/* Of each struct the size and the place of every member. */")
    out.append("const int32_t *carc_js_layout(void);")
    out.append("")
    out.append("const int32_t *carc_js_layout(void)")
    out.append("{")
    out.append("\tstatic const int32_t table[] = {")
    for name, _, members in structs:
        out.append(f"\t\tsizeof(carc_{name}),")
        out += [
            f"\t\toffsetof(carc_{name}, {member})," for member, *_ in members
        ]
    out += ["\t};", "", "\treturn table;", "}"]
    return out


def main():
    directory = sys.argv[1] if len(sys.argv) > 1 else HERE
    with open(HEADER, encoding="utf-8") as file:
        text = file.read()
    parts = read_numbers(text), read_enums(text), read_structs(text)
    for name, lines in (
        ("header.mjs", module(*parts)),
        ("header.d.ts", types(*parts)),
        ("layout.c", layout(parts[2])),
    ):
        path = os.path.join(directory, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")


main()
