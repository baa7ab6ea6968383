"""Steps that return one of their losses, none, or that of what they made.

A policy beside the values that it reads, a probe beside the encoder, a network
of its own: what no loss reads that comes back is trained all the same. What
moves parameters is none though the loss is made of it, nor is what a game moves.
Nearly all products read 16 bits, in f16 behind a loss scale. Needs jax and optax.
"""

import unittest

from training import (PARAMETERS, RANDOM, X, Y, Cases, LoopCase, draw,
                      find_share, mse)

import jax
import jax.numpy as jnp
import optax

CASES = Cases()
case = CASES.add
LABELS = jnp.asarray(RANDOM.integers(0, 4, 32))
# Of the FLOPs of products, in percent, where it is not 99: what is read by a
# weight that grows with an exponential is of any size, and so are players that a
# game adds to without end.
LEAST = {("a_policy_that_weighs_by_advantages", "f16"): 80,
         "players_that_the_step_carries": 20, "a_loss_that_a_task_chooses": 97}


def net(p, x):
    return jnp.tanh(x @ p["w1"] + p["b1"]) @ p["w2"]


def network(m, n):
    return {"w1": draw(m, 32), "b1": jnp.zeros(32), "w2": draw(32, n)}


def moved(loss, p, state, optimizer=optax.adam(3e-3)):
    value, grads = jax.value_and_grad(loss)(p)
    updates, state = optimizer.update(grads, state, p)
    return optax.apply_updates(p, updates), state, value


@case
def the_loss_of_one_of_two():
    def step(a, b, of_a, of_b, x, y):
        a, of_a, told = moved(lambda a: mse(a, x, y), a, of_a)
        b, of_b, _ = moved(lambda b: mse(b, x, jnp.sin(y)), b, of_b)
        return (a, b, of_a, of_b), told
    a, b = PARAMETERS, network(16, 4)
    first = optax.adam(3e-3).init
    return step, (a, b, first(a), first(b)), (X, Y)


@case
def no_loss_at_all():
    def step(q, x, y):
        grads = jax.grad(mse)(q, x, y)
        q = jax.tree.map(lambda p, g: p - 0.1 * g, q, grads)
        hits = net(q, x).argmax(-1) == y.argmax(-1)
        return (q,), 1 + jnp.mean(hits.astype(jnp.float32))
    return step, (PARAMETERS,), (X, Y)


@case
def a_probe_whose_loss_is_told():
    """And that of the views is not."""
    def step(e, h, probe, of_e, of_probe, key, x, labels):
        key, own = jax.random.split(key)
        one, two = [x + 0.1 * jax.random.normal(k, x.shape)
                    for k in jax.random.split(own)]

        def views(both):
            e, h = both
            a, b = [net(h, net(e, view)) for view in (one, two)]
            a, b = [v / jnp.linalg.norm(v, axis=1, keepdims=True)
                    for v in (a, b)]
            return optax.softmax_cross_entropy_with_integer_labels(
                5 * a @ b.T, jnp.arange(len(x))).mean()
        seen = jax.lax.stop_gradient(net(e, x))
        (e, h), of_e, _ = moved(views, (e, h), of_e)
        probe, of_probe, told = moved(
            lambda p: optax.softmax_cross_entropy_with_integer_labels(
                seen @ p["w"] + p["b"], labels).mean(), probe, of_probe)
        return (e, h, probe, of_e, of_probe, key), told

    e, h = network(16, 16), network(16, 8)
    probe = {"w": draw(16, 4), "b": jnp.zeros(4)}
    first = optax.adam(3e-3).init
    return step, (e, h, probe, first((e, h)), first(probe),
                  jax.random.key(0)), (X, LABELS)


@case
def a_policy_that_weighs_by_advantages():
    """Its loss reads values, and no value reads the policy."""
    def step(v, q, target, a, of_v, of_q, of_a, x, y, gains):
        acts = jnp.tanh(y)
        both = jnp.concatenate([x, acts], 1)
        best = net(target, both)[:, 0]

        def expectile(v):
            e = best - net(v, x)[:, 0]
            return jnp.mean(jnp.where(e > 0, 0.7, 0.3) * e ** 2)
        v, of_v, of_values = moved(expectile, v, of_v)
        weight = jnp.minimum(jnp.exp(best - net(v, x)[:, 0]), 100)
        a, of_a, _ = moved(lambda a: jnp.mean(weight * jnp.sum(
            (acts - jnp.tanh(net(a, x))) ** 2, 1)), a, of_a)
        goal = gains + 0.9 * net(v, x[::-1])[:, 0]
        q, of_q, of_q_loss = moved(lambda q: jnp.mean(
            (net(q, both)[:, 0] - goal) ** 2), q, of_q)
        target = optax.incremental_update(q, target, 0.05)
        return (v, q, target, a, of_v, of_q, of_a), of_q_loss + of_values
    v, q, a = network(16, 1), network(20, 1), network(16, 4)
    first = optax.adam(3e-3).init
    return step, (v, q, q, a, first(v), first(q), first(a)), (X, Y, Y[:, 0])


