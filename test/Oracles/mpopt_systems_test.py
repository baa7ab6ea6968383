"""Matrices that equations are solved with: kernels, normal equations, filters.

An error of the matrix is in the solution times its condition. Losses are those of
FP32 within rounding, and so are the gradients, each leaf. Needs jax and optax.
"""

import unittest
import warnings

from training import (ROUNDING, X, Y, Cases, LoopCase, draw, find_share, nudge,
                      optimized)

import jax
import jax.numpy as jnp
import numpy as np
import optax

import mpopt.jax

CASES, CONTROLS = Cases(), Cases()
case, control = CASES.add, CONTROLS.add
REASON = "dot_general is what equations are solved with"
SINE = jnp.sin(X[:, 0]) + 0.1 * X[:, 1]


def network(*sizes):
    return [{"w": draw(m, n, size=m ** -0.5), "b": jnp.zeros(n)}
            for m, n in zip(sizes, sizes[1:])]


def run(layers, x):
    for layer in layers[:-1]:
        x = jnp.tanh(x @ layer["w"] + layer["b"])
    return x @ layers[-1]["w"] + layers[-1]["b"]


@case
def a_process_on_a_network():
    """Deep kernel learning, of products of what the network makes."""
    def loss(p, key, x, y):
        z = run(p["net"], x)
        kernel = jnp.exp(p["size"]) * z @ z.T + (
            jnp.exp(p["noise"]) + 1e-4) * jnp.eye(len(x))
        root = jnp.linalg.cholesky(kernel)
        fit = jax.scipy.linalg.cho_solve((root, True), y)
        return (0.5 * y @ fit + jnp.log(jnp.diag(root)).sum()) / len(x)
    return optimized({"net": network(16, 32, 32, 8), "size": jnp.zeros(()),
                      "noise": jnp.array(-4.0)}, loss, (X, SINE))


@case
def normal_equations():
    """A head in closed form, which is judged on other examples."""
    def loss(p, key, x, y, new, target):
        z = run(p["net"], x)
        root = jax.scipy.linalg.cho_factor(z.T @ z + 1e-2 * jnp.eye(24))
        head = jax.scipy.linalg.cho_solve(root, z.T @ y)
        return jnp.mean((run(p["net"], new) @ head - target) ** 2)
    return optimized({"net": network(16, 32, 32, 24)}, loss,
                     (X, Y, draw(32, 16, size=1), draw(32, 4, size=1)))


@case
def a_filter_of_kalman():
    """The covariance goes from round to round."""
    seen = jnp.cumsum(draw(4, 20, 4), 1)

    def loss(p, key, seen):
        move, look = p["move"], p["look"]
        drift, noise = jnp.diag(jnp.exp(p["q"])), jnp.diag(jnp.exp(p["r"]))

        def follow(state, y):
            mean, spread = state
            mean, spread = move @ mean, move @ spread @ move.T + drift
            s = look @ spread @ look.T + noise
            error = y - look @ mean
            gain = jnp.linalg.solve(s, look @ spread).T
            off = 0.5 * error @ jnp.linalg.solve(s, error)
            return ((mean + gain @ error, spread - gain @ s @ gain.T),
                    off + 0.5 * jnp.linalg.slogdet(s)[1])

        def one(seen):
            first = jnp.zeros(8), jnp.eye(8)
            return jnp.mean(jax.lax.scan(follow, first, seen)[1])
        return jnp.mean(jax.vmap(one)(seen))
    return optimized({"move": 0.9 * jnp.eye(8) + draw(8, 8, size=0.05),
                      "look": draw(4, 8), "q": jnp.full(8, -3.0),
                      "r": jnp.full(4, -6.0)}, loss, (seen,), optax.adam(1e-2))


