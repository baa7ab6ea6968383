"""Lookups, and products of ragged groups and with computed padding."""
import numpy as np

from cases import FLOATS, INTEGERS, Array, Group

g = Group(6)
nan, inf = np.nan, np.inf


def i64s(values):
    values = list(values)
    return f"array<i64{': ' if values else ''}{', '.join(map(str, values))}>"


def sizes(values, kind="i64"):
    """The text of a constant list."""
    values = list(values)
    text = f"dense<{values}>" if values else "dense<>"
    return f"stablehlo.constant {text} : tensor<{len(values)}x{kind}>"


# Gathers whose slice sizes are an operand.
for kind in FLOATS + INTEGERS + ["i1"]:
    x = g.any((5, 3), kind)
    for at in ["i32", "i64", "ui8"]:
        index = Array([[0], [4], [200 if at[0] == "u" else -3], [2]], at)
        rows = np.clip(index.data[:, 0].astype(int), 0, 4)
        want = Array(x.data[rows], kind)
        g.add(f"dynamic_gather {x.type} {at}", f"""
  %s = {sizes([1, 3], "i32")}
  %r0 = "stablehlo.dynamic_gather"(%a0, %a1, %s) {{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0],
    start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}} : ({x.type}, {index.type}, tensor<2xi32>) -> {want.type}""",
              [x, index], want)
x, index = g.normal((4, 6)), Array([1, 9], "i64")
g.add("dynamic_gather of a window", f"""
  %s = {sizes([2, 3])}
  %r0 = "stablehlo.dynamic_gather"(%a0, %a1, %s) {{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1],
    start_index_map = [0, 1], index_vector_dim = 0>}} : ({x.type}, {index.type}, tensor<2xi64>) -> tensor<2x3xf32>""",
      [x, index], Array(x.data[1:3, 3:6]))
x, index = Array(3.5), Array(np.zeros((2, 0)), "i64")
g.add("dynamic_gather of a scalar", f"""
  %s = {sizes([])}
  %r0 = "stablehlo.dynamic_gather"(%a0, %a1, %s) {{dimension_numbers = #stablehlo.gather<index_vector_dim = 1>}}
    : ({x.type}, {index.type}, tensor<0xi64>) -> tensor<2xf32>""",
      [x, index], Array([3.5, 3.5]))


# PyTorch's index_select. What lies outside is moved inside, as by a gather.
def select(x, index, dim, batch):
    most = x.shape[dim] - 1
    index = np.clip(index.astype(np.int64), 0, most)
    if batch == 0:
        return np.take(x, index, dim)
    return np.stack([select(a, b, dim - 1, batch - 1)
                     for a, b in zip(x, index)])


for kind in FLOATS + INTEGERS + ["i1"]:
    for shape, ids, dim, batch in [
            ((4, 3), [2, 0, 9], 0, 0), ((4, 3), [1, -1], 1, 0),
            ((4, 3), 2, 0, 0), ((2, 3, 4), [[0, 1], [2, 2]], 1, 0),
            ((2, 3, 4), [[0, 1], [2, 2]], 1, 1),
            ((2, 3, 4), [[3], [1]], 2, 1),
            ((2, 3, 4), np.zeros((2, 3, 2), int), 2, 2),
            ((3, 2), np.zeros((0,), int), 0, 0), ((2, 3, 4), [1, 0], 1, 1)]:
        x, index = g.any(shape, kind), Array(ids, "i32")
        want = Array(select(x.data, index.data, dim, batch), kind)
        g.add(f"torch_index_select {x.type} {index.type} {dim} {batch}", f"""
  %r0 = "stablehlo.torch_index_select"(%a0, %a1) {{dim = {dim} : i64, batch_dims = {batch} : i64}} : ({x.type}, {index.type}) -> {want.type}""",
              [x, index], want)
x, index = g.normal((4, 3)), Array([255, 1], "ui8")
g.add("torch_index_select at unsigned indices", f"""
  %r0 = "stablehlo.torch_index_select"(%a0, %a1) {{dim = 0 : i64, batch_dims = 0 : i64}} : ({x.type}, {index.type}) -> tensor<2x3xf32>""",
      [x, index], Array(x.data[[3, 1]]))


