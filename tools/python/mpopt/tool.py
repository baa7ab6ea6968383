"""Finds and runs mp-opt."""

from __future__ import annotations

import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable, Iterator


class MPError(Exception):
    """What the tool says is wrong with a step: its own diagnostic.

    Locations in it are those of the user's Python source.
    """


def find(name: str = "mp-opt") -> str:
    """The path of a tool.

    Looks at the folder that the variable MPOPT_BIN names, into this package
    (wheels hold the tool), at the PATH, and at the build folders of the source
    tree that this package lies in.

    Raises:
      MPError: it is in none of these places.
    """
    if folder := os.environ.get("MPOPT_BIN"):
        path = pathlib.Path(folder) / name
        if path.is_file():
            return str(path)
        raise MPError(f"MPOPT_BIN is '{folder}', which holds no {name}")
    held = pathlib.Path(__file__).resolve().parent / "bin" / name
    if held.is_file():
        return str(held)
    if path := shutil.which(name):
        return path
    for parent in pathlib.Path(__file__).resolve().parents:
        for build in ("build/static/bin", "build/bin", "build/dylib/bin"):
            if (parent / build / name).is_file():
                return str(parent / build / name)
    raise MPError(f"found no {name}: install a wheel, which holds it, or build "
                  "the project and put its build/static/bin on the PATH, or "
                  "name the folder in MPOPT_BIN")


_threads = threading.local()


@contextlib.contextmanager
def silent(is_silent: bool) -> Iterator[None]:
    """Where `warn` says nothing on this thread, if it is."""
    before = getattr(_threads, "is_silent", False)
    _threads.is_silent = before or is_silent
    try:
        yield
    finally:
        _threads.is_silent = before


def warn(message: str) -> None:
    """A warning at the line of the program that called this package."""
    if getattr(_threads, "is_silent", False):
        return
    own = os.path.dirname(os.path.abspath(__file__))
    frame = sys._getframe(1)  # pylint: disable=protected-access
    while frame.f_back and (frame.f_code.co_filename.startswith(own) or
                            "site-packages" in frame.f_code.co_filename):
        frame = frame.f_back
    warnings.warn_explicit(
        message, UserWarning, frame.f_code.co_filename, frame.f_lineno,
        registry=frame.f_globals.setdefault("__warningregistry__", {}))


def run(*arguments: str | os.PathLike[str],
        translate: Callable[[str], str] = str,
        tell: Callable[[str], None] = warn) -> str:
    """Runs mp-opt; what it prints to stdout.

    Args:
      translate: makes of a diagnostic of the tool what a user reads.
      tell: takes each warning of the tool; makes it one of Python.

    Raises:
      MPError: the tool failed; the text is its diagnostic.
    """
    done = subprocess.run([find(), *map(os.fspath, arguments)],
                          capture_output=True, text=True, errors="replace",
                          check=False)
    said = done.stderr.strip()
    # Each with the notes and the source that follow it.
    parts = re.split(r"\n(?=[^\n]*: (?:warning|error): )", said)
    if done.returncode != 0:
        errors = [part for part in parts if "error: " in part] or parts
        raise MPError("\n".join(map(translate, errors)) or
                      f"mp-opt ended with code {done.returncode}")
    for diagnostic in parts:
        if "warning: " in diagnostic:
            tell(translate(diagnostic))
    return done.stdout
