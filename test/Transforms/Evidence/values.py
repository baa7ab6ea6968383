"""First values of Inputs/square-step.mlir.

    values.py in.npz MAGNITUDE         elements of x w1 are in [-MAGNITUDE, MAGNITUDE]
    values.py in.npz MAGNITUDE same    each is MAGNITUDE, which may be nan
"""
import sys

import numpy as np

path, magnitude = sys.argv[1], float(sys.argv[2])
random = np.random.default_rng(5)
if sys.argv[3:] == ["same"]:
    x = np.full((64, 64), magnitude)
else:
    x = random.uniform(-magnitude, magnitude, (64, 64))
    x[0, :2] = magnitude, -magnitude
np.savez(path, w1=np.eye(64, dtype=np.float32), x=x.astype(np.float32),
         w2=random.normal(size=(64, 64)).astype(np.float32))
