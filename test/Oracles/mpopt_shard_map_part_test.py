"""Steps with a shard_map around a part of them, on 4 devices; needs jax.

Where each device has all of what stands outside, or works on its parts of it
element by element, the step is the program of each device: losses are those of the plain step on the same devices, all products have
16 bits, and an infinity that one device meets skips the step on all. Otherwise it
is kept as it stands (mpopt_shard_map_update_test.py).
"""

import functools
import unittest
import warnings

import mpopt_shard_map_test as whole
import jax
import jax.numpy as jnp
import numpy as np
import optax

from simple_step import X, Y, loss_of, make_parameters
import mpopt.jax

P = jax.sharding.PartitionSpec
MESH = whole.make_mesh(4)
OPTIMIZER = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1e-2))


def place(value, spec=P()):
    return jax.device_put(value, jax.sharding.NamedSharding(MESH, spec))


def mapped(function, params=P(), out=P(), **options):
    return jax.shard_map(
        function, mesh=MESH, in_specs=(params, P("data"), P("data")),
        out_specs=out, **options)


def descend(params, grads):
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads)


def mean_loss(*args):
    return jax.lax.pmean(loss_of(*args), "data")


def mean_grads(*args):
    return jax.lax.pmean(jax.value_and_grad(loss_of)(*args), "data")


def loss_mapped(params, x, y):
    loss, grads = jax.value_and_grad(mapped(mean_loss))(params, x, y)
    return descend(params, grads), loss


def loss_mapped_unchecked(params, x, y):
    loss, grads = jax.value_and_grad(mapped(mean_loss, check_vma=False))(
        params, x, y)
    return descend(params, grads), loss


def grads_mapped(params, x, y):
    loss, grads = mapped(mean_grads, check_vma=False)(params, x, y)
    return descend(params, grads), loss


def grads_in_a_jit(params, x, y):
    loss, grads = jax.jit(mapped(mean_grads, check_vma=False))(params, x, y)
    return descend(params, grads), loss


def sharded_grads(params, x, y):
    def local(parts, x, y):
        def whole_loss(parts):
            return loss_of(jax.tree.map(
                lambda p: jax.lax.all_gather(p, "data", tiled=True), parts),
                           x, y)
        loss, grads = jax.value_and_grad(whole_loss)(parts)
        return jax.lax.pmean(loss, "data"), jax.tree.map(
            lambda g: g / 4, grads)
    return mapped(local, P("data"), (P(), P("data")),
                  check_vma=False)(params, x, y)


def fully_sharded(params, x, y):
    """The update is of parts."""
    loss, grads = sharded_grads(params, x, y)
    return descend(params, grads), loss


def part_averaged(params, x, y):
    """Moments that no shard_map takes lie as the gradients do."""
    params, first, second, count = params
    loss, grads = sharded_grads(params, x, y)
    count = count + 1
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, grads)
    second = jax.tree.map(lambda m, g: 0.99 * m + 0.01 * g * g, second, grads)
    params = jax.tree.map(
        lambda p, m, v: p - 0.01 * (m / (1 - 0.9 ** count)) / (
            jnp.sqrt(v / (1 - 0.99 ** count)) + 1e-6), params, first, second)
    return (params, first, second, count), loss


def mean_outside(params, x, y):
    """Losses of all devices are averaged outside, where they lie in parts."""
    def loss(params):
        return jnp.mean(mapped(lambda *args: loss_of(*args)[None],
                               out=P("data"))(params, x, y))
    value, grads = jax.value_and_grad(loss)(params)
    return descend(params, grads), value


def turned_outside(params, x, y):
    """Losses of all devices change places."""
    def loss(params):
        losses = mapped(lambda *args: loss_of(*args)[None], out=P("data"))(
            params, x, y)
        return jnp.mean(jnp.flip(losses) * losses)
    value, grads = jax.value_and_grad(loss)(params)
    return descend(params, grads), value


