"""Targets and features of 30,000 to 250,000, and differences of large values."""
import jax
import jax.numpy as jnp

from . import (adam, dense, f32, hazard, layer, mlp, mse, net, normal, sgd,
               uniform)
from .ranges import regression


@hazard("targets of 30,000, met by a constant that is added to what a net says")
def target_30000(r):
    params = net(r, 16, 32, 1)
    batch = {"x": normal(r, 32, 16), "y": normal(r, 32, 1, mean=3e4, std=5.0)}

    def loss(p, batch):
        guess = mlp(p, batch["x"]) * 5 + 30000
        weights = jnp.full((1, 32), 1 / 32)
        return (weights @ jnp.square(guess - batch["y"]))[0, 0]
    return sgd(loss, 1e-3, params, batch)


@hazard("targets of 250,000, prices, fitted with a bias that starts there")
def target_250000(r):
    params = net(r, 16, 32, 1)
    params["l1"] = {"w": 3e4 * params["l1"]["w"], "b": f32([2.5e5])}
    batch = {"x": normal(r, 32, 16),
             "y": normal(r, 32, 1, mean=2.5e5, std=5e4)}

    def loss(p, batch):
        return jnp.mean(jnp.abs(mlp(p, batch["x"]) - batch["y"])) / 1e4

    def train_step(params, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        rate = {"l0": 1e-3, "l1": 1e5}
        return {k: jax.tree.map(lambda p, g: p - rate[k] * g, params[k],
                                grads[k]) for k in params}, value
    return train_step, (params, batch)


@hazard("a feature of 101,325 (a pressure), standardised in the step")
def feature_101325(r):
    params = net(r, 16, 32, 1)
    x = r.normal(0, 1, (32, 16))
    y = x[:, :1] + 0.3 * r.normal(size=(32, 1))
    x[:, 0] = 101325 + 300 * x[:, 0]
    batch = {"x": f32(x), "y": f32(y)}

    def loss(p, batch):
        mean = jnp.full(32, 1 / 32) @ batch["x"]
        x = (batch["x"] - mean) / f32([300] + [1] * 15)
        return mse(mlp(p, x), batch["y"])
    return adam(loss, 2e-3, params, batch)


@hazard("raw features of 101,325 and 0.0001 go straight into a layer")
def feature_raw(r):
    params = net(r, 8, 32, 1)
    x = r.normal(0, 1, (32, 8))
    y = x[:, :1] + x[:, 1:2]
    x[:, 0] = 101325 + 3000 * x[:, 0]
    batch = {"x": f32(x), "y": f32(y)}
    params["l0"]["w"] = params["l0"]["w"].at[0].multiply(3e-5)

    def loss(p, batch):
        return mse(mlp(p, batch["x"]), batch["y"])
    return adam(loss, 2e-7, params, batch)


@hazard("y - 30000 of what a net adds to a height of 30,000")
def centred_output(r):
    params = net(r, 16, 32, 1)
    batch = {"x": normal(r, 32, 16), "y": normal(r, 32, 1),
             "base": normal(r, 32, 1, mean=3e4)}

    def loss(p, batch):
        height = mlp(p, batch["x"]) + batch["base"]
        return mse(height - 30000, batch["y"])
    return sgd(loss, 5e-3, params, batch)


@hazard("differences of logits of 2,000: a margin of a reward model")
def logit_difference(r):
    params = net(r, 16, 32, 1)
    params["l1"]["b"] = f32([2000.0])
    batch = {"good": normal(r, 32, 16, mean=0.1), "bad": normal(r, 32, 16)}

    def loss(p, batch):
        margin = mlp(p, batch["good"]) - mlp(p, batch["bad"])
        return jnp.mean(jax.nn.softplus(-margin))
    return sgd(loss, 0.05, params, batch)


@hazard("log-probabilities of a whole sequence, near -3,000, subtracted from "
        "those of a reference (DPO)")
def preference_sums(r):
    params = net(r, 8, 32, 16, gain=0.5)
    batch = {"good": normal(r, 8, 32, 8), "bad": normal(r, 8, 32, 8),
             "ref": normal(r, 8, 2, mean=-3000.0, std=0.5)}

    def total(p, x):
        return jnp.einsum("btv,v->b", mlp(p, x), jnp.ones(16)) / 8 - 3000

    def loss(p, batch):
        good = total(p, batch["good"]) - batch["ref"][:, 0]
        bad = total(p, batch["bad"]) - batch["ref"][:, 1]
        return jnp.mean(jax.nn.softplus(-(good - bad) / 4))
    return sgd(loss, 2e-3, params, batch)


@hazard("a cross network: x0 * (x . w) + x, three times, of features of 60")
def cross_network(r):
    params = {f"c{i}": normal(r, 16, 1, std=0.25) for i in range(3)}
    params["out"] = layer(r, 16, 1, 1e-4)
    batch = {"x": normal(r, 16, 16, std=20.0), "y": normal(r, 16, 1)}

    def loss(p, batch):
        x = batch["x"]
        for i in range(3):
            x = batch["x"] * (x @ p[f"c{i}"]) + x
        return mse(dense(p["out"], x / 1e3), batch["y"])
    return adam(loss, 1e-5, params, batch)


@hazard("a learnt scale exp(s) with s = 11.5 times a learnt 1e-5")
def learnt_scale(r):
    params = net(r, 16, 32, 4, gain=1e-5)
    params["s"] = f32(11.5)
    batch = regression(r)

    def loss(p, batch):
        h = {n: p[n] for n in ("l0", "l1")}
        return mse(mlp(h, batch["x"]) * jnp.exp(p["s"]), batch["y"])

    def train_step(params, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        grads["l1"] = jax.tree.map(lambda g: g * 1e-10, grads["l1"])
        return jax.tree.map(lambda p, g: p - 0.02 * g, params, grads), value
    return train_step, (params, batch)


@hazard("x * x of 300 as a feature beside x, brought back by a small weight")
def square_feature_300(r):
    params = {"in": layer(r, 8, 8, 100.0), "out": layer(r, 16, 4, 1e-3)}
    batch = regression(r, 8)

    def loss(p, batch):
        h = jnp.tanh(dense(p["in"], batch["x"])) * 300
        h = jnp.concatenate([h, h * h / 300], 1)
        return mse(dense(p["out"], h), batch["y"])
    return sgd(loss, 1e-6, params, batch)


@hazard("a PID-like observer: an integral of 90,000 times a gain of 1e-5")
def small_gain(r):
    params = {"in": layer(r, 8, 16), "out": layer(r, 16, 2, 0.5),
              "mix": normal(r, 16, 16, std=0.2)}
    batch = {"x": normal(r, 16, 8), "sum": normal(r, 16, 16, std=9e4),
             "y": normal(r, 16, 2)}

    def loss(p, batch):
        h = jnp.tanh(dense(p["in"], batch["x"]))
        h = h + (batch["sum"] @ p["mix"]) * 1e-5
        return mse(dense(p["out"], h), batch["y"])
    return sgd(loss, 0.1, params, batch)


@hazard("an RBF kernel exp(-|x - y|^2 / 2 s^2) of squared distances of 90,000")
def rbf_kernel(r):
    params = {"in": layer(r, 8, 8, 60.0), "centres": normal(r, 12, 8, std=60.0),
              "out": layer(r, 12, 4)}
    batch = regression(r, 8)

    def loss(p, batch):
        h = dense(p["in"], batch["x"])
        d = h[:, None] - p["centres"][None]
        square = jnp.einsum("bkd,bkd->bk", d, d)
        return mse(dense(p["out"], jnp.exp(-square / 1e5)), batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("mean absolute percentage error of prices of 150,000")
def percentage_error(r):
    params = net(r, 16, 32, 1)
    batch = {"x": normal(r, 32, 16), "y": uniform(r, 32, 1, low=1e5, high=2e5)}

    def loss(p, batch):
        price = 1.5e5 * (1 + 0.1 * mlp(p, batch["x"]))
        return jnp.mean(jnp.abs(price - batch["y"]) / batch["y"])
    return sgd(loss, 0.02, params, batch)
