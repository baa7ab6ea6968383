"""What of mixed precision a user keeps, and what he chooses; needs jax."""

import pathlib
import tempfile
import unittest
import warnings

import jax
import jax.numpy as jnp
import numpy as np

from simple_step import (X, Y, keep_copies, layered_step, loss_of,
                         make_parameters, opaque_gradient, run, train_step)
import mpopt.jax
from mpopt.jax import packed as packed_state

setUpModule = keep_copies


def loud_step(params, x, y):
    """Overflows at the first scales."""
    return train_step(params, x, y * 1e3)


class State(unittest.TestCase):
    def train(self, step, params, count):
        losses = []
        for _ in range(count):
            params, loss = step(params, X, Y)
            losses.append(float(loss))
        return params, losses

    def test_a_restored_run_is_the_same_bit_by_bit(self):
        whole = mpopt.jax.jit(loud_step)
        params, _ = self.train(whole, make_parameters(), 5)
        saved = jax.tree.map(np.array, (params, whole.state_dict()))
        self.assertLess(saved[1]["mp.loss_scale"], 65536)
        expected, losses = self.train(whole, params, 5)
        for kind in ("dict", "before", "state", "pytree"):
            step = mpopt.jax.jit(loud_step)
            if kind != "before" and kind != "dict":
                self.train(step, make_parameters(), 1)
            if kind in ("dict", "before"):
                step.load_state_dict(saved[1])
            elif kind == "state":
                step.state = mpopt.jax.AmpState(step.state.values | saved[1])
            else:  # of equal structure only
                step.state = {"values": step.state.values | saved[1]}
            after, again = self.train(
                step, jax.tree.map(jnp.array, saved[0]), 5)
            self.assertEqual(again, losses, kind)
            np.testing.assert_array_equal(after["w"], expected["w"])
        # The control: without the state the scale starts anew, and skips.
        step = mpopt.jax.jit(loud_step)
        _, again = self.train(step, jax.tree.map(jnp.array, saved[0]), 5)
        self.assertNotEqual(again, losses)

    def test_a_step_that_changes_nothing_is_a_stall(self):
        def plain(params, x, y, rate):
            gradients = jax.grad(loss_of)(params, x, y)
            return jax.tree.map(lambda p, g: p - rate * g, params, gradients)

        def has_stalled(rate, **options):
            step = mpopt.jax.amp(plain, scaling=256.0, **options)
            params, rate = make_parameters(), jnp.float32(rate)
            state = step.init(params, X, Y, rate)
            for _ in range(101):
                params, state = step(state, params, X, Y, rate)
            return bool(state.stalled)

        self.assertTrue(has_stalled(0, watch_state=True))
        self.assertFalse(has_stalled(0.1, watch_state=True))
        # On a GPU where nobody says so, on a CPU where it is asked for.
        on_cpu = jax.default_backend() == "cpu"
        self.assertEqual(has_stalled(0), not on_cpu)

    def test_each_of_many_gradients_is_looked_at(self):
        """Small ones of one shape are looked at together."""
        def train(params, batches):
            loss, grads = jax.value_and_grad(lambda params: sum(
                jnp.mean((x @ w) ** 2) for w, x in zip(params, batches)))(
                    params)
            return [w - 0.1 * g for w, g in zip(params, grads)], loss

        step = mpopt.jax.amp(train, dtype="f16")
        params = [jnp.eye(8) for _ in range(10)]
        good = [jnp.ones((4, 8)) for _ in params]
        state = step.init(params, good)
        for bad in jnp.nan, jnp.inf, -jnp.inf:
            for i in 0, 6, 7, 8, 9:
                batches = list(good)
                batches[i] = batches[i].at[0, 0].set(bad)
                (new, _), after = step(state, params, batches)
                self.assertFalse(after.grads_finite)
                for now, then in zip(new, params):
                    np.testing.assert_array_equal(now, then)
        (_, _), after = step(state, params, good)
        self.assertTrue(after.grads_finite)
        for is_zero, batches in ((True, [0 * x for x in good]),
                                 (False, [0 * x for x in good[1:]] + good[:1])):
            (_, _), after = step(state, params, batches)
            self.assertTrue(after.grads_finite)
            self.assertEqual(int(after.values["mp.stalled_steps"]), is_zero)

    def test_a_single_nan_is_seen(self):
        """XLA's CPU backend drops it from a maximum of floats."""
        def train(params, x, shift):
            loss, grads = jax.value_and_grad(lambda p: jnp.mean(
                (x @ p["w"]) ** 2) + jnp.mean((p["b"] * shift) ** 2))(params)
            return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), loss

        step = mpopt.jax.amp(train, dtype="f16")
        params = {"w": jnp.eye(8), "b": jnp.ones((64, 64))}
        x, shift = jnp.ones((4, 8)), jnp.ones((64, 64))
        state = step.init(params, x, shift)
        _, after = step(state, params, x, shift)
        self.assertTrue(after.grads_finite)
        for place in (0, 0), (3, 17), (63, 63):
            _, after = step(state, params, x, shift.at[place].set(jnp.nan))
            self.assertFalse(after.grads_finite, place)

    def test_debug_nans_stops_where_the_plain_step_does(self):
        def train(params, x, y):
            return train_step(params, jnp.log(x), y)
        step, plain = mpopt.jax.jit(train), jax.jit(train)
        narrow = mpopt.jax.jit(train_step, scaling="off", dtype="f16")
        with jax.debug_nans(True), jax.debug_infs(True):
            words = []
            for one in plain, step:
                with self.assertRaises(FloatingPointError) as caught:
                    one(make_parameters(), -jnp.abs(X), Y)
                words.append(str(caught.exception))
            self.assertEqual(*words)
            with self.assertRaisesRegex(FloatingPointError, "16 bits are too"):
                narrow(make_parameters(), 1e6 * X, Y)  # beyond f16
            # An overflow that only lowers the scale is none.
            step(make_parameters(), jnp.abs(X) + 1, 1e3 * Y)

    def test_wrong_states_are_refused(self):
        step = mpopt.jax.jit(loud_step)
        with self.assertRaisesRegex(ValueError, "'scale' is not of state_dict"):
            step.load_state_dict({"scale": np.float32(2)})
        self.train(step, make_parameters(), 1)
        with self.assertRaisesRegex(ValueError, "the state has 7 arrays"):
            step.state = {"mp.loss_scale": np.float32(2)}
        step.load_state_dict({"mp.loss_scale": np.ones(3, np.float32)})
        with self.assertRaisesRegex(ValueError, "has the shape"):
            self.train(step, make_parameters(), 1)

    def test_orbax(self):
        try:
            import orbax.checkpoint as ocp
        except ImportError:
            self.skipTest("orbax is not installed")
        whole = mpopt.jax.jit(loud_step)
        params, _ = self.train(whole, make_parameters(), 5)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "step5"
            saved = {"params": params, "amp": whole.state_dict()}
            with ocp.StandardCheckpointer() as checkpointer:
                checkpointer.save(path, saved)
                checkpointer.wait_until_finished()
                found = checkpointer.restore(path, saved)
        _, losses = self.train(whole, params, 5)
        step = mpopt.jax.jit(loud_step)
        step.load_state_dict(found["amp"])
        self.assertEqual(self.train(step, found["params"], 5)[1], losses)


