#!/usr/bin/env python3
"""Runs the tests of the Python package, as many at once as there are cores.

    tools/oracles.py PYTHON LOGS          as many as the time allows
    tools/oracles.py PYTHON LOGS --all    all: a quarter of an hour

PYTHON has jax, and finds the package where PYTHONPATH says. What a test says is
in LOGS, and is shown where it fails. None begins after MP_PYTHON_SECONDS; by
default that is 200, and for --all there is no end. First come up to RECENT files that changed last, then a sample of
the others (recent.py).
"""
import concurrent.futures
import math
import os
import pathlib
import re
import subprocess
import sys
import time

import recent

RECENT = 6
SECONDS = 200


def run(python, log, path):
    """How it ended: 0 where it passed."""
    with log.open("w") as file:
        return subprocess.run([python, recent.ROOT / path], stdout=file,
                              stderr=subprocess.STDOUT).returncode


class Tests:
    def __init__(self, python, logs, seconds):
        self.python, self.logs = python, pathlib.Path(logs)
        self.begin = time.monotonic()
        self.end = self.begin + seconds
        self.failed = []

    def try_one(self, path):
        """Whether there was time for it."""
        if self.failed or time.monotonic() > self.end:
            return False
        log = self.logs / f"{pathlib.Path(path).name}.log"
        code = run(self.python, log, path)
        text = log.read_text(errors="replace")
        if code:
            self.failed.append(path)
            sys.stderr.write(f"{text}\n{path} ended with {code}\n")
        for line in re.findall(r"^(?:Ran|skipped).*", text, re.MULTILINE):
            print(f"{log.stem}: {line}", flush=True)
        return True

    def try_all(self, paths):
        """Those that there was no time for."""
        workers = len(os.sched_getaffinity(0))
        with concurrent.futures.ThreadPoolExecutor(workers) as pool:
            tried = list(pool.map(self.try_one, paths))
        return [path for path, is_tried in zip(paths, tried) if not is_tried]


def main():
    python, logs, *options = sys.argv[1:]
    if options not in ([], ["--all"]):
        sys.exit(f"unknown: {' '.join(options)}")
    known = [path.relative_to(recent.ROOT).as_posix()
             for path in (recent.ROOT / "test/Oracles").glob("*_test.py")]
    paths, changed = recent.by_urgency(known, RECENT)
    tests = Tests(python, logs, float(os.environ.get(
        "MP_PYTHON_SECONDS", math.inf if options else SECONDS)))
    left = tests.try_all(paths)
    if tests.failed:
        sys.exit(f"a test of tools/python fails: {' '.join(tests.failed)}")
    print(f"python: {len(paths) - len(left)} of {len(paths)} files, of which "
          f"{changed} changed last, in {time.monotonic() - tests.begin:.0f} s")
    if left == paths:
        sys.exit("python: no time for a single file")


main()
