"""Losses of papers, in loops as their authors write them.

Views that are compared, codes that are looked up, flows, fields, rendering,
policies, fixed points: all train as in FP32, in f16 with a loss scale and in
bf16, and most read nearly all products in 16 bits. Needs jax and optax.
"""

import unittest

from training import (PARAMETERS, RANDOM, X, XS, Y, YS, Cases, LoopCase, draw,
                      find_share, mse, optimized)

import jax
import jax.numpy as jnp
import optax

CASES = Cases()
case = CASES.add
# Of the FLOPs of products, in percent, where it is not 90: second derivatives
# are of any size, and so are f16 gradients behind 1e-10 and 1e-12.
LEAST = {"an_equation_of_second_order": 80, "light_along_rays": 45,
         ("probabilities_by_hand", "f16"): 45}
LABELS = jnp.asarray(RANDOM.integers(0, 4, 32))


def network(p, x):
    return jnp.tanh(x @ p["w1"] + p["b1"]) @ p["w2"]


def views(p, key, x):
    """Of two noisy copies of the batch."""
    return [network(p, x + 0.1 * jax.random.normal(own, x.shape))
            for own in jax.random.split(key)]


def cross_entropy(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits,
                                                           labels).mean()


def standardized(z):
    return (z - z.mean(0)) / (z.std(0) + 1e-5)


# ---- views


@case
def redundancy_of_two_views():
    def loss(p, key, x):
        one, two = map(standardized, views(p, key, x))
        c = one.T @ two / len(x)
        on = jnp.diag(c)
        return jnp.sum((1 - on) ** 2) + 0.005 * (jnp.sum(c ** 2) -
                                                 jnp.sum(on ** 2))
    return optimized(PARAMETERS | {"w2": draw(32, 16)}, loss, (X,))


@case
def variance_and_covariance():
    def loss(p, key, x):
        one, two = views(p, key, x)

        def spread(z):
            z = z - z.mean(0)
            c = z.T @ z / (len(z) - 1)
            hinge = jax.nn.relu(1 - jnp.sqrt(z.var(0) + 1e-4)).mean()
            off = jnp.sum(c ** 2) - jnp.sum(jnp.diag(c) ** 2)
            return hinge + off / c.shape[0]
        return jnp.mean((one - two) ** 2) + spread(one) + spread(two)
    return optimized(PARAMETERS | {"w2": draw(32, 16)}, loss, (X,))


@case
def cosines_over_a_temperature():
    def loss(p, key, x):
        z = jnp.concatenate(views(p, key, x))
        z = z / jnp.linalg.norm(z, axis=1, keepdims=True)
        logits = z @ z.T / 0.2 - 1e9 * jnp.eye(len(z))
        return cross_entropy(logits, jnp.roll(jnp.arange(len(z)), len(x)))
    return optimized(PARAMETERS | {"w2": draw(32, 16)}, loss, (X,))


@case
def the_hardest_negative():
    def loss(p, key, x, labels):
        z = network(p, x)
        d = jnp.sum((z[:, None] - z[None]) ** 2, -1)
        same = labels[:, None] == labels[None]
        far = jnp.max(jnp.where(same, d, 0), 1)
        near = jnp.min(jnp.where(same, 1e6, d), 1)
        return jnp.mean(jax.nn.relu(far - near + 0.5))
    return optimized(PARAMETERS, loss, (X, LABELS))


@case
def a_teacher_of_the_same_kind():
    teacher = {name: draw(*value.shape) for name, value in PARAMETERS.items()}

    def loss(p, key, teacher, x, labels):
        soft = jax.nn.log_softmax(network(teacher, x) / 2)
        z = network(p, x)
        return cross_entropy(z, labels) + 4 * jnp.mean(jnp.sum(
            jnp.exp(soft) * (soft - jax.nn.log_softmax(z / 2)), -1))
    return optimized(PARAMETERS, loss, (teacher, X, LABELS))


# ---- codes, flows, fields


@case
def codes_that_are_looked_up():
    def loss(p, key, x):
        z = jnp.tanh(x @ p["w1"] + p["b1"]) @ p["w2"]
        d = jnp.sum(z ** 2, 1)[:, None] - 2 * z @ p["codes"].T + jnp.sum(
            p["codes"] ** 2, 1)
        q = p["codes"][jnp.argmin(d, 1)]
        stop = jax.lax.stop_gradient
        out = (z + stop(q - z)) @ p["out"]
        return jnp.mean((out - x) ** 2) + jnp.mean((stop(z) - q) ** 2) + \
            0.25 * jnp.mean((z - stop(q)) ** 2)
    return optimized(PARAMETERS | {"codes": draw(32, 4), "out": draw(4, 16)},
                     loss, (X,))


