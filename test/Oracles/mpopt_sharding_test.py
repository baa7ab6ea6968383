"""Steps of several devices through mpopt.jax, on eight of the host."""

import os
import unittest
import warnings

os.environ["XLA_FLAGS"] = (os.environ.get("XLA_FLAGS", "") +
                           " --xla_force_host_platform_device_count=8")

import jax
import jax.numpy as jnp
import numpy as np

from simple_step import X, Y, keep_copies, make_parameters, run, train_step
import mpopt.jax

P = jax.sharding.PartitionSpec

setUpModule = keep_copies


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
            warnings.filterwarnings("ignore", ".*of the batch as f16")
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

    def test_shardings_as_arguments_of_jit(self):
        """Arguments that lie nowhere in particular are put where it says."""
        shardings = {"w": self.place(None, "model"), "b": self.place("model"),
                     "v": self.place("model")}
        options = {"in_shardings": (shardings, self.batch, self.batch),
                   "out_shardings": (shardings, self.place())}
        plain = jax.jit(train_step, **options)
        for more in ({}, {"donate_argnums": 0}):
            mixed = mpopt.jax.jit(train_step, scaling=256.0, **options, **more)
            reference, params = make_parameters(), make_parameters()
            for _ in range(5):
                reference, expected = plain(reference, X, Y)
                params, loss = mixed(params, X, Y)
            np.testing.assert_allclose(loss, expected, rtol=1e-3)
            for name, value in params.items():
                self.assertTrue(value.sharding.is_equivalent_to(
                    shardings[name], value.ndim), name)
        copies = [v for v in mixed.state.values.values() if v.ndim == 2]
        self.assertEqual(len(copies), 2)
        for copy in copies:
            self.assertFalse(copy.sharding.is_fully_replicated)
        # One for all arguments, in the form with the state in hand.
        step = mpopt.jax.amp(train_step, scaling=256.0,
                             in_shardings=self.place())
        state = step.init(make_parameters(), X, Y)
        (after, _), _ = step(state, make_parameters(), X, Y)
        self.assertEqual(len(after["w"].devices()), 8)

    def test_constraints_inside_are_kept(self):
        plain, params = self.make_parallel_step(constrain=True)
        step = mpopt.jax.jit(plain, scaling=256.0)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            warnings.filterwarnings("ignore", ".*of the batch as f16")
            mixed = params
            for _ in range(5):
                mixed, loss = step(mixed, X, Y)
                params, reference = plain(params, X, Y)
        np.testing.assert_allclose(loss, reference, rtol=1e-3)
        text = step.amp_step.rewritten(params, X, Y).text
        self.assertEqual(text.count('"sdy.sharding_constraint"'), 1)
        self.assertIn('#sdy.sharding<@mesh, [{"data"}, {}]>', text)
        # Without the constraint there is none.
        plain, _ = self.make_parallel_step(constrain=False)
        other = mpopt.jax.jit(plain, scaling=256.0)
        other(params, X, Y)
        self.assertNotIn("sharding_constraint",
                         other.amp_step.rewritten(params, X, Y).text)

    def test_fully_sharded(self):
        """Parameters in parts on all devices; XLA gathers them."""
        axes = ("data", "model")
        places = {"w": self.place(axes), "b": self.place(axes),
                  "v": self.place(axes)}
        params = jax.device_put(make_parameters(), places)
        batch = jax.device_put((X, Y), self.place(axes))
        step = mpopt.jax.jit(
            jax.jit(train_step, out_shardings=(places, self.place())),
            scaling=256.0)
        alone = make_parameters()
        for _ in range(5):
            params, loss = step(params, *batch)
            alone, reference = jax.jit(train_step)(alone, X, Y)
        np.testing.assert_allclose(loss, reference, rtol=1e-3)
        for name, value in params.items():
            self.assertEqual(len(value.addressable_shards[0].data),
                             len(value) // 8, name)

    def test_all_skip_together(self):
        """One infinity, on one device, skips the step for all parameters."""
        step = mpopt.jax.jit(train_step, scaling=256.0)
        params = jax.device_put(make_parameters(), self.place())
        x, y = jax.device_put((X, Y), self.batch)
        params, _ = step(params, x, y)
        bad = np.array(X)
        bad[0, 0] = np.inf
        before = jax.tree.map(np.array, params)
        after, _ = step(params, jax.device_put(bad, self.batch), y)
        jax.tree.map(np.testing.assert_array_equal, before,
                     jax.tree.map(np.array, after))
        after, _ = step(after, x, y)
        self.assertTrue((np.array(after["w"]) != before["w"]).any())

    def test_arguments_bound_to_no_device_go_where_the_step_runs(self):
        for constrain in (False, True):
            plain, _ = self.make_parallel_step(constrain)
            step = mpopt.jax.jit(plain, scaling=256.0)
            params, expected = make_parameters(), make_parameters()
            for _ in range(3):
                params, loss = step(params, X, Y)
                expected, reference = plain(expected, X, Y)
            np.testing.assert_allclose(loss, reference, rtol=1e-3)
            self.assertTrue(params["w"].sharding.is_equivalent_to(
                expected["w"].sharding, 2))

    def test_the_state_goes_where_the_parameters_go(self):
        """To one device, to others, then to all."""
        step = mpopt.jax.jit(train_step)
        params = expected = make_parameters()
        devices = jax.devices()
        for place in (None, devices[1], devices[3], self.place(),
                      self.place("data"), devices[2]):
            if place is not None:
                params = jax.device_put(params, place)
            params, loss = step(params, X, Y)
            params, loss = step(params, X, Y)
            for _ in range(2):
                expected, reference = jax.jit(train_step)(expected, X, Y)
            np.testing.assert_allclose(loss, reference, rtol=1e-3)
            if place is not None:
                self.assertEqual(params["w"].devices(),
                                 jax.device_put(X, place).devices())

    def test_the_step_runs_where_its_batch_is_bound(self):
        """Parameters that are bound nowhere go there, as under jax.jit."""
        parts = jax.make_mesh((1,), ("data",), devices=jax.devices()[5:6],
                              axis_types=(jax.sharding.AxisType.Auto,))
        one = jax.sharding.NamedSharding(parts, jax.sharding.PartitionSpec(
            "data", None))
        step, amp_step = mpopt.jax.jit(train_step), mpopt.jax.amp(train_step)
        for place in jax.devices()[3], jax.devices()[2], one, self.batch:
            x, y = jax.device_put((X, Y), place)
            for params in (make_parameters(),
                           jax.tree.map(np.asarray, make_parameters())):
                wanted = jax.jit(train_step)(params, x, y)
                (held, own), _ = amp_step(amp_step.init(params, x, y), params,
                                          x, y)
                given, loss = step(params, x, y)
                for after, value in (given, loss), (held, own):
                    np.testing.assert_allclose(value, wanted[1], rtol=1e-3)
                    self.assertEqual(after["w"].devices(),
                                     wanted[0]["w"].devices())

    def test_arguments_on_other_devices_are_refused(self):
        plain, _ = self.make_parallel_step(constrain=False)
        alone = jax.device_put(make_parameters(), jax.devices()[0])
        for step in (plain, mpopt.jax.jit(plain, scaling=256.0)):
            with self.assertRaisesRegex(ValueError, "device ids|does not match"):
                step(alone, X, Y)


def parallel_step(params, x, y):
    """Its product over "model" says where its result lies, as it must where
    axes are explicit."""
    def loss_of(params):
        hidden = jnp.tanh(x @ params["w"] + params["b"])
        out = jnp.dot(hidden, params["v"], out_sharding=P("data", None))
        return jnp.mean((out - y) ** 2)
    loss, grads = jax.value_and_grad(loss_of)(params)
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), loss


