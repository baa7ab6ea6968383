"""Masks that the batch brings as numbers, and rows that a temperature multiplies.

What they leave of activations is read in 16 bits: which words are there, which
games ended, which nodes a graph has. Numbers that nothing tells to be a mask stay.
Also signs that are drawn on the way to what a step hands on. Needs jax and optax.
"""

import unittest

from training import Cases, LoopCase, draw, find_share, optimized

import jax
import jax.numpy as jnp
import numpy as np
import optax

CASES, SIGNS, CONTROLS, COUNTS = (Cases() for _ in range(4))
case, control = CASES.add, CONTROLS.add
RANDOM = np.random.default_rng(11)
LINES, GOALS = draw(16, 10, 16, size=1), draw(16, 4, size=1)
THERE = jnp.asarray(np.arange(10) < RANDOM.integers(3, 11, (16, 1)), jnp.float32)
ENDED = jnp.asarray(RANDOM.uniform(size=(10, 16)) < 0.2, jnp.float32)


def layer(m, n):
    return {"w": draw(m, n, size=m ** -0.5), "b": jnp.zeros(n)}


def apply(p, x):
    return x @ p["w"] + p["b"]


def layers():
    return {"one": layer(16, 32), "two": layer(32, 32), "head": layer(32, 4)}


def pooled(convert, mask=THERE, total=lambda m: jnp.maximum(m.sum(1), 1)):
    """Layers each of which leaves out what is not there, and their mean."""
    def loss(p, key, x, m, y):
        m = convert(m)
        for name in ("one", "two"):
            x = jax.nn.relu(apply(p[name], x)) * m[..., None]
        x = x.sum(1) / total(m)[:, None]
        return jnp.mean((apply(p["head"], x) - y) ** 2)
    return optimized(layers(), loss, (LINES, mask, GOALS))


@case
def words_that_are_there():
    return pooled(lambda m: m)


@case
def words_that_are_there_as_bytes():
    return pooled(lambda m: m.astype(jnp.float32), THERE.astype(jnp.int8))


@control
def words_that_weigh():
    """Nothing says how much."""
    return pooled(lambda m: m, total=lambda m: jnp.full(16, 10.0))


@case
def games_that_ended():
    """A gated cell whose state is 0 where one began."""
    def loss(p, key, xs, ended, y):
        def cell(h, given):
            x, over = given
            h = h * (1 - over)[:, None]
            z, new = jnp.split(apply(p["cell"], jnp.concatenate(
                [jax.nn.relu(apply(p["in"], x)), h], -1)), 2, -1)
            z = jax.nn.sigmoid(z)
            h = z * h + (1 - z) * jnp.tanh(new)
            return h, h
        _, hs = jax.lax.scan(cell, jnp.zeros((16, 32)), (xs, ended))
        hidden = jax.nn.relu(apply(p["hidden"], hs[-1]))
        return jnp.mean((apply(p["head"], hidden) - y) ** 2)
    return optimized(
        {"in": layer(16, 32), "cell": layer(64, 64), "hidden": layer(32, 32),
         "head": layer(32, 4)}, loss, (LINES.swapaxes(0, 1), ENDED, GOALS))


def views(sharpen):
    """Pairs told from each other by cosines times what is learnt."""
    def loss(p, key, x, y):
        one = jnp.tanh(apply(p["one"], x)) @ p["to"]
        two = jnp.tanh(apply(p["two"], y)) @ p["to"]
        one, two = (z / jnp.linalg.norm(z, axis=1, keepdims=True)
                    for z in (one, two))
        logits = sharpen(jnp.exp(jnp.minimum(p["t"], jnp.log(100.0))), one) @ two.T
        labels = jnp.arange(len(x))
        return optax.softmax_cross_entropy_with_integer_labels(
            logits, labels).mean()
    return optimized({"one": layer(16, 32), "two": layer(4, 32),
                      "to": draw(32, 128), "t": jnp.asarray(2.0)}, loss,
                     (draw(64, 16, size=1), draw(64, 4, size=1)))


@case
def a_temperature_of_rows():
    return views(lambda scale, rows: scale * rows)


@case
def words_that_are_there_as_integers():
    return pooled(lambda m: m.astype(jnp.float32), THERE.astype(jnp.int32))


@case
def words_that_are_counted_as_integers():
    return pooled(lambda m: m, THERE.astype(jnp.int32))


@COUNTS.add
def days_that_weigh():
    """Nothing says how much."""
    return pooled(lambda m: m, THERE.astype(jnp.int32),
                  total=lambda m: jnp.full(16, 10.0))


@SIGNS.add
def curvature_along_signs():
    """Sophia: a mean of v times the curvature along v, in each third call."""
    def loss_of(p, x, y):
        hidden = jnp.tanh(apply(p["one"], x))
        return jnp.mean((apply(p["head"], hidden) - y) ** 2)

    def step(p, h, count, key, x, y):
        key, own = jax.random.split(key)
        loss, grads = jax.value_and_grad(loss_of)(p, x, y)

        def look():
            leaves, tree = jax.tree.flatten(p)
            v = tree.unflatten([
                jax.random.rademacher(k, leaf.shape, jnp.float32)
                for k, leaf in zip(jax.random.split(own, len(leaves)), leaves)])
            along = jax.jvp(lambda p: jax.grad(loss_of)(p, x, y), (p,), (v,))[1]
            return jax.tree.map(lambda h, v, a: 0.9 * h + 0.1 * v * a, h, v, along)
        h = jax.lax.cond(count % 3 == 0, look, lambda: h)
        p = jax.tree.map(lambda p, g, h: p - 0.02 * jnp.clip(
            g / jnp.maximum(0.5 * jnp.abs(h), 1e-4), -1, 1), p, grads, h)
        return (p, h, count + 1, key), loss
    p = {"one": layer(16, 32), "head": layer(32, 4)}
    return step, (p, jax.tree.map(jnp.zeros_like, p), jnp.int32(0),
                  jax.random.key(0)), (LINES[:, 0], GOALS)


class BatchMasks(LoopCase):
    def test_they_read_16_bits(self):
        self.check_narrow(CASES, share=80)

    def test_signs_are_exact(self):
        """What the batch makes of them is f32 in a branch."""
        self.check_narrow(SIGNS, share=70)

    def test_others_do_not(self):
        def judge(name, dtype, mixed, said):
            if dtype == "f16":
                self.assertLess(find_share(mixed), 80)
        self.check_all(CONTROLS, judge)

    def test_what_counts_does_not(self):
        """Integers keep their digits, in either type."""
        def judge(name, dtype, mixed, said):
            self.assertLess(find_share(mixed), 80)
        self.check_all(COUNTS, judge)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
