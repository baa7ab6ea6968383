#!/usr/bin/env python3
"""Holds what a step moves in f16, fused and without a loss scale, to bounds.

    step-bytes.py MP_OPT [--planner=NAME] STEP[=LIMIT]...

Bytes are those of mp-report behind mp-form-fusions, without padding:

  moved  of f32's bytes, in percent: below LIMIT (100 if not said)
  saved  activations for the backward pass, of what they take in f32, in percent:
         at most 55, of floats that no verdict keeps in f32
  casts  kernels that only cast: each is read by a contraction, whose library
         reads one type
"""
import json
import re
import subprocess
import sys
import tempfile

MOST_SAVED = 55.0


def rewrite(mp_opt, step, amp):
    """The report on `main`, and its text."""
    with tempfile.NamedTemporaryFile(suffix=".json") as output:
        done = subprocess.run(
            [mp_opt, step, f"--mp-amp={amp} pad=false", "--mp-lower-state",
             "--canonicalize", "--cse", "--mp-form-fusions",
             f"--mp-report=output={output.name}"],
            text=True, check=True, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE)
        functions = json.load(open(output.name))["functions"]
    main = done.stdout[done.stdout.index("func.func @main"):]
    return (next(f for f in functions if f["name"] == "main"),
            main[:main.index("\n  }\n")].splitlines())


def count_moved(report):
    return sum(kind["read"] + kind["written"]
               for kind in report["bytes"].values())


def find_ops(lines):
    """The ops of a function: its lines, a fusion with those of its body."""
    ops = []
    end = None
    for line in lines[1:]:
        if end:
            ops[-1].append(line)
            end = end if line != end else None
        elif line.strip().startswith(("%", "return", "scf.", "mp.yield")):
            ops.append([line])
            if "= mp.fusion " in line:
                end = line[:len(line) - len(line.lstrip())] + "}"
    return ops


def find_lone_casts(lines):
    """Casts that are a kernel of their own: the name, and what reads it."""
    ops = find_ops(lines)
    found = []
    for op in ops:
        computed = [line for line in op[1:] or op
                    if not re.search(r"mp\.yield|^\s*(\^|\}|//)", line)]
        if not all("= mp.cast " in line for line in computed):
            continue
        name = re.match(r"\s*(%\w+)", op[0])[1]
        readers = [other[0] for other in ops if other is not op and
                   re.search(re.escape(name) + r"\b", other[0])]
        found.append((name, readers))
    return found


def is_wrong(mp_opt, planner, step, limit):
    wide, _ = rewrite(mp_opt, step, "dtype=off")
    report, lines = rewrite(mp_opt, step, f"loss-scale=off planner={planner}")
    moved = 100 * count_moved(report) / count_moved(wide)
    saved = report["saved_activations"]
    kept = saved["bytes_kept_in_f32"]
    apart = kept + saved["bytes_of_no_float"]
    share = 100 * (saved["bytes"] - apart) / \
        max(saved["bytes_in_f32"] - apart, 1)
    casts = find_lone_casts(lines)
    lonely = [name for name, readers in casts
              if not any(re.search(r"mp\.(dot|conv)\b|= mp.fusion contraction",
                                   line) for line in readers)]
    wrong = moved >= limit or share > MOST_SAVED or lonely
    name = step.rsplit("/", 1)[-1].removesuffix(".mlir")
    print(f"{name}: moves {moved:.1f} % of f32's bytes, below {limit}; saves "
          f"{share:.1f} % and {kept} bytes that stay f32; {len(casts)} casts "
          f"alone, {len(lonely)} not before a contraction"
          f"{' BAD' if wrong else ''}")
    return bool(wrong)


def main():
    mp_opt, *words = sys.argv[1:]
    planner = "mincut"
    wrong = 0
    for word in words:
        if word.startswith("--planner="):
            planner = word.partition("=")[2]
            continue
        step, _, limit = word.partition("=")
        wrong += is_wrong(mp_opt, planner, step, float(limit or 100))
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
