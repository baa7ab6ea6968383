"""Convolutions and pools as cuDNN describes them, against sums written out.

    windows.py MP-RUN

For each kind, layout, padding, stride, dilation, number of groups and mode of a
list, a plan of one call runs on small integers, whose sums are exact; the
expected tensor comes from the definition of the forward convolution, element by
element, in Python.
"""
import itertools
import pathlib
import random
import subprocess
import sys
import tempfile

import numpy as np


def strides_of(dims, order):
    """Distances of dimensions that stand in memory in this order."""
    strides, step = [0] * len(dims), 1
    for dim in reversed(order):
        strides[dim], step = step, step * dims[dim]
    return strides


def describe(dims, strides, type_="f32"):
    return f"<{dims} strides {strides} {type_}>"


def in_memory(array, strides):
    """The elements of an array in the order of these distances."""
    flat = np.zeros(array.size)
    for index in np.ndindex(*array.shape):
        flat[sum(i * s for i, s in zip(index, strides))] = array[index]
    return flat


def pairs(x, w, y, call):
    """Indices into x, w and y of all products that the forward sum has."""
    channels, outs = w.shape[1], w.shape[0] // call["groups"]
    for n, o, *at in np.ndindex(*y.shape):
        for c, *k in np.ndindex(*w.shape[1:]):
            element = [size - 1 - i for size, i in zip(w.shape[2:], k)] \
                if call["mode"] == "convolution" else k
            place = [a * s + e * d - low for a, s, e, d, low in
                     zip(at, call["strides"], element, call["dilation"],
                         call["low"])]
            if all(0 <= p < size for p, size in zip(place, x.shape[2:])):
                yield ((n, o // outs * channels + c, *place), (o, c, *k),
                       (n, o, *at))


def constant(name, values):
    numbers = ", ".join(f"{v:.1f}" for v in values)
    return f"  %{name} = mprt.constant dense<[{numbers}]> : " \
           f"tensor<{len(values)}xf32>"


def run(tool, lines, count):
    plan = "\n".join(["mprt.plan @step arena 0 {",
                      f'  %out = mprt.slot result 0 "out" : tensor<{count}xf32>',
                      *lines, "}\n"])
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "plan.mlir"
        path.write_text(plan)
        out = pathlib.Path(folder) / "out.npz"
        done = subprocess.run([tool, path, "--device=plan", f"--outputs={out}"],
                              capture_output=True, text=True)
        if done.returncode:
            sys.exit(plan + done.stderr)
        return np.load(out)["out0"]


def convolve(tool, kind, orders, call, random_):
    n, groups = 2, call["groups"]
    channels, outs, size, window = 2 * groups, 3 * groups, call["size"], \
        call["window"]
    places = [(s + l + h - (k - 1) * d - 1) // t + 1
              for s, l, h, k, d, t in zip(size, call["low"], call["high"],
                                          window, call["dilation"],
                                          call["strides"])]
    shapes = {"x": [n, channels, *size], "w": [outs, 2, *window],
              "y": [n, outs, *places]}
    arrays = {name: np.array([random_.randint(-3, 3)
                              for _ in range(int(np.prod(shape)))], float)
              .reshape(shape) for name, shape in shapes.items()}
    strides = {name: strides_of(shape, order)
               for (name, shape), order in zip(shapes.items(), orders)}
    made = {"fwd": "y", "dgrad": "x", "wgrad": "w"}[kind]
    expected = np.zeros(shapes[made])
    for ix, iw, iy in pairs(arrays["x"], arrays["w"], arrays["y"], call):
        index = {"x": ix, "w": iw, "y": iy}
        product = np.prod([arrays[name][index[name]]
                           for name in "xwy" if name != made])
        expected[index[made]] += product
    first, second = [name for name in "xwy" if name != made]
    lines = [constant(name, in_memory(arrays[name], strides[name]))
             for name in (first, second)]
    described = " ".join(f"{name} {describe(shapes[name], strides[name])}"
                         for name in "xwy")
    lines.append(
        f"  mprt.conv {kind} %{first}, %{second} into %out {described} "
        f"strides {call['strides']} low {call['low']} high {call['high']} "
        f"dilation {call['dilation']} mode {call['mode']} groups {groups} "
        "compute f32")
    result = run(tool, lines, expected.size)
    if not np.array_equal(result, in_memory(expected, strides[made])):
        sys.exit(f"{kind} {call} {orders}: {lines[-1]}")


def pool(tool, mode, order, call, random_):
    size, window = call["size"], call["window"]
    places = [(s + 2 * p - k) // t + 1 for s, p, k, t in
              zip(size, call["padding"], window, call["strides"])]
    x = np.array([random_.randint(-8, 8) for _ in range(6 * int(np.prod(size)))],
                 float).reshape([2, 3, *size])
    y = np.zeros([2, 3, *places])
    for n, c, *at in np.ndindex(*y.shape):
        seen = []
        for k in np.ndindex(*window):
            place = [a * t + i - p for a, t, i, p in
                     zip(at, call["strides"], k, call["padding"])]
            if all(0 <= p < s for p, s in zip(place, size)):
                seen.append(x[(n, c, *place)])
        y[(n, c, *at)] = max(seen) if mode == "max" else 2 * sum(seen)
    xs, ys = strides_of(x.shape, order), strides_of(y.shape, order)
    alpha = "" if mode == "max" else f" alpha {2.0 * np.prod(window)}"
    result = run(tool, [
        constant("x", in_memory(x, xs)),
        f"  mprt.pool {mode} %x into %out x {describe(list(x.shape), xs)} "
        f"y {describe(list(y.shape), ys)} window {window} "
        f"strides {call['strides']} padding {call['padding']} compute f32"
        f"{alpha}"], y.size)
    if not np.array_equal(result, in_memory(y, ys)):
        sys.exit(f"{mode} {call} {order}")


def main(tool):
    random_ = random.Random(1)
    first, last = [0, 1, 2, 3], [0, 2, 3, 1]
    calls = [
        dict(size=[5, 4], window=[3, 2], strides=[1, 1], low=[0, 0],
             high=[0, 0], dilation=[1, 1], groups=1, mode="cross_correlation"),
        dict(size=[5, 7], window=[3, 3], strides=[2, 1], low=[1, 2],
             high=[0, 1], dilation=[1, 2], groups=1, mode="cross_correlation"),
        dict(size=[6, 5], window=[2, 3], strides=[2, 3], low=[0, 1],
             high=[1, 1], dilation=[2, 1], groups=1, mode="convolution"),
        dict(size=[4, 5], window=[3, 3], strides=[1, 2], low=[1, 1],
             high=[1, 1], dilation=[1, 1], groups=2, mode="cross_correlation"),
        dict(size=[4, 4], window=[1, 1], strides=[2, 2], low=[0, 0],
             high=[0, 0], dilation=[1, 1], groups=3, mode="convolution"),
    ]
    done = 0
    for kind, call in itertools.product(["fwd", "dgrad", "wgrad"], calls):
        for orders in ([first] * 3, [last] * 3, [last, first, [0, 1, 3, 2]]):
            convolve(tool, kind, orders, call, random_)
            done += 1
    for mode, order in itertools.product(["max", "average_include_padding"],
                                         [first, last]):
        for call in (dict(size=[4, 6], window=[2, 2], strides=[2, 2],
                          padding=[0, 0]),
                     dict(size=[5, 4], window=[4, 2], strides=[1, 2],
                          padding=[1, 1])):
            pool(tool, mode, order, call, random_)
            done += 1
    print(f"{done} calls")


main(*sys.argv[1:])
