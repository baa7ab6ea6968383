"""Probabilities near 0 and 1, their logarithms and their complements."""
import jax
import jax.numpy as jnp
import numpy as np

from . import (adam, dense, f32, hazard, layer, mlp, momentum, mse, net,
               normal, sgd, uniform)


def binary(r, bias=7.0):
    """A classifier that is sure, and now and then mistaken."""
    params = net(r, 16, 32, 1, gain=1.5)
    params["l1"]["b"] = jnp.full(1, bias)
    y = (r.uniform(size=(32, 1)) < 0.8).astype(float)
    return params, {"x": normal(r, 32, 16), "y": f32(y)}


@hazard("BCE of p = logistic(z) at z = 9: 1 - p is 0 in f16, and its log -inf")
def bce_logistic(r):
    params, batch = binary(r)

    def loss(p, batch):
        q, y = jax.nn.sigmoid(mlp(p, batch["x"])), batch["y"]
        return -jnp.mean(y * jnp.log(q) + (1 - y) * jnp.log(1 - q))
    return sgd(loss, 0.02, params, batch)


@hazard("BCE with p clipped to 1e-7 and 1 - 1e-7, which is 1 in 16 bits")
def bce_clip_1e7(r):
    params, batch = binary(r, 9.0)

    def loss(p, batch):
        q = jnp.clip(jax.nn.sigmoid(mlp(p, batch["x"])), 1e-7, 1 - 1e-7)
        y = batch["y"]
        return -jnp.mean(y * jnp.log(q) + (1 - y) * jnp.log(1 - q))
    return sgd(loss, 0.02, params, batch)


@hazard("BCE with 1e-12 within both logarithms")
def bce_log_1e12(r):
    params, batch = binary(r, 8.0)

    def loss(p, batch):
        q, y = jax.nn.sigmoid(mlp(p, batch["x"])), batch["y"]
        return -jnp.mean(y * jnp.log(q + 1e-12) +
                         (1 - y) * jnp.log(1 - q + 1e-12))
    return momentum(loss, 0.005, params, batch)


@hazard("focal loss of probabilities: (1 - p)^2 log p, both ends")
def focal(r):
    params, batch = binary(r, 6.0)

    def loss(p, batch):
        q, y = jax.nn.sigmoid(mlp(p, batch["x"])), batch["y"]
        right = y * q + (1 - y) * (1 - q)
        return -jnp.mean((1 - right)**2 * jnp.log(right))
    return sgd(loss, 0.01, params, batch)


@hazard("logit of the label, near 30, taken from the logarithm of a sum that is "
        "larger by 0.01; and where p is 0.99, label scattered into p - y")
def label_logit(r):
    params = net(r, 16, 32, 10)
    x, labels = r.normal(size=(32, 16)), r.integers(0, 10, 32)
    hidden = np.maximum(x @ np.asarray(params["l0"]["w"]), 0)
    sure = 7 * np.eye(10)[labels]
    params["l1"] = {"w": f32(np.linalg.lstsq(hidden, sure, rcond=0.05)[0]),
                    "b": f32(np.full(10, 23.0))}

    def loss(p, batch):
        z, y = mlp(p, batch["x"]), batch["y"]
        picked = jnp.take_along_axis(z, y[:, None], -1)[:, 0]
        return jnp.mean(jax.nn.logsumexp(z, axis=-1) - picked)
    return momentum(loss, 0.05, params, {"x": f32(x), "y": jnp.asarray(labels)})


@hazard("log(softmax + 1e-12) of a class with logit -25")
def log_softmax_1e12(r):
    params = net(r, 16, 32, 6)
    params["l1"]["b"] = f32([0, 0, 0, 0, 0, -25])
    batch = {"x": normal(r, 16, 16), "y": jax.nn.one_hot(
        jnp.asarray([5] * 4 + list(r.integers(0, 5, 12))), 6)}

    def loss(p, batch):
        q = jax.nn.softmax(mlp(p, batch["x"]))
        return -jnp.mean((batch["y"] * jnp.log(q + 1e-12)).sum(1))
    return sgd(loss, 0.01, params, batch)