def descend_locally(params, x, y):
    loss, grads = jax.value_and_grad(loss_of)(params, x, y)
    return descend(params, jax.lax.pmean(grads, "data")), loss[None]


def updated_inside(params, x, y):
    """New parameters come out of it as they are; only losses are averaged."""
    params, losses = mapped(descend_locally, out=(P(), P("data")),
                            check_vma=False)(params, x, y)
    return params, jnp.mean(losses)


def optimized(optimizer):
    """The update is of parts, and sums over them: norms of all gradients, of
    each parameter."""
    def train(carried, x, y):
        params, state = carried
        loss, grads = sharded_grads(params, x, y)
        updates, state = optimizer.update(grads, state, params)
        return (optax.apply_updates(params, updates), state), loss
    return train


def factored(carried, x, y):
    """Moments are means of rows, in parts, and of columns, which are whole."""
    params, rows, columns = carried
    loss, grads = sharded_grads(params, x, y)
    mean = lambda old, g, axis: (
        0.9 * old + 0.1 * jnp.mean(g * g, axis) if g.ndim == 2 else old * 1.0)
    rows = jax.tree.map(lambda old, g: mean(old, g, -1), rows, grads)
    columns = jax.tree.map(lambda old, g: mean(old, g, 0), columns, grads)

    def descend(p, g, row, column):
        if g.ndim == 1:
            return p - 0.1 * g
        moment = row[:, None] * column[None, :] / jnp.mean(row)
        return p - 0.01 * g / (jnp.sqrt(moment) + 1e-3)
    return (jax.tree.map(descend, params, grads, rows, columns), rows,
            columns), loss


