"""Optimizers whose steps have a size of their own, whatever the gradients' is.

Near a minimum such steps go to and fro across it, a little more with each: in
FP32 as well, from its own rounding on. Shorter numbers begin some steps sooner. So
FP32 is moved by one rounding in each step here, not in the first alone. Needs
jax and optax.
"""

import functools
import unittest
import warnings

from training import ROUNDING

import jax
import jax.numpy as jnp
import mpopt.jax
import numpy as np
import optax

STEPS, LAST, NUDGES = 100, 3, 4
SIZES = 16, 32, 32, 4
#: Those that go to and fro before the last step, and those that do not.
RESTLESS = {
    "adafactor": optax.adafactor(1e-2, min_dim_size_to_factor=8),
    "fromage": optax.fromage(1e-2),
    "of one length": optax.chain(optax.normalize_by_update_norm(),
                                 optax.sgd(0.05))}
CALM = {
    "adafactor, unscaled": optax.adafactor(
        1e-3, min_dim_size_to_factor=8, multiply_by_parameter_scale=False),
    "lamb": optax.lamb(1e-2), "lion": optax.lion(1e-3),
    "as long as the weights": optax.chain(
        optax.scale_by_adam(), optax.scale_by_param_block_rms(),
        optax.scale(-1e-2))}


def make_problem():
    """Parameters of three layers, and waves of a product to learn."""
    random = np.random.default_rng(1)

    def draw(*shape, size=1.0):
        return jnp.asarray(random.normal(size=shape) * size, jnp.float32)
    x, w = draw(64, SIZES[0]), draw(SIZES[0], SIZES[-1], size=SIZES[0] ** -0.5)
    return [{"w": draw(i, o, size=i ** -0.5), "b": jnp.zeros(o)}
            for i, o in zip(SIZES, SIZES[1:])], (x, jnp.sin(2 * x @ w))


PARAMETERS, BATCH = make_problem()


def loss_of(params, x, y):
    for layer in params[:-1]:
        x = jnp.tanh(x @ layer["w"] + layer["b"])
    return jnp.mean((x @ params[-1]["w"] + params[-1]["b"] - y) ** 2)


def make_step(optimizer):
    def step(params, opt_state, x, y):
        loss, grads = jax.value_and_grad(loss_of)(params, x, y)
        updates, opt_state = optimizer.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, loss
    return step


def nudge(params, key, size):
    """Each number moved by one rounding or not."""
    leaves, tree = jax.tree.flatten(params)
    keys = jax.random.split(key, len(leaves))
    return jax.tree.unflatten(tree, [
        leaf * (1 + size * jax.random.randint(own, leaf.shape, -1, 2))
        for own, leaf in zip(keys, leaves)])


@functools.cache
def make_plain(optimizer):
    """FP32: the mean of the last losses of a run whose parameters are moved by
    `first` before its first step and by `each` before every one."""
    step = make_step(optimizer)

    @jax.jit
    def run(key, first, each):
        key, own = jax.random.split(key)

        def advance(state, key):
            params, state, loss = step(nudge(state[0], key, each), state[1],
                                       *BATCH)
            return (params, state), loss
        _, losses = jax.lax.scan(
            advance, (nudge(PARAMETERS, own, first),
                      optimizer.init(PARAMETERS)),
            jax.random.split(key, STEPS))
        return losses[-LAST:].mean()
    return run


def find_goal(optimizer):
    return float(make_plain(optimizer)(jax.random.key(0), 0.0, 0.0))


def find_scatter(optimizer, first=0.0, each=0.0):
    """How far FP32 comes from itself where it is moved."""
    runs = [float(make_plain(optimizer)(jax.random.key(seed), first, each))
            for seed in range(NUDGES)]
    return max(abs(run / find_goal(optimizer) - 1) for run in runs)


def train(step, optimizer):
    """How far another step comes from FP32."""
    params, state, losses = PARAMETERS, optimizer.init(PARAMETERS), []
    for _ in range(STEPS):
        params, state, loss = step(params, state, *BATCH)
        losses.append(loss)
    return abs(np.mean(losses[-LAST:]) / find_goal(optimizer) - 1)


def find_bound(optimizer, dtype):
    return max(0.005, 2 * find_scatter(optimizer, each=ROUNDING[dtype]))


class Normalised(unittest.TestCase):
    def test_they_train(self):
        for name, optimizer in (RESTLESS | CALM).items():
            for dtype in ROUNDING:
                mixed = mpopt.jax.jit(make_step(optimizer), dtype=dtype)
                with self.subTest(name, dtype=dtype), \
                        warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    self.assertLess(train(mixed, optimizer),
                                    find_bound(optimizer, dtype))

    def test_who_goes_to_and_fro(self):
        """Of what moved at first less is left than of what moves each step."""
        size = ROUNDING["bf16"]
        for name, optimizer in RESTLESS.items():
            with self.subTest(name):
                self.assertGreater(
                    find_scatter(optimizer, each=size),
                    2 * max(0.005, find_scatter(optimizer, first=size)))

    def test_f32_does_with_less_than_any_type_of_16_bits(self):
        optimizer = RESTLESS["adafactor"]
        self.assertGreater(find_scatter(optimizer, each=2.0 ** -13), 0.005)
        self.assertLess(find_scatter(optimizer, each=2.0 ** -24), 0.005)

    def test_parameters_that_are_rounded_are_seen(self):
        """The fault that this is not: no masters, or updates from copies."""
        for name in "lion", "adafactor, unscaled":
            optimizer = CALM[name]
            step = make_step(optimizer)

            @jax.jit
            def rounded(params, *more):
                params, *others = step(params, *more)
                return jax.tree.map(lambda leaf: jax.lax.reduce_precision(
                    leaf, 8, 7), params), *others
            with self.subTest(name):
                self.assertGreater(train(rounded, optimizer),
                                   find_bound(optimizer, "bf16"))


if __name__ == "__main__":
    unittest.main()
