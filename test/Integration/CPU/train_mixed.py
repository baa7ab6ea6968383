#!/usr/bin/env python3
"""Trains LeNet on real digits in mixed precision and judges the result.

    train_mixed.py CASE FOLDER

Cases, each with its negative control:
  masters   rate 0.0005, three seeds: with FP32 masters the mean loss of the last
            50 steps is within 0.5 % of FP32's, and no step is skipped; with
            parameters stored in f16 it is at least 3 % above (updates below half
            an ulp are lost)
  scatter   rate 0.002: inside twice what FP32 runs from parameters nudged by
            2^-11 scatter (relative; four runs for each of three seeds, taken
            together), and accuracy within 1.5 points
  scaling   the loss divided by 2^20 in the graph, the rate multiplied by 2^20:
            FP32 does not notice, a loss scale of 1 fails to learn, dynamic
            scaling learns

What is judged is what --mp-amp does by default, so with the dynamic loss scale
from 2^16. A skipped step is an update not taken and worth about 0.3 % of the mean
loss at the small rate.

FP32 references: test/Inputs/digits/lenet_fp32.json, made by XLA.
"""
import json
import pathlib
import sys

import numpy as np

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2]))
from commands import call
from verdicts import Verdicts

ROOT = pathlib.Path(__file__).resolve().parents[3]
INPUTS = ROOT / "test" / "Inputs"
STEP = INPUTS / "lenet" / "jax_lenet_lr.mlir"
REFERENCE = json.loads((INPUTS / "digits" / "lenet_fp32.json").read_text())
STEPS, SEEDS = 300, 3
DIGITS = ROOT / "tools" / "export" / "digits_batches.py"


class Trainer:
    """Trains steps on the same batches, in one folder for the files."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.batches = self.folder / "batches.npz"
        call(sys.executable, DIGITS, "batches", "--steps", STEPS, "-o", self.batches)

    def amp(self, name, source=STEP, **options):
        """The mixed-precision step made with these options of --mp-amp."""
        out = self.folder / f"{name}.mlir"
        text = " ".join(f"{k.replace('_', '-')}={v}"
                        for k, v in options.items())
        call("mp-opt", source, f"--mp-amp={text}", "-o", out)
        return out

    def train(self, step, seed, rate):
        """Losses, indices of skipped steps and the file of results of STEPS
        steps from one seed."""
        stem = self.folder / f"{step.stem}-{seed}-{rate}"
        init = self.folder / f"init{seed}.npz"
        if not init.exists():
            call(sys.executable, DIGITS, "inputs", "--seed", seed, "-o", init)
        losses, results = f"{stem}.losses.json", f"{stem}.npz"
        call("mp-run", step, f"--inputs={init}", f"--batches={self.batches}",
             f"--steps={STEPS}", "--set", f"lr={rate}", f"--losses={losses}",
             f"--outputs={results}")
        document = json.loads(pathlib.Path(losses).read_text())
        return np.array(document["loss"]), document["skipped"], results

    def accuracy(self, results):
        """Test accuracy of trained parameters, by numpy alone."""
        printed = call(sys.executable, DIGITS, "evaluate", results).stdout
        return json.loads(printed)["test_accuracy"]


def last_50(losses):
    return float(np.mean(losses[-50:]))


def masters(trainer, verdict):
    mixed = trainer.amp("masters")
    low = trainer.amp("no-masters", masters="false")
    for seed in range(SEEDS):
        fp32 = REFERENCE["graphs"]["jax_lenet_lr at 0.0005"][seed]
        want = fp32["mean_of_last_50"]
        losses, skipped, _ = trainer.train(mixed, seed, 0.0005)
        got = last_50(losses) / want - 1
        verdict(abs(got) <= 0.005,
                f"seed {seed}: masters end {100 * got:+.2f} % from FP32")
        verdict(not skipped, f"seed {seed}: skips the steps {skipped}")
        got = last_50(trainer.train(low, seed, 0.0005)[0]) / want - 1
        verdict(got >= 0.03,
                f"seed {seed}: no masters end {100 * got:+.2f} % from FP32")


def scatter(trainer, verdict):
    mixed = trainer.amp("scatter")
    runs = REFERENCE["graphs"]["jax_lenet_lr at 0.002"]
    width = max(abs(nudged / fp32["mean_of_last_50"] - 1) for fp32 in runs
                for nudged in fp32["nudged"]["mean_of_last_50"])
    for seed, fp32 in enumerate(runs):
        losses, _, results = trainer.train(mixed, seed, 0.002)
        off = last_50(losses) / fp32["mean_of_last_50"] - 1
        verdict(abs(off) <= 2 * width, f"seed {seed}: {100 * off:+.2f} % from "
                f"FP32, nudged runs scatter {100 * width:.2f} %")
        accuracy = trainer.accuracy(results)
        verdict(abs(accuracy - fp32["test_accuracy"]) <= 0.015,
                f"seed {seed}: accuracy {100 * accuracy:.1f} %, "
                f"FP32 {100 * fp32['test_accuracy']:.1f} %")


def shrink_loss(text):
    """Divides the loss's seed by 2^20: -1/32 becomes -1/(32 * 2^20)."""
    lines, seen = text.splitlines(), 0
    for i, line in enumerate(lines):
        if "dense<3.200000e+01>" in line:
            seen += 1
            if seen == 2:  # the first divides the loss itself
                lines[i] = line.replace("3.200000e+01", "33554432.0")
                return "\n".join(lines) + "\n"
    sys.exit(f"{STEP}: the seed's divisor is not where it was")


def scaling(trainer, verdict):
    shrunk = trainer.folder / "shrunk.mlir"
    shrunk.write_text(shrink_loss(STEP.read_text()))
    rate = 0.002 * 2**20
    want = REFERENCE["graphs"]["jax_lenet_lr at 0.002"][0]["mean_of_last_50"]

    def final(name, **options):
        step = trainer.amp(name, shrunk, **options)
        return last_50(trainer.train(step, 0, rate)[0])

    fp32 = final("shrunk-fp32", dtype="off")
    verdict(abs(fp32 / want - 1) < 0.05, f"FP32 ends at {fp32:.4f}, "
            f"the step as it was at {want:.4f}")
    unscaled = final("shrunk-unscaled", loss_scale="1")
    verdict(unscaled > 2.0, f"loss scale 1 ends at {unscaled:.4f}")
    dynamic = final("shrunk-dynamic")
    verdict(abs(dynamic / want - 1) < 0.10, f"dynamic ends at {dynamic:.4f}")


def main():
    case, folder = sys.argv[1:]
    verdict = Verdicts()
    {"masters": masters, "scatter": scatter, "scaling": scaling}[case](
        Trainer(folder), verdict)
    return verdict.exit_code()


if __name__ == "__main__":
    sys.exit(main())