@case
def codes_that_an_index_finds():
    def loss(p, key, x):
        z = network(p, x)
        apart = jnp.sum((z[:, None] - p["codes"]) ** 2, -1)
        near, at = jax.lax.approx_min_k(apart, 3)
        best = jax.lax.approx_max_k(z @ p["codes"].T, 4)[0]
        return near.mean() + jnp.mean((z - p["codes"][at[:, 0]]) ** 2) + \
            jax.nn.softplus(-best).mean()
    return optimized(PARAMETERS | {"w2": draw(32, 16), "codes": draw(24, 16)},
                     loss, (X,))


@case
def a_flow_of_couplings():
    def loss(p, key, x):
        change = 0.0
        for layer in p:
            one, two = jnp.split(x, 2, 1)
            s, t = jnp.split(network(layer, one), 2, 1)
            s = jnp.tanh(s)
            x = jnp.concatenate([two * jnp.exp(s) + t, one], 1)
            change += s.sum(1)
        return jnp.mean(0.5 * jnp.sum(x ** 2, 1) - change)
    layers = [{"w1": draw(8, 32), "b1": jnp.zeros(32), "w2": draw(32, 16)}
              for _ in range(3)]
    return optimized(layers, loss, (X,))


@case
def a_mixture_of_densities():
    def loss(p, key, x, y):
        h = network(p, x)
        logits, mean, rho = h[:, :3], h[:, 3:6], h[:, 6:]
        spread = jax.nn.softplus(rho) + 1e-2
        likely = -0.5 * ((y[:, :1] - mean) / spread) ** 2 - jnp.log(spread)
        return -jnp.mean(jax.nn.logsumexp(
            jax.nn.log_softmax(logits) + likely, -1))
    return optimized(PARAMETERS | {"w2": draw(32, 9)}, loss, (X, Y))


@case
def waves_that_fit_a_field():
    def loss(p, key, points, values):
        h = jnp.sin(10 * (points @ p["w1"] + p["b1"]))
        h = jnp.sin(h @ p["w"])
        return jnp.mean((h @ p["w2"] - values) ** 2)
    points = jnp.asarray(RANDOM.uniform(-1, 1, (64, 2)), jnp.float32)
    return optimized({"w1": draw(2, 32), "b1": jnp.zeros(32),
                      "w": draw(32, 32), "w2": draw(32, 1)}, loss,
                     (points, jnp.sin(3 * points[:, :1])), optax.adam(1e-3))


@case
def an_equation_of_second_order():
    def loss(p, key, points):
        def u(t):
            return t * (1 - t) * (jnp.tanh(t * p["a"] + p["b"]) @ p["w"] @
                                  p["v"])
        curve = jax.vmap(jax.grad(jax.grad(u)))(points)
        return jnp.mean((curve + jnp.sin(3 * points)) ** 2)
    return optimized({"a": draw(32, size=1), "b": draw(32), "w": draw(32, 32),
                      "v": draw(32)}, loss,
                     (jnp.linspace(0.1, 0.9, 16),), optax.adam(1e-3))


@case
def light_along_rays():
    def loss(p, key, rays, colours):
        t = jnp.linspace(0.1, 1, 8)
        at = rays[:, None] * t[None, :, None]
        waves = jnp.concatenate([f(2.0 ** k * at) for k in range(4)
                                 for f in (jnp.sin, jnp.cos)], -1)
        out = jnp.tanh(waves @ p["w1"] + p["b1"]) @ p["w2"]
        alpha = 1 - jnp.exp(-jax.nn.softplus(out[..., 0]) * 0.1)
        passed = jnp.cumprod(1 - alpha + 1e-10, -1) / (1 - alpha + 1e-10)
        seen = jnp.sum((alpha * passed)[..., None] *
                       jax.nn.sigmoid(out[..., 1:]), 1)
        return jnp.mean((seen - colours) ** 2)
    return optimized({"w1": draw(24, 32), "b1": jnp.zeros(32),
                      "w2": draw(32, 4)}, loss,
                     (draw(32, 3, size=1), jax.nn.sigmoid(Y[:, :3])))


# ---- policies


