"""Steps whose author does something to a gradient inside the backward pass.

They add to KINDS of updates.py, and are of its form. Below each hook lies a
layer whose gradients come through it.
"""
import jax
import jax.numpy as jnp
import numpy as np

from kinds import dense, layer, mse, normal
from updates import KINDS, descend, grad, kind

KEY = jnp.asarray([0, 1], jnp.uint32)


def hooked(change):
    """The identity, whose gradient is changed."""
    @jax.custom_vjp
    def through(h):
        return h
    through.defvjp(lambda h: (h, None), lambda _, g: (change(g),))
    return through


def hooked_step(change):
    r = np.random.default_rng(3)
    p = [layer(r, 16, 32), layer(r, 32, 32), layer(r, 32, 4)]
    for inner in p[:-1]:
        del inner["b"]
    b = {"x": normal(r, 24, 16), "y": normal(r, 24, 4)}
    hook = hooked(change)

    def loss(p, b):
        *inner, last = p
        h = b["x"]
        for each in inner:
            h = hook(jnp.tanh(h @ each["w"]))
        return mse(dense(last, h), b["y"])

    def step(p, b):
        value, g = grad(loss)(p, b)
        return descend(p, g), value
    return step, (p, b)


@kind
def without_nan():
    return hooked_step(lambda g: jnp.where(jnp.isnan(g), 0.0, g))


@kind
def all_numbers():
    return hooked_step(jnp.nan_to_num)


@kind
def clipped_inside():
    return hooked_step(lambda g: jnp.clip(g, -1e-3, 1e-3))


@kind
def norm_clipped_inside():
    return hooked_step(lambda g: g * jnp.minimum(
        1.0, 1e-2 / jnp.sqrt((g * g).sum() + 1e-12)))


@kind
def rows_normalized_inside():
    return hooked_step(lambda g: g / (jnp.linalg.norm(
        g, axis=-1, keepdims=True) + 1e-6) * 1e-3)


@kind
def positive_inside():
    return hooked_step(lambda g: jnp.where(g > 0, g, 0.1 * g))


@kind
def reversed_inside():
    return hooked_step(lambda g: -0.5 * g)


@kind
def sign_inside():
    return hooked_step(lambda g: 1e-3 * jnp.sign(g))


@kind
def noise_inside():
    return hooked_step(lambda g: g + 1e-4 * jax.random.normal(
        KEY, g.shape))


@kind
def rounded_inside():
    """Gradients of eight bits, by their largest."""
    def change(g):
        unit = jnp.abs(g).max() / 127 + 1e-20
        return jnp.round(g / unit) * unit
    return hooked_step(change)


@kind
def centered_inside():
    return hooked_step(lambda g: g - g.mean(axis=0))


@kind
def largest_inside():
    """Only the largest quarter of each row."""
    def change(g):
        least = -jnp.sort(-jnp.abs(g), axis=-1)[:, 8:9]
        return jnp.where(jnp.abs(g) >= least, g, 0.0)
    return hooked_step(change)


@kind
def squashed_inside():
    """Nothing known is linear here: the scale ends before it."""
    return hooked_step(jnp.tanh)
