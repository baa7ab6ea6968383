"""Normalizing flows, and deviations whose logarithm the loss takes by itself.

A likelihood adds up the squares of what comes out of a flow, and takes from it
the logarithms of all that its layers multiply by: they stay near 1, and
products read 16 bits. Where the loss is another one, they do not. All train as
in FP32. Needs jax and optax.
"""

import unittest

from training import RANDOM, X, Cases, LoopCase, draw, optimized

import jax
import jax.numpy as jnp

CASES, CONTROLS = Cases(), Cases()
case, control = CASES.add, CONTROLS.add
HALF = 8
BITS = jnp.asarray(RANDOM.random((32, 64)) < 0.5, jnp.float32)


def layers(*sizes):
    return [{"w": draw(m, n, size=0.5 * m ** -0.5), "b": jnp.zeros(n)}
            for m, n in zip(sizes, sizes[1:])]


def apply(p, x):
    for layer in p[:-1]:
        x = jax.nn.relu(x @ layer["w"] + layer["b"])
    return x @ p[-1]["w"] + p[-1]["b"]


def likelihood(z, volume):
    return jnp.mean(0.5 * (z ** 2).sum(1) - volume) / z.shape[1]


def flow(turn, count=4, finish=likelihood):
    """Affine couplings: `turn` gives what comes out of one, and its volume."""
    def loss(p, key, x):
        volume = 0.0
        for layer in p:
            kept, moved = jnp.split(x, 2, 1)
            moved, own = turn(moved, *jnp.split(apply(layer, kept), 2, 1))
            volume += own.sum(1)
            x = jnp.concatenate([moved, kept], 1)
        return finish(x, volume)
    return optimized([layers(HALF, 32, 2 * HALF) for _ in range(count)], loss,
                     (X,))


@case
def couplings_by_bounded_scales():
    def turn(x, s, t):
        s = jnp.clip(s, -5, 5)
        return x * jnp.exp(s) + t, s
    return flow(turn)


@case
def couplings_that_divide():
    def turn(x, s, t):
        s = jnp.tanh(s)
        return (x - t) * jnp.exp(-s), -s
    return flow(turn)


@case
def couplings_by_masks():
    odd = jnp.arange(16) % 2

    def loss(p, key, x):
        volume = 0.0
        for i, layer in enumerate(p):
            mask = odd if i % 2 else 1 - odd
            s, t = jnp.split(apply(layer, x * mask), 2, 1)
            s = s * (1 - mask)
            x = mask * x + (1 - mask) * (x * jnp.exp(s) + t)
            volume += s.sum(1)
        return likelihood(x, volume)
    return optimized([layers(16, 32, 32) for _ in range(3)], loss, (X,))


@case
def couplings_in_a_scan():
    def loss(p, key, x):
        def turn(carried, layer):
            x, volume = carried
            kept, moved = jnp.split(x, 2, 1)
            h = jax.nn.relu(kept @ layer["w"]) @ layer["u"]
            s, t = jnp.split(h, 2, 1)
            s = jnp.tanh(s)
            x = jnp.concatenate([moved * jnp.exp(s) + t, kept], 1)
            return (x, volume + s.sum(1)), None
        (x, volume), _ = jax.lax.scan(turn, (x, jnp.zeros(len(x))), p)
        return likelihood(x, volume)
    return optimized({"w": draw(6, HALF, 32, size=0.2),
                      "u": draw(6, 32, 16, size=0.1)}, loss, (X,))


@case
def steps_with_mixed_channels():
    """As Glow has them: gains of channels, a matrix, a coupling."""
    def loss(p, key, x):
        volume = 0.0
        for layer in p:
            x = (x + layer["b"]) * jnp.exp(layer["s"])
            x = x @ layer["w"]
            volume += layer["s"].sum() + jnp.linalg.slogdet(layer["w"])[1]
            kept, moved = jnp.split(x, 2, 1)
            s, t = jnp.split(apply(layer["net"], kept), 2, 1)
            s = jax.nn.sigmoid(s + 2)
            volume += jnp.log(s).sum(1)
            x = jnp.concatenate([kept, (moved + t) * s], 1)
        return likelihood(x, volume)
    return optimized(
        [{"b": jnp.zeros(16), "s": jnp.zeros(16),
          "w": jnp.linalg.qr(draw(16, 16))[0], "net": layers(HALF, 32, 16)}
         for _ in range(3)], loss, (X,))


@case
def a_density_of_what_was_drawn():
    """The logarithm of an exponential is written out, as libraries of
    distributions do."""
    def normal(x, mean, deviation):
        return (-0.5 * ((x - mean) / deviation) ** 2 -
                jnp.log(deviation) - 0.9189).sum(-1)

    def loss(p, key, x):
        h = jax.nn.softplus(x @ p["in"])
        mean, deviation = h @ p["mean"], jnp.exp(h @ p["deviation"])
        z = mean + deviation * jax.random.normal(key, mean.shape)
        q = jax.nn.sigmoid(jax.nn.softplus(z @ p["up"]) @ p["out"])
        q = jnp.clip(q, 1e-7, 1 - 1e-7)
        told = (x * jnp.log(q) + (1 - x) * jnp.log(1 - q)).sum(-1)
        return -jnp.mean(told + normal(z, 0.0, 1.0) -
                         normal(z, mean, deviation))
    return optimized({"in": draw(64, 32), "mean": draw(32, 8, size=0.1),
                      "deviation": draw(32, 8, size=0.05), "up": draw(8, 32),
                      "out": draw(32, 64)}, loss, (BITS,))


@control
def scales_that_no_loss_weighs():
    def turn(x, s, t):
        return x * jnp.exp(s) + t, s
    return flow(turn, finish=lambda z, volume: jnp.mean((z - 1) ** 2))


class Flows(LoopCase):
    def test_they_read_16_bits(self):
        self.check_narrow(CASES, share=95)

    def test_others_do_not(self):
        self.check_wide(CONTROLS, 70)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
