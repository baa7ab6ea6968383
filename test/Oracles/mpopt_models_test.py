"""Models whose steps draw, sample, iterate or sum by segments.

They train as in FP32, in f16 with a loss scale and in bf16, and most read most
of the FLOPs of their products in 16 bits. Needs jax and optax.
"""

import unittest

from training import (RANDOM, X, XS, Y, YS, Cases, LoopCase, draw, find_share,
                      optimized)

import jax
import jax.numpy as jnp
import optax
from jax.experimental import sparse

CASES = Cases()
case = CASES.add
# Of the FLOPs of products, in percent, where it is not 95. What stays f32 there:
# derivatives of an energy by what is sampled, which no loss scale reaches, and
# chains of samples that are state; sums of neighbours and of tokens, of any size;
# inverses of a kernel; in f16 gradients that each round of a loop may make
# larger, by a deviation that is 0.1 at least.
LEAST = {"an_energy_and_langevin_samples": 85, "samples_that_are_kept": 35,
         "a_process_of_gauss": 80, "a_sparse_matrix_of_neighbours": 40,
         "experts_by_one_hots": 10, "a_world_of_latent_states": 85}


def layers(*sizes):
    return [{"w": draw(m, n, size=m ** -0.5), "b": jnp.zeros(n)}
            for m, n in zip(sizes, sizes[1:])]


def run(p, x, act=jax.nn.silu):
    for layer in p[:-1]:
        x = act(x @ layer["w"] + layer["b"])
    return x @ p[-1]["w"] + p[-1]["b"]


# ---- samples


@case
def an_energy_and_langevin_samples():
    """Negatives begin as noise and descend on the energy in the step."""
    def energy(p, x):
        return run(p, x)[..., 0]

    def sample(p, key, shape):
        first, key = jax.random.split(key)

        def turn(carry, key):
            x = carry
            slope = jax.grad(lambda x: energy(p, x).sum())(x)
            x = x - 0.1 * slope + 0.05 * jax.random.normal(key, x.shape)
            return jnp.clip(x, -3, 3), None
        x = jax.random.uniform(first, shape, minval=-1, maxval=1)
        return jax.lax.scan(turn, x, jax.random.split(key, 10))[0]

    def loss(p, key, x):
        low = jax.lax.stop_gradient(sample(p, key, x.shape))
        good, bad = energy(p, x), energy(p, low)
        return good.mean() - bad.mean() + 0.1 * jnp.mean(good ** 2 + bad ** 2)
    return optimized(layers(16, 32, 32, 1), loss, (X,), optax.adam(1e-3))


@case
def samples_that_are_kept():
    """Persistent chains: the negatives of the last step go on."""
    def energy(p, x):
        return run(p, x)[..., 0]
    optimizer = optax.adam(1e-3)

    def step(p, opt_state, chains, key, x):
        key, own = jax.random.split(key)

        def turn(i, x):
            slope = jax.grad(lambda x: energy(p, x).sum())(x)
            noise = jax.random.normal(jax.random.fold_in(own, i), x.shape)
            return jnp.clip(x - 0.1 * slope + 0.05 * noise, -3, 3)
        chains = jax.lax.fori_loop(0, 10, turn, chains)

        def loss(p):
            good, bad = energy(p, x), energy(p, chains)
            return good.mean() - bad.mean() + \
                0.1 * jnp.mean(good ** 2 + bad ** 2)
        value, grads = jax.value_and_grad(loss)(p)
        updates, opt_state = optimizer.update(grads, opt_state)
        return (optax.apply_updates(p, updates), opt_state, chains, key), value
    p = layers(16, 32, 32, 1)
    return step, (p, optimizer.init(p), draw(32, 16, size=1),
                  jax.random.key(0)), (X,)


