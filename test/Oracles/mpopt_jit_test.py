"""mpopt.jax.jit and amp stand where jax.jit stands; needs jax."""

import functools
import unittest
import warnings

import jax
import jax.numpy as jnp
import numpy as np

from simple_step import (X, Y, keep_copies, loss_of, make_parameters, run,
                         train_step)
import mpopt.jax

setUpModule = keep_copies

REFERENCE = run(jax.jit(train_step), 10)[0]


class Decorating(unittest.TestCase):
    def trains(self, step):
        loss, _ = run(step, 10)
        self.assertLess(abs(loss / REFERENCE - 1), 0.01)

    def test_with_and_without_call(self):
        @mpopt.jax.jit
        def bare(params, x, y):
            """What it is for."""
            return train_step(params, x, y)

        @mpopt.jax.jit()
        def called(params, x, y):
            return train_step(params, x, y)

        @mpopt.jax.jit(dtype="bf16")
        def told(params, x, y):
            return train_step(params, x, y)

        @functools.partial(mpopt.jax.jit, scaling=256.0)
        def applied(params, x, y):
            return train_step(params, x, y)
        for step in (bare, called, told, applied):
            self.trains(step)
        self.assertEqual((bare.__name__, bare.__doc__, bare.__module__),
                         ("bare", "What it is for.", __name__))
        self.assertIn("train_step", bare.__wrapped__.__code__.co_names)

    def test_of_a_partial_and_of_a_jitted_step(self):
        def step(rate, params, x, y):
            loss, grads = jax.value_and_grad(loss_of)(params, x, y)
            return jax.tree.map(lambda p, g: p - rate * g, params, grads), loss
        self.trains(mpopt.jax.jit(functools.partial(step, 0.1)))
        self.trains(mpopt.jax.jit(jax.jit(train_step)))

    def test_of_a_step_that_has_it_already(self):
        inner = mpopt.jax.jit(train_step, dtype="bf16")
        self.trains(mpopt.jax.jit(inner))
        again, params = mpopt.jax.amp(inner, scaling=64.0), make_parameters()
        (_, loss), state = again(again.init(params, X, Y), params, X, Y)
        self.assertEqual(float(state.loss_scale), 64)
        self.assertLess(abs(loss / loss_of(params, X, Y) - 1), 0.01)

    def test_methods(self):
        class Trainer:
            def __init__(self, rate):
                self.rate = rate

            @mpopt.jax.jit(static_argnums=0)
            def step(self, params, x, y):
                loss, grads = jax.value_and_grad(loss_of)(params, x, y)
                return jax.tree.map(lambda p, g: p - self.rate * g, params,
                                    grads), loss

            @functools.partial(mpopt.jax.jit, static_argnames="self")
            def named(self, params, x, y):
                return self.step.__wrapped__(self, params, x, y)
        trainer, idle = Trainer(0.1), Trainer(0.0)
        self.trains(trainer.step)
        self.trains(trainer.named)
        # Each instance is static on its own.
        params = make_parameters()
        after, _ = idle.step(params, X, Y)
        np.testing.assert_array_equal(after["w"], params["w"])

    def test_static_arguments_by_name_place_and_from_the_end(self):
        def step(params, x, y, kind="mean"):
            assert isinstance(kind, str)
            params, loss = train_step(params, x, y)
            return params, loss if kind == "mean" else 2 * loss
        for options in ({"static_argnums": 3}, {"static_argnums": -1},
                        {"static_argnames": "kind"},
                        {"static_argnames": ["kind"]}):
            kept = mpopt.jax.jit(step, **options)
            params = make_parameters()
            one = float(kept(params, X, Y)[1])
            if options == {"static_argnums": 3}:
                self.assertEqual(float(kept(params, X, Y, "mean")[1]), one)
                self.assertEqual(float(kept(params, X, Y, kind="mean")[1]), one)
                self.assertEqual(float(kept(params, X, Y, "sum")[1]), 2 * one)
            self.assertEqual(float(kept(params, X, Y, kind="sum")[1]), 2 * one)

    def test_static_values_are_told_apart_by_type(self):
        traces = []

        @mpopt.jax.jit(static_argnums=0)
        def step(rate, params, x, y):
            traces.append(type(rate))
            return train_step(params, x, y)
        for rate in (1, 1.0, True, 1, 1.0):
            step(rate, make_parameters(), X, Y)
        self.assertEqual(traces, [int, float, bool])

    def test_attributes_and_disabled_jit(self):
        def step(params, x, y):
            """What it is for."""
            seen.append(isinstance(x, jax.core.Tracer))
            return train_step(params, x, y)
        step.mine, seen = 4, []
        kept = mpopt.jax.jit(step)
        self.assertEqual((kept.mine, kept.__qualname__),
                         (4, step.__qualname__))
        self.assertIn("step", repr(kept))
        with jax.disable_jit():
            kept(make_parameters(), X, Y)
        self.assertEqual(seen, [False])
        with self.assertRaisesRegex(TypeError, "at path x"):
            kept(make_parameters(), "x", Y)

    def test_with_the_state_in_hand_and_disabled_jit(self):
        for retries in False, 3:
            step = mpopt.jax.amp(train_step, retries=retries)
            params = make_parameters()
            state = step.init(params, X, Y)
            wanted = step(state, params, X, Y)
            with jax.disable_jit():
                given = step(step.init(params, X, Y), params, X, Y)
            jax.tree.map(np.testing.assert_array_equal, given, wanted)

    def test_without_arrays_there_is_nothing_to_rewrite(self):
        self.assertEqual(float(mpopt.jax.jit(lambda: jnp.ones(3))()[0]), 1)
        with self.assertRaisesRegex(mpopt.MPError, "it has no arguments"):
            mpopt.jax.amp(lambda: jnp.ones(3)).init()

    def test_what_reads_none_of_its_arguments_is_left_alone(self):
        def constant(params, kind):
            return (2 * jnp.ones(3) if kind == "two" else jnp.ones(3)), None
        step = mpopt.jax.jit(constant, static_argnums=1, static_argnames=())
        for _ in range(2):
            out, none = step(make_parameters(), "two")
            np.testing.assert_array_equal(out, [2, 2, 2])
            self.assertIsNone(none)
        self.assertEqual((step.explain().flops, step.explain().layers), (0, []))
        # Here and in jax.jit, `kind` is static by place and not by name.
        self.assertRaises(TypeError, step, make_parameters(), kind="two")

    def test_what_jax_jit_refuses_is_refused_alike(self):
        for options in ({"static_argnums": 9}, {"static_argnames": "z"},
                        {"donate_argnums": 9}, {"donate_argnames": "z"},
                        {"static_argnums": "kind"}, {"unknown": 1}):
            with self.assertRaises((ValueError, TypeError)) as plain:
                jax.jit(train_step, **options)
            with self.assertRaises(type(plain.exception)) as ours:
                mpopt.jax.jit(train_step, **options)
            self.assertEqual(str(ours.exception), str(plain.exception))
        with self.assertRaises(TypeError):
            mpopt.jax.jit(3)
        with self.assertRaisesRegex(ValueError, "Non-hashable static"):
            mpopt.jax.jit(lambda p, k, x, y: train_step(p, x, y),
                          static_argnums=1)(make_parameters(), [1], X, Y)

    def test_what_nothing_can_refer_to_weakly_is_refused_alike(self):
        class Step:
            __slots__ = ()

            def __call__(self, params, x, y):
                return train_step(params, x, y)

        for jit in jax.jit, mpopt.jax.jit:
            jitted = jit(Step())
            with self.assertRaisesRegex(TypeError,
                                        "cannot create weak reference"):
                jitted(make_parameters(), X, Y)

    def test_donation_by_number_and_name(self):
        for options in ({"donate_argnums": 0}, {"donate_argnums": (0,)},
                        {"donate_argnames": "params"},
                        {"donate_argnums": -3}):
            step = mpopt.jax.jit(train_step, scaling=256.0, **options)
            params, _ = step(make_parameters(), X, Y)
            again, _ = step(params, X, Y)
            self.assertTrue(params["w"].is_deleted(), options)
            self.assertFalse(X.is_deleted())
        kept = mpopt.jax.jit(train_step, scaling=256.0)
        params, _ = kept(make_parameters(), X, Y)
        kept(params, X, Y)
        self.assertFalse(params["w"].is_deleted())

    def test_the_other_arguments_of_jit(self):
        self.trains(mpopt.jax.jit(train_step, keep_unused=True))
        self.trains(mpopt.jax.jit(train_step, inline=True))
        self.trains(mpopt.jax.jit(train_step, compiler_options={
            "xla_cpu_enable_fast_math": False}))
        with self.assertRaisesRegex(Exception, "no_such_option"):
            self.trains(mpopt.jax.jit(train_step, compiler_options={
                "no_such_option": 1}))


