"""Every option that reads a file, on what is no file of its kind."""
import os
import struct
import zipfile

from judge import Case
import steps

GIGABYTE = 1 << 30


def sparse(size, start=b""):
    def make(path):
        with open(path, "wb") as file:
            file.write(start)
            file.truncate(size)
    return make


def folder(path):
    os.mkdir(path)


def inflating(name, size, header):
    """An archive with an entry of `size` zeros behind a header."""
    def make(path):
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive, \
                archive.open(name, "w", force_zip64=True) as entry:
            entry.write(header)
            for _ in range(size >> 24):
                entry.write(bytes(1 << 24))
    return make


def npy(shape, kind="<f4"):
    text = f"{{'descr': '{kind}', 'fortran_order': False, 'shape': {shape}, }}"
    text = text.ljust(117) + "\n"
    return b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text.encode()


def artifact_header(size):
    """Of an artifact with so many bytes, and the least tables and data."""
    return struct.pack("<8sII6Q", b"\x89MPX\r\n\x1a\n", 1, 64, size, 64, 8,
                       256, 8, 0)


# Name, command with FILE, whether it is JSON, an archive, a graph or for a GPU.
SLOTS = [
    ("opt", ["mp-opt", "FILE", "-o", "out"], "graph"),
    ("opt-amp", ["mp-opt", "FILE", "--mp-amp", "-o", "out"], "graph"),
    ("opt-split", ["mp-opt", "FILE", "--split-input-file", "-o", "out"],
     "graph"),
    ("import", ["mp-translate", "--import-stablehlo", "FILE", "-o", "out"],
     "graph"),
    ("to-roles", ["mp-translate", "--mp-to-roles", "FILE", "-o", "out"],
     "graph"),
    ("export", ["mp-translate", "--mp-to-stablehlo", "FILE", "-o", "out"],
     "graph"),
    ("run", ["mp-run", "FILE", "--fill=1", "--outputs=out"], "graph"),
    ("compare", ["mp-run", "step", "--fill=1", "--compare=FILE"], "graph"),
    ("bisect", ["mp-bisect", "FILE", "--fill=1", "-o", "out"], "graph"),
    ("diff-step", ["mp-diff", "fp16", "bf16", "--step=FILE"], "graph"),
    ("reduce", ["mp-reduce", "FILE", "-o", "out",
                "--opt-reduction-pass=opt-pass=canonicalize test=dull"],
     "graph"),
    ("policy", ["mp-opt", "step", "--mp-amp=policy=FILE", "-o", "out"],
     "policy"),
    ("diff-policy", ["mp-diff", "fp16", "FILE", "--step=step"], "policy"),
    ("roles", ["mp-opt", "step", "--mp-amp=roles=FILE", "-o", "out"], "json"),
    ("run-roles", ["mp-run", "step", "--fill=1", "--roles=FILE",
                   "--outputs=out"], "json"),
    ("profile", ["mp-opt", "step", "--mp-amp=profile=FILE", "-o", "out"],
     "json"),
    ("profile-in", ["mp-run", "step", "--fill=1", "--profile=out",
                    "--profile-in=FILE"], "json"),
    ("diff", ["mp-diff", "FILE.json", "FILE.json"], "json"),
    ("inputs", ["mp-run", "step", "--inputs=FILE", "--outputs=out"], "npz"),
    ("state", ["mp-run", "step", "--state=FILE", "--fill=1",
               "--outputs=out"], "npz"),
    ("batches", ["mp-run", "step", "--batches=FILE", "--fill=1",
                 "--outputs=out"], "npz"),
    ("compare-npz", ["mp-run", "step", "--fill=1", "--compare-npz=FILE",
                     "--outputs=out"], "npz"),
    ("bisect-inputs", ["mp-bisect", "step", "--inputs=FILE", "-o", "out"],
     "npz"),
    ("artifact", ["mp-run", "FILE", "--device=cuda", "--fill=1",
                  "--outputs=out"], "artifact"),
]
QUICK = {"opt", "roles", "policy", "profile", "inputs", "artifact"}


def fill(command, name):
    return [word.replace("FILE.json", name).replace("FILE", name)
            for word in command]


