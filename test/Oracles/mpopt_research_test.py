"""Loops of research code: what they do beside a network and its gradient.

Parameters that are joined to one vector, statistics that decide what is drawn,
scores of which sums over all paths are taken, scans that choose what they keep.
They train as in FP32, in f16 and in bf16. Needs jax and optax.
"""

import unittest

from training import (RANDOM, X, Y, Cases, LoopCase, draw, find_share,
                      optimized)

import jax
import jax.numpy as jnp
import optax
from jax.flatten_util import ravel_pytree

CASES = Cases()
case = CASES.add
# Of the FLOPs of products, in percent, where it is not 95: kernels of particles
# are state; what is made of two activations is of any size, for which f16 has
# no range.
LEAST = {"particles_that_repel": 80, ("a_scan_that_chooses", "f16"): 75,
         ("arms_that_are_drawn", "f16"): 80,
         ("a_path_that_drives_a_state", "f16"): 30,
         ("slots_that_compete", "f16"): 40}


def dense(m, n):
    return {"w": draw(m, n, size=m ** -0.5), "b": jnp.zeros(n)}


def run(p, x):
    return x @ p["w"] + p["b"]


def layers(*sizes):
    return [dense(m, n) for m, n in zip(sizes, sizes[1:])]


def net(p, x, act=jax.nn.gelu):
    for layer in p[:-1]:
        x = act(run(layer, x))
    return run(p[-1], x)


# ---- parameters as one vector


def in_one_vector(move):
    """Six networks, each flattened; `move` takes these and their gradients."""
    first = [layers(16, 16, 4) for _ in range(6)]
    unravel = ravel_pytree(first[0])[1]

    def step(many, x, y):
        flat = jax.vmap(lambda p: ravel_pytree(p)[0])(many)

        def loss(f):
            return jnp.mean((net(unravel(f), x, jnp.tanh) - y) ** 2)
        losses, grads = jax.vmap(jax.value_and_grad(loss))(flat)
        return (jax.vmap(unravel)(move(flat, grads)),), losses
    return step, (jax.tree.map(lambda *v: jnp.stack(v), *first),), (X, Y)


@case
def networks_as_rows():
    return in_one_vector(lambda flat, grads: flat - 0.05 * grads)


@case
def particles_that_repel():
    """Stein's: each is moved by the gradients of its neighbours."""
    def move(flat, grads):
        d = jnp.sum((flat[:, None] - flat[None]) ** 2, -1)
        width = jnp.median(d) / jnp.log(7.0)
        near = jnp.exp(-d / width)
        apart = 2 / width * (flat * near.sum(1, keepdims=True) - near @ flat)
        return flat + 0.05 * (apart - near @ grads) / 6
    return in_one_vector(move)


# ---- statistics that decide


@case
def arms_that_are_drawn():
    """A bandit on features: what it counts decides, no gradient moves it."""
    optimizer = optax.adam(3e-3)

    def step(p, opt_state, a, b, key, x, gains):
        key, own = jax.random.split(key)
        z = net(p["f"], x)
        spread = jnp.linalg.inv(a)
        root = jnp.linalg.cholesky(spread + 1e-6 * jnp.eye(8))
        drawn = jnp.einsum("aij,aj->ai", spread, b) + 0.3 * jnp.einsum(
            "aij,aj->ai", root, jax.random.normal(own, b.shape))
        arm = jnp.argmax(z @ drawn.T, -1)
        gain = jnp.take_along_axis(gains, arm[:, None], 1)[:, 0]

        def loss(p):
            told = net(p["h"], net(p["f"], x))
            return jnp.mean((jnp.take_along_axis(told, arm[:, None], 1)[:, 0]
                             - gain) ** 2)
        value, grads = jax.value_and_grad(loss)(p)
        updates, opt_state = optimizer.update(grads, opt_state)
        hot = jax.nn.one_hot(arm, 4)
        a = 0.99 * a + jnp.einsum("na,ni,nj->aij", hot, z, z) + \
            0.01 * jnp.eye(8)
        b = 0.99 * b + jnp.einsum("na,ni,n->ai", hot, z, gain)
        return (optax.apply_updates(p, updates), opt_state, a, b, key), value
    p = {"f": layers(16, 32, 8), "h": layers(8, 4)}
    return step, (p, optimizer.init(p), jnp.tile(jnp.eye(8), (4, 1, 1)),
                  jnp.zeros((4, 8)), jax.random.key(0)), (X, Y)


