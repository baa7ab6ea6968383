"""Models of language, as people write them by hand.

Masks that the batch has as integers, logits that a tanh bounds, layers that a
scan goes through, with norms: in f16 as in bf16 nearly all products read 16
bits, but those of gates, which nothing bounds. Needs jax and optax.
"""

import unittest

from training import Cases, LoopCase, RANDOM, draw, find_share, optimized

import jax
import jax.numpy as jnp
import optax

CASES = Cases()
case = CASES.add
WORDS, WIDTH, LENGTH = 24, 16, 12
TOKENS = jnp.asarray(RANDOM.integers(0, WORDS, (4, LENGTH + 1)))
MASK = jnp.asarray(RANDOM.integers(0, 2, (4, LENGTH)))
LAYERS = {"q": draw(2, WIDTH, WIDTH), "k": draw(2, WIDTH, WIDTH),
          "v": draw(2, WIDTH, WIDTH), "up": draw(2, WIDTH, 32),
          "gate": draw(2, WIDTH, 32), "down": draw(2, 32, WIDTH)}
WEIGHTS = {"words": draw(WORDS, WIDTH), "layers": LAYERS}
# Of the FLOPs of products in f16, in percent, where it is not 95.
LEAST = {"layers_with_gates": 80}


def rms(x):
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6)


def centred(x):
    x = x - x.mean(-1, keepdims=True)
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-5)


def attend(w, x):
    scores = (x @ w["q"]) @ jnp.swapaxes(x @ w["k"], 1, 2) / WIDTH ** 0.5
    causal = jnp.tril(jnp.ones(scores.shape[1:], bool))
    return jax.nn.softmax(jnp.where(causal, scores, -1e9)) @ (x @ w["v"])


def rectified(w, x):
    x = x + attend(w, centred(x))
    return x + jax.nn.relu(centred(x) @ w["up"]) @ w["down"]


def gated(w, x):
    x = x + attend(w, rms(x))
    normal = rms(x)
    return x + (jax.nn.silu(normal @ w["gate"]) *
                (normal @ w["up"])) @ w["down"]


def entropies(p, layer, tokens, bound=lambda logits: logits):
    """Of each next token."""
    x, _ = jax.lax.scan(lambda x, w: (layer(w, x), None),
                        p["words"][tokens[:, :-1]], p["layers"])
    return optax.softmax_cross_entropy_with_integer_labels(
        bound(centred(x) @ p["words"].T), tokens[:, 1:])


@case
def a_mask_of_integers():
    def loss(p, _, tokens, mask):
        return (entropies(p, rectified, tokens) * mask).sum() / mask.sum()
    return optimized(WEIGHTS, loss, (TOKENS, MASK))


@case
def a_mask_that_may_be_empty():
    def loss(p, _, tokens, mask):
        sums = entropies(p, rectified, tokens) * mask.astype(jnp.float32)
        return sums.sum() / jnp.maximum(mask.sum(), 1)
    return optimized(WEIGHTS, loss, (TOKENS, MASK))


@case
def logits_within_bounds():
    def loss(p, _, tokens):
        return entropies(p, rectified, tokens,
                         lambda logits: 30 * jnp.tanh(logits / 30)).mean()
    return optimized(WEIGHTS, loss, (TOKENS,))


@case
def layers_with_gates():
    def loss(p, _, tokens):
        return entropies(p, gated, tokens).mean()
    return optimized(WEIGHTS, loss, (TOKENS,))


def layers_over_a_small_sum():
    """A guard of 1e-10 makes gradients 1e10 times as large, in a loop as
    anywhere."""
    def layer(w, x):
        scores = jax.nn.relu(x @ w["q"])
        return x + (scores / (scores.sum(-1, keepdims=True) + 1e-10)) @ w["v"]

    def loss(p, _, tokens):
        return entropies(p, layer, tokens).mean()
    return optimized(WEIGHTS, loss, (TOKENS,))


class Language(LoopCase):
    def test_they_train(self):
        def judge(name, dtype, mixed, said):
            least = LEAST.get(name, 95) if dtype == "f16" else 95
            self.assertGreaterEqual(find_share(mixed), least)
            self.assertEqual(mixed.state.loss_scale is not None,
                             dtype == "f16", said)
        self.check_all(CASES, judge)

    def test_what_is_too_large_in_a_loop_stays_wide(self):
        def judge(name, dtype, mixed, said):
            if dtype == "f16":
                self.assertLess(find_share(mixed), 90, said)
        self.check_all({"layers_over_a_small_sum": layers_over_a_small_sum},
                       judge)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
