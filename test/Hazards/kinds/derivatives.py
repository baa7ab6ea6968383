"""Derivatives of predictions by finite differences, which are small."""
import jax
import jax.numpy as jnp
from jax import lax

from . import adam, dense, f32, hazard, layer, mse, net, normal, uniform


def smooth(p, x):
    for i in range(len(p)):
        x = dense(p[f"l{i}"], jnp.tanh(x) if i else x)
    return x


def grid(r, points, gain=1.0):
    """A network of one coordinate, and the places where it is asked."""
    at = f32(jnp.arange(points) / points)
    return net(r, 1, 32, 32, 1, gain=gain), at


def conv(x, w, padding):
    spatial = "DHW"[-(x.ndim - 2):]
    return lax.conv_general_dilated(
        x, w, (1,) * len(spatial), padding, dimension_numbers=(
            f"N{spatial}C", f"{spatial}IO", f"N{spatial}C"))


@hazard("a network's slope by central differences over 1e-3", must_hold=True)
def central_difference_1e3(r):
    params = net(r, 1, 32, 1, gain=2.0)
    batch = {"x": uniform(r, 64, 1, low=-1), "y": normal(r, 64, 1)}

    def loss(p, batch):
        x, h = batch["x"], 1e-3
        slope = (smooth(p, x + h) - smooth(p, x - h)) / (2 * h)
        return mse(slope, batch["y"])
    return adam(loss, 3e-3, params, batch)


@hazard("the divergence of a predicted flow, differences over 0.01",
        must_hold=True)
def divergence_100(r):
    params = net(r, 2, 32, 2, gain=2.0)
    batch = {"x": uniform(r, 64, 2, low=-1), "y": normal(r, 64)}

    def loss(p, batch):
        h = 0.01
        ahead = jnp.eye(2) * h
        div = sum((smooth(p, batch["x"] + ahead[i]) -
                   smooth(p, batch["x"] - ahead[i]))[:, i] for i in range(2))
        return mse(div / (2 * h), batch["y"])
    return adam(loss, 3e-3, params, batch)


@hazard("u[1:] - u[:-1], times 64, of a field that a network fills",
        must_hold=True)
def slices_times_64(r):
    params, at = grid(r, 64, gain=2.0)
    batch = {"x": at[:, None], "y": 3 * jnp.cos(6.28 * at)}

    def loss(p, batch):
        u = smooth(p, batch["x"])[:, 0]
        return mse((u[1:] - u[:-1]) * 64, batch["y"][1:])
    return adam(loss, 3e-3, params, batch)


@hazard("a Laplacian of slices, 64 points: times 4096", must_hold=True)
def laplacian_slices(r):
    params, at = grid(r, 64, gain=0.3)
    batch = {"x": at[:, None], "y": jnp.sin(6.28 * at)}

    def loss(p, batch):
        u = jnp.tanh(smooth(p, batch["x"]))[:, 0]
        lap = (u[2:] - 2 * u[1:-1] + u[:-2]) * 64.0**2
        return mse(lap, 10 * batch["y"][1:-1]) / 100 + jnp.mean(u[::63]**2)
    return adam(loss, 1e-3, params, batch)


@hazard("a periodic Laplacian by jnp.roll, 64 points", must_hold=True)
def laplacian_roll(r):
    params, at = grid(r, 64)
    batch = {"x": at[:, None], "y": jnp.sin(6.28 * at)}

    def loss(p, batch):
        u = jnp.sin(6.28 * batch["x"][:, 0]) * smooth(p, batch["x"])[:, 0]
        lap = (jnp.roll(u, 1) - 2 * u + jnp.roll(u, -1)) / (1 / 64)**2
        return mse(lap, 10 * batch["y"]) / 100
    return adam(loss, 1e-3, params, batch)


