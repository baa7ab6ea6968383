#!/usr/bin/python3
"""Gives the tools what a stranger, a full disk or a bad day gives them.

    run.py BIN_DIR [NAME...] [--all] [--verbose]

Each case is a command on files that it makes. It must end with an exit code
that is documented, one error of at most 2 kB that is text, within 2 s of a core
and 512 MB; an old output stays as it was, and nothing else is left in the
folder. Names are regular expressions. Without --all, only quick cases run.
"""
import argparse
import collections
import concurrent.futures
import os
import re
import subprocess
import sys

import binary
import foreign
import judge
import reading
import structure
import telling
import writing

KINDS = {"foreign": foreign, "reading": reading, "structure": structure, "binary": binary,
         "writing": writing, "telling": telling}


def can_mount():
    """Whether a full disk can be had here."""
    return subprocess.run(["unshare", "-m", "true"], capture_output=True,
                          check=False).returncode == 0


def find_cases(options):
    chosen = []
    for kind, module in KINDS.items():
        for case in module.cases(options.bin):
            case.name = f"{kind}/{case.name}"
            if "mount" in case.shell and not options.mounts:
                continue
            named = any(re.search(name, case.name) for name in options.names)
            if named or not options.names and (case.quick or options.all):
                chosen.append(case)
    names = [case.name for case in chosen]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        sys.exit(f"error: two cases named {sorted(twice)}")
    if not chosen:
        sys.exit(f"error: there is no case '{' '.join(options.names)}'")
    return chosen


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bin")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("-j", type=int, default=os.cpu_count())
    parser.add_argument("--patience", type=float, default=1.0)
    options = parser.parse_intermixed_args()
    options.bin = os.path.abspath(options.bin)
    options.mounts = can_mount()
    if not options.mounts:
        print("no right to mount: cases of full disks are left out")
    chosen = find_cases(options)
    bad, grave = collections.Counter(), 0
    with concurrent.futures.ThreadPoolExecutor(options.j) as pool:
        results = pool.map(
            lambda case: judge.run(case, options.bin, options.patience), chosen)
        for case, (problems, said) in zip(chosen, results):
            if problems and case.known:
                print(f"KNOWN {case.name}: " + "; ".join(problems))
            elif problems:
                bad[case.name.split("/")[0]] += 1
                isGrave = any(judge.GRAVE.search(what) for what in problems)
                grave += isGrave
                print(f"{'GRAVE' if isGrave else 'BAD'} {case.name}: "
                      + "; ".join(problems), flush=True)
            if options.verbose:
                text = said[:600].decode("utf-8", "backslashreplace")
                print(f"{case.name}:\n{text}")
    kinds = ", ".join(f"{kind} {count}" for kind, count in bad.items())
    print(f"{len(chosen)} cases, {sum(bad.values())} handled badly, "
          f"{grave} gravely" + (f" ({kinds})" if kinds else ""))
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
