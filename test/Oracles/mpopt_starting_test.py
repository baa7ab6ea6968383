"""The first step is done again until the loss scale fits; needs jax."""

import unittest

from training import PARAMETERS, X, Y, descend, mse

import jax
import jax.numpy as jnp
import numpy as np

import mpopt.jax
from mpopt.jax.names import GOOD, SCALE


def step(state, x, y):
    """Overflows at the first scales."""
    key, own = jax.random.split(state["key"])
    x = x * jax.random.bernoulli(own, 0.9, x.shape)
    loss, grads = jax.value_and_grad(lambda p: 1e3 * mse(p, x, y))(state["p"])
    return {"p": descend(state["p"], grads, 1e-4), "key": key,
            "n": state["n"] + 1}, loss


def make_state():
    return jax.tree.map(jnp.array, {"p": PARAMETERS, "n": jnp.int32(0),
                                    "key": jax.random.PRNGKey(0)})


def run(step, count, x=X):
    state, losses = make_state(), []
    for _ in range(count):
        state, loss = step(state, x, Y)
        losses.append(float(loss))
    return state, losses


class Starting(unittest.TestCase):
    def test_no_call_is_lost(self):
        reference, goals = run(jax.jit(step), 3)
        for options in {}, {"donate_argnums": 0}, {"donate_state": True}:
            mixed = mpopt.jax.jit(step, dtype="f16", **options)
            state, losses = run(mixed, 3)
            scale = float(mixed.state.loss_scale)
            self.assertLess(scale, 65536)
            self.assertEqual(int(state["n"]), 3)
            self.assertEqual(int(mixed.state.values[GOOD]), 3)
            if "donate_argnums" in options:
                continue  # each try draws anew
            # As with that scale from the start, and the keys of jax.jit.
            right = mpopt.jax.jit(step, dtype="f16", scaling=mpopt.jax.Scaling(
                initial=scale))
            expected, wanted = run(right, 3)
            self.assertEqual(losses, wanted)
            for one, other in zip(jax.tree.leaves(state),
                                  jax.tree.leaves(expected)):
                np.testing.assert_array_equal(one, other)
            np.testing.assert_array_equal(state["key"], reference["key"])
            np.testing.assert_allclose(losses, goals, rtol=1e-2)

    def test_what_comes_next_may_be_larger(self):
        mixed = mpopt.jax.jit(step, dtype="f16")
        state, _ = run(mixed, 1)
        found = float(mixed.state.loss_scale)
        state, _ = mixed(state, 2 * X, Y)
        self.assertEqual(int(state["n"]), 2)
        # No lower than its floor.
        low = mpopt.jax.jit(step, dtype="f16", scaling=mpopt.jax.Scaling(
            floor=4 * found))
        run(low, 1)
        self.assertEqual(float(low.state.loss_scale), 4 * found)

    def test_losses_of_any_size(self):
        """Errors of prices that nobody has normalised."""
        def large(state, x, y):
            loss, grads = jax.value_and_grad(lambda p: jnp.sum(
                (1e4 * jnp.tanh(x @ p["w1"]) @ p["w2"] - 3e4 * y) ** 2))(state)
            return descend(state, grads, 5e-12), loss

        def train(step):
            state = {name: PARAMETERS[name] for name in ("w1", "w2")}
            losses = []
            for _ in range(8):
                state, loss = step(state, X, Y)
                losses.append(float(loss))
            return losses
        goals = train(jax.jit(large))
        self.assertLess(goals[-1], 0.9 * goals[0])
        mixed = mpopt.jax.jit(large, dtype="f16")
        np.testing.assert_allclose(train(mixed), goals, rtol=5e-3)
        self.assertLess(float(mixed.state.loss_scale), 1)
        # A floor of one's own is kept, and too high.
        high = mpopt.jax.jit(large, dtype="f16", scaling=mpopt.jax.Scaling(
            floor=1))
        np.testing.assert_allclose(train(high), goals[:1] * 8, rtol=5e-3)

    def test_a_scale_with_room_is_the_first(self):
        def small(state, x, y):
            state, loss = step(state, 1e-3 * x, 1e-3 * y)
            return state, loss
        for options in {}, {"scaling": mpopt.jax.Scaling(initial=4096)}:
            mixed = mpopt.jax.jit(small, dtype="f16", **options)
            run(mixed, 1)
            self.assertEqual(float(mixed.state.loss_scale),
                             4096 if options else 65536)

    def test_what_no_scale_helps_is_one_bad_step(self):
        bad = X.at[:, 0].set(jnp.inf)  # not all of it is dropped
        for options in {}, {"donate_argnums": 0}, {"donate_state": True}:
            mixed = mpopt.jax.jit(step, dtype="f16", **options)
            state, _ = run(mixed, 1, bad)
            self.assertFalse(mixed.state.grads_finite)
            self.assertEqual(float(mixed.state.loss_scale), 32768)
            self.assertEqual(int(state["n"]), 0)
            np.testing.assert_array_equal(state["p"]["w1"], PARAMETERS["w1"])
            # And no later one is done again.
            state, _ = mixed(state, bad, Y)
            self.assertEqual(float(mixed.state.loss_scale), 16384)

    def test_a_scale_that_was_given_is_kept(self):
        mixed = mpopt.jax.jit(step, dtype="f16")
        mixed.load_state_dict({SCALE: np.float32(65536)})
        state, _ = run(mixed, 1)
        self.assertEqual(int(state["n"]), 0)
        self.assertEqual(float(mixed.state.loss_scale), 32768)

    def test_a_call_that_raised_was_not_the_first(self):
        for is_loaded in False, True:
            mixed = mpopt.jax.jit(step, dtype="f16")
            with jax.debug_nans(True), \
                    self.assertRaises(FloatingPointError):
                run(mixed, 1, X * jnp.nan)
            if is_loaded:
                mixed.load_state_dict({SCALE: np.float32(65536)})
            state, _ = run(mixed, 1)
            self.assertEqual(int(state["n"]), not is_loaded)
            mixed.state = mixed.state
            state, _ = mixed(state, 1e5 * X, Y)
            self.assertEqual(int(state["n"]), not is_loaded)

    def test_what_was_compiled_ahead_has_had_its_first(self):
        mixed = mpopt.jax.jit(step, dtype="f16")
        state = make_state()
        compiled = mixed.lower(state, X, Y).compile()
        state, _ = compiled(state, X, Y)
        state, _ = mixed(state, X, Y)
        self.assertEqual(int(state["n"]), 0)
        self.assertEqual(float(mixed.state.loss_scale), 16384)

    def test_bad_steps_that_the_scale_waits_for(self):
        mixed = mpopt.jax.jit(step, dtype="f16", scaling=mpopt.jax.Scaling(
            hysteresis=2))
        state, _ = run(mixed, 1)
        self.assertEqual(int(state["n"]), 1)

    def test_calls_that_are_done_again(self):
        _, goals = run(jax.jit(step), 3)
        amp_step = mpopt.jax.amp(step, dtype="f16", retries=10)
        state, amp_state, losses = make_state(), None, []
        for i in range(3):
            # The second gradients are a thousand times as large.
            x = 30 * X if i == 1 else X
            amp_state = amp_state or amp_step.init(state, x, Y)
            (state, loss), amp_state = amp_step(amp_state, state, x, Y)
            losses.append(float(loss))
            self.assertTrue(amp_state.grads_finite)
            self.assertEqual(int(state["n"]), i + 1)
        np.testing.assert_allclose(losses[0], goals[0], rtol=1e-2)
        # A run that goes on from what was saved does the same.
        mixed = mpopt.jax.jit(step, dtype="f16", retries=10,
                              donate_argnums=0)
        state, _ = run(mixed, 1)
        saved = jax.tree.map(np.asarray, (state, mixed.state_dict()))
        found = float(mixed.state.loss_scale)
        expected = mixed(state, 30 * X, Y)
        self.assertLess(float(mixed.state.loss_scale), found)
        restored = mpopt.jax.jit(step, dtype="f16", retries=10)
        restored.load_state_dict(saved[1])
        given = restored(jax.tree.map(jnp.array, saved[0]), 30 * X, Y)
        jax.tree.map(np.testing.assert_array_equal, given, expected)
        self.assertEqual(int(given[0]["n"]), 2)

    def test_rounds_that_are_done_again(self):
        amp_step = mpopt.jax.amp(step, dtype="f16", retries=10)
        batches = jnp.stack([X, 30 * X, X])

        @jax.jit
        def epoch(state, amp_state):
            def one(carry, x):
                (state, loss), amp_state = amp_step(carry[1], carry[0], x, Y)
                return (state, amp_state), loss
            return jax.lax.scan(one, (state, amp_state), batches)
        state = make_state()
        (state, _), losses = epoch(state, amp_step.init(state, X, Y))
        self.assertEqual(int(state["n"]), 3)
        self.assertTrue(np.isfinite(losses).all())

    def test_they_are_done_again_so_often(self):
        bad = X.at[:, 0].set(jnp.inf)
        for retries, x, scale in (1, X, 32768), (10, bad, 32768), \
                (False, X, 32768):
            amp_step = mpopt.jax.amp(step, dtype="f16", retries=retries)
            given = make_state()
            (state, _), after = amp_step(amp_step.init(given, x, Y), given,
                                         x, Y)
            self.assertFalse(after.grads_finite)
            self.assertEqual(float(after.loss_scale), scale)
            self.assertEqual(int(state["n"]), 0)
            np.testing.assert_array_equal(state["p"]["w1"], PARAMETERS["w1"])
        for retries in 2**31, 10**10, np.int64(3), np.bool_(True):
            mixed = mpopt.jax.jit(step, dtype="f16", retries=retries)
            self.assertGreater(float(run(mixed, 1)[1][0]), 0)
        for retries in -1, np.int64(-1), 0.5, "often", None:
            with self.assertRaisesRegex(ValueError, "retries="):
                mpopt.jax.jit(step, retries=retries)

    def test_so_is_the_first_call(self):
        """A call that does it again itself is not searched for a scale, too."""
        told = []

        def telling(state, x, y):
            jax.debug.callback(told.append, state["n"])
            return step(state, x, y)
        bad = X.at[:, 0].set(jnp.inf)
        for retries in 2, 10:
            told.clear()
            mixed = mpopt.jax.jit(telling, dtype="f16", retries=retries)
            for calls in 1, 2:
                mixed(make_state(), bad, Y)
                jax.effects_barrier()
                self.assertEqual(len(told), calls * (retries + 1))
                self.assertEqual(float(mixed.state.loss_scale), 65536 / 2**calls)

    def test_nothing_is_asked_of_the_state_later(self):
        mixed = mpopt.jax.jit(step, dtype="f16")
        run(mixed, 1)
        with jax.transfer_guard_device_to_host("disallow"):
            mixed(make_state(), X, Y)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
