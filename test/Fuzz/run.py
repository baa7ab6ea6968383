#!/usr/bin/env python3
"""Runs the fuzz targets, and mp-translate on what they find.

    run.py FUZZER_FOLDER MP_TRANSLATE SECONDS WORK_FOLDER

Upstream's bytecode reader crashes on some damaged files, which is why the tools
read in a child process. So a crash of a target is no failure by itself: the
tool must answer the same file with one error, within bounds. Text has no such
excuse.
"""
import pathlib
import re
import resource
import subprocess
import sys

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
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        done = subprocess.run(
            [tool, "--import-stablehlo", path, "-o", "/dev/null"],
            capture_output=True, text=True, errors="replace", timeout=60)
    except subprocess.TimeoutExpired:
        return "does not end"
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = (after.ru_utime + after.ru_stime - before.ru_utime
           - before.ru_stime)
    errors = len(re.findall(r"\berror: ", done.stderr))
    if done.returncode not in (0, 1) or errors != done.returncode:
        return f"exit code {done.returncode}, {errors} errors"
    if cpu > CPU_SECONDS or after.ru_maxrss / 1024 > MEGABYTES:
        return f"{cpu:.1f} s, {after.ru_maxrss // 1024} MB"
    if kind == "StablehloText" and "reading it crashed" in done.stderr:
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
