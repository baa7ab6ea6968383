"""Loops that stop when a residual is small, and what they carry."""
import jax
import jax.numpy as jnp
from jax.lax import stop_gradient, while_loop

from . import dense, hazard, layer, mlp, mse, net, normal, sgd, uniform


LIMIT = 300


def until(residual, body, first, limit=LIMIT):
    """Repeats `body` until the residual of two values is at most 1e-5.

    The value, and how often.
    """
    def go_on(carry):
        i, now, last = carry
        return (i < limit) & (residual(now, last) > 1e-5)

    def step(carry):
        i, now, _ = carry
        return i + 1, body(now), now
    return while_loop(go_on, step, (1, body(first), first))[1::-1]


def largest(now, last):
    return jnp.max(jnp.abs(now - last))


@hazard("a fixed point z = tanh(W z + U x), found to 1e-5, one step of gradient;"
        " the iterations are told with the loss", must_hold=True)
def fixed_point(r):
    params = {"w": normal(r, 16, 16, std=0.22), "u": layer(r, 8, 16),
              "out": layer(r, 16, 2)}
    batch = {"x": normal(r, 8, 8), "y": normal(r, 8, 2)}

    def step(p, z, x):
        return jnp.tanh(z @ p["w"] + dense(p["u"], x))

    def loss(p, batch):
        q = stop_gradient(p)
        z, count = until(largest, lambda z: step(q, z, batch["x"]),
                         jnp.zeros((8, 16)))
        off = mse(dense(p["out"], step(p, z, batch["x"])), batch["y"])
        return off + jnp.maximum(count - 150, 0).astype(jnp.float32)
    return sgd(loss, 0.05, params, batch)


