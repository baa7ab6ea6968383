#!/usr/bin/env python3
"""Holds what a step moves in f16 to bounds where each op is a kernel.

    unfused-bytes.py MP_OPT STEP=LIMIT:GOAL...

The step is planned with `fusion=none` and without a loss scale or padding; then
casts, and nothing else, join the ops that read or make their values. Bytes are
those of mp-report, in percent of what the same step moves in f32:

  moved  below LIMIT
  kept   by mp-report's `kept_in_f32`: of these, what verdicts cost. Each value has
         a reason, and the sum by reasons is that of all
  rest   moved without kept: below GOAL
"""
import json
import subprocess
import sys
import tempfile

# Reasons that are printed, of the most bytes.
NAMED = 4


def report(mp_opt, step, amp):
    with tempfile.NamedTemporaryFile(suffix=".json") as output:
        subprocess.run(
            [mp_opt, step, f"--mp-amp={amp} pad=false", "--mp-lower-state",
             "--canonicalize", "--cse", "--mp-form-fusions=fusion=none",
             f"--mp-report=output={output.name}", "-o", "/dev/null"],
            check=True, stderr=subprocess.DEVNULL)
        functions = json.load(open(output.name))["functions"]
    return next(f for f in functions if f["name"] == "main")


def count_moved(function):
    return sum(kind["read"] + kind["written"]
               for kind in function["bytes"].values())


def is_wrong(mp_opt, step, limit, goal):
    wide = count_moved(report(mp_opt, step, "dtype=off"))
    function = report(mp_opt, step, "loss-scale=off fusion=none")
    kept = function["kept_in_f32"]
    reasons = kept["reasons"]
    told = sum(reason["bytes"] for reason in reasons)
    moved = 100 * count_moved(function) / wide
    cost = 100 * kept["bytes_beyond_16bit"] / wide
    wrong = (moved >= limit or moved - cost >= goal or
             told != kept["bytes_beyond_16bit"])
    name = step.rsplit("/", 1)[-1].removesuffix(".mlir")
    print(f"{name}: moves {moved:.1f} % of f32's bytes, below {limit}; without "
          f"what stays f32 {moved - cost:.1f} %, below {goal}"
          f"{' BAD' if wrong else ''}")
    for reason in reasons[:NAMED]:
        print(f"  {100 * reason['bytes'] / wide:4.1f} % for {reason['values']} "
              f"values: {reason['why']}")
    return bool(wrong)


def main():
    mp_opt, *words = sys.argv[1:]
    wrong = 0
    for word in words:
        step, _, bounds = word.partition("=")
        limit, goal = map(float, bounds.split(":"))
        wrong += is_wrong(mp_opt, step, limit, goal)
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
