"""Additive masks and biases that no 16-bit float holds."""
import jax
import jax.numpy as jnp

from . import (adam, cross_entropy, dense, f32, hazard, layer, mlp, momentum,
               mse, net, normal, sgd)


B, T, D = 4, 8, 16


def attention_inputs(r):
    params = {"q": layer(r, D, D), "k": layer(r, D, D), "v": layer(r, D, D),
              "out": layer(r, D, D)}
    lengths = [8, 5, 3, 0]  # the last sample is all padding
    mask = f32([[t < n for t in range(T)] for n in lengths])
    return params, {"x": normal(r, B, T, D), "mask": mask,
                    "y": normal(r, B, T, D)}


def attend(p, x, change):
    q, k, v = (dense(p[n], x) for n in "qkv")
    scores = change(jnp.einsum("btd,bsd->bts", q, k) / D**0.5)
    return dense(p["out"], jax.nn.softmax(scores) @ v)


@hazard("an additive mask of -1e9, with a row that masks all")
def mask_add_1e9(r):
    params, batch = attention_inputs(r)

    def loss(p, batch):
        bias = (1 - batch["mask"][:, None, :]) * -1e9
        return mse(attend(p, batch["x"], lambda s: s + bias), batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("an additive mask of finfo.min, with a row that masks all")
def mask_add_finfo_min(r):
    params, batch = attention_inputs(r)

    def loss(p, batch):
        low = jnp.finfo(jnp.float32).min
        bias = jnp.where(batch["mask"][:, None, :] > 0, 0.0, low)
        return mse(attend(p, batch["x"], lambda s: s + bias), batch["y"])
    return adam(loss, 1e-3, params, batch)


@hazard("two masks of -1e9 that add up, one for padding and one for order")
def mask_add_twice(r):
    params, batch = attention_inputs(r)

    def loss(p, batch):
        pad = (batch["mask"][:, None, :] - 1) * 1e9
        order = (jnp.tril(jnp.ones((T, T))) - 1) * 1e9
        return mse(attend(p, batch["x"], lambda s: s + pad + order), batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("scores replaced by -1e30 where masked, softmax by hand")
def mask_where_1e30(r):
    params, batch = attention_inputs(r)

    def loss(p, batch):
        def softmax(s):
            s = jnp.where(batch["mask"][:, None, :] > 0, s, -1e30)
            e = jnp.exp(s - jax.lax.stop_gradient(s.max(-1, keepdims=True)))
            return jnp.log(e / e.sum(-1, keepdims=True) + 1e-30)
        return mse(attend(p, batch["x"], softmax), batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("logits of classes that are not there get -1e9 before log-softmax")
def mask_logits_vocabulary(r):
    params = net(r, 16, 32, 12)
    batch = {"x": normal(r, 16, 16), "there": f32([1] * 9 + [0] * 3),
             "y": jnp.asarray(r.integers(0, 9, 16), jnp.int32)}

    def loss(p, batch):
        logits = mlp(p, batch["x"]) + (batch["there"] - 1) * 1e9
        return cross_entropy(logits, batch["y"])
    return momentum(loss, 0.02, params, batch)


@hazard("max over valid tokens: padding is pushed below by 1e9, then read back "
        "where a sample has none")
def mask_max_pool(r):
    params = {"in": layer(r, D, 32), "out": layer(r, 32, 4)}
    mask = f32([[t < n for t in range(T)] for n in [8, 6, 4, 2, 7, 1, 3, 0]])
    batch = {"x": normal(r, 8, T, D), "mask": mask, "y": normal(r, 8, 4)}

    def loss(p, batch):
        h, m = dense(p["in"], batch["x"]), batch["mask"][..., None]
        top = jnp.max(h - (1 - m) * 1e9, 1)
        top = top * (jnp.max(m, 1) > 0)
        return mse(dense(p["out"], top), batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("a pointer network forbids what it chose: -1e8 times a one-hot count")
def mask_visited(r):
    params = {"enc": layer(r, D, D), "q": layer(r, D, D)}
    batch = {"x": normal(r, B, T, D), "y": jnp.asarray(
        [r.permutation(T)[:3] for _ in range(B)], jnp.int32)}

    def loss(p, batch):
        keys = jnp.tanh(dense(p["enc"], batch["x"]))
        seen, query, total = jnp.zeros((B, T)), keys.mean(1), 0.0
        for i in range(3):
            scores = jnp.einsum("btd,bd->bt", keys, dense(p["q"], query))
            total += cross_entropy(scores - 1e8 * seen, batch["y"][:, i])
            hot = jax.nn.one_hot(batch["y"][:, i], T)
            seen, query = seen + hot, jnp.einsum("bt,btd->bd", hot, keys)
        return total
    return sgd(loss, 0.05, params, batch)


@hazard("logits scaled by exp(t) = 100 and pushed apart by 1e5 on the diagonal")
def contrastive_scale_100(r):
    params = {"a": layer(r, 16, 16), "b": layer(r, 24, 16),
              "t": f32(4.6052)}
    batch = {"x": normal(r, 16, 16), "y": normal(r, 16, 24)}

    def loss(p, batch):
        a, b = dense(p["a"], batch["x"]), dense(p["b"], batch["y"])
        a = a / jnp.linalg.norm(a, axis=1, keepdims=True)
        b = b / jnp.linalg.norm(b, axis=1, keepdims=True)
        scores = jnp.exp(p["t"]) * a @ b.T
        own = jnp.eye(16) * -1e5
        both = jnp.concatenate([a @ a.T * jnp.exp(p["t"]) + own, scores], 1)
        return cross_entropy(both / 10, jnp.arange(16, 32))
    return sgd(loss, 0.02, params, batch)
