"""Where mpopt.jax.jit does as jax.jit: a step inside of another is a part of it,
rewritten once; a step whose results are not finite whatever it is given runs.

Needs jax.
"""

import unittest
import warnings

import jax
import jax.numpy as jnp
import numpy as np

import simple_step  # finds the package
import mpopt.jax

RANDOM = np.random.default_rng(0)
X = jnp.asarray(RANDOM.normal(size=(32, 16)), jnp.float32)
Y = jnp.asarray(RANDOM.normal(size=(32, 4)), jnp.float32)
PARAMETERS = {
    "w1": jnp.asarray(RANDOM.normal(size=(16, 32)) * 0.25, jnp.float32),
    "w2": jnp.asarray(RANDOM.normal(size=(32, 4)) * 0.2, jnp.float32)}


def loss_of(p, x, y):
    return jnp.mean((jnp.tanh(x @ p["w1"]) @ p["w2"] - y) ** 2)


def descend(p, x, y):
    loss, grads = jax.value_and_grad(loss_of)(p, x, y)
    return jax.tree.map(lambda p, g: p - 0.1 * g, p, grads), loss


class NestedTest(unittest.TestCase):
    def call(self, step):
        """The second loss, and what was said but of the range of the batch."""
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            p, _ = step(PARAMETERS, X, Y)
            _, loss = step(p, X, Y)
        return float(loss), [
            str(warning.message) for warning in said
            if "nothing states the range" not in str(warning.message)]

    def test_it_is_a_part_of_the_outer_one(self):
        inner = mpopt.jax.jit(descend)

        @mpopt.jax.jit
        def outer(p, x, y):
            return inner(p, x, y)
        loss, said = self.call(outer)
        alone, _ = self.call(mpopt.jax.jit(descend))
        self.assertEqual(loss, alone)
        # One loss scale, no loop that looks for another.
        self.assertEqual(said, [])
        self.assertIsNone(inner.state)
        self.assertIsNotNone(outer.state.loss_scale)
        self.assertIn("100.0 %", str(outer.explain()).splitlines()[0])

    def test_by_itself_it_is_rewritten(self):
        inner = mpopt.jax.jit(descend)
        self.call(mpopt.jax.jit(lambda p, x, y: inner(p, x, y)))
        loss, said = self.call(inner)
        self.assertEqual((loss, said), (
            self.call(mpopt.jax.jit(descend))[0], []))
        self.assertIsNotNone(inner.state.loss_scale)

    def test_inside_of_jax_jit_it_says_what_it_costs(self):
        """There nothing is rewritten but the step itself."""
        step = mpopt.jax.jit(descend)
        _, said = self.call(jax.jit(lambda p, x, y: step(p, x, y)))
        self.assertIn("called inside of another", "".join(said))


class NotFiniteTest(unittest.TestCase):
    def run_both(self, step, *args):
        """The losses of the plain and of the mixed step, and what was said."""
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            mixed = mpopt.jax.jit(step)
            _, loss = mixed(*args)
        _, plain = jax.jit(step)(*args)
        return float(plain), float(loss), [str(each.message) for each in said]

    def test_the_mean_of_no_examples(self):
        plain, mixed, said = self.run_both(descend, PARAMETERS, X[:0], Y[:0])
        self.assertTrue(np.isnan(plain) and np.isnan(mixed))
        self.assertEqual(len(said), 1, said)
        self.assertRegex(said[0], r"nested_test\.py:\d+:\d+: warning: .*"
                         "non-finite constant.*; the step stays in f32")

    def test_of_others_nothing_is_said(self):
        """A mask of infinities is none of that."""
        def masked(p, x, y):
            mask = jnp.where(jnp.arange(32) % 2 == 0, 0.0, -jnp.inf)

            def loss_of(p):
                seen = jax.nn.softmax(x @ p["w1"] + mask)
                return jnp.mean((seen @ p["w2"] - y) ** 2)
            loss, grads = jax.value_and_grad(loss_of)(p)
            return jax.tree.map(lambda p, g: p - 0.1 * g, p, grads), loss
        plain, mixed, said = self.run_both(masked, PARAMETERS, X, Y)
        np.testing.assert_allclose(mixed, plain, rtol=5e-3)
        self.assertNotIn("stays in f32", "".join(said))


if __name__ == "__main__":
    unittest.main()
