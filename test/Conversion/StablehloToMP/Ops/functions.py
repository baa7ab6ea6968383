"""Elementwise ops and special functions, on every type they are legal on."""
import math

import numpy as np

from cases import FLOATS, INTEGERS, Array, Group, tensor
from gamma import digamma

g = Group(1)
SHAPES = [(), (0, 3), (2, 3)]


def unary(name, kinds, function, low=-2, high=2, bound=True, text=None):
    for kind in kinds:
        for shape in SHAPES:
            if kind in FLOATS:
                x = Array(g.random.uniform(low, high, shape), kind)
            else:
                x = g.integers(shape, kind)
            with np.errstate(all="ignore"):
                want = function(x.data.astype(np.float64)
                                if kind in FLOATS else x.data)
            op = text or f'"{name}"(%a0)'
            g.add(f"{name} {x.type}", f"  %r0 = {op} : ({x.type}) -> {x.type}",
                  [x], Array(want, kind), bound=bound)


vector = np.vectorize
for name, function in {
        "exponential": np.exp, "exponential_minus_one": np.expm1,
        "sine": np.sin, "cosine": np.cos, "tan": np.tan, "tanh": np.tanh,
        "logistic": lambda x: 1 / (1 + np.exp(-x)),
        "cbrt": np.cbrt}.items():
    unary("stablehlo." + name, FLOATS, function)
for name, function in {"log": np.log, "log_plus_one": np.log1p,
                       "sqrt": np.sqrt,
                       "rsqrt": lambda x: 1 / np.sqrt(x)}.items():
    unary("stablehlo." + name, FLOATS, function, low=0.1, high=9)
for name, function in {"floor": np.floor, "ceil": np.ceil,
                       "round_nearest_even": np.round,
                       "abs": np.abs, "negate": np.negative,
                       "round_nearest_afz": lambda x: np.copysign(
                           np.floor(np.abs(x) + 0.5), x)}.items():
    unary("stablehlo." + name, FLOATS, function, low=-9, high=9, bound=0)
for name, function in {
        "acos": np.arccos, "asin": np.arcsin, "atanh": np.arctanh}.items():
    unary("chlo." + name, FLOATS, function, low=-0.9, high=0.9)
for name, function in {
        "asinh": np.arcsinh, "atan": np.arctan, "cosh": np.cosh,
        "sinh": np.sinh, "tan": np.tan, "erf": vector(math.erf, otypes=[float]),
        "erfc": vector(math.erfc, otypes=[float]), "square": np.square,
        "conj": np.conj}.items():
    unary("chlo." + name, FLOATS, function)
unary("chlo.acosh", FLOATS, np.arccosh, low=1.1, high=5)
unary("chlo.lgamma", FLOATS, vector(math.lgamma, otypes=[float]), low=2.5,
      high=9)


unary("chlo.digamma", FLOATS, vector(digamma, otypes=[float]), low=2, high=9)


def erf_inv(y):
    """The root of erf(x) = y by bisection."""
    low, high = -7.0, 7.0
    for _ in range(200):
        x = (low + high) / 2
        low, high = (x, high) if math.erf(x) < y else (low, x)
    return low


unary("chlo.erf_inv", FLOATS, vector(erf_inv, otypes=[float]), low=-0.99,
      high=0.99)

