"""Tokens that are sent to experts, attention without a softmax, noise.

Experts and attention rest on proofs of their own: the largest of n shares is at
least 1/n, and a mean is no larger than what it is of. Needs jax and optax.
"""

import unittest

from training import X, Cases, LoopCase, draw, find_share, optimized

import jax
import jax.numpy as jnp

CASES = Cases()
case = CASES.add
EXPERTS, PLACES, WIDTH = 4, 16, 32
TOKENS, AIMS = draw(4, 32, 32, size=1), draw(4, 32, 8, size=1)
MATRIX = draw(16, WIDTH // 2, size=1)


def normal(x):
    x = x - x.mean(-1, keepdims=True)
    return x * jax.lax.rsqrt((x ** 2).mean(-1, keepdims=True) + 1e-6)


def in_blocks(block, make):
    """Two residual blocks between two weights; `block` gives a loss besides."""
    def loss(p, key, x, y):
        x, others = x @ p["i"], 0.0
        for layer in p["layers"]:
            more, other = block(layer, normal(x))
            x, others = x + more, others + other
        return jnp.mean((x @ p["o"] - y) ** 2) + 0.01 * others
    return optimized(
        {"i": draw(32, WIDTH, size=0.2), "o": draw(WIDTH, 8, size=0.2),
         "layers": [make() for _ in range(2)]}, loss, (TOKENS, AIMS))


def experts():
    return {"route": draw(WIDTH, EXPERTS, size=0.2),
            "w1": draw(EXPERTS, WIDTH, 64, size=0.2),
            "w2": draw(EXPERTS, 64, WIDTH, size=0.2)}


# ---- experts


@case
def two_experts_of_a_token():
    """A one-hot of the expert times one of the place that the token gets."""
    def route(p, x):
        shares = jax.nn.softmax(x @ p["route"], -1)
        first = jax.nn.one_hot(jnp.argmax(shares, -1), EXPERTS)
        second = jax.nn.one_hot(
            jnp.argmax(shares * (1 - first), -1), EXPERTS)
        balance = jnp.mean(first.mean(1) * shares.mean(1)) * EXPERTS ** 2
        gates = [(shares * one).sum(-1) for one in (first, second)]
        both = gates[0] + gates[1] + 1e-9
        places = jnp.cumsum(first, 1) - first
        first = first * (places < PLACES)
        later = jnp.cumsum(second, 1) - second + first.sum(1, keepdims=True)
        second = second * (later < PLACES)

        def spread(gate, one, place):
            place = (place * one).sum(-1).astype(jnp.int32)
            return ((gate * one.sum(-1))[..., None, None] * one[..., None] *
                    jax.nn.one_hot(place, PLACES)[..., None, :])
        return spread(gates[0] / both, first, places) + spread(
            gates[1] / both, second, later), balance

    def block(p, x):
        combine, balance = route(p, x)
        sent = jnp.einsum("gsec,gsd->egcd", (combine > 0).astype(x.dtype), x)
        made = jax.nn.relu(jnp.einsum("egcd,edf->egcf", sent, p["w1"]))
        made = jnp.einsum("egcf,efd->egcd", made, p["w2"])
        return jnp.einsum("gsec,egcd->gsd", combine, made), balance
    return in_blocks(block, experts)


@case
def shares_of_the_two_largest():
    def block(p, x):
        shares = jax.nn.softmax(x @ p["route"], -1)
        gates, at = jax.lax.top_k(shares, 2)
        gates = gates / gates.sum(-1, keepdims=True)
        chosen = jax.nn.one_hot(at, EXPERTS)
        weights = (chosen * gates[..., None]).sum(-2)
        made = jax.nn.silu(jnp.einsum("gsd,edf->gsef", x, p["w1"]))
        made = jnp.einsum("gsef,efd->gsed", made, p["w2"])
        balance = EXPERTS * jnp.sum(chosen.mean((0, 1, 2)) *
                                    shares.mean((0, 1)))
        return jnp.einsum("gsed,gse->gsd", made, weights), balance
    return in_blocks(block, experts)


def by_places(find_places, act=jax.nn.relu):
    """Tokens go to experts as they are, not normalised, each to the place that
    `find_places` makes of whom they go to; -1 is none."""
    def loss(p, key, x, y):
        x = act(x @ p["i"])
        shares = jax.nn.softmax(x @ p["route"], -1)
        mask = jax.nn.one_hot(find_places(shares), PLACES)
        sent = jnp.einsum("gsec,gsd->egcd", mask, x)
        made = jax.nn.relu(jnp.einsum("egcd,edf->egcf", sent, p["w1"]))
        made = jnp.einsum("egcf,efd->egcd", made, p["w2"])
        x = x + jnp.einsum("gsec,egcd->gsd", shares[..., None] * mask, made)
        return jnp.mean((x @ p["o"] - y) ** 2)
    return optimized(
        {"i": draw(32, WIDTH, size=0.2), "o": draw(WIDTH, 8, size=0.2),
         **experts()}, loss, (TOKENS, AIMS))


def places_of_one(shares):
    mask = jax.nn.one_hot(jnp.argmax(shares, -1), EXPERTS, dtype=jnp.int32)
    return jnp.cumsum(mask, 1) * mask - 1


@case
def places_among_tokens():
    return by_places(places_of_one)


@case
def places_of_two_choices():
    """All first choices stand before the second ones."""
    def find(shares):
        at = jnp.swapaxes(jax.lax.top_k(shares, 2)[1], 1, 2)
        mask = jax.nn.one_hot(at.reshape(len(at), -1), EXPERTS,
                              dtype=jnp.int32)
        places = jnp.cumsum(mask, 1) * mask - 1
        return places.reshape(len(at), 2, -1, EXPERTS).max(1)
    return by_places(find)


# ---- attention without a softmax


@case
def attention_in_linear_time():
    def heads(x, w):
        return (x @ w).reshape(*x.shape[:2], 2, -1)

    def block(p, x):
        q = jax.nn.elu(heads(x, p["q"])) + 1
        k = jax.nn.elu(heads(x, p["k"])) + 1
        state = jnp.einsum("bshd,bshm->bhdm", k, heads(x, p["v"]))
        whole = jnp.einsum("bshd,bhd->bsh", q, k.sum(1))
        mean = (jnp.einsum("bshd,bhdm->bshm", q, state) /
                (whole[..., None] + 1e-6))
        x = x + mean.reshape(x.shape) @ p["o"]
        return jax.nn.gelu(normal(x) @ p["w1"]) @ p["w2"], 0.0
    return in_blocks(block, lambda: {
        **{name: draw(WIDTH, WIDTH, size=0.2) for name in "qkvo"},
        "w1": draw(WIDTH, 64, size=0.2), "w2": draw(64, WIDTH, size=0.2)})


def attention_of_features():
    """As Performers have it, written as one einsum of three factors: those of
    rows are products that sum nothing."""
    def heads(x, w):
        return jnp.swapaxes((x @ w).reshape(*x.shape[:2], 2, -1), 1, 2)

    def features(x, matrix, axes):
        x = x * x.shape[-1] ** -0.25
        made = jnp.einsum("bhsd,md->bhsm", x, matrix)
        most = jax.lax.stop_gradient(made.max(axes, keepdims=True))
        size = (x ** 2).sum(-1, keepdims=True) / 2
        return jnp.exp(made - size - most) + 1e-4

    def block(p, x):
        q = features(heads(x, p["q"]), MATRIX, -1)
        k = features(heads(x, p["k"]), MATRIX, (-1, -2))
        whole = 1 / (jnp.einsum("bhsm,bhm->bhs", q, k.sum(2)) + 1e-6)
        state = jnp.einsum("bhsm,bhsd->bhmd", k, heads(x, p["v"]))
        mean = jnp.einsum("bhmd,bhsm,bhs->bhsd", state, q, whole)
        x = x + jnp.swapaxes(mean, 1, 2).reshape(x.shape) @ p["o"]
        return jax.nn.gelu(normal(x) @ p["w1"]) @ p["w2"], 0.0
    return in_blocks(block, lambda: {
        **{name: draw(WIDTH, WIDTH, size=0.2) for name in "qkvo"},
        "w1": draw(WIDTH, 64, size=0.2), "w2": draw(64, WIDTH, size=0.2)})


# ---- noise


@case
def noise_of_many_sizes():
    """As EDM weighs it: by 1 over the square of what it multiplies."""
    def network(p, x, time):
        angle = time[:, None] * jnp.exp(-9 * jnp.arange(16) / 16)
        time = jnp.concatenate([jnp.cos(angle), jnp.sin(angle)], -1)
        time = jax.nn.silu(time @ p["t1"]) @ p["t2"]
        x = x @ p["i"] + time
        for layer in p["layers"]:
            x = x + jax.nn.silu(
                normal(x) @ layer["a"] + time) @ layer["b"]
        return x @ p["o"]

    def loss(p, key, x):
        keys = jax.random.split(key)
        size = jnp.exp(1.2 * jax.random.normal(keys[0], (len(x), 1)) - 1.2)
        noisy = x + size * jax.random.normal(keys[1], x.shape)
        both = size ** 2 + 0.25
        made = (0.25 / both * noisy + size * 0.5 / jnp.sqrt(both) *
                network(p, noisy / jnp.sqrt(both), jnp.log(size[:, 0]) / 4))
        return jnp.mean(both / (size * 0.5) ** 2 * (made - x) ** 2)
    return optimized(
        {"i": draw(16, 64, size=0.2), "o": draw(64, 16, size=0.1),
         "t1": draw(32, 64, size=0.2), "t2": draw(64, 64, size=0.2),
         "layers": [{"a": draw(64, 64, size=0.15),
                     "b": draw(64, 64, size=0.1)} for _ in range(2)]},
        loss, (X * 0.5,))


class Experts(LoopCase):
    def test_they_train(self):
        self.check_narrow(CASES, 95)

    def test_features(self):
        """What is divided, of any size, is read as f32, and nothing behind it."""
        def check(name, dtype, mixed, said):
            self.assertGreaterEqual(find_share(mixed), 80)
        self.check_all({"features": attention_of_features}, check)

    def test_tokens_that_meet(self):
        """Of places where several tokens may be, sums have no bound."""
        def check(name, dtype, mixed, said):
            share = find_share(mixed)
            (self.assertGreaterEqual if dtype == "bf16"
             else self.assertLess)(share, 95)
        meet = {"meet": lambda: by_places(
            lambda shares: jnp.minimum(places_of_one(shares), PLACES - 1))}
        self.check_all(meet, check)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
