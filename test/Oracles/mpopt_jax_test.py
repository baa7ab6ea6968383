"""Tests of the Python package mpopt.jax; needs jax, run by check.sh --oracles.

    python test/Oracles/mpopt_jax_test.py        (MPOPT_BIN: build/static/bin)
"""

import collections
import dataclasses
import functools
import math
import re
import unittest
import unittest.mock
from typing import Any

import jax
import jax.monitoring
import jax.numpy as jnp
import numpy as np

from simple_step import (X, Y, keep_copies, loss_of, make_parameters, run,
                         train_step)
import mpopt.jax
from mpopt.jax import options
from mpopt.jax.explain import count_products

min_copy = options.min_copy
setUpModule = keep_copies


class Training(unittest.TestCase):
    def test_kept_step_trains_like_fp32(self):
        reference, _ = run(jax.jit(train_step))
        for options in ({"dtype": "bf16"}, {"scaling": 1024.0},
                        {"scaling": 1024.0, "masters": False}):
            loss, params = run(mpopt.jax.jit(train_step, **options))
            self.assertLess(abs(loss / reference - 1), 0.01, options)
            self.assertEqual(params["w"].shape, (64, 64))

    def test_dynamic_scale_starts_high_and_falls_to_what_fits(self):
        step = mpopt.jax.amp(lambda p, x, y: train_step(p, x, y * 1e3))
        params = make_parameters()
        state = step.init(params, X, Y)
        self.assertEqual(float(state.loss_scale), 65536)
        skipped = 0
        for _ in range(30):
            (after, _), state = step(state, params, X, Y)
            if not bool(state.grads_finite):
                skipped += 1
                # A skipped step changes nothing.
                np.testing.assert_array_equal(after["w"], params["w"])
            params = after
        self.assertGreater(skipped, 0)
        self.assertEqual(float(state.loss_scale), 65536 / 2 ** skipped)

    def test_tiny_loss_learns_with_scaling_and_not_without(self):
        """The negative control: gradients below f16's range vanish."""
        tiny = 2.0 ** -20

        def step(params, x, y):
            loss, grads = jax.value_and_grad(
                lambda p: loss_of(p, x, y) * tiny)(params)
            return jax.tree.map(lambda p, g: p - 0.1 / tiny * g, params,
                                grads), loss / tiny
        reference, _ = run(jax.jit(step))
        scaled, _ = run(mpopt.jax.jit(step, scaling=2.0 ** 20))
        unscaled, _ = run(mpopt.jax.jit(step, scaling="off"))
        self.assertLess(abs(scaled / reference - 1), 0.01)
        self.assertGreater(abs(unscaled / reference - 1), 0.05)

    def test_scan_and_outer_jit(self):
        step = mpopt.jax.amp(train_step, scaling=256.0)
        params = make_parameters()

        @jax.jit
        def many(params, state):
            def body(carry, _):
                (params, loss), state = step(carry[1], carry[0], X, Y)
                return (params, state), loss
            return jax.lax.scan(body, (params, state), None, length=10)[1]
        losses = many(params, step.init(params, X, Y))
        kept, _ = run(mpopt.jax.jit(train_step, scaling=256.0), 10)
        np.testing.assert_allclose(losses[-1], kept, rtol=1e-4)

    def test_other_parameters_get_fresh_copies(self):
        step = mpopt.jax.jit(train_step, scaling=256.0)
        first, _ = run(step, 5)
        second, _ = run(step, 5)  # starts over, as from a checkpoint
        self.assertEqual(first, second)

    def test_small_parameters_are_rounded_by_each_step(self):
        for dtype in ("f16", "bf16"):
            kept = mpopt.jax.jit(train_step, dtype=dtype)
            with_copies = run(kept, 10)
            self.assertIn(f"params['w'].{dtype}", kept.state.values)
            with unittest.mock.patch.object(options, "min_copy", min_copy):
                step = mpopt.jax.jit(train_step, dtype=dtype)
                jax.tree.map(np.testing.assert_array_equal, run(step, 10),
                             with_copies)
            self.assertEqual([name for name in step.state.values
                              if not name.startswith("mp.")], [])

    def test_frozen_parameters_are_copied_once_until_they_change(self):
        def step(params, frozen, x, y):
            loss, grads = jax.value_and_grad(
                lambda p: loss_of(frozen | p, x, y))(params)
            return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), loss
        made = make_parameters()
        base, parameters = {"w": made["w"]}, {"b": made["b"], "v": made["v"]}
        kept = mpopt.jax.jit(step)
        first = float(kept(parameters, base, X, Y)[1])
        copies = [name for name in kept.state.values if "frozen" in name]
        self.assertEqual(len(copies), 1)
        copy = kept.state.values[copies[0]]
        self.assertEqual(copy.dtype, jnp.float16)
        self.assertEqual(float(kept(parameters, base, X, Y)[1]), first)
        # Another base, in new arrays and in the same array of NumPy.
        zero = {"w": jnp.zeros_like(base["w"])}
        other = float(kept(parameters, zero, X, Y)[1])
        self.assertNotEqual(other, first)
        changing = {"w": np.array(base["w"])}
        self.assertEqual(float(kept(parameters, changing, X, Y)[1]), first)
        changing["w"][:] = 0
        self.assertEqual(float(kept(parameters, changing, X, Y)[1]), other)
        # With the state in the caller's hands every step rounds.
        amp_step = mpopt.jax.amp(step)
        state = amp_step.init(parameters, base, X, Y)
        self.assertFalse([name for name in state.values if "frozen" in name])

    def test_a_refused_call_leaves_the_step_usable(self):
        step = mpopt.jax.jit(train_step, scaling=256.0)
        params = make_parameters()
        with self.assertRaises(Exception):
            step(params, X, Y[:7])  # the shapes do not fit
        params, loss = step(params, X, Y)
        with self.assertRaises(Exception):
            step(params, X, Y[:7])
        for _ in range(3):
            params, loss = step(params, X, Y)
        self.assertTrue(np.isfinite(float(loss)))

    def test_changed_optimizer_state_keeps_the_copies(self):
        def step(params, momentum, x, y):
            loss, grads = jax.value_and_grad(loss_of)(params, x, y)
            momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, grads)
            return (jax.tree.map(lambda p, m: p - 0.1 * m, params, momentum),
                    momentum, loss)
        mixed = mpopt.jax.jit(step, scaling=256.0)
        made = []
        init = mixed.amp_step.init
        mixed.amp_step.init = lambda *a, **k: made.append(0) or init(*a, **k)
        params = make_parameters()
        momentum = jax.tree.map(jnp.zeros_like, params)
        for _ in range(4):
            params, momentum, _ = mixed(params, momentum, X, Y)
            momentum = jax.tree.map(lambda m: 0.5 * m, momentum)
        self.assertEqual(len(made), 1)

    def test_a_counter_of_the_hosts_keeps_the_state(self):
        def step(params, count, x, y):
            params, loss = train_step(params, x, y)
            return params, count + 1, loss
        for kind in np.int32, np.array, int:
            mixed = mpopt.jax.jit(step, scaling=256.0)
            params, made = make_parameters(), []
            init = mixed.amp_step.init
            mixed.amp_step.init = lambda *a: made.append(0) or init(*a)
            for i in range(4):
                params, count, _ = mixed(params, kind(i), X, Y)
                self.assertEqual(int(count), i + 1)
            self.assertEqual(len(made), 1, kind)


