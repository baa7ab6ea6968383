"""The loss scale while gradients of four calls gather.

    accumulated_scale.py MP-OPT MP-RUN STEP.mlir FOLDER

STEP.mlir returns gradients. An update takes four calls, and the scale doubles
after each update. Prints log2 of the scale that each call came with. A loud call
has a batch that is 4 times as large.
"""
import csv
import pathlib
import subprocess
import sys

import numpy as np


def run(tools, options, calls, refused, folder, loud=()):
    opt, execute, step = tools
    scaled, batches, told = (folder / name for name in
                             ("scaled.mlir", "rows.npz", "told.csv"))
    subprocess.run([opt, step, "--mp-amp=optimizer=sgd learning-rate=1e-6 "
                    f"pad=false {options}", "-o", scaled],
                   check=True, stderr=subprocess.DEVNULL)
    x = np.random.default_rng(3).normal(size=(calls, 8, 16))
    x[refused] = np.inf
    x[list(loud)] *= 4
    np.savez(batches, x=x.astype(np.float32))
    subprocess.run([execute, scaled, f"--steps={calls}", "--fill=1",
                    f"--batches={batches}", f"--losses={told}"], check=True,
                   stdout=subprocess.DEVNULL)
    with told.open() as file:
        scales = [float(line["loss_scale"]) for line in csv.DictReader(file)]
    return " ".join(f"{np.log2(scale):.3g}" for scale in scales)


def main():
    *tools, folder = sys.argv[1:5]
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    each = "scale-interval=1 initial-scale=16"
    first = f"accumulate=4 {each}"
    print("all good:", run(tools, first, 13, [], folder))
    print("one refused:", run(tools, first, 13, [5], folder))
    print("tolerated:", run(tools, first + " scale-hysteresis=2", 13, [5],
                            folder))
    print("counts:", run(tools, first + " loss-scale=popart", 13, [5], folder))
    logmax = "accumulate=4 loss-scale=logmax"
    print("all quiet:", run(tools, logmax, 9, [], folder))
    for call in (1, 3):
        print(f"loud call {call}:", run(tools, logmax, 9, [], folder,
                                        [call, call + 4]))
    print("each call:", run(tools, each, 5, [], folder))


if __name__ == "__main__":
    main()
