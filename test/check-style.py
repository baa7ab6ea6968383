#!/usr/bin/env python3
"""Checks what the house style can be held to by a program.

    check-style.py ROOT

Sizes of files, functions and lines, banners and licence, the order of folders, the purity
of the runtime, the tests of each pass, one class of a name, no process exit or
stderr in libraries.
"""
import os
import pathlib
import re
import sys

# A longer file is asked whether two things live in it; those that answered are
# listed with the answer. None is longer than HARD_LIMIT.
SOFT_LIMIT = 400
HARD_LIMIT = 600
ONE_THING = {
    "lib/Analysis/Padding/PadCarrying.cpp":
        "what may be carried depends on what the pads then hold",
    "lib/Execution/ProgramBuilder.cpp":
        "kernels and memory are chosen in one walk",
}
WIDTH = 80
# A body with its braces, of our code and of the tests.
MOST_FUNCTION_LINES = 60
# What cannot be broken in a description: one-line texts, rows of a table.
ONE_LINE = re.compile(r'\s*(let summary = "|\| )')
BANNER = "SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception"
TOP_LEVEL = {"lib", "include", "tools", "test", "docs", "cmake",
             "CMakeLists.txt", "README.md", "LICENSE"}
# The folders of lib and include/mp, the highest first: a file includes headers
# of its own folder and of those further down (docs/Rationale.md says why).
LAYERS = ["Pipelines", "Execution", "CodeGen", "Conversion", "Import",
          "Transforms", "Roles", "Analysis/Record", "Analysis/Precision",
          "Analysis/Storage", "Analysis/Trust", "Analysis/PrecisionGraph",
          "Analysis/Padding", "Analysis/Cost", "Analysis/State",
          "Analysis/Origin", "Analysis/Range", "Analysis/LossScaling",
          "Analysis/Fusion", "Analysis/Evidence", "Policy", "Dialect/MPRT",
          "Dialect/MP", "Interfaces", "Runtime", "Support"]
# Never compiled: everything here has NDEBUG, as LLVM's packages do.
ASSERT = re.compile(r"\bassert\(|<cassert>|<assert\.h>")
# The one header that may end the process, where what it checks does not hold.
ASSERT_HEADER = "include/mp/Support/Assert.h"
# In texts for users: "is not a".
IS_NO = re.compile(r'"[^"]*(?<!there )\b(is|are|be) no (?!longer\b|more\b)[a-z"]')
# What may not stand in a library: it belongs to tools.
FORBIDDEN = [(re.compile(p), why) for p, why in [
    (r"\bcl::opt\b", "command-line option in a library"),
    (r"\b(llvm::)?errs\(\)", "writes to stderr; emit a diagnostic"),
    (r"\bstd::cerr\b", "writes to stderr; emit a diagnostic"),
    (r"\b(exit|abort|report_fatal_error)\(", "ends the process"),
    (r"\bfor \(.*\)\.set_bits\(\)\)",
     "goes through bits that are gone by then; name what has them"),
]]


def sources(root, *folders):
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".h", ".cpp", ".td", ".c"):
                yield path


def check_file(root, path, text, problems):
    lines = text.splitlines()
    known = str(path.relative_to(root)) in ONE_THING
    limit = HARD_LIMIT if known else SOFT_LIMIT
    if BANNER not in "\n".join(lines[:4]):
        problems.append(f"{path}: no banner with the licence")
    if len(lines) > limit:
        problems.append(f"{path}: {len(lines)} lines, limit {limit}")
    if known and len(lines) <= SOFT_LIMIT:
        problems.append(f"{path}: short enough, yet listed in ONE_THING")
    for number, line in enumerate(lines, 1):
        if (len(line) > WIDTH and "http" not in line
                and not (path.suffix == ".td" and ONE_LINE.match(line))):
            problems.append(f"{path}:{number}: {len(line)} columns")
        if IS_NO.search(line.split("// ")[0]) and "test" not in path.parts:
            problems.append(f"{path}:{number}: 'is no' for 'is not a'")
        if ASSERT.search(line.split("//")[0]):
            problems.append(f"{path}:{number}: assert() never runs here; "
                            f"use MP_ASSERT of {ASSERT_HEADER}")


RAW_STRING = re.compile(r'R"(\w*)\(.*?\)\1"', re.S)
# What holds functions, and is none.
SCOPE = re.compile(r"\s*(template <.*?>\s*)?"
                   r"(namespace|class|struct|union|enum|extern)\b")
