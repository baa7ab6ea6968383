#!/usr/bin/env python3
"""Writes a training step of any size, as text or as an artifact.

    big_step.py OPS FILE.mlir|FILE.vhlo

A chain of layers relu(h w) and elementwise ops, its backward pass from a seed
of one, and a gradient step on every w: what costs more than linear time in the
number of ops, parameters or names shows in it.
"""
import struct
import sys

from vhlo_writer import Writer

PER_LAYER, CHAIN = 30, 11
X, S, P = "tensor<8x8xf32>", "tensor<f32>", "tensor<8x8xi1>"


class Text:
    """Ops as lines of pretty StableHLO."""

    def __init__(self):
        self.lines, self.count = [], 0

    def add(self, text, types):
        self.count += 1
        self.lines.append(f"    %{self.count} = stablehlo.{text} : {types}")
        return f"%{self.count}"

    def constant(self, value):
        return self.add(f"constant dense<{value:e}>", S)

    def broadcast(self, a):
        return self.add(f"broadcast_in_dim {a}, dims = []", f"({S}) -> {X}")

    def binary(self, name, a, b):
        return self.add(f"{name} {a}, {b}", X)

    def greater(self, a, b):
        return self.add(f"compare GT, {a}, {b}", f"({X}, {X}) -> {P}")

    def select(self, p, a, b):
        return self.add(f"select {p}, {a}, {b}", f"{P}, {X}")

    def dot(self, a, b, i, j):
        return self.add(f"dot_general {a}, {b}, contracting_dims = [{i}] x "
                        f"[{j}]", f"({X}, {X}) -> {X}")

    def total(self, a, zero):
        self.count += 1
        self.lines.append(
            f"    %{self.count} = stablehlo.reduce({a} init: {zero}) applies "
            f"stablehlo.add across dimensions = [0, 1] : ({X}, {S}) -> {S}")
        return f"%{self.count}"

    def write(self, path, layers):
        names = ["x"] + [f"params['w{i}']" for i in range(layers)]
        arguments = [f"%arg{i}" for i in range(len(names))]
        results = build(self, arguments)
        with open(path, "w") as file:
            file.write("module @big {\n  func.func public @main(")
            file.write(", ".join(f'{a}: {X} loc("{n}")'
                                 for a, n in zip(arguments, names)))
            outs = [f'{X} {{jax.result_info = "result[0][\'w{i}\']"}}'
                    for i in range(layers)]
            outs.append(f'{S} {{jax.result_info = "result[1]"}}')
            file.write(") -> (" + ", ".join(outs) + ") {\n")
            file.write("\n".join(self.lines) + "\n    return ")
            file.write(", ".join(results) + " : ")
            file.write(", ".join([X] * layers + [S]) + "\n  }\n}\n")


class Artifact:
    """The same ops in VHLO 1.17."""

    def __init__(self):
        w = self.writer = Writer()
        f32, i1 = w.type(4), w.type(0)
        self.x = w.type(20, ("I", [8, 8]), f32)
        self.s = w.type(20, ("I", []), f32)
        self.p = w.type(20, ("I", [8, 8]), i1)

    def constant(self, value):
        blob = self.writer.tensor(self.s, struct.pack("<f", value))
        return self.body.op("constant_v1", [], [self.s], {"value": blob})

    def broadcast(self, a):
        return self.body.op("broadcast_in_dim_v1", [a], [self.x], {
            "broadcast_dimensions": self.writer.i64s([])})

    def binary(self, name, a, b):
        return self.body.op(name + "_v1", [a, b], [self.x])

    def greater(self, a, b):
        return self.body.op("compare_v1", [a, b], [self.p], {
            "compare_type": self.writer.attribute(4, 1),
            "comparison_direction": self.writer.attribute(3, 3)})

    def select(self, p, a, b):
        return self.body.op("select_v1", [p, a, b], [self.x])

    def dot(self, a, b, i, j):
        w = self.writer
        none = w.attribute(17, w.type(33))
        default = w.attribute(11, 0)
        attributes = {name: none for name in (
            "accumulation_type", "allow_imprecise_accumulation",
            "lhs_component_count", "lhs_precision_type",
            "num_primitive_operations", "rhs_component_count",
            "rhs_precision_type")}
        attributes |= {
            "lhs_batching_dimensions": w.i64s([]),
            "rhs_batching_dimensions": w.i64s([]),
            "lhs_contracting_dimensions": w.i64s([i]),
            "rhs_contracting_dimensions": w.i64s([j]),
            "precision_config": w.attribute(1, ("L", [default, default]))}
        return self.body.op("dot_general_v2", [a, b], [self.x], attributes)

    def total(self, a, zero):
        def combine(body, args):
            body.ret(body.op("add_v1", list(args), [self.s]))
        return self.body.op("reduce_v1", [a, zero], [self.s], {
            "dimensions": self.writer.i64s([0, 1])},
            [([self.s, self.s], combine)])

    def write(self, path, layers):
        def fill(body, arguments):
            self.body = body
            body.ret(*build(self, arguments))
        names = ["x"] + [f"params['w{i}']" for i in range(layers)]
        self.writer.function("main", [self.x] * (layers + 1),
                             [self.x] * layers + [self.s], fill, names)
        with open(path, "wb") as file:
            file.write(self.writer.bytes())


def build(e, arguments):
    """The step on x and the weights; returns new weights and the loss."""
    h, weights = arguments[0], arguments[1:]
    zero, one = e.constant(0.0), e.constant(1.0)
    zeros, rate = e.broadcast(zero), e.broadcast(e.constant(0.01))
    inputs, masks = [], []
    for w in weights:
        inputs.append(h)
        z = e.dot(h, w, 1, 0)
        masks.append(e.greater(z, zeros))
        h = e.binary("maximum", z, zeros)
        for _ in range(CHAIN):
            h = e.binary("multiply", h, rate)
    loss = e.total(h, zero)
    gradient, updated = e.broadcast(one), []
    for w, h, mask in zip(weights[::-1], inputs[::-1], masks[::-1]):
        for _ in range(CHAIN):
            gradient = e.binary("multiply", gradient, rate)
        gradient = e.select(mask, gradient, zeros)
        dw = e.dot(h, gradient, 0, 0)
        gradient = e.dot(gradient, w, 1, 1)
        updated.append(e.binary("subtract", w, e.binary("multiply", dw, rate)))
    return updated[::-1] + [loss]


def main():
    layers, path = int(sys.argv[1]) // PER_LAYER, sys.argv[2]
    (Text() if path.endswith(".mlir") else Artifact()).write(path, layers)


main()