class Stages(unittest.TestCase):
    def test_lower_compile_and_run(self):
        step = mpopt.jax.jit(train_step)
        lowered = step.lower(make_parameters(), X, Y)
        self.assertIn("f16", lowered.as_text())
        compiled = lowered.compile()
        self.assertGreater(compiled.cost_analysis()["flops"], 0)
        self.assertLess(abs(run(compiled, 10)[0] / REFERENCE - 1), 0.01)
        # The control: it is the state that the step itself goes on with.
        self.assertEqual(int(step.state.values["mp.good_steps"]), 10)

    def test_with_shapes_instead_of_arrays(self):
        shapes = jax.tree.map(
            lambda a: jax.ShapeDtypeStruct(a.shape, a.dtype),
            (make_parameters(), X, Y))
        step = mpopt.jax.jit(train_step, static_argnames=())
        self.assertIn("f16", step.lower(*shapes).as_text())
        self.assertIn("f16", step.trace(*shapes).lower().as_text())
        self.assertIn("f16", str(step.trace(*shapes).jaxpr))
        params, loss = step.eval_shape(*shapes)
        plain = jax.jit(train_step).eval_shape(*shapes)
        self.assertEqual((params, loss), plain)
        self.assertIsNone(step.state)

    def test_with_static_arguments(self):
        def step(kind, params, x, y):
            return train_step(params, x, y)
        kept = mpopt.jax.jit(step, static_argnums=0)
        compiled = kept.lower("a", make_parameters(), X, Y).compile()
        loss, _ = run(compiled, 10)  # as under jax.jit, without them
        self.assertLess(abs(loss / REFERENCE - 1), 0.01)

    def test_other_types_than_compiled_for_are_refused(self):
        compiled = mpopt.jax.jit(train_step).lower(
            make_parameters(), X, Y).compile()
        for args in ((make_parameters(), X[:8], Y[:8]),
                     ([*make_parameters().values()], X, Y)):
            with self.assertRaisesRegex(TypeError, "was compiled for"):
                compiled(*args)

    def test_clear_cache_traces_again(self):
        traces = []

        @mpopt.jax.jit
        def step(params, x, y):
            traces.append(0)
            return train_step(params, x, y)
        params, _ = step(make_parameters(), X, Y)
        params, _ = step(params, X, Y)
        self.assertEqual(len(traces), 1)
        step.clear_cache()
        params, _ = step(params, X, Y)
        self.assertEqual(len(traces), 2)


