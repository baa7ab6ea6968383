#!/usr/bin/env python3
"""Time and memory of --mp-amp from file to file, on steps of growing size.

    linear_time.py MP-OPT [OPS...] [--planner=painting] [--emit=stablehlo]
                   [--most-slope=S] [--most-megabytes=M]

Prints the user time and the peak memory of each size, and the slope of time
over ops on a log-log scale between neighbours: 1 is linear. Fails where a slope
or a peak is above what it may be.
"""
import argparse
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile

STEP = pathlib.Path(__file__).with_name("training_step.py")
SIZES = [10_000, 100_000, 1_000_000]


def run(command):
    """User seconds and peak MB of a process."""
    process = subprocess.Popen(command)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{' '.join(map(str, command))} ended with {status}")
    return usage.ru_utime, usage.ru_maxrss / 1024


def measure(command, ops, folder):
    source, result = folder / "step.mlir", folder / "mixed.mlir"
    subprocess.run([sys.executable, STEP, str(ops), source], check=True,
                   stdout=subprocess.DEVNULL)
    with source.open() as file:
        count = sum(1 for line in file if re.match(r"\s+%", line))
    # The better of three: what else runs here only adds.
    tries = [run(command + [source, "-o", result])
             for _ in range(3 if ops <= 100_000 else 1)]
    return count, min(t for t, _ in tries), min(m for _, m in tries)


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("opt", metavar="MP-OPT")
    parser.add_argument("sizes", metavar="OPS", nargs="*", type=int,
                        default=SIZES)
    parser.add_argument("--planner")
    parser.add_argument("--emit")
    parser.add_argument("--most-slope", type=float, default=math.inf)
    parser.add_argument("--most-megabytes", type=float, default=math.inf)
    return parser.parse_args()


def main():
    options = parse_options()
    amp = "=planner=" + options.planner if options.planner else ""
    command = [options.opt, "--mp-amp" + amp]
    if options.emit:
        command.append("--emit=" + options.emit)
    last, too_much = None, False
    print(f"{'ops':>9} {'user s':>8} {'us/op':>7} {'MB':>7} {'slope':>6}")
    with tempfile.TemporaryDirectory() as folder:
        for size in options.sizes:
            ops, seconds, megabytes = measure(command, size,
                                              pathlib.Path(folder))
            slope = None if not last else (
                math.log(seconds / last[1]) / math.log(ops / last[0]))
            told = "" if slope is None else f"{slope:.3f}"
            print(f"{ops:9} {seconds:8.2f} {seconds / ops * 1e6:7.2f} "
                  f"{megabytes:7.0f} {told:>6}", flush=True)
            if slope is not None and slope > options.most_slope:
                print(f"slope {slope:.3f} > {options.most_slope:g}")
                too_much = True
            if megabytes > options.most_megabytes:
                print(f"{megabytes:.0f} MB > {options.most_megabytes:g}")
                too_much = True
            last = ops, seconds
    sys.exit(too_much)


if __name__ == "__main__":
    main()
