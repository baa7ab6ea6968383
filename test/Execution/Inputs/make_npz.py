"""Small files for mp-run-*.test: make_npz.py FILE name=expression ..."""
import sys

import numpy as np

np.savez_compressed(sys.argv[1], **{name: eval(text, {"np": np}) for name, text in (a.split("=", 1) for a in sys.argv[2:])})
