#!/usr/bin/env python3
"""Trains a step that only returns gradients, with an update appended to it.

    train_gradients.py FOLDER

The classifier of test/Pipelines/Inputs/mlp-gradients.mlir learns what a random
one of its kind says, by AdamW, in STEPS steps:

  * in FP32 its losses are those of the same training in f64, written below;
  * in f16 and bf16 the mean of the last ten is within 1 and 3 % of FP32's;
  * with the loss divided by 2^24, which AdamW does not notice, f16 learns with
    dynamic scaling. Negative control: with a loss scale of 1 all gradients are
    0 in f16, and it does not;
  * with the loss multiplied by 2^10, f16 overflows at first: those steps are
    skipped, and AdamW does not count them.
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
STEPS, BATCHES = 80, 16
RATE, DECAY, BETA1, BETA2, EPSILON = 0.01, 0.01, 0.9, 0.999, 1e-16
UPDATE = f"optimizer=adamw learning-rate={RATE} epsilon={EPSILON}"


def in_f64(w1, w2, x, t):
    """The losses of the same training by numpy."""
    w = [w1.astype(np.float64), w2.astype(np.float64)]
    m, v, losses = [0.0, 0.0], [0.0, 0.0], []
    for step in range(1, STEPS + 1):
        xs, ts = (a[(step - 1) % BATCHES].astype(np.float64) for a in (x, t))
        h = np.maximum(xs @ w[0], 0)
        d = h @ w[1] - ts
        losses.append(np.sum(d**2) / 16)
        gradients = [xs.T @ ((d / 8 @ w[1].T) * (h > 0)), h.T @ d / 8]
        for i, g in enumerate(gradients):
            m[i] = BETA1 * m[i] + (1 - BETA1) * g
            v[i] = BETA2 * v[i] + (1 - BETA2) * g**2
            corrected = m[i] / (1 - BETA1**step)
            root = np.sqrt(v[i] / (1 - BETA2**step)) + EPSILON
            w[i] = w[i] - RATE * (corrected / root + DECAY * w[i])
    return np.array(losses)


def train(folder, name, options, source=GRADIENTS):
    """Losses, indices of skipped steps, and how many AdamW counted."""
    step, losses = folder / f"{name}.mlir", folder / f"{name}.json"
    results = folder / f"{name}.npz"
    call("mp-opt", source, f"--mp-amp={UPDATE} {options}", "-o", step)
    call("mp-run", step, f"--inputs={folder / 'in.npz'}",
         f"--batches={folder / 'batches.npz'}", f"--steps={STEPS}",
         f"--losses={losses}", f"--outputs={results}")
    document = json.loads(losses.read_text())
    main = step.read_text().split("func.func @main", 1)[1].split("\n", 1)[0]
    names = re.findall(r'mp.name = "([^"]*)"', main.split(") -> (", 1)[1])
    with np.load(results) as f:
        counted = int(f[f"out{names.index('adamw.step')}"])
    return np.array(document["loss"]), document["skipped"], counted


def with_seed(text, number):
    """The step with another seed of the backward pass than 1/8."""
    seed = "mp.broadcast %eighth dims"
    if text.count(seed) != 1:
        sys.exit(f"{GRADIENTS}: the seed is not where it was")
    return text.replace(seed, "mp.broadcast %other dims").replace(
        "  // Backward", f"  %other = arith.constant dense<{number}> : "
        "tensor<f32>\n  // Backward")


def end(losses):
    return float(np.mean(losses[-10:]))


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    w1, w2, x, t = make_data(BATCHES)
    np.savez(folder / "in.npz", arg0=w1, arg1=w2)
    np.savez(folder / "batches.npz", arg2=x, arg3=t)
    small = folder / "small-loss.mlir"
    small.write_text(with_seed(GRADIENTS.read_text(), 2.0**-27))
    large = folder / "large-loss.mlir"
    large.write_text(with_seed(GRADIENTS.read_text(), 2.0**7))
    verdict = Verdicts()
    want = in_f64(w1, w2, x, t)
    fp32, _, counted = train(folder, "fp32", "dtype=off")
    off = np.max(np.abs(fp32 - want)) / want[0]
    verdict(off <= 1e-5, f"FP32 is off by {off:.1e} of the first loss from f64")
    verdict(end(fp32) < 0.1 * fp32[0], f"FP32 learns: {fp32[0]:.3f} to "
            f"{end(fp32):.4f}")
    verdict(counted == STEPS, f"FP32 counts {counted} steps")
    for dtype, bound in (("f16", 0.01), ("bf16", 0.03)):
        mixed, skipped, _ = train(folder, dtype, f"dtype={dtype}")
        off = end(mixed) / end(fp32) - 1
        verdict(abs(off) <= bound, f"{dtype} ends {100 * off:+.2f} % from FP32")
        verdict(not skipped, f"{dtype} skips the steps {skipped}")
    exact, *_ = train(folder, "small-fp32", "dtype=off", small)
    dynamic, *_ = train(folder, "small-dynamic", "", small)
    unscaled, *_ = train(folder, "small-unscaled", "loss-scale=1", small)
    verdict(abs(end(exact) / end(fp32) - 1) < 0.01,
            f"FP32 does not notice a loss of 2^-24: {end(exact):.4f}")
    verdict(abs(end(dynamic) / end(exact) - 1) < 0.05,
            f"dynamic scaling ends at {end(dynamic):.4f}")
    verdict(end(unscaled) > 5 * end(exact),
            f"control: a loss scale of 1 ends at {end(unscaled):.4f}")
    losses, skipped, counted = train(folder, "large", "", large)
    verdict(0 < len(skipped) < 20, f"a large loss skips the steps {skipped}")
    verdict(counted == STEPS - len(skipped), f"AdamW counts {counted} steps")
    verdict(end(losses) < 0.15 * losses[0], f"and learns: {end(losses):.4f}")
    return verdict.exit_code()


if __name__ == "__main__":
    sys.exit(main())