# Convolutions whose padding is an operand.
def convolution(kind, length, width, low, high, stride=1, attribute=""):
    x = g.any((2, 3, length), kind)
    w = g.any((4, 3, width), kind)
    exact = np.float64 if kind in FLOATS else np.int64
    padded = np.pad(x.data.astype(exact),
                    [(0, 0), (0, 0), (max(low, 0), max(high, 0))])
    padded = padded[..., max(-low, 0):padded.shape[2] - max(-high, 0)]
    count = (padded.shape[2] - width) // stride + 1
    want = np.zeros((2, 4, count), exact)
    for i in range(count):
        window = padded[:, :, i * stride:i * stride + width]
        want[:, :, i] = np.einsum("bik,oik->bo", window, w.data.astype(exact))
    want = Array(want, kind)
    g.add(f"dynamic_conv {x.type} {low} {high}", f"""
  %p = stablehlo.constant dense<[[{low}, {high}]]> : tensor<1x2xi64>
  %r0 = "stablehlo.dynamic_conv"(%a0, %a1, %p) {{dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>,
    window_strides = array<i64: {stride}>{attribute}, feature_group_count = 1 : i64, batch_group_count = 1 : i64}}
    : ({x.type}, {w.type}, tensor<1x2xi64>) -> {want.type}""",
          [x, w], want, bound=True if kind in FLOATS else 0)


for kind in FLOATS + ["i8", "i32", "i64"]:
    convolution(kind, 6, 3, 1, 2)
    convolution(kind, 6, 3, -1, 0, stride=2)
    convolution(kind, 5, 2, 0, 0)
# An older one has a second padding, which says nothing.
convolution("f32", 5, 2, 1, 0, attribute=", padding = dense<0> : tensor<1x2xi64>")
x, w = g.normal((2, 3)), g.normal((4, 3))
g.add("dynamic_conv without spatial dimensions", f"""
  %p = stablehlo.constant dense<> : tensor<0x2xi64>
  %r0 = "stablehlo.dynamic_conv"(%a0, %a1, %p) {{dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64,
    batch_group_count = 1 : i64}} : ({x.type}, {w.type}, tensor<0x2xi64>) -> tensor<2x4xf32>""",
      [x, w], Array(x.data @ w.data.T), bound=True)


# Products of groups of rows; the rows behind the last group are zero.
def ragged(kind, rows, groups, count="i32", batch=None, poison=False):
    lead = () if batch is None else (batch,)
    x, w = g.any(lead + (rows, 4), kind), g.any((len(groups),) + lead + (4, 5), kind)
    if poison:  # a matrix without rows reaches nothing
        w.data[[n for n, size in enumerate(groups) if size == 0]] = nan
    exact = np.float64 if kind in FLOATS else x.data.dtype
    want, start = np.zeros(lead + (rows, 5), exact), 0
    for n, size in enumerate(groups):
        part = slice(start, start + size)
        want[..., part, :] = x.data[..., part, :].astype(exact) @ w.data[n].astype(exact)
        start += size
    want, ids = Array(want, kind), Array(groups, count)
    n = len(lead)
    g.add(f"ragged_dot {x.type} {groups}", f"""
  %r0 = "chlo.ragged_dot"(%a0, %a1, %a2) <{{ragged_dot_dimension_numbers = #chlo.ragged_dot<{'lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], ' if n else ''}lhs_contracting_dimensions = [{n + 1}],
    rhs_contracting_dimensions = [{n + 1}], lhs_ragged_dimensions = [{n}], rhs_group_dimensions = [0]>,
    precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}}> : ({x.type}, {w.type}, {ids.type}) -> {want.type}""",
          [x, w, ids], want, bound=True if kind in FLOATS else 0)


def ragged_sum(kind, size, groups, batch=None):
    lead = () if batch is None else (batch,)
    x, w = g.any(lead + (3, size), kind), g.any(lead + (size, 5), kind)
    exact = np.float64 if kind in FLOATS else x.data.dtype
    parts, start = [], 0
    for n in groups:
        part = slice(start, start + n)
        parts.append(x.data[..., part].astype(exact) @ w.data[..., part, :].astype(exact))
        start += n
    want, ids, n = Array(np.stack(parts), kind), Array(groups, "i64"), len(lead)
    if kind == "f32" and start < size:  # what is in no group is never read
        x.data[..., start:] = inf
    g.add(f"ragged_dot summed {x.type} {groups}", f"""
  %r0 = "chlo.ragged_dot"(%a0, %a1, %a2) <{{ragged_dot_dimension_numbers = #chlo.ragged_dot<{'lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], ' if n else ''}lhs_contracting_dimensions = [{n + 1}],
    rhs_contracting_dimensions = [{n}], lhs_ragged_dimensions = [{n + 1}]>}}> : ({x.type}, {w.type}, {ids.type}) -> {want.type}""",
          [x, w, ids], want, bound=True if kind in FLOATS else 0)


for kind in FLOATS + ["i8", "i32", "i64", "ui8"]:
    ragged(kind, 7, [2, 4, 1])
    ragged(kind, 7, [0, 3, 0], "i64")
    ragged(kind, 6, [6], "ui32")
    ragged(kind, 6, [1, 5], batch=2)
    ragged_sum(kind, 7, [2, 4, 1])
    ragged_sum(kind, 7, [0, 5])
    ragged_sum(kind, 4, [1, 2], batch=2)
ragged("f32", 7, [3, 0, 4], poison=True)
ragged("f32", 0, [0, 0])
g.main()
