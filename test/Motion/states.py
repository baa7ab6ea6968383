"""Steps whose state is more than parameters and moments, or whose parameters move
by something else than the gradient of this step, scaled by us.

They add to KINDS of updates.py, and are of its form.
"""
import functools

import jax
import jax.numpy as jnp
import numpy as np

from kinds import mlp, mse, net, normal, tree
from updates import KINDS, descend, fit, grad, kind, problem, stop

KEY = jnp.asarray([0, 1], jnp.uint32)


# ---- state that keeps something of the batch


@kind
def mixture_beside():
    """Expectation maximization of a running mixture, whose likelihood is told,
    beside descent."""
    p, b = problem()
    mean = normal(np.random.default_rng(5), 3, 16)

    def step(st, b):
        mean, weight, p = st
        loss, g = grad(fit)(p, b)
        far = jnp.log(weight) - 0.5 * (
            (b["x"][:, None] - mean[None]) ** 2).sum(-1)
        loss = loss - 1e-3 * jax.nn.logsumexp(far, axis=-1).mean()
        share = jax.nn.softmax(far, axis=-1)
        count = share.sum(0)
        mean = 0.9 * mean + 0.1 * (share.T @ b["x"]) / count[:, None]
        weight = 0.9 * weight + 0.1 * count / len(share)
        return (mean, weight, descend(p, g)), loss
    return step, ((mean, jnp.ones(3) / 3, p), b)


def twin_networks():
    r = np.random.default_rng(5)
    p = net(r, 16, 32, 8)
    return r, p, tree(lambda a: a * 1.0, p), {"x": normal(r, 16, 16),
                                              "y": normal(r, 16, 16)}


def follow(teacher, p):
    return tree(lambda a, c: 0.99 * a + 0.01 * c, teacher, p)


@kind
def center_of_a_teacher():
    _, p, teacher, b = twin_networks()

    def step(st, b):
        center, p, teacher = st
        goal = stop(jax.nn.softmax((mlp(teacher, b["x"]) - center) / 0.2))

        def loss(p):
            rows = jax.nn.log_softmax(mlp(p, b["y"]) / 0.5)
            return -(goal * rows).sum(-1).mean()
        value, g = grad(loss)(p)
        p = descend(p, g)
        teacher = follow(teacher, p)
        center = 0.9 * center + 0.1 * mlp(teacher, b["x"]).mean(
            0, keepdims=True)
        return (center, p, teacher), value
    return step, ((jnp.zeros((1, 8)), p, teacher), b)


@kind
def queue_of_keys():
    r, p, teacher, b = twin_networks()

    def unit(z):
        return z * jax.lax.rsqrt((z * z).sum(-1, keepdims=True) + 1e-6)

    def step(p, teacher, queue, at, b):
        keys = stop(unit(mlp(teacher, b["y"])))

        def loss(p):
            z = unit(mlp(p, b["x"]))
            own = (z * keys).sum(-1, keepdims=True)
            logits = jnp.concatenate([own, z @ queue.T], 1) / 0.5
            return -jax.nn.log_softmax(logits)[:, 0].mean()
        value, g = grad(loss)(p)
        p = descend(p, g)
        queue = jax.lax.dynamic_update_slice(queue, keys, (at, 0))
        return p, follow(teacher, p), queue, (at + 16) % 64, value
    return step, (p, teacher, unit(normal(r, 64, 8)), jnp.int32(0), b)


@kind
def memory_of_examples():
    p, b = problem()
    r = np.random.default_rng(5)
    memory = {"x": normal(r, 64, 16), "y": normal(r, 64, 4)}

    def step(p, memory, at, b):
        memory = tree(lambda m, new: jax.lax.dynamic_update_slice(
            m, new, (at, 0)), memory, b)
        loss, g = grad(fit)(p, memory)
        return descend(p, g), memory, (at + 16) % 64, loss
    return step, (p, memory, jnp.int32(0), b)


@kind
def gradients_of_two_steps_before():
    p, b = problem()
    none = tree(jnp.zeros_like, p)

    def step(p, last, before, b):
        loss, g = grad(fit)(p, b)
        return descend(p, before), g, last, loss
    return step, (p, none, none, b)


# ---- updates that are solved for


@kind
def gauss_newton():
    p, b = problem()

    def step(p, b):
        loss, g = grad(fit)(p, b)
        apply = lambda q: mlp(q, b["x"])

        def multiply(v):
            _, moved = jax.jvp(apply, (p,), (v,))
            back = jax.vjp(apply, p)[1](moved * 2 / moved.size)[0]
            return tree(lambda a, c: a + 0.1 * c, back, v)
        move, _ = jax.scipy.sparse.linalg.cg(multiply, g, maxiter=5)
        return descend(p, move), loss
    return step, (p, b)


@kind
def newton():
    p, b = problem()

    def step(p, b):
        loss, g = grad(fit)(p, b)

        def multiply(v):
            bent = jax.jvp(lambda q: jax.grad(fit)(q, b), (p,), (v,))[1]
            return tree(lambda a, c: a + 0.5 * c, bent, v)
        move, _ = jax.scipy.sparse.linalg.cg(multiply, g, maxiter=5)
        return descend(p, move), loss
    return step, (p, b)


