"""Runs the plan of every step below a folder, and compares all bits.

    steps.py MP-OPT MP-RUN FOLDER STEPS

Each step is mixed in f32 (off), f16 and bf16, planned, and trained on the device
`plan` for so many steps, from the arrays beside it or, without them, from
--fill. The interpreter trains the step as mp-form-fusions leaves it. A step
that becomes no plan is counted, and its reason printed. MP_AMP has more options
of --mp-amp.
"""
import collections
import os
import pathlib
import sys
import tempfile
import zipfile

# The kernels of later processors sum a product and its transpose in different
# orders. A plan may ask for either.
os.environ.setdefault("OPENBLAS_CORETYPE", "Nehalem")

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3]))
from commands import run
from plan_passes import BEFORE_FUSION

# Also where a table is small.
FUSE = [*(option + "=min-bytes=1" if option == "--mp-read-written-rows" else option
          for option in BEFORE_FUSION), "--mp-form-fusions"]


def reason(result):
    return next((line.split("error: ")[1]
                 for line in result.stderr.splitlines() if "error: " in line),
                f"exit code {result.returncode}")


def arrays(path):
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


class Trainer:
    def __init__(self, opt, run_, steps, scratch):
        self.opt, self.run, self.steps = opt, run_, steps
        self.scratch = pathlib.Path(scratch)
        self.amp = os.environ.get("MP_AMP", "")

    def train(self, path, options):
        """The bytes of the results behind the last step, or why not."""
        out = self.scratch / "out.npz"
        options = [*options, f"--outputs={out}"]
        steps = [f"--steps={self.steps}", "--stall-after=0"]
        result = run(self.run, path, *options, *steps)
        if "no mp.pair" in result.stderr:  # it only returns gradients
            result = run(self.run, path, *options)
        if result.returncode:
            return None, reason(result)
        return arrays(out), ""

    def compare(self, step, dtype):
        mixed, fused, plan = (self.scratch / name for name in
                              ("mixed.mlir", "fused.mlir", "plan.mlir"))
        result = run(self.opt, step, f"--mp-amp=dtype={dtype} {self.amp}",
                     "-o", mixed)
        if result.returncode:
            return "not mixed", reason(result)
        result = run(self.opt, mixed, "--mp-to-cuda", "-o", plan)
        if result.returncode:
            return "no plan", reason(result)
        run(self.opt, mixed, *FUSE, "-o", fused)
        given = step.with_suffix(".npz")
        values = [f"--inputs={given}"] if given.exists() else ["--fill=1"]
        expected, error = self.train(fused, values)
        if expected is None:
            return "BAD", "interp: " + error
        results, error = self.train(plan, [*values, "--device=plan"])
        if results is None:
            return "BAD", error
        other = [name for name in expected if results[name] != expected[name]]
        if other:
            return "BAD", f"{len(other)} of {len(expected)} results differ"
        return "same bits", f"{len(expected)} results"


def main(opt, run_, folder, steps):
    counts = collections.Counter()
    with tempfile.TemporaryDirectory() as scratch:
        trainer = Trainer(opt, run_, steps, scratch)
        for step in sorted(pathlib.Path(folder).rglob("*.mlir")):
            for dtype in ("off", "f16", "bf16"):
                verdict, text = trainer.compare(step, dtype)
                counts[verdict] += 1
                print(f"{step.stem} {dtype}: {verdict}: {text}", flush=True)
    print(", ".join(f"{counts[word]} {word}" for word in
                    ("same bits", "no plan", "not mixed", "BAD")))
    return 1 if counts["BAD"] or not counts["same bits"] else 0


sys.exit(main(*sys.argv[1:]))
