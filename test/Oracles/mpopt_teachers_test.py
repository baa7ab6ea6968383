"""Networks that teach each other, and views of a batch that are compared.

A teacher is an average in the state; what it says of one view is the target of
the other one, so that a step has two losses, each with a seed of its own: the
gradients of all are scaled, and all products read 16 bits. Needs jax and optax.
"""

import unittest

from training import (PARAMETERS, X, Cases, LoopCase, descend, draw, optimized)

import jax
import jax.numpy as jnp
import optax

CASES = Cases()
case = CASES.add
SQUARE = PARAMETERS | {"w2": draw(32, 16)}
stop = jax.lax.stop_gradient


def network(p, x):
    return jax.nn.relu(x @ p["w1"] + p["b1"]) @ p["w2"]


def unit(z):
    return z / (jnp.linalg.norm(z, axis=-1, keepdims=True) + 1e-8)


def noisy(key, x):
    return [x + 0.2 * jax.random.normal(own, x.shape)
            for own in jax.random.split(key)]


def taught(compare, finish=lambda z: z):
    """A step by two views, each of which has the teacher's word on the other
    one for its target."""
    optimizer = optax.adam(3e-3)

    def step(params, teacher, opt_state, key, x):
        key, own = jax.random.split(key)
        one, two = noisy(own, x)

        def loss(p):
            first, second = [stop(finish(network(teacher, view)))
                             for view in (one, two)]
            return (compare(finish(network(p, one)), second) +
                    compare(finish(network(p, two)), first))
        value, grads = jax.value_and_grad(loss)(params)
        updates, opt_state = optimizer.update(grads, opt_state, params)
        params = optax.apply_updates(params, updates)
        teacher = optax.incremental_update(params, teacher, 0.01)
        return (params, teacher, opt_state, key), value
    return step, (SQUARE, SQUARE, optimizer.init(SQUARE), jax.random.key(0)), (
        X,)


@case
def a_teacher_in_the_state():
    return taught(lambda z, target: jnp.mean((z - target) ** 2) +
                  0.1 * jnp.mean((z - 1) ** 2))


@case
def cosines_to_a_teacher():
    return taught(lambda z, target: jnp.mean(2 - 2 * jnp.sum(z * target, -1)),
                  unit)


@case
def a_predictor_of_the_other_view():
    def loss(p, key, x):
        one, two = [network(p, view) for view in noisy(key, x)]

        def apart(z, target):
            return -jnp.mean(jnp.sum(unit(jnp.tanh(z @ p["w3"])) *
                                     stop(unit(target)), -1))
        return apart(one, two) + apart(two, one)
    return optimized(SQUARE | {"w3": draw(16, 16)}, loss, (X,))


def two_that_move_at_once(judge, deceive):
    """A critic, and a generator that no batch reaches: both are moved by what
    the critic was before, and their names tell nothing."""
    optimizer = optax.adam(1e-3)
    critic, maker = SQUARE | {"w2": draw(32, 1)}, {
        "w1": draw(4, 32), "b1": jnp.zeros(32), "w2": draw(32, 16)}

    def step(g, d, og, od, key, x):
        key, *own = jax.random.split(key, 3)
        noise = [jax.random.normal(k, (len(x), 4)) for k in own]
        told, grads = jax.value_and_grad(lambda d: judge(
            network(d, network(g, noise[0])), network(d, x)))(d)
        other = jax.grad(lambda g: deceive(
            network(d, network(g, noise[1]))))(g)
        moved, od = optimizer.update(grads, od)
        made, og = optimizer.update(other, og)
        return (optax.apply_updates(g, made), optax.apply_updates(d, moved),
                og, od, key), told
    return step, (maker, critic, optimizer.init(maker), optimizer.init(critic),
                  jax.random.key(0)), (X,)


@case
def a_critic_and_what_it_has_not_seen():
    return two_that_move_at_once(
        lambda made, real: jnp.mean(jax.nn.softplus(made) +
                                    jax.nn.softplus(-real)),
        lambda made: jnp.mean(jax.nn.softplus(-made)))


@case
def squares_of_what_a_critic_says():
    return two_that_move_at_once(
        lambda made, real: jnp.mean(made ** 2 + (real - 1) ** 2),
        lambda made: jnp.mean((made - 1) ** 2))


def turned_by_signs():
    """One gradient as it is and one of which the sizes do not count: an op that
    is not linear stands behind what the teacher said."""
    def step(params, teacher, x):
        one, two = x, jnp.roll(x, 1, 0)

        def loss(p, here, there):
            return jnp.mean(network(p, here) * stop(network(teacher, there)))
        value, grads = jax.value_and_grad(loss)(params, one, two)
        other = jax.grad(loss)(params, two, one)
        grads = jax.tree.map(lambda g, h: g + 0.01 * h / (1e-6 + jnp.abs(h)),
                             grads, other)
        teacher = optax.incremental_update(params, teacher, 0.1)
        return (descend(params, grads, 0.01), teacher), value
    return step, (SQUARE, SQUARE), (X,)


class Teachers(LoopCase):
    def test_they_train(self):
        self.check_narrow(CASES, 95)

    def test_a_value_that_products_read_alike_and_not(self):
        """Two products read one value, and only one of them reads 16 bits."""
        def judge(name, dtype, mixed, said):
            self.assertNotIn("nothing becomes narrow", said)
        self.check_all({"turned_by_signs": turned_by_signs}, judge)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
