"""Runs a command on wrong input and judges how it fails.

    one_error.py OUTPUT ERRORS COMMAND...

Fails unless the exit code is 1, stderr has one error, is short and is text, and
OUTPUT holds `old` as before. Stderr is kept in ERRORS.
"""
import pathlib
import subprocess
import sys

output, errors, *command = sys.argv[1:]
done = subprocess.run(command, capture_output=True)
pathlib.Path(errors).write_bytes(done.stderr)
said = done.stderr.decode("ascii", "replace")
checks = {
    "exit code 1": done.returncode == 1,
    "one error": said.count("error:") == 1,
    "at most 12 lines": said.count("\n") <= 12,
    "text only": all(c.isprintable() or c in "\n\t" for c in said)
                 and "\ufffd" not in said,
    "old output": pathlib.Path(output).read_bytes() == b"old\n",
    "nothing on stdout": not done.stdout,
}
for what, holds in checks.items():
    if not holds:
        print(f"not so: {what}", file=sys.stderr)
sys.stderr.write(said)
sys.exit(not all(checks.values()))
