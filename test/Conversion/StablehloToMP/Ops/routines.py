"""Sorting, random bits, loops, branches, slices at computed places, bits,
batch normalization and shapes given by operands."""
import numpy as np

from cases import FLOATS, INTEGERS, NUMPY, Array, Group, tensor
from generators import random_bits, threefry

g = Group(3)
inf, nan = np.inf, np.nan


def total_order(x):
    """Integers in the order -NaN, -inf, ..., -0, 0, ..., inf, NaN."""
    bits = x.view({2: np.int16, 4: np.int32, 8: np.int64}[x.itemsize])
    return np.where(bits < 0, bits ^ np.iinfo(bits.dtype).max, bits)


# Sorting. Ties keep their order.
for kind in FLOATS + INTEGERS + ["i1"]:
    for shape, dim in [((7,), 0), ((3, 5), -1), ((4, 2, 3), 0), ((2, 0), 1),
                       ((1,), 0), ((), 0)]:
        if not shape:
            continue
        x = g.any(shape, kind) if kind in FLOATS + ["i1"] else g.integers(
            shape, kind, -3, 3)
        index = Array(np.broadcast_to(np.arange(shape[dim]), shape)
                      if dim == -1 or len(shape) == 1 else
                      np.arange(int(np.prod(shape))).reshape(shape), "i32")
        order = np.argsort(x.data, axis=dim, kind="stable")
        t, kinds = tensor((), kind), "FLOAT" if kind in FLOATS else (
            "UNSIGNED" if kind[0] == "u" or kind == "i1" else "SIGNED")
        g.add(f"sort {x.type} along {dim}", f"""
  %r0, %r1 = "stablehlo.sort"(%a0, %a1) ({{
  ^bb0(%x: {t}, %y: {t}, %i: tensor<i32>, %j: tensor<i32>):
    %z = stablehlo.compare LT, %x, %y, {kinds} : ({t}, {t}) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }}) {{dimension = {dim} : i64, is_stable = true}} : ({x.type}, {index.type}) -> ({x.type}, {index.type})""",
              [x, index], Array(np.take_along_axis(x.data, order, dim), kind),
              Array(np.take_along_axis(index.data, order, dim), "i32"))
for kind in FLOATS + INTEGERS:
    for shape, k in [((9,), 4), ((3, 6), 6), ((2, 5), 0), ((1, 1), 1)]:
        x = g.any(shape, kind)
        if kind in FLOATS and shape == (9,):
            x = Array([1, -0.0, nan, 0.0, inf, -inf, 1, 0.0, -3], kind)
        key = total_order(x.data) if kind in FLOATS else x.data
        order = np.argsort(-key.astype(object) if key.size else key, axis=-1,
                           kind="stable")[..., :k].astype(np.int64)
        result = shape[:-1] + (k,)
        g.add(f"top_k {x.type} {k}",
              f"  %r0, %r1 = chlo.top_k(%a0, k = {k}) : {x.type} -> "
              f"({tensor(result, kind)}, {tensor(result, 'i32')})", [x],
              Array(np.take_along_axis(x.data, order, -1), kind),
              Array(order, "i32"))
# A comparator of two keys, the second one descending.
a, b = g.integers((20,), "i32", 0, 4), g.integers((20,), "i32", 0, 4)
order = np.lexsort((-b.data, a.data))
g.add("sort by two keys", f"""
  %r0, %r1 = "stablehlo.sort"(%a0, %a1) ({{
  ^bb0(%a: tensor<i32>, %c: tensor<i32>, %b: tensor<i32>, %d: tensor<i32>):
    %l = stablehlo.compare LT, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %e = stablehlo.compare EQ, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %m = stablehlo.compare GT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %n = stablehlo.and %e, %m : tensor<i1>
    %z = stablehlo.or %l, %n : tensor<i1>
    stablehlo.return %z : tensor<i1>
  }}) {{dimension = 0 : i64}} : ({a.type}, {b.type}) -> ({a.type}, {b.type})""",
      [a, b], Array(a.data[order], "i32"), Array(b.data[order], "i32"))


