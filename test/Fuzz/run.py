#!/usr/bin/env python3
"""Runs the fuzz targets, and mp-translate on what they find.

    run.py SANITIZED_FOLDER MP_TRANSLATE SECONDS WORK_FOLDER

SECONDS are each target's; two run at a time. An mp-opt beside mp-translate
writes the seeds of bytecode. The folder has the targets, an mp-translate, and
planted faults that show that a report is seen, all built with sanitizers.
Upstream's bytecode reader crashes on damaged files that our checks let through,
which is why the tools read in a child process. So a crash of a target is no
failure by itself: the tool must answer the same file with one error, within
bounds, and the sanitized tool must find nothing in our own code. Text has no
such excuse.
"""
import concurrent.futures
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
         "VhloBytecode": ["test/Inputs/*/*.vhlo",
                          "test/Import/Inputs/*.vhlo"],
         "JaxExport": ["test/Inputs/*/*.jaxexport"],
         "MPBytecode": ["test/Inputs/mlp/*.mlir", "test/Dialect/MP/ops.mlir",
                        "test/Transforms/Optimizer/*.mlir",
                        "test/Dialect/MP/loss-scaling.mlir"],
         "MPText": ["test/Dialect/MP/*.mlir", "test/Transforms/*/*.mlir"]}
# What was found before, or would have been: reduced, by kind.
FINDS = ROOT / "test/Fuzz/Inputs"
# What has a tool read such a file.
READS = {"MPBytecode": "--mp-to-roles", "MPText": "--mp-to-roles"}
CPU_SECONDS, MEGABYTES = 2, 512
# How much slower and larger the sanitizers make it.
SANITIZED = 4
# LLVM's allocators poison memory in our files and, inlined, use it again in
# LLVM's own, which know of no sanitizer. Leaks are the tests' business.
ASAN = "allow_user_poisoning=0:detect_leaks=0:quarantine_size_mb=16"
# A frame of a report, or the place of an undefined operation, in our code.
OURS = re.compile(r"(?<!/llvm)(?<!/mlir)/(lib/[A-Z]|include/mp/|tools/|"
                  r"test/Fuzz/)[\w/-]*\.(cpp|h):\d+")
SYMBOLIZER = "/usr/lib/llvm-22/bin/llvm-symbolizer"
# What planted faults are called by the sanitizer that finds them.
PLANTED = {"read behind the end": "heap-buffer-overflow",
           "overflow": "signed integer overflow"}
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
                          "ASAN_OPTIONS": ":".join([ASAN] + [
                              f"handle_{name}=0" for name in SIGNALS])})
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


def write_seeds(kind, tool, seeds):
    for pattern in SEEDS[kind]:
        for path in ROOT.glob(pattern):
            if kind != "MPBytecode":
                (seeds / path.name).write_bytes(path.read_bytes())
                continue
            # As it is, and as it leaves the pipeline; what is a test of
            # refusals has no bytecode.
            for name, options in (("", []), ("-amp", ["--mp-amp"])):
                subprocess.run(
                    [tool.with_name("mp-opt"), path, "--emit-bytecode", "-o",
                     seeds / (path.stem + name), *options],
                    stderr=subprocess.DEVNULL, check=False)
    for path in (FINDS / kind).glob("*"):
        (seeds / f"find-{path.name}").write_bytes(path.read_bytes())
    if not any(seeds.iterdir()):
        sys.exit(f"no seeds for {kind}")