# What a statement does not begin before: an end, a comment, a label.
BEFORE_STATEMENT = re.compile(r"^\s*$|[;{}]\s*(//.*)?$|^\s*(//|#)|:$")


def find_functions(text):
    """(first line, lines) of each body in a file as clang-format leaves it: it
    ends with the first brace below its beginning, and what ends with more than
    the brace is a list of values."""
    text = RAW_STRING.sub(lambda raw: "\n" * raw[0].count("\n"), text)
    lines = text.splitlines()
    number = 0
    while number < len(lines):
        line = lines[number]
        start, number = number, number + 1
        if not line.endswith(" {") or line.endswith("= {"):
            continue
        first = start
        while first > 0 and not BEFORE_STATEMENT.search(lines[first - 1]):
            first -= 1
        if SCOPE.match(" ".join(lines[first:number])):
            continue
        line = lines[first]
        closing = line[:len(line) - len(line.lstrip())] + "}"
        end = next((i for i in range(number, len(lines))
                    if lines[i].startswith(closing)), None)
        if end is not None and lines[end] == closing:
            yield start + 1, end - start + 1
            number = end + 1


def check_functions(path, text, problems):
    for first, count in find_functions(text):
        if count > MOST_FUNCTION_LINES:
            problems.append(f"{path}:{first}: a function of {count} lines, "
                            f"limit {MOST_FUNCTION_LINES}")


def check_library(root, path, text, problems):
    for pattern, why in FORBIDDEN:
        for number, line in enumerate(text.splitlines(), 1):
            code = line.split("//")[0]
            if pattern.search(code):
                problems.append(f"{path}:{number}: {why}")
    if "Runtime" in path.relative_to(root).parts:
        if re.search(r'#include "(mlir|llvm)/', text):
            problems.append(f"{path}: the runtime includes MLIR or LLVM")


def layer_of(path):
    """The rank in LAYERS of a path below lib or include/mp; None on top."""
    for rank, layer in enumerate(LAYERS):
        if path.startswith(layer + "/"):
            return rank
    return None


def check_layers(root, path, text, problems):
    own = str(path.relative_to(root)).removeprefix("include/mp/")
    own = own.replace("include/mp-runtime/", "Runtime/")  # its C interface
    rank = layer_of(own.removeprefix("lib/"))
    if rank is None:
        if own.count("/") > 1:
            problems.append(f"{path}: its folder is not in LAYERS of {__file__}")
        return
    for number, line in enumerate(text.splitlines(), 1):
        match = re.match(r'\s*#?include "(mp/)?([^"]+)"', line)
        if not match:
            continue
        included = match[2]
        if not match[1]:  # relative to the file
            target = pathlib.PurePosixPath(os.path.normpath(
                pathlib.PurePosixPath(own).parent / included))
            included = str(target).removeprefix("lib/")
        other = layer_of(included)
        if other is not None and other < rank:
            problems.append(f"{path}:{number}: {LAYERS[rank]} includes "
                            f"{LAYERS[other]}, which stands above it")


def check_comments(root, problems):
    """The first line of a folder's CMakeLists.txt says what lives there."""
    lists = set((root / "include").rglob("CMakeLists.txt"))
    lists.update(path.parent / "CMakeLists.txt"
                 for path in (root / "lib").rglob("*") if path.is_file())
    for path in sorted(lists):
        if not path.exists() or not path.read_text().startswith("# "):
            problems.append(f"{path}: does not begin with what lives there")


def includes(root):
    """Folders below lib and include/mp, and those beside them that they include
    from: (folder, other folder) and a file that does."""
    found = {}
    for base in (root / "lib", root / "include/mp"):
        for path in sources(base, "."):
            own = path.relative_to(base).parent
            for name in re.findall(r'#?include "(mp/[^"]+|\.[^"]+)"',
                                   path.read_text()):
                other = pathlib.Path(os.path.normpath(
                    name[3:] if name.startswith("mp/") else own / name)).parent
                if other != own and other.parent == own.parent:
                    found.setdefault((str(own), str(other)), path)
    return found


