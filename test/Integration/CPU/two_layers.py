"""A net of 16, 32 and 10 that learns what another such net says."""
import numpy as np


def make_data(batches):
    """First and second weights, inputs and targets: [batches, 8, ...] in f32."""
    rng = np.random.default_rng(11)

    def net():
        return (rng.standard_normal((16, 32)) / 4,
                rng.standard_normal((32, 10)) / 6)

    w1, w2 = net()
    x = rng.standard_normal((batches, 8, 16))
    t = np.maximum(x @ w1, 0) @ w2
    return [a.astype(np.float32) for a in (*net(), x, t)]
