#!/usr/bin/env python3
"""Where the time of mpopt.jax's first call goes, beside jax.jit's.

    jax_first_call.py [LAYERS...]

For steps of that many small layers, two parameters each: seconds of tracing, of
lowering, of mp-opt (its process), of XLA, and of all else (serializing, parsing,
placing). In brackets stand the seconds of this process on its cores, which
neighbours on a shared machine move less. A jit that is traced within another
counts in both, so that the parts may be more than the whole. Needs jax; MPOPT_BIN
says where mp-opt is.
"""

import sys
import time
import unittest.mock
import warnings

from layered_step import OPTIONS, make, train_step
import jax
import mpopt.jax

PHASES = {"jaxpr_trace_duration": "trace",
          "jaxpr_to_mlir_module_duration": "lower",
          "backend_compile_duration": "XLA"}
spent = {}


def add(event, seconds, **_):
    name = PHASES.get(event.rpartition("/")[2])
    if name:
        spent[name] = spent.get(name, 0.0) + seconds


def fresh():
    """The step as another function, whose trace no other one finds."""
    return lambda params, x: train_step(params, x)


def time_call(step, layers):
    """Seconds of the first call, and what of this process's cores."""
    run, args = mpopt.tool.run, make(layers)

    def timed(*words, **more):
        begin = time.perf_counter()
        try:
            return run(*words, **more)
        finally:
            spent["mp-opt"] = (spent.get("mp-opt", 0.0) +
                               time.perf_counter() - begin)

    spent.clear()
    begin, cores = time.perf_counter(), time.process_time()
    with unittest.mock.patch.object(mpopt.tool, "run", timed):
        jax.block_until_ready(step(*args))
    return time.perf_counter() - begin, time.process_time() - cores


def main():
    warnings.simplefilter("ignore")
    jax.monitoring.register_event_duration_secs_listener(add)
    jax.block_until_ready(jax.jit(train_step)(*make(1)))  # starts XLA
    for layers in map(int, sys.argv[1:] or ("2", "120")):
        steps = {"jax.jit": jax.jit(fresh())}
        steps |= {name: mpopt.jax.jit(fresh(), **options)
                  for name, options in OPTIONS.items()}
        print(f"{2 * layers} parameters")
        for name, step in steps.items():
            total, cores = time_call(step, layers)
            parts = ", ".join(f"{part} {seconds:.2f}" for part, seconds in
                              sorted(spent.items(), key=lambda it: -it[1]))
            print(f"  {name:14} {total:5.2f} s ({cores:.2f} of its cores): "
                  f"{parts}, else {total - sum(spent.values()):.2f}")


main()
