# SPDX-License-Identifier: Zlib
"""Writes what the C# binding takes from the header: constants, enums, structs
and the declarations of all functions."""

from __future__ import annotations

import re
import textwrap
from typing import Iterator
from xml.sax.saxutils import escape

from . import names
from .header import Enum, Function, Header, Member, Parameter, Struct
from .names import bare, camel, member_names, struct_name

FOLDER = "csharp/com.libcarcassonne.carcassonne/Runtime/Generated"

# Enums of which a struct may hold none: they get CARC_NONE as a value.
WITH_NONE = {"carc_part", "carc_figure_kind", "carc_reason", "carc_term"}

# Attribute alone would be System.Attribute as well.
ENUMS = {"carc_attribute": "AttributeKind"}

# C# has no member that is called as its type.
MEMBERS = {("carc_player", "player"): "Index"}

# Members that are enums although their comments do not say of which kind.
TYPES = {("carc_turn_info", "figure"): "carc_figure_kind"}

# How functions that comments speak of are called here.
METHODS = {
    "carc_config_init": "Config.Create",
    "carc_config_preset": "Config.Preset",
    "carc_game_copy": "Game.CopyFrom",
    "carc_name": "Catalogue.Name",
    "carc_render_init": "RenderOptions.Create",
    "carc_reshuffle": "Game.Reshuffle",
}

NUMBERS = {"int32_t": "int", "uint8_t": "byte", "uint64_t": "ulong"}


def files(header: Header) -> dict[str, str]:
    """Text by path, below the directory of the bindings."""
    made = {
        "Constants": _constants(header),
        "Enums": _enums(header),
        "Arrays": _arrays(header),
        "Structs": _structs(header),
        "Native": _native(header),
    }
    return {
        f"{FOLDER}/{name}.cs": "\n".join(
            [
                "// SPDX-License-Identifier: Zlib",
                "// Made from include/carcassonne.h by bindings/generate.py.",
                *body,
                "",
            ]
        )
        for name, body in made.items()
    }


def enum_name(tag: str) -> str:
    """What an enum is called here."""
    return ENUMS.get(tag) or names.enum_name(tag)


class _Words:
    """Turns comments of the header into XML that links."""

    def __init__(self, header: Header) -> None:
        self.links: dict[str, str] = {}
        for constant in header.constants:
            name = camel(bare(constant.name))
            self.links[constant.name] = f"Constants.{name}"
        for enum in header.enums:
            name = enum_name(enum.tag)
            self.links[enum.tag] = name
            words = [camel(word) for word, _, _ in member_names(enum)]
            for member, word in zip(enum.members, words):
                self.links[member.name] = f"{name}.{word}"
        for struct in header.structs:
            if struct.members:
                self.links[struct.name] = struct_name(struct.name)

    def xml(self, text: str) -> str:
        text = re.sub(r"`([^`]+)`", r"<c>\1</c>", escape(text))
        text = re.sub(
            r"\b(carc_\w+)\(", lambda m: METHODS[m[1]] + "(", text
        )
        text = re.sub(
            r"\b(carc_\w+)\.(\w+)",
            lambda m: f"{self.links[m[1]]}.{camel(m[2])}",
            text,
        )
        return re.sub(
            r"(?:::)?\b((?:CARC|carc)_\w+)\b",
            lambda m: f'<see cref="{self.links[m[1]]}"/>',
            text,
        )

    def summary(self, text: str, indent: int) -> Iterator[str]:
        yield from _comment(f"<summary>{self.xml(text)}</summary>", indent)


