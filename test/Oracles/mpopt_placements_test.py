"""Ways to say where values lie, through the package, on 4 devices; needs jax, optax
and flax.

`pmap`, donated state in parts, meshes of every kind, marks in loops, moments in
parts beside whole parameters, and the marks of flax: losses are those of one
device, and an infinity in one example skips the step on all devices.
"""

import contextlib
import unittest
import warnings

import mpopt_shard_map_test as whole
import flax.linen as nn
from flax import nnx
from flax.training import train_state
import jax
import jax.numpy as jnp
import numpy as np
import optax

from simple_step import X, Y, loss_of, make_parameters, train_step
import mpopt.jax
import mpopt.jax.nnx

P, NamedSharding = jax.sharding.PartitionSpec, jax.sharding.NamedSharding
MESH = whole.make_mesh(4)
AUTO = jax.sharding.AxisType.Auto
DEVICES = jax.devices()[:4]
SQUARE = jax.make_mesh((2, 2), ("data", "model"), devices=DEVICES,
                       axis_types=(AUTO, AUTO))
EXPLICIT = jax.make_mesh((4,), ("data",), devices=DEVICES,
                         axis_types=(jax.sharding.AxisType.Explicit,))
TURNED = jax.sharding.Mesh(np.array(DEVICES)[[2, 0, 3, 1]].reshape(2, 2),
                           ("data", "model"))
PARAMS = make_parameters()
ADAM = optax.adam(1e-2)


def place(tree, spec=P(), mesh=MESH):
    return jax.tree.map(
        lambda a: jax.device_put(a, NamedSharding(mesh, spec)), tree)


def get_part(value):
    """The axis that a value of several rows lies in parts along."""
    even = value.ndim > 0 and value.shape[0] % 4 == 0
    return P("data") if even else P()


def in_parts(tree):
    return jax.tree.map(
        lambda a: jax.device_put(a, NamedSharding(MESH, get_part(a))), tree)


def mark(tree, spec):
    return jax.tree.map(lambda a: jax.lax.with_sharding_constraint(
        a, NamedSharding(MESH, spec(a))), tree)


def adam_step(carried, x, y):
    params, state = carried
    loss, grads = jax.value_and_grad(loss_of)(params, x, y)
    updates, state = ADAM.update(grads, state, params)
    return (optax.apply_updates(params, updates), state), loss


def marked_adam_step(carried, x, y):
    """Gradients are scattered, moments lie in parts, parameters are gathered."""
    params, state = carried
    loss, grads = jax.value_and_grad(loss_of)(params, x, y)
    updates, state = ADAM.update(mark(grads, get_part), state, params)
    params = mark(optax.apply_updates(params, updates), lambda a: P())
    return (params, mark(state, get_part)), loss


def descend(params, grads):
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads)


def averaged(params, x, y):
    loss, grads = jax.value_and_grad(loss_of)(params, x, y)
    loss, grads = jax.lax.pmean((loss, grads), "data")
    return descend(params, grads), loss


def mapped(**options):
    """A step of each device; where it is checked gradients are summed already."""
    def checked(params, x, y):
        loss, grads = jax.value_and_grad(loss_of)(params, x, y)
        size = jax.lax.axis_size("data")
        return descend(params, jax.tree.map(lambda g: g / size, grads)), (
            jax.lax.pmean(loss, "data"))
    function = checked if options.get("check_vma", True) else averaged
    step = jax.shard_map(function, in_specs=(P(), P("data"), P("data")),
                         out_specs=(P(), P()), **options)
    return lambda *args: step(*args)


def updated_inside(mesh):
    """New parameters come out as they are; losses change places outside."""
    def own(params, x, y):
        loss, grads = jax.value_and_grad(loss_of)(params, x, y)
        return descend(params, jax.lax.pmean(grads, "data")), loss[None]
    step = jax.shard_map(own, mesh=mesh, in_specs=(P(), P("data"), P("data")),
                         out_specs=(P(), P("data")), check_vma=False)

    def train(params, x, y):
        params, losses = step(params, x, y)
        return params, jnp.flip(losses).mean()
    return train


