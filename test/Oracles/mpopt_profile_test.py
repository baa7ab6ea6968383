"""Steps whose ranges nothing states, told by runs of them: `step.profile()`.

What XLA's runs show is held against what the interpreter shows of the same step on
the same numbers. Needs jax and optax; mp-run for that one.
"""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest
import warnings

os.environ["XLA_FLAGS"] = (os.environ.get("XLA_FLAGS", "") +
                           " --xla_force_host_platform_device_count=4")

from training import (PARAMETERS, X, Y, draw, find_share, mse, optimized, train)

import jax
import jax.numpy as jnp
import numpy as np

import mpopt.jax
from mpopt import tool
from mpopt.jax.evidence import Recording, Seen


def quietly(call, *args, **kwargs):
    """The result, and what was said."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        result = call(*args, **kwargs)
    return result, "\n".join(str(warning.message) for warning in said)


def unknown(size=1.0):
    """Distances of a few points, which may be anything, and a layer on them."""
    def loss(p, key, x, y):
        moved = x @ p["w"]
        apart = moved[:, None, :] - moved[None, :, :]
        square = size * jnp.sum(apart ** 2, -1)
        return jnp.mean((jnp.tanh(square @ p["v"] / size) @ p["u"] - y) ** 2)
    return optimized({"w": draw(16, 8), "v": draw(32, 32, size=0.02),
                      "u": draw(32, 4)}, loss, (X, Y))


def profiled(step, state, batch, calls=2):
    mixed = mpopt.jax.jit(step, dtype="f16")
    with mixed.profile() as seen:
        for _ in range(calls):
            state, _ = mixed(*state, *batch)
    return mixed, seen


class ProfileTest(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(
            tempfile.TemporaryDirectory()))

    def test_what_was_seen_is_evidence(self):
        step, state, batch = unknown()
        plain, without = jax.jit(step), mpopt.jax.jit(step, dtype="f16")
        goal, _ = quietly(train, plain, state, batch)
        quietly(train, without, state, batch)
        mixed, seen = profiled(step, state, batch)
        losses, _ = quietly(train, mixed, state, batch)
        self.assertLess(abs(losses[-1] - goal[-1]), 0.005 * goal[-1])
        self.assertLess(find_share(without), 80)
        self.assertIn("lets runs tell it", str(without.explain()))
        self.assertEqual(find_share(mixed), 100)
        self.assertNotIn("lets runs tell it", str(mixed.explain()))
        self.assertIsNotNone(mixed.state.loss_scale)
        self.assertIn("values, the greatest", repr(seen))

    def test_it_takes_nothing_away(self):
        """Gradients, of which it tells nothing, are judged without it."""
        def normed(h):
            h = h - h.mean(-1, keepdims=True)
            return h / jnp.sqrt((h * h).mean(-1, keepdims=True) + 1e-6)

        def rows(p, key, x, y):
            for w in p["w"]:
                x = x + normed(jnp.tanh(normed(x) @ w))
            return jnp.mean((x[:, :4] - y) ** 2)

        def flow(p, key, x, y):
            kept, total = jnp.arange(16) % 2, 0.0
            for w in p["w"]:
                size = jnp.tanh(x * kept @ w) * (1 - kept)
                x = x * jnp.exp(size) + (1 - kept) * (x * kept @ w)
                total, kept = total + size.sum(1), 1 - kept
            return jnp.mean(0.5 * (x ** 2).sum(1) - total) / 16
        for loss, share in (rows, 100), (flow, 70):
            with self.subTest(loss.__name__):
                step, state, batch = optimized(
                    {"w": [draw(16, 16) for _ in range(4)]}, loss, (X, Y))
                without = mpopt.jax.jit(step, dtype="f16")
                quietly(without, *state, *batch)
                mixed, _ = profiled(step, state, batch)
                losses, _ = quietly(train, mixed, state, batch)
                goal = train(jax.jit(step), state, batch)
                self.assertLess(abs(losses[-1] / goal[-1] - 1), 0.005)
                self.assertGreaterEqual(find_share(mixed), share)
                self.assertGreaterEqual(find_share(mixed), find_share(without))

    def test_what_does_not_fit_stays_wide(self):
        step, state, batch = unknown(size=1e4)
        mixed, _ = profiled(step, state, batch)
        quietly(train, mixed, state, batch)
        self.assertLess(find_share(mixed), 80)

    def test_calls_are_those_of_the_plain_step(self):
        step, state, batch = unknown()
        plain, mixed = jax.jit(step), mpopt.jax.jit(step)
        with mixed.profile():
            losses = train(mixed, state, batch)
        self.assertIsNone(mixed.state)
        np.testing.assert_allclose(losses, train(plain, state, batch),
                                   rtol=1e-5)

    def test_a_file(self):
        step, state, batch = unknown()
        mixed, seen = profiled(step, state, batch)
        [path] = seen.save(self.folder / "seen.json")
        told = mpopt.jax.jit(step, dtype="f16", profile=path)
        quietly(told, *state, *batch)
        self.assertEqual(find_share(told), 100)
        # What several have seen is added up.
        twice = mpopt.jax.jit(step, profile=[path, seen]).amp_step.options
        [one], [both] = seen.recordings, twice.profile
        self.assertEqual(both.seen[0].count, 2 * one.seen[0].count)

    def test_the_interpreter_sees_the_same(self):
        step, state, batch = unknown()
        mixed, seen = profiled(step, state, batch, calls=1)
        [path] = seen.save(self.folder / "xla.json")
        flat = jax.tree.leaves((state, batch))
        flat = [jax.random.key_data(leaf) if jnp.issubdtype(
            leaf.dtype, jax.dtypes.prng_key) else leaf for leaf in flat]
        exported = jax.export.export(jax.jit(step))(*state, *batch)
        (self.folder / "step.vhlo").write_bytes(exported.mlir_module_serialized)
        kept = [flat[i] for i in exported.module_kept_var_idx]
        np.savez(self.folder / "in.npz",
                 **{f"arg{i}": leaf for i, leaf in enumerate(kept)})
        subprocess.run(
            [tool.find("mp-run"), "step.vhlo", "--inputs=in.npz",
             "--profile=run.json", "--outputs=out.npz"], cwd=self.folder,
            check=True, capture_output=True)
        ours, its = (json.loads((self.folder / name).read_text())
                     for name in ("xla.json", "run.json"))
        self.assertEqual(ours["step"], its["step"])
        looked = 0
        for a, b in zip(ours["values"], its["values"], strict=True):
            self.assertEqual([a["name"], a["type"]], [b["name"], b["type"]])
            if not a["count"]:
                continue
            looked += 1
            for key in ("count", "non_finite", "integers"):
                self.assertEqual(a[key], b[key], (key, a, b))
            for key in ("min", "max", "row_norm"):
                np.testing.assert_allclose(
                    a[key], b[key], rtol=1e-3, atol=1e-5 * (a["amax"] or 1))
        self.assertGreater(looked, len(ours["values"]) // 2)

    def test_another_step_is_told(self):
        step, state, batch = unknown()
        _, seen = profiled(step, state, batch)
        step, state, batch = optimized(
            PARAMETERS, lambda p, k, x, y: mse(p, x, y), (X, Y))
        other = mpopt.jax.jit(step, dtype="f16", profile=seen)
        _, said = quietly(other, *state, *batch)
        self.assertRegex(said, r"training\.py:\d+.*: the profile is of another "
                         "step, or of arguments of other shapes")

    def test_shapes_have_their_own(self):
        step, state, batch = optimized(
            PARAMETERS, lambda p, k, x, y: mse(p, x, y), (X, Y))
        mixed = mpopt.jax.jit(step, dtype="f16")
        with mixed.profile() as seen:
            mixed(*state, *batch)
            mixed(*state, X[:16], Y[:16])
        self.assertEqual(
            [path.rsplit("/", 1)[1] for path in
             seen.save(self.folder / "p.json")], ["p.json", "p-1.json"])
        _, said = quietly(mixed, *state, X[:16], Y[:16])
        self.assertNotIn("profile", said)

    def test_loops_branches_callbacks_and_what_only_xla_runs(self):
        told = []

        def loss(p, key, x, y):
            def body(h, _):
                return jnp.tanh(h @ p["w"]), None
            h, _ = jax.lax.scan(body, x, None, length=3)
            h = jax.lax.cond(jnp.sum(h) > 0, lambda h: h * 3, lambda h: h, h)
            h = jnp.fft.irfft(jnp.fft.rfft(h))
            jax.debug.callback(lambda v: told.append(float(v)), h[0, 0])
            return jnp.mean((h[:, :4] - y) ** 2)
        step, state, batch = optimized({"w": draw(16, 16)}, loss, (X, Y))
        mixed, seen = profiled(step, state, batch, calls=3)
        self.assertEqual(len(told), 3)
        counts = {one.count for one in seen.recordings[0].seen}
        # Three rounds in each of three calls.
        self.assertIn(9 * 32 * 16, counts)
        quietly(train, mixed, state, batch)

    def test_devices(self):
        mesh = jax.make_mesh((4,), ("d",), axis_types=(
            jax.sharding.AxisType.Auto,))
        place = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec("d"))
        step, state, batch = unknown()
        batch = jax.device_put(batch, place)
        mixed, _ = profiled(step, state, batch)
        quietly(train, mixed, state, batch)
        self.assertEqual(find_share(mixed), 100)

    def test_shard_map(self):
        """Around a part of the step, and around all of it."""
        mesh = jax.make_mesh((4,), ("d",), axis_types=(
            jax.sharding.AxisType.Auto,))
        spec = jax.sharding.PartitionSpec
        params = {"w": draw(16, 8), "v": draw(8, 8, size=0.02), "u": draw(8, 4)}

        def loss(p, x, y):
            moved = x @ p["w"]
            apart = moved[:, None, :] - moved[None, :, :]
            square = jnp.sum(apart ** 2, -1)
            return jnp.mean((jnp.tanh(square @ p["v"]) @ p["u"] - y) ** 2)

        def part(p, x, y):
            split = jax.shard_map(
                lambda *args: jax.lax.pmean(loss(*args), "d"), mesh=mesh,
                in_specs=(spec(), spec("d"), spec("d")), out_specs=spec())
            return descend(p, *value_first(jax.value_and_grad(split)(p, x, y)))

        def whole(p, x, y):
            def one(p, x, y):
                grads = jax.lax.pmean(jax.value_and_grad(loss)(p, x, y), "d")
                return descend(p, *value_first(grads))
            return jax.shard_map(
                one, mesh=mesh, in_specs=(spec(), spec("d"), spec("d")),
                out_specs=(spec(), spec()), check_vma=False)(p, x, y)

        def value_first(pair):
            return pair[1], pair[0]

        def descend(p, grads, value):
            return jax.tree.map(lambda p, g: p - 0.1 * g, p, grads), value

        for step in (part, whole):
            with self.subTest(step.__name__):
                plain = jax.jit(step)(params, X, Y)[1]
                without = mpopt.jax.jit(step, dtype="f16")
                quietly(without, params, X, Y)
                self.assertLess(find_share(without), 90)
                mixed = mpopt.jax.jit(step, dtype="f16")
                with mixed.profile():
                    value = mixed(params, X, Y)[1]
                self.assertAlmostEqual(float(value), float(plain), places=5)
                value, _ = quietly(mixed, params, X, Y)
                self.assertAlmostEqual(float(value[1]), float(plain), places=2)
                self.assertEqual(find_share(mixed), 100)

    def test_amp(self):
        step, state, batch = unknown()
        amp = mpopt.jax.amp(step, dtype="f16")
        with amp.profile():
            (_, loss), kept = amp(mpopt.jax.AmpState({}), *state, *batch)
        self.assertEqual(kept.values, {})
        self.assertEqual(
            str(quietly(amp.explain, *state, *batch)[0]).split("%")[0].split()[-1],
            "100.0")

    def test_frameworks(self):
        import equinox
        import mpopt.jax.eqx
        import mpopt.jax.nnx
        from flax import nnx

        @mpopt.jax.eqx.filter_jit(dtype="f16")
        def eqx_step(model, x, y):
            def loss(model):
                return jnp.mean((jax.vmap(model)(x) ** 3 @ jnp.ones((4, 4)) - y)
                                ** 2)
            value, grads = equinox.filter_value_and_grad(loss)(model)
            return equinox.apply_updates(model, jax.tree.map(
                lambda g: -0.01 * g, grads)), value

        @mpopt.jax.nnx.jit(dtype="f16")
        def nnx_step(model, x, y):
            value, grads = nnx.value_and_grad(lambda m: jnp.mean(
                (m(x) ** 3 @ jnp.ones((4, 4)) - y) ** 2))(model)
            nnx.update(model, jax.tree.map(
                lambda p, g: p - 0.01 * g, nnx.state(model), grads))
            return value
        models = {eqx_step: equinox.nn.MLP(16, 4, 32, 2,
                                           key=jax.random.key(0)),
                  nnx_step: nnx.Linear(16, 4, rngs=nnx.Rngs(0))}
        for step, model in models.items():
            with step.profile() as seen:
                step(model, X, Y)
            self.assertEqual(len(seen.recordings), 1)
            quietly(step, model, X, Y)
            self.assertEqual(find_share(step), 100)

    def test_refused(self):
        step, state, batch = unknown()
        mixed = mpopt.jax.jit(step)
        with mixed.profile() as seen:
            with self.assertRaisesRegex(mpopt.jax.MPError, "is profiled, and "
                                        "called inside of another JAX"):
                jax.jit(lambda *args: mixed(*args))(*state, *batch)
        with self.assertRaisesRegex(ValueError, "was not called while"):
            seen.save(self.folder / "none.json")
        bad = self.folder / "bad.json"
        bad.write_text('{"format": "mp-profile-0"}')
        for wrong in (bad, self.folder / "none.json", 3, [3]):
            with self.subTest(wrong), self.assertRaisesRegex(
                    ValueError, "^profile="):
                mpopt.jax.jit(step, profile=wrong)
        # What contradicts itself is told without the file that the tool reads.
        _, seen = profiled(step, state, batch)
        seen.recordings[0].seen[0].count += 1
        with self.assertRaisesRegex(mpopt.jax.MPError, "profile=\\.\\.\\.: the "
                                    "value 'main/arg0': count is"):
            mpopt.jax.jit(step, profile=seen)(*state, *batch)


class SeenTest(unittest.TestCase):
    def test_statistics(self):
        seen = Seen()
        seen.add(np.float32([[3, -4, 0], [np.inf, 1.5, 2.0 ** -140]]))
        seen.add(np.float32(-0.0))
        self.assertEqual(
            seen.fields(),
            {"count": 7, "non_finite": 1, "zeros": 2, "amax": 4.0, "min": -4.0,
             "max": 3.0, "least": 2.0 ** -140, "row_norm": 5.0,
             "integers": False, "exponents": {
                 "first": -127, "counts": [1] + [0] * 126 + [1, 1, 1]}})
        self.assertEqual(Seen.of(seen.fields()).fields(), seen.fields())

    def test_types(self):
        for kind in (np.float64, np.float32, np.float16, jnp.bfloat16):
            with self.subTest(kind):
                seen = Seen()
                seen.add(np.array([[2, 8], [-0.5, 0]]).astype(kind))
                fields = seen.fields()
                self.assertEqual(
                    fields["exponents"], {"first": -1, "counts":
                                          [1, 0, 1, 0, 1]})
                self.assertAlmostEqual(fields["row_norm"], 68 ** 0.5)
        empty = Seen()
        empty.add(np.zeros((0, 3), np.float32))
        self.assertEqual(empty.fields(), Seen().fields())

    def test_a_recording_is_read_as_it_was_written(self):
        heads = [{"name": "main/arg0", "type": "tensor<2xf32>",
                  "location": 'a "b"'}]
        recording = Recording("0" * 32, [heads[0] | Seen().fields()])
        recording.add(0, np.float32([1, 2]))
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "p.json"
            recording.write(path)
            again = Recording.read(path)
            self.assertEqual(again.seen[0].fields(), recording.seen[0].fields())
            again.merge(recording)
            self.assertEqual(again.seen[0].count, 4)


if __name__ == "__main__":
    unittest.main()
