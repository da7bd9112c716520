# SPDX-License-Identifier: Zlib
"""Reads carcassonne.h into plain objects, in the header's order.

This is no C parser: it knows the few forms that the header is written in, and
stops at anything else, so that nothing of the contract is lost unseen.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Iterator, NamedTuple, Optional, Union

# Bytes of the types that a struct may hold.
SIZES = {"int32_t": 4, "uint8_t": 1, "uint64_t": 8}


class Constant(NamedTuple):
    """A #define with a number."""

    name: str
    value: int
    doc: str


class EnumMember(NamedTuple):
    """A value of an enum."""

    name: str
    value: int
    doc: str


class Enum(NamedTuple):
    """An enum; `tag` is its name without "enum"."""

    tag: str
    members: list[EnumMember]
    doc: str


class Member(NamedTuple):
    """A member of a struct.

    `length` is None if it is no array. The type "function" is a pointer to a
    function, "void *" a pointer.
    """

    name: str
    type: str
    length: Optional[int]
    doc: str


class Struct(NamedTuple):
    """A struct; an opaque one has no members."""

    name: str
    members: list[Member]
    doc: str


class Parameter(NamedTuple):
    """A parameter; `type` has neither "const" nor stars."""

    name: str
    type: str
    const: bool
    stars: int
    doc: str


class Function(NamedTuple):
    """A function of the library; `result` is as the header writes it."""

    name: str
    result: str
    parameters: list[Parameter]
    doc: str
    returns: str


Item = Union[Constant, Enum, Struct, Function]


class Header:
    """What a header declares: `items` in its order, and each kind alone."""

    def __init__(self, text: str) -> None:
        self.items: list[Item] = list(_items(text))
        self.constants = [i for i in self.items if isinstance(i, Constant)]
        self.enums = [i for i in self.items if isinstance(i, Enum)]
        self.structs = [i for i in self.items if isinstance(i, Struct)]
        self.functions = [i for i in self.items if isinstance(i, Function)]
        version = {c.name: c.value for c in self.constants}
        self.version = tuple(
            version[f"CARC_VERSION_{part}"]
            for part in ("MAJOR", "MINOR", "PATCH")
        )


def read(path: Path) -> Header:
    """Read the header."""
    return Header(path.read_text(encoding="utf-8"))


def _prose(comment: str) -> str:
    """The words of a comment on one line, paragraphs on one each."""
    lines = [re.sub(r"^\s*\*? ?", "", line) for line in comment.splitlines()]
    paragraphs = re.split(r"\n\s*\n", "\n".join(lines).strip())
    return "\n".join(" ".join(p.split()) for p in paragraphs if p.strip())


# Every form the header is written in, at the start of what is left of it.
_FORMS = {
    kind: re.compile(form, re.S)
    for kind, form in {
        "guard": r'#(?:if|ifndef|ifdef|endif|include)\b[^\n]*|'
        r'#define CARCASSONNE_H\b|extern "C" \{|\}',
        "hidden": r"/\*\* @cond \*/.*?/\*\* @endcond \*/",
        "group": r"/\*\*(?!<)\s*(?:\*\s*)?@(?:file|defgroup|name|\})"
        r"(?:(?!\*/).)*\*/",
        "doc": r"/\*\*(?!<)((?:(?!\*/).)*)\*/",
        "remark": r"/\*(?!\*)(?:(?!\*/).)*\*/",
        "constant": r"#define\s+(CARC_\w+) \(?(-?\d+)\)?[ \t]*"
        r"(?:/\*\*<((?:(?!\*/).)*)\*/)?",
        "version": r"#define CARC_VERSION\s(?:[^\n]*\\\n)*[^\n]*",
        "enum": r"enum (carc_\w+) \{(.*?)\n\};",
        "opaque": r"typedef struct (carc_\w+) \1;",
        "struct": r"typedef struct (carc_\w+) \{(.*?)\n\} \1;",
        "status": r"typedef int32_t carc_status;",
        "function": r"CARC_API ([\w ]+\*?)(carc_\w+)\(([^)]*)\);",
    }.items()
}


def _items(text: str) -> Iterator[Item]:
    doc, position = "", 0
    while text[position:].strip():
        position += len(text[position:]) - len(text[position:].lstrip())
        for kind, form in _FORMS.items():
            match = form.match(text, position)
            if match:
                break
        else:
            line = text[position:].splitlines()[0]
            raise ValueError(f"the header says something new: {line}")
        position = match.end()
        if kind == "doc":
            doc = match[1]
            continue
        if kind == "constant":
            name, value, after = match.groups()
            yield Constant(name, int(value), _prose(doc or after or ""))
        elif kind == "enum":
            yield Enum(match[1], list(_values(match[2])), _prose(doc))
        elif kind == "opaque":
            yield Struct(match[1], [], _prose(doc))
        elif kind == "struct":
            yield Struct(match[1], list(_members(match[2])), _prose(doc))
        elif kind == "function":
            yield _function(*match.groups(), doc)
        doc = ""


def _values(body: str) -> Iterator[EnumMember]:
    form = re.compile(
        r"(CARC_\w+)\s*=\s*(-?\d+),?\s*/\*\*<(.*?)\*/\s*", re.S
    )
    rest = re.sub(r"/\*(?!\*).*?\*/", "", form.sub("", body), flags=re.S)
    if rest.strip():
        raise ValueError(f"an enum says something new: {rest.strip()[:200]!r}")
    for name, value, doc in form.findall(body):
        yield EnumMember(name, int(value), _prose(doc))


def _members(body: str) -> Iterator[Member]:
    before = r"/\*\*(?!<)((?:(?!\*/).)*)\*/\s*[\w ]+\*?\(\*(\w+)\)\([^)]*\);"
    after = r"(void \*|\w+ )(\w+)(?:\[(\d+)\])?;\s*/\*\*<(.*?)\*/"
    form = re.compile(rf"\s*(?:{before}|{after})\s*", re.S)
    position = 0
    while position < len(body.rstrip()):
        match = form.match(body, position)
        if not match:
            rest = body[position:].strip()
            raise ValueError(f"a struct says something new: {rest}")
        position = match.end()
        if match[2]:
            yield Member(match[2], "function", None, _prose(match[1]))
        else:
            yield Member(
                match[4],
                match[3].strip(),
                int(match[5]) if match[5] else None,
                _prose(match[6]),
            )


def _function(result: str, name: str, body: str, doc: str) -> Function:
    bare = re.sub(r"^\s*\*? ?", "", doc, flags=re.M)
    text, *parts = re.split(r"@(param|return|since)\b", bare)
    told, returns = {}, ""
    for tag, words in zip(parts[::2], parts[1::2]):
        if tag == "param":
            parameter, words = words.split(None, 1)
            told[parameter] = _prose(words)
        elif tag == "return":
            returns = _prose(words)
    parameters = []
    for part in body.split(","):
        if part == "void":
            continue
        match = re.fullmatch(r"\s*(const )?(\w+)\s+(\**)(\w+)\s*", part)
        if not match:
            raise ValueError(f"a parameter says something new: {part}")
        const, kind, stars, parameter = match.groups()
        parameters.append(
            Parameter(
                parameter, kind, bool(const), len(stars), told[parameter]
            )
        )
    return Function(name, result.strip(), parameters, _prose(text), returns)
