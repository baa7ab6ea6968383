"""Reductions, windows and scatters: known combiners, and any region."""
import itertools

import numpy as np

from cases import FLOATS, INTEGERS, Array, Group, tensor

g = Group(2)


def region(kind, op):
    """A region of one op on two scalars."""
    t = tensor((), kind)
    return (f"({{\n  ^bb0(%x: {t}, %y: {t}):\n"
            f"    %z = {op} : {t}\n    stablehlo.return %z : {t}\n  }})")


OPS = {"add": (np.add, 0), "multiply": (np.multiply, 1),
       "maximum": (np.maximum, None), "minimum": (np.minimum, None)}


def fold(function, values, start):
    for value in values:
        start = function(start, value)
    return start


def reduce_case(kind, name, shape, dims, start):
    function = OPS[name][0]
    x = g.any(shape, kind)
    init = Array(start, kind)
    kept = [s for i, s in enumerate(shape) if i not in dims]
    wide = np.float64 if kind in FLOATS else x.data.dtype
    moved = np.moveaxis(x.data.astype(wide), dims, range(len(dims)))
    moved = moved.reshape([-1] + kept) if moved.size else np.zeros([0] + kept)
    want = fold(function, moved, np.full(kept, init.data.astype(wide)))
    g.add(f"reduce {name} {x.type} {list(dims)} from {start}",
          f'  %r0 = "stablehlo.reduce"(%a0, %a1) {region(kind, f"stablehlo.{name} %x, %y")}'
          f" {{dimensions = array<i64{': ' if dims else ''}{', '.join(map(str, dims))}>}}"
          f" : ({x.type}, {init.type}) -> {tensor(kept, kind)}",
          [x, init], Array(want, kind), bound=True)


for kind in FLOATS + INTEGERS:
    for name in OPS:
        for shape, dims in [((3, 4, 5), (1,)), ((2, 3), (0, 1)), ((4, 0), (1,)),
                            ((), ()), ((3, 4), ())]:
            # No neutral element is constant here: it is an argument.
            reduce_case(kind, name, shape, dims, 3)

# Booleans.
for name, function in [("or", np.logical_or), ("and", np.logical_and),
                       ("xor", np.logical_xor)]:
    x, init = g.integers((4, 5), "i1"), Array(0, "i1")
    want = fold(function, np.moveaxis(x.data, 1, 0), np.zeros(4, bool))
    g.add(f"reduce {name} of i1",
          f'  %r0 = "stablehlo.reduce"(%a0, %a1) {region("i1", f"stablehlo.{name} %x, %y")}'
          f" {{dimensions = array<i64: 1>}} : ({x.type}, {init.type}) -> {tensor((4,), 'i1')}",
          [x, init], Array(want, "i1"))

# In a wider type than the operand's.
for narrow, wide in [("f16", "f32"), ("bf16", "f32"), ("i8", "i32"),
                     ("ui8", "ui32"), ("f32", "f64")]:
    x, init = g.any((3, 40), narrow), Array(0, wide)
    g.add(f"reduce {narrow} in {wide}",
          f'  %r0 = "stablehlo.reduce"(%a0, %a1) {region(wide, "stablehlo.add %x, %y")}'
          f" {{dimensions = array<i64: 1>}} : ({x.type}, {init.type}) -> {tensor((3,), wide)}",
          [x, init], Array(x.data.astype(np.float64).sum(1), wide), bound=True)

# A region of several ops: x + y + x * y, which is associative.
for count in [1, 2, 3, 7, 8, 13]:
    x, init = Array(g.random.uniform(0, 0.3, (count, 3)), "f32"), Array(0.5, "f32")
    want = fold(lambda p, q: p + q + p * q, x.data.astype(np.float64),
                np.full(3, 0.5))
    g.add(f"reduce by a polynomial of {count}", f"""
  %r0 = "stablehlo.reduce"(%a0, %a1) ({{
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    %p = stablehlo.multiply %x, %y : tensor<f32>
    %z = stablehlo.add %s, %p : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }}) {{dimensions = array<i64: 0>}} : ({x.type}, tensor<f32>) -> tensor<3xf32>""",
          [x, init], Array(want, "f32"), bound=True)

