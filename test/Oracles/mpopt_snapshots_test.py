"""Gradients beside that of the loss, loops of critics, and gated layers.

A step may keep parameters of steps before, whose gradients it takes from those of
its loss, and hands them on with the rest if it is refused. Needs jax and optax.
"""

import unittest

from training import Cases, LoopCase, draw, optimized

import jax
import jax.numpy as jnp
import numpy as np
import optax

import mpopt.jax

CASES = Cases()
case = CASES.add
ALL, AIMS = draw(128, 16, size=1), draw(128, 4, size=1)
tree = jax.tree.map


def weights():
    return {"w1": draw(16, 64), "b1": jnp.zeros(64), "w2": draw(64, 64, size=0.15),
            "w3": draw(64, 4, size=0.15)}


def fit(p, x, y):
    h = jnp.tanh(jnp.tanh(x @ p["w1"] + p["b1"]) @ p["w2"])
    return jnp.mean((h @ p["w3"] - y) ** 2)


def part(number, *given):
    return [jax.lax.dynamic_slice_in_dim(v, number % 4 * 32, 32) for v in given]


# ---- variance reduction


@case
def a_snapshot_and_its_whole_gradient():
    """SVRG, with the snapshot in a branch."""
    def step(p, snap, full, i, x, y):
        snap, full = jax.lax.cond(
            i % 4 == 0, lambda: (p, jax.grad(fit)(p, x, y)),
            lambda: (snap, full))
        loss, new = jax.value_and_grad(fit)(p, *part(i, x, y))
        old = jax.grad(fit)(snap, *part(i, x, y))
        p = tree(lambda p, n, o, f: p - 0.1 * (n - o + f), p, new, old, full)
        return (p, snap, full, i + 1), loss
    p = weights()
    return step, (p, p, tree(jnp.zeros_like, p), jnp.int32(0)), (ALL, AIMS)


@case
def parameters_of_the_step_before():
    """SARAH: they come back as what was kept."""
    def step(p, last, v, i, x, y):
        loss, new = jax.value_and_grad(fit)(p, *part(i, x, y))
        old = jax.grad(fit)(last, *part(i, x, y))
        v = tree(lambda v, n, o: jnp.where(i % 8 == 0, n, v + n - o), v, new,
                 old)
        return (tree(lambda p, v: p - 0.1 * v, p, v), p, v, i + 1), loss
    p = weights()
    return step, (p, p, tree(jnp.zeros_like, p), jnp.int32(0)), (ALL, AIMS)


# ---- a loop of critics


def play(p, x):
    for w, b in p[:-1]:
        x = jax.nn.leaky_relu(x @ w + b)
    return x @ p[-1][0] + p[-1][1]


def players(*sizes):
    return [(draw(a, b, size=(1.5 / a) ** 0.5), jnp.zeros(b))
            for a, b in zip(sizes, sizes[1:])]


@case
def critics_in_a_loop_and_a_generator():
    first, second = optax.adam(1e-3, b1=0.5), optax.adam(1e-3, b1=0.5)

    def judge(d, g, real, key):
        fake = play(g, jax.random.normal(key, (64, 8)))
        return (jax.nn.relu(1 - play(d, real)).mean() +
                jax.nn.relu(1 + play(d, fake)).mean())

    def step(d, g, of_d, of_g, key, real):
        def round(carry, real):
            d, of_d, key = carry
            key, own = jax.random.split(key)
            loss, grads = jax.value_and_grad(judge)(d, g, real, own)
            moves, of_d = first.update(grads, of_d, d)
            return (optax.apply_updates(d, moves), of_d, key), loss
        (d, of_d, key), losses = jax.lax.scan(round, (d, of_d, key), real)
        key, own = jax.random.split(key)
        loss, grads = jax.value_and_grad(lambda g: -play(
            d, play(g, jax.random.normal(own, (64, 8)))).mean())(g)
        moves, of_g = second.update(grads, of_g, g)
        return ((d, optax.apply_updates(g, moves), of_d, of_g, key),
                losses.mean() + loss)
    d, g = players(16, 64, 64, 1), players(8, 64, 16)
    return step, (d, g, first.init(d), second.init(g), jax.random.key(0)), (
        draw(5, 64, 16, size=0.5) + 1,)


# ---- gates


def gated(act, square=False):
    words = jnp.asarray(np.random.default_rng(1).integers(
        0, 3, (8, 24)).cumsum(1) % 12)

    def rms(x):
        return x * jax.lax.rsqrt((x ** 2).mean(-1, keepdims=True) + 1e-6)

    def loss(p, key, words):
        x = p["e"][words[:, :-1]]
        for layer in p["layers"]:
            h = rms(x) * layer["g"]
            made = act(h @ layer["a"])
            made = made ** 2 if square else made * (h @ layer["b"])
            x = x + made @ layer["c"]
        return optax.softmax_cross_entropy_with_integer_labels(
            rms(x) @ p["o"], words[:, 1:]).mean()
    return optimized(
        {"e": draw(12, 32), "o": draw(32, 12), "layers": [
            {"g": jnp.ones(32), "a": draw(32, 64, size=0.2),
             "b": draw(32, 64, size=0.2), "c": draw(64, 32, size=0.1)}
            for _ in range(2)]}, loss, (words,))


@case
def gates_of_normalised_rows():
    return gated(jax.nn.silu)


@case
def squares_of_normalised_rows():
    return gated(jax.nn.relu, square=True)


class Snapshots(LoopCase):
    def test_they_train(self):
        self.check_narrow(CASES, 95)

    def test_a_refused_step_of_a_momentum_of_two_parameters(self):
        """What was kept is a part of the next ones, and comes back as those."""
        def move(p, last, x, y):
            loss, g = jax.value_and_grad(fit)(p, x, y)
            return tree(lambda p, q, g: p + 0.9 * (p - q) - 0.05 * g,
                        p, last, g), loss

        def after(p, x, last, y):
            moved, loss = move(p, last, x, y)
            return loss, p, moved

        def before(last, p, x, y):
            moved, loss = move(p, last, x, y)
            return p, moved, loss

        p, x, y = weights(), draw(32, 16, size=1), draw(32, 4, size=1)
        last, bad = tree(lambda w: 0.9 * w, p), x.at[0, 0].set(jnp.nan)
        _, of_p, of_last = mpopt.jax.jit(before, dtype="float16")(
            last, p, bad, y)[::-1]
        jax.tree.map(np.testing.assert_array_equal, (of_last, of_p), (last, p))
        _, of_last, of_p = mpopt.jax.jit(after, dtype="float16")(
            p, bad, last, y)
        jax.tree.map(np.testing.assert_array_equal, (of_last, of_p), (last, p))

    def test_a_refused_step_hands_all_on(self):
        """Also where the old parameters would have become the kept ones."""
        for name in ("a_snapshot_and_its_whole_gradient",
                     "parameters_of_the_step_before"):
            with self.subTest(name):
                step, state, (x, y) = CASES[name]()
                mixed = mpopt.jax.jit(step, dtype="f16")
                state, _ = mixed(*state, x, y)
                after, _ = mixed(*state, x * jnp.inf, y)
                self.assertFalse(mixed.state.grads_finite)
                for one, other in zip(jax.tree.leaves(state),
                                      jax.tree.leaves(after)):
                    np.testing.assert_array_equal(one, other)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
