#!/usr/bin/env python3
"""Says which tests match some names, and what has to be built for them.

    find-tests.py ROOT NAME...

A name is a regular expression, searched in a test's path and, for GoogleTests,
in Suite.Name; or a source file, whose tests carry its name: CancelPads.cpp has
cancel-pads.mlir and CancelPadsTest.cpp. Prints lines for tools/test.sh:

    target TARGET            to build
    lit PATH                 a lit test, below test/
    unit TARGET FILTER       GoogleTests of one executable
"""
import pathlib
import re
import sys

LIT_SUFFIXES = (".mlir", ".test", ".c", ".td")  # as in lit.cfg.py


def kebab(name):
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def compiled(name):
    """The expression that a name on the command line stands for."""
    if re.search(r"\.(cpp|h|td)$", name):
        stem = pathlib.PurePath(name).stem
        name = rf"\b({re.escape(kebab(stem))}|{re.escape(stem)})"
    return re.compile(name, re.IGNORECASE)


def declared(root, function, *folders):
    """Name and CMakeLists of each target that a CMake function makes."""
    for folder in folders:
        for path in sorted((root / folder).rglob("CMakeLists.txt")):
            for match in re.finditer(rf"^\s*{function}\(([^)]*)\)",
                                     path.read_text(), re.MULTILINE):
                yield path, match.group(1).split()


def tools_of(root, test, tools):
    """Tools that a lit test or a script of ours beside it names."""
    text = test.read_text(errors="replace")
    for path in re.findall(r"%(?:S|p)/(\S+\.(?:py|sh))", text):
        if (test.parent / path).is_file():
            text += (test.parent / path).read_text()
    for path in re.findall(r"%mp_src_root/(\S+\.(?:py|sh))", text):
        text += (root / path).read_text()
    named = {tool for tool in tools
             if re.search(rf"(?<![\w-]){tool}(?![\w-])", text)}
    return named or tools


def lit_tests(root, patterns):
    test = root / "test"
    for path in sorted(test.rglob("*")):
        inside = path.relative_to(test)
        if (path.suffix in LIT_SUFFIXES
                and not {"Inputs", "Unit"} & set(inside.parts)
                and any(p.search(inside.as_posix()) for p in patterns)
                and "RUN:" in path.read_text(errors="replace")):
            yield path, inside


def unit_filter(folder, target, sources, patterns):
    """What of a GoogleTest executable matches, as its --gtest_filter."""
    if any(p.search(f"Unit/{folder.name}/{target}") for p in patterns):
        return "*"
    chosen = []
    for source in sources:
        whole = any(p.search(f"Unit/{folder.name}/{source}") for p in patterns)
        for suite, name in re.findall(r"^TEST(?:_[FP])?\((\w+),\s*(\w+)\)",
                                      (folder / source).read_text(),
                                      re.MULTILINE):
            if whole or any(p.search(f"{suite}.{name}") for p in patterns):
                chosen += [f"{suite}.{name}", f"*/{suite}.{name}/*"]
    return ":".join(chosen)


def main():
    root = pathlib.Path(sys.argv[1])
    patterns = [compiled(name) for name in sys.argv[2:]]
    tools = {words[0] for function, folder in
             [("add_mp_tool", "tools"), ("add_executable", "test/lib"),
              ("add_executable", "test/Ptx"),
              ("add_executable", "test/Random")]
             for _, words in declared(root, function, folder)}
    targets, lines = set(), []
    for path, inside in lit_tests(root, patterns):
        targets |= tools_of(root, path, tools)
        lines.append(f"lit {inside}")
    for path, words in declared(root, "add_mp_unittest", "test/Unit"):
        sources = [word for word in words[1:] if word.endswith(".cpp")]
        if chosen := unit_filter(path.parent, words[0], sources, patterns):
            targets.add(words[0])
            lines.append(f"unit {words[0]} {chosen}")
    for line in [f"target {target}" for target in sorted(targets)] + lines:
        print(line)


main()
