"""Losses of probabilities that people write by hand, and not of logits.

A gradient behind log(q + 1e-8) is of any size, but the derivative of the sigmoid
or softmax that q was brings it back: all products read 16 bits, and the loops
train as in FP32. Needs jax and optax.
"""

import unittest

from training import RANDOM, X, Y, Cases, LoopCase, draw, optimized

import jax
import jax.numpy as jnp
import optax

CASES = Cases()
case = CASES.add
BITS = (Y > 0).astype(jnp.float32)
LABELS = jnp.asarray(RANDOM.integers(0, 4, 32))
ROWS = jnp.arange(32)


def layers(*sizes):
    return [{"w": draw(m, n, size=m ** -0.5), "b": jnp.zeros(n)}
            for m, n in zip(sizes, sizes[1:])]


def net(p, x, act=jax.nn.gelu):
    for layer in p[:-1]:
        x = act(x @ layer["w"] + layer["b"])
    return x @ p[-1]["w"] + p[-1]["b"]


def classified(loss, *batch):
    return optimized(layers(16, 64, 32, 4), loss, (X, *batch))


@case
def within_bounds():
    def loss(p, key, x, y):
        q = jnp.clip(jax.nn.sigmoid(net(p, x)), 1e-7, 1 - 1e-7)
        return -jnp.mean(y * jnp.log(q) + (1 - y) * jnp.log(1 - q))
    return classified(loss, BITS)


@case
def log1p_of_what_is_within_bounds():
    def loss(p, key, x, y):
        q = jnp.clip(jax.nn.sigmoid(net(p, x)), 1.2e-7, 1 - 1.2e-7)
        return -jnp.mean(jnp.sum(
            y * jnp.log(q) + (1 - y) * jnp.log1p(-q), -1))
    return classified(loss, BITS)


@case
def an_epsilon_within_both():
    def loss(p, key, x, y):
        q = jax.nn.sigmoid(net(p, x))
        return -jnp.mean(y * jnp.log(q + 1e-8) +
                         (1 - y) * jnp.log(1 - q + 1e-8))
    return classified(loss, BITS)


@case
def of_the_label():
    def loss(p, key, x, labels):
        q = jax.nn.softmax(net(p, x))
        return -jnp.mean(jnp.log(q[ROWS, labels] + 1e-8))
    return classified(loss, LABELS)


@case
def of_a_one_hot():
    def loss(p, key, x, y):
        q = jnp.clip(jax.nn.softmax(net(p, x)), 1e-7)
        return -jnp.mean(jnp.sum(y * jnp.log(q), -1))
    return classified(loss, jax.nn.one_hot(LABELS, 4))


@case
def a_policy_and_its_entropy():
    def loss(p, key, x, acts, gains):
        q = jax.nn.softmax(net(p, x))
        log = jnp.log(q + 1e-10)
        return 0.01 * jnp.mean(jnp.sum(q * log, -1)) - jnp.mean(
            gains * log[ROWS, acts])
    return classified(loss, LABELS, Y[:, 0])


@case
def the_hard_ones_count():
    """Focal: a probability that is chosen by the label."""
    def loss(p, key, x, y):
        q = jnp.clip(jax.nn.sigmoid(net(p, x)), 1e-7, 1 - 1e-7)
        right = jnp.where(y == 1, q, 1 - q)
        return -jnp.mean((1 - right) ** 2 * jnp.log(right))
    return classified(loss, BITS)


@case
def an_overlap_with_labels():
    """Dice's; the sums of a row without labels come near to 0."""
    def loss(p, key, x, y):
        q = jax.nn.sigmoid(net(p, x))
        both, all_ = (q * y).sum(1), q.sum(1) + y.sum(1)
        return 1 - jnp.mean((2 * both + 1e-7) / (all_ + 1e-7))
    return classified(loss, BITS)


@case
def an_overlap_over_the_union():
    def loss(p, key, x, y):
        q = jax.nn.softmax(net(p, x))
        both = (q * y).sum(0)
        return 1 - jnp.mean((both + 1e-5) /
                            (q.sum(0) + y.sum(0) - both + 1e-5))
    return classified(loss, jax.nn.one_hot(LABELS, 4))


@case
def one_network_that_tells_the_other():
    optimizer = optax.adam(3e-3)

    def tell(p, x):
        return jax.nn.sigmoid(net(p, x, jax.nn.leaky_relu))

    def step(judge, maker, one, two, key, x):
        key, own = jax.random.split(key)
        z = jax.random.normal(own, (32, 8))

        def judged(p):
            made = net(maker, z, jax.nn.relu)
            return -jnp.mean(jnp.log(tell(p, x) + 1e-8) +
                             jnp.log(1 - tell(p, made) + 1e-8))
        first, grads = jax.value_and_grad(judged)(judge)
        updates, one = optimizer.update(grads, one)
        judge = optax.apply_updates(judge, updates)
        second, grads = jax.value_and_grad(lambda p: -jnp.mean(jnp.log(
            tell(judge, net(p, z, jax.nn.relu)) + 1e-8)))(maker)
        updates, two = optimizer.update(grads, two)
        return (judge, optax.apply_updates(maker, updates), one, two,
                key), first + second
    judge, maker = layers(16, 64, 32, 1), layers(8, 64, 16)
    return step, (judge, maker, optimizer.init(judge), optimizer.init(maker),
                  jax.random.key(0)), (X,)


@case
def bits_of_an_image():
    """A variational autoencoder as libraries of distributions write it."""
    def loss(p, key, x):
        h = jax.nn.softplus(net(p["in"], x, jax.nn.softplus))
        mean, spread = net(p["mean"], h), jax.nn.sigmoid(net(p["spread"], h))
        z = mean + spread * jax.random.normal(key, mean.shape)
        q = jnp.clip(jax.nn.sigmoid(net(p["out"], z, jax.nn.softplus)), 1.2e-7,
                     1 - 1.2e-7)
        seen = jnp.sum(x * jnp.log(q) + (1 - x) * jnp.log1p(-q), -1)
        return -jnp.mean(seen + jnp.sum(
            jnp.log(spread) - 0.5 * (mean ** 2 + spread ** 2), -1))
    return optimized({"in": layers(16, 32, 32), "mean": layers(32, 6),
                      "spread": layers(32, 6), "out": layers(6, 32, 16)}, loss,
                     ((X > 0).astype(jnp.float32),))


@case
def deviations_that_a_divergence_keeps_small():
    def loss(p, key, x):
        h = net(p["in"], x, jax.nn.relu)
        mean, log = net(p["mean"], h), net(p["log"], h)
        z = mean + jnp.exp(0.5 * log) * jax.random.normal(key, mean.shape)
        far = jnp.sum((net(p["out"], z, jax.nn.relu) - x) ** 2, -1)
        return jnp.mean(far) - 0.5 * jnp.mean(jnp.sum(
            1 + log - mean ** 2 - jnp.exp(log), -1))
    return optimized({"in": layers(16, 32, 32), "mean": layers(32, 6),
                      "log": layers(32, 6), "out": layers(6, 32, 32, 16)},
                     loss, (X,))


class Probabilities(LoopCase):
    def test_they_train(self):
        self.check_narrow(CASES, share=90)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