@case
def a_critic_of_spectral_norm():
    """One round of power iteration a step, whose vectors are carried."""
    def normalized(v):
        return v / (jnp.linalg.norm(v) + 1e-12)

    def spectral(p, us):
        weights, new = [], []
        for layer, u in zip(p, us):
            w = layer["w"]
            v = normalized(jax.lax.stop_gradient(w) @ u)
            u = normalized(v @ jax.lax.stop_gradient(w))
            weights.append({"w": w / (v @ w @ u), "b": layer["b"]})
            new.append(u)
        return weights, new

    def critic(p, us, x):
        p, us = spectral(p, us)
        return run(p, x, jax.nn.leaky_relu)[:, 0], us
    optimizer = optax.adam(2e-3, b1=0.5)

    def step(d, g, d_state, g_state, us, key, x):
        key, one, two = jax.random.split(key, 3)

        def of_critic(d):
            fake = run(g, jax.random.normal(one, (32, 8)), jax.nn.relu)
            on_real, new = critic(d, us, x)
            on_fake, new = critic(d, new, fake)
            return (jax.nn.relu(1 - on_real).mean() +
                    jax.nn.relu(1 + on_fake).mean()), new
        (d_loss, us), grads = jax.value_and_grad(of_critic, has_aux=True)(d)
        updates, d_state = optimizer.update(grads, d_state)
        d = optax.apply_updates(d, updates)

        def of_generator(g):
            fake = run(g, jax.random.normal(two, (32, 8)), jax.nn.relu)
            return -critic(d, us, fake)[0].mean()
        g_loss, grads = jax.value_and_grad(of_generator)(g)
        updates, g_state = optimizer.update(grads, g_state)
        return (d, optax.apply_updates(g, updates), d_state, g_state, us,
                key), {"loss": d_loss, "generator": g_loss}
    d, g = layers(16, 32, 32, 1), layers(8, 32, 16)
    us = [normalized(draw(layer["w"].shape[1], size=1)) for layer in d]
    return step, (d, g, optimizer.init(d), optimizer.init(g), us,
                  jax.random.key(0)), (X,)


@case
def one_network_against_another():
    """The loss of the generator reads noise, and the critic that was moved."""
    optimizer = optax.adam(1e-3)

    def step(d, g, d_state, g_state, key, x):
        key, one, two = jax.random.split(key, 3)

        def of_critic(d):
            fake = run(g, jax.random.normal(one, (32, 8)))
            return (jax.nn.softplus(-run(d, x)).mean() +
                    jax.nn.softplus(run(d, fake)).mean())
        loss, grads = jax.value_and_grad(of_critic)(d)
        updates, d_state = optimizer.update(grads, d_state)
        d = optax.apply_updates(d, updates)

        def of_generator(g):
            fake = run(g, jax.random.normal(two, (32, 8)))
            return jax.nn.softplus(-run(d, fake)).mean()
        updates, g_state = optimizer.update(jax.grad(of_generator)(g), g_state)
        return (d, optax.apply_updates(g, updates), d_state, g_state,
                key), loss
    d, g = layers(16, 32, 32, 1), layers(8, 32, 16)
    return step, (d, g, optimizer.init(d), optimizer.init(g),
                  jax.random.key(0)), (X,)


@case
def noise_of_any_level():
    """Preconditioned: c_skip x + c_out F(c_in x, c_noise)."""
    def loss(p, key, x):
        one, two = jax.random.split(key)
        sigma = jnp.exp(-1.2 + 1.2 * jax.random.normal(one, (len(x), 1)))
        data = 0.5
        noised = x + sigma * jax.random.normal(two, x.shape)
        total = sigma ** 2 + data ** 2
        skip, out = data ** 2 / total, sigma * data / jnp.sqrt(total)
        into, level = 1 / jnp.sqrt(total), jnp.log(sigma) / 4
        clean = skip * noised + out * run(p, jnp.concatenate(
            [into * noised, level], 1))
        weight = total / (sigma * data) ** 2
        return jnp.mean(weight * (clean - x) ** 2)
    return optimized(layers(17, 64, 64, 16), loss, (0.5 * X,))


# ---- worlds


