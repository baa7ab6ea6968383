"""Trains loops of tests in FP32 and in 16 bits, and holds them together."""

import os
import unittest
import warnings

# Half of the time it takes to compile, which is nearly all.
os.environ["XLA_FLAGS"] = (os.environ.get("XLA_FLAGS", "") +
                           " --xla_backend_optimization_level=0"
                           " --xla_llvm_disable_expensive_passes=true")

import jax
import jax.numpy as jnp
import numpy as np
import optax

import simple_step  # finds the package
import mpopt.jax

STEPS, LAST, NUDGES = 12, 3, 8
ROUNDING = {"f16": 2.0 ** -11, "bf16": 2.0 ** -8}
RANDOM = np.random.default_rng(0)


def draw(*shape, size=0.3):
    return jnp.asarray(RANDOM.normal(size=shape) * size, jnp.float32)


X, Y = draw(32, 16, size=1), draw(32, 4, size=1)
XS, YS = draw(10, 8, 16, size=1), draw(10, 8, 4)
PARAMETERS = {"w1": draw(16, 32), "b1": jnp.zeros(32), "w2": draw(32, 4)}


def layers(*sizes):
    """Weights and biases of dense layers."""
    return [{"w": draw(m, n, size=m ** -0.5), "b": jnp.zeros(n)}
            for m, n in zip(sizes, sizes[1:])]


def cross_entropy(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits,
                                                           labels).mean()


def mse(p, x, y):
    return jnp.mean((jnp.tanh(x @ p["w1"] + p["b1"]) @ p["w2"] - y) ** 2)


def descend(p, grads, rate=0.1):
    return jax.tree.map(lambda p, g: p - rate * g, p, grads)


def optimized(params, loss, batch, optimizer=optax.adam(3e-3)):
    """A loop around a loss of parameters, a key, and the batch."""
    def step(params, opt_state, key, *given):
        key, own = jax.random.split(key)
        value, grads = jax.value_and_grad(loss)(params, own, *given)
        updates, opt_state = optimizer.update(grads, opt_state, params)
        return (optax.apply_updates(params, updates), opt_state, key), value
    return step, (params, optimizer.init(params), jax.random.key(0)), batch


def nudge(state, size, seed):
    """The state, each number moved by one rounding or not."""
    random = np.random.default_rng(seed)
    return jax.tree.map(
        lambda v: v * (1 + size * random.integers(-1, 2, v.shape).astype("f"))
        if jnp.issubdtype(v.dtype, jnp.floating) else v, state)


def train(step, state, batch):
    """The losses; of several, the first word that is one."""
    losses = []
    for _ in range(STEPS):
        state, loss = step(*state, *batch)
        losses.append(jnp.mean(loss["loss"] if isinstance(loss, dict)
                               else loss))
    return np.array(losses)


def find_share(mixed):
    """Of the FLOPs of products, those with 16-bit operands in percent."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return float(str(mixed.explain()).splitlines()[0].split()[-2])


class Cases(dict):
    """Loops by name."""

    def add(self, make):
        """`make` gives a step, its first state and its batch, two tuples; the
        step gives the next state and the loss first."""
        self[make.__name__] = make
        return make


class LoopCase(unittest.TestCase):
    def check_all(self, cases, judge):
        """Trains each case in both types; `judge` takes its name, the type, and
        what `check` returns."""
        for name, make in cases.items():
            arguments = make()
            plain = jax.jit(arguments[0])
            for dtype in ROUNDING:
                with self.subTest(name, dtype=dtype):
                    judge(name, dtype, *self.check(dtype, plain, arguments))

    def check_narrow(self, cases, share):
        """Trains each case with at least that share in 16 bits, in percent, and
        a loss scale in f16."""
        def judge(name, dtype, mixed, said):
            self.assertGreaterEqual(find_share(mixed), share)
            self.assertEqual(mixed.state.loss_scale is not None,
                             dtype == "f16", said)
        self.check_all(cases, judge)

    def check_wide(self, cases, share):
        """Trains each case with less than that share in f16, in percent. In
        bf16 only digits are at stake."""
        def judge(name, dtype, mixed, said):
            if dtype == "f16":
                self.assertLess(find_share(mixed), share)
        self.check_all(cases, judge)

    def check_first_call_wide(self, cases, share):
        """Calls each case once, which FP32 does not train either, in f16."""
        for name, make in cases.items():
            step, state, batch = make()
            with self.subTest(name), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                mixed = mpopt.jax.jit(step, dtype="f16")
                mixed(*state, *batch)
                self.assertLess(find_share(mixed), share)

    def check(self, dtype, plain, arguments):
        """Trains as FP32 does; the mixed step and what was said of it."""
        step, state, batch = arguments
        mixed = mpopt.jax.jit(step, dtype=dtype)
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            losses = train(mixed, state, batch)[-LAST:].mean()
        goal = train(plain, state, batch)[-LAST:].mean()
        allowed = 0.005 * abs(goal)
        if abs(losses - goal) > allowed:
            runs = [train(plain, nudge(state, ROUNDING[dtype], seed), batch)
                    for seed in range(NUDGES)]
            allowed = max([allowed] + [2 * abs(run[-LAST:].mean() - goal)
                                       for run in runs])
        self.assertLessEqual(abs(losses - goal), allowed, (losses, goal))
        return mixed, "\n".join(str(warning.message) for warning in said)
