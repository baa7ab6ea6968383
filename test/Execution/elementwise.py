"""Expected results of elementwise.mlir, from NumPy."""
import numpy as np

import reference

r = np.random.default_rng(1)


def inputs():
    x = np.concatenate([r.standard_normal(4000), 2.0 ** r.uniform(-26, 17, 4000)])
    y = r.permutation(np.concatenate([r.standard_normal(4000), 2.0 ** r.uniform(-26, 17, 4000)]))
    special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, 65504.0, 2.0**-24])
    with np.errstate(over="ignore"):
        x = np.concatenate([x, np.repeat(special, 8)]).astype(np.float16)
        y = np.concatenate([y, np.tile(special, 8)]).astype(np.float16)
    i = np.concatenate([r.integers(-(2**31), 2**31, 56), [0, -1, 1, 2**31 - 1, -(2**31), 33, 32, 31]])
    j = np.concatenate([r.integers(-(2**31), 2**31, 24), r.integers(-3, 40, 32), [0, -1, -1, 1, -1, 33, 32, 31]])
    return {"arg0": x, "arg1": y, "arg2": x.astype(np.float32) * 1.001, "arg3": i.astype(np.int32), "arg4": j.astype(np.int32)}


def expected(arg0, arg1, arg2, arg3, arg4):
    with np.errstate(all="ignore"):
        return compute(arg0, arg1, arg2, arg3, arg4)


def compute(x, y, z, i, j):
    unsigned = lambda a: a.astype(np.uint32)
    div = np.where(j == 0, -1, np.trunc(i.astype(np.float64) / np.where(j == 0, 1, j))).astype(np.int64).astype(np.int32)
    rem = (i.astype(np.int64) - np.where(j == 0, 0, div.astype(np.int64) * j)).astype(np.int32)
    inside = unsigned(j) < 32
    shift = np.where(inside, j, 0)
    wide, odd = i.astype(np.int64), (j | 1).astype(np.int64)
    bf = reference.to_bf16(reference.to_bf16(z) * reference.to_bf16(z))
    return {
        # NumPy computes f16 in f32 and rounds once.
        "out0": x + y, "out1": x - y, "out2": x * y, "out3": x / y,
        "out4": np.sqrt(np.abs(x)), "out5": np.where((x == 0) & (y == 0), x + y, np.maximum(x, y)),  # +0 > -0
        "out6": x < y, "out7": ~(x <= y), "out8": np.where(x < y, x, y),
        "out9.bf16": (bf.view(np.uint32) >> 16).astype(np.uint16),
        "out10": (np.exp(np.minimum(z, 5)), 3e-7),
        "out11": div, "out12": rem,
        "out13": np.where(inside, i << shift, 0).astype(np.int32),
        "out14": np.where(inside, unsigned(i) >> shift.astype(np.uint32), 0).astype(np.uint32).view(np.int32),
        "out15": np.where(inside, i >> shift, i >> 31).astype(np.int32),
        "out16": i * j, "out17": unsigned(i) < unsigned(j),
        "out18": i.astype(np.float32), "out19": i < j,
        "out20": (wide // odd).astype(np.int32), "out21": (-(-wide // odd)).astype(np.int32),
        "out22": (-(-(wide & 0xffffffff) // (odd & 0xffffffff))).astype(np.uint32).view(np.int32),
        "out23": np.isfinite(x) & (np.abs(x) >= 2.0**-14),
    }


reference.main(inputs, expected)
