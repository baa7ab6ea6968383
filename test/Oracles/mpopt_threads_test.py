"""Calls of one step from several threads, and what is said twice; needs jax."""

import concurrent.futures
import importlib
import threading
import unittest
import unittest.mock
import warnings

from simple_step import X, Y, make_parameters, train_step
import jax
import jax.numpy as jnp
import numpy as np

import mpopt.jax

THREADS = 6


def count_rewrites():
    """How often the tool runs from here on."""
    module = importlib.import_module("mpopt.jax.rewrite")
    return unittest.mock.patch.object(module, "_run_tool",
                                      wraps=module._run_tool)


def run_together(function):
    """What it gives on each thread; all begin at once."""
    gate = threading.Barrier(THREADS)

    def run(i):
        gate.wait()
        return function(i)
    with concurrent.futures.ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(run, range(THREADS)))


def count_said(function):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        function()
    return len(said)


class Threads(unittest.TestCase):
    def test_first_calls_wait_for_one(self):
        wanted = jax.jit(train_step)(make_parameters(), X, Y)[1]
        for options in {}, {"dtype": "bf16"}, {"donate_argnums": 0}:
            with self.subTest(**options), count_rewrites() as rewrites:
                step = mpopt.jax.jit(train_step, **options)
                parameters = [make_parameters() for _ in range(THREADS)]
                got = run_together(lambda i: step(parameters[i], X, Y))
                self.assertEqual(rewrites.call_count, 1)
                for params, loss in got:
                    np.testing.assert_allclose(loss, wanted, rtol=1e-2)
                    self.assertTrue(np.isfinite(params["w"]).all())

    def test_amp(self):
        with count_rewrites() as rewrites:
            step = mpopt.jax.amp(train_step)
            params = make_parameters()
            state = step.init(params, X, Y)
            got = run_together(lambda i: step(state, params, X, Y)[0][1])
            self.assertEqual(rewrites.call_count, 1)
        self.assertEqual(len({float(loss) for loss in got}), 1)

    def test_other_shapes_at_once(self):
        """Each has its own."""
        with count_rewrites() as rewrites:
            step = mpopt.jax.amp(train_step, dtype="bf16")

            def run(i):
                x, y = X[:8 + 8 * (i % 2)], Y[:8 + 8 * (i % 2)]
                params = make_parameters()
                return step(step.init(params, x, y), params, x, y)[0][1]
            got = run_together(run)
            self.assertEqual(rewrites.call_count, 2)
        self.assertEqual(len({float(loss) for loss in got}), 2)


class Told(unittest.TestCase):
    def test_once(self):
        """What a call said explain() does not say again, nor the other way
        round; other arguments are told of."""
        params = make_parameters()
        step = mpopt.jax.jit(train_step)
        self.assertGreater(count_said(lambda: step(params, X, Y)), 0)
        self.assertEqual(count_said(step.explain), 0)
        self.assertEqual(count_said(lambda: step.explain(params, X, Y)), 0)
        self.assertGreater(
            count_said(lambda: step.explain(params, X[:8], Y[:8])), 0)
        self.assertEqual(count_said(lambda: step(params, X[:8], Y[:8])), 0)
        step.clear_cache()
        self.assertGreater(count_said(lambda: step(params, X, Y)), 0)


if __name__ == "__main__":
    unittest.main()
