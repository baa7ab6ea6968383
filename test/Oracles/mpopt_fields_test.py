"""Waves that are put in their places, cells of a grid, draws through a tanh.

What is complex and put down among zeros hands a loss scale on; a place in a cell
is between 0 and 1, of however many cells; and where a tanh is 1, nothing is left
of a divisor but its guard, which no loss scale makes up for. Needs jax and optax.
"""

import unittest

from training import Cases, LoopCase, draw, find_share, optimized

import jax
import jax.numpy as jnp
import mpopt.jax
import optax

CASES = Cases()
case = CASES.add
# Of the FLOPs of products, in percent. What bf16 would round and finite
# differences are taken of is f32.
LEAST = {"waves_in_their_places": 95, "a_grid_between_corners": 95,
         "a_policy_through_a_tanh": 30, "grids_of_many_cells": 95}


@case
def waves_in_their_places():
    """A neural operator in two dimensions: the lowest waves of both signs."""
    size, width, most = 16, 12, 4
    p = {"in": draw(1, width, size=0.5), "out": draw(width, 1),
         "wave": draw(2, 2, width, width, most, most, size=0.1),
         "by": draw(width, width)}

    def loss(p, key, x, y):
        h = x @ p["in"]
        waves, by = jnp.fft.rfft2(h, axes=(1, 2)), p["wave"][0] + 1j * p["wave"][1]
        out = jnp.zeros_like(waves)
        for i, rows in enumerate((slice(most), slice(-most, None))):
            out = out.at[:, rows, :most].set(jnp.einsum(
                "bxyi,ioxy->bxyo", waves[:, rows, :most], by[i]))
        out = jnp.fft.irfft2(out, s=(size, size), axes=(1, 2))
        out = jax.nn.gelu(out + h @ p["by"]) @ p["out"]

        def norm(z):
            return jnp.sqrt(jnp.sum(z * z, (1, 2, 3)))
        return jnp.mean(norm(out - y) / norm(y))
    return optimized(p, loss, (draw(4, size, size, 1, size=1),
                               draw(4, size, size, 1, size=1)))


@case
def a_grid_between_corners():
    """Features at the corners of cells, and what lies between them."""
    size, width = 8, 16
    p = {"grid": draw(size + 1, size + 1, width), "w1": draw(width, 32),
         "w2": draw(32, 3)}

    def loss(p, key, at, y):
        at = jax.nn.sigmoid(at) * size
        cell = jnp.floor(at).astype(jnp.int32)
        place, seen = at - cell, 0.0
        for corner in ((0, 0), (0, 1), (1, 0), (1, 1)):
            weight = jnp.prod(jnp.where(jnp.array(corner) == 1, place,
                                        1 - place), -1, keepdims=True)
            seen += weight * p["grid"][cell[:, 0] + corner[0],
                                       cell[:, 1] + corner[1]]
        return jnp.mean((jax.nn.silu(seen @ p["w1"]) @ p["w2"] - y) ** 2)
    return optimized(p, loss, (draw(64, 2, size=1), draw(64, 3)))


@case
def grids_of_many_cells():
    """Features at corners that are hashed, of finer and finer grids."""
    sizes = (8, 16, 32, 64, 128, 256)
    p = {"tables": draw(len(sizes), 512, 2), "w1": draw(12, 32), "w2": draw(32, 3)}

    def corners(table, at):
        cell = jnp.floor(at)
        place, cell, seen = at - cell, cell.astype(jnp.uint32), 0.0
        for corner in ((0, 0), (0, 1), (1, 0), (1, 1)):
            weight = jnp.where(jnp.array(corner) == 1, place, 1 - place).prod(-1)
            x, y = (cell[:, 0] + corner[0]), (cell[:, 1] + corner[1])
            seen += weight[:, None] * table[(x ^ y * jnp.uint32(2654435761)) % 512]
        return seen

    def loss(p, key, at, y):
        at = jnp.clip(0.5 + 0.3 * at, 0, 0.999)
        seen = jnp.concatenate([corners(table, at * size) for table, size in
                                zip(p["tables"], sizes)], -1)
        return jnp.mean((jax.nn.silu(seen @ p["w1"]) @ p["w2"] - y) ** 2)
    return optimized(p, loss, (draw(2048, 2, size=1), draw(2048, 3)),
                     optax.sgd(0.1))


@case
def a_policy_through_a_tanh():
    """SAC's: the chance of what was drawn, by the slope of the tanh."""
    p = {"w1": draw(8, 64), "w2": draw(64, 64), "w3": draw(64, 6)}

    def loss(p, key, x, y):
        h = jax.nn.relu(jax.nn.relu(x @ p["w1"]) @ p["w2"])
        mean, log = jnp.split(h @ p["w3"], 2, -1)
        log = -5 + 3.5 * (jnp.tanh(log) + 1)
        noise = jax.random.normal(key, mean.shape)
        act = jnp.tanh(mean + jnp.exp(log) * noise)
        chance = -0.5 * noise ** 2 - log - jnp.log(1 - act ** 2 + 1e-6)
        return jnp.mean(0.2 * jnp.sum(chance, -1) + jnp.sum((act - y) ** 2, -1))
    return optimized(p, loss, (draw(256, 8, size=2), jnp.tanh(draw(256, 3))))


class FieldsTest(LoopCase):
    def test_they_train(self):
        def judge(name, dtype, mixed, said):
            if (name, dtype) != ("waves_in_their_places", "bf16"):
                self.assertGreaterEqual(find_share(mixed), LEAST[name])
            if dtype == "f16":
                # No batch is lost, at a scale that small gradients need.
                self.assertGreaterEqual(float(mixed.state.loss_scale), 1024,
                                        said)
        self.check_all(CASES, judge)

    def test_places_are_not_rounded(self):
        """Features of the next cell would train as well, by other gradients."""
        step, state, batch = grids_of_many_cells()
        (goal, *_), _ = jax.jit(step)(*state, *batch)
        for dtype in ("f16", "bf16"):
            (found, *_), _ = mpopt.jax.jit(step, dtype=dtype)(*state, *batch)
            off = jax.tree.map(lambda a, b, p: jnp.linalg.norm(a - b) /
                               jnp.linalg.norm(b - p), found, goal, state[0])
            self.assertLessEqual(max(jax.tree.leaves(off)), 0.02, dtype)


if __name__ == "__main__":
    unittest.main()
