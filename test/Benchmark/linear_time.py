#!/usr/bin/env python3
"""Time and memory of --mp-amp from file to file, on steps of growing size.

    linear_time.py MP-OPT [OPS...] [--planner=painting] [--emit=stablehlo]
                   [--instructions] [--most-slope=S] [--most-megabytes=M]
                   [--most-seconds=T]

Prints the user time and the peak memory of each size, and the slope of time
over ops on a log-log scale between neighbours: 1 is linear. Fails where a slope
or a peak is above what it may be, or the time of the largest size.

The slope of time holds what the work is and what caches are: a step of 1 M ops
has 1.1 GB, and MLIR's own passes take longer for each op of it, too. With
--instructions, valgrind counts what is executed, which is the work alone: no
cache and no neighbour changes it. It takes 50 times as long.
"""
import argparse
import math
import os
import pathlib
import re
import shutil
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


def count_instructions(command, folder):
    """What all processes of a command execute."""
    # valgrind stops at the debug sections of some linkers.
    program = folder / "stripped"
    subprocess.run(["strip", "-o", program, command[0]], check=True)
    log = folder / "valgrind.log"
    subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no",
                    "--cachegrind-out-file=/dev/null", f"--log-file={log}",
                    program, *command[1:]], check=True,
                   stderr=subprocess.DEVNULL)
    return sum(int(found.replace(",", "")) for found in
               re.findall(r"I\s+refs:\s+([\d,]+)", log.read_text()))


def write_step(ops, folder):
    """The file of a step, and its ops."""
    source = folder / f"{ops}-step.mlir"
    subprocess.run([sys.executable, STEP, str(ops), source], check=True,
                   stdout=subprocess.DEVNULL)
    with source.open() as file:
        return source, sum(1 for line in file if re.match(r"\s+%", line))


def measure(options, command, sources, folder):
    """Of each file, seconds, or instructions in billions; and peak MB."""
    mixed = folder / "mixed.mlir"
    tries = {source: [] for source in sources}
    # The best of three: what else runs here only adds. The sizes take turns, so
    # that a busy minute is not one size's alone.
    for _ in range(1 if options.instructions else 3):
        for source in sources:
            # What replaces a file is a second process, with the counts of the
            # first.
            mixed.unlink(missing_ok=True)
            tries[source].append(run(command + [source, "-o", mixed]))
    for source, runs in tries.items():
        mixed.unlink(missing_ok=True)
        yield (count_instructions(command + [source, "-o", mixed], folder) / 1e9
               if options.instructions else min(seconds for seconds, _ in runs),
               min(megabytes for _, megabytes in runs))


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("opt", metavar="MP-OPT")
    parser.add_argument("sizes", metavar="OPS", nargs="*", type=int,
                        default=SIZES)
    parser.add_argument("--planner")
    parser.add_argument("--emit")
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--most-slope", type=float, default=math.inf)
    parser.add_argument("--most-megabytes", type=float, default=math.inf)
    parser.add_argument("--most-seconds", type=float, default=math.inf)
    options = parser.parse_args()
    if options.instructions and not shutil.which("valgrind"):
        parser.error("--instructions needs valgrind: "
                     "apt-get install valgrind binutils")
    return options


def main():
    options = parse_options()
    amp = "=planner=" + options.planner if options.planner else ""
    command = [options.opt, "--mp-amp" + amp]
    if options.emit:
        command.append("--emit=" + options.emit)
    last, too_much = None, False
    unit, each = (("10^9", "k/op") if options.instructions else
                  ("user s", "us/op"))
    print(f"{'ops':>9} {unit:>8} {each:>7} {'MB':>7} {'slope':>6}")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        steps = dict(write_step(size, folder) for size in options.sizes)
        results = measure(options, command, list(steps), folder)
        for ops, (work, megabytes) in zip(steps.values(), results):
            slope = None if not last else (
                math.log(work / last[1]) / math.log(ops / last[0]))
            told = "" if slope is None else f"{slope:.3f}"
            print(f"{ops:9} {work:8.2f} {work / ops * 1e6:7.2f} "
                  f"{megabytes:7.0f} {told:>6}", flush=True)
            if slope is not None and slope > options.most_slope:
                print(f"slope {slope:.3f} > {options.most_slope:g}")
                too_much = True
            if megabytes > options.most_megabytes:
                print(f"{megabytes:.0f} MB > {options.most_megabytes:g}")
                too_much = True
            last = ops, work
    if not options.instructions and last[1] > options.most_seconds:
        print(f"{last[1]:.2f} s > {options.most_seconds:g}")
        too_much = True
    sys.exit(too_much)


if __name__ == "__main__":
    main()
