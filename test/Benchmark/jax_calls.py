"""What mpopt.jax costs beside jax.jit: the first call, and each later one.

    jax_calls.py [LAYERS...]

For steps of that many small layers, two parameters each, in one process and in
turn; results are fed back. dtype="off" computes what jax.jit does, so that its
difference is what the package itself costs. Prints seconds of the first call and
microseconds of a call (of batches of calls, the tenth quantile), each beside
jax.jit's. Needs jax.
"""

import sys
import time
import warnings

from layered_step import OPTIONS, make, train_step
import jax
import mpopt.jax
import numpy as np

ROUNDS, BATCHES, CALLS = 4, 40, 20


def time_first(step, layers):
    """Seconds of the first call: trace, rewrite, compile and run."""
    args = make(layers)
    begin = time.perf_counter()
    jax.block_until_ready(step(*args))
    return time.perf_counter() - begin


def time_calls(step, layers):
    """Microseconds a call."""
    params, x = make(layers)
    params, loss = step(params, x)
    found = []
    for _ in range(BATCHES):
        loss.block_until_ready()
        begin = time.perf_counter()
        for _ in range(CALLS):
            params, loss = step(params, x)
        loss.block_until_ready()
        found.append((time.perf_counter() - begin) / CALLS * 1e6)
    return np.quantile(found, 0.1)


def main():
    warnings.simplefilter("ignore")
    jax.block_until_ready(jax.jit(train_step)(*make(1)))  # starts XLA
    for layers in map(int, sys.argv[1:] or ("2", "120")):
        # Each a function of its own, so that none finds another one's trace.
        steps = {"jax.jit": jax.jit(lambda *args: train_step(*args))} | {
            name: mpopt.jax.jit(lambda *args: train_step(*args), **options)
            for name, options in OPTIONS.items()}
        first = {name: time_first(step, layers) for name, step in steps.items()}
        calls = {name: min(time_calls(step, layers) for _ in range(ROUNDS))
                 for name, step in steps.items()}
        print(f"{2 * layers} parameters")
        for name in steps:
            print(f"  {name:14} first call {first[name]:5.2f} s "
                  f"({first[name] / first['jax.jit']:.2f}x), then "
                  f"{calls[name]:7.1f} us "
                  f"({calls[name] / calls['jax.jit']:.2f}x, "
                  f"{calls[name] - calls['jax.jit']:+.1f})")


main()
