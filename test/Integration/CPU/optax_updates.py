#!/usr/bin/env python3
"""Compares updates of mp-insert-optimizer with optax over many steps.

    optax_updates.py FOLDER

The step has the loss sum |w - x|^2 / 2, and so the gradients w - x; x is another
in each of STEPS steps. Inputs/optax-updates.json says where optax 0.2.8 leads
each parameter (Inputs/optax_updates.py wrote it, in f64). In FP32 each must end
within BOUND of the distance it moved.

Negative control: the same updates without their last step are out of the bound.
"""
import json
import pathlib
import re
import sys

import numpy as np

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2]))
from commands import call
from verdicts import Verdicts

REFERENCE = pathlib.Path(__file__).parent / "Inputs/optax-updates.json"
STEPS, BOUND = 60, 2e-5
SHAPES = {"wide": (4, 6), "tall": (6, 3), "bias": (5,), "cube": (2, 3, 4),
          "scalar": ()}


def numbers(seed, shape):
    """Numbers in [-1, 1) that need no generator: multiples of 2^-10."""
    size = int(np.prod(shape))
    at = (np.arange(size, dtype=np.int64) + 17 * seed + 1) * 7919
    return (((at * at) % 2039 - 1019) / 1024).astype(np.float32).reshape(shape)


def start():
    """Small: Prodigy's first moves of 1e-6 are f32 differences of these."""
    return {k: numbers(i, s) / 4096 for i, (k, s) in enumerate(SHAPES.items())}


def batches():
    return {k: 2 * numbers(100 + i, (STEPS,) + s)
            for i, (k, s) in enumerate(SHAPES.items())}


def type_of(shape):
    return f"tensor<{'x'.join(map(str, shape + ('f32',)))}>"


def step():
    """The text of the step."""
    args, results, body, types = [], [], [], []
    for name, shape in SHAPES.items():
        args.append(f'%{name}: {type_of(shape)} {{mp.name = "{name}", '
                    f'mp.role = #mp.role<parameter>}}')
    for i, (name, shape) in enumerate(SHAPES.items()):
        args.append(f'%x_{name}: {type_of(shape)} {{mp.name = "x_{name}", '
                    f'mp.role = #mp.role<batch>}}')
        results.append(f'{type_of(shape)} {{mp.name = "d_{name}", mp.of = {i} '
                       f': i64, mp.role = #mp.role<gradient>}}')
        body.append(f"  %d_{name} = arith.subf %{name}, %x_{name} : "
                    f"{type_of(shape)}\n")
        types.append(type_of(shape))
    values = ", ".join(f"%d_{name}" for name in SHAPES)
    return (f"func.func @main({', '.join(args)}) -> ({', '.join(results)}) {{\n"
            f"{''.join(body)}  return {values} : {', '.join(types)}\n}}\n")


def follow(folder, options, steps):
    """The parameters after so many steps, by name."""
    made, out = folder / "made.mlir", folder / "out.npz"
    call("mp-opt", folder / "step.mlir", f"--mp-insert-optimizer={options}",
         "--mp-check-roles", "-o", made)
    call("mp-run", made, f"--inputs={folder / 'in.npz'}",
         f"--batches={folder / 'batches.npz'}", f"--steps={steps}",
         f"--outputs={out}")
    line = next(l for l in made.read_text().splitlines() if "@main" in l)
    names = re.findall(r'mp.name = "([^"]*)"', line.split(") -> (", 1)[1])
    with np.load(out) as f:
        return {n: f[f"out{i}"] for i, n in enumerate(names) if n in SHAPES}


def distance(got, want, begin):
    """The worst error of a parameter, relative to how far it moved."""
    worst = 0.0
    for name, values in want.items():
        value = np.array(values).reshape(SHAPES[name])
        moved = np.max(np.abs(value - begin[name]))
        worst = max(worst, np.max(np.abs(got[name] - value)) / moved)
    return worst


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "step.mlir").write_text(step())
    begin, data = start(), batches()
    np.savez(folder / "in.npz",
             **{f"arg{i}": v for i, v in enumerate(begin.values())})
    np.savez(folder / "batches.npz", **{
        f"arg{len(begin) + i}": v for i, v in enumerate(data.values())})
    verdict = Verdicts()
    for options, want in json.loads(REFERENCE.read_text()).items():
        off = distance(follow(folder, options, STEPS), want, begin)
        verdict(off <= BOUND, f"{options}: off by {off:.1e}")
        off = distance(follow(folder, options, STEPS - 1), want, begin)
        verdict(off > 10 * BOUND, f"control, {options}, a step less: off by "
                f"{off:.1e}")
    return verdict.exit_code()


if __name__ == "__main__":
    sys.exit(main())
