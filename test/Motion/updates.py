"""Steps that change parameters more than once, or read what they changed.

Each function of KINDS gives a step (state..., batch) -> (state..., loss) and its
first arguments. Rates are small: a single update is below half a unit of f16, so
that it is lost where the next value of a parameter starts anywhere but at the f32
master.
"""
import functools
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
import optax

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Hazards"))
from kinds import mlp, mse, net, normal, tree

RATE = 1e-5
KINDS = {}
stop = jax.lax.stop_gradient


def kind(function):
    KINDS[function.__name__] = function
    return function


def problem():
    r = np.random.default_rng(3)
    return net(r, 16, 32, 4), {"x": normal(r, 16, 16), "y": normal(r, 16, 4)}


def fit(p, b):
    return mse(mlp(p, b["x"]), b["y"])


def descend(p, g, rate=RATE):
    return tree(lambda a, d: a - rate * d, p, g)


def grad(loss):
    return jax.value_and_grad(loss)


def once(loss, parameters, batch, rate=RATE):
    """Plain descent on a loss of parameters and batch."""
    def step(p, b):
        value, g = grad(loss)(p, b)
        return descend(p, g, rate), value
    return step, (parameters, batch)


# ---- several updates of one optimizer in one step


def optimize(optimizer, times=1):
    p, b = problem()

    def step(p, o, b):
        for _ in range(times):
            loss, g = grad(fit)(p, b)
            updates, o = optimizer.update(g, o, p)
            p = optax.apply_updates(p, updates)
        return p, o, loss
    return step, (p, optimizer.init(p), b)


def plain(times):
    p, b = problem()

    def step(p, b):
        for _ in range(times):
            loss, g = grad(fit)(p, b)
            p = descend(p, g)
        return p, loss
    return step, (p, b)


clipped = optax.chain(optax.clip_by_global_norm(0.1), optax.sgd(1e-4, 0.9))
UNROLLED = {"momentum": optax.sgd(RATE, 0.9), "adam": optax.adam(1e-6),
            "adamw": optax.adamw(1e-6), "lion": optax.lion(1e-6),
            "clipped": clipped}
for times in (2, 4):
    KINDS[f"sgd_{times}"] = functools.partial(plain, times)
    for name, optimizer in UNROLLED.items():
        KINDS[f"{name}_{times}"] = functools.partial(optimize, optimizer, times)

ONCE = {
    "lamb": optax.lamb(1e-6),
    "muon": optax.contrib.muon(1e-6),
    "prodigy": optax.contrib.prodigy(1e-3),
    "dog": optax.contrib.dog(1e-3),
    "dadapt_adamw": optax.contrib.dadapt_adamw(1e-3),
    "schedule_free": optax.contrib.schedule_free_sgd(1e-5),
    "sam_in_turns": optax.contrib.sam(
        optax.sgd(1e-5), optax.chain(optax.contrib.normalize(),
                                     optax.sgd(0.05)), sync_period=2),
}
for name, optimizer in ONCE.items():
    KINDS[name] = functools.partial(optimize, optimizer)


# ---- inner updates


@kind
def maml():
    p, b = problem()

    def loss(p, b):
        g = jax.grad(fit)(p, b)
        inner = descend(p, g, 0.05)
        return mse(mlp(inner, b["x"] * 0.9 + 0.1), b["y"])
    return once(loss, p, b)


@kind
def maml_first_order():
    p, b = problem()

    def step(p, b):
        inner = descend(p, jax.grad(fit)(p, b), 0.05)
        loss, g = grad(fit)(inner, b)
        return descend(p, g), loss
    return step, (p, b)


@kind
def sharpness_aware():
    p, b = problem()

    def step(p, b):
        g = jax.grad(fit)(p, b)
        norm = jnp.sqrt(sum(jnp.vdot(x, x) for x in jax.tree.leaves(g)))
        uphill = tree(lambda a, d: a + 0.05 * d / norm, p, g)
        loss, g = grad(fit)(uphill, b)
        return descend(p, g), loss
    return step, (p, b)


@kind
def adversarial_input():
    p, b = problem()

    def step(p, b):
        attack = jax.grad(lambda x: mse(mlp(p, x), b["y"]))(b["x"])
        x = b["x"] + 0.05 * jnp.sign(attack)
        loss, g = grad(lambda p: mse(mlp(p, x), b["y"]))(p)
        return descend(p, g), loss
    return step, (p, b)


