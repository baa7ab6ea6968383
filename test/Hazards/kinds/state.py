"""Updates and averages that are state, and are read in their step."""
import jax
import jax.numpy as jnp
from jax.lax import stop_gradient

from . import (adam, dense, descend, f32, hazard, layer, mlp, mse, net, normal, sgd,
               tree)


def problem(r, outputs=4, scale=1.0, sizes=(16, 32)):
    params = net(r, *sizes, outputs)
    return params, {"x": normal(r, 16, sizes[0]),
                    "y": scale * normal(r, 16, outputs)}


def square_norm(grads):
    return sum(jnp.vdot(g, g) for g in jax.tree.leaves(grads))


def regress(p, batch):
    return mse(mlp(p, batch["x"]), batch["y"])


@hazard("two updates unrolled in one step: the second starts at new parameters")
def two_updates(r):
    params, batch = problem(r)

    def train_step(params, batch):
        value, grads = jax.value_and_grad(regress)(params, batch)
        params = descend(params, grads, 3e-4)
        grads = jax.grad(regress)(params, batch)
        return descend(params, grads, 3e-4), value
    return train_step, (params, batch)


@hazard("four inner updates of 1e-4 and a lookahead that pulls back half")
def lookahead(r):
    params, batch = problem(r)
    slow = tree(lambda p: p + 0.0, params)

    def train_step(params, opt_state, batch):
        value = regress(params, batch)
        for _ in range(4):
            params = descend(params, jax.grad(regress)(params, batch), 1e-3)
        slow = tree(lambda s, p: s + 0.5 * (p - s), opt_state, params)
        return tree(lambda s: s * 1.0, slow), slow, value
    return train_step, (params, slow, batch)


@hazard("a generator and a discriminator, log(1 - D) of a D near 0 and 1")
def gan(r):
    params = {"g": net(r, 4, 16, 8), "d": net(r, 8, 16, 1, gain=3.0)}
    batch = {"z": normal(r, 16, 4), "x": normal(r, 16, 8, mean=1.0)}

    def d(p, x):
        return jax.nn.sigmoid(3 * mlp(p, x))

    def loss_d(pd, pg, batch):
        fake = mlp(pg, batch["z"])
        return -jnp.mean(jnp.log(d(pd, batch["x"]) + 1e-12) +
                         jnp.log(1 - d(pd, fake) + 1e-12))

    def loss_g(pg, pd, batch):
        return -jnp.mean(jnp.log(d(pd, mlp(pg, batch["z"])) + 1e-12))

    def train_step(params, batch):
        first, of_d = jax.value_and_grad(loss_d)(params["d"], params["g"],
                                                 batch)
        new = descend(params["d"], of_d, 0.005)
        second, of_g = jax.value_and_grad(loss_g)(params["g"], new, batch)
        params = {"d": new, "g": descend(params["g"], of_g, 0.005)}
        return params, first + second
    return train_step, (params, batch)


@hazard("a mean teacher: the average with 0.999 is updated, then read",
        must_hold=True)
def ema_teacher(r):
    params, batch = problem(r)
    ema = tree(lambda p: 0.9 * p, params)

    def train_step(params, ema, batch):
        def loss(p):
            goal = stop_gradient(mlp(ema, batch["x"] + 0.1))
            return regress(p, batch) + mse(mlp(p, batch["x"]), goal)
        value, grads = jax.value_and_grad(loss)(params)
        params = descend(params, grads, 0.01)
        new = tree(lambda e, p: 0.999 * e + (1 - 0.999) * p, ema, params)
        far = sum(jnp.vdot(p - e, p - e) for p, e in zip(
            jax.tree.leaves(new), jax.tree.leaves(ema)))
        return params, new, value + 1e5 * far
    return train_step, (params, ema, batch)


