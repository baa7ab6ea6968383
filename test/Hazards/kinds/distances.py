"""Distances, boxes and choices by score."""
import jax
import jax.numpy as jnp

from . import dense, f32, hazard, layer, mlp, mse, net, normal, sgd, uniform


@hazard("pairwise distances |a|^2 + |b|^2 - 2 a b of points around 30")
def pairwise_distances(r):
    params = {"f": layer(r, 8, 8, 1.0)}
    params["f"]["b"] = jnp.full(8, 30.0)
    batch = {"x": normal(r, 16, 8), "y": uniform(r, 16, 16, high=4.0)}

    def loss(p, batch):
        h = dense(p["f"], batch["x"])
        square = jnp.einsum("bd,bd->b", h, h)
        d = square[:, None] + square[None] - 2 * h @ h.T
        return mse(d / 16, batch["y"])
    return sgd(loss, 5e-3, params, batch)


@hazard("soft assignment of |x - c|^2 = |x|^2 - 2 x c + |c|^2 to near centres")
def soft_k_means(r):
    params = {"f": layer(r, 8, 8), "c": normal(r, 6, 8, mean=6.0)}
    batch = {"x": normal(r, 16, 8), "at": normal(r, 16, 8, mean=6.0)}

    def loss(p, batch):
        h = dense(p["f"], batch["x"]) + batch["at"]
        d = (h * h) @ jnp.ones((8, 6)) - 2 * h @ p["c"].T + \
            (p["c"]**2) @ jnp.ones(8)
        return jnp.mean((jax.nn.softmax(-d) * d).sum(1))
    return sgd(loss, 2e-3, params, batch)


@hazard("a triplet loss of sqrt(max(d^2, 1e-12)), some triplets of one point")
def triplet_1e12(r):
    params = {"l0": normal(r, 8, 32, std=0.5), "l1": normal(r, 32, 8, std=0.2)}
    x = normal(r, 3, 16, 8)
    batch = {"x": x.at[1, :4].set(x[0, :4])}

    def loss(p, batch):
        a, b, c = jnp.tanh(batch["x"] @ p["l0"]) @ p["l1"]
        near, far = a - b, a - c
        near = jnp.sqrt(jnp.maximum((near * near).sum(1), 1e-12))
        far = jnp.sqrt(jnp.maximum((far * far).sum(1), 1e-12))
        return jnp.mean(jax.nn.relu(near - far + 1))
    return sgd(loss, 0.01, params, batch)


@hazard("distances |a - b + 1e-6| of all pairs, each point's own among them")
def pairwise_norm_1e6(r):
    params = {"l0": normal(r, 8, 32, std=0.5), "l1": normal(r, 32, 8, std=0.2)}
    batch = {"x": normal(r, 32, 8), "y": normal(r, 32, 32, mean=0.5)}

    def loss(p, batch):
        h = jnp.tanh(batch["x"] @ p["l0"]) @ p["l1"]
        d = jnp.linalg.norm(h[:, None] - h[None] + 1e-6, axis=-1)
        return jnp.mean(batch["y"] * jnp.tanh(d))
    return sgd(loss, 1.0, params, batch)


def boxes(r, rows):
    corner = r.uniform(0, 300, (rows, 2))
    return f32([[*c, *(c + s)] for c, s in
                zip(corner, r.uniform(100, 340, (rows, 2)))])


@hazard("IoU in pixels: areas of 300 x 300, their intersections and unions")
def iou_pixels(r):
    params = net(r, 8, 32, 4)
    batch = {"x": normal(r, 16, 8), "prior": boxes(r, 16), "y": boxes(r, 16)}
    batch["y"] = batch["prior"] + normal(r, 16, 4, std=20.0)

    def loss(p, batch):
        a, b = batch["prior"] + 10 * mlp(p, batch["x"]), batch["y"]
        size = jax.nn.relu(jnp.minimum(a[:, 2:], b[:, 2:]) -
                           jnp.maximum(a[:, :2], b[:, :2]))
        both = size[:, 0] * size[:, 1]
        one = (a[:, 2] - a[:, 0]) * (a[:, 3] - a[:, 1])
        two = (b[:, 2] - b[:, 0]) * (b[:, 3] - b[:, 1])
        return 1 - jnp.mean(both / (one + two - both + 1e-7))
    return sgd(loss, 0.05, params, batch)