@kind
def lookahead():
    p, b = problem()
    slow = tree(lambda a: a * 1.0, p)

    def step(p, slow, b):
        for _ in range(2):
            loss, g = grad(fit)(p, b)
            p = descend(p, g)
        slow = tree(lambda s, f: s + 0.5 * (f - s), slow, p)
        return slow, slow, loss
    return step, (p, slow, b)


@kind
def tied_weights():
    """One pass and no inner one, though the decoder is the encoder's
    derivative."""
    r = np.random.default_rng(3)

    def loss(p, b):
        encoder = p["encoder"]
        return mse(jnp.tanh(b["x"] @ encoder) @ encoder.T, b["x"])
    return once(loss, {"encoder": normal(r, 16, 8, std=0.3)},
                {"x": normal(r, 16, 16)})


# ---- state beside the parameters


@kind
def average_in_its_step():
    p, b = problem()
    average = tree(lambda a: a * 1.0, p)

    def step(p, average, b):
        _, g = grad(fit)(p, b)
        p = descend(p, g)
        average = tree(lambda a, c: 0.999 * a + 0.001 * c, average, p)
        return p, average, fit(average, b)
    return step, (p, average, b)


@kind
def target_network():
    p, b = problem()
    target = tree(lambda a: a * 1.0, p)

    def step(p, target, b):
        wanted = mlp(target, b["x"]) * 0.5 + b["y"]
        loss, g = grad(lambda p: mse(mlp(p, b["x"]), wanted))(p)
        p = descend(p, g)
        target = tree(lambda a, c: a + 0.005 * (c - a), target, p)
        return p, target, loss
    return step, (p, target, b)


# ---- several losses


def adversaries(discriminator_first):
    r = np.random.default_rng(3)
    p = {"g": net(r, 4, 16, 8), "d": net(r, 8, 16, 1)}
    b = {"z": normal(r, 16, 4), "x": normal(r, 16, 8, mean=1.0)}
    softplus = jax.nn.softplus

    def tell(d, g, b):
        fake = mlp(d, mlp(g, b["z"]))
        return jnp.mean(softplus(-mlp(d, b["x"])) + softplus(fake))

    def fool(g, d, b):
        return jnp.mean(softplus(-mlp(d, mlp(g, b["z"]))))

    def step(p, b):
        g, d = p["g"], p["d"]
        if discriminator_first:
            first, move = grad(tell)(d, g, b)
            d = descend(d, move)
        second, move = grad(fool)(g, d, b)
        g = descend(g, move)
        if not discriminator_first:
            first, move = grad(tell)(d, g, b)
            d = descend(d, move)
        return {"g": g, "d": d}, first + second
    return step, (p, b)


KINDS["discriminator_first"] = functools.partial(adversaries, True)
KINDS["generator_first"] = functools.partial(adversaries, False)


@kind
def clipped_critic_5():
    """Five updates of a critic, clipped, before one of what it judges."""
    r = np.random.default_rng(3)
    p = {"g": net(r, 4, 16, 8), "d": net(r, 8, 16, 1)}
    b = {"z": normal(r, 16, 4), "x": normal(r, 16, 8, mean=1.0)}

    def judge(d, g, b):
        return jnp.mean(mlp(d, mlp(g, b["z"]))) - jnp.mean(mlp(d, b["x"]))

    def step(p, b):
        g, d = p["g"], p["d"]
        for _ in range(5):
            first, move = grad(judge)(d, g, b)
            d = tree(lambda a: jnp.clip(a, -0.5, 0.5), descend(d, move))
        second, move = grad(lambda g: -jnp.mean(mlp(d, mlp(g, b["z"]))))(g)
        return {"g": descend(g, move), "d": d}, first
    return step, (p, b)


@kind
def policy_epochs():
    r = np.random.default_rng(3)
    p = net(r, 8, 32, 4)
    b = {"x": normal(r, 32, 8), "advantage": normal(r, 32),
         "action": jnp.asarray(r.integers(0, 4, 32))}

    def log_p(p, b):
        rows = jax.nn.log_softmax(mlp(p, b["x"]))
        return jnp.take_along_axis(rows, b["action"][:, None], 1)[:, 0]

    def step(p, b):
        old = log_p(p, b)

        def loss(p):
            ratio = jnp.exp(log_p(p, b) - old)
            near = jnp.clip(ratio, 0.8, 1.2)
            return -jnp.mean(jnp.minimum(ratio * b["advantage"],
                                         near * b["advantage"]))
        for _ in range(3):
            value, g = grad(loss)(p)
            p = descend(p, g)
        return p, value
    return step, (p, b)