def check_cycles(root, problems):
    """No folder includes from one beside it that includes from it, through
    others or not."""
    found = includes(root)
    behind = {}
    for own, other in found:
        behind.setdefault(own, set()).add(other)
    for (own, other), path in sorted(found.items()):
        reached, pending = set(), [other]
        while pending:
            folder = pending.pop()
            if folder not in reached:
                reached.add(folder)
                pending.extend(behind.get(folder, ()))
        if own in reached:
            problems.append(f"{path}: {own} includes from {other}, which "
                            f"includes from it")


def run_lines(text):
    """The commands of a lit test, each on one line."""
    return re.findall(r"RUN:(.*)", re.sub(r"\\\n.*RUN:", " ", text))


def check_pass(name, source, tests, problems):
    """What the tests named after a pass must show: that it runs, that its own
    result stays as it is, and, where it says anything, what it says."""
    lines = [line for text in tests.values() for line in run_lines(text)
             if re.search(rf"(--|[(,]){name}\b", line)]
    text = "".join(tests.values())
    where = next(iter(tests))
    if not lines:
        problems.append(f"{where}: does not run --{name}")
    elif not any("diff" in line for line in lines):
        problems.append(f"{where}: no diff of one run of --{name} and two")
    if ("signalPassFailure()" in source
            and not re.search(r"expected-error|[A-Z]: error:", text)):
        problems.append(f"{where}: --{name} refuses, and no test sees it")
    if (re.search(r"remark::(passed|missed|failed|analysis)\(", source)
            and not re.search(r"expected-remark|--remarks-filter", text)):
        problems.append(f"{where}: --{name} tells, and no test listens")


def check_passes(root, problems):
    """Every pass of a td file has tests of its name: `x` and `x-….mlir`."""
    tests = {p: p.read_text() for p in sorted((root / "test").rglob("*"))
             if p.suffix in (".mlir", ".test") and "Inputs" not in p.parts}
    bodies = [p.read_text() for p in sources(root, "lib")]
    for td in sorted((root / "include").rglob("*Passes.td")):
        for record, name in re.findall(
                r'def (\w+)\s*:\s*(?:Interface)?Pass<\s*"([^"]+)"',
                td.read_text()):
            short = name.removeprefix("mp-")
            own = {p: text for p, text in tests.items()
                   if p.stem == short or p.stem.startswith(short + "-")}
            source = "".join(text for text in bodies
                             if f"GEN_PASS_DEF_{record.upper()}\n" in text)
            if not own or not source:
                problems.append(f"{td}: no test file or no source of {name}")
            else:
                check_pass(name, source, own, problems)


CLASS = re.compile(r"^(?:class|struct) (\w+)(?: final)?(?: : [^;{]*)? \{", re.M)
UNNAMED = re.compile(r"^namespace \{.*?^\} // namespace$", re.S | re.M)


def check_classes(root, problems):
    """One class of a name in a namespace of the libraries: of two, a linker
    takes the members of either, and says nothing."""
    places = {}
    for path in sources(root, "include", "lib"):
        text = UNNAMED.sub("", path.read_text())
        named = re.search(r"^namespace ([\w:]+) \{", text, re.M)
        for name in CLASS.findall(text) if named else ():
            first = places.setdefault((named[1], name), path)
            if first != path:
                problems.append(f"{path}: {named[1]}::{name} is a class of "
                                f"{first}, too")


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    problems = []
    for entry in root.iterdir():
        if not (entry.name.startswith((".", "build"))
                or entry.name in TOP_LEVEL):
            problems.append(f"{entry}: not part of the top level")
    # What a tool writes when it is tried out does not belong beside it.
    for path in sorted((root / "tools").rglob("*")):
        if path.suffix in (".vhlo", ".npz", ".jaxexport", ".mlir"):
            problems.append(f"{path}: data among the tools")
    for path in sources(root, "include", "lib", "tools", "test/lib"):
        text = path.read_text()
        check_file(root, path, text, problems)
        if str(path.relative_to(root)) == ASSERT_HEADER:
            continue
        if path.relative_to(root).parts[0] in ("include", "lib"):
            check_library(root, path, text, problems)
            check_layers(root, path, text, problems)
    for path in sources(root, "include", "lib", "tools", "test"):
        if path.suffix != ".td":
            check_functions(path, path.read_text(), problems)
    check_passes(root, problems)
    check_classes(root, problems)
    check_comments(root, problems)
    check_cycles(root, problems)
    for problem in problems:
        print(problem)
    print(f"style: {len(problems)} problems")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
