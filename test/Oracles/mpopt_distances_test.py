"""Squared distances that are written out, |a|^2 + |b|^2 - 2 a b.

Places that are learnt lie away from 0, as behind a bias or a rectifier, and
near each other: what is left of the product is its rounding, of which a kernel
has no root. Needs jax and optax.
"""

import unittest

from training import (RANDOM, X, Y, Cases, LoopCase, draw, find_share,
                      optimized)

import jax
import jax.numpy as jnp

CASES, CONTROLS = Cases(), Cases()
case, control = CASES.add, CONTROLS.add
REASON = "dot_general is what squared distances are left of"
LABELS = jnp.asarray(RANDOM.integers(0, 4, 32))


def places(at, size=8):
    return {"w1": draw(16, 64, size=0.25), "w2": draw(64, size, size=0.12),
            "b2": jnp.full(size, at)}


def place(p, x):
    return jax.nn.relu(x @ p["w1"]) @ p["w2"] + p["b2"]


def distances(a, b):
    return jnp.maximum(jnp.sum(a ** 2, 1)[:, None] + jnp.sum(b ** 2, 1) -
                       2 * a @ b.T, 0)


@case
def a_kernel_of_learnt_places():
    def loss(p, key, x, y):
        z = place(p, x) / jnp.exp(p["length"])
        kernel = jnp.exp(-0.5 * distances(z, z)) + (
            jnp.exp(p["noise"]) + 1e-4) * jnp.eye(len(x))
        root = jnp.linalg.cholesky(kernel)
        fit = jax.scipy.linalg.cho_solve((root, True), y)
        return (0.5 * jnp.mean(y * fit) +
                jnp.mean(jnp.log(jnp.diag(root))))
    return optimized({**places(10.0), "length": jnp.zeros(8),
                      "noise": jnp.array(-2.0)}, loss, (X, jnp.sin(X[:, 0])))


@case
def a_discrepancy_of_means():
    def loss(p, key, x, y):
        a, b = place(p, x), place(p, x + 0.5)

        def mean(a, b):
            d = distances(a, b)
            return jnp.mean(jnp.exp(-d / 2) + jnp.exp(-d / 8))
        return (mean(a, a) + mean(b, b) - 2 * mean(a, b) +
                0.1 * jnp.mean((a[:, :4] - 3 - y) ** 2))
    return optimized(places(3.0), loss, (X, Y))


@case
def the_hardest_of_a_batch():
    def loss(p, key, x, labels):
        z = place(p, x)
        d = jnp.sqrt(distances(z, z) + 1e-6)
        same = labels[:, None] == labels
        other = same & ~jnp.eye(len(x), dtype=bool)
        far = jax.nn.logsumexp(jnp.where(other, d, -1e9), 1)
        near = -jax.nn.logsumexp(jnp.where(same, -1e9, -d), 1)
        return jnp.mean(jax.nn.softplus(far - near))
    return optimized(places(5.0), loss, (X, LABELS))


@case
def shares_of_codes():
    def loss(p, key, x, y):
        z = place(p, x)
        d = distances(z, p["codes"])
        return (jnp.mean(jnp.sum(jax.nn.softmax(-d) * d, -1)) +
                jnp.mean((z[:, :4] - 3 - y) ** 2))
    return optimized({**places(3.0), "codes": draw(12, 8) + 3}, loss, (X, Y))


# ---- products that nothing completes


@control
def attention_without_a_softmax():
    """Features of exp(w x - |x|^2 / 2), of which one square is missing."""
    waves = draw(16, 32, size=1.0)

    def loss(p, key, x, y):
        def features(x):
            x = x / 2
            return jnp.exp(x @ waves - jnp.sum(x ** 2, -1, keepdims=True) / 2)
        q, k = features(jnp.tanh(x @ p["q"])), features(jnp.tanh(x @ p["k"]))
        mean = q @ (k.T @ (x @ p["v"])) / (q @ k.sum(0) + 1e-3)[:, None]
        return jnp.mean((mean @ p["o"] - y) ** 2)
    return optimized({"q": draw(16, 16), "k": draw(16, 16), "v": draw(16, 16),
                      "o": draw(16, 4)}, loss, (X, Y))


@control
def scores_and_lengths():
    """A penalty on lengths beside products of the same rows."""
    def loss(p, key, x, labels):
        z = jnp.tanh(place(p, x))
        scores = z @ p["codes"].T
        picked = jnp.take_along_axis(jax.nn.log_softmax(scores),
                                     labels[:, None], 1)
        return (-jnp.mean(picked) +
                1e-3 * jnp.mean(jnp.sum(z ** 2, -1)) +
                1e-3 * jnp.mean(jnp.sum(p["codes"] ** 2, -1)))
    return optimized({**places(0.0), "codes": draw(4, 8)}, loss, (X, LABELS))


class Distances(LoopCase):
    def test_they_train(self):
        def judge(name, dtype, mixed, said):
            self.assertIn(REASON, str(mixed.explain()), name)
        self.check_all(CASES, judge)

    def test_other_products_stay(self):
        def judge(name, dtype, mixed, said):
            self.assertNotIn(REASON, str(mixed.explain()), name)
            if dtype == "bf16":
                self.assertGreaterEqual(find_share(mixed), 90)
        self.check_all(CONTROLS, judge)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
