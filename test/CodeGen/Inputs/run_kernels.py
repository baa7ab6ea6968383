"""Runs the PTX of the kernels of every step below a folder.

    run_kernels.py MP-OPT MP-TEST-KERNELS CHIP ELEMENTS FOLDER [OPTION...]

Each step is mixed in f32 (off), bf16 and f16 and planned for the chip; its
kernels with at most so many elements in a tensor are held against the
interpreter, with the options given. What becomes no plan is counted. Prints the
sums of the summaries. MP_JOBS says how many plans at a time (1).
"""
import collections
from concurrent import futures
import os
import pathlib
import re
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2]))
from commands import run

SUMMARY = re.compile(
    r"(\d+) kernels, (\d+) launches, bitwise (\d+) \((\d+) on whole numbers\), "
    r"by bound (\d+), left out (\d+), (\d+) defects")
NAMES = ["kernels", "launches", "bitwise", "bitwise on whole numbers",
         "by bound", "left out", "BAD"]


def hold(opt, test, chip, elements, step, dtype, options):
    """Counts of one plan, and what to print of it."""
    counts = collections.Counter()
    with tempfile.TemporaryDirectory() as scratch:
        plan = pathlib.Path(scratch) / "plan.mlir"
        made = run(opt, step,
                   f"--mp-amp=dtype={dtype} chip={chip} chip-gate=off",
                   f"--mp-to-cuda=chip={chip}", "-o", plan)
        if made.returncode or "mprt.kernel" not in plan.read_text():
            return collections.Counter({"without a plan": 1}), ""
        held = run(test, plan, f"--max-elements={elements}", *options)
    found = SUMMARY.search(held.stdout)
    counts["plans"] += 1
    if not found or held.returncode not in (0, 1):
        counts["BAD"] += 1
    else:
        counts.update(dict(zip(NAMES, map(int, found.groups()))))
    said = f"{step.stem} {dtype} {held.stdout} {held.stderr}"
    return counts, said if held.returncode else ""


def main(opt, test, chip, elements, folder, *options):
    counts = collections.Counter()
    cases = [(step, dtype)
             for step in sorted(pathlib.Path(folder).rglob("*.mlir"))
             for dtype in ("off", "bf16", "f16")]
    with futures.ThreadPoolExecutor(int(os.environ.get("MP_JOBS", 1))) as pool:
        for found, said in pool.map(
                lambda case: hold(opt, test, chip, elements, *case, options),
                cases):
            counts.update(found)
            if said:
                print(said, flush=True)
    print(", ".join(f"{counts[name]} {name}"
                    for name in ["plans", "without a plan", *NAMES]))
    return 1 if counts["BAD"] or not counts["kernels"] else 0


sys.exit(main(*sys.argv[1:]))
