"""Layers that are told something: a time, a class, a sentence.

What they are told scales and moves their normalised rows, of which a number may
be the root of their length: 64 of 4,096. Needs jax and optax.
"""

import unittest
import warnings

from training import ROUNDING, Cases, LoopCase, draw, find_share, optimized

import jax
import jax.numpy as jnp
import mpopt.jax

CASES = Cases()
case = CASES.add
WIDTH = 128
IMAGES = jnp.tanh(draw(8, 8, 8, 3, size=1))
TOKENS = draw(8, 16, 12, size=1)
KINDS = jnp.arange(8) % 5


def normal(x, axes):
    x = x - x.mean(axes, keepdims=True)
    return x * jax.lax.rsqrt((x ** 2).mean(axes, keepdims=True) + 1e-6)


def linear(into, out, size=1.0):
    return {"w": draw(into, out, size=size * into ** -0.5), "b": jnp.zeros(out)}


def apply(layer, x):
    return x @ layer["w"] + layer["b"]


def tell_time(p, time):
    """Two layers behind waves, as models of diffusion tell the time."""
    angle = time[:, None] * jnp.exp(-jnp.arange(16) / 2)
    waves = jnp.concatenate([jnp.sin(angle), jnp.cos(angle)], -1)
    return jax.nn.silu(apply(p["t2"], jax.nn.silu(apply(p["t1"], waves))))


def noised(key, x):
    """The batch with noise, the noise, and the time."""
    time = jax.random.uniform(key, x.shape[:1])
    noise = jax.random.normal(jax.random.fold_in(key, 1), x.shape)
    at = time.reshape(-1, *[1] * (x.ndim - 1))
    return (1 - at) * x + at * noise, noise, time


@case
def transformer_of_diffusion():
    def block(p, x, told):
        move, scale, gate, move2, scale2, gate2 = jnp.split(
            apply(p["tell"], told)[:, None], 6, -1)
        z = normal(x, -1) * (1 + scale) + move
        q, k, v = jnp.split(apply(p["qkv"], z), 3, -1)
        shares = jax.nn.softmax(q @ k.mT * WIDTH ** -0.5)
        x = x + gate * apply(p["o"], shares @ v)
        z = normal(x, -1) * (1 + scale2) + move2
        return x + gate2 * apply(p["f2"], jax.nn.gelu(apply(p["f1"], z)))

    def loss(p, key, x, kinds):
        seen, noise, time = noised(key, x)
        told = tell_time(p, time) + p["kinds"][kinds]
        h = apply(p["in"], seen)
        for layer in p["layers"]:
            h = block(layer, h, told)
        return jnp.mean((apply(p["out"], normal(h, -1)) - noise) ** 2)

    layer = {"tell": (WIDTH, 6 * WIDTH, 0.3), "qkv": (WIDTH, 3 * WIDTH),
             "o": (WIDTH, WIDTH), "f1": (WIDTH, 256), "f2": (256, WIDTH)}
    return optimized(
        {"t1": linear(32, WIDTH), "t2": linear(WIDTH, WIDTH),
         "kinds": draw(5, WIDTH, size=0.1), "in": linear(12, WIDTH),
         "out": linear(WIDTH, 12, 0.3),
         "layers": [{name: linear(*sizes) for name, sizes in layer.items()}
                    for _ in range(2)]}, loss, (TOKENS, KINDS))


def convolve(w, x):
    return jax.lax.conv_general_dilated(
        x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


def in_groups(x):
    parts = x.reshape(*x.shape[:3], 4, -1)
    return normal(parts, (1, 2, 4)).reshape(x.shape)


@case
def images_of_diffusion():
    """Groups of channels are normalised over the image."""
    def loss(p, key, x):
        seen, noise, time = noised(key, x)
        told = tell_time(p, time)[:, None, None]
        h = convolve(p["in"], seen)
        for layer in p["layers"]:
            scale, move = jnp.split(apply(layer["tell"], told), 2, -1)
            z = convolve(layer["c1"], jax.nn.silu(in_groups(h)))
            z = in_groups(z) * (1 + scale) + move
            h = h + convolve(layer["c2"], jax.nn.silu(z))
        return jnp.mean((convolve(p["out"], in_groups(h)) - noise) ** 2)

    kernel = lambda into, out: draw(3, 3, into, out, size=(9 * into) ** -0.5)
    return optimized(
        {"t1": linear(32, 64), "t2": linear(64, 64), "in": kernel(3, 32),
         "out": kernel(32, 3),
         "layers": [{"tell": linear(64, 64, 0.3), "c1": kernel(32, 32),
                     "c2": kernel(32, 32)} for _ in range(2)]}, loss, (IMAGES,))


def by_sentence(norm):
    """Maps of images, scaled and moved by what a sentence makes, before a
    layer reads them."""
    def loss(p, key, x, kinds):
        told = jax.nn.relu(apply(p["s2"], jax.nn.relu(
            apply(p["s1"], p["words"][kinds]))))
        scale, move = jnp.split(apply(p["tell"], told)[:, None, None], 2, -1)
        h = norm(convolve(p["c1"], x)) * scale + move
        h = jax.nn.relu(convolve(p["c2"], jax.nn.relu(h))).mean((1, 2))
        return jnp.mean((apply(p["out"], h)[:, 0] - kinds / 5) ** 2)

    return optimized(
        {"words": draw(5, 32, size=1), "s1": linear(32, 64),
         "s2": linear(64, 64), "tell": linear(64, 64),
         "c1": draw(3, 3, 3, 32, size=0.2), "c2": draw(3, 3, 32, 32, size=0.06),
         "out": linear(32, 1)}, loss, (IMAGES, KINDS))


@case
def maps_by_a_sentence():
    return by_sentence(lambda x: normal(x, (1, 2, 3)))


class Conditioned(LoopCase):
    def test_they_train(self):
        self.check_narrow(CASES, 95)

    def test_maps_that_nothing_normalises(self):
        """Two activations, either of which may be 300."""
        step, state, batch = by_sentence(lambda x: x)
        for dtype in ROUNDING:
            mixed = mpopt.jax.jit(step, dtype=dtype)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                mixed(*state, *batch)
            (self.assertGreaterEqual if dtype == "bf16"
             else self.assertLess)(find_share(mixed), 95)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
