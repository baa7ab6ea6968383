"""Loops that try other parameters, and keep them if an energy says so.

Samplers, line searches, trust regions, loops that stop early: a difference of two
sums decides, which is a thousandth of them. They train as in FP32, in f16 and in
bf16, and decide alike. Needs jax and optax.
"""

import unittest

from training import (X, Y, Cases, LoopCase, descend, draw, find_share,
                      optimized)

import jax
import jax.numpy as jnp
import mpopt.jax
import optax

CASES = Cases()
case = CASES.add
# Of the FLOPs of products, in percent: the energies read f32, with no gradient
# all of them.
LEAST = {"walks_at_random": 0, "moves_along_paths": 20,
         "moves_by_a_gradient_of_what_it_closes_over": 25,
         "searches_along_a_line": 15, "keeps_the_best": 95,
         "bounds_its_gradients": 95}
XV, YV = draw(32, 16, size=1), draw(32, 4, size=1)


def first():
    return {"w": draw(16, 32), "v": draw(32, 4)}


def energy(p, x, y):
    return jnp.sum((jnp.tanh(x @ p["w"]) @ p["v"] - y) ** 2)


def mean(p, x, y):
    return energy(p, x, y) / y.size


def pick(ok, new, old):
    return jax.tree.map(lambda new, old: jnp.where(ok, new, old), new, old)


def vary(p, key, size):
    return {name: value + size * jax.random.normal(key, value.shape)
            for (name, value), key in zip(p.items(),
                                          jax.random.split(key, len(p)))}


def squared(p, q):
    return sum(jnp.sum((p[name] - q[name]) ** 2) for name in p)


@case
def walks_at_random():
    """Metropolis: the energies were equal but for their rounding."""
    def step(p, key, x, y):
        key, one, two = jax.random.split(key, 3)
        new = vary(p, one, 0.002)
        gain = energy(p, x, y) - energy(new, x, y)
        p = pick(jnp.log(jax.random.uniform(two)) < gain, new, p)
        return (p, key), {"loss": energy(p, x, y), "gain": gain}
    return step, (first(), jax.random.key(0)), (X, Y)


def langevin(*batch):
    rate = 1e-4

    def step(p, key, *given):
        x, y = given or (X, Y)
        key, one, two = jax.random.split(key, 3)
        slope = jax.value_and_grad(energy)
        before, grads = slope(p, x, y)
        aim = descend(p, grads, rate)
        new = vary(aim, one, (2 * rate) ** 0.5)
        after, grads = slope(new, x, y)
        back = descend(new, grads, rate)
        gain = before - after + (squared(new, aim) - squared(p, back)) / (
            4 * rate)
        p = pick(jnp.log(jax.random.uniform(two)) < gain, new, p)
        return (p, key), {"loss": before, "gain": before - after}
    return step, (first(), jax.random.key(0)), batch


@case
def moves_by_its_gradient():
    return langevin(X, Y)


@case
def moves_by_a_gradient_of_what_it_closes_over():
    """Of no argument; a key is none whose gradient there is."""
    return langevin()


@case
def moves_along_paths():
    """Hamilton's: three gradients, of which none is a new parameter's. Short
    ones: another gradient ends elsewhere, and may well be accepted there."""
    def step(p, key, x, y):
        key, one, two = jax.random.split(key, 3)
        speed = vary(jax.tree.map(jnp.zeros_like, p), one, 1.0)
        slope, new, after = jax.grad(energy), p, speed
        for _ in range(3):
            after = descend(after, slope(new, x, y), 0.0005)
            new = descend(new, after, -0.001)
            after = descend(after, slope(new, x, y), 0.0005)

        def total(p, speed):
            return energy(p, x, y) + sum(jnp.sum(v ** 2)
                                         for v in speed.values()) / 2
        gain = total(p, speed) - total(new, after)
        p = pick(jnp.log(jax.random.uniform(two)) < gain, new, p)
        return (p, key), energy(p, x, y)
    return step, (first(), jax.random.key(0)), (X, Y)


