"""Models whose layers lie on 4 devices, trained through the package; needs jax.

What devices make together is known as what one makes alone: a softmax over a
vocabulary in parts, statistics of a batch in parts, experts. Losses are within
0.5 % or twice the scatter of FP32's, and as many products have 16 bits as on one
device.
"""

import mpopt_shard_map_test as whole
import unittest
import warnings

import jax
import jax.numpy as jnp
import numpy as np

import mpopt.jax

P, lax = jax.sharding.PartitionSpec, jax.lax
MESH = whole.make_mesh(4)
STEPS, LAST = 40, 8


def draw(seed, *shape, inputs=None):
    return jax.random.normal(jax.random.key(seed), shape) / np.sqrt(
        inputs or shape[0])


def trained(loss, params, in_specs, rate, batches, out_specs=P()):
    """A step of the loss, and what it is called with."""
    mapped = jax.shard_map(loss, mesh=MESH, in_specs=in_specs,
                           out_specs=out_specs)

    def step(params, *batch):
        value, grads = jax.value_and_grad(mapped)(params, *batch)
        return jax.tree.map(lambda p, g: p - rate * g, params, grads), value
    return step, params, batches


def norm(x, scale):
    mean = x.mean(-1, keepdims=True)
    return (x - mean) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-5) * scale


