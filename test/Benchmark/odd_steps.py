"""Writes small training steps of odd sizes: few FLOPs, and no size a multiple of 8.

    odd_steps.py FOLDER [NAME...]

Such steps are all launches, and padding adds some where it is not for nothing.
Only shapes are traced. Needs jax.
"""
import functools
import pathlib
import sys

import jax
import jax.numpy as jnp
from jax import lax

BATCH, INPUTS, HIDDEN, OUTPUTS = 33, 21, 37, 17


def floats(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.float32)


def integers(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.int32)


def dense(prefix, inputs, outputs):
    return {prefix + "_w": floats(inputs, outputs), prefix + "_b": floats(outputs)}


def apply(params, prefix, x):
    return x @ params[prefix + "_w"] + params[prefix + "_b"]


def cross_entropy(logits, labels):
    rows = jax.nn.log_softmax(logits)
    return -jnp.mean(jnp.take_along_axis(rows, labels[..., None], -1))


def squares(output, target):
    return jnp.mean((output - target) ** 2)


def norm(x):
    mean = x.mean(-1, keepdims=True)
    return (x - mean) * lax.rsqrt(jnp.var(x, -1, keepdims=True) + 1e-5)


# ---- Models: parameters, inputs, the loss of both --------------------------------------

def mlp(activation=jax.nn.relu, layers=3, hidden=HIDDEN, batch=BATCH):
    widths = [INPUTS] + [hidden] * (layers - 1) + [OUTPUTS]
    params = {}
    for number, pair in enumerate(zip(widths, widths[1:])):
        params |= dense(f"l{number}", *pair)

    def loss(params, x, labels):
        for number in range(layers):
            x = apply(params, f"l{number}", activation(x) if number else x)
        return cross_entropy(x, labels)

    return params, (floats(batch, INPUTS), integers(batch)), loss


def rnn(steps=5):
    params = dense("x", INPUTS, HIDDEN) | dense("h", HIDDEN, HIDDEN) | dense(
        "y", HIDDEN, OUTPUTS)

    def loss(params, x, labels):
        state = jnp.zeros((BATCH, HIDDEN))
        for step in range(steps):
            state = jnp.tanh(apply(params, "x", x[step]) + apply(params, "h", state))
        return cross_entropy(apply(params, "y", state), labels)

    return params, (floats(steps, BATCH, INPUTS), integers(BATCH)), loss


def gru_scan(steps=5):
    params = dense("z", INPUTS + HIDDEN, HIDDEN) | dense(
        "r", INPUTS + HIDDEN, HIDDEN) | dense("n", INPUTS + HIDDEN, HIDDEN) | dense(
        "y", HIDDEN, 1)

    def loss(params, x, target):
        def cell(state, x):
            both = jnp.concatenate([x, state], -1)
            z = jax.nn.sigmoid(apply(params, "z", both))
            r = jax.nn.sigmoid(apply(params, "r", both))
            n = jnp.tanh(apply(params, "n", jnp.concatenate([x, r * state], -1)))
            return (1 - z) * n + z * state, None

        state, _ = lax.scan(cell, jnp.zeros((BATCH, HIDDEN)), x)
        return squares(apply(params, "y", state)[:, 0], target)

    return params, (floats(steps, BATCH, INPUTS), floats(BATCH)), loss


