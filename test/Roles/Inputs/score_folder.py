#!/usr/bin/env python3
"""Scores the roles found in each graph of a folder against roles/<graph>.json.

    score_folder.py MP_TRANSLATE ROLES-SCORE.py FOLDER

All roles, pairs and slots must be right. Graphs that do not import are for the
test of the readers.
"""
import pathlib
import subprocess
import sys
import tempfile


def main():
    tool, score, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    bad = count = 0
    with tempfile.TemporaryDirectory() as work:
        found = f"{work}/roles.json"
        for path in sorted(folder.glob("*.mlir")) + sorted(folder.glob("*.vhlo")):
            done = subprocess.run([tool, "--mp-to-roles", str(path), "-o", found],
                                  capture_output=True, check=False)
            if done.returncode == 1:
                continue
            truth = folder / "roles" / f"{path.stem}.json"
            scored = subprocess.run(
                [sys.executable, score, found, str(truth), "all", "all"],
                capture_output=True, text=True, check=False)
            count += 1
            if done.returncode or scored.returncode:
                print(path.name, scored.stdout, scored.stderr[-300:])
                bad += 1
    print(f"{count} graphs, {bad} wrong")
    return 1 if bad or not count else 0


sys.exit(main())
