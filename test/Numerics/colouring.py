"""T20: the planner's choice of types in memory, against all choices."""
import itertools
import json
import random
import re

import numpy as np

from lab import amp
from commands import run

STEP = "t20-colouring.mlir"
GRAPHS, RUNS, MOST_FREE = 60, 3, 10
# What the planner pays beside bytes: for a kernel that only casts, for a copy.
LAUNCH, ROUNDING = 1 << 16, 1 << 6


def redraw(seed):
    """The edit that gives lines of the step other operands, from the last six
    values of the same shape or the batch."""
    def edit(text):
        draw, lines, names = random.Random(seed), [], []
        for line in text.splitlines(keepends=True):
            made = re.match(r"  (%\w+) = (.*)", line, re.S)
            if made and len(names) > 1:
                rest = re.sub(r"%\w+", lambda _: draw.choice(names[-6:] + ["%x"]),
                              made[2])
                line = f"  {made[1]} = {rest}"
            names += [made[1]] if made else []
            lines.append(line)
        return "".join(lines)
    return edit


class Colouring:
    """What the planner chooses of: groups of reads, and values in memory."""

    def __init__(self, problem):
        self.values = problem["values"]
        self.roots = [group["root"] for group in problem["groups"]]
        groups = {i: group for i, group in enumerate(problem["groups"])
                  if group["root"] == i}
        self.free = [i for i, g in groups.items() if g["side"] == "free"]
        self.fixed = {i: g["side"] == "narrow" for i, g in groups.items()}
        self.planned = {i: g["planned"] for i, g in groups.items()}

    def cost(self, narrow):
        """The bytes that cross memory, and what is paid beside them."""
        return sum(self.cost_of(value, narrow) for value in self.values
                   if value["readers"])

    def cost_of(self, value, narrow):
        elements, maker = value["elements"], value["maker"]
        sides = [(narrow[self.roots[g]], read) for g, read in value["readers"]]
        low = any(side for side, _ in sides)
        wide = not all(side for side, _ in sides)
        cast = 6 * elements + LAUNCH
        total = sum((2 if side else 4) * read for side, read in sides)
        total += ROUNDING * low
        if maker == "kernel":
            return total + elements * (4 * wide + 2 * low)
        if maker == "library":
            return total + elements * (2 + 2 * wide) + cast * (wide and low)
        if maker == "parameter":
            return total + 2 * elements * low
        if maker == "move" and "moved" in value:
            moved = narrow[self.roots[value["moved"]]]
            total += elements * (2 if moved else 4)
            return total + cast * ((moved and wide) + (not moved and low))
        return total + 4 * elements * (maker == "move") + cast * low

    def least(self):
        """By all choices."""
        return min(self.cost({**self.fixed, **dict(zip(self.free, choice))})
                   for choice in itertools.product((False, True),
                                                   repeat=len(self.free)))

    def greedy(self):
        """One group after another becomes narrow, where that alone saves."""
        narrow = {**self.fixed, **dict.fromkeys(self.free, False)}
        for group in self.free:
            other = {**narrow, group: True}
            if self.cost(other) < self.cost(narrow):
                narrow = other
        return self.cost(narrow)


def load(lab, edit):
    """The colouring that a step leaves to the planner."""
    step = lab.compile(STEP, "--mp-load-policy=preset=fp16", "--cse",
                       "--canonicalize", edit=edit)
    told = run("mp-test-opt", step, "-o", "/dev/null",
               "--test-print-storage-problem")
    return Colouring(json.loads(told.stdout))


def worst_difference(lab, edit):
    """Of what a step computes with the planner's types, relative to its f32."""
    rng = np.random.default_rng(20)
    inputs = {n: (rng.standard_normal((256, 256)) / 16).astype(np.float32)
              for n in ("p", "q", "x")}
    exact, mixed = (lab.run(lab.compile(STEP, *passes, edit=edit), inputs,
                            training=False).values["y"]
                    for passes in ((), (amp("pad=false"),)))
    return float(np.max(np.abs(mixed - exact)) / np.max(np.abs(exact)))


def draw_graphs(lab):
    """The step, then redrawn ones of few choices: edits and colourings."""
    edits = (redraw(seed) if seed else None for seed in itertools.count())
    graphs = ((edit, load(lab, edit)) for edit in edits)
    return itertools.islice(((edit, graph) for edit, graph in graphs
                             if 2 <= len(graph.free) <= MOST_FREE), GRAPHS)


def t20_colouring(lab):
    """The minimum cut is the least of all choices; greedy is not."""
    rows, least, cut, greedy = [], [], [], []
    for edit, graph in draw_graphs(lab):
        least.append(graph.least())
        cut.append(graph.cost(graph.planned))
        greedy.append(graph.greedy())
        # The step itself, and the first that greed does not solve.
        if len(rows) < RUNS and (edit is None or greedy[-1] > least[-1]):
            off = worst_difference(lab, edit)
            lab.verdict(off < 0.01, f"T20: graph {len(least)} in these types is "
                        f"off by {off:.1e}")
            rows.append([f"number {len(least)}", 2**len(graph.free), least[-1],
                         cut[-1], greedy[-1]])
    wrong, worse = (sum(a != b for a, b in zip(costs, least))
                    for costs in (cut, greedy))
    lab.verdict(wrong == 0, f"T20: the planner's cost is the least of all in "
                f"{GRAPHS - wrong} of {GRAPHS} graphs")
    lab.verdict(min(np.subtract(greedy, cut)) >= 0, "T20: and never above that "
                "of greed")
    worst = [float(np.max(np.divide(costs, least))) for costs in (cut, greedy)]
    lab.control(worse > GRAPHS // 10, f"T20: by greed {worse} of {GRAPHS} cost "
                f"more, up to {worst[1]:.3f} times")
    rows += [[f"of {GRAPHS}, above the least", "", "", wrong, worse],
             ["the most, in times the least", "", "", *worst]]
    lab.table("T20", ["graph", "choices", "least", "minimum cut", "greed"], rows)