@hazard("KL of sparse targets: t (log(t + 1e-12) - log(q + 1e-12))")
def kl_1e12(r):
    params = net(r, 16, 32, 8, gain=4.0)
    t = r.dirichlet([0.1] * 8, 16) * (r.uniform(size=(16, 8)) < 0.6)
    batch = {"x": normal(r, 16, 16), "t": f32(t)}

    def loss(p, batch):
        q, t = jax.nn.sigmoid(3 * mlp(p, batch["x"])), batch["t"]
        q = q / (q.sum(1, keepdims=True) + 1e-12)
        gap = jnp.log(t + 1e-12) - jnp.log(q + 1e-12)
        return jnp.mean((t * gap).sum(1) + q.sum(1))
    return sgd(loss, 0.01, params, batch)


@hazard("noisy-or: log(1 - prod(1 - p)) of small p, which 16 bits cannot tell "
        "from 1 - 0")
def noisy_or(r):
    params = net(r, 16, 32, 6)
    params["l1"]["b"] = jnp.full(6, -8.0)
    batch = {"x": normal(r, 32, 16), "y": f32(r.integers(0, 2, 32))}

    def loss(p, batch):
        q = jax.nn.sigmoid(mlp(p, batch["x"]))
        no = jnp.prod(1 - q, 1)
        y = batch["y"]
        return -jnp.mean(y * jnp.log(1 - no) + (1 - y) * jnp.log(no))
    return sgd(loss, 0.02, params, batch)


@hazard("volume rendering: alpha = 1 - exp(-s d), transmittance by cumprod of "
        "1 - alpha + 1e-10")
def volume_rendering(r):
    params = net(r, 8, 32, 4)
    batch = {"x": normal(r, 8, 16, 8), "step": f32(2e-4), "y": uniform(r, 8, 3)}

    def loss(p, batch):
        out = mlp(p, batch["x"])
        density = jax.nn.relu(out[..., 3]) + 0.5
        alpha = 1 - jnp.exp(-density * batch["step"])
        through = jnp.cumprod(1 - alpha + 1e-10, 1)
        color = jax.nn.sigmoid(out[..., :3])
        rgb = jnp.einsum("bs,bsc->bc", alpha * through, color)
        depth = alpha.sum(1, keepdims=True)
        return mse(rgb / depth, batch["y"])
    return sgd(loss, 0.2, params, batch)


@hazard("log-sum-exp by hand, with logits of 30")
def logsumexp_by_hand(r):
    params = net(r, 16, 32, 6, gain=6.0)
    params["l1"]["b"] = jnp.full(6, 25.0)
    batch = {"x": normal(r, 16, 16),
             "y": jax.nn.one_hot(jnp.asarray(r.integers(0, 6, 16)), 6)}

    def loss(p, batch):
        z = mlp(p, batch["x"])
        total = jnp.log(jnp.sum(jnp.exp(z), 1))
        return jnp.mean(total - (z * batch["y"]).sum(1))
    return sgd(loss, 0.005, params, batch)


@hazard("softplus by hand, log(1 + exp(z)), at z = -9: 1 + e is 1 in 16 bits")
def softplus_by_hand(r):
    params = net(r, 16, 32, 4)
    params["l1"]["b"] = jnp.full(4, -9.0)
    batch = {"x": normal(r, 16, 16), "y": uniform(r, 16, 4, low=1, high=3)}

    def loss(p, batch):
        rate = jnp.log(1 + jnp.exp(mlp(p, batch["x"])))
        return jnp.mean(rate - batch["y"] * jnp.log(rate))
    return adam(loss, 1e-3, params, batch)


@hazard("a squashed Gaussian policy: log(1 - tanh(a)^2 + 1e-6) at a = 5")
def squashed_gaussian(r):
    params = net(r, 16, 32, 4, gain=1.0)
    params["l1"]["b"] = jnp.full(4, 4.0)
    batch = {"x": normal(r, 16, 16), "noise": normal(r, 16, 4)}

    def loss(p, batch):
        act = jnp.tanh(mlp(p, batch["x"]) + 0.5 * batch["noise"])
        return -jnp.mean(jnp.log(1 - act**2 + 1e-6))
    return sgd(loss, 0.01, params, batch)