@case
def searches_along_a_line():
    def step(p, x, y):
        loss, grads = jax.value_and_grad(mean)(p, x, y)
        best, done = p, jnp.array(False)
        for rate in (3.0, 1.0, 0.3, 0.1):
            new = descend(p, grads, rate)
            slack = 1e-4 * rate * squared(grads, jax.tree.map(
                jnp.zeros_like, grads))
            ok = (mean(new, x, y) <= loss - slack) & ~done
            best, done = pick(ok, new, best), done | ok
        return (best,), loss
    return step, (first(),), (X, Y)


@case
def moves_within_a_radius():
    def step(p, radius, x, y):
        loss, grads = jax.value_and_grad(mean)(p, x, y)
        size = optax.global_norm(grads)
        new = descend(p, grads, radius / size)
        share = (loss - mean(new, x, y)) / (radius * size)
        radius = jnp.where(share < 0.25, radius / 2,
                           jnp.where(share > 0.75, 2 * radius, radius))
        return (pick(share > 0.1, new, p), radius), loss
    return step, (first(), jnp.array(0.5)), (X, Y)


@case
def stops_early():
    """Where what was tried was no better for two rounds."""
    optimizer = optax.adam(0.02)

    def step(p, opt_state, least, bad, x, y, xv, yv):
        loss, grads = jax.value_and_grad(mean)(p, x, y)
        updates, opt_state = optimizer.update(grads, opt_state)
        new = optax.apply_updates(p, updates)
        now = mean(new, xv, yv)
        bad = jnp.where(now < least - 1e-3, 0, bad + 1)
        return (pick(bad < 2, new, p), opt_state, jnp.minimum(now, least),
                bad), loss
    p = first()
    return step, (p, optimizer.init(p), jnp.array(jnp.inf), jnp.array(0)), (
        X, Y, XV, YV)


@case
def keeps_the_best():
    """And goes on without them: one rounding more or less decides nothing."""
    optimizer = optax.adam(0.02)

    def step(p, opt_state, best, least, x, y, xv, yv):
        loss, grads = jax.value_and_grad(mean)(p, x, y)
        updates, opt_state = optimizer.update(grads, opt_state)
        p = optax.apply_updates(p, updates)
        now = mean(p, xv, yv)
        better = now < least
        return (p, opt_state, pick(better, p, best),
                jnp.where(better, now, least)), loss
    p = first()
    return step, (p, optimizer.init(p), p, jnp.array(jnp.inf)), (X, Y, XV, YV)


@case
def bounds_its_gradients():
    """Clipped by norm, or not taken at all: no energy is compared."""
    optimizer = optax.apply_if_finite(
        optax.chain(optax.clip_by_global_norm(0.5), optax.adam(3e-3)), 3)
    return optimized(first(), lambda p, key, x, y: mean(p, x, y), (X, Y),
                     optimizer)


class Accepting(LoopCase):
    def test_they_train(self):
        def judge(name, dtype, mixed, said):
            self.assertGreaterEqual(find_share(mixed), LEAST.get(name, 30))
        self.check_all(CASES, judge)

    def test_they_decide_alike(self):
        """At each state of FP32's; what is compared with them is about 1."""
        for name, make in CASES.items():
            step, state, batch = make()
            plain = jax.jit(step)
            if not isinstance(plain(*state, *batch)[1], dict):
                continue
            for dtype in ("f16", "bf16"):
                mixed, now = mpopt.jax.jit(step, dtype=dtype), state
                for _ in range(8):
                    told = mixed(*now, *batch)[1]
                    now, goal = plain(*now, *batch)
                    with self.subTest(name, dtype=dtype):
                        self.assertAlmostEqual(float(told["gain"]),
                                               float(goal["gain"]), delta=0.02)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
