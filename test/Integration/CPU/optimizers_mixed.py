#!/usr/bin/env python3
"""Trains with updates of mp-insert-optimizer in 16 bits, and refuses a step.

    optimizers_mixed.py FOLDER

The classifier of test/Pipelines/Inputs/mlp-gradients.mlir learns what a random
one of its kind says, in STEPS steps. With --mp-amp, for each optimizer:

  * in f16 and bf16 the motion of each parameter correlates with FP32's by 0.99
    or more, and the mean of the last ten losses is within 2 % of FP32's. So it
    is at a rate whose moves are below half a unit of f16. Negative control: with
    parameters stored in f16, without masters, it correlates by less there;
  * a step whose batch holds an infinity leaves every result that is state with
    its old bits; all but the loss scale and its counters. Negative control:
    without a loss scale, and so without a guard, most of them change.

With accumulate=4, a call that is not the last of its four moves the sums and
their number and nothing else; one with an infinity moves nothing, and the four
are full one call later, with the parameters of a run that never had it.
Negative control: without a scale they are not.
"""
import json
import pathlib
import re
import sys

import numpy as np

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2]))
from commands import call
from verdicts import Verdicts

from two_layers import make_data

ROOT = pathlib.Path(__file__).resolve().parents[3]
GRADIENTS = ROOT / "test/Pipelines/Inputs/mlp-gradients.mlir"
STEPS, BATCHES, REFUSED = 100, 16, 12
# Options, and the part of the rate at which moves are below half a unit.
CASES = {
    "rmsprop": ("learning-rate=0.003", 2e-5),
    "adagrad": ("learning-rate=0.05", 1e-4),
    "muon": ("learning-rate=0.02", 1e-5),
    "prodigy": ("", 1e-5),
}
# What a refused step moves by itself.
SCALER = ("mp.loss_scale", "mp.good_steps", "mp.stalled_steps")
NAMES = ("params.w1", "params.w2")


def train(folder, options, steps=STEPS, batches="batches"):
    """The losses, skipped steps, and the results by name with their roles."""
    step, losses = folder / "step.mlir", folder / "losses.json"
    results = folder / "out.npz"
    call("mp-opt", GRADIENTS, f"--mp-amp={options} keep-gradients=false", "-o",
         step)
    call("mp-run", step, f"--inputs={folder / 'in.npz'}",
         f"--batches={folder / (batches + '.npz')}", f"--steps={steps}",
         f"--losses={losses}", f"--outputs={results}")
    document = json.loads(losses.read_text())
    main = step.read_text().split("func.func @main", 1)[1].split("\n", 1)[0]
    ports = re.findall(r'mp.name = "([^"]*)"[^}]*mp.role = #mp.role<(\w*)>',
                       main.split(") -> (", 1)[1])
    with np.load(results) as f:
        files = {n.split(".")[0]: f[n] for n in f.files}
    values = {n: (role, files[f"out{i}"]) for i, (n, role) in enumerate(ports)}
    return np.array(document["loss"]), document["skipped"], values


def correlation(values, reference, begin):
    """The least correlation of a parameter's motion with the reference's."""
    least = 1.0
    for name, first in zip(NAMES, begin):
        a = (values[name][1].astype(np.float64) - first).ravel()
        b = (reference[name][1].astype(np.float64) - first).ravel()
        norm = np.linalg.norm(a) * np.linalg.norm(b)
        least = min(least, a @ b / norm if norm else 0.0)
    return least


def end(losses):
    return float(np.mean(losses[-10:]))


def low_rate(name, options, part):
    """The same options at a rate that is part of it."""
    rate = re.search(r"learning-rate=(\S*)", options)
    whole = float(rate[1]) if rate else 1.0
    return f"optimizer={name} learning-rate={whole * part:.3g}"


def check_training(folder, verdict, name, options, part, begin):
    base = f"optimizer={name} {options}"
    fp32, _, reference = train(folder, f"dtype=off {base}")
    verdict(end(fp32) < 0.5 * fp32[0], f"{name}: FP32 learns, {fp32[0]:.3f} to "
            f"{end(fp32):.4f}")
    for dtype in ("f16", "bf16"):
        mixed, skipped, values = train(folder, f"{base} dtype={dtype}")
        close = correlation(values, reference, begin)
        off = end(mixed) / end(fp32) - 1
        verdict(close >= 0.99 and abs(off) <= 0.02 and not skipped,
                f"{name}: in {dtype} motion correlates by {close:.5f}, ends "
                f"{100 * off:+.2f} % from FP32")
    slow = low_rate(name, options, part)
    _, _, reference = train(folder, f"dtype=off {slow}")
    _, _, values = train(folder, slow)
    close = correlation(values, reference, begin)
    verdict(close >= 0.99, f"{name}: slowly it correlates by {close:.5f}")
    _, _, values = train(folder, slow + " masters=false")
    close = correlation(values, reference, begin)
    verdict(close < 0.99, f"control, {name} without masters: {close:.5f}")