@hazard("mixture density: log(sum pi N(y) + 1e-12) with narrow components")
def mixture_density(r):
    params = net(r, 8, 32, 12)
    batch = {"x": normal(r, 16, 8), "y": normal(r, 16, 1)}

    def loss(p, batch):
        mix, mean, size = jnp.split(mlp(p, batch["x"]), 3, 1)
        sd = jnp.exp(size - 0.5)
        d = (batch["y"] - mean) / sd
        density = jax.nn.softmax(mix) * jnp.exp(-d * d / 2) / (sd * 2.5066)
        return -jnp.mean(jnp.log(density.sum(1) + 1e-12))
    return adam(loss, 1e-3, params, batch)


@hazard("Gumbel noise -log(-log(u + 1e-20) + 1e-20) of u near 0 and 1")
def gumbel_1e20(r):
    params = {"z": layer(r, 16, 8), "out": layer(r, 8, 4)}
    u = uniform(r, 16, 8).at[0, 0].set(0.0).at[1, 1].set(0.99999)
    batch = {"x": normal(r, 16, 16), "u": u, "y": normal(r, 16, 4)}

    def loss(p, batch):
        noise = -jnp.log(-jnp.log(batch["u"] + 1e-20) + 1e-20)
        hot = jax.nn.softmax((dense(p["z"], batch["x"]) + noise) / 0.7)
        return mse(dense(p["out"], hot), batch["y"])
    return sgd(loss, 0.1, params, batch)


@hazard("a policy's ratio exp(new - old) of log-probabilities near -400")
def policy_ratio(r):
    params = net(r, 16, 32, 64)
    batch = {"x": normal(r, 16, 16), "act": 3 * normal(r, 16, 64),
             "gain": normal(r, 16)}

    def logp(p, batch):
        d = mlp(p, batch["x"]) - batch["act"]
        return -0.5 * (d * d).sum(1) - 64 * 0.919
    batch["old"] = logp(params, batch) + normal(r, 16, std=0.05)

    def loss(p, batch):
        ratio = jnp.exp(logp(p, batch) - batch["old"])
        clipped = jnp.clip(ratio, 0.6, 1.4)
        gain = jnp.minimum(ratio * batch["gain"], clipped * batch["gain"])
        return 1 - jnp.mean(gain)
    return sgd(loss, 3e-5, params, batch)


@hazard("a forward algorithm in log space that starts at -1e30")
def forward_algorithm(r):
    params = {"emit": layer(r, 16, 6), "go": normal(r, 6, 6)}
    batch = {"x": normal(r, 8, 10, 16)}
    start = f32([0] + [-1e30] * 5)

    def loss(p, batch):
        go = jax.nn.log_softmax(p["go"])
        emit = jax.nn.log_softmax(dense(p["emit"], batch["x"]))

        def step(alpha, e):
            alpha = jax.nn.logsumexp(alpha[:, :, None] + go, 1) + e
            return alpha, None
        first = start + emit[:, 0]
        alpha, _ = jax.lax.scan(step, first, emit[:, 1:].swapaxes(0, 1))
        return -jnp.mean(jax.nn.logsumexp(alpha, 1))
    return sgd(loss, 0.1, params, batch)


@hazard("a Poincare distance: arccosh of 1 + |u - v|^2 over (1 - |u|^2)"
        "(1 - |v|^2), at |u| = 0.9995")
def poincare(r):
    params = {"f": layer(r, 16, 8)}
    batch = {"x": normal(r, 16, 16), "far": f32(r.uniform(1, 3, 16))}

    def loss(p, batch):
        h = dense(p["f"], batch["x"])
        u = 0.9995 * h / jnp.sqrt((h * h).sum(1, keepdims=True) + 1e-9)
        v = jnp.roll(u, 1, 0)
        top = ((u - v)**2).sum(1)
        below = (1 - (u * u).sum(1)) * (1 - (v * v).sum(1))
        z = 1 + 2 * top / below
        d = jnp.log(z + jnp.sqrt(z * z - 1))
        return mse(d / 6, batch["far"])
    return sgd(loss, 0.05, params, batch)


