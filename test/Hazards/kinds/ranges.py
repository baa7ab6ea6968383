"""Values beyond 65504 on the way."""
import jax
import jax.numpy as jnp

from . import (adam, dense, f32, hazard, layer, mlp, momentum, mse, net,
               normal, sgd, uniform)


def regression(r, inputs=16, outputs=4, batch=16, std=1.0):
    return {"x": normal(r, batch, inputs, std=std),
            "y": normal(r, batch, outputs)}


@hazard("squared relu of activations of 400")
def squared_relu_400(r):
    params = {"in": layer(r, 16, 32, 120.0), "out": layer(r, 32, 4, 1e-4)}
    batch = regression(r)

    def loss(p, batch):
        h = jnp.square(jax.nn.relu(dense(p["in"], batch["x"])))
        return mse(dense(p["out"], h), batch["y"])
    return adam(loss, 1e-6, params, batch)


@hazard("a gated product of two branches of 300 each")
def gated_product_300(r):
    params = {"a": layer(r, 16, 32, 100.0), "b": layer(r, 16, 32, 100.0),
              "out": layer(r, 32, 4, 1e-4)}
    batch = regression(r)

    def loss(p, batch):
        h = dense(p["a"], batch["x"]) * dense(p["b"], batch["x"])
        return mse(dense(p["out"], h), batch["y"])
    return adam(loss, 1e-6, params, batch)


@hazard("GELU by tanh at 45: the cube is beyond the range, its derivative inf "
        "times 0")
def tanh_gelu_45(r):
    params = {"in": layer(r, 16, 32, 20.0), "out": layer(r, 32, 4, 0.02)}
    batch = regression(r)

    def loss(p, batch):
        x = dense(p["in"], batch["x"])
        h = 0.5 * x * (1 + jnp.tanh(0.7978846 * (x + 0.044715 * x**3)))
        return mse(dense(p["out"], h), batch["y"])
    return momentum(loss, 1e-4, params, batch)


@hazard("GELU by tanh at 300: in its derivative 3 x^2 is beyond the range and "
        "meets 1 - tanh^2 = 0")
def tanh_gelu_300(r):
    params = {"in": layer(r, 16, 32, 150.0), "out": layer(r, 32, 4, 0.003)}
    batch = regression(r)

    def loss(p, batch):
        h = jax.nn.gelu(dense(p["in"], batch["x"]), approximate=True)
        return mse(dense(p["out"], h), batch["y"])
    return momentum(loss, 2e-6, params, batch)


@hazard("RMS norm where one channel is 400: its square is beyond the range")
def rms_norm_400(r):
    params = {"in": layer(r, 16, 32), "g": jnp.ones(32),
              "out": layer(r, 32, 4)}
    params["in"]["b"] = params["in"]["b"].at[3].set(400.0)
    batch = regression(r)

    def loss(p, batch):
        h = dense(p["in"], batch["x"])
        square = jnp.einsum("bd,bd->b", h, h)[:, None] / 32
        h = h / jnp.sqrt(square + 1e-6) * p["g"]
        return mse(dense(p["out"], h), batch["y"])
    return sgd(loss, 0.003, params, batch)


@hazard("RMS norm as rsqrt(mean(x^2) + eps), a channel of 400, in a residual "
        "stream")
def rms_norm_residual_400(r):
    params = {"in": layer(r, 16, 32), "up": layer(r, 32, 32),
              "down": layer(r, 32, 32, 0.5), "out": layer(r, 32, 4)}
    params["in"]["b"] = params["in"]["b"].at[7].set(400.0)
    batch = regression(r)

    def norm(x):
        return x * jax.lax.rsqrt(jnp.mean(x * x, 1, keepdims=True) + 1e-6)

    def loss(p, batch):
        h = dense(p["in"], batch["x"])
        h = h + dense(p["down"], jax.nn.silu(dense(p["up"], norm(h))))
        return mse(dense(p["out"], norm(h)), batch["y"])
    return sgd(loss, 0.01, params, batch)


