#!/usr/bin/env python3
"""Rewrites steps, and what comes out again: is that what it was?

    twice.py BIN_DIR [--control] [--types=f16,bf16,off] FILE_OR_FOLDER...

Each step is rewritten by `--mp-amp=dtype=...`. Judged, of its text and of its
StableHLO, imported again and tidied as the pipeline tidies a step:

  same  a second run gives the text of the first
  told  the second run refuses it, with one error
  bad   anything else

A step that the first run refuses is counted apart, as is one that has no
StableHLO. With --control the mark `mp.planned` is taken off between the runs:
then steps differ. Exit code 1 if one is bad, and under --control if none is.
"""
import argparse
import collections
import pathlib
import re
import subprocess
import sys

TIDY = "--pass-pipeline=builtin.module(cse,canonicalize{region-simplify=disabled})"


def run(tool, *options, text):
    return subprocess.run([tool, *options, "-"], input=text, text=True,
                          capture_output=True, errors="replace", timeout=600)


def judge(bins, once, dtype):
    """What a second run makes of the text of a step."""
    again = run(bins / "mp-opt", f"--mp-amp=dtype={dtype}", text=once)
    if again.returncode == 0:
        return "same" if again.stdout == once else "bad"
    errors = re.findall("error: ", again.stderr)
    return "told" if again.returncode == 1 and len(errors) == 1 else "bad"


def import_again(bins, once):
    """The step as its StableHLO gives it, or nothing."""
    for option in ("--mp-to-stablehlo", "--import-stablehlo"):
        done = run(bins / "mp-translate", option, text=once)
        if done.returncode:
            return None
        once = done.stdout
    # A constant that folds away may leave another that was there twice.
    for _ in range(2):
        once = run(bins / "mp-opt", TIDY, text=once).stdout
    return once


def judge_step(bins, path, dtype, control):
    """A verdict for the text of a step, and one for its StableHLO."""
    first = run(bins / "mp-opt", f"--mp-amp=dtype={dtype}",
                text=path.read_text(encoding="utf-8"))
    if first.returncode:
        return "refused", "refused"
    step = first.stdout
    if control:
        step = re.sub(r"mp\.planned = b?f16,? ?", "", step, count=1)
    exported = import_again(bins, step)
    return (judge(bins, step, dtype),
            judge(bins, exported, dtype) if exported else "not exported")


def find_steps(names):
    for name in map(pathlib.Path, names):
        yield from sorted(name.glob("*.mlir")) if name.is_dir() else [name]


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("bins", type=pathlib.Path)
    parser.add_argument("steps", nargs="+")
    parser.add_argument("--types", default="f16,bf16,off")
    parser.add_argument("--control", action="store_true")
    options = parser.parse_args()
    counts = collections.Counter()
    for path in find_steps(options.steps):
        for dtype in options.types.split(","):
            verdicts = judge_step(options.bins, path, dtype, options.control)
            for form, verdict in zip(("text", "stablehlo"), verdicts):
                counts[form, verdict] += 1
                if verdict in ("bad", "told"):
                    print(f"{path.name} {dtype} {form}: {verdict}")
    for form in ("text", "stablehlo"):
        print(f"{form}: " + ", ".join(
            f"{counts[form, verdict]} {verdict}" for verdict in
            ("same", "told", "bad", "refused", "not exported")))
    bad = counts["text", "bad"] + counts["stablehlo", "bad"]
    return (bad == 0) if options.control else (bad != 0)


sys.exit(main())
