"""Trains whole steps of a folder for 100 steps in mixed precision and in FP32.

    hundred_steps.py MP-OPT MP-RUN FOLDER [NAME...]

NAME is that of a graph, one of STEPS by default. Judged, for f16 and bf16 with what
--mp-amp does by default: the mean loss of every ten steps, and of all, is within
0.5 % of FP32's or within twice what twelve FP32 runs scatter there that start from
parameters nudged by one rounding of the type. A call that was skipped, as a gradient
times the loss scale overflowed, is no step: FP32 leaves out its update, too. The
negative control leaves out one unscale of the f16
step. Prints a table in Markdown; exit code 1 if a row is wrong.
"""
import pathlib
import sys
import tempfile

import numpy as np

from mixed_losses import ROUNDING, Refused, Trainer, leave_out_unscale

COUNT, BOUND = 100, 0.005
NUDGES = 12
# Calls beside those that are judged, for what is skipped.
SPARE = 4
STEPS = ["jax_mlp", "jax_lenet", "jax_gpt2", "jax_dlrm", "jax_bert",
         "jax_resnet", "jax_seq2seq_scan", "jax_unet"]


def means(losses):
    """Of every ten steps, and of all."""
    losses = np.array(losses, np.float64)
    tens = losses.reshape(*losses.shape[:-1], -1, 10).mean(-1)
    return np.concatenate([tens, losses.mean(-1, keepdims=True)], -1)


class Bound:
    """What FP32 does, and how far a run may be from that."""

    def __init__(self, trainer, kind):
        self.trainer = trainer
        self.losses = trainer.train(trainer.path)["loss"]
        nudged = trainer.train(trainer.path, f"--nudge={NUDGES}",
                               f"--nudge-size={ROUNDING[kind]}")["nudged"]
        scatter = means([run["loss"][:COUNT] for run in nudged]) / \
            means(self.losses[:COUNT]) - 1
        self.scatter = np.abs(scatter).max(0)

    def judge(self, losses, skipped):
        """Whether it holds; the mean of all, and the worst ten in units of
        their bound."""
        taken = np.delete(losses, skipped)[:COUNT]
        if len(taken) < COUNT:
            return False, np.inf, np.inf
        wanted = self.trainer.without_updates(skipped) if skipped else \
            self.losses
        off = np.abs(means(taken) / means(wanted[:COUNT]) - 1)
        off = np.nan_to_num(off, nan=np.inf)
        share = off / np.maximum(BOUND, 2 * self.scatter)
        return share.max() <= 1, off[-1], share.max()


class Rows:
    def __init__(self):
        self.count = self.bad = self.controls = 0
        print("| step | type | mean of all | scatter | worst ten, of its bound "
              "| skipped | |\n|---|---|---|---|---|---|---|")

    def add(self, name, kind, trainer, bound):
        self.count += 1
        try:
            losses, skipped = trainer.losses(dtype=kind)
        except Refused as refused:
            self.bad += 1
            print(f"| {name} | {kind} | | | | | {str(refused)[:200]} BAD |")
            return
        holds, off, share = bound.judge(losses, skipped)
        self.bad += not holds
        print(f"| {name} | {kind} | {100 * off:.3f} % | "
              f"{100 * bound.scatter[-1]:.3f} % | {share:.2f} | {len(skipped)} "
              f"| {'' if holds else 'BAD'} |", flush=True)

    def control(self, trainer, bound):
        losses, skipped = trainer.losses(leave_out_unscale, dtype="f16")
        self.controls += not bound.judge(losses, skipped)[0]


def follow(rows, name, tools, folder):
    path = next(iter(sorted(folder.rglob(name + ".mlir"))))
    values = next(iter(folder.rglob(name + ".npz")))
    with tempfile.TemporaryDirectory() as scratch:
        trainer = Trainer(*tools, scratch, path, values, COUNT + SPARE)
        for kind in ROUNDING:
            bound = Bound(trainer, kind)
            rows.add(name, kind, trainer, bound)
            if kind == "f16":
                rows.control(trainer, bound)


def main():
    opt, run, folder, *names = sys.argv[1:]
    rows = Rows()
    for name in names or STEPS:
        follow(rows, name, (opt, run), pathlib.Path(folder))
    print(f"\n{rows.count} rows, {rows.bad} bad, {rows.controls} controls out "
          "of bound")
    return 1 if rows.bad or not rows.count else 0


if __name__ == "__main__":
    sys.exit(main())