class Packing(unittest.TestCase):
    VALUES = {"mp.loss_scale": jnp.float32(np.nan), "mp.good_steps":
              jnp.int32(-3), "mp.stalled": jnp.bool_(True), "mp.key":
              jnp.uint32(2**32 - 1), "mp.grads_finite": jnp.bool_(False),
              "mp.many": jnp.arange(3), "a b:c": jnp.float32(2)}

    def check(self, packed):
        # What is no number of the package's own stays.
        self.assertEqual({*packed.rest}, {"mp.many", "a b:c"})
        self.assertEqual(packed.numbers.shape, (5,))
        after = packed_state.state_of(packed).values
        self.assertEqual({*after}, {*self.VALUES})
        for name, value in self.VALUES.items():
            self.assertEqual(after[name].dtype, value.dtype)
            self.assertEqual(np.asarray(after[name]).tobytes(),
                             np.asarray(value).tobytes())
        place = packed.place("mp.good_steps")
        self.assertEqual(int(packed.numbers[place]), -3)
        self.assertIsNone(packed.place("mp.stalled_steps"))

    def test_a_packed_state_keeps_its_bits(self):
        self.check(packed_state.pack_first(self.VALUES))
        self.check(jax.jit(packed_state.pack)(self.VALUES))

    def test_no_numbers_are_no_array(self):
        rest = {"w.f16": jnp.zeros(3)}
        for pack in (packed_state.pack, packed_state.pack_first):
            self.assertIsNone(pack(rest).numbers)
            self.assertEqual(pack(rest).rest, rest)

    def test_a_step_is_compiled_once(self):
        for options in ({}, {"donate_state": True}):
            compiled = []

            def note(event, *_, **__):
                if "backend_compile" in event:
                    compiled.append(event)
            step = mpopt.jax.jit(train_step, **options)
            params, _ = step(make_parameters(), X, Y)
            jax.monitoring.register_event_duration_secs_listener(note)
            try:
                for _ in range(25):  # a look at the count of skipped steps, too
                    params, _ = step(params, X, Y)
            finally:
                jax.monitoring.unregister_event_duration_listener(note)
            self.assertEqual(compiled, [])
            self.assertEqual(float(step.state.loss_scale), 65536)
            self.assertTrue(step.state.grads_finite)