@hazard("embeddings of 250 normalised by their length")
def l2_embedding_250(r):
    params = {"table": normal(r, 64, 16, std=250.0), "out": layer(r, 16, 4)}
    batch = {"id": jnp.asarray(r.integers(0, 64, 16), jnp.int32),
             "y": normal(r, 16, 4)}

    def loss(p, batch):
        h = p["table"][batch["id"]] @ (jnp.eye(16) + 0.01)
        size = jnp.sqrt(jnp.einsum("bd,bd->b", h, h))
        return mse(dense(p["out"], 4 * h / size[:, None]), batch["y"])
    return adam(loss, 1e-2, params, batch)


@hazard("polynomial features x, x^2, x^3 of 60")
def polynomial_features(r):
    params = {"in": layer(r, 8, 8, 20.0), "out": layer(r, 24, 4, 1e-4)}
    batch = regression(r, 8)

    def loss(p, batch):
        h = dense(p["in"], batch["x"])
        h = jnp.concatenate([h, h**2, h**3], 1)
        return mse(dense(p["out"], h / f32([1] * 8 + [10] * 8 + [100] * 8)),
                   batch["y"])
    return adam(loss, 1e-6, params, batch)


@hazard("generalised mean pooling: (mean x^3)^(1/3) of 80")
def gem_pooling(r):
    params = {"in": layer(r, 8, 16, 30.0), "out": layer(r, 16, 4, 0.03)}
    batch = {"x": normal(r, 8, 9, 8), "y": normal(r, 8, 4)}

    def loss(p, batch):
        h = jnp.maximum(dense(p["in"], batch["x"]), 1e-3)
        pooled = jnp.einsum("btd,t->bd", h**3, jnp.full(9, 1 / 9))
        return mse(dense(p["out"], jnp.cbrt(pooled)), batch["y"])
    return adam(loss, 1e-4, params, batch)


@hazard("attention scores of 300,000 before they are divided by 10,000")
def scores_before_scaling(r):
    params = {"q": layer(r, 16, 32, 80.0), "k": layer(r, 16, 32, 80.0),
              "v": layer(r, 16, 16), "out": layer(r, 16, 4)}
    batch = {"x": normal(r, 4, 8, 16), "y": normal(r, 4, 8, 4)}

    def loss(p, batch):
        q, k, v = (dense(p[n], batch["x"]) for n in "qkv")
        scores = jnp.einsum("btd,bsd->bts", q, k) / 1e4
        return mse(dense(p["out"], jax.nn.softmax(scores) @ v), batch["y"])
    return sgd(loss, 0.02, params, batch)


@hazard("a factorization machine: (sum v x)^2 - sum (v x)^2 of 300")
def factorization_machine(r):
    params = {"v": normal(r, 16, 8, std=0.3), "w": layer(r, 16, 1, 0.1)}
    batch = {"x": uniform(r, 16, 16, high=200.0),
             "y": normal(r, 16, 1, std=3.0)}

    def loss(p, batch):
        total = batch["x"] @ p["v"]
        squares = jnp.square(batch["x"]) @ jnp.square(p["v"])
        pair = 0.5 * (jnp.square(total) - squares).sum(1, keepdims=True)
        return mse(pair * 1e-4 + 0.01 * dense(p["w"], batch["x"]), batch["y"])
    return adam(loss, 1e-3, params, batch)


@hazard("style loss: a Gram matrix of features of 60 over 64 places")
def gram_matrix(r):
    params = {"f": layer(r, 8, 16, 60.0)}
    batch = {"x": normal(r, 2, 64, 8), "y": normal(r, 2, 16, 16)}

    def loss(p, batch):
        h = dense(p["f"], batch["x"])
        gram = jnp.einsum("bpc,bpd->bcd", h, h) / (64 * 3600)
        return mse(gram, batch["y"])
    return adam(loss, 1e-2, params, batch)


@hazard("one-pass variance E[x^2] - E[x]^2 at mean 40, deviation 2")
def one_pass_variance_40(r):
    params = {"in": layer(r, 16, 32, 2.0), "out": layer(r, 32, 4)}
    params["in"]["b"] = jnp.full(32, 40.0)
    batch = regression(r)

    def loss(p, batch):
        h = dense(p["in"], batch["x"])
        mean = h.mean(1, keepdims=True)
        var = jnp.mean(h * h, 1, keepdims=True) - mean * mean
        h = (h - mean) * jax.lax.rsqrt(var + 1e-3)
        return mse(dense(p["out"], h), batch["y"])
    return sgd(loss, 0.01, params, batch)


