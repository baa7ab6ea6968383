"""Runs mp-assign-roles with a roles file that is damaged in many places.

    damaged_roles.py STEP ROLES FILE

Cuts ROLES, and changes one byte of it, at places spread over the file. Fails
unless each, written to FILE, is read or gives one error, and each cut an error.
"""
import pathlib
import subprocess
import sys

step, roles, path = sys.argv[1:]
whole = pathlib.Path(roles).read_bytes().rstrip()
wrong = []


def judge(what, text, may_be_read):
    pathlib.Path(path).write_bytes(text)
    done = subprocess.run(["mp-opt", step, f"--mp-assign-roles=roles={path}",
                           "-o", "/dev/null"], capture_output=True, check=False)
    said = done.stderr.decode(errors="replace")
    is_read = may_be_read and done.returncode == 0 and not said
    is_error = done.returncode == 1 and said.count("error: ") == 1 and \
        said.count("\n") <= 3
    if not is_read and not is_error:
        wrong.append(f"{what}: {done.returncode}: {said}")


for place in range(0, len(whole), 7 * 17):
    judge(f"cut at {place}", whole[:place], False)
    for byte in b"\0", b"\xff", b"]", b'"', b"9":
        judge(f"{byte} at {place}", whole[:place] + byte + whole[place + 1:],
              True)
print(*wrong, sep="\n", file=sys.stderr)
sys.exit(bool(wrong))