@case
def factors_of_a_covariance():
    """Of parameters alone, W W' and a small diagonal."""
    given = (draw(64, 4, size=1) @ draw(4, 24, size=1) +
             draw(64, 24, size=0.05))

    def loss(p, key, x):
        spread = p["w"] @ p["w"].T + jnp.diag(jnp.exp(p["noise"]))
        root = jnp.linalg.cholesky(spread)
        error = jax.scipy.linalg.solve_triangular(
            root, (x - p["mean"]).T, lower=True)
        return (0.5 * jnp.mean(jnp.sum(error ** 2, 0)) +
                jnp.log(jnp.diag(root)).sum()) / 24
    return optimized({"w": draw(24, 4, size=1), "noise": jnp.full(24, -4.0),
                      "mean": jnp.zeros(24)}, loss, (given,),
                     optax.adam(1e-2))


@case
def views_that_correlate():
    """Deep CCA: both covariances are factored."""
    def loss(p, key, x, y):
        a, b = run(p["a"], x), run(p["b"], y)
        a, b = a - a.mean(0), b - b.mean(0)

        def root(z):
            return jnp.linalg.cholesky(z.T @ z / len(z) + 1e-3 * jnp.eye(8))
        both = jax.scipy.linalg.solve_triangular(
            root(a), a.T @ b / len(x), lower=True)
        both = jax.scipy.linalg.solve_triangular(root(b), both.T, lower=True)
        return 8 - jnp.sum(both ** 2)
    return optimized({"a": network(16, 32, 8), "b": network(16, 32, 8)}, loss,
                     (X, X + draw(32, 16, size=0.5)))


# ---- systems that products solve


def judged_with(solve, noise=None):
    """A ridge on what a network makes, judged on other examples: `solve` gives
    what the other ones are multiplied by."""
    new, target = draw(32, 16, size=1), draw(32, 4, size=1)

    def loss(p, key, x, y, new, target):
        head = solve(p, run(p["net"], x), y)
        return jnp.mean((run(p["net"], new) @ head - target) ** 2)
    params = {"net": network(16, 32, 8)}
    if noise is not None:
        params["noise"] = jnp.array(noise)
    return optimized(params, loss, (X, Y, new, target))


def descend_along(multiply, y, rounds=10):
    """Conjugate gradients for each column."""
    def turn(carry, _):
        found, left, way, size = carry
        made = multiply(way)
        length = size / (jnp.sum(way * made, 0) + 1e-12)
        found, left = found + length * way, left - length * made
        after = jnp.sum(left * left, 0)
        way = left + after / (size + 1e-12) * way
        return (found, left, way, after), None
    first = jnp.zeros_like(y), y, y, jnp.sum(y * y, 0)
    return jax.lax.scan(turn, first, None, length=rounds)[0][0]


@case
def conjugate_gradients():
    def solve(p, z, y):
        kernel = z @ z.T + jnp.exp(p["noise"]) * jnp.eye(len(z))
        return z.T @ descend_along(lambda way: kernel @ way, y)
    return judged_with(solve, noise=-3.0)


@case
def conjugate_gradients_without_a_matrix():
    def solve(p, z, y):
        return z.T @ descend_along(
            lambda way: z @ (z.T @ way) + 0.05 * way, y)
    return judged_with(solve)


@case
def steps_of_newton_and_schulz():
    """An inverse, written out."""
    def solve(p, z, y):
        a = z.T @ z / len(z) + 1e-2 * jnp.eye(8)
        inverse = a / (jnp.abs(a).sum(0).max() * jnp.abs(a).sum(1).max())
        for _ in range(14):
            inverse = inverse @ (2 * jnp.eye(8) - a @ inverse)
        return inverse @ (z.T @ y / len(z))
    return judged_with(solve)


@case
def a_whitened_batch():
    """The inverse root of a covariance, as iterative normalisation has it."""
    def loss(p, key, x, y):
        h = x @ p["w1"]
        h = h - h.mean(0)
        spread = h.T @ h / len(x) + 1e-3 * jnp.eye(16)
        size = jnp.trace(spread)
        root = jnp.eye(16)
        for _ in range(8):
            root = 1.5 * root - 0.5 * root @ root @ root @ (spread / size)
        h = h @ root / jnp.sqrt(size)
        return jnp.mean((jnp.tanh(h @ p["w2"]) @ p["w3"] - y) ** 2)
    return optimized({"w1": draw(16, 16, size=0.5), "w2": draw(16, 32),
                      "w3": draw(32, 4)}, loss,
                     (draw(64, 16, size=1), draw(64, 4, size=1)))


