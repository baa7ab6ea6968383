#!/usr/bin/env python3
"""Writes optax-updates.json: where optax 0.2.8 leads the parameters of the test.

    optax_updates.py OUT.json

Needs optax and JAX, which the test that reads the file does not. Each case is
named by the options of mp-insert-optimizer that ask for the same. All is
computed in f64: what differs from it by more than roundings of f32 is another
formula.
"""
import json
import pathlib
import sys

import jax
import jax.numpy as jnp
import optax
from optax.contrib import muon, prodigy

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import optax_updates as test

jax.config.update("jax_enable_x64", True)

CASES = {
    "optimizer=rmsprop": optax.rmsprop(1e-2),
    "optimizer=rmsprop learning-rate=0.02 momentum=0.9 beta2=0.95 epsilon=1e-4":
        optax.rmsprop(0.02, decay=0.95, eps=1e-4, momentum=0.9),
    "optimizer=adagrad": optax.adagrad(1e-2),
    "optimizer=adagrad learning-rate=0.1 epsilon=1e-3":
        optax.adagrad(0.1, eps=1e-3),
    "optimizer=muon": muon(0.02),
    "optimizer=muon learning-rate=0.05 momentum=0.8 beta1=0.7 beta2=0.95 "
    "epsilon=1e-3": muon(0.05, beta=0.8, adam_b1=0.7, adam_b2=0.95, eps=1e-3),
    "optimizer=prodigy": prodigy(),
    "optimizer=prodigy learning-rate=0.5 beta1=0.7 beta2=0.95 epsilon=0.1 "
    "weight-decay=0.1": prodigy(0.5, betas=(0.7, 0.95), eps=0.1,
                                weight_decay=0.1),
}


def follow(transform):
    """The parameters after test.STEPS steps, as lists."""
    w = {k: jnp.asarray(v, jnp.float64) for k, v in test.start().items()}
    state = transform.init(w)
    data = test.batches()

    @jax.jit
    def step(w, state, x):
        gradients = {k: w[k] - x[k] for k in w}
        move, state = transform.update(gradients, state, w)
        return optax.apply_updates(w, move), state

    for i in range(test.STEPS):
        w, state = step(w, state, {k: jnp.asarray(v[i], jnp.float64)
                                   for k, v in data.items()})
    return {k: [float(f"{x:.9g}") for x in v.ravel()] for k, v in w.items()}


def main():
    if optax.__version__ != "0.2.8":
        sys.exit(f"optax {optax.__version__} may define them otherwise")
    cases = {options: follow(transform) for options, transform in CASES.items()}
    lines = ",\n".join(f"{json.dumps(k)}: {json.dumps(v)}"
                       for k, v in cases.items())
    pathlib.Path(sys.argv[1]).write_text(f"{{\n{lines}\n}}\n")


if __name__ == "__main__":
    main()