def vocabulary_in_parts():
    """A block in the way of Megatron: heads, hidden units and words in parts."""
    words, width, heads, length = 128, 64, 4, 16
    own = words // 4
    spec = dict(table=P("data"), qkv=P(None, None, "data"), out=P("data"),
                up=P(None, "data"), down=P("data"), head=P(None, "data"),
                scales=P())
    params = dict(
        table=draw(0, words, width, inputs=1.5),
        qkv=draw(1, width, 3, heads, width // heads),
        out=draw(2, heads, width // heads, width, inputs=width),
        up=draw(3, width, 4 * width), down=draw(4, 4 * width, width),
        head=draw(5, width, words), scales=jnp.ones((3, width)))

    def loss(p, text):
        def find(words):
            place = words - lax.axis_index("data") * own
            is_here = (place >= 0) & (place < own)
            return jnp.where(is_here, place, 0), is_here
        place, is_here = find(text[:, :-1])
        x = lax.psum(jnp.where(is_here[..., None], p["table"][place], 0), "data")
        q, k, v = jnp.moveaxis(jnp.einsum(
            "btd,dchk->cbhtk", norm(x, p["scales"][0]), p["qkv"]), 0, 0)
        scores = jnp.einsum("bhtk,bhsk->bhts", q, k) / np.sqrt(q.shape[-1])
        scores = jnp.where(np.tri(length, dtype=bool), scores, -1e9)
        mixed = jnp.einsum("bhts,bhsk->bthk", jax.nn.softmax(scores), v)
        x = x + lax.psum(jnp.einsum("bthk,hkd->btd", mixed, p["out"]), "data")
        hidden = jax.nn.gelu(norm(x, p["scales"][1]) @ p["up"])
        x = x + lax.psum(hidden @ p["down"], "data")
        logits = norm(x, p["scales"][2]) @ p["head"]
        most = lax.stop_gradient(
            lax.pmax(lax.stop_gradient(logits).max(-1), "data"))
        total = lax.psum(jnp.exp(logits - most[..., None]).sum(-1), "data")
        place, is_here = find(text[:, 1:])
        picked = jnp.take_along_axis(logits, place[..., None], -1)[..., 0]
        picked = lax.psum(jnp.where(is_here, picked - most, 0), "data")
        return (jnp.log(total) - picked).mean()
    first = jax.random.randint(jax.random.key(6), (8, 4, 1), 0, words)
    text = jnp.cumsum(first + 3 * jnp.arange(length + 1), -1) % words
    return trained(loss, params, (spec, P()), 0.1, [(t,) for t in text])


def normalised_over_all():
    """Batch normalisation by the statistics of all devices."""
    params = dict(first=draw(0, 3, 3, 3, 16, inputs=27),
                  second=draw(1, 3, 3, 16, 32, inputs=144), head=draw(2, 32, 10),
                  scales=[jnp.ones(16), jnp.ones(32)],
                  shifts=[jnp.zeros(16), jnp.zeros(32)])

    def convolve(x, w, stride):
        return lax.conv_general_dilated(
            x, w, (stride, stride), "SAME",
            dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def normalise(p, layer, x):
        mean = lax.pmean(x.mean((0, 1, 2)), "data")
        variance = lax.pmean((x * x).mean((0, 1, 2)), "data") - mean * mean
        return jax.nn.relu((x - mean) * lax.rsqrt(variance + 1e-5) *
                           p["scales"][layer] + p["shifts"][layer])

    def loss(p, x, y):
        x = normalise(p, 0, convolve(x, p["first"], 1))
        x = normalise(p, 1, convolve(x, p["second"], 2))
        shares = jax.nn.log_softmax(x.mean((1, 2)) @ p["head"])
        return lax.pmean(-(shares * jax.nn.one_hot(y, 10)).sum(-1).mean(), "data")
    x, y = draw(3, 8, 32, 12, 12, 3, inputs=1), jax.random.randint(
        jax.random.key(4), (8, 32), 0, 10)
    x = x + draw(5, 10, 1, 1, 3, inputs=4)[y]
    return trained(loss, params, (P(), P("data"), P("data")), 0.1,
                   list(zip(x, y)))


def ring(loops):
    """Attention to keys that go around a ring, in a loop or written out."""
    width, heads, length = 32, 2, 32
    around = [(i, (i + 1) % 4) for i in range(4)]
    params = dict(start=draw(0, 8, width), qkv=draw(1, width, 3 * width),
                  out=draw(2, width, width), up=draw(3, width, 4 * width),
                  down=draw(4, 4 * width, 8))

    def attend(q, k, v):
        def visit(carried, _):
            most, total, made, k, v = carried
            scores = jnp.einsum("bhtk,bhsk->bhts", q, k) / np.sqrt(q.shape[-1])
            larger = jnp.maximum(most, lax.stop_gradient(scores.max(-1)))
            power, less = jnp.exp(scores - larger[..., None]), jnp.exp(
                most - larger)
            total = total * less + power.sum(-1)
            made = made * less[..., None] + jnp.einsum(
                "bhts,bhsk->bhtk", power, v)
            k, v = (lax.ppermute(u, "data", around) for u in (k, v))
            return (larger, total, made, k, v), None
        zero = lax.pcast(jnp.zeros(q.shape), ("data",), to="varying")
        carried = zero[..., 0] - 1e30, zero[..., 0], zero, k, v
        if loops:
            carried, _ = lax.scan(visit, carried, None, length=4)
        else:
            for _ in range(4):
                carried, _ = visit(carried, None)
        return carried[2] / carried[1][..., None]

    def loss(p, x, y):
        x = x @ p["start"]
        shape = *x.shape[:2], heads, width // heads
        q, k, v = (jnp.moveaxis(u.reshape(shape), 2, 1)
                   for u in jnp.split(x @ p["qkv"], 3, -1))
        x = x + jnp.moveaxis(attend(q, k, v), 1, 2).reshape(x.shape) @ p["out"]
        z = jnp.tanh(x @ p["up"]) @ p["down"]
        return lax.pmean(((z - y) ** 2).mean(), "data")
    x = draw(5, 8, 2, length, 8, inputs=1)
    spec = P(None, "data")
    return trained(loss, params, (P(), spec, spec), 0.1,
                   list(zip(x, jnp.sin(jnp.cumsum(x, 2) / 3))))


def experts():
    """Tokens go to the devices of their experts and back."""
    width, count, places = 32, 8, 16
    spec = dict(start=P(), route=P(), up=P("data"), down=P("data"), head=P())
    params = dict(start=draw(0, 16, width), route=draw(1, width, count),
                  up=draw(2, count, width, 4 * width, inputs=width),
                  down=draw(3, count, 4 * width, width, inputs=4 * width),
                  head=draw(4, width, 10))

    def loss(p, x, y):
        x = jnp.tanh(x @ p["start"])
        shares = jax.nn.softmax(x @ p["route"])
        chosen = jax.nn.one_hot(shares.argmax(-1), count)
        place = ((jnp.cumsum(chosen, 0) * chosen).sum(-1) - 1).astype(jnp.int32)
        sent = chosen[:, :, None] * jax.nn.one_hot(place, places)[:, None, :]
        there = lax.all_to_all(jnp.einsum("nec,nd->ecd", sent, x), "data", 0, 1,
                               tiled=True)
        made = jax.nn.gelu(jnp.einsum("ecd,edf->ecf", there, p["up"]))
        back = lax.all_to_all(jnp.einsum("ecf,efd->ecd", made, p["down"]), "data",
                              1, 0, tiled=True)
        gate = (shares * chosen).sum(-1)
        x = x + jnp.einsum("nec,ecd->nd", sent * gate[:, None, None], back)
        balance = count * jnp.sum(lax.pmean(shares.mean(0), "data") *
                                  lax.pmean(chosen.mean(0), "data"))
        own = -(jax.nn.log_softmax(x @ p["head"]) *
                jax.nn.one_hot(y, 10)).sum(-1).mean()
        return lax.pmean(own, "data") + 0.01 * balance
    x = draw(5, 8, 128, 16, inputs=1)
    return trained(loss, params, (spec, P("data"), P("data")), 0.3,
                   list(zip(x, jnp.argmax(x[..., :10] + x[..., 6:], -1))))


def train(step, params, batches):
    losses = []
    for i in range(STEPS):
        params, loss = step(params, *batches[i % len(batches)])
        losses.append(float(loss))
    return np.mean(losses[-LAST:])


def nudge(params, seed, bits):
    random = np.random.default_rng(seed)
    return jax.tree.map(lambda p: p * jnp.asarray(
        1 + random.choice([-1, 1], p.shape) * 2.0 ** -bits, p.dtype), params)


class DeviceModelsTest(unittest.TestCase):
    # Of the FLOPs of products in 16 bits, at least, where it is not all.
    CASES = [(vocabulary_in_parts, {}), (normalised_over_all, {}),
             (lambda: ring(loops=False), {}), (lambda: ring(loops=True), {}),
             (experts, {"f16": 0.99, "bf16": 0.99})]

    def test_all(self):
        for make, shares in self.CASES:
            step, params, batches = make()
            plain = jax.jit(step)
            expected = train(plain, params, batches)
            for dtype, bits in ("f16", 11), ("bf16", 8):
                with self.subTest(make=make, dtype=dtype):
                    scatter = max(
                        abs(train(plain, nudge(params, seed, bits), batches) /
                            expected - 1) for seed in range(3))
                    with warnings.catch_warnings():
                        warnings.simplefilter("ignore")
                        mixed = mpopt.jax.jit(step, dtype=dtype)
                        found = train(mixed, params, batches)
                    self.assertLess(abs(found / expected - 1),
                                    max(0.005, 2 * scatter))
                    report = mixed.explain()
                    self.assertGreaterEqual(
                        report.flops_16bit,
                        shares.get(dtype, 1) * report.flops)


if __name__ == "__main__":
    unittest.main()