def lstm(steps=4):
    params = dense("x", INPUTS, 4 * HIDDEN) | dense("h", HIDDEN, 4 * HIDDEN) | dense(
        "y", HIDDEN, OUTPUTS)

    def loss(params, x, labels):
        h = c = jnp.zeros((BATCH, HIDDEN))
        for step in range(steps):
            i, f, g, o = jnp.split(
                apply(params, "x", x[step]) + apply(params, "h", h), 4, -1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(c)
        return cross_entropy(apply(params, "y", h), labels)

    return params, (floats(steps, BATCH, INPUTS), integers(BATCH)), loss


def neural_ode(rounds=3):
    """Classical Runge-Kutta: four evaluations a round."""
    params = dense("a", INPUTS, HIDDEN) | dense("b", HIDDEN, INPUTS)

    def loss(params, x, target):
        def slope(x):
            return apply(params, "b", jnp.tanh(apply(params, "a", x)))

        h = 1 / rounds
        for _ in range(rounds):
            k1 = slope(x)
            k2 = slope(x + h / 2 * k1)
            k3 = slope(x + h / 2 * k2)
            k4 = slope(x + h * k3)
            x = x + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        return squares(x, target)

    return params, (floats(BATCH, INPUTS), floats(BATCH, INPUTS)), loss


def convolve(x, w):
    return lax.conv_general_dilated(x, w, (1, 1), "SAME",
                                    dimension_numbers=("NHWC", "HWIO", "NHWC"))


def conv():
    params = {"c0": floats(3, 3, 3, 11), "c1": floats(3, 3, 11, 13)} | dense(
        "y", 13, OUTPUTS)

    def loss(params, x, labels):
        for name in ("c0", "c1"):
            x = jax.nn.relu(convolve(x, params[name]))
        return cross_entropy(apply(params, "y", x.mean((1, 2))), labels)

    return params, (floats(9, 11, 11, 3), integers(9)), loss


def conv_pointwise():
    params = {"c0": floats(1, 1, 3, 11), "c1": floats(1, 1, 11, 13)} | dense(
        "y", 13 * 25, OUTPUTS)

    def loss(params, x, labels):
        for name in ("c0", "c1"):
            x = jax.nn.relu(convolve(x, params[name]))
        return cross_entropy(apply(params, "y", x.reshape(9, -1)), labels)

    return params, (floats(9, 5, 5, 3), integers(9)), loss


def attention(heads=3, size=13, length=19, width=39, layers=1):
    params = {}
    for layer in range(layers):
        for name in "qkvo":
            params |= dense(f"{name}{layer}", width, width)
        params |= dense(f"u{layer}", width, 75) | dense(f"d{layer}", 75, width)
    params |= dense("y", width, OUTPUTS)

    def loss(params, x, labels):
        for layer in range(layers):
            y = norm(x)
            q, k, v = (apply(params, f"{name}{layer}", y).reshape(
                -1, length, heads, size) for name in "qkv")
            shares = jax.nn.softmax(
                jnp.einsum("bqhd,bkhd->bhqk", q, k) / size ** 0.5)
            read = jnp.einsum("bhqk,bkhd->bqhd", shares, v).reshape(x.shape)
            x = x + apply(params, f"o{layer}", read)
            x = x + apply(params, f"d{layer}", jax.nn.gelu(
                apply(params, f"u{layer}", norm(x))))
        return cross_entropy(apply(params, "y", x), labels)

    return params, (floats(5, length, width), integers(5, length)), loss


def language_model():
    params, (x, labels), loss = attention(layers=2)
    params["embedding"] = floats(101, x.shape[-1])

    def all_loss(params, words, labels):
        return loss(params, params["embedding"][words], labels)

    return params, (integers(*x.shape[:2]), labels), all_loss


def graph_network(nodes=45):
    params = dense("a", INPUTS, HIDDEN) | dense("b", HIDDEN, OUTPUTS)

    def loss(params, x, near, labels):
        x = jax.nn.relu(near @ apply(params, "a", x))
        return cross_entropy(near @ apply(params, "b", x), labels)

    return params, (floats(nodes, INPUTS), floats(nodes, nodes),
                    integers(nodes)), loss


def message_passing(nodes=45, edges=131):
    params = dense("m", 2 * INPUTS, HIDDEN) | dense(
        "u", INPUTS + HIDDEN, INPUTS) | dense("y", INPUTS, 1)

    def loss(params, x, source, target, wanted):
        for _ in range(2):
            both = jnp.concatenate([x[source], x[target]], -1)
            messages = jax.nn.relu(apply(params, "m", both))
            gathered = jnp.zeros((nodes, HIDDEN)).at[target].add(messages)
            x = x + jnp.tanh(apply(
                params, "u", jnp.concatenate([x, gathered], -1)))
        return squares(apply(params, "y", x)[:, 0], wanted)

    return params, (floats(nodes, INPUTS), integers(edges), integers(edges),
                    floats(nodes)), loss


def autoencoder(code=5):
    params = dense("a", 99, HIDDEN) | dense("b", HIDDEN, code) | dense(
        "c", code, HIDDEN) | dense("d", HIDDEN, 99)

    def loss(params, x):
        y = jax.nn.relu(apply(params, "a", x))
        y = jax.nn.relu(apply(params, "c", apply(params, "b", y)))
        return squares(apply(params, "d", y), x)

    return params, (floats(BATCH, 99),), loss


def residual():
    params = dense("x", INPUTS, HIDDEN)
    for layer in range(4):
        params |= dense(f"a{layer}", HIDDEN, 51) | dense(f"b{layer}", 51, HIDDEN)
    params |= dense("y", HIDDEN, OUTPUTS)

    def loss(params, x, labels):
        x = apply(params, "x", x)
        for layer in range(4):
            x = x + apply(params, f"b{layer}", jax.nn.silu(
                apply(params, f"a{layer}", norm(x))))
        return cross_entropy(apply(params, "y", x), labels)

    return params, (floats(BATCH, INPUTS), integers(BATCH)), loss


def mixture(experts=3):
    params = dense("g", INPUTS, experts) | {
        "a": floats(experts, INPUTS, HIDDEN), "b": floats(experts, HIDDEN, OUTPUTS)}

    def loss(params, x, labels):
        shares = jax.nn.softmax(apply(params, "g", x))
        y = jax.nn.relu(jnp.einsum("bi,eih->ebh", x, params["a"]))
        y = jnp.einsum("ebh,eho->ebo", y, params["b"])
        return cross_entropy(jnp.einsum("ebo,be->bo", y, shares), labels)

    return params, (floats(BATCH, INPUTS), integers(BATCH)), loss


def mixer(patches=25, channels=43):
    params = dense("t", patches, 53) | dense("s", 53, patches) | dense(
        "u", channels, 71) | dense("d", 71, channels) | dense("y", channels, OUTPUTS)

    def loss(params, x, labels):
        y = norm(x).transpose(0, 2, 1)
        y = apply(params, "s", jax.nn.gelu(apply(params, "t", y)))
        x = x + y.transpose(0, 2, 1)
        x = x + apply(params, "d", jax.nn.gelu(apply(params, "u", norm(x))))
        return cross_entropy(apply(params, "y", x.mean(1)), labels)

    return params, (floats(7, patches, channels), integers(7)), loss


def contrastive():
    params = dense("a", INPUTS, HIDDEN) | dense("b", HIDDEN, 13)

    def loss(params, x, y):
        def embed(x):
            x = apply(params, "b", jax.nn.relu(apply(params, "a", x)))
            return x * lax.rsqrt((x * x).sum(-1, keepdims=True) + 1e-6)

        products = embed(x) @ embed(y).T / 0.1
        return cross_entropy(products, jnp.arange(BATCH))

    return params, (floats(BATCH, INPUTS), floats(BATCH, INPUTS)), loss


# What makes parameters of parameters and gradients, and its state.
def sgd(params, state, gradients):
    return jax.tree.map(lambda p, g: p - 0.01 * g, params, gradients), state


def momentum(params, state, gradients):
    state = jax.tree.map(lambda v, g: 0.9 * v + g, state, gradients)
    return jax.tree.map(lambda p, v: p - 0.01 * v, params, state), state


STEPS = {
    "mlp": mlp(),
    "mlp_tanh": mlp(jnp.tanh, layers=5),
    "mlp_gelu": mlp(jax.nn.gelu, hidden=75, batch=51),
    "rnn": rnn(),
    "gru_scan": gru_scan(),
    "lstm": lstm(),
    "neural_ode": neural_ode(),
    "conv": conv(),
    "conv_pointwise": conv_pointwise(),
    "attention": attention(),
    "language_model": language_model(),
    "graph_network": graph_network(),
    "message_passing": message_passing(),
    "autoencoder": autoencoder(),
    "residual": residual(),
    "mixture": mixture(),
    "mixer": mixer(),
    "contrastive": contrastive(),
}


def lower(name, update):
    params, inputs, loss = STEPS[name]
    state = params if update is momentum else {}

    @functools.partial(jax.jit, keep_unused=True)
    def step(params, state, *inputs):
        value, gradients = jax.value_and_grad(loss)(params, *inputs)
        return *update(params, state, gradients), value

    return step.lower(params, state, *inputs).as_text(debug_info=True)


def main(folder, *names):
    for number, name in enumerate(STEPS):
        if not names or name in names:
            update = momentum if number % 2 else sgd
            (pathlib.Path(folder) / f"{name}.mlir").write_text(lower(name, update))


if __name__ == "__main__":
    main(*sys.argv[1:])