def state_of(values):
    return {n: v for n, (role, v) in values.items()
            if role in ("new_parameter", "new_state", "working_copy")
            and n not in SCALER}


def changed_names(one, other):
    return sorted(n for n in one if one[n].tobytes() != other[n].tobytes())


def changed_state(folder, options):
    """Names of state whose bits the step with an infinity changes, and how many
    states there are."""
    before = state_of(train(folder, options, REFUSED - 1, "broken")[2])
    after = state_of(train(folder, options, REFUSED, "broken")[2])
    return changed_names(before, after), len(after)


def check_refusal(folder, verdict, name, options):
    base = f"optimizer={name} {options}"
    changed, count = changed_state(folder, base)
    verdict(not changed and count, f"{name}: a refused step changes "
            f"{len(changed)} of {count} states {changed}")
    changed, count = changed_state(folder, base + " loss-scale=off")
    verdict(len(changed) > 2, f"control, {name} without a scale: it changes "
            f"{len(changed)} of {count}")


def check_accumulation(folder, verdict, begin):
    base = "optimizer=adamw learning-rate=0.01 accumulate=4 max-grad-norm=1"
    fp32, _, reference = train(folder, f"dtype=off {base}")
    mixed, _, values = train(folder, base)
    close = correlation(values, reference, begin)
    off = end(mixed) / end(fp32) - 1
    verdict(close >= 0.99 and abs(off) <= 0.02 and end(fp32) < 0.5 * fp32[0],
            f"accumulate: motion correlates by {close:.5f}, ends "
            f"{100 * off:+.2f} % from FP32")
    states = {i: state_of(train(folder, base, i)[2]) for i in (4, 5, 7, 8)}
    waits = changed_names(states[4], states[7])
    verdict(waits == ["adamw.accumulated/params.w1",
                      "adamw.accumulated/params.w2", "adamw.calls"],
            f"accumulate: three calls of four change {waits}")
    verdict(int(states[7]["adamw.calls"]) == 3
            and int(states[8]["adamw.calls"]) == 0
            and not states[8]["adamw.accumulated/params.w1"].any(),
            "accumulate: the fourth empties the sums")
    moves = changed_names(states[7], states[8])
    verdict(len(moves) == len(states[7]), f"accumulate: and moves "
            f"{len(moves)} of {len(states[7])}")
    check_refused_call(folder, verdict, base)


def check_refused_call(folder, verdict, base):
    count = REFUSED + 1
    _, skipped, values = train(folder, base, REFUSED, "broken")
    before = state_of(train(folder, base, REFUSED - 1, "broken")[2])
    changed = changed_names(before, state_of(values))
    verdict(skipped == [REFUSED - 1] and not changed, f"accumulate: call {skipped} "
            f"is refused and changes {changed}")
    # One more call fills the window that the refused one left a call short.
    with_it = state_of(train(folder, base, count, "broken")[2])
    without = state_of(train(folder, base, count - 1, "without")[2])
    changed = changed_names(with_it, without)
    verdict(int(with_it["adamw.step"]) == count // 4 and not changed,
            f"accumulate: {count} calls, one refused, are {count - 1} calls: "
            f"{changed} differ")
    base += " loss-scale=off"
    with_it = state_of(train(folder, base, count, "broken")[2])
    without = state_of(train(folder, base, count - 1, "without")[2])
    changed = changed_names(with_it, without)
    verdict(len(changed) > 4, f"control, accumulate without a scale: "
            f"{len(changed)} differ")


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    *begin, x, t = make_data(BATCHES)
    np.savez(folder / "in.npz", arg0=begin[0], arg1=begin[1])
    np.savez(folder / "batches.npz", arg2=x, arg3=t)
    broken = x.copy()
    broken[REFUSED - 1, 2, 3] = np.inf
    np.savez(folder / "broken.npz", arg2=broken, arg3=t)
    np.savez(folder / "without.npz", arg2=np.delete(x, REFUSED - 1, 0),
             arg3=np.delete(t, REFUSED - 1, 0))
    verdict = Verdicts()
    for name, (options, part) in CASES.items():
        check_training(folder, verdict, name, options, part, begin)
        check_refusal(folder, verdict, name, options)
    check_accumulation(folder, verdict, begin)
    return verdict.exit_code()


if __name__ == "__main__":
    sys.exit(main())