class Inside(unittest.TestCase):
    """In other transformations."""

    def test_a_call_in_a_trace_finds_its_scale_and_leaves_no_tracer(self):
        step = mpopt.jax.jit(lambda p, x, y: train_step(p, x, y * 1e3))
        with self.assertWarnsRegex(UserWarning, "called inside of another"):
            inside, loss = jax.jit(step)(make_parameters(), X, Y)
        self.assertIsNone(step.state)
        plain, reference = train_step(make_parameters(), X, Y * 1e3)
        # The first scale overflows: the call made up for that by itself.
        for name, value in plain.items():
            np.testing.assert_allclose(inside[name], value, rtol=0.05,
                                       atol=0.02 * np.abs(value).max())
        # And a later call outside is as if there had been none: the first,
        # which is done again until its scale fits.
        params, _ = step(make_parameters(), X, Y)
        self.assertLess(float(step.state.loss_scale), 65536)
        self.assertTrue(bool(step.state.grads_finite))
        np.testing.assert_allclose(params["w"], plain["w"], rtol=0.05,
                                   atol=0.02 * np.abs(plain["w"]).max())

    def test_amp_first_in_a_trace_then_outside(self):
        step = mpopt.jax.amp(train_step)
        state, params = jax.jit(
            lambda p: (step.init(p, X, Y), p))(make_parameters())
        (inside, _), _ = jax.jit(step)(state, params, X, Y)
        (outside, _), after = step(state, params, X, Y)
        np.testing.assert_allclose(inside["w"], outside["w"], rtol=1e-6)
        self.assertNotIsInstance(after.loss_scale, jax.core.Tracer)

    def test_vmap(self):
        step = mpopt.jax.amp(train_step)
        params = make_parameters()
        many = jax.tree.map(lambda a: jnp.stack([a, 0.5 * a]), params)
        state = jax.vmap(lambda p: step.init(p, X, Y))(many)
        (after, losses), state = jax.vmap(step, (0, 0, None, None))(
            state, many, X, Y)
        for i in range(2):
            one = jax.tree.map(lambda a: a[i], many)
            (alone, loss), _ = step(step.init(one, X, Y), one, X, Y)
            np.testing.assert_allclose(after["w"][i], alone["w"], rtol=1e-6)
            np.testing.assert_allclose(losses[i], loss, rtol=1e-6)
        self.assertNotEqual(float(losses[0]), float(losses[1]))

    def test_checkpoint(self):
        step = mpopt.jax.amp(train_step)
        params = make_parameters()
        state = step.init(params, X, Y)
        (expected, _), _ = step(state, params, X, Y)
        (after, _), _ = jax.jit(jax.checkpoint(step))(state, params, X, Y)
        np.testing.assert_allclose(after["w"], expected["w"], rtol=1e-6)

    def test_differentiating_it_is_refused(self):
        forward = mpopt.jax.jit(lambda p: loss_of(p, X, Y), dtype="bf16")
        with self.assertRaisesRegex(mpopt.MPError, "has no derivative; .*"
                                    "mpopt.jax.value_and_grad"):
            jax.grad(forward)(make_parameters())
        # It is as good as before for calls.
        loss = forward(make_parameters())
        self.assertLess(abs(loss / loss_of(make_parameters(), X, Y) - 1), 0.01)

    def test_an_epoch_skips_single_steps(self):
        """A scan over amp's form: one batch has an infinity."""
        step = mpopt.jax.amp(train_step)
        xs = jnp.stack([X] * 4).at[2, 0, 0].set(jnp.inf)

        @jax.jit
        def epoch(params, state):
            def body(carry, x):
                (params, loss), state = step(carry[1], carry[0], x, Y)
                return (params, state), (state.grads_finite, params["w"])
            return jax.lax.scan(body, (params, state), xs)
        params = make_parameters()
        _, (taken, ws) = epoch(params, step.init(params, X, Y))
        self.assertEqual(taken.tolist(), [True, True, False, True])
        np.testing.assert_array_equal(ws[2], ws[1])
        self.assertTrue(np.all(np.isfinite(ws[3])))
        self.assertTrue(np.any(ws[3] != ws[2]))


    def test_an_epoch_in_one_step_skips_single_steps(self):
        """The compiler guards each round: as the steps one by one."""
        def epoch(params, xs, y):
            params, losses = jax.lax.scan(
                lambda p, x: train_step(p, x, y), params, xs)
            return params, jnp.mean(losses)
        xs = jnp.stack([X] * 4).at[2, 0, 0].set(jnp.inf)
        whole, params = mpopt.jax.jit(epoch), make_parameters()
        single, one_by_one = mpopt.jax.jit(train_step), make_parameters()
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            after, _ = whole(params, xs, Y)
        self.assertFalse([w for w in said if "this loop" in str(w.message)])
        for x in xs:
            one_by_one, _ = single(one_by_one, x, Y)
        for name, value in after.items():
            np.testing.assert_array_equal(value, one_by_one[name])
        self.assertTrue(np.any(after["w"] != params["w"]))
        self.assertEqual(float(whole.state.loss_scale),
                         float(single.state.loss_scale))
        self.assertFalse(bool(whole.state.grads_finite))
        # The control: without a scale the infinity reaches what is trained.
        free, _ = mpopt.jax.jit(epoch, scaling="off")(params, xs, Y)
        self.assertFalse(np.all(np.isfinite(free["w"])))

    def test_an_epoch_that_stops_by_its_state_is_said_to_be_one_step(self):
        def epoch(params, count, xs, y):
            def body(carry):
                params, count = carry
                return train_step(params, xs[count], y)[0], count + 1
            return jax.lax.while_loop(lambda c: c[1] < 4, body,  # the line
                                      (params, count))
        xs = jnp.stack([X] * 4)
        params, count = make_parameters(), jnp.int32(0)
        line = epoch.__code__.co_firstlineno + 4
        with self.assertWarnsRegex(UserWarning, rf"mpopt_jit_test.py:{line}: "
                                   "what is trained comes out of this loop"):
            mpopt.jax.jit(epoch)(params, count, xs, Y)

    def test_accumulated_gradients_are_no_epoch(self):
        def step(params, xs, y):
            def body(total, x):
                grads = jax.grad(loss_of)(params, x, y)
                return jax.tree.map(jnp.add, total, grads), 0.0
            total, _ = jax.lax.scan(
                body, jax.tree.map(jnp.zeros_like, params), xs)
            return jax.tree.map(lambda p, g: p - 0.05 * g, params, total)
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            after = mpopt.jax.jit(step)(make_parameters(), jnp.stack([X] * 2),
                                        Y)
        self.assertFalse([w for w in said if "this loop" in str(w.message)],
                         [str(w.message) for w in said])
        expected = train_step(make_parameters(), X, Y)[0]
        np.testing.assert_allclose(after["w"], expected["w"], atol=1e-3)