@case
def a_clipped_ratio():
    def loss(p, key, x, acts, before, gains):
        logits = jax.nn.log_softmax(network(p, x))
        now = jnp.take_along_axis(logits, acts[:, None], 1)[:, 0]
        ratio = jnp.exp(now - before)
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        bonus = -jnp.mean(jnp.sum(jnp.exp(logits) * logits, -1))
        return -jnp.mean(jnp.minimum(ratio * gains, jnp.clip(
            ratio, 0.8, 1.2) * gains)) - 0.01 * bonus
    before = jnp.take_along_axis(jax.nn.log_softmax(network(PARAMETERS, X)),
                                 LABELS[:, None], 1)[:, 0]
    return optimized(PARAMETERS, loss, (X, LABELS, before, Y[:, 0]))


@case
def returns_from_behind():
    def loss(p, key, xs, rewards):
        values = network(p, xs)[..., 0]

        def back(after, now):
            reward, value = now
            after = reward + 0.9 * (0.8 * after + 0.2 * value)
            return after, after
        last = jax.lax.stop_gradient(values[-1])
        _, goals = jax.lax.scan(back, last, (
            rewards[:-1], jax.lax.stop_gradient(values[1:])), reverse=True)
        return jnp.mean((values[:-1] - goals) ** 2)
    return optimized(PARAMETERS, loss, (XS, YS[..., 0]))


@case
def acts_that_are_drawn():
    """Logits that a draw reads are not rounded."""
    def step(p, opt_state, key, x):
        key, own = jax.random.split(key)
        acts = jax.random.categorical(own, network(p, x))
        gains = (acts == jnp.argmax(x[:, :4], 1)).astype(jnp.float32)

        def loss(p):
            logits = jax.nn.log_softmax(network(p, x))
            now = jnp.take_along_axis(logits, acts[:, None], 1)[:, 0]
            return -jnp.mean(now * (gains - gains.mean()))
        grads = jax.grad(loss)(p)
        updates, opt_state = optax.adam(1e-2).update(grads, opt_state, p)
        return (optax.apply_updates(p, updates), opt_state, key), gains.mean()
    return step, (PARAMETERS, optax.adam(1e-2).init(PARAMETERS),
                  jax.random.key(3)), (draw(256, 16, size=1),)


# ---- layers


@case
def a_fixed_point():
    @jax.custom_vjp
    def solve(p, x):
        return jax.lax.fori_loop(0, 12, lambda _, z: turn(p, x, z),
                                 jnp.zeros((32, 32)))

    def turn(p, x, z):
        return jnp.tanh(0.5 * z @ p["w"] + x @ p["w1"])

    def forward(p, x):
        z = solve(p, x)
        return z, (p, x, z)

    def backward(saved, g):
        p, x, z = saved
        _, by_z = jax.vjp(lambda z: turn(p, x, z), z)
        u = jax.lax.fori_loop(0, 12, lambda _, u: g + by_z(u)[0], g)
        return jax.vjp(lambda p, x: turn(p, x, z), p, x)[1](u)
    solve.defvjp(forward, backward)
    return optimized({"w": draw(32, 32, size=0.1), "w1": draw(16, 32),
                      "w2": draw(32, 4)},
                     lambda p, key, x, y: jnp.mean(
                         (solve(p, x) @ p["w2"] - y) ** 2), (X, Y))


@case
def states_that_are_scanned():
    def loss(p, key, xs, ys):
        decay = jax.nn.sigmoid(xs @ p["decay"])
        taken = (1 - decay) * jnp.tanh(xs @ p["w1"])
        _, h = jax.lax.associative_scan(
            lambda a, b: (a[0] * b[0], a[1] * b[0] + b[1]), (decay, taken))
        return jnp.mean((h * jax.nn.silu(xs @ p["gate"]) @ p["w2"] - ys) ** 2)
    return optimized({"decay": draw(16, 32), "w1": draw(16, 32),
                      "gate": draw(16, 32), "w2": draw(32, 4)}, loss, (XS, YS))


@case
def probabilities_by_hand():
    def loss(p, key, x, labels):
        odds = jnp.exp(network(p, x))
        chances = odds / (odds.sum(1, keepdims=True) + 1e-12)
        return -jnp.mean(jnp.log(chances[jnp.arange(len(x)), labels] + 1e-12))
    return optimized(PARAMETERS, loss, (X, LABELS))


class Papers(LoopCase):
    def test_they_train(self):
        def judge(name, dtype, mixed, said):
            share = find_share(mixed)
            self.assertGreaterEqual(share, LEAST.get((name, dtype),
                                                     LEAST.get(name, 90)))
            self.assertNotIn("no loss scale", said)
        self.check_all(CASES, judge)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
