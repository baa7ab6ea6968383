#!/usr/bin/env python3
"""Writes a training step of few ops for each of its many arguments.

    chain_step.py LAYERS FILE [--kept]

One matrix after the other and plain descent: five ops of StableHLO a parameter,
each of which gets a working copy. What takes time in the square of the
arguments shows here first. With --kept the backward pass goes through a call
that nobody knows, so that it has no loss scale, and any value may be a gradient.
"""
import sys

import training_step

ROWS, WIDTH, RATE = 32, 64, 1e-3


def run(e, weights, x, kept):
    """The values of the results: the new weights, and the loss."""
    inputs = []
    for w in weights:
        inputs.append(x)
        x = e.dot(x, w, 1, 0)
    loss = e.sum(e.binary("multiply", x, x), [0, 1])
    dy = e.binary("multiply", e.splat(2.0, (ROWS, WIDTH)), x)
    if kept:
        dy = e.write(f"stablehlo.custom_call @kept({dy}) : ({e.type(dy)}) -> "
                     f"{e.type(dy)}", (ROWS, WIDTH))
    new = []
    rate = e.splat(RATE, (WIDTH, WIDTH))
    for w, x in zip(reversed(weights), reversed(inputs)):
        moved = e.binary("multiply", rate, e.dot(x, dy, 0, 0))
        new.append(e.binary("subtract", w, moved))
        dy = e.dot(dy, w, 1, 1)
    return new[::-1] + [loss]


def write_step(path, layers, kept=False):
    arguments = [(f"params['{i}']", (WIDTH, WIDTH), "f32")
                 for i in range(layers)] + [("batch['x']", (ROWS, WIDTH), "f32")]
    with open(path, "w", encoding="utf-8") as file:
        training_step.write_signature(file, arguments, layers)
        e = training_step.Writer(file)
        for i, (_, shape, _) in enumerate(arguments):
            e.shapes[f"%arg{i}"] = shape
        weights = [f"%arg{i}" for i in range(layers)]
        results = run(e, weights, f"%arg{layers}", kept)
        file.write(f"    return {', '.join(results)} : "
                   f"{', '.join(e.type(value) for value in results)}\n  }}\n}}\n")


if __name__ == "__main__":
    write_step(sys.argv[2], int(sys.argv[1]), "--kept" in sys.argv[3:])
