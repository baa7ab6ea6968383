"""Runs mp-assign-roles with each roles file of a list of wrong ones.

    bad_roles.py STEP FILE < CASES

A case is a line `TEXT => WHAT IS WRONG`. Fails unless each TEXT, written to
FILE, gives that one error, which names the file.
"""
import pathlib
import subprocess
import sys

step, path = sys.argv[1:]
cases = [line.split(" => ") for line in sys.stdin.read().splitlines()]
wrong = []
for text, wanted in cases:
    pathlib.Path(path).write_text(text)
    done = subprocess.run(["mp-opt", step, f"--mp-assign-roles=roles={path}"],
                          capture_output=True, text=True, check=False)
    errors = [line.split("error: ", 1)[1] for line in done.stderr.splitlines()
              if "error: " in line]
    if done.returncode != 1 or errors != [f"roles file '{path}': {wanted}"]:
        wrong.append(f"{text}\n  wanted {wanted}\n  got {done.returncode}: "
                     f"{done.stderr}")
print(*wrong, sep="\n", file=sys.stderr)
sys.exit(bool(wrong) or not cases)
