"""Shared by the scripts beside it: ops of StableHLO against NumPy.

A script makes a `Group`, adds cases and calls `main`. A case is the text of a
function on %a0, %a1, ... that defines %r0, %r1, ..., its inputs, and what NumPy
says the results are. All cases of a group become private functions of one
module, which is imported and executed once.

    script.py make FOLDER         writes ops.mlir and in.npz
    script.py check FOLDER        compares out.npz
    script.py damage FOLDER       the same, with one wrong number: must fail
"""
import pathlib
import sys

import numpy as np

NUMPY = {"f16": np.float16, "bf16": np.float32, "f32": np.float32,
         "f64": np.float64, "i1": np.bool_, "i8": np.int8, "i16": np.int16,
         "i32": np.int32, "i64": np.int64, "ui8": np.uint8, "ui16": np.uint16,
         "ui32": np.uint32, "ui64": np.uint64}
FLOATS = ["f16", "bf16", "f32", "f64"]
INTEGERS = ["i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"]
# Two roundings of the result, and what a different libm may do.
BOUND = {"f16": 2e-3, "bf16": 1.6e-2, "f32": 4e-6, "f64": 1e-12}


def to_bf16(x):
    """Nearest bf16, ties to even, as f32."""
    x = np.asarray(x, np.float32)
    # Of rank 1: NumPy computes in other types on scalars.
    bits = x.reshape(-1).view(np.uint32).astype(np.int64)
    bits = (bits + 0x7FFF + ((bits >> 16) & 1)) & 0xFFFF0000
    rounded = bits.astype(np.uint32).view(np.float32).reshape(x.shape)
    return np.where(np.isnan(x), np.float32(np.nan), rounded)


class Array:
    """Values and the name of their element type."""

    def __init__(self, values, kind="f32"):
        self.kind = kind
        with np.errstate(all="ignore"):
            self.data = np.asarray(values).astype(NUMPY[kind], order="C")
        if kind == "bf16":
            self.data = to_bf16(self.data)

    @property
    def type(self):
        return tensor(self.data.shape, self.kind)


def tensor(shape, kind):
    return f"tensor<{''.join(f'{s}x' for s in shape)}{kind}>"


class Group:
    def __init__(self, seed=1):
        self.random = np.random.default_rng(seed)
        self.cases = []

    def normal(self, shape, kind="f32"):
        return Array(self.random.standard_normal(shape), kind)

    def integers(self, shape, kind="i32", low=-100, high=100):
        if kind.startswith("ui"):
            low = 0
        if kind == "i1":
            low, high = 0, 2
        return Array(self.random.integers(low, high, shape), kind)

    def any(self, shape, kind):
        return (self.normal if kind in FLOATS else self.integers)(shape, kind)

    def add(self, name, text, inputs, *wanted, bound=0):
        """`wanted`: Arrays; bound 0: equal bit by bit."""
        self.cases.append((name, text, inputs, wanted, bound))

    def make(self, folder, helpers):
        functions, calls, arguments, results, types = [], [], [], [], []
        arrays = {}
        for at, (name, text, inputs, wanted, _) in enumerate(self.cases):
            own = ", ".join(f"%a{i}: {a.type}" for i, a in enumerate(inputs))
            outs = ", ".join(w.type for w in wanted)
            names = ", ".join(f"%r{i}" for i in range(len(wanted)))
            functions.append(
                f"// {name}\nfunc.func private @case{at}({own}) -> ({outs}) {{"
                f"\n{text}\n  return {names} : {outs}\n}}")
            given = []
            for array in inputs:
                place = len(arguments)
                arguments.append(f"%a{place}: {array.type}")
                given.append((f"%a{place}", array.type))
                data = array.data
                if array.kind == "bf16":
                    arrays[f"arg{place}.bf16"] = (
                        np.asarray(data, np.float32).view(np.uint32) >> 16
                    ).astype(np.uint16)
                else:
                    arrays[f"arg{place}"] = data
            calls.append(
                f"  %c{at}:{len(wanted)} = call @case{at}("
                f"{', '.join(g[0] for g in given)}) : "
                f"({', '.join(g[1] for g in given)}) -> ({outs})")
            results += [f"%c{at}#{i}" for i in range(len(wanted))]
            types += [w.type for w in wanted]
        main = (f"func.func @main({', '.join(arguments)}) -> "
                f"({', '.join(types)}) {{\n" + "\n".join(calls) +
                f"\n  return {', '.join(results)} : {', '.join(types)}\n}}")
        (folder / "ops.mlir").write_text("\n".join([main] + functions + [helpers]) + "\n")
        np.savez(folder / "in.npz", **{
            name: np.asarray(array, order="C")
            for name, array in arrays.items()})

    def check(self, folder, damage):
        failures, place = [], 0
        if damage:
            wanted = next(c[3][0] for c in self.cases if c[3][0].data.size)
            wanted.data = np.array(wanted.data)
            wanted.data.flat[0] = not wanted.data.flat[0]
        with np.load(folder / "out.npz") as f:
            for name, _, _, wanted, bound in self.cases:
                for i, want in enumerate(wanted):
                    words = differs(read(f, place, want), want, bound)
                    place += 1
                    if words:
                        failures.append(f"{name}, result {i}: {words}")
        print("\n".join(failures) or f"{len(self.cases)} cases as expected")
        return bool(failures)

    def main(self, helpers=""):
        """`helpers`: further functions, which cases may call."""
        folder = pathlib.Path(sys.argv[2])
        folder.mkdir(parents=True, exist_ok=True)
        sys.exit(self.make(folder, helpers) if sys.argv[1] == "make"
                 else self.check(folder, sys.argv[1] == "damage"))


def read(file, place, want):
    if want.kind == "bf16":
        bits = np.asarray(file[f"out{place}.bf16"]).astype(np.uint32)
        return np.asarray(bits << 16, np.uint32).view(np.float32)
    # Results are signless: the bits of unsigned ones are those of signed ones.
    array = file[f"out{place}"]
    same = array.dtype.itemsize == want.data.dtype.itemsize
    return array.view(want.data.dtype) if same and array.ndim else array


def differs(got, want, bound):
    data = want.data
    if got.shape != data.shape:
        return f"shape {got.shape}, expected {data.shape}"
    got = got.astype(data.dtype)
    if data.size == 0:
        return None
    if data.dtype.kind != "f" or bound == 0:
        same = (got == data) | ((got != got) & (data != data))
        if data.dtype.kind == "f":
            same &= (np.signbit(got) == np.signbit(data)) | (got != got)
        if same.all():
            return None
        at = tuple(np.argwhere(~same)[0])
        return f"{list(at)} is {got[at]!r}, expected {data[at]!r}"
    if (np.isnan(got) != np.isnan(data)).any() or (
            np.isinf(got) != np.isinf(data)).any():
        return "NaN or infinity in other places"
    finite = np.isfinite(data)
    if not finite.any():
        return None
    error = np.abs(got[finite].astype(np.float64) - data[finite]).max()
    scale = np.abs(data[finite].astype(np.float64)).max()
    limit = BOUND[want.kind] if bound is True else bound
    return None if error <= limit * max(scale, 1e-30) else (
        f"off by {error / scale}, bound {limit}")