class Part(unittest.TestCase):
    check_like = whole.ShardMap.check_like
    check_all_skip = whole.ShardMap.check_all_skip

    def setUp(self):
        self.params = place(make_parameters())
        self.batch = place((X, Y), P("data"))

    def check_narrow(self, function, carried, **options):
        """Losses as of the plain step, and all products in 16 bits."""
        step = mpopt.jax.jit(function, **options)
        after = self.check_like(jax.jit(function), step, carried, self.batch)
        told = step.explain()
        self.assertEqual(told.flops_16bit, told.flops)
        return step, after

    def test_trains_as_the_program_of_each_device(self):
        for function in (loss_mapped, loss_mapped_unchecked, grads_mapped,
                         grads_in_a_jit, mean_outside, updated_inside):
            for options in {"dtype": "bf16"}, {"scaling": 256.0}, {}:
                with self.subTest(step=function.__name__, **options):
                    step, after = self.check_narrow(function, self.params,
                                                    **options)
                    self.assertEqual(len(after["w"].devices()), 4)
                    if "dtype" not in options:
                        self.check_all_skip(step, after, self.batch)

    def test_updates_of_parts(self):
        """Element by element each device does it with its parts."""
        params = place(make_parameters(), P("data"))
        zero = jax.tree.map(jnp.zeros_like, params)
        moments = params, zero, zero, place(jnp.float32(0))
        for function, carried in ((fully_sharded, params),
                                  (part_averaged, moments)):
            for options in {"dtype": "bf16"}, {"scaling": 256.0}, {}:
                with self.subTest(step=function.__name__, **options):
                    step, after = self.check_narrow(function, carried,
                                                    **options)
                    leaf = jax.tree.leaves(after)[0]
                    self.assertEqual(leaf.sharding.spec, P("data"))
                    if function is fully_sharded and "dtype" not in options:
                        self.check_all_skip(step, after, self.batch)

    def test_sums_over_parts(self):
        """Each device sums its part; what they got is added up."""
        params = place(make_parameters(), P("data"))
        clipped = optax.chain(optax.clip_by_global_norm(0.1), optax.sgd(0.5))
        cases = [(optimized(made), (params, jax.jit(made.init)(params)))
                 for made in (clipped, optax.lamb(1e-2))]
        ones = lambda at: jax.tree.map(
            lambda p: jnp.ones(p.shape[at:][:1]), params)
        cases.append((factored, (params, place(ones(0), P("data")),
                                 place(ones(-1)))))
        for function, carried in cases:
            for options in {"dtype": "bf16"}, {}:
                with self.subTest(step=function.__name__, **options):
                    step, after = self.check_narrow(function, carried,
                                                    **options)
                    for leaf in jax.tree.leaves(after[0]):
                        self.assertEqual(leaf.sharding.spec, P("data"))
                    if not options:
                        x, y = self.batch
                        skipped, _ = step(after, x.at[0, 0].set(np.inf), y)
                        jax.tree.map(np.testing.assert_array_equal, skipped,
                                     after)

    def test_with_an_optimizer_outside(self):
        """Its state is an argument that no computation of devices takes, and
        its clipping sums and branches outside."""
        def train(carried, x, y):
            params, state = carried
            loss, grads = mapped(mean_grads, check_vma=False)(params, x, y)
            updates, state = OPTIMIZER.update(grads, state, params)
            return (optax.apply_updates(params, updates), state), loss

        carried = place((make_parameters(), OPTIMIZER.init(make_parameters())))
        for options in {"dtype": "bf16"}, {}:
            with self.subTest(**options):
                self.check_narrow(train, carried, **options)

    def test_state_in_parts(self):
        """It stays so; only where a shard_map gives results of the step it
        becomes whole, which is told, unless in_shardings say otherwise."""
        def train(carried, x, y):
            params, trace = carried
            loss, grads = mapped(mean_grads, check_vma=False)(params, x, y)
            trace = jax.tree.map(lambda t, g: 0.9 * t + g, trace, grads)
            return (descend(params, trace), trace), loss

        def train_and_tell(carried, x, y):
            loss, grads = mapped(mean_grads, check_vma=False)(
                carried[0], x, y)
            trace = jax.tree.map(lambda t, g: 0.9 * t + g, carried[1], grads)
            return (descend(carried[0], trace), trace), loss, grads

        trace = {name: place(jnp.zeros_like(value),
                             P("data") if name == "v" else P())
                 for name, value in make_parameters().items()}
        carried = self.params, trace
        expected = jax.jit(train)(carried, *self.batch)[0][1]["v"].sharding
        self.assertEqual(expected.spec, P("data"))
        places = jax.tree.map(lambda value: value.sharding,
                              (carried, *self.batch))
        for function, options in ((train, {}), (train_and_tell, {}),
                                  (train_and_tell, {"in_shardings": places})):
            with self.subTest(step=function.__name__, **options):
                step = mpopt.jax.jit(function, dtype="bf16", **options)
                with warnings.catch_warnings(record=True) as said:
                    warnings.simplefilter("always")
                    (_, after), *_ = step(carried, *self.batch)
                    step(carried, *self.batch)
                told = [str(one.message) for one in said if "in parts" in
                        str(one.message)]
                report = step.explain()
                self.assertEqual(report.flops_16bit, report.flops)
                if function is train or options:
                    self.assertEqual(told, [])
                    self.assertTrue(after["v"].sharding.is_equivalent_to(
                        expected, 2))
                    continue
                self.assertEqual(len(told), 1, said)
                self.assertRegex(
                    told[0], r"'carried\[1\]\['v'\]' lay on its devices in "
                    "parts, and each has all of it now: .*put it inside")
                self.assertTrue(after["v"].sharding.is_fully_replicated)

    def test_moved_outside(self):
        """XLA does what stands around it; all is narrow, and scaled."""
        for options in {"dtype": "bf16"}, {}:
            with self.subTest(**options):
                step, after = self.check_narrow(turned_outside, self.params,
                                                **options)
                if not options:
                    self.check_all_skip(step, after, self.batch)


if __name__ == "__main__":
    unittest.main()
