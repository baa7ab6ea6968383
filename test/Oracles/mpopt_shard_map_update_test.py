"""Updates inside of shard_maps that are parts of a step; needs jax.

Beside them XLA divides what it likes, so each device knows only its own gradients.
On 4 and 8 devices losses are those of one in FP32, all products have 16 bits, and an
infinity on any one device, or all gradients of it zero, counts for all: without the
collective that tells them it does not.
"""

import os
import unittest

os.environ["XLA_FLAGS"] = (os.environ.get("XLA_FLAGS", "") +
                           " --xla_force_host_platform_device_count=8")

import jax
import jax.numpy as jnp
import numpy as np

from mpopt_shard_map_test import keep_flags_apart
from simple_step import X, Y, loss_of, make_parameters
import mpopt.jax

P = jax.sharding.PartitionSpec
STEPS = 6


def descend(params, grads):
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads)


def mean_loss(losses):
    """Not what each device could do with its own."""
    return jnp.mean(jnp.sort(jnp.ravel(losses)))


def mapped(function, params=P(), axes=("data",), out=None, **options):
    """Each device has its rows of the batch, and gives its own losses."""
    names = {"axis_names": set(axes)} if options.pop("some", False) else {}
    return jax.shard_map(
        function, in_specs=(params, P(axes), P(axes)),
        out_specs=(params if out is None else out, P(axes)), check_vma=False,
        **names)


def replicated(params, x, y, **options):
    def local(params, x, y):
        loss, grads = jax.value_and_grad(loss_of)(params, x, y)
        return descend(params, jax.lax.pmean(grads, "data")), loss[None]
    params, losses = mapped(local, **options)(params, x, y)
    return params, mean_loss(losses)


def in_parts(params, x, y):
    """Parameters lie in parts: gathered, and gradients scattered."""
    def local(parts, x, y):
        loss, grads = jax.value_and_grad(lambda parts: loss_of(
            jax.tree.map(lambda p: jax.lax.all_gather(p, "data", tiled=True),
                         parts), x, y))(parts)
        count = jax.lax.axis_size("data")
        return descend(parts, jax.tree.map(lambda g: g / count, grads)), loss[
            None]
    params, losses = mapped(local, P("data"))(params, x, y)
    return params, mean_loss(losses)


def of_its_own(params, x, y, **options):
    """No device ever sees the parameters of another one."""
    def local(params, x, y):
        loss, grads = jax.value_and_grad(loss_of)(
            jax.tree.map(lambda p: p[0], params), x, y)
        return jax.tree.map(lambda p, g: p - 0.1 * g[None], params,
                            grads), loss[None]
    params, losses = mapped(local, P("data"), **options)(params, x, y)
    return params, mean_loss(losses)


def of_its_own_along_one_axis(params, x, y):
    return of_its_own(params, x, y, some=True)


def in_rounds(params, x, y):
    """Half of the batch, and then the other one."""
    def turn(params, half):
        params, loss = replicated(params, *half)
        return params, loss
    halves = jax.tree.map(lambda a: a.reshape((2, -1) + a.shape[1:]), (x, y))
    params, losses = jax.lax.scan(turn, params, halves)
    return params, jnp.mean(losses)


def loop_inside(params, x, y):
    """Each device sums gradients of two parts of its rows."""
    def local(params, x, y):
        halves = jax.tree.map(
            lambda a: a.reshape((2, -1) + a.shape[1:]), (x, y))

        def add(sums, half):
            loss, grads = jax.value_and_grad(loss_of)(params, *half)
            return jax.tree.map(jnp.add, sums, (loss, grads)), None
        zero = jnp.float32(0), jax.tree.map(jnp.zeros_like, params)
        (loss, grads), _ = jax.lax.scan(add, zero, halves)
        grads = jax.lax.pmean(grads, "data")
        return descend(params, jax.tree.map(lambda g: g / 2, grads)), loss[
            None] / 2
    params, losses = mapped(local)(params, x, y)
    return params, mean_loss(losses)


def over_some_axes(params, x, y):
    """XLA divides the layers along the other one."""
    return replicated(params, x, y, some=True)


def nested(params, x, y):
    """One inside of another, over the other axis, in a loop."""
    def inner(params, x, y):
        loss, grads = jax.value_and_grad(loss_of)(params, x, y)
        grads = jax.lax.pmean(grads, ("data", "model"))
        return descend(params, grads), loss[None]

    def outer(params, x, y):
        def turn(_, carried):
            return mapped(inner, axes=("model",), some=True)(carried[0], x, y)
        return jax.lax.fori_loop(0, 1, turn, (
            params, jnp.zeros(jax.sharding.get_abstract_mesh().shape["model"])))
    params, losses = jax.shard_map(
        outer, in_specs=(P(), P("data"), P("data")), out_specs=(P(), P("data")),
        axis_names={"data"}, check_vma=False)(params, x, y)
    return params, mean_loss(losses)


