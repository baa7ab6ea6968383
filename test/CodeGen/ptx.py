#!/usr/bin/env python3
"""Takes the PTX out of the kernels of a plan.

    mp-opt ... | ptx.py print
    mp-opt ... | ptx.py assemble
    mp-opt ... --emit=ptx | ptx.py assemble

`assemble` runs ptxas on each kernel, or on the one module of PTX, for its own
chip and fails if it does not assemble, spills registers, uses local memory or
needs a symbol that it does not define.
"""
import os
import re
import subprocess
import sys
import tempfile

KERNEL = re.compile(r'mprt\.kernel @(\S+) chip "([^"]+)".*?'
                    r'ptx "((?:[^"\\]|\\.)*)"', re.S)
ESCAPE = re.compile(r"\\(?:([0-9A-Fa-f]{2})|(.))")
FRAME = re.compile(r"Function properties for (\S+)\n\s*(\d+) bytes stack frame, "
                   r"(\d+) bytes spill stores, (\d+) bytes spill loads")
REGISTERS = re.compile(r"Used (\d+) registers")


TARGET = re.compile(r"^\.target (\S+)", re.M)


def modules(text):
    """Name, chip and text of each module of PTX."""
    target = TARGET.search(text)
    if target:
        yield "module", target[1], text
        return
    for name, chip, ptx in KERNEL.findall(text):
        yield name, chip, ESCAPE.sub(
            lambda m: chr(int(m[1], 16)) if m[1] else m[2], ptx)


def find_ptxas():
    for folder in (os.environ.get("CUDA_HOME", ""), "/usr/local/cuda"):
        path = os.path.join(folder, "bin", "ptxas")
        if folder and os.access(path, os.X_OK):
            return path
    return "ptxas"


def assemble(name, chip, ptx):
    """Returns the problems of one module, and how many kernels it has."""
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "kernel.ptx")
        with open(source, "w") as file:
            file.write(ptx)
        run = subprocess.run(
            [find_ptxas(), f"-arch={chip}", "-v", "-o",
             os.path.join(folder, "kernel.cubin"), source],
            capture_output=True, text=True)
    log = run.stdout + run.stderr
    if run.returncode:
        return [f"{name}: {log}"], 0
    problems = [f"{name}: {what}" for what in (".extern", ".local")
                if what in ptx]
    frames = FRAME.findall(log)
    problems += [f"{name}: {entry} has {stack} bytes of stack, spills {stores}"
                 for entry, stack, stores, loads in frames
                 if int(stack) or int(stores) or int(loads)]
    entries = ptx.count(".entry ")
    if len(frames) != entries:
        problems.append(f"{name}: ptxas reported {len(frames)} frames of "
                        f"{entries} entries")
    print(f"{name} {chip}: {max(map(int, REGISTERS.findall(log)))} registers")
    return problems, entries


def main():
    text = sys.stdin.read()
    found = list(modules(text))
    if not found:
        sys.exit("no kernel with PTX in the input")
    if sys.argv[1] == "print":
        for _, _, ptx in found:
            print(ptx)
        return
    results = [assemble(*module) for module in found]
    problems = [problem for some, _ in results for problem in some]
    entries = sum(count for _, count in results)
    print(f"{entries} entries, {len(problems)} problems")
    sys.exit("\n".join(problems) if problems else 0)


main()
