"""Sums over many elements, and what is subtracted or divided by them."""
import jax
import jax.numpy as jnp

from . import (adam, dense, f32, hazard, layer, mlp, mse, net, normal, sgd,
               uniform)


@hazard("cumsum over 512 steps of positive values, up to 4,000")
def cumulative_sum(r):
    params = {"f": layer(r, 4, 8), "out": layer(r, 8, 2, 0.1)}
    params["f"]["b"] = jnp.full(8, 8.0)
    batch = {"x": normal(r, 2, 512, 4), "y": normal(r, 2, 512, 2)}

    def loss(p, batch):
        h = jnp.cumsum(dense(p["f"], batch["x"]), 1)
        ramp = jnp.arange(1, 513, dtype=jnp.float32)[:, None] * 8
        return mse(dense(p["out"], h - ramp), batch["y"])
    return adam(loss, 1e-5, params, batch)


@hazard("prefix means: cumsum over its count, differenced again")
def prefix_windows(r):
    params = {"f": layer(r, 4, 8), "out": layer(r, 8, 2)}
    batch = {"x": normal(r, 2, 256, 4, mean=3.0), "y": normal(r, 2, 248, 2)}

    def loss(p, batch):
        h = jnp.cumsum(jax.nn.softplus(dense(p["f"], batch["x"])) + 10, 1)
        window = (h[:, 8:] - h[:, :-8]) / 8 - 10
        return mse(dense(p["out"], window), batch["y"])
    return sgd(loss, 5e-3, params, batch)


@jax.custom_vjp
def whole_mean(x):
    """An average pool of 64 x 64; its gradient is spread, not pooled again."""
    return jax.lax.reduce_window(x, 0.0, jax.lax.add, (1, 64, 64, 1),
                                 (1, 64, 64, 1), "VALID") / 4096


whole_mean.defvjp(lambda x: (whole_mean(x), None), lambda _, g: (
    jnp.broadcast_to(g / 4096, (g.shape[0], 64, 64, g.shape[3])),))


@hazard("average pools of 64 x 64 of activations of 30: a sum of 120,000")
def average_pool_64(r):
    params = {"f": normal(r, 3, 3, 1, 4, std=0.3), "out": layer(r, 4, 2)}
    params["b"] = jnp.full(4, 30.0)
    batch = {"x": normal(r, 1, 64, 64, 1), "y": normal(r, 1, 2)}

    def loss(p, batch):
        h = jax.lax.conv_general_dilated(
            batch["x"], p["f"], (1, 1), "SAME",
            dimension_numbers=("NHWC", "HWIO", "NHWC")) + p["b"]
        h = whole_mean(h)
        return mse(dense(p["out"], h.reshape(1, 4) / 10), batch["y"])
    return sgd(loss, 1e-3, params, batch)


@hazard("window variance E[x^2] - E[x]^2 of pixels of 255 (SSIM)")
def ssim_255(r):
    params = {"f": normal(r, 3, 3, 1, 1, std=0.05), "b": f32([0.0])}
    image = r.uniform(120, 255, (2, 16, 16, 1))
    batch = {"x": f32(image), "y": f32(image + r.normal(0, 12, image.shape))}
    params["f"] = params["f"].at[1, 1].add(1.0)

    def mean(x):
        return jax.lax.reduce_window(x, 0.0, jax.lax.add, (1, 8, 8, 1),
                                     (1, 4, 4, 1), "VALID") / 64

    def loss(p, batch):
        a = jax.lax.conv_general_dilated(
            batch["x"], p["f"], (1, 1), "SAME",
            dimension_numbers=("NHWC", "HWIO", "NHWC")) + p["b"]
        b = batch["y"]
        ma, mb = mean(a), mean(b)
        va, vb = mean(a * a) - ma * ma, mean(b * b) - mb * mb
        cov = mean(a * b) - ma * mb
        top = (2 * ma * mb + 6.5) * (2 * cov + 58.5)
        return 1 - jnp.mean(top / ((ma * ma + mb * mb + 6.5) * (va + vb + 58.5)))
    return sgd(loss, 2e-5, params, batch)


