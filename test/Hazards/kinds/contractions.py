"""What contractions make of activations, of constants and of probabilities."""
import jax
import jax.numpy as jnp
import numpy as np
from jax.lax import stop_gradient

from . import (adam, dense, descend, f32, hazard, layer, mlp, mse, net, normal,
               sgd)


@hazard("bilinear pooling: outer product by einsum of two branches of 300")
def bilinear_pooling_300(r):
    params = {"a": layer(r, 16, 32), "b": layer(r, 16, 32),
              "out": layer(r, 32 * 32, 4, 1e-4)}
    params["a"]["b"] = jnp.full(32, 300.0)
    params["b"]["b"] = jnp.full(32, 300.0)
    batch = {"x": normal(r, 16, 16), "y": normal(r, 16, 4, mean=0.0)}

    def loss(p, batch):
        a, b = (jax.nn.relu(dense(p[n], batch["x"])) for n in "ab")
        z = jnp.einsum("bi,bj->bij", a, b).reshape(16, -1)
        return mse(dense(p["out"], z), batch["y"])
    return adam(loss, 1e-7, params, batch)


@hazard("linear attention over 4,096 tokens: a state of 250,000 over a sum")
def linear_attention_long(r):
    params = {n: layer(r, 8, 16) for n in "qkv"} | {"o": layer(r, 16, 4, 0.2)}
    params["k"]["b"] = jnp.full(16, 10.0)
    params["v"]["b"] = jnp.full(16, 6.0)
    batch = {"x": normal(r, 1, 4096, 8), "y": normal(r, 1, 4096, 4)}

    def loss(p, batch):
        q, k = (jax.nn.relu(dense(p[n], batch["x"])) for n in "qk")
        state = jnp.einsum("btd,bte->bde", k, dense(p["v"], batch["x"]))
        above = jnp.einsum("btd,bde->bte", q, state)
        below = jnp.einsum("btd,bd->bt", q, k.sum(1)) + 1.0
        return mse(dense(p["o"], above / below[..., None]), batch["y"])
    return sgd(loss, 0.005, params, batch)


