"""Steps of the test of loss scaling, all on jax_lenet_lr.

    loss_scaling.py damage STEP.mlir           the step without its first unscale
    loss_scaling.py loud IN.npz OUT.npz        inputs with larger images
    loss_scaling.py skipped OUT.npz IN.npz     fails unless the step was skipped
    loss_scaling.py counted OUT.npz IN.npz     fails unless it was a good one
"""
import re
import sys

import numpy as np

STATE = 20                  # so many results are next values, in order
IMAGES = "arg20"
LOSS, SCALE, GOOD, BAD, STALLED, FINITE = (f"out{i}" for i in range(21, 27))


def damage(path):
    def keep(match):
        value, narrow, wide = match.groups()
        return f"mp.barrier {value} : {wide}" if narrow == wide else \
            f"mp.cast {value} : {narrow} to {wide}"
    return re.sub(r"mp\.unscale (%[^,]+), %\S+ : (\S+) -> (\S+)", keep,
                  open(path).read(), count=1)


def loud(source, target):
    inputs = dict(np.load(source))
    inputs[IMAGES] *= np.float32(1000)
    np.savez(target, **inputs)


def skipped(results, inputs):
    results, inputs = np.load(results), np.load(inputs)
    same = [results[f"out{i}"].tobytes() == inputs[f"arg{i}"].tobytes()
            for i in range(STATE)]
    return all(same) and np.isfinite(results[LOSS]) \
        and results[SCALE] == np.float32(3e38) / 2 \
        and results[GOOD] == 0 and results[BAD] == 1 \
        and not results[STALLED] and not results[FINITE]


def counted(results, inputs):
    results, inputs = np.load(results), np.load(inputs)
    changed = [np.any(results[f"out{i}"] != inputs[f"arg{i}"])
               for i in range(STATE)]
    return all(changed) and results[SCALE] == 1024 and results[GOOD] == 8 \
        and results[BAD] == 0 and not results[STALLED] \
        and bool(results[FINITE])


def main():
    command, *paths = sys.argv[1:]
    if command == "damage":
        sys.stdout.write(damage(*paths))
    elif command == "loud":
        loud(*paths)
    else:
        sys.exit(not {"skipped": skipped, "counted": counted}[command](*paths))


if __name__ == "__main__":
    main()
