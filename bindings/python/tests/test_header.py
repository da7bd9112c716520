# SPDX-License-Identifier: Zlib
"""The binding says what the header says: version, constants, enums,
structures, functions, all in its order."""

import ctypes
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import carcassonne
from carcassonne import _ffi, _library, enums

ROOT = Path(__file__).resolve().parents[3]
HEADER = ROOT / "include" / "carcassonne.h"

pytestmark = pytest.mark.skipif(
    not HEADER.exists(), reason="the header is not here"
)


def text():
    """The header without its comments."""
    return re.sub(r"/\*.*?\*/", " ", HEADER.read_text(), flags=re.S)


def test_version():
    for part in ("MAJOR", "MINOR", "PATCH"):
        (value,) = re.findall(rf"define CARC_VERSION_{part} (\d+)", text())
        assert int(value) == getattr(_ffi, f"VERSION_{part}")
    assert carcassonne.version() == carcassonne.__version__
    assert _ffi.carc_version() == _library.VERSION_NUMBER
    assert carcassonne.rules_revision() >= 1


def test_constants():
    for name, value in re.findall(
        r"define CARC_((?:MAX|PLAYER)_\w+|NONE) \(?(-?\d+)\)?", text()
    ):
        assert getattr(carcassonne, name) == int(value)


ENUMS = {
    "status_code": ("Status", "CARC_"),
    "set": ("TileSet", "CARC_SET_"),
    "expansion": ("Expansion", "CARC_EXP_"),
    "move_kind": ("MoveKind", "CARC_MOVE_"),
    "figure_kind": ("FigureKind", "CARC_FIGURE_"),
    "event_kind": ("EventKind", "CARC_EVENT_"),
    "feature_kind": ("FeatureKind", "CARC_FEATURE_"),
    "end_kind": ("EndKind", "CARC_END_"),
    "mark_kind": ("MarkKind", "CARC_MARK_"),
    "name_group": ("NameGroup", "CARC_NAME_"),
}


def header_enums():
    for tag, body in re.findall(r"enum carc_(\w+) \{(.*?)\}", text(), re.S):
        name, prefix = ENUMS.get(
            tag, (tag.title().replace("_", ""), f"CARC_{tag.upper()}_")
        )
        members = re.findall(r"(CARC_\w+)\s*=\s*(-?\d+)", body)
        assert len(members) == body.rstrip(", \n\t").count(",") + 1
        yield name, [(n[len(prefix) :], int(v)) for n, v in members]


def test_enums():
    seen = []
    for name, members in header_enums():
        seen.append(name)
        mine = getattr(carcassonne, name)
        assert [(m.name, m.value) for m in mine] == members
    assert seen == [
        name for name in vars(enums) if name[0].isupper() and name != "IntEnum"
    ]


def test_enum_names_are_known_to_the_library():
    for group, kind in [
        ("EDITION", carcassonne.Edition),
        ("SET", carcassonne.TileSet),
        ("EXPANSION", carcassonne.Expansion),
        ("RULE", carcassonne.Rule),
        ("DECISION", carcassonne.Decision),
        ("MOVE", carcassonne.MoveKind),
        ("FIGURE", carcassonne.FigureKind),
        ("PART", carcassonne.Part),
        ("EVENT", carcassonne.EventKind),
        ("REASON", carcassonne.Reason),
        ("TERM", carcassonne.Term),
        ("CATEGORY", carcassonne.Category),
        ("FEATURE", carcassonne.FeatureKind),
        ("ATTRIBUTE", carcassonne.Attribute),
        ("MARK", carcassonne.MarkKind),
        ("END", carcassonne.EndKind),
    ]:
        group = carcassonne.NameGroup[group]
        for member in kind:
            name = carcassonne.name(group, member)
            assert name
            assert carcassonne.find(group, name) == member
    for status in carcassonne.Status:
        assert carcassonne.name(carcassonne.NameGroup.STATUS, status)


C_TYPES = {
    "int32_t": ctypes.c_int32,
    "uint64_t": ctypes.c_uint64,
    "uint8_t": ctypes.c_uint8,
}


