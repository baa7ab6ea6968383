#!/usr/bin/env python3
"""A refused step keeps the state of every optimizer of optax, bit by bit.

    refused_steps_test.py [OPTIMIZER...]

Runs mp-opt and mp-run of the folder MPOPT_BIN, or of the PATH. Needs jax and optax
0.2.8. For each optimizer that exports: `--mp-amp` in f16, then one step on a batch
with an infinity, after which parameters and all state have the bits they had, but for
keys of random numbers, which move on; and 30 steps on the batch without, of which none
is skipped. With `--control` the loss is not scaled: there most must change.
"""
import argparse
import functools
import inspect
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Hazards"))
sys.path.insert(0, str(HERE.parents[1] / "tools" / "export"))

import jax
import numpy as np
import optax

import make as hazards
import mp_export_jax
from kinds import mlp, mse, net, normal

NAMES = """adabelief adadelta adan adafactor adagrad adam adamw adamax adamaxw
    amsgrad fromage lamb lars lion nadam nadamw novograd
    optimistic_gradient_descent optimistic_adam optimistic_adam_v2 radam rmsprop
    rprop sgd sign_sgd signum sm3 yogi polyak_sgd""".split()
CONTRIB = """acprop ademamix adopt cocob dadapt_adamw dog dowg madgrad momo momo_adam
    muon prodigy schedule_free_adamw schedule_free_sgd simplified_ademamix
    sophia""".split()
contrib = optax.contrib


def make(function):
    """By a rate of 1e-3 where it takes one."""
    try:
        return function(1e-3)
    except TypeError:
        return function()


OPTIMIZERS = {
    f"{prefix}{name}": functools.partial(make, getattr(module, name))
    for prefix, module, names in (("", optax, NAMES),
                                  ("contrib.", contrib, CONTRIB))
    for name in names if hasattr(module, name)} | {
    "noisy_sgd": lambda: optax.noisy_sgd(1e-3, seed=0),
    "lbfgs": optax.lbfgs,
    "lbfgs without a search": lambda: optax.lbfgs(0.1, linesearch=None),
    "backtracking": lambda: optax.chain(
        optax.sgd(1.0), optax.scale_by_backtracking_linesearch(8)),
    "MultiSteps": lambda: optax.MultiSteps(optax.adam(1e-3), 3),
    "apply_if_finite": lambda: optax.apply_if_finite(optax.adam(1e-3), 5),
    "contrib.mechanize": lambda: contrib.mechanize(optax.adam(1e-3)),
    "contrib.sam": lambda: contrib.sam(
        optax.sgd(1e-3), optax.chain(contrib.normalize(), optax.sgd(0.05))),
    "contrib.reduce_on_plateau": lambda: optax.chain(
        optax.adam(1e-3), contrib.reduce_on_plateau(patience=2)),
    "contrib.dpsgd": lambda: contrib.dpsgd(1e-2, 1.0, 0.1, 0)}
# They read the gradient of each example, whose loss no 1/16 of a mean makes small:
# the first scale is that much too high.
BY_EXAMPLE = {"contrib.dpsgd"}
SKIPS = 4


def differentiate(p, b, by_example):
    def fit(p, x, y):
        return mse(mlp(p, x), y)
    if not by_example:
        return jax.value_and_grad(fit)(p, b["x"], b["y"])
    losses, g = jax.vmap(
        lambda x, y: jax.value_and_grad(fit)(p, x[None], y[None]))(
            b["x"], b["y"])
    return losses.mean(), g


def make_step(optimizer, by_example):
    parameters = inspect.signature(optimizer.update).parameters.values()
    takes_more = any(p.kind == p.VAR_KEYWORD for p in parameters)

    def step(p, o, b):
        def fit(p, obj_fn=None): # a search gives all arguments on
            return mse(mlp(p, b["x"]), b["y"])
        loss, g = differentiate(p, b, by_example)
        extra = {"value": loss, "grad": g, "value_fn": fit, "obj_fn": fit}
        updates, o = optimizer.update(g, o, p, **(extra if takes_more else {}))
        return optax.apply_updates(p, updates), o, loss
    return step


