"""Attention over graphs, operators on fields, times beside states.

What divides there is made by the batch or by segments, and no gradient comes
near to infinity by it: nearly all products read 16 bits. Needs jax and optax;
a model of equinox is trained where there is equinox.
"""

import importlib.util
import unittest

from training import (RANDOM, X, Y, Cases, LoopCase, draw, find_share,
                      optimized)

import jax
import jax.numpy as jnp
import mpopt.jax
import optax

CASES = Cases()
case = CASES.add
EDGES = jnp.asarray(RANDOM.integers(0, 32, (2, 96)))
U = draw(8, 32, 1, size=1)
KEPT = jnp.asarray(RANDOM.random(32) < 0.7)


def perceptron(p, x):
    return jnp.tanh(x @ p["w1"]) @ p["w2"]


# ---- graphs


@case
def attention_over_neighbours():
    def softmax(a, at):
        a = jnp.exp(a - jax.ops.segment_max(a, at, 32)[at])
        return a / (jax.ops.segment_sum(a, at, 32)[at] + 1e-9)

    def loss(p, key, x, edges, y):
        of, at = edges
        for layer in p["layers"]:
            x = x @ layer["w"]
            a = jax.nn.leaky_relu(x[of] @ layer["s"] + x[at] @ layer["t"])
            share = softmax(a[:, 0], at)[:, None]
            x = jax.nn.elu(jax.ops.segment_sum(share * x[of], at, 32))
        return jnp.mean((x @ p["o"] - y) ** 2)
    return optimized(
        {"layers": [{"w": draw(m, 32), "s": draw(32, 1), "t": draw(32, 1)}
                    for m in (16, 32)], "o": draw(32, 4)}, loss, (X, EDGES, Y))


def attention_with_guards(choose):
    """Of nodes without an edge the maximum is none; `choose` says what stands
    for it, and which edges are dropped."""
    nodes, heads, width = 128, 4, 32
    edges = jnp.asarray(RANDOM.integers(0, nodes, (2, 512)))

    def loss(p, key, x, edges, y):
        of, at = edges
        for layer in p["layers"]:
            h = (x @ layer["w"]).reshape(nodes, heads, width)
            a = jax.nn.leaky_relu((h * layer["s"]).sum(-1)[of] +
                                  (h * layer["t"]).sum(-1)[at])
            a, most = choose(a, at, lambda a: jax.ops.segment_max(a, at, nodes))
            a = jnp.exp(a - most[at])
            share = a / (jax.ops.segment_sum(a, at, nodes)[at] + 1e-16)
            x = jax.nn.elu(jax.ops.segment_sum(
                share[..., None] * h[of], at, nodes).reshape(nodes, -1))
        return jnp.mean((x @ p["o"] - y) ** 2)
    size = heads * width
    return optimized(
        {"layers": [{"w": draw(size, size, size=size ** -0.5),
                     "s": draw(heads, width), "t": draw(heads, width)}
                    for _ in range(2)], "o": draw(size, 4, size=0.1)}, loss,
        (draw(nodes, size, size=1), edges, draw(nodes, 4)))


def or_zero(most):
    return jnp.where(jnp.isfinite(most), most, 0.0)


@case
def attention_of_nodes_without_edges():
    return attention_with_guards(lambda a, at, find: (a, or_zero(find(a))))


@case
def attention_whose_edges_are_dropped():
    """All of some nodes."""
    def choose(a, at, find):
        a = jnp.where((at % 4 == 0)[:, None], -jnp.inf, a)
        return a, or_zero(find(a))
    return attention_with_guards(choose)


def attention_below_another_number():
    """Twice the maximum leaves no summand that is 1."""
    return attention_with_guards(lambda a, at, find: (
        a, or_zero(2 * find(a))))