@hazard("attention scores of 100,000 over 8, hard attention")
def scores_over_8(r):
    params = {"q": layer(r, 16, 64, 60.0), "k": layer(r, 16, 64, 60.0),
              "v": layer(r, 16, 16), "out": layer(r, 16, 4)}
    batch = {"x": normal(r, 4, 8, 16), "y": normal(r, 4, 8, 4)}

    def loss(p, batch):
        q, k, v = (dense(p[n], batch["x"]) for n in "qkv")
        q = stop_gradient(q)
        k = stop_gradient(k)
        scores = jnp.einsum("btd,bsd->bts", q, k) / 8
        return mse(dense(p["out"], jax.nn.softmax(scores) @ v), batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("a graph that the step closes over: sums over 2,000 neighbours of 50")
def sum_aggregation_constant(r):
    params = {"f": layer(r, 2, 8), "out": layer(r, 8, 2, 1e-4)}
    params["f"]["b"] = jnp.full(8, 50.0)
    edges = jnp.ones((4, 2000), jnp.float32)
    batch = {"x": normal(r, 2000, 2), "y": normal(r, 4, 2)}

    def loss(p, batch):
        h = edges @ jax.nn.relu(dense(p["f"], batch["x"]))
        return mse(dense(p["out"], h), batch["y"])
    return adam(loss, 2e-7, params, batch)


@hazard("cumsum by a triangle of ones over 512 steps of 240: 120,000")
def cumsum_by_triangle(r):
    params = {"f": layer(r, 2, 4), "out": layer(r, 4, 2, 1e-4)}
    params["f"]["b"] = jnp.full(4, 240.0)
    batch = {"x": normal(r, 512, 2), "y": normal(r, 512, 2)}

    def loss(p, batch):
        h = jax.nn.relu(dense(p["f"], batch["x"]))
        triangle = jnp.tril(jnp.ones((512, 512)))
        return mse(dense(p["out"], triangle @ h), batch["y"])
    return adam(loss, 2e-7, params, batch)


@hazard("two networks of 800 that are to agree within 0.3")
def agreement_800(r):
    params = {n: net(r, 16, 32, 8, gain=0.3) for n in "ab"}
    # a large output that a contraction makes
    for n in "ab":
        params[n]["l0"]["b"] = jnp.full(32, 10.0)
        params[n]["l1"]["w"] = 2.5 + params[n]["l1"]["w"] * 0.01
    batch = {"x": normal(r, 64, 16, std=0.02)}

    def loss(p, batch):
        a, b = mlp(p["a"], batch["x"]), mlp(p["b"], batch["x"])
        return mse(a, b)
    return sgd(loss, 1e-5, params, batch)


@hazard("the likelihood of a mixture by einsum in probabilities of 1e-9")
def mixture_by_einsum(r):
    params = {"w": layer(r, 8, 4), "m": layer(r, 8, 4 * 6, 0.5)}
    batch = {"x": normal(r, 32, 8), "y": normal(r, 32, 6, std=2.3)}

    def loss(p, batch):
        pi = jax.nn.softmax(dense(p["w"], batch["x"]))
        m = dense(p["m"], batch["x"]).reshape(32, 4, 6)
        density = jnp.exp(-0.5 * ((batch["y"][:, None] - m)**2).sum(-1))
        return -jnp.mean(jnp.log(jnp.einsum("bk,bk->b", pi, density)))
    return sgd(loss, 0.01, params, batch)


@hazard("kernel regression: K y over K 1 with K of 1e-9")
def kernel_regression(r):
    params = {"f": layer(r, 8, 16)}
    batch = {"x": normal(r, 16, 8), "z": normal(r, 24, 8),
             "y": normal(r, 24, 3), "t": normal(r, 16, 3)}

    def loss(p, batch):
        a, b = dense(p["f"], batch["x"]), dense(p["f"], batch["z"])
        k = jnp.exp(-0.5 * ((a[:, None] - b[None])**2).sum(-1))
        above = k @ batch["y"]
        below = k @ jnp.ones(24)
        return mse(above / below[:, None], batch["t"])
    return sgd(loss, 0.02, params, batch)


@hazard("Sinkhorn, ten rounds unrolled, on exp(-cost / 0.1)")
def sinkhorn_unrolled(r):
    params = {"f": layer(r, 8, 4)}
    batch = {"x": normal(r, 12, 8), "y": normal(r, 12, 4)}

    def loss(p, batch):
        h = dense(p["f"], batch["x"])
        cost = ((h[:, None] - batch["y"][None])**2).sum(-1) / 8
        kernel = jnp.exp(-stop_gradient(cost) / 0.1)
        u, v = jnp.ones(12), jnp.ones(12)
        for _ in range(10):
            u = 1 / (12 * (kernel @ v))
            v = 1 / (12 * (kernel.T @ u))
        return (u[:, None] * kernel * v[None] * cost).sum()
    return sgd(loss, 0.05, params, batch)


@hazard("a hidden Markov chain in probabilities: alpha A, times emissions, over 12")
def hmm_probabilities(r):
    params = {"e": layer(r, 6, 5), "a": normal(r, 5, 5)}
    batch = {"x": normal(r, 16, 12, 6)}

    def loss(p, batch):
        e = jax.nn.softmax(dense(p["e"], batch["x"])) * 0.2
        a = jax.nn.softmax(p["a"])
        alpha = e[:, 0] / 5
        for t in range(1, 12):
            alpha = (alpha @ a) * e[:, t]
        return -jnp.mean(jnp.log(alpha.sum(-1)))
    return sgd(loss, 0.05, params, batch)


@hazard("cross-covariance of two branches of 60 over 256 samples, over 256")
def cross_covariance(r):
    params = {"a": layer(r, 8, 8), "b": layer(r, 8, 8)}
    for n in "ab":
        params[n]["b"] = jnp.full(8, 60.0)
    batch = {"x": normal(r, 64, 8), "z": normal(r, 64, 8)}

    def loss(p, batch):
        a, b = dense(p["a"], batch["x"]), dense(p["b"], batch["z"])
        c = jnp.einsum("bi,bj->ij", a, b) / 64 - a.mean(0)[:, None] * b.mean(0)
        return jnp.mean((c - jnp.eye(8))**2)
    return sgd(loss, 0.05, params, batch)


def views(r):
    """A network, and two views of a batch that nearly agree."""
    x = normal(r, 32, 16)
    return net(r, 16, 64, 32), {"a": x, "b": x + 0.05 * normal(r, 32, 16)}


@hazard("cosines of two views by a product of matrices, the diagonal taken "
        "from 1: 0.001 is left", must_hold=True)
def cosines_from_1(r):
    params, batch = views(r)

    def unit(x):
        return x / jnp.sqrt(jnp.sum(x * x, -1, keepdims=True) + 1e-8)

    def loss(p, batch):
        a = unit(mlp(p, batch["a"]))
        b = unit(jax.lax.stop_gradient(mlp(p, batch["b"])))
        return jnp.mean(1 - jnp.diag(a @ b.T))
    return sgd(loss, 0.02, params, batch)


@hazard("Barlow twins: 1 is taken from correlations of two views, and squared",
        must_hold=True)
def correlations_from_1(r):
    params, batch = views(r)

    def standardize(x):
        x = x - x.mean(0)
        return x / jnp.sqrt(jnp.mean(x * x, 0) + 1e-5)

    def loss(p, batch):
        a, b = (standardize(mlp(p, batch[v])) for v in "ab")
        c = a.T @ b / 32
        on = jnp.sum((jnp.diag(c) - 1)**2)
        return 100 * on + 0.005 * jnp.sum(c * c * (1 - jnp.eye(32)))
    return sgd(loss, 1e-3, params, batch)


@hazard("a penalty on |W^T W - 1| of weights that are orthogonal but for 0.001",
        must_hold=True)
def orthogonal_weights(r):
    turn = np.linalg.qr(r.normal(0, 1, (16, 16)))[0]
    params = {"w": f32(turn + r.normal(0, 1e-3, (16, 16))),
              "o": layer(r, 16, 2)}
    batch = {"x": normal(r, 16, 16), "y": normal(r, 16, 2)}

    def loss(p, batch):
        off = p["w"].T @ p["w"] - jnp.eye(16)
        h = jnp.tanh(batch["x"] @ p["w"])
        return mse(dense(p["o"], h), batch["y"]) * 0.1 + 1e3 * jnp.sum(off**2)

    def train_step(params, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        return {"w": params["w"] - 2e-5 * grads["w"],
                "o": descend(params["o"], grads["o"], 0.1)}, value
    return train_step, (params, batch)


def centred_net(r, outputs, gain=1.0):
    """A network of outputs near 300, and two views of a batch of 64."""
    params = net(r, 16, 32, outputs, gain=gain)
    params["l1"]["b"] = jnp.full(outputs, 300.0)
    x = normal(r, 64, 16)
    return params, {"a": x, "b": x + normal(r, 64, 16, std=0.3)}


@hazard("two views of 300, each less its mean by a product with 1/64, that are "
        "to agree", must_hold=True)
def views_300(r):
    params, batch = centred_net(r, 8)
    share = jnp.full((1, 64), 1 / 64)

    def loss(p, batch):
        a, b = (mlp(p, batch[n]) for n in "ab")
        a, b = a - share @ a, b - share @ b
        return mse(a, b) + 1e-2 * jnp.mean(jnp.exp(-a * a))
    return sgd(loss, 3e-3, params, batch)


@hazard("means of groups by a one-hot product, taken from activations of 300",
        must_hold=True)
def group_effects(r):
    params, batch = centred_net(r, 4)
    batch = {"x": batch["a"], "y": normal(r, 64, 4),
             "g": jnp.asarray(r.integers(0, 8, 64), jnp.int32)}

    def loss(p, batch):
        h = mlp(p, batch["x"])
        hot = jax.nn.one_hot(batch["g"], 8)
        mean = (hot.T @ h) / (hot.sum(0)[:, None] + 1e-6)
        return mse(h - hot @ mean, batch["y"])
    return sgd(loss, 0.02, params, batch)


@hazard("angles between rotations: arccos of half a trace less a half, near 1",
        must_hold=True)
def rotation_angles(r):
    q = r.normal(0, 1, (32, 4))
    q /= np.linalg.norm(q, axis=1, keepdims=True)
    x = np.concatenate([q, r.normal(0, 1, (32, 4))], 1)
    params = {"w": f32(np.concatenate([np.eye(4), 0.02 * r.normal(
        size=(4, 4))]))}
    batch = {"q": f32(q), "x": f32(x)}

    def turn(q):
        w, x, y, z = (q[:, i] for i in range(4))
        return jnp.stack([
            1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w),
            2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w),
            2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)
        ], 1).reshape(-1, 3, 3)

    def loss(p, batch):
        o = batch["x"] @ p["w"]
        o = o / jnp.linalg.norm(o, axis=1, keepdims=True)
        between = jnp.einsum("bij,bkj->bik", turn(o), turn(batch["q"]))
        half = (jnp.trace(between, axis1=1, axis2=2) - 1) / 2
        return jnp.mean(jnp.arccos(jnp.clip(half, -1 + 1e-7, 1 - 1e-7)))
    return sgd(loss, 1e-3, params, batch)


@hazard("a variance by products with a softmax: places 80 to 100 and their "
        "squares", must_hold=True)
def variance_by_products(r):
    at = np.linspace(80, 100, 41).astype(np.float32)
    params = net(r, 8, 32, 41)
    batch = {"x": normal(r, 32, 8), "y": normal(r, 32)}

    def loss(p, batch):
        share = jax.nn.softmax(mlp(p, batch["x"]))
        mean = share @ at
        spread = jnp.sqrt(share @ (at * at) - mean * mean + 1e-3)
        return mse(spread, 5 + 0.1 * batch["y"]) + jnp.mean((mean - 92)**2)
    return sgd(loss, 0.01, params, batch)
