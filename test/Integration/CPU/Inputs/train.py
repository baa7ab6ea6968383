"""Trains a step and compares its losses with those of its framework.

usage: train.py <mp-run> <step> <folder/name> <manifest.json>

<folder/name>.npz holds first values and batches, <folder/name>.roles.json says
which result is the next value of which argument and which one is the loss, the
manifest holds the losses of 20 steps. The state goes through a file at each
step, so nothing of the tool but one execution is relied on.
"""

import json
import os
import subprocess
import sys
import tempfile

import numpy as np


def batches_of(values):
    """The arguments of each batch; one empty batch where there is one only."""
    batches = []
    while True:
        prefix = f"batch{len(batches)}."
        batch = {key[len(prefix):]: values[key]
                 for key in values if key.startswith(prefix)}
        if not batch:
            return batches or [{}]
        batches.append(batch)


def main(tool, step, stem, manifest):
    with open(stem + ".roles.json") as file:
        roles = json.load(file)
    with open(manifest) as file:
        entry = json.load(file)[os.path.basename(stem)]
    values = dict(np.load(stem + ".npz"))
    pairs = [(arg["index"], arg["pair"]) for arg in roles["args"]
             if arg.get("pair") is not None]
    loss, = (result["index"] for result in roles["results"]
             if result["role"] == "loss")
    state = {f"arg{arg['index']}": values[f"arg{arg['index']}"]
             for arg in roles["args"]}
    batches = batches_of(values)
    # Another order of additions is another rounding, which training amplifies.
    expected = entry["losses_fp32"]
    bound = expected[0] * max(1e-5, 8 * entry["losses_drift"]["all"])
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder:
        inputs, outputs = folder + "/in.npz", folder + "/out.npz"
        for index, wanted in enumerate(expected):
            state.update(batches[index % len(batches)])
            np.savez(inputs, **state)
            subprocess.run([tool, step, f"--inputs={inputs}",
                            f"--outputs={outputs}"], check=True)
            results = np.load(outputs)
            distance = abs(float(results[f"out{loss}"]) - wanted)
            worst = max(worst, distance)
            if not distance <= bound:
                sys.exit(f"step {index}: loss {float(results[f'out{loss}'])} "
                         f"is not within {bound:.2g} of {wanted}")
            for argument, result in pairs:
                state[f"arg{argument}"] = results[f"out{result}"]
    print(f"{len(expected)} steps, worst {worst:.2g} of {bound:.2g}")


main(*sys.argv[1:])
