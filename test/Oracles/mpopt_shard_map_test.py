"""Steps that each device runs on its part: shard_map and pmap on 4 and 8.

Losses are those of one device within rounding, and an infinity that one device
meets skips the step on all; without the collective that tells them it does not.
Gradients are also summed in 16 bits, which overflows where it is not seen to.
"""

import importlib
import os
import re
import unittest
import unittest.mock

os.environ["XLA_FLAGS"] = (os.environ.get("XLA_FLAGS", "") +
                           " --xla_force_host_platform_device_count=8")

import jax
import jax.numpy as jnp
import numpy as np

from simple_step import X, Y, loss_of, make_parameters, train_step
import mpopt.jax

P = jax.sharding.PartitionSpec
STEPS = 5


def make_mesh(count):
    return jax.make_mesh((count,), ("data",), devices=jax.devices()[:count],
                         axis_types=(jax.sharding.AxisType.Auto,))


def data_parallel(params, x, y):
    """Parameters on all devices, the batch in parts."""
    loss, grads = jax.value_and_grad(loss_of)(params, x, y)
    loss, grads = jax.lax.pmean((loss, grads), "data")
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), loss


def fully_sharded(params, x, y):
    """Parameters in parts, too: gathered to compute, gradients scattered."""
    def whole_loss(parts):
        whole = jax.tree.map(
            lambda p: jax.lax.all_gather(p, "data", tiled=True), parts)
        return loss_of(whole, x, y)

    loss, grads = jax.value_and_grad(whole_loss)(params)
    count = jax.lax.axis_size("data")
    new = jax.tree.map(lambda p, g: p - 0.1 * g / count, params, grads)
    return new, jax.lax.pmean(loss, "data")


def experts(params, x, y):
    """Parameters of each device's own, which no other one ever sees."""
    loss, grads = jax.value_and_grad(loss_of)(
        jax.tree.map(lambda p: p[0], params), x, y)
    new = jax.tree.map(lambda p, g: p - 0.1 * g[None], params, grads)
    return new, jax.lax.pmean(loss, "data")


def tensor_parallel(params, x, y):
    """Each device has columns of w and rows of v; the batch is whole."""
    def loss_of_parts(parts):
        hidden = jnp.tanh(x @ parts["w"] + parts["b"])
        return jnp.mean((jax.lax.psum(hidden @ parts["v"], "data") - y) ** 2)

    loss, grads = jax.value_and_grad(loss_of_parts)(params)
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), loss


def exchanging(params, x, y):
    """Hidden values go to the next device, then in parts to all."""
    count = jax.lax.axis_size("data")

    def loss_of_parts(params):
        hidden = jnp.tanh(x @ params["w"] + params["b"])
        hidden = jax.lax.ppermute(hidden, "data", [
            (i, (i + 1) % count) for i in range(count)])
        parts = hidden.reshape(count, -1, hidden.shape[1])
        hidden = jax.lax.all_to_all(parts, "data", 0, 0).reshape(hidden.shape)
        return jnp.mean((hidden @ params["v"] - y) ** 2)

    loss, grads = jax.lax.pmean(
        jax.value_and_grad(loss_of_parts)(params), "data")
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), loss


def dropping(params, x, y):
    """Each device draws by its own number what it drops."""
    key = jax.random.fold_in(jax.random.key(0), jax.lax.axis_index("data"))
    return data_parallel(
        params, x * jax.random.bernoulli(key, 0.9, x.shape), y)


def keep_flags_apart():
    """What the tool wrote, without the collectives that combine flags."""
    module = importlib.import_module("mpopt.jax.rewrite")
    run_tool = module._run_tool
    all_reduce = re.compile(
        r'"stablehlo.all_reduce"\((%\d+)\) <\{[^\n]*\}> \(\{\n'
        r'[^\n]*tensor<i1>[^\n]*\n[^\n]*"stablehlo.and"[^\n]*\n[^\n]*\n'
        r'\s*\}\) : \(tensor<i1>\) -> tensor<i1>')

    def run_and_cut(*arguments):
        text, counts = run_tool(*arguments)
        text, found = all_reduce.subn(
            r'"stablehlo.and"(\1, \1) : (tensor<i1>, tensor<i1>) -> tensor<i1>',
            text)
        assert found == 1, f"{found} collectives"
        return text, counts

    return unittest.mock.patch.object(module, "_run_tool", run_and_cut)