@hazard("a convolution with 1, -2, 1, times 64 twice", must_hold=True)
def laplacian_conv(r):
    params, at = grid(r, 64)
    batch = {"x": at[:, None], "y": jnp.sin(6.28 * at)}
    stencil = f32([1, -2, 1])[:, None, None]

    def loss(p, batch):
        u = jnp.tanh(smooth(p, batch["x"]))[None]
        lap = conv(u, stencil, "VALID")[0, :, 0] * 64 * 64
        return mse(lap, 10 * batch["y"][1:-1]) / 100
    return adam(loss, 1e-3, params, batch)


@hazard("the five points of a Laplacian in two dimensions, padded",
        must_hold=True)
def laplacian_conv_same(r):
    params = {"in": normal(r, 3, 3, 1, 16, std=0.3),
              "out": normal(r, 3, 3, 16, 1, std=0.1)}
    batch = {"x": normal(r, 2, 16, 16, 1), "y": normal(r, 2, 16, 16, 1)}
    stencil = f32([[0, 1, 0], [1, -4, 1], [0, 1, 0]])[:, :, None, None] * 32**2

    def loss(p, batch):
        u = 5 + conv(jnp.tanh(conv(batch["x"], p["in"], "SAME")), p["out"],
                     "SAME")
        return mse(conv(u, stencil, "SAME") / 1000, batch["y"])
    return adam(loss, 1e-3, params, batch)


@hazard("a matrix of 64 and -64 that takes differences of predictions",
        must_hold=True)
def derivative_matrix(r):
    params = net(r, 4, 32, 64, gain=0.5)
    matrix = f32((jnp.eye(64, k=1) - jnp.eye(64))[:-1] * 64)
    batch = {"x": normal(r, 16, 4), "y": normal(r, 16, 63)}

    def loss(p, batch):
        u = 0.05 * smooth(p, batch["x"]) + jnp.sin(jnp.arange(64) / 10)
        return mse(u @ matrix.T, batch["y"])
    return adam(loss, 1e-3, params, batch)


@hazard("Sobel's edges of predictions of brightness 200")
def sobel_200(r):
    params = {"in": normal(r, 3, 3, 1, 8, std=0.3),
              "out": normal(r, 3, 3, 8, 1, std=0.3)}
    across = f32([[1, 0, -1], [2, 0, -2], [1, 0, -1]])
    edges = jnp.stack([across, across.T], -1)[:, :, None]
    batch = {"x": normal(r, 2, 24, 24, 1), "y": normal(r, 2, 22, 22, 2)}

    def loss(p, batch):
        h = jax.nn.relu(conv(batch["x"], p["in"], "SAME"))
        u = 200 + conv(h, p["out"], "SAME")
        return mse(conv(u, edges, "VALID"), batch["y"])
    return adam(loss, 1e-3, params, batch)


@hazard("a residual of Burgers with second derivatives by tangents: constants "
        "of 1 and 0 that products read", must_hold=True)
def burgers_pinn(r):
    params = {"a": layer(r, 2, 16, 2.0), "b": layer(r, 16, 16, 1.5),
              "c": layer(r, 16, 1)}
    batch = {"x": uniform(r, 32, 2, low=-1)}

    def u(p, x):
        h = jnp.tanh(dense(p["a"], x[None]))
        return dense(p["c"], jnp.tanh(dense(p["b"], h)))[0, 0]

    def residual(p, x):
        slope = jax.grad(u, 1)(p, x)
        along = (f32([1.0, 0.0]),)
        bend = jax.jvp(lambda x: jax.grad(u, 1)(p, x)[0], (x,), along)[1]
        return slope[1] + u(p, x) * slope[0] - 0.003 * bend

    def loss(p, batch):
        x = batch["x"]
        start = jax.vmap(lambda x: u(p, x))(x * f32([1, 0]))
        left = jax.vmap(lambda x: residual(p, x))(x)
        return jnp.mean(left**2) + mse(start, -jnp.sin(jnp.pi * x[:, 0]))
    return adam(loss, 1e-3, params, batch)
