"""State that a step stores and does not read stays when it is skipped.

The bits of all that a user feeds back, of a step in which an infinity was
planted; needs jax and optax.
"""

import unittest
from typing import Any, NamedTuple

from training import PARAMETERS, X, Y, mse

import jax
import jax.numpy as jnp
import numpy as np
import optax

import mpopt.jax

OPTIMIZER = optax.adam(1e-2)
BAD = X.at[0, 0].set(jnp.inf)


def copy(tree):
    return jax.tree.map(jnp.array, tree)


def ones():
    return jax.tree.map(jnp.ones_like, PARAMETERS)


def update(p, opt, x, y):
    loss, grads = jax.value_and_grad(mse)(p, x, y)
    updates, opt = OPTIMIZER.update(grads, opt, p)
    return optax.apply_updates(p, updates), opt, loss, grads


class Stored(NamedTuple):
    p: Any
    opt: Any
    last: Any
    norm: Any
    target: Any


class Returned(unittest.TestCase):
    def changed(self, step, state, parts, **options):
        """The paths of what a skipped step behind a good one changes; `parts`
        takes the state out of the results."""
        mixed = mpopt.jax.jit(step, dtype="f16", **options)
        state = parts(mixed(*copy(state), X, Y))
        before = jax.tree.map(np.array, state)
        self.assertTrue(mixed.state.grads_finite)
        after = parts(mixed(*state, BAD, Y))
        self.assertFalse(mixed.state.grads_finite)
        return [jax.tree_util.keystr(path) for (path, old), new in zip(
            jax.tree_util.tree_flatten_with_path(before)[0],
            jax.tree.leaves(after))
            if old.tobytes() != np.asarray(new).tobytes()]

    def test_members_of_a_tree_that_comes_back(self):
        def step(s, x, y):
            p, opt, loss, grads = update(s["p"], s["opt"], x, y)
            return {"p": p, "opt": opt, "last": loss, "target": s["p"],
                    "norm": optax.global_norm(grads), "copy": p,
                    "mean": x.mean(), "grads": grads}, loss
        state = {"p": PARAMETERS, "opt": OPTIMIZER.init(PARAMETERS),
                 "last": jnp.float32(7), "target": ones(),
                 "norm": jnp.float32(7), "copy": ones(),
                 "mean": jnp.float32(7), "grads": ones()}
        self.assertEqual(self.changed(step, (state,), lambda out: out[:1]), [])

        def step_of_tuple(s, x, y):
            p, opt, loss, grads = update(s.p, s.opt, x, y)
            return {"loss": loss}, Stored(p, opt, loss,
                                          optax.global_norm(grads), p)
        self.assertEqual(
            self.changed(step_of_tuple, (Stored(*(
                state[name] for name in ("p", "opt", "last", "norm",
                                         "target"))),),
                lambda out: out[1:]), [])

    def test_what_is_read_and_stored_anew(self):
        """Random streams go on, as a step that is done again should not draw
        the same."""
        def step(s, x, y):
            key, own = jax.random.split(s["key"])
            x = x * jax.random.bernoulli(own, 0.9, x.shape)
            p, opt, loss, _ = update(s["p"], s["opt"], x, y)
            return {"p": p, "opt": opt, "last": loss, "key": key,
                    "n": s["n"] + 1}, (loss, loss - s["last"])
        state = {"p": PARAMETERS, "opt": OPTIMIZER.init(PARAMETERS),
                 "last": jnp.float32(7), "key": jax.random.PRNGKey(0),
                 "n": jnp.int32(0)}
        self.assertEqual(self.changed(step, (state,), lambda out: out[:1]),
                         ["[0]['key']"])

    def test_donated_arguments(self):
        def step(p, opt, last, norm, grads, x, y):
            p, opt, loss, grads = update(p, opt, x, y)
            return p, opt, loss, optax.global_norm(grads), grads
        state = (PARAMETERS, OPTIMIZER.init(PARAMETERS), jnp.float32(7),
                 jnp.float32(7), ones())
        self.assertEqual(self.changed(step, state, tuple,
                                      donate_argnums=range(5)), [])
        # Nobody says that these are fed back: they may be metrics.
        self.assertEqual(
            self.changed(step, state, tuple)[:2], ["[2]", "[3]"])

    def test_a_tuple_of_the_first_arguments(self):
        """What is read and made anew, in a tuple beside which others stand; an
        array that stands elsewhere, or a number, may be a metric."""
        def step(p, opt, far, rate, x, y):
            p, opt, loss, _ = update(p, opt, x + jnp.tanh(far), y)
            return (p, opt, jnp.tanh(x) * rate), loss
        def flat(state, loss):
            return *state, loss
        state = (PARAMETERS, OPTIMIZER.init(PARAMETERS), jnp.ones_like(X))
        self.assertEqual(
            self.changed(lambda *args: step(*args[:3], 1.0, *args[3:]), state,
                         lambda out: out[0]), [])
        self.assertEqual(
            self.changed(lambda *args: flat(
                *step(*args[:3], 1.0, *args[3:])), state,
                         lambda out: out[:3]), ["[2]"])

        def step_with_rate(p, opt, rate, x, y):
            new, opt, loss, _ = update(p, opt, x, y)
            return (jax.tree.map(lambda one, other: one + rate * (other - one),
                                 p, new), opt, loss), {"mean": x.mean()}
        self.assertEqual(
            self.changed(step_with_rate, (*state[:2], jnp.float32(1)),
                         lambda out: out[0]), ["[2]"])

    def test_metrics_are_of_the_skipped_step(self):
        def step(s, x, y):
            p, opt, loss, _ = update(s["p"], s["opt"], x, y)
            return {"p": p, "opt": opt}, {"p": p["w1"].sum() + x.sum()}, loss
        mixed = mpopt.jax.jit(step, dtype="f16")
        state, told, _ = mixed({"p": PARAMETERS,
                                "opt": OPTIMIZER.init(PARAMETERS)}, X, Y)
        _, told, loss = mixed(state, BAD, Y)
        self.assertFalse(mixed.state.grads_finite)
        self.assertFalse(np.isfinite(told["p"]))

    def test_rounds_of_an_epoch(self):
        def epoch(s, xs, ys):
            def body(s, batch):
                p, opt, loss, _ = update(s["p"], s["opt"], *batch)
                return {"p": p, "opt": opt, "last": loss}, loss
            return jax.lax.scan(body, s, (xs, ys))
        state = {"p": PARAMETERS, "opt": OPTIMIZER.init(PARAMETERS),
                 "last": jnp.float32(7)}
        ys = jnp.stack([Y] * 3)
        bad, _ = mpopt.jax.jit(epoch, dtype="f16")(
            state, jnp.stack([X, X, BAD]), ys)
        good, _ = mpopt.jax.jit(epoch, dtype="f16")(
            state, jnp.stack([X, X]), ys[:2])
        for one, other in zip(jax.tree.leaves(bad), jax.tree.leaves(good)):
            np.testing.assert_array_equal(one, other)

    def test_a_step_that_stores_is_compiled_once(self):
        def step(s, x, y):
            p, opt, loss, _ = update(s["p"], s["opt"], x, y)
            return {"p": p, "opt": opt, "last": loss}, loss
        compiled = []

        def note(event, *_, **__):
            if "backend_compile" in event:
                compiled.append(event)
        for options in {}, {"donate_argnums": 0}:
            mixed = mpopt.jax.jit(step, dtype="f16", **options)
            state, _ = mixed(copy({"p": PARAMETERS, "last": jnp.float32(7),
                                   "opt": OPTIMIZER.init(PARAMETERS)}), X, Y)
            jax.monitoring.register_event_duration_secs_listener(note)
            try:
                for _ in range(3):
                    state, _ = mixed(state, X, Y)
            finally:
                jax.monitoring.unregister_event_duration_listener(note)
            self.assertEqual(compiled, [])

    def test_variables_of_nnx(self):
        try:
            from flax import nnx
            import mpopt.jax.nnx
        except ImportError:
            self.skipTest("flax is not installed")

        class Last(nnx.Variable):
            pass

        class Model(nnx.Module):
            def __init__(self, rngs):
                self.one = nnx.Linear(16, 32, rngs=rngs)
                self.two = nnx.Linear(32, 4, rngs=rngs)
                self.last = Last(jnp.float32(7))

            def __call__(self, x):
                return self.two(jnp.tanh(self.one(x)))

        def step(model, optimizer, x, y):
            loss, grads = nnx.value_and_grad(
                lambda model: jnp.mean((model(x) - y) ** 2))(model)
            optimizer.update(model, grads)
            model.last.value = loss
            return loss
        model = Model(nnx.Rngs(0))
        optimizer = nnx.Optimizer(model, OPTIMIZER, wrt=nnx.Param)
        mixed = mpopt.jax.nnx.jit(step, dtype="f16")
        mixed(model, optimizer, X, Y)
        before = float(model.last.value)
        mixed(model, optimizer, BAD, Y)
        self.assertFalse(mixed.state.grads_finite)
        self.assertEqual(float(model.last.value), before)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