def fuzz(fuzzer, kind, tool, seconds, work):
    """Files that made the target crash, hang or run out of memory."""
    corpus, seeds, finds = (work / kind / name for name in
                            ("corpus", "seeds", "finds"))
    for folder in (corpus, seeds, finds):
        folder.mkdir(parents=True, exist_ok=True)
    write_seeds(kind, tool, seeds)
    inputs = edges = 0
    end = time.monotonic() + seconds
    # A run ends at its first find; the next starts from the grown corpus.
    while (left := end - time.monotonic()) > 1:
        with tempfile.TemporaryFile("w+", errors="replace") as log:
            killer = run_bounded(
                [fuzzer, f"-timeout={CPU_SECONDS * SANITIZED}",
                 "-max_len=65536", f"-rss_limit_mb={MEGABYTES * SANITIZED}",
                 f"-max_total_time={int(left)}",
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
    print(f"{kind}: {inputs} inputs, {inputs // seconds} a second, {edges} "
          f"edges, {len(found)} finds", flush=True)
    return found


def answer(tool, path, kind, seconds, **variables):
    """The tool's exit code, what it said, its CPU seconds and megabytes."""
    with tempfile.TemporaryFile("w+", errors="replace") as said:
        process = subprocess.Popen(
            ["timeout", "-k", "1", str(seconds), tool,
             READS.get(kind, "--import-stablehlo"), path, "-o", "/dev/null"],
            stderr=said,
            env=os.environ | variables)
        # Of this child and its own alone; the fuzzer took more.
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        return (process.returncode, said.read(),
                used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


def complaint(tool, path, kind):
    """What is wrong with the tool's answer; empty if nothing."""
    code, text, cpu, megabytes = answer(tool, path, kind, GRACE_SECONDS)
    errors = len(re.findall(r"\berror: ", text))
    if code not in (0, 1) or errors != code:
        return f"exit code {code}, {errors} errors"
    if cpu > CPU_SECONDS or megabytes > MEGABYTES:
        return f"{cpu:.1f} s, {megabytes:.0f} MB"
    if kind == "StablehloText" and "reading it crashed" in text:
        return "crash"
    return ""


def sanitizer_report(tool, path, kind):
    """What a sanitizer finds in our own code; empty if nothing."""
    # Into files: the tool reads in a child process without a stderr.
    with tempfile.TemporaryDirectory() as folder:
        log = f":log_path={folder}/report"
        answer(tool, path, kind, GRACE_SECONDS * SANITIZED, ASAN_OPTIONS=ASAN + log,
               UBSAN_OPTIONS="print_stacktrace=1" + log,
               ASAN_SYMBOLIZER_PATH=SYMBOLIZER)
        text = "".join(report.read_text(errors="replace") for report in
                       sorted(pathlib.Path(folder).iterdir()))
    for report in re.split(r"(?=runtime error: |ERROR: \w+Sanitizer)",
                           text)[1:]:
        # The place itself and its caller: a check inlined from a header.
        top = re.findall(r"^ *#\d+ .*", report, re.MULTILINE)[:4]
        if any(OURS.search(frame) for frame in top):
            return "\n  ".join([report.splitlines()[0]] + top)
    return ""


def check_planted(tool, work):
    """Ends the run unless reports are seen where there are any, only there."""
    work.mkdir(parents=True, exist_ok=True)
    for fault, name in (PLANTED | {"none": ""}).items():
        path = work / "planted"
        path.write_text(fault)
        said = sanitizer_report(tool, path, "planted")
        if name not in said or bool(name) != bool(said):
            sys.exit(f"{tool}, planted fault '{fault}': not '{name}' but "
                     f"'{said}'")


def main():
    folder, tool = (pathlib.Path(path) for path in sys.argv[1:3])
    seconds, work = int(sys.argv[3]), pathlib.Path(sys.argv[4])
    check_planted(folder / "mp-fuzz-planted", work)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        runs = {kind: pool.submit(fuzz, folder / f"mp-fuzz-{kind}", kind, tool,
                                  seconds, work) for kind in SEEDS}
        found = {kind: run.result() for kind, run in runs.items()}
    bad = 0
    for kind, paths in found.items():
        for path in paths:
            if why := (complaint(tool, path, kind) or sanitizer_report(
                    folder / "mp-translate", path, kind)):
                print(f"{path}: {why}")
                bad += 1
    sys.exit(bool(bad))


main()
