"""Epochs under mpopt.jax.jit against their steps one by one; needs optax."""

import unittest
import warnings

import jax
import jax.numpy as jnp
import numpy as np
import optax

import simple_step
import mpopt.jax

setUpModule = simple_step.keep_copies

ROUNDS = 5
RNG = np.random.default_rng(5)
XS = jnp.asarray(RNG.normal(size=(ROUNDS, 16, 8)), jnp.float32)
YS = jnp.asarray(RNG.normal(size=(ROUNDS, 16, 4)), jnp.float32)
BAD = XS.at[2, 1, 1].set(jnp.inf)


def make_parameters():
    random = np.random.default_rng(6)
    draw = lambda *shape: jnp.asarray(random.normal(size=shape) * 0.3,
                                      jnp.float32)
    return {"w1": draw(8, 32), "b1": jnp.zeros(32), "w2": draw(32, 4)}


def loss_of(params, x, y):
    hidden = jax.nn.relu(x @ params["w1"] + params["b1"])
    return jnp.mean((hidden @ params["w2"] - y) ** 2)


def scanned(step):
    """`step(state, x, y)` as an epoch: `epoch(state, xs, ys)`."""
    def epoch(state, xs, ys):
        return jax.lax.scan(lambda state, batch: step(state, *batch), state,
                            (xs, ys))
    return epoch


def quiet(function, *args):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        out = function(*args)
    return out, [str(w.message) for w in said]