@hazard("the same with an implicit gradient: a second loop in the backward pass")
def implicit_gradient(r):
    params = {"w": normal(r, 12, 12, std=0.25), "u": layer(r, 8, 12),
              "out": layer(r, 12, 2)}
    batch = {"x": normal(r, 8, 8), "y": normal(r, 8, 2)}

    def step(p, z, x):
        return jnp.tanh(z @ p["w"] + dense(p["u"], x))

    @jax.custom_vjp
    def solve(p, x):
        return until(largest, lambda z: step(p, z, x), jnp.zeros((8, 12)))[0]

    def forward(p, x):
        z = solve(p, x)
        return z, (p, x, z)

    def backward(saved, g):
        p, x, z = saved
        _, of_z = jax.vjp(lambda z: step(p, z, x), z)
        _, of_rest = jax.vjp(lambda p, x: step(p, z, x), p, x)
        return of_rest(until(largest, lambda u: g + of_z(u)[0], g)[0])
    solve.defvjp(forward, backward)

    def loss(p, batch):
        z = solve({"w": p["w"], "u": p["u"]}, batch["x"])
        return mse(dense(p["out"], z), batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("a deep equilibrium of two layers with a norm between, to 1e-5; told "
        "with the loss is whether it was found", must_hold=True)
def deep_equilibrium(r):
    params = {"a": normal(r, 16, 16, std=0.14), "b": normal(r, 16, 16, std=0.14),
              "u": layer(r, 8, 16), "out": layer(r, 16, 2)}
    batch = {"x": normal(r, 8, 8), "y": normal(r, 8, 2)}

    def step(p, z, x):
        h = jax.nn.relu(z @ p["a"] + dense(p["u"], x))
        return jnp.tanh(h @ p["b"] + 0.5 * z)

    def loss(p, batch):
        q = stop_gradient(p)
        z, count = until(largest, lambda z: step(q, z, batch["x"]),
                         jnp.zeros((8, 16)))
        off = mse(dense(p["out"], step(p, z, batch["x"])), batch["y"])
        return jnp.where(count < LIMIT, off, 10 * off)
    return sgd(loss, 0.05, params, batch)


@hazard("the largest singular value by power iteration until it stays within "
        "1e-6 of itself, and how long that takes", must_hold=True)
def power_count(r):
    params = {"w": normal(r, 16, 16, std=0.5), "out": layer(r, 16, 2)}
    batch = {"x": normal(r, 16, 16), "y": normal(r, 16, 2)}

    def loss(p, batch):
        w = stop_gradient(p["w"])

        def go_on(c):
            i, u, size, last = c
            return (i < LIMIT) & (jnp.abs(size - last) > 1e-6 * size)

        def body(c):
            i, u, size, _ = c
            v = w @ u
            v = v / jnp.linalg.norm(v)
            u = w.T @ v
            new = jnp.linalg.norm(u)
            return i + 1, u / new, new, size
        i, u, size, _ = while_loop(
            go_on, body, (1, jnp.ones(16) / 4, jnp.float32(1), jnp.float32(0)))
        late = jnp.where(i < LIMIT, 1.0, 10.0)
        return late * mse(dense(p["out"], jnp.tanh(batch["x"] @ p["w"] * 3 / size)),
                          batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("Sinkhorn's iteration to 1e-5 on exp(-cost / 0.05)")
def sinkhorn(r):
    params = {"f": layer(r, 8, 4)}
    batch = {"x": normal(r, 12, 8), "y": normal(r, 12, 4)}

    def loss(p, batch):
        h = dense(p["f"], batch["x"])
        cost = ((h[:, None] - batch["y"][None])**2).sum(-1) / 8
        kernel = jnp.exp(-stop_gradient(cost) / 0.1) + 1e-12

        def body(uv):
            u = 1 / (12 * (kernel @ uv[1]))
            return jnp.stack([u, 1 / (12 * (kernel.T @ u))])
        (u, v), _ = until(lambda a, b: jnp.max(jnp.abs(a / b - 1)), body,
                          jnp.ones((2, 12)))
        return (u[:, None] * kernel * v[None] * cost).sum()
    return sgd(loss, 0.05, params, batch)


@hazard("conjugate gradients until the residual is 1e-5 of where it began")
def conjugate_gradients(r):
    params = {"f": layer(r, 8, 16), "out": layer(r, 16, 1, 0.3)}
    batch = {"x": normal(r, 24, 8), "y": normal(r, 24, 1)}

    def loss(p, batch):
        h = jnp.tanh(dense(p["f"], batch["x"]))
        k = stop_gradient(h @ h.T + jnp.eye(24))
        goal = stop_gradient(batch["y"] - dense(p["out"], h))[:, 0]

        def go_on(c):
            return (c[0] < 60) & (c[4] > 1e-10 * (goal @ goal))

        def body(c):
            i, x, res, way, rr = c
            kd = k @ way
            a = rr / (way @ kd)
            res = res - a * kd
            new = res @ res
            return i + 1, x + a * way, res, res + new / rr * way, new
        first = (0, jnp.zeros(24), goal, goal, goal @ goal)
        x = while_loop(go_on, body, first)[1]
        smooth = dense(p["out"], h)[:, 0] + h @ (h.T @ x) / 24
        return mse(smooth, batch["y"][:, 0])
    return sgd(loss, 0.05, params, batch)


@hazard("Newton's root of x^2 = c to 1e-5, c = 3,000,000")
def newton_root(r):
    params = {"f": layer(r, 8, 16), "out": layer(r, 16, 1, 0.5)}
    batch = {"x": normal(r, 16, 8), "y": uniform(r, 16, 1, low=0.5, high=1.5)}

    def loss(p, batch):
        c = 3e6 * jax.nn.softplus(dense(p["out"], jnp.tanh(
            dense(p["f"], batch["x"]))) + 0.5)
        root, _ = until(lambda a, b: jnp.max(jnp.abs(a - b) / a),
                        lambda x: 0.5 * (x + stop_gradient(c) / x),
                        jnp.full((16, 1), 1000.0))
        root = 0.5 * (root + c / root)
        return mse(root / 1732, batch["y"])
    return sgd(loss, 0.1, params, batch)


@hazard("the threshold of a sparse softmax by bisection to 1e-5")
def bisection(r):
    params = {"f": layer(r, 8, 16), "score": layer(r, 16, 24, 2.0)}
    batch = {"x": normal(r, 16, 8),
             "y": jnp.asarray(r.integers(0, 24, 16), jnp.int32)}

    def loss(p, batch):
        z = dense(p["score"], jnp.tanh(dense(p["f"], batch["x"])))
        s = stop_gradient(z)

        def body(c):
            low, high = c
            mid = (low + high) / 2
            above = (jax.nn.relu(s - mid) ** 2).sum(1, keepdims=True) > 1
            return jnp.where(above, mid, low), jnp.where(above, high, mid)
        top = s.max(1, keepdims=True)
        low, high = while_loop(lambda c: jnp.max(c[1] - c[0]) > 1e-5, body,
                               (top - 1, top))
        q = jax.nn.relu(z - (low + high) / 2) ** 2
        hot = jax.nn.one_hot(batch["y"], 24)
        return jnp.mean(((q - hot) ** 2).sum(1) - (0.1 * z * hot).sum(1))
    return sgd(loss, 0.05, params, batch)


@hazard("a spectral norm by power iteration until u moves by less than 1e-5")
def power_iteration(r):
    params = {"w": normal(r, 16, 16, std=0.5), "out": layer(r, 16, 2)}
    batch = {"x": normal(r, 16, 16), "y": normal(r, 16, 2)}

    def loss(p, batch):
        w = stop_gradient(p["w"])

        def body(u):
            u = w.T @ (w @ u)
            return u / jnp.sqrt(jnp.vdot(u, u) + 1e-12)
        u, _ = until(largest, body, jnp.ones(16) / 4)
        v = w @ u
        size = jnp.vdot(v / jnp.linalg.norm(v), p["w"] @ u)
        return mse(dense(p["out"], jnp.tanh(batch["x"] @ p["w"] * 3 / size)),
                   batch["y"])
    return sgd(loss, 0.05, params, batch)


@hazard("a step size by backtracking until the loss falls by 1e-4 of the slope")
def line_search(r):
    params = net(r, 8, 16, 2)
    batch = {"x": normal(r, 16, 8), "y": normal(r, 16, 2)}

    def loss(p, batch):
        return mse(mlp(p, batch["x"]), batch["y"])

    def train_step(params, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        slope = sum(jnp.vdot(g, g) for g in jax.tree.leaves(grads))

        def at(rate):
            return loss(jax.tree.map(lambda p, g: p - rate * g, params, grads),
                        batch)
        rate = while_loop(lambda a: at(a) > value - 0.9 * a * slope,
                          lambda a: 0.5 * a, jnp.float32(1.0))
        return jax.tree.map(lambda p, g: p - 0.1 * rate * g, params,
                            grads), value
    return train_step, (params, batch)


@hazard("an ODE by steps of 1e-3 of a state near 30, in a scan")
def small_steps(r):
    params = {"a": layer(r, 8, 16), "b": layer(r, 16, 8, 0.5)}
    batch = {"x": normal(r, 8, 8, mean=30.0), "y": normal(r, 8, 8)}

    def loss(p, batch):
        def body(x, _):
            slope = dense(p["b"], jnp.tanh(dense(p["a"], x - 30)))
            return x + 1e-2 * slope, None
        x, _ = jax.lax.scan(body, batch["x"], None, length=100)
        return mse(x - 30, batch["y"])
    return sgd(loss, 0.02, params, batch)


@hazard("a counter in floats and a running sum carried by a scan of 3,000")
def float_counter(r):
    params = {"f": layer(r, 4, 8), "out": layer(r, 8, 1)}
    batch = {"x": normal(r, 8, 4), "y": normal(r, 8, 1)}

    def loss(p, batch):
        h = jnp.tanh(dense(p["f"], batch["x"])).mean(0)

        def body(carry, _):
            count, total = carry
            count = count + 1
            return (count, total + (h + 2 - total) / count), None
        (count, total), _ = jax.lax.scan(body, (jnp.zeros(()), jnp.zeros(8)),
                                         None, length=3000)
        h = jnp.tanh(dense(p["f"], batch["x"])) * (count / 3000)
        return mse(dense(p["out"], h + total - 2), batch["y"])
    return sgd(loss, 0.05, params, batch)
