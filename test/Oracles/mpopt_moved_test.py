"""Data that a step returns moved, and state that it reads as data.

Nothing in a step tells a noised batch that is shown from a hidden state that is
fed back. Products read both in 16 bits, both come back in f32, and both stay
when a step is skipped. Each step is trained; needs jax and optax.
"""

import unittest
import warnings

from training import X, Y, Cases, LoopCase, draw, find_share

import jax
import jax.numpy as jnp
import numpy as np
import optax

import mpopt.jax

SHOWN, CARRIED, LEARNT = Cases(), Cases(), Cases()
OPTIMIZER = optax.adam(3e-3)
# Of the FLOPs of products in f16, in percent, where it is not 95: no loss scale
# reaches a gradient that is taken before that of the loss.
LEAST = {"attacked_once": 75, "attacked_in_three_steps": 40,
         "samples_of_a_model_of_energies": 50, "codes_then_weights": 60}


def network(p, x):
    return jnp.tanh(jnp.tanh(x @ p["w1"]) @ p["w2"]) @ p["w3"]


def begin(inputs, outputs):
    p = {"w1": draw(inputs, 32), "w2": draw(32, 32), "w3": draw(32, outputs)}
    return p, OPTIMIZER.init(p)


def update(loss, p, opt_state, *batch):
    """The next parameters and moments, and what `loss` gives."""
    (value, aux), grads = jax.value_and_grad(loss, has_aux=True)(p, *batch)
    updates, opt_state = OPTIMIZER.update(grads, opt_state, p)
    return (optax.apply_updates(p, updates), opt_state), value, aux


def fit(p, x, y):
    return jnp.mean((network(p, x) - y) ** 2), None


def shown(move):
    """A step that moves its inputs, learns from them, and returns them."""
    def step(p, opt_state, x, y):
        moved = move(p, x, y)
        state, loss, _ = update(fit, p, opt_state, moved, y)
        return state, {"loss": loss, "inputs": moved}
    return step, begin(16, 4), (X, Y)


def attack(p, x, y):
    return x + 0.1 * jnp.sign(jax.grad(lambda x: fit(p, x, y)[0])(x))


@SHOWN.add
def noised():
    """What a diffusion model reads; the noise is what it tells."""
    def step(p, opt_state, key, x):
        key, one, two = jax.random.split(key, 3)
        noise = jax.random.normal(two, x.shape)
        seen = x + (0.1 + jax.random.uniform(one, (len(x), 1))) * noise
        state, loss, _ = update(fit, p, opt_state, seen, noise)
        return (*state, key), {"loss": loss, "seen": seen}
    return step, (*begin(16, 16), jax.random.key(0)), (X,)


@SHOWN.add
def between_noise_and_data():
    """Flow matching: the factors add up to 1, as those of a running mean do."""
    def step(p, opt_state, key, x):
        key, one, two = jax.random.split(key, 3)
        t = jax.random.uniform(one, (len(x), 1))
        noise = jax.random.normal(two, x.shape)
        seen = (1 - t) * noise + t * x
        state, loss, _ = update(fit, p, opt_state, seen, x - noise)
        return (*state, key), {"loss": loss, "x": seen}
    return step, (*begin(16, 16), jax.random.key(0)), (X,)


@SHOWN.add
def attacked_once():
    return shown(attack)


@SHOWN.add
def attacked_in_three_steps():
    def move(p, x, y):
        moved = x
        for _ in range(3):
            moved = moved + jnp.clip(attack(p, moved, y) - x, -0.1, 0.1)
        return moved
    return shown(move)


def mixup(shares):
    def step(p, opt_state, key, x, y):
        key, one, two = jax.random.split(key, 3)
        others = jax.random.permutation(one, len(x))
        x, y = shares(two, x, x[others]), shares(two, y, y[others])
        state, loss, _ = update(fit, p, opt_state, x, y)
        return (*state, key), {"loss": loss, "inputs": x, "targets": y}
    return step, (*begin(16, 4), jax.random.key(0)), (X, Y)


@SHOWN.add
def mixed():
    def mix(key, one, other):
        share = jax.random.uniform(key)
        return share * one + (1 - share) * other
    return mixup(mix)


