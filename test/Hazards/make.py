#!/usr/bin/env python3
"""Writes the steps of this folder: text, inputs, and what JAX makes of them.

    make.py [--check] [NAME...]

Needs jax. Written, for each step of `kinds/`, are

    steps/NAME.mlir    StableHLO, with the names of its arguments
    steps/NAME.npz     its first arguments: arg0, arg1, ...
    expected.json      its hazard; its losses in f32, and in f32 with the operands
                       of contractions rounded to 10 and to 7 bits (an unlimited
                       exponent): what no planner can be blamed for; and what is
                       demanded of each type, see run.py

Every step must be sane in f32: finite, within three times its first loss, and no
step without an update. --check only compares with expected.json.
"""
import argparse
import importlib
import json
import os
import pathlib
import pkgutil
import re
import sys

# Compiling is all the time this takes.
os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0")
import jax
import jax.numpy as jnp
import numpy as np
from jax.interpreters import mlir
from jaxlib.mlir.dialects import stablehlo

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.path.insert(0, str(HERE.parents[1] / "tools" / "export"))
sys.dont_write_bytecode = True

import kinds
import mp_export_jax
import run

STEPS = 20
BITS = {"f16": 10, "bf16": 7}
CONTRACTIONS = ("dot_general", "conv_general_dilated")


# JAX writes out what other frameworks give as one operation.
mlir.register_lowering(jax.lax.logistic_p, lambda context, x, accuracy=None:
                       [stablehlo.logistic(x)])

# ---- contractions with rounded operands


def evaluate(jaxpr, consts, args, bits):
    """What a jaxpr computes if operands of contractions have so many bits."""
    values = dict(zip(jaxpr.constvars, consts)) | dict(zip(jaxpr.invars, args))
    for eqn in jaxpr.eqns:
        operands = [v.val if hasattr(v, "val") else values[v]
                    for v in eqn.invars]
        results = evaluate_equation(eqn, operands, bits)
        values |= dict(zip(eqn.outvars, results))
    return [v.val if hasattr(v, "val") else values[v] for v in jaxpr.outvars]


def evaluate_equation(eqn, operands, bits):
    name, params = eqn.primitive.name, eqn.params

    def closed(inner):
        return lambda *args: evaluate(inner.jaxpr, inner.consts, args, bits)
    if name in CONTRACTIONS:
        operands = [jax.lax.reduce_precision(x, 8, bits) for x in operands]
    elif name == "while":
        test, body = params["cond_jaxpr"], params["body_jaxpr"]
        a, b = params["cond_nconsts"], params["body_nconsts"]
        first, second, rest = operands[:a], operands[a:a + b], operands[a + b:]
        return jax.lax.while_loop(
            lambda c: closed(test)(*first, *c)[0],
            lambda c: closed(body)(*second, *c), rest)
    elif name == "scan":
        a, b = params["num_consts"], params["num_carry"]
        consts, first = operands[:a], operands[a:a + b]

        def body(carry, xs):
            out = closed(params["jaxpr"])(*consts, *carry, *xs)
            return out[:b], out[b:]
        carry, ys = jax.lax.scan(body, first, operands[a + b:],
                                 params["length"], params["reverse"])
        return [*carry, *ys]
    elif name == "cond":
        return jax.lax.switch(operands[0], [closed(b) for b in
                                            params["branches"]], *operands[1:])
    else:
        for key in ("jaxpr", "call_jaxpr"):
            if hasattr(params.get(key), "jaxpr"):
                return closed(params[key])(*operands)
    results = eqn.primitive.bind(*operands,
                                 **eqn.primitive.get_bind_params(params))
    return results if eqn.primitive.multiple_results else [results]


def with_rounded_operands(step, args, bits):
    jaxpr, shape = jax.make_jaxpr(step, return_shape=True)(*args)

    def rounded(*args):
        leaves = jax.tree.leaves(args)
        return jax.tree.unflatten(
            jax.tree.structure(shape),
            evaluate(jaxpr.jaxpr, jaxpr.consts, leaves, bits))
    return rounded


# ---- losses


class Insane(Exception):
    """Why a step is no example of what can be trained in f32."""