# Random bits, written a second time.
STATES = [[0, 0], [0x123456789ABCDEF0, 5], [7, 2**64 - 2]]
for algorithm in ["THREE_FRY", "PHILOX", "DEFAULT"]:
    for state in STATES + ([[3, 2**64 - 1, 2**64 - 1], [1, 2, 3]]
                           if algorithm == "PHILOX" else []):
        for shape in [(), (5,), (3, 4), (4, 3, 2), (3, 5), (7, 1), (0, 3)]:
            for kind in ["ui8", "ui16", "ui32", "ui64"]:
                if kind != "ui32" and shape not in [(5,), (4, 3, 2)]:
                    continue
                s = Array(np.array(state, np.uint64), "ui64")
                new, bits = random_bits(algorithm, state, shape, kind)
                g.add(f"rng_bit_generator {algorithm} {state} {shape} {kind}",
                      f"  %r0, %r1 = stablehlo.rng_bit_generator %a0, algorithm"
                      f" = {algorithm} : ({s.type}) -> ({s.type}, "
                      f"{tensor(shape, kind)})", [s],
                      Array(np.array(new, np.uint64), "ui64"),
                      Array(bits, kind))


# The kernel of JAX's Threefry on GPUs is elementwise.
key = [Array(np.array([v] * 3, np.uint64), "ui32") for v in (17, 2**32 - 1)]
counter = [Array(np.array([0, 5, 2**32 - 2], np.uint64), "ui32") for _ in range(2)]
words = [threefry(17 | (2**32 - 1) << 32, int(a) | int(b) << 32)
         for a, b in zip(counter[0].data, counter[1].data)]
words = np.array(words, np.uint64)
g.add("custom_call @cu_threefry2x32_ffi", """
  %r0, %r1 = stablehlo.custom_call @cu_threefry2x32_ffi(%a0, %a1, %a2, %a3) {backend_config = ""}
    : (tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)""",
      key + counter, Array(words[:, 0], "ui32"), Array(words[:, 1], "ui32"))

# Slices at computed places: a start outside is moved.
for kind in ["i32", "i64", "i8", "ui8", "ui32", "ui64"]:
    for start in [(0, 0), (1, 2), (3, 100), (-5, 1) if kind[0] == "i" else
                  (200, 0)]:
        x, u = g.normal((4, 6)), g.normal((2, 3))
        i, j = (Array(v, kind) for v in start)
        p, q = min(max(start[0], 0), 2), min(max(start[1], 0), 3)
        s = f"tensor<{kind}>"
        g.add(f"dynamic_slice {kind} {start}",
              f"  %r0 = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : "
              f"({x.type}, {s}, {s}) -> {u.type}", [x, i, j],
              Array(x.data[p:p + 2, q:q + 3]))
        want = x.data.copy()
        want[p:p + 2, q:q + 3] = u.data
        g.add(f"dynamic_update_slice {kind} {start}",
              f"  %r0 = stablehlo.dynamic_update_slice %a0, %a1, %a2, %a3 : "
              f"({x.type}, {u.type}, {s}, {s}) -> {x.type}", [x, u, i, j],
              Array(want))
x, u = g.normal(()), g.normal(())
g.add("dynamic_slice of a scalar",
      "  %r0 = \"stablehlo.dynamic_slice\"(%a0) {slice_sizes = array<i64>} : "
      "(tensor<f32>) -> tensor<f32>", [x], x)
g.add("dynamic_update_slice of a scalar",
      "  %r0 = \"stablehlo.dynamic_update_slice\"(%a0, %a1) : "
      "(tensor<f32>, tensor<f32>) -> tensor<f32>", [x, u], u)
x, i = g.normal((5, 3)), Array([0, 255, 2], "ui8")
g.add("gather at unsigned indices", f"""
  %r0 = "stablehlo.gather"(%a0, %a1) {{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0],
    start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false}}
    : ({x.type}, {i.type}) -> tensor<3x3xf32>""", [x, i],
      Array(x.data[[0, 4, 2]]))