def in_rounds(params, x, y):
    def visit(params, batch):
        params, loss = train_step(params, mark(batch[0], lambda a: P("data")),
                                  batch[1])
        return mark(params, lambda a: P()), loss
    params, losses = jax.lax.scan(visit, params, (x[None], y[None]))
    return params, losses.mean()


class MarkedNet(nn.Module):
    @nn.compact
    def __call__(self, x):
        def make(*axes):
            return nn.with_logical_partitioning(
                nn.initializers.lecun_normal(), axes)
        x = nn.gelu(nn.Dense(64, kernel_init=make("embed", "hidden"))(x))
        x = nn.with_logical_constraint(x, ("batch", "hidden"))
        return nn.Dense(Y.shape[-1], kernel_init=make("hidden", "embed"))(x)


class PlacementsTest(unittest.TestCase):
    def check(self, step, carried, x=X, y=Y, plain=train_step, start=PARAMS,
              context=contextlib.nullcontext, **options):
        expected = []
        for _ in range(5):
            start, loss = jax.jit(plain)(start, X, Y)
            expected.append(float(loss))
        for dtype in "f16", "bf16":
            with self.subTest(dtype=dtype), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                mixed = mpopt.jax.jit(step, dtype=dtype, **options)
                now, losses = jax.tree.map(jnp.copy, carried), []
                for _ in range(5):
                    with context():
                        now, loss = mixed(now, x, y)
                    losses.append(float(np.mean(loss)))
                np.testing.assert_allclose(losses, expected, rtol=5e-3)
                if dtype == "bf16":
                    continue
                bad = np.array(x)
                bad.reshape(-1)[-1] = np.inf
                bad = jax.device_put(bad, x.sharding) if (
                    x.committed) else jnp.asarray(bad)
                kept = jax.tree.map(np.asarray, now)
                with context():
                    after, _ = mixed(now, bad, y)
                jax.tree.map(np.testing.assert_array_equal, kept,
                             jax.tree.map(np.asarray, after))

    def test_pmap(self):
        parts = [a.reshape(4, -1, *a.shape[1:]) for a in (X, Y)]
        each = jax.pmap(averaged, axis_name="data")
        self.check(lambda *args: each(*args),
                   jax.tree.map(lambda a: jnp.stack([a] * 4), PARAMS), *parts)
        one = jax.pmap(averaged, axis_name="data", in_axes=(None, 0, 0),
                       out_axes=(None, 0))
        self.check(lambda *args: one(*args), PARAMS, *parts)

    def test_donated(self):
        x, y, state = place(X, P("data")), place(Y, P("data")), ADAM.init(PARAMS)
        same = dict(plain=adam_step, start=(PARAMS, state))
        for carried in ((place(PARAMS), place(state)),
                        (in_parts(PARAMS), in_parts(state)),
                        (place(PARAMS), in_parts(state))):
            self.check(adam_step, carried, x, y, donate_argnums=0, **same)
        self.check(marked_adam_step, (place(PARAMS), in_parts(state)), x, y,
                   donate_argnums=0, **same)

    def test_shardings_of_the_step(self):
        one, parts = NamedSharding(MESH, P()), NamedSharding(MESH, P("data"))
        self.check(train_step, PARAMS, in_shardings=(one, parts, parts),
                   out_shardings=(one, one), donate_argnums=0)

    def test_meshes_around(self):
        values = [place(PARAMS, P(), EXPLICIT), place(X, P("data"), EXPLICIT),
                  place(Y, P("data"), EXPLICIT)]
        self.check(train_step, *values)
        self.check(train_step, *values, context=lambda: jax.set_mesh(EXPLICIT))

        def marked(params, x, y):
            return train_step(
                params, jax.lax.with_sharding_constraint(x, P("data")), y)
        self.check(marked, PARAMS, context=lambda: jax.set_mesh(MESH))
        self.check(marked, PARAMS, context=lambda: MESH)
        self.check(in_rounds, PARAMS)

    def test_shard_maps(self):
        for options in ({}, {"check_vma": False}, {"axis_names": {"data"}}):
            for mesh in SQUARE, TURNED:
                with self.subTest(**options, mesh=mesh):
                    self.check(mapped(mesh=mesh, **options), PARAMS)
        self.check(mapped(), PARAMS, context=lambda: jax.set_mesh(SQUARE))
        self.check(updated_inside(TURNED), PARAMS)

    def test_abstract_meshes(self):
        """The program does not say how many devices there are."""
        values = [place(PARAMS, P(), SQUARE), place(X, P("data"), SQUARE),
                  place(Y, P("data"), SQUARE)]
        mesh = SQUARE.abstract_mesh
        self.check(mapped(mesh=mesh), *values)
        self.check(updated_inside(mesh), *values)

    def test_marks_of_linen(self):
        model = MarkedNet()
        rules = ("batch", "data"), ("hidden", "model"), ("embed", None)
        state = train_state.TrainState.create(
            apply_fn=model.apply, tx=optax.adamw(1e-2),
            params=model.init(jax.random.key(0), X)["params"])

        def step(state, x, y):
            loss, grads = jax.value_and_grad(lambda p: jnp.mean(
                (state.apply_fn({"params": p}, x) - y) ** 2))(state.params)
            return state.apply_gradients(grads=grads), loss

        @contextlib.contextmanager
        def context():
            with SQUARE, nn.logical_axis_rules(rules):
                yield
        same = dict(plain=step, start=state, context=context)
        self.check(step, state, **same)
        places = nn.logical_to_mesh_sharding(nn.get_partition_spec(state),
                                             SQUARE, rules)
        parts = NamedSharding(SQUARE, P("data"))
        self.check(step, jax.jit(lambda s: s, out_shardings=places)(state),
                   in_shardings=(places, parts, parts), out_shardings=(
                       places, NamedSharding(SQUARE, P())), **same)

    def test_marks_of_nnx(self):
        class Net(nnx.Module):
            def __init__(self, rngs):
                def make(*axes):
                    return nnx.with_partitioning(
                        nnx.initializers.lecun_normal(), axes)
                self.up = nnx.Linear(X.shape[-1], 64, rngs=rngs,
                                     kernel_init=make(None, "model"))
                self.down = nnx.Linear(64, Y.shape[-1], rngs=rngs,
                                       kernel_init=make("model", None))

            def __call__(self, x):
                return self.down(nnx.gelu(self.up(x)))

        def train(jit):
            net = Net(nnx.Rngs(0))
            optimizer = nnx.Optimizer(net, optax.adamw(1e-2), wrt=nnx.Param)

            @jit
            def step(net, optimizer, x, y):
                loss, grads = nnx.value_and_grad(
                    lambda net: jnp.mean((net(x) - y) ** 2))(net)
                optimizer.update(net, grads)
                return loss
            x, y = place(X, P("data"), SQUARE), place(Y, P("data"), SQUARE)
            losses = [float(step(net, optimizer, x, y)) for _ in range(5)]
            kept = np.asarray(net.up.kernel[...])
            step(net, optimizer, x.at[-1, -1].set(jnp.inf), y)
            return losses, net.up.kernel[...], kept

        with jax.set_mesh(SQUARE), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            expected, *_ = train(nnx.jit)
            losses, kernel, kept = train(mpopt.jax.nnx.jit)
        np.testing.assert_allclose(losses, expected, rtol=5e-3)
        np.testing.assert_array_equal(np.asarray(kernel), kept)
        self.assertEqual(kernel.sharding.spec, P(None, "model"))


if __name__ == "__main__":
    unittest.main()
