"""Sums that a loop carries on, rescaled or kept in part in each round.

Attention whose keys come block by block is as large as one of its values, and a
state of which a round keeps a part as what is added to it. Losses and the first
gradients are FP32's. Needs jax and optax.
"""

import unittest
import warnings

from training import (RANDOM, ROUNDING, Cases, LoopCase, draw, find_share,
                      nudge, optimized)

import jax
import jax.numpy as jnp
import mpopt.jax
import numpy as np
import optax

CASES, CONTROLS = Cases(), Cases()
case, control = CASES.add, CONTROLS.add
lax = jax.lax
BATCH, LENGTH, WIDTH, HEADS, BLOCK = 4, 32, 32, 2, 8
X = draw(BATCH, LENGTH, 16, size=1)
Y = jnp.sin(jnp.cumsum(X[..., :8], 1) / 3)
# Of the FLOPs of products, in percent, where it is not 99.
LEAST = {}


def norm(x):
    return (x - x.mean(-1, keepdims=True)) * lax.rsqrt(
        x.var(-1, keepdims=True) + 1e-5)


def around(parameters, mix):
    """A network around what mixes places; what is left of the batch, too."""
    def loss(p, key, x, y):
        x = x @ p["in"]
        x = x + mix(p, norm(x)) @ p["out"]
        return jnp.mean((jnp.tanh(norm(x) @ p["up"]) @ p["down"] - y) ** 2)
    first = {"in": draw(16, WIDTH), "out": draw(WIDTH, WIDTH, size=0.18),
             "up": draw(WIDTH, 64), "down": draw(64, 8)}
    return optimized({**parameters, **first}, loss, (X, Y),
                     optax.sgd(0.1))


# ---- blocks of keys

def attention(attend):
    """`attend` takes queries, and keys and values in blocks."""
    def split(u):
        return u.reshape(BATCH, LENGTH, HEADS, -1).swapaxes(1, 2)

    def in_blocks(u):
        return jnp.moveaxis(
            u.reshape(*u.shape[:2], -1, BLOCK, u.shape[-1]), 2, 0)

    def mix(p, x):
        q, k, v = (split(u) for u in jnp.split(x @ p["qkv"], 3, -1))
        mixed = attend(q, in_blocks(k), in_blocks(v))
        return mixed.swapaxes(1, 2).reshape(BATCH, LENGTH, WIDTH)
    return around({"qkv": draw(WIDTH, 3 * WIDTH, size=0.18)}, mix)


def begin(q, least):
    """Nothing so far: what is weighed, the weights, and the largest score."""
    return (jnp.zeros_like(q), jnp.zeros((*q.shape[:3], 1)),
            jnp.full((*q.shape[:3], 1), least))


def add_block(carried, scores, v):
    made, total, most = carried
    larger = jnp.maximum(most, scores.max(-1, keepdims=True))
    power, less = jnp.exp(scores - larger), jnp.exp(most - larger)
    return (made * less + power @ v,
            total * less + power.sum(-1, keepdims=True), larger)


def score(q, k):
    return jnp.einsum("bhtd,bhsd->bhts", q, k) / np.sqrt(q.shape[-1])


@case
def blocks_in_a_scan():
    def attend(q, k, v):
        def visit(carried, block):
            return add_block(carried, score(q, block[0]), block[1]), None
        (made, total, _), _ = lax.scan(visit, begin(q, -jnp.inf), (k, v))
        return made / total
    return attention(attend)


@case
def blocks_that_are_made_again():
    """With a mask, and the scores of the backward pass computed again."""
    def attend(q, k, v):
        @jax.checkpoint
        def visit(carried, block):
            k, v, at = block
            seen = (jnp.arange(LENGTH)[:, None] >=
                    at * BLOCK + jnp.arange(BLOCK))
            scores = jnp.where(seen, score(q, k), -1e9)
            return add_block(carried, scores, v), None
        (made, total, _), _ = lax.scan(visit, begin(q, -1e30),
                                       (k, v, jnp.arange(len(k))))
        return made / total
    return attention(attend)


@case
def blocks_written_out():
    def attend(q, k, v):
        carried = begin(q, jnp.finfo(jnp.float32).min)
        for key, value in zip(k, v):
            carried = add_block(carried, score(q, key), value)
        return carried[0] / carried[1]
    return attention(attend)


@case
def blocks_that_are_divided_each():
    """Each round hands on the mean, and multiplies it by its weights again."""
    def attend(q, k, v):
        def visit(carried, block):
            mean, total, most = carried
            made, total, most = add_block((mean * total, total, most),
                                          score(q, block[0]), block[1])
            return (made / total, total, most), None
        (mean, _, _), _ = lax.scan(visit, begin(q, -1e30), (k, v))
        return mean
    return attention(attend)