def losses(step, args):
    """The losses of a run whose state is fed back."""
    step, out = jax.jit(step), []
    for _ in range(STEPS):
        *state, loss = step(*args)
        out.append(float(loss))
        same = all(np.array_equal(x, y, equal_nan=True) for x, y in zip(
            jax.tree.leaves(args[:-1]), jax.tree.leaves(state)))
        if same:
            raise Insane(f"step {len(out)} changes nothing")
        args = (*state, args[-1])
    return np.array(out)


def check_sane(curve):
    if not np.isfinite(curve).all() or abs(curve).max() > 3 * abs(curve[0]):
        raise Insane(f"explodes: {curve}")
    if abs(curve).min() < 1e-3 * abs(curve[0]):
        raise Insane(f"has learnt all: {curve}")


def off(curve, wanted, count):
    return float(np.max(np.abs(curve / wanted - 1)[:count]))


def demanded(curve, wanted, kind):
    """A warning will do where operands of contractions alone cost too much."""
    first = 0.005 if kind == "f16" else np.inf  # in bf16 the cost is the bound
    held = off(curve, wanted, 1) <= first and off(curve, wanted, STEPS) <= 0.02
    return "holds" if held else "warned"


def describe(name):
    """The entry of expected.json, and the step."""
    step, args, state = kinds.build(name)
    curve = losses(step, args)
    check_sane(curve)
    entry = {"why": kinds.CASES[name].why, "demanded": {}, "f32": curve}
    words = f"{name:26} {curve[0]:11.4g} -> {curve[-1]:11.4g}"
    for kind, bits in BITS.items():
        entry[kind] = losses(with_rounded_operands(step, args, bits), args)
        entry["demanded"][kind] = "holds" if kinds.CASES[name].must_hold else \
            demanded(entry[kind], curve, kind)
        words += (f"   {kind} first {100 * off(entry[kind], curve, 1):.2g} %, "
                  f"worst {100 * off(entry[kind], curve, STEPS):.2g} %")
    print(words, flush=True)
    entry |= {kind: [float(f"{x:.6g}") for x in entry[kind]]
              for kind in ("f32", *BITS)}
    return entry, step, args, state


def without_locations(text):
    """Half the size: only arguments keep theirs, which are their names."""
    text = re.sub(r"^#loc.*\n", "", text, flags=re.M)
    return re.sub(r' loc\((#loc\d*|unknown|"[^"]*"\(#loc\d*\)|'
                  r'callsite\(#loc\d* at #loc\d*\))\)', "", text)


def write(name, step, args, state):
    """The text and the inputs."""
    folder = HERE / "steps"
    folder.mkdir(exist_ok=True)
    jit = jax.jit(step, donate_argnums=state, keep_unused=True)
    text = jit.lower(*args).as_text(debug_info=True)
    (folder / f"{name}.mlir").write_text(without_locations(text))
    arrays = {}
    for i, leaf in enumerate(jax.tree.leaves(args)):
        suffix, array = mp_export_jax.to_numpy(leaf)
        arrays[f"arg{i}{suffix}"] = array
    np.savez_compressed(folder / f"{name}.npz", **arrays)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    jax.config.update("jax_traceback_in_locations_limit", 0)
    for module in pkgutil.iter_modules(kinds.__path__):
        importlib.import_module(f"kinds.{module.name}")
    path = HERE / "expected.json"
    known = json.loads(path.read_text())
    steps, insane = known["steps"], 0
    for name in options.names or kinds.CASES:
        try:
            entry, *rest = describe(name)
        except Insane as error:
            print(f"error: {name} is not sane in f32: {error}")
            insane += 1
            continue
        if not options.check:
            write(name, *rest)
            steps[name] = entry
        elif not np.allclose(entry["f32"], steps[name]["f32"], rtol=1e-3):
            raise SystemExit(f"error: {name} is not what is stored")
    if not options.check:
        known["steps"] = {n: steps[n] for n in sorted(steps) if n in kinds.CASES}
        path.write_text(run.as_text(known))
    return insane


if __name__ == "__main__":
    sys.exit(bool(main()))
