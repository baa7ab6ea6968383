"""Compares results of mixed-precision steps with those of the same steps after
a trip to StableHLO and back, bit by bit. The control changes one constant on
the way and must differ."""

import re
import subprocess
import sys

import numpy as np

opt, translate, run_tool, out, *graphs = sys.argv[1:]
step, exported, back = out + ".mlir", out + ".hlo", out + ".back.mlir"


def run(*command):
    subprocess.run(command, check=True)


def results_of(module, graph):
    run(run_tool, module, f"--inputs={graph}.npz", f"--outputs={out}.npz")
    with np.load(out + ".npz") as file:
        return {key: file[key] for key in file.files}


def count_differences(xs, ys):
    assert xs.keys() == ys.keys(), "other results"
    return sum(x.dtype != ys[k].dtype or x.tobytes() != ys[k].tobytes()
               for k, x in xs.items())


steps = differ = 0
for graph in graphs:
    for dtype in ("bf16", "f16"):
        roles = f"roles={graph}.roles.json"
        run(opt, graph + ".mlir",
            f"--mp-amp=dtype={dtype} loss-scale=dynamic {roles}", "-o", step)
        run(translate, "--mp-to-stablehlo", step, "-o", exported)
        run(translate, "--import-stablehlo", exported, "-o", back)
        wanted = results_of(step, graph)
        count = count_differences(results_of(back, graph), wanted)
        print(f"{graph.split('/')[-1]} {dtype}: {len(wanted)} results, "
              f"{count} differ")
        steps += 1
        differ += count > 0
print(f"{steps} steps, {differ} differ")

# The scale that @init makes for FP16, another power of two.
text = open(exported).read()
changed = re.sub(r"dense<6\.553600e\+04> : tensor<f32>",
                 "dense<3.276800e+04> : tensor<f32>", text)
assert changed != text
with open(exported, "w") as file:
    file.write(changed)
run(translate, "--import-stablehlo", exported, "-o", back)
count = count_differences(results_of(back, graphs[-1]), wanted)
print("control:", "differs" if count else "equal")
