"""Models and optimizers as papers and libraries write them.

Derivatives by hand, dynamic programs, experts, quantisation, images as they
come from a file, optimizers that wrap others: all train as in FP32, in f16 with
a loss scale, and with nearly all products in 16 bits. Needs jax and optax.
"""

import unittest

from training import (PARAMETERS, RANDOM, X, XS, Y, YS, Cases, LoopCase,
                      descend, draw, find_share, mse)

import jax
import jax.numpy as jnp
import optax

CASES = Cases()
case = CASES.add
# Of the FLOPs of products, in percent, where it is not 90: gradients of
# examples are weighed by their norms, and a reference is a batch of weights.
LEAST = {"gradients_of_each_example": 65, "preferences_beside_a_reference": 75}
LABELS = jnp.asarray(RANDOM.integers(0, 4, 32))


def optimized(params, loss=mse, batch=(X, Y), optimizer=optax.adam(1e-2)):
    def step(params, opt_state, *batch):
        value, grads = jax.value_and_grad(loss)(params, *batch)
        updates, opt_state = optimizer.update(grads, opt_state, params)
        return (optax.apply_updates(params, updates), opt_state), value
    return step, (params, optimizer.init(params)), batch


def hidden(p, x):
    return jnp.tanh(x @ p["w1"] + p["b1"])


def cross_entropy(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits,
                                                           labels).mean()


# ---- optimizers


@case
def groups_of_which_one_is_frozen():
    return optimized(PARAMETERS, optimizer=optax.multi_transform(
        {"moved": optax.adam(1e-2), "still": optax.set_to_zero()},
        {"w1": "moved", "b1": "still", "w2": "moved"}))


@case
def an_update_in_each_third_call():
    return optimized(PARAMETERS, optimizer=optax.MultiSteps(
        optax.adam(1e-2), every_k_schedule=3))


@case
def a_rate_in_the_state():
    return optimized(PARAMETERS, optimizer=optax.inject_hyperparams(
        optax.adamw)(learning_rate=optax.cosine_decay_schedule(2e-2, 12)))


@case
def a_slow_and_a_fast_copy():
    optimizer = optax.lookahead(optax.sgd(0.1), 4, 0.5)

    def step(p, state, x, y):
        value, grads = jax.value_and_grad(mse)(p.fast, x, y)
        updates, state = optimizer.update(grads, state, p)
        return (optax.apply_updates(p, updates), state), value
    params = optax.LookaheadParams.init_synced(PARAMETERS)
    return step, (params, optimizer.init(params)), (X, Y)


@case
def a_sharpness_that_the_optimizer_asks_for():
    optimizer = optax.contrib.sam(
        optax.sgd(0.1), optax.chain(optax.contrib.normalize(), optax.sgd(0.05)),
        sync_period=2, opaque_mode=True)

    def step(p, state, x, y):
        value, grads = jax.value_and_grad(mse)(p, x, y)
        updates, state = optimizer.update(
            grads, state, p, grad_fn=lambda q, _: jax.grad(mse)(q, x, y))
        return (optax.apply_updates(p, updates), state), value
    return step, (PARAMETERS, optimizer.init(PARAMETERS)), (X, Y)


# ---- derivatives by hand


@case
def signs_that_gradients_pass():
    @jax.custom_vjp
    def sign(x):
        return jnp.sign(x)
    sign.defvjp(lambda x: (jnp.sign(x), x),
                lambda x, g: (g * (jnp.abs(x) <= 1),))
    return optimized(PARAMETERS, lambda p, x, y: jnp.mean(
        (sign(x @ p["w1"] + p["b1"]) @ p["w2"] - y) ** 2))


@case
def a_gradient_that_is_turned():
    @jax.custom_vjp
    def turn(x, size):
        return x
    turn.defvjp(lambda x, size: (x, size),
                lambda size, g: (-size * g, jnp.zeros_like(size)))

    def loss(p, x, y, domains):
        h = hidden(p, x)
        return jnp.mean((h @ p["w2"] - y) ** 2) + cross_entropy(
            turn(h, jnp.float32(0.3)) @ p["d"], domains)
    return optimized(PARAMETERS | {"d": draw(32, 2)}, loss,
                     (X, Y, LABELS % 2))


@case
def an_adjoint_that_is_integrated():
    def moves(p, y):
        return jnp.tanh(y @ p["w"]) @ p["v"]

    @jax.custom_vjp
    def solve(p, y):
        return jax.lax.fori_loop(0, 8, lambda _, y: y + 0.1 * moves(p, y), y)

    def forward(p, y):
        end = solve(p, y)
        return end, (p, end)

    def back(saved, g):
        def round_of(_, state):
            y, a, grads = state
            value, vjp = jax.vjp(moves, p, y)
            by_p, by_y = vjp(a)
            return (y - 0.1 * value, a + 0.1 * by_y, jax.tree.map(
                lambda s, g: s + 0.1 * g, grads, by_p))
        p, end = saved
        state = end, g, jax.tree.map(jnp.zeros_like, p)
        _, a, grads = jax.lax.fori_loop(0, 8, round_of, state)
        return grads, a
    solve.defvjp(forward, back)
    return optimized(
        {"f": {"w": draw(16, 32), "v": draw(32, 16)}, "o": draw(16, 4)},
        lambda p, x, y: jnp.mean((solve(p["f"], x) @ p["o"] - y) ** 2))


