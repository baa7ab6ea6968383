"""Tables of constants that contractions read, in the step and not of its batch."""
import jax
import jax.numpy as jnp
import numpy as np

from . import (cross_entropy, dense, descend, f32, hazard, layer, mlp, momentum,
               mse, net, normal, sgd, uniform)


def scored(r, table, outputs=1):
    """Scores of 8 inputs against the rows of a table."""
    params = {"f": layer(r, 8, 16), "score": normal(r, 16, len(table), std=0.3)}
    return params, lambda p, x: jnp.tanh(dense(p["f"], x)) @ p["score"]


@hazard("soft-argmax over places 2,940 to 2,988 that are a constant table",
        must_hold=True)
def soft_argmax_table(r):
    places = np.arange(96, dtype=np.float32) * 0.5 + 2940
    params, scores = scored(r, places)
    batch = {"x": normal(r, 16, 8), "y": uniform(r, 16, low=2952, high=2976)}

    def loss(p, batch):
        heat = jax.nn.softmax(scores(p, batch["x"]))
        return mse(heat @ places / 4, batch["y"] / 4)
    return sgd(loss, 2e-4, params, batch)


@hazard("a mixture of whole numbers from a table up to 6,000", must_hold=True)
def integer_table(r):
    table = r.integers(5000, 6000, (64, 4)).astype(np.float32)
    params, scores = scored(r, table)
    mean = table.mean(0)
    batch = {"x": normal(r, 16, 8), "y": normal(r, 16, 4)}

    def loss(p, batch):
        gates = jax.nn.sigmoid(scores(p, batch["x"])) / 32
        share = gates / gates.sum(1, keepdims=True)
        return mse((share @ table - mean) / 20, batch["y"])
    return sgd(loss, 2e-3, params, batch)


@hazard("survival per age from a table of 0.9990 to 0.9999, taken from 1",
        must_hold=True)
def near_one_table(r):
    table = uniform(r, 64, 4, low=0.9990, high=0.9999)
    table = np.asarray(table)
    params, scores = scored(r, table)
    batch = {"x": normal(r, 16, 8), "y": normal(r, 16, 4)}

    def loss(p, batch):
        share = jax.nn.softmax(scores(p, batch["x"]))
        died = 1 - share @ table
        return mse(died * 4000 - 2, batch["y"])
    return sgd(loss, 0.02, params, batch)


@hazard("a table in metres, 1e-8 to 3e-8, read in nanometres", must_hold=True)
def tiny_table(r):
    table = np.asarray(uniform(r, 64, 4, low=1e-8, high=3e-8))
    params, scores = scored(r, table)
    batch = {"x": normal(r, 16, 8), "y": normal(r, 16, 4)}

    def loss(p, batch):
        share = jax.nn.softmax(scores(p, batch["x"]))
        return mse(share @ table * 1e8, batch["y"])
    return sgd(loss, 0.5, params, batch)


@hazard("units of 1e-9 to 1e3 looked up by a one-hot product and divided by",
        must_hold=True)
def unit_table(r):
    table = np.repeat(10.0 ** np.arange(-9, 4), 2).astype(np.float32)
    unit = r.integers(0, len(table), 16)
    params = net(r, 8, 16, 1)
    batch = {"x": normal(r, 16, 8), "unit": jnp.asarray(unit, jnp.int32),
             "y": f32(table[unit] * r.normal(0, 1, 16))}

    def loss(p, batch):
        hot = jax.nn.one_hot(batch["unit"], len(table))
        scale = hot @ table
        return mse(mlp(p, batch["x"])[:, 0], batch["y"] / scale)
    return sgd(loss, 0.02, params, batch)


@hazard("years 2,019.0 to 2,024.9 in tenths from a calendar, weighted by "
        "attention", must_hold=True)
def calendar_table(r):
    years = (2019 + np.arange(60) / 10).astype(np.float32)
    params, scores = scored(r, years)
    batch = {"x": normal(r, 16, 8), "y": normal(r, 16)}

    def loss(p, batch):
        at = jax.nn.softmax(scores(p, batch["x"])) @ years
        return mse(at - 2022, batch["y"])
    return sgd(loss, 0.02, params, batch)


@hazard("corners of cells at 0 to 1,000.5, looked up by a one-hot product and "
        "taken from points", must_hold=True)
