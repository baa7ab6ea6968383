#!/usr/bin/env python3
"""Time of the precision stage of --mp-amp, in microseconds an op.

    stage_time.py MP-OPT [OPS...] [--planner=painting] [--most-microseconds=T]

The stage folds transposes, plans, inserts and simplifies casts, and checks them.
The best of three runs, as --mlir-timing counts them. Fails where an op takes
longer than it may.
"""
import argparse
import math
import pathlib
import re
import subprocess
import sys
import tempfile

from linear_time import write_step

PASSES = ("FoldTransposes", "AnnotatePrecision", "InsertCasts", "SimplifyCasts",
          "CheckPrecision")


def time_stage(command):
    """Seconds of wall time that the passes of the stage took."""
    told = subprocess.run(
        [*command, "--mlir-timing", "--mlir-timing-display=list"], check=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr
    seconds = dict((name, float(wall)) for wall, name in re.findall(
        r"([\d.]+) \( *[\d.]+%\) +(\w+)$", told, re.MULTILINE))
    return sum(seconds[name] for name in PASSES)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("opt", metavar="MP-OPT")
    parser.add_argument("sizes", metavar="OPS", nargs="*", type=int,
                        default=[10_000, 100_000])
    parser.add_argument("--planner", default="mincut")
    parser.add_argument("--most-microseconds", type=float, default=math.inf)
    options = parser.parse_args()
    too_slow = False
    print(f"precision stage, planner {options.planner}:")
    with tempfile.TemporaryDirectory() as name:
        for size in options.sizes:
            source, ops = write_step(size, pathlib.Path(name))
            command = [options.opt, f"--mp-amp=planner={options.planner}",
                       source, "-o", "/dev/null"]
            each = min(time_stage(command) for _ in range(3)) / ops * 1e6
            print(f"{ops:9} ops {each:7.2f} us/op", flush=True)
            too_slow |= each > options.most_microseconds
    if too_slow:
        print(f"more than {options.most_microseconds:g} us/op")
    sys.exit(too_slow)


if __name__ == "__main__":
    main()
