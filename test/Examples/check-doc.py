#!/usr/bin/env python3
"""Checks that the IR shown in a page is what the tools print.

    check-doc.py [--update] PAGE...

A fenced block that follows a line `<!-- run: COMMAND -->` must be the output of
COMMAND, run in the root of the repository; $OUT is an empty folder for what it
writes. A line of the block that is only `...` stands for any number of lines.
--update rewrites blocks that hold no `...` line and no longer match.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
QUITS = re.compile(r"\|\s*head\b|\bgrep -\w*[qm]|/q[;}']")
BLOCK = re.compile(r"<!-- run: (?P<command>.*?) -->\n```(?P<kind>\w*)\n"
                   r"(?P<body>.*?)```\n", re.S)


def output_of(command):
    """What the command prints, without the empty lines at its ends."""
    if QUITS.search(command):  # a slow writer before it would die of SIGPIPE
        sys.exit(f"{command}\nstops reading early: use sed -n 1,8p or the like")
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(["bash", "-o", "pipefail", "-c", command],
                              cwd=ROOT, env={**os.environ, "OUT": folder},
                              capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{command}\nfailed with {done.returncode}:\n{done.stderr}")
    return done.stdout.strip("\n") + "\n"


def matches(shown, printed):
    """Whether the shown lines, with `...` for any lines, cover the printed."""
    pieces = [re.escape(piece) for piece in
              re.split(r"(?m)^[ \t]*\.\.\.[ \t]*\n", shown)]
    return re.fullmatch(r"(?:.*\n)*?".join(pieces), printed) is not None


def check(page, update):
    text, wrong = page.read_text(), []

    def visit(block):
        printed = output_of(block["command"])
        if matches(block["body"], printed):
            return block[0]
        if update and not re.search(r"(?m)^\s*\.\.\.\s*$", block["body"]):
            start = block.start()
            return (block[0][:block.start("body") - start] + printed
                    + block[0][block.end("body") - start:])
        wrong.append(f"{page}: `{block['command']}` prints\n{printed}"
                     f"but the page shows\n{block['body']}")
        return block[0]

    new, count = BLOCK.subn(visit, text)
    if not count:
        wrong.append(f"{page}: holds no block to check")
    if update and new != text:
        page.write_text(new)
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--update", action="store_true")
    parser.add_argument("pages", nargs="+", type=pathlib.Path)
    args = parser.parse_args()
    wrong = [w for page in args.pages for w in check(page, args.update)]
    if wrong:
        wrong.append("check-doc.py --update rewrites blocks without '...'")
    print("\n".join(wrong) or "the pages show what the tools print")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
