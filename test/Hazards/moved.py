#!/usr/bin/python3
"""Takes constants out of backward passes, and says where a run shows it.

    moved.py BIN_DIR SCRATCH STEP.mlir...

Each step is trained in f16 with `scale-motion=mean` and without, on the inputs
beside it. Powers of two move no bit, unless numbers become subnormal, and the scale
starts lower by what was taken out: no more calls may be refused, and losses are the
same to 10^-4. Prints how many factors each step has and how many calls were refused.
"""
import json
import pathlib
import subprocess
import sys

STEPS = 30
CLOSE = 1e-4


def train(tools, step, motion, scratch):
    """Factors in the step, and what mp-run tells."""
    made, told = scratch / "step.mlir", scratch / "losses.json"
    subprocess.run([tools / "mp-opt", step, "-o", made,
                    f"--mp-amp=dtype=f16 scale-motion={motion}"],
                   check=True, stderr=subprocess.DEVNULL)
    subprocess.run([tools / "mp-run", made, "--progress=off", "--stall-after=0",
                    f"--inputs={step.with_suffix('.npz')}", f"--steps={STEPS}",
                    f"--losses={told}"], check=True, stdout=subprocess.DEVNULL)
    return made.read_text().count("mp.shift"), json.loads(told.read_text())


def main():
    tools, scratch, *steps = map(pathlib.Path, sys.argv[1:])
    scratch.mkdir(parents=True, exist_ok=True)
    wrong = 0
    for step in steps:
        _, still = train(tools, step, "off", scratch)
        factors, moved = train(tools, step, "mean", scratch)
        refused = [len(run["skipped"]) for run in (moved, still)]
        taken = [(a, b) for a, b in zip(moved["loss"], still["loss"])
                 if a is not None and b is not None]
        close = all(abs(a - b) <= CLOSE * abs(b) for a, b in taken)
        good = refused[0] <= refused[1] and close and taken
        wrong += not good
        print(f"{step.stem}: {factors} factors, {refused[0]} refused for "
              f"{refused[1]}{'' if good else ', WRONG'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
