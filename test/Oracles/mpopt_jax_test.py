"""Tests of the Python package mpopt.jax; needs jax, run by check.sh --oracles.

    python -m unittest test/Oracles/mpopt_jax_test.py     (MPOPT_BIN: build/bin)
"""

import collections
import dataclasses
import functools
import importlib.util
import json
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import warnings
from typing import Any

# Steps of several devices need some.
os.environ["XLA_FLAGS"] = (os.environ.get("XLA_FLAGS", "") +
                           " --xla_force_host_platform_device_count=8")

import jax
import jax.numpy as jnp
import numpy as np

ROOT = pathlib.Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools/python"))
import mpopt.jax
from mpopt.jax.explain import count_products

RANDOM = np.random.default_rng(7)


def make_parameters():
    random = np.random.default_rng(3)
    return {"w": jnp.array(random.normal(size=(64, 64)) * 0.1, jnp.float32),
            "b": jnp.zeros(64),
            "v": jnp.array(random.normal(size=(64, 10)) * 0.1, jnp.float32)}


X = jnp.array(RANDOM.normal(size=(32, 64)), jnp.float32)
Y = jnp.array(RANDOM.normal(size=(32, 10)), jnp.float32)


def loss_of(params, x, y):
    hidden = jnp.tanh(x @ params["w"] + params["b"])
    return jnp.mean((hidden @ params["v"] - y) ** 2)


def train_step(params, x, y):
    loss, grads = jax.value_and_grad(loss_of)(params, x, y)
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), loss


def run(step, count=30):
    params = make_parameters()
    for _ in range(count):
        params, loss = step(params, X, Y)
    return float(loss), params


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


class Calling(unittest.TestCase):
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


class Sharding(unittest.TestCase):
    def setUp(self):
        self.mesh = jax.make_mesh(
            (4, 2), ("data", "model"),
            axis_types=(jax.sharding.AxisType.Auto,) * 2)
        self.batch = self.place("data")

    def place(self, *axes):
        return jax.sharding.NamedSharding(self.mesh,
                                          jax.sharding.PartitionSpec(*axes))

    def test_data_parallel(self):
        """Nothing but the arguments says that there are eight devices."""
        batch = jax.device_put((X, Y), self.batch)
        step = mpopt.jax.jit(train_step, scaling=256.0)
        params = jax.device_put(make_parameters(), self.place())
        for _ in range(5):
            params, loss = step(params, *batch)
        self.assertEqual(len(loss.devices()), 8)
        alone, _ = run(mpopt.jax.jit(train_step, scaling=256.0), 5)
        np.testing.assert_allclose(loss, alone, rtol=1e-4)

    def make_parallel_step(self, constrain):
        """A step whose jit says where parameters are, and its parameters."""
        shardings = {"w": self.place(None, "model"), "b": self.place("model"),
                     "v": self.place("model")}

        def step(params, x, y):
            if constrain:
                x = jax.lax.with_sharding_constraint(x, self.batch)
            return train_step(params, x, y)
        step = jax.jit(step, in_shardings=(shardings, self.batch, self.batch),
                       out_shardings=(shardings, self.place()))
        return step, jax.device_put(make_parameters(), shardings)

    def test_shardings_of_the_step_are_kept(self):
        plain, params = self.make_parallel_step(constrain=False)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            step = mpopt.jax.jit(plain, scaling=256.0)
            mixed = params
            for _ in range(5):
                mixed, loss = step(mixed, X, Y)
                params, reference = plain(params, X, Y)
        np.testing.assert_allclose(loss, reference, rtol=1e-3)
        for name, value in mixed.items():
            self.assertTrue(value.sharding.is_equivalent_to(
                params[name].sharding, value.ndim), name)
        copies = [v for v in step.state.values.values() if v.ndim == 2]
        self.assertEqual(len(copies), 2)
        for copy in copies:
            self.assertFalse(copy.sharding.is_fully_replicated)

    def test_shardings_inside_are_said_to_go(self):
        plain, params = self.make_parallel_step(constrain=True)
        with self.assertWarnsRegex(UserWarning, "for 8 partitions.* 1 inside"):
            mpopt.jax.jit(plain, scaling=256.0)(params, X, Y)

    def test_arguments_on_other_devices_are_refused(self):
        plain, _ = self.make_parallel_step(constrain=False)
        with self.assertRaisesRegex(mpopt.MPError, "by jax.device_put"):
            mpopt.jax.jit(plain, scaling=256.0)(make_parameters(), X, Y)


class Libraries(unittest.TestCase):
    def test_flax_and_optax_train_as_they_are(self):
        import flax.linen as nn
        import optax
        from flax.training.train_state import TrainState

        class Classifier(nn.Module):
            @nn.compact
            def __call__(self, x):
                x = nn.relu(nn.Conv(8, (3, 3))(x))
                x = nn.avg_pool(x, (2, 2), (2, 2)).reshape((x.shape[0], -1))
                return nn.Dense(10)(nn.relu(nn.Dense(32)(x)))

        random = np.random.default_rng(5)
        images = jnp.array(random.normal(size=(32, 8, 8, 1)), jnp.float32)
        labels = jnp.array(random.integers(0, 10, 32))

        def step(state, images, labels):
            def loss_of(params):
                logits = state.apply_fn({"params": params}, images)
                return optax.softmax_cross_entropy_with_integer_labels(
                    logits, labels).mean()
            loss, grads = jax.value_and_grad(loss_of)(state.params)
            return state.apply_gradients(grads=grads), loss

        def train(step):
            model = Classifier()
            params = model.init(jax.random.key(0), images)["params"]
            state = TrainState.create(apply_fn=model.apply, params=params,
                                      tx=optax.adam(3e-3))
            losses = []
            for _ in range(25):
                state, loss = step(state, images, labels)
                losses.append(float(loss))
            return losses
        plain, mixed = train(jax.jit(step)), train(mpopt.jax.jit(step))
        np.testing.assert_allclose(mixed, plain, rtol=0.02)
        self.assertLess(mixed[-1], 0.5 * mixed[0])


