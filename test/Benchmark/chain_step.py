#!/usr/bin/env python3
"""Writes a training step of few ops for each of its many arguments.

    chain_step.py LAYERS FILE [--kept | --clipped]

One matrix after the other and plain descent: five ops of StableHLO a parameter,
each of which gets a working copy. What takes time in the square of the
arguments shows here first. With --kept the backward pass goes through a call
that nobody knows, so that it has no loss scale, and any value may be a gradient.
With --clipped each layer has a constant, the loss has two parts, one of which asks
for the scale that the other has, and all gradients are divided by their norm, by
way of which each constant reaches every parameter.
"""
import sys

import training_step

ROWS, WIDTH, RATE = 32, 64, 1e-3


def run(e, weights, x, kind):
    """The values of the results: the new weights, and the loss."""
    clipped = kind == "--clipped"
    inputs = []
    half = e.splat(0.5, (ROWS, WIDTH))
    for w in weights:
        inputs.append(x)
        x = e.dot(x, w, 1, 0)
        if clipped:
            x = e.binary("multiply", half, x)
    loss = e.sum(e.binary("multiply", x, x), [0, 1])
    dy = e.binary("multiply", e.splat(2.0, (ROWS, WIDTH)), x)
    if clipped:
        other = e.unary("exponential", x)
        whole = e.binary("multiply", e.scalar(3.0), e.sum(other, [0, 1]))
        loss = e.binary("add", loss, whole)
        other = e.binary("multiply", e.splat(3.0, (ROWS, WIDTH)), other)
        dy = e.binary("add", dy, other)
    if kind == "--kept":
        dy = e.write(f"stablehlo.custom_call @kept({dy}) : ({e.type(dy)}) -> "
                     f"{e.type(dy)}", (ROWS, WIDTH))
    gradients = []
    for w, x in zip(reversed(weights), reversed(inputs)):
        if clipped:
            dy = e.binary("multiply", half, dy)
        gradients.append(e.dot(x, dy, 0, 0))
        dy = e.dot(dy, w, 1, 1)
    rate = e.splat(RATE, (WIDTH, WIDTH))
    if clipped:
        squares = [e.sum(e.binary("multiply", g, g), [0, 1]) for g in gradients]
        whole = squares[0]
        for square in squares[1:]:
            whole = e.binary("add", whole, square)
        norm = e.spread(e.unary("sqrt", whole), [], (WIDTH, WIDTH))
        rate = e.binary("divide", rate, norm)
    new = [e.binary("subtract", w, e.binary("multiply", rate, g))
           for w, g in zip(reversed(weights), gradients)]
    return new[::-1] + [loss]


def write_step(path, layers, kind=None):
    arguments = [(f"params['{i}']", (WIDTH, WIDTH), "f32")
                 for i in range(layers)] + [("batch['x']", (ROWS, WIDTH), "f32")]
    with open(path, "w", encoding="utf-8") as file:
        training_step.write_signature(file, arguments, layers)
        e = training_step.Writer(file)
        for i, (_, shape, _) in enumerate(arguments):
            e.shapes[f"%arg{i}"] = shape
        weights = [f"%arg{i}" for i in range(layers)]
        results = run(e, weights, f"%arg{layers}", kind)
        file.write(f"    return {', '.join(results)} : "
                   f"{', '.join(e.type(value) for value in results)}\n  }}\n}}\n")


if __name__ == "__main__":
    write_step(sys.argv[2], int(sys.argv[1]), *sys.argv[3:])
