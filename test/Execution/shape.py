"""Expected results of shape.mlir, from NumPy."""
import numpy as np

import reference


def inputs():
    x = np.arange(2 * 3 * 4, dtype=np.float32).reshape(2, 3, 4)
    return {"arg0": x, "arg1": np.arange(3, dtype=np.int32), "arg2": np.float32(-1), "arg3": (x % 3 == 0)}


def pad(x, value, low, high, interior):
    shape = [n + (n - 1) * i + l + h for n, l, h, i in zip(x.shape, low, high, interior)]
    out = np.full(shape, value, x.dtype)
    for index in np.ndindex(*x.shape):
        at = tuple(l + k * (i + 1) for k, l, i in zip(index, low, interior))
        if all(0 <= a < n for a, n in zip(at, shape)):
            out[at] = x[index]
    return out


def expected(arg0, arg1, arg2, arg3):
    x = arg0
    return {
        "out0": np.broadcast_to(arg1[None, :, None], (2, 3, 4)).copy(),
        "out1": x.transpose(2, 0, 1).copy(),
        "out2": x[::-1, :, ::-1].copy(),
        "out3": x[0:2:1, 1:3, 0:4:3].copy(),
        "out4": pad(x, arg2, (1, -1, 0), (0, 2, -2), (0, 1, 2)),
        "out5": np.concatenate([x, x[:, :1]], 1),
        "out6": np.broadcast_to(np.arange(4, dtype=np.int32), (2, 4)).copy(),
        "out7": x.reshape(6, 4),
        "out8": arg3.transpose(2, 1, 0).copy(),
        "out9": np.broadcast_to(x[:, :1, :1], (2, 3, 4)).copy(),
    }


reference.main(inputs, expected)
