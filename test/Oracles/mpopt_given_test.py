"""Networks that a step reads and does not train.

A base of adapters, a teacher, an encoder, the features of a perceptual loss:
whatever its arguments are called, beside the batch or in one tuple with it, or
closed over. Needs jax and optax.
"""

import unittest

from training import X, Y, Cases, LoopCase, draw, optimized

import jax
import jax.numpy as jnp

CASES = Cases()
case = CASES.add
SIZES = (16, 64, 64)


def layers(*sizes):
    return [(draw(i, o, size=i ** -0.5), draw(o, size=0.1))
            for i, o in zip(sizes, sizes[1:])]


def run(layers, x):
    for w, b in layers:
        x = jax.nn.gelu(x @ w + b)
    return x


def head():
    return {"out": draw(SIZES[-1], 4, size=0.2)}


@case
def probe():
    def loss(p, key, given, x, y):
        return jnp.mean((run(given, x) @ p["out"] - y) ** 2)
    return optimized(head(), loss, (layers(*SIZES), X, Y))


@case
def probe_in_one_tuple():
    def loss(p, key, batch):
        given, x, y = batch
        return jnp.mean((run(given, x) @ p["out"] - y) ** 2)
    return optimized(head(), loss, ((layers(*SIZES, 64), X, Y),))


@case
def probe_closed_over():
    given = layers(*SIZES)

    def loss(p, key, x, y):
        return jnp.mean((run(given, x) @ p["out"] - y) ** 2)
    return optimized(head(), loss, (X, Y))


@case
def adapters():
    def loss(p, key, given, x, y):
        for (w, b), (down, up) in zip(given, p["thin"]):
            x = jax.nn.gelu(x @ w + b + x @ down @ up)
        return jnp.mean((x @ p["out"] - y) ** 2)
    thin = [(draw(i, 4, size=i ** -0.5), jnp.zeros((4, o)))
            for i, o in zip(SIZES, SIZES[1:])]
    return optimized(head() | {"thin": thin}, loss, (layers(*SIZES), X, Y))


@case
def adapters_of_normed_weights():
    """DoRA: a learnt length times a direction."""
    def loss(p, key, given, x, y):
        for (w, b), (down, up, length) in zip(given, p["thin"]):
            w = w + down @ up
            w = length * w / jnp.linalg.norm(w, axis=0)
            x = jax.nn.gelu(x @ w + b)
        return jnp.mean((x @ p["out"] - y) ** 2)
    given = layers(*SIZES)
    thin = [(draw(w.shape[0], 4, size=w.shape[0] ** -0.5),
             jnp.zeros((4, w.shape[1])), jnp.linalg.norm(w, axis=0))
            for w, _ in given]
    return optimized(head() | {"thin": thin}, loss, (given, X, Y))


@case
def adapters_of_eight_bits():
    def loss(p, key, given, x, y):
        for layer, (down, up) in zip(given, p["thin"]):
            w = layer["digits"].astype(jnp.float32) * layer["scale"]
            x = jax.nn.gelu(x @ w + layer["b"] + x @ down @ up)
        return jnp.mean((x @ p["out"] - y) ** 2)

    def quantise(w, b):
        scale = jnp.abs(w).max(0) / 127
        return {"digits": jnp.round(w / scale).astype(jnp.int8),
                "scale": scale, "b": b}
    thin = [(draw(i, 4, size=i ** -0.5), jnp.zeros((4, o)))
            for i, o in zip(SIZES, SIZES[1:])]
    return optimized(head() | {"thin": thin}, loss,
                     ([quantise(*layer) for layer in layers(*SIZES)], X, Y))


@case
def adapters_of_four_bits():
    """Digits look up numbers of a code book, a scale for each sixteen."""
    book = jnp.linspace(-1, 1, 16) ** 3

    def loss(p, key, given, x, y):
        for layer, (down, up) in zip(given, p["thin"]):
            w = (book[layer["digits"]] * layer["scale"]).reshape(
                x.shape[1], -1)
            x = jax.nn.gelu(x @ w + x @ down @ up)
        return jnp.mean((x @ p["out"] - y) ** 2)

    def quantise(w, b):
        parts = w.reshape(-1, 16)
        scale = jnp.abs(parts).max(1, keepdims=True)
        near = jnp.abs((parts / scale)[..., None] - book).argmin(-1)
        return {"digits": near.astype(jnp.uint8), "scale": scale}
    thin = [(draw(i, 4, size=i ** -0.5), jnp.zeros((4, o)))
            for i, o in zip(SIZES, SIZES[1:])]
    return optimized(head() | {"thin": thin}, loss,
                     ([quantise(*layer) for layer in layers(*SIZES)], X, Y))


@case
def encoder_by_scan():
    """Layers of attention, stacked, behind tokens that look up embeddings."""
    depth, width, places = 2, 32, 8

    def norm(x, gain):
        x = x - x.mean(-1, keepdims=True)
        return x * jax.lax.rsqrt((x ** 2).mean(-1, keepdims=True) + 1e-5) * gain

    def layer(x, w):
        h = norm(x, w["g"])
        shares = jax.nn.softmax(jnp.einsum(
            "btd,bsd->bts", h @ w["q"], h @ w["k"]) * width ** -0.5)
        x = x + shares @ (h @ w["v"]) @ w["o"]
        return x + jax.nn.silu(norm(x, w["g"]) @ w["u"]) @ w["d"], None

    def loss(p, key, given, tokens, y):
        x = given["table"][tokens] + given["places"]
        x = jax.lax.scan(layer, x, given["layers"])[0]
        return jnp.mean((x.mean(1) @ p["out"] - y) ** 2)

    def stack(*shape):
        return draw(depth, *shape, size=0.15)
    given = {"table": draw(50, width, size=1), "places": draw(places, width),
             "layers": {"g": jnp.ones((depth, width)),
                        "u": stack(width, 64), "d": stack(64, width)} |
             {name: stack(width, width) for name in "qkvo"}}
    tokens = jnp.arange(32 * places).reshape(32, places) % 50
    return optimized({"out": draw(width, 4)}, loss, (given, tokens, Y))


@case
def rewards_of_another_shape():
    """What is learnt is judged by a network that is not."""
    def loss(p, key, given, x):
        shares = jax.nn.softmax(run(p["policy"], x) @ p["out"])
        (w1, b1), (w2, b2) = given
        return -jnp.mean(shares * (jnp.tanh(x @ w1 + b1) @ w2 + b2))
    return optimized(head() | {"policy": layers(*SIZES)}, loss,
                     (layers(16, 32, 4), X))


class GivenNetworks(LoopCase):
    def test_they_are_narrow(self):
        self.check_narrow(CASES, 95)

    def test_what_is_none_stays_wide(self):
        """Filters, of which nobody can say how many digits they need."""
        def filters():
            def loss(p, key, given, x, y):
                sizes = jnp.abs(x @ given["bank"])
                x = jnp.log(sizes + 1e-3) @ given["turn"]
                return jnp.mean((x @ p["out"] - y) ** 2)
            return optimized(head(), loss, (
                {"bank": draw(16, 64, size=1), "turn": draw(64, 64)}, X, Y))

        def judge(name, dtype, mixed, said):
            self.assertIn("what was not learnt", said)
        self.check_all({"filters": filters}, judge)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