def inverse_root(a, times):
    """a^(-1/2), or of that again, by the coupled iteration of Newton and
    Schulz."""
    eye = jnp.eye(len(a))
    for _ in range(times):
        size = jnp.sqrt((a * a).sum())
        y, z = a / size, eye
        for _ in range(12):
            t = 1.5 * eye - 0.5 * z @ y
            y, z = y @ t, t @ z
        a, root = y * jnp.sqrt(size), z / jnp.sqrt(size)
    return root


@kind
def shampoo():
    p, b = problem()
    eye = lambda n: 1e-3 * jnp.eye(n)
    sums = {k: {"l": eye(p[k]["w"].shape[0]), "r": eye(p[k]["w"].shape[1])}
            for k in p}

    def step(p, sums, b):
        loss, g = grad(fit)(p, b)
        moves = {}
        for k in p:
            w, s = g[k]["w"], sums[k]
            s = {"l": s["l"] + w @ w.T, "r": s["r"] + w.T @ w}
            sums = sums | {k: s}
            moves[k] = {"b": g[k]["b"], "w": inverse_root(s["l"], 2) @ w @
                        inverse_root(s["r"], 2)}
        return descend(p, moves), sums, loss
    return step, (p, sums, b)


# ---- what no derivative moves


def draw(key, p):
    leaves, form = jax.tree.flatten(p)
    keys = jax.random.split(key, len(leaves))
    return form.unflatten([jax.random.normal(k, leaf.shape)
                           for k, leaf in zip(keys, leaves)])


@kind
def evolution_strategy():
    p, b = problem()

    def step(p, key, b):
        key, now = jax.random.split(key)

        def sample(k):
            noise = draw(k, p)
            up, down = (tree(lambda a, e: a + s * e, p, noise)
                        for s in (0.1, -0.1))
            return noise, fit(up, b) - fit(down, b)
        noise, far = jax.vmap(sample)(jax.random.split(now, 8))
        g = tree(lambda e: jnp.tensordot(far, e, 1) / 1.6, noise)
        return descend(p, g), key, fit(p, b)
    return step, (p, KEY, b)


@kind
def forward_gradient():
    p, b = problem()

    def step(p, key, b):
        key, now = jax.random.split(key)
        along = draw(now, p)
        loss, slope = jax.jvp(lambda q: fit(q, b), (p,), (along,))
        return descend(p, tree(lambda e: slope * e, along)), key, loss
    return step, (p, KEY, b)


@kind
def contrastive_divergence():
    r = np.random.default_rng(5)
    p = {"w": normal(r, 16, 32, std=0.1), "v": jnp.zeros(16),
         "h": jnp.zeros(32)}
    b = {"x": (normal(r, 64, 16) > 0).astype(jnp.float32)}

    def step(p, b):
        up = lambda v: jax.nn.sigmoid(v @ p["w"] + p["h"])
        first = up(b["x"])
        made = jax.nn.sigmoid(first @ p["w"].T + p["v"])
        second = up(made)
        far = b["x"] - made
        g = {"w": (made.T @ second - b["x"].T @ first) / 64,
             "v": -far.mean(0), "h": (second - first).mean(0)}
        return descend(p, g), (far ** 2).mean()
    return step, (p, b)


@kind
def online_k_means():
    r = np.random.default_rng(5)

    def step(p, count, b):
        far = ((b["x"][:, None] - p[None]) ** 2).sum(-1)
        hot = jax.nn.one_hot(far.argmin(1), 8)
        n = hot.sum(0)
        count = count + n
        p = p + (hot.T @ b["x"] - n[:, None] * p) / count[:, None]
        return p, count, far.min(1).mean()
    return step, (normal(r, 8, 16), jnp.ones(8), {"x": normal(r, 64, 16)})


# ---- what the author scales


@kind
def second_pass_scaled_by_the_author():
    p, b = problem()

    def step(p, b):
        g = jax.grad(fit)(p, b)
        norm = jnp.sqrt(sum(jnp.vdot(x, x) for x in jax.tree.leaves(g)))
        uphill = tree(lambda a, d: a + 0.05 * d / norm, p, g)
        loss, g = grad(lambda p: 1024 * fit(p, b))(uphill)
        return descend(p, tree(lambda a: a / 1024, g)), loss / 1024
    return step, (p, b)


def folded(into_mean):
    p, b = problem()

    def loss(p):
        far = mlp(p, b["x"]) - b["y"]
        return jnp.sum(far ** 2) * (1024 / far.size) if into_mean else \
            1024 * mse(mlp(p, b["x"]), b["y"])

    def step(p, b):
        value, g = grad(loss)(p)
        rate = 1e-5 if into_mean else 1e-5 / 1024
        if into_mean:
            g = tree(lambda a: a / 1024, g)
        return descend(p, g, rate), value / 1024
    return step, (p, b)


KINDS["folded_into_a_mean"] = functools.partial(folded, True)
KINDS["folded_into_a_rate"] = functools.partial(folded, False)
