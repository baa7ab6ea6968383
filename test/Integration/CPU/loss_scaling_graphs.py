"""Scales every training step of a folder and compares what it computes.

    loss_scaling_graphs.py MP-OPT MP-RUN FOLDER

For each step that is imported, has reference inputs, and has something to
scale: the results scaled by 1024 must be the same bits; and with one unscale
left out some result must differ, or the gradient of that place is zero.
"""
import pathlib
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2]))
from commands import run

import loss_scaling

OPT, RUN, FOLDER = sys.argv[1:4]
SCALING = ["--mp-assign-roles", "--mp-check-roles",
           "--mp-insert-loss-scaling=scale=1024", "--mp-check-scaling"]


def compare(step, original, inputs):
    return run(RUN, step, f"--compare={original}", f"--inputs={inputs}",
               "--tolerance=0").returncode == 0


def check(graph, folder):
    """None where there is nothing to compare, else what was seen."""
    inputs = graph.with_suffix(".npz")
    roles = graph.parent / "roles" / f"{graph.stem}.json"
    step, damaged = folder / "step.mlir", folder / "damaged.mlir"
    if not inputs.exists() or run(OPT, graph, "-o", step).returncode:
        return None
    passes = list(SCALING)
    if roles.exists():
        passes[0] += f"=roles={roles}"
    scaled = run(OPT, graph, *passes, "-o", step)
    if scaled.returncode:
        return "refused: " + scaled.stderr.split("error: ")[-1].splitlines()[0]
    if "mp.unscale" not in step.read_text():
        return None
    if not compare(step, graph, inputs):
        return "DIFFERS"
    moved = folder / "moved.mlir"
    if run(OPT, step, "--mp-move-scales", "--mp-check-scaling", "-o",
           moved).returncode or not compare(moved, graph, inputs):
        return "DIFFERS with its mean taken out"
    damaged.write_text(loss_scaling.damage(step))
    return "same, control " + ("the same: a zero gradient"
                               if compare(damaged, graph, inputs)
                               else "differs")


def main():
    seen = {}
    with tempfile.TemporaryDirectory() as folder:
        for graph in sorted(pathlib.Path(FOLDER).glob("*.mlir")):
            seen[graph.stem] = check(graph, pathlib.Path(folder))
    verdicts = [verdict for verdict in seen.values()
                if verdict and not verdict.startswith("refused")]
    for name, verdict in seen.items():
        if verdict:
            print(f"{name}: {verdict}")
    differ = sum(verdict.startswith("DIFFERS") for verdict in verdicts)
    controls = sum(verdict.endswith("control differs") for verdict in verdicts)
    print(f"{len(verdicts)} steps, {differ} differ, {controls} controls differ")


main()
