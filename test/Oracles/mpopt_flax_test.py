"""Flax through mpopt.jax: linen with optax, and NNX; needs flax."""

import functools
import unittest
import warnings

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from flax import nnx
from flax.training.train_state import TrainState

import simple_step
import mpopt.jax
import mpopt.jax.nnx

setUpModule = simple_step.keep_copies

RANDOM = np.random.default_rng(5)
LABELS = RANDOM.integers(0, 10, 32).astype(np.int32)
# A class is a patch of light, so there is something to learn.
IMAGES = RANDOM.normal(size=(32, 8, 8, 1)).astype(np.float32)
for image, label in zip(IMAGES, LABELS):
    image[label // 4 * 2:label // 4 * 2 + 2, label % 4 * 2:label % 4 * 2 + 2] += 4


class LinenClassifier(nn.Module):
    @nn.compact
    def __call__(self, x):
        x = nn.relu(nn.Conv(8, (3, 3))(x))
        x = nn.avg_pool(x, (2, 2), (2, 2)).reshape((x.shape[0], -1))
        return nn.Dense(10)(nn.relu(nn.Dense(32)(x)))


def make_linen_state(optimizer):
    model = LinenClassifier()
    params = model.init(jax.random.key(0), IMAGES)["params"]
    return TrainState.create(apply_fn=model.apply, params=params, tx=optimizer)


def linen_gradients(state, images, labels):
    """What flax's examples split a step into: this, and the update."""
    def loss_of(params):
        logits = state.apply_fn({"params": params}, images)
        loss = optax.softmax_cross_entropy_with_integer_labels(logits, labels)
        return loss.mean(), logits
    (loss, logits), grads = jax.value_and_grad(loss_of, has_aux=True)(
        state.params)
    return grads, loss, jnp.mean(jnp.argmax(logits, -1) == labels)


class Linen(unittest.TestCase):
    def compare(self, train):
        plain, mixed = train(jax.jit), train(mpopt.jax.jit)
        np.testing.assert_allclose(mixed, plain, rtol=0.02)
        self.assertLess(mixed[-1], 0.5 * mixed[0])

    def test_a_whole_step(self):
        def step(state, images, labels):
            grads, loss, _ = linen_gradients(state, images, labels)
            return state.apply_gradients(grads=grads), loss

        def train(jit):
            step_of, state = jit(step), make_linen_state(optax.adam(3e-3))
            losses = []
            for _ in range(25):
                state, loss = step_of(state, IMAGES, LABELS)
                losses.append(float(loss))
            return losses
        self.compare(train)

    def test_gradients_whose_update_is_another_function(self):
        update = jax.jit(lambda state, grads: state.apply_gradients(grads=grads))

        def train(jit):
            gradients = jit(linen_gradients)
            state = make_linen_state(optax.sgd(0.05, 0.9))
            losses = []
            for _ in range(25):
                grads, loss, _ = gradients(state, IMAGES, LABELS)
                # Those of a step whose scale was too large are not finite.
                if all(np.isfinite(g).all() for g in jax.tree.leaves(grads)):
                    state = update(state, grads)
                    losses.append(float(loss))
            return losses[:22]
        self.compare(train)


class NnxClassifier(nnx.Module):
    def __init__(self, rngs):
        self.conv = nnx.Conv(1, 8, kernel_size=(3, 3), rngs=rngs)
        self.norm = nnx.BatchNorm(8, rngs=rngs)
        self.dropout = nnx.Dropout(rate=0.02)
        self.pool = functools.partial(nnx.avg_pool, window_shape=(2, 2),
                                      strides=(2, 2))
        self.inner = nnx.Linear(128, 32, rngs=rngs)
        self.outer = nnx.Linear(32, 10, rngs=rngs)

    def __call__(self, x, rngs):
        x = self.pool(nnx.relu(self.norm(self.dropout(self.conv(x), rngs=rngs))))
        return self.outer(nnx.relu(self.inner(x.reshape(x.shape[0], -1))))


def nnx_step(model, optimizer, metrics, batch, *, rngs):
    def loss_of(model, rngs):
        logits = model(batch["image"], rngs)
        return optax.softmax_cross_entropy_with_integer_labels(
            logits, batch["label"]).mean(), logits
    (loss, logits), grads = nnx.value_and_grad(loss_of, has_aux=True)(
        model, rngs)
    metrics.update(loss=loss, logits=logits, labels=batch["label"])
    optimizer.update(model, grads)
    return loss


def make_nnx_arguments():
    model = NnxClassifier(nnx.Rngs(0))
    metrics = nnx.MultiMetric(accuracy=nnx.metrics.Accuracy(),
                              loss=nnx.metrics.Average("loss"))
    optimizer = nnx.Optimizer(model, optax.sgd(0.02, 0.9), wrt=nnx.Param)
    return model, optimizer, metrics, {"image": IMAGES, "label": LABELS}


class Nnx(unittest.TestCase):
    def train(self, step):
        model, optimizer, metrics, batch = make_nnx_arguments()
        rngs = nnx.Rngs(1)
        model.train()
        losses = [float(step(model, optimizer, metrics, batch, rngs=rngs))
                  for _ in range(25)]
        return losses, model, optimizer, metrics.compute()

    def test_arguments_change_in_place(self):
        plain, model, optimizer, told = self.train(nnx.jit(nnx_step))
        step = mpopt.jax.nnx.jit(nnx_step, scaling=256.0)
        mixed, own, own_optimizer, own_told = self.train(step)
        np.testing.assert_allclose(mixed, plain, rtol=0.02)
        self.assertLess(mixed[-1], 0.5 * mixed[0])
        self.assertEqual(int(own_optimizer.step[...]), 25)
        for name, value in told.items():
            np.testing.assert_allclose(own_told[name], value, rtol=0.02)
        np.testing.assert_allclose(own.norm.mean[...], model.norm.mean[...],
                                   rtol=0.02, atol=1e-3)
        copies = {name for name in step.state.values if name[:3] != "mp."}
        self.assertEqual(len(copies), 3)
        self.assertTrue(all("kernel" in name for name in copies))

    def test_products_read_16_bits(self):
        told = mpopt.jax.nnx.explain(
            lambda *args: nnx_step(*args[:-1], rngs=args[-1]),
            *make_nnx_arguments(), nnx.Rngs(0))
        self.assertEqual(told.flops, told.flops_16bit)
        self.assertTrue(told.scaled)

    def test_training_and_evaluating_are_two_steps(self):
        model, optimizer, metrics, batch = make_nnx_arguments()
        step = mpopt.jax.nnx.jit(nnx_step, scaling=256.0)
        for switch in (model.train, model.eval, model.train):
            switch()
            loss = step(model, optimizer, metrics, batch, rngs=nnx.Rngs(0))
            self.assertTrue(np.isfinite(float(loss)))

    def test_a_step_that_adds_a_variable_is_refused(self):
        def step(model, batch):
            model.seen = nnx.BatchStat(jnp.zeros(()))
            return model(batch["image"], None).mean()
        model, _, _, batch = make_nnx_arguments()
        model.eval()
        with self.assertRaisesRegex(mpopt.MPError, "adds, removes or replaces"):
            mpopt.jax.nnx.jit(step)(model, batch)


if __name__ == "__main__":
    unittest.main()
