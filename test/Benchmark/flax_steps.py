"""Writes training steps of Flax models, at the size that they are trained at.

    flax_steps.py NAME OUT.mlir

NAME is unet (of a diffusion model: group norms, attention, Adam), efficientnet
(depthwise filters, batch norms, squeeze and excitation, RMSProp), t5 (relative
positions, dropout from one key folded in, Adafactor) or dlrm (26 tables of 100,000
rows, Adagrad). Only shapes are traced. Needs jax, flax and optax.
"""
import functools
import math
import sys

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax


# ---- A U-Net that denoises -----------------------------------------------------------

class Residual(nn.Module):
    channels: int

    @nn.compact
    def __call__(self, x, time, train):
        h = nn.Conv(self.channels, (3, 3))(nn.silu(nn.GroupNorm(32)(x)))
        h = h + nn.Dense(self.channels)(nn.silu(time))[:, None, None]
        h = nn.silu(nn.GroupNorm(32)(h))
        h = nn.Dropout(0.1, deterministic=not train)(h)
        h = nn.Conv(self.channels, (3, 3))(h)
        if x.shape[-1] != self.channels:
            x = nn.Conv(self.channels, (1, 1))(x)
        return x + h


class Attention(nn.Module):
    @nn.compact
    def __call__(self, x):
        batch, height, width, channels = x.shape
        y = nn.GroupNorm(32)(x).reshape(batch, height * width, channels)
        return x + nn.MultiHeadDotProductAttention(8)(y, y).reshape(x.shape)


class UNet(nn.Module):
    factors: tuple = (1, 2, 2, 4)
    channels: int = 128

    @nn.compact
    def __call__(self, x, time, train):
        angles = time[:, None] * jnp.exp(-jnp.arange(64) * math.log(1e4) / 63)
        time = jnp.concatenate([jnp.sin(angles), jnp.cos(angles)], -1)
        time = nn.Dense(512)(nn.silu(nn.Dense(512)(time)))
        x = nn.Conv(self.channels, (3, 3))(x)
        skipped = [x]
        for level, factor in enumerate(self.factors):
            for _ in range(2):
                x = Residual(self.channels * factor)(x, time, train)
                x = Attention()(x) if level >= 2 else x
                skipped.append(x)
            if level < 3:
                x = nn.Conv(self.channels * factor, (3, 3), (2, 2))(x)
                skipped.append(x)
        for _ in range(2):
            x = Attention()(Residual(x.shape[-1])(x, time, train))
        for level, factor in reversed(list(enumerate(self.factors))):
            for _ in range(3):
                x = jnp.concatenate([x, skipped.pop()], -1)
                x = Residual(self.channels * factor)(x, time, train)
                x = Attention()(x) if level >= 2 else x
            if level > 0:
                batch, height, width, channels = x.shape
                x = jax.image.resize(
                    x, (batch, 2 * height, 2 * width, channels), "nearest")
                x = nn.Conv(channels, (3, 3))(x)
        return nn.Conv(3, (3, 3))(nn.silu(nn.GroupNorm(32)(x)))


# ---- EfficientNet-B0 -----------------------------------------------------------------