class Choosing(unittest.TestCase):
    def scales(self, step, scaling, count, x=X):
        amp_step = mpopt.jax.amp(step, scaling=scaling)
        params = make_parameters()
        state = amp_step.init(params, x, Y)
        found = [float(state.loss_scale)]
        for _ in range(count):
            (params, _), state = amp_step(state, params, x, Y)
            found.append(float(state.loss_scale))
        return found

    def test_numbers_of_the_scaler(self):
        Scaling = mpopt.jax.Scaling
        self.assertEqual(
            self.scales(train_step, Scaling(initial=64, growth=4, interval=2,
                                            ceiling=512), 5),
            [64, 64, 256, 256, 512, 512])
        bad = X.at[0, 0].set(jnp.inf)
        self.assertEqual(
            self.scales(train_step, Scaling(initial=64, backoff=0.25,
                                            hysteresis=2, floor=8), 4, bad),
            [64, 64, 16, 8, 8])
        self.assertEqual(self.scales(train_step, Scaling("pytorch", initial=64),
                                     2, bad), [64, 32, 16])
        with self.assertRaisesRegex(mpopt.MPError, "option backoff of Scaling"):
            self.scales(train_step, Scaling(backoff=2.0), 1)
        with self.assertRaisesRegex(mpopt.MPError, "scaling: 'torch' is neither"):
            self.scales(train_step, Scaling("torch"), 1)
        self.assertEqual(self.scales(train_step, np.float32(64), 1), [64, 64])
        for wrong in (-1, True, float("inf"), np.float32("nan"), [1]):
            with self.assertRaisesRegex(ValueError, "scaling="):
                self.scales(train_step, wrong, 1)

    def test_types_by_any_spelling(self):
        for spelling in ("f16", "fp16", "float16", jnp.float16, np.float16,
                         np.dtype("float16"), "bf16", "bfloat16", jnp.bfloat16,
                         jnp.dtype("bfloat16"), "off", "float32", jnp.float32):
            wanted = "f16" if "16" in str(spelling) else "f32"
            wanted = "bf16" if "bf" in str(spelling) else wanted
            told = mpopt.jax.explain(train_step, make_parameters(), X, Y,
                                     dtype=spelling)
            self.assertEqual({lhs for _, lhs, _, _ in told.products}, {wanted},
                             spelling)
        for wrong in ("f17", jnp.int8, 16, "tf32"):
            with self.assertRaisesRegex(ValueError, "is none of float16"):
                mpopt.jax.jit(train_step, dtype=wrong)


class Auto(unittest.TestCase):
    """Where no loss scale can be placed."""

    @staticmethod
    def step(params, x, y):
        error = jnp.tanh(x @ params["w"] + params["b"]) @ params["v"] - y
        return jax.tree.map(lambda p: p - 0.01 * opaque_gradient(p, error),
                            params), jnp.mean(error ** 2)

    def test_it_says_so_in_one_line_and_trains(self):
        reference, _ = run(jax.jit(self.step))
        for options, told, does in (
                ({}, "is in bf16", "bf16"),
                ({"scaling": "auto"}, "is in bf16", "bf16"),
                ({"fallback": "unscaled"}, "is in f16 without", "f16"),
                ({"fallback": "off"}, "stays in f32", "f32")):
            step = mpopt.jax.jit(self.step, **options)
            with warnings.catch_warnings(record=True) as said:
                warnings.simplefilter("always")
                loss, _ = run(step)
            said = [str(w.message) for w in said if "loss scale" in
                    str(w.message)]
            self.assertEqual(len(said), 1, said)
            self.assertIn(f"no loss scale can be placed, so the step {told}",
                          said[0])
            self.assertNotIn("\n", said[0])
            self.assertIn("simple_step.py:", said[0])
            self.assertIsNone(step.state.loss_scale)
            self.assertLess(abs(loss / reference - 1), 0.01, options)
            module = step.amp_step.rewritten(make_parameters(), X, Y).text
            self.assertIn(does, module)
            self.assertEqual("f16" in module.replace("bf16", ""),
                             does == "f16")

    def test_a_scale_that_was_asked_for_is_refused(self):
        for scaling in ("dynamic", 1024.0, mpopt.jax.Scaling()):
            with self.assertRaisesRegex(mpopt.MPError, "cannot scale the loss"):
                run(mpopt.jax.jit(self.step, scaling=scaling), 1)
        with self.assertRaises(ValueError):
            mpopt.jax.jit(self.step, fallback="f32")

    def test_a_step_that_can_be_scaled_is(self):
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            step = mpopt.jax.jit(train_step, scaling="auto")
            run(step, 1)
        self.assertFalse([w for w in said if "no loss scale" in str(w.message)])
        self.assertEqual(float(step.state.loss_scale), 65536)