class Epochs(unittest.TestCase):
    def assert_same(self, a, b):
        for path, value in jax.tree_util.tree_leaves_with_path(a):
            other = dict(jax.tree_util.tree_leaves_with_path(b))[path]
            np.testing.assert_array_equal(value, other,
                                          jax.tree_util.keystr(path))

    def compare(self, step, state, told=True):
        whole, single = mpopt.jax.jit(scanned(step)), mpopt.jax.jit(step)
        one_by_one, losses = state, []
        for x, y in zip(BAD, YS):
            (one_by_one, loss), _ = quiet(single, one_by_one, x, y)
            losses.append(loss)
        (after, stacked), said = quiet(whole, state, BAD, YS)
        self.assertFalse([line for line in said if "this loop" in line])
        self.assert_same(after, one_by_one)
        self.assertEqual(float(whole.state.loss_scale),
                         float(single.state.loss_scale))
        self.assertFalse(bool(whole.state.grads_finite))
        if told:
            np.testing.assert_allclose(stacked, np.stack(losses), rtol=1e-6)
        # Some rounds counted, and a second epoch goes on.
        moved = jax.tree.map(lambda a, b: np.any(a != b), state, after)
        self.assertTrue(any(jax.tree.leaves(moved)))
        (later, _), _ = quiet(whole, after, XS, YS)
        self.assertTrue(bool(whole.state.grads_finite))
        for leaf in jax.tree.leaves(later):
            self.assertTrue(np.all(np.isfinite(leaf)))

    def with_optimizer(self, optimizer):
        def step(state, x, y):
            params, slots = state
            loss, grads = jax.value_and_grad(loss_of)(params, x, y)
            updates, slots = optimizer.update(grads, slots, params)
            return (optax.apply_updates(params, updates), slots), loss
        params = make_parameters()
        self.compare(step, (params, optimizer.init(params)))

    def test_sgd(self):
        self.with_optimizer(optax.sgd(0.05))

    def test_momentum(self):
        self.with_optimizer(optax.sgd(0.05, momentum=0.9, nesterov=True))

    def test_adam(self):
        self.with_optimizer(optax.adam(1e-2))

    def test_adamw_with_a_schedule(self):
        self.with_optimizer(optax.adamw(
            optax.cosine_decay_schedule(1e-2, 20), weight_decay=0.01))

    def test_clipping(self):
        self.with_optimizer(optax.chain(optax.clip_by_global_norm(0.5),
                                        optax.adam(1e-2)))

    def test_an_average_and_running_statistics(self):
        def step(state, x, y):
            params, average, seen = state
            seen = 0.9 * seen + 0.1 * jnp.mean(x, 0)
            loss, grads = jax.value_and_grad(loss_of)(
                params, x - jnp.mean(x, 0), y)
            params = jax.tree.map(lambda p, g: p - 0.05 * g, params, grads)
            average = jax.tree.map(lambda a, p: 0.9 * a + 0.1 * p, average,
                                   params)
            return (params, average, seen), loss
        params = make_parameters()
        self.compare(step, (params, jax.tree.map(jnp.array, params),
                            jnp.zeros(8)))

    def test_dropout_draws_new_numbers_in_each_round(self):
        def step(state, x, y):
            params, key = state
            key, now = jax.random.split(key)
            def loss_with(params, x, y):
                kept = jax.random.bernoulli(now, 0.8, x.shape)
                return loss_of(params, jnp.where(kept, x / 0.8, 0.0), y)
            loss, grads = jax.value_and_grad(loss_with)(params, x, y)
            return (jax.tree.map(lambda p, g: p - 0.05 * g, params, grads),
                    key), loss
        self.compare(step, (make_parameters(), jax.random.PRNGKey(3)))

    def test_a_frozen_part(self):
        def step(state, x, y):
            params, base = state
            def loss_with(params):
                return loss_of(params, x @ base, y)
            loss, grads = jax.value_and_grad(loss_with)(params)
            return (jax.tree.map(lambda p, g: p - 0.05 * g, params, grads),
                    base), loss
        self.compare(step, (make_parameters(), jnp.eye(8) * 0.7))

    def test_a_loop_in_each_round(self):
        def step(state, x, y):
            def loss_with(params):
                def layer(hidden, _):
                    return jnp.tanh(hidden @ params["r"]), None
                hidden, _ = jax.lax.scan(layer, x @ params["w1"], None, 3)
                return jnp.mean((hidden @ params["w2"] - y) ** 2)
            loss, grads = jax.value_and_grad(loss_with)(state)
            return jax.tree.map(lambda p, g: p - 0.05 * g, state, grads), loss
        params = make_parameters()
        del params["b1"]
        params["r"] = jnp.eye(32) * 0.5
        self.compare(step, params)

    def test_state_that_begins_with_the_epoch(self):
        optimizer = optax.adam(1e-2)

        def step(state, x, y):
            params, slots = state
            loss, grads = jax.value_and_grad(loss_of)(params, x, y)
            updates, slots = optimizer.update(grads, slots, params)
            return (optax.apply_updates(params, updates), slots), loss

        def epoch(params, xs, ys):
            (params, _), losses = scanned(step)((params, optimizer.init(params)),
                                                xs, ys)
            return params, losses.sum()
        whole, single = mpopt.jax.jit(epoch), mpopt.jax.jit(step)
        params = make_parameters()
        state = params, optimizer.init(params)
        for x, y in zip(BAD, YS):
            (state, _), _ = quiet(single, state, x, y)
        (after, _), said = quiet(whole, params, BAD, YS)
        self.assertFalse([line for line in said if "this loop" in line])
        self.assert_same(after, state[0])

    def test_only_parameters_come_back(self):
        def epoch(params, xs, ys):
            def body(i, params):
                grads = jax.grad(loss_of)(params, xs[i], ys[i])
                return jax.tree.map(lambda p, g: p - 0.05 * g, params, grads)
            return jax.lax.fori_loop(0, ROUNDS, body, params)

        def step(params, x, y):
            grads = jax.grad(loss_of)(params, x, y)
            return jax.tree.map(lambda p, g: p - 0.05 * g, params, grads)
        whole, single = mpopt.jax.jit(epoch), mpopt.jax.jit(step)
        params = one_by_one = make_parameters()
        for x, y in zip(BAD, YS):
            one_by_one, _ = quiet(single, one_by_one, x, y)
        after, said = quiet(whole, params, BAD, YS)
        self.assertFalse([line for line in said if "this loop" in line])
        self.assert_same(after, one_by_one)

    def test_epochs_of_epochs(self):
        def step(params, x, y):
            loss, grads = jax.value_and_grad(loss_of)(params, x, y)
            return jax.tree.map(lambda p, g: p - 0.05 * g, params, grads), loss

        def epochs(params, xs, ys):
            return jax.lax.scan(lambda p, _: scanned(step)(p, xs, ys), params,
                                None, 3)
        whole, single = mpopt.jax.jit(epochs), mpopt.jax.jit(step)
        params = one_by_one = make_parameters()
        for _ in range(3):
            for x, y in zip(BAD, YS):
                (one_by_one, _), _ = quiet(single, one_by_one, x, y)
        (after, losses), said = quiet(whole, params, BAD, YS)
        self.assertFalse([line for line in said if "this loop" in line])
        self.assertEqual(losses.shape, (3, ROUNDS))
        self.assert_same(after, one_by_one)

    def test_near_the_parameters_that_the_epoch_began_with(self):
        def epoch(params, xs, ys):
            def body(now, batch):
                def loss_with(p):
                    far = sum(jnp.sum((p[name] - params[name]) ** 2)
                              for name in p)
                    return loss_of(p, *batch) + 0.1 * far
                loss, grads = jax.value_and_grad(loss_with)(now)
                return jax.tree.map(lambda p, g: p - 0.05 * g, now, grads), loss
            return jax.lax.scan(body, params, (xs, ys))
        params = make_parameters()
        (expected, _), (after, _) = epoch(params, XS, YS), quiet(
            mpopt.jax.jit(epoch), params, XS, YS)[0]
        for name, value in after.items():
            np.testing.assert_allclose(value, expected[name], atol=2e-3)
        (skipped, _), said = quiet(mpopt.jax.jit(epoch), params, BAD, YS)
        self.assertFalse([line for line in said if "this loop" in line])
        self.assertTrue(np.all(np.isfinite(skipped["w1"])))
        self.assertTrue(np.any(skipped["w1"] != params["w1"]))

    def test_bf16_carries_copies(self):
        def step(params, x, y):
            loss, grads = jax.value_and_grad(loss_of)(params, x, y)
            return jax.tree.map(lambda p, g: p - 0.05 * g, params, grads), loss
        whole = mpopt.jax.jit(scanned(step), dtype="bf16")
        single = mpopt.jax.jit(step, dtype="bf16")
        params = one_by_one = make_parameters()
        for x, y in zip(XS, YS):
            (one_by_one, _), _ = quiet(single, one_by_one, x, y)
        (after, _), _ = quiet(whole, params, XS, YS)
        self.assert_same(after, one_by_one)


if __name__ == "__main__":
    unittest.main()
