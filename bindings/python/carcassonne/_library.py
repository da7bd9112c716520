# SPDX-License-Identifier: Zlib
"""Finds the shared library and refuses one that does not fit.

The order is: the file that ``CARCASSONNE_LIBRARY`` names, and then nothing
else; a file beside this module, as in a wheel; the soname; whatever
``ctypes.util.find_library`` knows.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import sys
from typing import Iterator, NoReturn

# The version of the header that _ffi.py repeats.
VERSION = "0.1.0"
VERSION_MAJOR, VERSION_MINOR, VERSION_PATCH = map(int, VERSION.split("."))
VERSION_NUMBER = VERSION_MAJOR * 10000 + VERSION_MINOR * 100 + VERSION_PATCH

if sys.platform == "win32":
    NAMES = ["carcassonne.dll", "libcarcassonne-0.dll"]
elif sys.platform == "darwin":
    NAMES = ["libcarcassonne.0.dylib"]
else:
    NAMES = ["libcarcassonne.so.0"]

# What was tried and what came of it, a line each, for the error.
tried: list[str] = []


def _candidates() -> Iterator[str]:
    given = os.environ.get("CARCASSONNE_LIBRARY")
    if given:
        yield given
        return
    here = os.path.dirname(os.path.abspath(__file__))
    for name in NAMES:
        yield os.path.join(here, name)
    yield from NAMES
    found = ctypes.util.find_library("carcassonne")
    if not found:
        tried.append('find_library("carcassonne"): nothing')
    elif found not in NAMES:
        yield found


def _fits(number: int) -> bool:
    """Before 1.0 a minor version may break programs, later a major one."""
    if VERSION_MAJOR == 0:
        return number // 100 == VERSION_NUMBER // 100
    return number // 10000 == VERSION_MAJOR and number >= VERSION_NUMBER


def refuse() -> NoReturn:
    """Raise the one error of this module."""
    raise ImportError(
        f"carcassonne {VERSION} found no library it can use; tried:\n  "
        + "\n  ".join(tried)
        + "\nSet CARCASSONNE_LIBRARY to the file of the library."
    )


def version_of(library: ctypes.CDLL) -> str:
    """The version of a loaded library as text."""
    library.carc_version_string.restype = ctypes.c_char_p
    text: bytes = library.carc_version_string()
    return text.decode("ascii")


def load() -> ctypes.CDLL:
    """Load the first library that fits."""
    tried.clear()
    for path in _candidates():
        try:
            library = ctypes.CDLL(path)
            library.carc_version.restype = ctypes.c_int32
            number: int = library.carc_version()
            version = version_of(library)
        except (OSError, AttributeError) as error:
            reason = str(error)
            if not reason.startswith(path):
                reason = f"{path}: {reason}"
            tried.append(reason)
            continue
        if _fits(number):
            tried.append(f"{path}: version {version}")
            return library
        tried.append(
            f"{path}: version {version} does not fit version {VERSION} of "
            "this package"
        )
    refuse()