class KeepF32(unittest.TestCase):
    def types(self, step, **options):
        """Operand types of the products with w and v, forth and back."""
        told = mpopt.jax.explain(step, make_parameters(), X, Y, **options)
        wide = sum(n for (_, lhs, _, _), n in told.products.items()
                   if lhs == "f32")
        return wide, sum(told.products.values())

    def test_by_module_and_by_parameter(self):
        """What gives f32 is read as such: the head's three products and one of
        the encoder, the encoder's two and two of the head. A parameter is read
        once or twice.
        """
        self.assertEqual(self.types(layered_step), (0, 5))
        for pattern in ("head", "*/head", "net/head", "net", "h*d", "v",
                        "params/v", "params['v']"):
            wide, count = self.types(layered_step, keep_f32=[pattern])
            self.assertEqual(count, 5)
            # By parameter what does not read it stays as it is.
            self.assertEqual(wide, 4 if "v" not in pattern else 2, pattern)
        self.assertEqual(self.types(layered_step, keep_f32="w"), (1, 5))
        self.assertEqual(self.types(layered_step, keep_f32="b"), (0, 5))
        self.assertEqual(self.types(layered_step, keep_f32="enc*",
                                    dtype="bf16")[0], 4)
        self.assertEqual(self.types(layered_step, keep_f32=["encoder", "head"]),
                         (5, 5))

    def test_a_pattern_that_names_nothing_is_refused(self):
        with self.assertRaisesRegex(mpopt.MPError, "'haed' names no module.*"
                                    "did you mean 'head'"):
            self.types(layered_step, keep_f32=["haed"])
        # What there is are modules and arguments, no ops.
        with self.assertRaisesRegex(mpopt.MPError, "there are .*head") as found:
            self.types(layered_step, keep_f32=["zzz"])
        self.assertNotIn("dot_general", str(found.exception))

    def test_as_context_and_decorator(self):
        def make(kept):
            def step(params, x, y):
                def loss(params):
                    hidden = jnp.tanh(x @ params["w"] + params["b"])
                    return jnp.mean((kept(hidden, params["v"]) - y) ** 2)
                value, grads = jax.value_and_grad(loss)(params)
                return jax.tree.map(lambda p, g: p - 0.1 * g, params,
                                    grads), value
            return step

        def in_context(hidden, v):
            with mpopt.jax.keep_f32():
                return hidden @ v
        decorated = mpopt.jax.keep_f32(lambda hidden, v: hidden @ v)
        called = mpopt.jax.keep_f32()(lambda hidden, v: hidden @ v)
        for kept in (in_context, decorated, called):
            self.assertEqual(self.types(make(kept)), (4, 5))
            self.assertEqual(self.types(make(kept), dtype="bf16"), (4, 5))
        self.assertEqual(self.types(make(lambda hidden, v: hidden @ v)), (0, 5))
        # And it trains.
        loss, _ = run(mpopt.jax.jit(make(in_context)))
        reference, _ = run(jax.jit(train_step))
        self.assertLess(abs(loss / reference - 1), 0.01)

    def test_beside_a_policy_of_the_users_own(self):
        with tempfile.TemporaryDirectory() as folder:
            policy = pathlib.Path(folder) / "mine.mlir"
            policy.write_text(
                "module attributes {mp.policy = #mp.policy<f16, rules = "
                '[<scope "encoder" = deny with_gradients optional>, '
                '<scope "layered_step/encoder" = deny with_gradients optional>'
                ']>} {}')
            self.assertEqual(self.types(layered_step, policy=str(policy)),
                             (4, 5))
            self.assertEqual(self.types(layered_step, policy=str(policy),
                                        keep_f32="head"), (5, 5))


if __name__ == "__main__":
    unittest.main(warnings="ignore")
