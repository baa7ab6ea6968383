#!/usr/bin/env python3
"""Writes a training step of about any number of ops, as a framework would.

    training_step.py OPS FILE [--sizes=BATCH,WIDTH,HIDDEN,CLASSES]

Residual blocks of a normalization, two products, biases and a relu, their
backward pass, and Adam for every parameter: 18 arguments and some 400 ops of
StableHLO a block, where every scalar is a constant and a broadcast, as JAX
prints it.
"""
import argparse
import os
import sys

BATCH, WIDTH, HIDDEN, CLASSES = 32, 64, 128, 10
B1, B2, RATE, EPSILON = 0.9, 0.999, 1e-3, 1e-8


def tensor(shape, element="f32"):
    return "tensor<" + "".join(f"{size}x" for size in shape) + element + ">"


class Writer:
    """Ops as lines; a value is its number, and `shapes` holds its shape."""

    def __init__(self, file):
        self.file, self.ops = file, 0
        self.shapes = {}

    def write(self, text, shape):
        self.ops += 1
        name = f"%{self.ops}"
        self.file.write(f"    {name} = {text}\n")
        self.shapes[name] = tuple(shape)
        return name

    def type(self, value):
        return tensor(self.shapes[value])

    def scalar(self, value, element="f32"):
        number = f"{value:e}" if element == "f32" else str(value)
        return self.write(f"stablehlo.constant dense<{number}> : "
                          f"{tensor((), element)}", ())

    def splat(self, value, shape):
        return self.spread(self.scalar(value), [], shape)

    def spread(self, a, dims, shape):
        if not shape:
            return a
        return self.write(f"stablehlo.broadcast_in_dim {a}, dims = {dims} : "
                          f"({self.type(a)}) -> {tensor(shape)}", shape)

    def binary(self, name, a, b, element="f32"):
        shape = self.shapes[a]
        return self.write(f"stablehlo.{name} {a}, {b} : "
                          f"{tensor(shape, element)}", shape)

    def unary(self, name, a):
        return self.write(f"stablehlo.{name} {a} : {self.type(a)}",
                          self.shapes[a])

    def where_positive(self, a, b, zero):
        shape = self.shapes[a]
        on = self.write(f"stablehlo.compare GT, {a}, {zero} : ({self.type(a)}, "
                        f"{self.type(a)}) -> {tensor(shape, 'i1')}", shape)
        return self.write(f"stablehlo.select {on}, {b}, {zero} : "
                          f"{tensor(shape, 'i1')}, {tensor(shape)}", shape)

    def dot(self, a, b, i, j):
        shape = (self.shapes[a][1 - i], self.shapes[b][1 - j])
        return self.write(f"stablehlo.dot_general {a}, {b}, contracting_dims = "
                          f"[{i}] x [{j}] : ({self.type(a)}, {self.type(b)}) "
                          f"-> {tensor(shape)}", shape)

    def sum(self, a, dims):
        shape = [s for i, s in enumerate(self.shapes[a]) if i not in dims]
        zero = self.scalar(0.0)
        return self.write(
            f"stablehlo.reduce({a} init: {zero}) applies stablehlo.add across "
            f"dimensions = {dims} : ({self.type(a)}, tensor<f32>) -> "
            f"{tensor(shape)}", shape)

    def to_float(self, a):
        return self.write(f"stablehlo.convert {a} : (tensor<i32>) -> "
                          "tensor<f32>", ())


def list_parameters(blocks):
    """(name, shape), in the order in which a tree of dictionaries is listed."""
    sizes = {"b1": (HIDDEN,), "b2": (WIDTH,), "bias": (WIDTH,),
             "scale": (WIDTH,), "w1": (WIDTH, HIDDEN), "w2": (HIDDEN, WIDTH)}
    names = [("['head']", (WIDTH, CLASSES))]
    for block in range(blocks):
        names += [(f"['layers'][{block}]['{key}']", shape)
                  for key, shape in sizes.items()]
    return names