@case
def gradients_of_each_example():
    def step(p, x, y):
        values, grads = jax.vmap(jax.value_and_grad(mse), (None, 0, 0))(
            p, x[:, None], 0.3 * y[:, None])
        shares = jnp.minimum(1.0, 5.0 / jax.vmap(optax.global_norm)(grads))
        return (descend(p, jax.tree.map(lambda g: jnp.tensordot(
            shares, g, 1) / len(x), grads), 0.3),), jnp.mean(values)
    return step, (PARAMETERS | {"w2": 0.1 * PARAMETERS["w2"]},), (X, Y)


# ---- losses


@case
def a_conditional_random_field():
    tags = jnp.asarray(RANDOM.integers(0, 5, (10, 8)))

    def loss(p, xs, tags):
        scores = xs @ p["w"]
        told = jnp.take_along_axis(scores, tags[..., None], -1).sum((0, 2)) + (
            p["t"][tags[:-1], tags[1:]].sum(0))
        total, _ = jax.lax.scan(
            lambda a, s: (jax.nn.logsumexp(a[:, :, None] + p["t"], 1) + s,
                          None), scores[0], scores[1:])
        return jnp.mean(jax.nn.logsumexp(total, -1) - told)
    return optimized({"w": draw(16, 5), "t": draw(5, 5)}, loss, (XS, tags))


@case
def alignments_that_are_summed():
    def loss(p, xs, labels):
        xs = xs.swapaxes(0, 1)
        return optax.ctc_loss(jnp.tanh(xs @ p["w"]) @ p["o"],
                              jnp.zeros(xs.shape[:2]), labels,
                              jnp.zeros(labels.shape)).mean()
    return optimized({"w": draw(16, 32), "o": draw(32, 6)}, loss, (
        XS, jnp.asarray(RANDOM.integers(1, 6, (8, 4)))))


@case
def preferences_beside_a_reference():
    def likelihood(p, tokens):
        logits = jnp.tanh(p["e"][tokens[:, :-1]]) @ p["w"]
        return jnp.take_along_axis(jax.nn.log_softmax(logits),
                                   tokens[:, 1:, None], -1).sum((1, 2))

    def loss(p, reference, good, bad):
        gain = lambda t: likelihood(p, t) - likelihood(reference, t)
        return -jnp.mean(jax.nn.log_sigmoid(0.1 * (gain(good) - gain(bad))))
    params = {"e": draw(20, 16), "w": draw(16, 20)}
    return optimized(params, loss, (params, *jnp.asarray(
        RANDOM.integers(0, 20, (2, 8, 10)))))


@case
def a_margin_between_angles():
    def loss(p, x, labels):
        unit = lambda v, axis: v / jnp.linalg.norm(v, axis=axis, keepdims=True)
        cosines = unit(x @ p["w"], -1) @ unit(p["c"], 0)
        angles = jnp.arccos(jnp.clip(cosines, -1 + 1e-7, 1 - 1e-7))
        return cross_entropy(4 * jnp.where(
            jax.nn.one_hot(labels, 6) > 0, jnp.cos(angles + 0.5), cosines),
                             labels)
    return optimized({"w": draw(16, 32), "c": draw(32, 6)}, loss, (X, LABELS))


@case
def distances_of_points_from_themselves():
    def loss(p, x, y):
        h = hidden(p, x) @ p["w2"]
        return jnp.mean(jnp.tanh(jnp.linalg.norm(
            h[:, None] - h[None] + 1e-9, axis=-1)))
    return optimized(PARAMETERS, loss)


# ---- layers


@case
def inverse_and_hyperbolic_functions():
    def loss(p, x, y):
        h = 0.9 * hidden(p, x)
        made = sum(f(h) for f in (jnp.arcsin, jnp.arccos, jnp.arcsinh,
                                  jnp.arctanh, jnp.sinh, jnp.cosh))
        made += jnp.arccosh(2 + h)
        return jnp.mean((0.2 * made @ p["w2"] - y) ** 2)
    return optimized(PARAMETERS, loss)


@case
def weights_and_activations_of_eight_bits():
    def quantized(v):
        scale = jnp.max(jnp.abs(v)) / 127
        near = jnp.clip(jnp.round(v / scale), -128, 127) * scale
        return v + jax.lax.stop_gradient(near - v)
    return optimized(PARAMETERS, lambda p, x, y: jnp.mean((quantized(jnp.tanh(
        quantized(x) @ quantized(p["w1"]) + p["b1"])) @ quantized(
            p["w2"]) - y) ** 2))


