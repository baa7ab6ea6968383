"""Compares each graph with itself after a trip to StableHLO and back."""

import subprocess
import sys

opt, translate, out, *graphs = sys.argv[1:]


def run(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


trips = differ = 0
for graph in graphs:
    for passes in ([], ["--mp-assign-roles"]):
        step, exported = out + ".mlir", out + ".hlo"
        before = run(opt, graph, *passes, "-o", step) or run(opt, step)
        run(translate, "--mp-to-stablehlo", step, "-o", exported)
        after = run(translate, "--import-stablehlo", exported)
        trips += 1
        if before != after:
            differ += 1
            print("differs:", graph, *passes)
print(f"{trips} round trips, {differ} differ")