class Gradients(unittest.TestCase):
    def test_value_and_grad_with_the_state_in_hand(self):
        grad_fn = mpopt.jax.value_and_grad(
            lambda p, x, y: loss_of(p, x, y * 1e3))
        params = make_parameters()
        state = grad_fn.init(params, X, Y)
        skipped = 0
        for _ in range(10):
            (loss, grads), state = grad_fn(state, params, X, Y)
            new = jax.tree.map(lambda p, g: p - 1e-7 * g, params, grads)
            after = state.select(new, params)
            if not bool(state.grads_finite):
                skipped += 1
                np.testing.assert_array_equal(after["w"], params["w"])
            else:
                self.assertTrue(np.any(after["w"] != params["w"]))
            params = after
        self.assertGreater(skipped, 0)
        self.assertEqual(float(state.loss_scale), 65536 / 2 ** skipped)
        plain = jax.grad(lambda p: loss_of(p, X, Y * 1e3))(params)
        (_, grads), _ = grad_fn(state, params, X, Y)
        np.testing.assert_allclose(grads["w"], plain["w"], rtol=0.05,
                                   atol=0.02 * np.abs(plain["w"]).max())

    def test_value_and_grad_of_arguments_with_aux(self):
        grad_fn = mpopt.jax.value_and_grad(
            lambda x, p, y: (loss_of(p, x, y), {"y": y}), argnums=1,
            has_aux=True, dtype="bf16")
        params = make_parameters()
        ((loss, aux), grads), _ = grad_fn(grad_fn.init(X, params, Y), X,
                                          params, Y)
        np.testing.assert_array_equal(aux["y"], Y)
        plain = jax.grad(loss_of)(params, X, Y)
        np.testing.assert_allclose(grads["v"], plain["v"], rtol=0.1,
                                   atol=0.02 * np.abs(plain["v"]).max())

    def test_jit_hands_no_infinity_on(self):
        def gradients(params, x, y):
            return jax.grad(loss_of)(params, x, y * 1e3)
        params = make_parameters()
        kept = mpopt.jax.jit(gradients)
        grads = kept(params, X, Y)
        plain = gradients(params, X, Y)
        np.testing.assert_allclose(grads["w"], plain["w"], rtol=0.05,
                                   atol=0.02 * np.abs(plain["w"]).max())
        self.assertLess(float(kept.state.loss_scale), 65536)
        # The control: one try at the first scale is not finite.
        once = mpopt.jax.jit(gradients, retries=False)
        self.assertFalse(np.all(np.isfinite(once(params, X, Y)["w"])))
        # An infinity of the batch is nobody's scale: it is told as it is, and
        # the scale falls as after one bad step.
        scale = float(kept.state.loss_scale)
        grads = kept(params, X.at[0, 0].set(jnp.nan), Y)
        self.assertFalse(np.all(np.isfinite(grads["w"])))
        self.assertEqual(float(kept.state.loss_scale), scale / 2)
        self.assertFalse(bool(kept.state.grads_finite))


