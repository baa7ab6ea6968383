"""Loops as libraries write them, without the libraries.

What flax models of transformers, solvers of diffrax and modules of haiku make of a
step: they train as in FP32, in f16 and in bf16. Needs jax and optax.
"""

import unittest

from training import X, Y, Cases, LoopCase, draw, find_share, optimized

import jax
import jax.numpy as jnp
from jax.flatten_util import ravel_pytree

CASES = Cases()
case = CASES.add
# Of the FLOPs of products, in percent, where it is not 95: a sampler makes state
# of its gradients, and has no loss to scale.
LEAST = {"a_sampler_that_accepts_by_energies": 0}
UNSCALED = set(LEAST)


@case
def gelu_that_is_exact():
    """Written out by the exporter, as sixty ops."""
    def loss(p, key, x, y):
        for layer in ("w1", "w2"):
            x = jax.nn.gelu(x @ p[layer], approximate=False)
        return jnp.mean((x @ p["w3"] - y) ** 2)
    return optimized({"w1": draw(16, 32), "w2": draw(32, 32),
                      "w3": draw(32, 4)}, loss, (X, Y))


@case
def a_sampler_that_accepts_by_energies():
    """Their difference decides, and is a thousandth of them."""
    def density(p):
        return -jnp.sum((jnp.tanh(X @ p["w"]) @ p["v"] - Y) ** 2)

    def step(p, key):
        key, one, two = jax.random.split(key, 3)
        flat, unravel = ravel_pytree(p)

        def energy(flat, speed):
            return speed @ speed / 2 - density(unravel(flat))

        def slope(flat):
            return jax.grad(lambda flat: density(unravel(flat)))(flat)
        speed = jax.random.normal(one, flat.shape)
        new, after = flat, speed
        for _ in range(3):
            after = after + 0.005 * slope(new)
            new = new + 0.01 * after
            after = after + 0.005 * slope(new)
        gain = energy(flat, speed) - energy(new, after)
        flat = jnp.where(jnp.log(jax.random.uniform(two)) < gain, new, flat)
        return (unravel(flat), key), -density(unravel(flat))
    return step, ({"w": draw(16, 32), "v": draw(32, 4)},
                  jax.random.key(0)), ()


class Libraries(LoopCase):
    def test_they_train(self):
        def judge(name, dtype, mixed, said):
            least = LEAST.get((name, dtype), LEAST.get(name, 95))
            self.assertGreaterEqual(find_share(mixed), least)
            self.assertEqual(mixed.state.loss_scale is not None,
                             dtype == "f16" and name not in UNSCALED, said)
        self.check_all(CASES, judge)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
