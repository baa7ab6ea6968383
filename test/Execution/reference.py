"""Shared by the scripts beside it: inputs to a file, results against NumPy.

A script calls `main(inputs, expected)`. `inputs()` returns {name: array};
`expected(**inputs)` returns {name: array or (array, bound)}. Values must be
equal bit by bit where no bound is given; else max|x-y| <= bound * max|y|.

    script.py inputs in.npz
    script.py check in.npz out.npz
"""
import sys

import numpy as np


def to_bf16(x):
    """Nearest bf16, ties to even, as f32."""
    bits = np.asarray(x, np.float32).view(np.uint32).astype(np.uint64)
    rounded = ((bits + 0x7FFF + ((bits >> 16) & 1)) & 0xFFFF0000).astype(np.uint32)
    nan = np.isnan(x)
    return np.where(nan, np.float32(np.nan), rounded.view(np.float32))


def from_bf16_bits(bits):
    return (bits.astype(np.uint32) << 16).view(np.float32)


def differs(name, got, want):
    bound = None
    if isinstance(want, tuple):
        want, bound = want
    want = np.asarray(want)
    if got.shape != want.shape:
        return f"{name}: shape {got.shape}, expected {want.shape}"
    if bound is None:
        if got.dtype != want.dtype:
            return f"{name}: {got.dtype}, expected {want.dtype}"
        same = (got == want) | ((got != got) & (want != want))
        if got.dtype.kind == "f":
            same &= (np.signbit(got) == np.signbit(want)) | (got != got)
        if same.all():
            return None
        at = tuple(np.argwhere(~same)[0])
        return f"{name}{list(at)}: {got[at]!r}, expected {want[at]!r}"
    if (np.isnan(got) != np.isnan(want)).any():
        return f"{name}: NaN in other places"
    error = np.nanmax(np.abs(got.astype(np.float64) - want)) / np.nanmax(np.abs(want))
    return None if error <= bound else f"{name}: off by {error}, bound {bound}"


def main(inputs, expected):
    if sys.argv[1] == "inputs":
        np.savez(sys.argv[2], **inputs())
        return
    with np.load(sys.argv[2]) as f:
        want = expected(**dict(f))
    failures = []
    with np.load(sys.argv[3]) as f:
        for name, value in want.items():
            failures.append(differs(name, f[name], value))
    failures = [f for f in failures if f]
    print("\n".join(failures) or f"{len(want)} results as expected")
    sys.exit(bool(failures))
