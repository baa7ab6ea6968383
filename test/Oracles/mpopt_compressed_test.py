"""Networks that are made smaller while they train: pruned and quantised.

Masks are state, numbers of eight bits stand in the forward pass alone, and steps
between those of four are learnt. All products read 16 bits, and the loops
train as in FP32. Needs jax and optax.
"""

import unittest

from training import (RANDOM, X, Cases, LoopCase, cross_entropy, draw, layers,
                      optimized)

import jax
import jax.numpy as jnp
import optax

CASES = Cases()
case = CASES.add
LABELS = jnp.asarray(RANDOM.integers(0, 4, 32))
stop = jax.lax.stop_gradient


@case
def masks_that_a_schedule_makes_anew():
    optimizer = optax.adam(3e-3)

    def step(p, opt_state, masks, count, x, labels):
        def loss(p):
            h = x
            for layer, mask in zip(p[:-1], masks[:-1]):
                h = jax.nn.gelu(h @ (layer["w"] * mask["w"]) + layer["b"])
            return cross_entropy(
                h @ (p[-1]["w"] * masks[-1]["w"]) + p[-1]["b"], labels)
        value, grads = jax.value_and_grad(loss)(p)
        updates, opt_state = optimizer.update(grads, opt_state, p)
        p = optax.apply_updates(p, updates)
        gone = 0.5 * (1 - (1 - count / 12.0) ** 3)
        masks = jax.lax.cond(
            count % 4 == 0, lambda: jax.tree.map(
                lambda w: (jnp.abs(w) >= jnp.quantile(jnp.abs(w), gone)).astype(
                    jnp.float32), p), lambda: masks)
        return (p, opt_state, masks, count + 1), value
    p = layers(16, 64, 64, 4)
    return step, (p, optimizer.init(p), jax.tree.map(jnp.ones_like, p),
                  jnp.int32(0)), (X, LABELS)


@case
def eight_bits_of_the_largest():
    def narrow(w, axis):
        s = jnp.maximum(jnp.max(jnp.abs(w), axis, keepdims=True), 1e-8) / 127
        return w + stop(jnp.clip(jnp.round(w / s), -127, 127) * s - w)

    def loss(p, key, x, labels):
        for layer in p[:-1]:
            x = jax.nn.relu(narrow(x, None) @ narrow(layer["w"], 0) +
                            layer["b"])
        return cross_entropy(narrow(x, None) @ narrow(p[-1]["w"], 0) +
                             p[-1]["b"], labels)
    return optimized(layers(16, 64, 64, 4), loss, (X, LABELS))


@case
def steps_that_are_learnt():
    def narrow(w, s):
        part = 1 / jnp.sqrt(w.size * 7.0)
        s = stop(s - s * part) + s * part
        v = jnp.clip(w / s, -8, 7)
        return (v + stop(jnp.round(v) - v)) * s

    def loss(p, key, x, labels):
        for layer in p[:-1]:
            x = jax.nn.relu(narrow(x, layer["x"]) @
                            narrow(layer["w"], layer["s"]) + layer["b"])
        return cross_entropy(x @ p[-1]["w"] + p[-1]["b"], labels)
    return optimized(
        [layer | {"x": jnp.float32(0.3), "s": jnp.float32(0.1)}
         for layer in layers(16, 64, 64, 4)], loss, (X, LABELS))


@case
def eight_bits_whose_steps_learn_slowly():
    """LSQ: the gradient of a step is scaled by 1/sqrt(n q)."""
    def narrow(v, step, least, most):
        slow = 1 / jnp.sqrt(v.size * most)
        step = stop(step - step * slow) + step * slow
        v = jnp.clip(v / step, least, most)
        return (v + stop(jnp.round(v) - v)) * step

    def loss(p, key, x, labels):
        x = narrow(x, p[0]["x"], -128, 127)
        for layer, after in zip(p, p[1:]):
            x = narrow(jax.nn.relu(
                x @ narrow(layer["w"], layer["s"], -128, 127) + layer["b"]),
                after["x"], 0, 255)
        return cross_entropy(x @ p[-1]["w"] + p[-1]["b"], labels)
    return optimized(
        [layer | {"x": jnp.float32(0.03), "s": jnp.float32(0.01)}
         for layer in layers(16, 64, 64, 4)], loss, (X, LABELS))


@case
def an_adapter_within_the_weight():
    def loss(p, key, x, labels):
        for layer in p[:-1]:
            x = jax.nn.gelu(x @ (layer["w"] + layer["one"] @ layer["two"]) +
                            layer["b"])
        return cross_entropy(x @ p[-1]["w"] + p[-1]["b"], labels)
    return optimized(
        [layer | {"one": draw(len(layer["w"]), 4),
                  "two": jnp.zeros((4, layer["w"].shape[1]))}
         for layer in layers(16, 64, 64, 4)], loss, (X, LABELS))


class Compressed(LoopCase):
    def test_they_train(self):
        self.check_narrow(CASES, share=90)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
