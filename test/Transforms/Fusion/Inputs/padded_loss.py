#!/usr/bin/env python3
"""Inputs of compute-padded-run.mlir, and its results in float64.

    padded_loss.py make IN.npz
    padded_loss.py check IN.npz OUT.npz
"""
import sys

import numpy as np

ROWS, CLASSES, PADDED = 37, 1003, 1008


def make(path):
    rng = np.random.default_rng(5)
    logits = rng.normal(0, 3, (ROWS, PADDED)).astype(np.float32)
    logits[:, CLASSES:] = [np.nan, np.inf, -np.inf, 1e38, -1e38]
    targets = rng.integers(0, CLASSES, ROWS).astype(np.int32)
    np.savez(path, arg0=logits, arg1=targets)


def check(inputs, outputs):
    given, found = np.load(inputs), np.load(outputs)
    logits = given["arg0"][:, :CLASSES].astype(np.float64)
    shifted = logits - logits.max(1, keepdims=True)
    logs = shifted - np.log(np.exp(shifted).sum(1, keepdims=True))
    gradient = np.exp(logs)
    gradient[np.arange(ROWS), given["arg1"]] -= 1
    padded = np.zeros((ROWS, PADDED))
    padded[:, :CLASSES] = gradient
    wanted = [logs[np.arange(ROWS), given["arg1"]], padded, gradient.sum(0)]
    # Unit roundoffs of what is written: f32, f16, f32, and their least steps.
    for number, (want, relative, least) in enumerate(
            zip(wanted, [2e-6, 1e-3, 2e-6], [2e-6, 6e-8, 2e-6])):
        np.testing.assert_allclose(found[f"out{number}"], want, relative,
                                   least)
    print(len(wanted), "results agree")


if __name__ == "__main__":
    {"make": make, "check": check}[sys.argv[1]](*sys.argv[2:])
