"""Steps that call the host: prints and callbacks are kept, the rest is narrow.

What they are told is what they are told in FP32, within rounding, in f32, in the
same order and as often.
"""

import contextlib
import gc
import io
import os
import unittest
import warnings

os.environ["XLA_FLAGS"] = (os.environ.get("XLA_FLAGS", "") +
                           " --xla_force_host_platform_device_count=4")

import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import io_callback

from simple_step import X, Y, make_parameters
import mpopt.jax

STEPS = 3
SCALAR = jax.ShapeDtypeStruct((), jnp.float32)
TOLD = []


def tell(*values):
    TOLD.append(tuple(np.asarray(value) for value in values))


def make_step(layer=None, after=None, update=None):
    """A step of two layers.

    layer: from hidden values to such. after: is shown the loss and the gradients.
    update: from the gradients to such.
    """
    def loss_of(params, x, y):
        hidden = jnp.tanh(x @ params["w"] + params["b"])
        hidden = layer(hidden) if layer else hidden
        return jnp.mean((hidden @ params["v"] - y) ** 2)

    def step(params, x, y):
        loss, grads = jax.value_and_grad(loss_of)(params, x, y)
        if after:
            after(loss, grads)
        grads = update(grads) if update else grads
        return jax.tree.map(lambda p, g: p - 0.05 * g, params, grads), loss
    return step


def run(step, count=STEPS):
    """What is told, and the losses."""
    TOLD.clear()
    params, losses = make_parameters(), []
    for _ in range(count):
        params, loss = step(params, X, Y)
        losses.append(float(loss))
    jax.effects_barrier()
    return [*TOLD], losses


# --- In the forward pass ---

def told_hidden(h):
    jax.debug.callback(tell, h)
    return h


def sine(h):
    return h + 0.1 * jax.pure_callback(
        lambda v: np.sin(v).astype(np.float32),
        jax.ShapeDtypeStruct(h.shape, h.dtype), jax.lax.stop_gradient(h))


@jax.custom_vjp
def called_both_ways(h):
    return jax.pure_callback(lambda v: np.float32(v * 0.5), h, h)


called_both_ways.defvjp(
    lambda h: (called_both_ways(h), h),
    lambda h, g: (jax.pure_callback(lambda v: np.float32(v * 0.5), h, g),))


def told_in_layers(h):
    def layer(h, number):
        jax.debug.callback(tell, number, h[0, 0], ordered=True)
        return jnp.tanh(h), None
    return jax.lax.scan(layer, h, jnp.arange(3))[0]


# --- Behind it ---

def told_loss(loss, grads):
    del grads
    io_callback(tell, None, loss)


def told_gradient(loss, grads):
    del loss
    jax.debug.callback(tell, grads["b"][0], grads["w"])


def told_norm(loss, grads):
    del loss
    # Its result is of no use.
    io_callback(lambda v: (tell(v), v)[1], SCALAR,
                sum(jnp.sum(g ** 2) for g in jax.tree.leaves(grads)))


def told_in_order(loss, grads):
    io_callback(tell, None, 0, loss, ordered=True)
    for number, value in enumerate(jax.tree.leaves(grads)):
        io_callback(tell, None, 1 + number, value, ordered=True)
    jax.lax.cond(
        loss > 0.5,
        lambda: io_callback(tell, None, 4, loss * 2, ordered=True),
        lambda: None)
    jax.lax.fori_loop(
        0, 3, lambda i, _: io_callback(tell, None, 5 + i, ordered=True), None)


def clipped(grads):
    return {"b": jax.pure_callback(lambda g: np.clip(g, -0.01, 0.01),
                                   grads["b"], grads["b"])} | {
        name: grads[name] for name in ("w", "v")}


def at_a_rate(grads):
    rate = io_callback(lambda: np.float32(0.5), SCALAR)
    return jax.tree.map(lambda g: rate * g, grads)


