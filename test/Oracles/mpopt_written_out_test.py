"""Layers whose activations, norms and shares of attention are written out.

People write x / (1 + exp(-x)) for a SiLU, log(1 + exp(x)) for a softplus, and
shares as exp(x) over their sum, without a maximum. What that makes of an
activation is no larger, nor is its gradient. Needs jax and optax.
"""

import unittest

from training import Cases, LoopCase, draw, optimized

import jax
import jax.numpy as jnp

CASES, CONTROLS = Cases(), Cases()
case, control = CASES.add, CONTROLS.add
WIDTH, HEADS = 64, 4
SEEN, GOALS = draw(32, WIDTH, size=1), draw(32, 8, size=1)
WORDS = jnp.arange(8 * 12).reshape(8, 12) * 7 % 50


def linear(into, out):
    return {"w": draw(into, out, size=into ** -0.5), "b": jnp.zeros(out)}


def apply(layer, x):
    return x @ layer["w"] + layer["b"]


def total(x):
    return x.sum(-1, keepdims=True)


def over_total(x):
    return x / total(x)


def normal(x):
    x = x - x.mean(-1, keepdims=True)
    return x / jnp.sqrt((x ** 2).mean(-1, keepdims=True) + 1e-6)


def of_layers(*activations):
    """A residual network with a layer for each activation."""
    def loss(p, key, x, y):
        for layer, activation in zip(p["layers"], activations):
            x = x + apply(layer["out"], activation(apply(layer["in"],
                                                         normal(x))))
        return jnp.mean((apply(p["last"], normal(x)) - y) ** 2)
    return optimized(
        {"layers": [{"in": linear(WIDTH, 2 * WIDTH),
                     "out": linear(2 * WIDTH, WIDTH)} for _ in activations],
         "last": linear(WIDTH, 8)}, loss, (SEEN, GOALS))


def of_heads(*shares):
    """A transformer with a layer for each way to make shares of scores."""
    def loss(p, key, words):
        h = p["words"][words]
        for layer, share in zip(p["layers"], shares):
            all_heads = apply(layer["qkv"], normal(h)).reshape(8, 12, -1, 16)
            q, k, v = jnp.split(all_heads.swapaxes(1, 2), 3, 1)
            read = share(q @ k.mT / 4) @ v
            h = h + apply(layer["out"], read.swapaxes(1, 2).reshape(8, 12, -1))
        last = jax.nn.log_softmax(normal(h) @ p["words"].T)
        picked = jnp.take_along_axis(last, jnp.roll(words, -1, 1)[..., None], -1)
        return -picked.mean()
    return optimized(
        {"words": draw(50, WIDTH, size=0.3),
         "layers": [{"qkv": linear(WIDTH, 3 * WIDTH),
                     "out": linear(WIDTH, WIDTH)} for _ in shares]}, loss,
        (WORDS,))


@case
def activations():
    return of_layers(
        lambda x: x / (1 + jnp.exp(-x)), lambda x: jnp.log(1 + jnp.exp(x)),
        lambda x: jnp.exp(-x * x), lambda x: (x + jnp.sqrt(x * x + 4)) / 2,
        lambda x: jnp.sign(x) * jnp.log1p(jnp.abs(x)),
        lambda x: jnp.sign(x) * jnp.sqrt(jnp.abs(x) + 1e-3))


@case
def norms():
    return of_layers(
        lambda x: x / (jnp.abs(x).mean(-1, keepdims=True) + 1e-6),
        lambda x: x / (jnp.abs(x).max(-1, keepdims=True) + 1e-6),
        lambda x: x / (1 + jnp.abs(x)))


@case
def shares():
    def with_one_more(x):
        most = jnp.maximum(x.max(-1, keepdims=True), 0)
        e = jnp.exp(x - most)
        return e / (jnp.exp(-most) + total(e))
    seen = jnp.tril(jnp.ones((12, 12)))
    return of_heads(
        lambda x: over_total(jnp.exp(x)), with_one_more,
        lambda x: over_total(jnp.exp2(x - x.max(-1, keepdims=True))),
        lambda x: over_total(jax.nn.softplus(x)),
        lambda x: jnp.exp(x - jax.nn.logsumexp(x, -1, keepdims=True)),
        lambda x: over_total(jax.nn.softmax(x) * seen),
        lambda x: jax.nn.relu(x) / 12)


@control
def an_exponential():
    return of_layers(lambda x: x / jnp.exp(x), jnp.exp)


@control
def magnitudes_over_their_sum():
    """The gradient of |x| is divided, and multiplied by no x."""
    return of_heads(*[lambda x: over_total(jnp.abs(x))] * 2)


class WrittenOut(LoopCase):
    def test_they_train(self):
        self.check_narrow(CASES, 95)

    def test_what_may_be_of_any_size(self):
        self.check_wide(CONTROLS, 90)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