class Equinox(unittest.TestCase):
    def test_filter_jit(self):
        try:
            import equinox as eqx
        except ImportError:
            self.skipTest("equinox is not installed")
        import mpopt.jax.eqx

        def step(model, x, y, rate=0.1):
            def loss(model):
                return jnp.mean((jax.vmap(model)(x) - y) ** 2)
            value, grads = eqx.filter_value_and_grad(loss)(model)
            return eqx.apply_updates(
                model, jax.tree.map(lambda g: -rate * g, grads)), value

        def train(jitted):
            model = eqx.nn.MLP(64, 10, 64, 1, key=jax.random.key(0))
            for _ in range(20):
                model, loss = jitted(model, X, Y)
            self.assertTrue(callable(model.activation))
            return float(loss)
        kept = mpopt.jax.eqx.filter_jit(step)
        self.assertLess(abs(train(kept) / train(eqx.filter_jit(step)) - 1),
                        0.01)
        self.assertEqual(len([v for v in kept.state.values.values()
                              if v.dtype == jnp.float16]), 2)
        self.assertEqual(kept.explain().flops_16bit, kept.explain().flops)
        again = mpopt.jax.eqx.filter_jit(step)
        again.load_state_dict(kept.state_dict() | {
            "mp.loss_scale": np.float32(1024)})
        train(again)
        self.assertEqual(float(again.state.loss_scale), 1024)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
