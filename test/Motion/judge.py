#!/usr/bin/python3
"""Trains the steps of this folder in f16 and bf16: does each parameter move?

    judge.py BIN_DIR [NAME...] [--control] [--stochastic]

Each step is rewritten by `mp-opt --mp-amp=dtype=...` and called CALLS times by
mp-run beside its f32 twin (`dtype=off`), whose first and last losses must be those
of JAX. A single update is below half a unit of f16. Judged:

  motion   of each parameter, last value minus first: its correlation with that of
           the f32 twin is at least 0.99
  fall     of the loss, as the f32 twin sees the state before and after: within
           2 % of its own, where it moves by more than MOVED of itself; a call
           that was skipped is none
  skipped  no step once the loss scale has settled: at most SKIPS

--control trains without masters, where at least LEAST_LOST steps must fail that in
each type, or the set shows nothing.

--stochastic trains without masters and rounds stochastically. Most of the motion is
noise then, which has no mean: judged are the fall, within NOISY_FALL, and how far all
parameters together went the f32 twin's way, within NOISY_WAY of its own. With
--control updates are rounded to nearest, and all steps must fail that.
"""
import argparse
import concurrent.futures
import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
CALLS, CORRELATION, FALL, MOVED, SKIPS, LEAST_LOST = 200, 0.99, 0.02, 1e-4, 16, 20

NOISY_FALL, NOISY_WAY = 0.1, 0.1


class Failed(Exception):
    """A tool refused what it should not."""


def call(*command):
    done = subprocess.run(list(map(str, command)), capture_output=True,
                          text=True, errors="replace", timeout=300)
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        errors = [line for line in lines if "error" in line]
        raise Failed((errors or lines or ["no message"])[0][:200])


def train(bins, name, options, folder, calls=CALLS):
    """Results and losses of a training with these options."""
    inputs = HERE / "steps" / f"{name}.npz"
    step, outputs, losses = (folder / f"{name}{end}" for end in
                             (".mlir", ".npz", ".json"))
    call(bins / "mp-opt", HERE / "steps" / f"{name}.mlir",
         f"--mp-amp={options}", "-o", step)
    call(bins / "mp-run", step, f"--inputs={inputs}", f"--steps={calls}",
         f"--losses={losses}", f"--outputs={outputs}", "--progress=off",
         "--stall-after=0")
    return dict(np.load(outputs)), json.loads(losses.read_text())


def as_f64(array):
    """Without masters, bf16 comes as its bits."""
    if array.dtype == np.uint16:
        array = (array.astype(np.uint32) << 16).view(np.float32)
    return array.astype(np.float64).ravel()


def find(results, index):
    return as_f64(results.get(f"out{index}", results.get(f"out{index}.bf16")))


def correlate(first, wanted, made):
    """Of the motions of all parameters, the worst correlation."""
    worst = 1.0
    for index, start in enumerate(first):
        a, b = find(wanted, index) - start, find(made, index) - start
        if np.any(a):
            size = np.sqrt((a @ a) * (b @ b))
            worst = min(worst, a @ b / size if size > 0 else 0.0)
    return worst


def find_way(first, wanted, made):
    """The motion of all parameters along that of the twin, as part of it."""
    a, b = (np.concatenate([find(results, index) - start
                            for index, start in enumerate(first)])
            for results in (wanted, made))
    return a @ b / (a @ a)


