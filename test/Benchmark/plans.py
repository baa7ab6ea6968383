#!/usr/bin/env python3
"""What the plans of training steps launch and move.

    plans.py MP-OPT STEP.mlir|FOLDER... [--types=off,bf16,f16] [--amp=OPTIONS]
             [--over-bf16=N] [--over-off=N] [--most-of-ideal=X]

Prints a row a step: launches of kernels, calls of libraries, copies and fills, the
bytes of the arena, those of all memory (arguments, results that are not written
over one, arena), and those that all calls together read and write, each operand
of a call once; in f32 (off), bf16, and f16 with a loss scale. With
--over-bf16, fails where f16 has more than N launches more than bf16, and with
--over-off, where bf16 has more than N launches more than f32.
"""
import argparse
import collections
import pathlib
import re
import subprocess
import sys
import tempfile

from ideal_bytes import ideal, size

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from plan_passes import BEFORE_FUSION

LIBRARY = {"matmul", "conv", "pool"}


def gathered(text):
    """Of each kernel, the bytes that are read of operands of which only gathers
    read: as many as they make, whatever they choose from."""
    reads = {}
    for kernel in re.split(r"\n  (?=mprt\.)", text):
        name = re.match(r"mprt\.kernel (@\w+)", kernel)
        arguments = name and re.search(r"\^bb0\((.*)\):", kernel)
        if not arguments:
            continue
        order = {argument: number for number, argument
                 in enumerate(re.findall(r"(%\w+):", arguments[1]))}
        uses = collections.defaultdict(list)
        for inputs, made, first in re.findall(
                r"mp\.fusion \w+ ins\(([^:)]*)[^)]*\) -> (.*) \{\n.*\n *(.*)",
                kernel):
            for number, operand in enumerate(re.findall(r"%\w+", inputs)):
                isTable = number == 0 and " = mp.gather " in first
                uses[order.get(operand)].append(
                    size(re.match("tensor<(.*?)>", made)[1])
                    if isTable else None)
        reads[name[1]] = {number: sum(bytes) for number, bytes in uses.items()
                          if None not in bytes}
    return reads


class Cost:
    """Of the plan of the step, as text."""

    def __init__(self, text, ideal_bytes):
        self.ideal = ideal_bytes
        begin = text.index("mprt.plan @step")
        reads = gathered(text[:begin])
        plan = text[begin:text.index("\n  }\n", begin)].splitlines()
        self.arena = int(re.search(r"arena (\d+)", plan[0])[1])
        self.calls = collections.Counter()
        self.bytes = 0
        self.resident = self.arena
        sizes = {}
        for line in plan[1:]:
            declared = re.match(r"\s*(%\w+) = .*tensor<(.*?)>", line)
            if declared:
                sizes[declared[1]] = size(declared[2])
                if "mprt.slot" in line and " alias " not in line:
                    self.resident += sizes[declared[1]]
                continue
            self.calls[re.search(r"mprt\.(\w+)", line)[1]] += 1
            # What a call writes in place it reads as well.
            self.bytes += sum(sizes[name] for part in line.split(" into")
                              for name in set(re.findall(r"%\w+", part)))
            if kernel := re.search(r"mprt\.launch (@\w+)\((.*?)\)", line):
                operands = re.findall(r"%\w+", kernel[2])
                for number, read in reads.get(kernel[1], {}).items():
                    table = sizes[operands[number]]
                    self.bytes -= max(table - read, 0)

    def row(self):
        launches = self.calls["launch"]
        library = sum(self.calls[name] for name in LIBRARY)
        other = self.calls.total() - launches - library
        return [launches, library, other] + [
            f"{count / 1e6:.2f}"
            for count in (self.arena, self.resident, self.bytes)] + [
            f"{self.bytes / self.ideal:.2f}"]


def plan(opt, step, dtype, amp, folder):
    """The cost, or the first error."""
    mixed, planned, graph = (pathlib.Path(folder) / name for name in
                             ("mixed.mlir", "plan.mlir", "graph.mlir"))
    for command in ([step, f"--mp-amp=dtype={dtype} chip=sm_90 {amp}", "-o", mixed],
                    [mixed, "--mp-to-cuda", "--emit=plan", "-o", planned],
                    [mixed, *BEFORE_FUSION, "--mlir-print-op-generic", "-o", graph]):
        done = subprocess.run([opt, *command], capture_output=True, text=True)
        if done.returncode:
            return re.search(r"error: (.*)", done.stderr)[1]
    return Cost(planned.read_text(), ideal(graph.read_text()))


def print_row(name, types, costs):
    empty = ["–"] * 7
    columns = zip(*(costs[dtype].row() if dtype in costs else empty
                    for dtype in types))
    print(f"| `{name}` | " + " | ".join(
        ", ".join(map(str, column)) if len(set(column)) > 1
        else str(column[0]) for column in columns) + " |")


def faults(costs, options):
    """What is more than asked for."""
    for less, more, most in (("bf16", "f16", options.over_bf16),
                             ("off", "bf16", options.over_off)):
        if (most is not None and {less, more} <= set(costs)
                and costs[more].calls["launch"] >
                costs[less].calls["launch"] + most):
            yield f"too many launches in {more}"
    for dtype, cost in costs.items():
        if options.most_of_ideal and cost.bytes > options.most_of_ideal * cost.ideal:
            yield f"moves {cost.bytes / cost.ideal:.2f} times the ideal in {dtype}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("opt")
    parser.add_argument("steps", nargs="+", type=pathlib.Path)
    parser.add_argument("--types", default="off,bf16,f16")
    parser.add_argument("--amp", default="")
    parser.add_argument("--over-bf16", type=int)
    parser.add_argument("--over-off", type=int)
    parser.add_argument("--most-of-ideal", type=float)
    options = parser.parse_args()
    steps = [step for path in options.steps
             for step in (sorted(path.glob("*.mlir")) if path.is_dir()
                          else [path])]
    failed = False
    types = options.types.split(",")
    print("| step | launches " + ", ".join(types) +
          " | library calls | copies | arena MB | resident MB | moved MB | of ideal |")
    print("|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for step in steps:
            found = {dtype: plan(options.opt, step, dtype, options.amp,
                                 folder)
                     for dtype in types}
            costs = {dtype: cost for dtype, cost in found.items()
                     if isinstance(cost, Cost)}
            if not costs:
                print(f"| `{step.stem}` | {found[types[0]][:60]} | | | | | |")
                continue
            print_row(step.stem, types, costs)
            for fault in faults(costs, options):
                print(f"{step.stem}: {fault}", file=sys.stderr)
                failed = True
    sys.exit(failed)


if __name__ == "__main__":
    main()