@SHOWN.add
def cut_and_pasted():
    return mixup(lambda key, one, other: jnp.where(
        jax.random.bernoulli(key, 0.5, one.shape[:1])[:, None], one, other))


@SHOWN.add
def centred():
    return shown(lambda p, x, y: x - x.mean(0))


@SHOWN.add
def normalised():
    return shown(lambda p, x, y: (x - x.mean(0)) / (x.std(0) + 1e-5))


@SHOWN.add
def members_of_a_batch():
    def step(p, opt_state, batch):
        x = 2 * batch["x"] - 1
        state, loss, _ = update(fit, p, opt_state, x, batch["y"])
        return state, {"loss": loss, "x": x}
    return step, begin(16, 4), ({"x": X, "y": Y},)


@SHOWN.add
def left_of_a_reconstruction():
    def step(p, opt_state, x):
        def loss(p):
            left = x - network(p, x)
            return jnp.mean(left ** 2), left
        state, loss, left = update(loss, p, opt_state)
        return state, {"loss": loss, "left": left}
    return step, begin(16, 16), (X,)


@CARRIED.add
def hidden_state_that_grows():
    def step(p, opt_state, hidden, x, y):
        def loss(p):
            after = 0.9 * hidden + jnp.tanh(x @ p["w1"] + hidden @ p["w2"])
            return jnp.mean((after @ p["w3"] - y) ** 2), after
        state, loss, hidden = update(loss, p, opt_state)
        return (*state, hidden), loss
    return step, (*begin(16, 4), jnp.zeros((32, 32))), (X, Y)


@CARRIED.add
def places_of_a_rollout():
    def step(p, opt_state, places, goal):
        def loss(p):
            ahead = places + 0.1 * network(p, places)
            return jnp.mean((ahead - goal) ** 2), ahead
        state, loss, places = update(loss, p, opt_state)
        return (*state, places), loss
    return step, (*begin(16, 16), X), (jnp.sin(X),)


@CARRIED.add
def samples_of_a_model_of_energies():
    """Langevin steps, which go on from where the last ones ended."""
    def step(p, opt_state, key, chain, x):
        key, own = jax.random.split(key)
        for one in jax.random.split(own, 3):
            down = jax.grad(lambda x: network(p, x).sum())(chain)
            chain = chain - 0.05 * down + 0.05 * jax.random.normal(
                one, chain.shape)

        def loss(p):
            real, drawn = network(p, x), network(p, chain)
            return jnp.mean(real - drawn + 0.1 * (real ** 2 + drawn ** 2)), None
        state, loss, _ = update(loss, p, opt_state)
        return (*state, key, chain), loss
    return step, (*begin(16, 1), jax.random.key(0), draw(32, 16, size=1)), (X,)


@CARRIED.add
def codes_then_weights():
    """By turns: weights are moved by what the new codes give."""
    def step(p, opt_state, codes, y):
        down = jax.grad(lambda codes: 32 * fit(p, codes, y)[0])(codes)
        codes = codes - down
        state, loss, _ = update(fit, p, opt_state, codes, y)
        return (*state, codes), loss
    return step, (*begin(8, 16), draw(32, 8)), (X,)


@CARRIED.add
def hidden_state_made_anew():
    """Not a multiple of the old one: its place tells that it goes on."""
    def step(p, opt_state, hidden, x, y):
        def loss(p):
            after = jnp.tanh(x @ p["w1"] + hidden @ p["w2"])
            return jnp.mean((after @ p["w3"] - y) ** 2), after
        state, loss, hidden = update(loss, p, opt_state)
        return (*state, hidden), loss
    return step, (*begin(16, 4), jnp.zeros((32, 32))), (X, Y)


@CARRIED.add
def attack_that_goes_on():
    """Free adversarial training, within bounds."""
    def step(p, opt_state, attack, x, y):
        _, (_, up) = jax.value_and_grad(
            lambda p, attack: fit(p, x + attack, y), (0, 1), has_aux=True)(
                p, attack)
        state, loss, _ = update(fit, p, opt_state, x + attack, y)
        return (*state, jnp.clip(attack + 0.1 * jnp.sign(up), -0.2, 0.2)), loss
    return step, (*begin(16, 4), jnp.zeros_like(X)), (X, Y)


