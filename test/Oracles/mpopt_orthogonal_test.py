"""Ways to move weights by that are made orthogonal.

The factors of Newton-Schulz steps are constants, or lie in the optimizer's state
and stay as they are; products of the update read 16 bits as those of layers do.
Needs jax and optax.
"""

import unittest

from training import RANDOM, Cases, LoopCase, draw

import jax
import jax.numpy as jnp
import optax

CASES, CONTROLS = Cases(), Cases()
case, control = CASES.add, CONTROLS.add
WIDTH = 128
X = draw(64, WIDTH, size=1)
LABELS = jnp.asarray(RANDOM.integers(0, 8, 64))
FACTORS = 3.4445, -4.7750, 2.0315


def make_orthogonal(x, factors):
    a, b, c = factors
    x = x / (jnp.linalg.norm(x) + 1e-7)
    is_tall = x.shape[0] > x.shape[1]
    x = x.T if is_tall else x
    for _ in range(5):
        square = x @ x.T
        x = a * x + (b * square + c * square @ square) @ x
    return x.T if is_tall else x


def make_step(optimizer):
    def loss_of(params, x, labels):
        for weight in params[:-1]:
            x = jax.nn.relu(x @ weight)
        return optax.softmax_cross_entropy_with_integer_labels(
            x @ params[-1], labels).mean()

    def step(params, opt_state, x, labels):
        loss, grads = jax.value_and_grad(loss_of)(params, x, labels)
        updates, opt_state = optimizer.update(grads, opt_state, params)
        return (optax.apply_updates(params, updates), opt_state), loss
    params = [draw(WIDTH, 256, size=WIDTH ** -0.5),
              draw(256, 256, size=1 / 16), draw(256, 8, size=1 / 16)]
    return step, (params, optimizer.init(params)), (X, LABELS)


@case
def factors_of_the_library():
    return make_step(optax.contrib.muon(0.02))


def with_factors(start, after=lambda factors: factors):
    """Factors in the state beside a momentum; `after` makes the next ones."""
    def update(grads, state, params):
        momentum = jax.tree.map(lambda m, g: 0.95 * m + 0.05 * g,
                                state["momentum"], grads)
        updates = jax.tree.map(
            lambda m: -0.02 * make_orthogonal(m, state["factors"]), momentum)
        return updates, {"momentum": momentum,
                         "factors": after(state["factors"])}
    return make_step(optax.GradientTransformation(
        lambda params: {"momentum": jax.tree.map(jnp.zeros_like, params),
                        "factors": jnp.array(start)}, update))


@case
def factors_in_the_state():
    return with_factors(FACTORS)


@control
def factors_that_a_step_changes():
    return with_factors(FACTORS, lambda factors: 1.01 * factors)


class Orthogonal(LoopCase):
    def test_they_train(self):
        self.check_narrow(CASES, 95)

    def test_what_is_not_known_stays_wide(self):
        self.check_first_call_wide(CONTROLS, 50)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
