#!/usr/bin/env python3
"""kill -9 at random moments while a tool writes.

    kill.py BIN_DIR COUNT FOLDER [SEED]

A step is rewritten, trained and put into an artifact: to a file that was there
before, and to one that was not. Of
whoever is killed, the old file is as it was, or the new one is there, whole; and
nothing else is in the folder. At least one in twenty must be killed before it
writes, and one in twenty be through with it, or nothing was tried: the moments
follow the machine, which is slower or faster from one second to the next, and
some more are killed where too few were in time.
"""
import os
import pathlib
import random
import signal
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve()
STEP = HERE.parents[1] / "Benchmark/training_step.py"
MLP = HERE.parents[1] / "Inputs/mlp/jax_mlp.mlir"
OLD = b"the output of last time"


def main():
    tools, count, folder, *seed = sys.argv[1:]
    opt, translate, run = (pathlib.Path(tools) / name
                           for name in ("mp-opt", "mp-translate", "mp-run"))
    moments = random.Random(int(seed[0]) if seed else 1)
    folder = pathlib.Path(folder)
    (folder / "out").mkdir(parents=True)
    step, output = folder / "step.mlir", folder / "out/step.csv"
    subprocess.run([sys.executable, STEP, "4000", step], check=True)
    commands = [[opt, step, "-o", output],
                [opt, step, "--emit-bytecode", "-o", output],
                [translate, "--mp-to-stablehlo", step, "-o", output],
                [opt, MLP, "--mp-amp", "--mp-to-cuda", "--emit=mpx", "-o",
                 output],
                [run, MLP, "--fill=1", f"--outputs={output}"],
                [run, MLP, "--fill=1", "--loss=out4", "--steps=20",
                 f"--losses={output}"],
                [run, MLP, "--fill=1", f"--profile={output}"]]
    whole, seconds = [], []
    for command in commands:
        began = time.monotonic()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        seconds.append(time.monotonic() - began)
        whole.append(output.read_bytes())
    kept = written = 0
    count, pace = int(count), 1.0
    for i in range(4 * count):
        if i >= count and min(kept, written) >= count / 20:
            break
        which = i % len(commands)
        output.unlink(missing_ok=True)
        if hadOld := bool(i % 2):
            output.write_bytes(OLD)
        # Of its own group: the tool goes on in a child.
        process = subprocess.Popen(commands[which], start_new_session=True,
                                   stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        # Writing is the last that it does.
        time.sleep(moments.uniform(0.7, 1.2) * pace * seconds[which])
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()
        # Who does the renaming for it is not killed with it.
        time.sleep(0.02)
        left = os.listdir(output.parent)
        found = output.read_bytes() if output.exists() else None
        if set(left) - {output.name}:
            sys.exit(f"run {i}: left behind: {left}")
        if found == whole[which]:
            written += 1
            pace /= 1.1
        elif found == (OLD if hadOld else None):
            kept += 1
            pace *= 1.1
        else:
            sys.exit(f"run {i}: {len(found or b'')} bytes, half a file")
    print(f"{kept + written} killed: {kept} before and {written} after "
          "writing")
    if min(kept, written) < count / 20:
        sys.exit("at moments that show nothing")


main()
