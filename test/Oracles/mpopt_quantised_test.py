"""Numbers of few bits, whose steps are measured: now, or by steps before.

Weights of three values over their mean, activations of eight bits over their
largest, and delayed scaling, whose maxima are state: all products read 16 bits.
A record that grows by itself is none. Needs jax and optax.
"""

import unittest

from training import (RANDOM, Cases, LoopCase, cross_entropy, draw, layers,
                      optimized)

import jax
import jax.numpy as jnp
import optax

CASES = Cases()
case = CASES.add
WIDTH = 128
X = draw(64, WIDTH, size=1)
LABELS = jnp.asarray(RANDOM.integers(0, 8, 64))
SIZES = WIDTH, 256, 256, 8
stop = jax.lax.stop_gradient


def normal(x):
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6)


def ternary(w):
    """-1, 0 and 1 times the mean magnitude, as BitNet has them."""
    s = 1 / jnp.clip(jnp.mean(jnp.abs(w)), 1e-5)
    return w + stop(jnp.clip(jnp.round(w * s), -1, 1) / s - w)


def eight_bits(x):
    s = 127 / jnp.clip(jnp.max(jnp.abs(x), -1, keepdims=True), 1e-5)
    return x + stop(jnp.clip(jnp.round(x * s), -128, 127) / s - x)


def three_values(normal):
    def loss(p, key, x, labels):
        h = x @ p["in"]
        for one, two in p["blocks"]:
            z = jax.nn.gelu(eight_bits(normal(h)) @ ternary(one))
            h = h + eight_bits(normal(z)) @ ternary(two)
        return cross_entropy(normal(h) @ p["out"], labels)
    weight = lambda m, n: draw(m, n, size=m ** -0.5)
    return optimized(
        {"in": weight(WIDTH, WIDTH), "out": weight(WIDTH, 8),
         "blocks": [(weight(WIDTH, 256), weight(256, WIDTH))
                    for _ in range(2)]}, loss, (X, LABELS))


@case
def weights_of_three_values():
    return three_values(normal)


@case
def weights_of_three_values_that_nothing_normalises():
    return three_values(lambda x: x)


def measured(quantise, first, record):
    """A network whose layers are quantised by what was recorded of them:
    `record` makes of that and of new maxima what the next step gets."""
    optimizer = optax.adam(3e-3)

    def step(params, opt_state, buffers, x, labels):
        def loss(params):
            h, seen = x, []
            for i, (layer, known) in enumerate(zip(params, buffers)):
                seen.append({"h": jnp.max(jnp.abs(h)),
                             "w": jnp.max(jnp.abs(layer["w"]))})
                h = quantise(h, known["h"]) @ quantise(
                    layer["w"], known["w"]) + layer["b"]
                if i + 1 < len(params):
                    h = jax.nn.gelu(h)
            return cross_entropy(h, labels), seen
        (value, seen), grads = jax.value_and_grad(loss, has_aux=True)(params)
        updates, opt_state = optimizer.update(grads, opt_state, params)
        buffers = [{name: record(known[name], new[name]) for name in known}
                   for known, new in zip(buffers, seen)]
        return (optax.apply_updates(params, updates), opt_state,
                buffers), value
    params = layers(*SIZES)
    return step, (params, optimizer.init(params),
                  [{"h": first(4.0), "w": first(0.5)} for _ in params]), (
                      X, LABELS)


def in_bytes(x, largest):
    step = jnp.maximum(largest, 1e-6) / 127
    return x + stop(jnp.clip(jnp.round(x / step), -128, 127) * step - x)


@case
def averages_of_maxima():
    return measured(in_bytes, jnp.float32,
                    lambda known, new: 0.9 * known + 0.1 * new)


def delayed(x, known):
    """The numbers of eight bits with four of them behind the point."""
    v = jnp.clip(x / known["scale"], -448, 448)
    v = v.astype(jnp.float8_e4m3fn).astype(jnp.float32)
    return x + stop(v * known["scale"] - x)


@case
def scales_of_maxima_before():
    """Scales and maxima are state, as layers of eight bits keep them."""
    def record(known, new):
        history = jnp.roll(known["amax_history"], 1).at[0].set(new)
        largest = jnp.max(history)
        inverse = jnp.where(largest > 0, 448 / largest, 1 / known["scale"])
        return {"amax_history": history, "scale": 1 / inverse}
    return measured(delayed, lambda size: {
        "amax_history": jnp.full(16, size), "scale": jnp.float32(size / 448)},
                    record)


def sums_of_maxima():
    return measured(in_bytes, jnp.float32, lambda known, new: known + new)


def what_doubles():
    return measured(in_bytes, jnp.float32,
                    lambda known, new: jnp.maximum(2 * known, new))


class Quantised(LoopCase):
    def test_they_train(self):
        self.check_narrow(CASES, 95)

    def test_what_grows_is_no_record(self):
        controls = Cases()
        controls.add(sums_of_maxima)
        controls.add(what_doubles)
        self.check_first_call_wide(controls, 50)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