def on_slot(slot, command, kind):
    def case(what, name, content=None, **how):
        files = {"step": steps.STEP, "dull": "#!/bin/sh\nexit 1\n"}
        if command[0] == "mp-diff" and kind == "json":
            # The ending says what it is.
            name += ".json"
            if content is None and name.startswith("/dev"):
                os_name, name = name[:-5], "device.json"
                content = lambda path: os.symlink(os_name, path)
        if content is not None:
            files[name] = content
        how.setdefault("quick", slot in QUICK)
        return Case(f"{slot}-{what}", fill(command, name), files, **how)

    yield case("zero", "/dev/zero")
    yield case("folder", "folder", folder)
    yield case("missing", "missing")
    yield case("empty", "file", b"")
    yield case("sparse", "file", sparse(3 * GIGABYTE))
    yield case("noise", "file", bytes((i * i * 7 + i // 3) % 256
                                      for i in range(50000)))
    yield case("long-name", "n" * 300, quick=slot == "opt")
    if kind == "graph" and command[0] != "mp-reduce":
        yield case("endless", "-", stdin="yes 'func.func' |")
    if kind == "artifact":
        yield case("longer", "file", sparse(3 * GIGABYTE, artifact_header(5000)))
        yield case("shorter", "file", artifact_header(3 * GIGABYTE) + bytes(5000))
        yield case("cut-header", "file", artifact_header(64)[:40])
    if kind == "npz":
        for what, content in archives():
            yield case(what, "file", content)
    if kind == "json":
        for what, content in jsons(slot):
            yield case(what, "file", content)


def archives():
    one = npy((4,))
    yield "bomb", inflating("arg0.npy", GIGABYTE, npy((GIGABYTE >> 2,)))
    yield "bomb-small-shape", inflating("arg0.npy", GIGABYTE, one)
    yield "bomb-other-rank", inflating("w.npy", GIGABYTE,
                                       npy((2, GIGABYTE >> 3)))

    def many(path):
        with zipfile.ZipFile(path, "w") as archive:
            for i in range(70000):
                archive.writestr(f"a{i}.npy", b"")
    yield "many", many

    def damaged(path):
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("arg0.npy", one + bytes(16))
            archive.writestr("arg1.npy", one + bytes(7))
    yield "cut-off", damaged

    def long_header(path):
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("arg0.npy", b"\x93NUMPY\x02\x00"
                             + (1 << 31).to_bytes(4, "little") + bytes(1 << 20))
    yield "long-header", long_header

    def escapes(path):
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("\x1b[31mred\x07.txt", b"x")
    yield "control-name", escapes

    def long_name(path):
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("n" * 60000 + ".txt", b"x")
    yield "long-entry", long_name


def jsons(slot):
    yield "deep", "[" * 100000
    yield "deep-keys", '{"a":' * 100000
    yield "open-string", '"' + "a" * 4000000
    yield "long-number", "1" * 1000000
    yield "list", "[" + "1," * 2000000 + "1]"
    yield "latin", b'{"\xe9\xff": 1}'
    yield "control", '{"format": "\\u001b[31m"}'
    yield "key", '{"' + "k" * 2000000 + '": 1}'
    if slot.endswith("roles"):
        entry = '{"index": 1, "role": "batch"}'
        yield "rules", ('{"rules": ['
                        + ",".join(['{"arg": "*x*", "role": "batch"}'] * 10**6)
                        + "]}")
        yield "entries", '{"args": [' + ",".join([entry] * 10**6) + "]}"
        yield "stars", ('{"rules": [{"arg": "' + "*" * 10**6
                        + 'q", "role": "batch"}]}')
        yield "long-role", ('{"args": [{"index": 0, "role": "'
                            + "r" * 10**6 + '"}]}')
        yield "big-index", '{"args": [{"index": 1e300, "role": "batch"}]}'
        yield "name", ('{"args": [{"name": "\\u0007' + "x" * 5000
                       + '", "role": "batch"}]}')
    if slot.startswith("profile"):
        yield "other-format", '{"format": "' + "f" * 10**6 + '"}'
        yield "values", ('{"format": "mp-profile-1", "step": "x", "values": ['
                         + ",".join(["{}"] * 10**6) + "]}")
    if slot == "diff":
        yield "functions", ('{"format": "mp-report-1", "functions": ['
                            + ",".join(["{}"] * 10**6) + "]}")


def cases(_):
    for slot, command, kind in SLOTS:
        yield from on_slot(slot, command, kind)
    yield Case("stdin-zero", ["mp-opt", "-", "-o", "out"], stdin="/dev/zero")
    yield Case("null", ["mp-opt", "/dev/null", "-o", "out"], codes=(0, 1))
    yield Case("big-text", ["mp-opt", "step", "-o", "out"], {
        "step": sparse(GIGABYTE, steps.STEP.encode())}, quick=False)
    yield Case("padded-text", ["mp-opt", "step", "-o", "out"], {
        "step": sparse(GIGABYTE // 5, b"stablehlo.add" + b" " * 1000)},
        says="a zero byte in text")
    yield Case("half-big", ["mp-opt", "step", "-o", "out"], {
        "step": sparse(GIGABYTE // 4, b"ML\xefR")}, quick=False)
    yield Case("symlink-loop", ["mp-opt", "loop", "-o", "out"], {
        "loop": lambda path: os.symlink("loop", path)})