class Calling(unittest.TestCase):
    def test_the_step_is_compiled_once(self):
        compiled = []
        jax.monitoring.register_event_duration_secs_listener(
            lambda event, duration, **_: compiled.append(event)
            if "backend_compile" in event else None)
        for step in (mpopt.jax.jit(train_step, scaling=256.0),
                     self.keep_state(mpopt.jax.amp(train_step))):
            params, _ = step(make_parameters(), X, Y)
            first = len(compiled)
            self.assertGreater(first, 0)
            for _ in range(3):
                params, _ = step(params, X, Y)
            self.assertEqual(compiled[first:], [])

    @staticmethod
    def keep_state(step):
        state = None

        def call(*args):
            nonlocal state
            state = state or step.init(*args)
            out, state = step(state, *args)
            return out
        return call

    def test_static_arguments(self):
        @functools.partial(mpopt.jax.jit, static_argnums=1, scaling=256.0)
        def step(params, kind, x, y):
            assert isinstance(kind, str)
            return train_step(params, x, y)
        loss, _ = run(lambda p, x, y: step(p, "mse", x, y), 3)
        self.assertTrue(np.isfinite(loss))

    def test_keyword_arguments_and_scalars(self):
        def step(params, x, y, *, lr):
            loss, grads = jax.value_and_grad(loss_of)(params, x, y)
            return jax.tree.map(lambda p, g: p - lr * g, params, grads), loss
        mixed = mpopt.jax.jit(step, scaling=256.0)
        loss, _ = run(lambda p, x, y: mixed(p, x, y, lr=0.1))
        reference, _ = run(jax.jit(train_step))
        self.assertLess(abs(loss / reference - 1), 0.01)

    def test_several_signatures(self):
        step = mpopt.jax.jit(train_step, scaling=256.0)
        params = make_parameters()
        for size in (32, 16, 32, 8):
            params, loss = step(params, X[:size], Y[:size])
            self.assertTrue(np.isfinite(float(loss)))

    def test_donation(self):
        step = mpopt.jax.amp(train_step, scaling=256.0, donate_argnums=0,
                             donate_state=True)
        params = make_parameters()
        state = step.init(params, X, Y)
        for _ in range(3):
            before = params["w"]
            (params, _), state = step(state, params, X, Y)
        self.assertTrue(before.is_deleted())

    def test_dataclass_state_with_momentum_and_keys(self):
        @jax.tree_util.register_dataclass
        @dataclasses.dataclass
        class TrainState:
            params: Any
            momentum: Any
            key: Any

        def step(state, x, y):
            key, use = jax.random.split(state.key)
            x = x * jax.random.bernoulli(use, 0.9, x.shape) / 0.9
            loss, grads = jax.value_and_grad(loss_of)(state.params, x, y)
            momentum = jax.tree.map(lambda m, g: 0.9 * m + g, state.momentum,
                                    grads)
            params = jax.tree.map(lambda p, m: p - 0.01 * m, state.params,
                                  momentum)
            return TrainState(params, momentum, key), loss

        def train(step):
            params = make_parameters()
            state = TrainState(params, jax.tree.map(jnp.zeros_like, params),
                               jax.random.key(0))
            for _ in range(30):
                state, loss = step(state, X, Y)
            return float(loss)
        self.assertLess(abs(train(mpopt.jax.jit(step, scaling=256.0)) /
                            train(jax.jit(step)) - 1), 0.01)

    def test_role_hints(self):
        def anonymous(a, b, c):
            return train_step(a, b, c)
        for roles in ({"params": 0, "batch": [1, 2]}, {"params": "a"}):
            loss, _ = run(mpopt.jax.jit(anonymous, roles=roles, scaling=256.0))
            self.assertTrue(np.isfinite(loss))
        with self.assertRaisesRegex(mpopt.MPError, "'z' of 'params' names no"):
            run(mpopt.jax.jit(anonymous, roles={"params": "z"}))
        with self.assertRaisesRegex(mpopt.MPError, "is argument 7, and there"):
            run(mpopt.jax.jit(anonymous, roles={"params": 7}))
        with self.assertRaisesRegex(mpopt.MPError, "'batch' and 'rng' both "
                                    "name b"):
            run(mpopt.jax.jit(anonymous, roles={"params": 0, "batch": [1, 2],
                                                "rng": "b"}))