class Trial:
    """One optimizer's step, its arguments and a folder to run it in."""

    def __init__(self, bins, name, folder):
        self.bins, self.folder = bins, folder
        r = np.random.default_rng(3)
        p = net(r, 16, 32, 4)
        optimizer = OPTIMIZERS[name]()
        state = optimizer.init(p)
        b = {"x": normal(r, 16, 16), "y": normal(r, 16, 4)}
        jitted = jax.jit(make_step(optimizer, name in BY_EXAMPLE),
                         donate_argnums=(0, 1), keep_unused=True)
        text = jitted.lower(p, state, b).as_text(debug_info=True)
        (folder / "step.mlir").write_text(hazards.without_locations(text))
        self.count = len(jax.tree.leaves((p, state)))
        self.arrays = {}
        for i, leaf in enumerate(jax.tree.leaves((p, state, b))):
            suffix, array = mp_export_jax.to_numpy(leaf)
            self.arrays[f"arg{i}{suffix}"] = array
        np.savez(folder / "good.npz", **self.arrays)
        x = f"arg{self.count}"
        loud = self.arrays | {x: self.arrays[x].copy()}
        loud[x].flat[3] = np.inf
        np.savez(folder / "loud.npz", **loud)

    def call(self, tool, *words):
        done = subprocess.run(list(map(str, (self.bins / tool, *words))),
                              capture_output=True, text=True)
        if done.returncode:
            lines = [x for x in done.stderr.splitlines() if "error" in x]
            raise RuntimeError((lines or [done.stderr])[0][:200])
        return done.stdout

    def count_changed(self, options):
        """How many states differ after the step that is to be refused."""
        mixed, results = self.folder / "mixed.mlir", self.folder / "out.npz"
        self.call("mp-opt", self.folder / "step.mlir", f"--mp-amp={options}",
                  "-o", mixed)
        self.call("mp-run", mixed, f"--inputs={self.folder}/loud.npz",
                  f"--outputs={results}")
        made = np.load(results)
        return sum(made[f"out{i}"].tobytes() != before.tobytes()
                   for i in range(self.count)
                   if (before := self.arrays[f"arg{i}"]).dtype != np.uint32)

    def train(self):
        return self.call("mp-run", self.folder / "mixed.mlir",
                         f"--inputs={self.folder}/good.npz", "--steps=30")


def try_one(bins, name, options):
    """Whether it holds, and what to say of it."""
    with tempfile.TemporaryDirectory() as scratch:
        try:
            trial = Trial(bins, name, pathlib.Path(scratch))
            changed = trial.count_changed(options)
            told = trial.train()
        except RuntimeError as error:
            return False, f"{name}: FAILED, {error}"
    skipped = int(re.search(r"30 steps, (\d+) skipped", told)[1])
    good = changed == 0 and skipped <= (SKIPS if name in BY_EXAMPLE else 0)
    return good, f"{name}: {changed} of {trial.count} changed, " + \
        told.split(", mean")[0].strip()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="OPTIMIZER")
    parser.add_argument("--control", action="store_true")
    options = parser.parse_args()
    bins = os.environ.get("MPOPT_BIN") or \
        os.path.dirname(shutil.which("mp-run") or "")
    if not bins:
        sys.exit("error: mp-run is neither in MPOPT_BIN nor on the PATH")
    bins = pathlib.Path(bins)
    names = options.names or list(OPTIMIZERS)
    scale = "off" if options.control else "dynamic"
    held = 0
    for name in names:
        good, text = try_one(bins, name, f"loss-scale={scale}")
        held += good
        print(text, flush=True)
    print(f"Ran {len(names)} optimizers, {held} hold")
    sys.exit(held > len(names) // 4 if options.control else held != len(names))


if __name__ == "__main__":
    main()
