"""Loops as libraries write them, without the libraries.

What flax models of transformers and modules of haiku make of a step, and what
enlarges images: they train as in FP32, in f16 and in bf16. Needs jax and optax.
"""

import unittest

from training import X, Y, Cases, LoopCase, draw, optimized

import jax
import jax.numpy as jnp

CASES = Cases()
case = CASES.add


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
def what_was_recycled_is_zero_at_first():
    """Its norm has a scale whose gradient is 0 times that of the rest."""
    def loss(p, key, x, y):
        old = jnp.zeros((32, 64))
        row = old - old.mean(-1, keepdims=True)
        row *= jax.lax.rsqrt((row ** 2).mean(-1, keepdims=True) + 1e-5)
        hidden = jnp.tanh(x @ p["w1"] + row * p["scale"] + p["shift"])
        return jnp.mean((hidden @ p["w2"] - y) ** 2)
    return optimized({"w1": draw(16, 64), "w2": draw(64, 4),
                      "scale": jnp.ones(64), "shift": jnp.zeros(64)}, loss,
                     (X, Y))


@case
def an_image_that_is_made_larger():
    """Weights of neighbours, over their sum where that is not 0."""
    def conv(x, w, stride=1):
        return jax.lax.conv_general_dilated(
            x, w, (stride, stride), "SAME",
            dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def loss(p, key, x, y):
        one = jax.nn.relu(conv(x, p["w1"]))
        two = jax.nn.relu(conv(one, p["w2"], 2))
        two = jax.image.resize(two, (2, 16, 16, 16), "bilinear")
        two = jax.nn.relu(conv(jnp.concatenate([one, two], -1), p["w3"]))
        return jnp.mean((conv(two, p["w4"]) - y) ** 2)
    return optimized(
        {"w1": draw(3, 3, 2, 8), "w2": draw(3, 3, 8, 16, size=0.1),
         "w3": draw(3, 3, 24, 8, size=0.1), "w4": draw(3, 3, 8, 1)}, loss,
        (draw(2, 16, 16, 2, size=1), draw(2, 16, 16, 1)))


class Libraries(LoopCase):
    def test_they_train(self):
        self.check_narrow(CASES, share=95)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