class Callbacks(unittest.TestCase):
    def check(self, plain, reference, dtype):
        step = mpopt.jax.jit(plain, dtype=dtype)
        (told, losses), (seen, mixed) = reference, run(step)
        rtol = {"f16": 1e-2, "bf16": 8e-2}[dtype]
        np.testing.assert_allclose(mixed, losses, rtol=2e-3)
        self.assertEqual(len(seen), len(told))
        for now, then in zip(seen, told):
            self.assertEqual([v.dtype for v in now], [v.dtype for v in then])
            for a, b in zip(now, then):
                np.testing.assert_allclose(
                    a, b, rtol=rtol, atol=rtol * np.abs(b).max())
        text = step.amp_step.rewritten(make_parameters(), X, Y).text
        self.assertRegex(text, r'"stablehlo.dot_general"\(.*tensor<32x64x'
                         + dtype)
        self.assertEqual(step.state.loss_scale is not None, dtype == "f16")

    def test_each(self):
        for parts in ({"layer": told_hidden}, {"layer": sine},
                      {"layer": called_both_ways}, {"layer": told_in_layers},
                      {"after": told_loss}, {"after": told_gradient},
                      {"after": told_norm}, {"after": told_in_order},
                      {"update": clipped}, {"update": at_a_rate}):
            plain, (part,) = make_step(**parts), parts.values()
            name = getattr(part, "__name__", "")
            reference = run(jax.jit(plain))
            self.assertEqual(bool(reference[0]), "told" in name)
            for dtype in ("f16", "bf16"):
                with self.subTest(part=name, dtype=dtype):
                    self.check(plain, reference, dtype)

    def test_order(self):
        """Of callbacks, within a step and from step to step."""
        for dtype in ("f16", "bf16"):
            step = mpopt.jax.jit(make_step(after=told_in_order), dtype=dtype)
            told, _ = run(step, 4)
            self.assertEqual([int(values[0]) for values in told],
                             [*range(8)] * 4)

    def test_prints(self):
        def printed(loss, grads):
            io_callback(tell, None, loss, ordered=True)
            jax.debug.print("loss {:.1f}, {}", loss, grads["b"].shape,
                            ordered=True)
        for dtype in ("f16", "bf16"):
            with contextlib.redirect_stdout(io.StringIO()) as out:
                run(mpopt.jax.jit(make_step(after=printed), dtype=dtype))
            self.assertRegex(out.getvalue(), r"^(loss 1\.3, .*64.*\n)"
                             r"(loss 1\.2, .*64.*\n)(loss 1\.2, .*64.*\n)$")

    def test_inside_of_transformations(self):
        """The form that carries its state, in loops, vmap and twice in a row."""
        plain = make_step(after=told_in_order)
        step = mpopt.jax.amp(plain)
        params = make_parameters()
        state = step.init(params, X, Y)

        @jax.jit
        def twice(params, state):
            for _ in range(2):
                (params, _), state = step(state, params, X, Y)
            return params

        @jax.jit
        def looped(params, state):
            def body(carry, _):
                (params, loss), state = step(carry[1], carry[0], X, Y)
                return (params, state), loss
            return jax.lax.scan(body, (params, state), length=2)[1]

        for function in twice, looped:
            TOLD.clear()
            function(params, state)
            jax.effects_barrier()
            self.assertEqual([int(values[0]) for values in TOLD],
                             [*range(8)] * 2)
        told = mpopt.jax.amp(make_step(after=told_loss))
        state = told.init(params, X, Y)
        TOLD.clear()
        jax.vmap(lambda x: told(state, params, x, Y))(jnp.stack([X, 0 * X]))
        jax.effects_barrier()
        self.assertEqual(len(TOLD), 2)

    def on_devices(self, plain, jit):
        """What a step is told that has its batch on four devices, and the loss;
        of all of it, and under shard_map."""
        mesh = jax.make_mesh((4,), ("data",),
                             axis_types=(jax.sharding.AxisType.Auto,))
        spec = jax.sharding.PartitionSpec
        params = jax.device_put(make_parameters(),
                                jax.sharding.NamedSharding(mesh, spec()))
        x, y = jax.device_put(
            (X, Y), jax.sharding.NamedSharding(mesh, spec("data")))
        parts = jax.shard_map(
            lambda *args: jax.lax.pmean(plain(*args), "data"), mesh=mesh,
            in_specs=(spec(), spec("data"), spec("data")), out_specs=spec())
        for step in plain, parts:
            TOLD.clear()
            _, loss = jit(step)(params, x, y)
            jax.effects_barrier()
            yield loss, sorted(np.asarray(v).shape for told in TOLD
                               for v in told)

    def test_devices(self):
        """A callback is run on the first of them, or on each for its part."""
        def seen(h):
            jax.debug.inspect_array_sharding(
                h, callback=lambda sharding: tell(sharding.num_devices))
            return h
        steps = [make_step(layer=told_hidden), make_step(layer=sine),
                 make_step(after=told_norm)]
        if jax.__version_info__ >= (0, 10):
            # Before, JAX lowers it only in the place of its own equation.
            steps.append(make_step(layer=seen))
        for step in steps:
            for (loss, told), (wanted, told_by_jax) in zip(
                    self.on_devices(step, mpopt.jax.jit),
                    self.on_devices(step, jax.jit)):
                np.testing.assert_allclose(loss, wanted, rtol=2e-3)
                self.assertEqual(told, told_by_jax)

    def test_what_is_refused(self):
        with self.assertRaisesRegex(
                mpopt.MPError, r"mpopt_callbacks_test.py:\d+: an ordered "
                r"callback under shard_map .*ordered=False\)"):
            [*self.on_devices(make_step(after=told_in_order), mpopt.jax.jit)]

    def test_gradients_alone(self):
        """A try with an infinity is told, too, as it is run."""
        def value_and_grad(params, x, y):
            def loss_of(params):
                hidden = jnp.tanh(x @ params["w"]) @ params["v"]
                return 2e3 * jnp.mean((hidden - y) ** 2)
            loss, grads = jax.value_and_grad(loss_of)(params)
            io_callback(tell, None, loss, ordered=True)
            return loss, grads
        TOLD.clear()
        params = make_parameters()
        _, grads = mpopt.jax.jit(value_and_grad, dtype="f16")(params, X, Y)
        jax.effects_barrier()
        self.assertGreater(len(TOLD), 1)
        _, wanted = jax.jit(value_and_grad)(params, X, Y)
        for now, then in zip(jax.tree.leaves(grads), jax.tree.leaves(wanted)):
            np.testing.assert_allclose(now, then, atol=1e-2 * abs(then).max())

    def test_what_is_not_finite_is_told_no_oftener(self):
        """JAX runs such a step op by op, after it did so at once."""
        def step(params, x, y):
            jax.debug.callback(tell, jnp.sum(x))
            loss, grads = jax.value_and_grad(lambda p: jnp.mean(
                (jnp.log(x) @ p["w"] @ p["v"] - y) ** 2))(params)
            return jax.tree.map(lambda p, g: p - g, params, grads), loss
        counts = []
        for jit in jax.jit, mpopt.jax.jit:
            TOLD.clear()
            with jax.debug_nans(True), self.assertRaisesRegex(
                    FloatingPointError, "nan|calls the host"):
                jit(step)({name: value for name, value in
                           make_parameters().items() if name != "b"},
                          -jnp.abs(X), Y)
            jax.effects_barrier()
            counts.append(len(TOLD))
        self.assertEqual(*counts)

    def test_skipped_steps_are_told_no_oftener(self):
        """Whoever asks where they begin does not run the step for it."""
        step = mpopt.jax.jit(make_step(after=told_loss))
        params, _ = step(make_parameters(), X, Y)
        jax.effects_barrier()
        TOLD.clear()
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            for _ in range(43):
                params, _ = step(params, X * 1e38, Y)
        jax.effects_barrier()
        self.assertEqual(len(TOLD), 43)
        said = [str(warning.message) for warning in caught
                if "in a row" in str(warning.message)]
        self.assertEqual(len(said), 1)
        self.assertIn("it calls the host", said[0])

    def test_nothing_runs_while_explained(self):
        TOLD.clear()
        told = mpopt.jax.explain(make_step(after=told_loss),
                                 make_parameters(), X, Y)
        jax.effects_barrier()
        self.assertFalse(TOLD)
        self.assertIn("100.0 %", str(told))

    def test_the_step_keeps_its_callbacks(self):
        """Nobody else has to."""
        def make():
            return make_step(after=lambda loss, grads: io_callback(
                lambda value: tell(value), None, loss))
        step = mpopt.jax.jit(make())
        run(step)
        gc.collect()
        self.assertEqual(len(run(step)[0]), STEPS)


if __name__ == "__main__":
    unittest.main()
