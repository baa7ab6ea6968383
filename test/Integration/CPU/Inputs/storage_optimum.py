"""Compares plans of types in memory with the optimum that HiGHS finds.

    storage_optimum.py MP-OPT MP-TEST-OPT FOLDER NAME... [--dtype=bf16]

For each step of the folder that are named: the
choices that verdicts leave are written as an integer program, in bytes that
cross memory once ops are fused, and solved by scipy's HiGHS, which shares
nothing with our minimum cut. Variables: each group of reads is narrow or not,
and of each value there is a wide copy, a narrow one, or both. The plan's bytes
must be at most 1.03 times the optimum, at the planner's prices of launches and
roundings exactly the optimum.

Prints one line per step: the plan's bytes, the optimum of bytes alone, and
their ratio; exit code 1 if one is above, or was not solved.
"""
import argparse
import json
import pathlib
import subprocess
import sys

import numpy
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import coo_matrix

MOST = 1.03
# What the planner pays beside bytes: for a kernel that only casts, for a copy.
LAUNCH, ROUNDING = 1 << 16, 1 << 6


class Program:
    """A linear program with 0-1 variables: minimise costs over rows >= low."""

    def __init__(self):
        self.costs, self.whole, self.lows = [], [], []
        self.entries, self.constant = [], 0

    def add(self, cost=0, whole=False):
        self.costs.append(cost)
        self.whole.append(whole)
        return len(self.costs) - 1

    def require(self, terms, low):
        """The sum of (variable, factor) is at least `low`."""
        for variable, factor in terms:
            self.entries.append((len(self.lows), variable, factor))
        self.lows.append(low)

    def solve(self):
        if not self.costs:
            return self.constant
        constraints = ()
        if self.lows:
            rows, columns, values = zip(*self.entries)
            matrix = coo_matrix((values, (rows, columns)),
                                shape=(len(self.lows), len(self.costs)))
            constraints = LinearConstraint(matrix.tocsr(), self.lows, numpy.inf)
        found = milp(numpy.array(self.costs, dtype=float), bounds=Bounds(0, 1),
                     constraints=constraints,
                     integrality=numpy.array(self.whole, dtype=int),
                     options={"mip_rel_gap": 1e-9})
        assert found.success, found.message
        return self.constant + round(found.fun)


class Problem:
    """What a test pass wrote of one step."""

    def __init__(self, data):
        self.values = data["values"]
        self.roots = [group["root"] for group in data["groups"]]
        self.planned = [group["planned"] for group in data["groups"]]
        self.sides = {i: group["side"] for i, group in
                      enumerate(data["groups"]) if group["root"] == i}

    def count_free(self):
        return sum(side == "free" for side in self.sides.values())

    def optimum(self, launch, rounding, planned=False):
        """The least cost; `planned`: with all choices as in the plan."""
        program = Program()
        narrow = {}
        for root, side in self.sides.items():
            narrow[root] = program.add(whole=True)
            if planned:
                side = "narrow" if self.planned[root] else "wide"
            if side == "narrow":
                program.require([(narrow[root], 1)], 1)
            if side == "wide":
                program.require([(narrow[root], -1)], 0)
        for value in self.values:
            self.add_value(program, value, narrow, launch, rounding)
        return program.solve()

    def add_value(self, program, value, narrow, launch, rounding):
        elements, maker = value["elements"], value["maker"]
        if not value["readers"]:
            return
        wide_copy, narrow_copy = program.add(), program.add(rounding)
        for group, read in value["readers"]:
            side = narrow[self.roots[group]]
            program.constant += 4 * read
            program.costs[side] -= 2 * read
            program.require([(wide_copy, 1), (side, 1)], 1)
            program.require([(narrow_copy, 1), (side, -1)], 0)
        cast = 6 * elements + launch

        def pay_both(terms, low):
            """A cast where the sum of these is above `low` - 1."""
            both = program.add(cast)
            program.require([(both, 1)] + [(v, -f) for v, f in terms], 1 - low)

        if maker == "kernel":
            program.costs[wide_copy] += 4 * elements
            program.costs[narrow_copy] += 2 * elements
        elif maker == "library":
            program.constant += 2 * elements
            program.costs[wide_copy] += 2 * elements
            pay_both([(wide_copy, 1), (narrow_copy, 1)], 2)
        elif maker == "parameter":
            program.costs[narrow_copy] += 2 * elements
        elif maker in ("move", "stack") and "moved" in value:
            moved = narrow[self.roots[value["moved"]]]
            program.constant += 4 * elements
            program.costs[moved] -= 2 * elements
            if maker == "stack":  # nobody reads as f32 what is narrow
                program.require([(moved, -1), (wide_copy, -1)], -1)
            pay_both([(moved, 1), (wide_copy, 1)], 2)
            pay_both([(moved, -1), (narrow_copy, 1)], 1)
        else:  # f32, whoever reads it
            program.constant += 4 * elements if maker == "move" else 0
            program.costs[narrow_copy] += cast


def run(*command, **options):
    done = subprocess.run(list(map(str, command)), capture_output=True,
                          text=True, **options)
    assert done.returncode == 0, done.stderr
    return done.stdout


def load(opt, test_opt, path, dtype):
    """The problem of a step, where its types are chosen."""
    roles = next((p for p in (path.with_name(path.stem + ".roles.json"),
                              path.parent / "roles" / (path.stem + ".json"))
                  if p.exists()), None)
    step = run(opt, path, "--mp-assign-roles" + (f"=roles={roles}" if roles
                                                 else ""),
               "--mp-load-policy=preset=" + dtype, "--cse", "--canonicalize",
               "--mp-insert-loss-scaling=mode=off")
    return Problem(json.loads(run(test_opt, "-", "-o", "/dev/null",
                                  "--test-print-storage-problem", input=step)))


def check(problem, name):
    ours = problem.optimum(0, 0, planned=True)
    least = problem.optimum(0, 0)
    paid = problem.optimum(LAUNCH, ROUNDING, planned=True)
    least_paid = problem.optimum(LAUNCH, ROUNDING)
    good = ours <= MOST * least and paid == least_paid
    print(f"{name}: {problem.count_free()} free, plan {ours} bytes, optimum "
          f"{least}, ratio {ours / max(least, 1):.4f}, with launches "
          f"{paid} and {least_paid}: {'good' if good else 'BAD'}", flush=True)
    return good


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("opt")
    parser.add_argument("test_opt")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--dtype", default="fp16")
    options = parser.parse_args()
    good = []
    for name in options.names:
        path = next(iter(sorted(options.folder.rglob(name + ".mlir"))))
        good.append(check(load(options.opt, options.test_opt, path,
                               options.dtype), name))
    return 0 if good and all(good) else 1


sys.exit(main())
