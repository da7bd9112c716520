# SPDX-License-Identifier: Zlib
"""Compiles the C library into the package; pyproject.toml says the rest.

The library is no extension module: it knows nothing of Python, so one wheel
of a platform fits every version. setuptools compiles it as if it were one,
because it knows the compiler and its switches, and two names are changed: that
of the file, which carcassonne/_library.py looks for, and that of the wheel.
"""

import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

try:
    from setuptools.command.bdist_wheel import bdist_wheel
except ImportError:  # setuptools before 70.1
    from wheel.bdist_wheel import bdist_wheel

# lib/ and include/ are beside this file in an sdist, two levels up in the
# repository. The second case ends with the first: see Source.
HERE = Path(__file__).resolve().parent
TOP = HERE if (HERE / "include" / "carcassonne.h").exists() else HERE.parents[1]

# The file: the first of NAMES in carcassonne/_library.py. Without debugging
# information (which Python's own switches may ask for) it does not depend on
# where it was built.
COMPILE, LINK = ["-std=c11", "-fvisibility=hidden", "-g0"], []
if sys.platform == "win32":
    NAME, COMPILE = "carcassonne.dll", ["/std:c11"]
elif sys.platform == "darwin":
    NAME = "libcarcassonne.0.dylib"
else:
    NAME = "libcarcassonne.so.0"
    LINK = [f"-Wl,--version-script={TOP / 'lib' / 'libcarcassonne.map'}"]


class Library(build_ext):
    def get_ext_filename(self, fullname):
        return str(Path(*fullname.split(".")[:-1], NAME))

    def get_export_symbols(self, ext):
        return []  # the header exports, and there is no PyInit

    def build_extension(self, ext):
        # Not earlier: an sdist would list them as files outside of itself.
        ext.sources = sorted(map(str, (TOP / "lib").glob("*.c")))
        ext.depends = sorted(map(str, TOP.glob("*/*.h")))
        super().build_extension(ext)


class Source(sdist):
    def make_release_tree(self, base_dir, files):
        super().make_release_tree(base_dir, files)
        for pattern in ("lib/*.[ch]", "lib/*.map", "include/*.h"):
            for file in sorted(TOP.glob(pattern)):
                to = Path(base_dir, file.relative_to(TOP))
                to.parent.mkdir(exist_ok=True)
                shutil.copy(file, to)


class Wheel(bdist_wheel):
    def get_tag(self):
        return "py3", "none", super().get_tag()[2]


setup(
    ext_modules=[
        Extension(
            "carcassonne.libcarcassonne",
            sources=[],
            include_dirs=[str(TOP / "include")],
            define_macros=[("CARC_BUILD", None), ("NDEBUG", None)],
            extra_compile_args=COMPILE,
            extra_link_args=LINK,
            language="c",
        )
    ],
    cmdclass={"build_ext": Library, "sdist": Source, "bdist_wheel": Wheel},
)