class Step:
    """The body: `e` writes ops, `w` maps names to parameters."""

    def __init__(self, e, w):
        self.e, self.w, self.gradients = e, w, {}

    def add(self, a, b):
        return self.e.binary("add", a, b)

    def mul(self, a, b):
        return self.e.binary("multiply", a, b)

    def times(self, number, a):
        return self.mul(self.e.splat(number, self.e.shapes[a]), a)

    def rows(self, a, like):
        """A vector for each row, or a scalar of each row."""
        shape = self.e.shapes[like]
        dim = 1 if self.e.shapes[a] == (shape[1],) else 0
        return self.e.spread(a, [dim], shape)

    def forward(self, name, x):
        e, w = self.e, lambda key: self.w[f"{name}['{key}']"]
        mean = self.times(1 / WIDTH, e.sum(x, [1]))
        centered = e.binary("subtract", x, self.rows(mean, x))
        square = self.mul(centered, centered)
        variance = self.times(1 / WIDTH, e.sum(square, [1]))
        root = e.unary("rsqrt", self.add(
            variance, e.splat(1e-5, (BATCH,))))
        normal = self.mul(centered, self.rows(root, x))
        scaled = self.add(self.mul(normal, self.rows(w("scale"), x)),
                          self.rows(w("bias"), x))
        z = e.dot(scaled, w("w1"), 1, 0)
        z = self.add(z, self.rows(w("b1"), z))
        zeros = e.splat(0.0, e.shapes[z])
        h = e.binary("maximum", z, zeros)
        y = e.dot(h, w("w2"), 1, 0)
        y = self.add(y, self.rows(w("b2"), y))
        return self.add(x, y), (normal, root, scaled, z, zeros, h)

    def backward(self, name, kept, dy):
        e, w = self.e, lambda key: self.w[f"{name}['{key}']"]
        normal, root, scaled, z, zeros, h = kept

        def give(key, value):
            self.gradients[f"{name}['{key}']"] = value
        give("b2", e.sum(dy, [0]))
        give("w2", e.dot(h, dy, 0, 0))
        dh = e.dot(dy, w("w2"), 1, 1)
        dz = e.where_positive(z, dh, zeros)
        give("b1", e.sum(dz, [0]))
        give("w1", e.dot(scaled, dz, 0, 0))
        ds = e.dot(dz, w("w1"), 1, 1)
        give("bias", e.sum(ds, [0]))
        give("scale", e.sum(self.mul(ds, normal), [0]))
        dn = self.mul(ds, self.rows(w("scale"), ds))
        along = self.times(1 / WIDTH, e.sum(self.mul(dn, normal), [1]))
        mean = self.times(1 / WIDTH, e.sum(dn, [1]))
        inner = e.binary("subtract", dn, self.rows(mean, dn))
        inner = e.binary("subtract", inner,
                         self.mul(normal, self.rows(along, dn)))
        return self.add(dy, self.mul(inner, self.rows(root, dn)))

    def adam(self, old, m, v, g, corrections):
        e, shape = self.e, self.e.shapes[old]
        m = self.add(self.times(B1, m), self.times(1 - B1, g))
        v = self.add(self.times(B2, v), self.times(1 - B2, self.mul(g, g)))
        first, second = (e.spread(c, [], shape) for c in corrections)
        root = e.unary("sqrt", e.binary("divide", v, second))
        step = e.binary("divide", e.binary("divide", m, first),
                        self.add(root, e.splat(EPSILON, shape)))
        return e.binary("subtract", old, self.times(RATE, step)), m, v

    def run(self, blocks, x, target, count):
        """The loss, the gradients, and what corrects the means of Adam."""
        e, kept = self.e, []
        names = [f"['layers'][{block}]" for block in range(blocks)]
        for name in names:
            x, values = self.forward(name, x)
            kept.append(values)
        logits = e.dot(x, self.w["['head']"], 1, 0)
        d = e.binary("subtract", logits, target)
        loss = self.times(0.5 / BATCH, e.sum(self.mul(d, d), [0, 1]))
        dy = self.times(1 / BATCH, d)
        self.gradients["['head']"] = e.dot(x, dy, 0, 0)
        dy = e.dot(dy, self.w["['head']"], 1, 1)
        for name, values in zip(reversed(names), reversed(kept)):
            dy = self.backward(name, values, dy)
        count = e.binary("add", count, e.scalar(1, "i32"), "i32")
        t, corrections = e.to_float(count), []
        for log in (-0.10536052, -0.00100050):
            power = e.unary("exponential", self.times(log, t))
            corrections.append(
                e.binary("subtract", e.splat(1.0, ()), power))
        return loss, count, corrections