@case
def queries_and_keys_in_blocks():
    def attend(q, k, v):
        def attend_some(q):
            def visit(carried, block):
                return add_block(carried, score(q, block[0]), block[1]), None
            (made, total, _), _ = lax.scan(visit, begin(q, -1e30), (k, v))
            return made / total
        some = jnp.moveaxis(
            q.reshape(BATCH, HEADS, -1, BLOCK, q.shape[-1]), 2, 0)
        return jnp.moveaxis(lax.map(attend_some, some), 0, 2).reshape(q.shape)
    return attention(attend)


# ---- states of which a part is kept


def state_of(keeps, size):
    """h = keep h + take, and what a weight reads of each."""
    def mix(p, x):
        given = keeps(x @ p["keep"]), x @ p["take"]

        def cell(h, given):
            keep, take = given
            h = keep * h + take
            return h, h @ p["read"]
        _, made = lax.scan(cell, jnp.zeros((BATCH, WIDTH)),
                           tuple(of.swapaxes(0, 1) for of in given))
        return made.swapaxes(0, 1)
    return around({name: draw(WIDTH, WIDTH, size=size)
                   for name in ("keep", "take", "read")}, mix)


@case
def a_state_that_decays():
    return state_of(lambda x: jnp.exp(-jax.nn.softplus(x)), 0.18)


@case
def tokens_that_fade():
    """RWKV: a mean of all so far, and of this one with a weight of its own."""
    def mix(p, x):
        k, v = (jnp.moveaxis(x @ p[name], 1, 0) for name in ("key", "value"))
        fall = jnp.exp(p["fall"])

        def visit(carried, given):
            made, total, most = carried
            k, v = given
            larger = jnp.maximum(most, p["own"] + k)
            less, power = (jnp.exp(u - larger) for u in (most, p["own"] + k))
            mean = (less * made + power * v) / (less * total + power)
            larger = jnp.maximum(most - fall, k)
            less, power = (jnp.exp(u - larger) for u in (most - fall, k))
            return (less * made + power * v, less * total + power,
                    larger), mean
        zero = jnp.zeros((BATCH, WIDTH))
        _, means = lax.scan(visit, (zero, zero, zero - 1e38), (k, v))
        return jax.nn.sigmoid(x @ p["gate"]) * jnp.moveaxis(means, 0, 1)
    return around({"fall": draw(WIDTH), "own": draw(WIDTH),
                   **{name: draw(WIDTH, WIDTH, size=0.18)
                      for name in ("key", "value", "gate")}}, mix)


# ---- sums that may grow, or are of other weights


@control
def a_state_that_grows():
    return state_of(lambda x: jnp.exp(0.1 * jnp.abs(x)), 0.05)


@control
def other_weights():
    """What is divided by is no sum of these weights: it may be far smaller."""
    def attend(q, k, v):
        def visit(carried, block):
            made, total = carried
            scores = score(q, block[0])
            return (made + jnp.exp(scores) @ block[1],
                    total + jnp.exp(scores / 2).sum(-1, keepdims=True)), None
        (made, total), _ = lax.scan(visit, begin(q, 0.0)[:2], (k, v))
        return made / total
    return attention(attend)


class CarriedSums(LoopCase):
    def check_gradients(self, name, dtype, arguments):
        """What one step moves of the parameters is what FP32 moves, within what
        that makes of parameters that are rounded."""
        step, state, batch = arguments
        plain = jax.jit(step)

        def find_moves(step, state):
            moved = step(*state, *batch)[0][0]
            return {k: np.asarray(moved[k] - state[0][k]) for k in moved}

        def compare(found, goal):
            return max(np.linalg.norm(found[k] - goal[k]) /
                       np.linalg.norm(goal[k]) for k in goal)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            mixed = mpopt.jax.jit(step, dtype=dtype)
            found = find_moves(mixed, state)
        goal = find_moves(plain, state)
        scatter = max(
            compare(find_moves(plain, nudge(state, ROUNDING[dtype], seed)),
                    goal) for seed in range(4))
        self.assertLessEqual(compare(found, goal), max(0.01, 3 * scatter), name)

    def test_they_train(self):
        def judge(name, dtype, mixed, said):
            self.assertGreaterEqual(
                find_share(mixed),
                LEAST.get((name, dtype), LEAST.get(name, 99)), name)
            self.assertEqual(mixed.state.loss_scale is not None,
                             dtype == "f16", said)
        self.check_all(CASES, judge)

    def test_gradients(self):
        for name, make in CASES.items():
            for dtype in ROUNDING:
                with self.subTest(name, dtype=dtype):
                    self.check_gradients(name, dtype, make())

    def test_others_keep_their_range(self):
        def judge(name, dtype, mixed, said):
            if dtype == "f16":
                self.assertLess(find_share(mixed), 95, name)
        self.check_all(CONTROLS, judge)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
