"""Changes a step in one way, and fails unless the comparison notices.

usage: wrong_import.py <mp-run> <step.mlir> <values.npz> <pattern> <replacement>
"""

import re
import subprocess
import sys
import tempfile

OUT_OF_BOUND = 4

tool, step, values, pattern, replacement = sys.argv[1:]
with open(step) as file:
    changed, count = re.subn(pattern, replacement, file.read())
if count == 0:
    sys.exit(f"'{pattern}' is not in {step}")
with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
    file.write(changed)
    file.flush()
    code = subprocess.run([tool, file.name, f"--inputs={values}",
                           f"--compare-npz={values}"]).returncode
if code != OUT_OF_BOUND:
    sys.exit(f"with '{replacement}' the exit code is {code}, "
             f"not {OUT_OF_BOUND}")
