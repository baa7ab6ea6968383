"""Arithmetic, conversions, ops that move elements, products and convolutions."""
import itertools

import numpy as np

from cases import FLOATS, INTEGERS, NUMPY, Array, Group, tensor

g = Group(4)
inf, nan = np.inf, np.nan
SHAPES = [(), (0, 2), (3, 4)]


def i64s(values):
    values = list(values)
    return f"array<i64{': ' if values else ''}{', '.join(map(str, values))}>"


# Arithmetic: floats in f32 or wider and rounded once, integers wrapping.
def wide(array):
    return (array.data.astype(np.float32) if array.kind in ("f16", "bf16")
            else array.data)


for kind in FLOATS + INTEGERS:
    ops = {"add": np.add, "subtract": np.subtract, "multiply": np.multiply,
           "maximum": np.maximum, "minimum": np.minimum}
    if kind in FLOATS:
        ops |= {"divide": np.divide}
    else:
        ops |= {"and": np.bitwise_and, "or": np.bitwise_or,
                "xor": np.bitwise_xor}
    for (name, function), shape in itertools.product(ops.items(), SHAPES):
        x, y = g.any(shape, kind), g.any(shape, kind)
        with np.errstate(all="ignore"):
            want = function(wide(x), wide(y))
        g.add(f"{name} {x.type}", f"  %r0 = stablehlo.{name} %a0, %a1 : {x.type}",
              [x, y], Array(want, kind))
    # Comparisons; NaN is unequal to everything.
    x, y = g.any((50,), kind), g.any((50,), kind)
    if kind in FLOATS:
        x.data[:6], y.data[:6] = [nan, nan, 0, -0.0, inf, 1], [nan, 1, -0.0, 0, inf, nan]
    x.data[6:9] = y.data[6:9]
    for direction, function in {"EQ": np.equal, "NE": np.not_equal,
                                "LT": np.less, "LE": np.less_equal,
                                "GT": np.greater, "GE": np.greater_equal}.items():
        g.add(f"compare {direction} {kind}",
              f"  %r0 = stablehlo.compare {direction}, %a0, %a1 : "
              f"({x.type}, {y.type}) -> tensor<50xi1>", [x, y],
              Array(function(x.data, y.data), "i1"))
    for shape in SHAPES:
        x, low, high = g.any(shape, kind), Array(0, kind), Array(1, kind)
        g.add(f"clamp {x.type}",
              f"  %r0 = stablehlo.clamp %a0, %a1, %a2 : ({low.type}, {x.type}, "
              f"{high.type}) -> {x.type}", [low, x, high],
              Array(np.clip(x.data, 0, 1), kind))
        p, y = g.integers(shape, "i1"), g.any(shape, kind)
        g.add(f"select {x.type}",
              f"  %r0 = stablehlo.select %a0, %a1, %a2 : {p.type}, {x.type}",
              [p, x, y], Array(np.where(p.data, x.data, y.data), kind))
        p = Array(1, "i1")
        g.add(f"select by a scalar {x.type}",
              f"  %r0 = stablehlo.select %a0, %a1, %a2 : {p.type}, {x.type}",
              [p, x, y], x)


# Conversions: floats to integers saturate, NaN is zero; others wrap or round.
def convert(x, kind):
    data = x.data
    if kind == "i1":
        return data != 0
    if x.kind in FLOATS and kind not in FLOATS:
        limits = np.iinfo(NUMPY[kind])
        flat = [0 if v != v else min(max(int(v) if np.isfinite(v) else
                                         (10**30 if v > 0 else -10**30),
                                         limits.min), limits.max)
                for v in data.astype(np.float64).reshape(-1)]
        return np.array(flat, NUMPY[kind]).reshape(data.shape)
    return data


for source, target in itertools.product(FLOATS + INTEGERS + ["i1"], repeat=2):
    x = g.any((40,), source)
    if source in FLOATS:
        x.data = Array(x.data.astype(np.float64) * 100, source).data
        x.data[:5] = [nan, inf, -inf, -0.0, 300]
    want = convert(x, target)
    if target == "bf16" and source in INTEGERS + ["f64"]:
        # Rounded once, not twice: only what f32 holds is compared.
        x.data = np.asarray(x.data).astype(np.float32).astype(x.data.dtype)
        want = x.data
    g.add(f"convert {source} to {target}",
          f"  %r0 = stablehlo.convert %a0 : ({x.type}) -> "
          f"{tensor((40,), target)}", [x], Array(want, target))


