#!/usr/bin/env python3
"""Lints our C++ with clang-tidy, as .clang-tidy says.

    tools/tidy.py BUILD              the files that changed last
    tools/tidy.py BUILD --all        all files: a quarter of an hour
    tools/tidy.py BUILD FILE...      these

BUILD is configured with clang; its precompiled headers make linting a file
cost a second. What passed is not looked at again before it, one of the headers
it was built with, or .clang-tidy changes.

MP_TIDY_BASE names a commit: then what changed last is what differs from it,
and not the files that the newest commits touch, up to RECENT.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
TIDY = "clang-tidy-22"
RECENT = 40


def git(*arguments):
    done = subprocess.run(["git", "-C", ROOT, *arguments], text=True,
                          capture_output=True)
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


def changed_last():
    """Paths from the root: not committed ones first, then the newest."""
    if base := os.environ.get("MP_TIDY_BASE"):
        return git("diff", "--name-only", base).splitlines()
    paths = list(not_committed())
    skipped = re.findall(r"^[0-9a-f]{40}", (
        ROOT / ".git-blame-ignore-revs").read_text(), re.MULTILINE)
    for commit in git("log", "--format=%x00%H", "--name-only",
                      "--diff-filter=AMR").split("\0")[1:]:
        name, *touched = commit.split()
        if name not in skipped:
            paths += touched
    return list(dict.fromkeys(paths))


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
            self.inputs[path] + [ROOT / path, ROOT / ".clang-tidy"])

    def lint(self, path):
        """What is wrong with a file, and the seconds of that."""
        begin = time.monotonic()
        done = subprocess.run([TIDY, "-p", self.build, "--quiet", ROOT / path],
                              text=True, capture_output=True)
        if done.returncode == 0:
            stamp = self.stamp(path)
            stamp.parent.mkdir(parents=True, exist_ok=True)
            stamp.touch()
            return "", time.monotonic() - begin
        text = (done.stdout or done.stderr).strip()
        return (text or f"{path}: {TIDY} ended with {done.returncode}",
                time.monotonic() - begin)


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    linter = Linter(build)
    known = linter.inputs
    if sys.argv[2:] == ["--all"]:
        paths = list(known)
    elif len(sys.argv) > 2:
        paths = [pathlib.Path(name).resolve().relative_to(ROOT).as_posix()
                 for name in sys.argv[2:]]
        if unknown := [path for path in paths if path not in known]:
            sys.exit(f"not compiled in {build}: {' '.join(unknown)}")
    else:
        paths = [path for path in changed_last() if path in known][:RECENT]
    if not paths and not os.environ.get("MP_TIDY_BASE"):
        sys.exit(f"tidy: nothing to lint in {build}")
    todo = [path for path in paths if not linter.passed(path)]
    problems, seconds = set(), 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for text, spent in pool.map(linter.lint, todo):
            seconds += spent
            # One finding in a header is found from each file that includes it.
            problems |= set(re.split(r"\n(?=/\S+:\d+:\d+: (?:warning|error))",
                                     text.strip())) - {""}
    for problem in sorted(problems):
        print(problem)
    print(f"tidy: {len(problems)} problems in {len(paths)} files, of which "
          f"{len(todo)} were looked at anew, {seconds:.0f} s")
    sys.exit(bool(problems))


main()
