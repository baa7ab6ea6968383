#!/usr/bin/env python3
"""Reads every .mlir and .vhlo of a folder; pairs of pt_* must read the same.

    read_graphs.py MP_TRANSLATE FOLDER

Prints one line per file that failed and one summary. Exit code 1 if one did.
"""
import pathlib
import subprocess
import sys


def read(tool, path):
    return subprocess.run([tool, "--print-normal-form", str(path)],
                          capture_output=True, text=True)


def main():
    tool, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    texts, bad, count = {}, 0, 0
    for path in sorted(folder.glob("*.mlir")) + sorted(folder.glob("*.vhlo")):
        result = read(tool, path)
        count += 1
        if result.returncode:
            print(path.name, result.returncode, result.stderr[:300])
            bad += 1
        elif path.stem.startswith("pt_"):
            if texts.setdefault(path.stem, result.stdout) != result.stdout:
                print(path.name, "differs from its text")
                bad += 1
    print(f"{count} files, {bad} bad")
    return 1 if bad or not count else 0


sys.exit(main())
