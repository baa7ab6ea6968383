"""Trains whole steps of a folder for 100 steps in mixed precision and in FP32.

    hundred_steps.py MP-OPT MP-RUN FOLDER [NAME...]

NAME is that of a graph, one of STEPS by default. Judged, for f16 and bf16 with what
--mp-amp does by default: the mean loss of every ten steps, and of all, is within
0.5 % of FP32's or within twice what four FP32 runs scatter there that start from
parameters nudged by one rounding of the type. A run that skipped a step, as a
gradient times the loss scale overflowed, is one update behind FP32, and is judged at
a fixed loss scale of 2^12. The negative control leaves out one unscale of the f16
step. Prints a table in Markdown; exit code 1 if a row is wrong.
"""
import pathlib
import sys
import tempfile

import numpy as np

from mixed_losses import NUDGES, ROUNDING, Refused, Trainer, leave_out_unscale

COUNT, BOUND = 100, 0.005
STEPS = ["jax_mlp", "jax_lenet", "jax_gpt2", "jax_dlrm", "jax_bert",
         "jax_resnet", "jax_seq2seq_scan", "jax_unet"]


def means(losses):
    """Of every ten steps, and of all."""
    losses = np.array(losses, np.float64)
    tens = losses.reshape(*losses.shape[:-1], -1, 10).mean(-1)
    return np.concatenate([tens, losses.mean(-1, keepdims=True)], -1)


class Bound:
    """Means of FP32, and how far a run may be from them."""

    def __init__(self, trainer, losses, kind):
        self.wanted = means(losses)
        nudged = trainer.train(trainer.path, f"--nudge={NUDGES}",
                               f"--nudge-size={ROUNDING[kind]}")["nudged"]
        scatter = means([run["loss"] for run in nudged]) / self.wanted - 1
        self.scatter = np.abs(scatter).max(0)

    def judge(self, losses):
        """Whether it holds; the mean of all, and the worst ten in units of
        their bound."""
        off = np.nan_to_num(np.abs(means(losses) / self.wanted - 1), nan=np.inf)
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
        note = ""
        if skipped:
            losses, _ = trainer.losses(dtype=kind, loss_scale=4096)
            note = "at a loss scale of 2^12"
        holds, off, share = bound.judge(losses)
        self.bad += not holds
        print(f"| {name} | {kind} | {100 * off:.3f} % | "
              f"{100 * bound.scatter[-1]:.3f} % | {share:.2f} | {len(skipped)} "
              f"| {note if holds else note + ' BAD'} |", flush=True)

    def control(self, trainer, bound):
        losses, _ = trainer.losses(leave_out_unscale, dtype="f16")
        self.controls += not bound.judge(losses)[0]


def follow(rows, name, tools, folder):
    path = next(iter(sorted(folder.rglob(name + ".mlir"))))
    values = next(iter(folder.rglob(name + ".npz")))
    with tempfile.TemporaryDirectory() as scratch:
        trainer = Trainer(*tools, scratch, path, values, COUNT)
        losses = trainer.train(trainer.path)["loss"]
        for kind in ROUNDING:
            bound = Bound(trainer, losses, kind)
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