@hazard("generalised IoU: enclosing areas of 600 x 600 pixels")
def giou_pixels(r):
    params = net(r, 8, 32, 4, gain=4.0)
    batch = {"x": normal(r, 16, 8), "anchor": uniform(r, 16, 2, low=200,
                                                      high=400)}
    batch["y"] = f32(jnp.concatenate([batch["anchor"] - 150,
                                      batch["anchor"] + 200], 1))

    def loss(p, batch):
        t = mlp(p, batch["x"])
        at, half = batch["anchor"] + 8 * t[:, :2], 120 * jnp.exp(0.2 * t[:, 2:])
        a, b = jnp.concatenate([at - half, at + half], 1), batch["y"]

        def area(low, high):
            return jnp.prod(jax.nn.relu(high - low), 1)
        both = area(jnp.maximum(a[:, :2], b[:, :2]),
                    jnp.minimum(a[:, 2:], b[:, 2:]))
        union = area(a[:, :2], a[:, 2:]) + area(b[:, :2], b[:, 2:]) - both
        hull = area(jnp.minimum(a[:, :2], b[:, :2]),
                    jnp.maximum(a[:, 2:], b[:, 2:]))
        return jnp.mean(1 - both / union + (hull - union) / hull)
    return sgd(loss, 0.02, params, batch)


@hazard("boxes decoded: exp of sizes times anchors, centres of 1,200.4")
def box_decode(r):
    params = net(r, 8, 32, 4)
    at = uniform(r, 16, 2, low=1000, high=1300)
    batch = {"x": normal(r, 16, 8), "at": at, "y": f32(jnp.concatenate(
        [at + normal(r, 16, 2, std=3.0), uniform(r, 16, 2, low=20, high=80)],
        1))}

    def loss(p, batch):
        t = mlp(p, batch["x"])
        centre = batch["at"] + 0.1 * 32 * t[:, :2]
        size = 32 * jnp.exp(0.2 * t[:, 2:])
        off = jnp.concatenate([centre, size], 1) - batch["y"]
        return jnp.mean(jnp.where(jnp.abs(off) < 1, 0.5 * off * off,
                                  jnp.abs(off) - 0.5))
    return sgd(loss, 0.02, params, batch)


@hazard("a codebook's nearest entry by argmin of distances that are close")
def vector_quantizer(r):
    params = {"enc": layer(r, 8, 8), "book": normal(r, 16, 8, std=0.4,
                                                    mean=3.0),
              "dec": layer(r, 8, 8)}
    params["enc"]["b"] = jnp.full(8, 3.0)
    params["enc"]["w"] *= 0.4
    batch = {"x": normal(r, 16, 8)}

    def loss(p, batch):
        h = dense(p["enc"], batch["x"])
        d = jnp.einsum("bd,bd->b", h, h)[:, None] - 2 * h @ p["book"].T + \
            jnp.einsum("kd,kd->k", p["book"], p["book"])
        code = p["book"][jnp.argmin(d, 1)]
        straight = h + jax.lax.stop_gradient(code - h)
        again = dense(p["dec"], straight - 3.0)
        commit = mse(h, jax.lax.stop_gradient(code)) + \
            mse(jax.lax.stop_gradient(h), code)
        return mse(again, batch["x"]) + commit
    return sgd(loss, 1e-2, params, batch)


