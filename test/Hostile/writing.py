"""Every output of every tool, where it cannot be written."""
import os
import stat

from judge import FULL, Case
import steps

MLP = str(steps.MLP)


def outputs(tools):
    """Name, and a command that writes more than 64 kB to OUT, or a little."""
    opt, run = ["mp-opt", MLP], ["mp-run", MLP, "--fill=1"]
    yield "opt", opt + ["-o", "OUT"]
    yield "bytecode", opt + ["--emit-bytecode", "-o", "OUT"]
    yield "ptx", opt + ["--mp-amp", "--mp-to-cuda", "--emit=ptx", "-o", "OUT"]
    for emitted in ("mpx", "plan"):
        yield emitted, opt + ["--mp-amp", "--mp-to-cuda", f"--emit={emitted}",
                              "-o", "OUT"]
    yield "pass-report", opt + ["--mp-amp", "--mp-report=output=OUT", "-o",
                                "/dev/null"]
    yield "stablehlo", opt + ["--emit=stablehlo", "-o", "OUT"]
    yield "report", opt + ["--mp-amp", "--report=OUT.json", "-o", "/dev/null"]
    yield "page", opt + ["--mp-amp", "--report=OUT.html", "-o", "/dev/null"]
    yield "pareto", opt + ["--mp-amp=pareto=OUT", "-o", "/dev/null"]
    yield "import", ["mp-translate", "--import-stablehlo", MLP, "-o", "OUT"]
    yield "roles", ["mp-translate", "--mp-to-roles", MLP, "-o", "OUT"]
    yield "export", ["mp-translate", "--mp-to-stablehlo", MLP, "-o", "OUT"]
    yield "inference", ["mp-translate", "--mp-to-inference", MLP, "-o", "OUT"]
    yield "ops", ["mp-translate", "--print-import-ops", "-o", "OUT"]
    yield "outputs", run + ["--outputs=OUT"]
    yield "state", run + ["--save-state=OUT"]
    yield "losses", run + ["--losses=OUT.csv", "--loss=out4", "--steps=2"]
    yield "losses-json", run + ["--losses=OUT.json", "--loss=out4",
                                "--steps=2"]
    yield "profile", run + ["--profile=OUT"]
    yield "bisect", ["mp-bisect", MLP, "--fill=1", "--amp=dtype=bf16",
                     "--bound=0.000000001", "-o", "OUT"]
    yield "reduce", ["mp-reduce", "step", "-o", "OUT",
                     "--opt-reduction-pass=opt-pass=canonicalize test=./keen"]


def fill(command, path):
    """The command with its output there, and how that is then called."""
    for word in command:
        if "OUT" in word:
            ending = os.path.splitext(word)[1] if "OUT." in word else ""
    return ([word.replace("OUT", path) for word in command], path + ending)


def null_node(path):
    os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, 3))


def full_node(path):
    os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, 7))


def script(text):
    def make(path):
        with open(path, "w") as file:
            file.write(text)
        os.chmod(path, 0o755)
    return make


def on_output(slot, command):
    quick = slot in {"opt", "report", "outputs", "losses", "roles", "profile",
                     "reduce", "pareto"}
    # mp-bisect has codes of its own, and not each bound is reached.
    good = (0, 3, 4) if slot == "bisect" else (0,)
    files = {"keen": script("#!/bin/sh\nexit 1\n"), "step": steps.STEP}

    def case(what, path, make=None, **how):
        line, name = fill(command, path)
        how.setdefault("codes", (1, 3, 4) if slot == "bisect" else (1,))
        how.setdefault("quick", quick)
        how.setdefault("old", ())
        return Case(f"{slot}-{what}", line,
                    {**files, **({name: make} if make else {})}, **how)

    _, old = fill(command, "out")
    # A file-size limit that the old file fits.
    yield case("size-limit", "out", old=(old,), file_size=10)
    yield case("no-folder", "no/out")
    yield case("folder", "out", os.mkdir)
    yield case("full-node", "out", full_node)
    yield case("null-node", "out", null_node, codes=good,
               shell=f"true {old}")
    # The old file is in the full file system, which has no room left.
    _, held = fill(command, "full/out")
    yield case("full-disk", "full/out", shell=(
        f"{FULL} && echo old > {held} && (head -c 99999 /dev/zero > full/pad "
        "2>/dev/null; true) && keep() { \"$@\"; code=$?; [ \"$(cat "
        f"{held})\" = old ] || echo 'error: error: old harmed' >&2; "
        "[ $(ls -A full | wc -l) = 2 ] || echo 'error: error: stray' >&2; "
        "return $code; } && keep"))
    yield case("long-name", "n" * 240, codes=good,
               new=(fill(command, "n" * 240)[1],))
    yield case("too-long-name", "n" * 300)
    yield case("link-to-nowhere", "out",
               lambda path: os.symlink("no/such/folder", path))


