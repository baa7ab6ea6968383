"""Training steps with one numerical hazard each, by kind of hazard.

A step is a function decorated with `hazard`, of a random generator, that
returns a train step and its arguments. All are finite and learn in f32, hold a
contraction, and are a few operations away from code that people train.
"""
import zlib

import jax
import jax.numpy as jnp
import numpy as np

# From a step's name to what makes it; filled by the modules of this package.
CASES = {}


def hazard(why, must_hold=False):
    """Registers a step under its function's name; `why` is its hazard.

    `must_hold`: even where rounding the operands of contractions alone breaks
    the step, because it is known beforehand that these need f32.
    """
    def register(make):
        assert make.__name__ not in CASES, make.__name__
        make.why, make.must_hold = why, must_hold
        CASES[make.__name__] = make
        return make
    return register


def build(name):
    """The step, its arguments, and the numbers of those that are state."""
    r = np.random.default_rng(zlib.crc32(name.encode()))
    step, args = CASES[name](r)
    return step, args, tuple(range(len(args) - 1))


# ---- inputs and layers


def f32(x):
    return jnp.asarray(np.asarray(x), jnp.float32)


def normal(r, *shape, std=1.0, mean=0.0):
    return f32(r.normal(mean, std, shape))


def uniform(r, *shape, low=0.0, high=1.0):
    return f32(r.uniform(low, high, shape))


def layer(r, inputs, outputs, gain=1.0):
    return {"w": normal(r, inputs, outputs, std=gain / inputs**0.5),
            "b": jnp.zeros(outputs, jnp.float32)}


def dense(p, x):
    return x @ p["w"] + p["b"]


def net(r, *sizes, gain=1.0):
    """Layers `l0`, `l1`, ..., the last of them of the given gain."""
    gains = [1.4] * (len(sizes) - 2) + [gain]
    return {f"l{i}": layer(r, *sizes[i:i + 2], gain=g)
            for i, g in enumerate(gains)}


def mlp(p, x):
    for i in range(len(p)):
        x = dense(p[f"l{i}"], jax.nn.relu(x) if i else x)
    return x


def cross_entropy(logits, labels):
    picked = jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], 1)
    return -jnp.mean(picked)


def mse(x, y):
    return jnp.mean(jnp.square(x - y))


def tree(function, *trees):
    return jax.tree.map(function, *trees)


# ---- updates


def descend(params, grads, lr):
    return tree(lambda p, g: p - lr * g, params, grads)


def sgd(loss, lr, params, batch):
    def train_step(params, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        return descend(params, grads, lr), value
    return train_step, (params, batch)


def momentum(loss, lr, params, batch):
    def train_step(params, opt_state, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        opt_state = tree(lambda v, g: 0.9 * v + g, opt_state, grads)
        return descend(params, opt_state, lr), opt_state, value
    return train_step, (params, tree(jnp.zeros_like, params), batch)


def adam_state(params):
    return {"m": tree(jnp.zeros_like, params),
            "v": tree(jnp.zeros_like, params),
            "count": jnp.zeros((), jnp.int32)}


def adam_update(params, state, grads, lr, eps=1e-8):
    count = state["count"] + 1
    t = count.astype(jnp.float32)
    m = tree(lambda m, g: 0.9 * m + 0.1 * g, state["m"], grads)
    v = tree(lambda v, g: 0.999 * v + 0.001 * g * g, state["v"], grads)
    rate = lr * jnp.sqrt(1 - 0.999**t) / (1 - 0.9**t)
    params = tree(lambda p, m, v: p - rate * m / (jnp.sqrt(v) + eps),
                  params, m, v)
    return params, {"m": m, "v": v, "count": count}


def adam(loss, lr, params, batch):
    def train_step(params, opt_state, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        params, opt_state = adam_update(params, opt_state, grads, lr)
        return params, opt_state, value
    return train_step, (params, adam_state(params), batch)
