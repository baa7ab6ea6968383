#!/usr/bin/env python3
"""Runs the fuzz targets, and mp-translate on what they find.

    run.py FUZZER_FOLDER MP_TRANSLATE SECONDS WORK_FOLDER

Upstream's bytecode reader crashes on some damaged files, which is why the tools
read in a child process. So a crash of a target is no failure by itself: the
tool must answer the same file with one error, within bounds. Text has no such
excuse.
"""
import hashlib
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SEEDS = {"StablehloText": ["test/Inputs/mlp/*.mlir", "test/Import/*.mlir",
                           "test/Conversion/StablehloToMP/*.mlir"],
         "VhloBytecode": ["test/Inputs/mlp/*.vhlo",
                          "test/Import/Inputs/*.vhlo"],
         "JaxExport": ["test/Inputs/mlp/*.jaxexport"]}
CPU_SECONDS, MEGABYTES = 2, 512
SIGNALS = ("segv", "bus", "abrt", "abort", "sigill", "ill", "sigfpe", "fpe")
# What a run may take beyond the time it was given.
GRACE_SECONDS = 10


def run_bounded(command, seconds, log, last_input):
    """Runs the fuzzer; the input that killed it, None if none did.

    A damaged heap aborts with malloc's lock held, where libFuzzer's own handler
    would wait for that lock for ever: signals kill, and the target leaves its
    input in a file. What overruns all the same is killed from here.
    """
    process = subprocess.Popen(
        command + [f"-handle_{name}=0" for name in SIGNALS],
        stdout=subprocess.DEVNULL, stderr=log, start_new_session=True,
        env=os.environ | {"MP_FUZZ_INPUT": str(last_input),
                          "UBSAN_OPTIONS": ":".join(
                              f"handle_{name}=0" for name in SIGNALS)})
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    if process.returncode >= 0:
        return None
    left = last_input.read_bytes()
    size = int.from_bytes(left[:8], "little")
    return left[8:8 + size]


def fuzz(fuzzer, kind, seconds, work):
    """Files that made the target crash, hang or run out of memory."""
    corpus, seeds, finds = (work / kind / name for name in
                            ("corpus", "seeds", "finds"))
    for folder in (corpus, seeds, finds):
        folder.mkdir(parents=True, exist_ok=True)
    for pattern in SEEDS[kind]:
        for path in ROOT.glob(pattern):
            (seeds / path.name).write_bytes(path.read_bytes())
    inputs = edges = 0
    end = time.monotonic() + seconds
    # A run ends at its first find; the next starts from the grown corpus.
    while (left := end - time.monotonic()) > 1:
        with tempfile.TemporaryFile("w+", errors="replace") as log:
            killer = run_bounded(
                [fuzzer, f"-timeout={CPU_SECONDS}", "-max_len=65536",
                 f"-rss_limit_mb={MEGABYTES}", f"-max_total_time={int(left)}",
                 "-print_funcs=0", f"-artifact_prefix={finds}/", corpus, seeds],
                left + GRACE_SECONDS, log, work / kind / "last-input")
            log.seek(0)
            text = log.read()
        counts = re.findall(r"^#(\d+)\s.*\bcov: (\d+)", text, re.MULTILINE)
        if not counts and not inputs:
            sys.exit(f"{fuzzer} did not run:\n{text[-2000:]}")
        if counts:
            inputs += int(counts[-1][0])
            edges = max(edges, int(counts[-1][1]))
        if killer:
            name = "crash-" + hashlib.sha1(killer).hexdigest()
            (finds / name).write_bytes(killer)
    # slow-unit files are slow for a run with coverage; they must pass as well.
    found = sorted(p for p in finds.iterdir() if p.is_file())
    print(f"{kind}: {inputs} inputs, {edges} edges, {len(found)} finds",
          flush=True)
    return found


def complaint(tool, path, kind):
    """What is wrong with the tool's answer; empty if nothing."""
    with tempfile.TemporaryFile("w+", errors="replace") as said:
        process = subprocess.Popen(
            ["timeout", "-k", "1", str(GRACE_SECONDS), tool,
             "--import-stablehlo", path, "-o", "/dev/null"], stderr=said)
        # Of this child and its own alone; the fuzzer took more.
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        text = said.read()
    cpu = used.ru_utime + used.ru_stime
    errors = len(re.findall(r"\berror: ", text))
    if process.returncode not in (0, 1) or errors != process.returncode:
        return f"exit code {process.returncode}, {errors} errors"
    if cpu > CPU_SECONDS or used.ru_maxrss / 1024 > MEGABYTES:
        return f"{cpu:.1f} s, {used.ru_maxrss // 1024} MB"
    if kind == "StablehloText" and "reading it crashed" in text:
        return "crash"
    return ""


def main():
    folder, tool, seconds, work = sys.argv[1:]
    bad = 0
    for kind in SEEDS:
        for path in fuzz(pathlib.Path(folder) / f"mp-fuzz-{kind}", kind,
                         int(seconds) // len(SEEDS), pathlib.Path(work)):
            if why := complaint(tool, path, kind):
                print(f"{path}: {why}")
                bad += 1
    sys.exit(bool(bad))


main()