# Not commutative: the first and the last element, and a pair of sums.
x = g.integers((6, 5), "i32")
for name, at in [("x", 0), ("y", 5)]:
    want = x.data[at] if name == "y" else np.full(5, 7, np.int32)
    g.add(f"reduce that returns %{name}", f"""
  %r0 = "stablehlo.reduce"(%a0, %a1) ({{
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %{name} : tensor<i32>
  }}) {{dimensions = array<i64: 0>}} : ({x.type}, tensor<i32>) -> tensor<5xi32>""",
          [x, Array(7, "i32")], Array(want, "i32"))
# Affine maps compose in order: (a, b) then (c, d) is (a c, b c + d).
a, b = g.integers((9, 2), "i64", -3, 4), g.integers((9, 2), "i64", -3, 4)
p, q = np.ones(2, np.int64), np.zeros(2, np.int64)
for c, d in zip(a.data, b.data):
    p, q = p * c, q * c + d
g.add("reduce of affine maps", f"""
  %r0, %r1 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) ({{
  ^bb0(%p: tensor<i64>, %q: tensor<i64>, %c: tensor<i64>, %d: tensor<i64>):
    %x = stablehlo.multiply %p, %c : tensor<i64>
    %y = stablehlo.multiply %q, %c : tensor<i64>
    %z = stablehlo.add %y, %d : tensor<i64>
    stablehlo.return %x, %z : tensor<i64>, tensor<i64>
  }}) {{dimensions = array<i64: 0>}} : ({a.type}, {b.type}, tensor<i64>, tensor<i64>) -> (tensor<2xi64>, tensor<2xi64>)""",
      [a, b, Array(1, "i64"), Array(0, "i64")], Array(p, "i64"), Array(q, "i64"))

# argmax of unsigned numbers, and map.
x = g.integers((4, 9), "ui8", 0, 255)
index = Array(np.broadcast_to(np.arange(9), (4, 9)), "i32")
g.add("argmax of ui8", f"""
  %r0, %r1 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) ({{
  ^bb0(%v: tensor<ui8>, %i: tensor<i32>, %w: tensor<ui8>, %j: tensor<i32>):
    %0 = stablehlo.compare GE, %v, %w, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %1 = stablehlo.select %0, %v, %w : tensor<i1>, tensor<ui8>
    %2 = stablehlo.select %0, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %1, %2 : tensor<ui8>, tensor<i32>
  }}) {{dimensions = array<i64: 1>}} : ({x.type}, {index.type}, tensor<ui8>, tensor<i32>) -> (tensor<4xui8>, tensor<4xi32>)""",
      [Array(np.maximum(x.data, 1), "ui8"), index, Array(0, "ui8"),
       Array(0, "i32")], Array(np.maximum(x.data, 1).max(1), "ui8"),
      Array(np.maximum(x.data, 1).argmax(1), "i32"))
for shape in [(), (2, 0), (3, 4)]:
    x, y = g.normal(shape), g.normal(shape)
    dims = ", ".join(map(str, range(len(shape))))
    g.add(f"map {x.type}", f"""
  %c = stablehlo.constant dense<2.0> : tensor<f32>
  %r0 = "stablehlo.map"(%a0, %a1) ({{
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.multiply %x, %c : tensor<f32>
    %1 = func.call @less(%0, %y) : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }}) {{dimensions = array<i64{': ' if dims else ''}{dims}>}} : ({x.type}, {y.type}) -> {tensor(shape, "i1")}""",
          [x, y], Array(x.data * 2 < y.data, "i1"))