# ---- where nothing is solved with a product


@control
def products_that_are_transformed():
    """An FFT is linear in the matrix."""
    def loss(p, key, x, y):
        h = jnp.tanh(x @ p["w1"])
        spectrum = jnp.fft.rfft(h.T @ h / 32, axis=-1)
        mixed = jnp.fft.irfft(0.5 * spectrum, n=32, axis=-1)
        return jnp.mean((h @ mixed @ p["w2"] - y) ** 2)
    return optimized({"w1": draw(16, 32), "w2": draw(32, 4)}, loss, (X, Y))


@control
def layers_that_are_solved_for():
    """The matrix is given, and a layer is the right-hand side."""
    lower = jnp.eye(32) + jnp.tril(draw(32, 32, size=0.05), -1)

    def loss(p, key, x, y, lower):
        h = jnp.tanh(x @ p["w1"]) @ p["w2"]
        solved = jax.scipy.linalg.solve_triangular(lower, h, lower=True)
        return jnp.mean((jnp.tanh(solved) @ p["w3"] - y) ** 2)
    return optimized({"w1": draw(16, 32), "w2": draw(32, 32),
                      "w3": draw(32, 4)}, loss, (X, Y, lower))


@control
def a_head_that_descends():
    """On features, by a given rate, before it is judged."""
    def solve(p, z, y):
        head = jnp.zeros((8, 4))
        for _ in range(5):
            head = head - 0.02 * z.T @ (z @ head - y)
        return head
    return judged_with(solve)


@control
def shares_that_are_spread():
    """Who attends to whom says how what is told goes on, with a residual."""
    def loss(p, key, x, y):
        h = jnp.tanh(x @ p["w1"])
        shares = jax.nn.softmax(h @ h.T, -1)
        told = h
        for _ in range(4):
            told = 0.5 * (h - shares @ told)
        return jnp.mean((told @ p["w2"] - y) ** 2)
    return optimized({"w1": draw(16, 32), "w2": draw(32, 4)}, loss, (X, Y))


def find_gradients(step, state, batch):
    """Of the first step, by its first moments."""
    moments = step(*state, *batch)[0][1][0].mu
    return jax.tree_util.tree_leaves_with_path(moments)


def find_errors(found, expected):
    """Relative to each leaf. Of a bias in front of what is centred nothing but
    rounding is left, so a leaf counts as 1e-4 of the largest at least."""
    least = 1e-4 * max(np.linalg.norm(goal) for _, goal in expected)
    return {jax.tree_util.keystr(path): np.linalg.norm(leaf - goal) /
            max(np.linalg.norm(goal), least)
            for (path, leaf), (_, goal) in zip(found, expected)}


class Systems(LoopCase):
    def check_gradients(self, dtype, plain, arguments):
        step, state, batch = arguments
        goal = find_gradients(plain, state, batch)
        moved = [find_errors(find_gradients(
            plain, nudge(state, ROUNDING[dtype], seed), batch), goal)
            for seed in range(3)]
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            mixed = mpopt.jax.jit(step, dtype=dtype)
            errors = find_errors(find_gradients(mixed, state, batch), goal)
        for leaf, error in errors.items():
            allowed = max(0.03, *(2 * run[leaf] for run in moved))
            self.assertLessEqual(error, allowed, leaf)

    def test_they_train(self):
        def judge(name, dtype, mixed, said):
            self.assertIn(REASON, str(mixed.explain()), name)
        self.check_all(CASES, judge)

    def test_gradients(self):
        for name, make in CASES.items():
            arguments = make()
            plain = jax.jit(arguments[0])
            for dtype in ROUNDING:
                with self.subTest(name, dtype=dtype):
                    self.check_gradients(dtype, plain, arguments)

    def test_other_products_stay(self):
        def judge(name, dtype, mixed, said):
            self.assertNotIn(REASON, str(mixed.explain()), name)
        self.check_all(CONTROLS, judge)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