@case
def an_adapter_beside_its_base():
    def step(lora, base_params, x, y):
        def loss(p):
            h = jnp.tanh(x @ base_params["w1"] + (x @ p["a"]) @ p["b"])
            return jnp.mean((h @ p["w2"] - y) ** 2)
        value, grads = jax.value_and_grad(loss)(lora)
        return (descend(lora, grads),), value
    return step, ({"a": draw(16, 4), "b": jnp.zeros((4, 32)),
                   "w2": draw(32, 4)},), (PARAMETERS, X, Y)


@case
def experts_that_tokens_are_scattered_to():
    def loss(p, x, y):
        chances = jax.nn.softmax(x @ p["r"])
        expert = chances.argmax(-1)
        mine = jax.nn.one_hot(expert, 4, dtype=jnp.int32)
        at = jnp.sum(jnp.cumsum(mine, 0) * mine, -1) - 1
        sent = jnp.zeros((4, 16, 16)).at[expert, at].set(x, mode="drop")
        made = jnp.einsum("ecf,efd->ecd", jax.nn.gelu(jnp.einsum(
            "ecd,edf->ecf", sent, p["w1"])), p["w2"])
        back = made.at[expert, at].get(mode="fill", fill_value=0.0)
        h = x + back * chances.max(-1, keepdims=True)
        return jnp.mean((h @ p["o"] - y) ** 2)
    return optimized({"r": draw(16, 4), "w1": draw(4, 16, 32, size=0.1),
                      "w2": draw(4, 32, 16, size=0.1),
                      "o": draw(16, 4, size=0.1)}, loss)


@case
def a_recurrence_of_complex_numbers():
    def loss(p, xs, ys):
        turn = jnp.exp(1j * p["angle"] - jnp.exp(p["decay"]))

        def cell(h, x):
            h = turn * h + x @ p["b"]
            return h, h.real
        _, seen = jax.lax.scan(cell, jnp.zeros((8, 8), jnp.complex64), xs)
        return jnp.mean((jax.nn.gelu(xs @ p["d"]) @ p["o"] +
                         seen.mean(-1, keepdims=True) - ys) ** 2)
    return optimized({"angle": jnp.arange(8.0), "decay": jnp.full(8, -0.7),
                      "b": draw(16, 8), "d": draw(16, 16), "o": draw(16, 4)},
                     loss, (XS, YS))


@case
def a_cache_that_is_written_and_read():
    def loss(p, xs, ys):
        def one(cache, at_x):
            at, x = at_x
            cache = jax.tree.map(lambda c, w: jax.lax.dynamic_update_slice(
                c, (x @ w)[:, None], (0, at, 0)), cache, p["kv"])
            scores = jnp.einsum("bd,btd->bt", x @ p["q"], cache["k"]) / 4
            shares = jax.nn.softmax(jnp.where(jnp.arange(10) <= at, scores,
                                              jnp.finfo(scores.dtype).min))
            return cache, jnp.einsum("bt,btd->bd", shares, cache["v"]) @ p["o"]
        empty = {name: jnp.zeros((8, 10, 16)) for name in "kv"}
        _, outs = jax.lax.scan(one, empty, (jnp.arange(10), xs))
        return jnp.mean((outs - ys) ** 2)
    return optimized({"q": draw(16, 16), "o": draw(16, 4), "kv": {
        name: draw(16, 16) for name in "kv"}}, loss, (XS, YS))


# ---- images and features as they come


def classified(params, prepare, images):
    def loss(p, images, labels):
        h = jax.nn.relu(jax.lax.conv_general_dilated(
            prepare(images), p["c"], (1, 1), "SAME",
            dimension_numbers=("NHWC", "HWIO", "NHWC")))
        h = jax.nn.relu(h @ p["m"])
        return cross_entropy(h.mean((1, 2)) @ p["o"], labels)
    return optimized(params, loss, (images, LABELS))


def filters():
    return {"c": draw(3, 3, 3, 8), "m": draw(8, 8), "o": draw(8, 4)}


@case
def pixels_less_a_mean_over_a_deviation():
    mean, deviation = jnp.array([[0.485, 0.456, 0.406], [0.229, 0.224, 0.225]])
    return classified(filters(), lambda x: (x - mean) / deviation,
                      jax.nn.sigmoid(draw(32, 8, 8, 3, size=1)))


@case
def pixels_of_eight_bits():
    return classified(
        filters(), lambda x: (x.astype(jnp.float32) / 255 - 0.5) / 0.25,
        jnp.asarray(RANDOM.integers(0, 256, (32, 8, 8, 3)), jnp.uint8))


@case
def features_over_their_own_deviation():
    return optimized(PARAMETERS, lambda p, x, y: mse(
        p, (x - x.mean(0)) / (x.std(0) + 1e-6), y))


class Styles(LoopCase):
    def test_train_as_in_fp32(self):
        def judge(name, dtype, mixed, said):
            self.assertNotIn("scaling ends", said)
            self.assertEqual(mixed.state.loss_scale is not None,
                             dtype == "f16", said)
            self.assertGreaterEqual(find_share(mixed), LEAST.get(name, 90))
        self.check_all(CASES, judge)


if __name__ == "__main__":
    unittest.main()
