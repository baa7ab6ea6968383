#!/usr/bin/env python3
"""Prints what the quickstart did as a table, and draws both loss curves.

    summary.py FOLDER NUDGE

FOLDER holds the files that quickstart.sh left there; NUDGE is what its FP32
runs were nudged by.
"""
import json
import pathlib
import statistics
import subprocess
import sys

LAST = 50  # steps that the final loss is the mean of


def load(folder, name):
    return json.loads((folder / name).read_text())


def main_function(report):
    return next(f for f in report["functions"] if f["name"] == "main")


def traffic(function, kind):
    """Megabytes that one step reads and writes."""
    return sum(function["bytes"][kind].values()) / 1e6


def final(losses):
    return statistics.fmean(losses[-LAST:])


class Distance:
    """How far the mixed run ends from FP32, and how far nudged FP32 runs do."""

    def __init__(self, fp32, mixed, nudged):
        self.mixed = mixed - fp32
        self.scatter = max(abs(n - fp32) for n in nudged)

    def cells(self, unit):
        return f"± {100 * self.scatter:.2f} {unit}", f"{100 * self.mixed:+.2f} {unit}"

    def is_inside(self):
        """Of twice the scatter, which a handful of runs underestimates."""
        return abs(self.mixed) <= 2 * self.scatter


def loss_distance(folder):
    """Relative, of the mean of the last losses."""
    fp32, mixed = (load(folder, f"{n}-losses.json") for n in ("fp32", "mixed"))
    plain = final(fp32["loss"])
    return Distance(1, final(mixed["loss"]) / plain,
                    [final(n["loss"]) / plain for n in fp32["nudged"]])


def accuracy_distance(folder):
    fp32, mixed = (load(folder, f"{n}-accuracy.json")
                   for n in ("fp32", "mixed"))
    return Distance(fp32["test_accuracy"], mixed["test_accuracy"],
                    [n["test_accuracy"] for n in fp32["nudged"]])


def rows(folder):
    before, after = (main_function(load(folder, f"{n}.json"))
                     for n in ("fp32", "mixed"))
    fused = [main_function(load(folder, f"{n}-fused.json"))
             for n in ("fp32", "mixed")]
    fp32, mixed = (load(folder, f"{n}-losses.json") for n in ("fp32", "mixed"))
    exact, rounded = (load(folder, f"{n}-accuracy.json")
                      for n in ("fp32", "mixed"))
    share = [100 * f["flops_16bit"] / f["flops"] for f in (before, after)]
    yield "", "FP32", "mixed"
    yield "casts", before["casts"], after["casts"]
    yield "FLOPs on 16-bit operands", *(f"{s:.0f} %" for s in share)
    for kind in ("activations", "weights"):
        yield (f"bytes of {kind}, fused",
               *(f"{traffic(f, kind):.2f} MB" for f in fused))
    yield (f"loss, mean of the last {LAST}",
           *(f"{final(r['loss']):.4f}" for r in (fp32, mixed)))
    yield "  from FP32", *loss_distance(folder).cells("%")
    yield ("accuracy on the test digits",
           *(f"{100 * a['test_accuracy']:.1f} %" for a in (exact, rounded)))
    yield "  from FP32", *accuracy_distance(folder).cells("pt")
    scales = mixed.get("loss_scale")  # bf16 has the range of f32 and wants none
    yield "loss scale at the end", "-", f"{scales[-1]:.0f}" if scales else "-"
    yield "skipped steps", "-", len(mixed["skipped"])


def draw(folder):
    """Both loss curves in one picture."""
    fp32, mixed = (load(folder, f"{n}-losses.json") for n in ("fp32", "mixed"))
    table = folder / "losses.dat"
    table.write_text("".join(f"{i} {a} {b}\n" for i, (a, b) in enumerate(
        zip(fp32["loss"], mixed["loss"]))))
    picture = folder / "losses.png"
    script = f"""
set terminal pngcairo size 900,500
set output '{picture}'
set xlabel 'step'
set ylabel 'loss'
set grid
plot '{table}' using 1:2 with lines lw 3 lc rgb '#b0b0b0' title 'FP32', \\
     '{table}' using 1:3 with lines lw 1 lc rgb '#c03000' title 'mixed'
"""
    subprocess.run(["gnuplot"], input=script, text=True, check=True)


def main():
    folder, nudge = pathlib.Path(sys.argv[1]), sys.argv[2]
    print()
    for i, (label, *values) in enumerate(rows(folder)):
        print(f"  {label:30}" + "".join(f"{v!s:>12}" for v in values))
        if i == 0:
            print("  " + "-" * 54)
    runs = len(load(folder, "fp32-losses.json")["nudged"])
    print(f"\n  ± is what {runs} FP32 runs from parameters nudged by {nudge} "
          "scatter: training\n  amplifies rounding, so a mixed run is judged "
          "against that.")
    print("  inside twice the scatter: " + ", ".join(
        f"{name} {'yes' if distance(folder).is_inside() else 'no'}"
        for name, distance in (("loss", loss_distance),
                               ("accuracy", accuracy_distance))) + "\n")
    draw(folder)


if __name__ == "__main__":
    sys.exit(main())
