"""Trains JAX steps as they are and through mpopt.jax, and compares.

    train_jax.py CASES.py [name...] [--steps 100] [--dtypes f16 bf16]

CASES.py has `BUILDERS`, names of cases, and `build(name)`, which returns an
object with `fn` and `args`, `pairs` (argument -> result that is its next
value), `results` (result -> role, "loss" among them), `batches` (each argument
-> value) and `form`. Only whole steps are trained.

A mixed run passes if the mean loss of its last tenth is within 0.5 % of FP32's,
or within twice the scatter of FP32 runs whose parameters were moved at the
start by what one rounding to the low type moves them at most. Needs jax; run by `tools/check.sh --oracles`.
"""

import argparse
import importlib.util
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

NUDGES = 4
ROUNDING = {"f16": 2.0 ** -11, "bf16": 2.0 ** -8}


def load(path):
    sys.path.insert(0, str(pathlib.Path(path).resolve().parent))
    spec = importlib.util.spec_from_file_location("cases", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules["cases"] = module
    spec.loader.exec_module(module)
    return module


def get_loss(case, results):
    """The result whose role is loss, or its member whose role is."""
    for number, role in case.results.items():
        if role == "loss":
            return float(results[number])
        if isinstance(role, dict):
            for member, inner in role.items():
                if inner == "loss":
                    return float(results[number][member])
    raise ValueError(f"{case.name} has no loss")


def train(case, step, steps, nudge=None, size=0.0):
    """Losses of a run; `nudge` seeds a relative error of `size` at the start."""
    args = list(case.args)
    if nudge is not None:
        random = np.random.default_rng(nudge)

        def move(x):
            if not jnp.issubdtype(x.dtype, jnp.floating):
                return x
            up = random.integers(-1, 2, x.shape).astype(np.float32)
            return (x * (1 + up * size)).astype(x.dtype)
        for number in case.pairs:
            args[number] = jax.tree.map(move, args[number])
    losses = []
    for i in range(steps):
        if case.batches:
            for number, value in case.batches[i % len(case.batches)].items():
                args[number] = value
        out = step(*args)
        results = out if isinstance(out, tuple) else (out,)
        for number, result in case.pairs.items():
            args[number] = results[result]
        losses.append(get_loss(case, results))
    return np.array(losses)


def final(losses):
    return losses[-max(1, len(losses) // 10):].mean()


def judge(case, steps, dtypes):
    """Prints one line a type; how many failed."""
    plain = jax.jit(case.fn)
    reference = train(case, plain, steps)
    goal = final(reference)
    bad = 0
    for dtype in dtypes:
        nudged = [train(case, plain, steps, seed, ROUNDING[dtype])
                  for seed in range(NUDGES)]
        scatter = max(abs(final(run) - goal) for run in nudged) / abs(goal)
        begin = time.perf_counter()
        try:
            step = mpopt.jax.jit(case.fn, dtype=dtype)
            losses = train(case, step, steps)
        except mpopt.MPError as error:
            print(f"{case.name} {dtype}: refused: "
                  f"{str(error).splitlines()[0][:300]}", flush=True)
            bad += 1
            continue
        took = time.perf_counter() - begin
        off = (final(losses) - goal) / abs(goal)
        passed = abs(off) <= max(0.005, 2 * scatter)
        bad += not passed
        print(f"{case.name} {dtype}: {goal:.6g} FP32, {100 * off:+.3f} % mixed,"
              f" {100 * scatter:.2g} % scatter, first loss "
              f"{100 * (losses[0] / reference[0] - 1):+.4f} %, {took:.1f} s"
              f"{'' if passed else '  MISS'}", flush=True)
    return bad


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cases")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--dtypes", nargs="+", default=["f16", "bf16"])
    options = parser.parse_args()
    cases = load(options.cases)
    bad = 0
    for name in options.names or cases.BUILDERS:
        case = cases.build(name)
        if case.form != "whole_step" or case.platforms != ("cpu",) or \
                case.symbolic or case.shardings or not case.pairs:
            print(f"{name}: not a whole step for one CPU")
            continue
        case.name = name
        bad += judge(case, options.steps, options.dtypes)
    sys.exit(bool(bad))


main()
