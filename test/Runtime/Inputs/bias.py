"""Values for bias.mlir, and whether results have the same bits.

    bias.py IN.npz
    bias.py --same A.npz B.npz...

A row of x makes infinite products; the bias has infinities of both signs, a
NaN, a negative zero, and a number that a product vanishes beside. All NaNs
count as the same.
"""
import sys

import numpy


def write(path):
    x = numpy.array([[1, -2, 3, 0.5], [0, 0, 0, 0],
                     [numpy.inf, 1, 2, 1]], numpy.float32)
    w = (numpy.arange(32, dtype=numpy.float32).reshape(4, 8) + 1) / 16
    b = numpy.array([0.1, numpy.inf, -numpy.inf, numpy.nan, -0.0, 3e38, 1e-40,
                     -7], numpy.float32)
    numpy.savez(path, arg0=x, arg1=w, arg2=x.astype(numpy.float16),
                arg3=w.astype(numpy.float16), arg4=b)


def compare(paths):
    runs = []
    for path in paths:
        with numpy.load(path) as archive:
            runs.append([archive[name] for name in sorted(archive.files)])
    for other in runs[1:]:
        for a, b in zip(runs[0], other, strict=True):
            if not numpy.array_equal(numpy.isnan(a), numpy.isnan(b)):
                sys.exit("other NaNs")
            numbers = ~numpy.isnan(a)
            if a[numbers].tobytes() != b[numbers].tobytes():
                sys.exit("other bits")
    nans = sum(int(numpy.isnan(a).sum()) for a in runs[0])
    infinite = sum(int(numpy.isinf(a).sum()) for a in runs[0])
    print(f"{len(runs[0])} results, {nans} NaN, {infinite} infinite, "
          "the same bits")


if sys.argv[1] == "--same":
    compare(sys.argv[2:])
else:
    write(sys.argv[1])