class Update(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.alone = {}
        for halves in (1, 2):
            params, losses = make_parameters(), cls.alone.setdefault(halves, [])
            for _ in range(STEPS):
                got = []
                for x, y in zip(jnp.split(X, halves), jnp.split(Y, halves)):
                    loss, grads = jax.value_and_grad(loss_of)(params, x, y)
                    params = descend(params, grads)
                    got.append(float(loss))
                losses.append(np.mean(got))

    def make(self, shape=(8,), spec=P(), own=False):
        names = ("data", "model")[:len(shape)]
        mesh = jax.make_mesh(
            shape, names, devices=jax.devices()[:int(np.prod(shape))],
            axis_types=(jax.sharding.AxisType.Auto,) * len(shape))
        place = lambda value, spec: jax.device_put(
            value, jax.NamedSharding(mesh, spec))
        params = make_parameters()
        if own:
            spec = P("data")
            params = jax.tree.map(lambda p: jnp.stack([p] * shape[0]), params)
        return mesh, place(params, spec), place((X, Y), P("data"))

    def check(self, function, rows=1, halves=1, scaling="auto", **made):
        mesh, params, batch = self.make(**made)
        step = mpopt.jax.jit(function, scaling=scaling)
        with jax.set_mesh(mesh):
            plain, wanted = jax.jit(function), params
            for expected in self.alone[halves]:
                params, loss = step(params, *batch)
                wanted, of_many = plain(wanted, *batch)
                expected = of_many if made.get("own") else expected
                np.testing.assert_allclose(loss, expected, rtol=2e-3)
            told = step.explain()
            self.assertTrue(told.scaled)
            self.assertEqual(told.flops_16bit, told.flops)
            for name, value in params.items():
                self.assertTrue(value.sharding.is_equivalent_to(
                    wanted[name].sharding, value.ndim), name)
            for row in range(0, len(X), len(X) // rows) if rows else []:
                params = self.check_all_skip(step, params, batch, row)

    def check_all_skip(self, step, params, batch, row):
        """An infinity in a row is on one device."""
        before = jax.tree.map(np.array, params)
        scale = float(step.state.loss_scale)
        x = jax.device_put(np.array(batch[0]), batch[0].sharding)
        after, _ = step(params, x.at[row, 0].set(np.inf), batch[1])
        self.assertFalse(step.state.grads_finite)
        self.assertEqual(float(step.state.loss_scale), scale / 2)
        for name, value in after.items():
            for shard in value.addressable_shards:
                np.testing.assert_array_equal(shard.data,
                                              before[name][shard.index], name)
        after, _ = step(after, *batch)
        self.assertTrue(step.state.grads_finite)
        for name, value in after.items():
            for shard in value.addressable_shards:
                moved = np.array(shard.data) != before[name][shard.index]
                self.assertTrue(moved.any(), name)
        return after

    def test_on_each_of_its_devices(self):
        for count in 4, 8:
            with self.subTest(count=count):
                self.check(replicated, count, shape=(count,))

    def test_parameters_in_parts(self):
        for count in 4, 8:
            with self.subTest(count=count):
                self.check(in_parts, count, shape=(count,), spec=P("data"))

    def test_parameters_of_each_device(self):
        for count in 4, 8:
            with self.subTest(count=count):
                self.check(of_its_own, count, shape=(count,), own=True)
        self.check(of_its_own_along_one_axis, 4, shape=(4, 2), own=True)

    def test_in_loops(self):
        self.check(in_rounds, 0, 2)  # whose rounds are refused one by one
        self.check(loop_inside, 8)

    def test_over_some_axes(self):
        for shape in (4, 2), (2, 4), (2, 2), (8, 1):
            with self.subTest(shape=shape):
                self.check(over_some_axes, shape[0], shape=shape)

    def test_one_inside_of_another(self):
        self.check(nested, 8, shape=(4, 2))

    def test_without_telling_the_others(self):
        """What the checks above are worth."""
        for function, shape in ((of_its_own, (8,)),
                                (of_its_own_along_one_axis, (4, 2))):
            with keep_flags_apart(), self.assertRaisesRegex(
                    AssertionError, "Arrays are not equal|True is not false"):
                self.check(function, shape[0], shape=shape, own=True,
                           scaling=mpopt.jax.Scaling(initial=256))


if __name__ == "__main__":
    unittest.main()
