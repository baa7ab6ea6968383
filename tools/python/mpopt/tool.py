"""Finds and runs mp-opt."""

from __future__ import annotations

import os
import pathlib
import re
import shutil
import subprocess
import warnings


class MPError(Exception):
    """What the tool says is wrong with a step: its own diagnostic.

    Locations in it are those of the user's Python source.
    """


def find(name: str = "mp-opt") -> str:
    """The path of a tool.

    Looks at the folder that the variable MPOPT_BIN names, at the PATH, and at
    the build folders of the source tree that this package lies in.

    Raises:
      MPError: it is in none of these places.
    """
    if folder := os.environ.get("MPOPT_BIN"):
        path = pathlib.Path(folder) / name
        if path.is_file():
            return str(path)
        raise MPError(f"MPOPT_BIN is '{folder}', which holds no {name}")
    if path := shutil.which(name):
        return path
    for parent in pathlib.Path(__file__).resolve().parents:
        for build in ("build/static/bin", "build/bin", "build/dylib/bin"):
            if (parent / build / name).is_file():
                return str(parent / build / name)
    raise MPError(f"found no {name}: build the project and put its build/"
                  "static/bin on the PATH, or name the folder in MPOPT_BIN")


def run(*arguments: str | os.PathLike[str]) -> str:
    """Runs mp-opt; what it prints to stdout.

    Warnings of the tool become Python warnings, one each.

    Raises:
      MPError: the tool failed; the text is its diagnostic.
    """
    done = subprocess.run([find(), *map(os.fspath, arguments)],
                          capture_output=True, text=True, errors="replace",
                          check=False)
    said = done.stderr.strip()
    if done.returncode != 0:
        raise MPError(said or f"mp-opt ended with code {done.returncode}")
    # A warning each, with the notes and the source that follow it.
    for diagnostic in re.split(r"\n(?=[^\n]*: warning: )", said):
        if "warning: " in diagnostic:
            warnings.warn(diagnostic, stacklevel=2)
    return done.stdout
