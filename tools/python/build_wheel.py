"""Builds the wheel of this package, with mp-opt in it.

The build backend that pyproject.toml names. The tool is that of MPOPT_BIN or of
the source tree's build folder, stripped, with the libraries that not every
Linux has. Where there is none, scikit-build-core builds it; and outside of a
source tree the wheel is without, for who has the tool on his PATH.
"""

from __future__ import annotations

import os
import pathlib
import platform
import re
import shutil
import subprocess
import sysconfig
import tempfile
import zipfile

from setuptools import build_meta
from setuptools.build_meta import (build_editable, build_sdist,
                                   get_requires_for_build_editable,
                                   get_requires_for_build_sdist)

__all__ = ["build_editable", "build_sdist", "build_wheel",
           "get_requires_for_build_editable", "get_requires_for_build_sdist",
           "get_requires_for_build_wheel"]

HERE = pathlib.Path(__file__).resolve().parent
# The source tree; a copy of this folder has none.
ROOT = HERE.parents[1] if HERE.parts[-2:] == ("tools", "python") else None
# PEP 600: what a manylinux wheel may expect, of what mp-opt links.
EVERYWHERE = ("linux-vdso", "ld-linux", "libc.so", "libm.so", "libdl.so",
              "libpthread.so", "librt.so", "libgcc_s.so", "libstdc++.so",
              "libz.so")


def find_tool() -> pathlib.Path | None:
    """The mp-opt to pack."""
    folders = [ROOT / "build/static/bin"] if ROOT else []
    if given := os.environ.get("MPOPT_BIN"):
        folders = [pathlib.Path(given)]
    return next((folder / "mp-opt" for folder in folders
                 if (folder / "mp-opt").is_file()), None)


def _builds_tool() -> bool:
    return ROOT is not None and find_tool() is None


def _need_compiler() -> None:
    """Ends the build, in words, where the tool is to be built and cannot be."""
    compilers = [os.environ.get("CXX", "c++"), "g++", "clang++", "clang++-22"]
    missing = [] if shutil.which("cmake") else ["cmake"]
    if not any(map(shutil.which, compilers)):
        missing.append("C++ compiler")
    if missing:
        # An exception would come with thirty lines of pip's own.
        raise SystemExit(
            "mpopt: there is no mp-opt in build/static/bin, nor in a folder that "
            f"MPOPT_BIN names, and it cannot be built: no {', no '.join(missing)}"
            ".\nInstall a wheel that holds it: `pip wheel --no-deps -w dist "
            "./tools/python` makes one on a machine that has what "
            "tools/packages.txt lists.")


def _tag() -> str:
    """Linux with at least the glibc of this machine."""
    name, version = platform.libc_ver()
    machine = sysconfig.get_platform().rpartition("-")[2]
    if name != "glibc":
        return sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"manylinux_{'_'.join(version.split('.')[:2])}_{machine}"


def _pack(tool: pathlib.Path, package: pathlib.Path) -> None:
    """Copies the tool and its libraries into the package."""
    (package / "bin").mkdir()
    (package / "lib").mkdir()
    packed = package / "bin/mp-opt"
    shutil.copyfile(tool, packed)
    packed.chmod(0o755)
    if strip := shutil.which("strip"):
        subprocess.run([strip, "--strip-all", packed], check=True)
    told = subprocess.run(["ldd", packed], check=True, capture_output=True,
                          text=True).stdout
    for name, path in re.findall(r"(\S+) => (/\S+)", told):
        if not name.startswith(EVERYWHERE):
            shutil.copyfile(path, package / "lib" / name)


def _with_tool(wheel: pathlib.Path, tool: pathlib.Path) -> str:
    """The same wheel with the tool in it; its name."""
    from wheel.wheelfile import WheelFile  # only where one is built
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        with zipfile.ZipFile(wheel) as plain:
            plain.extractall(folder)
        wheel.unlink()
        _pack(tool, folder / "mpopt")
        info = next(folder.glob("*.dist-info"))
        (info / "RECORD").unlink()
        text = (info / "WHEEL").read_text()
        text = text.replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
        text = re.sub(r"Tag: .*", f"Tag: py3-none-{_tag()}", text)
        (info / "WHEEL").write_text(text)
        packed = wheel.with_name(
            wheel.name.replace("-none-any.whl", f"-none-{_tag()}.whl"))
        with WheelFile(packed, "w") as made:
            made.write_files(folder)
    return packed.name


def get_requires_for_build_wheel(config_settings=None) -> list[str]:
    """A hook of PEP 517."""
    if _builds_tool():
        _need_compiler()
    more = ["scikit-build-core>=0.10"] if _builds_tool() else []
    return build_meta.get_requires_for_build_wheel(config_settings) + more


def build_wheel(wheel_directory, config_settings=None,
                metadata_directory=None) -> str:
    """A hook of PEP 517: writes the wheel and returns its name."""
    if _builds_tool():
        from scikit_build_core import build
        return build.build_wheel(wheel_directory, config_settings,
                                 metadata_directory)
    name = build_meta.build_wheel(wheel_directory, config_settings)
    tool = find_tool()
    if tool is None:
        return name
    return _with_tool(pathlib.Path(wheel_directory) / name, tool)