@hazard("experts chosen by top-k over scores of 200 that differ by 0.05")
def top_k_experts(r):
    params = {"gate": layer(r, 8, 6, 0.05), "up": normal(r, 6, 8, 16, std=0.4),
              "down": normal(r, 6, 16, 4, std=0.3)}
    batch = {"x": normal(r, 16, 8), "y": normal(r, 16, 4), "prior": f32(
        200 + 0.03 * r.normal(size=6))}

    def loss(p, batch):
        score = dense(p["gate"], batch["x"]) + batch["prior"]
        top, index = jax.lax.top_k(score, 2)
        hot = jax.nn.one_hot(index, 6) * jax.nn.softmax(top)[..., None]
        h = jax.nn.relu(jnp.einsum("bd,edf->ebf", batch["x"], p["up"]))
        out = jnp.einsum("ebf,efo,be->bo", h, p["down"], hot.sum(1))
        return mse(out, batch["y"])
    return sgd(loss, 0.005, params, batch)


@hazard("a chamfer distance of clouds at 500")
def chamfer(r):
    params = net(r, 4, 32, 3, gain=0.5)
    cloud = normal(r, 12, 3, mean=500.0)
    batch = {"x": normal(r, 12, 4), "base": cloud,
             "y": cloud + normal(r, 12, 3, std=0.5)}

    def loss(p, batch):
        a = batch["base"] + mlp(p, batch["x"])
        d = a[:, None] - batch["y"][None]
        d = jnp.einsum("ijc,ijc->ij", d, d)
        return d.min(1).mean() + d.min(0).mean()
    return sgd(loss, 0.01, params, batch)


@hazard("hard negatives: the largest of scores of 300 that nearly tie")
def hard_negative(r):
    params = {"a": layer(r, 8, 8), "b": layer(r, 8, 8)}
    batch = {"x": normal(r, 16, 8), "y": normal(r, 16, 8), "base": f32([300.0])}

    def loss(p, batch):
        a, b = dense(p["a"], batch["x"]), dense(p["b"], batch["y"])
        scores = 0.1 * a @ b.T + batch["base"]
        own = jnp.diagonal(scores)
        other = scores - 1e4 * jnp.eye(16)
        return jnp.mean(jax.nn.relu(other.max(1) - own + 0.3))
    return sgd(loss, 0.05, params, batch)


@hazard("energies of atoms: 1/r^12 - 1/r^6 of distances of 0.8")
def lennard_jones(r):
    params = net(r, 4, 16, 3, gain=0.1)
    grid = jnp.stack(jnp.meshgrid(*[jnp.arange(2.0)] * 3), -1).reshape(8, 3)
    at = f32(grid * 0.82) + normal(r, 8, 3, std=0.02)
    batch = {"x": normal(r, 8, 4), "at": at, "y": f32(250.0)}

    def loss(p, batch):
        at = batch["at"] + 0.01 * mlp(p, batch["x"])
        x, y, z = jnp.moveaxis(at[:, None] - at[None], -1, 0)
        square = x * x + y * y + z * z + 100 * jnp.eye(8)
        inverse = 1 / (square ** 3)
        pair = 4 * (inverse * inverse - inverse)
        energy = pair.sum() / 2
        return mse(energy / 100, batch["y"] / 100)
    return sgd(loss, 1e-5, params, batch)


@hazard("maximum mean discrepancy of two samples of nearly one distribution: "
        "three means of kernels cancel", must_hold=True)
def mean_discrepancy(r):
    params = net(r, 8, 16, 4)
    batch = {"x": normal(r, 32, 8), "y": normal(r, 32, 8, mean=0.2)}

    def kernel(a, b):
        square = (a * a).sum(1)[:, None] + (b * b).sum(1)[None]
        return jnp.exp((2 * a @ b.T - square) / 20).mean()

    def loss(p, batch):
        u, v = mlp(p, batch["x"]), mlp(p, batch["y"])
        return 100 * (kernel(u, u) + kernel(v, v) - 2 * kernel(u, v))
    return sgd(loss, 1e-3, params, batch)
