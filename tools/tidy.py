#!/usr/bin/env python3
"""Lints our C++ with clang-tidy, as .clang-tidy says.

    tools/tidy.py BUILD              as many files as the time allows
    tools/tidy.py BUILD --all        all files: a quarter of an hour
    tools/tidy.py BUILD FILE...      these

BUILD is configured with clang; its precompiled headers make linting a file
cost a few seconds. What passed is not looked at again before it, one of the
headers it was built with, or .clang-tidy changes.

The time is MP_TIDY_SECONDS, 100 by default. First come up to RECENT files that
changed last, then a sample of the others (recent.py). MP_TIDY_BASE names a
commit: then only what differs from it is looked at.
"""
import concurrent.futures
import json
import math
import os
import pathlib
import re
import subprocess
import sys
import time

import recent

ROOT = pathlib.Path(__file__).resolve().parents[1]
TIDY = "clang-tidy-22"
RECENT = 40
SECONDS = 100


def choose(known):
    """The files to lint, the most urgent first, and how many changed last."""
    if base := os.environ.get("MP_TIDY_BASE"):
        differing = set(recent.git("diff", "--name-only", base).splitlines())
        paths = [path for path in known if path in differing]
        return paths, len(paths)
    return recent.by_urgency(known, RECENT)


def compiled(build):
    """Our files, from the root, and what each was built from."""
    commands = json.loads((build / "compile_commands.json").read_text())
    objects = {}
    for command in commands:
        path = pathlib.Path(command["file"])
        if path.is_relative_to(ROOT) and path.suffix == ".cpp":
            output = re.search(r" -o (\S+)", command["command"]).group(1)
            objects[output] = path.relative_to(ROOT).as_posix()
    inputs = {path: [] for path in objects.values()}
    text = subprocess.run(["ninja", "-C", build, "-t", "deps"], text=True,
                          capture_output=True, check=True).stdout
    for record in text.split("\n\n"):
        name, _, rest = record.strip().partition(": #deps ")
        if path := objects.get(name):
            inputs[path] = [build / line.strip()
                            for line in rest.splitlines()[1:]]
    inputs.pop("lib/Support/Precompiled.cpp", None)
    return inputs


def newest(paths):
    return max((path.stat().st_mtime for path in paths if path.exists()),
               default=0)


class Linter:
    def __init__(self, build):
        self.build = build
        self.inputs = compiled(build)

    def stamp(self, path):
        return self.build / "tidy" / f"{path}.passed"

    def passed(self, path):
        return self.inputs[path] and newest([self.stamp(path)]) > newest(
            self.inputs[path] + [ROOT / path, ROOT / ".clang-tidy",
                                 (ROOT / path).parent / ".clang-tidy"])

    def lint(self, path, end):
        """What is wrong with a file; None if there is no time before `end`."""
        left = end - time.monotonic()
        try:
            done = left > 0 and subprocess.run(
                [TIDY, "-p", self.build, "--quiet", ROOT / path], text=True,
                capture_output=True, timeout=left if left < math.inf else None)
        except subprocess.TimeoutExpired:
            return None
        if not done:
            return None
        if done.returncode:
            return (done.stdout or done.stderr).strip() or \
                f"{path}: {TIDY} ended with {done.returncode}"
        stamp = self.stamp(path)
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.touch()
        return ""

    def lint_all(self, paths, seconds):
        """What is wrong, and how many files there was time for."""
        end = time.monotonic() + seconds
        workers = len(os.sched_getaffinity(0))
        with concurrent.futures.ThreadPoolExecutor(workers) as pool:
            texts = [text for text in pool.map(
                lambda path: self.lint(path, end), paths) if text is not None]
        # One finding in a header is found from each file that includes it.
        problems = set()
        for text in texts:
            problems |= set(re.split(
                r"\n(?=/\S+:\d+:\d+: (?:warning|error))", text)) - {""}
        return problems, len(texts)


def named(paths, known):
    paths = [pathlib.Path(path).resolve().relative_to(ROOT).as_posix()
             for path in paths]
    if unknown := [path for path in paths if path not in known]:
        sys.exit(f"not compiled: {' '.join(unknown)}")
    return paths


def main():
    begin = time.monotonic()
    linter = Linter(pathlib.Path(sys.argv[1]).resolve())
    known = linter.inputs
    seconds, changed = math.inf, 0
    if sys.argv[2:] == ["--all"]:
        paths = list(known)
    elif len(sys.argv) > 2:
        paths = named(sys.argv[2:], known)
    else:
        seconds = float(os.environ.get("MP_TIDY_SECONDS", SECONDS))
        paths, changed = choose(known)
    if not known:
        sys.exit(f"tidy: {linter.build} compiles nothing of ours")
    todo = [path for path in paths if not linter.passed(path)]
    problems, linted = linter.lint_all(todo, seconds)
    for problem in sorted(problems):
        print(problem)
    print(f"tidy: {len(problems)} problems in "
          f"{len(paths) - len(todo) + linted} of {len(paths)} files, of which "
          f"{linted} were looked at anew, in {time.monotonic() - begin:.0f} s; "
          f"{changed} changed last")
    if todo and not linted:
        sys.exit(f"tidy: {seconds:.0f} s are too short for a single file")
    sys.exit(bool(problems))


main()
