"""Steps drawn at random with shard_maps around parts of them do what they do under
jax.jit; needs jax. MP_SEEDS=100:200 draws others.
"""

import os
import unittest
import warnings

os.environ["XLA_FLAGS"] = (os.environ.get("XLA_FLAGS", "") +
                           " --xla_force_host_platform_device_count=4")

import simple_step  # finds the package
import jax
import numpy as np

import shard_map_steps
import mpopt.jax

FIRST, LAST = map(int, os.environ.get("MP_SEEDS", "2:7").split(":"))


def run(step, draw):
    carried = draw.start()
    for _ in range(3):
        carried, loss, made = step(carried, draw.x, draw.y)
    return jax.tree.leaves((carried, loss, made))


class Random(unittest.TestCase):
    def test_random(self):
        taken = 0
        for seed in range(FIRST, LAST):
            draw = shard_map_steps.Draw(seed)
            try:
                wanted = run(jax.jit(draw.step), draw)
            except (ValueError, TypeError, jax.errors.JaxRuntimeError):
                continue  # none that JAX or XLA can run
            taken += 1
            for dtype, bound in (("off", 2e-4), ("f16", 2e-2)):
                with self.subTest(seed=seed, dtype=dtype), \
                     warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    made = run(mpopt.jax.jit(draw.step, dtype=dtype), draw)
                    for one, other in zip(made, wanted):
                        np.testing.assert_allclose(one, other, rtol=3 * bound,
                                                   atol=bound)
        self.assertGreater(taken, (LAST - FIRST) // 2)


if __name__ == "__main__":
    unittest.main()
