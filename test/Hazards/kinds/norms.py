"""Norms and products of gradients on the way to an update."""
import jax
import jax.numpy as jnp

from . import (adam_state, adam_update, cross_entropy, dense, descend, f32,
               hazard, mlp, mse, net, normal, sgd, tree)
from .state import problem, regress, square_norm


@hazard("clipping by a norm of vdot, gradients of 100,000", must_hold=True)
def clip_by_vdot(r):
    params, batch = problem(r)
    batch["x"] = batch["x"] * 50

    def loss(p, batch):
        h = mlp(p, batch["x"] / 50)
        return 1e5 * mse(h, batch["y"])

    def train_step(params, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        norm = jnp.sqrt(square_norm(grads))
        scale = jnp.minimum(1.0, 1000.0 / norm)
        return descend(params, grads, 1e-4 * scale), value
    return train_step, (params, batch)


@hazard("clipping by a norm of vdot, gradients of 1e-8: their squares vanish")
def clip_tiny(r):
    params, batch = problem(r)

    def loss(p, batch):
        return 1e-7 * regress(p, batch)

    def train_step(params, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        scale = 1 / jnp.maximum(jnp.sqrt(square_norm(grads)), 1e-12)
        return descend(params, grads, 0.05 * scale), value
    return train_step, (params, batch)


@hazard("sharpness-aware: a second gradient at p + rho g / |g|, g of 1e-8")
def sam(r):
    params, batch = problem(r)

    def loss(p, batch):
        return 1e-7 * regress(p, batch)

    def train_step(params, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        reach = 0.05 / (jnp.sqrt(square_norm(grads)) + 1e-12)
        there = tree(lambda p, g: p + reach * g, params, grads)
        grads = jax.grad(loss)(there, batch)
        return descend(params, grads, 5e5), value
    return train_step, (params, batch)


@hazard("each gradient over its own norm + 1e-12, gradients of 1e-8")
def normalized_gradient(r):
    params, batch = problem(r, 3)
    batch["y"] = jnp.asarray(r.integers(0, 3, 16), jnp.int32)

    def loss(p, batch):
        return 1e-7 * cross_entropy(mlp(p, batch["x"]), batch["y"])

    def train_step(params, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        grads = tree(lambda g: g / (jnp.sqrt(jnp.vdot(g, g)) + 1e-12), grads)
        return descend(params, grads, 0.02), value
    return train_step, (params, batch)


@hazard("Muon: five steps of Newton-Schulz on the momentum")
def muon(r):
    params, batch = problem(r)

    def orthogonal(m):
        x = m / (jnp.sqrt(jnp.vdot(m, m)) + 1e-7)
        for _ in range(5):
            a = x @ x.T
            x = 3.4445 * x + (-4.7750 * a + 2.0315 * a @ a) @ x
        return x

    def train_step(params, opt_state, batch):
        value, grads = jax.value_and_grad(regress)(params, batch)
        state = tree(lambda m, g: 0.9 * m + g, opt_state, grads)
        way = tree(lambda m: orthogonal(m) if m.ndim == 2 else m, state)
        return descend(params, way, 2e-3), state, value
    return train_step, (params, tree(jnp.zeros_like, params), batch)


@hazard("Shampoo: the inverse root of G G^T + 1e-4 by Newton's iteration",
        must_hold=True)
def shampoo(r):
    params, batch = problem(r, sizes=(8, 16))
    left = {k: 1e-3 * jnp.eye(v["w"].shape[0]) for k, v in params.items()}

    def inverse_root(a):
        n = a.shape[0]
        size = jnp.sqrt(jnp.vdot(a, a)) + 1e-12
        y, z = a / size, jnp.eye(n)
        for _ in range(12):
            t = 1.5 * jnp.eye(n) - 0.5 * z @ y
            y, z = y @ t, t @ z
        return z / jnp.sqrt(size)

    def train_step(params, opt_state, batch):
        value, grads = jax.value_and_grad(regress)(params, batch)
        state = {k: l + grads[k]["w"] @ grads[k]["w"].T
                 for k, l in opt_state.items()}
        way = {k: {"w": inverse_root(state[k] + 1e-4 * jnp.eye(len(
            state[k]))) @ g["w"], "b": g["b"]} for k, g in grads.items()}
        return descend(params, way, 0.02), state, value
    return train_step, (params, left, batch)


@hazard("Prodigy: a step size from dot products of gradients and x0 - x")
def prodigy(r):
    params, batch = problem(r)
    state = {"x0": tree(lambda p: p * 1.0, params),
             "s": tree(jnp.zeros_like, params),
             "d": f32(3e-3), "top": f32(0.0)}

    def train_step(params, opt_state, batch):
        value, grads = jax.value_and_grad(regress)(params, batch)
        d, leaves = opt_state["d"], jax.tree.leaves
        gap = tree(lambda a, b: a - b, opt_state["x0"], params)
        top = opt_state["top"] + d * sum(
            jnp.vdot(g, x) for g, x in zip(leaves(grads), leaves(gap)))
        s = tree(lambda s, g: s + d * g, opt_state["s"], grads)
        below = sum(jnp.sum(jnp.abs(x)) for x in leaves(s))
        d = jnp.maximum(d, top / (below + 1e-12))
        return descend(params, grads, 3 * d), {
            "x0": opt_state["x0"], "s": s, "d": d, "top": top}, value
    return train_step, (params, state, batch)


@hazard("LAMB: Adam's step times |p| / |step|, norms by vdot")
def lamb(r):
    params, batch = problem(r)

    def train_step(params, opt_state, batch):
        value, grads = jax.value_and_grad(regress)(params, batch)
        new, state = adam_update(params, opt_state, grads, 1.0)

        def scaled(p, n):
            step = n - p
            size = jnp.sqrt(jnp.vdot(p, p)) + 1e-3
            return p + 0.005 * size * step / (jnp.sqrt(jnp.vdot(step, step)) +
                                              1e-12)
        return tree(scaled, params, new), state, value
    return train_step, (params, adam_state(params), batch)


@hazard("weight norm: g v / |v| with v of 1e-5")
def weight_norm(r):
    params, batch = problem(r)
    params = {"v": normal(r, 16, 32, std=1e-5), "g": jnp.ones(32),
              "out": params["l1"]}

    def loss(p, batch):
        size = jnp.sqrt(jnp.einsum("io,io->o", p["v"], p["v"]))
        w = p["g"] * p["v"] / size
        return mse(dense(p["out"], jax.nn.relu(batch["x"] @ w)), batch["y"])

    def train_step(params, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        rate = {"v": 1e-11, "g": 0.05, "out": 0.05}
        return {k: tree(lambda p, g: p - rate[k] * g, params[k], grads[k])
                for k in params}, value
    return train_step, (params, batch)


@hazard("a gradient penalty: (|dD/dx| - 1)^2, a gradient of a gradient")
def gradient_penalty(r):
    params = net(r, 8, 16, 1, gain=3.0)
    batch = {"x": normal(r, 16, 8), "z": normal(r, 16, 8, mean=1.0)}

    def critic(p, x):
        return dense(p["l1"], jnp.tanh(dense(p["l0"], x)))

    def loss(p, batch):
        slopes = jax.grad(lambda x: critic(p, x).sum())(batch["x"])
        size = jnp.sqrt(jnp.einsum("bd,bd->b", slopes, slopes) + 1e-12)
        gap = critic(p, batch["z"]).mean() - critic(p, batch["x"]).mean()
        return 5 + gap + 10 * jnp.mean((size - 1)**2)
    return sgd(loss, 2e-3, params, batch)


@hazard("Polyak's step: the loss over |g|^2, of a loss of 1e-4")
def polyak(r):
    params, batch = problem(r)

    def loss(p, batch):
        return 1e-4 * regress(p, batch)

    def train_step(params, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        rate = 0.05 * value / (square_norm(grads) + 1e-16)
        return descend(params, grads, rate), value
    return train_step, (params, batch)


@hazard("Adafactor: second moments of rows and columns, and 1e-30, of "
        "gradients of 1e-4", must_hold=True)
def adafactor(r):
    params = {"w": normal(r, 16, 8, std=0.3)}
    state = {"row": jnp.zeros(16), "column": jnp.zeros(8)}
    batch = {"x": normal(r, 32, 16), "y": normal(r, 32, 8)}

    def train_step(params, opt_state, batch):
        value, grads = jax.value_and_grad(lambda p: 1e-4 * mse(
            batch["x"] @ p["w"], batch["y"]))(params)
        square = grads["w"]**2 + 1e-30
        row = 0.9 * opt_state["row"] + 0.1 * square.mean(1)
        column = 0.9 * opt_state["column"] + 0.1 * square.mean(0)
        step = grads["w"] * jax.lax.rsqrt(jnp.outer(row, column) / row.mean())
        step = step / jnp.maximum(1, jnp.sqrt(jnp.mean(step**2)))
        params = {"w": params["w"] - 0.01 * step}
        return params, {"row": row, "column": column}, value
    return train_step, (params, state, batch)
