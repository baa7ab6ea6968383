"""Gradients that a step changes, mixes or tells of before it moves parameters.

Of several losses, or of all parameters in one vector: projected, made noisy, with
signs dropped. They have a loss scale in f16, and so has a step of whose gradients
only a norm comes back. Needs jax and optax.
"""

import unittest
import warnings

from training import (ROUNDING, X, Y, Cases, LoopCase, descend, draw,
                      find_share)

import jax
import jax.numpy as jnp
import numpy as np
from jax.flatten_util import ravel_pytree

import mpopt.jax

CASES = Cases()
case = CASES.add


def layer(m, n):
    return {"w": draw(m, n, size=m ** -0.5), "b": jnp.zeros(n)}


def two_heads():
    return {"body": [layer(16, 32), layer(32, 32)], "one": layer(32, 4),
            "two": layer(32, 4)}


def head_loss(p, head, x, y):
    for one in p["body"]:
        x = jnp.tanh(x @ one["w"] + one["b"])
    return jnp.mean((x @ p[head]["w"] + p[head]["b"] - y) ** 2)


def changed(change):
    """Descends along what `change` makes of the vectors of two gradients."""
    def step(p, key, x, y):
        key, own = jax.random.split(key)
        one, first = jax.value_and_grad(head_loss)(p, "one", x, y)
        two, second = jax.value_and_grad(head_loss)(p, "two", x, jnp.sin(y))
        first, restore = ravel_pytree(first)
        second, _ = ravel_pytree(second)
        along = restore(change(first, second, own))
        return (descend(p, along), key), one + two
    return step, (two_heads(), jax.random.key(0)), (X, Y)


@case
def gradients_that_are_projected():
    def project(g, other):
        return g - jnp.minimum(g @ other, 0) / (other @ other + 1e-12) * other
    return changed(lambda a, b, key: project(a, b) + project(b, a))


@case
def gradients_that_are_to_agree():
    def agree(a, b, key):
        sizes = jnp.linalg.norm(a), jnp.linalg.norm(b)
        cosine = a @ b / (sizes[0] * sizes[1] + 1e-12)
        more = sizes[0] * (0.5 * jnp.sqrt(1 - cosine ** 2) - 0.8 * cosine)
        return b + jnp.where(cosine < 0.5, a + more / sizes[1] * b, a)
    return changed(agree)


@case
def signs_that_are_dropped():
    def drop(a, b, key):
        pure = 0.5 * (1 + (a + b) / (jnp.abs(a) + jnp.abs(b) + 1e-8))
        kept = jax.random.uniform(key, a.shape) < pure
        return (jnp.where(kept == (a > 0), a, 0) +
                jnp.where(kept == (b > 0), b, 0))
    return changed(drop)


@case
def gradients_with_noise():
    def step(p, key, x, y):
        key, own = jax.random.split(key)
        loss, grads = jax.value_and_grad(head_loss)(p, "one", x, y)
        grads, restore = ravel_pytree(grads)
        noise = jax.random.normal(own, grads.shape)
        grads = restore(grads + 0.1 * jnp.std(grads) * noise)
        return (descend(p, grads), key), loss
    return step, (two_heads(), jax.random.key(0)), (X, Y)


@case
def gradients_that_avoid_conflicts():
    """Of both in one matrix; weights come from their products."""
    def mix(a, b, key):
        grads = jnp.stack([a, b])
        dots, mean = grads @ grads.T, grads.mean(0)
        size = 0.5 * jnp.sqrt(mean @ mean + 1e-8)

        def far(w):
            share = jax.nn.softmax(w)
            return (share @ dots @ jnp.full(2, 0.5) +
                    size * jnp.sqrt(share @ dots @ share + 1e-8))
        w = jnp.zeros(2)
        for _ in range(3):
            w = w - 0.5 * jax.grad(far)(w)
        along = jax.nn.softmax(w) @ grads
        return mean + size / (jnp.linalg.norm(along) + 1e-8) * along
    return changed(mix)


@case
def a_matrix_of_gradients():
    """Of parameters that are one vector."""
    flat, restore = ravel_pytree(two_heads())

    def step(flat, x, y):
        def losses(flat):
            p = restore(flat)
            return jnp.stack([head_loss(p, "one", x, y),
                              head_loss(p, "two", x, jnp.sin(y))])
        grads = jax.jacrev(losses)(flat)
        dots = grads @ grads.T
        share = jnp.clip((dots[1, 1] - dots[0, 1]) / (
            dots[0, 0] + dots[1, 1] - 2 * dots[0, 1] + 1e-12), 0, 1)
        along = share * grads[0] + (1 - share) * grads[1]
        return (flat - 0.1 * along,), losses(flat).sum()
    return step, (flat,), (X, Y)


def telling(tell):
    """Returns what is told of gradients beside the parameters, and no loss."""
    def step(p, x, y):
        grads = jax.grad(head_loss)(p, "one", x, y)
        return (descend(p, grads),), tell(grads)
    return step, (two_heads(),), (X, Y)


class Surgery(LoopCase):
    def test_they_train(self):
        self.check_narrow(CASES, 95)

    def test_a_norm_is_no_loss(self):
        def tell(grads):
            return jnp.linalg.norm(ravel_pytree(grads)[0])
        arguments = telling(tell)
        plain = jax.jit(arguments[0])
        for dtype in ROUNDING:
            with self.subTest(dtype=dtype):
                mixed, said = self.check(dtype, plain, arguments)
                self.assertGreaterEqual(find_share(mixed), 95)
                self.assertEqual(mixed.state.loss_scale is not None,
                                 dtype == "f16", said)

    def test_the_last_bias_without_a_loss(self):
        """Its gradient is a sum of errors, which are affine in it."""
        step, state, batch = telling(lambda grads: ())
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            mixed = mpopt.jax.jit(step, dtype="f16")
            found = mixed(*state, *batch)[0]
        self.assertIsNotNone(mixed.state.loss_scale)
        for warning in said:
            self.assertNotIn("not scaled", str(warning.message))
        for one, other in zip(jax.tree.leaves(found),
                              jax.tree.leaves(jax.jit(step)(*state, *batch)[0])):
            np.testing.assert_allclose(one, other, atol=1e-4)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
