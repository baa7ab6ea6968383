"""Models that are trained in copies, and averaged; needs jax and optax.

Clients that each begin with the parameters (federated averaging and its kin,
DiLoCo, Reptile), ensembles and populations: all train as in FP32, with nearly
all products in 16 bits and, in f16, a loss scale.
"""

import unittest

from training import (PARAMETERS, X, Y, Cases, LoopCase, descend, draw,
                      find_share, mse)

import jax
import jax.numpy as jnp
import optax

import mpopt.jax

CLIENTS, ROUNDS = 4, 3
DATA = (draw(CLIENTS, ROUNDS, 8, 16, size=1), draw(CLIENTS, ROUNDS, 8, 4))
SIZES = jnp.asarray([10.0, 20.0, 30.0, 5.0])
MANY = jax.tree.map(lambda v: v + draw(CLIENTS, *v.shape), PARAMETERS)
CASES = Cases()
case = CASES.add


def mean(tree):
    return jax.tree.map(lambda v: jnp.mean(v, 0), tree)


def train_locally(p, xs, ys, more=lambda q, p: 0.0):
    def round_of(q, batch):
        loss, grads = jax.value_and_grad(
            lambda q: mse(q, *batch) + more(q, p))(q)
        return descend(q, grads), loss
    return jax.lax.scan(round_of, p, (xs, ys))


def averaged(average, *weights, train=train_locally):
    """Each client trains; `average(after, before, *weights)`."""
    def step(p, xs, ys, *weights):
        q, losses = jax.vmap(train, (None, 0, 0))(p, xs, ys)
        return (average(q, p, *weights),), jnp.mean(losses)
    return step, (PARAMETERS,), (*DATA, *weights)


@case
def federated_averaging():
    return averaged(lambda q, p: mean(q))


@case
def a_proximal_term():
    return averaged(lambda q, p: mean(q), train=lambda p, x, y: train_locally(
        p, x, y, lambda q, p: 0.05 * sum(
            jnp.sum((q[name] - p[name]) ** 2) for name in p)))


@case
def reptile():
    return averaged(lambda q, p: jax.tree.map(
        lambda p, q: p + 0.5 * jnp.mean(q - p, 0), p, q))


@case
def weights_in_an_einsum():
    return averaged(lambda q, p, n: jax.tree.map(lambda v: jnp.einsum(
        "c,c...->...", n / jnp.sum(n), v), q), SIZES)


@case
def weights_in_an_average():
    return averaged(lambda q, p, n: jax.tree.map(
        lambda v: jnp.average(v, axis=0, weights=n), q), SIZES)


@case
def one_round_in_each_client():
    def train(p, xs, ys):
        loss, grads = jax.value_and_grad(mse)(p, xs[0], ys[0])
        return descend(p, grads), loss
    return averaged(lambda q, p: mean(q), train=train)


@case
def rounds_that_are_written_out():
    def train(p, xs, ys):
        total = 0.0
        for x, y in zip(xs, ys):
            loss, grads = jax.value_and_grad(mse)(p, x, y)
            p, total = descend(p, grads), total + loss / ROUNDS
        return p, total
    return averaged(lambda q, p: mean(q), train=train)


@case
def rounds_in_a_fori_loop():
    def train(p, xs, ys):
        def body(i, carried):
            loss, grads = jax.value_and_grad(mse)(carried[0], xs[i], ys[i])
            return descend(carried[0], grads), carried[1] + loss / ROUNDS
        return jax.lax.fori_loop(0, ROUNDS, body, (p, 0.0))
    return averaged(lambda q, p: mean(q), train=train)


@case
def clients_one_after_the_other():
    def step(p, xs, ys):
        q, losses = jax.lax.map(lambda data: train_locally(p, *data), (xs, ys))
        return (mean(q),), jnp.mean(losses)
    return step, (PARAMETERS,), DATA


@case
def a_scan_over_averages():
    step, state, batch = averaged(lambda q, p: mean(q))

    def epoch(p, *batch):
        (p,), losses = jax.lax.scan(lambda state, _: step(*state, *batch),
                                    (p,), None, length=2)
        return (p,), losses[-1]
    return epoch, state, batch


@case
def momentum_of_each_client():
    def step(p, momenta, xs, ys):
        def train(m, xs, ys):
            def round_of(carried, batch):
                q, m = carried
                loss, grads = jax.value_and_grad(mse)(q, *batch)
                m = jax.tree.map(lambda m, g: 0.9 * m + g, m, grads)
                return (descend(q, m, 0.03), m), loss
            (q, m), losses = jax.lax.scan(round_of, (p, m), (xs, ys))
            return q, m, losses
        q, momenta, losses = jax.vmap(train)(momenta, xs, ys)
        return (mean(q), momenta), jnp.mean(losses)
    return step, (PARAMETERS, jax.tree.map(
        lambda v: jnp.zeros((CLIENTS, *v.shape)), PARAMETERS)), DATA


