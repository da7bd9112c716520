# SPDX-License-Identifier: Zlib
"""Finding the library: one clear error, or the right one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import carcassonne
from carcassonne import _ffi

PACKAGE = Path(carcassonne.__file__).parent
HEADER = Path(__file__).resolve().parents[3] / "include" / "carcassonne.h"
# What this process has loaded, to make copies of.
LIBRARY = Path(_ffi.library._name)

a_file_to_copy = pytest.mark.skipif(
    not (LIBRARY.is_file() and sys.platform.startswith("linux")),
    reason="no file to copy",
)


def run(code, package=PACKAGE, **environment):
    """Run Python with another environment; None takes a variable away."""
    env = dict(os.environ, PYTHONPATH=str(package.parent))
    for key, value in environment.items():
        env.pop(key, None)
        if value is not None:
            env[key] = str(value)
    return subprocess.run(
        [sys.executable, "-c", code],
        env=env,
        cwd=package.parent,
        capture_output=True,
        text=True,
    )


def refused(result):
    assert result.returncode != 0
    lines = result.stderr.splitlines()
    (start,) = [i for i, l in enumerate(lines) if l.startswith("ImportError")]
    return "\n".join(lines[start:])


@pytest.fixture
def compiler():
    cc = os.environ.get("CC", "cc").split()
    if not shutil.which(cc[0]):
        pytest.skip("no C compiler")
    return cc


def build(compiler, out, source):
    file = out.with_suffix(".c")
    file.write_text(source)
    subprocess.run(
        [*compiler, "-shared", "-fPIC", "-w", "-o", out, file], check=True
    )
    return out


def test_missing(tmp_path):
    path = tmp_path / "nothing.so"
    error = refused(run("import carcassonne", CARCASSONNE_LIBRARY=path))
    assert str(path) in error
    assert carcassonne.__version__ in error
    # If the variable is set, nothing else is tried.
    assert len(error.splitlines()) == 3


def test_missing_everywhere():
    """Every path that was tried is named."""
    code = (
        "import ctypes, ctypes.util\n"
        "def no(path, *rest): raise OSError('no such file')\n"
        "ctypes.CDLL = no\n"
        "ctypes.util.find_library = lambda name: 'somewhere.so'\n"
        "import carcassonne"
    )
    error = refused(run(code, CARCASSONNE_LIBRARY=None))
    from carcassonne._library import NAMES

    for name in NAMES:
        assert f"  {PACKAGE / name}: no such file" in error
        assert f"  {name}: no such file" in error
    assert "  somewhere.so: no such file" in error

    error = refused(
        run(code.replace("'somewhere.so'", "None"), CARCASSONNE_LIBRARY=None)
    )
    assert '  find_library("carcassonne"): nothing' in error


def test_not_a_library(tmp_path):
    path = tmp_path / "text.so"
    path.write_text("not a library\n")
    assert str(path) in refused(
        run("import carcassonne", CARCASSONNE_LIBRARY=path)
    )


def test_wrong_version(tmp_path, compiler):
    path = build(
        compiler,
        tmp_path / "wrong.so",
        "int carc_version(void) { return 907; }\n"
        'const char *carc_version_string(void) { return "0.9.7"; }\n',
    )
    error = refused(run("import carcassonne", CARCASSONNE_LIBRARY=path))
    assert str(path) in error
    assert "0.9.7" in error and carcassonne.__version__ in error


def test_another_library(tmp_path, compiler):
    path = build(compiler, tmp_path / "other.so", "int other;\n")
    error = refused(run("import carcassonne", CARCASSONNE_LIBRARY=path))
    assert "carc_version" in error and str(path) in error


def test_function_missing(tmp_path, compiler):
    path = build(
        compiler,
        tmp_path / "part.so",
        f"int carc_version(void) {{ return {_ffi.carc_version()}; }}\n"
        'const char *carc_version_string(void) { return "0.1.0"; }\n',
    )
    error = refused(run("import carcassonne", CARCASSONNE_LIBRARY=path))
    assert "carc_rules_revision" in error and str(path) in error


@pytest.mark.skipif(not HEADER.exists(), reason="the header is not here")
def test_wrong_sizes(tmp_path, compiler):
    """The right version with another layout: two structures have grown."""
    sources = sorted((HEADER.parents[1] / "lib").glob("*.c"))
    text = HEADER.read_text()
    for name in ("carc_turn_info", "carc_edition_info"):
        assert f"}} {name};" in text
        text = text.replace(
            f"}} {name};", f"int32_t more[2]; }} {name};"
        )
    (tmp_path / "carcassonne.h").write_text(text)
    path = tmp_path / "grown.so"
    subprocess.run(
        [
            *compiler,
            *("-shared", "-fPIC", "-w", "-std=c11", "-DCARC_BUILD"),
            *(f"-I{tmp_path}", f"-I{HEADER.parents[1] / 'lib'}"),
            *("-o", path, *sources),
        ],
        check=True,
    )
    error = refused(run("import carcassonne", CARCASSONNE_LIBRARY=path))
    assert "carc_turn_info has 72 bytes there and 64 here" in error
    assert "carc_edition_info has 24 bytes" in error
    assert "carc_move" not in error
    assert str(path) in error


def package_alone(directory):
    """A copy of the package without a library beside it."""
    package = directory / "carcassonne"
    shutil.copytree(
        PACKAGE, package, ignore=shutil.ignore_patterns("libcarcassonne*")
    )
    return package


@a_file_to_copy
def test_beside_the_module(tmp_path):
    """As in a wheel: a copy of the library in the package's directory."""
    package = package_alone(tmp_path)
    shutil.copy(LIBRARY, package / "libcarcassonne.so.0")
    result = run(
        "import carcassonne; print(repr(carcassonne.Game()))",
        package,
        CARCASSONNE_LIBRARY=None,
    )
    assert "classic" in result.stdout, result.stderr


