"""Data that looks like state: targets `p`, tokens `w`, errors that come back.

What a name says counts where nothing else tells, and what a step gives of the
type of a target is no next one. A target that was taken for state would leave
predictions without one, and these keep all digits for it. Each step is trained,
and planned as with plain names. Needs jax and optax.
"""

import unittest

from training import X, Cases, LoopCase, draw, find_share

import jax
import jax.numpy as jnp
import optax

import mpopt.jax

CASES = Cases()
case = CASES.add
OPTIMIZER = optax.adam(1e-2)
TOKENS = jnp.arange(16 * 20).reshape(16, 20) ** 2 % 50
PLACES, MOMENTA = draw(64, 3, size=1), draw(64, 3, size=1)
# Of the FLOPs of products, in percent, where it is not 95: prices keep theirs.
MOST = {"prices_that_are_looked_up": 50, "errors_beside_the_loss": 50,
        "prices_of_nothing_but_words": 99}


def update(loss, params, state):
    value, grads = jax.value_and_grad(loss)(params)
    updates, state = OPTIMIZER.update(grads, state, params)
    return (optax.apply_updates(params, updates), state), value


def begin(params):
    return params, OPTIMIZER.init(params)


def network(p, x):
    return jnp.tanh(x @ p["w1"]) @ p["w2"]


def make_network(inputs, outputs):
    return {"w1": draw(inputs, 32), "w2": draw(32, outputs)}


@case
def prices_that_are_looked_up():
    """Rounded to 16 bits a price of 250 is off by a half, or a tenth."""
    def step(params, opt_state, x, p):
        return update(lambda params: jnp.mean(
            ((jax.nn.one_hot(x, 20) @ params["table"])[:, 0] - p) ** 2),
            params, opt_state)
    shops = jnp.arange(256) ** 2 % 20
    table = 250 + draw(20, 1, size=3)
    return step, begin({"table": table}), (shops, table[shops, 0] +
                                           draw(256, size=0.1))


@case
def prices_of_nothing_but_words():
    def step(params, opt_state, v, p, w):
        def loss(params):
            errors = (jax.nn.one_hot(v, 20) @ params["table"])[:, 0] + network(
                params, w)[:, 0] - p
            return jnp.mean(errors ** 2), errors
        (value, errors), grads = jax.value_and_grad(loss, has_aux=True)(params)
        updates, opt_state = OPTIMIZER.update(grads, opt_state, params)
        return (optax.apply_updates(params, updates), opt_state), {
            "loss": value, "errors": errors}
    _, (params, _), (shops, prices) = prices_that_are_looked_up()
    return step, begin(params | make_network(16, 1)), (
        shops, prices, draw(256, 16, size=1))


@case
def errors_beside_the_loss():
    """What is returned has the type of the target, and is no next one."""
    def step(params, opt_state, x, y):
        def loss(params):
            errors = (jax.nn.one_hot(x, 20) @ params["table"])[:, 0] - y
            return jnp.mean(errors ** 2), errors
        (value, errors), grads = jax.value_and_grad(loss, has_aux=True)(params)
        updates, opt_state = OPTIMIZER.update(grads, opt_state, params)
        return (optax.apply_updates(params, updates), opt_state), {
            "loss": value, "errors": errors}
    return (step,) + prices_that_are_looked_up()[1:]


@case
def priorities_of_what_is_played():
    """A reward and what comes after it, less what was expected."""
    def step(params, target, opt_state, p, a, r, after, weights):
        def loss(params):
            now = jnp.take_along_axis(network(params, p), a[:, None], 1)[:, 0]
            errors = r + 0.9 * network(target, after).max(1) - now
            return jnp.mean(weights * errors ** 2), errors
        (value, errors), grads = jax.value_and_grad(loss, has_aux=True)(params)
        updates, opt_state = OPTIMIZER.update(grads, opt_state, params)
        params = optax.apply_updates(params, updates)
        target = optax.incremental_update(params, target, 0.1)
        return (params, target, opt_state), {"loss": value, "errors": errors}
    params, opt_state = begin(make_network(3, 4))
    return step, (params, params, opt_state), (
        PLACES, jnp.arange(64) % 4, jnp.sin(PLACES[:, 0]), MOMENTA,
        jnp.linspace(0.5, 1.5, 64))


@case
def tokens():
    def step(params, opt_state, w):
        def loss(p):
            logits = network(p, p["table"][w[:, :-1]])
            return optax.softmax_cross_entropy_with_integer_labels(
                logits, w[:, 1:]).mean()
        return update(loss, params, opt_state)
    return step, begin({"table": draw(50, 16)} | make_network(16, 50)), (TOKENS,)


@case
def places_and_momenta():
    """Each has an energy of its own: one is made of nothing else of the batch."""
    def step(params, opt_state, q, p, force):
        def loss(params):
            def move(name, x):
                return jax.grad(lambda x: network(params[name], x).sum())(x)
            return jnp.mean((move("kinetic", p) - p) ** 2 +
                            (move("potential", q) - force) ** 2)
        return update(loss, params, opt_state)
    return step, begin({name: make_network(3, 1) for name in (
        "kinetic", "potential")}), (PLACES, MOMENTA, -PLACES)


@case
def examples_that_weigh():
    def step(params, opt_state, x, v, weights):
        return update(lambda params: jnp.sum(weights * jnp.mean(
            (network(params, x) - v) ** 2, 1)) / jnp.sum(weights), params,
            opt_state)
    return step, begin(make_network(16, 4)), (
        X, jnp.sin(2 * X[:, :4]), jnp.linspace(0.1, 2, len(X)))


@case
def members_of_what_has_another_name():
    def step(params, opt_state, data):
        return update(lambda params: jnp.mean(
            (network(params, data["velocity"]) - data["momentum"]) ** 2),
            params, opt_state)
    return step, begin(make_network(3, 3)), ({"velocity": PLACES,
                                              "momentum": 2 * PLACES},)


class Names(LoopCase):
    def test_they_are_planned_as_data(self):
        def judge(name, dtype, mixed, said):
            share = find_share(mixed)
            if name in MOST:
                self.assertLessEqual(share, MOST[name])
            else:
                self.assertGreaterEqual(share, 95)
            self.assertEqual(mixed.state.loss_scale is not None,
                             dtype == "f16", said)
        self.check_all(CASES, judge)

    def test_a_weight_of_no_tree_is_one(self):
        """It does not come back either, but has not as many rows as data."""
        kernel = draw(16, 32)

        def step(params, opt_state, x, y, kernel):
            return update(lambda params: jnp.mean(
                (jnp.tanh(x @ kernel) @ params["w"] - y) ** 2), params, opt_state)

        def judge(name, dtype, mixed, said):
            self.assertEqual(find_share(mixed), 100)
            self.assertNotIn("'kernel'", said)
            self.assertIn("'x' of the batch", said)
        self.check_all({"frozen": lambda: (
            step, begin({"w": draw(32, 4)}), (X, X[:, :4], kernel))}, judge)

    def test_gradients_alone(self):
        """They have the types of what they are of, and no name tells more."""
        def loss(w, x, v):
            return jnp.mean((jnp.tanh(x @ w) - v) ** 2)
        w = draw(16, 16)
        told = mpopt.jax.explain(jax.value_and_grad(loss), w, X[:16],
                                 jnp.sin(X[:16]), dtype="f16")
        self.assertIn("100.0 %", str(told).splitlines()[0])


if __name__ == "__main__":
    unittest.main(warnings="ignore")
