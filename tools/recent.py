"""The order for a check that has no time for all files.

First come those that changed last: not committed ones, then those that the
newest commits touch. All others follow in an order that the newest commit
decides, so that each commit has another sample looked at. A clone without
history has such a sample alone.
"""
import hashlib
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]


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


def by_urgency(known, most):
    """Paths from the root, in that order, and how many of them changed last.

    Those are at most `most`, since a commit may touch everything.
    """
    recent, commit = [], ""
    if (ROOT / ".git").exists():
        commit = git("rev-parse", "HEAD").strip()
        touched = dict.fromkeys([*not_committed(), *committed()])
        recent = [path for path in touched if path in known][:most]
    others = sorted(set(known) - set(recent), key=lambda path: hashlib.sha256(
        f"{commit} {path}".encode()).digest())
    return recent + others, len(recent)
