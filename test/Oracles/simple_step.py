"""A step of two layers that tests of the package share; needs jax."""

import importlib.util
import pathlib
import sys
import unittest
import unittest.mock

import jax
import jax.numpy as jnp
import numpy as np

ROOT = pathlib.Path(__file__).parents[2]
# What is installed is what is tested.
if importlib.util.find_spec("mpopt") is None:
    sys.path.insert(0, str(ROOT / "tools/python"))

RANDOM = np.random.default_rng(7)


def keep_copies():
    """Lets a module's tests see 16-bit copies from call to call, and padded
    products, which neither parameters as small as theirs nor a CPU is worth."""
    for patch in (unittest.mock.patch("mpopt.jax.options.min_copy", lambda: 1),
                  unittest.mock.patch("mpopt.jax.options.Options.pads", True)):
        patch.start()
        unittest.addModuleCleanup(patch.stop)


def make_parameters():
    random = np.random.default_rng(3)
    return {"w": jnp.array(random.normal(size=(64, 64)) * 0.1, jnp.float32),
            "b": jnp.zeros(64),
            "v": jnp.array(random.normal(size=(64, 10)) * 0.1, jnp.float32)}


X = jnp.array(RANDOM.normal(size=(32, 64)), jnp.float32)
Y = jnp.array(RANDOM.normal(size=(32, 10)), jnp.float32)


def loss_of(params, x, y):
    hidden = jnp.tanh(x @ params["w"] + params["b"])
    return jnp.mean((hidden @ params["v"] - y) ** 2)


def train_step(params, x, y):
    loss, grads = jax.value_and_grad(loss_of)(params, x, y)
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), loss


def layered_step(params, x, y):
    def loss(params):
        with jax.named_scope("encoder"):
            hidden = jnp.tanh(x @ params["w"] + params["b"])
        with jax.named_scope("net"), jax.named_scope("head"):
            out = hidden @ params["v"]
        with jax.named_scope("loss"):
            return jnp.mean((out - y) ** 2)
    value, grads = jax.value_and_grad(loss)(params)
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), value


def opaque_gradient(parameter, error):
    """Moves a parameter along what LAPACK makes of it and the error: no op on
    the way is one that a loss scale is known to pass."""
    matrix = parameter.reshape(len(parameter), -1) * jnp.mean(error ** 2)
    return jnp.linalg.qr(matrix)[0].reshape(parameter.shape)


def run(step, count=30):
    params = make_parameters()
    for _ in range(count):
        params, loss = step(params, X, Y)
    return float(loss), params