@case
def spikes_whose_slope_is_made_up():
    """Weights before a spike have no way to the loss but by what is greater."""
    @jax.custom_vjp
    def spike(v):
        return (v > 0).astype(jnp.float32)
    spike.defvjp(lambda v: (spike(v), v),
                 lambda v, g: (g / (1 + 10 * jnp.abs(v)) ** 2,))

    def loss(p, key, x, y):
        def cell(state, _):
            v, out = state
            fired = spike(v - 1)
            return (0.9 * v * (1 - fired) + run(p[0], x),
                    0.9 * out + run(p[1], fired)), None
        (_, out), _ = jax.lax.scan(
            cell, (jnp.zeros((32, 32)), jnp.zeros((32, 4))), None, 8)
        return jnp.mean((out - y) ** 2)
    return optimized(layers(16, 32, 4), loss, (X, Y))


# ---- sequences


@case
def tags_along_a_path():
    """A random field over two recurrences; sequences of any length."""
    def recur(p, x, reverse):
        def cell(carry, x):
            h, s = carry
            i, f, g, o = jnp.split(run(p, jnp.concatenate([x, h], -1)), 4, -1)
            s = jax.nn.sigmoid(f + 1) * s + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(s)
            return (h, s), h
        zero = jnp.zeros((x.shape[1], 16))
        return jax.lax.scan(cell, (zero, zero), x, reverse=reverse)[1]

    def loss(p, key, words, tags, count):
        x = p["e"][words].swapaxes(0, 1)
        told = run(p["o"], jnp.concatenate(
            [recur(p["f"], x, False), recur(p["r"], x, True)], -1)) + \
            p["own"][words].swapaxes(0, 1)
        tags = tags.T
        mask = (jnp.arange(12)[:, None] < count).astype(jnp.float32)
        score = p["s"][tags[0]] + (
            jnp.take_along_axis(told, tags[..., None], -1)[..., 0] *
            mask).sum(0) + (p["t"][tags[:-1], tags[1:]] * mask[1:]).sum(0)

        def over(a, given):
            told, mask = given
            b = jax.nn.logsumexp(a[:, :, None] + p["t"] + told[:, None], 1)
            return jnp.where(mask[:, None] > 0, b, a), None
        a, _ = jax.lax.scan(over, p["s"] + told[0], (told[1:], mask[1:]))
        return jnp.mean(jax.nn.logsumexp(a, -1) - score)
    words = jnp.asarray(RANDOM.integers(0, 20, (8, 12)))
    return optimized(
        {"e": draw(20, 12, size=0.5), "f": dense(28, 64), "r": dense(28, 64),
         "o": dense(32, 5), "t": draw(5, 5, size=0.1), "s": jnp.zeros(5),
         "own": draw(20, 5) + 7 * jax.nn.one_hot(jnp.arange(20) % 5, 5)}, loss,
        (words, words % 5, jnp.asarray(RANDOM.integers(4, 13, 8))),
        optax.adam(3e-3))


