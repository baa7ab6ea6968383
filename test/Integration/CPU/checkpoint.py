#!/usr/bin/env python3
"""Saves the state of a mixed run, and takes it up in each form of the step.

    checkpoint.py BIN_DIR DTYPE FOLDER STEP...

STEP.npz and STEP.roles.json lie beside STEP.mlir. Judged, for each step:

  go on      20 calls, a file, 5 calls leave the state of 25 calls, every bit; from
             weights that were rounded to the type (the control) they do not
  f32        the step as it was given finds in that file the loss that the mixed
             step finds, within BOUND of the first loss; that is further off
  inference  the forward pass with weights of the type finds it, every bit
"""
import json
import pathlib
import re
import subprocess
import sys

import numpy as np

BOUND = {"f16": 1e-3, "bf16": 1e-2}
NAME = re.compile(r'%arg\d+: [^ ]+ \{mp\.name = "((?:[^"\\]|\\.)*)"')


class Runner:
    def __init__(self, bins, folder):
        self.bins, self.folder = bins, folder

    def call(self, tool, *words):
        subprocess.run([self.bins / tool, *map(str, words)], check=True,
                       stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def loss(self, step, *words):
        """The first loss of a run."""
        path = self.folder / "loss.json"
        self.call("mp-run", step, f"--inputs={self.folder / 'in.npz'}",
                  f"--losses={path}", "--progress=off", *words)
        return json.loads(path.read_text())["loss"][0]


def by_name(mixed, arrays):
    """The inputs of the original graph, by the names of its arguments."""
    names = NAME.findall(mixed.read_text().split(") -> (")[0])
    return {names[int(key[len("arg"):])]: value for key, value in arrays.items()
            if re.fullmatch(r"arg\d+", key)}


def as_type(array, kind):
    """f32 with the numbers of a narrower type, nearest even."""
    if array.dtype != np.float32 or array.ndim == 0:
        return array
    if kind == "f16":
        return array.astype(np.float16).astype(np.float32)
    bits = array.view(np.uint32)
    bits = bits + 0x7FFF + ((bits >> 16) & 1) & np.uint32(0xFFFF0000)
    return bits.astype(np.uint32).view(np.float32)


def is_same(a, b):
    a, b = dict(np.load(a)), dict(np.load(b))
    return a.keys() == b.keys() and all(
        a[key].tobytes() == b[key].tobytes() for key in a)


def judge(run, step, kind):
    folder, roles = run.folder, step.with_suffix(".roles.json")
    mixed, inference = folder / "mixed.mlir", folder / "inference.mlir"
    run.call("mp-opt", step, f"--mp-amp=dtype={kind} roles={roles}", "-o", mixed)
    run.call("mp-translate", "--mp-to-inference", mixed, "-o", inference)
    np.savez(folder / "in.npz", **by_name(mixed, np.load(
        step.with_suffix(".npz"))))
    at20, at25, resumed, rounded = (folder / f"{name}.npz" for name in
                                    ("at20", "at25", "resumed", "rounded"))
    run.loss(mixed, "--steps=20", f"--save-state={at20}")
    run.loss(mixed, "--steps=25", f"--save-state={at25}")
    run.loss(mixed, "--steps=5", f"--state={at20}", f"--save-state={resumed}")
    goes_on = is_same(at25, resumed)
    weights = {key: as_type(value, kind) for key, value in np.load(at20).items()}
    np.savez(rounded, **weights)
    run.loss(mixed, "--steps=5", f"--state={rounded}", f"--save-state={resumed}")
    control = not is_same(at25, resumed)
    state = f"--state={at20}"
    found = run.loss(mixed, state)
    wide, first = (run.loss(step, f"--roles={roles}", *words)
                   for words in ([state], []))
    bound = BOUND[kind] * first
    plain = abs(found - wide) <= bound < abs(found - first) / 4
    forward = run.loss(inference, state) == found
    is_bare = not re.search("mp.scale|mp.guard|working_copy|optimizer_state",
                            inference.read_text())
    return goes_on and control, plain, forward and is_bare


def main():
    bins, kind, folder, *steps = sys.argv[1:]
    run = Runner(pathlib.Path(bins), pathlib.Path(folder))
    run.folder.mkdir(parents=True, exist_ok=True)
    good = True
    for step in map(pathlib.Path, steps):
        verdicts = judge(run, step, kind)
        words = ("holds" if verdict else "FAILS" for verdict in verdicts)
        print("{} {}: go on {}, f32 {}, inference {}".format(
            step.stem, kind, *words))
        good &= all(verdicts)
    sys.exit(not good)


if __name__ == "__main__":
    main()
