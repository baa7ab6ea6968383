"""Expected results of reduction.mlir, from NumPy."""
import numpy as np

import reference

r = np.random.default_rng(2)


def inputs():
    ones = np.ones(4096, np.float16)
    return {
        "arg0": r.standard_normal((3, 700, 5)).astype(np.float32),
        "arg1": ones,
        "arg2": np.full(100, 0.1, np.float16),
        "arg3": r.integers(-50, 50, (4, 6)).astype(np.int32),
        "arg4": np.array([[1, 7, 7, 2], [np.nan, 3, np.nan, 9]], np.float32),
    }


def serial(values):
    total = np.float16(0)
    for v in values:
        total = np.float16(np.float32(total) + np.float32(v))
    return total


def expected(arg0, arg1, arg2, arg3, arg4):
    x = arg0.astype(np.float64)
    exact = lambda dims: (x.sum(dims), 1e-6)
    return {
        "out0": exact(2), "out1": exact(1), "out2": exact(0), "out3": exact((0, 2)),
        "out4": (x.sum(), 1e-6),
        # 4096 ones: an f32 accumulator is exact, a serial f16 one sticks at 2048.
        "out5": np.float16(4096), "out6": serial(arg1),
        "out7": np.float16(arg2.astype(np.float64).sum()), "out8": serial(arg2),
        "out9": arg0.max(1), "out10": arg0.min((0, 1)),
        "out11": arg3.sum(1).astype(np.int32), "out12": arg3.max(0), "out13": (arg3 > 0).all(1), "out14": (arg3 > 40).any(0),
        # Among equals the first index; a NaN wins.
        "out15": np.array([7, np.nan], np.float32), "out16": np.array([1, 0], np.int32),
        "out17": np.bitwise_and.reduce(arg3, 1),
        "out18": (arg4[:1].astype(np.float64).prod(1), 0),
    }


assert serial(np.ones(4096)) == 2048
reference.main(inputs, expected)