@LEARNT.add
def codes_beside_weights():
    """One gradient moves both: the loss scale reaches what is a parameter."""
    def step(p, opt_state, codes, y):
        (loss, _), (_, down) = jax.value_and_grad(fit, (0, 1), has_aux=True)(
            p, codes, y)
        state, _, _ = update(fit, p, opt_state, codes, y)
        return (*state, codes - 32 * down), loss
    return step, (*begin(8, 16), draw(32, 8)), (X,)


@LEARNT.add
def momentum_that_is_looked_ahead_with():
    """Of as many rows as the batch has; its network reads a sum with it."""
    def step(p, momenta, x, y):
        ahead = jax.tree.map(lambda p, m: p + 0.9 * m, p, momenta)
        (loss, _), grads = jax.value_and_grad(fit, has_aux=True)(ahead, x, y)
        momenta = jax.tree.map(lambda m, g: 0.9 * m - 0.05 * g, momenta, grads)
        return (jax.tree.map(jnp.add, p, momenta), momenta), loss
    p, _ = begin(32, 4)
    x = draw(32, 32, size=1)
    return step, (p, jax.tree.map(jnp.zeros_like, p)), (x, Y)


def bits(tree):
    return [np.asarray(leaf).tobytes() for leaf in jax.tree.leaves(tree)
            if jnp.issubdtype(leaf.dtype, jnp.floating)]


class Moved(LoopCase):
    def least(self, name, dtype):
        return LEAST.get(name, 95) if dtype == "f16" else 95

    def test_what_is_shown_is_read_as_data(self):
        def judge(name, dtype, mixed, said):
            self.assertGreaterEqual(find_share(mixed), self.least(name, dtype))
            self.assertEqual(mixed.state.loss_scale is not None,
                             dtype == "f16", said)
        self.check_all(SHOWN, judge)

    def test_it_is_read_as_if_it_was_not_shown(self):
        for name in "centred", "mixed", "noised", "attacked_once":
            step, state, batch = SHOWN[name]()

            def silent(*args):
                state, told = step(*args)
                return state, told["loss"]
            for dtype in "f16", "bf16":
                with self.subTest(name, dtype=dtype), warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    told, other = (
                        str(mpopt.jax.explain(each, *state, *batch, dtype=dtype))
                        .splitlines()[0] for each in (step, silent))
                    self.assertEqual(told, other)

    def test_what_is_carried_is_read_so_too(self):
        def judge(name, dtype, mixed, said):
            self.assertGreaterEqual(find_share(mixed), self.least(name, dtype))
        self.check_all(CARRIED, judge)

    def test_parameters_and_moments_stay_such(self):
        def judge(name, dtype, mixed, said):
            self.assertGreaterEqual(find_share(mixed), 95)
            self.assertNotIn("'codes'", said)
            self.assertNotIn("'momenta", said)
        self.check_all(LEARNT, judge)

    def test_it_comes_back_in_f32(self):
        """As the step computes it, to the last bit, where no product made it."""
        for name in "noised", "centred", "mixed":
            step, state, batch = SHOWN[name]()
            goal = jax.jit(step)(*state, *batch)[1]
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                told = mpopt.jax.jit(step, dtype="f16")(*state, *batch)[1]
            for one, other in zip(jax.tree.leaves(told), jax.tree.leaves(goal)):
                if one.ndim:
                    np.testing.assert_allclose(one, other, rtol=1e-6, atol=1e-6)

    def test_a_skipped_step_carries_nothing_on(self):
        for name, make in (CARRIED | LEARNT).items():
            with self.subTest(name), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                step, state, batch = make()
                mixed = mpopt.jax.jit(step, dtype="f16")
                state = mixed(*state, *batch)[0]
                before = bits(state)
                self.assertTrue(mixed.state.grads_finite)
                bad = jax.tree.map(
                    lambda leaf: leaf.at[0, 0].set(jnp.inf), batch)
                after = mixed(*state, *bad)[0]
                self.assertFalse(mixed.state.grads_finite)
                self.assertEqual(bits(after), before)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
