#!/usr/bin/env python3
"""How the work of each pass of --mp-amp grows with the arguments of a step.

    linear_passes.py MP-OPT LAYERS LAYERS [--amp=OPTIONS]
                     [--kept | --clipped]
                     [--then=--PASS]... [--function=NAME] [--most-slope=S]

Runs the steps of chain_step.py, with such an option of it, in both sizes, the
smaller first, and prints the slope of each pass on a log-log scale: 1 is linear.
Fails where it is above what it may be. Passes that are a hundredth of the whole
or less are left out. With --function a function of ours is told as well,
whatever its share.

The whole pipeline may look linear while a check in it takes the square of the
arguments: it is small where the sizes are. valgrind counts instructions, which
no cache and no neighbour changes, so that small steps tell of large ones.
"""
import argparse
import math
import pathlib
import re
import subprocess
import sys
import tempfile

import chain_step

LEAST_SHARE = 0.01
# Blank lines. A file may take its reader a second for each quarter of a
# megabyte, of which these steps have few, and valgrind is slow.
PADDING = 25_000


def count_calls(command, folder, function):
    """Instructions by pass and of the function, in millions."""
    also = rf"|{function}(?=\()" if function else ""
    counted = re.compile(
        rf"\s*([\d,]+) \(.*::(\w+(?=::runOnOperation\(\)){also})")
    # valgrind stops at the debug sections of some linkers.
    program = folder / "stripped"
    subprocess.run(["strip", "-g", "-o", program, command[0]], check=True)
    subprocess.run(["valgrind", "--tool=callgrind",
                    f"--callgrind-out-file={folder}/calls.%p", program,
                    *command[1:]], check=True, stderr=subprocess.DEVNULL)
    counts = {}
    for calls in folder.glob("calls.*"):  # one of each process
        told = subprocess.run(["callgrind_annotate", "--inclusive=yes",
                               "--threshold=100", calls], check=True,
                              stdout=subprocess.PIPE, text=True).stdout
        for row in filter(None, map(counted.match, told.splitlines())):
            count = int(row[1].replace(",", "")) / 1e6
            counts[row[2]] = counts.get(row[2], 0) + count
    return counts


def measure(options, layers):
    with tempfile.TemporaryDirectory() as name:
        # Nothing is in it: what replaces a file is a second process, which has
        # the counts of the first.
        folder = pathlib.Path(name)
        source = folder / "step.mlir"
        chain_step.write_step(source, layers, options.kind)
        with source.open("a") as file:
            file.write((" " * 79 + "\n") * PADDING)
        # This check runs before there are working copies, and here behind them.
        return count_calls(
            [options.opt, "--mp-amp=" + options.amp, "--mp-check-scaling",
             *options.then, source, "-o", folder / "mixed.mlir"], folder,
            options.function)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("opt", metavar="MP-OPT")
    parser.add_argument("layers", metavar="LAYERS", nargs=2, type=int)
    parser.add_argument("--amp", default="")
    for kind in "--kept", "--clipped":
        parser.add_argument(kind, dest="kind", action="store_const", const=kind)
    parser.add_argument("--then", action="append", default=[],
                        help="another argument of MP-OPT")
    parser.add_argument("--function")
    parser.add_argument("--most-slope", type=float, default=math.inf)
    options = parser.parse_args()
    small, large = options.layers
    before, after = measure(options, small), measure(options, large)
    whole = sum(after.values()) - after.get(options.function, 0)
    too_much = not after
    for name, work in sorted(after.items(), key=lambda row: -row[1]):
        if not before.get(name) or (work < LEAST_SHARE * whole and
                                    name != options.function):
            continue
        slope = math.log(work / before[name]) / math.log(large / small)
        print(f"{name:24} {work:9.3f} M {100 * work / whole:3.0f}% "
              f"{slope:6.3f}")
        if slope > options.most_slope:
            print(f"slope of {name}: {slope:.3f} > {options.most_slope:g}")
            too_much = True
    sys.exit(too_much)


if __name__ == "__main__":
    main()
