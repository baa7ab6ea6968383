#!/usr/bin/env python3
"""Time and memory of --mp-amp from file to file, on steps of growing size.

    linear_time.py MP-OPT [OPS...]

Prints the user time and the peak memory of each size, and the slope of time
over ops on a log-log scale between neighbours: 1 is linear.
"""
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


def measure(opt, ops, folder):
    source, result = folder / "step.mlir", folder / "mixed.mlir"
    subprocess.run([sys.executable, STEP, str(ops), source], check=True,
                   stdout=subprocess.DEVNULL)
    with source.open() as file:
        count = sum(1 for line in file if re.match(r"\s+%", line))
    # The better of three: what else runs here only adds.
    tries = [run([opt, source, "--mp-amp", "-o", result])
             for _ in range(3 if ops <= 100_000 else 1)]
    return count, min(t for t, _ in tries), min(m for _, m in tries)


def main():
    opt = sys.argv[1]
    sizes = [int(size) for size in sys.argv[2:]] or SIZES
    last = None
    print(f"{'ops':>9} {'user s':>8} {'us/op':>7} {'MB':>7} {'slope':>6}")
    with tempfile.TemporaryDirectory() as folder:
        for size in sizes:
            ops, seconds, megabytes = measure(opt, size, pathlib.Path(folder))
            slope = "" if not last else "%.3f" % (
                math.log(seconds / last[1]) / math.log(ops / last[0]))
            print(f"{ops:9} {seconds:8.2f} {seconds / ops * 1e6:7.2f} "
                  f"{megabytes:7.0f} {slope:>6}", flush=True)
            last = ops, seconds


if __name__ == "__main__":
    main()