@hazard("a count of 3,000 tokens by a product with ones, then a mean of them")
def token_count(r):
    params = {"f": layer(r, 1, 8), "out": layer(r, 8, 2)}
    batch = {"x": normal(r, 3001, 1), "mask": f32(r.uniform(size=3001) < 0.999),
             "y": normal(r, 2)}

    def loss(p, batch):
        h = jnp.tanh(dense(p["f"], batch["x"])) + 20
        total = batch["mask"] @ h
        h = total / (batch["mask"] @ jnp.ones(3001)) - 20
        return mse(dense(p["out"], 3 * h), batch["y"])
    return sgd(loss, 5e-3, params, batch)


@hazard("a product of 40 factors near 3: 1e19, and its logarithm")
def cumulative_product(r):
    params = {"f": layer(r, 4, 8), "out": layer(r, 8, 1)}
    batch = {"x": normal(r, 4, 40, 4), "y": normal(r, 4, 1)}

    def loss(p, batch):
        h = dense(p["out"], jnp.tanh(dense(p["f"], batch["x"])))[..., 0]
        grown = jnp.prod(3 + 0.5 * jnp.tanh(h), 1, keepdims=True)
        return mse(jnp.log(grown) / 40, batch["y"])
    return sgd(loss, 0.1, params, batch)


@hazard("an integral image: sums up to 60,000, boxes by four differences")
def integral_image(r):
    params = {"f": layer(r, 1, 4), "out": layer(r, 4, 1)}
    batch = {"x": normal(r, 1, 48, 48, 1), "y": normal(r, 1, 40, 40, 1)}

    def loss(p, batch):
        h = dense(p["f"], batch["x"]) + 26
        s = jnp.cumsum(jnp.cumsum(h, 1), 2)
        box = s[:, 8:, 8:] - s[:, :-8, 8:] - s[:, 8:, :-8] + s[:, :-8, :-8]
        return mse(dense(p["out"], box / 8 - 208), batch["y"])
    return sgd(loss, 0.01, params, batch)


@hazard("an unnormalised sum over 2,000 neighbours of messages of 50")
def sum_aggregation(r):
    params = {"f": layer(r, 2, 8), "out": layer(r, 8, 2, 1e-4)}
    params["f"]["b"] = jnp.full(8, 50.0)
    batch = {"edges": jnp.ones((4, 2000)), "x": normal(r, 2000, 2),
             "y": normal(r, 4, 2)}

    def loss(p, batch):
        h = batch["edges"] @ jax.nn.relu(dense(p["f"], batch["x"]))
        return mse(dense(p["out"], h), batch["y"])
    return adam(loss, 2e-7, params, batch)


@hazard("returns discounted by 0.9999 over 300 steps, learnt in their scale")
def discounted_returns(r):
    params = net(r, 4, 16, 1)
    batch = {"x": normal(r, 300, 4), "reward": normal(r, 300, mean=5.0)}

    def loss(p, batch):
        value = 1000 + 300 * mlp(p, batch["x"])[:, 0]

        def back(total, reward):
            total = reward + 0.9999 * total
            return total, total
        _, returns = jax.lax.scan(back, 0.0, batch["reward"], reverse=True)
        return mse(value / 300, returns / 300)
    return sgd(loss, 0.05, params, batch)


@hazard("temporal differences r + 0.9999 v' - v of values of 2,000")
def temporal_difference(r):
    params = net(r, 8, 32, 1, gain=30.0)
    params["l1"]["b"] = f32([2000.0])
    batch = {"x": normal(r, 17, 8), "reward": normal(r, 16, 1)}

    def loss(p, batch):
        v = mlp(p, batch["x"])
        ahead = batch["reward"] + 0.9999 * jax.lax.stop_gradient(v[1:])
        return mse((ahead - v[:-1]) / 30, jnp.zeros((16, 1)))
    return sgd(loss, 0.1, params, batch)