def _comment(text: str, indent: int) -> Iterator[str]:
    start = " " * indent + "/// "
    yield from textwrap.wrap(
        text,
        80,
        initial_indent=start,
        subsequent_indent=start,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _constants(header: Header) -> Iterator[str]:
    words = _Words(header)
    yield "namespace Carcassonne"
    yield "{"
    yield "    /// <summary>The numbers of the header.</summary>"
    yield "    public static class Constants"
    yield "    {"
    for constant in header.constants:
        yield from words.summary(constant.doc, 8)
        name = camel(bare(constant.name))
        yield f"        public const int {name} = {constant.value};"
        yield ""
    yield from words.summary(
        "The version of the header as one number, 1.2.3 is 10203.", 8
    )
    yield "        public const int Version ="
    yield "            VersionMajor * 10000 + VersionMinor * 100"
    yield "            + VersionPatch;"
    yield "    }"
    yield "}"


def _enums(header: Header) -> Iterator[str]:
    words = _Words(header)
    yield "namespace Carcassonne"
    yield "{"
    for number, enum in enumerate(header.enums):
        if number:
            yield ""
        yield from _enum(words, enum)
    yield "}"


def _enum(words: _Words, enum: Enum) -> Iterator[str]:
    yield from words.summary(enum.doc, 4)
    yield f"    public enum {enum_name(enum.tag)}"
    yield "    {"
    members = member_names(enum)
    if enum.tag in WITH_NONE:
        members.insert(0, ("NONE", -1, "CARC_NONE: an unused field."))
    for number, (name, value, doc) in enumerate(members):
        if number:
            yield ""
        yield from words.summary(doc, 8)
        yield f"        {camel(name)} = {value},"
    yield "    }"


def _array(member: Member) -> str:
    """The type of an array in a struct."""
    return f"{NUMBERS[member.type].capitalize()}s{member.length}"


def _arrays(header: Header) -> Iterator[str]:
    kinds = {
        _array(m): m for s in header.structs for m in s.members if m.length
    }
    yield "using System;"
    yield "using System.Runtime.InteropServices;"
    yield ""
    yield "namespace Carcassonne"
    yield "{"
    order = sorted(kinds.items(), key=lambda k: (k[1].type, k[1].length))
    for number, (name, member) in enumerate(order):
        kind = NUMBERS[member.type]
        yield from [""] if number else []
        yield f"    /// <summary>{member.length} numbers in a struct.</summary>"
        yield "    [StructLayout(LayoutKind.Sequential)]"
        yield f"    public unsafe struct {name}"
        yield "    {"
        yield f"        private fixed {kind} items[{member.length}];"
        yield ""
        yield "        /// <summary>How many there are.</summary>"
        yield f"        public const int Length = {member.length};"
        yield ""
        yield "        /// <summary>One of them.</summary>"
        yield f"        public {kind} this[int index]"
        yield "        {"
        yield "            get"
        yield "            {"
        yield "                Check(index);"
        yield f"                fixed ({kind}* first = items)"
        yield "                    return first[index];"
        yield "            }"
        yield "            set"
        yield "            {"
        yield "                Check(index);"
        yield f"                fixed ({kind}* first = items)"
        yield "                    first[index] = value;"
        yield "            }"
        yield "        }"
        yield ""
        yield "        private static void Check(int index)"
        yield "        {"
        yield "            if ((uint)index >= Length)"
        yield "                throw new ArgumentOutOfRangeException("
        yield '                    "index", index, null);'
        yield "        }"
        yield "    }"
    yield "}"


def _structs(header: Header) -> Iterator[str]:
    words = _Words(header)
    yield "using System;"
    yield "using System.Runtime.InteropServices;"
    yield ""
    yield "namespace Carcassonne"
    yield "{"
    for number, struct in enumerate(s for s in header.structs if s.members):
        if number:
            yield ""
        yield from _struct(words, struct, {e.tag for e in header.enums})
    yield "}"


def _struct(words: _Words, struct: Struct, enums: set[str]) -> Iterator[str]:
    yield from words.summary(struct.doc, 4)
    yield "    [StructLayout(LayoutKind.Sequential)]"
    yield f"    public partial struct {struct_name(struct.name)}"
    yield "    {"
    for number, member in enumerate(struct.members):
        if number:
            yield ""
        yield from words.summary(member.doc, 8)
        name = MEMBERS.get((struct.name, member.name)) or camel(member.name)
        kind = _member_type(struct, member, enums)
        yield f"        public {kind} {name};"
    yield "    }"


def _member_type(struct: Struct, member: Member, enums: set[str]) -> str:
    if member.type in ("function", "void *"):
        return "IntPtr"
    if member.length:
        return _array(member)
    tag = TYPES.get((struct.name, member.name))
    named = set(re.findall(r"::(carc_\w+)", member.doc)) & enums
    if member.type == "int32_t" and (tag or len(named) == 1):
        return enum_name(tag or named.pop())
    return NUMBERS[member.type]


def _native(header: Header) -> Iterator[str]:
    yield "using System;"
    yield "using System.Runtime.CompilerServices;"
    yield "using System.Runtime.InteropServices;"
    yield "using System.Security;"
    yield ""
    yield "namespace Carcassonne"
    yield "{"
    yield from _comment(
        "<summary>The functions of the header, in its order and with its "
        "names. Mono binds an import as soon as it compiles a caller, and that "
        "may be before the right library is found: so nobody calls one but a "
        "method of its own that is not inlined.</summary>",
        4,
    )
    yield "    [SuppressUnmanagedCodeSecurity]"
    yield "    internal static unsafe class Native"
    yield "    {"
    yield "#if !UNITY_EDITOR && (UNITY_IOS || UNITY_TVOS || UNITY_WEBGL)"
    yield "        // There the library is a part of the program."
    yield '        internal const string Library = "__Internal";'
    yield "#else"
    yield '        internal const string Library = "carcassonne";'
    yield "#endif"
    for function in header.functions:
        yield ""
        yield from _function(function)
    yield "    }"
    yield "}"


def _function(function: Function) -> Iterator[str]:
    types = [
        _parameter(p, function.name == "carc_game_free")
        for p in function.parameters
    ]
    given = [
        ("out " if t.startswith("out ") else "") + t.split()[-1] for t in types
    ]
    result = {
        "void": "void",
        "uint64_t": "ulong",
        "const char *": "IntPtr",
        "int32_t": "int",
        "carc_status": "int",
    }[function.result]
    back = "" if result == "void" else "return "
    imported = "Import" + camel(bare(function.name))
    yield "        [MethodImpl(MethodImplOptions.NoInlining)]"
    yield from _wrapped(f"internal static {result} {function.name}", types, "")
    yield "        {"
    yield from _wrapped(f"    {back}{imported}", given, ";")
    yield "        }"
    yield ""
    yield (
        "        "
        "[DllImport(Library, CallingConvention = CallingConvention.Cdecl,"
    )
    yield f'            EntryPoint = "{function.name}")]'
    yield from _wrapped(
        f"private static extern {result} {imported}", types, ";"
    )


def _wrapped(head: str, items: list[str], end: str) -> Iterator[str]:
    """A declaration or call on as many lines as it takes."""
    line = f"        {head}({', '.join(items)}){end}"
    if len(line) <= 80:
        yield line
        return
    yield f"        {head}("
    indent = " " * (12 + len(head) - len(head.lstrip()))
    yield from textwrap.wrap(
        ", ".join(items) + ")" + end,
        80,
        initial_indent=indent,
        subsequent_indent=indent,
    )


def _parameter(parameter: Parameter, freed: bool) -> str:
    name = "@out" if parameter.name == "out" else parameter.name
    if parameter.type == "carc_game":
        if parameter.stars == 2:
            return f"out GameHandle {name}"
        # Whoever frees a handle has only the pointer left.
        return f"IntPtr {name}" if freed else f"GameHandle {name}"
    kind = {**NUMBERS, "carc_status": "int", "char": "byte"}.get(
        parameter.type
    ) or struct_name(parameter.type)
    return f"{kind}{'*' * parameter.stars} {name}"