@case
def the_loss_of_what_was_made():
    """And of an average of it."""
    def step(q, v, mean, x, y):
        grads = jax.grad(mse)(q, x, y)
        v = jax.tree.map(lambda v, g: 0.9 * v + g, v, grads)
        q = jax.tree.map(lambda p, v: p - 0.02 * v, q, v)
        mean = jax.tree.map(lambda m, p: 0.8 * m + 0.2 * p, mean, q)
        return (q, v, mean), mse(mean, x, y)
    return step, (PARAMETERS, jax.tree.map(jnp.zeros_like, PARAMETERS),
                  PARAMETERS), (X, Y)


@case
def players_that_the_step_carries():
    """Rollouts of a game within the step, which returns the rewards."""
    force = draw(4, 16, size=0.1)

    def step(p, of_p, players, key):
        def play(carry, own):
            players, back = carry, jax.random.split(own)
            acts = jax.random.categorical(back[0], net(p, players))
            noise = 0.02 * jax.random.normal(back[1], players.shape)
            after = 0.95 * players + force[acts] + noise
            return after, (players, acts, -jnp.sum(after ** 2, -1))
        key, own = jax.random.split(key)
        players, (seen, acts, gains) = jax.lax.scan(
            play, players, jax.random.split(own, 6))
        total = jnp.cumsum(gains[::-1], 0)[::-1]
        weight = (total - total.mean()) / (total.std() + 1e-6)

        def loss(p):
            told = jax.nn.log_softmax(net(p, seen))
            return -jnp.mean(weight * jnp.take_along_axis(
                told, acts[..., None], -1)[..., 0])
        p, of_p, _ = moved(loss, p, of_p)
        return (p, of_p, players, key), -gains.mean()
    return step, (PARAMETERS, optax.adam(3e-3).init(PARAMETERS),
                  draw(32, 16, size=1), jax.random.key(0)), ()


@case
def a_loss_that_a_task_chooses():
    """Weighed by what each task has learnt of its own noise."""
    def huber(p, h, y):
        error = (h @ p["place"])[:, 0] - y
        inner = jnp.minimum(jnp.abs(error), 1)
        return jnp.mean(0.5 * inner ** 2 + jnp.abs(error) - inner)

    def cross_entropy(p, h, y):
        return optax.softmax_cross_entropy_with_integer_labels(
            h @ p["class"], (y > 0).astype(int)).mean()

    def likelihood(p, h, y):
        mean, spread = jnp.split(h @ p["both"], 2, axis=1)
        return jnp.mean(jnp.exp(-spread) * (mean[:, 0] - y)[:, None] ** 2 +
                        spread)

    def step(p, state, task, x, y):
        def loss(p):
            h = jax.nn.leaky_relu(x @ p["w1"])
            value = jax.lax.switch(task, [huber, cross_entropy, likelihood], p,
                                   h, y)
            return jnp.exp(-p["noise"][task]) * value + p["noise"][task]
        p, state, value = moved(loss, p, state)
        return (p, state, (task + 1) % 3), value
    p = {"w1": draw(16, 32), "place": draw(32, 1), "class": draw(32, 2),
         "both": draw(32, 2), "noise": jnp.zeros(3)}
    return step, (p, optax.adam(3e-3).init(p), jnp.int32(0)), (X, Y[:, 0])


class SeveralLosses(LoopCase):
    def test_they_train(self):
        def judge(name, dtype, mixed, said):
            self.assertGreaterEqual(find_share(mixed),
                                    LEAST.get((name, dtype),
                                              LEAST.get(name, 99)))
            self.assertEqual(mixed.state.loss_scale is not None,
                             dtype == "f16", said)
            self.assertNotIn("not scaled", said)
        self.check_all(CASES, judge)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
