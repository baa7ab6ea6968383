#!/usr/bin/python3
"""Sees in runs that the loss scale passes through every gradient of a step.

    run.py BIN_DIR [NAME...] [options]

The steps are those of ../Hazards and ../Motion, rewritten by mp-opt with static
scales of 2^8 and 2^12; where these overflow, with 2^-8 and 2^-4, or still less. Of
each is judged:

  bits      in three calls both scales give the same bits of every result and of
            every unscaled gradient, unless a value was infinite or subnormal, or
            has not as many zeros with both
  hooks     a contraction of the backward pass that gives an eighth more changes an
            unscaled gradient or a state, in the first call or the next two; and
            with both scales alike
  overflow  an infinity in any one value that is unscaled refuses the call: the
            state has the bits that it came with

Contractions of gradients that no scale reaches are named and counted, and steps that
no scale saves from overflow named, as expected.json demands. Of all steps at least
two thirds have the same bits: what is excused is the exception. --control takes a
second scale that is not a power of two: at least half of the steps have other bits
then, or the first judgement shows nothing.
"""
import argparse
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
FOLDERS = [HERE.parent / "Hazards" / "steps", HERE.parent / "Motion" / "steps"]
CALLS = 3
# Exponents of the first scale, and how far the second is above it.
FIRST, APART = [8, -8, -16, -24], 4
# The smallest normal numbers, and what no loss scale touches.
NORMAL = {"f16": 2.0**-14, "bf16": 2.0**-126, "f32": 2.0**-126}
UNGUARDED = ["rng", "loss_scale"]
SAME, REFUSED = "same bits", "always refused"


class Broken(Exception):
    """A tool did not do what has nothing to do with scales."""


class Endless(Broken):
    """A loop of the step itself waits for what disturbed gradients never give."""


def call(*command):
    try:
        done = subprocess.run(list(map(str, command)), capture_output=True,
                              text=True, errors="replace", timeout=20)
    except subprocess.TimeoutExpired:
        raise Endless(f"{pathlib.Path(command[0]).name} does not end") from None
    if done.returncode:
        error = re.search(r"error: (.*)", done.stderr)
        raise Broken(error[1] if error else done.stderr[-200:])
    return done.stderr


def find_steps():
    return {path.stem: path for folder in FOLDERS
            for path in sorted(folder.glob("*.mlir"))}


class Step:
    """One step, as it is rewritten with one scale."""

    def __init__(self, options, path, scale, scratch):
        self.bin, self.source = options.bin, path
        self.folder = pathlib.Path(scratch) / str(scale)
        self.folder.mkdir(exist_ok=True)
        self.mixed = self.folder / "mixed.mlir"
        call(self.bin / "mp-opt", path,
             f"--mp-amp=dtype={options.type} loss-scale={scale}", "-o", self.mixed)

    def hook(self, option=""):
        """The step with one gradient disturbed, and what the pass told."""
        out = self.folder / "hooked.mlir"
        words = call(self.bin / "mp-test-opt", self.mixed,
                     f"--test-hook-gradients={option}", "-o", out)
        return out, words

    def overflows(self):
        """Whether the first call is refused."""
        losses = self.folder / "losses.json"
        self.run(self.mixed, "--steps=1", f"--losses={losses}")
        return bool(json.loads(losses.read_text())["skipped"])

    def run(self, file, *options):
        out = self.folder / "out.npz"
        call(self.bin / "mp-run", file, f"--inputs={self.source.with_suffix('.npz')}",
             f"--outputs={out}", "--progress=off", *options)
        with np.load(out) as arrays:
            return {name: arrays[name] for name in arrays.files}

    def find_state(self):
        """Pairs of an argument and its next value that a guard keeps."""
        text = self.mixed.read_text()
        signature = text[text.index("func.func @main("):].split("\n")[0]
        arguments = re.split(r"%arg\d+: ", signature.split(") -> (")[0])[1:]
        for index, argument in enumerate(arguments):
            pair = re.search(r"mp\.pair = (\d+)", argument)
            role = re.search(r"mp\.role = #mp\.role<(\w+)>", argument)
            if pair and role and role[1] not in UNGUARDED:
                yield index, int(pair[1])


def differ(ones, others):
    """The names of arrays whose bits are not the same."""
    return [name for name in ones
            if ones[name].tobytes() != others[name].tobytes()]


def profile(step, file, calls):
    """What is known of each value in so many calls, by its name."""
    out = step.folder / "profile.json"
    step.run(file, f"--steps={calls}", f"--profile={out}")
    return {value["name"]: value for value in json.loads(out.read_text())["values"]}


def find_inexact(steps, files, calls):
    """Why two scales may give other bits: a value that differs, and what it was."""
    ones, others = (profile(step, file, calls) for step, file in zip(steps, files))
    for name in sorted(set(ones) & set(others)):
        pair = ones[name], others[name]
        kind = re.search(r"bf16|f16|f32", pair[0]["type"])
        if not kind or all(pair[0].get(key) == pair[1].get(key)
                           for key in ("amax", "least", "zeros", "non_finite")):
            continue
        if pair[0]["non_finite"] or pair[1]["non_finite"]:
            return f"{name} is not finite"
        if any(0 < (one.get("least") or 1) < NORMAL[kind[0]] for one in pair):
            return f"{name} is subnormal"
        if pair[0]["zeros"] != pair[1]["zeros"]:
            return f"{name} vanishes"
    return ""