# Bits.
for source, target in [("ui64", "ui32"), ("f64", "ui16"), ("f32", "f16"),
                       ("i32", "i8"), ("f32", "bf16"), ("bf16", "i8")]:
    wide = g.any((2, 3), source)
    if target in ("f16", "bf16"):
        # No half is a NaN: the interpreter holds it wider, and makes it quiet.
        wide.data = (wide.data.view(np.uint32) & 0x7BFF7BFF).view(np.float32)
    if source == "bf16":
        raw = (wide.data.view(np.uint32) >> 16).astype(np.uint16)
    else:
        raw = wide.data
    size = {"bf16": 2}.get(target, NUMPY[target]().itemsize)
    if target == "bf16":
        parts = (raw.view(np.uint16).astype(np.uint32) << 16).view(np.float32)
    else:
        parts = raw.view(NUMPY[target])
    parts = parts.reshape(2, 3, raw.itemsize // size)
    narrow = Array(0, target)
    narrow.data = parts
    g.add(f"bitcast_convert {source} to {target}",
          f"  %r0 = stablehlo.bitcast_convert %a0 : ({wide.type}) -> "
          f"{narrow.type}", [wide], narrow)
    g.add(f"bitcast_convert {target} to {source}",
          f"  %r0 = stablehlo.bitcast_convert %a0 : ({narrow.type}) -> "
          f"{wide.type}", [narrow], wide)

# Loops and branches.
for count in [0, 1, 7]:
    a, b, n = g.integers((3,), "i32"), g.integers((3,), "i32"), Array(count, "i32")
    p, q = a.data.copy(), b.data.copy()
    for _ in range(count):
        p, q = q, p + q
    g.add(f"while of {count}", f"""
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %0:3 = stablehlo.while(%i = %c0, %p = %a0, %q = %a1) : tensor<i32>, {a.type}, {a.type}
    cond {{
      %l = stablehlo.compare LT, %i, %a2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %l : tensor<i1>
    }} do {{
      %j = stablehlo.add %i, %c1 : tensor<i32>
      %s = stablehlo.add %p, %q : {a.type}
      stablehlo.return %j, %q, %s : tensor<i32>, {a.type}, {a.type}
    }}
  %r0 = stablehlo.add %0#1, %c : {a.type}
  %r1 = stablehlo.add %0#2, %a0 : {a.type}
""".replace("%c0 =", "%c = stablehlo.constant dense<0> : " + a.type + "\n  %c0 =", 1),
          [a, b, n], Array(p, "i32"), Array(q + a.data, "i32"))
for index in [-1, 0, 1, 2, 9]:
    x, i = g.normal((2,)), Array(index, "i32")
    want = [x.data, -x.data, x.data + x.data][index if 0 <= index < 3 else 2]
    g.add(f"case {index}", f"""
  %r0 = "stablehlo.case"(%a1) ({{
    stablehlo.return %a0 : {x.type}
  }}, {{
    %0 = stablehlo.negate %a0 : {x.type}
    stablehlo.return %0 : {x.type}
  }}, {{
    %0 = stablehlo.add %a0, %a0 : {x.type}
    stablehlo.return %0 : {x.type}
  }}) : (tensor<i32>) -> {x.type}""", [x, i], Array(want))
for flag in [0, 1]:
    x = g.normal((2, 2))
    g.add(f"if {flag}", f"""
  %r0, %r1 = "stablehlo.if"(%a1) ({{
    %0 = stablehlo.negate %a0 : {x.type}
    stablehlo.return %0, %a0 : {x.type}, {x.type}
  }}, {{
    stablehlo.return %a0, %a0 : {x.type}, {x.type}
  }}) : (tensor<i1>) -> ({x.type}, {x.type})""", [x, Array(flag, "i1")],
          Array(-x.data if flag else x.data), x)

# Batch normalization, by the formulas in f64.
for kind in FLOATS:
    for shape, feature in [((4, 3), 1), ((2, 3, 4, 2), 1), ((3, 5), 0)]:
        x, dy = g.normal(shape, kind), g.normal(shape, kind)
        c = shape[feature]
        scale, offset, mean = (g.normal((c,), kind) for _ in range(3))
        var = Array(g.random.uniform(0.5, 2, (c,)), kind)
        axes = tuple(i for i in range(len(shape)) if i != feature)

        def wide(a):
            a = a.data.astype(np.float64)
            return a if a.ndim > 1 else a.reshape(
                [-1 if i == feature else 1 for i in range(len(shape))])

        def norm(m, v):
            return (wide(x) - m) / np.sqrt(v + 0.125) * wide(scale) + wide(offset)

        attributes = f"{{epsilon = 0.125 : f32, feature_index = {feature} : i64}}"
        bound = {"f16": 1e-2, "bf16": 6e-2}.get(kind, True)
        one = f"tensor<{c}x{kind}>"
        g.add(f"batch_norm_inference {x.type}",
              f'  %r0 = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) '
              f"{attributes} : ({x.type}, {one}, {one}, {one}, {one}) -> {x.type}",
              [x, scale, offset, mean, var],
              Array(norm(wide(mean), wide(var)), kind), bound=bound)
        m = wide(x).mean(axes, keepdims=True)
        v = wide(x).var(axes, keepdims=True)
        g.add(f"batch_norm_training {x.type}",
              f'  %r0, %r1, %r2 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) '
              f"{attributes} : ({x.type}, {one}, {one}) -> ({x.type}, {one}, {one})",
              [x, scale, offset], Array(norm(m, v), kind),
              Array(m.reshape(-1), kind), Array(v.reshape(-1), kind),
              bound=bound if kind != "f32" else 1e-5)
        d, v, n = wide(x) - wide(mean), wide(var) + 0.125, x.data.size / c
        dx = wide(scale) / np.sqrt(v) / n * (
            n * wide(dy) - wide(dy).sum(axes, keepdims=True) -
            d * (wide(dy) * d).sum(axes, keepdims=True) / v)
        g.add(f"batch_norm_grad {x.type}",
              f'  %r0, %r1, %r2 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) '
              f"{attributes} : ({x.type}, {one}, {one}, {one}, {x.type}) -> ({x.type}, {one}, {one})",
              [x, scale, mean, var, dy], Array(dx, kind),
              Array((wide(dy) * d / np.sqrt(v)).sum(axes), kind),
              Array(wide(dy).sum(axes), kind),
              bound={"f16": 2e-2, "bf16": 1e-1, "f32": 1e-5}.get(kind, True))

# Shapes given by operands.
x = g.normal((2, 3))
for text, want in [
        ("""%s = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %r0 = stablehlo.dynamic_reshape %a0, %s : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<3x2xf32>""",
         x.data.reshape(3, 2)),
        ("""%s = stablehlo.constant dense<[2, 2, 3]> : tensor<3xi32>
  %r0 = stablehlo.dynamic_broadcast_in_dim %a0, %s, dims = [1, 2] : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<2x2x3xf32>""",
         np.stack([x.data] * 2)),
        ("""%s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %i = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x3xf32>
  %r0 = stablehlo.add %a0, %i : tensor<2x3xf32>""", x.data + np.arange(3, dtype=np.float32)),
        ("""%z = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %n = stablehlo.constant dense<0> : tensor<2xi64>
  %r0 = stablehlo.dynamic_pad %a0, %z, %l, %n, %n : (tensor<2x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x2xf32>""",
         np.pad(x.data[:, 1:], ((1, 0), (0, 0)))),
        ("""%b = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %e = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %s = stablehlo.constant dense<1> : tensor<2xi64>
  %r0 = stablehlo.real_dynamic_slice %a0, %b, %e, %s : (tensor<2x3xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf32>""",
         x.data[:, 1:])]:
    g.add(text.split(" = stablehlo.")[-1], "  " + text, [x], Array(want))
g.add("get_dimension_size",
      "  %r0 = stablehlo.get_dimension_size %a0, dim = 1 : (tensor<2x3xf32>) -> tensor<i32>",
      [x], Array(3, "i32"))
g.main()
