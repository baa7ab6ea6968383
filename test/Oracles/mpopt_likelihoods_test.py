"""Losses that people write of distributions, of who is at risk, and of spans.

A deviation that is learnt, a mean of counts, sums of exponentials that a mask
or a running sum picks: a gradient that is divided by such is of any size by
itself, but not with what it is multiplied by, or since the loss keeps it so.
Needs jax and optax.
"""

import unittest

from training import RANDOM, X, Y, Cases, LoopCase, draw, optimized

import jax
import jax.numpy as jnp
import optax
from jax.scipy.special import gammaln
from jax.scipy.stats import norm

CASES = Cases()
case = CASES.add
COUNTS = jnp.asarray(RANDOM.poisson(2, (32, 16)), jnp.float32)
LABELS = jnp.asarray(RANDOM.integers(0, 4, 32))
TIMES = jnp.asarray(RANDOM.exponential(size=32), jnp.float32)
EVENTS = jnp.asarray(RANDOM.random(32) < 0.7, jnp.float32)


def layers(*sizes):
    return [{"w": draw(m, n, size=m ** -0.5), "b": jnp.zeros(n)}
            for m, n in zip(sizes, sizes[1:])]


def net(p, x, act=jax.nn.relu):
    for layer in p[:-1]:
        x = act(x @ layer["w"] + layer["b"])
    return x @ p[-1]["w"] + p[-1]["b"]


def spread(likelihood):
    """A network that gives a mean and a deviation for each target."""
    def loss(p, key, x, y):
        mean, raw = jnp.split(net(p, x, jnp.tanh), 2, -1)
        return likelihood(mean, raw, y)
    return optimized(layers(16, 32, 32, 8), loss, (X, Y))


@case
def errors_over_deviations():
    def likelihood(mean, raw, y):
        sigma = jax.nn.softplus(raw) + 1e-6
        return jnp.mean(0.5 * ((y - mean) / sigma) ** 2 + jnp.log(sigma))
    return spread(likelihood)


@case
def by_the_library():
    return spread(lambda mean, raw, y: -jnp.mean(
        norm.logpdf(y, mean, jax.nn.softplus(raw) + 1e-6)))


@case
def weighed_by_their_own_variance():
    def likelihood(mean, raw, y):
        var = jax.nn.softplus(raw) + 1e-6
        each = 0.5 * ((y - mean) ** 2 / var + jnp.log(var))
        return jnp.mean(each * jax.lax.stop_gradient(var) ** 0.5)
    return spread(likelihood)


@case
def sizes_over_deviations():
    def likelihood(mean, raw, y):
        scale = jax.nn.softplus(raw) + 1e-6
        return jnp.mean(jnp.abs(y - mean) / scale + jnp.log(2 * scale))
    return spread(likelihood)


@case
def logarithms_within_bounds():
    def likelihood(mean, raw, y):
        log = 0.5 - jax.nn.softplus(0.5 - raw)
        log = jax.nn.softplus(log + 10) - 10
        return jnp.mean((y - mean) ** 2 * jnp.exp(-log) + log)
    return spread(likelihood)


@case
def counts_with_means():
    def loss(p, key, x, counts):
        mean, raw = jnp.split(net(p, x), 2, -1)
        mean, size = jax.nn.softplus(mean), jnp.exp(raw)
        both = jnp.log(size + mean + 1e-8)
        return -jnp.mean(size * (jnp.log(size + 1e-8) - both) +
                         counts * (jnp.log(mean + 1e-8) - both) +
                         gammaln(counts + size) - gammaln(size))
    return optimized(layers(16, 32, 32), loss, (X, COUNTS))


@case
def counts_of_a_share():
    def loss(p, key, counts):
        hidden = jax.nn.relu(net(p["in"], jnp.log1p(counts)))
        mean, raw = jnp.split(net(p["code"], hidden), 2, -1)
        var = jnp.exp(raw) + 1e-4
        code = mean + jnp.sqrt(var) * jax.random.normal(key, mean.shape)
        share = jax.nn.softmax(net(p["out"], code))
        rate = jnp.sum(counts, -1, keepdims=True) * share
        size = jnp.exp(p["size"])
        both = jnp.log(size + rate + 1e-8)
        fit = (size * (jnp.log(size + 1e-8) - both) +
               counts * (jnp.log(rate + 1e-8) - both))
        kl = 0.5 * jnp.sum(var + mean ** 2 - 1 - jnp.log(var), -1)
        return jnp.mean(kl - jnp.sum(fit, -1))
    params = {"in": layers(16, 32, 32), "code": layers(32, 8),
              "out": layers(4, 32, 16), "size": draw(16)}
    return optimized(params, loss, (COUNTS,))


def at_risk(likelihood):
    def loss(p, key, x, times, events):
        return likelihood(net(p, x)[:, 0], times, events)
    return optimized(layers(16, 32, 32, 1), loss, (X, TIMES, EVENTS))


@case
def who_is_at_risk_as_a_running_sum():
    def likelihood(risk, times, events):
        order = jnp.argsort(-times)
        risk, events = risk[order], events[order]
        log = jnp.log(jnp.cumsum(jnp.exp(risk)) + 1e-7)
        return -jnp.sum((risk - log) * events) / jnp.sum(events)
    return at_risk(likelihood)


@case
def who_is_at_risk_as_a_mask():
    def likelihood(risk, times, events):
        mask = (times[None] >= times[:, None]).astype(jnp.float32)
        log = jnp.log(jnp.sum(mask * jnp.exp(risk)[None], -1))
        return -jnp.sum((risk - log) * events) / jnp.sum(events)
    return at_risk(likelihood)


@case
def who_is_at_risk_as_a_choice():
    def likelihood(risk, times, events):
        mask = times[None] >= times[:, None]
        log = jnp.log(jnp.sum(jnp.where(mask, jnp.exp(risk)[None], 0), -1))
        return -jnp.sum((risk - log) * events) / jnp.sum(events)
    return at_risk(likelihood)


@case
def contrast_to_all_others():
    def loss(p, key, x, labels):
        z = net(p, x)
        z = z / jnp.maximum(jnp.linalg.norm(z, axis=-1, keepdims=True), 1e-6)
        score = z @ z.T / 0.1
        score = score - jax.lax.stop_gradient(
            jnp.max(score, -1, keepdims=True))
        others = 1 - jnp.eye(32)
        same = (labels[:, None] == labels[None]) * others
        log = score - jnp.log(
            jnp.sum(jnp.exp(score) * others, -1, keepdims=True) + 1e-8)
        return -jnp.mean(jnp.sum(log * same, -1) /
                         jnp.maximum(jnp.sum(same, -1), 1))
    return optimized(layers(16, 32, 32, 8), loss, (X, LABELS))


@case
def states_brought_to_spans():
    def bring(state):
        least = jnp.min(state, -1, keepdims=True)
        most = jnp.max(state, -1, keepdims=True)
        return (state - least) / (most - least + 1e-5)

    def loss(p, key, x, labels):
        state = bring(net(p["first"], x))
        for _ in range(3):
            state = bring(net(p["next"], state))
        return optax.softmax_cross_entropy_with_integer_labels(
            net(p["out"], state), labels).mean()
    params = {"first": layers(16, 32, 24), "next": layers(24, 32, 24),
              "out": layers(24, 16, 4)}
    return optimized(params, loss, (X, LABELS))


class LikelihoodsTest(LoopCase):
    def test_losses_of_distributions_read_16_bits(self):
        self.check_narrow(CASES, 90)


if __name__ == "__main__":
    unittest.main()
