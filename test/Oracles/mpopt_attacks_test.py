"""Steps that train on a batch which they moved along an inner gradient.

Labels of integers make the same part of the inner gradient and of that of the
loss, which is read as one: what scales the loss has to reach it. Needs jax and
optax.
"""

import unittest

from training import Cases, LoopCase, cross_entropy, draw, layers, optimized

import jax
import jax.numpy as jnp
import numpy as np
import optax

CASES = Cases()
case = CASES.add
RANDOM = np.random.default_rng(5)
IMAGES = jax.nn.sigmoid(draw(64, 32, size=1))
LABELS = jnp.asarray(RANDOM.integers(0, 10, 64), jnp.int32)


def entropy(p, x, y):
    for layer in p[:-1]:
        x = jnp.tanh(x @ layer["w"] + layer["b"])
    return cross_entropy(x @ p[-1]["w"] + p[-1]["b"], y)


def attacked(move):
    def loss(p, key, x, y):
        return entropy(p, jax.lax.stop_gradient(move(p, x, y)), y)
    return optimized(layers(32, 64, 64, 10), loss, (IMAGES, LABELS))


@case
def along_signs():
    return attacked(lambda p, x, y: jnp.clip(
        x + 0.03 * jnp.sign(jax.grad(entropy, 1)(p, x, y)), 0, 1))


@case
def along_directions():
    def move(p, x, y):
        grads = jax.grad(entropy, 1)(p, x, y)
        size = jnp.linalg.norm(grads, axis=1, keepdims=True)
        return x + 0.5 * grads / (size + 1e-6)
    return attacked(move)


@case
def in_rounds():
    def move(p, x, y):
        def again(_, d):
            d += 0.01 * jnp.sign(jax.grad(entropy, 1)(p, x + d, y))
            return jnp.clip(d, -0.03, 0.03)
        return x + jax.lax.fori_loop(0, 3, again, jnp.zeros_like(x))
    return attacked(move)


@case
def written_out():
    def move(p, x, y):
        d = jnp.zeros_like(x)
        for _ in range(2):
            d += 0.01 * jnp.sign(jax.grad(entropy, 1)(p, x + d, y))
        return x + jnp.clip(d, -0.03, 0.03)
    return attacked(move)


class Attacks(LoopCase):
    def test_the_loss_is_scaled(self):
        """What the inner gradient is made by reads f32, as none scales it."""
        self.check_narrow(CASES, share=50)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
