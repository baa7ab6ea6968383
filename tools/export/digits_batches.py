#!/usr/bin/env python3
"""Batches, first values and scores for training LeNet on the shipped digits.

    digits_batches.py batches  --graph jax_lenet_lr --steps 300 -o batches.npz
    digits_batches.py inputs   --graph jax_lenet_lr --seed 0 -o inputs.npz
    digits_batches.py evaluate --graph jax_lenet_lr results.npz

`evaluate` reads the new parameters out0 ... out9 that mp-run wrote and prints
loss and accuracy on all training and test rows, as JSON; those of nudged runs
(nudge1.out0 ...) too. Its forward pass is plain NumPy and shares no code with
the compiler. Needs only NumPy.
"""
import argparse
import itertools
import json
import pathlib

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

DIGITS = pathlib.Path(__file__).resolve().parents[2] / "test/Inputs/digits"
GRAPHS = ("jax_lenet", "jax_lenet_lr", "pt_lenet")
PARAMETERS = 10  # arguments 0-9; 10-19 are their momenta, 20 images, 21 labels


def is_torch(graph):
    return graph == "pt_lenet"


def images(x, graph):
    """8x8 digits at the size and layout of the graph's image argument."""
    if is_torch(graph):  # each pixel three times, two zeros on every side
        x = np.repeat(np.repeat(x, 3, 1), 3, 2)
        return np.pad(x, ((0, 0), (2, 2), (2, 2)))[:, None]
    return np.repeat(np.repeat(x, 2, 1), 2, 2)[..., None]


def load_digits():
    with np.load(DIGITS / "digits.npz") as f:
        return dict(f)


def initial_parameters(graph, seed):
    prefix = "lenet" if is_torch(graph) else "jax_lenet"
    with np.load(DIGITS / f"{prefix}_init_seed{seed}.npz") as f:
        return [f[f"arg{i}"] for i in range(PARAMETERS)]


def batches(graph, steps):
    """Step i takes rows (size * i + 0 ... size - 1) modulo the training rows."""
    data = load_digits()
    size = 4 if is_torch(graph) else 32
    rows = np.arange(steps * size).reshape(steps, size) % len(data["y_train"])
    labels = data["y_train"].astype(np.int64 if is_torch(graph) else np.int32)
    return {"arg20": images(data["x_train"], graph)[rows], "arg21": labels[rows]}


def inputs(graph, seed):
    """Parameters from the shipped file, momenta zero."""
    parameters = initial_parameters(graph, seed)
    values = parameters + [np.zeros_like(p) for p in parameters]
    return {f"arg{i}": value for i, value in enumerate(values)}


def convolve(x, w):
    """Valid convolution: x [n, h, w, c], w [kh, kw, c, o]."""
    windows = sliding_window_view(x, w.shape[:2], axis=(1, 2))
    return np.einsum("nyxchw,hwco->nyxo", windows, w, optimize=True)


def pool(x):
    """2x2 maxima of [n, h, w, c]."""
    n, h, w, c = x.shape
    return x.reshape(n, h // 2, 2, w // 2, 2, c).max((2, 4))


def in_common_layout(graph, parameters):
    """(weight, bias) of the five layers: HWIO, and [in, out]."""
    if not is_torch(graph):
        return [(parameters[i + 1], parameters[i]) for i in range(0, 10, 2)]
    layers = [(parameters[i], parameters[i + 1]) for i in range(0, 10, 2)]
    return [(w.transpose(2, 3, 1, 0) if w.ndim == 4 else w.T, b) for w, b in layers]


def logits(graph, parameters, x):
    layers = in_common_layout(graph, [p.astype(np.float64) for p in parameters])
    (w1, b1), (w2, b2), *dense = layers
    if is_torch(graph):
        x = x.transpose(0, 2, 3, 1)
    x = np.pad(x, ((0, 0), (2, 2), (2, 2), (0, 0)))  # "same" for 5x5
    x = pool(np.maximum(convolve(x, w1) + b1, 0))
    x = pool(np.maximum(convolve(x, w2) + b2, 0))
    if is_torch(graph):
        x = x.transpose(0, 3, 1, 2)
    x = x.reshape(len(x), -1)
    for i, (w, b) in enumerate(dense):
        x = x @ w + b
        if i < len(dense) - 1:
            x = np.maximum(x, 0)
    return x


def score(graph, parameters, x, y):
    """Mean cross entropy and accuracy."""
    z = logits(graph, parameters, images(x.astype(np.float64), graph))
    z = z - z.max(1, keepdims=True)
    log_p = z - np.log(np.exp(z).sum(1, keepdims=True))
    return -log_p[np.arange(len(y)), y].mean(), (z.argmax(1) == y).mean()


def scores(graph, parameters):
    data = load_digits()
    report = {}
    for part in ("train", "test"):
        loss, accuracy = score(graph, parameters, data[f"x_{part}"], data[f"y_{part}"])
        report[f"{part}_loss"] = float(f"{loss:.7g}")
        report[f"{part}_accuracy"] = float(f"{accuracy:.7g}")
    return report


def evaluate(graph, path):
    with np.load(path) as f:
        def run(prefix):
            return scores(graph, [f[f"{prefix}out{i}"] for i in range(PARAMETERS)])
        nudged = itertools.takewhile(
            lambda prefix: f"{prefix}out0" in f,
            (f"nudge{k}." for k in itertools.count(1)))
        return run("") | {"nudged": [run(prefix) for prefix in nudged]}


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("batches", "inputs", "evaluate"):
        command = commands.add_parser(name)
        command.add_argument("--graph", choices=GRAPHS, default="jax_lenet_lr")
        if name == "evaluate":
            command.add_argument("results")
            continue
        command.add_argument("-o", dest="output", required=True)
        if name == "batches":
            command.add_argument("--steps", type=int, default=300)
        else:
            command.add_argument("--seed", type=int, choices=(0, 1, 2), default=0)
    options = parser.parse_args()
    if options.command == "evaluate":
        print(json.dumps(evaluate(options.graph, options.results), indent=1))
    elif options.command == "batches":
        np.savez(options.output, **batches(options.graph, options.steps))
    else:
        np.savez(options.output, **inputs(options.graph, options.seed))


if __name__ == "__main__":
    main()