def sums_sent(step, params, batch):
    """The types of what the step adds over devices."""
    text = step.lower(params, *batch).as_text()
    return re.findall(r'(?:all_reduce|reduce_scatter)".*?stablehlo\.(add)\b'
                      r'.*?tensor<(\w+)>', text, re.DOTALL)


class ShardMap(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.alone = []
        step, params = jax.jit(train_step), make_parameters()
        for _ in range(STEPS):
            params, loss = step(params, X, Y)
            cls.alone.append(float(loss))

    def make(self, step, count, spec, batch=P("data"), check_vma=False):
        """The step on a mesh, and its arguments there."""
        mesh = make_mesh(count)
        place = lambda spec: jax.sharding.NamedSharding(mesh, spec)
        plain = jax.jit(jax.shard_map(
            step, mesh=mesh, in_specs=(spec, batch, batch),
            out_specs=(spec, P()), check_vma=check_vma))
        params = jax.device_put(make_parameters(), jax.tree.map(
            place, spec, is_leaf=lambda spec: isinstance(spec, P)))
        return plain, params, jax.device_put((X, Y), place(batch))

    def check_losses(self, step, params, batch):
        for expected in self.alone:
            params, loss = step(params, *batch)
            np.testing.assert_allclose(loss, expected, rtol=2e-3)
        return params

    def check_like(self, plain, step, params, batch):
        """Losses are those of the plain step on the same devices."""
        expected = params
        for _ in range(STEPS):
            expected, reference = plain(expected, *batch)
            params, loss = step(params, *batch)
            np.testing.assert_allclose(loss, reference, rtol=2e-3)
        return params

    def check_all_skip(self, step, params, batch):
        """An infinity in the first row of the batch is on one device."""
        x = np.array(batch[0])
        x[0, 0] = np.inf
        before = jax.tree.map(np.array, params)
        after, _ = step(params, jax.device_put(x, batch[0].sharding), batch[1])
        for name, value in after.items():
            for shard in value.addressable_shards:
                np.testing.assert_array_equal(shard.data,
                                              before[name][shard.index], name)
        self.assertFalse(step.state.values["mp.grads_finite"])
        # What is finite is taken by all.
        after, _ = step(after, *batch)
        self.assertTrue(step.state.values["mp.grads_finite"])
        for name, value in after.items():
            for shard in value.addressable_shards:
                self.assertTrue((shard.data != before[name][shard.index]).any(),
                                name)

    def test_data_parallel(self):
        for count in (4, 8):
            for options in ({"dtype": "bf16"}, {"scaling": 256.0}, {}):
                with self.subTest(count=count, **options):
                    plain, params, batch = self.make(data_parallel, count, P())
                    step = mpopt.jax.jit(plain, **options)
                    params = self.check_losses(step, params, batch)
                    self.assertEqual(len(params["w"].devices()), count)
                    if "dtype" not in options:
                        self.check_all_skip(step, params, batch)

    def test_arguments_bound_to_no_device(self):
        """As under jax.jit they go where the step runs."""
        for options in ({"dtype": "bf16"}, {}):
            plain, _, batch = self.make(data_parallel, 4, P())
            step = mpopt.jax.jit(plain, **options)
            self.check_losses(step, make_parameters(), (X, Y))
            self.check_losses(mpopt.jax.jit(plain, **options),
                              jax.tree.map(np.asarray, make_parameters()),
                              batch)

    def test_momenta_in_parts_and_gathered_updates(self):
        """The gradient of a whole parameter comes in parts."""
        def step(params, momenta, x, y):
            loss, grads = jax.value_and_grad(loss_of)(params, x, y)

            def update(p, m, g):
                part = jax.lax.psum_scatter(g.reshape(-1), "data", tiled=True)
                m = 0.5 * m + part / jax.lax.axis_size("data")
                whole = jax.lax.all_gather(m, "data", tiled=True)
                return p - 0.1 * whole.reshape(p.shape), m
            moved = jax.tree.map(update, params, momenta, grads)
            return *jax.tree.transpose(jax.tree.structure(params), None,
                                       moved), jax.lax.pmean(loss, "data")

        plain = jax.jit(jax.shard_map(
            step, mesh=make_mesh(4), in_specs=(P(), P("data"), *[P("data")] * 2),
            out_specs=(P(), P("data"), P()), check_vma=False))
        mixed = mpopt.jax.jit(plain)
        ours = theirs = (make_parameters(), jax.tree.map(
            lambda p: jnp.zeros(p.size), make_parameters()))
        for _ in range(STEPS):
            *ours, loss = mixed(*ours, X, Y)
            *theirs, expected = plain(*theirs, X, Y)
            np.testing.assert_allclose(loss, expected, rtol=2e-3)
        self.assertTrue(mixed.state.grads_finite)
        told = mixed.explain()
        self.assertEqual(told.flops_16bit, told.flops)

    def test_fully_sharded(self):
        for count, options in (2, {"scaling": 256.0}), (4, {}):
            with self.subTest(count=count):
                plain, params, batch = self.make(fully_sharded, count,
                                                 P("data"))
                step = mpopt.jax.jit(plain, **options)
                params = self.check_losses(step, params, batch)
                self.assertFalse(params["w"].sharding.is_fully_replicated)
                self.check_all_skip(step, params, batch)

    def test_tensor_parallel(self):
        parts = {"w": P(None, "data"), "b": P("data"), "v": P("data", None)}
        plain, params, batch = self.make(tensor_parallel, 4, parts, P(), True)
        for options in {}, {"dtype": "bf16"}:
            with self.subTest(**options):
                step = mpopt.jax.jit(plain, **options)
                after = self.check_losses(step, params, batch)
                self.assertEqual(after["w"].sharding.spec, parts["w"])
                told = step.explain()
                self.assertEqual(told.flops_16bit, told.flops)

    def test_values_sent_from_device_to_device(self):
        for program in exchanging, dropping:
            plain, params, batch = self.make(program, 4, P())
            expected = plain(params, *batch)[1]
            # The control: it is another loss than of what is not sent.
            self.assertGreater(abs(expected / self.alone[0] - 1), 4e-3)
            for options in {}, {"dtype": "bf16"}:
                with self.subTest(program=program.__name__, **options):
                    step = mpopt.jax.jit(plain, **options)
                    after = self.check_like(plain, step, params, batch)
                    told = step.explain()
                    self.assertEqual(told.flops_16bit, told.flops)
                    if not options:
                        self.check_all_skip(step, after, batch)

    def make_experts(self):
        plain, _, batch = self.make(experts, 4, P("data"))
        place = jax.sharding.NamedSharding(make_mesh(4), P("data"))
        params = jax.device_put(
            jax.tree.map(lambda p: jnp.stack([p] * 4), make_parameters()),
            place)
        return plain, params, batch

    def test_all_skip_what_one_alone_sees(self):
        """Gradients that no collective sums: the flag alone tells the others."""
        plain, params, batch = self.make_experts()
        step = mpopt.jax.jit(plain, scaling=256.0)
        mixed = self.check_like(plain, step, params, batch)
        self.check_all_skip(step, mixed, batch)

    def test_flags_of_one_device_would_part_them(self):
        """The control: each device acts on its own flag."""
        plain, params, batch = self.make_experts()
        with keep_flags_apart():
            step = mpopt.jax.jit(plain, scaling=256.0)
            step(params, *batch)
        with self.assertRaisesRegex(AssertionError, "Arrays are not equal"):
            self.check_all_skip(step, params, batch)

    def test_sums_in_16_bits(self):
        for program, spec, count, options, sent in (
                (data_parallel, P(), 4, {}, "f16"),
                (data_parallel, P(), 8, {"scaling": 256.0}, "f16"),
                (data_parallel, P(), 4, {"dtype": "bf16"}, "bf16"),
                (fully_sharded, P("data"), 4, {"scaling": 256.0}, "f16")):
            with self.subTest(program=program.__name__, count=count, **options):
                plain, params, batch = self.make(program, count, spec)
                step = mpopt.jax.jit(plain, device_sums="narrow", **options)
                self.assertIn(sent, str(sums_sent(step, params, batch)))
                params = self.check_losses(step, params, batch)
                if sent == "f16":
                    self.check_all_skip(step, params, batch)

    def test_sums_stay_wide_unless_told(self):
        plain, params, batch = self.make(data_parallel, 4, P())
        step = mpopt.jax.jit(plain, scaling=256.0)
        self.assertNotIn("f16", str(sums_sent(step, params, batch)))
        with self.assertRaisesRegex(ValueError, "device_sums='f16' is none of "
                                    "wide, narrow, undivided"):
            mpopt.jax.jit(plain, device_sums="f16")

    def test_only_undivided_sums_overflow(self):
        """All devices have the same rows; what each has fits f16, not the sum."""
        count = 4
        plain, params, _ = self.make(data_parallel, count, P())
        rows = len(X) // count
        batch = [jnp.concatenate([v[:rows]] * count) for v in (X, Y)]
        grads = jax.grad(loss_of)(make_parameters(), X[:rows], Y[:rows])
        greatest = max(float(abs(g).max()) for g in grads.values())
        scale = 2.0 ** np.floor(np.log2(60000 / greatest))
        expected, loss = plain(params, *batch)
        for mode, is_finite in (("wide", True), ("narrow", True),
                                ("undivided", False)):
            with self.subTest(mode):
                step = mpopt.jax.jit(plain, scaling=scale, device_sums=mode)
                after, got = step(params, *batch)
                self.assertEqual(step.state.values["mp.grads_finite"],
                                 is_finite)
                np.testing.assert_allclose(got, loss, rtol=2e-3)
                for name, value in after.items():
                    moved = value - params[name]
                    if is_finite:
                        wanted = np.array(expected[name] - params[name])
                        np.testing.assert_allclose(
                            moved, wanted, atol=4e-3 * abs(wanted).max())
                    else:
                        self.assertFalse(moved.any())

    def test_over_one_of_two_axes(self):
        """The other axis is XLA's."""
        mesh = jax.make_mesh((4, 2), ("data", "model"),
                             axis_types=(jax.sharding.AxisType.Auto,) * 2)
        plain = jax.jit(jax.shard_map(
            data_parallel, mesh=mesh, in_specs=(P(), P("data"), P("data")),
            out_specs=(P(), P()), axis_names={"data"}, check_vma=False))
        params, batch = (
            jax.device_put(value, jax.sharding.NamedSharding(mesh, spec))
            for value, spec in ((make_parameters(), P()), ((X, Y), P("data"))))
        step = mpopt.jax.jit(plain, dtype="bf16")
        _, loss = step(params, *batch)
        np.testing.assert_allclose(loss, plain(params, *batch)[1], rtol=1e-2)
        told = step.explain()
        self.assertEqual(told.flops_16bit, told.flops)

    def test_pmap(self):
        """By way of its jitted form: one value for each device."""
        plain = jax.pmap(data_parallel, axis_name="data",
                         devices=jax.devices()[:4])
        place = jax.sharding.NamedSharding(make_mesh(4), P("data"))
        batch = jax.device_put(
            [v.reshape(4, -1, *v.shape[1:]) for v in (X, Y)], place)
        params = jax.device_put(
            jax.tree.map(lambda p: jnp.stack([p] * 4), make_parameters()),
            place)
        for options in {}, {"dtype": "bf16"}, {"scaling": 256.0}:
            with self.subTest(**options):
                step, after = mpopt.jax.jit(plain, **options), params
                for expected in self.alone:
                    after, loss = step(after, *batch)
                    np.testing.assert_allclose(loss, [expected] * 4, rtol=2e-3)
                told = step.explain()
                self.assertEqual(told.flops_16bit, told.flops)
                if "dtype" not in options:
                    self.check_all_skip(step, after, batch)


if __name__ == "__main__":
    unittest.main()