def test_wrong_beside_the_module(tmp_path, compiler):
    """An old library in a wheel: both versions, every path."""
    package = package_alone(tmp_path)
    from carcassonne._library import NAMES

    path = package / NAMES[0]
    built = build(
        compiler,
        tmp_path / "wrong.so",
        "int carc_version(void) { return 907; }\n"
        'const char *carc_version_string(void) { return "0.9.7"; }\n',
    )
    shutil.copy(built, path)
    # A library that is installed would rightly be taken: hide its name.
    code = (
        "import ctypes, ctypes.util, os\n"
        "real = ctypes.CDLL\n"
        "def hide(path, *rest):\n"
        "    if os.sep in path: return real(path, *rest)\n"
        "    raise OSError('no such file')\n"
        "ctypes.CDLL = hide\n"
        "ctypes.util.find_library = lambda name: None\n"
        "import carcassonne"
    )
    error = refused(run(code, package, CARCASSONNE_LIBRARY=None))
    assert (
        f"  {path}: version 0.9.7 does not fit version "
        f"{carcassonne.__version__} of this package" in error
    )
    assert f"  {NAMES[0]}: no such file" in error
    assert '  find_library("carcassonne"): nothing' in error


@a_file_to_copy
def test_by_soname(tmp_path):
    package = package_alone(tmp_path)
    shutil.copy(LIBRARY, tmp_path / "libcarcassonne.so.0")
    result = run(
        "import carcassonne; print(repr(carcassonne.Game()))",
        package,
        CARCASSONNE_LIBRARY=None,
        LD_LIBRARY_PATH=tmp_path,
    )
    assert "classic" in result.stdout, result.stderr


def test_end_of_the_interpreter():
    """Games that live to the end are freed without a word."""
    result = run(
        "import carcassonne\n"
        "class Keep: pass\n"
        "keep = Keep(); keep.game = carcassonne.Game(); keep.me = keep"
    )
    assert (result.returncode, result.stderr) == (0, "")
