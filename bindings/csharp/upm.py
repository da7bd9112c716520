# SPDX-License-Identifier: Zlib
"""Makes the Unity package: a folder and a tarball of it.

    python3 upm.py OUT [--linux FILE] [--windows FILE] [--macos FILE]

FILE is the library as it was built for that platform. Every asset gets a .meta
with an id that depends on its path alone, since an installed package cannot be
written to and scenes refer to scripts by these ids. The same input gives the
same bytes.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import json
import shutil
import tarfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
NAME = "com.libcarcassonne.carcassonne"

# Where the library of a platform goes, and what Unity calls the platform: in
# the editor, and as a target.
PLATFORMS = {
    "linux": ("Linux/x86_64/libcarcassonne.so", "Linux", "Linux64", "x86_64"),
    "windows": ("Windows/x86_64/carcassonne.dll", "Windows", "Win64", "x86_64"),
    "macos": ("macOS/libcarcassonne.dylib", "OSX", "OSXUniversal", "AnyCPU"),
}

PLAIN = """  externalObjects: {}
  userData:
  assetBundleName:
  assetBundleVariant:
"""
SCRIPT = """MonoImporter:
  externalObjects: {}
  serializedVersion: 2
  defaultReferences: []
  executionOrder: 0
  icon: {instanceID: 0}
  userData:
  assetBundleName:
  assetBundleVariant:
"""
PLUGIN = """PluginImporter:
  externalObjects: {{}}
  serializedVersion: 2
  iconMap: {{}}
  executionOrder: {{}}
  defineConstraints: []
  isPreloaded: 0
  isOverridable: 0
  isExplicitlyReferenced: 0
  validateReferences: 1
  platformData:
  - first:
      Any:
    second:
      enabled: 0
      settings: {{}}
  - first:
      Editor: Editor
    second:
      enabled: 1
      settings:
        CPU: {cpu}
        DefaultValueInitialized: true
        OS: {editor}
  - first:
      Standalone: {target}
    second:
      enabled: 1
      settings:
        CPU: {cpu}
  userData:
  assetBundleName:
  assetBundleVariant:
"""


def importer(path: Path) -> str:
    """What Unity is told about an asset."""
    for place, editor, target, cpu in PLATFORMS.values():
        if path.as_posix() == f"Runtime/Plugins/{place}":
            return PLUGIN.format(editor=editor, target=target, cpu=cpu)
    if path.suffix == ".cs":
        return SCRIPT
    if path.suffix == ".asmdef":
        return "AssemblyDefinitionImporter:\n" + PLAIN
    if path.name == "package.json":
        return "PackageManifestImporter:\n" + PLAIN
    return "TextScriptImporter:\n" + PLAIN


def write_meta(root: Path, path: Path) -> None:
    """Write the .meta beside a file or folder of the package."""
    local = path.relative_to(root)
    name = f"{NAME}/{local.as_posix()}".encode()
    guid = hashlib.md5(name, usedforsecurity=False).hexdigest()
    if path.is_dir():
        told = "folderAsset: yes\nDefaultImporter:\n" + PLAIN
    else:
        told = importer(local)
    meta = path.with_name(path.name + ".meta")
    meta.write_bytes(f"fileFormatVersion: 2\nguid: {guid}\n{told}".encode())


def pack(root: Path, out: Path) -> None:
    """Write the tarball that the package manager takes."""
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w") as tar:
        for path in sorted(root.rglob("*")):
            if path.is_file():
                local = path.relative_to(root).as_posix()
                entry = tarfile.TarInfo(f"package/{local}")
                entry.size = path.stat().st_size
                with path.open("rb") as file:
                    tar.addfile(entry, file)
    out.write_bytes(gzip.compress(plain.getvalue(), mtime=0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path, metavar="OUT")
    for platform in PLATFORMS:
        parser.add_argument(f"--{platform}", type=Path, metavar="FILE")
    given = vars(parser.parse_args())
    if not any(given[platform] for platform in PLATFORMS):
        parser.error("a package without any library is of no use")

    root = given["out"] / NAME
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(HERE / NAME, root)
    for platform, (place, *_) in PLATFORMS.items():
        if given[platform]:
            library = root / "Runtime" / "Plugins" / place
            library.parent.mkdir(parents=True)
            shutil.copyfile(given[platform], library)
    for path in sorted(root.rglob("*")):
        # Unity does not see folders that end in a tilde, and copies what is
        # in them with its .meta.
        if not path.name.endswith("~"):
            write_meta(root, path)

    version = json.loads((root / "package.json").read_text())["version"]
    tarball = given["out"] / f"{NAME}-{version}.tgz"
    pack(root, tarball)
    print(root)
    print(tarball)


if __name__ == "__main__":
    main()