@case
def sums_over_neighbours():
    def loss(p, key, x, edges, y):
        of, at = edges
        for layer in p["layers"]:
            told = jax.nn.relu(jnp.concatenate([x[of], x[at]], 1) @ layer["m"])
            near = jax.ops.segment_sum(told, at, 32)
            x = jax.nn.relu(jnp.concatenate([x, near], 1) @ layer["u"])
        return jnp.mean((x @ p["o"] - y) ** 2)
    return optimized(
        {"layers": [{"m": draw(2 * m, 32, size=0.1),
                     "u": draw(m + 32, 32, size=0.1)} for m in (16, 32)],
         "o": draw(32, 4)}, loss, (X, EDGES, Y))


# ---- what the batch divides by


@case
def waves_of_an_operator():
    """The error is relative to the size of the targets."""
    def loss(p, key, u, v):
        x = u @ p["lift"]
        for waves, w in zip(p["waves"], p["w"]):
            seen = jnp.fft.rfft(x, axis=1)[:, :6]
            made = jnp.einsum("bmi,mio->bmo", seen, jax.lax.complex(*waves))
            made = jnp.pad(made, ((0, 0), (0, 11), (0, 0)))
            x = jax.nn.gelu(jnp.fft.irfft(made, 32, axis=1) + x @ w)
        return jnp.mean((x @ p["out"] - v) ** 2) / jnp.mean(v ** 2)
    return optimized(
        {"lift": draw(1, 16), "waves": [draw(2, 6, 16, 16, size=0.05)
                                        for _ in range(2)],
         "w": [draw(16, 16) for _ in range(2)], "out": draw(16, 1)}, loss,
        (U, jnp.cumsum(U, 1) / 6))


@case
def rows_that_a_mask_keeps():
    def loss(p, key, x, y, kept):
        error = jnp.sum((perceptron(p, x) - y) ** 2, 1)
        return jnp.sum(error * kept) / (jnp.sum(kept) + 1e-8)
    return optimized({"w1": draw(16, 32), "w2": draw(32, 4)}, loss,
                     (X, Y, KEPT))


# ---- times


@case
def a_flow_that_reads_the_time():
    def loss(p, key, x, y):
        def moves(t, h):
            return perceptron(p, jnp.concatenate(
                [h, jnp.full((len(h), 1), t)], 1))

        def turn(h, t):
            one = moves(t, h)
            two = moves(t + 0.05, h + 0.05 * one)
            three = moves(t + 0.05, h + 0.05 * two)
            four = moves(t + 0.1, h + 0.1 * three)
            return h + (one + 2 * two + 2 * three + four) / 60, None
        h, _ = jax.lax.scan(turn, x, jnp.arange(8) * 0.1)
        return jnp.mean((h @ p["o"] - y) ** 2)
    return optimized({"w1": draw(17, 32), "w2": draw(32, 16),
                      "o": draw(16, 4)}, loss, (X, Y))


class Graphs(LoopCase):
    def test_they_train(self):
        def judge(name, dtype, mixed, said):
            self.assertGreaterEqual(find_share(mixed), 95)
            self.assertEqual(mixed.state.loss_scale is not None,
                             dtype == "f16", said)
            self.assertNotIn("scales its loss", said)
        self.check_all(CASES, judge)

    def test_more_than_a_maximum_is_none(self):
        step, state, batch = attention_below_another_number()
        mixed = mpopt.jax.jit(step, dtype="f16")
        mixed(*state, *batch)
        self.assertLess(find_share(mixed), 95)

    @unittest.skipUnless(importlib.util.find_spec("equinox"), "no equinox")
    def test_a_model_may_be_called_m(self):
        import equinox as eqx
        import mpopt.jax.eqx
        optimizer = optax.adam(1e-3)

        @mpopt.jax.eqx.filter_jit(dtype="f16")
        def step(m, state, x, y):
            loss, grads = eqx.filter_value_and_grad(
                lambda m: jnp.mean((jax.vmap(m)(x) - y) ** 2))(m)
            updates, state = optimizer.update(grads, state)
            return eqx.apply_updates(m, updates), state, loss
        model = eqx.nn.MLP(16, 4, 32, 2, key=jax.random.key(0))
        step(model, optimizer.init(eqx.filter(model, eqx.is_array)), X, Y)
        self.assertIsNotNone(step.state.loss_scale)
        self.assertGreaterEqual(find_share(step), 95)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
