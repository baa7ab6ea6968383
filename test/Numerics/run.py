#!/usr/bin/env python3
"""Runs small experiments on what 16 bits do to training, and what cures it.

    run.py FOLDER [--page=PAGE [--update]] [EXPERIMENT...]

Each experiment takes a step of `steps` through mp-opt and mp-run, and has a
negative control that must fail what the cure must hold: the pass off, another
order, all floats in f16. Its table stands in PAGE behind a line `<!-- numerics:
NAME -->`; figures there may be off by a fifth from the run's, which another
libm may round otherwise. --update writes those of this run.

Bounds are about twice what was seen over the seeds.
"""
import argparse
import pathlib
import re
import sys

import colouring
import dfp
import flex
import formats
import layers
import ops
import scaling
import training
from lab import Lab

EXPERIMENTS = {
    "T1": formats.t01_format, "T2": formats.t02_absorption,
    "T3": training.t03_stall, "T3 histogram": training.t03_histogram,
    "T3b": training.t03b_total_stall, "T3c": training.t03c_dynamic,
    "T4": training.t04_masters, "T5": training.t05_ratios,
    "T6": formats.t06_sums, "T7": formats.t07_dots,
    "T8": ops.t08_softmax, "T9": ops.t09_variance, "T10": ops.t10_adam,
    "T11": formats.t11_all_reduce, "T12": layers.t12_layers,
    "T13": scaling.t13_invariance, "T14": scaling.t14_clip_order,
    "T15": scaling.t15_clamp, "T16": ops.t16_constants,
    "T17": flex.t17_flex, "T17 prediction": flex.t17_prediction,
    "T18": dfp.t18_dfp, "T19": scaling.t19_scalers,
    "T20": colouring.t20_colouring, "T21": ops.t21_ranges,
}
TABLE = r"<!-- numerics: {} -->\n(?P<table>(?:\|.*\n)*)"
NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e[+-]?\d+)?")
CLOSE = 0.2


def alike(one, other):
    """Whether two tables are the same but for the last digits of numbers."""
    if NUMBER.sub("#", one) != NUMBER.sub("#", other):
        return False
    return all(abs(float(a) - float(b)) <= CLOSE * max(abs(float(a)),
                                                      abs(float(b)))
               for a, b in zip(NUMBER.findall(one), NUMBER.findall(other)))


def compare(lab, page, update):
    """Holds the tables of the page against those of the run."""
    text = page.read_text()
    for name, table in lab.tables.items():
        shown = re.search(TABLE.format(name), text)
        if not shown:
            lab.verdict(False, f"{page.name} has no table {name}")
        elif update and shown["table"] != table:
            text = text[:shown.start("table")] + table + text[shown.end():]
        else:
            lab.verdict(alike(shown["table"], table),
                        f"{page.name} shows the table {name}")
    if update:
        page.write_text(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder")
    parser.add_argument("--page", type=pathlib.Path)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("experiments", nargs="*", metavar="EXPERIMENT")
    args = parser.parse_intermixed_args()
    lab = Lab(args.folder)
    for name in args.experiments or EXPERIMENTS:
        EXPERIMENTS[name](lab)
    if args.page:
        compare(lab, args.page, args.update)
    return lab.verdict.exit_code()


if __name__ == "__main__":
    sys.exit(main())
