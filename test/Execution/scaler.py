"""Flags for scaler.test: which of 34 steps stays finite."""
import sys

import numpy as np

SCRIPT = "1000011000000000000001010000000000"
np.savez(sys.argv[1], arg2=np.array([c == "0" for c in SCRIPT]))
