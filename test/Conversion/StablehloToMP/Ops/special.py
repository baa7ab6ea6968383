"""Zeta, polygamma and a Bessel function, by their series and integrals."""
import math

import numpy as np

from cases import FLOATS, Array, Group
from gamma import digamma

g = Group(5)
inf, nan = np.inf, np.nan


def zeta(s, q):
    """300 terms, whatever their sign, and three terms of the Euler-Maclaurin
    formula for the rest."""
    if math.isnan(s) or math.isnan(q) or s < 1:
        return nan
    if s == 1:
        return inf
    if q <= 0 and q == math.floor(q):
        return inf
    if q <= 0 and s != math.floor(s):
        return nan
    if math.isinf(q):
        return 0.0
    # An integer s takes the sign along; floats of Python do, too.
    terms = sum((q + k)**-s for k in range(300))
    end = q + 300
    return (terms + end**(1 - s) / (s - 1) + 0.5 * end**-s +
            s * end**(-s - 1) / 12 -
            s * (s + 1) * (s + 2) * end**(-s - 3) / 720)


def polygamma(n, x):
    if math.isnan(n) or math.isnan(x) or n < 0 or n != math.floor(n):
        return nan
    if n == 0:
        return digamma(x)
    return (-1)**(n + 1) * math.factorial(int(n)) * zeta(n + 1, x)


def bessel_i1e(x):
    """The integral of exp(x (cos t - 1)) cos t over half a turn: the sum over
    equal steps converges faster than any power."""
    if x == 0 or math.isinf(x):
        return math.copysign(0.0, x)
    t = np.pi * (np.arange(4000) + 0.5) / 4000
    return math.copysign(
        float(np.mean(np.exp(abs(x) * (np.cos(t) - 1)) * np.cos(t))), x)


def add(name, kind, function, bound, *inputs):
    """Each case has values of one size, for the bound is relative to the
    largest."""
    arrays = [Array(x, kind) for x in inputs]
    want = np.vectorize(function, otypes=[float])(
        *(a.data.astype(np.float64) for a in arrays))
    types = ", ".join(a.type for a in arrays)
    names = ", ".join(f"%a{i}" for i in range(len(arrays)))
    g.add(f"{name} {kind} {inputs}",
          f'  %r0 = "{name}"({names}) : ({types}) -> {arrays[0].type}', arrays,
          Array(want, kind), bound=bound)


for kind in FLOATS:
    bound = {"f16": 2e-3, "bf16": 1.6e-2, "f32": 3e-6, "f64": 2e-14}[kind]
    add("chlo.zeta", kind, zeta, bound, [1.5, 2, 3, 4.25, 7], [1, 1, 1, 1, 1])
    add("chlo.zeta", kind, zeta, bound, [2, 2, 2, 2], [0.75, 1.5, 3, 9.5])
    add("chlo.zeta", kind, zeta, bound, [20, 20], [1.25, 1.125])
    add("chlo.zeta", kind, zeta, bound, [1.125], [40])
    # Negative bases: the sign is that of the power.
    add("chlo.zeta", kind, zeta, 4 * bound, [2, 3, 4, 5],
        [-0.5, -0.5, -1.5, -2.25])
    add("chlo.zeta", kind, zeta, 4 * bound, [2, 3], [-20.5, -20.25])
    add("chlo.zeta", kind, zeta, 0,
        [1, 0.5, -2, 2, 3, 2.5, nan, 2, 2],
        [2, 2, 2, -3, 0, -0.5, 1, nan, inf])
    # n! is the exponential of a logarithm.
    more = 20 * bound if kind in ("f32", "f64") else bound
    add("chlo.polygamma", kind, polygamma, more, [1, 1, 1, 1],
        [0.5, 1, 2.5, 8])
    add("chlo.polygamma", kind, polygamma, more, [2, 3], [1.5, 1.25])
    add("chlo.polygamma", kind, polygamma, more, [0, 0, 0], [2, 3.5, 8])
    add("chlo.polygamma", kind, polygamma, more, [5], [2])
    add("chlo.polygamma", kind, polygamma, 4 * more, [1, 2], [-0.5, -1.75])
    add("chlo.polygamma", kind, polygamma, 0, [-1, 0.5, 1, 0, nan, 1],
        [2, 2, 0, -2, 1, nan])
    add("chlo.bessel_i1e", kind, bessel_i1e, bound, [-2, -0.25, 0.5, 1, 3, 7.5])
    add("chlo.bessel_i1e", kind, bessel_i1e, bound, [8, 8.5, 20, -100, 1000])
    add("chlo.bessel_i1e", kind, bessel_i1e, 0, [0.0, -0.0, inf, -inf, nan])
    empty = np.zeros((0, 3))
    add("chlo.bessel_i1e", kind, bessel_i1e, 0, empty)
    add("chlo.zeta", kind, zeta, 0, empty, empty)
    add("chlo.bessel_i1e", kind, bessel_i1e, bound, 1.5)
g.main()
