"""What a file that kills its reader, or who stops the tool, leaves behind.

    isolation.py damage MP-OPT ARTIFACT FOLDER
    isolation.py stop MP-OPT FOLDER

mp-opt reads foreign bytes in a child process, in which it then goes on.

`damage` changes single bytes of a portable artifact. Whatever becomes of one,
mp-opt ends with 0 and no error, or with 1, exactly one error and the old output
as it was; and none kills the reader, as what would is refused before.

`stop` ends the process that was started while its child works: the child ends
too, and leaves neither a half-written output nor a temporary file.
"""
import os
import pathlib
import signal
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve()
sys.path.append(str(HERE.parents[2]))
from commands import call, run

OLD = "the output of last time"


def damage(tool, artifact, folder):
    original = pathlib.Path(artifact).read_bytes()
    damaged, output = folder / "damaged.vhlo", folder / "out.mlir"
    ends = {"accepted": 0, "refused": 0, "killed its reader": 0}
    # Past the magic number and the version, which say what the file is.
    for place in range(8, len(original)):
        byte = original[place] ^ (255 - place % 16)
        damaged.write_bytes(original[:place] + bytes([byte]) +
                            original[place + 1:])
        output.write_text(OLD)
        done = run(tool, damaged, "-o", output)
        errors = done.stderr.count("error: ")
        if done.returncode == 0 and errors == 0:
            ends["accepted"] += 1
            continue
        if (done.returncode, errors) != (1, 1) or output.read_text() != OLD:
            sys.exit(f"byte {place} as {byte}: exit code {done.returncode}, "
                     f"{errors} errors\n{done.stderr}")
        killed = "reading it" in done.stderr
        ends["killed its reader" if killed else "refused"] += 1
    print(", ".join(f"{count} {end}" for end, count in ends.items()))


def running(field, value):
    """Whether a process runs that has this value in a field of its stat file
    (proc(5), from 0 behind the name: 0 its state, 1 the parent, 3 the session).
    """
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # It has ended.
        if fields[0] != "Z" and int(fields[field]) == value:
            return True
    return False


def stop(tool, folder):
    step, output = folder / "step.mlir", folder / "out.mlir"
    call(sys.executable, HERE.parents[2] / "Benchmark/training_step.py", 60000,
         step)
    output.write_text(OLD)
    before = sorted(os.listdir(folder))
    # In a session of its own, so that the child can be asked for by it.
    process = subprocess.Popen([tool, step, "--mp-amp", "-o", output],
                               stderr=subprocess.DEVNULL,
                               start_new_session=True)
    while not running(1, process.pid) and process.poll() is None:
        time.sleep(0.01)
    time.sleep(0.2)
    process.send_signal(signal.SIGTERM)
    if process.wait() != -signal.SIGTERM:
        sys.exit(f"ended with {process.returncode}, not by the signal")
    end = time.monotonic() + 20
    while running(3, process.pid):
        if time.monotonic() > end:
            sys.exit("the child goes on")
        time.sleep(0.01)
    if sorted(os.listdir(folder)) != before or output.read_text() != OLD:
        sys.exit(f"left behind: {sorted(os.listdir(folder))}")
    print("nothing is left")


def main():
    what, tool, *rest = sys.argv[1:]
    folder = pathlib.Path(rest[-1])
    folder.mkdir(parents=True, exist_ok=True)
    if what == "damage":
        damage(tool, rest[0], folder)
    else:
        stop(tool, folder)


main()
