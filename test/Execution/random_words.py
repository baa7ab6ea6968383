"""Random bits as a routine and as words that kernels make, all bits compared.

    random_words.py MP-OPT MP-RUN FOLDER

A step draws bits of each algorithm, length of state, width and shape of a list,
and gives them and the new states. Counters are about to go over in some of its
states. What the interpreter's routine makes is compared with what the words
make that `mp-expand-random-bits` writes: one by one, in fusions, as arithmetic
of `mp-lower-math`, as StableHLO, and in a plan. The words of five blocks are those that
the authors of the generators publish (Random123, kat_vectors).
"""
import itertools
import pathlib
import sys

import numpy as np

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from commands import call

ONES = 2**64 - 1
STATES = [[7, 2**32 - 3], [ONES - 2**40, ONES - 5], [2**63 + 11, ONES - 1, 8],
          [5, ONES, ONES]]
SHAPES = [(), (13,), (4, 6), (3, 5, 7), (3, 6, 5)]
WIDTHS = (8, 16, 32, 64)

# Algorithm, state, and the words of the block, low one first: counters and keys
# of zeros, of ones, and of digits of pi.
PUBLISHED = [
    ("three_fry", [0, 0], [0x6B200159, 0x99BA4EFE]),
    ("three_fry", [ONES, ONES], [0x1CB996FC, 0xBB002BE7]),
    ("three_fry", [0x0370734413198A2E, 0x85A308D3243F6A88],
     [0xC4923A9C, 0x483DF7A0]),
    ("philox", [0, 0, 0], [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]),
    ("philox", [ONES, ONES, ONES],
     [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]),
]


def signed(numbers):
    return np.array(numbers, np.uint64).view(np.int64)


def draws():
    """Algorithm, state, and type of each draw."""
    for state, shape, width in itertools.product(STATES, SHAPES, WIDTHS):
        dims = "".join(f"{size}x" for size in shape)
        for algorithm in ("philox", "three_fry")[:4 - len(state)]:
            yield algorithm, state, f"tensor<{dims}i{width}>"
    for algorithm, state, words in PUBLISHED:
        yield algorithm, state, f"tensor<{len(words)}xi32>"


def write(path):
    """Writes the step; returns its inputs, each state once."""
    arguments, lines, results, types, inputs = [], [], [], [], {}
    for i, (algorithm, state, type_) in enumerate(draws()):
        of = f"tensor<{len(state)}xi64>"
        key = tuple(state)
        if key not in inputs:
            arguments.append(f"%s{len(inputs)}: {of}")
            inputs[key] = len(inputs)
        number = inputs[key]
        lines.append(f"  %n{i}, %b{i} = mp.rng_bits {algorithm} %s{number} : "
                     f"{of} to {type_}")
        results += [f"%b{i}", f"%n{i}"]
        types += [type_, of]
    path.write_text("\n".join(
        [f"func.func @main({', '.join(arguments)}) -> ({', '.join(types)}) {{",
         *lines, f"  return {', '.join(results)} : {', '.join(types)}", "}\n"]))
    return {f"arg{number}": signed(state) for state, number in inputs.items()}


def main(opt, run, folder):
    folder = pathlib.Path(folder)
    folder.mkdir(exist_ok=True)
    step = folder / "step.mlir"
    np.savez(folder / "in.npz", **write(step))
    forms = {"words": ["--mp-expand-random-bits"],
             "fused": ["--mp-expand-random-bits", "--mp-form-fusions"],
             "arithmetic": ["--mp-expand-random-bits", "--mp-lower-math"],
             "exported": ["--mp-expand-random-bits", "--emit=stablehlo"],
             "plan": ["--mp-to-cuda=chip=sm_90", "--emit=plan"]}
    paths = {"routine": step}
    for form, options in forms.items():
        paths[form] = folder / f"{form}.mlir"
        call(opt, step, *options, "-o", paths[form])
        assert "mp.rng_bits" not in paths[form].read_text(), form
    values = {}
    for form, path in paths.items():
        device = ["--device=plan"] if form == "plan" else []
        call(run, path, f"--inputs={folder}/in.npz",
             f"--outputs={folder}/{form}.npz", *device)
        values[form] = dict(np.load(folder / f"{form}.npz"))
    expected = values.pop("routine")
    for form, results in values.items():
        assert results.keys() == expected.keys(), form
        for (name, a), b in zip(expected.items(), results.values()):
            assert a.dtype == b.dtype and np.array_equal(a, b), (form, name)
    for (_, _, words), number in zip(reversed(PUBLISHED),
                                     range(len(expected) - 2, 0, -2)):
        got = expected[f"out{number}"].view(np.uint32)
        assert list(got) == words, (number, [hex(word) for word in got])
    print(f"{len(expected)} results, {len(PUBLISHED)} blocks as published, "
          "all equal")


main(*sys.argv[1:])
