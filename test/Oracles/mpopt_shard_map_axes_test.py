"""Steps with a shard_map over one of two axes of a mesh; needs jax.

Data is divided by the step, the layers by XLA, on 4 devices: losses, and where
parameters lie, are those of the plain step, all products have 16 bits, and an
infinity on one device skips the step on all.
"""

import os
import unittest

os.environ["XLA_FLAGS"] = (os.environ.get("XLA_FLAGS", "") +
                           " --xla_force_host_platform_device_count=4")

import jax
import jax.numpy as jnp
import numpy as np
import optax

from simple_step import X, Y, make_parameters
import mpopt.jax

P = jax.sharding.PartitionSpec
SPECS = {"w": P(None, "model"), "b": P("model"), "v": P("model", None)}
OPTIMIZER = optax.adamw(1e-2)


def loss_of(params, x, y):
    hidden = jnp.tanh(x @ params["w"] + params["b"])
    return jnp.mean((hidden @ params["v"] - y) ** 2)


def mean_grads(params, x, y):
    return jax.lax.pmean(jax.value_and_grad(loss_of)(params, x, y), "data")


def update(carried, loss, grads):
    params, state = carried
    updates, state = OPTIMIZER.update(grads, state, params)
    return (optax.apply_updates(params, updates), state), loss


def mapped(function):
    return jax.shard_map(
        function, in_specs=(P(), P("data"), P("data")), out_specs=P(),
        axis_names={"data"}, check_vma=False)


def around_the_step(carried, x, y):
    return mapped(lambda carried, x, y: update(
        carried, *mean_grads(carried[0], x, y)))(carried, x, y)


def around_the_gradients(carried, x, y):
    return update(carried, *mapped(mean_grads)(carried[0], x, y))


def marked(carried, x, y):
    """The step says where its parameters go, along an axis that is not its."""
    (params, state), loss = around_the_gradients(carried, x, y)
    params = {name: jax.lax.with_sharding_constraint(value, SPECS[name])
              for name, value in params.items()}
    return (params, state), loss


def inside(function, specs):
    return jax.shard_map(function, in_specs=specs, out_specs=P(),
                         axis_names={"model"}, check_vma=False)


def divided(carried, x, y):
    return inside(lambda carried, x, y: update(carried, *jax.lax.pmean(
        mean_grads(carried[0], x, y), "model")),
                  (P(), P("model"), P("model")))(carried, x, y)


def both_divide_the_batch(carried, x, y):
    return mapped(divided)(carried, x, y)


def mean_grads_of_layers(params, x, y):
    """Each device has columns of w and rows of v."""
    def layers(params, x):
        hidden = jnp.tanh(x @ params["w"] + params["b"])
        return jax.lax.psum(hidden @ params["v"], "model")

    def loss(params):
        return jnp.mean((inside(layers, (SPECS, P()))(params, x) - y) ** 2)
    return jax.lax.pmean(jax.value_and_grad(loss)(params), "data")


def layers_in_parts(carried, x, y):
    return mapped(lambda carried, x, y: update(
        carried, *mean_grads_of_layers(carried[0], x, y)))(carried, x, y)


def gradients_in_parts(carried, x, y):
    return update(carried, *mapped(mean_grads_of_layers)(carried[0], x, y))


class SomeAxes(unittest.TestCase):
    def check(self, step, kind, shape=(2, 2), **options):
        kinds = kind if isinstance(kind, tuple) else (kind, kind)
        mesh = jax.make_mesh(shape, ("data", "model"), axis_types=kinds)
        place = lambda value, spec: jax.device_put(
            value, jax.NamedSharding(mesh, spec))
        with jax.set_mesh(mesh):
            params = {name: place(value, SPECS[name] if kind ==
                                  jax.sharding.AxisType.Auto and
                                  step is not marked else P())
                      for name, value in make_parameters().items()}
            x, y = place(X, P("data")), place(Y, P("data"))
            first = params, jax.jit(OPTIMIZER.init)(params)
            mixed, plain = mpopt.jax.jit(step, **options), jax.jit(step)
            after = wanted = first
            for _ in range(6):
                after, loss = mixed(after, x, y)
                wanted, expected = plain(wanted, x, y)
            np.testing.assert_allclose(loss, expected, rtol=3e-3)
            for name, value in after[0].items():
                self.assertTrue(value.sharding.is_equivalent_to(
                    wanted[0][name].sharding, value.ndim), name)
            told = mixed.explain()
            self.assertEqual(told.flops_16bit, told.flops)
            self.assertGreater(told.flops, 0)
            bad = place(X.at[0, 0].set(np.inf), P("data"))
            skipped, _ = mixed(after, bad, y)
            if mixed.state.values:
                jax.tree.map(np.testing.assert_array_equal, skipped, after)
            for leaf in jax.tree.leaves(skipped):
                pieces = {str(shard.index): [] for shard in
                          leaf.addressable_shards}
                for shard in leaf.addressable_shards:
                    pieces[str(shard.index)].append(np.asarray(shard.data))
                for same in pieces.values():
                    for piece in same[1:]:
                        np.testing.assert_array_equal(piece, same[0])

    def test_around_the_step(self):
        for kind in jax.sharding.AxisType.Auto, jax.sharding.AxisType.Explicit:
            self.check(around_the_step, kind)
        self.check(around_the_step, jax.sharding.AxisType.Auto, dtype="bf16")

    def test_around_the_gradients(self):
        for kind in jax.sharding.AxisType.Auto, jax.sharding.AxisType.Explicit:
            self.check(around_the_gradients, kind)

    def test_another_axis_of_one(self):
        for step in around_the_step, around_the_gradients:
            self.check(step, jax.sharding.AxisType.Auto, (4, 1))

    def test_another_axis_in_types(self):
        kinds = jax.sharding.AxisType.Auto, jax.sharding.AxisType.Explicit
        self.check(around_the_gradients, kinds)

    def test_marks_along_another_axis(self):
        self.check(marked, jax.sharding.AxisType.Auto)

    def test_inside_of_another(self):
        """Along both axes the step is the program of each device."""
        auto = jax.sharding.AxisType.Auto
        for step in both_divide_the_batch, layers_in_parts, gradients_in_parts:
            for options in {}, {"dtype": "bf16"}:
                with self.subTest(step=step.__name__, **options):
                    self.check(step, auto, **options)

    def test_inside_of_another_in_a_loop(self):
        """Devices along both axes decide together."""
        def step(carried, x, y):
            return mapped(lambda carried, x, y: jax.lax.fori_loop(
                0, 2, lambda _, c: (divided(c[0], x, y)), (carried, 0.0)))(
                    carried, x, y)
        self.check(step, jax.sharding.AxisType.Auto)

    def test_sums_in_16_bits(self):
        """Each device's share is divided by 2, of those that are added."""
        self.check(around_the_step, jax.sharding.AxisType.Auto,
                   device_sums="narrow")


if __name__ == "__main__":
    unittest.main()