# Ops that move elements.
def moves(kind):
    x = g.any((2, 3, 4), kind)
    t = x.type

    def add(name, text, want, *others):
        others = list(others)
        result = Array(want, kind)
        types = ", ".join(a.type for a in [x] + others)
        g.add(f"{name} {kind}", f"  %r0 = {text} : ({types}) -> {result.type}",
              [x] + others, result)

    add("reshape", "stablehlo.reshape %a0", x.data.reshape(6, 2, 2))
    add("transpose", "stablehlo.transpose %a0, dims = [2, 0, 1]",
        x.data.transpose(2, 0, 1))
    add("reverse", f'"stablehlo.reverse"(%a0) {{dimensions = {i64s([0, 2])}}}',
        x.data[::-1, :, ::-1])
    add("reverse nothing", f'"stablehlo.reverse"(%a0) {{dimensions = {i64s([])}}}',
        x.data)
    add("slice", "stablehlo.slice %a0 [1:2, 0:3:2, 1:4:2]", x.data[1:2, 0:3:2, 1:4:2])
    add("empty slice", "stablehlo.slice %a0 [1:1, 0:3, 0:4]", x.data[1:1])
    add("broadcast", "stablehlo.broadcast_in_dim %a0, dims = [1, 2, 3]",
        np.broadcast_to(x.data, (2, 2, 3, 4)))
    add("concatenate", "stablehlo.concatenate %a0, %a1, dim = 1",
        np.concatenate([x.data, x.data[:, :1]], 1), Array(x.data[:, :1], kind))
    add("concatenate nothing", "stablehlo.concatenate %a0, %a1, dim = 2",
        x.data, Array(x.data[..., :0], kind))
    value = g.any((), kind)
    for low, high, interior in [((1, 0, 2), (0, 1, 0), (0, 0, 0)),
                                ((-1, 1, 0), (0, -1, 3), (0, 2, 1)),
                                ((0, 0, -2), (0, 0, -2), (0, 0, 0)),
                                ((-1, -2, 1), (-1, 3, -4), (0, 1, 2))]:
        want = x.data
        for d, (l, h, i) in enumerate(zip(low, high, interior)):
            moved = np.moveaxis(want, d, 0)
            size = max(0, (len(moved) - 1) * (i + 1) + 1)
            spread = np.full((size,) + moved.shape[1:], value.data, moved.dtype)
            spread[::i + 1] = moved
            rim = [np.full((max(n, 0),) + moved.shape[1:], value.data,
                           moved.dtype) for n in (l, h)]
            spread = np.concatenate([rim[0], spread, rim[1]])
            spread = spread[max(-l, 0):len(spread) - max(-h, 0)]
            want = np.moveaxis(spread, 0, d)
        add(f"pad {low} {high} {interior}",
            f"stablehlo.pad %a0, %a1, low = {list(low)}, high = {list(high)}, "
            f"interior = {list(interior)}", want, value)
    if kind != "i1":
        for shape, dim in [((3, 4), 1), ((5,), 0), ((0, 2), 1)]:
            want = np.broadcast_to(np.arange(shape[dim]).reshape(
                [-1 if i == dim else 1 for i in range(len(shape))]), shape)
            r = Array(want, kind)
            g.add(f"iota {r.type}", f"  %r0 = stablehlo.iota dim = {dim} : {r.type}",
                  [], r)
    scalar = g.any((), kind)
    g.add(f"broadcast of a scalar {kind}",
          f"  %r0 = stablehlo.broadcast_in_dim %a0, dims = [] : "
          f"({scalar.type}) -> {tensor((2, 0), kind)}", [scalar],
          Array(np.zeros((2, 0)), kind))
    one = g.any((3, 1), kind)
    g.add(f"broadcast of size one {kind}",
          f"  %r0 = stablehlo.broadcast_in_dim %a0, dims = [0, 1] : "
          f"({one.type}) -> {tensor((3, 4), kind)}", [one],
          Array(np.broadcast_to(one.data, (3, 4)), kind))


for kind in FLOATS + INTEGERS + ["i1"]:
    moves(kind)


# Products. Integers wrap in the type of the result.
def dot(kind, lhs, rhs, batching, contracting):
    x = g.any(lhs, kind) if kind in FLOATS else g.integers(lhs, kind, -5, 5)
    y = g.any(rhs, kind) if kind in FLOATS else g.integers(rhs, kind, -5, 5)
    names = iter("abcdefghijklmnop")
    left, right = [next(names) for _ in lhs], [next(names) for _ in rhs]
    for i, j in zip(*batching):
        right[j] = left[i]
    for i, j in zip(*contracting):
        right[j] = left[i]
    out = ([left[i] for i in batching[0]] +
           [n for i, n in enumerate(left) if i not in (*batching[0], *contracting[0])] +
           [n for i, n in enumerate(right) if i not in (*batching[1], *contracting[1])])
    exact = np.float64 if kind in FLOATS else x.data.dtype
    want = np.einsum(f"{''.join(left)},{''.join(right)}->{''.join(out)}",
                     x.data.astype(exact), y.data.astype(exact))
    r = Array(want, kind)
    g.add(f"dot_general {x.type} {y.type}", f"""
  %r0 = stablehlo.dot_general %a0, %a1, batching_dims = {list(batching[0])} x {list(batching[1])}, contracting_dims = {list(contracting[0])} x {list(contracting[1])}
    : ({x.type}, {y.type}) -> {r.type}""", [x, y], r, bound=True)


