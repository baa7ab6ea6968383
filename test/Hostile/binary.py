"""Bytecode, artifacts and exported functions, cut off and changed; and what
readers were found to die of."""
import pathlib
import random
import subprocess

from judge import Case
import steps

FINDS = pathlib.Path(__file__).resolve().parents[1] / "Fuzz/Inputs"
TOOLS = {"opt": ["mp-opt", "file", "-o", "out"],
         "amp": ["mp-opt", "file", "--mp-amp", "-o", "out"],
         "run": ["mp-run", "file", "--fill=1", "--outputs=out"],
         "translate": ["mp-translate", "--mp-to-roles", "file", "-o", "out"],
         "reduce": ["mp-reduce", "file", "-o", "out",
                    "--opt-reduction-pass=opt-pass=canonicalize test=dull"],
         "policy": ["mp-opt", "step", "--mp-amp=policy=file", "-o", "out"],
         "diff": ["mp-diff", "fp16", "bf16", "--step=file"]}


def bytecode(tools, text):
    return subprocess.run([f"{tools}/mp-opt", "-", "--emit-bytecode"],
                          input=text.encode(), capture_output=True,
                          check=True).stdout


def mutants(data, seed, count):
    """Bytes changed, put in, left out, and numbers made large."""
    source = random.Random(seed)
    for _ in range(count):
        changed = bytearray(data)
        for _ in range(source.choice((1, 1, 2, 8))):
            at = source.randrange(len(changed))
            kind = source.randrange(4)
            if kind == 0:
                changed[at] ^= 1 << source.randrange(8)
            elif kind == 1:
                changed[at:at + 1] = b"\0" + b"\xff" * 8
            elif kind == 2:
                del changed[at:at + source.randrange(1, 20)]
            else:
                changed[at] = source.choice((0, 1, 3, 127, 255))
        yield bytes(changed)


def cases(tools):
    seeds = {"mp": bytecode(tools, steps.STEP),
             "vhlo": steps.MLP_VHLO.read_bytes(),
             "export": steps.MLP_EXPORT.read_bytes()}
    files = {"step": steps.STEP, "dull": "#!/bin/sh\nexit 1\n"}
    for seed, data in seeds.items():
        for tool, command in TOOLS.items():
            quick = tool in ("opt", "run")
            for part in (4, 5, 30, len(data) // 2, len(data) - 1):
                # The last bytes of a flatbuffer may be nobody's.
                isWhole = seed == "export" and part == len(data) - 1
                yield Case(f"{tool}-{seed}-cut-{part}", command,
                           {"file": data[:part], **files}, quick=quick,
                           codes=(0, 1) if isWhole else (1,))
            count = {"opt": 20, "reduce": 15, "policy": 15}.get(tool, 10)
            for i, mutant in enumerate(mutants(data, seed + tool, count)):
                yield Case(f"{tool}-{seed}-mutant-{i}", command,
                           {"file": mutant, **files}, codes=(0, 1, 4, 5),
                           quick=quick and i < 6)
    for path in sorted(FINDS.glob("*/*")):
        yield Case(f"find-{path.parent.name}-{path.stem}", TOOLS["run"],
                   {"file": path.read_bytes()})
