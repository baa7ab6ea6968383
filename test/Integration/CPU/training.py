"""What the training tests ask of losses that mp-run wrote.

    training.py batches GRAPH OUT.npz          the batches of the manifest
    training.py trajectory GRAPH LOSSES.json   its first 20 losses
    training.py digits RATE SEED LOSSES.json RESULTS.npz
                                               300 steps against lenet_fp32.json

Exits with 1 and says why when a figure is out of bound.
"""
import json
import pathlib
import subprocess
import sys

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[3]
INPUTS = ROOT / "test/Inputs"


def fold(graph):
    return INPUTS / ("mlp" if "mlp" in graph else "lenet") / graph


def batches(graph, path):
    """Four batches in turn, or the one of the arguments."""
    roles = json.loads(fold(graph).with_suffix(".roles.json").read_text())
    with np.load(fold(graph).with_suffix(".npz")) as f:
        arrays = {}
        for a in roles["args"]:
            if a["role"] != "batch":
                continue
            name = f"arg{a['index']}"
            parts = [f[f"batch{i}.{name}"] for i in range(4) if f"batch{i}.{name}" in f]
            arrays[name] = np.stack(parts or [f[name]])
    np.savez(path, **arrays)


def check(what, got, want, bound, size=None):
    """Difference relative to `want`, or to `size`, within the bound."""
    error = np.max(np.abs(np.asarray(got) - want) / np.abs(want if size is None else size))
    verdict = "ok" if error <= bound else "OUT OF BOUND"
    print(f"{what}: off by {error:.3g}, bound {bound:.3g}: {verdict}")
    return error <= bound


def trajectory(graph, path):
    entry = json.loads((INPUTS / "manifest.json").read_text())[graph]
    losses = json.loads(pathlib.Path(path).read_text())["loss"]
    want = np.array(entry["losses_fp32"])
    # Relative to the first, as losses_drift is: pt_mlp falls by six decades. The
    # shipped losses have seven digits.
    return check(graph, losses, want, max(1e-6, 8 * entry["losses_drift"]["all"]), want[0])


def digits(rate, seed, path, results):
    runs = json.loads((INPUTS / "digits/lenet_fp32.json").read_text())["graphs"]
    run = runs[f"jax_lenet_lr at {rate}"][int(seed)]
    losses = np.array(json.loads(pathlib.Path(path).read_text())["loss"])
    mean = run["mean_of_last_50"]
    # What four runs nudged by one f16 rounding scatter; f32 stays inside twice that.
    scatter = np.max(np.abs(np.array(run["nudged"]["mean_of_last_50"]) - mean)) / mean
    script = ROOT / "tools/export/digits_batches.py"
    scores = json.loads(subprocess.run([sys.executable, script, "evaluate", results], check=True, capture_output=True).stdout)
    ok = [
        # Later a maximum may be another element's, by one rounding of a sum that
        # a processor adds up in another order.
        check("every tenth loss of 50", losses[:50:10], np.array(run["losses_every_10"])[:5], 1e-5),
        check("mean of the last 50 losses", losses[-50:].mean(), mean, 2 * scatter),
        check("accuracy on all training rows", scores["train_accuracy"], run["train_accuracy"], 0.01),
        check("accuracy on all test rows", scores["test_accuracy"], run["test_accuracy"], 0.015),
    ]
    return all(ok)


if __name__ == "__main__":
    command, *arguments = sys.argv[1:]
    result = {"batches": batches, "trajectory": trajectory, "digits": digits}[command](*arguments)
    sys.exit(result is not None and not result)