def judge_bits(steps):
    """What is wrong, and whether the bits are the same."""
    files = [step.hook("expose=true")[0] for step in steps]
    ones, others = (step.run(file, f"--steps={CALLS}")
                    for step, file in zip(steps, files))
    changed = differ(ones, others)
    if not changed:
        return [], SAME
    why = find_inexact(steps, files, CALLS)
    return ([] if why else [f"{changed[0]} has other bits"]), why or "others"


def changes_later(step, file):
    """Whether a hook is seen in further calls: what measures the way from where
    training began measures nothing in the first."""
    plain = step.run(step.hook("expose=true")[0], f"--steps={CALLS}")
    hooked = step.folder / "later.mlir"
    hooked.write_text(file)
    return bool(differ(plain, step.run(hooked, f"--steps={CALLS}")))


def judge_hooks(steps, count, same):
    """What no hook changes, and what one changes by the scale."""
    wrong = []
    plain = steps[0].run(steps[0].hook("expose=true")[0])
    for number in range(count):
        files = [step.hook(f"expose=true contraction={number}")[0] for step in steps]
        try:
            ones, others = (step.run(file) for step, file in zip(steps, files))
        except Endless:
            continue
        if not differ(plain, ones):
            if not changes_later(steps[0], files[0].read_text()):
                wrong.append(f"contraction {number} changes nothing")
        elif same and differ(ones, others) and not find_inexact(steps, files, 1):
            wrong.append(f"contraction {number} changes more by another scale")
    return wrong


def judge_overflow(step, count):
    """Gradients whose infinity reaches a state."""
    wrong = []
    with np.load(step.source.with_suffix(".npz")) as inputs:
        arrays = {name.split(".")[0]: inputs[name] for name in inputs.files}
    state = [(f"arg{index}", f"out{pair}") for index, pair in step.find_state()
             if f"arg{index}" in arrays]
    if count and not state:
        return []  # gradients alone
    for number in range(count):
        try:
            out = step.run(step.hook(f"gradient={number}")[0])
        except Endless:
            continue
        moved = [after for before, after in state
                 if out[next(name for name in out if name.split(".")[0] == after)
                        ].tobytes() != arrays[before].tobytes()]
        if moved:
            wrong.append(f"an infinity in gradient {number} moves {moved[0]}")
    return wrong


def make_steps(options, path, scratch):
    """The step with two scales, as large as do not overflow."""
    for exponent in FIRST:
        second = 2.0**(exponent + APART) * (1000 / 1024 if options.control else 1)
        steps = [Step(options, path, scale, scratch)
                 for scale in (2.0**exponent, second)]
        if not any(step.overflows() for step in steps):
            return steps
    return []


def judge(name, options, expected):
    """A row of the table: name, cells, what is wrong."""
    path = find_steps()[name]
    with tempfile.TemporaryDirectory() as scratch:
        try:
            steps = make_steps(options, path, scratch)
            if not steps:
                wrong = [] if name in expected["always refused"] else \
                    ["no scale is small enough"]
                return name, ["-"] * 3 + [REFUSED], wrong
            words = steps[0].hook()[1]
            count = words.count("scaled contraction")
            missed = words.count("no scale reaches")
            gradients = words.count("unscaled gradient")
            wrong, bits = judge_bits(steps)
            if not options.control:
                wrong += judge_hooks(steps, count, bits == SAME)
                wrong += judge_overflow(steps[0], gradients)
            wanted = expected["not reached"].get(name, 0)
            if missed != wanted:
                wrong.append(f"no scale reaches {missed} contractions of "
                             f"gradients, not {wanted}")
            return name, [str(count), str(missed), str(gradients), bits], wrong
        except Broken as broken:
            return name, ["-"] * 4, [f"BROKEN: {broken}"]


def conclude(rows, options):
    print("| step | contractions | not reached | gradients | bits | |\n"
          + "|---" * 6 + "|")
    for name, cells, wrong in rows:
        print(f"| {name} | {' | '.join(cells)} | {'; '.join(wrong)} |")
    failed = [name for name, _, wrong in rows if wrong]
    same = sum(row[1][3] == SAME for row in rows)
    if options.control:
        print(f"control: {len(rows) - same} of {len(rows)} steps have other bits")
        return 0 if 2 * same <= len(rows) else 1
    print(f"{len(rows)} steps, {same} with the same bits, {len(failed)} wrong")
    few = not options.names and 3 * same < 2 * len(rows)
    return 1 if failed or few or not rows else 0


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("bin", type=pathlib.Path, metavar="BIN_DIR")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--type", default="f16", choices=["f16", "bf16"])
    parser.add_argument("--control", action="store_true")
    parser.add_argument("-j", type=int, default=2, dest="jobs")
    options = parser.parse_intermixed_args()
    steps = find_steps()
    unknown = [name for name in options.names if name not in steps]
    if unknown:
        sys.exit(f"error: there is no step '{unknown[0]}'")
    expected = json.loads((HERE / "expected.json").read_text())
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        rows = list(pool.map(lambda name: judge(name, options, expected),
                             options.names or sorted(steps)))
    return conclude(rows, options)


if __name__ == "__main__":
    sys.exit(main())
