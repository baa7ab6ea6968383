#!/usr/bin/env python3
"""Executes the library calls of a traced plan, by the libraries' definitions.

    plan_calls.py make STEP.mlir IN.npz          small whole numbers as inputs
    plan_calls.py run PLAN.mlir CALLS.jsonl IN.npz REF.npz
                                                 executes, compares with REF

Knows cuBLASLt and cuDNN from their documentation and nothing of how a call was
made: a data gradient is the adjoint of the forward convolution, not another
convolution. Inputs are small whole numbers, so every sum is exact and the
comparison is too.
"""
import itertools
import json
import re
import sys

import numpy as np

DTYPES = {"f16": np.float16, "f32": np.float32, "f64": np.float64}


def make(step, path):
    header = re.search(r"func\.func @main\((.*?)\)\s*->", open(step).read(),
                       re.S).group(1)
    rng = np.random.default_rng(1)
    arrays = {}
    for i, (shape, element) in enumerate(
            re.findall(r"tensor<((?:\d+x)*)(\w+)>", header)):
        sizes = [int(s) for s in shape.split("x") if s]
        arrays[f"arg{i}"] = rng.integers(-3, 4, sizes).astype(DTYPES[element])
    np.savez(path, **arrays)


class Memory:
    """Places as the trace names them, each a flat run of bytes."""

    def __init__(self, inputs, results):
        self.slots = {f"argument:{k}": v.copy().reshape(-1).view(np.uint8)
                      for k, v in inputs.items()}
        self.slots.update({f"result:{k}": np.zeros(v.nbytes, np.uint8)
                           for k, v in results.items()})
        self.arena = np.zeros(1 << 20, np.uint8)

    def flat(self, place, element):
        if place.startswith("arena+"):
            return self.arena[int(place[6:]):].view(DTYPES[element])
        return self.slots[place].view(DTYPES[element])

    def tensor(self, place, description):
        flat = self.flat(place, description["type"])
        strides = [s * flat.itemsize for s in description["strides"]]
        return np.lib.stride_tricks.as_strided(flat, description["dims"],
                                               strides)


def matmul(memory, call):
    """Column-major, as BLAS: element (i, j) lies at i + j * ld."""
    def matrix(which, rows, columns, batch):
        flat = memory.flat(call["abcd"[which]], call["types"][which])
        offset = batch * call.get("strides", [0] * 4)[which]
        return np.lib.stride_tricks.as_strided(
            flat[offset:], (rows, columns),
            (flat.itemsize, call["ld"][which] * flat.itemsize))

    m, n, k = call["m"], call["n"], call["k"]
    flipped = [call["transa"] == "CUBLAS_OP_T", call["transb"] == "CUBLAS_OP_T"]
    for batch in range(call.get("batch", 1)):
        a = matrix(0, *((k, m) if flipped[0] else (m, k)), batch)
        b = matrix(1, *((n, k) if flipped[1] else (k, n)), batch)
        a = (a.T if flipped[0] else a).astype(np.float64)
        b = (b.T if flipped[1] else b).astype(np.float64)
        matrix(3, m, n, batch)[...] = call["alpha"] * (a @ b)


