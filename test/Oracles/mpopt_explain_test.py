"""What mpopt.jax tells its users; needs jax."""

import re
import tempfile
import unittest
import warnings

import jax
import jax.numpy as jnp
import numpy as np
import optax

from simple_step import (ROOT, X, Y, layered_step, loss_of, make_parameters,
                         opaque_gradient, run, train_step)
import mpopt.jax
from mpopt.jax.messages import NAMES, translate


# What a user of the package never wrote.
FOREIGN = (f"{tempfile.gettempdir()}/mpopt-", "mp-amp", "mp-annotate",
           "loss-scale", "roles=FILE", "vhlo", "tools/python/mpopt",
           "'mp.opaque'", "sdy.", "result[")


def check_words(text):
    for word in FOREIGN:
        assert word not in text, (word, text)
    return text


def said_by(call):
    """The texts of the warnings of a call."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call()
    return [check_words(str(warning.message)) for warning in caught]


class Layers(unittest.TestCase):
    def test_by_scope_with_reason_and_place(self):
        told = mpopt.jax.explain(layered_step, make_parameters(), X, Y)
        layers = {layer.path: layer for layer in told.layers}
        self.assertEqual({*layers}, {"encoder", "net/head", "loss", ""})
        self.assertGreater(layers["encoder"].narrow, 0)
        self.assertLess(layers["encoder"].bytes_mixed,
                        layers["encoder"].bytes_f32)
        # The mean of squares is not known to be bounded.
        first = layered_step.__code__.co_firstlineno
        kept = layers["loss"].kept
        self.assertIn(f"simple_step.py:{first + 7}",
                      {re.sub(".*/", "", entry.place) for entry in kept})
        self.assertIn("is not known to be bounded",
                      {entry.why for entry in kept})
        self.assertEqual(sum(layer.bytes_f32 for layer in told.layers) <=
                         told.bytes_f32, True)
        for text in ("net/head: ", "in f32", "is not known to be bounded"):
            self.assertIn(text, str(told))

    def test_of_a_library_the_users_line_comes_first(self):
        def step(params, x, y):
            loss, grads = jax.value_and_grad(lambda p: optax.losses.l2_loss(
                jnp.tanh(x @ p["w"] + p["b"]) @ p["v"], y).mean())(params)
            params = optax.apply_updates(params, grads)  # the line
            return params, loss
        told = mpopt.jax.explain(step, make_parameters(), X, Y)
        line = step.__code__.co_firstlineno + 3
        places = {entry.place for layer in told.layers for entry in layer.kept}
        self.assertTrue(any(re.fullmatch(
            rf".*/mpopt_explain_test\.py:{line}, in optax/\S+\.py:\d+", place)
            for place in places), places)
        self.assertFalse([place for place in places if "site-packages" in place])

    def test_what_is_kept_is_told_so(self):
        told = mpopt.jax.explain(layered_step, make_parameters(), X, Y,
                                 keep_f32="head")
        head = next(layer for layer in told.layers if layer.path == "net/head")
        self.assertEqual(head.narrow, 0)
        off = mpopt.jax.explain(layered_step, make_parameters(), X, Y,
                                dtype="off")
        self.assertEqual(off.layers, [])

    def test_in_notebooks(self):
        told = mpopt.jax.explain(
            lambda p, x, y: layered_step(p, x, y), make_parameters(), X, Y)
        page = told._repr_html_()
        self.assertEqual(page.count("<table>"), 2)
        self.assertIn(">net/head<", page)
        self.assertNotIn("<lambda>", page)  # escaped

    def test_of_a_decorated_step(self):
        step = mpopt.jax.jit(layered_step, scaling=256.0)
        with self.assertRaisesRegex(ValueError, "call the step first"):
            step.explain()
        before = step.explain(make_parameters(), X, Y)
        step(make_parameters(), X, Y)
        self.assertEqual(step.explain(), before)
        self.assertEqual(mpopt.jax.explain(step), before)
        self.assertEqual(
            mpopt.jax.explain(layered_step, make_parameters(), X, Y,
                              scaling=256.0, frozen="carry"), before)
        self.assertEqual(step.amp_step.explain(), before)
        # Of the last call's shapes.
        step(make_parameters(), X[:8], Y[:8])
        self.assertLess(step.explain().flops, before.flops)

    def test_of_a_step_with_static_arguments(self):
        step = mpopt.jax.jit(lambda kind, p, x, y: layered_step(p, x, y),
                             static_argnums=0)
        step("a", make_parameters(), X, Y)
        self.assertEqual(step.explain().flops_16bit, step.explain().flops)


class Skipping(unittest.TestCase):
    def train(self, step, x=X, count=50, **options):
        step, params = mpopt.jax.jit(step, **options), make_parameters()

        def call():
            nonlocal params
            for _ in range(count):
                params, _ = step(params, x, Y)
        return [text for text in said_by(call) if "in a row" in text]

    def test_what_changes_in_place_is_refused(self):
        total = jax.new_ref(jnp.zeros(()))

        def closes_over(params, x, y):
            params, loss = train_step(params, x, y)
            total[...] += loss
            return params, loss

        def is_given(params, x, y, total):
            params, loss = train_step(params, x, y)
            total[...] += loss
            return params, loss
        for step, args in (closes_over, ()), (is_given, (total,)):
            with self.assertRaisesRegex(
                    mpopt.MPError, rf"mpopt_explain_test.py:\d+: {step.__name__}: "
                    "the step changes an array outside of it in place"):
                mpopt.jax.jit(step)(make_parameters(), X, Y, *args)

        def keeps_inside(params, x, y):
            total = jax.new_ref(jnp.zeros(()))
            params, loss = train_step(params, x, y)
            total[...] += loss
            return params, total[...]
        said_by(lambda: mpopt.jax.jit(keeps_inside)(make_parameters(), X, Y))

    def test_names_the_first_op_that_is_not_finite(self):
        def step(params, x, y):
            @jax.jit
            def inner(b):
                return jnp.log(jnp.abs(b) * 0)  # the line
            return train_step(params, x + jnp.sum(inner(params["b"])), y)
        said = self.train(step)
        self.assertEqual(len(said), 1)
        line = step.__code__.co_firstlineno + 3
        self.assertRegex(said[0], r"step: 20 steps in a row were skipped.*"
                         rf"begins with log at .*mpopt_explain_test.py:{line}$")

    def test_names_an_argument_and_says_where_16_bits_are_too_few(self):
        said = self.train(train_step, X.at[0, 0].set(jnp.nan))
        self.assertEqual(len(said), 1)
        self.assertTrue(said[0].endswith("begins with the argument x"))
        said = self.train(train_step, X * 1e9)
        self.assertEqual(len(said), 1)
        self.assertIn("in f32 all is finite", said[0])

    def test_says_that_gradients_vanish(self):
        def step(params, x, y):
            loss, grads = jax.value_and_grad(
                lambda p: loss_of(p, x, y) * 1e-20)(params)
            return jax.tree.map(lambda p, g: p - 1e20 * g, params, grads), loss
        said = self.train(step)
        self.assertEqual(len(said), 1)
        self.assertIn("step: 20 steps in a row moved nothing", said[0])
        self.assertIn("all gradients were zero at a loss scale of 65536",
                      said[0])
        self.assertEqual(self.train(step, scaling=1e20), [])

    def test_says_nothing_of_a_scale_that_finds_its_place(self):
        loud = lambda p, x, y: train_step(p, x, y * 1e3)
        self.assertEqual(self.train(loud), [])


class Messages(unittest.TestCase):
    def refused(self, step, *args, **options):
        with self.assertRaises(mpopt.MPError) as caught:
            mpopt.jax.explain(step, *(args or (make_parameters(), X, Y)),
                              **options)
        return check_words(str(caught.exception))

    def warned(self, step, *args, **options):
        """What is said of a step, but for how it reads the batch."""
        said = said_by(lambda: mpopt.jax.explain(
            step, *(args or (make_parameters(), X, Y)), **options))
        return [text for text in said if "of the batch as" not in text]

    def test_of_a_loss_that_cannot_be_scaled(self):
        """All gradients come out of an op of which nothing is known."""
        def step(params, x, y):
            return jax.tree.map(lambda p: p - 0.1 * opaque_gradient(
                p, x @ params["w"] @ params["v"] - y), params)
        text = self.refused(step, scaling="dynamic")
        self.assertRegex(text, r"simple_step.py:\d+:\d+: error: "
                         "cannot scale the loss: a scale would have to cross")
        self.assertIn('scaling="off"', text)
        self.assertIn('scaling="auto"', text)

    def test_of_a_backward_pass_that_is_scaled_in_part(self):
        """A derivative that is not linear in what it is handed."""
        limited = jax.custom_vjp(lambda x: x)
        limited.defvjp(lambda x: (x, None),
                       lambda _, g: (jnp.sign(g) * jnp.sqrt(jnp.abs(g)),))

        def step(params, x, y):
            grads = jax.grad(lambda p: jnp.mean(
                (limited(x @ p["w"]) @ p["v"] - y) ** 2))(params)
            return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads)
        said = self.warned(step)
        self.assertEqual(len(said), 1, said)
        self.assertRegex(said[0], r"mpopt_explain_test.py:\d+:\d+: warning: a "
                         r"part of the backward pass is not scaled: the "
                         r"gradients of 'params\['w'\]' pass through")

    def test_of_a_kept_op_it_names_that_one(self):
        product = jax.lax.linalg.householder_product
        turned = jax.custom_vjp(lambda x: x)
        turned.defvjp(lambda x: (x, None),
                      lambda _, g: (product(g.T, jnp.ones(len(g))).T,))

        def step(params, x, y):
            grads = jax.grad(lambda p: jnp.mean(
                (turned(x @ p["w"]) @ p["v"] - y) ** 2))(params)
            return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads)
        said, = self.warned(step)
        self.assertRegex(said, r"mpopt_explain_test.py:\d+:\d+: warning: a "
                         r"part of .*'params\['w'\]' pass through "
                         r"'lapack_sorgqr_ffi', which is not known")

    def test_of_a_step_without_a_backward_pass(self):
        def step(params, x, y):
            return jax.tree.map(lambda p: p * 0.9 + jnp.sum(x) * 0, params)
        for dtype, why in (("f16", "the step only updates"),
                           ("bf16", "the step has no products of matrices")):
            said, = self.warned(step, dtype=dtype)
            line = step.__code__.co_firstlineno
            self.assertRegex(said, rf"mpopt_explain_test.py:{line}: step: {why}"
                             ".*: there is nothing to do, and it stays as it is")

    def test_of_f32_that_was_asked_for_it_says_nothing(self):
        self.assertEqual(self.warned(train_step, dtype="off"), [])

    def test_wrong_words_and_numbers_are_refused_in_those_of_the_options(self):
        truths = np.array([True, False])
        for wrong in ({"frozen": "x"}, {"pad": "yes"}, {"masters": "no"},
                      {"pad": truths}, {"frozen": truths}, {"retries": truths}):
            with self.assertRaisesRegex(ValueError, f"{[*wrong][0]}="):
                mpopt.jax.jit(train_step, **wrong)
        for kind in float, np.float32, jnp.float32:
            with self.assertRaisesRegex(ValueError, "initial=.*nan"):
                mpopt.jax.Scaling(initial=kind("nan"))
        for wrong, words in (
                ({"roles": {"weights": 0}}, "roles=.* role 'weights'"),
                ({"scaling": mpopt.jax.Scaling(floor=4, ceiling=2)}, "ceiling")):
            with self.assertRaisesRegex(mpopt.MPError, words) as caught:
                mpopt.jax.explain(train_step, make_parameters(), X, Y,
                                  **wrong)
            self.assertNotIn(FOREIGN[0], str(caught.exception))

    def test_of_an_evaluation_it_says_nothing(self):
        """It trains nothing, so a scale is not missed; what was asked for is."""
        def evaluate(params, x, y):
            return loss_of(params, x, y)
        self.assertEqual(self.warned(evaluate), [])
        self.assertIn("no loss to scale",
                      " ".join(self.warned(evaluate, scaling="dynamic")))

    def test_of_a_search_without_gradients(self):
        """Evolution: products of noise and losses are none of a backward pass,
        and the step stays f16."""
        def step(params, key, x, y):
            noise = {name: jax.random.normal(
                jax.random.fold_in(key, i), (8, *value.shape))
                for i, (name, value) in enumerate(params.items())}
            losses = jax.vmap(lambda n: loss_of(jax.tree.map(
                lambda p, n: p + 0.1 * n, params, n), x, y))(noise)
            return jax.tree.map(lambda p, n: p - 0.1 * jnp.einsum(
                "n,n...->...", (losses - losses.mean()) / losses.std(), n),
                params, noise), losses.mean()
        of_scale, of_sums = self.warned(step, make_parameters(),
                                        jax.random.key(0), X, Y)
        self.assertIn("the loss is not scaled: found no backward pass to "
                      "'params['b']', ", of_scale)
        self.assertNotIn("bf16", of_scale)
        self.assertIn("stores sums without a weight as f16", of_sums)

    def test_of_a_seed_that_is_hidden(self):
        """Gradients carried by a loop, and compared with those before, as a
        line search does it."""
        def step(params, x, y):
            def body(carry):
                params, _, grads, last = carry
                params = jax.tree.map(
                    lambda p, g, o: p - 0.1 * g * jnp.where(
                        jnp.sum(g * o) > 0, 1.0, 0.5), params, grads, last)
                loss, new = jax.value_and_grad(loss_of)(params, x, y)
                return params, loss, new, grads
            loss, grads = jax.value_and_grad(loss_of)(params, x, y)
            return jax.lax.while_loop(lambda c: c[1] > 0.5, body, (
                params, loss, grads, grads))[:2]
        line = step.__code__.co_firstlineno
        said, = self.warned(step)
        self.assertRegex(said, rf"mpopt_explain_test.py:{line}: step: no loss "
                         "scale can be placed, so the step is in bf16, which "
                         "needs none: found no loss seed")
        self.assertNotIn("f32", said)
        said, = self.warned(step, fallback="unscaled")
        self.assertIn("the step is in f16 without one", said)
        self.assertEqual(self.warned(step, scaling="off"), [])
        self.assertIn("cannot scale the loss: found no loss seed",
                      self.refused(step, scaling="dynamic"))

    def test_of_numbers_of_the_scale(self):
        text = self.refused(train_step,
                            scaling=mpopt.jax.Scaling(growth=0.5))
        self.assertIn("option growth of Scaling: 5.000000e-01 is not", text)
        text = self.refused(train_step, scaling="torch")
        self.assertIn("option scaling: 'torch' is neither", text)

    def test_ops_have_their_names_in_jax(self):
        for said, wanted in (
                ("'mp.dot' and arith.divsi, 'math.absf'",
                 "'dot_general' and div, 'abs'"),
                ("'arith.maxui' (arith.truncf), arith.shrui",
                 "'max' (convert_element_type), shift_right_logical"),
                ("'arith.maximumf': arith.cmpf; scf.for", "'max': compare; for"),
                # What only looks like one.
                ("math.py:3:4: error: it", "math.py:3:4: error: it"),
                ("mp.dot:3:4: error: it", "mp.dot:3:4: error: it"),
                ("of params['mp.dot'] and params[mp.cast]",
                 "of params['mp.dot'] and params[mp.cast]"),
                ("params['mp.w'], arith.txt", "params['mp.w'], arith.txt")):
            self.assertEqual(translate(said, "step.vhlo", "step"), wanted)
        declared = [name for file in (ROOT / "include").rglob("*.td")
                    for name in re.findall(r'\bMP_(?:Shape)?Op<"(\w+)"',
                                           file.read_text())]
        self.assertEqual(NAMES["mp"].split(), sorted(declared))

    def test_a_warning_stands_at_the_users_line(self):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            run(mpopt.jax.jit(train_step), 1)
        caught = [w for w in caught if "of the batch as" in str(w.message)]
        self.assertEqual(len(caught), 1)
        self.assertTrue(caught[0].filename.endswith("simple_step.py"))
        self.assertRegex(str(caught[0].message), r"simple_step.py:\d+:\d+: ")
        self.assertNotIn("rewrite.py", str(caught[0].message))
        self.assertIn("keep_f32=[...]", str(caught[0].message))


if __name__ == "__main__":
    unittest.main(warnings="ignore")