@hazard("an average with 0.9999, read in its own step for the loss that is told")
def ema_9999(r):
    params, batch = problem(r)
    ema = tree(lambda p: p * 1.0, params)

    def train_step(params, ema, batch):
        _, grads = jax.value_and_grad(regress)(params, batch)
        params = descend(params, grads, 0.05)
        ema = tree(lambda e, p: e + (1 - 0.9999) * 30 * (p - e), ema, params)
        return params, ema, regress(ema, batch)
    return train_step, (params, ema, batch)


@hazard("a target network that follows by 0.005 and makes the targets")
def target_network(r):
    params = net(r, 8, 32, 3, gain=20.0)
    target = tree(lambda p: p * 1.0, params)
    batch = {"x": normal(r, 16, 8), "next": normal(r, 16, 8),
             "reward": normal(r, 16, mean=3.0),
             "act": jnp.asarray(r.integers(0, 3, 16), jnp.int32)}

    def train_step(params, ema, batch):
        ahead = mlp(ema, batch["next"]).max(1)
        goal = batch["reward"] + 0.99 * ahead

        def loss(p):
            q = mlp(p, batch["x"])
            q = jnp.take_along_axis(q, batch["act"][:, None], 1)[:, 0]
            return mse(q, goal)
        value, grads = jax.value_and_grad(loss)(params)
        params = descend(params, grads, 2e-4)
        ema = tree(lambda t, p: 0.995 * t + 0.005 * p, ema, params)
        return params, ema, value
    return train_step, (params, target, batch)


@hazard("gradients of four parts added up, each of 20,000")
def accumulation(r):
    params = net(r, 8, 16, 2)
    batch = {"x": normal(r, 4, 8, 8), "y": 12000 * normal(r, 4, 8, 2)}

    def loss(p, x, y):
        return jnp.mean((mlp(p, x) - y)**2)

    def train_step(params, batch):
        value, grads = 0.0, tree(jnp.zeros_like, params)
        for i in range(4):
            v, g = jax.value_and_grad(loss)(params, batch["x"][i],
                                            batch["y"][i])
            value, grads = value + v / 4, tree(lambda a, b: a + b, grads, g)
        size = jnp.sqrt(square_norm(grads)) + 1.0
        return descend(params, grads, 20 / size), value
    return train_step, (params, batch)


@hazard("batch norm whose running statistics move by 0.001 and are read")
def running_statistics(r):
    params = {"in": layer(r, 16, 24, 100.0), "out": layer(r, 24, 4)}
    stats = {"mean": jnp.zeros(24), "var": jnp.full(24, 1e4)}
    batch = {"x": normal(r, 32, 16, mean=0.5), "y": normal(r, 32, 4)}

    def train_step(params, batch_stats, batch):
        def loss(p):
            h = dense(p["in"], batch["x"])
            mean, square = h.mean(0), (h * h).mean(0)
            new = {"mean": 0.999 * batch_stats["mean"] + 0.001 * mean,
                   "var": 0.999 * batch_stats["var"] +
                   0.001 * (square - mean**2)}
            h = (h - new["mean"]) * jax.lax.rsqrt(new["var"] + 1e-5)
            return mse(dense(p["out"], h), batch["y"]), new
        (value, stats), grads = jax.value_and_grad(loss, has_aux=True)(params)
        return descend(params, grads, 5e-3), stats, value
    return train_step, (params, stats, batch)


@hazard("a codebook's averages: counts and sums with 0.99, their quotient, 1e-5")
def codebook_average(r):
    params = {"enc": layer(r, 8, 8), "dec": layer(r, 8, 8)}
    book = normal(r, 12, 8)
    state = {"count": jnp.ones(12), "sum": book}
    batch = {"x": normal(r, 24, 8)}

    def train_step(params, ema, batch):
        total = ema["count"].sum()
        count = (ema["count"] + 1e-5) / (total + 12e-5) * total
        book = ema["sum"] / count[:, None]

        def loss(p):
            h = dense(p["enc"], batch["x"])
            d = ((h[:, None] - book[None])**2).sum(-1)
            hot = jax.nn.one_hot(jnp.argmin(d, 1), 12)
            code = hot @ book
            again = dense(p["dec"], h + stop_gradient(code - h))
            return mse(again, batch["x"]) + 0.25 * mse(h, code), (h, hot)
        (value, (h, hot)), grads = jax.value_and_grad(
            loss, has_aux=True)(params)
        ema = {"count": 0.99 * ema["count"] + 0.01 * hot.sum(0),
               "sum": 0.99 * ema["sum"] + 0.01 * hot.T @ h}
        return descend(params, grads, 0.02), ema, value
    return train_step, (params, state, batch)