# Windows.
def windows(x, pad_value, window, strides, low, high, base, dilation):
    """The elements each place sees, as an array of places x window."""
    for d, (l, h, b) in enumerate(zip(low, high, base)):
        size = x.shape[d]
        moved = np.moveaxis(x, d, 0)
        spread = np.full((max(0, (size - 1) * b + 1),) + moved.shape[1:],
                         pad_value, x.dtype)
        spread[::b] = moved
        ends = [max(l, 0), max(h, 0)]
        spread = np.concatenate([
            np.full((ends[0],) + moved.shape[1:], pad_value, x.dtype), spread,
            np.full((ends[1],) + moved.shape[1:], pad_value, x.dtype)])
        spread = spread[max(-l, 0):len(spread) - max(-h, 0)]
        x = np.moveaxis(spread, 0, d)
    places = [(s - ((w - 1) * k + 1)) // t + 1 if s >= (w - 1) * k + 1 else 0
              for s, w, t, k in zip(x.shape, window, strides, dilation)]
    seen = np.zeros(places + [int(np.prod(window))], x.dtype)
    for place in itertools.product(*map(range, places)):
        cut = tuple(slice(p * t, p * t + (w - 1) * k + 1, k) for p, t, w, k in
                    zip(place, strides, window, dilation))
        seen[place] = x[cut].reshape(-1)
    return seen


def i64s(values):
    return f"array<i64: {', '.join(map(str, values))}>"


def pads(low, high):
    return ("dense<[" + ", ".join(f"[{l}, {h}]" for l, h in zip(low, high)) +
            f"]> : tensor<{len(low)}x2xi64>")


GEOMETRY = [
    ((6, 7), (2, 3), (1, 1), (0, 0), (0, 0), (1, 1), (1, 1)),
    ((6, 7), (2, 3), (2, 2), (1, 0), (0, 2), (1, 1), (1, 1)),
    ((6, 7), (2, 2), (1, 2), (1, -1), (-2, 3), (1, 1), (2, 3)),
    ((3, 4), (2, 3), (1, 1), (2, 1), (0, -1), (2, 3), (1, 2)),
    ((5, 1), (5, 1), (1, 1), (4, 0), (0, 0), (1, 1), (1, 1)),
    ((3, 2), (4, 1), (1, 1), (0, 0), (0, 0), (1, 1), (1, 1)),
]
BODIES = {
    "add": ("%z = stablehlo.add %x, %y", np.add),
    "maximum": ("%z = stablehlo.maximum %x, %y", np.maximum),
    # Both by no name that mp has.
    "affine": ("%c = stablehlo.constant dense<1> : tensor<i32>\n"
               "    %s = stablehlo.add %x, %y : tensor<i32>\n"
               "    %z = stablehlo.add %s, %c", lambda p, q: p + q + 1),
    "last": ("%z = stablehlo.or %y, %y", lambda p, q: q),
}
for at, (shape, window, strides, low, high, base, dilation) in enumerate(GEOMETRY):
    for name, (body, function) in BODIES.items():
        x = g.integers(shape, "i32")
        start = 3 if name != "last" else -1
        seen = windows(x.data, start, window, strides, low, high, base, dilation)
        want = np.full(seen.shape[:-1], start, np.int32)
        for k in range(seen.shape[-1]):
            want = function(want, seen[..., k])
        g.add(f"reduce_window {name} {at}", f"""
  %r0 = "stablehlo.reduce_window"(%a0, %a1) ({{
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    {body} : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }}) {{window_dimensions = {i64s(window)}, window_strides = {i64s(strides)}, padding = {pads(low, high)},
    base_dilations = {i64s(base)}, window_dilations = {i64s(dilation)}}} : ({x.type}, tensor<i32>) -> {tensor(want.shape, "i32")}""",
              [x, Array(start, "i32")], Array(want, "i32"))

