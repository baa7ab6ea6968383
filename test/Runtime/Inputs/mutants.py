"""Artifacts with one mistake each in their code or launches, run on the fakes.

    mutants.py MP-OPT MP-RUN FAKES PLAN.mlir OPTION... [--or OPTION...]...

with options of mp-run that give values. The plan has its code. A mutant is
caught where it is refused, where a call is stopped, or where a result has other
bits than that of the artifact as it was, with the first options or with others.
Prints a line for each kind of mistake and ends with 1 where one was missed.
"""
import collections
import os
import pathlib
import random
import re
import sys
import tempfile
import zipfile

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2]))
from commands import run

MOST = 8  # of each kind
FEW = 3  # of one that a result shows wherever it is
SEED = 1


def replaced(text, pattern, change):
    """A text for each place that the pattern matches and the change changes."""
    for match in re.finditer(pattern, text):
        other = change(match)
        if other is not None and other != match[0]:
            yield text[:match.start()] + other + text[match.end():]


def more(match):
    return f"{match[1]}{int(match[2]) + 1},"


def less(match):
    return f"{match[1]}{int(match[2]) - 1}," if int(match[2]) > 1 else None


def half(match):
    return f"{match[1]}{int(match[2]) // 2}" if int(match[2]) > 1 else None


def one_more(match):
    return f"{match[1]}{int(match[2]) + 1}"


def dropped_barrier(match):
    """Nothing, where no later use of shared memory has to wait."""
    rest = match.string[match.end():]
    rest = rest[:rest.index("\\0A}")]
    # What a block waits for before it counts itself may be what the thread
    # wrote that counts: ReleaseTest drops that one.
    counts = ("_arrived" in rest
              and "ld.shared" not in re.split(r"bra|bar\.sync", rest)[0])
    return "" if ".shared" in rest and not counts else None


def flipped(match):
    return f"trans [{'false' if match[1] == 'true' else 'true'},"


def halved(match):
    """Half as much, or twice. Not a power of two, by which sums are scaled of which
    all that matters is whether they are finite."""
    bits = int(match[2], 16)
    return (f"{match[1]}0f{bits ^ 0x800000:08X}"
            if bits & 0x7fffff and 0 < bits & 0x7f800000 < 0x7f800000 else None)


def later(match):
    """Blocks that a launch counts, one more than it has."""
    return f"{match[1]}{int(match[2]) + 1};"


EVERYWHERE = {
    "half a constant", "rounded to the other type of 16 bits",
    "read as the other type of 16 bits", "a product scaled",
    "a sum of products added to what was there", "a product of one less"}
KINDS = {
    "a block too few": (r"(grid \[)(\d+),", less),
    "threads of a block": (r"(block \[)(\d+),", less),
    "a barrier dropped": (r"\\09bar\.sync \\090;\\0A", dropped_barrier),
    "written memory read by nc":
        (r"ld\.global\.(?=v|b)", lambda match: "ld.global.nc."),
    "a transpose flipped": (r"trans \[(true|false),", flipped),
    "an epilogue too many":
        (r" align \[", lambda match: " epilogue relu align ["),
    "a leading dimension": (r"(ld \[)(\d+),", more),
    "a store dropped":
        (r"\\09(?:@%p\d+ )?st\.global\.v[^;]*;\\0A", lambda match: ""),
    "a store of one number dropped":
        (r"\\09(?:@%p\d+ )?st\.global\.b[^;]*;\\0A", lambda match: ""),
    "a call dropped":
        (r"\n *mprt\.(?:launch|matmul|conv|pool) [^\n]*", lambda match: ""),
    "shared memory of half the size":
        (r"(_shared\w*\[)(\d+)(?=\])", half),
    "a branch inverted":
        (r"@(!?)(?=%p\d+ bra)", lambda match: "" if match[1] else "!"),
    "a stride off by one":
        (r"(mul\.wide\.[su]32 \\09%rd\d+, %r\d+, )(\d+)(?=;)", one_more),
    "a vector load off by one element":
        (r"(ld\.global\.(?:nc\.)?v4\.b32 \\09\{[^}]*\}, \[%rd\d+)\]",
         lambda match: match[1] + "+4]"),
    "half a constant":
        (r"((?:add|sub|mul|fma)\.rn\.f32 \\09[^;]*?)0f([0-9A-F]{8})", halved),
    "rounded to the other type of 16 bits":
        (r"cvt\.rn\.(b?)f16(?=(?:x2)?\.f32)",
         lambda match: f"cvt.rn.{'' if match[1] else 'b'}f16"),
    "read as the other type of 16 bits":
        (r"cvt\.f32\.(b?)f16", lambda match:
         f"cvt.f32.{'' if match[1] else 'b'}f16"),
    "a fence dropped": (r"\\09fence\.acq_rel\.gpu;\\0A", lambda match: ""),
    "a block counted that is not there":
        (r"(atom\.global\.inc\.u32 \\09[^;]*\], )(\d+);", later),
    "a product scaled": (r"(compute f32 scale f32)(?= align)",
                         lambda match: match[1] + " alpha 2.0"),
    "a sum of products added to what was there":
        (r"(compute f32 scale f32)(?= align)",
         lambda match: match[1] + " beta 1.0"),
    "a product of one less": (r"( k )(\d+)(?= trans)",
                              lambda match: f"{match[1]}{int(match[2]) - 1}"),
}


