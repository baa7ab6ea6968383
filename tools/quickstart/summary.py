#!/usr/bin/env python3
"""Prints what the quickstart did as a table, and draws both loss curves.

    summary.py FOLDER    (the files that quickstart.sh left there)
"""
import json
import pathlib
import subprocess
import sys

LAST = 50  # steps that the final loss is the mean of


def load(folder, name):
    return json.loads((folder / name).read_text())


def main_function(report):
    return next(f for f in report["functions"] if f["name"] == "main")


def traffic(function, kind):
    """Megabytes that one step reads and writes, without fusion."""
    return sum(function["bytes"][kind].values()) / 1e6


def final(losses):
    return sum(losses[-LAST:]) / LAST


def scatter(run):
    """How far nudged FP32 runs end from the plain one, relative."""
    plain = final(run["loss"])
    return max(abs(final(n["loss"] if isinstance(n, dict) else n) / plain - 1)
               for n in run["nudged"])


def rows(folder):
    before, after = (main_function(load(folder, f"{n}.json"))
                     for n in ("fp32", "mixed"))
    fp32, mixed = (load(folder, f"{n}-losses.json") for n in ("fp32", "mixed"))
    exact, rounded = (load(folder, f"{n}-accuracy.json")
                      for n in ("fp32", "mixed"))
    share = [100 * f["flops_16bit"] / f["flops"] for f in (before, after)]
    off = 100 * (final(mixed["loss"]) / final(fp32["loss"]) - 1)
    yield "", "FP32", "mixed"
    yield "casts", before["casts"], after["casts"]
    yield "FLOPs on 16-bit operands", *(f"{s:.0f} %" for s in share)
    for kind in ("activations", "weights"):
        yield (f"bytes of {kind} a step",
               *(f"{traffic(f, kind):.2f} MB" for f in (before, after)))
    yield (f"loss, mean of the last {LAST}",
           *(f"{final(r['loss']):.4f}" for r in (fp32, mixed)))
    yield "  from FP32", f"± {100 * scatter(fp32):.2f} %", f"{off:+.2f} %"
    yield ("accuracy on the test digits",
           *(f"{100 * a['test_accuracy']:.1f} %" for a in (exact, rounded)))
    yield "loss scale at the end", "-", f"{mixed['loss_scale'][-1]:.0f}"
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
    folder = pathlib.Path(sys.argv[1])
    print()
    for i, (label, *values) in enumerate(rows(folder)):
        print(f"  {label:30}" + "".join(f"{v!s:>12}" for v in values))
        if i == 0:
            print("  " + "-" * 54)
    print("\n  ± is what four FP32 runs from parameters nudged by 2^-11 "
          "scatter: training\n  amplifies rounding, so a mixed run is judged "
          "against that.\n")
    draw(folder)


if __name__ == "__main__":
    sys.exit(main())