def count_flops(text):
    """FLOPs of products of matrices by the type they read, from shapes alone:
    with sizes m, n, k the operands hold m k and k n elements, the result m n.
    """
    flops = collections.Counter()
    for shapes in re.findall(r'"stablehlo.dot_general".* : \(tensor<(.*?)>, '
                             r"tensor<(.*?)>\) -> tensor<(.*?)>", text):
        (*lhs, element), (*rhs, _), (*out, _) = (s.split("x") for s in shapes)
        sizes = [math.prod(map(int, shape)) for shape in (lhs, rhs, out)]
        k = math.isqrt(sizes[0] * sizes[1] // sizes[2])
        assert k * k * sizes[2] == sizes[0] * sizes[1]
        flops[element] += 2 * sizes[2] * k
    return flops


class Explaining(unittest.TestCase):
    def test_products_read_16_bits_and_give_32(self):
        told = mpopt.jax.explain(train_step, make_parameters(), X, Y)
        self.assertEqual(told.flops, told.flops_16bit)
        self.assertEqual(set(told.products),
                         {("dot_general", "f16", "f16", "f32")})
        self.assertEqual(sum(told.products.values()), 5)
        # What XLA gets, counted apart from the tool.
        self.assertEqual(dict(count_flops(told.module)),
                         {"f16": told.flops_16bit})
        self.assertIn("100.0 %", str(told))
        off = mpopt.jax.explain(train_step, make_parameters(), X, Y,
                                dtype="off")
        self.assertEqual(set(off.products),
                         {("dot_general", "f32", "f32", "f32")})
        self.assertEqual(off.flops_16bit, 0)

    def test_errors_name_the_line_of_the_user(self):
        def step(params, x, y):
            params, loss = train_step(params, x, y)
            narrow = jnp.float8_e4m3b11fnuz
            return {name: value.astype(narrow).astype(value.dtype)  # the line
                    for name, value in params.items()}, loss
        with self.assertRaises(mpopt.MPError) as caught:
            mpopt.jax.explain(step, make_parameters(), X, Y)
        line = step.__code__.co_firstlineno + 3
        self.assertRegex(str(caught.exception),
                         rf"mpopt_jax_test.py:{line}:\d+: note: rounded here")
        self.assertIn("is rounded to f8E4M3B11FNUZ on the way to its next value",
                      str(caught.exception))

    def test_count_products(self):
        text = ('%1 = "stablehlo.dot_general"(%a, %b) <{}> : (tensor<8x4xf16>, '
                "tensor<4x8xf16>) -> tensor<8x8xf32>")
        self.assertEqual(dict(count_products(text)),
                         {("dot_general", "f16", "f16", "f32"): 1})


if __name__ == "__main__":
    unittest.main()
