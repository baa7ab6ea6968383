"""Small constants under a division, a logarithm or a root."""
import jax
import jax.numpy as jnp
import numpy as np

from . import (adam, cross_entropy, dense, f32, hazard, layer, mlp, momentum,
               mse, net, normal, sgd, uniform)


def with_zero_rows(x, *rows):
    return x.at[jnp.array(rows)].set(0.0)


def two_towers(r):
    """Encoder and head without bias, and a batch with rows that are zero."""
    params = {"in": normal(r, 16, 32, std=0.25), "out": normal(r, 32, 8,
                                                               std=0.2)}
    return params, {"x": with_zero_rows(normal(r, 16, 16), 3, 7),
                    "y": normal(r, 16, 8)}


@hazard("rows divided by their sum of sizes + 1e-12; some rows are zero")
def rows_over_sum_1e12(r):
    params, batch = two_towers(r)

    def loss(p, batch):
        h = batch["x"] @ p["in"]
        h = h / (jnp.abs(h).sum(1, keepdims=True) + 1e-12)
        return mse(8 * h @ p["out"], batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("x / sqrt(|x|^2 + 1e-12), the square by einsum, with zero rows")
def l2_normalize_1e12(r):
    params, batch = two_towers(r)

    def loss(p, batch):
        h = jax.nn.relu(batch["x"] @ p["in"])
        h = h / jnp.sqrt(jnp.einsum("bd,bd->b", h, h) + 1e-12)[:, None]
        return mse(2 * h @ p["out"], batch["y"])
    return momentum(loss, 0.02, params, batch)


@hazard("x / max(|x|, 1e-16), a norm as libraries write it, with zero rows")
def l2_normalize_max_1e16(r):
    params, batch = two_towers(r)

    def loss(p, batch):
        h = jnp.tanh(batch["x"] @ p["in"])
        n = jnp.sqrt(jnp.maximum(jnp.sum(h * h, 1, keepdims=True), 1e-16))
        return mse(2 * (h / n) @ p["out"], batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("linear attention: numerator over (q . sum k + 1e-9), with features of "
        "a relu that are all zero")
def linear_attention_1e9(r):
    params = {n: normal(r, 16, 16, std=0.25) for n in "qkvo"}
    x = normal(r, 4, 8, 16).at[1, 2].set(0.0).at[2].set(0.0)
    batch = {"x": x, "y": normal(r, 4, 8, 16)}

    def loss(p, batch):
        q, k = (jax.nn.relu(batch["x"] @ p[n]) for n in "qk")
        state = jnp.einsum("btd,bte->bde", k, batch["x"] @ p["v"])
        above = jnp.einsum("btd,bde->bte", q, state)
        below = jnp.einsum("btd,bd->bt", q, k.sum(1)) + 1e-9
        return mse(above / below[..., None] @ p["o"], batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("cosine similarity over |a||b| + 1e-8, with zero rows")
def cosine_1e8(r):
    params = {"a": normal(r, 16, 32, std=0.25), "b": normal(r, 16, 32,
                                                            std=0.25)}
    batch = {"x": with_zero_rows(normal(r, 16, 16), 5),
             "y": with_zero_rows(normal(r, 16, 16), 9),
             "same": f32(r.integers(0, 2, 16))}

    def loss(p, batch):
        a, b = batch["x"] @ p["a"], batch["y"] @ p["b"]
        aa, bb, ab = (jnp.einsum("bd,bd->b", *x)
                      for x in ((a, a), (b, b), (a, b)))
        sizes = jnp.sqrt(aa * bb + 1e-16)
        return mse(ab / (sizes + 1e-8), batch["same"])
    return sgd(loss, 0.5, params, batch)


@hazard("a graph convolution divides by degree + 1e-10; two nodes have none")
def graph_degree_1e10(r):
    params = {"l0": normal(r, 16, 32, std=0.25), "l1": normal(r, 32, 4,
                                                              std=0.25)}
    edges = (r.uniform(size=(24, 24)) < 0.2).astype(float)
    edges[[4, 11]] = 0
    batch = {"edges": f32(edges), "x": normal(r, 24, 16),
             "y": jnp.asarray(r.integers(0, 4, 24), jnp.int32)}

    def loss(p, batch):
        degree = batch["edges"].sum(1, keepdims=True) + 1e-10
        h = jax.nn.relu(batch["edges"] @ (batch["x"] @ p["l0"]) / degree)
        return cross_entropy(batch["edges"] @ (h @ p["l1"]) / degree,
                             batch["y"])
    return sgd(loss, 0.2, params, batch)


@hazard("Dice loss smoothed by 1e-7, with classes that are nowhere")
def dice_1e7(r):
    params = net(r, 16, 32, 6)
    labels = jnp.asarray(r.integers(0, 4, 32), jnp.int32)
    batch = {"x": normal(r, 32, 16), "y": jax.nn.one_hot(labels, 6)}

    def loss(p, batch):
        q = jax.nn.relu(mlp(p, batch["x"]))  # not a softmax: may be all zero
        q = q * f32([1, 1, 1, 1, 1, 0])
        both = jnp.einsum("bc,bc->c", q, batch["y"])
        total = jnp.einsum("bc,bc->c", q, q) + batch["y"].sum(0)
        return 1.5 - jnp.mean((2 * both + 1e-7) / (total + 1e-7))
    return sgd(loss, 0.1, params, batch)


@hazard("layer norm with 1e-12 (BERT's) of rows that are constant")
def layer_norm_1e12(r):
    params = {"in": normal(r, 16, 32, std=0.25), "g": jnp.ones(32),
              "out": layer(r, 32, 8)}
    batch = {"x": with_zero_rows(normal(r, 16, 16), 0, 8),
             "y": normal(r, 16, 8)}

    def loss(p, batch):
        h = batch["x"] @ p["in"]
        h = h - h.mean(1, keepdims=True)
        h = h / jnp.sqrt((h * h).mean(1, keepdims=True) + 1e-12) * p["g"]
        return mse(dense(p["out"], h), batch["y"])
    return adam(loss, 2e-3, params, batch)


@hazard("a weighted mean over sum w + 1e-10, where all weights of a bag are 0")
def bag_mean_1e10(r):
    params = {"item": normal(r, 16, 16, std=0.5), "out": layer(r, 16, 4)}
    weights = r.uniform(size=(8, 6)) * (r.uniform(size=(8, 6)) < 0.6)
    weights[2] = 0
    batch = {"x": normal(r, 8, 6, 16), "w": f32(weights),
             "y": normal(r, 8, 4)}

    def loss(p, batch):
        gate = jax.nn.relu(batch["x"] @ p["item"])
        above = jnp.einsum("bi,bid,bid->bd", batch["w"], gate, batch["x"])
        pooled = above / (jnp.einsum("bi,bid->bd", batch["w"], gate) + 1e-10)
        return mse(dense(p["out"], pooled), batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("Charbonnier loss sqrt(d^2 + 1e-12), where d is 0")
def charbonnier_1e12(r):
    params = {"l0": normal(r, 16, 32, std=0.25), "l1": normal(r, 32, 8,
                                                              std=0.2)}
    batch = {"x": with_zero_rows(normal(r, 16, 16), 2, 13),
             "y": with_zero_rows(normal(r, 16, 8), 2, 13)}

    def loss(p, batch):
        d = jax.nn.relu(batch["x"] @ p["l0"]) @ p["l1"] - batch["y"]
        return jnp.mean(jnp.sqrt(d * d + 1e-12))
    return sgd(loss, 0.2, params, batch)


@hazard("weights 1 / (d^2 + 1e-9) between points, some of them in one place")
def inverse_distance_1e9(r):
    params = {"f": layer(r, 4, 16), "out": layer(r, 16, 2)}
    batch = {"x": normal(r, 16, 4), "at": uniform(r, 16, 2),
             "known": uniform(r, 16, 2), "y": normal(r, 16, 2)}
    batch["at"] = batch["at"].at[:4].set(batch["known"][:4])

    def loss(p, batch):
        d = batch["at"][:, None] - batch["known"][None]
        w = 1 / ((d * d).sum(-1) + 1e-9)
        h = jnp.tanh(dense(p["f"], batch["x"]))
        return mse(dense(p["out"], w @ h / w.sum(1, keepdims=True)), batch["y"])
    return sgd(loss, 0.1, params, batch)


@hazard("standardised by sqrt(var + 1e-16) along a batch, with a dead channel")
def batch_std_1e16(r):
    params = {"in": normal(r, 16, 24, std=0.25).at[:, 5].set(0.0),
              "g": jnp.ones(24), "out": layer(r, 24, 4)}
    batch = {"x": normal(r, 32, 16), "y": normal(r, 32, 4)}

    def loss(p, batch):
        alive = f32([0.0 if i == 5 else 1.0 for i in range(24)])
        h = batch["x"] @ p["in"] * alive
        d = h - h.mean(0)
        h = d / jnp.sqrt((d * d).mean(0) + 1e-16) * p["g"]
        return mse(dense(p["out"], h), batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("attention whose weights are exp(s) m / (sum + 1e-16), all m of a row 0")
def masked_softmax_1e16(r):
    params = {n: normal(r, 16, 16, std=0.25) for n in "qkvo"}
    mask = f32([[t < n for t in range(8)] for n in (8, 3, 0, 5)])
    batch = {"x": normal(r, 4, 8, 16), "m": mask, "y": normal(r, 4, 8, 16)}

    def loss(p, batch):
        q, k, v = (batch["x"] @ p[n] for n in "qkv")
        e = jnp.exp(jnp.einsum("btd,bsd->bts", q, k) / 4) * batch["m"][:, None]
        total = jnp.einsum("bts,s->bt", e, jnp.ones(8))[..., None]
        return mse(e @ v / (total + 1e-16) @ p["o"], batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("a learnt temperature divides: scores / (softplus(t) + 1e-9), t = -9")
def temperature_small(r):
    params = {"q": layer(r, 16, 16, 0.02), "t": f32(-9.0),
              "k": layer(r, 16, 16, 0.02)}
    batch = {"x": normal(r, 16, 16), "y": jnp.arange(16)}

    def loss(p, batch):
        q, k = dense(p["q"], batch["x"]), dense(p["k"], batch["x"])
        below = jax.nn.softplus(p["t"]) + 1e-9
        return cross_entropy(q @ k.T / below, batch["y"])
    return adam(loss, 2e-5, params, batch)


@hazard("attention over neighbours, whose largest score begins as 0 where all are "
        "-22: sums of exponentials of 1e-9")
def neighbours_from_0(r):
    params = {"a": net(r, 16, 32, 8), "v": layer(r, 8, 4)}
    params["a"]["l1"]["b"] = jnp.full(8, -22.0)
    nodes = np.concatenate([np.arange(8), r.integers(0, 8, 56)])
    batch = {"x": normal(r, 64, 16), "node": jnp.asarray(nodes),
             "y": normal(r, 8, 4)}

    def loss(p, batch):
        at, none = batch["node"], jnp.zeros((8, 8))
        score = mlp(p["a"], batch["x"])
        most = jax.lax.stop_gradient(none.at[at].max(score))
        e = jnp.exp(score - most[at])
        total = none.at[at].add(e)
        mean = none.at[at].add(e / total[at] * score / 22)
        return mse(dense(p["v"], mean), batch["y"])
    return sgd(loss, 0.01, params, batch)
