"""What an epoch computes around its rounds, such as games that a policy plays.

It reads 16 bits as the rounds do, and trains as in FP32; a gradient out there,
which no loss scale reaches, does not in f16. Needs jax and optax.
"""

import unittest

from training import (PARAMETERS, RANDOM, XS, YS, Cases, LoopCase, descend,
                      draw, mse)

import jax
import jax.numpy as jnp
import optax

CASES, CONTROLS = Cases(), Cases()
ACTS = jnp.asarray(RANDOM.integers(0, 4, (10, 8)))
ENDS = jnp.asarray(RANDOM.integers(0, 2, (10, 8)), jnp.float32)


def judge(p, seen):
    h = jnp.tanh(jnp.tanh(seen @ p["w1"] + p["b1"]) @ p["w2"])
    return jax.nn.log_softmax(h @ p["acts"]), (h @ p["value"])[..., 0]


def pick(logs, acts):
    return jnp.take_along_axis(logs, acts[..., None], -1)[..., 0]


@CASES.add
def a_policy_that_learns_from_its_games():
    """PPO: values and chances of all games, then epochs over parts of them."""
    optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(3e-3))

    def loss(p, part):
        seen, acts, before, gains, goals = part
        logs, values = judge(p, seen)
        ratio = jnp.exp(pick(logs, acts) - before)
        gains = (gains - gains.mean()) / (gains.std() + 1e-5)
        chosen = jnp.minimum(ratio * gains, jnp.clip(ratio, 0.8, 1.2) * gains)
        return -jnp.mean(chosen) + 0.5 * jnp.mean((values - goals) ** 2)

    def step(p, opt_state, key, seen, acts, rewards, ends):
        logs, values = judge(p, seen)

        def gain(after, now):
            reward, end, value = now
            later, next_value = after
            later = reward + 0.99 * next_value * (1 - end) - value + (
                0.94 * (1 - end) * later)
            return (later, value), later
        _, gains = jax.lax.scan(gain, (jnp.zeros(8), values[-1]),
                                (rewards, ends, values), reverse=True)
        games = jax.tree.map(
            lambda v: v.reshape(-1, *v.shape[2:]),
            (seen, acts, pick(logs, acts), gains, gains + values))

        def learn(state, part):
            p, opt_state = state
            value, grads = jax.value_and_grad(loss)(p, part)
            updates, opt_state = optimizer.update(grads, opt_state, p)
            return (optax.apply_updates(p, updates), opt_state), value

        def epoch(state, key):
            order = jax.random.permutation(key, 80)
            return jax.lax.scan(learn, state, jax.tree.map(
                lambda v: v[order].reshape(4, 20, *v.shape[1:]), games))
        key, own = jax.random.split(key)
        (p, opt_state), values = jax.lax.scan(epoch, (p, opt_state),
                                              jax.random.split(own, 2))
        return (p, opt_state, key), jnp.mean(values)
    params = {"w1": draw(16, 32), "b1": jnp.zeros(32), "w2": draw(32, 32),
              "acts": draw(32, 4), "value": draw(32, 1)}
    return step, (params, optimizer.init(params), jax.random.key(0)), (
        XS, ACTS, draw(10, 8), ENDS)


@CONTROLS.add
def a_gradient_that_rounds_go_by():
    """SVRG: of all examples, before the rounds."""
    def step(p, xs, ys):
        whole = jax.grad(mse)(p, xs.reshape(-1, 16), ys.reshape(-1, 4))

        def learn(moved, part):
            value, grads = jax.value_and_grad(mse)(moved, *part)
            there = jax.grad(mse)(p, *part)
            return descend(moved, jax.tree.map(
                lambda g, h, w: g - h + w, grads, there, whole)), value
        p, values = jax.lax.scan(learn, p, (xs, ys))
        return (p,), jnp.mean(values)
    return step, (PARAMETERS,), (XS, YS)


class Rollouts(LoopCase):
    def test_they_read_16_bits(self):
        self.check_narrow(CASES, share=90)

    def test_a_gradient_does_not(self):
        self.check_wide(CONTROLS, 60)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