@case
def diloco():
    outer, inner = optax.sgd(0.7, 0.9, nesterov=True), optax.adamw(1e-3)

    def step(p, outer_state, xs, ys):
        def train(xs, ys):
            def round_of(carried, batch):
                q, state = carried
                loss, grads = jax.value_and_grad(mse)(q, *batch)
                updates, state = inner.update(grads, state, q)
                return (optax.apply_updates(q, updates), state), loss
            (q, _), losses = jax.lax.scan(round_of, (p, inner.init(p)),
                                          (xs, ys))
            return q, losses
        q, losses = jax.vmap(train)(xs, ys)
        moved = jax.tree.map(lambda p, q: p - q, p, mean(q))
        updates, outer_state = outer.update(moved, outer_state, p)
        return (optax.apply_updates(p, updates), outer_state), jnp.mean(losses)
    return step, (PARAMETERS, outer.init(PARAMETERS)), DATA


@case
def control_variates():
    def step(p, own, all_own, xs, ys):
        def train(mine, xs, ys):
            def round_of(q, batch):
                loss, grads = jax.value_and_grad(mse)(q, *batch)
                return jax.tree.map(lambda q, g, a, b: q - 0.1 * (g - a + b),
                                    q, grads, mine, own), loss
            q, losses = jax.lax.scan(round_of, p, (xs, ys))
            return q, jax.tree.map(
                lambda a, b, p, q: a - b + (p - q) / (ROUNDS * 0.1), mine, own,
                p, q), losses
        q, after, losses = jax.vmap(train)(all_own, xs, ys)
        own = jax.tree.map(lambda c, n, o: c + jnp.mean(n - o, 0), own, after,
                           all_own)
        return (mean(q), own, after), jnp.mean(losses)
    zeros = jax.tree.map(jnp.zeros_like, PARAMETERS)
    return step, (PARAMETERS, zeros, jax.tree.map(
        lambda v: jnp.zeros((CLIENTS, *v.shape)), PARAMETERS)), DATA


@case
def an_ensemble_with_a_loss_of_each():
    optimizer = optax.adam(1e-2)

    def step(many, states, x, y):
        def train(p, state):
            loss, grads = jax.value_and_grad(mse)(p, x, y)
            updates, state = optimizer.update(grads, state, p)
            return optax.apply_updates(p, updates), state, loss
        many, states, losses = jax.vmap(train)(many, states)
        return (many, states), losses
    return step, (MANY, jax.vmap(optimizer.init)(MANY)), (X, Y)


@case
def a_population_whose_worst_takes_the_best():
    def step(many, rates, x, y):
        def train(p, rate):
            loss, grads = jax.value_and_grad(mse)(p, x, y)
            return descend(p, grads, rate), loss
        many, losses = jax.vmap(train)(many, rates)
        best, bad = jnp.argmin(losses), losses >= jnp.max(losses)
        many = jax.tree.map(lambda v: jnp.where(
            bad.reshape(-1, *[1] * (v.ndim - 1)), v[best], v), many)
        return (many, jnp.where(bad, 1.1 * rates[best], rates)), jnp.min(losses)
    return step, (MANY, jnp.asarray([0.1, 0.12, 0.08, 0.11])), (X, Y)


class Clients(LoopCase):
    def test_train_as_in_fp32(self):
        def judge(_, dtype, mixed, said):
            self.assertNotIn("nothing becomes narrow", said)
            self.assertNotIn("scaling ends", said)
            self.assertEqual(mixed.state.loss_scale is not None,
                             dtype == "f16", said)
            self.assertGreaterEqual(find_share(mixed), 90)
        self.check_all(CASES, judge)

    def test_an_infinity_in_one_client_refuses_all(self):
        step, state, (xs, ys) = CASES["federated_averaging"]()
        mixed = mpopt.jax.jit(step, dtype="f16")
        mixed(*state, xs, ys)
        scale = float(mixed.state.loss_scale)
        (after,), _ = mixed(*state, xs.at[1, 2, 3].set(jnp.inf), ys)
        self.assertFalse(bool(mixed.state.grads_finite))
        self.assertEqual(float(mixed.state.loss_scale), scale / 2)
        for name, value in state[0].items():
            self.assertTrue((after[name] == value).all(), name)


if __name__ == "__main__":
    unittest.main()
