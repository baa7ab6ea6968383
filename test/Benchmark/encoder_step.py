"""Writes a training step of a BERT-like encoder as StableHLO, by JAX.

    encoder_step.py OUT.mlir [--layers=12] [--width=768] [--heads=12]
                    [--batch=32] [--length=128] [--vocabulary=30522]
                    [--dropout=0]
    encoder_step.py OUT.npz [the same]

Tokens are predicted at every place; attention has a mask, GELU is the exact one,
the embedding is tied, and AdamW's moments are state. Dropout is in percent, of what
is embedded, of attention's probabilities and of what comes to the residual stream. torch_encoder.py is the same
step in PyTorch. Only shapes are traced; a .npz has values for the step to begin at.
"""
import argparse
import math

import jax
import jax.numpy as jnp
import numpy


def options(parser):
    for name, value in dict(layers=12, width=768, heads=12, batch=32,
                            length=128, vocabulary=30522, dropout=0).items():
        parser.add_argument(f"--{name}", type=int, default=value)
    return parser


def shapes(o):
    """Of all parameters."""
    def dense(rows, columns):
        return {"w": (rows, columns), "b": (columns,)}

    def norm():
        return {"g": (o.width,), "b": (o.width,)}

    def layer():
        return {"qkv": dense(o.width, 3 * o.width), "ln1": norm(),
                "out": dense(o.width, o.width), "ln2": norm(),
                "up": dense(o.width, 4 * o.width),
                "down": dense(4 * o.width, o.width)}
    return {"word": (o.vocabulary, o.width), "place": (o.length, o.width),
            "ln": norm(), "layers": [layer() for _ in range(o.layers)],
            "head": dense(o.width, o.width), "head_ln": norm(),
            "bias": (o.vocabulary,)}


def layer_norm(p, x):
    mean = jnp.mean(x, -1, keepdims=True)
    variance = jnp.mean(jnp.square(x - mean), -1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-12) * p["g"] + p["b"]


def dense(p, x):
    return x @ p["w"] + p["b"]


class Dropout:
    """Draws anew each time it is called, by keys as Flax makes them."""

    def __init__(self, o, key):
        self.kept, self.key, self.calls = 1 - o.dropout / 100, key, 0

    def __call__(self, x):
        if self.kept == 1:
            return x
        self.calls += 1
        key = jax.random.fold_in(self.key, self.calls)
        kept = jax.random.bernoulli(key, self.kept, x.shape)
        return jnp.where(kept, x / self.kept, 0)


def attend(o, x, mask, dropout):
    q, k, v = (y.reshape(o.batch, o.length, o.heads, -1).transpose(0, 2, 1, 3)
               for y in jnp.split(x, 3, -1))
    scores = q @ k.swapaxes(-1, -2) / math.sqrt(o.width // o.heads)
    y = dropout(jax.nn.softmax(scores + mask, -1)) @ v
    return y.transpose(0, 2, 1, 3).reshape(o.batch, o.length, o.width)


def make_step(o):
    def loss_of(p, tokens, mask, targets, key):
        dropout = Dropout(o, key)
        mask = (1 - mask[:, None, None, :]) * -1e9
        x = dropout(layer_norm(p["ln"], p["word"][tokens] + p["place"]))
        for layer in p["layers"]:
            y = attend(o, dense(layer["qkv"], x), mask, dropout)
            x = layer_norm(layer["ln1"], x + dropout(dense(layer["out"], y)))
            y = jax.nn.gelu(dense(layer["up"], x), approximate=False)
            x = layer_norm(layer["ln2"], x + dropout(dense(layer["down"], y)))
        x = jax.nn.gelu(dense(p["head"], x), approximate=False)
        x = layer_norm(p["head_ln"], x)
        logp = jax.nn.log_softmax(x @ p["word"].T + p["bias"])
        picked = jnp.take_along_axis(logp, targets[..., None], -1)
        return -jnp.mean(picked)

    def adamw(p, m, v, g, count):
        m = 0.9 * m + 0.1 * g
        v = 0.999 * v + 0.001 * jnp.square(g)
        step = m / (1 - 0.9 ** count) / (
            jnp.sqrt(v / (1 - 0.999 ** count)) + 1e-8)
        return p - 1e-4 * (step + 0.01 * p), m, v

    def train_step(params, m, v, count, tokens, mask, targets):
        key = jax.random.fold_in(jax.random.key(0), count)
        loss, grads = jax.value_and_grad(loss_of)(params, tokens, mask,
                                                  targets, key)
        count = count + 1
        moved = jax.tree.map(
            lambda *leaves: adamw(*leaves, count.astype(jnp.float32)),
            params, m, v, grads)
        params, m, v = (
            jax.tree.map(lambda _, new: new[place], params, moved)
            for place in range(3))
        return params, m, v, count, loss
    return train_step


def write_values(o, path):
    """As training begins, with moments of a few steps."""
    random = numpy.random.default_rng(0)

    def draw(key, shape):
        last = key[-1].key
        if last == "g":
            return numpy.ones(shape, numpy.float32)
        if len(shape) == 1:
            return numpy.zeros(shape, numpy.float32)
        return random.standard_normal(shape, numpy.float32) * numpy.float32(0.02)
    params = jax.tree_util.tree_map_with_path(
        draw, shapes(o), is_leaf=lambda x: isinstance(x, tuple))
    values = {"count": numpy.int32(10),
              "mask": numpy.ones((o.batch, o.length), numpy.float32)}
    for name in ("tokens", "targets"):
        values[name] = random.integers(0, o.vocabulary, (o.batch, o.length),
                                       numpy.int32)
    for key, leaf in jax.tree_util.tree_leaves_with_path(params):
        name = jax.tree_util.keystr(key)
        values["params" + name] = leaf
        values["m" + name] = leaf * numpy.float32(1e-3)
        values["v" + name] = numpy.full(leaf.shape, 1e-9, numpy.float32)
    numpy.savez(path, **values)


def write_step(o, path):
    params = jax.tree.map(lambda shape: jax.ShapeDtypeStruct(shape, jnp.float32),
                          shapes(o), is_leaf=lambda x: isinstance(x, tuple))
    ids = jax.ShapeDtypeStruct((o.batch, o.length), jnp.int32)
    mask = jax.ShapeDtypeStruct((o.batch, o.length), jnp.float32)
    count = jax.ShapeDtypeStruct((), jnp.int32)
    lowered = jax.jit(make_step(o), donate_argnums=(0, 1, 2, 3)).lower(
        params, params, params, count, ids, mask, ids)
    with open(path, "w", encoding="utf-8") as out:
        out.write(lowered.as_text(debug_info=True))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out")
    o = options(parser).parse_args()
    write = write_values if o.out.endswith(".npz") else write_step
    write(o, o.out)


main()
