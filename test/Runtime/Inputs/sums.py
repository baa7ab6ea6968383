"""Values for sums.mlir, and whether results are those of numpy.

    sums.py IN.npz
    sums.py --check OUT.npz

A row of x makes infinite products; the terms have infinities of both signs, a
NaN, a negative zero, numbers that a product vanishes beside, and one that makes
a sum too large for f16. Sums are exact in f32.
"""
import sys

import numpy

X = numpy.array([[1, -2, 3, 0.5], [0, 0, 0, 0], [numpy.inf, 1, 2, 1]],
                numpy.float32)
W = (numpy.arange(32, dtype=numpy.float32).reshape(4, 8) + 1) / 16
TERMS = numpy.array([[0.125, numpy.inf, -numpy.inf, numpy.nan, -0.0, 65504,
                      1024, -7]] * 3, numpy.float32)
TERMS[0, 5] = 65472  # and 3.8: 65504 in f16, once rounded
TERMS[0, 4] = 1 / 1024


def bits(x):
    """Of bf16, to nearest, ties to even; numbers alone."""
    words = x.astype(numpy.float32).view(numpy.uint32).astype(numpy.uint64)
    return ((words + 0x7fff + (words >> 16 & 1)) >> 16).astype(numpy.uint16)


def narrow(x, name):
    if name == "f16":
        return x.astype(numpy.float16).astype(numpy.float32)
    rounded = (bits(x).astype(numpy.uint32) << 16).view(numpy.float32)
    return numpy.where(numpy.isfinite(x), rounded, x).astype(numpy.float32)


def expect(name):
    with numpy.errstate(all="ignore"):
        x, w, c = (narrow(values, name) for values in (X, W, TERMS))
        return narrow(x @ w + c, name)


def write(path):
    def raw(x):
        words = narrow(x, "bf16").view(numpy.uint32)
        return (words >> 16).astype(numpy.uint16)

    with numpy.errstate(all="ignore"):
        numpy.savez(path, arg0=X.astype(numpy.float16), arg1=W.astype(numpy.float16),
                    arg2=TERMS.astype(numpy.float16),
                    **{f"arg{number}.bf16": raw(values)
                       for number, values in ((3, X), (4, W), (5, TERMS))})


def check(path):
    with numpy.load(path) as archive:
        for number, name in enumerate(("f16", "bf16")):
            numpy.testing.assert_array_equal(archive[f"out{number}"], expect(name))


if sys.argv[1] == "--check":
    check(sys.argv[2])
else:
    write(sys.argv[1])
