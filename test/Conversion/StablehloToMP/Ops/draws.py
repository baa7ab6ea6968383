"""`rng`: the state goes from op to op, in the order of the file."""
import statistics

import numpy as np

from cases import FLOATS, INTEGERS, Array, Group, tensor
from generators import random_bits

g = Group(9)
state = [0, 0]
DIGITS = {"f16": 24, "bf16": 24, "f32": 24, "f64": 53}


def draw(shape, kind):
    """The next bits; floats narrower than f32 are drawn in f32."""
    global state
    width = "ui" + {"f64": "64", "i8": "8", "i16": "16", "i64": "64"}.get(
        kind.removeprefix("u"), "32")
    state, bits = random_bits("PHILOX", state, shape, width)
    return bits


def add(distribution, kind, shape, a, b, wanted, bound):
    a, b = Array(a, kind), Array(b, kind)
    sizes = np.array(shape, np.int64)
    g.add(f"rng {distribution} {kind} {shape} {a.data} {b.data}",
          f"  %s = stablehlo.constant dense<{sizes.tolist()}> : "
          f"tensor<{len(shape)}xi64>\n"
          f"  %r0 = stablehlo.rng %a0, %a1, %s, distribution = {distribution} : "
          f"({a.type}, {b.type}, tensor<{len(shape)}xi64>) -> "
          f"{tensor(shape, kind)}", [a, b], Array(wanted, kind), bound=bound)


for kind in FLOATS:
    work = np.float64 if kind == "f64" else np.float32
    for shape in [(5,), (3, 4), (0, 2), (2, 1, 9)]:
        for a, b in [(0, 1), (-2, 0.5), (3, 3)]:
            bits = draw(shape, kind)
            unit = (bits >> (64 - 53 if kind == "f64" else 8)).astype(work)
            unit = unit * work(2.0 ** -DIGITS[kind])
            x = Array(unit * work(b - a) + work(a), kind).data
            add("UNIFORM", kind, shape, a, b, np.where(x < b, x, a), 0)
        for mean, scale in [(0, 1), (5, 0.25), (-1, 0)]:
            bits = draw(shape, kind)
            digits = DIGITS[kind] - 1
            places = bits >> ((64 if kind == "f64" else 32) - digits)
            # Middles of equal parts of (0, 1).
            at = (places.astype(np.float64) + 0.5) / 2.0 ** digits
            inverse = np.vectorize(statistics.NormalDist().inv_cdf,
                                   otypes=[float])
            x = inverse(np.minimum(at, np.nextafter(1, 0)))
            add("NORMAL", kind, shape, mean, scale, x * scale + mean,
                {"f16": 2e-3, "bf16": 1e-2, "f32": 2e-6, "f64": 1e-13}[kind])
for kind in INTEGERS:
    for a, b in [(3, 10), (0, 100), (7, 8)] + (
            [(-100, 27)] if kind[0] == "i" else []):
        bits = draw((6, 3), kind)
        add("UNIFORM", kind, (6, 3), a, b, bits.astype(object) % (b - a) + a, 0)
g.main()
