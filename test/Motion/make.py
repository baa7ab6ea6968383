#!/usr/bin/env python3
"""Writes the steps of this folder and what JAX makes of them in f32.

    make.py [NAME...]

Needs jax and optax 0.2.8. Written, for each kind of updates.py, states.py and
hooks.py, are

    steps/NAME.mlir    StableHLO, with the names of its arguments
    steps/NAME.npz     its first arguments: arg0, arg1, ...
    expected.json      its first and last loss in as many calls as judge.py makes,
                       and how many of the first arguments and results, in one
                       order, are parameters
"""
import json
import pathlib
import sys

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Hazards"))
sys.path.append(str(HERE))

import jax
import numpy as np

import hooks # adds to KINDS
import judge
import make as hazards
import mp_export_jax
import states # adds to KINDS
from updates import KINDS


def write(name, jitted, args):
    folder = HERE / "steps"
    text = jitted.lower(*args).as_text(debug_info=True)
    (folder / f"{name}.mlir").write_text(hazards.without_locations(text))
    arrays = {}
    for i, leaf in enumerate(jax.tree.leaves(args)):
        suffix, array = mp_export_jax.to_numpy(leaf)
        arrays[f"arg{i}{suffix}"] = array
    np.savez(folder / f"{name}.npz", **arrays)


def train(jitted, args):
    *state, batch = tree_copy(args)
    losses = []
    for _ in range(judge.CALLS):
        *state, loss = jitted(*state, batch)
        losses.append(float(loss))
    return losses[0], losses[-1]


def tree_copy(args):
    """Copies, for they are given away."""
    return jax.tree.map(lambda a: a + 0, args)


def main():
    path = HERE / "expected.json"
    expected = json.loads(path.read_text()) if path.exists() else {}
    for name in sys.argv[1:] or KINDS:
        step, args = KINDS[name]()
        jitted = jax.jit(step, donate_argnums=tuple(range(len(args) - 1)),
                         keep_unused=True)
        write(name, jitted, args)
        first, last = train(jitted, args)
        expected[name] = {"parameters": len(jax.tree.leaves(args[0])),
                          "loss": [first, last]}
        print(f"{name}: {first:.6g} to {last:.6g}", flush=True)
    path.write_text(json.dumps(expected, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
