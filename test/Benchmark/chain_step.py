#!/usr/bin/env python3
"""Writes a training step of few ops for each of its many arguments.

    chain_step.py LAYERS FILE

One matrix after the other and plain descent: five ops of StableHLO a parameter,
each of which gets a working copy. What takes time in the square of the
arguments shows here first.
"""
import sys

import training_step

ROWS, WIDTH, RATE = 32, 64, 1e-3


def run(e, weights, x):
    """The values of the results: the new weights, and the loss."""
    inputs = []
    for w in weights:
        inputs.append(x)
        x = e.dot(x, w, 1, 0)
    loss = e.sum(e.binary("multiply", x, x), [0, 1])
    dy = e.binary("multiply", e.splat(2.0, (ROWS, WIDTH)), x)
    new = []
    rate = e.splat(RATE, (WIDTH, WIDTH))
    for w, x in zip(reversed(weights), reversed(inputs)):
        moved = e.binary("multiply", rate, e.dot(x, dy, 0, 0))
        new.append(e.binary("subtract", w, moved))
        dy = e.dot(dy, w, 1, 1)
    return new[::-1] + [loss]


def write_step(path, layers):
    arguments = [(f"params['{i}']", (WIDTH, WIDTH), "f32")
                 for i in range(layers)] + [("batch['x']", (ROWS, WIDTH), "f32")]
    with open(path, "w", encoding="utf-8") as file:
        training_step.write_signature(file, arguments, layers)
        e = training_step.Writer(file)
        for i, (_, shape, _) in enumerate(arguments):
            e.shapes[f"%arg{i}"] = shape
        weights = [f"%arg{i}" for i in range(layers)]
        results = run(e, weights, f"%arg{layers}")
        file.write(f"    return {', '.join(results)} : "
                   f"{', '.join(e.type(value) for value in results)}\n  }}\n}}\n")


if __name__ == "__main__":
    write_step(sys.argv[2], int(sys.argv[1]))