def header_structs():
    for body, name in re.findall(
        r"typedef struct carc_\w+ \{(.*?)\} (carc_\w+);", text(), re.S
    ):
        yield name, body


def test_structs():
    seen = []
    for name, body in header_structs():
        seen.append(name)
        if name == "carc_allocator":
            assert re.findall(r"\(\*(\w+)\)|\*(\w+);", body) == [
                ("alloc", ""),
                ("free", ""),
                ("", "user"),
            ]
            continue
        fields = []
        for kind, member, size in re.findall(
            r"(\w+) (\w+)(?:\[(\d+)\])?;", body
        ):
            c = C_TYPES[kind]
            fields.append((member, c * int(size) if size else c))
        assert getattr(_ffi, name)._fields_ == fields
        assert ctypes.sizeof(getattr(_ffi, name)) % 8 == 0
    assert seen == [
        n
        for n, v in vars(_ffi).items()
        if isinstance(v, type)
        and issubclass(v, ctypes.Structure)
        and v is not ctypes.Structure
    ]


def header_functions():
    for result, name, arguments in re.findall(
        r"CARC_API (.*?)(carc_\w+)\((.*?)\);", text(), re.S
    ):
        arguments = [
            re.sub(r"\w+$", "", a.strip()).strip()
            for a in arguments.split(",")
            if a.strip() != "void"
        ]
        yield result.strip(), name, arguments


def expected(kind):
    kind = kind.replace("const ", "").strip()
    simple = {
        "int32_t": _ffi.int32,
        "carc_status": _ffi.int32,
        "uint64_t": _ffi.uint64,
        "char *": ctypes.c_char_p,
        "carc_game *": ctypes.c_void_p,
        "carc_game **": ctypes.POINTER(ctypes.c_void_p),
        "int32_t *": ctypes.POINTER(ctypes.c_int32),
        "uint64_t *": ctypes.POINTER(ctypes.c_uint64),
    }
    if kind in simple:
        return simple[kind]
    return ctypes.POINTER(getattr(_ffi, kind.rstrip(" *")))


def test_functions():
    seen = []
    unchecked = {"carc_version", "carc_rules_revision"}
    for result, name, arguments in header_functions():
        seen.append(name)
        function = getattr(_ffi, name)
        assert list(function.argtypes) == [expected(a) for a in arguments]
        restype = {
            "void": None,
            "uint64_t": ctypes.c_uint64,
            "const char *": ctypes.c_char_p,
        }.get(result, ctypes.c_int32)
        assert function.restype is restype, name
        if restype is ctypes.c_int32 and name not in unchecked:
            assert function.errcheck is _ffi._check
    assert len(seen) > 50
    assert seen == [
        n
        for n, v in vars(_ffi).items()
        if n.startswith("carc_") and not isinstance(v, type)
    ]


def test_every_function_is_used():
    """The pleasant part leaves nothing of the contract out."""
    package = Path(carcassonne.__file__).parent
    used = "".join(
        (package / f).read_text()
        for f in ("catalogue.py", "game.py", "move.py", "_ffi.py", "_library.py")
    )
    for _, name, _ in header_functions():
        assert len(re.findall(rf"\b{name}\b", used)) > 2, name


def test_sizes_with_the_compiler(tmp_path):
    cc = os.environ.get("CC", "cc").split()
    if not shutil.which(cc[0]):
        pytest.skip("no C compiler")
    names = [name for name, _ in header_structs()]
    source = tmp_path / "sizes.c"
    source.write_text(
        '#include <stdio.h>\n#include "carcassonne.h"\nint main(void) {\n'
        + "".join(f'printf("%d\\n", (int)sizeof({n}));\n' for n in names)
        + "return 0; }\n"
    )
    program = tmp_path / "sizes"
    subprocess.run(
        [*cc, f"-I{HEADER.parent}", "-o", program, source], check=True
    )
    out = subprocess.run([program], check=True, capture_output=True).stdout
    assert [int(n) for n in out.split()] == [
        ctypes.sizeof(getattr(_ffi, n)) for n in names
    ]