class InvertedBottleneck(nn.Module):
    channels: int
    stride: int
    expansion: int
    size: int

    @nn.compact
    def __call__(self, x, norm, train):
        wide, y = x.shape[-1] * self.expansion, x
        if self.expansion > 1:
            y = nn.silu(norm()(nn.Conv(wide, (1, 1), use_bias=False)(y)))
        y = nn.Conv(wide, (self.size,) * 2, (self.stride,) * 2,
                    feature_group_count=wide, use_bias=False)(y)
        y = nn.silu(norm()(y))
        scale = nn.silu(nn.Conv(max(1, x.shape[-1] // 4), (1, 1))(
            y.mean((1, 2), keepdims=True)))
        y = y * nn.sigmoid(nn.Conv(wide, (1, 1))(scale))
        y = norm()(nn.Conv(self.channels, (1, 1), use_bias=False)(y))
        if y.shape != x.shape:
            return y
        return x + nn.Dropout(0.1, broadcast_dims=(1, 2, 3),
                              deterministic=not train)(y)


class EfficientNet(nn.Module):
    # Channels, stride, expansion, size of the filter, how many.
    blocks: tuple = ((16, 1, 1, 3, 1), (24, 2, 6, 3, 2), (40, 2, 6, 5, 2),
                     (80, 2, 6, 3, 3), (112, 1, 6, 5, 3), (192, 2, 6, 5, 4),
                     (320, 1, 6, 3, 1))

    @nn.compact
    def __call__(self, x, train):
        norm = functools.partial(nn.BatchNorm, momentum=0.99,
                                 use_running_average=not train)
        x = nn.silu(norm()(nn.Conv(32, (3, 3), (2, 2), use_bias=False)(x)))
        for channels, stride, expansion, size, count in self.blocks:
            for number in range(count):
                x = InvertedBottleneck(channels, 1 if number else stride,
                                       expansion, size)(x, norm, train)
        x = nn.silu(norm()(nn.Conv(1280, (1, 1), use_bias=False)(x)))
        return nn.Dense(1000)(
            nn.Dropout(0.2, deterministic=not train)(x.mean((1, 2))))


# ---- T5 ------------------------------------------------------------------------------

class RMSNorm(nn.Module):
    @nn.compact
    def __call__(self, x):
        gain = self.param("gain", nn.initializers.ones, (x.shape[-1],))
        square = jnp.mean(x * x, -1, keepdims=True)
        return x * jax.lax.rsqrt(square + 1e-6) * gain


class Positions(nn.Module):
    """The bias of each head for how far a key is from a query."""

    @nn.compact
    def __call__(self, queries, keys, causal):
        way = jnp.arange(keys)[None] - jnp.arange(queries)[:, None]
        far = jnp.abs(jnp.minimum(way, 0) if causal else way)
        steps = jnp.log(jnp.maximum(far, 1) / 8) / math.log(16) * 8
        bucket = jnp.where(far < 8, far,
                           jnp.minimum(15, 8 + steps.astype(jnp.int32)))
        if not causal:
            bucket = bucket + jnp.where(way > 0, 16, 0)
        return jnp.transpose(nn.Embed(32, 8)(bucket), (2, 0, 1))[None]


class BiasedAttention(nn.Module):
    train: bool

    @nn.compact
    def __call__(self, x, memory, bias, mask):
        dense = functools.partial(nn.DenseGeneral, (8, 64), use_bias=False)
        logits = jnp.einsum("bqhd,bkhd->bhqk", dense()(x), dense()(memory))
        logits = jnp.where(mask, logits if bias is None else logits + bias, -1e9)
        shares = nn.Dropout(0.1, deterministic=not self.train)(
            jax.nn.softmax(logits))
        read = jnp.einsum("bhqk,bkhd->bqhd", shares, dense()(memory))
        return nn.DenseGeneral(x.shape[-1], axis=(-2, -1), use_bias=False)(read)


class T5(nn.Module):
    @nn.compact
    def __call__(self, source, target, train):
        embed = nn.Embed(32128, 512)

        def drop(x):
            return nn.Dropout(0.1, deterministic=not train)(x)

        def dense(width, x):
            return nn.Dense(width, use_bias=False)(x)

        def feed_forward(x):
            y = RMSNorm()(x)
            return x + drop(dense(512, nn.gelu(dense(1024, y)) * dense(1024, y)))

        padding = (source != 0)[:, None, None, :]
        x = drop(embed(source))
        bias = Positions()(source.shape[1], source.shape[1], causal=False)
        for _ in range(6):
            y = RMSNorm()(x)
            x = x + drop(BiasedAttention(train)(y, y, bias, padding))
            x = feed_forward(x)
        memory = drop(RMSNorm()(x))
        x = drop(embed(target))
        bias = Positions()(target.shape[1], target.shape[1], causal=True)
        before = jnp.tril(jnp.ones((target.shape[1],) * 2, bool))
        for _ in range(6):
            y = RMSNorm()(x)
            x = x + drop(BiasedAttention(train)(y, y, bias, before))
            y = RMSNorm()(x)
            x = x + drop(BiasedAttention(train)(y, memory, None, padding))
            x = feed_forward(x)
        return dense(32128, RMSNorm()(x))


# ---- A recommender -------------------------------------------------------------------

class DLRM(nn.Module):
    @nn.compact
    def __call__(self, dense, categories, train):
        rows = [nn.Embed(100000, 64)(categories[:, table]) for table in range(26)]
        for width in (512, 256, 64):
            dense = nn.relu(nn.Dense(width)(dense))
        all_rows = jnp.stack([dense] + rows, 1)
        products = jnp.einsum("bid,bjd->bij", all_rows, all_rows)
        x = jnp.concatenate([dense, products[:, *jnp.tril_indices(27, -1)]], 1)
        for width in (512, 256):
            x = nn.relu(nn.Dense(width)(x))
        return nn.Dense(1)(x)[:, 0]


# ---- Steps ---------------------------------------------------------------------------

def floats(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.float32)


def integers(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.int32)


def cross_entropy(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()


def squares(output, target):
    return jnp.mean((output - target) ** 2)


def clicks(logits, clicked):
    return optax.sigmoid_binary_cross_entropy(logits, clicked).mean()


# Model, what it reads, targets, loss, optimizer.
STEPS = {
    "unet": (UNet(), (floats(16, 64, 64, 3), floats(16)),
             floats(16, 64, 64, 3), squares, optax.adamw(1e-3)),
    "efficientnet": (EfficientNet(), (floats(64, 224, 224, 3),), integers(64),
                     cross_entropy, optax.rmsprop(0.01, 0.9, momentum=0.9)),
    "t5": (T5(), (integers(16, 512), integers(16, 128)), integers(16, 128),
           cross_entropy, optax.adafactor(1e-3)),
    "dlrm": (DLRM(), (floats(2048, 13), integers(2048, 26)), floats(2048),
             clicks, optax.adagrad(0.01)),
}


def lower(name):
    model, inputs, target, loss, optimizer = STEPS[name]
    keys = {"params": jax.random.key(0), "dropout": jax.random.key(1)}
    variables = jax.eval_shape(
        functools.partial(model.init, train=True), keys, *inputs)
    params = variables.pop("params")
    state = jax.eval_shape(optimizer.init, params)

    def step(params, state, rest, count, inputs, target):
        key = jax.random.fold_in(jax.random.key(0), count)

        def objective(params):
            output, kept = model.apply(
                {"params": params, **rest}, *inputs, train=True,
                rngs={"dropout": key}, mutable=list(rest))
            return loss(output, target), kept

        (value, kept), gradients = jax.value_and_grad(
            objective, has_aux=True)(params)
        updates, state = optimizer.update(gradients, state, params)
        return optax.apply_updates(params, updates), state, kept, count + 1, value

    return jax.jit(step).lower(params, state, variables, integers(), inputs, target)


def main(name, path):
    with open(path, "w", encoding="utf-8") as out:
        out.write(lower(name).as_text(debug_info=True))


main(*sys.argv[1:])
