#!/usr/bin/env python3
"""Checks the tables of docs/Behaviours.md.

    check-behaviours.py ROOT [PAGE]

Numbers from 1 to 118, each once and in order. A row says yes, partly, by design
or not yet. Whatever it says, each test that it names must be a file below
ROOT/test, and a name behind a colon must stand in it as that of a function or of
a GoogleTest. A row that says yes or partly names at least one.
"""
import pathlib
import re
import sys

LAST = 118
WORDS = {"yes", "partly", "by design", "not yet"}
ROW = re.compile(r"\| (\d+) \| (.*?) \| (.*?) \| (.*?) \| (.*) \|$")
# Paths below test, which is not said; an option or a type holds no slash.
TEST = re.compile(r"`([A-Z]\w*/[\w/.-]+)(?::(\w+))?`")


def has_name(text, name, suffix):
    """Whether a test file has a test, or a function, of that name."""
    if suffix in (".mlir", ".test"):
        return re.search(rf"func\.func (\w+ )?@{name}\b", text)
    return re.search(rf"\b{name}\b", text)


def check_row(test, here, reason):
    """What is wrong with a row's last two columns."""
    if here not in WORDS:
        yield f"'{here}' is none of {', '.join(sorted(WORDS))}"
    if not reason:
        yield "no test and no reason"
    named = TEST.findall(reason)
    if here in ("yes", "partly") and not named:
        yield f"says {here} and names no test"
    for path, name in named:
        if not (test / path).is_file():
            yield f"no file test/{path}"
        elif name and not has_name((test / path).read_text(), name,
                                   pathlib.PurePath(path).suffix):
            yield f"no {name} in test/{path}"


def main():
    root = pathlib.Path(sys.argv[1])
    page = pathlib.Path(*sys.argv[2:] or [root / "docs" / "Behaviours.md"])
    problems, numbers, tests = [], [], 0
    for line in page.read_text().splitlines():
        row = ROW.match(line)
        if not row:
            if re.match(r"\| \d", line):
                problems.append(f"not five columns: {line}")
            continue
        number, _, _, here, reason = row.groups()
        numbers.append(int(number))
        tests += len(TEST.findall(reason))
        problems += [f"{number}: {what}"
                     for what in check_row(root / "test", here, reason)]
    if numbers != list(range(1, LAST + 1)):
        missing = sorted(set(range(1, LAST + 1)) - set(numbers))
        problems.append(f"the numbers are not 1 to {LAST}, each once and in "
                        f"order; missing: {missing or 'none'}")
    for problem in problems:
        print(f"{page.name}: {problem}")
    print(f"behaviours: {len(numbers)}, tests named: {tests}, "
          f"problems: {len(problems)}")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