class Exporting(unittest.TestCase):
    MODEL = """
import jax, jax.numpy as jnp

def make_step():
    def step(w, x):
        loss, grad = jax.value_and_grad(lambda w: jnp.mean((x @ w) ** 2))(w)
        return w - 0.1 * grad, loss
    return step, (jnp.ones((16, 8), jnp.float32), jnp.ones((4, 16)))
"""

    TORCH_MODEL = """
import optax, torch
from torch.nn import BatchNorm2d, Conv2d, Flatten, Linear, MaxPool2d, ReLU

def make_step():
    torch.manual_seed(0)
    model = torch.nn.Sequential(Conv2d(1, 8, 3, padding=1), BatchNorm2d(8),
                                ReLU(), MaxPool2d(2), Flatten(),
                                Linear(8 * 16, 10))
    return (model, torch.nn.functional.cross_entropy, optax.adam(1e-3),
            (torch.randn(16, 1, 8, 8),), torch.randint(0, 10, (16,)))
"""

    def run_exporter(self, *arguments, script="mp_export_jax.py"):
        return subprocess.run(
            [sys.executable, ROOT / "tools/export" / script, *arguments],
            capture_output=True, text=True)

    def test_what_is_written_is_rewritten_and_runs(self):
        with tempfile.TemporaryDirectory() as folder:
            model = pathlib.Path(folder) / "model.py"
            model.write_text(self.MODEL)
            out = f"{folder}/out/step"
            done = self.run_exporter(f"{model}:make_step", "-o", out,
                                     "--roles", "0=parameter,1=batch")
            self.assertEqual(done.returncode, 0, done.stderr)
            mpopt.tool.run(out + ".vhlo", f"--mp-amp=roles={out}.json", "-o",
                           out + ".mlir")
            ran = subprocess.run(
                [mpopt.tool.find("mp-run"), out + ".mlir",
                 f"--inputs={out}.npz", "--steps=3"], capture_output=True,
                text=True)
            self.assertEqual(ran.returncode, 0, ran.stderr)

    @unittest.skipUnless(importlib.util.find_spec("torchax"), "no torchax")
    def test_a_module_of_pytorch_with_batch_norm(self):
        with tempfile.TemporaryDirectory() as folder:
            model = pathlib.Path(folder) / "model.py"
            model.write_text(self.TORCH_MODEL)
            out = f"{folder}/step"
            done = self.run_exporter(f"{model}:make_step", "-o", out,
                                     script="mp_export_torch.py")
            self.assertEqual(done.returncode, 0, done.stderr)
            losses = []
            mpopt.tool.run(out + ".vhlo", f"--mp-amp=roles={out}.json", "-o",
                           out + ".mlir")
            for step in ([out + ".mlir"],
                         [out + ".vhlo", f"--roles={out}.json"]):
                subprocess.run(
                    [mpopt.tool.find("mp-run"), *step, f"--inputs={out}.npz",
                     "--steps=10", f"--losses={out}.losses.json"], check=True,
                    capture_output=True)
                losses.append(json.loads(
                    pathlib.Path(out + ".losses.json").read_text())["loss"])
            np.testing.assert_allclose(*losses, rtol=0.01)
            self.assertLess(losses[0][-1], 0.9 * losses[0][0])

    def test_wrong_calls_say_what_is_wrong(self):
        with tempfile.TemporaryDirectory() as folder:
            model = pathlib.Path(folder) / "model.py"
            model.write_text(self.MODEL)
            for arguments, words in (
                    (["model.py"], "is not FILE.py:FUNCTION"),
                    ([f"{model}:other"], "has no 'other'"),
                    ([f"{folder}/none.py:f"], "there is no file"),
                    ([f"{model}:make_step", "--roles", "0=weight"],
                     "is not NUMBER=ROLE"),
                    ([f"{model}:make_step", "--roles", "5=batch", "-o",
                      f"{folder}/x"], "names argument 5")):
                done = self.run_exporter(*arguments)
                self.assertEqual(done.returncode, 1)
                self.assertIn(words, done.stderr)


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
            return params, loss, jnp.fft.fft(x).real  # the line
        with self.assertRaises(mpopt.MPError) as caught:
            mpopt.jax.explain(step, make_parameters(), X, Y)
        line = step.__code__.co_firstlineno + 2
        self.assertIn(f"mpopt_jax_test.py:{line}:", str(caught.exception))
        self.assertIn("fft", str(caught.exception))

    def test_side_effects_are_refused(self):
        def step(params, x, y):
            jax.debug.print("{}", x[0, 0])
            return train_step(params, x, y)
        with self.assertRaisesRegex(mpopt.MPError, "side effects"):
            mpopt.jax.explain(step, make_parameters(), X, Y)

    def test_count_products(self):
        text = ('%1 = "stablehlo.dot_general"(%a, %b) <{}> : (tensor<8x4xf16>, '
                "tensor<4x8xf16>) -> tensor<8x8xf32>")
        self.assertEqual(dict(count_products(text)),
                         {("dot_general", "f16", "f16", "f32"): 1})


if __name__ == "__main__":
    unittest.main()
