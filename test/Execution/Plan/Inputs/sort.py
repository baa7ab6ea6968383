"""Values with many equal ones for sort.mlir, and what NumPy makes of them.

    sort.py make IN.npz
    sort.py check IN.npz OUT.npz
"""
import sys

import numpy as np


def make(path):
    rng = np.random.default_rng(1)
    keys = rng.integers(-4, 5, (3, 70, 5)).astype(np.float32)
    keys[0, :, 0] = np.where(keys[0, :, 0] == 0, -0.0, keys[0, :, 0])
    keys[1, ::9, 2] = [np.inf, -np.inf, np.nan, np.inf, -np.inf, np.nan,
                       np.inf, -np.inf]
    halves = rng.integers(-9, 10, (2, 300)).astype(np.float16)
    numbers = np.broadcast_to(np.arange(300, dtype=np.int32), (2, 300))
    np.savez(path, arg0=keys, arg1=halves, arg2=numbers)


def check(given, results):
    given, results = np.load(given), np.load(results)
    order = np.argsort(given["arg0"], axis=1, kind="stable")  # NaNs last
    expected = [np.take_along_axis(given["arg0"], order, 1)]
    order = np.argsort(-given["arg1"].astype(np.float64), axis=1, kind="stable")
    expected += [np.take_along_axis(given["arg1"], order, 1)[:, :64],
                 order.astype(np.int32)[:, :64]]
    for i, one in enumerate(expected):
        if results[f"out{i}"].tobytes() != one.tobytes():
            sys.exit(f"out{i} differs")
    print(f"{len(expected)} results agree")


{"make": make, "check": check}[sys.argv[1]](*sys.argv[2:])