@case
def a_world_of_latent_states():
    """A recurrence, and a state that is drawn of what it makes of each input:
    the model of worlds that policies dream in."""
    def moments(p, x):
        mean, rho = jnp.split(run(p, x), 2, 1)
        return mean, jax.nn.softplus(rho) + 0.1

    def recur(p, h, given):
        reset, update, new = jnp.split(given @ p["in"] + h @ p["h"] + p["b"],
                                       3, 1)
        new = jnp.tanh(jax.nn.sigmoid(reset) * new)
        update = jax.nn.sigmoid(update - 1)
        return update * new + (1 - update) * h

    def loss(p, key, xs, acts, rewards):
        def cell(carry, given):
            h, z = carry
            x, act, key = given
            h = recur(p, h, jnp.concatenate([z, act], 1))
            mean, spread = moments(p["post"], jnp.concatenate([h, x], 1))
            about, other = moments(p["prior"], h)
            z = mean + spread * jax.random.normal(key, mean.shape)
            kl = jnp.log(other / spread) + (
                spread ** 2 + (mean - about) ** 2) / (2 * other ** 2) - 0.5
            return (h, z), (h, z, kl.sum(1))
        first = jnp.zeros((xs.shape[1], 32)), jnp.zeros((xs.shape[1], 8))
        h, z, kl = jax.lax.scan(cell, first, (
            xs, acts, jax.random.split(key, len(xs))))[1]
        seen = jnp.concatenate([h, z], -1)
        return jnp.mean((run(p["decode"], seen) - xs) ** 2) + \
            jnp.mean((run(p["reward"], seen)[..., 0] - rewards) ** 2) + \
            0.1 * jnp.maximum(kl.mean(), 1.0)
    return optimized({
        "in": draw(12, 96), "h": draw(32, 96, size=0.2), "b": jnp.zeros(96),
        "post": layers(48, 32, 16), "prior": layers(32, 32, 16),
        "decode": layers(40, 32, 16), "reward": layers(40, 32, 1)}, loss,
        (XS, jnp.tanh(draw(10, 8, 4)), YS[..., 0]),
        optax.chain(optax.clip_by_global_norm(10.0), optax.adam(1e-3)))


# ---- graphs, experts, kernels


EDGES = jnp.asarray(RANDOM.integers(0, 32, (2, 96)))


@case
def means_over_neighbours():
    def loss(p, key, x, edges, y):
        to, of = edges
        count = jax.ops.segment_sum(jnp.ones(len(to)), to, 32)
        for layer in p["layers"]:
            mean = jax.ops.segment_sum(x[of], to, 32) / jnp.maximum(
                count, 1)[:, None]
            x = jax.nn.relu(x @ layer["own"] + mean @ layer["w"] + layer["b"])
        return jnp.mean((x @ p["out"] - y) ** 2)
    return optimized({"layers": [
        {"own": draw(m, 32), "w": draw(m, 32), "b": jnp.zeros(32)}
        for m in (16, 32, 32)], "out": draw(32, 4)}, loss, (X, EDGES, Y))


@case
def a_sparse_matrix_of_neighbours():
    def loss(p, key, x, weights, at, y):
        graph = sparse.BCOO((weights, at), shape=(32, 32))
        for layer in p["layers"]:
            x = jax.nn.relu(graph @ (x @ layer["w"]) + layer["b"])
        return jnp.mean((x @ p["out"] - y) ** 2)
    at = jnp.unique(EDGES.T, axis=0)
    return optimized({"layers": [
        {"w": draw(m, 32), "b": jnp.zeros(32)} for m in (16, 32, 32)],
        "out": draw(32, 4)}, loss, (X, jnp.full(len(at), 1 / 3), at, Y))


@case
def a_process_of_gauss():
    """Deep kernel learning: a network, then the likelihood of a process."""
    def loss(p, key, x, y):
        z = run(p["net"], x)
        scale, noise = jnp.exp(p["scale"]), jnp.exp(p["noise"])
        d = jnp.sum((z[:, None] - z[None]) ** 2, -1)
        k = scale * jnp.exp(-0.5 * d) + (noise + 1e-4) * jnp.eye(len(x))
        root = jnp.linalg.cholesky(k)
        alpha = jax.scipy.linalg.cho_solve((root, True), y)
        return (0.5 * y @ alpha + jnp.log(jnp.diag(root)).sum()) / len(x)
    return optimized({"net": layers(16, 32, 32, 4), "scale": jnp.zeros(()),
                      "noise": jnp.asarray(-1.0)}, loss, (X, Y[:, 0]))


@case
def experts_by_one_hots():
    """Switch: one-hots dispatch the tokens and combine what experts make."""
    def loss(p, key, x, y):
        odds = jax.nn.softmax(x @ p["gate"])
        best = jnp.argmax(odds, 1)
        hot = jax.nn.one_hot(best, 4)
        place = jnp.cumsum(hot, 0) * hot - 1
        dispatch = jax.nn.one_hot(place.max(1), 16)[:, None] * hot[..., None]
        combine = dispatch * odds.max(1)[:, None, None]
        given = jnp.einsum("nec,nd->ecd", dispatch, x)
        h = jax.nn.relu(jnp.einsum("ecd,edh->ech", given, p["w1"]))
        made = jnp.einsum("ech,eho->eco", h, p["w2"])
        out = jnp.einsum("nec,eco->no", combine, made)
        balance = 4 * jnp.sum(hot.mean(0) * odds.mean(0))
        return jnp.mean((out - y) ** 2) + 0.01 * balance
    return optimized({"gate": draw(16, 4), "w1": draw(4, 16, 32),
                      "w2": draw(4, 32, 4)}, loss, (X, Y))