def list_arguments(parameters):
    """(name, shape, element): the state, then the batch."""
    arguments = [("params" + name, shape, "f32") for name, shape in parameters]
    arguments.append(("opt_state[0].count", (), "i32"))
    for slot in ("mu", "nu"):
        arguments += [(f"opt_state[0].{slot}{name}", shape, "f32")
                      for name, shape in parameters]
    return arguments + [("batch['x']", (BATCH, WIDTH), "f32"),
                        ("batch['y']", (BATCH, CLASSES), "f32")]


def write_signature(file, arguments, state):
    """The head of the function; its results are the new state and the loss."""
    def result(name, shape, element):
        name = name.replace("params", "result[0]").replace(
            "opt_state", "result[1]")
        return f'{tensor(shape, element)} {{jax.result_info = "{name}"}}'

    file.write("module @step {\n  func.func public @main(")
    file.write(", ".join(f'%arg{i}: {tensor(shape, element)} loc("{name}")'
                         for i, (name, shape, element) in
                         enumerate(arguments)))
    results = arguments[:state] + [("result[2]", (), "f32")]
    file.write(") -> (" + ", ".join(result(*r) for r in results) + ") {\n")


def write_body(e, blocks, parameters, state):
    """The ops; returns the values of the results."""
    n = len(parameters)
    step = Step(e, {name: f"%arg{i}"
                    for i, (name, _) in enumerate(parameters)})
    loss, count, corrections = step.run(
        blocks, f"%arg{state}", f"%arg{state + 1}", f"%arg{n}")
    new = [step.adam(f"%arg{i}", f"%arg{n + 1 + i}", f"%arg{2 * n + 1 + i}",
                     step.gradients[name], corrections)
           for i, (name, _) in enumerate(parameters)]
    return [w for w, _, _ in new] + [count] + [m for _, m, _ in new] + \
        [v for _, _, v in new] + [loss]


def write_step(path, blocks):
    parameters = list_parameters(blocks)
    arguments = list_arguments(parameters)
    state = len(arguments) - 2
    types = [tensor(shape, element) for _, shape, element in arguments[:state]]
    with open(path, "w") as file:
        write_signature(file, arguments, state)
        e = Writer(file)
        for index, (_, shape, _) in enumerate(arguments):
            e.shapes[f"%arg{index}"] = shape
        results = write_body(e, blocks, parameters, state)
        file.write("    return " + ", ".join(results) + " : " +
                   ", ".join(types + ["tensor<f32>"]) + "\n  }\n}\n")
        return e.ops, len(arguments)


def main():
    global BATCH, WIDTH, HIDDEN, CLASSES
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("ops", type=int)
    parser.add_argument("file")
    parser.add_argument("--sizes")
    options = parser.parse_args()
    if options.sizes:
        BATCH, WIDTH, HIDDEN, CLASSES = map(int, options.sizes.split(","))
    one, _ = write_step(os.devnull, 1)
    two, _ = write_step(os.devnull, 2)
    blocks = max(1, round((options.ops - one) / (two - one)) + 1)
    ops, arguments = write_step(options.file, blocks)
    print(f"{ops} ops, {arguments} arguments, {blocks} blocks")


if __name__ == "__main__":
    sys.exit(main())
