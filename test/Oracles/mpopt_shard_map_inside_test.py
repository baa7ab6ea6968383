"""Steps with shard_maps beside products that XLA divides; needs jax.

Attention that goes around a ring of devices, experts on devices of their own, in
layers one by one, in a scan, and done again in the backward pass: on 2 x 2 devices
losses and the places of parameters are those of the plain step, products have 16
bits inside and outside, and what one device finds not finite skips the step on all.
"""

import os
import unittest

os.environ["XLA_FLAGS"] = (os.environ.get("XLA_FLAGS", "") +
                           " --xla_force_host_platform_device_count=4")

import simple_step  # finds the package
import jax
import jax.numpy as jnp
import numpy as np
import optax

import mpopt.jax

P = jax.sharding.PartitionSpec
MESH = jax.make_mesh((2, 2), ("data", "model"),
                     axis_types=(jax.sharding.AxisType.Auto,) * 2)
SIZE, EXPERTS, LAYERS = 32, 4, 2
SPECS = {"in": P(None, "model"), "q": P(None, "data", "model"),
         "k": P(None, None, "model"), "v": P(), "router": P(),
         "up": P(None, "model"), "down": P(None, "model"), "out": P("model")}
OPTIMIZER = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(3e-3))


def place(value, spec=P()):
    return jax.device_put(value, jax.NamedSharding(MESH, spec))


def make_parameters():
    random = np.random.default_rng(0)
    shapes = {"in": (16, SIZE), "q": (LAYERS, SIZE, SIZE),
              "k": (LAYERS, SIZE, SIZE), "v": (LAYERS, SIZE, SIZE),
              "router": (LAYERS, SIZE, EXPERTS),
              "up": (LAYERS, EXPERTS, SIZE, 2 * SIZE),
              "down": (LAYERS, EXPERTS, 2 * SIZE, SIZE), "out": (SIZE, 4)}
    return {name: place(jnp.array(random.normal(size=shape) * 0.15,
                                  jnp.float32), SPECS[name])
            for name, shape in shapes.items()}


def attend_around(q, k, v):
    """Keys and values go from device to device along model, which have parts of
    the sequence."""
    count = jax.lax.axis_size("model")
    sums, weights = jnp.zeros_like(q), jnp.zeros_like(q[..., :1])
    top = jnp.full_like(weights, -1e9)
    for _ in range(count):
        scores = jnp.einsum("bqd,bkd->bqk", q, k) / np.sqrt(SIZE)
        now = jnp.maximum(top, scores.max(-1, keepdims=True))
        made, kept = jnp.exp(scores - now), jnp.exp(top - now)
        sums = sums * kept + jnp.einsum("bqk,bkd->bqd", made, v)
        weights = weights * kept + made.sum(-1, keepdims=True)
        top = now
        k, v = (jax.lax.ppermute(a, "model", [(i, (i + 1) % count)
                                              for i in range(count)])
                for a in (k, v))
    return sums / weights


def ask_experts(x, gates, up, down):
    """Each device along model has some; what they make is added up."""
    own = jax.lax.dynamic_slice_in_dim(
        gates, jax.lax.axis_index("model") * up.shape[0], up.shape[0], -1)
    hidden = jax.nn.relu(jnp.einsum("bsd,edh->bseh", x, up))
    return jax.lax.psum(jnp.einsum("bseh,ehd,bse->bsd", hidden, down, own),
                        "model")


def mapped(function, specs, out):
    return jax.shard_map(function, mesh=MESH, in_specs=specs, out_specs=out,
                         check_vma=False)


SEQUENCE = P("data", "model")
ATTEND = mapped(attend_around, (SEQUENCE,) * 3, SEQUENCE)
ASK = mapped(ask_experts, (P("data"), P("data"), P("model"), P("model")),
             P("data"))


def normalize(x):
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-5)


def layer(x, weights):
    hidden = normalize(x)
    x = x + ATTEND(*(hidden @ weights[name] for name in "qkv"))
    hidden = normalize(x)
    gates = jax.nn.softmax(hidden @ weights["router"])
    return x + ASK(hidden, gates, weights["up"], weights["down"])


def one_by_one(x, weights):
    for i in range(LAYERS):
        x = layer(x, jax.tree.map(lambda w: w[i], weights))
    return x


def in_a_scan(x, weights):
    return jax.lax.scan(lambda x, w: (layer(x, w), None), x, weights)[0]


def done_again(x, weights):
    again = jax.checkpoint(layer)
    return jax.lax.scan(lambda x, w: (again(x, w), None), x, weights)[0]


def make_step(layers):
    def loss_of(params, x, y):
        weights = {name: value for name, value in params.items()
                   if name not in ("in", "out")}
        made = layers(x @ params["in"], weights) @ params["out"]
        return jnp.mean((made - y) ** 2)

    def step(carried, x, y):
        params, state = carried
        loss, grads = jax.value_and_grad(loss_of)(params, x, y)
        updates, state = OPTIMIZER.update(grads, state, params)
        return (optax.apply_updates(params, updates), state), loss
    return step


class Inside(unittest.TestCase):
    def check(self, layers, **options):
        random = np.random.default_rng(1)
        x, y = (place(jnp.array(random.normal(size=(4, 8, size)), jnp.float32),
                      P("data")) for size in (16, 4))
        params = make_parameters()
        after = wanted = params, jax.jit(OPTIMIZER.init)(params)
        step = make_step(layers)
        mixed, plain = mpopt.jax.jit(step, **options), jax.jit(step)
        for _ in range(5):
            after, loss = mixed(after, x, y)
            wanted, expected = plain(wanted, x, y)
        np.testing.assert_allclose(loss, expected, rtol=2e-2 if options
                                   else 4e-3)
        for one, other in zip(*map(jax.tree.leaves, (after, wanted))):
            self.assertTrue(one.sharding.is_equivalent_to(other.sharding,
                                                          one.ndim))
        told = mixed.explain()
        self.assertGreater(told.flops_16bit, 0.98 * told.flops)
        if not options:
            self.assertTrue(told.scaled)
            skipped, _ = mixed(after, x.at[0, 0, 0].set(np.inf), y)
            jax.tree.map(np.testing.assert_array_equal, skipped, after)

    def test_layers(self):
        for layers in one_by_one, in_a_scan, done_again:
            with self.subTest(layers=layers.__name__):
                self.check(layers)
        with self.subTest(dtype="bf16"):
            self.check(in_a_scan, dtype="bf16")


if __name__ == "__main__":
    unittest.main()
