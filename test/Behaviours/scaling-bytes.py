#!/usr/bin/env python3
"""Compares the bytes that a step moves with and without a dynamic loss scale.

    scaling-bytes.py MP_OPT [--max-ops=N] STEP[=LIMIT]...

Bytes are those of mp-report behind mp-form-fusions, for f16 without padding. The
scale may add LIMIT bytes, 4.2 if not said, for each element of a gradient: one
read, what biases cost, and scalars. And the scaled step may move no more than the
step in f32. N is the option of mp-form-fusions; with 1 nothing shares a kernel.
"""
import json
import math
import re
import subprocess
import sys
import tempfile

LIMIT = 4.2
PARAMETER = re.compile(r"tensor<([0-9x]*)f32> \{[^}]*#mp.role<parameter>")


def report(mp_opt, step, amp, fusions):
    """The bytes of `main`, and the elements of its parameters."""
    with tempfile.NamedTemporaryFile(suffix=".json") as output:
        done = subprocess.run(
            [mp_opt, step, f"--mp-amp={amp}", "--mp-lower-state",
             "--canonicalize", "--cse", fusions,
             f"--mp-report=output={output.name}"],
            text=True, check=True, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE)
        functions = json.load(open(output.name))["functions"]
    main = next(f for f in functions if f["name"] == "main")
    signature = next(line for line in done.stdout.splitlines()
                     if "func.func @main" in line).split(" -> (")[0]
    elements = sum(math.prod(int(size) for size in shape.split("x") if size)
                   for shape in PARAMETER.findall(signature))
    return (sum(kind["read"] + kind["written"]
                for kind in main["bytes"].values()), elements)


def is_wrong(mp_opt, step, limit, fusions):
    wide, _ = report(mp_opt, step, "dtype=off", fusions)
    free, _ = report(mp_opt, step, "pad=false loss-scale=off", fusions)
    scaled, elements = report(mp_opt, step, "pad=false", fusions)
    added = (scaled - free) / elements
    wrong = added > limit or scaled > wide
    name = step.rsplit("/", 1)[-1].removesuffix(".mlir")
    print(f"{name}: {elements} elements of gradients, bytes f32 {wide}, f16 "
          f"{free}, scaled {scaled}: {added:.2f} an element, "
          f"{100 * scaled / wide:.1f} % of f32's{' BAD' if wrong else ''}")
    return wrong


def main():
    mp_opt, *words = sys.argv[1:]
    options = [word for word in words if word.startswith("--")]
    fusions = "--mp-form-fusions" + "".join(
        "=" + option[len("--"):] for option in options)
    wrong = 0
    for word in words:
        if word not in options:
            step, _, limit = word.partition("=")
            wrong += is_wrong(mp_opt, step, float(limit or LIMIT), fusions)
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
