"""Losses of boxes, and of the order in which things end.

A gradient behind an overlap over the union is as large as one over a side of the
box that was given, and one behind a sum of all up to each place is of any size.
Needs jax and optax.
"""

import unittest

from training import Cases, LoopCase, draw, find_share, optimized

import jax
import jax.numpy as jnp
import numpy as np

CASES, LIKELIHOODS = Cases(), Cases()
case = CASES.add
RANDOM = np.random.default_rng(3)
MIDDLES = jnp.asarray(RANDOM.uniform(0.3, 0.7, (32, 2)), jnp.float32)
SIZES = jnp.asarray(RANDOM.uniform(0.1, 0.4, (32, 2)), jnp.float32)


def layers(*sizes):
    return [(draw(a, b, size=a ** -0.5), jnp.zeros(b))
            for a, b in zip(sizes, sizes[1:])]


def net(p, x):
    for w, b in p[:-1]:
        x = jax.nn.silu(x @ w + b)
    return x @ p[-1][0] + p[-1][1]


def boxes(of_corners, given):
    """A loss of boxes that a net finds, by their corners and the given ones."""
    def loss(p, key, x, y):
        z = net(p, x)
        middle, size = jax.nn.sigmoid(z[:, :2]), 0.3 * jnp.exp(z[:, 2:])
        return of_corners(jnp.concatenate(
            [middle - size / 2, middle + size / 2], -1), y).mean()
    return optimized(layers(16, 64, 64, 4), loss, (draw(32, 16, size=1), given))


CORNERS = jnp.concatenate([MIDDLES - SIZES / 2, MIDDLES + SIZES / 2], -1)


def areas(a, b, eps=1e-7):
    both = jnp.maximum(jnp.minimum(a[:, 2:], b[:, 2:]) -
                       jnp.maximum(a[:, :2], b[:, :2]), 0).prod(-1)
    union = ((a[:, 2:] - a[:, :2]).prod(-1) + (b[:, 2:] - b[:, :2]).prod(-1) -
             both)
    return both / (union + eps), union


@case
def an_overlap_over_the_union():
    return boxes(lambda a, b: 1 - areas(a, b)[0], CORNERS)


@case
def what_encloses_both():
    def loss(a, b, eps=1e-7):
        overlap, union = areas(a, b)
        around = (jnp.maximum(a[:, 2], b[:, 2]) -
                  jnp.minimum(a[:, 0], b[:, 0])) * (
                      jnp.maximum(a[:, 3], b[:, 3]) -
                      jnp.minimum(a[:, 1], b[:, 1]))
        return 1 - overlap + (around - union) / (around + eps)
    return boxes(loss, CORNERS)


@case
def distances_and_shapes():
    """By middles and sizes."""
    def loss(p, key, x, y, eps=1e-7):
        z = jax.nn.sigmoid(net(p, x))
        made = jnp.concatenate([z[:, :2] * 2 - 0.5, (z[:, 2:] * 2) ** 2 / 4], -1)
        (x1, y1, w1, h1), (x2, y2, w2, h2) = made.T, y.T

        def ends(middle, size):
            return middle - size / 2, middle + size / 2
        sides = [(ends(x1, w1), ends(x2, w2)), (ends(y1, h1), ends(y2, h2))]
        both = around = 1
        far = away = eps
        for (a1, a2), (b1, b2) in sides:
            both *= jnp.clip(jnp.minimum(a2, b2) - jnp.maximum(a1, b1), 0)
            around = jnp.maximum(a2, b2) - jnp.minimum(a1, b1)
            far, away = far + around ** 2, away + (b1 + b2 - a1 - a2) ** 2 / 4
        overlap = both / (w1 * h1 + w2 * h2 - both + eps)
        shape = 4 / jnp.pi ** 2 * (jnp.arctan(w2 / h2) -
                                   jnp.arctan(w1 / h1)) ** 2
        weight = jax.lax.stop_gradient(shape / (shape - overlap + 1 + eps))
        return (1 - overlap + away / far + weight * shape).mean()
    return optimized(layers(16, 64, 64, 4), loss, (
        draw(32, 16, size=1), jnp.concatenate([MIDDLES, SIZES], -1)))


@LIKELIHOODS.add
def who_ends_first_of_those_left():
    """Sums of exponentials, up to each place, of which the largest is last."""
    def loss(p, key, x, ended):
        risk = 4 * net(p, x)[:, 0]
        largest = risk.max()
        left = jnp.log(jnp.cumsum(jnp.exp(risk - largest))) + largest
        return -((risk - left) * ended).sum() / ended.sum()
    return optimized(layers(16, 64, 64, 1), loss, (
        draw(64, 16, size=1),
        jnp.asarray(RANDOM.random(64) < 0.7, jnp.float32)))


class Boxes(LoopCase):
    def test_they_train(self):
        # One over a height that a sigmoid makes is of any size, in f16.
        kept = {("distances_and_shapes", "f16"): 30}

        def judge(name, dtype, mixed, said):
            self.assertGreaterEqual(find_share(mixed),
                                    kept.get((name, dtype), 95))
            self.assertEqual(mixed.state.loss_scale is not None,
                             dtype == "f16", said)
        self.check_all(CASES, judge)

    def test_likelihoods(self):
        """No step of f16 is lost to one over a sum that is nearly 0."""
        def judge(name, dtype, mixed, said):
            self.assertGreaterEqual(find_share(mixed), 30)
            if dtype == "f16":
                self.assertGreaterEqual(mixed.state.loss_scale, 2 ** 12)
        self.check_all(LIKELIHOODS, judge)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