def conv(memory, call):
    names = {"fwd": "xwy", "dgrad": "wyx", "wgrad": "xyw"}[call["direction"]]
    places = dict(zip(names, call["reads"] + [call["writes"]]))
    views = {t: memory.tensor(places[t], call[t]) for t in "xwy"}
    x, w, y = (views[t].astype(np.float64) for t in "xwy")
    made = names[2]
    padding = [(0, 0), (0, 0)] + list(zip(call["low"], call["high"]))
    if made == "x":
        x = np.zeros_like(x)
    padded = np.pad(x, padding)
    new_w, new_y = np.zeros_like(w), np.zeros_like(y)
    groups, spatial = call["groups"], x.ndim - 2
    reverse = call["mode"] == "convolution"
    for tap in itertools.product(*(range(r) for r in w.shape[2:])):
        at = tuple(w.shape[i + 2] - 1 - t if reverse else t
                   for i, t in enumerate(tap))
        seen = tuple(
            slice(t * d, t * d + (y.shape[i + 2] - 1) * s + 1, s)
            for i, (t, d, s) in enumerate(
                zip(tap, call["dilation"], call["strides"])))
        for g in range(groups):
            c = slice(g * w.shape[1], (g + 1) * w.shape[1])
            k = slice(g * w.shape[0] // groups, (g + 1) * w.shape[0] // groups)
            patch = padded[(slice(None), c) + seen]
            one = w[(k, slice(None)) + at]
            new_y[:, k] += np.einsum("nc...,kc->nk...", patch, one)
            new_w[(k, slice(None)) + at] = np.einsum(
                "ncs,nks->kc", patch.reshape(*patch.shape[:2], -1),
                y[:, k].reshape(y.shape[0], k.stop - k.start, -1))
            if made == "x":
                patch += np.einsum("nk...,kc->nc...", y[:, k], one)
    inner = tuple(slice(low, low + x.shape[i + 2])
                  for i, low in enumerate(call["low"]))
    assert spatial == len(inner)
    views[made][...] = {"x": padded[(slice(None),) * 2 + inner],
                        "w": new_w, "y": new_y}[made]


def pool(memory, call):
    x = memory.tensor(call["reads"], call["x"]).astype(np.float64)
    y = memory.tensor(call["writes"], call["y"])
    is_max = call["mode"] == "max"
    padding = [(0, 0), (0, 0)] + [(p, p) for p in call["padding"]]
    padded = np.pad(x, padding, constant_values=-np.inf if is_max else 0)
    for at in np.ndindex(*y.shape[2:]):
        seen = tuple(slice(i * s, i * s + r) for i, s, r in
                     zip(at, call["strides"], call["window"]))
        window = padded[(slice(None),) * 2 + seen].reshape(*y.shape[:2], -1)
        value = window.max(-1) if is_max else window.mean(-1) * call["alpha"]
        y[(slice(None),) * 2 + at] = value


def copy(memory, call):
    source = memory.flat(call["reads"], "f32").view(np.uint8)
    target = memory.flat(call["writes"], "f32").view(np.uint8)
    target[:call["bytes"]] = source[:call["bytes"]]


def read_transposes(plan):
    """What each kernel does; none here does anything but transpose."""
    kernels = re.findall(
        r"mprt\.kernel @(\w+).*?mp\.transpose %\w+ perm \[([\d, ]+)\] : "
        r"tensor<([\dx]+)x(\w+)>", open(plan).read(), re.S)
    return {name: ([int(p) for p in perm.split(",")],
                   [int(s) for s in shape.split("x")], element)
            for name, perm, shape, element in kernels}


def transpose(memory, call, kernels):
    perm, shape, element = kernels[call["kernel"]]
    source, target = (memory.flat(place, element)[:np.prod(shape)]
                      for place in call["arguments"])
    target[...] = source.reshape(shape).transpose(perm).reshape(-1)


def run(plan, calls, inputs, reference):
    results = dict(np.load(reference))
    memory = Memory(dict(np.load(inputs)), results)
    kernels = read_transposes(plan)
    kinds = {"matmul": matmul, "conv": conv, "pool": pool, "copy": copy,
             "launch": lambda *call: transpose(*call, kernels)}
    for line in open(calls):
        call = json.loads(line)
        kinds[call["kind"]](memory, call)
    for name, expected in results.items():
        flat = memory.slots[f"result:{name}"].view(expected.dtype)
        if not np.array_equal(flat.reshape(expected.shape), expected):
            sys.exit(f"{name} differs")
        if not expected.any():
            sys.exit(f"{name} is all zero and shows nothing")
    print(f"{len(results)} results agree")


if __name__ == "__main__":
    {"make": make, "run": run}[sys.argv[1]](*sys.argv[2:])