class ExplicitAxes(unittest.TestCase):
    """What `jax.make_mesh` makes: shardings are a part of types."""

    def setUp(self):
        self.mesh = jax.make_mesh((4, 2), ("data", "model"))
        self.assertEqual({*self.mesh.axis_types},
                         {jax.sharding.AxisType.Explicit})
        self.specs = {"w": P(None, "model"), "b": P("model"),
                      "v": P("model", None)}
        self.x, self.y = jax.device_put(
            (X, Y), jax.NamedSharding(self.mesh, P("data", None)))

    def place(self, specs):
        return {name: jax.device_put(value, jax.NamedSharding(
            self.mesh, specs[name])) for name, value in
                make_parameters().items()}

    def check(self, step, params, **options):
        """As jax.jit's, with results of its types, and all in 16 bits."""
        mixed = mpopt.jax.jit(step, scaling=256.0, **options)
        plain, after = jax.jit(step), params
        for _ in range(4):
            params, expected = plain(params, self.x, self.y)
            after, loss = mixed(after, self.x, self.y)
        np.testing.assert_allclose(loss, expected, rtol=1e-3)
        self.assertEqual(jax.tree.map(jax.typeof, after),
                         jax.tree.map(jax.typeof, params))
        for name, value in after.items():
            self.assertTrue(value.sharding.is_equivalent_to(
                params[name].sharding, value.ndim), name)
        told = mixed.explain()
        self.assertEqual(told.flops_16bit, told.flops)
        return mixed, after

    def test_data_parallel(self):
        whole = {name: P() for name in self.specs}
        self.check(train_step, self.place(whole))
        with jax.set_mesh(self.mesh):
            self.check(train_step, self.place(whole), dtype="bf16")

    def test_model_parallel_keeps_its_shardings(self):
        with jax.set_mesh(self.mesh):
            step, _ = self.check(parallel_step, self.place(self.specs))
            params = self.place(self.specs)
            gathers = [one.lower(params, self.x, self.y).compile().as_text()
                       .count(" all-gather(")
                       for one in (step, jax.jit(parallel_step))]
        copies = [v for v in step.state.values.values() if v.ndim == 2]
        self.assertEqual(len(copies), 2)
        for copy in copies:
            self.assertFalse(copy.sharding.is_fully_replicated)
        # Devices tell each other no more than they did.
        self.assertEqual(*gathers)

    def test_other_shardings_are_other_types(self):
        """Of the same shapes; each call has the types of its arguments."""
        step = mpopt.jax.jit(parallel_step, scaling=256.0)
        plain = jax.jit(parallel_step)
        whole = {name: P() for name in self.specs}
        with jax.set_mesh(self.mesh):
            for specs in self.specs, whole, self.specs:
                params = self.place(specs)
                (after, loss), (wanted, expected) = (
                    one(params, self.x, self.y) for one in (step, plain))
                self.assertEqual(jax.tree.map(jax.typeof, after),
                                 jax.tree.map(jax.typeof, wanted))
                np.testing.assert_allclose(loss, expected, rtol=1e-3)

    def test_resharded_inside(self):
        def step(params, x, y):
            def loss_of(params):
                whole = {name: jax.sharding.reshard(value, P())
                         for name, value in params.items()}
                hidden = jnp.tanh(x @ whole["w"] + whole["b"])
                return jnp.mean((hidden @ whole["v"] - y) ** 2)
            loss, grads = jax.value_and_grad(loss_of)(params)
            return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), loss
        with jax.set_mesh(self.mesh):
            self.check(step, self.place(self.specs))

    def test_shard_map_around_the_step_and_around_the_loss(self):
        axes = ("data", "model")
        whole = {name: P() for name in self.specs}
        batch = P(axes, None)
        self.x, self.y = jax.device_put(
            (X, Y), jax.NamedSharding(self.mesh, batch))

        def mean_loss(params, x, y):
            hidden = jnp.tanh(x @ params["w"] + params["b"])
            return jax.lax.pmean(
                jnp.mean((hidden @ params["v"] - y) ** 2), axes)

        def update(loss_of, params):
            loss, grads = jax.value_and_grad(loss_of)(params)
            return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), loss

        def around_the_step(params, x, y):
            return jax.shard_map(
                lambda p, x, y: update(lambda p: mean_loss(p, x, y), p),
                mesh=self.mesh, in_specs=(P(), batch, batch),
                out_specs=P())(params, x, y)

        def around_the_loss(params, x, y):
            part = jax.shard_map(
                mean_loss, mesh=self.mesh, in_specs=(P(), batch, batch),
                out_specs=P())
            return update(lambda p: part(p, x, y), params)
        for step in around_the_step, around_the_loss:
            mixed, params = self.check(step, self.place(whole))
            bad = jax.device_put(X.at[0, 0].set(np.inf),
                                 self.x.sharding)
            after, _ = mixed(params, bad, self.y)
            jax.tree.map(np.testing.assert_array_equal, after, params)


if __name__ == "__main__":
    unittest.main()
