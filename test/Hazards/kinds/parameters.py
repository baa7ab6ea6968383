"""Parameters that are as large as what they predict: prices, years, moduli."""
import jax
import jax.numpy as jnp
import numpy as np

from . import dense, f32, hazard, layer, mlp, mse, net, normal


def at_rates(loss, rates, params, batch):
    """Each part of the parameters moves at a rate of its own."""
    def train_step(params, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        return {k: jax.tree.map(lambda p, g: p - rates[k] * g, params[k],
                                grads[k]) for k in params}, value
    return train_step, (params, batch)


def districts(r, *shape, mean=250000, std=60000):
    """64 sales in 32 districts."""
    return {"i": jnp.asarray(r.integers(0, 32, 64), jnp.int32),
            "x": normal(r, 64, 4), "y": normal(r, 64, *shape, mean=mean,
                                               std=std)}


def looked_up(p, batch):
    return jax.nn.one_hot(batch["i"], 32) @ p["table"]


def priced(r, *shape, gain=0.3):
    return {"table": normal(r, 32, *shape, mean=250000, std=50000),
            "n": net(r, 4, 16, 1, gain=gain)}


@hazard("a price of 250,000 for each district, looked up by a one-hot product",
        must_hold=True)
def price_one_hot(r):
    batch = districts(r)

    def loss(p, batch):
        guess = looked_up(p, batch) + 1000 * mlp(p["n"], batch["x"])[:, 0]
        return jnp.mean(jnp.square((guess - batch["y"]) / 50000))
    return at_rates(loss, {"table": 3e9, "n": 0.1}, priced(r), batch)


@hazard("four prices for each district by einsum: where they overflow, the "
        "gradients of a loss of |d| do not", must_hold=True)
def prices_einsum(r):
    batch = districts(r, 4)
    params = priced(r, 4) | {"n": net(r, 4, 16, 4, gain=0.3)}

    def loss(p, batch):
        hot = jax.nn.one_hot(batch["i"], 32)
        guess = jnp.einsum("bi,ic->bc", hot, p["table"]) + \
            1e4 * mlp(p["n"], batch["x"])
        return jnp.mean(jnp.abs(guess - batch["y"])) / 1e4
    return at_rates(loss, {"table": 1e8, "n": 0.05}, params, batch)


@hazard("a linear model of one-hots and features of prices of 250,000",
        must_hold=True)
def linear_one_hot(r):
    batch = districts(r)
    w = np.concatenate([r.normal(250000, 50000, 32), r.normal(0, 1000, 4)])
    params = {"w": f32(w), "b": f32(0.0)}

    def loss(p, batch):
        x = jnp.concatenate([jax.nn.one_hot(batch["i"], 32), batch["x"]], 1)
        off = x @ p["w"] + p["b"] - batch["y"]
        return jnp.mean(jnp.square(off)) / 1e9
    return at_rates(loss, {"w": 1e8, "b": 1e5}, params, batch)


@hazard("linear regression of raw columns with coefficients of 100,000",
        must_hold=True)
def linear_coefficients(r):
    w, x = r.normal(0, 1e5, 16), r.normal(0, 1, (64, 16))
    batch = {"x": f32(x), "y": f32(x @ w + r.normal(0, 3e4, 64))}
    params = {"w": f32(0.7 * w), "b": f32(0.0)}

    def loss(p, batch):
        return mse(batch["x"] @ p["w"] + p["b"], batch["y"])
    return at_rates(loss, {"w": 0.05, "b": 0.05}, params, batch)


@hazard("years near 2,021.3, learnt for each event, looked up by a product",
        must_hold=True)
def years_one_hot(r):
    batch = districts(r, mean=2021, std=2)
    params = priced(r) | {"table": normal(r, 32, mean=2021, std=2)}

    def loss(p, batch):
        guess = looked_up(p, batch) + mlp(p["n"], batch["x"])[:, 0]
        return mse(guess, batch["y"])
    return at_rates(loss, {"table": 0.5, "n": 0.03}, params, batch)


@hazard("a table of values of states, 200,000, in a temporal difference",
        must_hold=True)
def tabular_values(r):
    params = {"q": normal(r, 16, 4, mean=2e5, std=2e4), "n": net(r, 4, 8, 4)}
    batch = {name: jnp.asarray(r.integers(0, count, 64), jnp.int32)
             for name, count in (("s", 16), ("next", 16), ("a", 4))}
    batch |= {"x": normal(r, 64, 4), "r": normal(r, 64, mean=2e3, std=3e4)}

    def loss(p, batch):
        def values(s):
            return jax.nn.one_hot(s, 16) @ p["q"]
        q = jnp.sum(values(batch["s"]) * jax.nn.one_hot(batch["a"], 4), 1)
        ahead = jax.lax.stop_gradient(values(batch["next"])).max(1)
        off = batch["r"] + 0.99 * ahead - q
        return jnp.mean(off**2) / 1e8 + mse(mlp(p["n"], batch["x"]), 1.0)
    return at_rates(loss, {"q": 2e8, "n": 0.02}, params, batch)


@hazard("the logarithm of a price that is looked up by a product",
        must_hold=True)
def log_price(r):
    batch = districts(r)

    def loss(p, batch):
        guess = jnp.log(looked_up(p, batch)) + \
            0.1 * mlp(p["n"], batch["x"])[:, 0]
        return mse(guess, jnp.log(batch["y"])) * 10
    return at_rates(loss, {"table": 3e10, "n": 0.1}, priced(r), batch)


@hazard("prices looked up by a product over those of the batch",
        must_hold=True)
def price_ratio(r):
    batch = districts(r)

    def loss(p, batch):
        more = jnp.exp(0.1 * mlp(p["n"], batch["x"])[:, 0])
        return jnp.mean(jnp.square(looked_up(p, batch) * more / batch["y"] - 1))
    return at_rates(loss, {"table": 1e9, "n": 0.1}, priced(r), batch)


def priced_network(r, standardise):
    """A network of which one feature is a looked-up price."""
    batch = districts(r) | {"y": normal(r, 64, 1)}
    params = priced(r) | {"n": net(r, 5, 16, 1)}

    def loss(p, batch):
        price = standardise(looked_up(p, batch)[:, None])
        x = jnp.concatenate([batch["x"], price], 1)
        return mse(mlp(p["n"], x), batch["y"])
    return at_rates(loss, {"table": 1e8, "n": 0.01}, params, batch)


@hazard("a looked-up price in hundreds of thousands is a feature of a network",
        must_hold=True)
def price_feature(r):
    return priced_network(r, lambda price: price / 1e5)


@hazard("a looked-up price less 250,000 over 50,000 is a feature of a network",
        must_hold=True)
def price_standardised(r):
    return priced_network(r, lambda price: (price - 250000) / 50000)


@hazard("hat functions times knots of 150,000: a spline in dollars",
        must_hold=True)
def spline_knots(r):
    t = r.uniform(0, 15, 64)
    params = {"k": normal(r, 16, mean=1.5e5, std=3e4),
              "n": net(r, 4, 8, 1, gain=0.1)}
    batch = {"t": f32(t), "x": normal(r, 64, 4),
             "y": f32(1.5e5 + 5e4 * np.sin(t))}

    def loss(p, batch):
        far = jnp.abs(batch["t"][:, None] - jnp.arange(16.0))
        guess = jnp.maximum(0, 1 - far) @ p["k"] + \
            1e3 * mlp(p["n"], batch["x"])[:, 0]
        return jnp.mean(jnp.abs(guess - batch["y"])) / 1e4
    return at_rates(loss, {"k": 3e8, "n": 0.1}, params, batch)


@hazard("attention over a learnt memory of prices, read in both passes",
        must_hold=True)
def price_memory(r):
    params = {"q": layer(r, 4, 16), "k": normal(r, 32, 16),
              "v": normal(r, 32, mean=2.5e5, std=5e4)}
    batch = {"x": normal(r, 64, 4), "y": normal(r, 64, mean=2.5e5, std=6e4)}

    def loss(p, batch):
        share = jax.nn.softmax(dense(p["q"], batch["x"]) @ p["k"].T)
        return jnp.mean(jnp.abs(share @ p["v"] - batch["y"])) / 1e4
    return at_rates(loss, {"q": 1e-3, "k": 1e-3, "v": 3e8}, params, batch)


@hazard("moduli of 200,000 MPa times strains of 0.001, against stresses",
        must_hold=True)
def stiffness(r):
    moduli = np.diag([2e5, 2.1e5, 1.9e5]) + 6e4
    strain = r.normal(0, 1e-3, (64, 3))
    params = {"c": f32(0.9 * moduli), "n": net(r, 3, 8, 3, gain=0.1)}
    batch = {"strain": f32(strain),
             "stress": f32(strain @ moduli + r.normal(0, 10, (64, 3)))}

    def loss(p, batch):
        more = mlp(p["n"], batch["strain"] * 1e3)
        return mse(batch["strain"] @ p["c"] + more, batch["stress"])
    return at_rates(loss, {"c": 3e4, "n": 1e-4}, params, batch)


@hazard("the last weights of a network, 150,000, against prices")
def head_150000(r):
    params = {"l0": layer(r, 16, 32),
              "out": {"w": normal(r, 32, 1, std=1.5e5), "b": f32([2.5e5])}}
    batch = {"x": normal(r, 32, 16), "y": normal(r, 32, 1, mean=2.5e5, std=1e5)}

    def loss(p, batch):
        h = jnp.tanh(dense(p["l0"], batch["x"]))
        return jnp.mean(jnp.abs(dense(p["out"], h) - batch["y"])) / 1e4
    return at_rates(loss, {"l0": 1e-4, "out": 1e6}, params, batch)


@hazard("values 2,000 to 2,100 that are learnt, weighted by a softmax; a profile "
        "has seen them", must_hold=True)
def learnt_atoms(r):
    params = {"n": net(r, 8, 32, 16), "a": f32(np.linspace(2000, 2100, 16))}
    batch = {"x": normal(r, 32, 8), "y": normal(r, 32, mean=2050, std=20)}

    def loss(p, batch):
        share = jax.nn.softmax(mlp(p["n"], batch["x"]))
        return mse(share @ p["a"], batch["y"]) / 100
    return at_rates(loss, {"n": 0.01, "a": 10.0}, params, batch)


@hazard("x W - x of a W that is 1 but for 0.001; a profile has seen x",
        must_hold=True)
def nearly_identity(r):
    params = {"w": f32(np.eye(8) + 1e-3 * r.normal(size=(8, 8))),
              "o": layer(r, 8, 2)}
    batch = {"x": normal(r, 32, 8), "y": normal(r, 32, 2)}

    def loss(p, batch):
        off = (batch["x"] @ p["w"] - batch["x"]) * 300
        return mse(dense(p["o"], off), batch["y"])
    return at_rates(loss, {"w": 1e-8, "o": 0.1}, params, batch)