class Twin:
    """The step in f32, which has to be what JAX computes."""

    def __init__(self, bins, name, expected, folder):
        self.bins, self.name, self.folder = bins, name, folder
        self.results, told = train(bins, name, "dtype=off", folder)
        self.step = folder / "f32.mlir"
        (folder / f"{name}.mlir").rename(self.step)
        self.inputs = dict(np.load(HERE / "steps" / f"{name}.npz"))
        self.start = [as_f64(self.inputs[f"arg{i}"])
                      for i in range(expected["parameters"])]
        # Behind these comes the loss; a rewritten step has more results, one of
        # which may be of the type of the batch argument at its place.
        self.states = len(self.results) - 1
        self.first, last = told["loss"][0], told["loss"][-1]
        for mine, jax in zip((self.first, last), expected["loss"]):
            if not abs(mine - jax) <= 1e-4 * abs(jax):
                raise Failed(f"f32 is not what JAX computes: {mine} for {jax}")
        self.fall = self.first - self.evaluate(self.results)

    def fall_in(self, calls):
        """How far the loss falls in so many calls."""
        if calls == CALLS:
            return self.fall
        made, _ = train(self.bins, self.name, "dtype=off", self.folder, calls)
        return self.first - self.evaluate(made)

    def evaluate(self, results):
        """The loss that this step finds in a state: results are next values in
        the order of arguments, and the loss comes behind them."""
        arrays = {}
        for key, value in self.inputs.items():
            index = int(key.removeprefix("arg"))
            made = results.get(f"out{index}", results.get(f"out{index}.bf16"))
            is_state = index < self.states and made.shape == value.shape
            arrays[key] = find(results, index).reshape(value.shape).astype(
                value.dtype) if is_state else value
        inputs, losses = self.folder / "state.npz", self.folder / "state.json"
        np.savez(inputs, **arrays)
        call(self.bins / "mp-run", self.step, f"--inputs={inputs}",
             f"--losses={losses}")
        loss = json.loads(losses.read_text())["loss"][0]
        return np.nan if loss is None else loss

    def judge_noisy(self, results, told):
        """As judge, of stochastic rounding."""
        share = (self.first - self.evaluate(results)) / self.fall
        way = find_way(self.start, self.results, results)
        return (abs(share - 1) <= NOISY_FALL and abs(way - 1) <= NOISY_WAY,
                f"way {way:.3f}, fall {share:.3f}")

    def judge(self, results, told):
        """Whether it holds, and the figures."""
        fall = self.first - self.evaluate(results)
        falls = abs(self.fall) > MOVED * abs(self.first)
        correlation = correlate(self.start, self.results, results)
        skipped = len(told["skipped"])
        taken = CALLS - skipped
        share = 1.0 if not falls else \
            fall / self.fall_in(taken) if taken else 0.0
        holds = correlation >= CORRELATION and skipped <= SKIPS and \
            abs(share - 1) <= FALL
        return holds, f"motion {correlation:.4f}, " \
            f"fall {f'{share:.3f}' if falls else '-'}, {skipped} skipped"


def judge_step(options, name, expected):
    """Lines to print, and by type whether the step holds."""
    lines, verdicts = [], {}
    masters = " masters=false" if options.control else \
        " masters=stochastic" if options.stochastic else ""
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        try:
            twin = Twin(options.bin, name, expected, folder)
        except Failed as error:
            return [f"{name} f32: BROKEN, {error}"], {"f16": None, "bf16": None}
        for kind in ("f16", "bf16"):
            try:
                judge = twin.judge_noisy if options.stochastic else twin.judge
                holds, figures = judge(*train(
                    options.bin, name, f"dtype={kind}{masters}", folder))
            except Failed as error:
                holds, figures = None, str(error)
            verdicts[kind] = holds
            word = {True: "holds", False: "LOST", None: "FAILED"}[holds]
            lines.append(f"{name} {kind}: {word}, {figures}")
    return lines, verdicts


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bin", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--control", action="store_true")
    parser.add_argument("--stochastic", action="store_true")
    options = parser.parse_args()
    expected = json.loads((HERE / "expected.json").read_text())
    names = options.names or sorted(expected)
    counts = {kind: {True: 0, False: 0, None: 0} for kind in ("f16", "bf16")}
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for lines, verdicts in pool.map(
                lambda name: judge_step(options, name, expected[name]), names):
            print("\n".join(lines), flush=True)
            for kind, holds in verdicts.items():
                counts[kind][holds] += 1
    good = True
    for kind, count in counts.items():
        print(f"{kind}: {count[True]} hold, {count[False]} lost, "
              f"{count[None]} failed")
        good &= count[None] == 0 and (
            count[False] == 0 if not options.control else
            count[True] == 0 if options.stochastic else
            count[False] >= LEAST_LOST)
    sys.exit(not good)


if __name__ == "__main__":
    main()