def on_stdout(slot, command):
    words = [word.replace("OUT", "-") for word in command]
    if not any(word == "-" for word in words) and not slot.startswith("-"):
        return
    yield Case(f"{slot}-stdout-full", words, stdout=">/dev/full", old=(),
               quick=slot in ("opt", "roles"))
    yield Case(f"{slot}-stdout-closed", words, stdout=">&-", old=(),
               quick=slot in ("opt", "roles"))


def printing(tools):
    """Tools that print what they found."""
    run = ["mp-run", MLP, "--fill=1"]
    yield "run", run
    yield "summary", run + ["--steps=2"]
    yield "nudge", run + ["--nudge=1"]
    yield "compare", run + [f"--compare={MLP}"]
    yield "diff", ["mp-diff", "fp16", "bf16", f"--step={MLP}"]
    yield "bisect", ["mp-bisect", MLP, "--fill=1"]
    yield "passes", ["mp-opt", "--list-passes"]
    yield "dialects", ["mp-opt", "--show-dialects"]
    yield "why", ["mp-opt", MLP, "--mp-amp", "--why=main/0:mp.dot"]
    yield "trace", ["mp-run", "--device=trace", "plan"]


def cases(tools):
    for slot, command in outputs(tools):
        yield from on_output(slot, command)
        yield from on_stdout(slot, command)
    for slot, command in printing(tools):
        files = {}
        if slot == "trace":
            files["plan"] = lambda path: os.system(
                f"{tools}/mp-opt {MLP} --mp-amp --mp-to-cuda --emit=plan "
                f"-o {path} 2>/dev/null")
        for what, where in (("full", ">/dev/full"), ("closed", ">&-")):
            yield Case(f"{slot}-prints-{what}", command, files, stdout=where,
                       old=(), quick=what == "full")
    opt = ["mp-opt", MLP, "-o", "out"]
    # What cannot be kept for the next time is made again then.
    yield Case("cache-full-disk",
               opt + ["--mp-amp", "--mp-to-cuda=cache=full"], codes=(0,),
               shell=(f"{FULL} && (head -c 99999 /dev/zero > full/pad "
                      "2>/dev/null; true)"), new=("full/pad",))
    yield Case("pass-plugin-missing",
               opt + ["--load-pass-plugin=/no/such.so"])
    yield Case("dialect-plugin-missing",
               opt + ["--load-dialect-plugin=/no/such.so"])
    yield Case("pass-plugin-text", opt + ["--load-pass-plugin=./file"],
               {"file": "no library"})
    yield Case("dialect-plugin-text", opt + ["--load-dialect-plugin=./file"],
               {"file": "no library"})
    yield Case("empty-output", ["mp-opt", MLP, "-o", ""])
    yield Case("output-is-input", ["mp-opt", "step", "--mp-amp", "-o", "step"],
               {"step": "module { func.func @main() { foo } }"})
    # A link is followed, and stays one; so do the modes of a file.
    follows = "keep() { \"$@\" && [ -L out ] && grep -q func target; } && keep"
    stays = ("chmod 640 out && keep() { \"$@\" && "
             "[ $(stat -c %a out) = 640 ]; } && keep")
    for slot, command in outputs(tools):
        if slot not in ("opt", "export", "import"):
            continue
        line, _ = fill(command, "out")
        yield Case(f"{slot}-follows-links", line, {
            "target": "old\n", "out": lambda path: os.symlink("target", path)},
            codes=(0,), shell=follows, old=())
        yield Case(f"{slot}-keeps-modes", line, codes=(0,), shell=stays)
    for slot, command in outputs(tools):
        line, name = fill(command, "out")
        if slot in ("outputs", "state", "losses", "profile", "reduce"):
            files = {"keen": script("#!/bin/sh\nexit 1\n"),
                     "step": steps.STEP, "target": "old\n",
                     name: lambda path: os.symlink("target", path)}
            linked = (f"keep() {{ \"$@\" && [ -L {name} ] && "
                      "[ $(cat target | head -c 3) != old ]; } && keep")
            yield Case(f"{slot}-follows-links", line, files, codes=(0,),
                       shell=linked, old=(), quick=slot != "reduce")