@case
def weights_that_are_drawn():
    def loss(p, key, x, y):
        far = 0.0
        for i, layer in enumerate(p):
            sigma = jax.nn.softplus(layer["rho"])
            x = x @ (layer["w"] + sigma * jax.random.normal(
                jax.random.fold_in(key, i), sigma.shape))
            x = jax.nn.relu(x) if i < 2 else x
            far += jnp.sum((sigma ** 2 + layer["w"] ** 2) / 2 - jnp.log(sigma))
        return jnp.mean((x - y) ** 2) + 1e-4 * far
    return optimized([{"w": layer["w"], "rho": jnp.full_like(layer["w"], -4)}
                      for layer in layers(16, 32, 32, 4)], loss, (X, Y))


@case
def a_generator_that_keeps_statistics():
    optimizer = optax.adam(1e-3, b1=0.5)

    def make(p, seen, z):
        h = z @ p["in"]
        mean, spread = h.mean(0), h.var(0)
        seen = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, seen,
                            (mean, spread))
        h = (h - mean) / jnp.sqrt(spread + 1e-5) * p["scale"] + p["shift"]
        return jnp.tanh(run(p["out"], jax.nn.relu(h))), seen

    def step(judge, p, seen, one, two, key, x):
        key, own = jax.random.split(key)
        z = jax.random.normal(own, (32, 8))
        fake, seen = make(p, seen, z)
        first, grads = jax.value_and_grad(lambda judge: jnp.mean(
            jax.nn.softplus(run(judge, fake)) +
            jax.nn.softplus(-run(judge, x))))(judge)
        updates, one = optimizer.update(grads, one)
        judge = optax.apply_updates(judge, updates)
        second, grads = jax.value_and_grad(lambda p: jnp.mean(
            jax.nn.softplus(-run(judge, make(p, seen, z)[0]))))(p)
        updates, two = optimizer.update(grads, two)
        return (judge, optax.apply_updates(p, updates), seen, one, two,
                key), first + second
    judge = layers(16, 32, 1)
    p = {"in": draw(8, 32), "scale": jnp.ones(32), "shift": jnp.zeros(32),
         "out": layers(32, 32, 16)}
    return step, (judge, p, (jnp.zeros(32), jnp.ones(32)),
                  optimizer.init(judge), optimizer.init(p),
                  jax.random.key(0)), (X,)


# ---- norms


@jax.custom_vjp
def normalise(x, gain, shift):
    return normalise_forward(x, gain, shift)[0]


def normalise_forward(x, gain, shift):
    mean = x.mean((0, 1, 2))
    inverse = jax.lax.rsqrt(((x - mean) ** 2).mean((0, 1, 2)) + 1e-5)
    return (x - mean) * (inverse * gain) + shift, (x - mean, inverse, gain)


def normalise_backward(kept, grad):
    """With the square of the inverse deviation, as PyTorch has it."""
    far, inverse, gain = kept
    count = far.size // far.shape[-1]
    along = (grad * far).sum((0, 1, 2))
    all_of_it = grad.sum((0, 1, 2))
    back = grad - far * (along / count * (inverse * inverse))
    return ((back - all_of_it / count) * (inverse * gain), along * inverse,
            all_of_it)


normalise.defvjp(normalise_forward, normalise_backward)


@case
def many_batch_norms_by_hand():
    def loss(p, key, x, y):
        for layer in p["layers"]:
            x = jax.lax.conv_general_dilated(
                x, layer["w"], (1, 1), "SAME",
                dimension_numbers=("NHWC", "HWIO", "NHWC"))
            x = jax.nn.relu(normalise(x, layer["gain"], layer["shift"]))
        return jnp.mean((x.mean((1, 2)) @ p["out"] - y) ** 2)
    return optimized(
        {"layers": [{"w": draw(3, 3, 8, 8, size=0.12), "gain": jnp.ones(8),
                     "shift": jnp.zeros(8)} for _ in range(10)],
         "out": draw(8, 4)}, loss, (draw(32, 6, 6, 8, size=1), Y))


class Models(LoopCase):
    def test_they_train(self):
        def judge(name, dtype, mixed, said):
            share = find_share(mixed)
            self.assertGreaterEqual(share, LEAST.get(name, 95))
        self.check_all(CASES, judge)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