# Values where a function is special.
inf, nan = np.inf, np.nan
for kind in FLOATS:
    for name, x, want in [
            ("chlo.erf_inv", [1, -1, 0, nan, 2], [inf, -inf, 0, nan, nan]),
            ("chlo.lgamma", [0, -1, inf, -inf, 1, 2, 3],
             [inf, inf, inf, inf, 0, 0, math.log(2)]),
            ("chlo.digamma", [0, -1, nan], [nan, nan, nan]),
            ("stablehlo.sign", [-3, -0.0, 0, nan, inf], [-1, -0.0, 0, nan, 1]),
            ("stablehlo.round_nearest_even", [0.5, 1.5, -2.5, inf],
             [0, 2, -2, inf])]:
        a = Array(x, kind)
        g.add(f"{name} special {kind}",
              f'  %r0 = "{name}"(%a0) : ({a.type}) -> {a.type}', [a],
              Array(want, kind), bound=1e-5 if "gamma" in name else 0)
    a = Array([1, inf, -inf, nan], kind)
    flags = tensor((4,), "i1")
    for name, want in [("stablehlo.is_finite", [1, 0, 0, 0]),
                       ("chlo.is_inf", [0, 1, 1, 0]),
                       ("chlo.is_pos_inf", [0, 1, 0, 0]),
                       ("chlo.is_neg_inf", [0, 0, 1, 0])]:
        g.add(f"{name} {kind}", f'  %r0 = "{name}"(%a0) : ({a.type}) -> {flags}',
              [a], Array(want, "i1"))
    # Signs and NaN have places in the total order.
    a = Array([-0.0, 0.0, nan, inf, -1, 1], kind)
    b = Array([0.0, -0.0, inf, nan, -2, nan], kind)
    for direction, want in [("LT", [1, 0, 0, 1, 0, 1]),
                            ("GE", [0, 1, 1, 0, 1, 0]),
                            ("EQ", [0] * 6), ("NE", [1] * 6)]:
        g.add(f"compare TOTALORDER {direction} {kind}",
              f"  %r0 = stablehlo.compare {direction}, %a0, %a1, TOTALORDER : "
              f"({a.type}, {b.type}) -> {tensor((6,), 'i1')}", [a, b],
              Array(want, "i1"))

    if kind != "bf16":
        x = Array([1, 1, -1, 0, 0, inf, 65504, 2, 1e-7, nan], kind)
        y = Array([2, 0, 0, 1, -1, 0, inf, 2, -1, 1], kind)
        with np.errstate(over="ignore"):
            want = np.nextafter(x.data, y.data)
        g.add(f"next_after {kind}",
              f"  %r0 = chlo.next_after %a0, %a1 : {x.type}, {y.type} -> {x.type}",
              [x, y], Array(want, kind))

# Operands of other shapes.
for (p, q), text in [(((3, 4), (3, 4)), ""), (((3, 4), (4,)), ""),
                     (((3, 1), (3, 4)), ""), (((), (3, 4)), ""),
                     (((3, 4), (3,)), " {broadcast_dimensions = array<i64: 0>}")]:
    x, y = g.normal(p), g.normal(q)
    right = y.data[:, None] if text else y.data
    for name, function, kind in [("add", np.add, "f32"),
                                 ("divide", np.divide, "f32"),
                                 ("power", lambda a, b: a ** b, "f32")]:
        if name == "power":
            x = Array(np.abs(x.data) + 0.1)
        r = Array(function(x.data, right), kind)
        g.add(f"broadcast_{name} {x.type} {y.type}",
              f'  %r0 = "chlo.broadcast_{name}"(%a0, %a1){text} : '
              f"({x.type}, {y.type}) -> {r.type}", [x, y], r, bound=True)
for config, p, q in [("ab,bc->ac", (2, 3), (3, 4)), ("bac,bcd->dab", (2, 3, 4), (2, 4, 5)),
                     ("a,b->ba", (2,), (3,)), ("abc,cd->b", (2, 3, 4), (4, 5)),
                     ("ab,ab->", (2, 3), (2, 3))]:
    x, y = g.normal(p), g.normal(q)
    r = Array(np.einsum(config, x.data.astype(np.float64), y.data))
    g.add(f"einsum {config}",
          f'  %r0 = "stablehlo.einsum"(%a0, %a1) {{einsum_config = "{config}"}}'
          f" : ({x.type}, {y.type}) -> {r.type}", [x, y], r, bound=True)
x = g.normal((2, 3, 4))
r = Array(x.data.astype(np.float64).sum(1).T)
g.add("unary_einsum",
      '  %r0 = "stablehlo.unary_einsum"(%a0) {einsum_config = "abc->ca"} : '
      f"({x.type}) -> {r.type}", [x], r, bound=True)
