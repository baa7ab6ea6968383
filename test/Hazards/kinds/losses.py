"""Losses that train some parameters each, or not all, and what else a step
carries."""
import jax
import jax.numpy as jnp
from jax.lax import scan, stop_gradient

from . import (adam, adam_state, adam_update, cross_entropy, dense, hazard,
               layer, mse, net, mlp, normal, sgd)


def labels(r, count, classes):
    return jnp.asarray(r.integers(0, classes, count), jnp.int32)


@hazard("Adam moves parameters that the loss does not use", must_hold=True)
def unused_parameters(r):
    params = {"net": net(r, 16, 32, 4), "unused": layer(r, 8, 8)}
    batch = {"x": normal(r, 16, 16), "y": labels(r, 16, 4)}

    def loss(p, batch):
        return cross_entropy(mlp(p["net"], batch["x"]), batch["y"])
    return adam(loss, 3e-3, params, batch)


@hazard("the weights of two losses are trained, too, and scale their gradients",
        must_hold=True)
def loss_weights(r):
    params = {"net": net(r, 16, 32), "a": layer(r, 32, 4), "b": layer(r, 32, 2),
              "sigma": jnp.zeros(2)}
    batch = {"x": normal(r, 16, 16), "y": labels(r, 16, 4),
             "z": normal(r, 16, 2)}

    def loss(p, batch):
        hidden = jnp.tanh(mlp(p["net"], batch["x"]))
        first = cross_entropy(dense(p["a"], hidden), batch["y"])
        second = mse(dense(p["b"], hidden), batch["z"])
        return (jnp.exp(-p["sigma"][0]) * first +
                jnp.exp(-p["sigma"][1]) * second + jnp.sum(p["sigma"]))
    return adam(loss, 3e-3, params, batch)


@hazard("a policy and a value share layers; advantages of mean 0 and ratios of "
        "probabilities, clipped", must_hold=True)
def clipped_policy(r):
    params = {"net": net(r, 12, 32), "pi": layer(r, 32, 3),
              "v": layer(r, 32, 1)}
    batch = {"x": normal(r, 10, 4, 12), "a": labels(r, (10, 4), 3),
             "old": -1.1 + normal(r, 10, 4, std=0.1), "r": normal(r, 10, 4)}

    def advantages(value, reward):
        def back(after, now):
            delta = now[0] + 0.99 * now[2] - now[1]
            after = delta + 0.94 * after
            return after, after
        later = jnp.roll(value, -1, 0)
        _, found = scan(back, jnp.zeros(4), (reward, value, later), reverse=True)
        return (found - jnp.mean(found)) / (jnp.std(found) + 1e-8), found

    def loss(p, batch):
        hidden = jnp.tanh(mlp(p["net"], batch["x"]))
        value = dense(p["v"], hidden)[..., 0]
        logs = jax.nn.log_softmax(dense(p["pi"], hidden))
        advantage, found = stop_gradient(advantages(value, batch["r"]))
        log = jnp.take_along_axis(logs, batch["a"][..., None], -1)[..., 0]
        ratio = jnp.exp(log - batch["old"])
        gain = jnp.minimum(ratio * advantage,
                           jnp.clip(ratio, 0.8, 1.2) * advantage)
        entropy = -jnp.sum(jnp.exp(logs) * logs, -1)
        target = stop_gradient(found + value)
        return (-jnp.mean(gain) + 0.5 * mse(value, target) -
                0.01 * jnp.mean(entropy))
    return adam(loss, 1e-3, params, batch)


@hazard("a recurrent state goes from batch to batch beside the parameters",
        must_hold=True)
def carried_state(r):
    params = {"x": normal(r, 8, 16, std=0.3), "h": normal(r, 16, 16, std=0.2),
              "o": layer(r, 16, 4)}
    batch = {"x": normal(r, 7, 6, 8), "y": labels(r, 42, 4)}

    def loss(p, hidden, batch):
        def cell(h, x):
            h = jnp.tanh(x @ p["x"] + h @ p["h"])
            return h, h
        hidden, all_ = scan(cell, stop_gradient(hidden), batch["x"])
        logits = dense(p["o"], all_).reshape(-1, 4)
        return cross_entropy(logits, batch["y"]), hidden

    def train_step(params, opt_state, hidden, batch):
        (value, hidden), grads = jax.value_and_grad(loss, has_aux=True)(
            params, hidden, batch)
        params, opt_state = adam_update(params, opt_state, grads, 3e-3)
        return params, opt_state, hidden, value
    return train_step, (params, adam_state(params), jnp.zeros((6, 16)), batch)


@hazard("an epoch: a scan over batches that updates in each round",
        must_hold=True)
def epoch(r):
    params = net(r, 16, 32, 4)
    batch = {"x": normal(r, 5, 16, 16), "y": labels(r, (5, 16), 4)}

    def loss(p, batch):
        return cross_entropy(mlp(p, batch["x"]), batch["y"])

    def train_step(params, opt_state, batch):
        def update(carried, batch):
            value, grads = jax.value_and_grad(loss)(carried[0], batch)
            return adam_update(*carried, grads, 1e-3), value
        (params, opt_state), values = scan(update, (params, opt_state), batch)
        return params, opt_state, jnp.mean(values)
    return train_step, (params, adam_state(params), batch)


@hazard("the expected error, 1 - p of what is learnt, weighed by a gate that reads "
        "p: of 0.999 bf16 leaves 0 or 0.004")
def expected_error(r):
    params = {"n": net(r, 16, 32, 8), "v": layer(r, 8, 8), "u": layer(r, 8, 8)}
    batch = {"x": normal(r, 64, 16), "context": normal(r, 64, 8)}

    def loss(p, batch):
        right = jax.nn.sigmoid(mlp(p["n"], batch["x"]) + 7)
        hidden = jax.nn.gelu(dense(p["v"], right) + batch["context"])
        weight = jax.nn.sigmoid(dense(p["u"], hidden))
        return 100 * jnp.mean((1 - right) * weight)
    return sgd(loss, 0.005, params, batch)