@hazard("entropy -p log p with p clipped at 1e-8, minus a bonus of its square")
def entropy_1e8(r):
    params = net(r, 16, 32, 8, gain=8.0)
    batch = {"x": normal(r, 16, 16), "y": normal(r, 16, 8)}

    def loss(p, batch):
        z = mlp(p, batch["x"])
        q = jnp.clip(jax.nn.sigmoid(z), 1e-8, 1.0)
        return jnp.mean(-q * jnp.log(q)) + 0.1 * mse(jnp.log(q) / 4, batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("survival: log of 1 - (1 - p)^n, hazards of 1e-4 a day")
def survival(r):
    params = net(r, 16, 32, 1, gain=0.5)
    params["l1"]["b"] = jnp.full(1, -9.2)
    batch = {"x": normal(r, 32, 16), "days": f32(r.integers(1, 90, (32, 1))),
             "dead": f32(r.integers(0, 2, (32, 1)))}

    def loss(p, batch):
        stay = 1 - jax.nn.sigmoid(mlp(p, batch["x"]))
        alive = stay ** batch["days"]
        dead = batch["dead"]
        return -jnp.mean(dead * jnp.log(1 - alive) + (1 - dead) *
                         jnp.log(alive))
    return sgd(loss, 0.02, params, batch)


@hazard("mutual information of two assignments that hardly depend (IIC): what "
        "three logarithms leave", must_hold=True)
def mutual_information(r):
    params = net(r, 8, 16, 6, gain=0.5)
    x = normal(r, 64, 8)
    batch = {"x": x, "y": x + 0.5 * normal(r, 64, 8)}

    def loss(p, batch):
        u = jax.nn.softmax(mlp(p, batch["x"]))
        v = jax.nn.softmax(mlp(p, batch["y"]))
        both = u.T @ v / 64
        both = (both + both.T) / 2
        a, b = both.sum(1, keepdims=True), both.sum(0, keepdims=True)
        return -100 * jnp.sum(both * (jnp.log(both) - jnp.log(a) - jnp.log(b)))
    return sgd(loss, 1e-3, params, batch)


@hazard("ordinal regression: differences of sigmoids at near cuts",
        must_hold=True)
def ordinal(r):
    params = {"n": net(r, 16, 32, 1), "cuts": f32(np.linspace(-2, 2, 9))}
    batch = {"x": normal(r, 32, 16), "y": jnp.asarray(r.integers(0, 10, 32))}

    def loss(p, batch):
        z = 3 * mlp(p["n"], batch["x"]) - 4
        up = jax.nn.sigmoid(p["cuts"] - z)
        ends = [jnp.zeros((32, 1)), up, jnp.ones((32, 1))]
        q = jnp.diff(jnp.concatenate(ends, 1), axis=1)
        picked = jnp.take_along_axis(q, batch["y"][:, None], 1)
        return -jnp.mean(jnp.log(picked + 1e-9))
    return sgd(loss, 0.005, params, batch)


@hazard("a logistic's mass of one of 256 grey values: two sigmoids 1/128 apart",
        must_hold=True)
def discretized_logistic(r):
    params = net(r, 8, 16, 16)
    batch = {"x": f32(r.integers(0, 256, (32, 8)) / 127.5 - 1)}

    def loss(p, batch):
        out = mlp(p, batch["x"])
        off = batch["x"] - jnp.tanh(out[:, :8])
        s = jnp.exp(1 - 0.1 * out[:, 8:])
        q = (jax.nn.sigmoid(s * (off + 1 / 255)) -
             jax.nn.sigmoid(s * (off - 1 / 255)))
        return -jnp.mean(jnp.log(jnp.maximum(q, 1e-12)))
    return sgd(loss, 0.02, params, batch)


@hazard("complementary log-log of probabilities of 1e-8, by which gradients are "
        "divided twice")
def log_hazard(r):
    params = {"n": net(r, 16, 32, 8), "v": layer(r, 8, 4)}
    params["n"]["l1"]["b"] = jnp.full(8, -18.0)
    batch = {"x": normal(r, 32, 16), "y": normal(r, 32, 4)}

    def loss(p, batch):
        h = jax.nn.sigmoid(mlp(p["n"], batch["x"]))
        rate = jnp.log(-jnp.log1p(-h))
        return mse(dense(p["v"], h), batch["y"]) - 0.1 * jnp.mean(rate)
    return sgd(loss, 0.005, params, batch)