x = g.normal((3,))
g.add("broadcast",
      '  %r0 = "stablehlo.broadcast"(%a0) {broadcast_sizes = array<i64: 2, 1>} : '
      "(tensor<3xf32>) -> tensor<2x1x3xf32>", [x],
      Array(np.broadcast_to(x.data, (2, 1, 3))))
g.add("tuple", """
  %t = stablehlo.tuple %a0, %a1 : tuple<tensor<3xf32>, tensor<3xf32>>
  %r0 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<3xf32>, tensor<3xf32>>) -> tensor<3xf32>""",
      [x, Array(-x.data)], Array(-x.data))


# Integers.
def power(base, exponent):
    return [int(b) ** int(e) for b, e in zip(base, exponent)]


for kind in INTEGERS:
    bits = np.iinfo(Array(0, kind).data.dtype).bits
    mask = (1 << bits) - 1
    x = Array(np.array([0, 1, 5, 100, 127]), kind)
    g.add(f"popcnt {kind}", f"  %r0 = stablehlo.popcnt %a0 : {x.type}", [x],
          Array([bin(int(v) & mask).count("1") for v in x.data], kind))
    g.add(f"count_leading_zeros {kind}",
          f"  %r0 = stablehlo.count_leading_zeros %a0 : {x.type}", [x],
          Array([bits - int(v).bit_length() for v in x.data], kind))
    a, b = Array([3, 2, 7, 0, 1], kind), Array([5, 7, 0, 0, 100], kind)
    wrapped = [v & mask for v in power(a.data, b.data)]
    wrapped = np.array(wrapped, np.uint64).astype(a.data.dtype)
    g.add(f"power {kind}", f"  %r0 = stablehlo.power %a0, %a1 : {a.type}",
          [a, b], Array(wrapped, kind))
a = Array([3, 2, 2**63 + 1], "ui64")
b = Array([2**63 + 2, 2**62, 2**64 - 1], "ui64")
g.add("power ui64 large", f"  %r0 = stablehlo.power %a0, %a1 : {a.type}",
      [a, b], Array(np.array([pow(int(x), int(e), 2**64)
                              for x, e in zip(a.data, b.data)], np.uint64),
                    "ui64"))
a, b = Array([1, -1, -1, 2], "i32"), Array([-3, -3, -4, -1], "i32")
g.add("power i32 negative", f"  %r0 = stablehlo.power %a0, %a1 : {a.type}",
      [a, b], Array([1, -1, 1, 0], "i32"))


# reduce_precision: by NumPy's own conversion where there is one.
def reduce_precision(kind, exponent, mantissa, x, want):
    a = Array(x, kind)
    g.add(f"reduce_precision {kind} e{exponent}m{mantissa}",
          f"  %r0 = stablehlo.reduce_precision %a0, format = "
          f"e{exponent}m{mantissa} : {a.type}", [a], Array(want, kind))


wide = np.concatenate([g.random.standard_normal(40) * 300,
                       [65519, 65520, -1e6, 0, -0.0, inf, -inf, nan,
                        2.0**-14]]).astype(np.float32)
with np.errstate(over="ignore"):
    reduce_precision("f32", 5, 10, wide, wide.astype(np.float16))
    reduce_precision("f64", 8, 23, wide.astype(np.float64) * 1.0000001,
                     (wide.astype(np.float64) * 1.0000001).astype(np.float32))
bf16 = Array(wide, "bf16").data
reduce_precision("f32", 8, 7, wide, bf16)
reduce_precision("f32", 8, 23, wide, wide)
reduce_precision("f32", 11, 52, wide, wide)
# Subnormals of the narrow type become zero, with their sign.
reduce_precision("f32", 5, 10, [6e-5, -6e-5, 1e-7], [0, -0.0, 0])
reduce_precision("f16", 4, 3, [1.0625, 240, 248, 300, 0.0156, 0.01],
                 [1.0, 240, inf, inf, 0.015625, 0])
reduce_precision("bf16", 5, 2, [1.125, 3e5, 1e-6, nan], [1.0, inf, 0, nan])
reduce_precision("f32", 8, 0, [1.4, 1.6, nan, -3], [1, 2, inf, -2])
g.main()
