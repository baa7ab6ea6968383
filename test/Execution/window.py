"""Expected results of window.mlir, by brute force."""
import itertools

import numpy as np

import reference

r = np.random.default_rng(3)


def inputs():
    ties = r.integers(0, 3, (2, 6, 6, 3)).astype(np.float32)
    return {"arg0": ties, "arg1": r.standard_normal((2, 3, 3, 3)).astype(np.float32),
            "arg2": r.standard_normal((7, 9)).astype(np.float32), "arg3": r.standard_normal((2, 5, 5, 3)).astype(np.float32)}


def windows(shape, out_shape, window, strides, low, base=None, dilation=None):
    """Yields (result index, list of input indices in row-major window order)."""
    base = base or [1] * len(shape)
    dilation = dilation or [1] * len(shape)
    for out in np.ndindex(*out_shape):
        members = []
        for k in itertools.product(*map(range, window)):
            at = [o * s + j * d - l for o, s, j, d, l in zip(out, strides, k, dilation, low)]
            if all(a >= 0 and a % b == 0 and a // b < n for a, b, n in zip(at, base, shape)):
                members.append(tuple(a // b for a, b in zip(at, base)))
        yield out, members


def pool(x, fn, neutral, out_shape, *where):
    out = np.full(out_shape, neutral, x.dtype)
    for at, members in windows(x.shape, out_shape, *where):
        for m in members:
            out[at] = fn(out[at], x[m])
    return out


def pool_grad(x, g, *where):
    out = np.zeros_like(x)
    for at, members in windows(x.shape, g.shape, *where):
        if members:
            out[max(members, key=lambda m: x[m])] += g[at]  # max takes the first
    return out


def expected(arg0, arg1, arg2, arg3):
    whole = ((1, 2, 2, 1), (1, 2, 2, 1), (0, 0, 0, 0))
    overlapping = ((1, 3, 3, 1), (1, 1, 1, 1), (0, 0, 0, 0))
    padded = ((1, 3, 3, 1), (1, 1, 1, 1), (0, 1, 0, 0))
    return {
        "out0": pool(arg0, max, -np.inf, (2, 3, 3, 3), *whole),
        "out1": pool_grad(arg0, arg1, *whole),
        "out2": (pool(arg2, lambda a, b: a + b, 0, (6, 5), (3, 2), (1, 2), (1, 1), (1, 1), (1, 2)), 1e-6),
        "out3": (pool(arg2, lambda a, b: a + b, 0, (12, 16), (2, 2), (1, 1), (0, 0), (2, 2)), 1e-6),
        "out4": (pool_grad(arg0, arg3[:, :4, :4], *overlapping), 1e-6),
        "out5": (pool_grad(arg0, arg3[:, :, :4], *padded), 1e-6),
        "out6": pool(arg2, min, np.inf, (6, 9), (1, 1), (1, 1), (-1, 0)),
        "out7": (np.cumsum(arg2, 0), 1e-6),
        "out8": (np.cumprod(arg2[:, ::-1], 1)[:, ::-1], 1e-6),
        "out9": (pool(arg2, lambda a, b: a + b, 0, (7, 9), (1, 8), (1, 1), (0, 7)), 1e-6),
    }


reference.main(inputs, expected)
