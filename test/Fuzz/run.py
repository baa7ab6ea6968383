#!/usr/bin/env python3
"""Runs the fuzz targets, and mp-translate on what they find.

    run.py FUZZER_FOLDER MP_TRANSLATE SECONDS WORK_FOLDER

Upstream's bytecode reader crashes on some damaged files, which is why the tools
read in a child process. So a crash of a target is no failure by itself: the
tool must answer the same file with one error, within bounds. Text has no such
excuse.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SEEDS = {"StablehloText": ["test/Inputs/mlp/*.mlir", "test/Import/*.mlir"],
         "VhloBytecode": ["test/Inputs/mlp/*.vhlo",
                          "test/Import/Inputs/*.vhlo"],
         "JaxExport": ["test/Inputs/mlp/*.jaxexport"]}
CPU_SECONDS, MEGABYTES = 2, 512


def fuzz(fuzzer, kind, seconds, work):
    """Files that made the target crash, hang or run out of memory."""
    corpus, seeds, finds = (work / kind / name for name in
                            ("corpus", "seeds", "finds"))
    for folder in (corpus, seeds, finds):
        folder.mkdir(parents=True, exist_ok=True)
    for pattern in SEEDS[kind]:
        for path in ROOT.glob(pattern):
            (seeds / path.name).write_bytes(path.read_bytes())
    done = subprocess.run(
        [fuzzer, "-fork=1", "-ignore_crashes=1", "-ignore_ooms=1",
         "-ignore_timeouts=1", f"-timeout={CPU_SECONDS}", "-max_len=65536",
         f"-rss_limit_mb={MEGABYTES}", f"-max_total_time={seconds}",
         f"-artifact_prefix={finds}/", corpus, seeds],
        capture_output=True, text=True, errors="replace")
    runs = re.findall(r"#(\d+): cov: (\d+)", done.stderr)
    if not runs:
        sys.exit(f"{fuzzer} did not run:\n{done.stderr[-2000:]}")
    # slow-unit files are slow for a run with coverage; they must pass as well.
    found = sorted(p for p in finds.iterdir() if p.is_file())
    print(f"{kind}: {runs[-1][0]} inputs, {runs[-1][1]} edges, "
          f"{len(found)} finds")
    return found


def complaint(tool, path, kind):
    """What is wrong with the tool's answer; empty if nothing."""
    with tempfile.TemporaryFile("w+", errors="replace") as said:
        process = subprocess.Popen(
            [tool, "--import-stablehlo", path, "-o", "/dev/null"],
            stderr=said)
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
