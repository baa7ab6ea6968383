"""Means that steps make piece by piece, and what is scaled to size 1.

A recurrence over its weights, sums up to each place over their count, a sample
with noise of a schedule: each is as large as what it is made of, so products
read 16 bits. Where the weights are others it may be of any size, and they do
not. All train as in FP32. Needs jax and optax.
"""

import unittest

from training import RANDOM, X, XS, YS, Cases, LoopCase, draw, optimized

import jax
import jax.numpy as jnp
import optax

CASES, CONTROLS = Cases(), Cases()
case, control = CASES.add, CONTROLS.add
LABELS = jnp.asarray(RANDOM.integers(0, 4, 32))
TOKENS = jnp.asarray(RANDOM.integers(0, 20, (2, 8, 10)))
UNITS = 16


def memory(weigh):
    """sLSTM, stabilized: the weights are added up as what they weigh."""
    def loss(p, key, xs, ys):
        def cell(state, x):
            c, n, most, h = state
            i, f, o, z = jnp.split(x @ p["w"] + h @ p["r"] + p["b"], 4, -1)
            kept = jax.nn.log_sigmoid(f) + most
            most = jnp.maximum(kept, i)
            i, f = jnp.exp(i - most), jnp.exp(kept - most)
            c = f * c + i * jnp.tanh(z)
            n = f * n + weigh(i, z)
            h = jax.nn.sigmoid(o) * (c / jnp.maximum(n, 1e-6))
            return (c, n, most, h), h
        zero = jnp.zeros((8, UNITS))
        _, seen = jax.lax.scan(cell, (zero, zero, zero - 10, zero), xs)
        return jnp.mean((seen @ p["o"] - ys) ** 2)
    return optimized({"w": draw(16, 4 * UNITS), "r": draw(UNITS, 4 * UNITS),
                      "b": jnp.zeros(4 * UNITS), "o": draw(UNITS, 4)}, loss,
                     (XS, YS))


@case
def a_memory_over_its_weights():
    return memory(lambda i, z: i)


@control
def a_memory_over_other_weights():
    return memory(lambda i, z: i * jax.nn.sigmoid(z))


def preferred(count):
    """Preferences between texts whose words are means of all before them."""
    def likelihood(p, words):
        h = jnp.cumsum(p["e"][words[:, :-1]], 1) / count(9)[None, :, None]
        logits = jnp.tanh(h @ p["w"]) @ p["o"]
        return jnp.take_along_axis(jax.nn.log_softmax(logits),
                                   words[:, 1:, None], -1).sum((1, 2))

    def loss(p, key, good, bad):
        return -jnp.mean(jax.nn.log_sigmoid(
            0.1 * (likelihood(p, good) - likelihood(p, bad))))
    return optimized({"e": draw(20, 16), "w": draw(16, 32), "o": draw(32, 20)},
                     loss, tuple(TOKENS))


@case
def means_of_all_words_so_far():
    return preferred(lambda n: jnp.arange(1, n + 1))


@control
def sums_of_words_over_less():
    return preferred(lambda n: 0.1 * jnp.arange(1, n + 1))


def consistent(scale):
    """What a network makes of a sample is the same with less noise."""
    deviation = 0.5

    def network(p, x, t):
        h = jax.nn.silu((scale(t, deviation) * x) @ p["w1"] + p["b1"])
        h = jax.nn.silu(h @ p["w2"])
        near = t - 0.002
        return deviation ** 2 / (near ** 2 + deviation ** 2) * x + (
            deviation * near * jax.lax.rsqrt(
                t ** 2 + deviation ** 2)) * (h @ p["w3"])

    def loss(p, key, x):
        one, two = jax.random.split(key)
        i = jax.random.randint(one, (len(x), 1), 0, 17)
        noise = jax.random.normal(two, x.shape)
        times = (0.002 ** (1 / 7) + jnp.arange(18) / 17 * (
            80 ** (1 / 7) - 0.002 ** (1 / 7))) ** 7
        far, near = times[i + 1], times[i]
        made = network(p, x + far * noise, far)
        goal = jax.lax.stop_gradient(network(p, x + near * noise, near))
        return jnp.mean(jnp.sqrt((made - goal) ** 2 + 0.01))
    return optimized({"w1": draw(16, 32), "b1": jnp.zeros(32),
                      "w2": draw(32, 32), "w3": draw(32, 16)}, loss, (X,))


@case
def samples_with_noise_of_a_schedule():
    return consistent(lambda t, d: 1 / jnp.sqrt(t ** 2 + d ** 2))


@control
def samples_that_stay_as_large_as_noise():
    return consistent(lambda t, d: 1 / jnp.sqrt(1 + 0 * t))


@case
def the_hard_ones_count():
    """Focal, of the probability that is taken along an axis."""
    def loss(p, key, x, labels):
        q = jax.nn.softmax(jax.nn.gelu(x @ p["w1"]) @ p["w2"])
        right = jnp.take_along_axis(q, labels[:, None], 1)[:, 0]
        return -jnp.mean((1 - right) ** 2 * jnp.log(right + 1e-8))
    return optimized({"w1": draw(16, 32), "w2": draw(32, 4)}, loss, (X, LABELS))


class Means(LoopCase):
    def test_they_read_16_bits(self):
        self.check_narrow(CASES, share=90)

    def test_others_do_not(self):
        self.check_wide(CONTROLS, 90)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