# Selections: by GE and by LT, summed, multiplied or replaced, from 10.
for shape, window, strides, low, high, _, _ in [GEOMETRY[0], GEOMETRY[1],
                                                GEOMETRY[4]]:
    for direction, keeps in [("GE", np.greater_equal), ("LT", np.less)]:
        for combiner, function in [("add", np.add), ("multiply", np.multiply),
                                   ("subtract", np.subtract)]:
            x = Array(g.random.permutation(int(np.prod(shape))).reshape(shape), "i32")
            index = np.arange(x.data.size).reshape(shape)
            args = (window, strides, low, high, (1, 1), (1, 1))
            seen, at = windows(x.data, 0, *args), windows(index, -1, *args)
            source = g.integers(seen.shape[:-1], "i32", -4, 5)
            want = np.full(x.data.size, 10, np.int32)
            for place in np.ndindex(*source.data.shape):
                best = None
                for value, where in zip(seen[place], at[place]):
                    if where >= 0 and (best is None or
                                       not keeps(best[0], value)):
                        best = (value, where)
                if best:
                    want[best[1]] = function(want[best[1]], source.data[place])
            g.add(f"select_and_scatter {direction} {combiner} {x.type}", f"""
  %r0 = "stablehlo.select_and_scatter"(%a0, %a1, %a2) ({{
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.compare {direction}, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }}, {{
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.{combiner} %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }}) {{window_dimensions = {i64s(window)}, window_strides = {i64s(strides)}, padding = {pads(low, high)}}}
    : ({x.type}, {source.type}, tensor<i32>) -> {x.type}""",
                  [x, source, Array(10, "i32")],
                  Array(want.reshape(shape), "i32"))


# Scatters: a window, an inserted and a batching dimension.
def scatter(kind, bodies, function, count=1):
    shape, places = (2, 5, 4), (2, 3)
    operands = [g.integers(shape, kind) for _ in range(count)]
    updates = [g.integers((2, 3, 2), kind) for _ in range(count)]
    indices = Array([[[0, 1], [4, 0], [0, 1]], [[2, 3], [-1, 0], [2, 2]]], "i32")
    want = [o.data.copy() for o in operands]
    for b, n, w in itertools.product(range(2), range(3), range(2)):
        i, j = indices.data[b, n]
        j = j + w
        if 0 <= i < 5 and 0 <= j < 4:
            old = [x[b, i, j] for x in want]
            with np.errstate(over="ignore"):
                new = function(*old, *[u.data[b, n, w] for u in updates])
            for x, v in zip(want, new if count > 1 else [new]):
                x[b, i, j] = v
    t = tensor((), kind)
    names = [f"%x{i}" for i in range(count)] + [f"%y{i}" for i in range(count)]
    rows = ", ".join(f"{n}: {t}" for n in names)
    outs = ", ".join(f"%z{i}" for i in range(count))
    types = ", ".join([operands[0].type] * count)
    given = ", ".join([operands[0].type] * count + [indices.type] +
                      [updates[0].type] * count)
    inputs = operands + [indices] + updates
    g.add(f"scatter {kind} {bodies.strip()[:40]}", f"""
  {', '.join(f'%r{i}' for i in range(count))} = "stablehlo.scatter"({', '.join(f'%a{i}' for i in range(len(inputs)))}) ({{
  ^bb0({rows}):
    {bodies}
    stablehlo.return {outs} : {', '.join([t] * count)}
  }}) {{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1],
    input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>,
    indices_are_sorted = false, unique_indices = false}} : ({given}) -> ({types})""",
          inputs, *[Array(x, kind) for x in want])


for kind in ["i32", "ui8", "i64"]:
    t = tensor((), kind)
    scatter(kind, f"%z0 = stablehlo.add %x0, %y0 : {t}", lambda x, y: x + y)
    scatter(kind, f"%z0 = stablehlo.maximum %x0, %y0 : {t}", max)
    scatter(kind, f"%z0 = stablehlo.or %y0, %y0 : {t}", lambda x, y: y)
    # The order matters, and the update does not.
    scatter(kind, f"%z0 = stablehlo.subtract %y0, %x0 : {t}", lambda x, y: y - x)
    scatter(kind, f"%z0 = stablehlo.add %x0, %x0 : {t}", lambda x, y: x + x)
    scatter(kind, f"%z0 = stablehlo.add %x0, %y0 : {t}\n    "
            f"%z1 = stablehlo.minimum %x1, %y1 : {t}",
            lambda a, b, c, d: (a + c, min(b, d)), 2)
    scatter(kind, f"%z0 = stablehlo.add %x0, %y1 : {t}\n    "
            f"%z1 = stablehlo.add %x1, %y0 : {t}",
            lambda a, b, c, d: (a + d, b + c), 2)
LESS = """func.func private @less(%x: tensor<f32>, %y: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}"""
g.main(LESS)
