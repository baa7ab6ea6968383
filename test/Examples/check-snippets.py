#!/usr/bin/env python3
"""Checks that the snippets of the pages come from files that are tested.

    check-snippets.py ROOT PAGE...

A snippet is a fenced block after a line `<!-- from: PATH -->`. Its lines stand
in that file in this order, one after the other; indentation, empty lines and
FileCheck and lit comments do not count, and a line `...` skips any number of
lines. A page with such a mark marks all its mlir, cpp and tablegen blocks.
"""
import pathlib
import re
import sys

MARK = re.compile(r"<!-- from: (\S+) -->")
FENCE = re.compile(r"```(\w*)")
TESTED = {"mlir", "cpp", "tablegen"}


def significant(text):
    lines = (line.strip() for line in text.splitlines())
    return [line for line in lines
            if line and not re.match(r"// (CHECK|RUN|expected-)", line)]


def occurs(snippet, lines):
    """Whether the pieces between `...` follow each other in `lines`."""
    position = 0
    for piece in "\n".join(snippet).split("\n...\n"):
        piece = [line for line in piece.splitlines() if line != "..."]
        for start in range(position, len(lines) - len(piece) + 1):
            if lines[start:start + len(piece)] == piece:
                position = start + len(piece)
                break
        else:
            return False
    return True


def blocks(text):
    """(line number, language, source or None, body) of each fenced block."""
    source, body, start, language = None, None, 0, ""
    for number, line in enumerate(text.splitlines(), 1):
        fence = FENCE.match(line)
        if body is not None:
            if line.startswith("```"):
                yield start, language, source, "\n".join(body)
                source, body = None, None
            else:
                body.append(line)
        elif fence:
            body, start, language = [], number, fence.group(1)
        elif MARK.search(line):
            source = MARK.search(line).group(1)
        elif line.strip():
            source = None


def main():
    root = pathlib.Path(sys.argv[1])
    checked = problems = 0
    for page in sys.argv[2:]:
        text = pathlib.Path(page).read_text()
        if not MARK.search(text):
            continue
        for number, language, source, body in blocks(text):
            if source is None:
                if language in TESTED:
                    print(f"{page}:{number}: snippet without a source")
                    problems += 1
                continue
            checked += 1
            path = root / source
            if not path.is_file():
                print(f"{page}:{number}: no file {source}")
                problems += 1
            elif not occurs(significant(body), significant(path.read_text())):
                print(f"{page}:{number}: does not stand in {source}")
                problems += 1
    print(f"snippets: {checked} checked, {problems} problems")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