@kind
def codebook():
    r = np.random.default_rng(3)
    p = {"e": net(r, 8, 16, 4), "d": net(r, 4, 16, 8), "code": normal(r, 16, 4)}

    def loss(p, b):
        z = mlp(p["e"], b["x"])
        far = ((z[:, None] - p["code"][None]) ** 2).sum(-1)
        q = p["code"][far.argmin(1)]
        made = mlp(p["d"], z + stop(q - z))
        return mse(made, b["x"]) + mse(q, stop(z)) + 0.25 * mse(z, stop(q))
    return once(loss, p, {"x": normal(r, 32, 8)})


@kind
def skip_gram():
    r = np.random.default_rng(3)
    p = {"in": normal(r, 50, 16), "out": normal(r, 50, 16)}
    b = {"word": jnp.asarray(r.integers(0, 50, 32)),
         "near": jnp.asarray(r.integers(0, 50, 32)),
         "noise": jnp.asarray(r.integers(0, 50, (32, 5)))}

    def loss(p, b):
        word, near = p["in"][b["word"]], p["out"][b["near"]]
        noise = jnp.einsum("bkd,bd->bk", p["out"][b["noise"]], word)
        right = jax.nn.log_sigmoid((near * word).sum(-1))
        return -jnp.mean(right + jax.nn.log_sigmoid(-noise).sum(-1))
    return once(loss, p, b)


@kind
def gradient_penalty():
    p, b = problem()

    def loss(p, b):
        slope = jax.grad(lambda x: mse(mlp(p, x), b["y"]))(b["x"])
        return fit(p, b) + 0.1 * jnp.mean(slope ** 2)
    return once(loss, p, b)


# ---- parameters that are more than moved


def orthogonal(w):
    """Newton-Schulz: the orthogonal matrix nearest to `w`, nearly."""
    w = w / jnp.linalg.norm(w) * len(w)**0.5
    for _ in range(4):
        w = 1.5 * w - 0.5 * w @ w.T @ w
    return w


@kind
def orthogonal_2():
    """Two updates on the manifold of orthogonal matrices: the gradient is
    projected on its tangent, and the matrix brought back."""
    p, b = problem()
    r = np.random.default_rng(4)
    p["turn"] = jnp.asarray(np.linalg.qr(r.normal(size=(16, 16)))[0],
                            jnp.float32)

    def step(p, b):
        for _ in range(2):
            loss, g = grad(lambda p: mse(mlp(
                {k: v for k, v in p.items() if k != "turn"},
                b["x"] @ p["turn"]), b["y"]))(p)
            w, d = p["turn"], g["turn"]
            along = w.T @ d
            p = descend(p, g) | {"turn": orthogonal(
                w - RATE * (d - w @ (along + along.T) / 2))}
        return p, loss
    return step, (p, b)


@kind
def multiplier_2():
    """Beside what is trained a multiplier that the violation itself moves."""
    p, b = problem()
    p = {"net": p, "multiplier": jnp.full(4, 0.1, jnp.float32)}

    def step(p, b):
        def loss(p):
            violation = jnp.mean(jnp.tanh(mlp(p["net"], b["x"])))
            return fit(p["net"], b) + p["multiplier"].mean() * violation, \
                violation
        for _ in range(2):
            (value, violation), g = jax.value_and_grad(loss, has_aux=True)(p)
            p = {"net": descend(p["net"], g["net"]),
                 "multiplier": p["multiplier"] + RATE * violation}
        return p, value
    return step, (p, b)


# ---- what the author does in f16


@kind
def computed_in_f16():
    p, b = problem()

    def loss(p, b):
        half = tree(lambda a: a.astype(jnp.float16), p)
        made = mlp(half, b["x"].astype(jnp.float16))
        return mse(made.astype(jnp.float32), b["y"])
    return once(loss, p, b)


@kind
def scaled_by_the_author():
    p, b = problem()

    def step(p, b):
        loss, g = grad(lambda p: 1024 * fit(p, b))(p)
        return descend(p, tree(lambda a: a / 1024, g)), loss / 1024
    return step, (p, b)


# ---- a step that is given no batch


@kind
def closes_over_its_batch():
    p, b = problem()
    return once(lambda p, _: fit(p, b), p, {})


@kind
def draws_its_batch():
    p, b = problem()

    def step(p, key, _):
        key, now = jax.random.split(key)
        noise = jax.random.normal(now, b["x"].shape)
        drawn = {"x": noise, "y": jnp.tanh(noise[:, :b["y"].shape[1]])}
        loss, g = grad(lambda p: fit(p, drawn))(p)
        return descend(p, g), key, loss
    return step, (p, jax.random.key_data(jax.random.key(0)), {})
