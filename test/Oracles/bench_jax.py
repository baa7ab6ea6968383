"""What mpopt.jax costs: time to rewrite a step, and time a call.

    bench_jax.py

Calls are timed against jax.jit of the same step, which is small, in one
process and in turn; the rewriting is dtype="off", so that both compute the
same. Prints microseconds a call, the median of rounds. Needs jax.
"""

import os
import pathlib
import sys
import time

os.environ.setdefault("JAX_PLATFORMS", "cpu")
import jax
import jax.numpy as jnp
import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "tools/python"))
import mpopt.jax

LAYERS, ROUNDS, CALLS = 32, 21, 200


def train_step(params, x):
    def loss_of(params):
        for layer in params:
            x_next = jnp.tanh(x @ layer["w"] + layer["b"])
        return jnp.mean(x_next ** 2)
    loss, grads = jax.value_and_grad(loss_of)(params)
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), loss


def make():
    return ([{"w": jnp.ones((8, 8)), "b": jnp.zeros(8)}
             for _ in range(LAYERS)], jnp.ones((4, 8)))


def time_calls(step):
    """Microseconds a call, results fed back."""
    params, x = make()
    params, _ = step(params, x)
    begin = time.perf_counter()
    for _ in range(CALLS):
        params, loss = step(params, x)
    loss.block_until_ready()
    return (time.perf_counter() - begin) / CALLS * 1e6


def main():
    begin = time.perf_counter()
    mpopt.jax.explain(train_step, *make())
    print(f"export and rewrite: {time.perf_counter() - begin:.2f} s")
    amp_step = mpopt.jax.amp(train_step, dtype="off")
    state = amp_step.init(*make())

    def functional(params, x):
        nonlocal state
        out, state = amp_step(state, params, x)
        return out
    steps = {"jax.jit": jax.jit(train_step), "amp": functional,
             "jit": mpopt.jax.jit(train_step, dtype="off")}
    rounds = {name: [] for name in steps}
    for _ in range(ROUNDS):
        for name, step in steps.items():
            rounds[name].append(time_calls(step))
    plain = np.median(rounds["jax.jit"])
    for name, times in rounds.items():
        print(f"{name:8} {np.median(times):7.1f} us a call, "
              f"{np.median(times) - plain:+.1f}")


main()
