"""Positions, coordinates and identifiers that need more than 11 bits."""
import jax
import jax.numpy as jnp
import numpy as np

from . import (cross_entropy, dense, f32, hazard, layer, mlp, momentum, mse,
               net, normal, sgd, uniform)


def regression(r, batch, rows, outputs):
    return batch | {"y": normal(r, rows, outputs)}


@hazard("sines of positions x frequencies at 8,000")
def sinusoids_8000(r):
    params = net(r, 16, 32, 4)
    at = f32(r.integers(7000, 8192, (16, 1)))
    batch = regression(r, {"at": at}, 16, 4)

    def loss(p, batch):
        angle = batch["at"] * jnp.exp(-jnp.arange(8) * 0.8)
        h = jnp.concatenate([jnp.sin(angle), jnp.cos(angle)], 1)
        return mse(mlp(p, h), batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("positions times frequencies as an outer product by einsum",
        must_hold=True)
def sinusoids_einsum(r):
    params = {"x": layer(r, 8, 16), "out": layer(r, 16, 4)}
    batch = regression(r, {"x": normal(r, 16, 8), "at": f32(
        r.integers(4000, 8192, 16))}, 16, 4)

    def loss(p, batch):
        rates = 10000 ** (-jnp.arange(8) / 8.0)
        angle = jnp.einsum("b,f->bf", batch["at"], rates)
        h = jnp.concatenate([jnp.sin(angle), jnp.cos(angle)], 1)
        return mse(dense(p["out"], h + dense(p["x"], batch["x"])), batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("rotary embedding of queries and keys at positions from 6,000 on")
def rotary_6000(r):
    params = {n: layer(r, 16, 16, 1.5) for n in "qkv"}
    batch = {"x": normal(r, 4, 8, 16), "y": normal(r, 4, 8, 16)}

    def turn(x):
        at = jnp.arange(6000, 6000 + 37 * 8, 37, dtype=jnp.float32)
        angle = at[:, None] * (1 / 500.0 ** (jnp.arange(8) / 8.0))
        a, b = jnp.split(x, 2, -1)
        return jnp.concatenate([a * jnp.cos(angle) - b * jnp.sin(angle),
                                a * jnp.sin(angle) + b * jnp.cos(angle)], -1)

    def loss(p, batch):
        q, k, v = (dense(p[n], batch["x"]) for n in "qkv")
        scores = jnp.einsum("btd,bsd->bts", turn(q), turn(k)) / 4
        return mse(jax.nn.softmax(scores) @ v, batch["y"])
    return sgd(loss, 0.1, params, batch)


@hazard("time2vec: sin(w t + b) with learnt w and times of 3,000 hours")
def time2vec(r):
    params = {"t": {"w": normal(r, 1, 16, std=0.1), "b": jnp.zeros(16)},
              "out": layer(r, 16, 4)}
    batch = regression(r, {"t": uniform(r, 16, 1, low=2000, high=3000)}, 16, 4)

    def loss(p, batch):
        return mse(dense(p["out"], jnp.sin(dense(p["t"], batch["t"]))),
                   batch["y"])

    def train_step(params, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        rate = {"t": 1e-8, "out": 0.05}
        return {k: jax.tree.map(lambda p, g: p - rate[k] * g, params[k],
                                grads[k]) for k in params}, value
    return train_step, (params, batch)


@hazard("Fourier features: pi 2^k x up to 2^10")
def fourier_features(r):
    params = net(r, 44, 32, 3)
    batch = regression(r, {"x": uniform(r, 16, 2)}, 16, 3)

    def loss(p, batch):
        angle = batch["x"][:, :, None] * (jnp.pi * 2.0 ** jnp.arange(11))
        angle = angle.reshape(16, 22)
        return mse(mlp(p, jnp.concatenate([jnp.sin(angle), jnp.cos(angle)], 1)),
                   batch["y"])
    return momentum(loss, 0.01, params, batch)


@hazard("an affine grid over 1,500 columns, 1.0005 x + 0.02 y + 0.3, sampled "
        "bilinearly")
def affine_grid(r):
    params = {"theta": f32([[5e-4], [0.02], [0.3]]), "out": layer(r, 4, 2)}
    image = r.normal(0, 1, (1540, 4))
    image = (image + np.roll(image, 1, 0) + np.roll(image, 2, 0)) / 3**0.5
    at = [[x, y, 1] for x, y in zip(r.integers(1024, 1500, 32),
                                    r.integers(0, 64, 32))]
    batch = regression(r, {"image": f32(image), "grid": f32(at)}, 32, 2)

    def loss(p, batch):
        at = (batch["grid"] @ (p["theta"] + f32([[1], [0], [0]])))[:, 0]
        low = jnp.floor(at)
        part = (at - low)[:, None]
        low = low.astype(jnp.int32)
        h = (1 - part) * batch["image"][low] + part * batch["image"][low + 1]
        return mse(dense(p["out"], h), batch["y"])

    def train_step(params, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        rate = {"theta": 1e-10, "out": 0.02}
        return {k: jax.tree.map(lambda p, g: p - rate[k] * g, params[k],
                                grads[k]) for k in params}, value
    return train_step, (params, batch)


@hazard("deformable offsets of 0.3 added to coordinates of 1,000")
def deformable_offsets(r):
    params = {"off": layer(r, 8, 1, 0.1), "out": layer(r, 4, 2)}
    params["off"]["b"] = f32([0.3])
    line = r.normal(0, 1, (1100, 4))
    batch = regression(r, {"line": f32(line), "x": normal(r, 24, 8), "at": f32(
        r.integers(1000, 1080, 24))}, 24, 2)

    def loss(p, batch):
        at = batch["at"] + dense(p["off"], batch["x"])[:, 0]
        low = jnp.floor(at)
        part = (at - low)[:, None]
        i = low.astype(jnp.int32)
        h = (1 - part) * batch["line"][i] + part * batch["line"][i + 1]
        return mse(dense(p["out"], h), batch["y"])
    return sgd(loss, 2e-3, params, batch)


@hazard("soft-argmax over 3,000 places against a target in places")
def soft_argmax(r):
    params = {"f": layer(r, 8, 16), "score": normal(r, 16, 96, std=0.3)}
    batch = {"x": normal(r, 16, 8), "y": uniform(r, 16, low=2952, high=2976)}

    def loss(p, batch):
        heat = jax.nn.softmax(jnp.tanh(dense(p["f"], batch["x"])) @ p["score"])
        places = jnp.arange(96, dtype=jnp.float32) * 0.5 + 2940
        return mse(heat @ places / 4, batch["y"] / 4)
    return sgd(loss, 2e-4, params, batch)


@hazard("coordinates 1000 + 0.3 less those of a neighbour picked by a product",
        must_hold=True)
def point_cloud_offset(r):
    params = net(r, 3, 32, 4)
    near = r.normal(0, 0.5, (8, 6, 3))
    hot = jax.nn.one_hot(r.integers(0, 6, (8, 1)), 6)
    batch = regression(r, {"at": f32(near + 1000.3), "hot": hot}, 8, 4)

    def loss(p, batch):
        centre = batch["hot"] @ batch["at"]
        h = mlp(p, batch["at"] - centre)
        return mse(h.max(1), batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("predicted corners of 1000 + 0.3 subtracted from each other")
def corner_differences(r):
    params = net(r, 8, 32, 4)
    batch = {"x": normal(r, 16, 8), "size": uniform(r, 16, 2, low=1, high=4),
             "at": f32([1000.3, 1000.3, 1002.3, 1003.3])}

    def loss(p, batch):
        box = mlp(p, batch["x"]) + batch["at"]
        return mse(box[:, 2:] - box[:, :2], batch["size"])
    return sgd(loss, 0.02, params, batch)


@hazard("identifiers as floats above 2,048 compared with a table's")
def float_ids(r):
    params = {"table": normal(r, 48, 16), "out": layer(r, 16, 4)}
    keys = 4000 + r.permutation(97)[:48]
    picked = r.integers(0, 48, 16)
    batch = {"keys": f32(keys), "id": f32(keys[picked]), "x": normal(r, 16, 16),
             "y": jnp.asarray(picked % 4, jnp.int32)}

    def loss(p, batch):
        hot = (batch["id"][:, None] == batch["keys"][None]).astype(jnp.float32)
        return cross_entropy(dense(p["out"], hot @ p["table"] + batch["x"]),
                             batch["y"])
    return sgd(loss, 0.1, params, batch)


@hazard("an integer index that is computed in floats, row x 64 + column, "
        "and hashed by a remainder")
def float_index(r):
    params = {"table": normal(r, 97, 8), "out": layer(r, 8, 3)}
    at = [[a, b] for a, b in zip(r.integers(40, 100, 16),
                                 r.integers(0, 64, 16))]
    batch = {"at": f32(at), "y": jnp.asarray(r.integers(0, 3, 16), jnp.int32)}

    def loss(p, batch):
        index = batch["at"] @ f32([64, 1])
        h = p["table"][jnp.mod(index, 97).astype(jnp.int32)]
        return cross_entropy(dense(p["out"], h), batch["y"])
    return sgd(loss, 0.2, params, batch)


@hazard("ALiBi: a slope times distances up to 8,000 beside scores")
def alibi_8000(r):
    params = {n: layer(r, 16, 16, 1.5) for n in "qkv"}
    at = f32(7990 + r.permutation(8))
    batch = {"x": normal(r, 4, 8, 16), "at": at, "y": normal(r, 4, 8, 16)}

    def loss(p, batch):
        q, k, v = (dense(p[n], batch["x"]) for n in "qkv")
        bias = 0.25 * batch["at"]
        scores = jnp.einsum("btd,bsd->bts", q, k) / 4 + bias
        return mse(jax.nn.softmax(scores) @ v, batch["y"])
    return sgd(loss, 0.1, params, batch)


@hazard("memory that decays by exp(-(t_i - t_j)), at times of 20,000")
def time_decay(r):
    params = {"f": layer(r, 8, 16), "w": f32(r.uniform(0.5, 1, 1)),
              "out": layer(r, 16, 2)}
    t = 20000 + r.uniform(0, 1, (8, 6)).cumsum(1)
    batch = regression(r, {"x": normal(r, 8, 6, 8), "t": f32(t)}, 8, 2)

    def loss(p, batch):
        gap = batch["t"][:, -1:] - batch["t"]
        h = jnp.tanh(dense(p["f"], batch["x"]))
        h = jnp.einsum("bt,btd->bd", jnp.exp(-gap * p["w"]), h)
        return mse(dense(p["out"], h), batch["y"])
    return sgd(loss, 0.02, params, batch)


@hazard("pixel coordinates up to 4,095 mapped to [-2, 2] by a matrix",
        must_hold=True)
def coord_channels(r):
    params = net(r, 10, 32, 2)
    at = f32(r.integers(3900, 4096, (16, 2)))
    batch = regression(r, {"x": normal(r, 16, 8), "at": at}, 16, 2)

    def loss(p, batch):
        at = jnp.concatenate([batch["at"], jnp.ones((16, 1))], 1)
        at = at @ f32([[1 / 48, 0], [0, 1 / 48], [-4000 / 48, -4000 / 48]])
        return mse(mlp(p, jnp.concatenate([batch["x"], at], 1)), batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("an hour of the week by remainder of an hour of 480,000")
def hour_of_week(r):
    params = net(r, 2, 32, 2)
    batch = regression(r, {"hour": f32(r.integers(479000, 480000, (16, 1)))},
                       16, 2)

    def loss(p, batch):
        part = jnp.mod(batch["hour"], 168.0) / 168.0 * 6.2831855
        return mse(mlp(p, jnp.concatenate([jnp.sin(part), jnp.cos(part)], 1)),
                   batch["y"])
    return sgd(loss, 0.1, params, batch)


@hazard("a physics-informed loss: derivatives by finite differences over "
        "1/16")
def finite_differences(r):
    params = net(r, 1, 32, 1, gain=2.0)
    batch = {"x": uniform(r, 16, 1, low=1.0, high=2.0), "y": normal(r, 16, 1)}

    def smooth(p, x):
        return dense(p["l1"], jnp.tanh(dense(p["l0"], x)))

    def loss(p, batch):
        x = batch["x"]
        slope = (smooth(p, x + 0.03125) - smooth(p, x - 0.03125)) / 0.0625
        return mse(slope, batch["y"])
    return sgd(loss, 5e-3, params, batch)


@hazard("haversine of places 10 km apart, given in degrees", must_hold=True)
def haversine(r):
    params = net(r, 8, 16, 2, gain=0.1)
    here = np.stack([r.uniform(40, 60, 32), r.uniform(-120, 120, 32)], 1)
    batch = {"x": normal(r, 32, 8), "from": f32(here),
             "to": f32(here + r.normal(0, 0.1, here.shape))}

    def loss(p, batch):
        a = jnp.deg2rad(batch["from"] + mlp(p, batch["x"]))
        b = jnp.deg2rad(batch["to"])
        half = jnp.sin((b - a) / 2)**2
        h = half[:, 0] + jnp.cos(a[:, 0]) * jnp.cos(b[:, 0]) * half[:, 1]
        return jnp.mean(2 * 6371 * jnp.arcsin(jnp.sqrt(h + 1e-14)))
    return sgd(loss, 1e-5, params, batch)
