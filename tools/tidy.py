#!/usr/bin/env python3
"""Lints our C++ with clang-tidy, as .clang-tidy says.

    tools/tidy.py BUILD              as many files as the time allows
    tools/tidy.py BUILD --all        all files: a quarter of an hour
    tools/tidy.py BUILD FILE...      these

BUILD is configured with clang; its precompiled headers make linting a file
cost a few seconds. What passed is not looked at again before it, one of the
headers it was built with, or .clang-tidy changes.

The time is MP_TIDY_SECONDS, 120 by default. First come the files that changed
last: not committed ones, then those that the newest commits touch, up to
RECENT. All others follow in an order that the newest commit decides, so that
each commit has another sample looked at. A clone without history has such a
sample alone. MP_TIDY_BASE names a commit: then only what differs from it is
looked at.
"""
import concurrent.futures
import hashlib
import json
import math
import os
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
TIDY = "clang-tidy-22"
RECENT = 40
SECONDS = 120


def git(*arguments):
    # Whoever runs this trusts the tree, whoever owns it.
    done = subprocess.run(["git", "-C", ROOT, "-c", "safe.directory=*",
                           *arguments], text=True, capture_output=True)
    if done.returncode:
        sys.exit(f"git {arguments[0]} failed: {done.stderr.strip()}")
    return done.stdout


def not_committed():
    """Paths from the root, those in new folders too; of a move the new one."""
    entries = iter(git("status", "--porcelain", "-z", "-uall").split("\0")[:-1])
    for entry in entries:
        yield entry[3:]
        if "R" in entry[:2] or "C" in entry[:2]:
            next(entries)  # the old one


def committed():
    """Paths that commits touch, the newest first."""
    skipped = re.findall(r"^[0-9a-f]{40}", (
        ROOT / ".git-blame-ignore-revs").read_text(), re.MULTILINE)
    for commit in git("log", "--format=%x00%H %P", "--name-only",
                      "--diff-filter=AMR").split("\0")[1:]:
        head, *touched = commit.splitlines()
        name, *parents = head.split()
        # The first commit, and the last that a shallow clone has, add all.
        if parents and name not in skipped:
            yield from filter(None, touched)


def choose(known):
    """The files to lint, the most urgent first, and how many changed last."""
    if base := os.environ.get("MP_TIDY_BASE"):
        differing = set(git("diff", "--name-only", base).splitlines())
        paths = [path for path in known if path in differing]
        return paths, len(paths)
    recent, commit = [], ""
    if (ROOT / ".git").exists():
        commit = git("rev-parse", "HEAD").strip()
        touched = dict.fromkeys([*not_committed(), *committed()])
        recent = [path for path in touched if path in known][:RECENT]
    others = sorted(set(known) - set(recent), key=lambda path: hashlib.sha256(
        f"{commit} {path}".encode()).digest())
    return recent + others, len(recent)


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
    seconds, recent = math.inf, 0
    if sys.argv[2:] == ["--all"]:
        paths = list(known)
    elif len(sys.argv) > 2:
        paths = named(sys.argv[2:], known)
    else:
        seconds = float(os.environ.get("MP_TIDY_SECONDS", SECONDS))
        paths, recent = choose(known)
    if not known:
        sys.exit(f"tidy: {linter.build} compiles nothing of ours")
    todo = [path for path in paths if not linter.passed(path)]
    problems, linted = linter.lint_all(todo, seconds)
    for problem in sorted(problems):
        print(problem)
    print(f"tidy: {len(problems)} problems in "
          f"{len(paths) - len(todo) + linted} of {len(paths)} files, of which "
          f"{linted} were looked at anew, in {time.monotonic() - begin:.0f} s; "
          f"{recent} changed last")
    if todo and not linted:
        sys.exit(f"tidy: {seconds:.0f} s are too short for a single file")
    sys.exit(bool(problems))


main()