for kind in FLOATS + INTEGERS:
    dot(kind, (3, 4), (4, 5), ((), ()), ((1,), (0,)))
    dot(kind, (2, 3, 4), (5, 4, 2), ((0,), (2,)), ((2,), (1,)))
    dot(kind, (2, 3, 4), (3, 2, 4), ((0, 1), (1, 0)), ((2,), (2,)))
    dot(kind, (4,), (4,), ((), ()), ((0,), (0,)))
    dot(kind, (3,), (2,), ((), ()), ((), ()))
    dot(kind, (), (), ((), ()), ((), ()))
    dot(kind, (3, 0), (0, 2), ((), ()), ((1,), (0,)))
    dot(kind, (2, 3, 4), (4, 3), ((), ()), ((1, 2), (1, 0)))


def convolution(kind, x, w, strides, low, high, lhs_dilation, rhs_dilation,
                reversal, groups=1, batch_groups=1):
    """NCHW with OIHW kernels; the definition, place by place."""
    x = g.any(x, kind) if kind in FLOATS else g.integers(x, kind, -3, 3)
    w = g.any(w, kind) if kind in FLOATS else g.integers(w, kind, -3, 3)
    exact = np.float64 if kind in FLOATS else np.int64
    spread = x.data.astype(exact)
    for d in (2, 3):
        moved = np.moveaxis(spread, d, 0)
        k = lhs_dilation[d - 2]
        fill = np.zeros((max(0, (len(moved) - 1) * k + 1),) + moved.shape[1:], exact)
        fill[::k] = moved
        l, h = low[d - 2], high[d - 2]
        fill = np.concatenate([np.zeros((max(l, 0),) + fill.shape[1:], exact), fill,
                               np.zeros((max(h, 0),) + fill.shape[1:], exact)])
        fill = fill[max(-l, 0):len(fill) - max(-h, 0)]
        spread = np.moveaxis(fill, 0, d)
    kernel = w.data.astype(exact)
    kernel = kernel[:, :, ::-1 if reversal[0] else 1, ::-1 if reversal[1] else 1]
    size = [(spread.shape[2 + d] - ((kernel.shape[2 + d] - 1) * rhs_dilation[d] + 1))
            // strides[d] + 1 for d in (0, 1)]
    batch = x.data.shape[0] // batch_groups
    out = kernel.shape[0]
    want = np.zeros([batch, out] + size, exact)
    per_group, features = out // (groups * batch_groups), kernel.shape[1]
    for o in range(out):
        group = o // per_group
        source = (spread[group * batch:(group + 1) * batch] if batch_groups > 1
                  else spread[:, group * features:(group + 1) * features])
        for i, j in np.ndindex(*size):
            cut = source[:, :, i * strides[0]:, j * strides[1]:]
            cut = cut[:, :, ::rhs_dilation[0], ::rhs_dilation[1]]
            cut = cut[:, :, :kernel.shape[2], :kernel.shape[3]]
            want[:, o, i, j] = (cut * kernel[o]).sum((1, 2, 3))
    r = Array(want, kind)
    g.add(f"convolution {x.type} {w.type} {strides} {low} {high}", f"""
  %r0 = stablehlo.convolution(%a0, %a1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],
    window = {{stride = {strides}, pad = [[{low[0]}, {high[0]}], [{low[1]}, {high[1]}]], lhs_dilate = {lhs_dilation}, rhs_dilate = {rhs_dilation}, reverse = {str(reversal).lower()}}}
    {{feature_group_count = {groups} : i64, batch_group_count = {batch_groups} : i64}} : ({x.type}, {w.type}) -> {r.type}""",
          [x, w], r, bound=True)


one, zero, straight = [1, 1], [0, 0], [False, False]
for kind in FLOATS + ["i32", "i8"]:
    convolution(kind, (2, 3, 5, 6), (4, 3, 2, 3), one, zero, zero, one, one, straight)
    convolution(kind, (2, 3, 5, 6), (4, 3, 2, 3), [2, 1], [1, 2], [0, 1], one, [2, 1], straight)
    convolution(kind, (2, 3, 5, 6), (4, 3, 2, 3), [1, 2], [-1, 3], [2, -2], [2, 1], one, [True, False])
    convolution(kind, (2, 4, 4, 4), (6, 2, 3, 3), one, one, one, one, one, straight, groups=2)
    convolution(kind, (2, 3, 4, 4), (3, 1, 3, 3), one, one, one, one, one, straight, groups=3)
    convolution(kind, (4, 2, 4, 4), (6, 2, 3, 3), one, zero, zero, one, one, straight, batch_groups=2)
    convolution(kind, (2, 3, 3, 3), (4, 3, 1, 1), one, zero, zero, [3, 2], one, straight)
    convolution(kind, (0, 3, 3, 3), (4, 3, 2, 2), one, zero, zero, one, one, straight)
g.main()