def corner_table(r):
    side = np.arange(0, 1001, 14.5)
    corners = np.stack(np.meshgrid(side, side), -1).reshape(-1, 2)
    corners = corners[r.permutation(len(corners))[:128]].astype(np.float32)
    cell = r.integers(0, 128, 32)
    params = net(r, 2, 32, 3)
    batch = {"at": f32(corners[cell] + r.uniform(0, 1, (32, 2))),
             "cell": jnp.asarray(cell, jnp.int32), "y": normal(r, 32, 3)}

    def loss(p, batch):
        low = jax.nn.one_hot(batch["cell"], 128) @ corners
        return mse(mlp(p, batch["at"] - low), batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("a table of positions 3,000 to 3,511 made from one row for each sample",
        must_hold=True)
def spread_table(r):
    places = (3000 + np.arange(0, 512, 8)).astype(np.float32)
    params, scores = scored(r, places)
    batch = {"x": normal(r, 16, 8), "y": normal(r, 16)}

    def loss(p, batch):
        heat = jax.nn.softmax(scores(p, batch["x"]))
        rows = jnp.broadcast_to(places, (16, len(places)))
        at = jnp.einsum("bn,bn->b", heat, rows)
        return mse((at - 3255) / 64, batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("features that the step closes over, pressures of about 1,013 beside "
        "fractions", must_hold=True)
def closed_over_features(r):
    rows = np.concatenate([r.normal(0, 1, (32, 7)),
                           r.normal(1013.2, 0.4, (32, 1))], 1).astype(np.float32)
    params = {"w": normal(r, 8, 16, std=0.3), "b": normal(r, 16, std=0.1),
              "out": layer(r, 16, 3)}
    params["w"] = params["w"].at[7].mul(0.1)
    bias = np.float32(1013.2) * np.asarray(params["w"])[7]
    batch = {"y": jnp.asarray(r.integers(0, 3, 32), jnp.int32)}

    def loss(p, batch):
        h = jnp.tanh((rows @ p["w"] - bias) * 3 + p["b"])
        return cross_entropy(dense(p["out"], h), batch["y"])

    def train_step(params, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        rate = {"w": 1e-9, "b": 0.05, "out": 0.05}
        return {k: jax.tree.map(lambda p, g: p - rate[k] * g, params[k],
                                grads[k]) for k in params}, value
    return train_step, (params, batch)


@hazard("a table of sines and cosines: what f16 holds well")
def fourier_table(r):
    at = np.arange(32)
    table = np.cos(2 * np.pi * np.outer(at, at) / 32).astype(np.float32)
    params = {"f": layer(r, 16, 32), "out": layer(r, 32, 4)}
    batch = {"x": normal(r, 16, 16), "y": normal(r, 16, 4)}

    def loss(p, batch):
        h = dense(p["f"], batch["x"]) @ table / 5
        return mse(dense(p["out"], jnp.tanh(h)), batch["y"])
    return momentum(loss, 0.02, params, batch)


def districts(r, table, batch, lr, loss):
    """A table that is looked up and moves at a rate of its own."""
    params = {"table": f32(table), "n": net(r, 4, 16, 1, gain=0.3)}

    def train_step(params, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        new = descend(params, grads, 0.1)
        new["table"] = params["table"] - lr * grads["table"]
        return new, value
    return train_step, (params, batch)


@hazard("a price of 250,000 for each district, looked up", must_hold=True)
def price_table(r):
    batch = {"i": jnp.asarray(r.integers(0, 32, 64)), "x": normal(r, 64, 4),
             "y": normal(r, 64, mean=250000, std=60000)}

    def loss(p, batch):
        more = 1000 * mlp(p["n"], batch["x"])[:, 0]
        off = p["table"][batch["i"]] + more - batch["y"]
        return jnp.mean(jnp.square(off / 50000))
    return districts(r, r.normal(250000, 50000, 32), batch, 3e9, loss)


@hazard("Elo: ratings near 1,500 looked up, of which 1/400 counts",
        must_hold=True)
def elo_ratings(r):
    batch = {"a": jnp.asarray(r.integers(0, 64, 128)),
             "b": jnp.asarray(r.integers(0, 64, 128)),
             "x": normal(r, 128, 4), "y": f32(r.integers(0, 2, 128))}

    def loss(p, batch):
        gap = p["table"][batch["a"]] - p["table"][batch["b"]]
        z = gap / 400 * jnp.log(10.0) + mlp(p["n"], batch["x"])[:, 0]
        return jnp.mean(jax.nn.softplus(z) - batch["y"] * z)
    return districts(r, r.normal(1500, 100, 64), batch, 3e4, loss)


@hazard("corners of a mesh near 5,000, which are learnt, less the mean of four "
        "neighbours", must_hold=True)
def mesh_laplacian(r):
    params = {"v": normal(r, 64, 3, mean=5000)}
    batch = {"near": jnp.asarray(r.integers(0, 64, (64, 4))),
             "y": normal(r, 64, 3), "w": normal(r, 3, 3)}

    def loss(p, batch):
        bend = p["v"] - p["v"][batch["near"]].mean(1)
        return mse(bend @ batch["w"], batch["y"])
    return sgd(loss, 0.1, params, batch)
