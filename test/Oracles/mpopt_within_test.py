"""Steps within steps, curvature, experts, splines: what else a step multiplies.

Gradients that the step goes on with itself, momenta over their norm, tokens
that a one-hot brings to their experts, bases of splines that a mask bounds.
They train as in FP32, and bf16, which has the range of FP32, multiplies nearly
all of it. Needs jax and optax.
"""

import unittest

from training import X, Y, Cases, LoopCase, draw, find_share, optimized

import jax
import jax.numpy as jnp
import optax

CASES = Cases()
case = CASES.add
# Of the FLOPs of products, in percent, where it is not 95: in f16 gradients that
# no loss scale reaches are f32, and what nobody bounds.
LEAST = {("a_step_within", "f16"): 25, ("curvature_along_noise", "f16"): 55,
         ("experts_by_one_hots", "f16"): 45,
         ("experts_of_the_batch", "f16"): 20, ("splines", "f16"): 10}
NETWORK = {"w1": draw(16, 32), "b1": jnp.zeros(32), "w2": draw(32, 32),
           "b2": jnp.zeros(32), "w3": draw(32, 4)}


def loss_of(p, x, y):
    x = jax.nn.gelu(x @ p["w1"] + p["b1"])
    x = jax.nn.gelu(x @ p["w2"] + p["b2"])
    return jnp.mean((x @ p["w3"] - y) ** 2)


@case
def a_step_within():
    """MAML: the gradient of what two steps of gradient descent come to."""
    def task(p, x, y):
        for _ in range(2):
            grads = jax.grad(loss_of)(p, x, y)
            p = jax.tree.map(lambda p, g: p - 0.05 * g, p, grads)
        return loss_of(p, x, y)
    return optimized(NETWORK, lambda p, key, x, y: jnp.mean(jax.vmap(
        task, (None, 0, 0))(p, x.reshape(2, 16, 16), y.reshape(2, 16, 4))),
        (X, Y))


@case
def curvature_along_noise():
    """Sophia: the diagonal of the Hessian, by a product with noise."""
    def step(p, m, h, key, x, y):
        key, own = jax.random.split(key)
        loss, grads = jax.value_and_grad(loss_of)(p, x, y)
        noise = jax.tree.map(lambda p: jax.random.normal(own, p.shape), p)
        bent = jax.jvp(lambda p: jax.grad(loss_of)(p, x, y), (p,), (noise,))[1]
        h = jax.tree.map(lambda h, u, b: 0.9 * h + 0.1 * u * b, h, noise, bent)
        m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, m, grads)
        p = jax.tree.map(lambda p, m, h: p - 3e-3 * jnp.clip(
            m / jnp.maximum(0.05 * h, 1e-12), -1, 1), p, m, h)
        return (p, m, h, key), loss
    zero = jax.tree.map(jnp.zeros_like, NETWORK)
    return step, (NETWORK, zero, zero, jax.random.key(0)), (X, Y)


@case
def momenta_made_orthogonal():
    """Muon: five steps of Newton-Schulz on a momentum over its norm."""
    def orthogonal(m):
        turns = m.shape[0] > m.shape[1]
        x = m.T if turns else m
        x = x / (jnp.linalg.norm(x) + 1e-7)
        for _ in range(5):
            a = x @ x.T
            x = 3.4445 * x + (-4.7750 * a + 2.0315 * a @ a) @ x
        return x.T if turns else x

    def step(p, m, x, y):
        loss, grads = jax.value_and_grad(loss_of)(p, x, y)
        m = jax.tree.map(lambda m, g: 0.9 * m + g, m, grads)
        p = jax.tree.map(lambda p, m, g: p - 0.02 * (orthogonal(
            g + 0.9 * m) if p.ndim == 2 else m), p, m, grads)
        return (p, m), loss
    return step, (NETWORK, jax.tree.map(jnp.zeros_like, NETWORK)), (X, Y)


def experts(embeds):
    """A one-hot of expert and place brings each token there, and back."""
    experts, places = 4, 16

    def loss(p, key, x, y):
        x = x @ p["in"] if embeds else x
        gates = jax.nn.softmax(x @ p["gate"])
        hot = jax.nn.one_hot(jnp.argmax(gates, -1), experts)
        at = jnp.cumsum(hot, 0) * hot
        hot = hot * (at <= places)
        place = jax.nn.one_hot((at.sum(-1) - 1).astype(jnp.int32), places)
        sent = hot[..., None] * place[:, None]
        back = jnp.sum(gates * hot, -1)[:, None, None] * sent
        h = jnp.einsum("nec,nd->ecd", sent, x)
        h = jax.nn.relu(jnp.einsum("ecd,edf->ecf", h, p["w1"]))
        h = jnp.einsum("ecf,efd->ecd", h, p["w2"])
        x = x + jnp.einsum("nec,ecd->nd", back, h)
        return jnp.mean((x @ p["o"] - y) ** 2)
    return optimized(
        {"in": draw(16, 16), "gate": draw(16, experts),
         "w1": draw(experts, 16, 32), "w2": draw(experts, 32, 16),
         "o": draw(16, 4)}, loss, (X, Y))


@case
def experts_by_one_hots():
    return experts(embeds=True)


@case
def experts_of_the_batch():
    return experts(embeds=False)


@case
def splines():
    """A KAN: each weight is a cubic spline over a grid."""
    def basis(x):
        t = jnp.linspace(-2.0, 2.0, 12)
        x = x[..., None]
        b = ((x >= t[:-1]) & (x < t[1:])).astype(x.dtype)
        for k in range(1, 4):
            b = ((x - t[:-k - 1]) / (t[k:-1] - t[:-k - 1]) * b[..., :-1] +
                 (t[k + 1:] - x) / (t[k + 1:] - t[1:-k]) * b[..., 1:])
        return b

    def loss(p, key, x, y):
        for layer in p:
            x = jax.nn.silu(x) @ layer["w"] + jnp.einsum(
                "nig,igo->no", basis(x), layer["c"])
        return jnp.mean((x - y) ** 2)
    return optimized([{"w": draw(m, n), "c": draw(m, 8, n, size=0.1)}
                      for m, n in ((16, 16), (16, 4))], loss, (X, Y))


class Within(LoopCase):
    def test_they_train(self):
        def judge(name, dtype, mixed, said):
            self.assertGreaterEqual(find_share(mixed),
                                    LEAST.get((name, dtype), 95))
        self.check_all(CASES, judge)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
