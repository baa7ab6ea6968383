"""The arrays of a file, one of them scaled: scale_array.py IN.npz NAME FACTOR OUT.npz"""
import sys

import numpy as np

source, name, factor, target = sys.argv[1:]
arrays = dict(np.load(source))
arrays[name] = arrays[name] * np.float32(factor)
np.savez(target, **arrays)
