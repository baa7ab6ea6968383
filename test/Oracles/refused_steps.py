#!/usr/bin/env python3
"""A refused step keeps the state of every optimizer of optax, bit by bit.

    refused_steps.py BIN_DIR [OPTIMIZER...]

Needs jax and optax 0.2.8. For each optimizer that exports: `--mp-amp` in f16, then
one step on a batch with an infinity, after which parameters and all state have the
bits they had, and 30 steps on the batch without, of which none is skipped. With
`--control` the loss is not scaled: there most must change.
"""
import argparse
import inspect
import pathlib
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

import make
import mp_export_jax
from kinds import mlp, mse, net, normal

NAMES = """adabelief adadelta adan adafactor adagrad adam adamw adamax adamaxw
    amsgrad fromage lamb lars lion nadam nadamw novograd
    optimistic_gradient_descent optimistic_adam optimistic_adam_v2 radam rmsprop
    rprop sgd sign_sgd sm3 yogi polyak_sgd""".split()
CONTRIB = """acprop ademamix adopt cocob dadapt_adamw dog dowg momo momo_adam muon
    prodigy schedule_free_adamw schedule_free_sgd simplified_ademamix""".split()
OPTIMIZERS = {name: getattr(optax, name, None) for name in NAMES} | {
    f"contrib.{name}": getattr(optax.contrib, name, None) for name in CONTRIB}


def make_optimizer(function):
    """By a rate of 1e-3 where it takes one."""
    try:
        return function(1e-3)
    except TypeError:
        return function()


def make_step(optimizer):
    takes_value = "value" in inspect.signature(optimizer.update).parameters or \
        isinstance(optimizer, optax.GradientTransformationExtraArgs)

    def step(p, o, b):
        loss, g = jax.value_and_grad(
            lambda p: mse(mlp(p, b["x"]), b["y"]))(p)
        extra = {"value": loss} if takes_value else {}
        updates, o = optimizer.update(g, o, p, **extra)
        return optax.apply_updates(p, updates), o, loss
    return step


class Trial:
    """One optimizer's step, its arguments and a folder to run it in."""

    def __init__(self, bins, function, folder):
        self.bins, self.folder = bins, folder
        r = np.random.default_rng(3)
        p = net(r, 16, 32, 4)
        optimizer = make_optimizer(function)
        state = optimizer.init(p)
        b = {"x": normal(r, 16, 16), "y": normal(r, 16, 4)}
        jitted = jax.jit(make_step(optimizer), donate_argnums=(0, 1),
                         keep_unused=True)
        text = jitted.lower(p, state, b).as_text(debug_info=True)
        (folder / "step.mlir").write_text(make.without_locations(text))
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
        return sum(made[f"out{i}"].tobytes() !=
                   self.arrays[f"arg{i}"].tobytes() for i in range(self.count))

    def train(self):
        return self.call("mp-run", self.folder / "mixed.mlir",
                         f"--inputs={self.folder}/good.npz", "--steps=30")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bin", type=pathlib.Path)
    parser.add_argument("names", nargs="*", metavar="OPTIMIZER")
    parser.add_argument("--control", action="store_true")
    options = parser.parse_args()
    held = tried = 0
    for name in options.names or OPTIMIZERS:
        if OPTIMIZERS[name] is None:
            print(f"{name}: not in this optax")
            continue
        tried += 1
        with tempfile.TemporaryDirectory() as scratch:
            try:
                trial = Trial(options.bin, OPTIMIZERS[name],
                              pathlib.Path(scratch))
                scale = "off" if options.control else "dynamic"
                changed = trial.count_changed(f"loss-scale={scale}")
                told = trial.train()
            except RuntimeError as error:
                print(f"{name}: FAILED, {error}", flush=True)
                continue
        good = changed == 0 and ("30 steps, 0 skipped" in told)
        held += good
        print(f"{name}: {changed} of {trial.count} changed, "
              f"{told.split(', mean')[0].strip()}", flush=True)
    print(f"{held} of {tried} hold")
    sys.exit(held > tried // 4 if options.control else held != tried)


if __name__ == "__main__":
    main()
