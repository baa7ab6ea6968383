"""Runs the artifact of every step below a folder on the fakes of CUDA's libraries.

    steps.py MP-OPT MP-RUN FAKES FOLDER STEPS [NAME...]

With "-" for the fakes it is on the GPU of the machine. MP_CHIP names another
architecture than sm_90.

Each step, or those named, is mixed in f32 (off), f16 and bf16, exported, and
trained for so many steps with --device=cuda, as one graph a step. The plan of
the same step is trained with --device=plan. Sums of libraries have another
order there, so results are held to a bound: of 1e-3 of the largest element, or
of ROOM times what the plan itself is away from the step in f64: gradients
that are zero but for rounding are not alike in any two orders. MP_JOBS says how
many steps at a time (1), and MP_AMP has more options of --mp-amp.
"""
import collections
from concurrent import futures
import os
import pathlib
import sys
import tempfile

import numpy

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2]))
from commands import run

BOUND = {"off": 1e-3, "f16": 1e-2, "bf16": 5e-2}
# The plan's own distance is one draw of what rounding does, the artifact's
# another: ResNet-50 on the kernels that OpenBLAS has for one processor was 10.1
# times as far as its plan, and is alike on those of two others.
ROOM = 20


def reason(result):
    return next((line.split("error: ", 1)[1]
                 for line in result.stderr.splitlines() if "error: " in line),
                f"exit code {result.returncode}")


def distance(x, y):
    """max |x - y| over max |y|; infinite where only one is finite."""
    x, y = (a.astype(numpy.float64).ravel() for a in (x, y))
    if not numpy.array_equal(numpy.isfinite(x), numpy.isfinite(y)):
        return numpy.inf
    x, y = x[numpy.isfinite(x)], y[numpy.isfinite(y)]
    if x.size == 0 or not numpy.any(x != y):
        return 0.0
    return float(numpy.max(numpy.abs(x - y)) /
                 max(numpy.max(numpy.abs(y)), numpy.finfo(float).tiny))


def arrays(path):
    with numpy.load(path) as archive:
        return {name: widen(name, archive[name]) for name in archive.files}


def widen(name, array):
    """Patterns of bf16 as numbers."""
    if name.endswith(".bf16"):
        return (array.astype(numpy.uint32) << 16).view(numpy.float32)
    return array


class Trainer:
    def __init__(self, opt, run_, steps, scratch):
        self.opt, self.run, self.steps = opt, run_, steps
        self.scratch = pathlib.Path(scratch)
        self.chip = os.environ.get("MP_CHIP", "sm_90")
        self.amp = os.environ.get("MP_AMP", "")
        self.to_cuda = f"--mp-to-cuda=chip={self.chip}"

    def train(self, path, options):
        out = self.scratch / "out.npz"
        options = [*options, f"--outputs={out}"]
        steps = [f"--steps={self.steps}", "--stall-after=0"]
        result = run(self.run, path, *options, *steps)
        if "no mp.pair" in result.stderr:  # it only returns gradients
            result = run(self.run, path, *options)
        if result.returncode:
            return None, reason(result)
        # What the fakes have to say beside errors: leaks.
        said = [line for line in result.stderr.splitlines()
                if line.startswith("mp-fakes:")]
        return (None, said[0]) if said else (arrays(out), "")

    def compare(self, step, dtype):
        mixed, plan, artifact = (self.scratch / name for name in
                                 ("mixed.mlir", "plan.mlir", "step.mpx"))
        result = run(self.opt, step,
                     f"--mp-amp=dtype={dtype} chip={self.chip} {self.amp}",
                     "-o", mixed)
        if result.returncode:
            return "not mixed", reason(result)
        result = run(self.opt, mixed, self.to_cuda, "--emit=plan", "-o", plan)
        if result.returncode:
            return "no plan", reason(result)
        result = run(self.opt, mixed, self.to_cuda, "--emit=mpx", "-o",
                     artifact)
        if result.returncode:
            return "BAD", reason(result)
        given = step.with_suffix(".npz")
        values = [f"--inputs={given}"] if given.exists() else ["--fill=1"]
        expected, error = self.train(plan, [*values, "--device=plan"])
        if expected is None:
            return "BAD", "plan: " + error
        results, error = self.train(artifact, [*values, "--device=cuda"])
        if results is None:
            return "BAD", error
        return self.judge(mixed, values, results, expected, BOUND[dtype])

    def judge(self, mixed, values, results, expected, bound):
        far = {name: distance(results[name], expected[name])
               for name in expected}
        # A result of the model's own in bf16 is one rounding away at once.
        far = {name: d for name, d in far.items()
               if d > (max(bound, 2.0 ** -7) if name.endswith(".bf16")
                       else bound)}
        if not far:
            return "alike", f"{len(expected)} results"
        exact, error = self.train(mixed, [*values, "--precision=f64"])
        if exact is None:
            return "BAD", f"{max(far.values()):.3g} away, and f64: {error}"
        for name, d in far.items():
            own = distance(expected[name], exact[name.removesuffix(".bf16")]
                           if name not in exact else exact[name])
            if not d <= ROOM * own:
                return "BAD", (f"{name} is {d:.3g} away from the plan's, which "
                               f"is {own:.3g} away from that in f64")
        return "alike", f"{len(expected)} results, {len(far)} of rounding alone"


def judge_one(opt, run_, steps, step, dtype):
    with tempfile.TemporaryDirectory() as scratch:
        return Trainer(opt, run_, steps, scratch).compare(step, dtype)


def main(opt, run_, fakes, folder, steps, *names):
    before = os.environ.get("LD_LIBRARY_PATH")
    if fakes != "-":
        os.environ["LD_LIBRARY_PATH"] = (fakes +
                                         (":" + before if before else ""))
    counts = collections.Counter()
    cases = [(step, dtype)
             for step in sorted(pathlib.Path(folder).rglob("*.mlir"))
             if not names or step.stem in names
             for dtype in ("off", "f16", "bf16")]
    with futures.ThreadPoolExecutor(int(os.environ.get("MP_JOBS", 1))) as pool:
        judged = pool.map(
            lambda case: judge_one(opt, run_, steps, *case), cases)
        for (step, dtype), (verdict, text) in zip(cases, judged):
            counts[verdict] += 1
            print(f"{step.stem} {dtype}: {verdict}: {text}", flush=True)
    print(", ".join(f"{counts[word]} {word}" for word in
                    ("alike", "no plan", "not mixed", "BAD")))
    return 1 if counts["BAD"] or not counts["alike"] else 0


sys.exit(main(*sys.argv[1:]))