@case
def a_scan_that_chooses():
    """Mamba: what is kept from token to token is chosen by the token."""
    def loss(p, key, tokens):
        x = p["e"][tokens[:, :-1]]
        inside, gate = jnp.split(x @ p["in"], 2, -1)
        inside = jax.nn.silu(jax.lax.conv_general_dilated(
            jnp.pad(inside, ((0, 0), (3, 0), (0, 0))), p["c"], (1,), "VALID",
            dimension_numbers=("NWC", "WIO", "NWC"), feature_group_count=32))
        rate, b, c = jnp.split(inside @ p["x"], [2, 6], -1)
        rate = jax.nn.softplus(rate @ p["r"] - 2)
        keep = jnp.exp(-rate[..., None] * jnp.exp(p["a"]))
        take = (rate * inside)[..., None] * b[:, :, None]

        def cell(h, given):
            keep, take, c = given
            h = keep * h + take
            return h, jnp.einsum("bdn,bn->bd", h, c)
        _, y = jax.lax.scan(cell, jnp.zeros((8, 32, 4)), tuple(
            v.swapaxes(0, 1) for v in (keep, take, c)))
        y = (y.swapaxes(0, 1) + inside * p["d"]) * jax.nn.silu(gate)
        return optax.softmax_cross_entropy_with_integer_labels(
            (x + y @ p["out"]) @ p["o"], tokens[:, 1:]).mean()
    tokens = jnp.asarray(RANDOM.integers(0, 3, (8, 24)).cumsum(1) % 12)
    return optimized(
        {"e": draw(12, 16), "in": draw(16, 64), "c": draw(4, 1, 32),
         "x": draw(32, 10), "r": draw(2, 32), "d": jnp.ones(32),
         "a": jnp.log(jnp.tile(jnp.arange(1.0, 5), (32, 1))),
         "out": draw(32, 16, size=0.1), "o": draw(16, 12)}, loss, (tokens,))


@case
def slots_that_compete():
    """Shares of each place over slots, then of each slot over places."""
    def normal(x):
        return (x - x.mean(-1, keepdims=True)) * jax.lax.rsqrt(
            x.var(-1, keepdims=True) + 1e-5)

    def loss(p, key, x, y):
        x = run(p["i"], x.reshape(4, 8, 16))
        k, v = normal(x) @ p["k"], normal(x) @ p["v"]
        s = p["mu"] + 0.3 * jax.random.normal(key, (4, 4, 16))
        for _ in range(3):
            shares = jax.nn.softmax(jnp.einsum(
                "bnd,bsd->bns", k, normal(s) @ p["q"]) / 4) + 1e-8
            shares = shares / shares.sum(1, keepdims=True)
            s = s + jnp.tanh(run(p["u"], jnp.concatenate(
                [jnp.einsum("bns,bnd->bsd", shares, v), s], -1)))
        made = net(p["o"], s.mean(1))
        return jnp.mean((made - y.reshape(4, 8, 4).mean(1)) ** 2)
    return optimized(
        {"i": dense(16, 16), "k": draw(16, 16), "v": draw(16, 16),
         "q": draw(16, 16), "u": dense(32, 16), "mu": draw(16),
         "o": layers(16, 32, 4)}, loss, (X, Y))


@case
def a_path_that_drives_a_state():
    """A neural CDE: a matrix of bounded numbers times increments."""
    def loss(p, key, path, labels):
        def slope(h, dx):
            made = jnp.tanh(net(p["slope"], h)).reshape(-1, 32, 4)
            return jnp.einsum("bhc,bc->bh", made, dx)

        def move(h, dx):
            return h + slope(h + 0.5 * slope(h, dx), dx), None
        moves = jnp.moveaxis(jnp.diff(path, axis=1), 1, 0)
        h, _ = jax.lax.scan(move, path[:, 0] @ p["i"], moves)
        return optax.softmax_cross_entropy_with_integer_labels(
            h @ p["o"], labels).mean()
    return optimized(
        {"i": draw(4, 32), "slope": layers(32, 64, 128), "o": draw(32, 3)},
        loss, (jnp.cumsum(draw(8, 20, 4), 1), jnp.arange(8) % 3))


class Research(LoopCase):
    def test_they_train(self):
        def judge(name, dtype, mixed, said):
            share = find_share(mixed)
            self.assertGreaterEqual(share, LEAST.get((name, dtype),
                                                     LEAST.get(name, 95)))
            self.assertEqual(mixed.state.loss_scale is not None,
                             dtype == "f16", said)
            self.assertNotIn("is not scaled", said)
        self.check_all(CASES, judge)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
