"""A step of many small layers, two parameters each, for what is timed in JAX."""

import os
import pathlib
import sys

os.environ.setdefault("JAX_PLATFORMS", "cpu")
import jax
import jax.numpy as jnp

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "tools/python"))

# Arguments of mpopt.jax.jit; dtype="off" computes what jax.jit does.
OPTIONS = {"off": {"dtype": "off"}, "bf16": {"dtype": "bf16"},
           "f16": {"dtype": "f16"},
           "f16, unscaled": {"dtype": "f16", "scaling": "off"}}


def train_step(params, x):
    def loss_of(params):
        hidden = x
        for layer in params:
            hidden = jnp.tanh(hidden @ layer["w"] + layer["b"])
        return jnp.mean(hidden ** 2)
    loss, grads = jax.value_and_grad(loss_of)(params)
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), loss


def make(layers):
    """Parameters and a batch."""
    return ([{"w": jnp.eye(8) * 0.5, "b": jnp.zeros(8)}
             for _ in range(layers)], jnp.ones((4, 8)))