@hazard("one-pass variance of batch norm at |x| = 300")
def one_pass_variance_300(r):
    params = {"in": layer(r, 16, 32, 250.0), "g": jnp.ones(32),
              "out": layer(r, 32, 4)}
    batch = regression(r, batch=32)

    def loss(p, batch):
        h = dense(p["in"], batch["x"])
        ones = jnp.full(32, 1 / 32)
        mean, square = ones @ h, ones @ (h * h)
        h = (h - mean) / jnp.sqrt(square - mean * mean + 1e-5) * p["g"]
        return mse(dense(p["out"], h), batch["y"])
    return adam(loss, 1e-3, params, batch)


@hazard("group norm in two passes of activations of 300")
def group_norm_300(r):
    params = {"in": layer(r, 16, 32, 250.0), "out": layer(r, 32, 4)}
    batch = regression(r)

    def loss(p, batch):
        h = dense(p["in"], batch["x"]).reshape(-1, 4, 8)
        d = h - h.mean(2, keepdims=True)
        var = jnp.einsum("bgc,bgc->bg", d, d)[..., None] / 8
        h = d / jnp.sqrt(var + 1e-5)
        return mse(dense(p["out"], h.reshape(-1, 32)), batch["y"])
    return adam(loss, 1e-2, params, batch)


@hazard("Huber loss: the branch that is not taken squares residuals of 3,000")
def huber_large(r):
    params = {"in": layer(r, 16, 32), "out": layer(r, 32, 4, 100.0)}
    batch = regression(r)
    batch["y"] = batch["y"].at[:4].set(3000.0)

    def loss(p, batch):
        h = jax.nn.relu(dense(p["in"], batch["x"]))
        d = jnp.abs(dense(p["out"], h) - batch["y"])
        return jnp.mean(jnp.where(d < 1, 0.5 * d * d, d - 0.5))
    return adam(loss, 1e-3, params, batch)


@hazard("squared residuals of 400, added up by vdot")
def residual_400(r):
    params = net(r, 16, 32, 4)
    batch = regression(r)
    batch["y"] = 400 * batch["y"]

    def loss(p, batch):
        d = (mlp(p, batch["x"]) - batch["y"]).reshape(-1)
        return jnp.vdot(d, d) / d.size
    return adam(loss, 1e-2, params, batch)


@hazard("log cosh of residuals of 20 by hand")
def log_cosh(r):
    params = net(r, 16, 32, 4)
    batch = regression(r)
    batch["y"] = 12 * batch["y"]

    def loss(p, batch):
        d = mlp(p, batch["x"]) - batch["y"]
        return jnp.mean(jnp.log((jnp.exp(d) + jnp.exp(-d)) / 2))
    return sgd(loss, 0.02, params, batch)


def groups(r, mean, standardise):
    """A layer whose results are standardised in groups, one pass each."""
    params = {"i": layer(r, 16, 32), "o": layer(r, 32, 4)}
    params["i"]["b"] = jnp.full(32, mean)

    def loss(p, batch):
        h = standardise(dense(p["i"], batch["x"])).reshape(16, 32)
        return mse(dense(p["o"], jax.nn.relu(h)), batch["y"])
    return sgd(loss, 0.02, params, regression(r))


@hazard("group norm by E[x^2] - E[x]^2, groups of 8, mean 60", must_hold=True)
def group_norm_one_pass(r):
    def standardise(h):
        h = h.reshape(16, 4, 8)
        mean = h.mean(-1, keepdims=True)
        var = (h * h).mean(-1, keepdims=True) - mean * mean
        return (h - mean) * jax.lax.rsqrt(var + 1e-5)
    return groups(r, 60.0, standardise)


@hazard("over sqrt(max(E[x^2] - E[x]^2, 0) + 1e-5), groups of 4, mean 40",
        must_hold=True)
def one_pass_std(r):
    def standardise(h):
        h = h.reshape(16, 8, 4)
        mean = h.mean(-1, keepdims=True)
        var = (h * h).mean(-1, keepdims=True) - mean * mean
        return (h - mean) / jnp.sqrt(jnp.maximum(var, 0) + 1e-5)
    return groups(r, 40.0, standardise)