@hazard("an inner update of a meta-learner, and the gradient through it")
def meta_gradient(r):
    params, batch = problem(r, sizes=(8, 16))
    batch["x2"], batch["y2"] = normal(r, 16, 8), normal(r, 16, 4)

    def loss(p, batch):
        inner = jax.grad(regress)(p, batch)
        new = descend(p, inner, 0.01)
        return regress(new, {"x": batch["x2"], "y": batch["y2"]})
    return sgd(loss, 0.02, params, batch)


@hazard("decorrelation: a covariance, its deviation sqrt(var + 1e-4), and its "
        "elements off the diagonal squared")
def variance_covariance(r):
    params = net(r, 16, 32, 16)
    batch = {"a": normal(r, 32, 16)}
    batch["b"] = batch["a"] + normal(r, 32, 16, std=0.1)

    def loss(p, batch):
        a, b = mlp(p, batch["a"]) * 0.01, mlp(p, batch["b"]) * 0.01
        d = a - a.mean(0)
        cov = d.T @ d / 31
        spread = jnp.mean(jax.nn.relu(1 - jnp.sqrt(jnp.diagonal(cov) + 1e-4)))
        other = jnp.sum((cov * (1 - jnp.eye(16)))**2) * 1e4
        return 25 * mse(a, b) + spread + other
    return adam(loss, 3e-3, params, batch)


@hazard("gradient surgery: what one loss's gradient has against the other's is "
        "taken off it; a head that one loss does not use has zeros")
def gradient_surgery(r):
    params = {"body": net(r, 8, 32, 16), "a": net(r, 16, 4), "b": net(r, 16, 4)}
    batch = {"x": normal(r, 16, 8), "y": normal(r, 16, 4),
             "z": normal(r, 16, 4)}

    def head(name, goal):
        return lambda p, b: mse(mlp(p[name], jnp.tanh(mlp(p["body"], b["x"]))),
                                b[goal])

    def train_step(params, batch):
        first, of_a = jax.value_and_grad(head("a", "y"))(params, batch)
        second, of_b = jax.value_and_grad(head("b", "z"))(params, batch)
        against = sum(jnp.vdot(x, y) for x, y in zip(jax.tree.leaves(of_a),
                                                     jax.tree.leaves(of_b)))
        part = jnp.minimum(against, 0) / (square_norm(of_b) + 1e-12)
        grads = tree(lambda x, y: x - part * y + y, of_a, of_b)
        return descend(params, grads, 0.05), first + second
    return train_step, (params, batch)


@hazard("recursive least squares: a gain P x over 0.99 + x P x, P of 1e5",
        must_hold=True)
def recursive_squares(r):
    x = normal(r, 32, 4)
    batch = {"x": x, "y": x @ f32([3, -2, 1, 0.5]) + normal(r, 32, std=0.3)}
    params = {"w": f32([1, 0, 0, 0])}

    def train_step(params, stats, batch):
        w, p = params["w"], stats["P"]
        value = mse(batch["x"] @ w, batch["y"]) + 1e-2
        for x, y in zip(batch["x"][:4], batch["y"][:4]):
            gain = p @ x / (0.99 + x @ p @ x)
            w = w + 1e-3 * gain * (y - x @ w)
            p = (p - jnp.outer(gain, x @ p)) / 0.99
        return {"w": w}, {"P": p}, value
    return train_step, (params, {"P": jnp.eye(4) * 1e5}, batch)