class Runner:
    def __init__(self, opt, run_, fakes, scratch, options):
        self.opt, self.run, self.options = opt, run_, options
        self.scratch = pathlib.Path(scratch)
        os.environ["LD_LIBRARY_PATH"] = fakes

    def results(self, text):
        """For each options the bytes of all results, or why there are none."""
        plan, artifact, out = (self.scratch / name for name in
                               ("plan.mlir", "step.mpx", "out.npz"))
        plan.write_text(text)
        made = run(self.opt, plan, "--emit=mpx", "-o", artifact)
        if made.returncode:
            yield None, "refused"
            return
        for options in self.options:
            # Apart: what nobody has written is not what the last step left.
            done = run(self.run, artifact, "--device=cuda", "--steps=2",
                       "--launch=apart", "--stall-after=0",
                       f"--outputs={out}", *options)
            if done.returncode not in (0, 1):
                yield None, f"crashed with {done.returncode}"
            elif done.returncode or "mp-fakes:" in done.stderr:
                yield None, "stopped"
            else:
                with zipfile.ZipFile(out) as archive:
                    yield {name: archive.read(name)
                           for name in archive.namelist()}, "wrong"


def judge(found, expected):
    """Why the first results are none, or other ones."""
    for (results, why), wanted in zip(found, expected):
        if results != wanted:
            return why
    return "MISSED"


def main(opt, run_, fakes, plan, *options):
    text = pathlib.Path(plan).read_text()
    ways = [[]]
    for option in options:
        if option == "--or":
            ways.append([])
        else:
            ways[-1].append(option)
    total = collections.Counter()
    with tempfile.TemporaryDirectory() as scratch:
        runner = Runner(opt, run_, fakes, scratch, ways)
        expected, errors = zip(*runner.results(text))
        if None in expected:
            sys.exit(f"the plan itself: {errors}")
        for kind, (pattern, change) in KINDS.items():
            mutants = list(replaced(text, pattern, change))
            random.Random(SEED).shuffle(mutants)
            counts = collections.Counter(
                judge(runner.results(mutant), expected)
                for mutant in mutants[:FEW if kind in EVERYWHERE else MOST])
            total += counts
            print(f"{kind}: {sum(counts.values())}, " + ", ".join(
                f"{count} {why}" for why, count in sorted(counts.items())),
                  flush=True)
    print(f"all: {sum(total.values())}, "
          + ", ".join(f"{total[why]} {why}" for why in
                      ("refused", "stopped", "wrong", "MISSED")))
    return 1 if total["MISSED"] or not total["stopped"] else 0


sys.exit(main(*sys.argv[1:]))
