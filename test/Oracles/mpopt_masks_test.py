"""Functions of JAX that leave out what a mask does: `where=`.

The sum of a softmax is that of what is left, and so is its maximum: 1 at least, or
nothing is divided by it. Products around it read 16 bits, in the backward pass, too.
Needs jax and optax.
"""

import unittest

from training import RANDOM, Cases, LoopCase, draw, optimized

import jax
import jax.numpy as jnp

CASES, CONTROLS = Cases(), Cases()
case, control = CASES.add, CONTROLS.add
ROWS, GOALS = draw(8, 12, 16, size=1), draw(8, 4, size=1)
KEPT = jnp.asarray(RANDOM.random((8, 12)) > 0.3).at[:, 0].set(True)
WEIGHTS = {"q": draw(16, 16), "k": draw(16, 16), "v": draw(16, 16),
           "out": draw(16, 4)}


def attending(share):
    """Of shares of scores, from those and the mask."""
    def loss(p, key, x, kept, y):
        q, k, v = (x @ p[name] for name in "qkv")
        scores = jnp.einsum("bid,bjd->bij", q, k) / 4
        h = jnp.einsum("bij,bjd->bid", share(scores, kept[:, None]), v)
        return jnp.mean((jnp.tanh(h).mean(1) @ p["out"] - y) ** 2)
    return optimized(WEIGHTS, loss, (ROWS, KEPT, GOALS))


@case
def attention():
    return attending(lambda scores, kept: jax.nn.softmax(scores, where=kept))


@case
def a_logarithm_of_the_sum():
    def loss(p, key, x, kept, y):
        h = jnp.tanh(x @ p["q"]) @ p["k"]
        h = jax.nn.logsumexp(h, axis=1, where=kept[..., None])
        return jnp.mean((jnp.tanh(h @ p["v"]) @ p["out"] - y) ** 2)
    return optimized(WEIGHTS, loss, (ROWS, KEPT, GOALS))


@case
def a_mean():
    def loss(p, key, x, kept, y):
        h = jnp.tanh(x @ p["q"]) @ p["k"]
        h = jnp.mean(h, axis=1, where=kept[..., None])
        return jnp.mean((jnp.tanh(h @ p["v"]) @ p["out"] - y) ** 2)
    return optimized(WEIGHTS, loss, (ROWS, KEPT, GOALS))


@control
def a_maximum_of_all():
    """What is left may be 1e-9 of the largest number."""
    def share(scores, kept):
        power = jnp.exp(scores - scores.max(-1, keepdims=True))
        return jnp.where(kept, power / power.sum(-1, where=kept,
                                                 keepdims=True), 0)
    return attending(share)


class Masks(LoopCase):
    def test_they_train(self):
        self.check_narrow(CASES, share=85)

    def test_controls(self):
        self.check_wide(CONTROLS, 85)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
