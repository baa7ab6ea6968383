"""Graph networks: sums of messages over neighbours, over graphs, and over sets.

How many meet in a segment is in the batch. Where on average they are not too
many, the layers behind read 16 bits, and a warning says so; where they are
more, or no weight multiplies the sums, they do not. All train as in FP32. Needs
jax and optax.
"""

import unittest

from training import (RANDOM, X, Y, Cases, LoopCase, draw, find_share,
                      optimized)

import jax
import jax.numpy as jnp

CASES, CONTROLS = Cases(), Cases()
case, control = CASES.add, CONTROLS.add
NODES, EDGES, GRAPHS, WIDTH = 32, 192, 4, 16
ENDS = jnp.asarray(RANDOM.integers(0, NODES, (2, EDGES)))
GRAPH = jnp.asarray(RANDOM.integers(0, GRAPHS, NODES))
LENGTHS, SCORES = draw(EDGES, 4, size=1), draw(GRAPHS, 4, size=1)


def layers(*sizes):
    return [{"w": draw(m, n, size=0.5 * m ** -0.5), "b": jnp.zeros(n)}
            for m, n in zip(sizes, sizes[1:])]


def apply(p, x):
    for layer in p:
        x = jax.nn.relu(x @ layer["w"] + layer["b"])
    return x


def normalised(x):
    x = x - x.mean(-1, keepdims=True)
    return x / jnp.sqrt((x * x).mean(-1, keepdims=True) + 1e-6)


def joined(*parts):
    return jnp.concatenate(parts, 1)


def network(finish, count):
    """Edges, nodes and graphs are updated from each other, as in jraph."""
    def loss(p, key, x, lengths, ends, graph, y):
        of, at = ends
        edges, nodes = lengths @ p["edges"], x @ p["nodes"]
        whole = jnp.zeros((GRAPHS, WIDTH))
        for layer in p["layers"]:
            edges = finish(apply(layer["edge"], joined(
                edges, nodes[of], nodes[at], whole[graph[at]])))
            nodes = finish(apply(layer["node"], joined(
                nodes, jax.ops.segment_sum(edges, of, NODES),
                jax.ops.segment_sum(edges, at, NODES), whole[graph])))
            whole = finish(apply(layer["whole"], joined(
                whole, jax.ops.segment_sum(nodes, graph, GRAPHS),
                jax.ops.segment_sum(edges, graph[at], GRAPHS))))
        return jnp.mean((whole @ p["o"] - y) ** 2)
    return optimized(
        {"edges": draw(4, WIDTH), "nodes": draw(16, WIDTH),
         "o": draw(WIDTH, 4, size=0.1),
         "layers": [{"edge": layers(4 * WIDTH, WIDTH, WIDTH),
                     "node": layers(4 * WIDTH, WIDTH, WIDTH),
                     "whole": layers(3 * WIDTH, WIDTH, WIDTH)}
                    for _ in range(count)]},
        loss, (X, LENGTHS, ENDS, GRAPH, SCORES))


@case
def messages_of_layers():
    return network(lambda x: x, 2)


@case
def normalised_messages():
    return network(normalised, 1)


@case
def neighbours_and_itself():
    """As in an isomorphism network: the batch itself is summed, too."""
    def loss(p, key, x, ends, y):
        of, at = ends
        for layer in p["layers"]:
            near = jax.ops.segment_sum(x[of], at, NODES)
            x = apply(layer, x + near)
        return jnp.mean((x @ p["o"] - y) ** 2)
    return optimized(
        {"layers": [layers(16, WIDTH, WIDTH) for _ in range(2)],
         "o": draw(WIDTH, 4, size=0.1)},
        loss, (X, ENDS, Y))


@case
def sums_of_sets():
    def loss(p, key, x, y):
        h = apply(p["each"], x).sum(1)
        return jnp.mean((apply(p["all"], h) @ p["o"] - y) ** 2)
    return optimized({"each": layers(16, WIDTH, WIDTH),
                      "all": layers(WIDTH, WIDTH, WIDTH),
                      "o": draw(WIDTH, 4, size=0.1)}, loss,
                     (draw(32, 40, 16, size=1), draw(32, 4, size=1)))


def gathered(count, segments, make):
    def loss(p, key, x, at, y):
        h = jax.nn.relu(x @ p["w"])
        total = make(jax.ops.segment_sum(h, at, segments))
        return jnp.mean((jax.nn.relu(total @ p["u"]) @ p["o"] - y) ** 2)
    return optimized({"w": draw(16, 16, size=0.1),
                      "u": draw(16, 64, size=0.01), "o": draw(64, 4, size=0.1)},
                     loss, (draw(count, 16, size=1),
                            jnp.asarray(RANDOM.integers(0, segments, count)),
                            draw(segments, 4)))


@control
def hundreds_in_each():
    return gathered(1200, 2, lambda total: total)


@control
def sums_times_sums():
    return gathered(96, 32, lambda total: total * total)


class Segments(LoopCase):
    def test_they_read_16_bits(self):
        def judge(name, dtype, mixed, said):
            self.assertGreaterEqual(find_share(mixed), 95)
            # Of normalised messages f16 holds all.
            self.assertEqual("many numbers" in said,
                             dtype == "f16" and name[:10] != "normalised",
                             said)
        self.check_all(CASES, judge)

    def test_others_do_not(self):
        def judge(name, dtype, mixed, said):
            if dtype == "f16":
                self.assertLess(find_share(mixed), 100)
                self.assertNotIn("many numbers", said)
        self.check_all(CONTROLS, judge)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
