"""Expected results of indexing.mlir, by brute force over StableHLO's definition."""
import numpy as np

import reference

r = np.random.default_rng(5)


def inputs():
    return {
        "arg0": r.standard_normal((6, 5, 4)).astype(np.float32),
        "arg1": np.array([[0, 3], [5, 4], [9, -2]], np.int32),
        "arg2": np.array([2, 2, 7, 0, 2], np.int32),
        "arg3": r.standard_normal((3, 2, 4)).astype(np.float32),
        "arg4": r.standard_normal((5, 4)).astype(np.float16),
        "arg5": r.standard_normal((6, 4)).astype(np.float16),
        "arg6": np.array([[1, 3, 0], [4, 4, 2], [0, 0, 0], [1, 1, 1], [2, 3, 4], [9, 0, 1]], np.int32),
    }


def expected(arg0, arg1, arg2, arg3, arg4, arg5, arg6):
    x = arg0
    # Slices of 2 x 1 x 4: starts are clamped to 0..4 and 0..4.
    slices = np.stack([x[np.clip(i, 0, 4):np.clip(i, 0, 4) + 2, np.clip(j, 0, 4)] for i, j in arg1])
    rows = np.stack([arg5[np.clip(i, 0, 5)] for i in arg2])
    batched = np.stack([[x[b, np.clip(i, 0, 4)] for i in arg6[b]] for b in range(6)])
    # Updates land at the unclamped start; elements outside are dropped.
    added = x.astype(np.float64)
    for (i, j), u in zip(arg1, arg3):
        for k in range(2):
            if 0 <= i + k < 6 and 0 <= j < 5:
                added[i + k, j] += u[k]
    wide = arg5.astype(np.float32)
    for i, u in zip(arg2, arg4):
        if 0 <= i < 6:
            wide[i] += u
    largest = arg5.copy()
    for i, u in zip(arg2, arg4):
        if 0 <= i < 6:
            largest[i] = np.maximum(largest[i], u)
    return {
        "out0": slices, "out1": rows, "out2": batched, "out3": (added, 1e-6),
        # Rounded once, after all updates of an element.
        "out4": wide.astype(np.float16), "out5": largest, "out6": wide,
    }


reference.main(inputs, expected)
